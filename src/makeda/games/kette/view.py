"""[K8] What one seat may see and know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.core import seen
from makeda.core.rng import Rng
from makeda.games.kette.building import card_for, column_kinds, fields_for, reserved_fields
from makeda.games.kette.components import (
    CARDS,
    CLASS_NAMES,
    CLASS_OF,
    COLUMNS_OF,
    DECK_PRICE,
    EMPTY,
    FIELDS,
    KINDS,
    LION,
    LION_RULES,
    VALUES,
    column_of,
    full_deck,
    row_of,
)
from makeda.games.kette.moves import (
    ACCEPT,
    BID,
    DRAW,
    MOVES,
    TAKE,
    is_bid,
    is_lay,
    laid_card,
    laid_field,
)
from makeda.games.kette.phases.auction import ASKING, BIDDING, BUYING, DECIDING, UNSOLD
from makeda.games.kette.phases.laying import NO_BID, NO_CARD, NOBODY
from makeda.games.kette.phases.restoring import RESTORING
from makeda.games.kette.scoring import premium
from makeda.games.kette.seen import (
    Columns,
    Field,
    KetteEffects,
    KetteOwn,
    KettePlayer,
    KetteView,
    Payable,
)

if TYPE_CHECKING:
    from makeda.games.kette.state import KetteState


def view(s: KetteState, seat: int | None) -> KetteView:
    """What everyone may see, and under "me" what only this seat may."""
    shown: KetteView = {
        "game": "kette",
        "lions": LION_RULES[s.lions],
        "phase": s.phase.name,
        "rule": s.phase.rule,
        "actors": s.actors(),
        "players": [_player(s, other) for other in range(s.players)],
        "auctioneer": s.auctioneer,
        "lot": None if s.lot == NO_CARD else CARDS[s.lot],
        "bid": None if s.bid == NO_BID else {"seat": s.bidder, "amount": s.bid},
        "price": None if s.price == NO_BID else s.price,
        "deck_size": len(s.deck),
        "removed_size": len(s.removed),
        "quiet_turns": s.quiet_turns,
        "layout": s.layout.columns[:],
        "necklace": _necklace(s),
        "columns": _columns(s),
        "forgeries": [CARDS[card] for card in s.forgeries],
        "winners": s.winners(),
    }
    if seat is not None:
        shown["me"] = _own(s, seat)
    return shown


def _player(s: KetteState, seat: int) -> KettePlayer:
    return {
        "seat": seat,
        "cash": s.cash[seat],
        "hand_size": len(s.hands[seat]),
        "known": [CARDS[card] for card in s.known[seat]],
    }


def _necklace(s: KetteState) -> list[Field]:
    """The fields that are taken or reserved."""
    fields: list[Field] = []
    reserved = reserved_fields(s)
    for field in range(FIELDS):
        place = [column_of(field), row_of(field)]
        card = s.necklace[field]
        if card != EMPTY:
            # A lion tells which card it stands for, since that one is now a forgery.
            belongs = CARDS[card_for(s, field)]
            fields.append({"at": place, "card": CARDS[card], "stands_for": belongs})
        elif field in reserved:
            fields.append({"at": place, "reserved": True})
    return fields


def _columns(s: KetteState) -> list[Columns]:
    """[K6.1] For each class its columns, its kind, and the kinds that it may still take."""
    kinds = column_kinds(s)
    return [
        {
            "name": CLASS_NAMES[distance],
            "columns": COLUMNS_OF[distance],
            "kind": None if s.kind_of[distance] == EMPTY else KINDS[s.kind_of[distance]],
            "may_hold": kinds[distance],
        }
        for distance in range(len(COLUMNS_OF))
    ]


def _own(s: KetteState, seat: int) -> KetteOwn:
    return {
        "seat": seat,
        "hand": [CARDS[card] for card in s.hands[seat]],
        "payable": _payable(s, seat),
        "prompt": s.question(seat),
        "legal": [_legal_move(s, move) for move in s.legal(seat)],
    }


def _payable(s: KetteState, seat: int) -> Payable | None:
    """[K3.2, K3.4] What the seat could pay for the card that is for sale, if it is asked."""
    selling = s.phase is BIDDING or s.phase is DECIDING or s.phase is ASKING
    least = s.bid + 1 if s.price == NO_BID else s.price
    if not selling or seat in (s.auctioneer, s.bidder) or s.cash[seat] < least:
        return None
    return {"least": least, "most": s.cash[seat]}


def _legal_move(s: KetteState, move: int) -> seen.Move[KetteEffects]:
    return MOVES[move].shown(_effects(s, move))


def _effects(s: KetteState, move: int) -> KetteEffects:
    """What the move would do, so that a client can show it without knowing a rule."""
    if is_lay(move):
        return _lay_effects(s, laid_card(move), laid_field(move))
    if is_bid(move):
        return {"cost": move - BID}
    if move == ACCEPT:
        return {"gain": s.bid, "buyer": s.bidder}
    if move == TAKE:
        return {"cost": s.price}
    if move == DRAW:
        return {"cost": DECK_PRICE}
    return {}


def _lay_effects(s: KetteState, card: int, field: int) -> KetteEffects:
    times = {BUYING.name: 2, UNSOLD.name: 0, RESTORING.name: 1}[s.phase.name]
    effects: KetteEffects = {"gain": times * premium(s.layout, s.necklace, field)}
    distance = CLASS_OF[field]
    if s.kind_of[distance] == EMPTY:
        kind = s.class_of.index(EMPTY) if card == LION else card // VALUES
        effects["opens"] = {"kind": KINDS[kind], "columns": CLASS_NAMES[distance]}
    return effects


def redeal(s: KetteState, seat: int | None, rng: Rng) -> KetteState:
    """[K8.2] Deal anew what the seat does not know: others' hands but for known cards, the deck,
    and what was removed unseen.

    Every distribution of the physical cards is equally likely. Someone who is asked in part 2 has
    something to play: if lions must wait, a hand of lions alone is ruled out, and drawn again.
    """
    new = s.copy()
    new.rng = rng.fork()
    unseen = full_deck(s.lions)
    for card in _seen_cards(s, seat):
        unseen.remove(card)
    must_have_gem = NOBODY
    if s.phase is RESTORING and s.actor != seat and not fields_for(s, LION) and s.laid < FIELDS:
        must_have_gem = s.actor
    while True:
        rng.shuffle(unseen)
        _distribute(s, new, seat, unseen)
        if must_have_gem == NOBODY or new.hands[must_have_gem][0] != LION:
            return new


def _seen_cards(s: KetteState, seat: int | None) -> list[int]:
    """The cards whose place the seat knows."""
    seen = [card for card in s.necklace if card != EMPTY] + s.forgeries
    if s.lot != NO_CARD:
        seen = [*seen, s.lot]
    for other in range(s.players):
        seen = seen + (s.hands[other] if other == seat else s.known[other])
    return seen


def _distribute(s: KetteState, new: KetteState, seat: int | None, unseen: list[int]) -> None:
    """Fill the unknown places of the new position with the unseen cards, in their order."""
    start = 0
    for other in range(s.players):
        if other != seat:
            end = start + len(s.hands[other]) - len(s.known[other])
            new.hands[other] = sorted(s.known[other] + unseen[start:end])
            start = end
    end = start + len(s.deck)
    new.deck = unseen[start:end]
    new.removed = unseen[end:]
