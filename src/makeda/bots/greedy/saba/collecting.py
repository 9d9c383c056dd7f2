"""[S3.2-S3.4, S6.2] Which pieces to fetch, and which persons help at any time."""

from __future__ import annotations

from typing import Final

from makeda.bots.greedy.saba.building import (
    build_value,
    card_to_remove,
    is_open,
)
from makeda.bots.greedy.saba.means import find_way, workshop
from makeda.bots.greedy.saba.worth import GAME, Outlook, cards_left, open_scoring, pieces_of, waste
from makeda.games.saba import scoring
from makeda.games.saba.components import (
    CAPACITY,
    CARD_SIDE,
    GIVES,
    HARBOUR_CARDS,
    HARBOUR_MASTER,
    NOBODY,
    NOTHING,
    PALACE_CARDS,
    PLACES_OF,
    QUARTERS,
    REMOVE_SIDE,
    SERAIL_GUARD,
    SPACES,
    SWAP_GETS,
    SWAP_GIVES,
    VIZIER_SIDE,
    WORKSHOPS,
)
from makeda.games.saba.harbour import upper_field
from makeda.games.saba.moves import (
    FIELD_PAIRS,
    HARBOUR,
    MARKER_PAIRS,
    SWAP_FIELDS,
    SWAP_MARKERS,
    USE,
    VIZIER,
    VIZIER_SWAP,
    sort_of,
)
from makeda.games.saba.phases.quarters import add_actions
from makeda.games.saba.state import SabaState

# An action card from the harbour
CARD_EXTRA: Final = 0.07
# The part of what removing a card promises that is left, as rivals have other cards too
REMOVAL: Final = 0.7
# To block a figure in a quarter, or to free one, by moving the vizier
BLOCKED: Final = 0.03
# A harbour master is played only if he brings this much.
MASTERLY: Final = 0.2


# What a stock of pieces leads to in this turn


def prospect(outlook: Outlook, have: list[int]) -> float:
    """The best that can be made of these pieces: a build now, or keeping them."""
    s = outlook.s
    best = outlook.standing(have, NOTHING) - waste(have)
    for space in range(SPACES):
        if is_open(s, space) and outlook.worth[space] > 0.0:
            is_part = s.spaces[space] < PALACE_CARDS
            way = find_way(s, outlook.seat, have, outlook.price[space], is_part)
            best = max(best, build_value(outlook, space, way))
    return best


# The harbour


def best_harbour(s: SabaState, seat: int) -> int:
    """[S3.2] The side that leads furthest in this turn."""
    outlook = Outlook(s, seat)
    best, most = NOTHING, -GAME
    for card in range(HARBOUR_CARDS):
        field = upper_field(s, seat, card)
        value = side_value(outlook, field, s.harbour_kinds[field], s.harbour_pieces[field])
        if value > most:
            best, most = HARBOUR + field, value
    return best


def side_value(outlook: Outlook, field: int, kind: int, pieces: int) -> float:
    """What a side of a harbour card promises with these pieces on its field."""
    s = outlook.s
    have = pieces_of(s, outlook.seat)
    have[kind] += pieces
    extra = s.tables.extras[field]
    if extra == VIZIER_SIDE:
        return _with_vizier(outlook, have)
    value = prospect(outlook, have)
    if extra == CARD_SIDE:
        value += CARD_EXTRA
    elif extra == REMOVE_SIDE:
        value += _removal(outlook)
    return value


def _removal(outlook: Outlook) -> float:
    """[S3.3] What it is worth to remove a card; [S7.1] the last one ends the game."""
    s = outlook.s
    space, gain = card_to_remove(outlook)
    if space == NOTHING:
        return 0.0
    if cards_left(s) == 1:
        return GAME if scoring.winners(s) == [outlook.seat] else -GAME
    return REMOVAL * gain


def _with_vizier(outlook: Outlook, have: list[int]) -> float:
    """[S3.3] The vizier brings a piece from a workshop."""
    best = -GAME
    for quarter in range(WORKSHOPS):
        if quarter != outlook.s.vizier and outlook.s.supply[GIVES[quarter]]:
            have[GIVES[quarter]] += 1
            best = max(best, prospect(outlook, have))
            have[GIVES[quarter]] -= 1
    return best if best > -GAME else prospect(outlook, have)


def harbour_master(s: SabaState, seat: int) -> int:
    """[S8.1] Swap two fields if that leads much further; NOTHING if not."""
    if not s.persons or not s.holds(seat, HARBOUR_MASTER):
        return NOTHING
    outlook = Outlook(s, seat)
    fields = [upper_field(s, seat, card) for card in range(HARBOUR_CARDS)]
    now = -GAME
    for field in fields:
        now = max(now, side_value(outlook, field, s.harbour_kinds[field], s.harbour_pieces[field]))
    best, most = NOTHING, now + MASTERLY
    for number in range(len(FIELD_PAIRS)):
        a, b = FIELD_PAIRS[number]
        for field in fields:
            if field in (a, b):
                kind = s.harbour_kinds[a + b - field]
                value = side_value(outlook, field, kind, CAPACITY[field])
                if value > most:
                    best, most = SWAP_FIELDS + number, value
    return best


def best_vizier(s: SabaState, seat: int) -> int:
    """[S3.3] Where he brings what is missing, blocks rivals and does not block oneself."""
    outlook = Outlook(s, seat)
    have = pieces_of(s, seat)
    best, most = NOTHING, -GAME
    for quarter in range(len(QUARTERS)):
        if quarter == s.vizier:
            continue
        blocked = _blocking(s, seat, quarter)
        moves: list[int] = []
        add_actions(s, seat, quarter, VIZIER, VIZIER_SWAP, moves)
        for move in moves or [VIZIER + quarter]:
            value = prospect(outlook, _after_vizier(s, have, move)) + blocked
            if value > most:
                best, most = move, value
    return best


def _blocking(s: SabaState, seat: int, quarter: int) -> float:
    """[S6.3] What it is worth that nobody uses a quarter."""
    blocked = 0.0
    for place in PLACES_OF[quarter]:
        if s.quarters[place] == seat:
            blocked -= BLOCKED
        elif s.quarters[place] != NOBODY:
            blocked += BLOCKED / (s.players - 1)
    return blocked


def _after_vizier(s: SabaState, have: list[int], move: int) -> list[int]:
    after = have[:]
    number = move - sort_of(move)
    if sort_of(move) == VIZIER_SWAP:
        after[SWAP_GIVES[number]] -= 1
        after[SWAP_GETS[number]] += 1
    elif number < WORKSHOPS and s.supply[GIVES[number]]:
        after[GIVES[number]] += 1
    return after


# Free actions


def free_piece(s: SabaState) -> int:
    """[S6.2] A workshop works for nothing: use it before the vizier can come; else NOTHING."""
    quarter = workshop(s)
    return NOTHING if quarter == NOTHING else USE + quarter


def serail_guard(s: SabaState, seat: int) -> int:
    """[S8.1, S5.4] Two markers change places if that brings the lead, and a point with it."""
    if not s.persons or not s.holds(seat, SERAIL_GUARD) or seat not in s.serail:
        return NOTHING
    everyone = list(range(s.players))
    tied = everyone if s.serail_figures else scoring.best_seats(s)
    if seat not in tied or scoring.serail_lead(s, tied) == seat:
        return NOTHING
    if not s.serail_figures and open_scoring(s) == NOTHING:
        return NOTHING
    twin = s.copy()
    for number in range(len(MARKER_PAIRS)):
        a, b = MARKER_PAIRS[number]
        if b < len(s.serail) and s.serail[a] != s.serail[b]:
            twin.serail[a], twin.serail[b] = s.serail[b], s.serail[a]
            if scoring.serail_lead(twin, tied) == seat:
                return SWAP_MARKERS + number
            twin.serail[a], twin.serail[b] = s.serail[a], s.serail[b]
    return NOTHING
