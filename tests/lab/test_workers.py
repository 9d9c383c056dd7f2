"""Who does the work makes no difference, except for the time it takes."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
import ray

from makeda.core.problems import BadSetup
from makeda.games.registry import game as game_of
from makeda.lab.match import Match
from makeda.lab.simulate import Simulation
from makeda.lab.tournament import Tournament
from makeda.lab.workers import Cluster, Processes


@pytest.fixture
def local_ray(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("RAY_ADDRESS", "local")
    yield
    ray.shutdown()


@pytest.mark.usefixtures("local_ray")
def test_a_ray_cluster_gives_the_same_results() -> None:
    kette = game_of("kette")
    simulation = Simulation(kette, 3, 30, 7, {})
    match = Match(kette, ["greedy", "random", "random"], 6, 7, {})
    tournament = Tournament(kette, ["greedy", "random"], [3], 3, 7, {})
    cluster = Cluster()
    assert ray.is_initialized()
    assert cluster.count >= 1
    assert simulation.run(cluster)._replace(seconds=0) == simulation.run()._replace(seconds=0)
    assert match.run(cluster) == match.run()
    assert tournament.run(cluster) == tournament.run()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense"])
def test_a_cluster_that_does_not_answer(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", address)
    with pytest.raises(BadSetup, match="no_cluster"):
        Cluster()


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadSetup, match="extra=cluster"):
        Cluster()


@pytest.mark.parametrize("count", [1, 2])
def test_results_come_in_the_order_of_the_jobs(count: int) -> None:
    assert list(Processes(count).map(abs, [-3, 1, -2])) == [3, 1, 2]


def test_nobody_cannot_work() -> None:
    with pytest.raises(BadSetup, match="bad_workers"):
        Processes(0)
