"""The catalogues: every sentence can be made, and every key in the code has its sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime.errors import FluentReferenceError

from makeda.bots.registry import LEVELS
from makeda.core.game import Game
from makeda.core.problems import BadSetup, IllegalMove, phrase
from makeda.games.registry import GAMES, MOST_PLAYERS
from makeda.games.texts import Catalogue, catalogue
from tests.setups import every_game

SOURCE = Path(__file__).parents[2] / "src/makeda"
PROBLEM = re.compile(r"(?:IllegalMove|BadSetup|BadRecord|UnknownMove)\(\s*\"(\w+)\"")
PHRASE = re.compile(r"(?:phrase|_wanted)\(\s*\"(\w+)\"")
NAMES = ["Ana", "Ben", "Cem"]


def test_every_problem_in_the_shared_code_has_its_sentence() -> None:
    texts = catalogue().keys("problems")
    games = [SOURCE / "games" / game.info.id for game in GAMES]
    files = [file for file in SOURCE.rglob("*.py") if not {*file.parents} & {*games}]
    keys = {key for file in files for key in PROBLEM.findall(file.read_text(encoding="utf-8"))}
    assert keys - set(texts) == set()


@every_game
def test_every_problem_of_a_game_has_its_sentence(game: Game) -> None:
    texts = catalogue(game.info.id).keys("problems")
    files = (SOURCE / "games" / game.info.id).rglob("*.py")
    keys = {key for file in files for key in PROBLEM.findall(file.read_text(encoding="utf-8"))}
    assert keys - set(texts) == set()


@every_game
def test_every_option_is_explained(game: Game) -> None:
    texts = catalogue(game.info.id)
    for option in game.info.options:
        assert texts.say("options", option.name)
        assert set(texts.explained("options", option.name)) == set(option.values)


def test_every_level_of_bots_is_explained() -> None:
    texts = catalogue()
    assert texts.keys("levels") == list(LEVELS)
    assert all(set(texts.explained("levels", level)) == {"text"} for level in LEVELS)


def test_there_are_names_for_all_bots_of_the_largest_table() -> None:
    names = catalogue().bot_names()
    assert len(set(names)) == len(names) >= MOST_PLAYERS - 1


@every_game
def test_every_move_says_what_it_does(game: Game) -> None:
    texts = catalogue(game.info.id).keys("moves")
    assert {game.moves[code].verb for code in range(len(game.moves))} <= set(texts)


@every_game
def test_every_game_is_introduced(game: Game) -> None:
    assert {"pitch", "intro"} <= set(catalogue(game.info.id).keys("board"))


def said(text: str, **params: object) -> str:
    sources = [f"words-test = {text}\nwords-seat = seat {{ $number }}"]
    return Catalogue("en", sources).say("words", "test", params, NAMES)


def test_names_lists_and_counts_read_well() -> None:
    assert said("{ PLAYERS($seats) }", seats=[0, 2]) == "Ana and Cem"
    assert said("{ PLAYERS($seats) }", seats=[0, 1, 2]) == "Ana, Ben and Cem"
    cards = "{ $n ->\n  [one] a card\n *[other] { $n } cards\n }"
    assert said(cards, n=1) == "a card"
    assert said(cards, n=1200) == "1,200 cards"
    assert said("{ THOUSANDS($n) }", n=1250) == "1,250,000"


def test_numbers_that_nobody_counts_to_can_be_said_too() -> None:
    huge = 10**40
    assert said("{ $n }", n=huge) == str(huge)
    assert said("{ THOUSANDS($n) }", n=-huge) == str(-1000 * huge)
    assert said("{ PLAYER($n) }", n=huge) == f"seat {huge}"


def test_numbers_are_written_as_the_reader_writes_them() -> None:
    english, german, dutch = (Catalogue(language, []) for language in ("en", "de", "nl"))
    assert [texts.number(20000.25, 1) for texts in (english, german)] == ["20,000.2", "20.000,2"]
    assert [texts.percent(0.125, 1) for texts in (english, dutch)] == ["12.5%", "12,5%"]
    assert german.percent(0.5) == "50\xa0%"
    assert [german.signed(number, 2) for number in (0.5, -0.5, 0)] == ["+0,50", "-0,50", "+0,00"]
    assert english.several(["a", "b", "c"], either=True) == "a, b or c"


def test_a_phrase_is_said_within_a_sentence() -> None:
    problem = BadSetup("no_cluster", {"address": "x", "reason": phrase("own_table")})
    assert catalogue().problem(problem, []).endswith("cannot be used: a table of its own.")
    wrong = BadSetup(
        "bad_table", {"option": "x", "place": "y", "wanted": phrase("columns", "kette", number=9)}
    )
    assert "where 9 whole numbers, the same" in catalogue().problem(wrong, [])


def test_every_phrase_in_the_code_has_its_words() -> None:
    for file in SOURCE.rglob("*.py"):
        games = [game.info.id for game in GAMES if SOURCE / "games" / game.info.id in file.parents]
        known = catalogue("".join(games)).keys("phrases")
        assert set(PHRASE.findall(file.read_text(encoding="utf-8"))) <= set(known), file


def test_terms_take_the_form_that_a_sentence_asks_for() -> None:
    source = """
words-ruby = Rubin
    .gender = m
    .of = des Rubins
words-numbered = { $form ->
        [acc] den { $number }. { $word } ({ $gender })
       *[other] { $word } { $number }
    }
events-plain = { WORD($card) }
events-acc = { WORD($card, form: "acc") }
events-of = { WORD($card, form: "of") }
"""
    texts = Catalogue("de", [source])
    told = [texts.say("events", key, {"card": "ruby 4"}) for key in ("plain", "acc")]
    assert told == ["Rubin 4", "den 4. Rubin (m)"]
    assert texts.say("events", "of", {"card": "ruby"}) == "des Rubins"
    assert texts.say("events", "of", {"card": "unheard of"}) == "unheard of"
    assert texts.say("events", "plain", {"card": "ruby 4 ruby 2"}) == "Rubin 4 + Rubin 2"


def test_a_sentence_that_cannot_be_made_is_an_error() -> None:
    with pytest.raises(FluentReferenceError, match="nothing"):
        said("{ $nothing }")


def test_problems_become_sentences_and_moves_name_their_rule() -> None:
    texts = catalogue("kette")
    problem = BadSetup("bad_players", {"title": "Kette", "least": 3, "most": 7, "players": 2})
    assert texts.problem(problem, []) == "Kette is for 3 to 7 players, not 2."
    refusal = IllegalMove("bid_too_low", "K3.2", {"least": 8})
    assert texts.problem(refusal, []) == "Bid at least 8,000. [K3.2]"
