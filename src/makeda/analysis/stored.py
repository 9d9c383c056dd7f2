"""Analyses in records: the notes of its field `analyses`, one for each position.

A note of this kind names it in `kind`, so that others may stand beside it. A file may have been
written by anybody; so what is read is checked like all the rest of a record.
"""

from __future__ import annotations

from typing import Any

from makeda.analysis.comparison import Source
from makeda.analysis.game import Look
from makeda.analysis.judging import Depth, Judgement, Verdict
from makeda.core.problems import BadRecord, UnknownMove
from makeda.core.records import ANALYSES, Record

# Raised whenever the same depth would find something else
KIND = "makeda-chances-1"


def store(record: Record, depth: Depth, looks: list[Look]) -> None:
    """Put an analysis into a record, in place of an older one."""
    kept = [note for note in _notes(record) if note.get("kind") != KIND]
    record.more[ANALYSES] = [*kept, *(noted(look, depth) for look in looks)]


def noted(look: Look, depth: Depth) -> dict[str, object]:
    """A look as it stands in a record."""
    return {**look.json(), "kind": KIND, "depth": list(depth)}


def stored(record: Record, depth: Depth) -> list[Look]:
    """What was found out at this depth about the positions of a record, in their order."""
    try:
        found = [
            _look(note, record)
            for note in _notes(record)
            if note.get("kind") == KIND and note.get("depth") == list(depth)
        ]
    except (KeyError, TypeError, ValueError, UnknownMove) as error:
        raise BadRecord("record_field", {"field": ANALYSES}) from error
    return sorted(found, key=lambda look: look.step)


def _notes(record: Record) -> list[dict[str, Any]]:
    notes: Any = record.more.get(ANALYSES, [])
    return list(notes)


def _look(note: dict[str, Any], record: Record) -> Look:
    judgement = note["judgement"]
    return Look(
        int(note["step"]),
        _chances(note["chances"], record),
        _judgement(judgement, record) if judgement is not None else None,
    )


def _judgement(form: dict[str, Any], record: Record) -> Judgement:
    seat = int(form["seat"])
    if not 0 <= seat < record.players:
        raise ValueError(seat)
    for words in (form["played"], form["best"]):
        record.game.moves.parse(str(words))
    return Judgement(
        seat,
        str(form["played"]),
        str(form["best"]),
        int(form["legal"]),
        Verdict(form["verdict"]),
        float(form["loss"]),
        float(form["error"]),
        float(form["points_lost"]),
        float(form["points_error"]),
        _chances(form["chances_played"], record),
        _chances(form["chances_best"], record),
        [Source(str(each["category"]), float(each["points"])) for each in form["why"]],
        int(form["worlds"]),
    )


def _chances(form: object, record: Record) -> list[float]:
    if not isinstance(form, list) or len(form) != record.players:
        raise ValueError(form)
    return [float(each) for each in form]
