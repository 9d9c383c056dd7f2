"""The facts about Babel."""

from __future__ import annotations

from typing import Final

from makeda.core.fields import Fields
from makeda.core.game import Info, Option, TableOption
from makeda.core.problems import BadPosition, phrase
from makeda.games.babel.components import (
    ACTION_COUNT,
    DISCS_OF_A_KIND,
    MOST_CHANGES,
    QUIET_TURNS,
    ROWS,
    SITES,
    TWO_COLOUR_DISCS,
    WONDERS,
)
from makeda.games.babel.moves import MOST_JOKERS, MOST_OFFERED
from makeda.games.babel.tables import FEWEST_CARDS, MOST_CARDS, MOST_POINTS, load_tables

ON: Final = "on"
OFF: Final = "off"
MOST_PLAYERS: Final = 5


def _wanted(key: str, **params: object) -> dict[str, object]:
    return phrase(key, "babel", **params)


ROW: Final = _wanted("row", number=3, most=MOST_POINTS)
# What belongs in each place of the table
WANTED: Final[dict[str, object]] = {
    "cards_of_each_kind": _wanted("number", least=FEWEST_CARDS, most=MOST_CARDS),
    "disc_numbers": _wanted("numbers", number=DISCS_OF_A_KIND, least=1, most=MOST_OFFERED),
    "two_colour_discs": _wanted("two_colour_discs", number=TWO_COLOUR_DISCS, most=MOST_OFFERED),
    "replaced_disc": _wanted("disc_number"),
    "action_cards": _wanted(
        "action_cards", number=ACTION_COUNT, most=MOST_CARDS, jokers=MOST_JOKERS
    ),
    "rows": _wanted("rows", number=ROWS, most=MOST_POINTS),
    "final_row": ROW,
    "disc_bonus": _wanted("bonus", number=DISCS_OF_A_KIND + 1, most=MOST_POINTS),
}


class Numbers(TableOption):
    """[B1] The numbers on cards, discs and board, as in `data/tables.toml`."""

    def check(self, table: dict[str, object]) -> dict[str, object]:
        try:
            return load_tables(Fields(table)).dump()
        except BadPosition as problem:
            place = str(problem.params["field"])
            # A row by itself has its number behind a point.
            wanted = ROW if "." in place else WANTED.get(place, ", ".join(WANTED))
            raise self.bad(place, wanted) from problem


def _longest() -> int:
    """The most decisions that a game can take [B3.3, B5.5], with the most players.

    Turns: let Q in a row without a disc end the game (B5.5). Before each turn in which a disc is
    given out lie fewer than Q without one; so k such turns, with those before them, make at most
    k * Q. A game that ends with a disc has no more of them than there are discs. One that ends with
    Q quiet turns has a disc left over, so these have their room as well.

    A turn: one asks for a disc; all others offer; all of them but the last one, whose offer ends
    the question, may change theirs; one accepts; all others may be asked about the triple card
    (B7.8). Before the end of the turn one is asked for a second turn (B7.5).

    Action cards: one comes with each completed wonder, and can be played once. Out of turn that is
    a decision, and as a second turn no more decisions than a turn.
    """
    players = MOST_PLAYERS
    others = players - 1
    turn = 1 + others + MOST_CHANGES * (others - 1) + 1 + others + 1
    turns = SITES * QUIET_TURNS * players
    return (turns + len(WONDERS)) * turn


INFO: Final = Info(
    id="babel",
    title="Der Turmbau zu Babel",
    author="Reiner Knizia",
    publisher="Hans im Glück",
    year=2005,
    least_players=3,
    most_players=MOST_PLAYERS,
    options=[
        Option("two_colour_discs", [OFF, ON]),
        Option("action_cards", [ON, OFF]),
        Numbers("numbers"),
        Option("may_replace_parts", [OFF, ON], "B3.6"),
    ],
    rules_version=2,
    longest=_longest(),
    minutes=60,
    landslide=50,
)
