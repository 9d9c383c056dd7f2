"""What a table shows: to everyone, and to a seat or a spectator."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from makeda.core.seen import AnyView
from makeda.games.first import LEARNER
from makeda.table.absence import replaceable
from makeda.table.consent import STAND_IN, STOP, TAKE_BACK
from makeda.table.guide import guidance
from makeda.table.hints import may_have
from makeda.table.status import PLAYING, WAITING

if TYPE_CHECKING:
    from makeda.table.table import Table


def head(table: Table) -> dict[str, object]:
    """What everyone may know about the table."""
    return {
        "id": table.id,
        "terms": table.terms.shown(),
        "status": table.status,
        "seats": [seat.shown() for seat in table.seats],
        "stopped": table.stopped,
        "rematch": table.rematch,
        "deal": _deal(table),
    }


def _deal(table: Table) -> dict[str, object] | None:
    """What may be known of how it is dealt; the secret number is not among it."""
    if table.proof is None:
        return None
    return {"commitment": table.commitment, "words": table.proof.words[:]}


def frame(table: Table, number: int | None, away: Collection[str]) -> dict[str, object]:
    """All that a seat, or a spectator (None), sees now, with the end of the log."""
    log = table.log.seen_by(number)
    begun = table.status != WAITING
    shown: dict[str, object] = {
        # Counts what this viewer could notice, and nothing else: it must not tell of the rest.
        "version": len(log),
        "table": head(table),
        "view": _view(table, number) if begun else None,
        "accounts": table.accounts.json() if begun else None,
        "asked_at": table.questions.asked_at[:],
        "deadline": table.deadline(),
        "away": [seat.holder in away for seat in table.seats],
        "log": log.tail(),
        "take_back": _take_back(table, number),
        "stop": _stop(table),
        "stand_in": _stand_in(table),
    }
    if number is not None:
        shown["decision"] = table.questions.numbers[number]
        shown["act_for"] = _act_for(table, number)
        shown["stand_in_for"] = replaceable(table, table.seats[number].holder, away)
        shown["guide"] = guidance(table) if number == LEARNER else None
        shown["hints"] = may_have(table, number)
        shown["must_agree"] = table.consent.waits_for(table.seats[number].holder)
    return shown


def _take_back(table: Table, number: int | None) -> dict[str, object] | None:
    """Who wants to take back a move, and what would be undone then: entries of the viewer's log."""
    asked = table.consent.of(TAKE_BACK)
    if asked is None:
        return None
    gone = table.log.undone(asked.keep)
    return {"seat": asked.seat, "undone": table.log.seen_by(number).numbers_of(gone)}


def _stop(table: Table) -> dict[str, object] | None:
    asked = table.consent.of(STOP)
    return None if asked is None else {"seat": asked.seat}


def _stand_in(table: Table) -> dict[str, object] | None:
    asked = table.consent.of(STAND_IN)
    return None if asked is None else {"seat": asked.seat, "player": asked.player}


def _view(table: Table, number: int | None) -> AnyView:
    """The position as it is seen from there. Where the game was stopped, nobody is asked."""
    view = table.state.view(number)
    if table.stopped:
        view["actors"] = []
        if "me" in view:
            view["me"]["prompt"], view["me"]["legal"] = None, []
    return view


def _act_for(table: Table, number: int) -> dict[str, object] | None:
    """The move that a seat may make for another that hesitates, and who that is."""
    allowed = table.state.may_act_for(number) if table.status == PLAYING else None
    if allowed is None:
        return None
    seat, move = allowed
    return {"seat": seat, "verb": table.terms.game.moves[move].verb}
