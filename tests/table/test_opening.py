"""Tables that are loaded as they were stored, perhaps by an earlier version, or caught up with."""

from __future__ import annotations

import pytest

from makeda.core.deals import LONGEST_WORDS
from makeda.games.registry import game as game_of
from makeda.table.opening import catch_up, load_table, new_table
from makeda.table.problems import OtherRules, TableProblem
from makeda.table.seats import PERSON, Seat
from makeda.table.table import Table
from makeda.table.terms import Terms
from tests.table.people import (
    ANA,
    BEN,
    CEM,
    caught_up,
    check_same,
    first_words,
    kette,
    play,
    saved,
)


def undealt() -> Table:
    """A table of Kette that will be dealt, by its secret number, when the game begins."""
    seats = [Seat(PERSON, f"P{n}", n, holder=holder) for n, holder in enumerate((ANA, BEN, CEM))]
    return new_table("t", Terms(game_of("kette"), {}, None), seats, ANA, "5a" * 32)


def test_a_table_from_before_games_could_be_stopped_goes_on() -> None:
    table = kette(ANA, BEN, CEM)
    snapshot, log = saved(table)
    del snapshot["stopped"]
    older = load_table(snapshot, log)
    check_same(older, table)
    play(older, first_words(older))


def test_a_table_of_other_rules_is_not_loaded() -> None:
    snapshot, log = saved(kette(ANA, BEN, CEM))
    ours = snapshot["terms"]["rules_version"]
    snapshot["terms"]["rules_version"] = ours - 1
    with pytest.raises(OtherRules, match="outdated_table") as caught:
        load_table(snapshot, log)
    assert (caught.value.params["version"], caught.value.params["ours"]) == (ours - 1, ours)


def test_a_copy_is_caught_up_with_until_the_table_is_dealt() -> None:
    table = undealt()
    copy = load_table(*saved(table))
    table.add_words(1, "my own", 2.0)
    snapshot, log = saved(table)
    assert catch_up(copy, snapshot, log)
    check_same(copy, table)
    table.start(ANA, 3.0)
    snapshot, log = saved(table)
    assert not catch_up(copy, snapshot, log[len(copy.log) :])
    check_same(load_table(snapshot, log), table)


def test_a_copy_that_is_caught_up_with_forgets_the_points_of_what_was_taken_back() -> None:
    table = kette(ANA, BEN, CEM)
    for words in (first_words(table), "bid 3", "pass", "accept"):
        play(table, words)
    copy = load_table(*saved(table))
    assert copy.accounts.amounts["sold"] == [3, 0, 0]
    table.take_back(0, 102.0)
    assert caught_up(copy, table) is copy
    assert copy.accounts.amounts["sold"] == [0, 0, 0]


def test_words_may_be_as_long_as_it_is_said_and_no_longer() -> None:
    table = undealt()
    table.add_words(1, "x" * LONGEST_WORDS, 2.0)
    assert saved(table)[0]["proof"]["words"] == ["", "x" * LONGEST_WORDS, ""]
    with pytest.raises(TableProblem, match="bad_words"):
        table.add_words(1, "y" * (LONGEST_WORDS + 1), 3.0)
    assert saved(table)[0]["proof"]["words"] == ["", "x" * LONGEST_WORDS, ""]
