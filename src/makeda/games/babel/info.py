"""The facts about Babel."""

from __future__ import annotations

from typing import Final

from makeda.core.game import Info, Option

ON: Final = "on"
OFF: Final = "off"

INFO: Final = Info(
    id="babel",
    title="Der Turmbau zu Babel",
    author="Reiner Knizia",
    publisher="Hans im Glück",
    year=2005,
    least_players=3,
    most_players=5,
    options=[Option("two_colour_discs", [OFF, ON]), Option("action_cards", [ON, OFF])],
    rules_version=1,
)
