"""What every game's view has; each game describes its own in its `seen.py`.

These are types alone. Those of the web app are made from them, and a test holds the views of whole
games against them, field by field.
"""

from __future__ import annotations

from typing import Any, Generic, NotRequired, TypeAlias, TypedDict, TypeVar

E = TypeVar("E")
O = TypeVar("O")  # noqa: E741  beside E and P it is not taken for a zero
P = TypeVar("P")


class Prompt(TypedDict):
    """What an awaited seat is asked: a key of the catalogue, the rule behind it, parameters."""

    key: str
    rule: str
    params: dict[str, object]


class Move(TypedDict, Generic[E]):
    """A legal move with what it would do, so that a client can show it without knowing a rule."""

    verb: str
    args: dict[str, object]
    words: str
    effects: E


class Own(TypedDict, Generic[E]):
    """What only the looking seat sees; games add to it."""

    seat: int
    prompt: Prompt | None
    legal: list[Move[E]]


class Player(TypedDict):
    """What everyone sees of a player; games add to it."""

    seat: int


class View(TypedDict, Generic[P, O]):
    """What a seat sees, or a spectator, who has no "me"; games add to it."""

    game: str
    phase: str
    rule: str
    actors: list[int]
    players: list[P]
    winners: list[int]
    me: NotRequired[O]


# The view of any game, for those who know none
AnyView: TypeAlias = View[Any, Any]
