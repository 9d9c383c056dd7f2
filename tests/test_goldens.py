from __future__ import annotations

import json
from pathlib import Path

import pytest

from makeda.core.game import Game
from makeda.core.problems import BadRecord
from makeda.core.records import read
from makeda.games.registry import GAMES
from tests.goldens import FOLDER, golden_file, golden_text
from tests.setups import Setup, every_game, every_setup

FILES = sorted(FOLDER.rglob("*.makeda.json"))
CURRENT = {game.info.id: game.info.rules_version for game in GAMES}


@every_setup
def test_the_same_seed_still_gives_the_same_game(setup: Setup) -> None:
    assert golden_text(setup) == golden_file(setup).read_text(encoding="utf-8")


@every_game
def test_one_record_is_kept_of_every_earlier_version(game: Game) -> None:
    """They only show that they are refused, and one shows it as well as a dozen."""
    versions = range(1, game.info.rules_version)
    kept = [len(list((FOLDER / game.info.id / f"v{version}").iterdir())) for version in versions]
    assert kept == [1] * len(versions)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.removesuffix(".makeda.json"))
def test_stored_records_replay_or_are_refused_for_their_version(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    data = json.loads(text)
    if data["rules_version"] == CURRENT[data["game"]]:
        record = read(text, GAMES)
        assert list(record.replay())[-1].state.over()
        assert record.json() == text
    else:
        with pytest.raises(BadRecord, match="record_version"):
            read(text, GAMES)
