"""One annotated game of each game: a record with comments, to learn the rules from.

The record has the English comments. `annotated.de.json` and its like hold those in other languages,
by the number of the step.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


def annotated_file(game_id: str) -> Path:
    return HERE / game_id / "annotated.makeda.json"


def comments_file(game_id: str, language: str) -> Path:
    return HERE / game_id / f"annotated.{language}.json"


@cache
def annotated_game(game_id: str, language: str = "en") -> str:
    """The record of a game that was played through every chapter of its rules, as text."""
    text = annotated_file(game_id).read_text(encoding="utf-8")
    if language == "en":
        return text
    record = json.loads(text)
    comments = json.loads(comments_file(game_id, language).read_text(encoding="utf-8"))
    for number, step in commented(record).items():
        step["comment"] = comments[number]
    return json.dumps(record, ensure_ascii=False)


def commented(record: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The parts of a record that have a comment: the beginning, "0", and moves, from "1"."""
    steps = enumerate([record, *record["moves"]])
    return {str(number): step for number, step in steps if step.get("comment")}
