"""JSON that others send: what could not be stored, compared or sent on is refused at the door."""

from __future__ import annotations

import json
import math

from makeda.core.problems import Problem

# Far deeper than anything that is asked for.
MOST_DEPTH = 32


class _Unsound(Exception):
    """JSON, or what passes for it, with something in it that must not be there."""


def check_json(text: str | bytes, field: str) -> None:
    """Refuse JSON with infinite numbers, halves of characters, or endless nesting.

    What is not even JSON is left to whoever reads it: they can say more about it.
    """
    try:
        _check(json.loads(text, parse_constant=_refuse_constant, parse_float=_finite))
    except RecursionError as error:
        raise _problem(field, "it is nested too deeply") from error
    except _Unsound as error:
        raise _problem(field, str(error)) from error
    except ValueError:
        return


def _problem(field: str, reason: str) -> Problem:
    return Problem("bad_request", {"field": field, "reason": reason})


def _refuse_constant(name: str) -> float:
    raise _Unsound(f"{name} is not a number")


def _finite(digits: str) -> float:
    value = float(digits)
    if not math.isfinite(value):
        raise _Unsound("it holds a number that is too large")
    return value


def _check(value: object) -> None:
    level = [value]
    for _ in range(MOST_DEPTH):
        deeper: list[object] = []
        for part in level:
            if isinstance(part, str):
                _check_text(part)
            elif isinstance(part, list):
                deeper.extend(part)
            elif isinstance(part, dict):
                deeper.extend(part.keys())
                deeper.extend(part.values())
        if not deeper:
            return
        level = deeper
    raise _Unsound("it is nested too deeply")


def _check_text(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise _Unsound("it holds half of a character") from error
