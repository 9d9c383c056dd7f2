"""[B4, B5] Completed wonders, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from makeda.games.babel.cards import draw_action_card
from makeda.games.babel.components import (
    ACTION_COUNT,
    NOBODY,
    SITES,
    WONDERS,
    actions_of,
)
from makeda.games.babel.phases.base import BabelPhase
from makeda.games.babel.scoring import disc_bonus, points_for_actions, points_for_parts
from makeda.games.babel.tables import Disc

if TYPE_CHECKING:
    from makeda.games.babel.state import BabelState


def complete_wonder(s: BabelState, wonder: int) -> None:
    """[B4.1, B4.3] Score the wonder by the marker's row; parts return, an action card is drawn."""
    _score_wonder(s, wonder, s.tables.rows[s.marker])
    s.marker += 1
    parts = s.parts[:]
    for seat in range(s.players):
        parts[wonder * s.players + seat] = 0
    s.parts = parts
    draw_action_card(s, s.active)


def next_row(s: BabelState) -> list[int]:
    """[B4.3, B5.2] The row that pays next: the marker's, and at last what unfinished ones get."""
    over = s.phase is OVER or s.marker == len(s.tables.rows)
    return s.tables.final_row if over else s.tables.rows[s.marker]


def _score_wonder(s: BabelState, wonder: int, row: list[int]) -> None:
    points = points_for_parts(s.parts_on(wonder), row)
    for seat in range(s.players):
        if points[seat]:
            s.points[seat] += points[seat]
            if s.events is not None:
                s.tell(
                    "wonder_points",
                    {"seat": seat, "wonder": WONDERS[wonder], "amount": points[seat]},
                )


def a_kind_is_gone(s: BabelState, disc: Disc) -> bool:
    """[B5.1] Whether of a kind of the disc that was just given out no other is left.

    A two-colour disc counts for both its kinds.
    """
    return not _is_left(s, disc.low) or (disc.two_colour and not _is_left(s, disc.high))


def _is_left(s: BabelState, kind: int) -> bool:
    return any(s.owner[site] == NOBODY and s.disc_on(site).asks_for(kind) for site in range(SITES))


def finish(s: BabelState) -> None:
    """[B5.2-B5.4] Unfinished wonders, then discs, then action cards; most points win."""
    for wonder in range(len(WONDERS)):
        if not s.is_complete(wonder):
            _score_wonder(s, wonder, s.tables.final_row)
    discs = [s.discs_of(seat) for seat in range(s.players)]
    for seat in range(s.players):
        _score_discs(s, seat, discs[seat])
    for seat in range(s.players):
        _score_actions(s, seat, len(discs[seat]))
    s.ask(OVER, NOBODY)
    if s.events is not None:
        s.tell("over", {"seats": s.winners(), "amount": max(s.points)})


def _score_discs(s: BabelState, seat: int, discs: list[Disc]) -> None:
    bonus = disc_bonus(s.tables, discs)
    s.points[seat] += bonus
    if bonus and s.events is not None:
        s.tell("disc_bonus", {"seat": seat, "amount": bonus})


def _score_actions(s: BabelState, seat: int, discs: int) -> None:
    """[B5.4] All action cards are laid open, and some pay."""
    start = seat * ACTION_COUNT
    held = s.actions[start : start + ACTION_COUNT]
    if not s.action_sizes[seat]:
        return
    amount = points_for_actions(held, discs)
    s.points[seat] += amount
    s.played = [s.played[card] + held[card] for card in range(ACTION_COUNT)]
    s.actions = s.actions[:start] + [0] * ACTION_COUNT + s.actions[start + ACTION_COUNT :]
    s.action_sizes = [*s.action_sizes[:seat], 0, *s.action_sizes[seat + 1 :]]
    s.reveals += 1
    if s.events is not None:
        s.tell("action_points", {"seat": seat, "cards": actions_of(held), "amount": amount})


class Over(BabelPhase):
    """[B5.4] Nothing is left to do."""

    def legal(self, s: BabelState, seat: int) -> list[int]:
        return []

    def play(self, s: BabelState, seat: int, move: int) -> None:
        raise AssertionError("the game is over")


OVER: Final = Over("over", "B5.4")
