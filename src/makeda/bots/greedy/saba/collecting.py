"""[S3.2-S3.4, S6.2] Which pieces to fetch, and which persons help at any time."""

from __future__ import annotations

from makeda.bots.greedy.saba.building import build_value, card_to_remove, is_open
from makeda.bots.greedy.saba.means import find_way, workshop
from makeda.bots.greedy.saba.taste import Taste
from makeda.bots.greedy.saba.worth import GAME, Outlook, open_scoring, outlook_of, pieces_of
from makeda.core.piles import add
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
    SERAIL_FIELDS,
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

# What a stock of pieces leads to in this turn


def prospect(outlook: Outlook, have: list[int]) -> float:
    """The best that can be made of these pieces: a build now, or keeping them."""
    s = outlook.s
    best = outlook.standing(have, NOTHING) - outlook.waste(have)
    for space in range(SPACES):
        if is_open(s, space) and outlook.worth[space] > 0.0:
            is_part = s.spaces[space] < PALACE_CARDS
            way = find_way(outlook.taste, s, outlook.seat, have, outlook.price[space], is_part)
            if way is not None:
                best = max(best, build_value(outlook, space, way))
    return best


# The harbour


def best_harbour(t: Taste, s: SabaState, seat: int) -> int:
    """[S3.2] The side that leads furthest in this turn; or first a harbour master."""
    outlook = outlook_of(t, s, seat)
    sides = [Side(outlook, upper_field(s, seat, card)) for card in range(HARBOUR_CARDS)]
    best, most = NOTHING, -GAME
    for side in sides:
        value = side.value(s.harbour_kinds[side.field], s.harbour_pieces[side.field])
        if best == NOTHING or value > most:
            best, most = HARBOUR + side.field, value
    swap = _harbour_master(s, seat, sides, most + t.masterly)
    return best if swap == NOTHING else swap


def _harbour_master(s: SabaState, seat: int, sides: list[Side], most: float) -> int:
    """[S8.1] Swap two fields if that leads further than this; NOTHING if not."""
    best = NOTHING
    if not s.persons or not s.holds(seat, HARBOUR_MASTER):
        return best
    for number in range(len(FIELD_PAIRS)):
        a, b = FIELD_PAIRS[number]
        for side in sides:
            if side.field in (a, b):
                value = side.value(s.harbour_kinds[a + b - side.field], CAPACITY[side.field])
                if value > most:
                    best, most = SWAP_FIELDS + number, value
    return best


class Side:
    """The side of a harbour card that lies up."""

    def __init__(self, outlook: Outlook, field: int) -> None:
        self.outlook = outlook
        self.field = field
        brings = outlook.s.tables.extras[field]
        self.vizier = brings == VIZIER_SIDE
        t = outlook.taste
        early = outlook.palace.left / PALACE_CARDS
        # What it is worth beside the pieces
        if brings == CARD_SIDE:
            self.extra = t.card_extra
        elif brings == REMOVE_SIDE:
            self.extra = _removal(outlook) + t.remove_extra + early * t.remove_early
        elif brings == VIZIER_SIDE:
            self.extra = t.vizier_extra + early * t.vizier_early
        else:
            self.extra = t.four_extra + early * t.four_early

    def value(self, kind: int, pieces: int) -> float:
        """What the side promises with these pieces on its field."""
        have = pieces_of(self.outlook.s, self.outlook.seat)
        add(have, kind, pieces)
        if self.vizier:
            return _with_vizier(self.outlook, have) + self.extra
        return prospect(self.outlook, have) + self.extra


def _removal(outlook: Outlook) -> float:
    """[S3.3] What it is worth to remove a card; [S7.1] the last one ends the game."""
    s = outlook.s
    space, gain = card_to_remove(outlook)
    if space == NOTHING:
        return 0.0
    if outlook.palace.left == 1:
        return GAME if scoring.winners(s) == [outlook.seat] else -GAME
    return outlook.taste.removal * gain


def _with_vizier(outlook: Outlook, have: list[int]) -> float:
    """[S3.3] The vizier brings a piece from a workshop."""
    best = -GAME
    for quarter in range(WORKSHOPS):
        if quarter != outlook.s.vizier and outlook.s.supply[GIVES[quarter]]:
            add(have, GIVES[quarter], 1)
            best = max(best, prospect(outlook, have))
            add(have, GIVES[quarter], -1)
    return best if best > -GAME else prospect(outlook, have)


def best_vizier(t: Taste, s: SabaState, seat: int) -> int:
    """[S3.3] Where he brings what is missing, blocks rivals and does not block oneself."""
    outlook = outlook_of(t, s, seat)
    have = pieces_of(s, seat)
    best, most = NOTHING, -GAME
    for quarter in range(len(QUARTERS)):
        if quarter == s.vizier:
            continue
        blocked = _blocking(t, s, seat, quarter)
        moves: list[int] = []
        add_actions(s, seat, quarter, VIZIER, VIZIER_SWAP, moves)
        for move in moves or [VIZIER + quarter]:
            value = prospect(outlook, _after_vizier(s, have, move)) + blocked
            if value > most:
                best, most = move, value
    return best


def _blocking(t: Taste, s: SabaState, seat: int, quarter: int) -> float:
    """[S6.3] What it is worth that nobody uses a quarter."""
    blocked = 0.0
    for place in PLACES_OF[quarter]:
        if s.quarters[place] == seat:
            blocked -= t.blocked
        elif s.quarters[place] != NOBODY:
            blocked += t.blocked / (s.players - 1)
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
    quarter = workshop(s) if s.ready else NOTHING
    return NOTHING if quarter == NOTHING else USE + quarter


def serail_guard(t: Taste, s: SabaState, seat: int) -> int:
    """[S8.1, S5.4] Two markers change places if that brings the lead, and a point with it, or if
    the seat comes so much closer to the lead; else NOTHING.
    """
    if not s.persons or not s.holds(seat, SERAIL_GUARD):
        return NOTHING
    move = _swap_for_lead(s, seat)
    return move if move != NOTHING else _swap_to_stay(t, s, seat)


def _swap_for_lead(s: SabaState, seat: int) -> int:
    if seat not in s.serail:
        return NOTHING
    everyone = list(range(s.players))
    tied = everyone if s.serail_figures else scoring.best_seats(s)
    lead = scoring.serail_lead(s.serail, tied)
    # Where markers change places, nobody gets more of them.
    if seat not in tied or lead == seat or s.serail.count(seat) < s.serail.count(lead):
        return NOTHING
    if not s.serail_figures and open_scoring(s) == NOTHING:
        return NOTHING
    for move, serail in _swaps(s):
        if scoring.serail_lead(serail, tied) == seat:
            return move
    return NOTHING


def _swap_to_stay(t: Taste, s: SabaState, seat: int) -> int:
    """[S5.2, S8.2] The last markers are the next to leave: a rival's had better be among them."""
    if not t.fields or not s.serail_figures:
        return NOTHING
    best, most = NOTHING, _ahead_in_serail(s, seat, s.serail) + t.fields
    for move, serail in _swaps(s):
        ahead = _ahead_in_serail(s, seat, serail)
        if ahead > most:
            best, most = move, float(ahead)
    return best


def _swaps(s: SabaState) -> list[tuple[int, list[int]]]:
    """What a serail guard can do, and the markers afterwards."""
    swaps: list[tuple[int, list[int]]] = []
    for number in range(len(MARKER_PAIRS)):
        a, b = MARKER_PAIRS[number]
        if b < len(s.serail) and s.serail[a] != s.serail[b]:
            swapped = s.serail[:]
            swapped[a], swapped[b] = s.serail[b], s.serail[a]
            swaps.append((SWAP_MARKERS + number, swapped))
    return swaps


def _ahead_in_serail(s: SabaState, seat: int, serail: list[int]) -> int:
    """How many fields more a seat's markers have before them than those of the best rival."""
    fields = [0] * s.players
    for field in range(len(serail)):
        add(fields, serail[field], SERAIL_FIELDS[s.players] - field)
    best = 0
    for other in range(s.players):
        if other != seat and fields[other] > best:
            best = fields[other]
    return fields[seat] - best
