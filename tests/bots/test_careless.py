"""The bot for beginners."""

from __future__ import annotations

from makeda.bots.bot import Sight
from makeda.bots.careless import NEAR, CarelessBot
from makeda.bots.greedy import GreedyBot
from makeda.core.game import Game
from makeda.core.rng import seeded
from makeda.lab.match import Match
from tests.setups import every_game


@every_game
def test_a_slip_is_a_move_beside_the_intended_one(game: Game) -> None:
    state = game.new(game.info.least_players, 1)
    sight = Sight(state, state.actors()[0])
    legal = sight.legal()
    meant = legal.index(GreedyBot(seeded(1)).choose(sight))
    taken = [legal.index(CarelessBot(seeded(seed)).choose(sight)) for seed in range(40)]
    assert all(abs(place - meant) <= NEAR for place in taken)
    assert 20 <= taken.count(meant) < 40


@every_game
def test_it_plays_better_than_at_random(game: Game) -> None:
    bots = ["careless", *["random"] * (game.info.least_players - 1)]
    assert Match(game, bots, 12, 1, {}).run()[0].win_share > 0.6
