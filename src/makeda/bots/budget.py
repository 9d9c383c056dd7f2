"""How long a bot may think: a number of playouts, or a time."""

from __future__ import annotations

import re
from typing import Final

from makeda.core.problems import BadSetup

FORM: Final = re.compile(r"([0-9]{1,7})|([0-9]{1,7}(?:\.[0-9]{1,3})?)(ms|s)")


class Budget:
    """So many playouts, whatever time they take; or so many seconds, if there are no playouts.

    A number of playouts makes the choice reproducible, a time does not.
    """

    def __init__(self, playouts: int, seconds: float) -> None:
        self.playouts: Final = playouts
        self.seconds: Final = seconds


def budget(text: str) -> Budget:
    """What "400", "200ms" or "1.5s" stands for."""
    found = FORM.fullmatch(text)
    if found is None:
        raise BadSetup("bad_budget", {"budget": text})
    playouts, number, unit = found.groups()
    wanted = Budget(int(playouts or 0), float(number or 0) / (1000 if unit == "ms" else 1))
    if not wanted.playouts and not wanted.seconds:
        raise BadSetup("bad_budget", {"budget": text})
    return wanted
