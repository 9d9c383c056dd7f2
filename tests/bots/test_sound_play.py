"""The master plays no nonsense: in plain positions it does what is plainly right."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from makeda.bots.bot import Sight
from makeda.bots.registry import bot
from makeda.core.rng import seeded
from makeda.games.registry import game
from tests.bots.sound import Sound

# So little that a person would not wait for it
MASTER = "master:200"
ENOUGH = 30
POSITIONS: dict[str, list[Sound]] = {
    file.stem: import_module(f"tests.bots.sound.{file.stem}").POSITIONS
    for file in sorted(Path(__file__).with_name("sound").glob("[a-z]*.py"))
}


@pytest.mark.parametrize(
    ("game_id", "sound"),
    [
        pytest.param(game_id, sound, id=f"{game_id}: {sound.reason}")
        for game_id, positions in POSITIONS.items()
        for sound in positions
    ],
)
def test_the_master_does_what_is_plainly_right(game_id: str, sound: Sound) -> None:
    state = sound.made()
    seat = state.actors()[0] if sound.seat is None else sound.seat
    moves = game(game_id).moves
    legal = [moves.words(move) for move in state.legal(seat)]
    assert set(sound.right) <= set(legal)
    assert len(legal) > len(sound.right)
    chosen = bot(MASTER)(seeded(1)).choose(Sight(state, seat))
    assert moves.words(chosen) in sound.right


@pytest.mark.parametrize("game_id", POSITIONS)
def test_there_are_enough_positions(game_id: str) -> None:
    assert len({sound.reason for sound in POSITIONS[game_id]}) >= ENOUGH
