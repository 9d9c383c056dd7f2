"""What happened at a table: moves, words, and what people did around the game."""

from __future__ import annotations

from typing import Any

from makeda.core.events import Event

MOVE = "move"
NOTE = "note"
TAKEN_BACK = "taken_back"
CHAT = "chat"


class Entry:
    """One line of the log.

    A move carries its words and the id that the client gave it; both stay inside, since a sealed
    offer is a move too. What others may see of it is in its events. `keep` tells, for a turn taken
    back, how many moves of the game are left.
    """

    def __init__(
        self,
        number: int,
        at: float,
        kind: str,
        events: list[Event],
        *,
        seat: int | None = None,
        by: int | None = None,
        move: str = "",
        id: str = "",
        reveals: int = 0,
        keep: int = 0,
    ) -> None:
        self.number = number
        self.at = at
        self.kind = kind
        self.events = events
        self.seat = seat
        self.by = by
        self.move = move
        self.id = id
        self.reveals = reveals
        self.keep = keep

    def is_seen_by(self, seat: int | None) -> bool:
        """A move without any event, as a changed sealed offer, is known only to its own seat."""
        return bool(self.events) or (seat is not None and seat in (self.seat, self.by))

    def seen_by(self, seat: int | None, number: int) -> dict[str, object]:
        """The entry as a seat, or a spectator (None), may see it, as its so manieth."""
        return {
            "number": number,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "events": [event.seen_by(seat) for event in self.events],
        }

    def dump(self) -> dict[str, object]:
        return {
            "number": self.number,
            "at": self.at,
            "kind": self.kind,
            "events": [[event.key, event.params, _rows(event)] for event in self.events],
            "seat": self.seat,
            "by": self.by,
            "move": self.move,
            "id": self.id,
            "reveals": self.reveals,
            "keep": self.keep,
        }


def _rows(event: Event) -> list[list[object]]:
    """The secrets of an event; JSON has no numbers as keys."""
    return [[seat, secret] for seat, secret in event.secrets.items()]


def load_entry(data: dict[str, Any]) -> Entry:
    events = [Event(key, params, dict(secrets)) for key, params, secrets in data["events"]]
    return Entry(
        data["number"],
        data["at"],
        data["kind"],
        events,
        seat=data["seat"],
        by=data["by"],
        move=data["move"],
        id=data["id"],
        reveals=data["reveals"],
        keep=data["keep"],
    )


def line(log: list[Entry]) -> list[Entry]:
    """The moves that stand: those taken back are left out."""
    moves: list[Entry] = []
    for entry in log:
        if entry.kind == MOVE:
            moves.append(entry)
        elif entry.kind == TAKEN_BACK:
            moves = moves[: entry.keep]
    return moves
