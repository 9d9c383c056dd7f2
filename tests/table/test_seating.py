"""Sitting down, handing over, leaving."""

from __future__ import annotations

import pytest

from makeda.games.registry import game as game_of
from makeda.table.problems import NotYours, TableProblem
from makeda.table.seats import BOT, OPEN, PERSON, Seat
from makeda.table.table import new_table
from makeda.table.terms import Terms
from tests.table.people import (
    ANA,
    BEN,
    CEM,
    check_saved,
    first_words,
    kette,
    play,
)


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
    with pytest.raises(NotYours):
        table.stand_in(0, BEN, "random", 101.0)
    table.stand_in(0, ANA, "random", 101.0)
    assert table.bots_to_move() == [(0, "random")]
    table.stand_in(0, ANA, "", 101.0)
    assert table.bots_to_move() == []
    with pytest.raises(TableProblem, match="bot_seat"):
        kette(ANA, "", BEN).stand_in(1, ANA, "", 101.0)


def test_the_host_frees_an_abandoned_seat_and_may_give_it_to_a_bot() -> None:
    table = kette(ANA, BEN, CEM)
    with pytest.raises(NotYours):
        table.free(2, BEN, 101.0)
    with pytest.raises(TableProblem, match="own_seat"):
        table.free(0, ANA, 101.0)
    table.free(1, ANA, 101.0)
    assert table.seats.of(BEN) == []
    with pytest.raises(NotYours):
        table.stand_in(1, CEM, "random", 101.0)
    table.stand_in(1, ANA, "random", 101.0)
    play(table, first_words(table))
    assert table.bots_to_move() == [(1, "random")]
    table.sit(1, "dora", "Dora", 102.0)
    assert table.bots_to_move() == []
    check_saved(table)


def test_a_seat_moves_to_another_device() -> None:
    table = kette(ANA, BEN, CEM)
    table.move_seat(1, "phone", 101.0)
    table.seats.must_hold(1, "phone")
    with pytest.raises(NotYours):
        table.seats.must_hold(1, BEN)
