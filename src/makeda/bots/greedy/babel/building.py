"""[B3.1, B3.4, B3.8] Where to build, and whose help to take for it."""

from __future__ import annotations

from makeda.bots.greedy.babel.taste import Taste
from makeda.bots.greedy.babel.worth import Outlook, outcome
from makeda.core.piles import add
from makeda.games.babel.building import cards_in, still_missing
from makeda.games.babel.components import KIND_COUNT, NO_SITE, NOBODY, SITES
from makeda.games.babel.moves import (
    BUILD,
    GIVE_UP,
    JOKERS_USED,
    PASS,
    accepted_seats,
    has_trade,
    is_accept,
    joker_way,
    leaves_parts,
)
from makeda.games.babel.state import BabelState
from makeda.games.babel.view import hidden_size


def next_turn(t: Taste, s: BabelState, seat: int) -> int:
    """[B3.1] Build where it brings most, but pass where a card is better."""
    o = Outlook(t, s, seat)
    site, value = best_site(s, o)
    return BUILD + site if site != NO_SITE and value > o.card else PASS


def best_site(s: BabelState, o: Outlook) -> tuple[int, float]:
    """Where building promises most to the seat, and how much."""
    help_by_kind = expected_help(s, o)
    best, most = NO_SITE, -1000.0
    for site in range(SITES):
        if s.owner[site] == NOBODY:
            value = _site_value(s, o, site, help_by_kind)
            if value > most:
                best, most = site, value
    return best, most


def expected_help(s: BabelState, o: Outlook) -> list[float]:
    """By kind, how many cards the others may offer, by all that is known of their hands."""
    seat = o.seat
    known = [0] * KIND_COUNT
    hidden = 0
    for other in range(s.players):
        if other != seat:
            hidden += hidden_size(s, other)
            for kind in range(KIND_COUNT):
                number = s.known[other * KIND_COUNT + kind]
                add(known, kind, number)
                hidden -= number
    unseen = len(s.deck) + hidden
    expected: list[float] = []
    for kind in range(KIND_COUNT):
        of_kind = s.tables.copies - s.discards[kind] - s.hands[seat * KIND_COUNT + kind]
        rate = (of_kind - known[kind]) / unseen if unseen else 0.0
        expected.append(o.taste.offered_share * (known[kind] + hidden * rate))
    return expected


def _site_value(s: BabelState, o: Outlook, site: int, help_by_kind: list[float]) -> float:
    """The outcome if it works, times the chance for that, less what refused offers bring."""
    disc = s.disc_on(site)
    willing = o.taste.willing_to_end if o.ends(disc) else 1.0
    hand = o.seat * KIND_COUNT
    own = min(s.hands[hand + disc.low], disc.low_number)
    help_expected = willing * help_by_kind[disc.low]
    chance = _chance(disc.low_number - own, help_expected)
    if disc.two_colour:
        more = min(s.hands[hand + disc.high], disc.high_number)
        own += more
        help_high = willing * help_by_kind[disc.high]
        help_expected += help_high
        chance *= _chance(disc.high_number - more, help_high)
    needed = disc.cards - own
    given = _shared_parts(s, o.seat, own, needed)
    value = chance * (outcome(s, o, site, given, o.seat) - o.card * own)
    refused = max(0.0, help_expected - chance * needed)
    return value - refused * o.taste.rivals / (s.players - 1)


def _shared_parts(s: BabelState, seat: int, own: int, others: int) -> list[int]:
    """The own parts, and those of helpers in turn, as nobody knows who they will be."""
    given = [0] * s.players
    given[seat] = own
    helper = seat
    for _ in range(others):
        helper = s.left_of(helper)
        if helper == seat:
            helper = s.left_of(helper)
        add(given, helper, 1)
    return given


def _chance(needed: int, help_expected: float) -> float:
    """How likely offers make up what is missing: they must come, and they must fit."""
    if not needed:
        return 1.0
    return min(0.9, help_expected / (help_expected + needed))


def best_choice(t: Taste, s: BabelState, seat: int) -> int:
    """[B3.4, B3.8] The set of offers, or none of them, that is best for the seat in all."""
    o = Outlook(t, s, seat)
    cards = [cards_in(s, s.offers[other]) for other in range(s.players)]
    refused = [cards[other] * o.loss[other] for other in range(s.players)]
    best, most = GIVE_UP, -sum(refused)
    for move in s.legal(seat):
        if is_accept(move):
            value = _accept_value(s, o, move, cards, refused)
            if value > most:
                best, most = move, value
    return best


def _accept_value(
    s: BabelState, o: Outlook, move: int, cards: list[int], refused: list[float]
) -> float:
    """[B3.6, B3.7] Parts and disc, less the own cards and the points for those who are refused."""
    accepted = accepted_seats(move)
    jokers = JOKERS_USED[joker_way(move)]
    disc = s.disc_on(s.site)
    own = still_missing(s, accepted, disc.low, disc.low_number)
    own += still_missing(s, accepted, disc.high, disc.high_number)
    receiver = s.active
    given = [0] * s.players
    given[s.active] = own
    value = 0.0
    for other in range(s.players):
        if not accepted >> other & 1:
            value -= refused[other]
        elif has_trade(s.offers[other]):
            receiver = other
            add(given, other if leaves_parts(move) else s.active, cards[other])
        else:
            given[other] = cards[other]
    value += outcome(s, o, s.site, given, receiver)
    if not o.ends(disc):
        value -= o.card * own + o.taste.joker_extra * jokers
        for other in range(s.players):
            if accepted >> other & 1:
                # The helper's cards are gone, too.
                value += o.loss[other] * o.card * cards[other]
    return value
