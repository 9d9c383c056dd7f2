"""The seats of a table."""

from __future__ import annotations

from typing import Any

OPEN = "open"
PERSON = "person"
BOT = "bot"


class Seat:
    """Who sits here: nobody yet, a person known by the device that holds the seat, or a bot.

    `stand_in` is the level of the bot that plays for a person, or for nobody, until it is taken
    away again.
    """

    def __init__(
        self, kind: str, name: str, colour: int, level: str = "", holder: str = ""
    ) -> None:
        self.kind = kind
        self.name = name
        self.colour = colour
        self.level = level
        self.holder = holder
        self.stand_in = ""

    def bot_level(self) -> str:
        """The level of the bot that decides here, or "" where a person does."""
        return self.level if self.kind == BOT else self.stand_in

    def shown(self) -> dict[str, object]:
        """What everyone may know of it; who holds it is told to nobody."""
        return {
            "kind": self.kind,
            "name": self.name,
            "colour": self.colour,
            "level": self.level,
            "stand_in": self.stand_in,
        }

    def dump(self) -> dict[str, object]:
        return {**self.shown(), "holder": self.holder}


def load_seat(data: dict[str, Any]) -> Seat:
    seat = Seat(data["kind"], data["name"], data["colour"], data["level"], data["holder"])
    seat.stand_in = data["stand_in"]
    return seat
