"""A table, without network and database."""

from __future__ import annotations

from typing import Any

import pytest

from makeda.core.game import Game
from makeda.core.problems import IllegalMove
from makeda.core.records import read
from makeda.games.registry import GAMES
from makeda.table.opening import continue_record, load_table, new_table
from makeda.table.problems import Stale, TableProblem
from makeda.table.seats import PERSON, Seat
from makeda.table.terms import Terms
from tests.setups import every_game
from tests.table.people import (
    ANA,
    BEN,
    CEM,
    caught_up,
    check_saved,
    first_words,
    kette,
    play,
    play_on,
    saved,
    sealing,
)


@every_game
def test_a_whole_game_is_played_saved_and_recorded(game: Game) -> None:
    players = game.info.least_players
    seats = [Seat(PERSON, f"P{n}", n, holder=str(n)) for n in range(players)]
    table = new_table("t", Terms(game, {}, 3), seats, "0")
    table.start("0", 1.0)
    copy = load_table(*saved(table))
    while table.status != "over":
        play_on(table, 37)
        check_saved(table)
        assert caught_up(copy, table) is copy
    record = read(table.record().json(), GAMES)
    assert list(record.replay())[-1].state.scores() == table.state.scores()
    with pytest.raises(TableProblem, match="not_playing"):
        table.play(0, 0, table.questions.numbers[0], "", 2.0)


def test_an_answer_to_an_old_question_changes_nothing() -> None:
    table = kette(ANA, BEN, CEM)
    before: dict[str, Any] = table.snapshot()
    move = table.state.legal(0)[0]
    with pytest.raises(Stale):
        table.play(0, move, table.questions.numbers[0] + 1, "x", 101.0)
    with pytest.raises(IllegalMove):
        table.play(1, move, table.questions.numbers[1], "x", 101.0)
    assert table.snapshot() == before
    play(table, first_words(table))
    with pytest.raises(Stale):
        table.play(0, move, before["decisions"][0], "x", 101.0)


def test_decisions_are_numbered_per_seat() -> None:
    table = kette(ANA, BEN, CEM)
    assert table.questions.numbers == [1, 0, 0]
    play(table, first_words(table))
    assert table.questions.numbers == [2, 1, 0]
    play(table, "pass")
    assert table.questions.numbers == [2, 2, 1]


def test_whoever_is_asked_again_at_once_has_a_new_question_and_the_whole_time() -> None:
    table = kette(ANA, BEN, CEM)
    for now in range(101, 200):
        seat = table.state.actors()[0]
        before = table.questions.numbers[seat]
        play(table, first_words(table), now)
        if table.state.actors() == [seat]:
            break
    assert table.state.actors() == [seat]
    assert table.questions.numbers[seat] == before + 2
    assert table.questions.asked_at[seat] == now


def test_k3_11_the_highest_bidder_may_knock_after_a_while() -> None:
    table = kette(ANA, BEN, CEM, patience=10)
    play(table, first_words(table), 101.0)
    play(table, "bid 3", 102.0)
    play(table, "pass", 103.0)
    assert table.frame(1)["act_for"] == {"seat": 0, "verb": "accept"}
    assert table.frame(2)["act_for"] is None
    with pytest.raises(TableProblem, match="act_for_later") as caught:
        table.act_for(1, table.questions.numbers[1], "k", 105.0)
    assert caught.value.params == {"seat": 0, "seconds": 8}
    with pytest.raises(TableProblem, match="act_for_nobody"):
        table.act_for(2, table.questions.numbers[2], "k", 120.0)
    with pytest.raises(Stale):
        table.act_for(1, 99, "k", 120.0)
    table.act_for(1, table.questions.numbers[1], "k", 113.0)
    assert table.state.scores() == [23, 17, 20]
    entry = table.log.standing[-1]
    assert (entry.seat, entry.by, entry.words) == (0, 1, "accept")
    assert '"by": 1' in table.record().json()
    check_saved(table)


def test_time_limits_concern_people_who_are_asked() -> None:
    table = kette(ANA, BEN, "", time_limit=30)
    assert table.deadline() == 130.0
    assert table.overdue(129.0) == []
    assert table.overdue(130.0) == [0]
    play(table, first_words(table), 120.0)
    assert table.deadline() == 150.0
    play(table, "pass", 121.0)
    assert table.deadline() == 0.0  # the bot is asked
    assert kette(ANA, BEN, CEM).deadline() == 0.0


def test_a_recorded_game_goes_on_at_a_new_table() -> None:
    table = kette(ANA, BEN, CEM)
    play_on(table, 40)
    record = read(table.record().json(), GAMES)
    seats = [Seat(PERSON, "X", n, holder=ANA) for n in range(3)]
    terms = Terms(record.game, record.options, record.seed, fixed_deal=True)
    again = continue_record("u", terms, seats, ANA, record, 200.0)
    assert again.state.dump() == table.state.dump()
    again.start(ANA, 201.0)
    check_saved(again)
    play_on(again, 5000)
    assert again.status == "over"
    with pytest.raises(TableProblem, match="record_over"):
        continue_record("v", terms, seats, ANA, read(again.record().json(), GAMES), 300.0)


def test_a_table_for_another_game_is_something_new_to_see() -> None:
    table = kette(ANA, BEN, CEM)
    before = [table.frame(viewer) for viewer in (0, 1, 2, None)]
    table.ask_again("another", CEM, 102.0)
    table.ask_again("yet another", BEN, 102.0)
    assert table.rematch == "another"
    after = [table.frame(viewer) for viewer in (0, 1, 2, None)]
    numbers = [frame["version"] for frame in before]
    assert numbers == [1, 1, 1, 1]
    assert [frame["version"] for frame in after] == [2, 2, 2, 2]
    check_saved(table)


def test_a_bot_is_not_overdue_beside_a_person_who_is() -> None:
    table = sealing()
    table.terms.time_limit = 30
    table.stand_in(2, "2", "easy", 5.0)
    asked_at = table.questions.asked_at[1]
    assert table.state.actors() == [1, 2, 3]
    assert table.overdue(asked_at + 29) == []
    assert table.overdue(asked_at + 30) == [1, 3]
