"""[S9] A position of Saba as numbers, for programs that learn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
from makeda.games.saba.components import (
    ACTIONS,
    BASIC_CARDS,
    CAPACITY,
    COPIES_OF_PERSON,
    DECK_CARDS,
    EXPERT_HAND_LIMIT,
    FIELDS,
    FIGURES,
    KINDS,
    LEVELS,
    MOST_PIECES,
    MOST_SERAIL_FIELDS,
    NOTHING,
    PIECES,
    PLACES,
    PLOTS,
    QUARTERS,
    QUIET_ROUNDS,
    RESOURCES,
    SPACES,
)
from makeda.games.saba.harbour import upper_field
from makeda.games.saba.info import INFO
from makeda.games.saba.knowledge import drawn_since
from makeda.games.saba.palace import have_left, prices
from makeda.games.saba.phases import PHASES
from makeda.games.saba.scoring import points

if TYPE_CHECKING:
    from makeda.games.saba.state import SabaState

SEATS: Final = INFO.most_players
ALL_ACTIONS: Final = BASIC_CARDS + COPIES_OF_PERSON * (len(ACTIONS) - KINDS)
# The unit of a price that is high
PRICE: Final = 4
MOST_PRICE: Final = 2 * PIECES + 1
LONGEST_QUIET: Final = SEATS * QUIET_ROUNDS


PARTS: Final[list[Part]] = [
    Own("seat", [SEATS], "which seat this is"),
    Open("taken", [SEATS], "the seats that are taken"),
    Open(
        "options",
        [5],
        "played with persons, with the figure in the serail, with guards, and so that balconies "
        "may be left as they are and markers be kept",
    ),
    Open("phase", [len(PHASES)], f"the question: {', '.join(phase.name for phase in PHASES)}"),
    Each("asked", [SEATS], "who is asked"),
    Each("turn", [SEATS], "whose turn it is"),
    Open("done", [2], "in this turn: a palace part was built, a treasury card carried out"),
    Open(
        "quiet_turns",
        [1],
        "turns in a row without a card leaving the build spaces",
        LONGEST_QUIET,
        LONGEST_QUIET,
    ),
    Each("points", [SEATS], "points", FIGURES, FIGURES),
    Each("pieces", [SEATS, KINDS], f"the pieces: {', '.join(RESOURCES)}", MOST_PIECES, PIECES),
    Open("supply", [KINDS], "the pieces in the supply", PIECES, PIECES),
    Open("harbour_kinds", [FIELDS, KINDS], "the resource on each field of the harbour"),
    Open("harbour_pieces", [FIELDS], "how many pieces these are", CAPACITY[-1], CAPACITY[-1]),
    Each("harbour_cards", [SEATS, FIELDS], "the fields that the harbour cards show"),
    Each("figures", [SEATS], "the figures in supply", FIGURES, FIGURES),
    Each("treasury", [SEATS], "figures on the treasury", 1, 2),
    Open("levels", [PLOTS], "the level of each plot", LEVELS, LEVELS),
    Each("balconies", [SEATS, PLOTS], "the plots on whose balcony a figure stands"),
    Open("guards", [PLOTS, KINDS], "the guard in each plot"),
    Open(
        "spaces",
        [SPACES, DECK_CARDS],
        "the card on each build space: an arch, fountain or column of a plot, a treasury, the end",
    ),
    Open("prices", [SPACES, KINDS], "what these cost there", PRICE, MOST_PRICE),
    Open("palace_deck_size", [1], "cards in the palace deck", DECK_CARDS, DECK_CARDS),
    Open("gone", [DECK_CARDS], "the palace cards that have left the game"),
    Each(
        "quarters",
        [SEATS, PLACES],
        "the places of the quarters on which a figure stands, two a quarter, the cheaper one first",
    ),
    Open("ready", [PLACES], "the places whose figure may still act in this turn"),
    Open("vizier", [len(QUARTERS)], f"where the vizier is: {', '.join(QUARTERS)}"),
    Each("serail", [SEATS, MOST_SERAIL_FIELDS], "the fields of the serail with a marker"),
    Each("serail_figure", [SEATS], "whose figure is in the serail"),
    Own("hand", [len(ACTIONS)], f"the own action cards: {', '.join(ACTIONS)}", 1, BASIC_CARDS),
    Each("hand_size", [SEATS], "action cards in hand", EXPERT_HAND_LIMIT, ALL_ACTIONS),
    Open("deck_size", [1], "action cards in their deck", ALL_ACTIONS, ALL_ACTIONS),
    Open("discards", [len(ACTIONS)], "the discards", COPIES_OF_PERSON, BASIC_CARDS),
    Open(
        "made_of",
        [len(ACTIONS)],
        "what the action deck was made of at the last shuffle",
        COPIES_OF_PERSON,
        BASIC_CARDS,
    ),
    Each(
        "held_then",
        [SEATS],
        "action cards in hand at that shuffle",
        EXPERT_HAND_LIMIT,
        ALL_ACTIONS,
    ),
    Each("drawn_since", [SEATS], "action cards drawn since", EXPERT_HAND_LIMIT, ALL_ACTIONS),
    Each(
        "played_since",
        [SEATS, len(ACTIONS)],
        "action cards played or put away since",
        1,
        BASIC_CARDS,
    ),
]


def write(s: SabaState, seat: int, row: Row) -> None:
    """What a seat may see, in the order of the parts."""
    seats = around(s, seat)
    _write_turn(s, seat, row)
    _write_goods(s, seats, row)
    _write_palace(s, seat, row)
    _write_town(s, seat, row)
    _write_actions(s, seat, seats, row)


def _write_turn(s: SabaState, seat: int, row: Row) -> None:
    row.part("seat")
    row.flag(seat)
    row.part("taken")
    row.taken(s)
    row.part("options")
    row.yes(s.persons)
    row.yes(s.serail_figures)
    row.yes(s.guarding)
    row.yes(s.may_send_back)
    row.yes(s.may_lay_marker)
    row.part("phase")
    row.flag(place_in(PHASES, s.phase))
    row.part("asked")
    row.flag(seen_from(s, seat, s.actor))
    row.part("turn")
    row.flag(seen_from(s, seat, s.turn))
    row.part("done")
    row.yes(s.built)
    row.yes(s.carried)
    row.part("quiet_turns")
    row.add(s.quiet_turns)


def _write_goods(s: SabaState, seats: list[int], row: Row) -> None:
    row.part("points")
    have = points(s)
    for other in seats:
        row.add(have[other])
    row.part("pieces")
    for other in seats:
        row.add_some(s.goods, other * KINDS, KINDS)
    row.part("supply")
    row.add_all(s.supply)
    row.part("harbour_kinds")
    row.flag_rows(KINDS, s.harbour_kinds)
    row.part("harbour_pieces")
    row.add_all(s.harbour_pieces)
    row.part("harbour_cards")
    start = 0
    for other in seats:
        row.flag(start + upper_field(s, other, 0))
        row.flag(start + upper_field(s, other, 1))
        start += FIELDS
    row.part("figures")
    for other in seats:
        row.add(s.figures[other])
    row.part("treasury")
    for other in seats:
        row.add(s.treasury[other])


def _write_palace(s: SabaState, seat: int, row: Row) -> None:
    row.part("levels")
    row.add_all(s.levels)
    row.part("balconies")
    row.flag_owners(PLOTS, s.balconies, s, seat)
    row.part("guards")
    row.flag_rows(KINDS, s.guards)
    row.part("spaces")
    row.flag_rows(DECK_CARDS, s.spaces)
    row.part("prices")
    for space in range(SPACES):
        if s.spaces[space] != NOTHING:
            row.at(space * KINDS)
            row.add_all(prices(s, space))
    row.part("palace_deck_size")
    row.add(DECK_CARDS - s.palace_next)
    row.part("gone")
    row.add_all(have_left(s))


def _write_town(s: SabaState, seat: int, row: Row) -> None:
    row.part("quarters")
    row.flag_owners(PLACES, s.quarters, s, seat)
    row.part("ready")
    ready = s.ready
    for place in range(PLACES):
        row.yes(ready >> place & 1 == 1)
    row.part("vizier")
    row.flag(s.vizier)
    row.part("serail")
    row.flag_owners(MOST_SERAIL_FIELDS, s.serail, s, seat)
    row.part("serail_figure")
    row.flag(seen_from(s, seat, s.serail_figure))


def _write_actions(s: SabaState, seat: int, seats: list[int], row: Row) -> None:
    row.part("hand")
    row.counts(0, s.hands[seat])
    row.part("hand_size")
    for other in seats:
        row.add(len(s.hands[other]))
    row.part("deck_size")
    row.add(s.deck_left)
    row.part("discards")
    row.add_all(s.discards)
    drawn = [drawn_since(s, other) for other in range(s.players)]
    write_shuffle(row, seats, s.made_of, s.held_then, drawn, s.played_since)


OBSERVER: Final = Observer(PARTS, write)
