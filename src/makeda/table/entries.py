"""What a log is made of: a type for each kind of entry.

`dump` and `load_entry` are the rows of the database. All kinds share one set of fields there, so
that a log written by an earlier version is read as before.
"""

from __future__ import annotations

from typing import Any, ClassVar

from makeda.core.events import Event

MOVE = "move"
NOTE = "note"
TAKEN_BACK = "taken_back"
CHAT = "chat"


class Entry:
    """One line of the log: its number, when it was, and what it tells.

    `seat` is whose move it is, or who says something; None where it is about the whole table. `id`
    is the one that a client gave its move, and stays inside.
    """

    kind: ClassVar[str]

    def __init__(self, number: int, at: float, events: list[Event]) -> None:
        self.number = number
        self.at = at
        self.events = events
        self.seat: int | None = None
        self.id = ""

    def is_seen_by(self, viewer: int | None) -> bool:
        """Whether a seat, or a spectator (None), knows of the entry at all."""
        return True

    def seen_by(self, viewer: int | None, number: int) -> dict[str, object]:
        """The entry as a viewer may see it, who counts it as this number."""
        return {
            "number": number,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "events": [event.seen_by(viewer) for event in self.events],
        }

    def dump(self) -> dict[str, object]:
        return {
            "number": self.number,
            "at": self.at,
            "kind": self.kind,
            "events": [[event.key, event.params, _secret_rows(event)] for event in self.events],
            "seat": self.seat,
            "by": None,
            "move": "",
            "id": self.id,
            "reveals": 0,
            "unheard": False,
            "keep": 0,
        }


class Note(Entry):
    """Something that people did around the game, or that befell the table."""

    kind = NOTE


class Chat(Entry):
    """Something that somebody said to everyone. Who held the seat then stays inside; "" where an
    earlier version did not write it down.
    """

    kind = CHAT

    def __init__(
        self, number: int, at: float, events: list[Event], seat: int, holder: str = ""
    ) -> None:
        super().__init__(number, at, events)
        self.seat = seat
        self.holder = holder

    def dump(self) -> dict[str, object]:
        return {**super().dump(), "holder": self.holder}


class Move(Entry):
    """A move of a seat, made by it or, when it hesitated too long, by another one.

    Its words stay inside, since a sealed offer is a move too: what others may see of it is in its
    events. One that is `unheard`, such as a changed sealed offer, was made out of turn and told to
    nobody; only its own seat knows of it.
    """

    kind = MOVE
    seat: int

    def __init__(
        self,
        number: int,
        at: float,
        events: list[Event],
        *,
        seat: int,
        by: int,
        words: str,
        id: str,
        reveals: int,
        unheard: bool,
    ) -> None:
        super().__init__(number, at, events)
        self.seat = seat
        self.by = by
        self.words = words
        self.id = id
        # What the position had revealed after it.
        self.reveals = reveals
        self.unheard = unheard

    def is_seen_by(self, viewer: int | None) -> bool:
        return not self.unheard or viewer in (self.seat, self.by)

    def dump(self) -> dict[str, object]:
        return {
            **super().dump(),
            "by": self.by,
            "move": self.words,
            "reveals": self.reveals,
            "unheard": self.unheard,
        }


class TakenBack(Entry):
    """A seat took back a move: the one after the first `keep` that stood.

    Taking back what was unheard is unheard as well.
    """

    kind = TAKEN_BACK
    seat: int

    def __init__(
        self, number: int, at: float, events: list[Event], *, seat: int, keep: int, unheard: bool
    ) -> None:
        super().__init__(number, at, events)
        self.seat = seat
        self.keep = keep
        self.unheard = unheard
        # How many moves with events are left; the log counts them when it takes the entry in.
        self.left = 0

    def is_seen_by(self, viewer: int | None) -> bool:
        return not self.unheard or viewer == self.seat

    def seen_by(self, viewer: int | None, number: int) -> dict[str, object]:
        # Of the moves that something was told of: the number of others is secret.
        return {**super().seen_by(viewer, number), "keep": self.left}

    def dump(self) -> dict[str, object]:
        return {**super().dump(), "by": self.seat, "keep": self.keep, "unheard": self.unheard}


def load_entry(data: dict[str, Any]) -> Entry:
    """The entry of a row."""
    number, at, kind = data["number"], data["at"], data["kind"]
    events = [Event(key, params, dict(secrets)) for key, params, secrets in data["events"]]
    # Older logs do not say it; what had no event was taken for unheard then.
    unheard = data.get("unheard", not events)
    if kind == MOVE:
        return Move(
            number,
            at,
            events,
            seat=data["seat"],
            by=data["by"],
            words=data["move"],
            id=data["id"],
            reveals=data["reveals"],
            unheard=unheard,
        )
    if kind == TAKEN_BACK:
        # Older logs name the seat only in the event, where there is one.
        seat: int = data["seat"] if data["seat"] is not None else data["events"][0][1]["seat"]
        return TakenBack(number, at, events, seat=seat, keep=data["keep"], unheard=unheard)
    if kind == CHAT:
        return Chat(number, at, events, data["seat"], data.get("holder", ""))
    return Note(number, at, events)


def _secret_rows(event: Event) -> list[list[object]]:
    """The secrets of an event; JSON has no numbers as keys."""
    return [[seat, secret] for seat, secret in event.secrets.items()]
