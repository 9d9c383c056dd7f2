"""Games written down for learning: every move and, by choice, what the seat saw, could and thought.

What a seat saw and could is found by playing the moves again, so noting changes nothing in a game.
What a bot thought it must be asked while it plays.
"""

from __future__ import annotations

from typing import NamedTuple

from makeda.bots.bot import Thought
from makeda.bots.playing import BotPlayer, Note, Result
from makeda.core.game import Game
from makeda.core.observation import BYTES
from makeda.core.problems import BadSetup
from makeda.core.state import State

OBSERVATIONS = "observations"
LEGAL = "legal"
SEARCH = "search"
EXTRAS = (OBSERVATIONS, LEGAL, SEARCH)


class Move(NamedTuple):
    """One move; what was not wanted is empty."""

    seat: int
    move: int
    thoughts: list[Thought]
    legal: list[int]
    observation: bytes  # 32-bit floats


class Log(NamedTuple):
    """One game; the bots by seats, and no moves where they are not noted."""

    seed: int
    bots: list[str]
    result: Result
    moves: list[Move]


class Notes:
    """The moves of a game while it is played, with some extras; None notes nothing at all."""

    def __init__(self, extras: list[str] | None) -> None:
        self.wanted = extras is not None
        self._extras = extras or []
        self._moves: list[Move] = []

    def listener(self, players: list[BotPlayer]) -> Note | None:
        """What hears of each move."""
        if not self.wanted:
            return None
        ask = SEARCH in self._extras
        return lambda seat, move: self.add(seat, move, players[seat].thoughts() if ask else [])

    def add(self, seat: int, move: int, thoughts: list[Thought]) -> None:
        self._moves.append(Move(seat, move, thoughts, [], b""))

    def log(
        self, game: Game, options: dict[str, object], seed: int, bots: list[str], result: Result
    ) -> Log:
        """The game, once it is over."""
        if self._extras:
            self._look_again(game, game.new(len(bots), seed, **options))
        return Log(seed, bots, result, self._moves)

    def _look_again(self, game: Game, state: State) -> None:
        """Find out what each seat saw and could, from the first position on."""
        see = OBSERVATIONS in self._extras
        seen = bytearray(game.observer.size * BYTES if see else 0)
        for number, move in enumerate(self._moves):
            if see:
                game.observer.observe_into(state, move.seat, memoryview(seen))
            legal = list(state.legal(move.seat))
            self._moves[number] = move._replace(legal=legal, observation=bytes(seen))
            state.apply(move.seat, move.move)


def extras_in(names: list[str]) -> list[str]:
    """What is wanted beside the moves, if there are such things."""
    for name in names:
        if name not in EXTRAS:
            raise BadSetup("bad_extra", {"extra": name, "extras": list(EXTRAS)})
    return names
