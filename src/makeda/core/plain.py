"""Reading JSON that anybody may have written: plain data, or a problem in one sentence.

Python's reader takes more than JSON is (NaN, Infinity, half of a surrogate pair), and gives up with
errors of its own where brackets are nested without end. What passes here can be shown, hashed,
stored and written again.
"""

from __future__ import annotations

import json
from typing import Final

from makeda.core.problems import BadJson

# Far more than a record or a position needs, far less than any stack holds
DEEPEST: Final = 50
# Whole numbers of so many digits fit 64 bits; longer ones are written as text.
LONGEST_NUMBER: Final = 18
INFINITY: Final = float("inf")


def read_json(text: str) -> object:
    """The data in a text; BadJson when it is none, or none that can be used."""
    try:
        data: object = json.loads(
            text, parse_int=_whole, parse_float=_fraction, parse_constant=_constant
        )
    except RecursionError as error:
        raise BadJson("json_deep") from error
    except ValueError as error:
        raise BadJson("json_wrong") from error
    _check_depth(data)
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise BadJson("json_text") from error
    return data


def _whole(digits: str) -> int:
    if len(digits.lstrip("-")) > LONGEST_NUMBER:
        raise BadJson("json_number")
    return int(digits)


def _fraction(digits: str) -> float:
    number = float(digits)
    if abs(number) == INFINITY:
        raise BadJson("json_number")
    return number


def _constant(_word: str) -> float:
    """NaN, Infinity and -Infinity are words of Python's, not of JSON's."""
    raise BadJson("json_number")


def _check_depth(data: object) -> None:
    """Level by level, because a function that calls itself would be as deep as the data."""
    level: list[object] = [data]
    for _ in range(DEEPEST):
        inner: list[object] = []
        for value in level:
            if isinstance(value, dict):
                inner.extend(value.values())
            elif isinstance(value, list):
                inner.extend(value)
        if not inner:
            return
        level = inner
    raise BadJson("json_deep")
