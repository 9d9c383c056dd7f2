"""How a game that is not over may end for each seat: what lies on the table, weighed.

Whoever plays on to the end learns much about the luck of later turns, and little about the move in
question. What a move has done shows after a round or two. So the game is broken off there, and a
forecast says what has become of each seat: a sum of what it has, each thing times a weight. The
weights were learned from whole games (`lab/forecasting.py`).

A game's module here says what to look at, with a class `Reading`. The weights lie beside it, in
whole numbers, so that the sum is the same on every machine. A game without them, or with a file
that is damaged, is played on to its end.
"""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Final, TypeGuard
from warnings import warn

from mypy_extensions import mypyc_attr

from makeda.bots.greedy.numbers import TRAINED, Numbers, numbers_of, read_section
from makeda.core.problems import BadSetup
from makeda.core.state import State

# The section of a file that holds the weights
FORECAST: Final = "forecast"
# What stands for a whole win in sums of weights
WHOLE: Final = 10**8
# More than any weight
MOST: Final = 10**12
# Not at the beginning of a turn
IN_A_TURN: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Reading(ABC):
    """What of a position matters for its end. Policies may look only at what their seat sees, but
    a position that is read was imagined, so all of it may be looked at.
    """

    @abstractmethod
    def turn(self, state: State) -> int:
        """Which turn begins here, by a number unlike that of the turn before; or IN_A_TURN."""

    @abstractmethod
    def width(self) -> int:
        """How many things are read of each seat."""

    @abstractmethod
    def standing(self, state: State) -> list[list[int]]:
        """By seat, what it has, in whole numbers."""

    def compares_replies(self, players: int) -> bool:
        """Whether a dozen forecasts tell which of two replies is better; matches have to show it.

        Then the search compares what may follow its moves, instead of taking everybody for greedy.
        """
        return False


class Forecast:
    """A reading, and the weights of what is read."""

    def __init__(self, reading: Reading, rounds: int, weights: dict[int, list[int]]) -> None:
        self.reading: Final = reading
        # After so many rounds a game is broken off.
        self.rounds: Final = rounds
        # By number of players: what an average seat gets, and the weight of each thing
        self.weights: Final = weights

    def knows(self, players: int) -> bool:
        """Whether it was learned for so many."""
        return players in self.weights

    def rewards(self, state: State) -> list[float]:
        """What each seat may expect of the end, as `playout.rewards` weighs it."""
        weights = self.weights[state.players]
        rows = compared(self.reading.standing(state))
        result: list[float] = []
        for row in rows:
            total = weights[0]
            for place in range(len(row)):
                total += weights[place + 1] * row[place]
            result.append(min(1.0, max(0.0, total / WHOLE)))
        return result


class Clock:
    """Counts the turns of one game that is played on, until it is broken off."""

    def __init__(self, forecast: Forecast, state: State) -> None:
        self.reading: Final = forecast.reading
        self.last = self.reading.turn(state)
        self.left = forecast.rounds * state.players

    def is_up(self, state: State) -> bool:
        """Whether enough turns have begun; to be asked after every move."""
        turn = self.reading.turn(state)
        if turn != IN_A_TURN and turn != self.last:
            self.last = turn
            self.left -= 1
        return self.left <= 0


def compared(standing: list[list[int]]) -> list[list[int]]:
    """By seat, how much more of everything it has than the others: so many times the average
    difference as there are seats.
    """
    players = len(standing)
    width = len(standing[0])
    totals = [0] * width
    for row in standing:
        for place in range(width):
            totals[place] = totals[place] + row[place]
    return [[players * row[place] - totals[place] for place in range(width)] for row in standing]


# Where forecasts come from


@cache
def forecast(game_id: str, source: str = TRAINED) -> Forecast | None:
    """The forecast of a game that goes with the numbers of a source; None if there is none."""
    found = reading_of(game_id, numbers_of(game_id, source))
    if found is None:
        return None
    if source != TRAINED:
        section = read_section(source, FORECAST)
        return _checked(found, source, section) if section else None
    ours = files("makeda.bots.forecast").joinpath(f"{game_id}.toml")
    try:
        return _checked(found, source, tomllib.loads(ours.read_text("utf-8"))[FORECAST])
    except (OSError, ValueError, LookupError, BadSetup):
        warn(f"The forecasts of {game_id} cannot be read: bots look ahead without.", stacklevel=2)
        return None


def reading_of(game_id: str, numbers: Numbers) -> Reading | None:
    """What to look at in a game, by the numbers of its policy; None if nobody has said."""
    module = f"makeda.bots.forecast.{game_id}"
    if find_spec(module) is None:
        return None
    made: Reading = import_module(module).Reading(numbers)
    return made


def _checked(reading: Reading, source: str, section: object) -> Forecast:
    """A forecast by what a file says, if it is of the right form."""
    if not isinstance(section, dict):
        raise BadSetup("bad_numbers", {"file": source, "name": FORECAST})
    rounds = section.get("rounds")
    if not _is_whole(rounds) or rounds < 1:
        raise BadSetup("bad_numbers", {"file": source, "name": "rounds"})
    weights: dict[int, list[int]] = {}
    for name, row in section.items():
        if name == "rounds":
            continue
        if not name.isdecimal() or not _are_weights(row, 1 + reading.width()):
            raise BadSetup("bad_numbers", {"file": source, "name": name})
        weights[int(name)] = row
    return Forecast(reading, rounds, weights)


def _are_weights(row: object, number: int) -> bool:
    return (
        isinstance(row, list)
        and len(row) == number
        and all(_is_whole(each) and abs(each) < MOST for each in row)
    )


def _is_whole(value: object) -> TypeGuard[int]:
    """True and false are whole numbers in Python, but nobody means them."""
    return isinstance(value, int) and not isinstance(value, bool)
