"""Set-ups for the environments: every number of players, with and without options."""

from __future__ import annotations

from itertools import groupby

import pytest

from tests.setups import ALL_SETUPS, Setup


def _some() -> list[Setup]:
    """For every game and number of players: what is played by default, and all else at once."""
    some: list[Setup] = []
    for _, group in groupby(ALL_SETUPS, key=lambda setup: (setup.game.info.id, setup.players)):
        setups = list(group)
        some += [setups[0], setups[-1]]
    return some


some_setups = pytest.mark.parametrize("setup", _some(), ids=str)
