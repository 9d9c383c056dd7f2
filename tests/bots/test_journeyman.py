"""The bot behind the level hard: a master with a number of playouts for each game."""

from __future__ import annotations

import pytest

from makeda.bots.bot import Sight
from makeda.bots.journeyman import ENOUGH
from makeda.bots.registry import LEVELS, bot
from makeda.core.rng import seeded
from makeda.games.registry import game as game_of

DECISIONS = 4


@pytest.mark.parametrize("name", ENOUGH)
def test_it_chooses_as_a_master_with_so_many_playouts(name: str) -> None:
    game = game_of(name)
    state = game.new(game.info.least_players, 1)
    journeyman = bot(LEVELS["hard"])(seeded(2))
    master = bot(f"master:{ENOUGH[name]}")(seeded(2))
    for _ in range(DECISIONS):
        seat = state.actors()[0]
        chosen = journeyman.choose(Sight(state, seat))
        assert chosen == master.choose(Sight(state, seat))
        assert journeyman.thoughts() == master.thoughts()
        state.apply(seat, chosen)
