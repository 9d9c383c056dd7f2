"""The game loop: one game, played to its end by whoever sits at the seats, and what came of it.

A bot may be anybody's, so nothing that it answers is believed: a move that the rules forbid, or a
bot that breaks down, is a BotProblem, which says in one sentence who did what.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from makeda.bots.bot import Bot, Sight, Thought, out_of_turn
from makeda.bots.greedy import NOTHING, Advice, GreedyBot, advice
from makeda.bots.registry import bot as bot_of
from makeda.bots.registry import described
from makeda.core.game import Game
from makeda.core.problems import BadSetup, Problem
from makeda.core.rng import Rng
from makeda.core.state import State

# One win, in parts that 1 to 10 winners can share without a remainder
WIN: Final = 2520
# Nobody needs to see more of a strange answer.
LONGEST_ANSWER: Final = 60

Note = Callable[[int, int], None]


class Result(NamedTuple):
    """What came of a game, by seats or, in a match, by the places of the bots in its list."""

    scores: list[int]
    winners: list[int]
    decisions: int

    def parts(self, seat: int) -> int:
        """What a seat has of the win, of which there are WIN parts: equals share it.

        Whole numbers, so that a sum does not depend on its order.
        """
        return WIN // len(self.winners) if seat in self.winners else 0

    def share(self, seat: int) -> float:
        """The same as a number from 0 to 1."""
        return self.parts(seat) / WIN


class BotProblem(Problem):
    """A bot that chose what it may not choose, or broke down. The texts of its game tell why."""

    def __init__(self, key: str, game_id: str, params: dict[str, object]) -> None:
        super().__init__(key, params)
        self.game_id = game_id

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.key, self.game_id, self.params)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC):
    """Whoever sits at a seat and is asked for its moves."""

    @abstractmethod
    def choose(self, state: State, seat: int) -> int:
        """A legal move of the seat, whose decision is awaited."""

    def interrupt(self, state: State, seat: int) -> int | None:
        """A legal move of a seat that nobody waits for, or None to let things go on."""
        return None


class AdvisedPlayer(Player):
    """Somebody who does what a policy says, with nothing in between."""

    def __init__(self, advice: Advice) -> None:
        self._advice: Final = advice

    def choose(self, state: State, seat: int) -> int:
        return self._advice.choose(state, seat)

    def interrupt(self, state: State, seat: int) -> int | None:
        move = self._advice.interrupt(state, seat)
        return None if move == NOTHING else move


class BotPlayer(Player):
    """A bot at a seat, under the name by which it was asked for."""

    def __init__(self, game: Game, name: str, bot: Bot) -> None:
        self._game: Final = game
        self._name: Final = name
        # Not as a Bot: what somebody else's class gives back may be of any type.
        self._bot: Final[Any] = bot

    def choose(self, state: State, seat: int) -> int:
        try:
            answer: object = self._bot.choose(Sight(state, seat))
        except Exception as error:
            raise self._failed(error) from error
        return self._legal(state, seat, answer)

    def interrupt(self, state: State, seat: int) -> int | None:
        try:
            answer: object = self._bot.interrupt(Sight(state, seat))
        except Exception as error:
            raise self._failed(error) from error
        return None if answer is None else self._legal(state, seat, answer)

    def thoughts(self) -> list[Thought]:
        """What the bot found out before its latest move."""
        try:
            found = [
                Thought(int(m), int(visits), float(v)) for m, visits, v in self._bot.thoughts()
            ]
        except Exception as error:
            raise self._failed(error) from error
        return found

    def _legal(self, state: State, seat: int, answer: object) -> int:
        """The answer, if it is a move that the rules allow."""
        if not isinstance(answer, int):
            shown = repr(answer)[:LONGEST_ANSWER]
            raise self._problem("bot_no_move", {"answer": shown})
        if answer in state.legal(seat):
            return answer
        moves = self._game.moves
        words = moves.words(answer) if 0 <= answer < len(moves) else str(answer)
        about: dict[str, object] = {"move": words, "refusal": state.refusal(seat, answer)}
        raise self._problem("bot_illegal", about)

    def _failed(self, error: Exception) -> BotProblem:
        reason = f"{described(error)}{_place_in(type(self._bot).__module__, error)}"
        return self._problem("bot_failed", {"reason": reason})

    def _problem(self, key: str, about: dict[str, object]) -> BotProblem:
        return BotProblem(key, self._game.info.id, {"bot": self._name, **about})


def bot_player(game: Game, spec: str, rng: Rng) -> BotPlayer:
    """The bot with this spec, ready to play the game."""
    make = bot_of(spec)
    try:
        made = make(rng)
    except Exception as error:
        raise BadSetup("bot_cannot_be_made", {"bot": spec, "reason": described(error)}) from error
    if isinstance(made, GreedyBot):
        advice(game.info.id, made.source)  # whether its numbers are this game's is known now
    return BotPlayer(game, spec, made)


def play_game(
    state: State, players: list[Player], order: Rng | None, note: Note | None = None
) -> Result:
    """Let the players play a game to its end; `note` hears of each move once it has been played.

    Where several seats are asked at once, `order` decides who answers first; without it, they
    answer in the order of the seats.
    """
    decisions = 0
    while not state.over():
        decisions += play_interrupts(state, players, note)
        actors = state.actors()
        seat = min(actors) if order is None else actors[order.below(len(actors))]
        move = players[seat].choose(state, seat)
        state.apply(seat, move)
        if note is not None:
            note(seat, move)
        decisions += 1
    return result_of(state, decisions)


def play_interrupts(state: State, players: list[Player], note: Note | None = None) -> int:
    """Ask each player once who could do something out of turn; how many moves that made."""
    decisions = 0
    for seat in out_of_turn(state):
        move = players[seat].interrupt(state, seat)
        if move is not None:
            state.apply(seat, move)
            if note is not None:
                note(seat, move)
            decisions += 1
    return decisions


def result_of(state: State, decisions: int) -> Result:
    """What came of a game that is over."""
    return Result(state.scores(), state.winners(), decisions)


def _place_in(module: str, error: Exception) -> str:
    """Where in the bot's own file it happened, for whoever wrote it."""
    file: object = getattr(sys.modules.get(module), "__file__", None)
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == file]
    return f" ({Path(str(file)).name}, line {lines[-1]})" if lines else ""
