"""The log, and what each viewer sees of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from makeda.games.registry import game as game_of
from makeda.table.opening import new_table
from makeda.table.problems import TableProblem
from makeda.table.seats import PERSON, Seat
from makeda.table.table import Table
from makeda.table.terms import Terms
from tests.table.people import ANA, BEN, CEM, check_saved, first_words, kette, play, play_on


def test_a_move_is_known_again_by_its_id() -> None:
    table = kette(ANA, BEN, CEM)
    play(table, first_words(table))
    assert table.log.has_move("id-1")
    assert not table.log.has_move("other")
    assert not table.log.has_move("")


def test_the_log_tells_which_moves_are_left_and_counts_only_those_that_are_seen() -> None:
    seats = [Seat(PERSON, f"P{n}", n, holder=ANA) for n in range(3)]
    table = new_table("t", Terms(game_of("babel"), {}, 5), seats, ANA)
    table.start(ANA, 100.0)
    play(table, "build tower 1")
    changes = table.state.legal(1)
    table.play(1, changes[0], table.questions.numbers[1], "", 101.0)
    table.play(1, table.state.legal(1)[0], table.questions.numbers[1], "", 101.0)
    table.take_back(1, 102.0)
    # The change was taken back; only its own seat knows of both.
    assert table.log.seen_by(1).after()[-1]["keep"] == 2
    assert all("keep" not in table.log.seen_by(seat).after()[-1] for seat in (0, 2, None))
    table.take_back(1, 103.0)
    assert [table.log.seen_by(seat).after()[-1]["keep"] for seat in (0, 1, None)] == [1, 1, 1]
    assert "keep" not in table.log.seen_by(0).after()[0]


def test_talking() -> None:
    table = kette(ANA, BEN, CEM)
    table.say(1, " hello ", 101.0)
    said = {"event": "table_chat", "seat": 1, "text": "hello"}
    assert table.log.seen_by(None).after()[-1]["events"] == [said]
    for text in ("", "  ", "x" * 501):
        with pytest.raises(TableProblem, match="bad_chat"):
            table.say(1, text, 101.0)


def texts(table: Table) -> list[object]:
    """All that is left of what was said."""
    log: list[dict[str, Any]] = table.log.seen_by(None).after()
    return [event["text"] for entry in log for event in entry["events"] if "text" in event]


def test_nobody_removes_what_an_earlier_holder_of_their_seat_said() -> None:
    table = kette(ANA, BEN, CEM)
    table.say(1, "Ben's words", 101.0)
    table.free(1, BEN, (), 102.0)
    table.sit(1, "dora's device", "Dora", 103.0)
    table.say(1, "Dora's words", 104.0)
    table.forget(1, 105.0)
    assert texts(table) == ["Ben's words"]
    # So that it is gone from the database, too
    assert [entry.events[0].key for entry in table.log.rewritten] == ["table_chat_gone"]
    assert table.log.rewrites == 1
    check_saved(table)


def test_what_somebody_said_stays_theirs_at_another_device() -> None:
    table = kette(ANA, BEN, CEM)
    table.say(1, "at home", 101.0)
    table.move_seat(1, BEN, "ben's phone", 102.0)
    assert [entry.number for entry in table.log.rewritten] == [2]
    table.say(1, "on the way", 103.0)
    table.forget(1, 104.0)
    assert texts(table) == []
    check_saved(table)


def test_the_log_and_the_head_tell_nothing_secret() -> None:
    """No holder, no seed, no words of moves, no ids of clients; a bought card only to its owner."""
    table = kette(ANA, BEN, CEM)
    play_on(table, 5000)
    for seat in (0, 1, 2, None):
        text = json.dumps([table.frame(seat), table.log.seen_by(seat).after()])
        for secret in ("device", '"seed"', '"rng"', '"holder"', '"id": "id-', '"move": "'):
            assert secret not in text
    log: list[dict[str, Any]] = table.log.seen_by(None).after()
    events = [event for entry in log for event in entry["events"]]
    drawn = [event for event in events if event["event"] == "draw"]
    assert drawn
    assert all("card" not in event for event in drawn)


def test_the_log_can_be_read_from_an_entry_on() -> None:
    table = kette(ANA, BEN, CEM)
    play_on(table, 20)
    assert [entry["number"] for entry in table.log.seen_by(0).after(15)] == list(range(16, 22))


def builds(table: Table) -> list[str]:
    words = [table.terms.game.moves.words(move) for move in table.state.legal(0)]
    return [move for move in words if move.startswith("build")]


def offers_after(table: Table, words: str) -> int:
    """How many offers seat 1 could make then."""
    ahead = table.state.copy()
    ahead.play(0, table.terms.game.moves.parse(words))
    return len(ahead.legal(1))


def test_a_changed_sealed_offer_is_noticed_by_nobody_else() -> None:
    """[B6.1] Not by the view, the log, its numbers or the version of the frame."""
    seats = [Seat(PERSON, f"P{n}", n, holder=str(n)) for n in range(3)]
    table = new_table("t", Terms(game_of("babel"), {}, 3), seats, "0")
    table.start("0", 1.0)
    play(table, next(words for words in builds(table) if offers_after(table, words) > 1))
    sealed, other = table.state.legal(1)[:2]
    table.play(1, sealed, table.questions.numbers[1], "seal", 2.0)
    before = [json.dumps(table.frame(seat)) for seat in (0, 1, 2, None)]
    table.play(1, other, table.questions.numbers[1], "change", 3.0)
    after = [json.dumps(table.frame(seat)) for seat in (0, 1, 2, None)]
    assert [before[n] == after[n] for n in range(4)] == [True, False, True, True]
    check_saved(table)
    # Nor when it is changed back by taking the change back.
    table.take_back(1, 4.0)
    again = [json.dumps(table.frame(seat)) for seat in (0, 1, 2, None)]
    assert [before[n] == again[n] for n in range(4)] == [True, False, True, True]
    assert table.frame(1)["view"] == json.loads(before[1])["view"]
    check_saved(table)
