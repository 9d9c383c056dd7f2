from __future__ import annotations

import pytest

from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.lab.match import Match, play_round
from makeda.lab.workers import Processes
from tests.setups import every_game


@every_game
def test_equal_bots_win_equally_because_all_sit_everywhere(game: Game) -> None:
    players = game.info.least_players
    standings = Match(game, ["greedy"] * players, 3 * players, 5, {}).run()
    assert [each.win_share for each in standings] == pytest.approx([1 / players] * players)
    assert len({round(each.mean_score, 6) for each in standings}) == 1


@every_game
def test_the_result_depends_on_the_seed_and_not_on_the_workers(game: Game) -> None:
    bots = ["greedy", *["random"] * (game.info.least_players - 1)]
    match = Match(game, bots, 2 * len(bots), 7, {})
    assert match.run() == match.run(Processes(2))
    assert match.run() != Match(game, bots, 2 * len(bots), 8, {}).run()


@every_game
def test_greedy_beats_random(game: Game) -> None:
    players = max(4, game.info.least_players)
    done: list[int] = []
    match = Match(game, ["greedy", *["random"] * (players - 1)], 10, 1, {})
    best = match.run(progress=done.append)[0]
    assert best.win_share > 0.8
    assert best.win_share_95[0] <= best.win_share <= best.win_share_95[1]
    assert sum(done) == len(match.rounds) * players == 12


@every_game
def test_a_round_shares_out_every_win(game: Game) -> None:
    players = game.info.most_players
    results = play_round(Match(game, ["random"] * players, 1, 3, {}).rounds[0])
    assert len(results) == players
    for result in results:
        assert sum(result.share(place) for place in range(players)) == pytest.approx(1)
        assert result.decisions > 0


@every_game
def test_nonsense_is_refused(game: Game) -> None:
    players = game.info.least_players
    for bots, games in ((["random"], 1), (["oracle"] * players, 1), (["random"] * players, 0)):
        with pytest.raises(BadSetup):
            Match(game, bots, games, 1, {})
