"""[K3] Part 1, the auctions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from makeda.core.problems import IllegalMove
from makeda.games.kette.building import fields_for, is_forgery
from makeda.games.kette.components import CARDS, DECK_PRICE, FIELDS, LION, QUIET_ROUNDS
from makeda.games.kette.moves import (
    ACCEPT,
    BID,
    BIDS,
    DRAW,
    KEEP,
    OFFER,
    PASS,
    PRICE,
    PRICES,
    TAKE,
    is_bid,
    is_offer,
    is_price,
)
from makeda.games.kette.phases.laying import (
    NO_BID,
    NO_CARD,
    NOBODY,
    KettePhase,
    lay_aside,
    lay_card,
    lay_moves,
    why_not_lay_lot,
)
from makeda.games.kette.phases.restoring import begin_restoring, finish, uncover_all_forgeries

if TYPE_CHECKING:
    from makeda.games.kette.state import KetteState


class Offering(KettePhase):
    """[K3.1] The auctioneer must put one hand card up for sale."""

    def legal(self, s: KetteState, seat: int) -> list[int]:
        moves: list[int] = []
        for card in s.hands[seat]:
            if not moves or moves[-1] != OFFER + card:  # hands are in order
                moves.append(OFFER + card)
        return moves

    def play(self, s: KetteState, seat: int, move: int) -> None:
        card = move - OFFER
        s.take_from_hand(seat, card)
        s.lot = card
        s.bid = NO_BID
        s.bidder = NOBODY
        if s.events is not None:
            s.tell("offer", {"seat": seat, "card": CARDS[card]})
        _ask_next_bidder(s, seat)

    def reason(self, s: KetteState, seat: int, move: int) -> IllegalMove:
        if is_offer(move):
            return IllegalMove("card_not_in_hand", "K3.1", {"card": CARDS[move - OFFER]})
        return super().reason(s, seat, move)


class Bidding(KettePhase):
    """[K3.2] The others bid or pass, clockwise, until all but the highest bidder have passed."""

    def legal(self, s: KetteState, seat: int) -> list[int]:
        moves = BIDS[s.bid + 1 : s.cash[seat] + 1]
        moves.append(PASS)
        return moves

    def play(self, s: KetteState, seat: int, move: int) -> None:
        if move == PASS:
            if s.events is not None:
                s.tell("pass", {"seat": seat})
        else:
            s.bid = move - BID
            s.bidder = seat
            if s.events is not None:
                s.tell("bid", {"seat": seat, "amount": s.bid})
        _ask_next_bidder(s, seat)

    def reason(self, s: KetteState, seat: int, move: int) -> IllegalMove:
        if is_bid(move):
            if move - BID <= s.bid:
                return IllegalMove("bid_too_low", "K3.2", {"least": s.bid + 1})
            return IllegalMove("bid_beyond_cash", "K3.2", {"cash": s.cash[seat]})
        return super().reason(s, seat, move)

    def prompt(self, s: KetteState, seat: int) -> dict[str, object]:
        return {"card": CARDS[s.lot], "least": s.bid + 1, "cash": s.cash[seat]}


def _ask_next_bidder(s: KetteState, last: int) -> None:
    """[K3.2] Who can overbid is asked, until it is again the turn of the highest bidder.

    Without any bid, everyone is asked once: until it is again the turn of the auctioneer.
    """
    end = s.auctioneer if s.bidder == NOBODY else s.bidder
    seat = s.left_of(last)
    while seat != end:
        if seat != s.auctioneer and s.cash[seat] > s.bid:
            s.ask(BIDDING, seat)
            return
        seat = s.left_of(seat)
    if s.bidder == NOBODY:
        _leave_unsold(s)
    else:
        s.ask(DECIDING, s.auctioneer)


class Deciding(KettePhase):
    """[K3.3] The auctioneer accepts the highest bid or names a binding price above it."""

    def legal(self, s: KetteState, seat: int) -> list[int]:
        moves = PRICES[s.bid + 1 : _highest_price(s) + 1]
        moves.append(ACCEPT)
        return moves

    def play(self, s: KetteState, seat: int, move: int) -> None:
        if move == ACCEPT:
            _sell(s, s.bidder, s.bid)
            return
        s.price = move - PRICE
        if s.events is not None:
            s.tell("price", {"seat": seat, "amount": s.price})
        _ask_next_buyer(s, seat)

    def reason(self, s: KetteState, seat: int, move: int) -> IllegalMove:
        if is_price(move):
            if move - PRICE <= s.bid:
                return IllegalMove("price_too_low", "K3.3", {"least": s.bid + 1})
            return IllegalMove("price_too_high", "K3.3", {"most": _highest_price(s)})
        return super().reason(s, seat, move)

    def prompt(self, s: KetteState, seat: int) -> dict[str, object]:
        return {"card": CARDS[s.lot], "bidder": s.bidder, "amount": s.bid}


def _highest_price(s: KetteState) -> int:
    """[K3.3] One more than the richest opponent has: the way to refuse outright."""
    richest = 0
    for seat in range(s.players):
        if seat != s.auctioneer and s.cash[seat] > richest:
            richest = s.cash[seat]
    return richest + 1


class Asking(KettePhase):
    """[K3.4] The price is offered clockwise; the first who takes it buys."""

    def legal(self, s: KetteState, seat: int) -> list[int]:
        return [TAKE, PASS]

    def play(self, s: KetteState, seat: int, move: int) -> None:
        if move == TAKE:
            _sell(s, seat, s.price)
            return
        if s.events is not None:
            s.tell("refuse", {"seat": seat})
        _ask_next_buyer(s, seat)

    def prompt(self, s: KetteState, seat: int) -> dict[str, object]:
        return {"card": CARDS[s.lot], "seller": s.auctioneer, "amount": s.price}


def _ask_next_buyer(s: KetteState, last: int) -> None:
    """[K3.4] From the auctioneer's left; who cannot pay is not asked."""
    seat = s.left_of(last)
    while seat != s.auctioneer:
        if s.cash[seat] >= s.price:
            s.ask(ASKING, seat)
            return
        seat = s.left_of(seat)
    _leave_unsold(s)


def _sell(s: KetteState, buyer: int, amount: int) -> None:
    """[K3.5] The buyer pays the auctioneer."""
    s.cash[buyer] -= amount
    s.cash[s.auctioneer] += amount
    if s.events is not None:
        s.tell(
            "sold",
            {"seat": s.auctioneer, "buyer": buyer, "card": CARDS[s.lot], "amount": amount},
        )
    if fields_for(s, s.lot):
        s.ask(BUYING, buyer)
    else:
        _keep(s, buyer)


class Buying(KettePhase):
    """[K3.5] The buyer takes the card into hand, or lays it at once for double the premium."""

    def legal(self, s: KetteState, seat: int) -> list[int]:
        return [KEEP, *lay_moves(s, s.lot)]

    def play(self, s: KetteState, seat: int, move: int) -> None:
        if move == KEEP:
            _keep(s, seat)
            return
        lay_card(s, seat, move, 2)
        _close_lot(s)

    def reason(self, s: KetteState, seat: int, move: int) -> IllegalMove:
        return why_not_lay_lot(s, move) or super().reason(s, seat, move)

    def prompt(self, s: KetteState, seat: int) -> dict[str, object]:
        return {"card": CARDS[s.lot]}


def _keep(s: KetteState, buyer: int) -> None:
    """[K3.5] Into the hand, where everyone knows it to be [K8.2]."""
    if s.events is not None:
        s.tell("keep", {"seat": buyer, "card": CARDS[s.lot]})
    s.add_known_to_hand(buyer, s.lot)
    _close_lot(s)


def _leave_unsold(s: KetteState) -> None:
    """[K3.6] The auctioneer must lay the card at once; a forgery leaves the game.

    [K3.7] A lion that has no field yet returns to their hand, where everyone knows it to be [K8.2].
    """
    seat = s.auctioneer
    if s.events is not None:
        s.tell("unsold", {"seat": seat, "card": CARDS[s.lot]})
    if fields_for(s, s.lot):
        s.ask(UNSOLD, seat)
        return
    if is_forgery(s, s.lot):
        lay_aside(s, seat, s.lot)
    else:
        if s.events is not None:
            s.tell("lion_returns", {"seat": seat})
        s.add_known_to_hand(seat, LION)
    _close_lot(s)


class Unsold(KettePhase):
    """[K3.6] The auctioneer lays the unsold card on a field of their choice, without premium."""

    def legal(self, s: KetteState, seat: int) -> list[int]:
        return lay_moves(s, s.lot)

    def play(self, s: KetteState, seat: int, move: int) -> None:
        lay_card(s, seat, move, 0)
        _close_lot(s)

    def reason(self, s: KetteState, seat: int, move: int) -> IllegalMove:
        return why_not_lay_lot(s, move) or super().reason(s, seat, move)

    def prompt(self, s: KetteState, seat: int) -> dict[str, object]:
        return {"card": CARDS[s.lot]}


def _close_lot(s: KetteState) -> None:
    """The auction is over. [K3.12] So is the game, if the necklace is complete."""
    s.lot = NO_CARD
    s.bid = NO_BID
    s.bidder = NOBODY
    s.price = NO_BID
    if s.laid == FIELDS:
        uncover_all_forgeries(s)
        finish(s)
    else:
        _offer_deck_card(s)


def _offer_deck_card(s: KetteState) -> None:
    """[K3.8] Whatever happened, the auctioneer may then buy the top card of the deck."""
    if s.cash[s.auctioneer] >= DECK_PRICE:
        s.ask(DRAWING, s.auctioneer)
    else:
        _end_turn_without_card(s)


class Drawing(KettePhase):
    """[K3.8] The auctioneer may buy the top card of the deck for 2."""

    def legal(self, s: KetteState, seat: int) -> list[int]:
        return [DRAW, PASS]

    def play(self, s: KetteState, seat: int, move: int) -> None:
        if move == PASS:
            if s.events is not None:
                s.tell("no_draw", {"seat": seat})
            _end_turn_without_card(s)
            return
        card = s.deck.pop()
        s.cash[seat] -= DECK_PRICE
        s.bank -= DECK_PRICE
        s.add_to_hand(seat, card)
        s.reveals += 1
        if s.events is not None:
            s.tell("draw", {"seat": seat, "amount": DECK_PRICE}, {seat: {"card": CARDS[card]}})
        s.quiet_turns = 0
        if s.deck:
            begin_turn(s, s.left_of(seat))
        else:
            begin_restoring(s)  # [K3.9]

    def prompt(self, s: KetteState, seat: int) -> dict[str, object]:
        return {"amount": DECK_PRICE, "cash": s.cash[seat]}


def begin_turn(s: KetteState, auctioneer: int) -> None:
    """[K3.1] With no hand card there is no auction."""
    s.auctioneer = auctioneer
    if s.hands[auctioneer]:
        s.ask(OFFERING, auctioneer)
    else:
        _offer_deck_card(s)


def _end_turn_without_card(s: KetteState) -> None:
    """[K3.10] After three rounds without a card bought from the deck, part 1 ends."""
    s.quiet_turns += 1
    if s.quiet_turns < QUIET_ROUNDS * s.players:
        begin_turn(s, s.left_of(s.auctioneer))
        return
    if s.events is not None:
        s.tell("deck_removed", {"number": len(s.deck)})
    s.removed, s.deck = s.removed + s.deck, []
    begin_restoring(s)


OFFERING: Final = Offering("offering", "K3.1")
BIDDING: Final = Bidding("bidding", "K3.2")
DECIDING: Final = Deciding("deciding", "K3.3")
ASKING: Final = Asking("asking", "K3.4")
BUYING: Final = Buying("buying", "K3.5")
UNSOLD: Final = Unsold("unsold", "K3.6")
DRAWING: Final = Drawing("drawing", "K3.8")
