"""The errors that are planted are errors, and stand where they should."""

from __future__ import annotations

import ast

from tests.mutants.__main__ import ROOT, SUITES, draw
from tests.mutants.operators import mutants

SOURCE = '''"""A docstring is left alone: 1 < 2."""
from __future__ import annotations

LIMIT = 7


class Köln:
    def may(self, seats: list[int], name: str = "ß") -> bool:
        if len(seats) < LIMIT and name:
            raise AssertionError(3 + 4)
        return True

    def pay(self, seat: int) -> list[int]:
        self.cash[seat] += 2
        self.tell("ö", seat)
        return [seat - 1]
'''


def changed_lines(source: str) -> dict[str, str]:
    """For each mutant of a source what it does to its line."""
    lines = source.splitlines()
    changes: dict[str, str] = {}
    for mutant in mutants("köln.py", source):
        planted = mutant.source(source)
        ast.parse(planted)
        differing = [at for at, line in enumerate(planted.splitlines()) if line != lines[at]]
        assert differing == [mutant.line - 1]
        changes[planted.splitlines()[differing[0]].strip()] = mutant.where
    return changes


def test_each_error_changes_one_place_and_says_in_which_function() -> None:
    assert changed_lines(SOURCE) == {
        "LIMIT = (8)": "",
        "if (not (len(seats) < LIMIT and name)):": "Köln.may",
        "if (len(seats) < LIMIT or name):": "Köln.may",
        "if (len(seats) <= LIMIT) and name:": "Köln.may",
        "return (False)": "Köln.may",
        "self.cash[seat] -= 2": "Köln.pay",
        "self.cash[seat] += (3)": "Köln.pay",
        "pass": "Köln.pay",
        "return []": "Köln.pay",
        "return [(seat + 1)]": "Köln.pay",
        "return [seat - (2)]": "Köln.pay",
    }


def test_a_mutant_keeps_its_id_when_lines_move() -> None:
    moved = "# A comment\n" + SOURCE.replace("LIMIT = 7", "OTHER = 3\nLIMIT = 7")
    before = {mutant.id for mutant in mutants("köln.py", SOURCE)}
    after = {mutant.id for mutant in mutants("köln.py", moved)}
    assert before < after
    assert len(after) == len(before) + 1


def test_equal_errors_in_one_function_are_told_apart() -> None:
    found = mutants("twice.py", "def twice():\n    go(1)\n    go(1)\n")
    assert len({mutant.id for mutant in found}) == len(found) == 4


def test_every_file_that_is_named_exists_and_every_drawn_error_can_be_parsed() -> None:
    assert all(any(ROOT.glob(pattern)) for pattern in SUITES[-1].files + SUITES[-2].files)
    drawn = [mutant for mutant, _ in draw()]
    assert len(drawn) == len({mutant.id for mutant in drawn}) == 400
    for mutant in drawn:
        ast.parse(mutant.source((ROOT / mutant.file).read_text(encoding="utf-8")))
