"""Who does the work makes no difference, except for the time it takes."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread

import pytest
import ray

from makeda.bots.playing import BotProblem
from makeda.core.problems import BadSetup, Problem
from makeda.games.registry import game as game_of
from makeda.games.texts import catalogue
from makeda.lab import workers
from makeda.lab.match import Match
from makeda.lab.simulate import Simulation
from makeda.lab.tournament import Tournament
from makeda.lab.workers import Cluster, Processes
from tests.lab.test_simulate import timeless


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
    # It answers as we expect one to answer that runs elsewhere.
    workers._knock(ray.get_runtime_context().gcs_address)
    assert cluster.count >= 1
    assert timeless(simulation.run(cluster)) == timeless(simulation.run())
    assert match.run(cluster) == match.run()
    assert tournament.run(cluster) == tournament.run()


@pytest.mark.usefixtures("local_ray")
def test_a_ray_cluster_passes_on_what_a_bot_got_wrong() -> None:
    bots = ["tests.bots.test_playing:Silent", "random", "random"]
    with pytest.raises(Problem) as caught:
        Match(game_of("kette"), bots, 3, 7, {}).run(Cluster())
    assert isinstance(caught.value, BotProblem)
    assert "answered None" in catalogue("kette").problem(caught.value, [])


def wait(seconds: float) -> None:
    time.sleep(seconds)


@pytest.mark.usefixtures("local_ray")
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")
def test_a_cluster_that_falls_silent_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "SILENCE", 0.5)
    cluster = Cluster()
    # Longer than it may be silent: as long as the cluster is there, work may take its time.
    assert list(cluster.map(wait, [1.2])) == [None]
    (head,) = [
        child
        for child in children_of(os.getpid())
        if "gcs_server" in Path(f"/proc/{child}/cmdline").read_text()
    ]
    os.kill(head, signal.SIGSTOP)
    try:
        with pytest.raises(BadSetup, match="cluster_silent"):
            list(cluster.map(wait, [60]))
    finally:
        os.kill(head, signal.SIGCONT)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense"])
def test_a_cluster_that_does_not_answer(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", address)
    with pytest.raises(BadSetup, match="no_cluster"):
        Cluster()


# The settings of HTTP/2, and the answer to a ping
SETTINGS = b"\0\0\0\4\0\0\0\0\0"
PONG = b"\0\0\x08\6\1\0\0\0\0makeda:)"


@pytest.mark.parametrize(
    ("greeting", "reason"),
    [
        (None, "does not answer"),
        (b"220 mail\r\n", "something else"),
        (SETTINGS, "does not answer"),
        (SETTINGS * 99, "something else"),
        (SETTINGS + PONG, "does not answer"),
    ],
)
def test_somebody_else_who_listens_there(
    greeting: bytes | None, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ray would wait for minutes."""
    monkeypatch.setattr(workers, "PATIENCE", 0.3)
    monkeypatch.setattr(workers, "CONNECTING", 0.6)
    monkeypatch.setattr(ray, "init", lambda **_: time.sleep(5))
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            line, _ = server.accept()
            with line, suppress(ConnectionError):
                if greeting:
                    line.sendall(greeting)
                while line.recv(100):
                    pass

        Thread(target=answer, daemon=True).start()
        monkeypatch.setenv("RAY_ADDRESS", f"127.0.0.1:{server.getsockname()[1]}")
        with pytest.raises(BadSetup, match=reason):
            Cluster()


def test_a_cluster_that_was_here_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ray notes the last cluster that began on a machine, and would look for it for minutes."""
    noted = tmp_path / "ray" / "ray_current_cluster"
    noted.parent.mkdir()
    noted.write_text("127.0.0.1:1\n", encoding="utf-8")
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    for address in ("", "auto"):
        monkeypatch.setenv("RAY_ADDRESS", address)
        with pytest.raises(BadSetup, match=r"address=127.0.0.1:1, reason=nobody listens"):
            Cluster()
    # Where nothing is noted that can be read, it is up to Ray.
    noted.write_bytes(b"\xff")
    asked: list[dict[str, object]] = []
    monkeypatch.setattr(ray, "init", lambda **wishes: asked.append(wishes))
    monkeypatch.setattr(ray, "cluster_resources", lambda: {"CPU": 3.0})
    assert Cluster().count == 3
    assert len(asked) == 1


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


def children_of(process: int) -> list[int]:
    return [
        int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()
    ]


def works(process: int) -> bool:
    """Whether it is there, and not only its grave."""
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False


def wait_until(true: Callable[[], bool]) -> None:
    for _ in range(600):
        if true():
            return
        time.sleep(0.05)
    raise AssertionError


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")
def test_workers_do_not_outlive_who_began_them(tmp_path: Path) -> None:
    command = Path(sys.executable).with_name("makeda")
    ledger = tmp_path / "ledger"
    args = ["match", "kette", "--bots", "greedy,greedy,greedy", "--games", "9999", "--workers", "2"]
    process = subprocess.Popen([command, *args, "--resume", ledger], stderr=subprocess.DEVNULL)
    wait_until(lambda: ledger.exists() and ledger.read_text(encoding="utf-8").count("\n") > 1)
    helpers = children_of(process.pid)
    assert len(helpers) == 2
    process.kill()
    process.wait()
    wait_until(lambda: not any(works(helper) for helper in helpers))
