"""[B1] The numbers on the components, in one table that an owner can correct.

Our numbers are in `data/tables.toml`. Whoever knows better ones passes a table of
their own as an option; every position holds its table, and a saved one does too.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from makeda.core.fields import Fields
from makeda.core.problems import BadPosition
from makeda.games.babel.components import (
    ACTION_COUNT,
    COLOURS,
    DISCS_OF_A_KIND,
    HAND_SIZE,
    JOKER,
    KIND_COUNT,
    KINDS,
    NO_KIND,
    PLAIN_DISCS,
    ROWS,
    TWO_COLOUR_DISCS,
)
from makeda.games.babel.moves import (
    MOST_JOKERS,
    MOST_OFFERED,
    OFFER_NOTHING,
    PLAIN_OFFERS,
    offer_of_kinds,
)

# [B2.2] There are cards for the first hands of five players.
FEWEST_CARDS: Final = len(COLOURS) * HAND_SIZE // KIND_COUNT
MOST_CARDS: Final = 99
MOST_POINTS: Final = 999


class Disc:
    """What a building disc asks for.

    Of the two kinds of a two-colour disc the one that comes first in KINDS is called `low`, the
    other `high`. On a one-colour disc there is no `high`: its kind is NO_KIND, its number 0.
    """

    def __init__(self, low: int, low_number: int, high: int, high_number: int) -> None:
        self.low: Final = low
        self.low_number: Final = low_number
        self.high: Final = high
        self.high_number: Final = high_number
        self.two_colour: Final = high != NO_KIND
        self.cards: Final = low_number + high_number
        # [B3.3] The offers of someone who holds so many cards of the kinds that are asked for:
        # for none to all of the low kind, and for each of these none to all of the high kind.
        self._offers: Final = [
            self._offers_up_to(low_held, high_held)
            for low_held in range(low_number + 1)
            for high_held in range(high_number + 1)
        ]

    def _offers_up_to(self, low_most: int, high_most: int) -> list[int]:
        if not self.two_colour:
            return PLAIN_OFFERS[: 2 * low_most + 1]
        moves = [OFFER_NOTHING]
        for low in range(low_most + 1):
            for high in range(high_most + 1):
                if low or high:
                    moves.append(offer_of_kinds(self.low, self.high, low, high, 0))
                    moves.append(offer_of_kinds(self.low, self.high, low, high, 1))
        return moves

    def offers(self, low_held: int, high_held: int) -> list[int]:
        """[B3.3] Every offer of someone who holds so many cards of the kinds asked for."""
        low = min(low_held, self.low_number)
        high = min(high_held, self.high_number)
        return self._offers[low * (self.high_number + 1) + high][:]

    def asks_for(self, kind: int) -> bool:
        return kind == self.low or kind == self.high

    def asks(self) -> dict[str, int]:
        """How many cards of which kind the disc takes."""
        asked = {KINDS[self.low]: self.low_number}
        if self.two_colour:
            asked[KINDS[self.high]] = self.high_number
        return asked

    def name(self) -> str:
        return " ".join(f"{kind} {number}" for kind, number in self.asks().items())


class Tables:
    """The numbers, and the discs that they make."""

    def __init__(
        self,
        copies: int,
        numbers: list[int],
        mixed: list[list[int]],
        replaced: int,
        actions: list[int],
        rows: list[list[int]],
        final_row: list[int],
        bonus: list[int],
    ) -> None:
        self.copies: Final = copies
        self.numbers: Final = numbers
        self.mixed: Final = mixed
        self.replaced: Final = replaced
        self.actions: Final = actions
        self.rows: Final = rows
        self.final_row: Final = final_row
        self.bonus: Final = [0, *bonus]  # so that the number of discs is its place
        self.discs: Final[list[Disc]] = [
            Disc(kind, number, NO_KIND, 0) for kind in range(KIND_COUNT) for number in numbers
        ]
        # [B1.1, B1.5] All building cards, and all action cards, in order
        self.deck: Final = [kind for kind in range(KIND_COUNT) for _ in range(copies)]
        self.action_deck: Final = [
            card for card in range(ACTION_COUNT) for _ in range(actions[card])
        ]
        for counts in mixed:
            low, high = [kind for kind in range(KIND_COUNT) if counts[kind]]
            self.discs.append(Disc(low, counts[low], high, counts[high]))

    def discs_in_play(self, two_colour: bool) -> list[int]:
        """[B2.1] The 24 discs in play."""
        if not two_colour:
            return list(range(PLAIN_DISCS))
        away = self.numbers.index(self.replaced)
        kept = [disc for disc in range(PLAIN_DISCS) if disc % DISCS_OF_A_KIND != away]
        return kept + list(range(PLAIN_DISCS, PLAIN_DISCS + TWO_COLOUR_DISCS))

    def dump(self) -> dict[str, object]:
        """The numbers under the names that they have in the data file."""
        return {
            "cards_of_each_kind": self.copies,
            "disc_numbers": self.numbers[:],
            "two_colour_discs": [counts[:] for counts in self.mixed],
            "replaced_disc": self.replaced,
            "action_cards": self.actions[:],
            "rows": [row[:] for row in self.rows],
            "final_row": self.final_row[:],
            "disc_bonus": self.bonus[1:],
        }


def load_tables(fields: Fields, ours: Tables | None = None) -> Tables:
    """The table under these names, or ours if it is the same; BadPosition where it cannot be."""
    if ours is not None and fields.holds(ours.dump()):
        return ours
    tables = Tables(
        fields.number("cards_of_each_kind", FEWEST_CARDS, MOST_CARDS),
        fields.numbers("disc_numbers", DISCS_OF_A_KIND, 1, MOST_OFFERED),
        _mixed(fields),
        fields.number("replaced_disc", 1, MOST_OFFERED),
        fields.numbers("action_cards", ACTION_COUNT, 0, MOST_CARDS),
        _rows(fields),
        fields.numbers("final_row", 3, 0, MOST_POINTS),
        fields.numbers("disc_bonus", DISCS_OF_A_KIND + 1, 0, MOST_POINTS),
    )
    fields.finish()
    _check_points(tables)
    if tables.replaced not in tables.numbers:
        raise BadPosition("replaced_disc")
    if tables.actions[JOKER] > MOST_JOKERS:
        raise BadPosition("action_cards")
    return tables


def _mixed(fields: Fields) -> list[list[int]]:
    """Each two-colour disc asks for exactly two kinds, and each kind is on two of them."""
    mixed = fields.rows("two_colour_discs", TWO_COLOUR_DISCS, 0, MOST_OFFERED)
    for counts in mixed:
        if len(counts) != KIND_COUNT or counts.count(0) != KIND_COUNT - 2:
            raise BadPosition("two_colour_discs")
    for kind in range(KIND_COUNT):
        # The bonus table has room for the discs of a kind and one more.
        if sum(1 for counts in mixed if counts[kind]) != 2:
            raise BadPosition("two_colour_discs")
    return mixed


def _rows(fields: Fields) -> list[list[int]]:
    rows = fields.rows("rows", ROWS, 0, MOST_POINTS)
    for row in rows:
        if len(row) != 3:
            raise BadPosition("rows")
    return rows


def _check_points(tables: Tables) -> None:
    """[B1.6, B1.7] No place in a row brings more than the one before, and no disc costs points."""
    for place, row in enumerate(tables.rows):
        if row != sorted(row, reverse=True):
            raise BadPosition(f"rows.{place + 1}")
    if tables.final_row != sorted(tables.final_row, reverse=True):
        raise BadPosition("final_row")
    if tables.bonus != sorted(tables.bonus):
        raise BadPosition("disc_bonus")


@cache
def printed_tables() -> Tables:
    """The numbers of the data file."""
    file = Path(__file__).parent / "data" / "tables.toml"
    return load_tables(Fields(tomllib.loads(file.read_text(encoding="utf-8"))))
