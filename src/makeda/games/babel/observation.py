"""[B6] A position of Babel as numbers, for programs that learn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from makeda.core.observation import Each, Observer, Open, Own, Part, around, flags
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


def _asked_by(disc: Disc) -> list[int]:
    """How many cards of each kind a disc asks for."""
    values = [0] * KIND_COUNT
    values[disc.low] = disc.low_number
    if disc.two_colour:
        values[disc.high] = disc.high_number
    return values


def _discs(s: BabelState) -> list[int]:
    values: list[int] = []
    for site in range(SITES):
        lies_there = s.owner[site] == NOBODY
        values += _asked_by(s.disc_on(site)) if lies_there else [0] * KIND_COUNT
    return values


def _taken_kinds(s: BabelState, other: int) -> list[int]:
    discs = s.discs_of(other)
    return [sum(disc.asks_for(kind) for disc in discs) for kind in range(KIND_COUNT)]


def _seen_offers(s: BabelState, seat: int) -> list[int]:
    """[B6.1] While offers are sealed, each is seen by the seat that made it and by nobody else."""
    sealed = s.phase is OFFERS
    return [NO_OFFER if sealed and other != seat else s.offers[other] for other in around(s, seat)]


def _offers(s: BabelState, seat: int) -> list[int]:
    values: list[int] = []
    for offer in _seen_offers(s, seat):
        if offer == NO_OFFER:
            values += [0] * KIND_COUNT
        else:
            asks = _asked_by(s.disc_on(s.site))
            values += [offered(offer, kind) if asks[kind] else 0 for kind in range(KIND_COUNT)]
    return values


def _trades(s: BabelState, seat: int) -> list[int]:
    return [int(offer != NO_OFFER and has_trade(offer)) for offer in _seen_offers(s, seat)]


PARTS: Final[list[Part[BabelState]]] = [
    Own("seat", [SEATS], "which seat this is", lambda s, seat: flags(s.players, [seat])),
    Open("taken", [SEATS], "the seats that are taken", lambda s: [1] * s.players),
    Open(
        "options",
        [3],
        "played with two-colour discs, with action cards, and so that a trader's parts may be left",
        lambda s: [int(s.two_colour), int(s.with_actions), int(s.may_replace_parts)],
    ),
    Open(
        "phase",
        [len(PHASES)],
        f"the question: {', '.join(phase.name for phase in PHASES)}",
        lambda s: [int(phase is s.phase) for phase in PHASES],
    ),
    Each("asked", [SEATS], "who is asked", lambda s, other: [int(other in s.actors())]),
    Each("active", [SEATS], "whose turn it is", lambda s, other: [int(other == s.active)]),
    Open("second", [1], "this is the second time in this turn", lambda s: [int(s.second)]),
    Each("points", [SEATS], "points", lambda s, other: [s.points[other]], POINTS, MOST_POINTS),
    Own(
        "hand",
        [KIND_COUNT],
        f"the own cards without those of an offer: {KIND_WORDS}",
        lambda s, seat: s.hands[seat * KIND_COUNT : (seat + 1) * KIND_COUNT],
        MANY,
        MOST_CARDS,
    ),
    Each(
        "hand_size",
        [SEATS],
        "the number of cards in hand, with those of a sealed offer",
        lambda s, other: [hidden_size(s, other)],
        MANY,
        MOST_IN_PILE,
    ),
    Each(
        "known",
        [SEATS, KIND_COUNT],
        "of these, the cards that everyone knows to be there",
        lambda s, other: s.known[other * KIND_COUNT : (other + 1) * KIND_COUNT],
        MANY,
        MOST_CARDS,
    ),
    Own(
        "action_cards",
        [ACTION_COUNT],
        f"the own action cards: {', '.join(ACTIONS)}",
        lambda s, seat: s.actions[seat * ACTION_COUNT : (seat + 1) * ACTION_COUNT],
        1,
        MOST_CARDS,
    ),
    Each(
        "action_sizes",
        [SEATS],
        "the number of action cards",
        lambda s, other: [s.action_sizes[other]],
        1,
        MOST_ACTIONS,
    ),
    Open(
        "discs",
        [SITES, KIND_COUNT],
        "for each place, wonder by wonder: what the disc that lies there asks for",
        _discs,
        1,
        MOST_OFFERED,
    ),
    Each(
        "parts",
        [SEATS, len(WONDERS)],
        "the parts on each wonder",
        lambda s, other: s.parts[other :: s.players],
        MANY,
        MOST_CARDS,
    ),
    Each(
        "taken_discs",
        [SEATS],
        "the number of discs taken",
        lambda s, other: [s.owner.count(other)],
        MANY,
        SITES,
    ),
    Each(
        "taken_kinds",
        [SEATS, KIND_COUNT],
        "how many of these ask for each kind",
        _taken_kinds,
        MANY,
        SITES,
    ),
    Open("site", [SITES], "where is being built", lambda s: flags(SITES, [s.site])),
    Each(
        "offered",
        [SEATS],
        "who has made an offer, sealed or open",
        lambda s, other: [int(s.offers[other] != NO_OFFER)],
    ),
    Own(
        "offers",
        [SEATS, KIND_COUNT],
        "the cards in the open offers, and in the own one",
        _offers,
        1,
        MOST_OFFERED,
    ),
    Own("trades", [SEATS], "which of these have the trading card", _trades),
    Own(
        "changes",
        [1],
        "how often the own sealed offer was changed",
        lambda s, seat: [s.changes[seat]],
        MOST_CHANGES,
        MOST_CHANGES,
    ),
    Each(
        "refused",
        [SEATS],
        "the cards of a refused offer for which points may be tripled",
        lambda s, other: [s.refused[other]],
        1,
        2 * MOST_OFFERED,
    ),
    Open("completed", [1], "how many wonders are complete", lambda s: [s.marker], ROWS, ROWS),
    Open("deck_size", [1], "cards in the deck", lambda s: [len(s.deck)], PILE, MOST_IN_PILE),
    Open("discards", [KIND_COUNT], "the discards", lambda s: s.discards, PILE, MOST_CARDS),
    Open(
        "made_of",
        [KIND_COUNT],
        "what the deck was made of at the last shuffle",
        lambda s: s.made_of,
        PILE,
        MOST_CARDS,
    ),
    Each(
        "held_then",
        [SEATS],
        "cards in hand or offered at that shuffle",
        lambda s, other: [s.held_then[other]],
        MANY,
        MOST_IN_PILE,
    ),
    Each(
        "drawn_since",
        [SEATS],
        "cards drawn since",
        lambda s, other: [drawn_since(s, other)],
        MANY,
        MOST_IN_PILE,
    ),
    Each(
        "played_since",
        [SEATS, KIND_COUNT],
        "cards played, given or exchanged since",
        lambda s, other: s.played_since[other * KIND_COUNT : (other + 1) * KIND_COUNT],
        MANY,
        MOST_CARDS,
    ),
    Open(
        "action_deck_size",
        [1],
        "action cards in their deck",
        lambda s: [len(s.action_deck)],
        MANY,
        MOST_ACTIONS,
    ),
    Open(
        "played",
        [ACTION_COUNT],
        "the action cards that have been played",
        lambda s: s.played,
        1,
        MOST_CARDS,
    ),
    Open(
        "quiet_turns",
        [1],
        "turns in a row without a disc",
        lambda s: [s.quiet_turns],
        LONGEST_QUIET,
        LONGEST_QUIET,
    ),
]

OBSERVER: Final = Observer([*PARTS])
