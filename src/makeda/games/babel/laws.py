"""The conservation laws of Babel, and what makes a position one that play can reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.core.dealing import could_be_dealt
from makeda.core.problems import demand
from makeda.games.babel.building import offered
from makeda.games.babel.cards import cards_of
from makeda.games.babel.components import (
    ACTION_COUNT,
    KIND_COUNT,
    NO_SITE,
    NOBODY,
    PLACES,
    SECOND_TURN,
    SITES,
    WONDERS,
)
from makeda.games.babel.knowledge import drawn_since, old_cards
from makeda.games.babel.moves import BUILD, NO_OFFER, OFFER_NOTHING, PASS, names_kinds
from makeda.games.babel.phases.ending import OVER
from makeda.games.babel.phases.turn import ACCEPTING, OFFERS, SECOND, TRIPLING, TURN

if TYPE_CHECKING:
    from makeda.games.babel.state import BabelState


def check(s: BabelState) -> None:
    """Raise BrokenLaw unless questions, cards, discs and parts are all in order."""
    _check_questions(s)
    _check_offers(s)
    _check_building_cards(s)
    _check_last_shuffle(s)
    _check_action_cards(s)
    _check_discs(s)
    _check_parts(s)


def _check_questions(s: BabelState) -> None:
    """Each phase asks those whom its rule names."""
    open_offers = s.phase is OFFERS
    demand((s.actor == NOBODY) == (open_offers or s.phase is OVER), "a question to the wrong seat")
    if s.phase in (TURN, ACCEPTING, SECOND):
        demand(s.actor == s.active, "somebody else than the active player is asked")
    if s.phase is TRIPLING:
        demand(s.actor != s.active and s.refused[s.actor] > 0, "a question without a refused offer")
    else:
        demand(not any(s.refused), "a refused offer that is not decided on")
    building = s.phase in (OFFERS, ACCEPTING, TRIPLING)
    demand((s.site != NO_SITE) == building, "a site without a build, or a build without a site")
    demand(not s.second or s.played[SECOND_TURN] > 0, "a second turn without its card")
    first_build = s.phase in (TURN, OFFERS, ACCEPTING) and not s.second
    demand(not (first_build and s.given), "a disc given out before anything was built")


def _check_offers(s: BabelState) -> None:
    """[B3.3] Offers lie on the table from the first that is sealed until they are answered."""
    missing: list[int] = []
    for seat in range(s.players):
        sealed = s.phase is OFFERS and s.offers[seat] != NO_OFFER
        demand(sealed or not s.changes[seat], "a change of what is not sealed")
        if s.offers[seat] == NO_OFFER:
            if seat != s.active:
                missing.append(seat)
        else:
            demand(s.phase in (OFFERS, ACCEPTING), "an offer that nobody asked for")
            _check_offer(s, seat)
    if s.phase is OFFERS:
        demand(bool(missing) and s.actors() == missing, "the missing offers are miscounted")
    else:
        demand(not s.waiting, "offers are missing that nobody asked for")
    if s.phase is ACCEPTING:
        demand(not missing, "an answer before all offers are in")


def _check_offer(s: BabelState, seat: int) -> None:
    demand(seat != s.active, "the active player offers")
    demand(s.owner[s.site] == NOBODY, "an offer for a disc that is gone")
    offer = s.offers[seat]
    disc = s.disc_on(s.site)
    if offer != OFFER_NOTHING:
        demand(names_kinds(offer) == disc.two_colour, "an offer in the wrong form")
    demand(offered(offer, disc.low) <= disc.low_number, "an offer beyond the disc")
    demand(offered(offer, disc.high) <= disc.high_number, "an offer beyond the disc")
    for kind in range(KIND_COUNT):
        if names_kinds(offer) and kind != disc.low and kind != disc.high:
            demand(offered(offer, kind) == 0, "a card in an offer that is not asked for")


def _check_building_cards(s: BabelState) -> None:
    """[B1.1] Each card is somewhere, once. [B6.2] What is known of a hand is there."""
    for kind in range(KIND_COUNT):
        total = s.deck.count(kind) + s.discards[kind]
        for seat in range(s.players):
            hidden = s.hands[seat * KIND_COUNT + kind]
            demand(hidden >= 0, "a hand owes cards")
            total += hidden
            if s.offers[seat] != NO_OFFER:
                own = offered_of_kind(s, seat, kind)
                total += own
                if s.phase is OFFERS:
                    hidden += own
            demand(0 <= s.known[seat * KIND_COUNT + kind] <= hidden, "a known card is not there")
        demand(total == s.tables.copies, "a building card is missing or doubled")


def _check_last_shuffle(s: BabelState) -> None:
    """[B6.2] What is known of the last shuffle can be."""
    for kind in range(KIND_COUNT):
        played = sum(s.played_since[kind::KIND_COUNT])
        demand(played == s.discards[kind], "a discard that nobody played")
    old = old_cards(s)
    got = s.played_since[:]
    for seat in range(s.players):
        demand(drawn_since(s, seat) >= 0, "a seat has drawn less than nothing")
        cards = cards_of(s, seat)
        for kind in range(KIND_COUNT):
            got[seat * KIND_COUNT + kind] += cards[kind]
    demand(min(old) >= 0 and sum(old) == sum(s.held_then), "the old cards are miscounted")
    demand(could_be_dealt(old, s.held_then, got), "cards that could not be dealt")


def offered_of_kind(s: BabelState, seat: int, kind: int) -> int:
    """How many cards of a kind lie in the offer of a seat; none of a kind that is not asked for."""
    disc = s.disc_on(s.site)
    return offered(s.offers[seat], kind) if kind in (disc.low, disc.high) else 0


def _check_action_cards(s: BabelState) -> None:
    """[B1.5, B2.3] Each action card is somewhere, once; without the option there is none."""
    for card in range(ACTION_COUNT):
        total = s.action_deck.count(card) + s.played[card]
        for seat in range(s.players):
            total += s.actions[seat * ACTION_COUNT + card]
        expected = s.tables.actions[card] if s.with_actions else 0
        demand(total == expected, "an action card is missing or doubled")
    if s.phase is OVER:
        demand(not any(s.actions), "an action card that was not laid open at the end")


def _check_discs(s: BabelState) -> None:
    """[B1.2, B2.1] The discs of the option were laid out, and whoever has one is at the table."""
    demand(sorted(s.layout) == s.tables.discs_in_play(s.two_colour), "a disc is missing or doubled")
    open_sites = [site for site in range(SITES) if s.owner[site] == NOBODY]
    demand(s.builds == [PASS] + [BUILD + site for site in open_sites], "the builds are miscounted")
    left = [0] * KIND_COUNT
    for site in open_sites:
        disc = s.disc_on(site)
        left[disc.low] += 1
        if disc.two_colour:
            left[disc.high] += 1
    if s.phase not in (OVER, TRIPLING):
        demand(0 not in left, "play goes on though a kind of disc is gone")


def _check_parts(s: BabelState) -> None:
    """[B3.6, B4.3] As many parts as cards were given; none on a wonder that has been scored."""
    complete = 0
    for wonder in range(len(WONDERS)):
        given = 0
        for site in range(wonder * PLACES, (wonder + 1) * PLACES):
            if s.owner[site] != NOBODY:
                given += s.disc_on(site).cards
        if s.is_complete(wonder) and not _is_to_be_scored(s, wonder):
            complete += 1
            given = 0
        demand(sum(s.parts_on(wonder)) == given, "parts and cards given differ")
    demand(s.marker == complete, "the marker is not on its row")


def _is_to_be_scored(s: BabelState, wonder: int) -> bool:
    """[B4.4] Triple decisions come before the scoring."""
    return s.phase is TRIPLING and s.site // PLACES == wonder
