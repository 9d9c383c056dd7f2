"""Winning chances: how often each seat wins when a position is played on, made honest.

Playouts know less than players: they draw the hidden cards evenly, whatever somebody's moves have
told about them, and let everyone go on greedily. So they are a little too sure, or not sure enough.
How much, `bench/chances.py` measures game by game against how games really end. One number beside
each policy corrects it, its sharpness: the odds of a seat are raised to this power. Above 1 it says
that playouts are not sure enough.
"""

from __future__ import annotations

from statistics import fmean

from makeda.analysis.worlds import ended, imagined, shares_of
from makeda.bots.greedy import advice
from makeda.core.rng import Rng
from makeda.core.state import State

# So many wins are added, shared evenly, before anything was played: no chance is quite 0 or 1.
ADDED = 0.5


def playout_chances(state: State, rng: Rng, playouts: int) -> list[float]:
    """How often each seat wins in playouts, from what a spectator knows."""
    greedy = advice(state.game_id)
    ends = [ended(imagined(state, rng), greedy) for _ in range(playouts)]
    return [fmean(seat) for seat in zip(*(end.shares for end in ends), strict=True)]


def chances(state: State, rng: Rng, playouts: int) -> list[float]:
    """Each seat's chance to win, from what a spectator knows; what it won, if all is over."""
    if state.over():
        return shares_of(state)
    sharpness = advice(state.game_id).sharpness
    return honest(sharpness, playout_chances(state, rng, playouts), playouts)


def honest(sharpness: float, found: list[float], playouts: int) -> list[float]:
    """What the chances really are if so many playouts say these; they still add up to 1."""
    odds = [_smooth(each, len(found), playouts) ** sharpness for each in found]
    return [each / sum(odds) for each in odds]


def slope(sharpness: float, found: float, seats: int, playouts: int) -> float:
    """By how much an honest chance changes with what the playouts say about a seat."""
    raw = _smooth(found, seats, playouts)
    odds: float = (raw / (1 - raw)) ** sharpness
    return sharpness * odds / (1 + odds) ** 2 / raw / (1 - raw)


def _smooth(chance: float, seats: int, playouts: int) -> float:
    return (chance * playouts + ADDED / seats) / (playouts + ADDED)
