from __future__ import annotations

from pathlib import Path

import pytest

import makeda
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.core.rng import derive, seeded
from makeda.games.registry import game as game_of
from makeda.lab.ledger import Ledger
from makeda.lab.playout import play_randomly
from makeda.lab.simulate import Report, Simulation, play_batch
from makeda.lab.workers import Processes
from tests.setups import every_game


@every_game
def test_the_result_depends_on_the_seed_and_not_on_the_workers(game: Game) -> None:
    simulation = Simulation(game, game.info.least_players, 23, 7, {})
    alone, together = simulation.run(), simulation.run(Processes(2))
    assert timeless(alone) == timeless(together)
    other = Simulation(game, game.info.least_players, 23, 8, {}).run()
    assert other.mean_scores != alone.mean_scores


@every_game
def test_the_figures_are_those_of_the_games(game: Game) -> None:
    players = game.info.most_players
    report = Simulation(game, players, 5, 3, {}).run()
    decisions, scores, shares = 0, [0.0] * players, [0.0] * players
    for number in range(5):
        state = game.new(players, derive(3, number))
        decisions += play_randomly(state, seeded(3, number, "choices"))
        for seat in range(players):
            scores[seat] += state.scores()[seat] / 5
            shares[seat] += (seat in state.winners()) / len(state.winners()) / 5
    assert (report.games, report.decisions) == (5, decisions)
    assert report.mean_scores == pytest.approx(scores)
    assert report.win_share == pytest.approx(shares)
    assert sum(report.win_share) == pytest.approx(1)
    assert report.json()["mean_length"] == decisions / 5
    assert report.json()["compiled"] == makeda.compiled()


@every_game
def test_progress_counts_every_game(game: Game) -> None:
    done: list[int] = []
    Simulation(game, game.info.least_players, 21, 1, {}).run(progress=done.append)
    assert sum(done) == 21
    assert len(done) > 5


@every_game
def test_nonsense_is_refused_before_anything_is_played(game: Game) -> None:
    for players, games, seed in ((99, 1, 1), (3, 0, 1), (3, 1, -1)):
        with pytest.raises(BadSetup):
            Simulation(game, players, games, seed, {})
    with pytest.raises(BadSetup, match="unknown_bot"):
        Simulation(game, game.info.least_players, 1, 1, {}, "oracle")


@every_game
def test_noted_games_are_the_ones_that_are_played_without_notes(game: Game) -> None:
    for bot in ("random", "greedy"):
        series = Simulation(game, game.info.least_players, 3, 5, {}, bot).series
        (plain,), (noted,) = series.batches(3), series.batches(3, noted=["legal"])
        logs = play_batch(noted)
        assert [log._replace(moves=[]) for log in logs] == play_batch(plain)
        for log in logs:
            assert len(log.moves) == log.result.decisions
            state = game.new(series.players, log.seed)
            for move in log.moves:
                state.play(move.seat, move.move)
            assert (state.scores(), state.winners()) == (log.result.scores, log.result.winners)


def test_a_simulation_goes_on_and_may_be_made_longer(tmp_path: Path) -> None:
    def simulation(games: int) -> Simulation:
        return Simulation(game_of("kette"), 3, games, 7, {})

    file = tmp_path / "file"
    simulation(5).run(ledger=Ledger(file))
    done: list[int] = []
    longer = simulation(23).run(Processes(2), done.append, Ledger(file))
    assert (timeless(longer), sum(done)) == (timeless(simulation(23).run()), 23)
    shorter = simulation(5).run(ledger=Ledger(file))
    assert timeless(shorter) == timeless(simulation(5).run())
    assert shorter.games_per_second == 0


def timeless(report: Report) -> Report:
    return report._replace(seconds=0, games_per_second=0, decisions_per_second=0)
