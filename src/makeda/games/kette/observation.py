"""[K8] A position of Kette as numbers, for programs that learn."""

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


PARTS: Final[list[Part]] = [
    Own("seat", [SEATS], "which seat this is"),
    Open("taken", [SEATS], "the seats that are taken"),
    Open("lions", [len(LION_RULES)], f"how lions are played: {', '.join(LION_RULES)}"),
    Open("phase", [len(PHASES)], f"the question: {', '.join(phase.name for phase in PHASES)}"),
    Each("asked", [SEATS], "who is asked"),
    Each("auctioneer", [SEATS], "who sells"),
    Open("lot", [CARD_COUNT], "the card for sale"),
    Open("bid", [1], "the highest bid", START_CASH, MONEY),
    Each("bidder", [SEATS], "who made it"),
    Open("price", [1], "the price that is asked", START_CASH, MONEY),
    Each("cash", [SEATS], "money", START_CASH, MONEY),
    Own("hand", [CARD_COUNT], "the own cards", 1, LIONS),
    Each("hand_size", [SEATS], "the number of cards in hand", MANY, ALL_CARDS),
    Each(
        "known",
        [SEATS, CARD_COUNT],
        "of each hand, the cards that everyone knows to be there",
        1,
        LIONS,
    ),
    Open("necklace", [FIELDS, 2], "on each field: a gem, a lion"),
    Open(
        "kinds",
        [CLASSES, KIND_COUNT],
        "the kind of the axis, and of each pair of columns from there on",
    ),
    Open("forgeries", [CARD_COUNT], "the forgeries beside the board", 1, LIONS),
    Open("deck_size", [1], "cards in the deck", ALL_CARDS, ALL_CARDS),
    Open("removed_size", [1], "cards that were removed unseen", ALL_CARDS, ALL_CARDS),
    Open(
        "quiet_turns",
        [1],
        "turns in a row without a card from the deck",
        LONGEST_QUIET,
        LONGEST_QUIET,
    ),
]


def write(s: KetteState, seat: int, row: Row) -> None:
    """What a seat may see, in the order of the parts."""
    seats = around(s, seat)
    row.part("seat")
    row.flag(seat)
    row.part("taken")
    row.taken(s)
    row.part("lions")
    row.flag(s.lions)
    row.part("phase")
    row.flag(place_in(PHASES, s.phase))
    row.part("asked")
    row.flag(seen_from(s, seat, s.actor))
    _write_auction(s, seat, seats, row)
    _write_cards(s, seat, seats, row)
    _write_board(s, row)


def _write_auction(s: KetteState, seat: int, seats: list[int], row: Row) -> None:
    row.part("auctioneer")
    row.flag(seen_from(s, seat, s.auctioneer))
    row.part("lot")
    row.flag(s.lot)
    row.part("bid")
    row.add(s.bid)
    row.part("bidder")
    row.flag(seen_from(s, seat, s.bidder))
    row.part("price")
    row.add(s.price)
    row.part("cash")
    for other in seats:
        row.add(s.cash[other])


def _write_cards(s: KetteState, seat: int, seats: list[int], row: Row) -> None:
    row.part("hand")
    row.counts(0, s.hands[seat])
    row.part("hand_size")
    for other in seats:
        row.add(len(s.hands[other]))
    row.part("known")
    start = 0
    for other in seats:
        row.counts(start, s.known[other])
        start += CARD_COUNT


def _write_board(s: KetteState, row: Row) -> None:
    """[K6.1] Which gem lies on a field follows from the kind of its columns and from its row."""
    row.part("necklace")
    start = 0
    for card in s.necklace:
        if card == LION:
            row.flag(start + 1)
        elif card != EMPTY:
            row.flag(start)
        start += 2
    row.part("kinds")
    row.flag_rows(KIND_COUNT, s.kind_of)
    row.part("forgeries")
    row.counts(0, sorted(s.forgeries))
    row.part("deck_size")
    row.add(len(s.deck))
    row.part("removed_size")
    row.add(len(s.removed))
    row.part("quiet_turns")
    row.add(s.quiet_turns)


OBSERVER: Final = Observer(PARTS, write)
