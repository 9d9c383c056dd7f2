"""Imagined games: positions that agree with what somebody knows, played on to their end.

Everyone goes on greedily, so whatever is said from here on is said of games among such players.
"""

from __future__ import annotations

from typing import NamedTuple

from makeda.bots.bot import Sight
from makeda.bots.greedy import Advice, advice
from makeda.bots.search.decision import settled
from makeda.bots.search.playout import play_on, rewards
from makeda.core.rng import Rng
from makeda.core.state import State
from makeda.games.registry import game

# Moves of one seat, one right after the other
Line = tuple[int, ...]


class End(NamedTuple):
    """How an imagined game ended, by seats: shares of the win, points, what that is worth to the
    search, and where the points came from, if somebody listened.
    """

    shares: list[float]
    scores: list[int]
    worths: list[float]
    sources: dict[str, list[int]]


def imagined(state: State, rng: Rng) -> State:
    """A world that agrees with all that a spectator knows."""
    return settled(state.redeal(None, rng), None, [advice(state.game_id)] * state.players)


def imagined_by(sight: Sight, rng: Rng) -> State:
    """A world that agrees with all that a seat knows."""
    world = sight.redeal(rng)
    return settled(world, sight.seat, [advice(sight.game_id)] * world.players)


def ended(world: State, greedy: Advice) -> End:
    """Play a world to its end."""
    play_on(world, [greedy] * world.players)
    return End(shares_of(world), world.scores(), rewards(world), {})


def ended_with(world: State, seat: int, line: Line, greedy: Advice, *, listening: bool) -> End:
    """Play a line and then on, in a copy. Accounts are kept only on demand: they take time."""
    position = world.copy()
    accounts = game(position.game_id).accounts(position) if listening else None
    if listening:
        position.listen()
    for move in line:
        # The first one is legal; a later one may not be any more, in some worlds.
        if move == line[0] or (seat in position.actors() and move in position.legal(seat)):
            position.apply(seat, move)
    end = ended(position, greedy)
    if accounts is None:
        return end
    accounts.hear(position, position.heard())
    return end._replace(sources=accounts.amounts)


def shares_of(state: State) -> list[float]:
    """What each seat has of the win in a game that is over: equals share it."""
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
