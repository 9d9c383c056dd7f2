"""A bot for somebody who is away, until they are back."""

from __future__ import annotations

from typing import Any

import pytest

from makeda.table.problems import NotYours, TableProblem
from makeda.table.table import Table
from tests.table.people import ANA, BEN, CEM, check_saved, first_words, kette, play, play_on

DORA = "dora's device"


def told(table: Table) -> str:
    events: Any = table.log.seen_by(None).after()[-1]["events"]
    return str(events[0]["event"])


def bots(table: Table) -> list[str]:
    return [seat.stand_in for seat in table.seats]


def asking() -> Table:
    """Ana, the host, is away; Ben would like a bot to play for her, Cem and Dora are asked."""
    table = kette(ANA, BEN, CEM, DORA)
    table.stand_in(0, BEN, "easy", 101.0, [ANA])
    return table


def test_the_host_lets_a_bot_play_for_somebody_who_is_away_and_they_take_over_again() -> None:
    table = kette(ANA, BEN, CEM)
    table.stand_in(1, ANA, "easy", 101.0, [BEN])
    assert (bots(table), told(table)) == (["", "easy", ""], "table_bot_for_away")
    assert table.seats[1].holder == BEN
    check_saved(table)
    with pytest.raises(NotYours, match="not_your_seat"):
        table.stand_in(1, ANA, "", 102.0, [BEN])
    table.stand_in(1, BEN, "", 103.0, [])
    assert (bots(table), told(table)) == (["", "", ""], "table_person_takes")


def test_nobody_is_replaced_who_is_there() -> None:
    table = kette(ANA, BEN, CEM)
    for host in (ANA, BEN):
        with pytest.raises(TableProblem, match="still_there"):
            table.stand_in(2, host, "easy", 101.0, [])
    with pytest.raises(TableProblem, match="still_there"):
        table.stand_in(2, ANA, "easy", 101.0, [BEN])
    assert bots(table) == ["", "", ""]


def test_while_the_host_is_there_it_is_the_host_who_decides() -> None:
    table = kette(ANA, BEN, CEM)
    with pytest.raises(NotYours, match="host_only"):
        table.stand_in(2, BEN, "easy", 101.0, [CEM])


def test_where_the_host_is_away_all_who_are_there_agree() -> None:
    table = asking()
    assert told(table) == "table_asks_bot"
    assert table.frame(None)["stand_in"] == {"seat": 1, "player": 0}
    assert [table.frame(seat)["must_agree"] for seat in range(4)] == [False, False, True, True]
    check_saved(table)
    table.answer_stand_in(2, True, [ANA], 102.0)
    assert bots(table)[0] == ""
    table.answer_stand_in(3, True, [ANA], 103.0)
    assert (bots(table)[0], told(table)) == ("easy", "table_bot_for_away")
    assert table.frame(None)["stand_in"] is None
    check_saved(table)


def test_who_is_away_need_not_agree() -> None:
    table = kette(ANA, BEN, CEM, DORA)
    table.stand_in(0, BEN, "easy", 101.0, [ANA, CEM, DORA])
    assert bots(table) == ["easy", "", "", ""]
    table.stand_in(2, BEN, "hard", 102.0, [ANA, CEM])
    assert [table.frame(seat)["must_agree"] for seat in range(4)] == [False, False, False, True]


def test_who_goes_away_meanwhile_is_no_longer_waited_for() -> None:
    """By the next one who agrees, or if the proposer asks once more."""
    table = asking()
    table.answer_stand_in(2, True, [ANA, DORA], 102.0)
    assert bots(table)[0] == "easy"
    table = asking()
    table.answer_stand_in(2, True, [ANA], 102.0)
    table.stand_in(0, BEN, "easy", 103.0, [ANA, DORA])
    assert bots(table)[0] == "easy"


def test_two_who_propose_it_at_once_agree() -> None:
    table = kette(ANA, BEN, CEM)
    table.stand_in(0, BEN, "easy", 101.0, [ANA])
    table.stand_in(0, CEM, "hard", 101.0, [ANA])
    assert bots(table)[0] == "easy"
    with pytest.raises(TableProblem, match="bot_plays_already"):
        table.stand_in(0, CEM, "hard", 102.0, [ANA])


def test_one_who_would_rather_wait_is_enough_and_the_proposer_may_think_better_of_it() -> None:
    for seat in (1, 3):
        table = asking()
        table.answer_stand_in(seat, False, [ANA], 102.0)
        assert (told(table), table.consent.proposal) == ("table_refuses_bot", None)
        with pytest.raises(TableProblem, match="nothing_to_agree"):
            table.answer_stand_in(2, True, [ANA], 103.0)


def test_whoever_comes_back_ends_the_question() -> None:
    table = asking()
    table.comes_back(CEM, 102.0)
    assert table.awaits(ANA)
    table.comes_back(ANA, 102.0)
    assert (told(table), table.consent.proposal) == ("table_is_back", None)
    length = len(table.log)
    table.comes_back(ANA, 103.0)
    assert len(table.log) == length


def test_the_last_one_agrees_at_the_moment_when_the_person_is_back() -> None:
    table = asking()
    table.answer_stand_in(2, True, [ANA], 102.0)
    table.answer_stand_in(3, True, [], 103.0)
    assert (bots(table)[0], told(table), table.consent.proposal) == ("", "table_is_back", None)


@pytest.mark.parametrize("agrees", [True, False])
def test_whoever_answers_for_themselves_is_back(agrees: bool) -> None:
    table = asking()
    table.answer_stand_in(0, agrees, [ANA], 102.0)
    assert (bots(table)[0], told(table)) == ("", "table_is_back")


def test_strangers_propose_nothing_and_only_who_is_asked_answers() -> None:
    table = kette(ANA, BEN, CEM)
    for stranger in ("", "a spectator"):
        with pytest.raises(NotYours, match="not_your_seat"):
            table.stand_in(1, stranger, "easy", 101.0, [ANA, BEN])
    with pytest.raises(TableProblem, match="nothing_to_agree"):
        table.answer_stand_in(1, True, [ANA], 101.0)
    table = asking()
    with pytest.raises(TableProblem, match="nothing_to_agree"):
        table.answer_stand_in(1, True, [ANA], 102.0)
    table.answer_stand_in(2, True, [ANA], 103.0)
    with pytest.raises(TableProblem, match="nothing_to_agree"):
        table.answer_stand_in(2, True, [ANA], 104.0)


def test_a_host_without_a_seat_does_not_hinder_the_others() -> None:
    table = kette(ANA, BEN, CEM)
    table.seats.host = DORA
    table.stand_in(0, BEN, "easy", 101.0, [ANA])
    assert table.frame(2)["must_agree"]
    table.stand_in(0, DORA, "hard", 102.0, [ANA])
    assert bots(table) == ["hard", "", ""]


def test_moves_leave_the_question_open_and_the_end_of_the_game_ends_it() -> None:
    table = asking()
    play(table, first_words(table))
    assert table.frame(2)["must_agree"]
    play_on(table, 5000)
    assert (table.status, table.consent.proposal) == ("over", None)
    with pytest.raises(TableProblem, match="not_playing"):
        table.stand_in(0, BEN, "easy", 102.0, [ANA])


def test_everybody_is_offered_what_they_may_do_about_it() -> None:
    table = kette(ANA, BEN, CEM, DORA)
    offered = [
        ([], [[], [], [], []]),
        ([CEM], [[2], [], [], []]),
        # Whoever looks is there, as far as they are concerned, but their own bot is their affair.
        ([ANA, CEM], [[2], [0, 2], [0], [0, 2]]),
    ]
    for away, expected in offered:
        assert [table.frame(seat, away)["stand_in_for"] for seat in range(4)] == expected
        assert "stand_in_for" not in table.frame(None, away)
    table.stand_in(2, ANA, "easy", 101.0, [CEM])
    assert table.frame(0, [CEM])["stand_in_for"] == []
