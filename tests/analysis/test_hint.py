from __future__ import annotations

import json

from makeda.analysis.hint import HintDepth, hint
from makeda.bots.bot import Sight
from makeda.core.game import Game
from makeda.core.rng import seeded
from tests.analysis.positions import with_choice
from tests.setups import every_game

QUICK = HintDepth("30", 3, "8", "8")


@every_game
def test_a_hint_names_legal_moves_and_is_plain_data(game: Game) -> None:
    state, seat, _ = with_choice(game, 40)
    found = hint(Sight(state, seat), seeded("hint"), QUICK)
    legal = [game.moves.words(move) for move in state.legal(seat)]
    named = [found.best, *(other.move for other in found.others)]
    assert len(set(named)) == len(named) == 3
    assert set(named) <= set(legal)
    assert found.seat == seat
    assert found.worlds == 8
    told = found.json()
    assert json.loads(json.dumps(told)) == told


@every_game
def test_a_hint_follows_from_its_chance(game: Game) -> None:
    state, seat, _ = with_choice(game, 40)
    both = [hint(Sight(state, seat), seeded("hint"), QUICK) for _ in range(2)]
    assert both[0] == both[1]


@every_game
def test_the_others_come_with_what_the_best_gains(game: Game) -> None:
    state, seat, _ = with_choice(game, 40)
    found = hint(Sight(state, seat), seeded("hint"), QUICK)
    for other in found.others:
        assert abs(found.chances[seat] - other.chance - other.gain) < 1e-9
        assert abs(found.points - other.points - other.points_gain) < 1e-9
    assert [each.gain for each in found.others] == sorted(each.gain for each in found.others)


@every_game
def test_a_hint_with_a_limit_of_time_comes_too(game: Game) -> None:
    state, seat, _ = with_choice(game, 40)
    found = hint(Sight(state, seat), seeded("hint"), HintDepth("20ms", 2, "10ms", "10ms"))
    assert found.best in [game.moves.words(move) for move in state.legal(seat)]
