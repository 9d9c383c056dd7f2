"""Games between bots, written down."""

from __future__ import annotations

from makeda.bots.playing import Player, bot_player, play_game
from makeda.core.game import Game
from makeda.core.records import Record, begin
from makeda.core.rng import seeded


def record_game(
    game: Game, players: int, seed: int, options: dict[str, object], bot: str
) -> Record:
    """A whole game between equal bots. Equal seeds give equal records."""
    names = [f"{bot} {seat + 1}" for seat in range(players)]
    record, state = begin(game, players, seed, options, names)
    seated: list[Player] = [
        bot_player(game, bot, seeded(seed, "bot", seat)) for seat in range(players)
    ]
    play_game(
        state, seated, seeded(seed, "order"), lambda seat, move: record.add(seat, move, state)
    )
    return record
