"""Stopping a game without a result, if all people at the table agree."""

from __future__ import annotations

from typing import Any

import pytest

from makeda.core.game import Game
from makeda.core.records import read
from makeda.games.registry import GAMES
from makeda.table.opening import new_table
from makeda.table.problems import TableProblem
from makeda.table.seats import PERSON, Seat
from makeda.table.status import OVER, PLAYING
from makeda.table.table import Table
from makeda.table.terms import Terms
from tests.setups import every_game
from tests.table.people import ANA, BEN, CEM, check_saved, first_words, kette, play, play_on


def told(table: Table) -> str:
    events: Any = table.log.seen_by(None).after()[-1]["events"]
    return str(events[0]["event"])


def test_a_game_is_stopped_when_every_person_agrees() -> None:
    table = kette(ANA, BEN, CEM, time_limit=60)
    play(table, first_words(table))
    table.stop(0, 102.0)
    assert told(table) == "table_asks_stop"
    assert [table.frame(seat)["must_agree"] for seat in range(3)] == [False, True, True]
    assert table.frame(None)["stop"] == {"seat": 0}
    check_saved(table)
    table.answer_stop(1, True, 103.0)
    assert table.status == PLAYING
    table.answer_stop(2, True, 104.0)
    assert (table.status, told(table)) == (OVER, "table_stops")
    assert (table.frame(0)["stop"], table.frame(0)["must_agree"]) == (None, False)
    assert table.head()["stopped"]
    check_saved(table)


@every_game
def test_nobody_is_asked_any_more_and_the_record_holds_the_moves_so_far(game: Game) -> None:
    seats = [Seat(PERSON, f"P{n}", n, holder=ANA) for n in range(game.info.least_players)]
    table = new_table("t", Terms(game, {}, None, time_limit=60), seats, ANA, "0f" * 32)
    table.start(ANA, 1.0)
    play_on(table, 25)
    board: Any = table.frame(None)["view"]
    table.stop(0, 102.0)
    assert table.status == OVER
    for seat in (*range(len(seats)), None):
        view: Any = table.frame(seat)["view"]
        assert {**view, "actors": [], "me": None} == {**board, "actors": [], "me": None}
        assert (view["actors"], view["winners"]) == ([], [])
        assert seat is None or (view["me"]["legal"], view["me"]["prompt"]) == ([], None)
    assert (table.bots_to_move(), table.bots_out_of_turn()) == ([], [])
    assert (table.deadline(), table.overdue(10_000.0)) == (0.0, [])
    assert not any(table.questions.asked_at)
    record = read(table.record().json(), GAMES)
    assert record.proof is not None
    assert record.scores is None
    assert [turn.words for turn in record.turns] == [move.words for move in table.log.standing]
    assert list(record.replay())[-1].state.dump() == table.state.dump()


def test_what_was_stopped_stays_so() -> None:
    """Its record may have been seen, and shows what everybody holds."""
    table = kette(ANA, "", "")
    words = first_words(table)
    play(table, words)
    table.stop(0, 102.0)
    with pytest.raises(TableProblem, match="nothing_to_take_back"):
        table.take_back(0, 103.0)
    with pytest.raises(TableProblem, match="not_playing"):
        table.stop(0, 103.0)
    with pytest.raises(TableProblem, match="not_playing"):
        play(table, words, seat=0)
    with pytest.raises(TableProblem, match="nothing_to_agree"):
        table.answer_stop(0, True, 103.0)


def test_bots_and_people_for_whom_bots_play_need_not_agree() -> None:
    table = kette(ANA, "", BEN)
    table.stand_in(2, BEN, "easy", 101.0)
    table.stop(0, 102.0)
    assert table.status == OVER


def test_one_who_would_rather_go_on_is_enough() -> None:
    table = kette(ANA, BEN, CEM)
    table.stop(0, 102.0)
    table.answer_stop(1, True, 103.0)
    table.answer_stop(2, False, 104.0)
    assert (table.frame(0)["stop"], table.status) == (None, PLAYING)
    assert told(table) == "table_refuses_stop"
    with pytest.raises(TableProblem, match="nothing_to_agree"):
        table.answer_stop(1, True, 105.0)


def test_whoever_proposed_it_may_think_better_of_it() -> None:
    table = kette(ANA, BEN, CEM)
    table.stop(0, 102.0)
    with pytest.raises(TableProblem, match="nothing_to_agree"):
        table.answer_stop(0, True, 103.0)
    table.answer_stop(0, False, 103.0)
    assert table.frame(1)["stop"] is None
    assert told(table) == "table_refuses_stop"


def test_whoever_wants_the_same_agrees() -> None:
    table = kette(ANA, BEN, "")
    table.stop(0, 102.0)
    table.stop(1, 103.0)
    assert table.status == OVER


def test_moves_leave_the_question_open_and_a_seat_that_changes_hands_ends_it() -> None:
    """Bots play on while people think about it."""
    table = kette(ANA, "", BEN)
    table.stop(0, 102.0)
    play_on(table, 5)
    assert table.frame(2)["must_agree"]
    table.move_seat(2, BEN, CEM, 103.0)
    assert table.frame(None)["stop"] is None


def test_the_end_of_the_game_ends_the_question() -> None:
    table = kette(ANA, BEN, CEM)
    table.stop(0, 102.0)
    play_on(table, 5000)
    assert (table.status, table.stopped) == (OVER, False)
    assert table.frame(1)["stop"] is None


def test_an_answer_to_one_question_is_none_to_the_other() -> None:
    table = kette(ANA, BEN, CEM)
    play(table, first_words(table))
    table.take_back(0, 102.0)
    with pytest.raises(TableProblem, match="nothing_to_agree"):
        table.answer_stop(1, True, 103.0)
    table.stop(2, 104.0)
    with pytest.raises(TableProblem, match="nothing_to_agree"):
        table.answer_take_back(1, True, 105.0)
    assert table.frame(1)["take_back"] is None


def test_before_the_game_there_is_nothing_to_stop() -> None:
    seats = [Seat(PERSON, f"P{n}", n, holder=ANA) for n in range(3)]
    table = new_table("t", Terms(GAMES[0], {}, 5), seats, ANA)
    with pytest.raises(TableProblem, match="not_playing"):
        table.stop(0, 1.0)
