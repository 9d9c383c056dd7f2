"""JSON that others send: what could not be stored, compared or sent on is refused at the door."""

from __future__ import annotations

from makeda.core.plain import read_json
from makeda.core.problems import BadJson, Problem

REASONS = {
    "json_deep": "it is nested too deeply",
    "json_number": "it holds a number that is too large, infinite or undefined",
    "json_text": "it holds half of a character",
}


def check_json(body: bytes) -> None:
    """Refuse a body with infinite numbers, halves of characters, or endless nesting.

    What is not even JSON is left to whoever reads it: they can say more about it.
    """
    try:
        read_json(body.decode())
    except UnicodeDecodeError:
        return
    except BadJson as error:
        if error.key in REASONS:
            about: dict[str, object] = {"field": "body", "reason": REASONS[error.key]}
            raise Problem("bad_request", about) from error
