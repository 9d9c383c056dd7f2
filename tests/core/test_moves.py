from __future__ import annotations

import pytest

from makeda.core.game import Game
from makeda.core.problems import UnknownMove
from tests.setups import every_game


@every_game
def test_every_move_has_its_own_words_and_json(game: Game) -> None:
    words: set[str] = set()
    for code in range(len(game.moves)):
        move = game.moves[code]
        words.add(move.words)
        assert game.moves.parse(move.words) == code
        assert game.moves.from_json(move.json()) == code
        assert game.moves.words(code) == move.words
    assert len(words) == len(game.moves)


@every_game
def test_capitals_and_spaces_do_not_matter(game: Game) -> None:
    for code in range(0, len(game.moves), 17):
        words = game.moves.words(code)
        loud = "  " + words.upper().replace(" ", "   ").replace(",", " , ") + " "
        assert game.moves.parse(loud) == code


@every_game
@pytest.mark.parametrize("words", ["", "hello", "bid", "bid seven", "bid -1", "lay ruby 2 at 9,9"])
def test_unknown_words_are_refused(game: Game, words: str) -> None:
    with pytest.raises(UnknownMove) as caught:
        game.moves.parse(words)
    assert caught.value.params == {"move": words}


@every_game
@pytest.mark.parametrize("form", [None, 3, "pass", [], {}, {"verb": "fly"}, {"verb": {1, 2}}])
def test_unknown_json_is_refused(game: Game, form: object) -> None:
    with pytest.raises(UnknownMove):
        game.moves.from_json(form)
