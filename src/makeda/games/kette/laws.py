"""The conservation laws of Kette, and what makes a position one that play can reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.core.problems import BrokenLaw
from makeda.games.kette.building import card_for, reserved_fields
from makeda.games.kette.components import (
    CLASS_OF,
    EMPTY,
    FIELDS,
    LION,
    LIONS,
    NONE,
    START_CASH,
    full_deck,
)
from makeda.games.kette.phases.auction import ASKING, BIDDING, BUYING, DECIDING, UNSOLD
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


def _demand(holds: bool, law: str) -> None:
    if not holds:
        raise BrokenLaw(law)


def _check_cards(s: KetteState) -> None:
    """[K1.1] Each card is somewhere, once. [K8.2] What is known to be in a hand is there."""
    on_necklace = [card for card in s.necklace if card != EMPTY]
    lot = [] if s.lot == NO_CARD else [s.lot]
    everything = s.deck + s.removed + on_necklace + s.forgeries + lot
    for hand in s.hands:
        everything = everything + hand
        _demand(hand == sorted(hand), "a hand is not in order")
    # A lion may lie in place of a gem, so every card is counted as itself.
    _demand(sorted(everything) == full_deck(s.lions), "a card is missing or doubled")
    for seat in range(s.players):
        known = s.known[seat]
        _demand(known == sorted(known), "the known cards of a hand are not in order")
        for card in known:
            _demand(known.count(card) <= s.hands[seat].count(card), "a known card is not there")


def _check_money(s: KetteState) -> None:
    """[K1.4] What the players have is what they began with and what the bank paid."""
    _demand(sum(s.cash) == START_CASH * s.players + s.bank, "money came or went")
    _demand(min(s.cash) >= 0, "a player owes money")


def _check_necklace(s: KetteState) -> None:
    """[K6.1] Kinds and classes belong together, and each gem lies where its kind and value go."""
    _demand(s.laid == FIELDS - s.necklace.count(EMPTY), "the laid cards are miscounted")
    kinds = [kind for kind in s.kind_of if kind != EMPTY]
    _demand(len(set(kinds)) == len(kinds), "a kind has two classes")
    for kind in range(len(s.class_of)):
        own = s.class_of[kind]
        if own == EMPTY:
            _demand(kind not in s.kind_of, "a kind does not know its class")
        else:
            _demand(s.kind_of[own] == kind, "a class does not know its kind")
    taken: set[int] = set()
    for field in range(FIELDS):
        card = s.necklace[field]
        if card != EMPTY:
            taken.add(CLASS_OF[field])
            _demand(s.kind_of[CLASS_OF[field]] != EMPTY, "a card lies in a class without a kind")
            _demand(card == LION or card == card_for(s, field), "a card lies on a wrong field")
    _demand(len(taken) == len(kinds), "an empty class has a kind")
    if s.lions != NONE:
        lions_left = LIONS - s.necklace.count(LION) - s.forgeries.count(LION)
        _demand(lions_left >= len(reserved_fields(s)), "too few lions for the reserved fields")


def _check_auction(s: KetteState) -> None:
    """[K3] There is a lot while one is sold, and a highest bidder who can pay while there is a bid."""
    selling = s.phase in (BIDDING, DECIDING, ASKING, BUYING, UNSOLD)
    _demand((s.lot != NO_CARD) == selling, "a lot without an auction, or an auction without a lot")
    _demand((s.bid == NO_BID) == (s.bidder == NOBODY), "a bid without a bidder")
    _demand((s.actor == NOBODY) == (s.phase is OVER), "nobody is asked, or somebody after the end")
    if s.phase in (BIDDING, DECIDING) and s.bidder != NOBODY:
        _demand(s.bid <= s.cash[s.bidder], "a bid that cannot be paid")
        _demand(s.bidder != s.auctioneer, "the auctioneer bids")
    if s.phase in (RESTORING, OVER):
        _demand(not s.deck, "a deck in part 2")
    if s.phase is OVER:
        _demand(not any(s.hands), "a hand after the end")
    else:
        _demand(bool(s.legal(s.actor)), "a question without an answer")
