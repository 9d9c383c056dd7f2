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
from makeda.games.kette.building import fields_for
from makeda.games.kette.components import COPIES, DECK_PRICE, FIELDS, LION, LIONS
from makeda.games.kette.moves import (
    ACCEPT,
    BID,
    DRAW,
    KEEP,
    OFFER,
    PASS,
    PRICE,
    TAKE,
    is_lay,
    laid_card,
    laid_field,
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
            return TAKE if s.price < BIDDING_SHARE * worth_to_buyer(s, s.lot) else PASS
        case "buying":
            return _lay_or_keep(s, seat)
        case "unsold":
            return _lay_unsold(s, seat)
        case "drawing":
            # Somebody without any money can neither bid nor buy.
            return DRAW if s.cash[seat] > DECK_PRICE else PASS
        case "restoring":
            return _restore(s, seat)
    raise UnknownPhase(s, s.phase.name)


# What a card is worth


def worth_now(s: KetteState, card: int) -> int:
    """The best premium on the necklace as it is; 0 for a card that has no field."""
    best = 0
    for field in fields_for(s, card):
        best = max(best, premium(s.layout, s.necklace, field))
    return best


def worth_later(s: KetteState, card: int) -> float:
    """What the card may earn in part 2."""
    fields = fields_for(s, card)
    if card == LION and not fields and s.laid < FIELDS:
        return UNKNOWN_CARD
    best = 0.0
    for field in fields:
        now = premium(s.layout, s.necklace, field)
        best = max(best, now + LATER * (s.layout.full[field] - now))
    at_risk = len(fields) == 1 and card != LION
    return AT_RISK * best if at_risk else best


def worth_to_buyer(s: KetteState, card: int) -> float:
    """[K3.5] Double the premium now, or what it earns later."""
    return max(2.0 * worth_now(s, card), worth_later(s, card))


# Part 1


def _offer(s: KetteState, seat: int) -> int:
    """Sell what others will pay more for than it is worth in the own hand."""
    best, best_gain = OFFER, float(-MUCH)
    for move in s.legal(seat):
        card = move - OFFER
        price = min(BIDDING_SHARE * worth_to_buyer(s, card), _richest_other(s, seat))
        gain = price - worth_later(s, card)
        if gain > best_gain:
            best, best_gain = move, gain
    return best


def _richest_other(s: KetteState, seat: int) -> int:
    return max(s.cash[other] for other in range(s.players) if other != seat)


def _bid(s: KetteState) -> int:
    """Overbid by as little as possible, as long as the card is worth it."""
    bid = s.bid + 1
    return BID + bid if bid <= BIDDING_SHARE * worth_to_buyer(s, s.lot) else PASS


def _decide(s: KetteState, seat: int) -> int:
    """Ask for more only if somebody who has it should be glad to pay it."""
    price = int(ASKING_SHARE * BIDDING_SHARE * worth_to_buyer(s, s.lot))
    if s.bid < price <= _richest_other(s, seat):
        return PRICE + price
    return ACCEPT


def _lay_or_keep(s: KetteState, seat: int) -> int:
    best = _best_lay(s, seat)
    gain = 2 * premium(s.layout, s.necklace, laid_field(best))
    return best if gain >= worth_later(s, s.lot) else KEEP


def _best_lay(s: KetteState, seat: int) -> int:
    """The lay move with the highest premium."""
    best, best_gain = NOTHING, -1
    for move in s.legal(seat):
        if is_lay(move) and premium(s.layout, s.necklace, laid_field(move)) > best_gain:
            best, best_gain = move, premium(s.layout, s.necklace, laid_field(move))
    return best


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
    lions = LIONS - _seen(s, seat, LION)
    dangers = {card: _danger(s, seat, card, lions) for card in s.hands[seat]}
    best, least = NOTHING, float(MUCH)
    for move in s.legal(seat):
        loss = _loss_by_laying(s, move, dangers[laid_card(move)]) if is_lay(move) else 0.0
        if loss < least:
            best, least = move, loss
    return best


def _loss_by_laying(s: KetteState, move: int, danger: float) -> float:
    """What the card could gain by waiting, less what the field would lose to others."""
    field = laid_field(move)
    now = premium(s.layout, s.necklace, field)
    growth = LATER * (s.layout.full[field] - now)
    return growth - danger * now


def _danger(s: KetteState, seat: int, card: int, lions: int) -> float:
    """How likely it is that somebody else takes the field first: an equal card or a lion."""
    if card == LION:
        return LION_LOSES_FIELD
    unseen = COPIES - _seen(s, seat, card)
    fields = len(fields_for(s, card))
    return min(1.0, (EQUAL_CARD * unseen + OTHER_LION * lions) / max(1, fields))


def _seen(s: KetteState, seat: int, card: int) -> int:
    """How many of a card the seat can tell the place of."""
    seen = s.hands[seat].count(card) + s.forgeries.count(card)
    # A plain loop: compiled, it is several times as fast as `count`.
    for laid in s.necklace:
        if laid == card:
            seen += 1
    return seen
