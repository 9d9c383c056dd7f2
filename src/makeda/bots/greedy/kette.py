"""How to play Kette decently: know what a card is worth now, and what it will be worth later.

*Now*: the best premium that the card would earn on the necklace as it is.

*Later*: what it may earn in part 2, when the necklace has filled up. That lies between now and the
premium on a full necklace; the more cards are still to come, the less of the way will be gone
before the card must be laid. A card whose last field can be taken by an equal card or a lion in
another hand is worth less for it.

From these two numbers everything else follows: what to bid, what to ask, what to keep.
"""

from __future__ import annotations

from typing import Final

from makeda.bots.greedy import NOTHING, UnknownPhase
from makeda.core.piles import add
from makeda.games.kette.building import fields_for, is_forgery
from makeda.games.kette.components import COPIES, DECK_PRICE, EMPTY, FIELDS, LION, LIONS
from makeda.games.kette.moves import (
    ACCEPT,
    BID,
    DRAW,
    FORGERY,
    KEEP,
    OFFER,
    PASS,
    PRICE,
    TAKE,
    laid_field,
    lay,
)
from makeda.games.kette.scoring import premium
from makeda.games.kette.state import KetteState

# A share of the way to a full necklace that has been gone when a card of part 2 is laid, on average
LATER: Final = 0.5
# What remains of the worth of a card whose last field others may take
AT_RISK: Final = 0.7
# A card that nobody knows yet: about an average one
UNKNOWN_CARD: Final = 7.0
# Money paid makes a rival richer, so a card must be worth more than its price.
BIDDING_SHARE: Final = 0.75
# An asking price is this part of what the card is worth to a buyer.
ASKING_SHARE: Final = 0.8
# An unsold card helps the next players by the premium here and now, far more than by what the field
# may come to be worth.
HELP_NOW: Final = 10
# How likely somebody else takes the field of a card first: for each equal card that may be in
# another hand, for each such lion, and in all for a lion, which has many fields
EQUAL_CARD: Final = 0.8
OTHER_LION: Final = 0.1
LION_LOSES_FIELD: Final = 0.3
# More than any move gains or loses
MUCH: Final = 1000


def choose(s: KetteState, seat: int) -> int:
    """The move that the policy takes in each phase."""
    match s.phase.name:
        case "offering":
            return _offer(s, seat)
        case "bidding":
            return _bid(s)
        case "deciding":
            return _decide(s, seat)
        case "asking":
            return TAKE if s.price < BIDDING_SHARE * _worth_of_lot(s).to_buyer() else PASS
        case "buying":
            return _lay_or_keep(s)
        case "unsold":
            return _lay_unsold(s, seat)
        case "drawing":
            # Somebody without any money can neither bid nor buy.
            return DRAW if s.cash[seat] > DECK_PRICE else PASS
        case "restoring":
            return _restore(s, seat)
    raise UnknownPhase(s, s.phase.name)


# What a card is worth


class Worth:
    """What a card may earn; nothing if it has no field."""

    def __init__(self, s: KetteState, card: int) -> None:
        # The best premium on the necklace as it is, and the field that pays it
        self.now = 0
        self.field = NOTHING
        # What it may earn in part 2
        self.later = 0.0
        fields = fields_for(s, card)
        if card == LION and not fields and s.laid < FIELDS:
            self.later = UNKNOWN_CARD
            return
        for field in fields:
            now = premium(s.layout, s.necklace, field)
            if now > self.now:
                self.now, self.field = now, field
            self.later = max(self.later, now + LATER * (s.layout.full[field] - now))
        if len(fields) == 1 and card != LION:
            self.later *= AT_RISK

    def to_buyer(self) -> float:
        """[K3.5] Double the premium now, or what it earns later."""
        return max(2.0 * self.now, self.later)


class Lot:
    """The card that is for sale, on the necklace as it is."""

    def __init__(self, s: KetteState) -> None:
        # What its worth follows from
        self.card: Final = s.lot
        self.layout: Final = s.layout
        self.lions: Final = s.lions
        self.necklace: Final = s.necklace[:]
        self.kind_of: Final = s.kind_of[:]
        self.worth: Final = Worth(s, s.lot)

    def is_of(self, s: KetteState) -> bool:
        """Whether this is what is for sale in a position."""
        return (
            self.card == s.lot
            and self.lions == s.lions
            and self.necklace == s.necklace
            and self.kind_of == s.kind_of
            and self.layout is s.layout
        )


# Everybody who is asked about a card judges it alike, so the last one is kept.
LATEST: Final[list[Lot]] = []


def _worth_of_lot(s: KetteState) -> Worth:
    if LATEST:
        latest = LATEST[0]
        if latest.is_of(s):
            return latest.worth
    lot = Lot(s)
    LATEST[:] = [lot]
    return lot.worth


# Part 1


def _offer(s: KetteState, seat: int) -> int:
    """Sell what others will pay more for than it is worth in the own hand."""
    best, best_gain = OFFER, float(-MUCH)
    most = float(_richest_other(s, seat))
    for move in s.legal(seat):
        worth = Worth(s, move - OFFER)
        gain = min(BIDDING_SHARE * worth.to_buyer(), most) - worth.later
        if gain > best_gain:
            best, best_gain = move, gain
    return best


def _richest_other(s: KetteState, seat: int) -> int:
    """How much money the richest of the others has."""
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, s.cash[other])
    return most


def _bid(s: KetteState) -> int:
    """Overbid by as little as possible, as long as the card is worth it."""
    bid = s.bid + 1
    return BID + bid if bid <= BIDDING_SHARE * _worth_of_lot(s).to_buyer() else PASS


def _decide(s: KetteState, seat: int) -> int:
    """Ask for more only if somebody who has it should be glad to pay it."""
    price = int(ASKING_SHARE * BIDDING_SHARE * _worth_of_lot(s).to_buyer())
    if s.bid < price <= _richest_other(s, seat):
        return PRICE + price
    return ACCEPT


def _lay_or_keep(s: KetteState) -> int:
    """[K3.5] Lay the card where it pays most, unless it may earn more later."""
    worth = _worth_of_lot(s)
    return lay(s.lot, worth.field) if 2 * worth.now >= worth.later else KEEP


def _lay_unsold(s: KetteState, seat: int) -> int:
    """Where it helps the next players least: far from everything."""
    best, least = NOTHING, MUCH
    for move in s.legal(seat):
        field = laid_field(move)
        helps = s.layout.full[field] + HELP_NOW * premium(s.layout, s.necklace, field)
        if helps < least:
            best, least = move, helps
    return best


# Part 2


def _restore(s: KetteState, seat: int) -> int:
    """Premiums grow while the necklace fills, so lay first what has least to gain by waiting.

    [K4.3] A forgery gains nothing ever: it is the best card to wait with.
    """
    seen = _seen(s, seat)
    best, least = NOTHING, float(MUCH)
    previous = NOTHING
    for card in s.hands[seat]:
        if card == previous:  # hands are in order
            continue
        previous = card
        fields = fields_for(s, card)
        if not fields and is_forgery(s, card) and least > 0.0:
            best, least = FORGERY + card, 0.0
        danger = _danger(card, len(fields), seen)
        for field in fields:
            loss = _loss_by_laying(s, field, danger)
            if loss < least:
                best, least = lay(card, field), loss
    return best


def _loss_by_laying(s: KetteState, field: int, danger: float) -> float:
    """What a card could gain by waiting, less what the field would lose to others."""
    now = premium(s.layout, s.necklace, field)
    growth = LATER * (s.layout.full[field] - now)
    return growth - danger * now


def _danger(card: int, fields: int, seen: list[int]) -> float:
    """How likely it is that somebody else takes the field first: an equal card or a lion."""
    if card == LION:
        return LION_LOSES_FIELD
    unseen = COPIES - seen[card]
    lions = LIONS - seen[LION]
    return min(1.0, (EQUAL_CARD * unseen + OTHER_LION * lions) / max(1, fields))


def _seen(s: KetteState, seat: int) -> list[int]:
    """How many of each card the seat can tell the place of."""
    seen = [0] * (LION + 1)
    for card in s.hands[seat]:
        add(seen, card, 1)
    for card in s.forgeries:
        add(seen, card, 1)
    for card in s.necklace:
        if card != EMPTY:
            add(seen, card, 1)
    return seen
