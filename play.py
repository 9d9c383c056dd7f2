"""What `make play` starts: the games in the browser at once, and the compiler beside them.

Until the rules are compiled, the server runs interpreted, straight from src/. Once they are, the
processes in which bots think are replaced by compiled ones; the server itself follows at its next
start, so that nobody's game is interrupted. A build that fails leaves everything as it is.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import sysconfig
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SOURCES = str(ROOT / "src")
ENVIRONMENT = Path(sys.prefix)
LOG = ENVIRONMENT / "build.log"
# Seconds that a build gets to tidy up when it is stopped.
GRACE = 5
INSTALL = ["make", "--silent", "--directory", str(ROOT), f"{ENVIRONMENT.name}/installed"]


def main() -> None:
    is_installed = subprocess.run([*INSTALL, "--question"], capture_output=True).returncode == 0
    if not is_installed:
        sys.path.insert(0, SOURCES)
    sys.argv[:1] = ["makeda", "play"]
    # However we are stopped, the build is too: it gets a Ctrl-C, even where a script ignores ours.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    from makeda.cli import main as run

    build = None if is_installed else Build()
    try:
        run()
    finally:
        if build:
            build.stop()


class Build:
    """The installation that is being made beside the game."""

    def __init__(self) -> None:
        from makeda.cli.words import choose_language, tell
        from makeda.games.texts import spoken

        choose_language([], os.environ)
        tell("compiling")
        self._language = spoken()
        self._stopped = False
        with LOG.open("w") as log:
            # Games go first. A session of its own can be stopped with all that it has started.
            self._process = subprocess.Popen(
                ["nice", *INSTALL],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        threading.Thread(target=self._follow, daemon=True).start()

    def _follow(self) -> None:
        from makeda.cli.words import tell
        from makeda.games.texts import speak

        failed = self._process.wait() != 0
        if self._stopped:
            return
        speak(self._language)
        if failed:
            tell("not_compiled", log=str(LOG))
        elif is_compiled():
            # From now on new processes find what is installed, and workers are replaced by such.
            sys.path.remove(SOURCES)
            tell("compiled")
        else:
            tell("no_compiler")

    def stop(self) -> None:
        self._stopped = True
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGINT)
            try:
                self._process.wait(GRACE)
            except subprocess.TimeoutExpired:
                os.killpg(self._process.pid, signal.SIGKILL)


def is_compiled() -> bool:
    """Whether what is installed is compiled; what runs here is not."""
    rules = Path(sysconfig.get_path("platlib"), "makeda", "core")
    return any(rules.glob("state.*.so"))


if __name__ == "__main__":
    main()
