"""[K8] A position of Kette as numbers, for programs that learn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from makeda.core.observation import (
    Each,
    Observer,
    Open,
    Own,
    Part,
    counts,
    flags,
    rows_of_flags,
)
from makeda.games.kette.components import (
    CARDS,
    CLASSES,
    EMPTY,
    FIELDS,
    FREE,
    KINDS,
    LION,
    LION_RULES,
    LIONS,
    QUIET_ROUNDS,
    START_CASH,
    full_deck,
)
from makeda.games.kette.info import INFO
from makeda.games.kette.moves import MONEY
from makeda.games.kette.phases import PHASES

if TYPE_CHECKING:
    from makeda.games.kette.state import KetteState

SEATS: Final = INFO.most_players
KIND_COUNT: Final = len(KINDS)
CARD_COUNT: Final = len(CARDS)
ALL_CARDS: Final = len(full_deck(FREE))
MANY: Final = 10  # a hand that is large
LONGEST_QUIET: Final = QUIET_ROUNDS * SEATS


def _necklace(s: KetteState) -> list[int]:
    """[K6.1] Which gem lies on a field follows from the kind of its columns and from its row."""
    values: list[int] = []
    for card in s.necklace:
        values += [int(card not in (EMPTY, LION)), int(card == LION)]
    return values


PARTS: Final[list[Part[KetteState]]] = [
    Own("seat", [SEATS], "which seat this is", lambda s, seat: flags(s.players, [seat])),
    Open("taken", [SEATS], "the seats that are taken", lambda s: [1] * s.players),
    Open(
        "lions",
        [len(LION_RULES)],
        f"how lions are played: {', '.join(LION_RULES)}",
        lambda s: flags(len(LION_RULES), [s.lions]),
    ),
    Open(
        "phase",
        [len(PHASES)],
        f"the question: {', '.join(phase.name for phase in PHASES)}",
        lambda s: [int(phase is s.phase) for phase in PHASES],
    ),
    Each("asked", [SEATS], "who is asked", lambda s, other: [int(other == s.actor)]),
    Each("auctioneer", [SEATS], "who sells", lambda s, other: [int(other == s.auctioneer)]),
    Open("lot", [CARD_COUNT], "the card for sale", lambda s: flags(CARD_COUNT, [s.lot])),
    Open("bid", [1], "the highest bid", lambda s: [s.bid], START_CASH, MONEY),
    Each("bidder", [SEATS], "who made it", lambda s, other: [int(other == s.bidder)]),
    Open("price", [1], "the price that is asked", lambda s: [s.price], START_CASH, MONEY),
    Each("cash", [SEATS], "money", lambda s, other: [s.cash[other]], START_CASH, MONEY),
    Own(
        "hand",
        [CARD_COUNT],
        "the own cards",
        lambda s, seat: counts(CARD_COUNT, s.hands[seat]),
        1,
        LIONS,
    ),
    Each(
        "hand_size",
        [SEATS],
        "the number of cards in hand",
        lambda s, other: [len(s.hands[other])],
        MANY,
        ALL_CARDS,
    ),
    Each(
        "known",
        [SEATS, CARD_COUNT],
        "of each hand, the cards that everyone knows to be there",
        lambda s, other: counts(CARD_COUNT, s.known[other]),
        1,
        LIONS,
    ),
    Open("necklace", [FIELDS, 2], "on each field: a gem, a lion", _necklace),
    Open(
        "kinds",
        [CLASSES, KIND_COUNT],
        "the kind of the axis, and of each pair of columns from there on",
        lambda s: rows_of_flags(KIND_COUNT, s.kind_of),
    ),
    Open(
        "forgeries",
        [CARD_COUNT],
        "the forgeries beside the board",
        lambda s: counts(CARD_COUNT, s.forgeries),
        1,
        LIONS,
    ),
    Open("deck_size", [1], "cards in the deck", lambda s: [len(s.deck)], ALL_CARDS, ALL_CARDS),
    Open(
        "removed_size",
        [1],
        "cards that were removed unseen",
        lambda s: [len(s.removed)],
        ALL_CARDS,
        ALL_CARDS,
    ),
    Open(
        "quiet_turns",
        [1],
        "turns in a row without a card from the deck",
        lambda s: [s.quiet_turns],
        LONGEST_QUIET,
        LONGEST_QUIET,
    ),
]

OBSERVER: Final = Observer([*PARTS])
