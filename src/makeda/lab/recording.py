"""Games between bots, written down."""

from __future__ import annotations

from collections.abc import Iterator

from makeda.bots.bot import Bot, Sight, out_of_turn
from makeda.bots.registry import MakeBot
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.core.records import Record, begin
from makeda.core.rng import Rng, seeded
from makeda.core.state import State


def record_game(
    game: Game, players: int, seed: int, options: dict[str, object], bot: MakeBot, name: str
) -> Record:
    """A whole game between equal bots. Equal seeds give equal records."""
    names = [f"{name} {seat + 1}" for seat in range(players)]
    record, state = begin(game, players, seed, options, names)
    bots = [bot(seeded(seed, "bot", seat)) for seat in range(players)]
    for seat, move in play_game(state, bots, seeded(seed, "order")):
        record.add(seat, move, state)
    return record


def play_game(state: State, bots: list[Bot], order: Rng) -> Iterator[tuple[int, int]]:
    """Let bots play a game to its end; give each move once it has been played.

    Where several seats are asked at once, `order` decides who answers first.
    """
    while not state.over():
        yield from play_interrupts(state, bots)
        actors = state.actors()
        seat = actors[order.below(len(actors))]
        move = bots[seat].choose(Sight(state, seat))
        _play(state, seat, bots[seat], move)
        yield seat, move


def play_interrupts(state: State, bots: list[Bot]) -> Iterator[tuple[int, int]]:
    """Ask each bot once that could do something out of turn; give each move once it was played."""
    for seat in out_of_turn(state):
        move = bots[seat].interrupt(Sight(state, seat))
        if move is not None:
            _play(state, seat, bots[seat], move)
            yield seat, move


def _play(state: State, seat: int, bot: Bot, move: int) -> None:
    """Play the move of a bot, who may be anybody's and have got the rules wrong."""
    if move not in state.legal(seat):
        raise BadSetup("bot_illegal", {"bot": type(bot).__name__, "move": move})
    state.apply(seat, move)
