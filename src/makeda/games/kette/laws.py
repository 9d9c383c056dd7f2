"""The conservation laws of Kette, and what makes a position one that play can reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.core.problems import demand
from makeda.games.kette.building import card_for, reserved_fields
from makeda.games.kette.components import (
    CLASS_OF,
    DECK_PRICE,
    EMPTY,
    EVEN_START,
    FIELDS,
    LION,
    LIONS,
    MIRROR,
    MIRRORED,
    NONE,
    QUIET_ROUNDS,
    START_CASH,
    beyond_rounds,
    full_deck,
)
from makeda.games.kette.phases.auction import (
    ASKING,
    BIDDING,
    BUYING,
    DECIDING,
    DRAWING,
    UNSOLD,
)
from makeda.games.kette.phases.laying import NO_BID, NO_CARD, NOBODY
from makeda.games.kette.phases.restoring import OVER, RESTORING

if TYPE_CHECKING:
    from makeda.games.kette.state import KetteState


def check(s: KetteState) -> None:
    """Raise BrokenLaw unless cards, money, necklace and auction are all in order."""
    _check_cards(s)
    _check_money(s)
    _check_necklace(s)
    _check_auction(s)


def _check_cards(s: KetteState) -> None:
    """[K1.1] Each card is somewhere, once. [K8.2] What is known to be in a hand is there."""
    on_necklace = [card for card in s.necklace if card != EMPTY]
    lot = [] if s.lot == NO_CARD else [s.lot]
    everything = s.deck + s.removed + on_necklace + s.forgeries + lot
    for hand in s.hands:
        everything = everything + hand
        demand(hand == sorted(hand), "a hand is not in order")
    # A lion may lie in place of a gem, so every card is counted as itself.
    demand(sorted(everything) == full_deck(s.lions), "a card is missing or doubled")
    for seat in range(s.players):
        known = s.known[seat]
        demand(known == sorted(known), "the known cards of a hand are not in order")
        for card in known:
            demand(known.count(card) <= s.hands[seat].count(card), "a known card is not there")


def _check_money(s: KetteState) -> None:
    """[K1.4] What the players have is what they began with and what the bank paid."""
    demand(sum(s.cash) == START_CASH * s.players + s.bank, "money came or went")
    demand(min(s.cash) >= 0, "a player owes money")


def _check_necklace(s: KetteState) -> None:
    """[K6.1] Kinds and classes belong together, and each gem lies where its kind and value go.

    [K6.4] Mirrored lions lie opposite each other, or opposite a field that one is left for.
    """
    demand(s.laid == FIELDS - s.necklace.count(EMPTY), "the laid cards are miscounted")
    kinds = [kind for kind in s.kind_of if kind != EMPTY]
    demand(len(set(kinds)) == len(kinds), "a kind has two classes")
    for kind in range(len(s.class_of)):
        own = s.class_of[kind]
        if own == EMPTY:
            demand(kind not in s.kind_of, "a kind does not know its class")
        else:
            demand(s.kind_of[own] == kind, "a class does not know its kind")
    taken: set[int] = set()
    for field in range(FIELDS):
        card = s.necklace[field]
        if card != EMPTY:
            taken.add(CLASS_OF[field])
            demand(s.kind_of[CLASS_OF[field]] != EMPTY, "a card lies in a class without a kind")
            demand(card == LION or card == card_for(s, field), "a card lies on a wrong field")
    demand(len(taken) == len(kinds), "an empty class has a kind")
    if s.lions != NONE:
        lions_left = LIONS - s.necklace.count(LION) - s.forgeries.count(LION)
        demand(lions_left >= len(reserved_fields(s)), "too few lions for the reserved fields")
    if s.lions == MIRRORED:
        for field in range(FIELDS):
            if s.necklace[field] == LION:
                demand(s.necklace[MIRROR[field]] in (EMPTY, LION), "a gem opposite a lion")


def _check_auction(s: KetteState) -> None:
    """[K3] There is a lot while one is sold, and the deck is what part 1 ends with."""
    selling = s.phase in (BIDDING, DECIDING, ASKING, BUYING, UNSOLD)
    demand((s.lot != NO_CARD) == selling, "a lot without an auction, or an auction without a lot")
    demand((s.actor == NOBODY) == (s.phase is OVER), "nobody is asked, or somebody after the end")
    if s.phase in (RESTORING, OVER):
        demand(not s.deck, "a deck in part 2")
    else:
        _check_part_1(s)
    _check_bids(s)
    if s.phase is OVER:
        demand(not any(s.hands), "a hand after the end")
    else:
        demand(bool(s.legal(s.actor)), "a question without an answer")


def _check_part_1(s: KetteState) -> None:
    """[K3.9, K3.10, K3.12] What would have ended part 1 has not happened; the right seat is asked.

    [K2.5] Only what does not go round evenly may have been set aside.

    [K3.8] Whoever is asked whether to buy from the deck can pay.
    """
    demand(bool(s.deck), "part 1 without a deck")
    evened = s.even_start and s.players in EVEN_START
    aside = beyond_rounds(s.players, s.lions) if evened else 0
    demand(len(s.removed) == aside, "cards are removed in part 1")
    demand(s.quiet_turns < QUIET_ROUNDS * s.players, "part 1 after three rounds without a purchase")
    demand(s.laid < FIELDS, "part 1 with a complete necklace")
    if s.phase in (BIDDING, ASKING, BUYING):
        demand(s.actor != s.auctioneer, "the auctioneer buys their own card")
    else:
        demand(s.actor == s.auctioneer, "another than the auctioneer is asked")
    if s.phase is DRAWING:
        demand(s.cash[s.actor] >= DECK_PRICE, "a card from the deck that cannot be paid")


def _check_bids(s: KetteState) -> None:
    """[K3.2-K3.4] Whoever bids or is asked can pay, and a price is above the highest bid."""
    demand((s.bid == NO_BID) == (s.bidder == NOBODY), "a bid without a bidder")
    demand(s.bid == NO_BID or s.lot != NO_CARD, "a bid without a lot")
    demand(s.bidder == NOBODY or s.bidder != s.auctioneer, "the auctioneer bids")
    if s.phase in (DECIDING, ASKING, BUYING):
        demand(s.bid != NO_BID, "a sale without a bid")
    if s.phase in (BIDDING, DECIDING) and s.bidder != NOBODY:
        demand(s.bid <= s.cash[s.bidder], "a bid that cannot be paid")
    if s.phase is BIDDING:
        demand(s.actor != s.bidder, "the highest bidder is asked again")
        demand(s.cash[s.actor] > s.bid, "who cannot overbid is asked")
    if s.price != NO_BID:
        demand(s.phase in (ASKING, BUYING, UNSOLD), "a price that nobody is asked")
        demand(s.bid != NO_BID, "a price without a bid")
    if s.phase is ASKING:
        demand(s.bid < s.price <= s.cash[s.actor], "a price too low, or one that cannot be paid")
