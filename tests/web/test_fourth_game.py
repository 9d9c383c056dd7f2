"""Nothing but its own folders, its line and its policy names a game.

`tests/fourth.py` adds a fourth game to a copy of the tree. There it runs through what every game
runs through, at its largest table: the rules, the server, the terminal and the browser.
"""

from __future__ import annotations

from pathlib import Path

from tests.fourth import ID, Tree

WHAT_RUNS = [
    (["tests/docs", f"tests/games/{ID}", "tests/bots", "tests/lab", "tests/envs"], ID),
    (["tests/games/test_first.py"], ID),
    (["tests/conformance"], f"{ID}-8-free-standard and not even_start"),
    (["tests/test_goldens.py"], f"{ID}-8"),
    (["tests/cli"], f"{ID} and (terminal or record or balance_writes)"),
    (["tests/server"], f"interface_as_it_is or described or sqlite-{ID}"),
    (["tests/web"], f"newcomer and test_{ID} or offers_every or mark_for_everybody and {ID}"),
]


def test_a_fourth_game_needs_nothing_else(tmp_path: Path) -> None:
    tree = Tree(tmp_path / "makeda")
    tree.add_game()
    for files, wanted in WHAT_RUNS:
        said = tree.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", wanted, *files)
        assert " passed" in said
        assert " failed" not in said
