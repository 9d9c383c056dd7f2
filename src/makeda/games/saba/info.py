"""The facts about Saba."""

from __future__ import annotations

from typing import Final

from makeda.core.game import ON_OFF, Info, Option
from makeda.games.saba.components import (
    CAPACITY,
    DECK_CARDS,
    EXPERT_HAND_LIMIT,
    FIGURES,
    QUIET_ROUNDS,
)
from makeda.games.saba.tables import CARDS

MOST_PLAYERS: Final = 4


def _longest() -> int:
    """The most decisions that a game can take [S3, S7.3], with the most players.

    Turns: let Q in a row in which no card leaves the build spaces end the game (S7.3). Before each
    turn in which one leaves lie fewer than Q others; so k such turns, with those before them, make
    at most k * Q. A game that ends with a card has no more of them than there are cards. One that
    ends with Q quiet turns has a card left over, so these have their room as well.

    A turn: the steps are harbour, its extra, palace part, marker of who was sent back (S5.2),
    treasury or end card, its winner's figure, figure in a quarter, draw and end. Each card that was
    kept, or came from the harbour or by the draw, is played or put back once. Each figure acts
    once, and for each overseer one figure once more. Pieces beyond the limit are put back one by
    one: no more than came in this turn, by the harbour, the vizier, cards and quarters.
    """
    steps = 9
    cards = EXPERT_HAND_LIMIT + 2
    uses = FIGURES + cards
    pieces = max(CAPACITY) + 1 + cards + uses
    turns = DECK_CARDS * QUIET_ROUNDS * MOST_PLAYERS
    return turns * (steps + cards + uses + pieces)


INFO: Final = Info(
    id="saba",
    title="Saba - Palast der Königin",
    author="Christian Fiore & Knut Happel",
    publisher="Goldsieber",
    year=2007,
    least_players=2,
    most_players=MOST_PLAYERS,
    options=[
        Option("persons", ON_OFF),
        Option("serail_figure", ON_OFF),
        Option("guards", ON_OFF),
        CARDS,
        Option("may_send_back", ON_OFF, "S3.6"),
        Option("may_lay_marker", ON_OFF, "S5.2"),
        Option("even_start", ON_OFF, "S2.5", ours=True),
    ],
    rules_version=3,
    longest=_longest(),
    minutes=90,
    landslide=8,
)
