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
    offer is a move too. What others may see of it is in its events. One that is `unheard`, as a
    changed sealed offer, was made out of turn and told to nobody: only its own seat knows of it.
    `keep` tells, for a turn taken back, how many moves came before it.
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
        unheard: bool = False,
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
        self.unheard = unheard
        self.keep = keep

    def is_seen_by(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator (None), knows of the entry at all."""
        return not self.unheard or (seat is not None and seat in (self.seat, self.by))

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
            "unheard": self.unheard,
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
        # Older logs do not say it; what had no event was taken for unheard then.
        unheard=data.get("unheard", not data["events"]),
        keep=data["keep"],
    )


def line(log: list[Entry]) -> list[Entry]:
    """The moves that stand: those taken back are left out."""
    moves: list[Entry] = []
    for entry in log:
        if entry.kind == MOVE:
            moves.append(entry)
        elif entry.kind == TAKEN_BACK:
            moves = without(moves, entry.keep)
    return moves


def without(moves: list[Entry], keep: int) -> list[Entry]:
    """The moves that stand when the one after the first `keep` is taken back.

    What followed it goes too, but not what others did unheard: they would lose it for a reason
    that they may not know. It stands unless a move of the same seat goes that came before it.
    """
    left = moves[:keep]
    gone = {moves[keep].seat}
    for move in moves[keep + 1 :]:
        if not move.unheard:
            gone.add(move.seat)
        elif move.seat not in gone:
            left.append(move)
    return left
