"""How long `make play` takes on a fresh machine until the first page is there, and the second time.

`python3 bench/start.py` clones this repository into an empty folder and home, so that nothing is
there that an earlier start has left, and prints Markdown. It needs an otherwise idle machine and a
connection to the registries of pip and npm; what others do shows in the seconds, and less in the
processor time, which is that of all processes together.
"""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


class Start:
    """A `make play` that runs."""

    def __init__(self, clone: Path, home: Path) -> None:
        self._begun = time.monotonic()
        self._used_before = used()
        self._log = clone.with_suffix(".log")
        others = {name: value for name, value in os.environ.items() if "PYTHON" not in name}
        clean = {"HOME": str(home), "BROWSER": "true", "PYTHONUNBUFFERED": "1", "LC_ALL": "C.UTF-8"}
        with self._log.open("w") as log:
            self._process = subprocess.Popen(
                ["make", "play"],
                cwd=clone,
                env={**others, **clean},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def said(self, words: str) -> str:
        """Wait until it says something, and tell what."""
        while True:
            found = re.search(words, self._log.read_text())
            if found:
                return found.group()
            if self._process.poll() is not None:
                raise SystemExit(self._log.read_text())
            time.sleep(0.05)

    def page(self) -> str:
        """The first page, as soon as it is answered."""
        url = self.said(r"http://[\d.:]+/")
        while True:
            try:
                with urllib.request.urlopen(url) as answer:
                    return str(answer.read().decode())
            except OSError:
                time.sleep(0.05)

    def seconds(self) -> float:
        return time.monotonic() - self._begun

    def stop(self) -> float:
        """End all of it, as Ctrl-C does, and tell how much processor time it has taken."""
        os.killpg(self._process.pid, signal.SIGINT)
        self._process.wait()
        return used() - self._used_before


def used() -> float:
    """Seconds of processor time of all processes that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        clone, home = Path(folder, "makeda"), Path(folder, "home")
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        print("| start | first page after | processor time |\n|---|---|---|")
        first = Start(clone, home)
        assert "assets/" in first.page()
        report("first, stopped at its page", first.seconds(), first.stop())
        again = Start(clone, home)
        assert "assets/" in again.page()
        shown = again.seconds()
        again.said("The rules are compiled")
        compiled = again.seconds()
        report("again, interpreted", shown, None)
        report("... until bots think compiled", compiled, again.stop())
        second = Start(clone, home)
        assert "assets/" in second.page()
        report("second, compiled", second.seconds(), second.stop())


def report(name: str, seconds: float, processor: float | None) -> None:
    print(f"| {name} | {seconds:.1f} s | {'' if processor is None else f'{processor:.1f} s'} |")


if __name__ == "__main__":
    main()
