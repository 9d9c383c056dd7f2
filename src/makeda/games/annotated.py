"""One annotated game of each game: a record with comments, to learn the rules from."""

from __future__ import annotations

from functools import cache
from pathlib import Path

HERE = Path(__file__).parent


def annotated_file(game_id: str) -> Path:
    return HERE / game_id / "annotated.makeda.json"


@cache
def annotated_game(game_id: str) -> str:
    """The record of a game that was played through every chapter of its rules, as text."""
    return annotated_file(game_id).read_text(encoding="utf-8")
