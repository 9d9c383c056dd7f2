"""The facts about Saba."""

from __future__ import annotations

from typing import Final

from makeda.core.game import Info, Option
from makeda.games.saba.components import ON_OFF
from makeda.games.saba.tables import CARDS

INFO: Final = Info(
    id="saba",
    title="Saba - Palast der Königin",
    author="Christian Fiore & Knut Happel",
    publisher="Goldsieber",
    year=2007,
    least_players=2,
    most_players=4,
    options=[
        Option("persons", ON_OFF),
        Option("serail_figure", ON_OFF),
        Option("guards", ON_OFF),
        CARDS,
        Option("may_send_back", ON_OFF, "S3.6"),
        Option("may_lay_marker", ON_OFF, "S5.2"),
    ],
    rules_version=3,
)
