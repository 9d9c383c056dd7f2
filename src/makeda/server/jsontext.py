"""JSON as the server writes it: frames for watchers, and what it stores."""

from __future__ import annotations

import orjson


def json_bytes(value: object) -> bytes:
    """A value as JSON, in the shortest form.

    Every move writes four long texts, and with Python's own encoder they take most of its time.
    """
    return orjson.dumps(value)


def json_text(value: object) -> str:
    """The same as a text."""
    return json_bytes(value).decode()
