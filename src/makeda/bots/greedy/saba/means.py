"""How to get the pieces that are missing for a card within one turn.

Means that cost nothing lasting come first: cards that bring a piece, then the figures at the
exchange and the bazaar, then the persons, the most useful ones last.
"""

from __future__ import annotations

from makeda.bots.greedy.saba.taste import Taste
from makeda.core.piles import add
from makeda.games.saba.cards import hand_limit
from makeda.games.saba.components import (
    BAZAAR,
    CARAVAN_LEADER,
    CRAFTSMAN,
    EXCHANGE,
    GIVES,
    GOLD,
    KINDS,
    MERCHANT,
    NOTHING,
    OVERSEER,
    PLACES_OF,
    QUARTERS,
    ROBBER,
    SWAP_GETS,
    SWAP_GIVES,
    SWAPS,
    WORKSHOPS,
)
from makeda.games.saba.moves import (
    BARGAINS,
    CARAVAN,
    DEAL,
    MOST_BARGAINED,
    OVERSEE,
    PLAY,
    ROB,
    TRANSFERS,
    USE_SWAP,
)
from makeda.games.saba.state import SabaState


class Way:
    """A way to pay a price: how far it leads, its first step, and what it uses up."""

    def __init__(
        self, t: Taste, s: SabaState, seat: int, have: list[int], price: list[int], missing: int
    ) -> None:
        self.taste = t
        self.s = s
        self.seat = seat
        self.price = price
        # What is missing of each kind, or, below 0, what is left over
        self.lack = [price[kind] - have[kind] for kind in range(KINDS)]
        # How many pieces are missing in all
        self.missing = missing
        self.first = NOTHING
        self.spared = NOTHING  # [S8.1] the kind that a craftsman saves
        self.effort = 0.0

    def step(self, move: int, kind: int, effort: float) -> None:
        """A move that brings a piece of a kind that is missing."""
        add(self.lack, kind, -1)
        self.missing -= 1
        self.effort += effort
        if self.first == NOTHING:
            self.first = move


def find_way(
    t: Taste,
    s: SabaState,
    seat: int,
    have: list[int],
    price: list[int],
    craftsman_works: bool,
) -> Way | None:
    """Use one means after the other until nothing is missing; None if there are too few."""
    missing = 0
    for kind in range(KINDS):
        if price[kind] > have[kind]:
            missing += price[kind] - have[kind]
    if missing and _is_far(s, seat, missing):
        return None
    way = Way(t, s, seat, have, price, missing)
    if way.missing:
        _play_cards(way)
    if way.missing and s.ready:
        _swap(way, EXCHANGE)
        _swap(way, BAZAAR)
    if way.missing and s.persons:
        _ask_persons(way, craftsman_works)
    return None if way.missing else way


def _is_far(s: SabaState, seat: int, missing: int) -> bool:
    """Whether more is missing than there can be means, which is quickly seen: each brings a piece.

    [S8.1] But a merchant brings two, and a craftsman saves any number.
    """
    means = len(s.hands[seat])
    if s.ready:
        means += len(PLACES_OF[EXCHANGE]) + len(PLACES_OF[BAZAAR])
    if missing <= means:
        return False
    if not s.persons:
        return True
    if s.holds(seat, CRAFTSMAN):
        return False
    return missing > means + 1 or not s.holds(seat, MERCHANT)


def count(s: SabaState, seat: int, card: int) -> int:
    """How many of an action card the seat has."""
    number = 0
    for held in s.hands[seat]:
        number += held == card
    return number


def _play_cards(way: Way) -> None:
    """[S3.9] Basic action cards, as far as the supply goes"""
    played = [0] * KINDS
    number = 0
    for card in way.s.hands[way.seat]:
        if card < KINDS and way.lack[card] > 0 and way.s.supply[card] > played[card]:
            add(played, card, 1)
            number += 1
            way.step(PLAY + card, card, card_effort(way.taste, way.s, way.seat, number))


def card_effort(t: Taste, s: SabaState, seat: int, number: int) -> float:
    """[S3.11] What it costs to use up one more card, so many with it. One that will be too many as
    soon as the next is drawn costs little.
    """
    left = len(s.hands[seat]) - number + 1
    return t.spare_card if left >= hand_limit(s) else t.card


def acting(s: SabaState, quarter: int) -> int:
    """[S6.1, S6.3] How many figures may still act in a quarter."""
    number = 0
    if s.may_act_in(quarter) and quarter != s.vizier:
        for place in PLACES_OF[quarter]:
            number += s.may_act(place)
    return number


def _swap(way: Way, quarter: int) -> None:
    """[S6.2] Give what is left over for what is missing."""
    for _ in range(acting(way.s, quarter)):
        for number in range(SWAPS):
            give = SWAP_GIVES[number]
            get = SWAP_GETS[number]
            if (GOLD in (give, get)) == (quarter == EXCHANGE) and _fits(way, give, get):
                add(way.lack, give, 1)
                way.step(USE_SWAP + number, get, 0.0)
                break


def _fits(way: Way, give: int, get: int) -> bool:
    return way.lack[get] > 0 and way.lack[give] < 0 and way.s.supply[get] > 0


def _ask_persons(way: Way, craftsman_works: bool) -> None:
    """[S8.1] Each person whom the seat has, while something is missing."""
    s = way.s
    for card in (CARAVAN_LEADER, OVERSEER, ROBBER):
        for held in s.hands[way.seat]:
            if held == card:
                _ask_for_piece(way, card)
    if way.missing and craftsman_works and s.holds(way.seat, CRAFTSMAN):
        _ask_craftsman(way)
    if way.missing and s.holds(way.seat, MERCHANT):
        _ask_merchant(way)


def _ask_for_piece(way: Way, card: int) -> None:
    for kind in range(KINDS):
        if way.lack[kind] > 0:
            move = _piece_move(way, card, kind)
            if move != NOTHING:
                way.step(move, kind, way.taste.person)
                return


def _piece_move(way: Way, card: int, kind: int) -> int:
    """The move with which a person brings a piece of a kind, or NOTHING."""
    if card == ROBBER:
        return robbery(way.s, way.seat, kind)
    if not way.s.supply[kind]:
        return NOTHING
    return CARAVAN + kind if card == CARAVAN_LEADER else transfer(way.s, way.seat, kind)


def robbery(s: SabaState, seat: int, kind: int) -> int:
    """The rival who has most of a kind is robbed."""
    best, most = NOTHING, 0
    for other in range(s.players):
        number = s.goods[other * KINDS + kind]
        if other != seat and number > most:
            best, most = ROB + other * KINDS + kind, number
    return best


def transfer(s: SabaState, seat: int, kind: int) -> int:
    """[S8.1] The overseer brings a figure that has acted already to the workshop of a kind."""
    target = GIVES.index(kind)
    if target == s.vizier or s.free_place(target) == NOTHING:
        return NOTHING
    for source in range(len(QUARTERS)):
        place = s.place_of(seat, source)
        if source != target and place != NOTHING and not s.may_act(place):
            return OVERSEE + TRANSFERS.index((source, target))
    return NOTHING


def _ask_craftsman(way: Way) -> None:
    """He saves the kind of which most is missing."""
    worst = way.lack.index(max(way.lack))
    way.missing -= way.lack[worst]
    add(way.lack, worst, -way.price[worst])
    way.spared = worst
    way.effort += way.taste.person


def _ask_merchant(way: Way) -> None:
    """All that is missing, up to two pieces of one rival, for what is left over."""
    if way.missing > MOST_BARGAINED:
        return
    wanted = [kind for kind in range(KINDS) for _ in range(way.lack[kind])]
    for other in range(way.s.players):
        if other != way.seat and _has(way.s, other, way.lack):
            for number in range(len(BARGAINS)):
                taken, given = BARGAINS[number]
                if taken == wanted and _spares(way, given):
                    for kind in range(len(given)):
                        add(way.lack, given[kind], 1)
                        way.step(
                            DEAL + other * len(BARGAINS) + number, taken[kind], way.taste.person / 2
                        )
                    return


def _has(s: SabaState, seat: int, lack: list[int]) -> bool:
    """Whether a seat has all the pieces that another one lacks."""
    return all(s.goods[seat * KINDS + kind] >= lack[kind] for kind in range(KINDS))


def _spares(way: Way, given: list[int]) -> bool:
    """Whether these pieces are left over."""
    return all(-way.lack[kind] >= given.count(kind) for kind in given)


def workshop(s: SabaState) -> int:
    """[S6.2] A workshop where an own figure can take a piece, or NOTHING."""
    for quarter in range(WORKSHOPS):
        if acting(s, quarter) and s.supply[GIVES[quarter]]:
            return quarter
    return NOTHING
