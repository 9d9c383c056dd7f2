"""Playing again: who is asked, and when the next game begins."""

from __future__ import annotations

import pytest

from makeda.games.registry import game as game_of
from makeda.table.again import host_again, seats_again
from makeda.table.opening import load_table, new_table
from makeda.table.problems import TableProblem
from makeda.table.seats import OPEN, PERSON
from makeda.table.status import PLAYING, WAITING
from makeda.table.table import Table
from makeda.table.terms import Terms
from tests.table.people import ANA, BEN, CEM, check_same, kette, saved


def asked(*holders: str, by: str) -> Table:
    """The table of the next game, as somebody wants it."""
    old = kette(*holders)
    seats, host = seats_again(old, by, 200.0), host_again(old, by)
    return new_table("u", Terms(game_of("kette"), {}, None), seats, host, "0f" * 32)


def invited(table: Table) -> list[bool]:
    return [seat.invited for seat in table.seats]


def kinds(table: Table) -> list[tuple[str, str]]:
    return [(seat.kind, seat.bot_level()) for seat in table.seats]


def test_everybody_has_their_seat_and_whoever_sat_second_begins() -> None:
    table = asked(ANA, BEN, "", CEM, by=BEN)
    assert [seat.holder for seat in table.seats] == [BEN, "", CEM, ANA]
    assert [seat.name for seat in table.seats] == ["P1", "P2", "P3", "P0"]
    assert invited(table) == [False, False, True, True]
    assert (table.seats.host, table.status) == (BEN, WAITING)
    check_same(load_table(*saved(table)), table)


def test_whoever_shares_the_device_is_not_asked() -> None:
    assert invited(asked(ANA, ANA, BEN, by=ANA)) == [False, True, False]


def test_a_bot_takes_a_seat_that_nobody_had_in_the_end() -> None:
    old = kette(ANA, BEN, CEM)
    old.free(1, BEN, [], 101.0)
    old.stand_in(2, CEM, "hard", 101.0)
    seats = [(seat.kind, seat.bot_level()) for seat in seats_again(old, ANA, 200.0)]
    assert seats == [(OPEN, "easy"), (PERSON, ""), (PERSON, "")]


def test_it_begins_when_all_have_answered() -> None:
    table = asked(ANA, BEN, CEM, by=ANA)
    table.answer_again(0, True, 201.0)
    assert (table.status, invited(table)) == (WAITING, [False, True, False])
    table.answer_again(1, True, 202.0)
    assert (table.status, kinds(table)) == (PLAYING, [(PERSON, "")] * 3)
    with pytest.raises(TableProblem, match="not_invited"):
        table.answer_again(1, True, 203.0)


def test_a_bot_plays_for_who_does_not_and_another_may_still_take_the_seat() -> None:
    table = asked(ANA, BEN, CEM, by=ANA)
    table.answer_again(0, False, 201.0)
    assert table.seats.of(BEN) == []
    table.answer_again(1, True, 202.0)
    assert (table.status, kinds(table)[0]) == (PLAYING, (OPEN, "easy"))
    table.sit(0, "dora's device", "Dora", 203.0)
    assert kinds(table)[0] == (PERSON, "")


def test_whoever_is_left_alone_decides_themselves_whether_to_play_with_bots() -> None:
    table = asked(ANA, BEN, CEM, by=ANA)
    table.answer_again(0, False, 201.0)
    table.answer_again(1, False, 202.0)
    assert table.status == WAITING
    table.start(ANA, 203.0)
    assert kinds(table) == [(OPEN, "easy"), (OPEN, "easy"), (PERSON, "")]


def test_the_host_need_not_wait_and_who_comes_late_takes_over_from_a_bot() -> None:
    table = asked(ANA, BEN, CEM, by=ANA)
    table.answer_again(0, True, 201.0)
    table.start(ANA, 202.0)
    assert kinds(table) == [(PERSON, ""), (PERSON, "easy"), (PERSON, "")]
    with pytest.raises(TableProblem, match="not_invited"):
        table.answer_again(1, True, 203.0)
    table.stand_in(1, CEM, "", 204.0)
    assert kinds(table)[1] == (PERSON, "")


def test_whoever_was_not_asked_has_nothing_to_answer() -> None:
    table = asked(ANA, BEN, "", by=ANA)
    for number in (1, 2):
        with pytest.raises(TableProblem, match="not_invited"):
            table.answer_again(number, True, 201.0)


def test_a_seat_that_the_host_frees_is_asked_no_more() -> None:
    table = asked(ANA, BEN, CEM, by=ANA)
    table.free(0, ANA, [], 201.0)
    assert invited(table) == [False, True, False]


def test_a_screen_without_a_seat_stays_the_host_and_asks_all() -> None:
    old = kette(ANA, BEN, CEM)
    old.seats.host = "a screen"
    assert host_again(old, BEN) == "a screen"
    assert [seat.invited for seat in seats_again(old, "a screen", 200.0)] == [True, True, True]
    for holder, expected in (("a screen", "table_host_asks_again"), (BEN, "table_asks_again")):
        old.rematch = ""
        old.ask_again("another", holder, 201.0)
        [event] = old.log.since(len(old.log) - 1)[0].events
        assert event.key == expected
