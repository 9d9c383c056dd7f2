"""Who may call whom: a layer imports itself and those before it only."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from makeda.games.registry import GAMES

SOURCE = Path(__file__).parents[2] / "src/makeda"
# Each layer may import itself and those before it; those in one row do not know each other.
LAYERS = [
    *(["core"], ["games"], ["bots"], ["analysis"]),
    *(["lab", "envs", "table"], ["server", "terminal"], ["cli"]),
]
FILES = sorted(SOURCE.rglob("*.py"))
THIRD_PARTY_IN_CORE = {"librt", "mypy_extensions"}
FOR_ENVIRONMENTS = {"gymnasium", "open_spiel", "pettingzoo", "pyspiel"}
STANDARD_IN_CORE = {"abc", "collections", "hashlib", "json", "typing", "__future__"}


def layer(module: str) -> int:
    part = module.split(".")[1] if "." in module else ""
    ranks = [rank for rank, row in enumerate(LAYERS) if part in row]
    return ranks[0] if ranks else -1


def imports(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def name(file: Path) -> str:
    return ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts)


@pytest.mark.parametrize("file", FILES, ids=name)
def test_imports_go_down_only(file: Path) -> None:
    own = layer(name(file))
    for module in imports(file):
        if module.startswith("makeda.") and own >= 0:
            assert layer(module) <= own, f"{name(file)} imports {module}"
            if layer(module) == own:
                assert module.split(".")[1] == name(file).split(".")[1]


@pytest.mark.parametrize("file", sorted((SOURCE / "core").glob("*.py")), ids=name)
def test_core_needs_nothing_from_outside_and_does_no_input_or_output(file: Path) -> None:
    for module in imports(file):
        root = module.split(".")[0]
        assert root in STANDARD_IN_CORE | THIRD_PARTY_IN_CORE | {"makeda"}, module


def test_only_the_environments_import_what_only_they_need() -> None:
    for file in FILES:
        if SOURCE / "envs" not in file.parents:
            assert not {module.split(".")[0] for module in imports(file)} & FOR_ENVIRONMENTS


@pytest.mark.parametrize("game_id", [game.info.id for game in GAMES])
def test_only_its_folder_and_the_registry_know_a_game(game_id: str) -> None:
    for file in FILES:
        if SOURCE / "games" / game_id in file.parents or file.name == "registry.py":
            continue
        # A bot's policy for the game, in one file or in a folder
        if file.stem == game_id or SOURCE / "bots" / "greedy" / game_id in file.parents:
            continue
        assert not any(f"games.{game_id}" in module for module in imports(file)), name(file)
