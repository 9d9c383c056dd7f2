"""A viewer's log costs a frame the same however long it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from makeda.core.events import Event
from makeda.table.entries import Chat, Entry, Move, TakenBack
from makeda.table.log import Log
from makeda.table.visible import TAIL
from tests.table.people import ANA, BEN, CEM, kette, play_on


class CountedChat(Chat):
    """Counts how often it is read, by asking whether it is seen and by being shown."""

    touched = 0

    def is_seen_by(self, viewer: int | None) -> bool:
        CountedChat.touched += 1
        return super().is_seen_by(viewer)

    def seen_by(self, viewer: int | None, number: int) -> dict[str, object]:
        CountedChat.touched += 1
        return super().seen_by(viewer, number)


def lines(log: Log, count: int) -> None:
    for _ in range(count):
        number = log.next_number()
        log.add(CountedChat(number, 1.0, [Event("table_chat", {"text": f"line {number}"})], 0))


def test_a_frame_touches_only_what_is_new_however_long_the_log_is() -> None:
    for length in (100, 20_000):
        table = kette(ANA, BEN, CEM)
        lines(table.log, length)
        for viewer in (0, 1, 2, None):
            table.frame(viewer)
        CountedChat.touched = 0
        table.frame(0)
        assert CountedChat.touched == 0
        lines(table.log, 3)
        version = table.frame(0)["version"]
        assert version == length + 4
        # Each new line was asked for once and shown once.
        assert CountedChat.touched == 6


def test_an_old_log_is_read_once_and_only_its_end_is_shown() -> None:
    log = Log()
    lines(log, 5000)
    CountedChat.touched = 0
    for _ in range(3):
        assert len(log.seen_by(None).tail()) == TAIL
    assert CountedChat.touched == 5000 + TAIL


def test_the_tail_is_the_end_of_the_whole_log() -> None:
    table = kette(ANA, BEN, CEM)
    for count in (1, 7, 40, 3, 100):
        play_on(table, count)
        for viewer in (0, None):
            visible = table.log.seen_by(viewer)
            assert visible.tail() == visible.after()[-TAIL:]
            assert len(visible) == len(visible.after())


def test_numbers_count_what_a_viewer_sees() -> None:
    log = Log(entries())
    assert [entry["number"] for entry in log.seen_by(1).after()] == [1, 2, 3, 4]
    assert [entry["number"] for entry in log.seen_by(0).after()] == [1, 2]
    assert kinds(log.seen_by(0).after()) == ["move", "chat"]
    assert kinds(log.seen_by(None).after(1)) == ["chat"]
    assert kinds(log.seen_by(1).after(1)) == ["move", "taken_back", "chat"]


def kinds(seen: list[dict[str, Any]]) -> list[str]:
    return [entry["kind"] for entry in seen]


def entries() -> Iterator[Entry]:
    """A heard move of seat 0, a change of seat 1 that nobody hears of, changed back; and talk."""
    heard = [Event("build", {"seat": 0})]
    yield Move(1, 1.0, heard, seat=0, by=0, words="build", id="a", reveals=0, unheard=False)
    yield Move(2, 2.0, [], seat=1, by=1, words="offer 2", id="b", reveals=0, unheard=True)
    yield TakenBack(3, 3.0, [], seat=1, keep=1, unheard=True)
    yield Chat(4, 4.0, [Event("table_chat", {"text": "well"})], 2)
