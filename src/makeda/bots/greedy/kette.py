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

from makeda.bots.greedy import NOTHING, Advice, UnknownPhase
from makeda.bots.greedy.numbers import Numbers
from makeda.core.piles import add
from makeda.core.state import State
from makeda.games.kette.building import fields_for, is_forgery
from makeda.games.kette.components import (
    COPIES,
    DECK_PRICE,
    EMPTY,
    FIELDS,
    FIRST_CARDS,
    HAND_SIZE,
    LION,
    LIONS,
    VALUES,
    full_deck,
)
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
from makeda.games.kette.phases.laying import NO_BID
from makeda.games.kette.scoring import premium
from makeda.games.kette.state import KetteState

# Whoever is ahead wins less often than in playouts: hidden hands are drawn evenly there, although
# players bid for what suits them.
SHARPNESS: Final = 0.86
# More than any move gains or loses
MUCH: Final = 1e9


class Taste:
    """What a player finds how valuable."""

    def __init__(self, numbers: Numbers) -> None:
        # A share of the way to a full necklace that has been gone when a card of part 2 is laid,
        # on average
        self.later: Final = numbers.one("later")
        # What remains of the worth of a card whose last field others may take
        self.at_risk: Final = numbers.one("at_risk")
        # A card that nobody knows yet: about an average one
        self.unknown_card: Final = numbers.one("unknown_card")
        # Money paid makes a rival richer, so a card must be worth more than its price.
        self.bidding_share: Final = numbers.one("bidding_share")
        # An asking price is this part of what the card is worth to a buyer.
        self.asking_share: Final = numbers.one("asking_share")
        # An unsold card helps the next players by the premium here and now, far more than by what
        # the field may come to be worth.
        self.help_now: Final = numbers.one("help_now")
        # How likely somebody else takes the field of a card first: for each equal card that may be
        # in another hand, for each such lion, and in all for a lion, which has many fields
        self.equal_card: Final = numbers.one("equal_card")
        self.other_lion: Final = numbers.one("other_lion")
        self.lion_loses_field: Final = numbers.one("lion_loses_field")
        # What a card in hand is worth beside its premium, since it can be offered again; and how
        # much more than that if it opens a class, or is a lion
        self.in_hand: Final = numbers.one("in_hand")
        self.opens_class: Final = numbers.one("opens_class")
        self.lion_more: Final = numbers.one("lion_more")
        # How much more a card is worth to a buyer who holds an equal one
        self.second_copy: Final = numbers.one("second_copy")
        # How much is lost in part 2 by laying a lion now, and by laying one of two equal gems
        self.lion_waits: Final = numbers.one("lion_waits")
        self.double_waits: Final = numbers.one("double_waits")
        # Everybody who is asked about a card judges it alike, so the last one is kept.
        self.latest: Lot | None = None


class Policy(Advice):
    """The move that it takes in each phase."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers: Final = numbers
        self.taste: Final = Taste(numbers)

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, KetteState)
        return _choose(self.taste, state, seat)

    def as_shown(self, state: State, seat: int) -> Advice:
        """[K3.2] Whoever would have opened the bidding here, and has passed, is patient."""
        assert isinstance(state, KetteState)
        if _is_unsold(state):
            return Patient(self.numbers)
        if _let_bid_stand(state, seat):
            return Unwilling(self, state)
        passed = _has_passed(state, seat) and self.choose(state, seat) != PASS
        return Patient(self.numbers) if passed else self

    def among(self, others: list[Advice]) -> Advice:
        """[K3.2] To open among the patient helps them, and to wait costs nothing."""
        for other in others:
            if isinstance(other, Patient):
                return Patient(self.numbers)
        return self

    @property
    def sharpness(self) -> float:
        return SHARPNESS


class Patient(Policy):
    """[K3.2] Somebody who lets others open the bidding, since a pass is not final.

    Where all are patient nothing is sold. Whoever alone opens there lets the others sell to each
    other, and sells nothing.
    """

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, KetteState)
        if state.phase.name == "bidding" and state.bid == NO_BID:
            return PASS
        if state.phase.name == "offering" and _is_unsold(state):
            return _offer_least(self.taste, state, seat)
        return super().choose(state, seat)


class Unwilling(Advice):
    """[K3.2] Somebody who has let a bid stand, and so will not pay more for that card."""

    def __init__(self, usual: Policy, s: KetteState) -> None:
        self.usual: Final = usual
        self.auctioneer: Final = s.auctioneer
        self.lot: Final = s.lot

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, KetteState)
        asked = state.phase.name == "bidding" or state.phase.name == "asking"
        if asked and state.lot == self.lot and state.auctioneer == self.auctioneer:
            return PASS
        return self.usual.choose(state, seat)


def _is_unsold(s: KetteState) -> bool:
    """[K3.5, K3.6] Whether the cards that were laid so far found hardly any buyer: each that is
    sold and laid earns at least 2, and the others nothing.
    """
    laid = s.laid - FIRST_CARDS
    dealt = FIRST_CARDS + HAND_SIZE[s.players] * s.players
    bought = len(full_deck(s.lions)) - dealt - len(s.deck) - len(s.removed)
    return laid >= s.players - 1 and s.bank + DECK_PRICE * bought <= laid


def _has_passed(s: KetteState, seat: int) -> bool:
    """Whether a seat has left it to those after it to open the bidding that goes on."""
    if s.phase.name != "bidding" or s.bid != NO_BID or not s.cash[seat]:
        return False
    return _has_been_asked(s, seat, s.auctioneer)


def _let_bid_stand(s: KetteState, seat: int) -> bool:
    """Whether a seat has been asked to overbid the highest bid, and has not."""
    if s.bid == NO_BID or seat == s.bidder or seat == s.auctioneer:
        return False
    if s.phase.name == "bidding":
        return _has_been_asked(s, seat, s.bidder)
    return s.phase.name == "deciding" or s.phase.name == "asking"


def _has_been_asked(s: KetteState, seat: int, since: int) -> bool:
    """Whether a seat sits between this one and the one that is asked now."""
    return 0 < (seat - since) % s.players < (s.actors()[0] - since) % s.players


def _choose(t: Taste, s: KetteState, seat: int) -> int:
    match s.phase.name:
        case "offering":
            return _offer(t, s, seat)
        case "bidding":
            return _bid(t, s, seat)
        case "deciding":
            return _decide(t, s, seat)
        case "asking":
            return TAKE if s.price < t.bidding_share * _worth_to(t, s, seat) else PASS
        case "buying":
            return _lay_or_keep(t, s)
        case "unsold":
            return _lay_unsold(t, s, seat)
        case "drawing":
            # Somebody without any money can neither bid nor buy.
            return DRAW if s.cash[seat] > DECK_PRICE else PASS
        case "restoring":
            return _restore(t, s, seat)
    raise UnknownPhase(s, s.phase.name)


# What a card is worth


class Worth:
    """What a card may earn; nothing if it has no field."""

    def __init__(self, t: Taste, s: KetteState, card: int) -> None:
        # The best premium on the necklace as it is, and the field that pays it
        self.now = 0
        self.field = NOTHING
        # What it may earn in part 2
        self.later = 0.0
        fields = fields_for(s, card)
        if card == LION and not fields and s.laid < FIELDS:
            self.later = t.unknown_card
            return
        for field in fields:
            now = premium(s.layout, s.necklace, field)
            if now > self.now:
                self.now, self.field = now, field
            self.later = max(self.later, now + t.later * (s.layout.full[field] - now))
        if not fields:
            return
        if card == LION:
            self.later += t.in_hand + t.lion_more
            return
        if len(fields) == 1:
            self.later *= t.at_risk
        self.later += t.in_hand
        if s.class_of[card // VALUES] == EMPTY:
            self.later += t.opens_class

    def to_buyer(self) -> float:
        """[K3.5] Double the premium now, or what it earns later."""
        return max(2.0 * self.now, self.later)


class Lot:
    """The card that is for sale, on the necklace as it is."""

    def __init__(self, t: Taste, s: KetteState) -> None:
        # What its worth follows from
        self.card: Final = s.lot
        self.layout: Final = s.layout
        self.lions: Final = s.lions
        self.necklace: Final = s.necklace[:]
        self.kind_of: Final = s.kind_of[:]
        self.worth: Final = Worth(t, s, s.lot)

    def is_of(self, s: KetteState) -> bool:
        """Whether this is what is for sale in a position."""
        return (
            self.card == s.lot
            and self.lions == s.lions
            and self.necklace == s.necklace
            and self.kind_of == s.kind_of
            and self.layout is s.layout
        )


def _worth_of_lot(t: Taste, s: KetteState) -> Worth:
    lot = t.latest
    if lot is None or not lot.is_of(s):
        lot = t.latest = Lot(t, s)
    return lot.worth


def _worth_to(t: Taste, s: KetteState, seat: int) -> float:
    """What the card that is for sale is worth to somebody who may buy it."""
    worth = _worth_of_lot(t, s).to_buyer()
    if t.second_copy and s.lot in s.hands[seat]:
        worth += t.second_copy
    return worth


# Part 1


def _offer(t: Taste, s: KetteState, seat: int) -> int:
    """Sell what others will pay more for than it is worth in the own hand."""
    best, best_gain = OFFER, -MUCH
    most = float(_richest_other(s, seat))
    for move in s.legal(seat):
        worth = Worth(t, s, move - OFFER)
        gain = min(t.bidding_share * worth.to_buyer(), most) - worth.later
        if gain > best_gain:
            best, best_gain = move, gain
    return best


def _offer_least(t: Taste, s: KetteState, seat: int) -> int:
    """Give up what is worth least in the own hand, where nobody will buy it."""
    best, least = NOTHING, MUCH
    for move in s.legal(seat):
        later = Worth(t, s, move - OFFER).later
        if later < least:
            best, least = move, later
    return best


def _richest_other(s: KetteState, seat: int) -> int:
    """How much money the richest of the others has."""
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, s.cash[other])
    return most


def _bid(t: Taste, s: KetteState, seat: int) -> int:
    """Overbid by as little as possible, as long as the card is worth it."""
    bid = s.bid + 1
    return BID + bid if bid <= t.bidding_share * _worth_to(t, s, seat) else PASS


def _decide(t: Taste, s: KetteState, seat: int) -> int:
    """Ask for more only if somebody who has it should be glad to pay it."""
    price = int(t.asking_share * t.bidding_share * _worth_of_lot(t, s).to_buyer())
    if s.bid < price <= _richest_other(s, seat):
        return PRICE + price
    return ACCEPT


def _lay_or_keep(t: Taste, s: KetteState) -> int:
    """[K3.5] Lay the card where it pays most, unless it may earn more later."""
    worth = _worth_of_lot(t, s)
    return lay(s.lot, worth.field) if 2 * worth.now >= worth.later else KEEP


def _lay_unsold(t: Taste, s: KetteState, seat: int) -> int:
    """Where it helps the next players least: far from everything."""
    best, least = NOTHING, MUCH
    for move in s.legal(seat):
        field = laid_field(move)
        helps = s.layout.full[field] + t.help_now * premium(s.layout, s.necklace, field)
        if helps < least:
            best, least = move, helps
    return best


# Part 2


def _restore(t: Taste, s: KetteState, seat: int) -> int:
    """Premiums grow while the necklace fills, so lay first what has least to gain by waiting.

    [K4.3] A forgery gains nothing ever: it is the best card to wait with.
    """
    seen = _seen(s, seat)
    best, least = NOTHING, MUCH
    previous = NOTHING
    for card in s.hands[seat]:
        if card == previous:  # hands are in order
            continue
        previous = card
        fields = fields_for(s, card)
        if not fields and is_forgery(s, card) and least > 0.0:
            best, least = FORGERY + card, 0.0
        danger = _danger(t, card, len(fields), seen)
        waits = _waits(t, s.hands[seat], card)
        for field in fields:
            loss = _loss_by_laying(t, s, field, danger) + waits
            if loss < least:
                best, least = lay(card, field), loss
    return best


def _loss_by_laying(t: Taste, s: KetteState, field: int, danger: float) -> float:
    """What a card could gain by waiting, less what the field would lose to others."""
    now = premium(s.layout, s.necklace, field)
    growth = t.later * (s.layout.full[field] - now)
    return growth - danger * now


def _waits(t: Taste, hand: list[int], card: int) -> float:
    """What is lost by laying this card now, whatever the field."""
    if card == LION:
        return t.lion_waits
    return t.double_waits if t.double_waits and hand.count(card) > 1 else 0.0


def _danger(t: Taste, card: int, fields: int, seen: list[int]) -> float:
    """How likely it is that somebody else takes the field first: an equal card or a lion."""
    if card == LION:
        return t.lion_loses_field
    unseen = COPIES - seen[card]
    lions = LIONS - seen[LION]
    return min(1.0, (t.equal_card * unseen + t.other_lion * lions) / max(1, fields))


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
