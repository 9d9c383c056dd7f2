"""What docs/envs.md says about the observation of each game is what the code does."""

from __future__ import annotations

from pathlib import Path

from makeda.core.game import Game
from tests.setups import every_game

DOCUMENT = Path(__file__).parents[2] / "docs/envs.md"


def table(game: Game) -> str:
    """The parts of a game's observation, as the document lists them."""
    rows = ["| numbers | part | shape | seen | unit | most | |", "|---|---|---|---|---|---|---|"]
    places = game.observer.places()
    for part in game.observer.parts:
        place = places[part.name]
        numbers = f"{place.start}" if part.size == 1 else f"{place.start}-{place.stop - 1}"
        shape = " x ".join(map(str, part.shape))
        seen = type(part).__name__.lower()
        cells = [numbers, f"`{part.name}`", shape, seen, part.unit, part.most, part.about]
        rows.append(f"| {' | '.join(map(str, cells))} |")
    return "\n".join(rows)


@every_game
def test_the_document_lists_every_part(game: Game) -> None:
    assert table(game) in DOCUMENT.read_text(encoding="utf-8"), f"in docs/envs.md:\n{table(game)}"


@every_game
def test_the_document_tells_how_many_numbers_there_are(game: Game) -> None:
    sizes = f"{game.observer.size} numbers, {len(game.moves)} actions"
    assert sizes in DOCUMENT.read_text(encoding="utf-8"), sizes


@every_game
def test_no_two_parts_have_the_same_name(game: Game) -> None:
    assert len(game.observer.places()) == len(game.observer.parts)
