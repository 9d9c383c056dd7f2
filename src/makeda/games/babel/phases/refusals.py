"""Why an offer cannot be made or accepted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.core.problems import IllegalMove
from makeda.games.babel.building import offered, own_share, trader
from makeda.games.babel.components import (
    ACTION_COUNT,
    CARDS_OF_A_JOKER,
    COLOURS,
    JOKER,
    KIND_COUNT,
    KINDS,
    MOST_CHANGES,
    NOBODY,
    SEATS,
)
from makeda.games.babel.moves import (
    JOKERS_FOR,
    JOKERS_USED,
    NO_OFFER,
    OFFER_NOTHING,
    accepted_seats,
    has_trade,
    joker_way,
    leaves_parts,
    names_joker_kinds,
    names_kinds,
)
from makeda.games.babel.phases.base import lacks_card

if TYPE_CHECKING:
    from makeda.games.babel.state import BabelState


def why_not_offer(s: BabelState, seat: int, move: int) -> IllegalMove:
    """[B3.3] Changed too often, or cards that are not asked for, or too many, or not there."""
    if s.changes[seat] == MOST_CHANGES:
        return IllegalMove("no_more_changes", "B3.3", {"most": MOST_CHANGES})
    disc = s.disc_on(s.site)
    if move == s.offers[seat]:
        return IllegalMove("same_offer", "B3.3")
    if names_kinds(move) != disc.two_colour:
        return IllegalMove("offer_form", "B3.3", {"disc": disc.name()})
    for kind in range(KIND_COUNT):
        if names_kinds(move) and kind not in (disc.low, disc.high) and offered(move, kind):
            return IllegalMove("kind_not_asked", "B3.3", {"kind": KINDS[kind]})
    if offered(move, disc.low) > disc.low_number:
        return _beyond_disc(disc.low, disc.low_number)
    if offered(move, disc.high) > disc.high_number:
        return _beyond_disc(disc.high, disc.high_number)
    return IllegalMove("cards_not_in_hand", "B3.3")


def _beyond_disc(kind: int, most: int) -> IllegalMove:
    return IllegalMove("offer_beyond_disc", "B3.3", {"kind": KINDS[kind], "most": most})


def why_not_accept(s: BabelState, move: int) -> IllegalMove:
    """[B3.4, B3.5] Offers that are not there or do not fit, or what would be missing then."""
    seats = accepted_seats(move)
    for seat in SEATS[seats]:
        if seat >= s.players or s.offers[seat] in (NO_OFFER, OFFER_NOTHING):
            return IllegalMove("no_offer", "B3.4", {"colour": COLOURS[seat]})
    return why_not_together(s, seats) or _why_not_leave(s, move) or _why_not_add(s, move)


def why_not_together(s: BabelState, seats: int) -> IllegalMove | None:
    """[B3.4] Why these offers cannot all be accepted; None if they can."""
    if sum(has_trade(s.offers[seat]) for seat in SEATS[seats]) > 1:
        return IllegalMove("two_trades", "B3.4")
    for kind, missing in own_share(s, seats):
        if missing < 0:
            return IllegalMove("too_many_cards", "B3.4", {"kind": KINDS[kind]})
    return None


def _why_not_leave(s: BabelState, move: int) -> IllegalMove | None:
    """[B3.6] Only the parts of a trader can be left, and only by the house rule."""
    if not leaves_parts(move):
        return None
    if not s.may_replace_parts:
        return IllegalMove("parts_replaced", "B3.6")
    if trader(s, accepted_seats(move)) == NOBODY:
        return IllegalMove("no_trade", "B3.6")
    return None


def _why_not_add(s: BabelState, move: int) -> IllegalMove:
    way = joker_way(move)
    disc = s.disc_on(s.site)
    if JOKERS_USED[way] > s.actions[s.active * ACTION_COUNT + JOKER]:
        return lacks_card(JOKER, "B7.4")
    if JOKERS_USED[way] and names_joker_kinds(way) != disc.two_colour:
        return IllegalMove("joker_form", "B3.5", {"disc": disc.name()})
    share = own_share(s, accepted_seats(move))
    asked = [kind for kind, _ in share]
    for kind in range(KIND_COUNT):
        if names_joker_kinds(way) and kind not in asked and JOKERS_FOR[way * KIND_COUNT + kind]:
            return IllegalMove("kind_not_asked", "B3.5", {"kind": KINDS[kind]})
    for kind, missing in share:
        left = missing - CARDS_OF_A_JOKER * JOKERS_FOR[way * KIND_COUNT + kind]
        if left < 0:
            return IllegalMove("joker_too_much", "B3.5", {"kind": KINDS[kind], "number": missing})
        if left > s.hands[s.active * KIND_COUNT + kind]:
            return IllegalMove("cards_missing", "B3.5", {"kind": KINDS[kind], "number": left})
    return IllegalMove("not_now", "B3.5", {"move": s.phase.moves.words(move)})
