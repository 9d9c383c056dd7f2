"""The catalogues: every sentence can be made, and every key in the code has its sentence."""

from __future__ import annotations

import re
from pathlib import Path

from makeda.bots.registry import LEVELS
from makeda.core.game import Game
from makeda.core.problems import BadSetup, IllegalMove
from makeda.games.registry import GAMES, MOST_PLAYERS
from makeda.games.texts import LANGUAGES, catalogue
from tests.setups import every_game

SOURCE = Path(__file__).parents[2] / "src/makeda"
PROBLEM = re.compile(r"(?:IllegalMove|BadSetup|BadRecord|UnknownMove)\(\s*\"(\w+)\"")
KINDS = {"problem", "", "player", "players", "thousands", "word", "words", "place", "count"}


def test_every_problem_in_the_shared_code_has_its_sentence() -> None:
    texts = catalogue().texts("problems")
    games = [SOURCE / "games" / game.info.id for game in GAMES]
    files = [file for file in SOURCE.rglob("*.py") if not {*file.parents} & {*games}]
    keys = {key for file in files for key in PROBLEM.findall(file.read_text(encoding="utf-8"))}
    assert keys - set(texts) == set()


@every_game
def test_every_problem_of_a_game_has_its_sentence(game: Game) -> None:
    texts = catalogue(game.info.id).texts("problems")
    files = (SOURCE / "games" / game.info.id).rglob("*.py")
    keys = {key for file in files for key in PROBLEM.findall(file.read_text(encoding="utf-8"))}
    assert keys - set(texts) == set()


@every_game
def test_every_place_in_a_sentence_has_a_known_kind(game: Game) -> None:
    for language in LANGUAGES:
        texts = catalogue(game.info.id, language)
        for chapter in ("events", "prompts", "problems"):
            for text in texts.texts(chapter).values():
                for _, field, spec, _ in texts.parse(text):
                    assert field is None or (spec or "").split(" ")[0] in KINDS, text


@every_game
def test_every_option_is_explained(game: Game) -> None:
    explained = catalogue(game.info.id).options()
    for option in game.info.options:
        assert explained[option.name]["title"]
        assert all(explained[option.name][value] for value in option.values)


def test_every_level_of_bots_is_explained() -> None:
    levels = catalogue().levels()
    assert list(levels) == list(LEVELS)
    assert all(set(words) == {"title", "text"} for words in levels.values())


def test_there_are_names_for_all_bots_of_the_largest_table() -> None:
    names = catalogue().bot_names()
    assert len(set(names)) == len(names) >= MOST_PLAYERS - 1


@every_game
def test_every_move_says_what_it_does(game: Game) -> None:
    texts = catalogue(game.info.id).texts("moves")
    assert {game.moves[code].verb for code in range(len(game.moves))} <= set(texts)


@every_game
def test_every_game_is_introduced(game: Game) -> None:
    assert {"pitch", "intro"} <= set(catalogue(game.info.id).texts("board"))


def test_names_lists_and_counts_read_well() -> None:
    texts = catalogue()
    names = ["Ana", "Ben", "Cem"]
    assert texts.sentence("{seats:players}", {"seats": [0, 2]}, names) == "Ana and Cem"
    assert texts.sentence("{seats:players}", {"seats": [0, 1, 2]}, names) == "Ana, Ben and Cem"
    assert texts.sentence("{n:count # card|# cards}", {"n": 1}, names) == "1 card"
    assert texts.sentence("{n:count # card|# cards}", {"n": 12}, names) == "12 cards"
    assert texts.sentence("{n:thousands}", {"n": 1250}, names) == "1,250,000"


def test_problems_become_sentences_and_moves_name_their_rule() -> None:
    texts = catalogue("kette")
    problem = BadSetup("bad_players", {"title": "Kette", "least": 3, "most": 7, "players": 2})
    assert texts.problem(problem, []) == "Kette is for 3 to 7 players, not 2."
    refusal = IllegalMove("bid_too_low", "K3.2", {"least": 8})
    assert texts.problem(refusal, []) == "Bid at least 8,000. [K3.2]"
