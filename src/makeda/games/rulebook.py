"""The rules files of the games, rule by rule."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from makeda.core.game import Info
from makeda.core.problems import BadSetup

HERE = Path(__file__).parent
CHAPTER = re.compile(r"^## ([A-Z]\d+) ")
RULE = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\* ")


@cache
def rules_text(game_id: str, language: str = "en") -> str:
    """The whole rules file of a game, as Markdown."""
    return (HERE / game_id / "rules" / f"{language}.md").read_text(encoding="utf-8")


def rule_numbers(game_id: str) -> list[str]:
    """The numbers of all single rules, in order."""
    found = (RULE.match(line) for line in rules_text(game_id).splitlines())
    return [match[1] for match in found if match]


def rule_text(info: Info, number: str, language: str = "en") -> str:
    """One rule ("K5.1"), or a chapter ("K5"), as Markdown; small letters do as well."""
    wanted = number.upper()
    pattern = RULE if "." in wanted else CHAPTER
    kept: list[str] = []
    for line in rules_text(info.id, language).splitlines():
        match = pattern.match(line)
        if match or line.startswith("## "):
            if kept:
                break
            if not match or match[1] != wanted:
                continue
        if kept or match:
            kept.append(line)
    if not kept:
        raise BadSetup("unknown_rule", {"title": info.title, "number": number})
    return "\n".join(kept).strip()
