"""Golden games: a stored record of every setup, made by `python -m tests.goldens`.

They show that equal seeds give equal games, interpreted and compiled, on every machine, and that
what was recorded with an earlier program still replays.
"""

from __future__ import annotations

from pathlib import Path

from makeda.bots.bot import RandomBot
from makeda.lab.recording import record_game
from tests.setups import ALL_SETUPS, Setup

FOLDER = Path(__file__).parent / "records"
SEED = 20070328


def golden_file(setup: Setup) -> Path:
    info = setup.game.info
    return FOLDER / info.id / f"v{info.rules_version}" / f"{setup}.makeda.json"


def golden_text(setup: Setup) -> str:
    return record_game(setup.game, setup.players, SEED, setup.options, RandomBot, "random").json()


def main() -> None:
    """Write the records of the current rules versions anew."""
    for setup in ALL_SETUPS:
        file = golden_file(setup)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(golden_text(setup), encoding="utf-8")


if __name__ == "__main__":
    main()
