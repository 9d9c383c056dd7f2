"""What might have happened: positions of a game that was played, and how they end when played on.

Playing on is greedy, for every seat, from positions that agree with what somebody knows: a
spectator who is asked for the chances, or the seat that is to decide. So all of this says how good
a position or a move is among greedy players, however well the game itself was played.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from makeda.analysis.chances import playout_chances
from makeda.analysis.worlds import shares_of
from makeda.bots.greedy import Advice, advice
from makeda.bots.search.playout import play_on, rewards
from makeda.core.rng import Rng
from makeda.core.state import State

# A game is looked at so many times, from its beginning on, after equal numbers of decisions.
LOOKS = 10
# Each time it is played on so often.
PLAYOUTS = 20
# At some of these looks the decision is studied: so many of its moves in so many worlds.
STUDIED = (3, 6, 9)
MOVES = 6
WORLDS = 16
# Whoever wins no more of the playouts cannot win any more, as far as one can tell.
HOPELESS = 1 / PLAYOUTS
# Standard errors between a move and the best one that make it clearly worse
CLEARLY = 2


class Choice(NamedTuple):
    """A decision: what there was to choose from, and what the choice changed."""

    legal: int
    real: float  # how many of these moves are not clearly worse than the best
    worth: float  # what the best move adds to the seat's chance, over any move
    swing: float  # what the choice moves of somebody else's chance


class Look(NamedTuple):
    """A position: everybody's chance to win, and the decision of the seat that was asked."""

    chances: list[float]
    seat: int
    choice: Choice | None


def study(state: State, moves: list[tuple[int, int]], rng: Rng) -> list[Look]:
    """Look at a game from its first position on, which is played through."""
    seated = [advice(state.game_id)] * state.players
    looks: list[Look] = []
    for step, (seat, move) in enumerate(moves):
        if len(looks) < LOOKS and step == len(looks) * len(moves) // LOOKS:
            asked = len(looks) in STUDIED and seat in state.actors()
            choice = _choice(state, seat, move, seated, rng) if asked else None
            looks.append(Look(playout_chances(state, rng, PLAYOUTS), seat, choice))
        state.apply(seat, move)
    return looks


def _choice(state: State, seat: int, move: int, seated: list[Advice], rng: Rng) -> Choice | None:
    """Try some of the moves, with the one that was played, in the same worlds."""
    legal = state.legal(seat)
    if len(legal) < 2:
        return None
    others = [other for other in legal if other != move]
    tried = [move]
    while others and len(tried) < MOVES:
        tried.append(others.pop(rng.below(len(others))))
    worlds = [state.redeal(seat, rng) for _ in range(WORLDS)]
    ends = [[_after(world, seat, each, seated) for world in worlds] for each in tried]
    worths = [[rewards(end)[seat] for end in row] for row in ends]
    wins = [[shares_of(end) for end in row] for row in ends]
    best = max(worths, key=fmean)
    real = sum(not _clearly_worse(row, best) for row in worths) / len(tried) * len(legal)
    return Choice(len(legal), real, _worth(worths, wins, seat), _swing(wins, seat))


def _clearly_worse(row: list[float], best: list[float]) -> bool:
    lost = [better - value for value, better in zip(row, best, strict=True)]
    return fmean(lost) > CLEARLY * stdev(lost) / sqrt(len(lost))


# The best of noisy figures looks better than it is. So it is found in one half of the worlds, and
# measured in the other.
HALF = WORLDS // 2


def _worth(worths: list[list[float]], wins: list[list[list[float]]], seat: int) -> float:
    best = max(range(len(worths)), key=lambda place: fmean(worths[place][:HALF]))
    every = [_mean_share(row[HALF:], seat) for row in wins]
    return every[best] - fmean(every)


def _swing(wins: list[list[list[float]]], seat: int) -> float:
    """How much of another seat's chance lies between two of the moves."""
    found: tuple[float, float] = (-1.0, 0.0)
    for other in range(len(wins[0][0])):
        if other == seat:
            continue
        first = [_mean_share(row[:HALF], other) for row in wins]
        high, low = first.index(max(first)), first.index(min(first))
        measured = _mean_share(wins[high][HALF:], other) - _mean_share(wins[low][HALF:], other)
        found = max(found, (first[high] - first[low], measured), key=lambda pair: pair[0])
    return found[1]


def _mean_share(shares: list[list[float]], seat: int) -> float:
    return fmean(each[seat] for each in shares)


def _after(world: State, seat: int, move: int, seated: list[Advice]) -> State:
    position = world.copy()
    position.apply(seat, move)
    return _played_on(position, seated)


def _played_on(state: State, seated: list[Advice]) -> State:
    play_on(state, seated)
    return state
