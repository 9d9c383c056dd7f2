"""A bot for somebody who is away: who may let it play, and who must agree.

The host may do so at once; where the host is away too, all others who are there agree on it. Nobody
gets to see a hand by it, since no person takes the seat, and whoever was away takes over again as
soon as they are back.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from makeda.table.consent import STAND_IN, Proposal
from makeda.table.problems import NotYours, TableProblem
from makeda.table.status import PLAYING

if TYPE_CHECKING:
    from makeda.table.table import Table


def let_bot_play(
    table: Table, number: int, by: str, level: str, away: Collection[str], now: float
) -> None:
    """Let a bot play for somebody else who is away: at once, or by proposing it to the others."""
    if not level:
        # Only the person takes over again from the bot.
        raise NotYours("not_your_seat", {"number": number})
    if refusal := _refusal(table, number, by, away):
        raise refusal
    own = table.seats.of(by)
    asked = table.consent.of(STAND_IN)
    if by == table.seats.host:
        _hand_over(table, number, level, now)
    elif asked and asked.player == number:
        # Whoever wants the same agrees; whoever asks again no longer waits for who has gone since.
        _agree(table, asked, by, away, now)
    elif others := table.seats.players_besides(by) - set(away):
        table.consent.propose(Proposal(STAND_IN, own[0], others, player=number, level=level))
        table.note("table_asks_bot", {"seat": own[0], "other": number}, now)
    else:
        _hand_over(table, number, level, now)


def replaceable(table: Table, by: str, away: Collection[str]) -> list[int]:
    """The seats for which somebody may let a bot play, or propose it to the others."""
    gone = [number for number, seat in enumerate(table.seats) if seat.holder in away]
    return [
        number
        for number in gone
        if table.seats[number].holder != by and _refusal(table, number, by, away) is None
    ]


def _refusal(table: Table, number: int, by: str, away: Collection[str]) -> TableProblem | None:
    """Why somebody may not let a bot play for this person; None where they may."""
    seat = table.seats[number]
    host = table.seats.host
    if by != host and not table.seats.of(by):
        return NotYours("not_your_seat", {"number": number})
    if table.status != PLAYING:
        return TableProblem("not_playing", {})
    if seat.stand_in:
        return TableProblem("bot_plays_already", {"name": seat.name})
    if seat.holder not in away:
        return TableProblem("still_there", {"name": seat.name})
    if by != host and table.seats.of(host) and host not in away:
        return NotYours("host_only", {})
    return None


def answer(table: Table, number: int, agrees: bool, away: Collection[str], now: float) -> None:
    """Agree that a bot plays, or not; whoever proposed it may think better of it."""
    holder = table.seats[number].holder
    asked = table.consent.of(STAND_IN)
    if asked is None:
        raise TableProblem("nothing_to_agree", {})
    missing = table.seats[asked.player].holder
    if holder == missing:
        comes_back(table, holder, now)
        return
    own = table.seats.of(holder)
    if holder not in asked.needed and (agrees or asked.seat not in own):
        raise TableProblem("nothing_to_agree", {})
    if missing not in away:
        comes_back(table, missing, now)
    elif agrees:
        _agree(table, asked, holder, away, now)
    else:
        table.consent.drop()
        table.note("table_refuses_bot", {"seat": number, "other": asked.player}, now)


def comes_back(table: Table, holder: str, now: float) -> None:
    """Somebody is there again: no bot need play for them."""
    asked = awaits(table, holder)
    if asked:
        table.consent.drop()
        table.note("table_is_back", {"seat": asked.player}, now)


def awaits(table: Table, holder: str) -> Proposal | None:
    """What is proposed because this person is away."""
    asked = table.consent.of(STAND_IN)
    return asked if asked and table.seats[asked.player].holder == holder else None


def _agree(table: Table, asked: Proposal, holder: str, away: Collection[str], now: float) -> None:
    asked.needed -= {holder, *away}
    if not asked.needed:
        _hand_over(table, asked.player, asked.level, now)


def _hand_over(table: Table, number: int, level: str, now: float) -> None:
    table.seats[number].stand_in = level
    table.consent.drop()
    table.note("table_bot_for_away", {"seat": number}, now)
