"""The numbers by which policies judge: what they find how valuable, by name.

Each game has a file of them beside its policy, with two sets: the first ones, which were written by
hand, and those that were found by letting policies play against each other (`makeda train`). Such
a file of one's own is a source as well.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from makeda.core.problems import BadSetup

FIRST: Final = "first"
TRAINED: Final = "trained"


class Numbers:
    """One set: single numbers and rows of them."""

    def __init__(self, values: dict[str, list[float]]) -> None:
        self.values: Final = values

    def one(self, name: str) -> float:
        return self.values[name][0]

    def row(self, name: str) -> list[float]:
        return self.values[name]

    def flat(self) -> list[float]:
        """All of them, one after the other."""
        return [number for row in self.values.values() for number in row]

    def like(self, flat: list[float]) -> Numbers:
        """Others of the same shape."""
        values: dict[str, list[float]] = {}
        start = 0
        for name, row in self.values.items():
            values[name] = flat[start : start + len(row)]
            start += len(row)
        return Numbers(values)


def numbers_of(game_id: str, source: str) -> Numbers:
    """The numbers of a game from a source: one of the two sets, or a file that was trained."""
    sets = _ours(game_id)
    if not sets:
        return Numbers({})  # a game whose policy needs none
    first = _checked(source, sets[FIRST], None)
    if source in (FIRST, TRAINED):
        return _checked(source, sets[source], first)
    return _checked(source, read_section(source, TRAINED), first)


def unit_of(game_id: str) -> float:
    """How much of something counts in a game: training adds so much to a number that was 0, where
    it multiplies others by e.
    """
    return float(_ours(game_id).get("unit", 1.0))


def _ours(game_id: str) -> dict[str, Any]:
    """The file beside the policy; nothing if there is none."""
    found = files("makeda.bots.greedy").joinpath(f"{game_id}.toml")
    return tomllib.loads(found.read_text("utf-8")) if found.is_file() else {}


def read_section(path: str, name: str) -> Mapping[str, object]:
    """What somebody's file says under a name; nothing if it does not have that."""
    try:
        found = tomllib.loads(Path(path).read_text("utf-8")).get(name)
    except (OSError, ValueError) as error:
        raise BadSetup("bad_numbers", {"file": path, "name": name}) from error
    return found if isinstance(found, dict) else {}


def _checked(source: str, found: Mapping[str, object], like: Numbers | None) -> Numbers:
    """The numbers, if they are of the same names and lengths as those of the game."""
    values: dict[str, list[float]] = {}
    for name in found if like is None else like.values:
        value = found.get(name)
        row = value if isinstance(value, list) else [value]
        wanted = len(row) if like is None else len(like.values[name])
        if len(row) != wanted or not all(_is_number(each) for each in row):
            raise BadSetup("bad_numbers", {"file": source, "name": name})
        values[name] = [float(str(each)) for each in row]
    return Numbers(values)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e6
