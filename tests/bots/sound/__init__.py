"""Positions in which one move is plainly right, a file for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from makeda.core.state import State


class Sound(NamedTuple):
    """A position, and what anybody who knows the game would do there."""

    # What is plain about it, as a name for the test
    reason: str
    # It is made when it is tested: a game may have been played to get there.
    made: Callable[[], State]
    # The words of the right move; several where they come to the same
    right: tuple[str, ...]
    # Who decides; otherwise whoever is asked first
    seat: int | None = None
