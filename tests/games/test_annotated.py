"""Annotated games are games: they replay exactly, and their comments go through all the rules."""

from __future__ import annotations

import re

from makeda.core.game import Game
from makeda.core.records import Record, read
from makeda.games.annotated import annotated_game
from makeda.games.registry import GAMES
from makeda.games.rulebook import rule_numbers
from tests.goldens import annotated_again
from tests.setups import every_game


def annotated(game: Game) -> Record:
    return read(annotated_game(game.info.id), GAMES)


def comments(record: Record) -> list[str]:
    spoken = [record.comment, *(turn.comment for turn in record.turns)]
    return [comment for comment in spoken if comment]


@every_game
def test_it_replays_to_the_end_and_is_stored_as_it_is_written(game: Game) -> None:
    record = annotated(game)
    assert record.game is game
    last = list(record.replay())[-1]
    assert last.state.over()
    assert last.state.scores() == record.scores
    assert annotated_again(game) == annotated_game(game.info.id), "run `make goldens`"


@every_game
def test_it_is_commented_from_the_first_position_to_the_last_move(game: Game) -> None:
    record = annotated(game)
    assert record.comment
    assert record.turns[-1].comment
    assert 30 <= len(comments(record)) <= 60


@every_game
def test_every_chapter_of_the_rules_is_cited_and_every_cited_rule_exists(game: Game) -> None:
    numbers = rule_numbers(game.info.id)
    cited = re.findall(r"\b[A-Z]\d+\.\d+\b", " ".join(comments(annotated(game))))
    assert set(cited) <= set(numbers)
    assert {rule.split(".")[0] for rule in cited} == {rule.split(".")[0] for rule in numbers}


@every_game
def test_rules_are_cited_in_brackets_where_they_can_be_opened(game: Game) -> None:
    for comment in comments(annotated(game)):
        outside = re.sub(r"\[[A-Z]\d+\.\d+(, [A-Z]\d+\.\d+)*\]", "", comment)
        assert not re.search(r"[\[\]]|\b[A-Z]\d+\.\d+\b", outside), comment


@every_game
def test_whoever_is_named_in_a_comment_sits_at_the_table(game: Game) -> None:
    record = annotated(game)
    strangers = {"Ada", "Ben", "Cleo", "Dan"} - set(record.seats)
    assert not any(name in comment for comment in comments(record) for name in strangers)
