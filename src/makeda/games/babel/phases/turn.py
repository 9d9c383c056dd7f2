"""[B3] A turn: pass, or build with the help of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from makeda.core.problems import IllegalMove
from makeda.games.babel.building import (
    accept_moves,
    carry_out,
    offered,
    pick_up,
    put_down,
    return_offers,
    reveal,
)
from makeda.games.babel.cards import draw_card, draw_cards, play_action_card
from makeda.games.babel.components import (
    KIND_COUNT,
    MOST_CHANGES,
    NO_SITE,
    NOBODY,
    PLACES,
    QUIET_TURNS,
    SECOND_TURN,
    TRIPLE,
    TRIPLED,
    WONDERS,
)
from makeda.games.babel.moves import (
    BUILD,
    DECLINE,
    GIVE_UP,
    NO_OFFER,
    PASS,
    PLAY_SECOND,
    PLAY_TRIPLE,
    accepted_seats,
    is_accept,
    is_build,
    is_offer,
)
from makeda.games.babel.phases.base import BabelPhase, lacks_card, play_or_decline
from makeda.games.babel.phases.ending import a_kind_is_gone, complete_wonder, finish
from makeda.games.babel.phases.refusals import why_not_accept, why_not_offer

if TYPE_CHECKING:
    from makeda.games.babel.state import BabelState


def begin_turn(s: BabelState, active: int) -> None:
    """[B2.4] Turns go clockwise."""
    s.active = active
    s.second = False
    s.given = False
    s.ask(TURN, active)


class Turn(BabelPhase):
    """[B3.1, B3.2] The active player passes, or names a wonder and a disc on it."""

    def legal(self, s: BabelState, seat: int) -> list[int]:
        return s.builds[:] if seat == s.actor else []

    def play(self, s: BabelState, seat: int, move: int) -> None:
        if move == PASS:
            if s.events is not None:
                s.tell("pass", {"seat": seat})
            draw_cards(s, seat, 1)
            _ask_second_turn(s)
            return
        s.site = move - BUILD
        if s.events is not None:
            s.tell("build", {"seat": seat, **site_asked(s)})
        s.waiting = (1 << s.players) - 1 - (1 << seat)
        s.ask(OFFERS, NOBODY)

    def reason(self, s: BabelState, seat: int, move: int) -> IllegalMove:
        if is_build(move):
            wonder, place = divmod(move - BUILD, PLACES)
            about: dict[str, object] = {"wonder": WONDERS[wonder], "place": place + 1}
            return IllegalMove("no_disc_there", "B3.2", about)
        return super().reason(s, seat, move)

    def prompt(self, s: BabelState, seat: int) -> dict[str, object]:
        return {"second": s.second}


class Offers(BabelPhase):
    """[B3.3] All others seal an offer, in any order, and may change it until the last is in.

    Not more than a few times, so that a game has a longest length.
    """

    def legal(self, s: BabelState, seat: int) -> list[int]:
        if seat == s.active or s.changes[seat] == MOST_CHANGES:
            return []
        disc = s.disc_on(s.site)
        hand = seat * KIND_COUNT
        low = s.hands[hand + disc.low]
        high = s.hands[hand + disc.high] if disc.two_colour else 0
        sealed = s.offers[seat]
        if sealed == NO_OFFER:
            return disc.offers(low, high)
        moves = disc.offers(low + offered(sealed, disc.low), high + offered(sealed, disc.high))
        moves.remove(sealed)
        return moves

    def play(self, s: BabelState, seat: int, move: int) -> None:
        if s.offers[seat] != NO_OFFER:
            # Nobody is told: whether an offer was changed is as secret as what it is.
            pick_up(s, seat)
            put_down(s, seat, move)
            changes = s.changes[:]
            changes[seat] = changes[seat] + 1
            s.changes = changes
            return
        put_down(s, seat, move)
        if s.events is not None:
            s.tell("seals", {"seat": seat})
        s.waiting -= 1 << seat
        if not s.waiting:
            reveal(s)
            s.ask(ACCEPTING, s.active)

    def reason(self, s: BabelState, seat: int, move: int) -> IllegalMove:
        if is_offer(move):
            return why_not_offer(s, seat, move)
        return super().reason(s, seat, move)

    def prompt(self, s: BabelState, seat: int) -> dict[str, object]:
        return {"seat": s.active, **site_asked(s)}


class Accepting(BabelPhase):
    """[B3.4, B3.5] The active player accepts offers and adds what is missing, or gives up."""

    def legal(self, s: BabelState, seat: int) -> list[int]:
        if seat != s.actor:
            return []
        moves = accept_moves(s)
        moves.append(GIVE_UP)
        return moves

    def play(self, s: BabelState, seat: int, move: int) -> None:
        accepted = 0
        if move == GIVE_UP:
            if s.events is not None:
                s.tell("gives_up", {"seat": seat})
        else:
            accepted = accepted_seats(move)
            carry_out(s, move)
        return_offers(s, accepted)
        _ask_next_refused(s, seat)

    def reason(self, s: BabelState, seat: int, move: int) -> IllegalMove:
        if is_accept(move):
            return why_not_accept(s, move)
        return super().reason(s, seat, move)

    def prompt(self, s: BabelState, seat: int) -> dict[str, object]:
        return site_asked(s)


def site_asked(s: BabelState) -> dict[str, object]:
    """The wonder that is built on, and the disc."""
    return {"wonder": WONDERS[s.site // PLACES], "disc": s.disc_on(s.site).name()}


def _ask_next_refused(s: BabelState, last: int) -> None:
    """[B7.8] Clockwise; [B6.3] whoever holds any action card, so that being asked tells nothing."""
    seat = s.left_of(last)
    while seat != s.active:
        if s.refused[seat]:
            if s.action_sizes[seat]:
                s.ask(TRIPLING, seat)
                return
            s.refused[seat] = 0  # the last action card was played in the meantime
        seat = s.left_of(seat)
    _close_build(s)


class Tripling(BabelPhase):
    """[B7.8] Someone whose offer was refused may score three points for each card."""

    def legal(self, s: BabelState, seat: int) -> list[int]:
        return play_or_decline(s, seat, TRIPLE, PLAY_TRIPLE)

    def play(self, s: BabelState, seat: int, move: int) -> None:
        if move == PLAY_TRIPLE:
            play_action_card(s, seat, TRIPLE)
            more = (TRIPLED - 1) * s.refused[seat]
            s.points[seat] += more
            if s.events is not None:
                s.tell("triples", {"seat": seat, "amount": more})
        s.refused[seat] = 0
        _ask_next_refused(s, seat)

    def reason(self, s: BabelState, seat: int, move: int) -> IllegalMove:
        if move == PLAY_TRIPLE:
            return lacks_card(TRIPLE, "B7.8")
        return super().reason(s, seat, move)

    def prompt(self, s: BabelState, seat: int) -> dict[str, object]:
        return {"number": s.refused[seat], "amount": TRIPLED * s.refused[seat]}


def _close_build(s: BabelState) -> None:
    """[B4.4] The wonder is scored if it is complete, and the game ends if a kind is gone."""
    site = s.site
    s.site = NO_SITE
    if s.owner[site] != NOBODY:
        if s.is_complete(site // PLACES):
            complete_wonder(s, site // PLACES)
        if a_kind_is_gone(s, s.disc_on(site)):
            finish(s)
            return
    _ask_second_turn(s)


def _ask_second_turn(s: BabelState) -> None:
    """[B7.5] Once in a turn; [B6.3] whoever holds any action card is asked."""
    if not s.second and s.action_sizes[s.active]:
        s.ask(SECOND, s.active)
    else:
        _end_turn(s)


class Second(BabelPhase):
    """[B7.5] The active player may pass or build once more before the general drawing."""

    def legal(self, s: BabelState, seat: int) -> list[int]:
        return play_or_decline(s, seat, SECOND_TURN, PLAY_SECOND)

    def play(self, s: BabelState, seat: int, move: int) -> None:
        if move == DECLINE:
            _end_turn(s)
            return
        play_action_card(s, seat, SECOND_TURN)
        s.second = True
        s.ask(TURN, seat)

    def reason(self, s: BabelState, seat: int, move: int) -> IllegalMove:
        if move == PLAY_SECOND:
            return lacks_card(SECOND_TURN, "B7.5")
        return super().reason(s, seat, move)


def _end_turn(s: BabelState) -> None:
    """[B3.1, B3.7] Everyone draws a card, clockwise from the active player.

    [B5.5] The game ends when nobody has got a disc for too long.
    """
    seat = s.active
    for _ in range(s.players):
        if s.events is None:
            draw_card(s, seat)
        else:
            draw_cards(s, seat, 1)
        seat = s.left_of(seat)
    s.quiet_turns = 0 if s.given else s.quiet_turns + 1
    if s.quiet_turns < QUIET_TURNS * s.players:
        begin_turn(s, s.left_of(s.active))
        return
    if s.events is not None:
        s.tell("standstill", {"number": s.quiet_turns})
    finish(s)


TURN: Final = Turn("turn", "B3.1")
OFFERS: Final = Offers("offers", "B3.3")
ACCEPTING: Final = Accepting("accepting", "B3.4")
TRIPLING: Final = Tripling("tripling", "B7.8")
SECOND: Final = Second("second_turn", "B7.5")
