"""The web app names rules only to lead to them: code that follows a rule belongs to the server.

This finds code that says which rule it follows, and a "why?" that leads nowhere. Whether the app
really shows nothing of its own is tried in `tests/web/test_no_rules.py`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from makeda.core.game import Game
from makeda.games.registry import GAMES
from makeda.games.rulebook import rule_numbers
from tests.setups import every_game

APP = Path(__file__).parents[2] / "web" / "src"
# What is made from the server's description may cite what the server cites.
FILES = sorted(
    file
    for file in APP.rglob("*")
    if file.suffix in (".ts", ".svelte") and not file.name.endswith(".d.ts")
)
LETTERS = "".join({rule_numbers(game.info.id)[0][0] for game in GAMES})
RULE = re.compile(rf"(?<![\w.#])[{LETTERS}]\d+\.\d+\b")
LED_TO = re.compile(rf"""(['"])([{LETTERS}]\d+\.\d+)\1""")


def code(file: Path) -> str:
    """A file without its style sheet and its drawings, whose numbers look like rules."""
    text = file.read_text(encoding="utf-8")
    text = re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)
    return re.sub(r"""\b(?:d|points|transform|viewBox)="[^"]*"|:\s*'M[^']*'""", "", text)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(APP)))
def test_no_code_of_the_app_follows_a_rule(file: Path) -> None:
    led_to = LED_TO.sub("", code(file))
    assert RULE.findall(led_to) == [], "the server should say what follows from this rule"


@every_game
def test_every_why_leads_to_a_rule(game: Game) -> None:
    known = set(rule_numbers(game.info.id))
    folder = APP / "games" / game.info.id
    for file in folder.iterdir():
        if file in FILES:
            asked = {rule for _, rule in LED_TO.findall(code(file))}
            assert asked <= known, file.name
