"""What happened at a table, entry by entry: the truth that everything else follows from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from makeda.core.events import Event
from makeda.table.entries import Chat, Entry, Move, TakenBack
from makeda.table.visible import VisibleLog


class Log:
    """All entries, and what is kept of them from entry to entry so that nobody reads them again.

    `standing` are the moves that were not taken back, in order; they and their events lead from the
    first position to the present one. Whatever is added up over a game follows them: here, where an
    entry comes in, be it played just now or loaded.
    """

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._entries: list[Entry] = []
        self.standing: list[Move] = []
        self._ids: set[str] = set()
        self._visible: dict[int | None, VisibleLog] = {}
        # Entries that are no longer as they were stored, and how often that has been so.
        self.rewritten: list[Entry] = []
        self.rewrites = 0
        for entry in entries:
            self.add(entry)

    def __len__(self) -> int:
        return len(self._entries)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries)

    def since(self, count: int) -> list[Entry]:
        """The entries after the first `count`."""
        return self._entries[count:]

    def next_number(self) -> int:
        """The number of the entry that is added next."""
        return len(self._entries) + 1

    def add(self, entry: Entry) -> None:
        self._entries.append(entry)
        if isinstance(entry, Move):
            self.standing.append(entry)
            self._ids.add(entry.id)
        elif isinstance(entry, TakenBack):
            self.standing = without(self.standing, entry.keep)
            entry.left = sum(bool(move.events) for move in self.standing)

    def undone(self, keep: int) -> list[Move]:
        """The moves that go when the one after the first `keep` that stand is taken back."""
        left = set(without(self.standing, keep))
        return [move for move in self.standing if move not in left]

    def said_by(self, seat: int, holder: str, since: float) -> list[Chat]:
        """What a person said who has held a seat since that time. Where nobody wrote down whose
        words they are, they are theirs if they were said since then.
        """
        return [
            entry
            for entry in self._entries
            if isinstance(entry, Chat)
            and entry.seat == seat
            and (entry.holder == holder or (not entry.holder and entry.at >= since))
        ]

    def hand_over_chat(self, said: list[Chat], holder: str) -> None:
        """Let what somebody said be theirs at another device, too."""
        for entry in said:
            entry.holder = holder
        self._rewrite(said)

    def blank_chat(self, said: list[Chat]) -> None:
        """Leave of what somebody said only that they said something: the numbering stays."""
        for entry in said:
            entry.events = [Event("table_chat_gone", {"seat": entry.seat})]
        self._rewrite(said)
        # What was prepared for viewers is prepared anew.
        self._visible.clear()

    def _rewrite(self, entries: list[Chat]) -> None:
        self.rewritten += entries
        self.rewrites += bool(entries)

    def has_move(self, id: str) -> bool:
        """Whether there is a move with this id of its client."""
        return bool(id) and id in self._ids

    def seen_by(self, viewer: int | None) -> VisibleLog:
        """The log as a seat, or a spectator (None), may see it."""
        visible = self._visible.get(viewer)
        if visible is None:
            visible = self._visible[viewer] = VisibleLog(viewer, self._entries)
        return visible


def without(moves: list[Move], keep: int) -> list[Move]:
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
