"""Moves in words, as people write them, and as JSON."""

from __future__ import annotations

import pytest

from makeda.games.saba.components import ACTIONS, NOTHING
from makeda.games.saba.moves import COUNT, MOVES, SORTS, card_of, sort_of

SPOKEN = [
    "harbour 3",
    "remove 2",
    "vizier masons",
    "vizier exchange gold for ebony",
    "build 2",
    "build 2 with craftsman ebony guard gold",
    "build 1 guard ebony from masons",
    "build 3 with craftsman gold leaving the balcony",
    "treasury 1",
    "finish 3",
    "place bazaar",
    "take goldsmiths",
    "decline",
    "lay marker",
    "keep marker",
    "use exchange gold for ebony",
    "use masons",
    "play ebony",
    "caravan leader gold",
    "overseer masons to bazaar",
    "harbour master 1 3",
    "serail guard 2 5",
    "robber red gold",
    "merchant blue ebony gold for alabaster sandstone",
    "draw",
    "end turn",
    "discard gold",
    "discard card gold",
]


@pytest.mark.parametrize("words", SPOKEN)
def test_moves_are_understood_as_they_are_written(words: str) -> None:
    assert MOVES.words(MOVES.parse(words)) == words


@pytest.mark.parametrize(
    ("said", "written"),
    [
        (
            "merchant blue gold ebony for alabaster sandstone",
            "merchant blue ebony gold for alabaster sandstone",
        ),
        (
            "merchant red ebony gold for sandstone alabaster",
            "merchant red ebony gold for alabaster sandstone",
        ),
        ("harbour master 3 1", "harbour master 1 3"),
        ("Serail Guard 5 2", "serail guard 2 5"),
    ],
)
def test_pairs_may_be_named_in_any_order(said: str, written: str) -> None:
    assert MOVES.words(MOVES.parse(said)) == written


def test_every_code_has_its_own_words_and_its_own_json() -> None:
    for code in range(len(MOVES)):
        assert MOVES.parse(MOVES.words(code)) == code
        assert MOVES.from_json(MOVES[code].json()) == code


def test_json_of_a_build_names_only_what_is_chosen() -> None:
    assert MOVES[MOVES.parse("build 2")].json() == {"verb": "build", "space": 2}
    assert MOVES[MOVES.parse("build 2 with craftsman ebony guard gold from masons")].json() == {
        "verb": "build",
        "space": 2,
        "craftsman": "ebony",
        "guard": "gold",
        "quarter": "masons",
    }


def test_moves_of_one_sort_have_one_verb() -> None:
    for code in range(COUNT):
        assert MOVES[code].verb == MOVES[sort_of(code)].verb
    assert sorted({sort_of(code) for code in range(COUNT)}) == SORTS


def test_a_card_is_played_with_a_move_that_names_it() -> None:
    for code in range(COUNT):
        verb, args, card = MOVES[code].verb, MOVES[code].args, card_of(code)
        if verb == "play":
            assert ACTIONS[card] == args["card"]
        else:
            assert (verb.replace("_", " ") in ACTIONS) == (card != NOTHING)
            assert card == NOTHING or ACTIONS[card] == verb.replace("_", " ")
