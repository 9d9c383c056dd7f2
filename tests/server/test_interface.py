"""What the interface says of itself is what it answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from makeda.games.registry import GAMES
from makeda.server.answers import Frame, Replay
from makeda.server.recordjobs import replayed
from makeda.table.opening import new_table
from makeda.table.seats import BOT, PERSON, Seat
from makeda.table.table import Table
from makeda.table.terms import Terms
from tests.goldens import golden_file
from tests.server.interface import FILE, description
from tests.setups import ALL_SETUPS

# Those of the current rules versions: older ones are refused.
RECORDS = sorted(golden_file(setup) for setup in ALL_SETUPS)


def test_the_web_app_knows_the_interface_as_it_is() -> None:
    assert FILE.read_text(encoding="utf-8") == description(), "run `make web-types`"


def table_of(game_id: str) -> Table:
    game = next(game for game in GAMES if game.info.id == game_id)
    seats = [Seat(PERSON, f"P{number}", number, holder=f"device {number}") for number in range(3)]
    seats[2] = Seat(BOT, "Hiram", 2, "random")
    table = new_table("0123", Terms(game, {}, 7), seats, "device 0")
    table.start("device 0", 1.0)
    for number in range(12):
        seat = table.state.actors()[0]
        move = table.state.legal(seat)[0]
        table.play(seat, move, table.questions.numbers[seat], f"id-{number}", 2.0)
    table.say(0, "Hello", 3.0)
    table.take_back(0, 4.0)
    return table


@pytest.mark.parametrize("game_id", [game.info.id for game in GAMES])
def test_frames_are_described_completely(game_id: str) -> None:
    table = table_of(game_id)
    for seat in (None, 0, 1):
        frame = table.frame(seat)
        assert Frame.model_validate(frame).model_dump(exclude_unset=True) == frame


@pytest.mark.parametrize("file", RECORDS[::12], ids=lambda file: file.stem)
def test_replays_are_described_completely(file: Path) -> None:
    replay = replayed(file.read_text(encoding="utf-8"), 0, 0, 10_000)
    assert Replay.model_validate(replay).model_dump(exclude_unset=True) == replay
