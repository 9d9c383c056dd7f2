"""A fourth game, made by the steps under "Add a game" in CONTRIBUTING.md, in a copy of the tree.

It is Kette under another name, and for eight. Whatever does not work with it has named a game, or
counted the games or their players, where it should have asked the registry.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

ROOT = Path(__file__).parents[1]
PARTS = ("src", "web", "tests", "docs")
# What is installed, built or recorded already, and what is only looked at.
LEFT_OUT = ignore_patterns("node_modules", "*.egg-info", "__pycache__", "*.jpg", "records")
WORDS = {"kette": "gliede", "Kette": "Gliede", "KETTE": "GLIEDE"}
RULES = {r"\bK(?=\d)": "G", r"\btest_k(?=\d)": "test_g"}
ID = "gliede"


class Tree:
    """A copy of the project, to which a game is added."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in PARTS:
            copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
        for file in ("pyproject.toml", "README.md"):
            (folder / file).write_text(_read(ROOT / file), encoding="utf-8")
        installed = ROOT / "web/node_modules"
        if installed.exists():
            (folder / "web/node_modules").symlink_to(installed)

    def add_game(self) -> None:
        """The steps, in the order of CONTRIBUTING.md."""
        self.rename("src/makeda/games/kette", f"src/makeda/games/{ID}")
        info = f"src/makeda/games/{ID}/info.py"
        self.replace(info, "MOST_PLAYERS: Final = 7", "MOST_PLAYERS: Final = 8")
        self.replace(info, "rules_version=3", "rules_version=1")
        self.replace(f"src/makeda/games/{ID}/components.py", "7: 3}", "7: 3, 8: 2}")
        registry = "src/makeda/games/registry.py"
        self.replace(registry, "\n\nGAMES", f"\nfrom makeda.games.{ID}.game import Gliede\n\nGAMES")
        self.replace(registry, "Kette(), ", "Kette(), Gliede(), ")
        self.rename("src/makeda/bots/greedy/kette.py", f"src/makeda/bots/greedy/{ID}.py")
        self.rename("src/makeda/bots/greedy/kette.toml", f"src/makeda/bots/greedy/{ID}.toml")
        self.rename("tests/games/kette", f"tests/games/{ID}")
        self.rename("tests/web/test_kette.py", f"tests/web/test_{ID}.py")
        self.describe_observation()
        self.rename("web/src/games/kette", f"web/src/games/{ID}")
        self.run("-m", "tests.goldens")
        self.run("-m", "tests.server.interface")
        self.run("-m", "tests.views")
        self.run("web/npm.py", "types")
        self.run("web/npm.py", "build")

    def rename(self, old: str, new: str) -> None:
        """Copy a file or a folder, and call the game in it by its new name."""
        source = self.folder / old
        files = [source] if source.is_file() else list(source.rglob("*.*"))
        for file in files:
            target = self.folder / renamed(str(file.relative_to(self.folder)).replace(old, new, 1))
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(_read(file)), encoding="utf-8")

    def replace(self, file: str, old: str, new: str) -> None:
        path = self.folder / file
        text = _read(path)
        assert text.count(old) == 1, f"{file} holds {old!r} not once but {text.count(old)} times"
        path.write_text(text.replace(old, new), encoding="utf-8")

    def describe_observation(self) -> None:
        """What the game's observation holds, as docs/envs.md lists it."""
        program = f"""
from makeda.games.registry import game
from tests.docs.test_observations import DOCUMENT, table
added = game("{ID}")
size = f"{{added.observer.size}} numbers, {{len(added.moves)}} actions"
with DOCUMENT.open("a", encoding="utf-8") as document:
    print("", f"## {{added.info.title}}: {{size}}", "", table(added), sep="\\n", file=document)
"""
        self.run("-c", program)

    def run(self, *arguments: str) -> str:
        """Run Python there, interpreted; what it says."""
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src")}
        environment.pop("MAKEDA_EXPECT", None)
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=environment,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, f"{' '.join(arguments)}:\n{done.stdout}\n{done.stderr}"
        return done.stdout


def renamed(text: str) -> str:
    for old, new in WORDS.items():
        text = text.replace(old, new)
    for rule, new in RULES.items():
        text = re.sub(rule, new, text)
    return text


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")
