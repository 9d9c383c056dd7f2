"""Plant small errors one by one and see whether the tests find them: `make mutants`.

400 are drawn by a fixed seed from the rules of the games, the table and the server's guard. What a
run finds out is kept in bench/mutants.jsonl, so that the next one goes on where it stopped; a
survivor is tried again once the tests have changed. Errors that change nothing stand, with the
reason, in bench/MUTANTS.md. Golden games are not asked: they would find nearly everything, and say
of it only that something has changed.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import signal
import sys
import time
from contextlib import suppress
from hashlib import sha256
from importlib.util import cache_from_source
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest

from tests.mutants.operators import Mutant, mutants

ROOT = Path(__file__).parents[2]
RESULTS = ROOT / "bench" / "mutants.jsonl"
LISTED = ROOT / "bench" / "MUTANTS.md"
SEED = 20070328
WANTED = 400
MOST_LISTED = 0.05
# Seconds after which a step has failed, whatever it waits for, and what is then said of it.
LONGEST = 1800
ENDLESS = "an endless game"
# Bytes: something that grows without end shall not take the machine with it.
MOST_MEMORY = 2 << 30
GAMES = ["kette", "babel", "saba"]
# What the course of play is made of; the rest of a game's folder shows, saves and checks it.
RULES = ["phases/*.py", "scoring.py", "setup.py", "building.py", "cards.py", "harbour.py"]
RULES += ["palace.py", "serail.py"]


class Suite(NamedTuple):
    """Files to plant errors in, and the tests that must find them, one step after the other."""

    files: list[str]
    steps: list[list[str]]


SUITES = [
    Suite(
        [f"src/makeda/games/{game}/{pattern}" for pattern in RULES],
        [
            [f"tests/games/{game}", f"--ignore=tests/games/{game}/test_knowledge.py"],
            [f"tests/games/{game}/test_knowledge.py"],  # the slowest
            ["tests/conformance", "-k", f"{game} and not peek"],
        ],
    )
    for game in GAMES
]
SUITES.append(
    Suite(
        ["src/makeda/table/*.py"],
        [
            ["tests/table"],
            ["tests/server/test_deals.py", "-k", "not postgres"],
            ["tests/server/test_playing.py", "-k", "not postgres"],
            ["tests/server/test_absence.py", "-k", "time_limit"],
        ],
    )
)
SUITES.append(
    Suite(
        ["src/makeda/server/security.py"],
        [[f"tests/server/test_{name}.py"] for name in ("guard", "limits", "links", "security")],
    )
)


def draw() -> list[tuple[Mutant, Suite]]:
    """The mutants of today's source. Each has a lot of its own, whatever else changes."""
    everything = [
        (mutant, suite)
        for suite in SUITES
        for pattern in suite.files
        for file in sorted(ROOT.glob(pattern))
        for mutant in mutants(str(file.relative_to(ROOT)), file.read_text(encoding="utf-8"))
    ]
    lots = {m.id: sha256(f"{SEED} {m.id}".encode()).hexdigest() for m, _ in everything}
    return sorted(everything, key=lambda each: lots[each[0].id])[:WANTED]


class Tree:
    """A copy of the project in which errors are planted."""

    def __init__(self, root: Path) -> None:
        self.root = root
        ignored = shutil.ignore_patterns("__pycache__", "web", "records", ".hypothesis")
        for folder in ("src", "tests"):
            shutil.copytree(ROOT / folder, root / folder, ignore=ignored)
        for file in ("pyproject.toml", "README.md"):
            shutil.copy(ROOT / file, root)
        self._limits: dict[str, int] = {}

    def try_out(self, mutant: Mutant, suite: Suite) -> str:
        """The test that found the error; "" if none did."""
        file = self.root / mutant.file
        text = file.read_text(encoding="utf-8")
        for step in suite.steps:
            limit = self._limit(step)
            Path(cache_from_source(str(file))).unlink(missing_ok=True)
            file.write_text(mutant.source(text), encoding="utf-8")
            killer, _ = self._failure(step, limit)
            file.write_text(text, encoding="utf-8")
            if killer:
                return killer
        return ""

    def _limit(self, step: list[str]) -> int:
        """How many seconds of work this step may take; it must pass while no error is planted."""
        key = " ".join(step)
        if key not in self._limits:
            failure, used = self._failure(step, LONGEST)
            if failure:
                raise SystemExit(f"without any error, {failure} fails already")
            self._limits[key] = 10 + 3 * int(used)
        return self._limits[key]

    def _failure(self, step: list[str], limit: int) -> tuple[str, float]:
        """Run tests in a process of its own; the first that failed, or "", and the work it took.

        Work is what counts, as another program may keep the machine busy; beside that nothing
        waits for ever.
        """
        log = self.root / "log.txt"
        child = os.fork()
        if not child:
            self._run(step, log, limit)
        end = time.monotonic() + LONGEST
        while True:
            done, status, used = os.wait4(child, os.WNOHANG)
            if done or time.monotonic() > end:
                break
            time.sleep(0.05)
        with suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)  # with all that it has left behind
        if not done:
            os.waitpid(child, 0)
            return ENDLESS, LONGEST
        code = os.waitstatus_to_exitcode(status)
        if code == -signal.SIGXCPU:
            return ENDLESS, limit
        failure = _first_failure(log.read_text(encoding="utf-8"), code) if code else ""
        return failure, used.ru_utime + used.ru_stime

    def _run(self, step: list[str], log: Path, limit: int) -> None:
        """In the new process: import everything from the copy, and never return."""
        code = 3
        try:
            os.setsid()
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
            out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
            os.dup2(out, 1)
            os.dup2(out, 2)
            for name in [name for name in sys.modules if name.split(".")[0] in ("tests", "makeda")]:
                del sys.modules[name]
            os.chdir(self.root)
            sys.path[:0] = [str(self.root / "src"), str(self.root)]
            os.environ["PYTHONPATH"] = f"{self.root / 'src'}{os.pathsep}{self.root}"
            if limit < LONGEST:
                # What is planted must not be kept; all else was when it was tried without.
                sys.dont_write_bytecode = True
                os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
            usual = ["-x", "-q", "--tb=no", "-p", "no:cacheprovider", "--hypothesis-profile=ci"]
            code = int(pytest.main([*usual, *step]))
            sys.stdout.flush()
        finally:
            os._exit(code)


def _first_failure(log: str, code: int) -> str:
    for line in log.splitlines():
        if line.startswith(("FAILED ", "ERROR ")):
            return line.split(" - ")[0].split(" ", 1)[1]
    if code in (1, 2, 3, 4) or code < 0:
        return f"pytest ended with {code}"
    raise SystemExit(f"pytest ended with {code}:\n{log[-2000:]}")


def fingerprint_of_tests(suite: Suite) -> str:
    """Changes when the tests of a suite do."""
    places = [ROOT / step[0] for step in suite.steps]
    files = [file for place in places for file in sorted([place, *place.rglob("*.py")])]
    texts = b"".join(file.read_bytes() for file in files if file.is_file())
    return sha256(texts).hexdigest()[:10]


def known() -> dict[str, dict[str, str]]:
    """What earlier runs found out: the newest about each mutant."""
    if not RESULTS.exists():
        return {}
    lines = RESULTS.read_text(encoding="utf-8").splitlines()
    return {found["id"]: found for found in map(json.loads, lines)}


def _is_known(result: dict[str, str] | None, tests: str) -> bool:
    """Whether it was tried already: a survivor, with the tests of today."""
    return result is not None and (bool(result["killer"]) or result["tests"] == tests)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=WANTED, help="try no more than this today")
    parser.add_argument("--part", default="", help="only files whose path holds this")
    arguments = parser.parse_args()
    drawn = draw()
    found = known()
    prints = {suite.files[0]: fingerprint_of_tests(suite) for suite in SUITES}
    waiting = [
        (mutant, suite)
        for mutant, suite in drawn
        if arguments.part in mutant.file
        and not _is_known(found.get(mutant.id), prints[suite.files[0]])
    ]
    # Suite by suite, as each has to be tried without an error first.
    waiting.sort(key=lambda each: each[0].file)
    with TemporaryDirectory(prefix="makeda-mutants-") as folder:
        tree = Tree(Path(folder))
        for mutant, suite in waiting[: arguments.most]:
            killer = tree.try_out(mutant, suite)
            print(f"{killer or 'SURVIVED':40.40}  {mutant}", flush=True)
            line = {"id": mutant.id, "mutant": str(mutant), "killer": killer}
            line["tests"] = prints[suite.files[0]]
            found[mutant.id] = line
            with RESULTS.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
    return report([mutant for mutant, _ in drawn], found)


def report(drawn: list[Mutant], found: dict[str, dict[str, str]]) -> int:
    """Say how it stands; 1 unless all were tried and every survivor is listed with its reason."""
    listed = LISTED.read_text(encoding="utf-8") if LISTED.exists() else ""
    untried = [mutant for mutant in drawn if mutant.id not in found]
    survivors = [m for m in drawn if m.id in found and not found[m.id]["killer"]]
    excused = [mutant for mutant in survivors if f"`{mutant.id}`" in listed]
    for mutant in survivors:
        if mutant not in excused:
            print(f"survived: {mutant.id} {mutant}")
    print(
        f"{len(drawn)} mutants: {len(drawn) - len(untried) - len(survivors)} found by tests, "
        f"{len(survivors)} survived, {len(excused)} of them listed, {len(untried)} not tried yet"
    )
    whole = not untried and len(excused) == len(survivors)
    return 0 if whole and len(excused) <= MOST_LISTED * len(drawn) else 1


if __name__ == "__main__":
    sys.exit(main())
