"""The training scripts run as users start them, for one round; `make test-learn` does it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = ["selfplay_torch.py", "maskable_ppo.py"]


@pytest.mark.parametrize("script", SCRIPTS)
@pytest.mark.parametrize("game", ["kette", "saba"])
def test_a_script_learns_for_a_round_and_tells_how_often_it_wins(script: str, game: str) -> None:
    command = [sys.executable, Path(__file__).with_name(script), game, "--minutes", "0"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "16,384 steps: wins " in told
    assert "of 200 games" in told
