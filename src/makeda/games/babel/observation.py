"""[B6] A position of Babel as numbers, for programs that learn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from makeda.core.observation import (
    Each,
    Observer,
    Open,
    Own,
    Part,
    Row,
    around,
    seen_from,
)
from makeda.core.phase import place_in
from makeda.core.shuffled import write_shuffle
from makeda.games.babel.building import offered
from makeda.games.babel.components import (
    ACTION_COUNT,
    ACTIONS,
    KIND_COUNT,
    KINDS,
    MOST_CHANGES,
    NOBODY,
    QUIET_TURNS,
    ROWS,
    SITES,
    WONDERS,
)
from makeda.games.babel.info import INFO
from makeda.games.babel.knowledge import drawn_since
from makeda.games.babel.moves import MOST_OFFERED, NO_OFFER, has_trade
from makeda.games.babel.phases import PHASES
from makeda.games.babel.phases.turn import OFFERS
from makeda.games.babel.tables import MOST_CARDS, Disc
from makeda.games.babel.view import hidden_size

if TYPE_CHECKING:
    from makeda.games.babel.state import BabelState

SEATS: Final = INFO.most_players
KIND_WORDS: Final = ", ".join(KINDS)
# The units: a hand that is large, a pile that is high, points that may win
MANY: Final = 10
PILE: Final = 50
POINTS: Final = 100
MOST_POINTS: Final = 1000
MOST_IN_PILE: Final = KIND_COUNT * MOST_CARDS
MOST_ACTIONS: Final = ACTION_COUNT * MOST_CARDS
LONGEST_QUIET: Final = SEATS * QUIET_TURNS


PARTS: Final[list[Part]] = [
    Own("seat", [SEATS], "which seat this is"),
    Open("taken", [SEATS], "the seats that are taken"),
    Open(
        "options",
        [3],
        "played with two-colour discs, with action cards, and so that a trader's parts may be left",
    ),
    Open("phase", [len(PHASES)], f"the question: {', '.join(phase.name for phase in PHASES)}"),
    Each("asked", [SEATS], "who is asked"),
    Each("active", [SEATS], "whose turn it is"),
    Open("second", [1], "this is the second time in this turn"),
    Each("points", [SEATS], "points", POINTS, MOST_POINTS),
    Own(
        "hand",
        [KIND_COUNT],
        f"the own cards without those of an offer: {KIND_WORDS}",
        MANY,
        MOST_CARDS,
    ),
    Each(
        "hand_size",
        [SEATS],
        "the number of cards in hand, with those of a sealed offer",
        MANY,
        MOST_IN_PILE,
    ),
    Each(
        "known",
        [SEATS, KIND_COUNT],
        "of these, the cards that everyone knows to be there",
        MANY,
        MOST_CARDS,
    ),
    Own(
        "action_cards",
        [ACTION_COUNT],
        f"the own action cards: {', '.join(ACTIONS)}",
        1,
        MOST_CARDS,
    ),
    Each("action_sizes", [SEATS], "the number of action cards", 1, MOST_ACTIONS),
    Open(
        "discs",
        [SITES, KIND_COUNT],
        "for each place, wonder by wonder: what the disc that lies there asks for",
        1,
        MOST_OFFERED,
    ),
    Each("parts", [SEATS, len(WONDERS)], "the parts on each wonder", MANY, MOST_CARDS),
    Each("taken_discs", [SEATS], "the number of discs taken", MANY, SITES),
    Each("taken_kinds", [SEATS, KIND_COUNT], "how many of these ask for each kind", MANY, SITES),
    Open("site", [SITES], "where is being built"),
    Each("offered", [SEATS], "who has made an offer, sealed or open"),
    Own(
        "offers",
        [SEATS, KIND_COUNT],
        "the cards in the open offers, and in the own one",
        1,
        MOST_OFFERED,
    ),
    Own("trades", [SEATS], "which of these have the trading card"),
    Own("changes", [1], "how often the own sealed offer was changed", MOST_CHANGES, MOST_CHANGES),
    Each(
        "refused",
        [SEATS],
        "the cards of a refused offer for which points may be tripled",
        1,
        2 * MOST_OFFERED,
    ),
    Open("completed", [1], "how many wonders are complete", ROWS, ROWS),
    Open("deck_size", [1], "cards in the deck", PILE, MOST_IN_PILE),
    Open("discards", [KIND_COUNT], "the discards", PILE, MOST_CARDS),
    Open(
        "made_of",
        [KIND_COUNT],
        "what the deck was made of at the last shuffle",
        PILE,
        MOST_CARDS,
    ),
    Each("held_then", [SEATS], "cards in hand or offered at that shuffle", MANY, MOST_IN_PILE),
    Each("drawn_since", [SEATS], "cards drawn since", MANY, MOST_IN_PILE),
    Each(
        "played_since",
        [SEATS, KIND_COUNT],
        "cards played, given or exchanged since",
        MANY,
        MOST_CARDS,
    ),
    Open("action_deck_size", [1], "action cards in their deck", MANY, MOST_ACTIONS),
    Open("played", [ACTION_COUNT], "the action cards that have been played", 1, MOST_CARDS),
    Open("quiet_turns", [1], "turns in a row without a disc", LONGEST_QUIET, LONGEST_QUIET),
]


def write(s: BabelState, seat: int, row: Row) -> None:
    """What a seat may see, in the order of the parts."""
    seats = around(s, seat)
    _write_turn(s, seat, seats, row)
    _write_hands(s, seat, seats, row)
    _write_wonders(s, seats, row)
    _write_offers(s, seat, seats, row)
    _write_piles(s, seats, row)


def _write_turn(s: BabelState, seat: int, seats: list[int], row: Row) -> None:
    row.part("seat")
    row.flag(seat)
    row.part("taken")
    row.taken(s)
    row.part("options")
    row.yes(s.two_colour)
    row.yes(s.with_actions)
    row.yes(s.may_replace_parts)
    row.part("phase")
    row.flag(place_in(PHASES, s.phase))
    row.part("asked")
    actors = s.actors()
    for other in seats:
        row.yes(other in actors)
    row.part("active")
    row.flag(seen_from(s, seat, s.active))
    row.part("second")
    row.yes(s.second)
    row.part("points")
    for other in seats:
        row.add(s.points[other])


def _write_hands(s: BabelState, seat: int, seats: list[int], row: Row) -> None:
    row.part("hand")
    row.add_some(s.hands, seat * KIND_COUNT, KIND_COUNT)
    row.part("hand_size")
    for other in seats:
        row.add(hidden_size(s, other))
    row.part("known")
    for other in seats:
        row.add_some(s.known, other * KIND_COUNT, KIND_COUNT)
    row.part("action_cards")
    row.add_some(s.actions, seat * ACTION_COUNT, ACTION_COUNT)
    row.part("action_sizes")
    for other in seats:
        row.add(s.action_sizes[other])


def _write_wonders(s: BabelState, seats: list[int], row: Row) -> None:
    taken = [0] * (s.players * (KIND_COUNT + 1))
    owners = s.owner
    discs = s.tables.discs
    start: i64 = 0
    row.part("discs")
    for site, number in enumerate(s.layout):
        disc = discs[number]
        owner = owners[site]
        if owner != NOBODY:
            _count(disc, taken, owner * (KIND_COUNT + 1))
        else:
            row.put(start + disc.low, disc.low_number)
            if disc.two_colour:
                row.put(start + disc.high, disc.high_number)
        start += KIND_COUNT
    row.part("parts")
    parts = s.parts
    players: i64 = s.players
    for other in seats:
        place: i64 = other
        while place < len(parts):
            row.add(parts[place])
            place += players
    row.part("taken_discs")
    for other in seats:
        row.add(taken[other * (KIND_COUNT + 1) + KIND_COUNT])
    row.part("taken_kinds")
    for other in seats:
        row.add_some(taken, other * (KIND_COUNT + 1), KIND_COUNT)
    row.part("site")
    row.flag(s.site)


def _count(disc: Disc, taken: list[int], start: i64) -> None:
    """A seat has one more disc that asks for its kinds, and then one more at all."""
    place = start + disc.low
    taken[place] = taken[place] + 1
    if disc.two_colour:
        place = start + disc.high
        taken[place] = taken[place] + 1
    place = start + KIND_COUNT
    taken[place] = taken[place] + 1


def _write_offers(s: BabelState, seat: int, seats: list[int], row: Row) -> None:
    """[B6.1] While offers are sealed, each is seen by the seat that made it and by nobody else."""
    sealed = s.phase is OFFERS
    seen = [NO_OFFER if sealed and other != seat else s.offers[other] for other in seats]
    row.part("offered")
    for other in seats:
        row.yes(s.offers[other] != NO_OFFER)
    row.part("offers")
    for place in range(len(seen)):
        if seen[place] != NO_OFFER:
            disc = s.disc_on(s.site)
            row.put(place * KIND_COUNT + disc.low, offered(seen[place], disc.low))
            if disc.two_colour:
                row.put(place * KIND_COUNT + disc.high, offered(seen[place], disc.high))
    row.part("trades")
    for offer in seen:
        row.yes(offer != NO_OFFER and has_trade(offer))
    row.part("changes")
    row.add(s.changes[seat])
    row.part("refused")
    for other in seats:
        row.add(s.refused[other])


def _write_piles(s: BabelState, seats: list[int], row: Row) -> None:
    row.part("completed")
    row.add(s.marker)
    row.part("deck_size")
    row.add(len(s.deck))
    row.part("discards")
    row.add_all(s.discards)
    drawn = [drawn_since(s, other) for other in range(s.players)]
    write_shuffle(row, seats, s.made_of, s.held_then, drawn, s.played_since)
    row.part("action_deck_size")
    row.add(len(s.action_deck))
    row.part("played")
    row.add_all(s.played)
    row.part("quiet_turns")
    row.add(s.quiet_turns)


OBSERVER: Final = Observer(PARTS, write)
