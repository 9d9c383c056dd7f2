"""Golden games: a stored record of every setup, made by `python -m tests.goldens`.

They show that equal seeds give equal games, interpreted and compiled, on every machine, and that
what was recorded with an earlier program still replays.
"""

from __future__ import annotations

import json
from pathlib import Path

from makeda.bots.bot import Sight
from makeda.bots.registry import bot
from makeda.core.game import Game
from makeda.core.records import Record, Turn, begin, read
from makeda.core.rng import seeded
from makeda.games.annotated import annotated_file, annotated_game
from makeda.games.first import first_file
from makeda.games.registry import GAMES
from makeda.lab.recording import record_game
from tests.setups import ALL_SETUPS, Setup

FOLDER = Path(__file__).parent / "records"
SEED = 20070328


def golden_file(setup: Setup) -> Path:
    info = setup.game.info
    return FOLDER / info.id / f"v{info.rules_version}" / f"{setup}.makeda.json"


def golden_text(setup: Setup) -> str:
    return record_game(setup.game, setup.players, SEED, setup.options, "random").json()


def search_file(game: Game) -> Path:
    return FOLDER / game.info.id / "search.txt"


def searched(game: Game) -> list[str]:
    """The first moves when one search bot plays all seats of a deal."""
    state = game.new(game.info.least_players, 4)
    player = bot("search:24")(seeded(4))
    moves: list[str] = []
    for _ in range(6):
        seat = state.actors()[0]
        move = player.choose(Sight(state, seat))
        moves.append(game.moves.words(move))
        state.play(seat, move)
    return moves


def annotated_again(game: Game) -> str:
    """An annotated game dealt and played anew, in today's format and rules version; refused if it
    is another game now.
    """
    data = json.loads(annotated_game(game.info.id)) | {"rules_version": game.info.rules_version}
    old = read(json.dumps(data), GAMES)
    assert old.seed is not None
    new, state = begin(game, old.players, old.seed, old.options, old.seats)
    new.comment = old.comment
    for turn in old.turns:
        move = game.moves.parse(turn.words)
        state.play(turn.seat, move)
        new.add(turn.seat, move, state)
        made = new.turns.pop()
        new.turns.append(Turn(made.seat, made.by, made.words, made.checksum, turn.comment))
    assert new.scores == old.scores
    return new.json()


def first_again(game: Game) -> str:
    """A prepared first game played anew, in today's format and rules version."""
    data = json.loads(first_file(game.info.id).read_text(encoding="utf-8"))
    old = read(json.dumps(data | {"rules_version": game.info.rules_version}), GAMES)
    new = Record(game, old.players, old.options, old.seats, None, old.first)
    state = game.load(old.first)
    for turn in old.turns:
        move = game.moves.parse(turn.words)
        state.play(turn.seat, move)
        new.add(turn.seat, move, state)
    return new.json()


def main() -> None:
    """Write anew the records of the current rules versions, annotated ones and prepared first games
    too, and what the search finds.
    """
    for setup in ALL_SETUPS:
        file = golden_file(setup)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(golden_text(setup), encoding="utf-8")
    for game in GAMES:
        annotated_file(game.info.id).write_text(annotated_again(game), encoding="utf-8")
        first_file(game.info.id).write_text(first_again(game), encoding="utf-8")
        search_file(game).write_text("\n".join(searched(game)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
