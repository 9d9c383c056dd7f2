"""The facts about Kette."""

from __future__ import annotations

from typing import Final

from makeda.core.game import Info, Option
from makeda.games.kette.components import LION_RULES

INFO: Final = Info(
    id="kette",
    title="Die Kette von Saba",
    author="Martin Ebel",
    publisher="Queen Games",
    year=1997,
    least_players=3,
    most_players=7,
    options=[Option("lions", LION_RULES)],
    rules_version=2,
)
