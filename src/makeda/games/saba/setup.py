"""[S2] Setting up a game of Saba."""

from __future__ import annotations

from makeda.core.rng import Rng
from makeda.games.saba.components import (
    CAPACITY,
    END_CARD,
    FIELDS,
    FIRST_TREASURY,
    GOLD,
    KINDS,
    PLOTS,
    SECOND_TREASURY,
)
from makeda.games.saba.palace import fill_spaces
from makeda.games.saba.state import SabaState


def deal(s: SabaState) -> None:
    """[S2.1-S2.4] Goods for the others, a full harbour, three open cards; seat 0 begins."""
    _give_first_goods(s)
    _fill_harbour(s)
    s.palace = _palace_deck(s.rng)
    fill_spaces(s)
    counts = s.tables.action_cards(s.persons)
    s.deck = [card for card in range(len(counts)) for _ in range(counts[card])]
    s.rng.shuffle(s.deck)
    s.deck_left = len(s.deck)
    s.made_of = counts
    s.reveals = 0


def _give_first_goods(s: SabaState) -> None:
    """[S2.1] One piece of each kind is mixed; the third and fourth player get one more.

    [S2.5] By a variant of our own, the second of two players gets another kind as well, but without
    the persons no gold.
    """
    kinds = list(range(KINDS))
    s.rng.shuffle(kinds)
    for seat in range(1, s.players):
        s.get(seat, kinds[seat], 2 if seat >= 2 else 1)
    if s.even_start and s.players == 2:
        third, fourth = kinds[2:]
        s.get(1, fourth if third == GOLD and not s.persons else third, 1)


def _fill_harbour(s: SabaState) -> None:
    """[S2.2]"""
    s.rng.shuffle(s.harbour_kinds)
    for field in range(FIELDS):
        s.harbour_pieces[field] = CAPACITY[field]
        s.supply[s.harbour_kinds[field]] -= CAPACITY[field]


def _palace_deck(rng: Rng) -> list[int]:
    """[S2.3] Level by level, a treasury card after each of the first two; the end card is mixed
    with the last three.
    """
    arches = list(range(PLOTS))
    fountains = list(range(PLOTS, 2 * PLOTS))
    columns = list(range(2 * PLOTS, 3 * PLOTS))
    for group in (arches, fountains, columns):
        rng.shuffle(group)
    last = [*columns[5:], END_CARD]
    rng.shuffle(last)
    return [*arches, FIRST_TREASURY, *fountains, SECOND_TREASURY, *columns[:5], *last]
