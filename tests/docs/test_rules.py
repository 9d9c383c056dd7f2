"""Rules by number: each has its text and its tests, and whoever cites one cites one that exists."""

from __future__ import annotations

import ast
import re
from itertools import pairwise
from pathlib import Path

import pytest

from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.games.rulebook import rule_numbers, rule_text, rules_text
from tests.setups import every_game

ROOT = Path(__file__).parents[2]


def names_of_tests(game: Game) -> list[str]:
    folder = ROOT / "tests" / "games" / game.info.id
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in folder.rglob("test_*.py")]
    functions = [node for tree in trees for node in ast.walk(tree)]
    return [node.name for node in functions if isinstance(node, ast.FunctionDef)]


@every_game
def test_every_rule_has_a_test_named_after_it(game: Game) -> None:
    names = names_of_tests(game)
    untested = [
        number
        for number in rule_numbers(game.info.id)
        if not any(name.startswith(f"test_{number.lower().replace('.', '_')}_") for name in names)
    ]
    assert not untested, f"rules without a test: {', '.join(untested)}"


@every_game
def test_every_test_by_number_names_a_rule(game: Game) -> None:
    numbers = rule_numbers(game.info.id)
    for name in names_of_tests(game):
        match = re.match(r"test_([a-z])(\d+)_(\d+)_", name)
        if match:
            assert f"{match[1].upper()}{match[2]}.{match[3]}" in numbers, name


@every_game
def test_rules_are_numbered_without_gaps(game: Game) -> None:
    numbers = rule_numbers(game.info.id)
    assert len(numbers) == len(set(numbers))
    letter = numbers[0][0]
    chapters = [tuple(map(int, number[1:].split("."))) for number in numbers]
    for (chapter, rule), (next_chapter, next_rule) in pairwise(chapters):
        assert (next_chapter, next_rule) in ((chapter, rule + 1), (chapter + 1, 1))
    assert all(number[0] == letter for number in numbers)


@every_game
def test_code_and_texts_cite_rules_that_exist(game: Game) -> None:
    numbers = set(rule_numbers(game.info.id))
    letter = next(iter(numbers))[0]
    folder = ROOT / "src/makeda/games" / game.info.id
    for file in [*folder.rglob("*.py"), *folder.rglob("*.toml"), *folder.rglob("*.md")]:
        for cited in re.findall(rf"\b{letter}\d+\.\d+\b", file.read_text(encoding="utf-8")):
            assert cited in numbers, f"{file.name} cites {cited}"


@every_game
def test_each_rule_and_chapter_can_be_shown_alone(game: Game) -> None:
    whole = rules_text(game.info.id)
    for number in rule_numbers(game.info.id):
        text = rule_text(game.info, number.lower())
        assert text.startswith(f"- **{number}**")
        assert text in whole
        assert text.count("- **") == 1
        assert text in rule_text(game.info, number.split(".")[0])


@every_game
@pytest.mark.parametrize("number", ["", "X1.1", "K99", "1.1", "K1.1.1", "*"])
def test_unknown_rules_are_refused(game: Game, number: str) -> None:
    with pytest.raises(BadSetup, match="unknown_rule"):
        rule_text(game.info, number)
