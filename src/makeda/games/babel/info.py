"""The facts about Babel."""

from __future__ import annotations

from typing import Final

from makeda.core.fields import Fields
from makeda.core.game import Info, Option, TableOption
from makeda.core.problems import BadPosition
from makeda.games.babel.tables import load_tables

ON: Final = "on"
OFF: Final = "off"


class Numbers(TableOption):
    """[B1] The numbers on cards, discs and board, as in `data/tables.toml`."""

    def check(self, table: dict[str, object]) -> dict[str, object]:
        try:
            return load_tables(Fields(table)).dump()
        except BadPosition as problem:
            place = str(problem.params["field"])
            raise self.bad(place, "what the rules of chapter B1 allow") from problem


INFO: Final = Info(
    id="babel",
    title="Der Turmbau zu Babel",
    author="Reiner Knizia",
    publisher="Hans im Glück",
    year=2005,
    least_players=3,
    most_players=5,
    options=[
        Option("two_colour_discs", [OFF, ON]),
        Option("action_cards", [ON, OFF]),
        Numbers("numbers"),
    ],
    rules_version=1,
)
