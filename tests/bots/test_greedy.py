"""What the greedy bots of all games have in common."""

from __future__ import annotations

import pytest

from makeda.bots.bot import Sight
from makeda.bots.greedy import GreedyBot, UnknownPhase, advice
from makeda.core.game import Game
from makeda.core.rng import seeded
from makeda.core.seen import AnyView
from makeda.core.state import State
from makeda.lab.playout import play_randomly
from tests.conformance.test_suite_catches import Dressed
from tests.setups import every_game


class Unseen(Dressed):
    """A position that nobody may look at."""

    def view(self, seat: int | None) -> AnyView:
        raise AssertionError("a view was built")

    def redeal(self, seat: int | None, rng: object) -> State:
        return self.inner.redeal(seat, seeded(1))


@every_game
def test_a_position_knows_its_game_without_a_view(game: Game) -> None:
    state = game.new(game.info.least_players, 1)
    assert state.game_id == game.info.id == state.view(None)["game"]
    sight = Sight(Unseen(state), state.actors()[0])
    assert sight.game_id == game.info.id
    assert GreedyBot(seeded(1)).choose(sight) in sight.legal()


@every_game
def test_a_policy_is_looked_for_once(game: Game) -> None:
    assert advice(game.info.id) is advice(game.info.id)


@every_game
def test_a_policy_refuses_a_phase_that_it_does_not_know(game: Game) -> None:
    state = game.new(game.info.least_players, 1)
    play_randomly(state, seeded(1))
    with pytest.raises(UnknownPhase, match=f"{game.info.id} does not know the phase over"):
        advice(game.info.id).choose(state, 0)
