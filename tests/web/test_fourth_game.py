"""Nothing but its own folders, its line and its policy names a game.

`tests/fourth.py` adds a fourth game to a copy of the tree. There it runs through what every game
runs through, at its largest table: the rules, the server, the terminal and the browser.
"""

from __future__ import annotations

import pytest

from tests.fourth import ID, Tree


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    made = Tree(tmp_path_factory.mktemp("fourth") / "makeda")
    made.add_game()
    return made


@pytest.mark.parametrize(
    ("files", "wanted"),
    [
        (["tests/docs", f"tests/games/{ID}", "tests/bots", "tests/lab", "tests/envs"], ID),
        (["tests/conformance", "tests/test_goldens.py"], f"{ID}-8"),
        (["tests/cli"], f"{ID} and (terminal or record or balance_writes)"),
        (["tests/server"], f"interface_as_it_is or described or sqlite-{ID}"),
        (["tests/web"], f"newcomer and test_{ID} or offers_every or mark_for_everybody and {ID}"),
    ],
    ids=["rules", "conformance", "terminal", "server", "browser"],
)
def test_a_fourth_game_needs_nothing_else(tree: Tree, files: list[str], wanted: str) -> None:
    said = tree.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", wanted, *files)
    assert " passed" in said
    assert " failed" not in said
