"""Sitting down, handing over, leaving."""

from __future__ import annotations

from typing import Any

import pytest

from makeda.games.registry import game as game_of
from makeda.table.opening import new_table
from makeda.table.problems import NotYours, TableProblem
from makeda.table.seats import BOT, LONGEST_NAME, OPEN, PERSON, Seat, tidy_name
from makeda.table.table import Table
from makeda.table.terms import Terms
from tests.table.people import ANA, BEN, CEM, check_saved, first_words, kette, play, play_on


def test_people_sit_down_and_the_host_starts() -> None:
    seats = [Seat(PERSON, "Ana", 0, holder=ANA), Seat(OPEN, "?", 1), Seat(BOT, "Bot", 2, "random")]
    table = new_table("t", Terms(game_of("kette"), {}, 1), seats, ANA)
    assert table.frame(0)["view"] is None
    with pytest.raises(TableProblem, match="seats_open"):
        table.start(ANA, 1.0)
    with pytest.raises(TableProblem, match="seat_taken"):
        table.sit(0, BEN, "Ben", 1.0)
    with pytest.raises(TableProblem, match="bad_name"):
        table.sit(1, BEN, " \n ", 1.0)
    with pytest.raises(TableProblem, match="bad_name"):
        table.sit(1, BEN, (LONGEST_NAME + 1) * "B", 1.0)
    assert tidy_name(LONGEST_NAME * "B") == LONGEST_NAME * "B"
    table.sit(1, BEN, "  Ben\tB ", 1.0)
    assert table.seats[1].name == "Ben B"
    with pytest.raises(NotYours, match="host_only"):
        table.start(BEN, 1.0)
    table.start(ANA, 1.0)
    with pytest.raises(TableProblem, match="already_started"):
        table.start(ANA, 1.0)
    assert table.status == "playing"


def test_a_game_begins_when_a_bot_plays_for_the_open_seat_and_somebody_may_still_sit_down() -> None:
    seats = [Seat(PERSON, "Ana", 0, holder=ANA), Seat(OPEN, "?", 1), Seat(BOT, "Bot", 2, "random")]
    table = new_table("t", Terms(game_of("kette"), {}, 1), seats, ANA)
    table.stand_in(1, ANA, "greedy", 1.0)
    table.start(ANA, 2.0)
    assert table.status == "playing"
    table.sit(1, BEN, "Ben", 3.0)
    assert table.seats[1].bot_level() == ""


def test_nobody_plays_for_another_seat() -> None:
    table = kette(ANA, BEN, CEM)
    with pytest.raises(NotYours):
        table.seats.must_hold(0, BEN)
    with pytest.raises(NotYours):
        table.seats.must_hold(0, "")
    table.seats.must_hold(0, ANA)
    assert table.seats.of("") == []


def test_a_seat_is_handed_to_a_bot_and_back() -> None:
    table = kette(ANA, BEN, CEM)
    assert table.bots_to_move() == []
    with pytest.raises(TableProblem, match="still_there"):
        table.stand_in(0, BEN, "random", 101.0)
    table.stand_in(0, ANA, "random", 101.0)
    assert table.bots_to_move() == [(0, "random")]
    table.stand_in(0, ANA, "", 101.0)
    assert table.bots_to_move() == []
    with pytest.raises(TableProblem, match="bot_seat"):
        kette(ANA, "", BEN).stand_in(1, ANA, "", 101.0)


def told(table: Table) -> list[dict[str, Any]]:
    """What the last entry of the log tells everyone."""
    events: Any = table.log.seen_by(None).tail()[-1]["events"]
    return list(events)


def test_the_host_frees_the_seat_of_somebody_who_is_away_and_may_give_it_to_a_bot() -> None:
    table = kette(ANA, BEN, CEM)
    with pytest.raises(NotYours):
        table.free(2, BEN, [CEM], 101.0)
    with pytest.raises(TableProblem, match="own_seat"):
        table.free(0, ANA, [ANA], 101.0)
    table.free(1, ANA, [BEN], 101.0)
    assert told(table) == [{"event": "table_freed", "seat": 1}]
    assert table.seats.of(BEN) == []
    with pytest.raises(NotYours):
        table.stand_in(1, CEM, "random", 101.0)
    table.stand_in(1, ANA, "random", 101.0)
    play(table, first_words(table))
    assert table.bots_to_move() == [(1, "random")]
    table.sit(1, "dora", "Dora", 102.0)
    assert table.bots_to_move() == []
    check_saved(table)


def test_the_host_sees_nobodys_hand_by_sending_them_away() -> None:
    """The host would free a seat, sit down there, and look at its hand."""
    table = kette(ANA, BEN, CEM)
    before = table.snapshot()
    for away in ([], [CEM], [ANA]):
        with pytest.raises(TableProblem, match="not_away"):
            table.free(1, ANA, away, 101.0)
        with pytest.raises(TableProblem, match="seat_taken"):
            table.sit(1, ANA, "Ana too", 101.0)
    assert table.snapshot() == before
    over = kette(ANA, BEN, CEM)
    play_on(over, 5000)
    # It could be taken back, and would go on then.
    with pytest.raises(TableProblem, match="not_away"):
        over.free(1, ANA, [], 101.0)


def test_before_the_game_begins_the_host_may_free_any_seat() -> None:
    seats = [Seat(PERSON, "Ana", 0, holder=ANA), Seat(PERSON, "Ben", 1, holder=BEN)]
    table = new_table("t", Terms(game_of("saba"), {}, 1), seats, ANA)
    table.free(1, ANA, [], 1.0)
    table.sit(1, CEM, "Cem", 2.0)
    assert told(table) == [{"event": "table_sits", "seat": 1}]


def test_somebody_leaves_and_whoever_takes_the_seat_over_is_announced() -> None:
    table = kette(ANA, BEN, CEM)
    table.free(1, BEN, [], 101.0)
    assert told(table) == [{"event": "table_leaves", "seat": 1}]
    table.sit(1, "dora", "Dora", 102.0)
    assert told(table) == [{"event": "table_takes_over", "seat": 1}]
    table.free(2, CEM, [], 103.0)
    table.sit(2, ANA, "Guest", 104.0)
    assert told(table) == [{"event": "table_takes_over_too", "seat": 2, "other": 0}]
    check_saved(table)


def test_frames_tell_who_is_away() -> None:
    table = kette(ANA, BEN, "")
    assert table.frame(0)["away"] == [False, False, False]
    assert table.frame(None, {BEN})["away"] == [False, True, False]
    assert table.frame(1, {ANA, BEN, "somebody else"})["away"] == [True, True, False]


def test_a_seat_moves_to_another_device() -> None:
    table = kette(ANA, BEN, CEM)
    with pytest.raises(NotYours):
        table.move_seat(1, CEM, "phone", 101.0)
    table.move_seat(1, BEN, "phone", 101.0)
    table.seats.must_hold(1, "phone")
    with pytest.raises(NotYours):
        table.seats.must_hold(1, BEN)
