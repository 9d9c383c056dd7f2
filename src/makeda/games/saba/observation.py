"""[S9] A position of Saba as numbers, for programs that learn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from makeda.core.observation import Each, Observer, Open, Own, Part, counts, flags, rows_of_flags
from makeda.games.saba.components import (
    ACTIONS,
    BASIC_CARDS,
    CAPACITY,
    COPIES_OF_PERSON,
    DECK_CARDS,
    EXPERT_HAND_LIMIT,
    FIELDS,
    FIGURES,
    HARBOUR_CARDS,
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
from makeda.games.saba.palace import gone, prices
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


def _options(s: SabaState) -> list[int]:
    usual = [s.persons, s.serail_figures, s.guarding]
    return [int(on) for on in [*usual, s.may_send_back, s.may_lay_marker]]


def _prices(s: SabaState) -> list[int]:
    values: list[int] = []
    for space in range(SPACES):
        values += [0] * KINDS if s.spaces[space] == NOTHING else prices(s, space)
    return values


def _markers(s: SabaState, other: int) -> list[int]:
    fields = [field for field in range(len(s.serail)) if s.serail[field] == other]
    return flags(MOST_SERAIL_FIELDS, fields)


PARTS: Final[list[Part[SabaState]]] = [
    Own("seat", [SEATS], "which seat this is", lambda s, seat: flags(s.players, [seat])),
    Open("taken", [SEATS], "the seats that are taken", lambda s: [1] * s.players),
    Open(
        "options",
        [5],
        "played with persons, with the figure in the serail, with guards, and so that balconies "
        "may be left as they are and markers be kept",
        _options,
    ),
    Open(
        "phase",
        [len(PHASES)],
        f"the question: {', '.join(phase.name for phase in PHASES)}",
        lambda s: [int(phase is s.phase) for phase in PHASES],
    ),
    Each("asked", [SEATS], "who is asked", lambda s, other: [int(other == s.actor)]),
    Each("turn", [SEATS], "whose turn it is", lambda s, other: [int(other == s.turn)]),
    Open(
        "done",
        [2],
        "in this turn: a palace part was built, a treasury card carried out",
        lambda s: [int(s.built), int(s.carried)],
    ),
    Open(
        "quiet_turns",
        [1],
        "turns in a row without a card leaving the build spaces",
        lambda s: [s.quiet_turns],
        LONGEST_QUIET,
        LONGEST_QUIET,
    ),
    Each("points", [SEATS], "points", lambda s, other: [points(s)[other]], FIGURES, FIGURES),
    Each(
        "pieces",
        [SEATS, KINDS],
        f"the pieces: {', '.join(RESOURCES)}",
        lambda s, other: s.goods[other * KINDS : (other + 1) * KINDS],
        MOST_PIECES,
        PIECES,
    ),
    Open("supply", [KINDS], "the pieces in the supply", lambda s: s.supply, PIECES, PIECES),
    Open(
        "harbour_kinds",
        [FIELDS, KINDS],
        "the resource on each field of the harbour",
        lambda s: rows_of_flags(KINDS, s.harbour_kinds),
    ),
    Open(
        "harbour_pieces",
        [FIELDS],
        "how many pieces these are",
        lambda s: s.harbour_pieces,
        CAPACITY[-1],
        CAPACITY[-1],
    ),
    Each(
        "harbour_cards",
        [SEATS, FIELDS],
        "the fields that the harbour cards show",
        lambda s, other: flags(
            FIELDS, [upper_field(s, other, card) for card in range(HARBOUR_CARDS)]
        ),
    ),
    Each(
        "figures",
        [SEATS],
        "the figures in supply",
        lambda s, other: [s.figures[other]],
        FIGURES,
        FIGURES,
    ),
    Each(
        "treasury", [SEATS], "figures on the treasury", lambda s, other: [s.treasury[other]], 1, 2
    ),
    Open("levels", [PLOTS], "the level of each plot", lambda s: s.levels, LEVELS, LEVELS),
    Each(
        "balconies",
        [SEATS, PLOTS],
        "the plots on whose balcony a figure stands",
        lambda s, other: [int(owner == other) for owner in s.balconies],
    ),
    Open(
        "guards",
        [PLOTS, KINDS],
        "the guard in each plot",
        lambda s: rows_of_flags(KINDS, s.guards),
    ),
    Open(
        "spaces",
        [SPACES, DECK_CARDS],
        "the card on each build space: an arch, fountain or column of a plot, a treasury, the end",
        lambda s: rows_of_flags(DECK_CARDS, s.spaces),
    ),
    Open("prices", [SPACES, KINDS], "what these cost there", _prices, PRICE, MOST_PRICE),
    Open(
        "palace_deck_size",
        [1],
        "cards in the palace deck",
        lambda s: [DECK_CARDS - s.palace_next],
        DECK_CARDS,
        DECK_CARDS,
    ),
    Open(
        "gone",
        [DECK_CARDS],
        "the palace cards that have left the game",
        lambda s: flags(DECK_CARDS, gone(s)),
    ),
    Each(
        "quarters",
        [SEATS, PLACES],
        "the places of the quarters on which a figure stands, two a quarter, the cheaper one first",
        lambda s, other: [int(owner == other) for owner in s.quarters],
    ),
    Open(
        "ready",
        [PLACES],
        "the places whose figure may still act in this turn",
        lambda s: [int(s.may_act(place)) for place in range(PLACES)],
    ),
    Open(
        "vizier",
        [len(QUARTERS)],
        f"where the vizier is: {', '.join(QUARTERS)}",
        lambda s: flags(len(QUARTERS), [s.vizier]),
    ),
    Each("serail", [SEATS, MOST_SERAIL_FIELDS], "the fields of the serail with a marker", _markers),
    Each(
        "serail_figure",
        [SEATS],
        "whose figure is in the serail",
        lambda s, other: [int(other == s.serail_figure)],
    ),
    Own(
        "hand",
        [len(ACTIONS)],
        f"the own action cards: {', '.join(ACTIONS)}",
        lambda s, seat: counts(len(ACTIONS), s.hands[seat]),
        1,
        BASIC_CARDS,
    ),
    Each(
        "hand_size",
        [SEATS],
        "action cards in hand",
        lambda s, other: [len(s.hands[other])],
        EXPERT_HAND_LIMIT,
        ALL_ACTIONS,
    ),
    Open(
        "deck_size",
        [1],
        "action cards in their deck",
        lambda s: [s.deck_left],
        ALL_ACTIONS,
        ALL_ACTIONS,
    ),
    Open(
        "discards",
        [len(ACTIONS)],
        "the discards",
        lambda s: s.discards,
        COPIES_OF_PERSON,
        BASIC_CARDS,
    ),
    Open(
        "made_of",
        [len(ACTIONS)],
        "what the action deck was made of at the last shuffle",
        lambda s: s.made_of,
        COPIES_OF_PERSON,
        BASIC_CARDS,
    ),
    Each(
        "held_then",
        [SEATS],
        "action cards in hand at that shuffle",
        lambda s, other: [s.held_then[other]],
        EXPERT_HAND_LIMIT,
        ALL_ACTIONS,
    ),
    Each(
        "drawn_since",
        [SEATS],
        "action cards drawn since",
        lambda s, other: [drawn_since(s, other)],
        EXPERT_HAND_LIMIT,
        ALL_ACTIONS,
    ),
    Each(
        "played_since",
        [SEATS, len(ACTIONS)],
        "action cards played or put away since",
        lambda s, other: s.played_since[other * len(ACTIONS) : (other + 1) * len(ACTIONS)],
        1,
        BASIC_CARDS,
    ),
]

OBSERVER: Final = Observer([*PARTS])
