"""First games teach every rule that a newcomer needs, and nobody gets stuck in them."""

from __future__ import annotations

import re

import pytest

from makeda.bots.playing import bot_player
from makeda.core.game import Game
from makeda.core.rng import seeded
from makeda.games.first import LEARNER, FirstGame, Lesson, first_game
from makeda.games.registry import GAMES
from makeda.games.rulebook import rule_numbers
from makeda.games.texts import LANGUAGES, catalogue
from makeda.table.guide import go_back, guidance, lesson_now, prepared_move, read
from makeda.table.opening import load_table
from makeda.table.problems import TableProblem
from makeda.table.seats import BOT, PERSON, Seat
from makeda.table.status import OVER
from makeda.table.table import Table
from makeda.table.terms import Terms
from tests.goldens import first_again
from tests.setups import every_game

ME = "me"
NOW = 1000.0
# A prompt's sentence is short; a lesson has room for two.
LONGEST = 260
# So many decisions take 5 to 10 minutes.
DECISIONS = range(10, 26)
WILD_GAMES = 4


def first(game: Game) -> FirstGame:
    return first_game(game.info.id)


def begun(game: Game) -> Table:
    """A first game that has just begun."""
    record = first(game).record
    bots = [Seat(BOT, f"Bot {seat}", seat, "easy") for seat in range(1, record.players)]
    terms = Terms(game, record.options, None, fixed_deal=True, guided=True)
    seats = [Seat(PERSON, "Ana", LEARNER, holder=ME), *bots]
    table = Table("t", terms, seats, ME, record.first)
    table.start(ME, NOW)
    return table


def play(table: Table, seat: int, words: str) -> None:
    move = table.terms.game.moves.parse(words)
    table.play(seat, move, table.questions.numbers[seat], "", NOW)


def let_others_play(table: Table, seed: int = 1) -> None:
    """As the server does: the prepared move, or else a bot's."""
    rng = seeded(seed)
    while waiting := table.bots_to_move():
        seat, level = waiting[0]
        move = prepared_move(table, seat)
        if move is None:
            player = bot_player(table.terms.game, level, seeded(rng.below(1 << 30)))
            move = player.choose(table.state, seat)
        table.play(seat, move, table.questions.numbers[seat], "", NOW)


def read_all(table: Table) -> list[Lesson]:
    """Read what is taught before this decision."""
    lessons: list[Lesson] = []
    while lesson := lesson_now(table):
        lessons.append(lesson)
        read(table, LEARNER, lesson.key)
    return lessons


def follow(table: Table, decisions: int = 1000) -> list[Lesson]:
    """Read everything and do what is suggested, to the end or for so many decisions."""
    taught: list[Lesson] = []
    let_others_play(table)
    while table.status != OVER and decisions:
        decisions -= 1
        taught += read_all(table)
        shown = guidance(table)
        assert shown is not None
        play(table, LEARNER, str(shown["suggestion"]))
        let_others_play(table)
    return taught


@every_game
def test_whoever_follows_is_taught_everything_once_and_wins(game: Game) -> None:
    table = begun(game)
    taught = follow(table)
    assert sorted(lesson.key for lesson in taught) == sorted(
        lesson.key for lesson in first(game).lessons
    )
    assert table.status == OVER
    assert LEARNER in table.state.winners()


@every_game
def test_every_rule_that_a_newcomer_needs_is_taught(game: Game) -> None:
    taught = {rule for lesson in first(game).lessons for rule in lesson.rules}
    later = first(game).later
    assert taught | set(later) == set(rule_numbers(game.info.id))
    assert not taught & set(later)
    assert len(set(later)) == len(later)


@every_game
def test_it_takes_five_to_ten_minutes(game: Game) -> None:
    turns = first(game).record.turns
    assert sum(turn.seat == LEARNER for turn in turns) in DECISIONS


@every_game
def test_it_replays_exactly_and_is_stored_as_it_is_written(game: Game) -> None:
    record = first(game).record
    assert list(record.replay())[-1].state.over()
    assert first_again(game) == record.json(), "run `make goldens`"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_short_and_name_no_rule_numbers(game: Game, language: str) -> None:
    texts = catalogue(game.info.id, language)
    assert set(texts.keys("lessons")) == {lesson.key for lesson in first(game).lessons}
    for lesson in first(game).lessons:
        text = texts.say("lessons", lesson.key, {}, [])
        assert len(text) <= LONGEST, f"{len(text)}: {text}"
        assert not re.search(r"[A-Z]\d+\.\d+", text)


@every_game
def test_whoever_tries_other_things_never_gets_stuck_and_finds_back(game: Game) -> None:
    for seed in range(WILD_GAMES):
        rng = seeded(seed)
        table = begun(game)
        let_others_play(table, seed)
        steps = 0
        while table.status != OVER:
            steps += 1
            read_all(table)
            legal = table.state.legal(LEARNER)
            move = legal[rng.below(len(legal))]
            table.play(LEARNER, move, table.questions.numbers[LEARNER], "", NOW)
            let_others_play(table, seed + steps)
        assert table.guide is not None
        if table.guide.has_strayed(table.log.standing):
            go_back(table, LEARNER, NOW)
        # Back on the path, it leads to the end; what was taught is not taught again.
        known = set(table.guide.read)
        assert not known & {lesson.key for lesson in follow(table)}
        assert table.status == OVER


def test_a_lesson_that_was_not_read_is_over_with_its_decision() -> None:
    table = begun(GAMES[0])
    welcome = lesson_now(table)
    play(table, LEARNER, first(GAMES[0]).record.turns[0].words)
    let_others_play(table)
    second = lesson_now(table)
    assert welcome is not None
    assert second is not None
    assert welcome.key != second.key


def test_one_lesson_about_a_question_at_a_time() -> None:
    table = begun(GAMES[0])
    asked = [lesson.key for lesson in read_all(table) if lesson.is_about_question()]
    assert len(asked) == 1


def test_a_lesson_that_is_not_taught_now_cannot_be_read() -> None:
    table = begun(GAMES[0])
    last = first(GAMES[0]).lessons[-1]
    read(table, LEARNER, last.key)
    assert table.guide is not None
    assert not table.guide.read


def test_there_is_no_way_back_from_the_path() -> None:
    table = begun(GAMES[0])
    follow(table, decisions=2)
    with pytest.raises(TableProblem, match="nothing_to_take_back"):
        go_back(table, LEARNER, NOW)


def test_a_table_dealt_before_the_prepared_game_was_changed_goes_on_with_bots() -> None:
    game = GAMES[0]
    other = game.new(3, 7).dump()
    record = first(game).record
    terms = Terms(game, record.options, None, fixed_deal=True, guided=True)
    bots = [Seat(BOT, f"Bot {seat}", seat, "easy") for seat in (1, 2)]
    table = Table("t", terms, [Seat(PERSON, "Ana", 0, holder=ME), *bots], ME, other)
    table.start(ME, NOW)
    shown = guidance(table)
    assert shown is not None
    assert shown["suggestion"] == ""
    assert shown["lesson"] is not None


@every_game
def test_it_can_be_left_and_taken_up_again_at_any_moment(game: Game) -> None:
    table = begun(game)
    follow(table, decisions=3)
    loaded = load_table(table.snapshot(), [entry.dump() for entry in table.log])
    assert guidance(loaded) == guidance(table)
    follow(loaded)
    assert LEARNER in loaded.state.winners()
