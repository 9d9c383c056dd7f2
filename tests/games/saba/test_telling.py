"""What everybody at the table is told, and how much of it cannot be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from makeda.core.problems import IllegalMove
from makeda.games.saba.components import ACTIONS, KINDS
from makeda.games.saba.harbour import lower_field, upper_field
from makeda.games.saba.state import SabaState
from tests.games.saba.build import SABA, do, position
from tests.story import heard_by_all

# The harbour cards of the first two seats
CARDS = [(seat, card) for seat in range(2) for card in range(2)]


def story(s: SabaState, *moves: str) -> list[str]:
    s.listen()
    return heard_by_all(do(s, *moves))


def test_s3_a_turn_is_told_from_the_harbour_to_the_limits() -> None:
    s = position(
        ["2 alabaster, 3 gold"], phase="fetching", quarters="goldsmiths red", deck="gold, ebony"
    )
    moves = ("harbour 3", "vizier carpenters", "use goldsmiths", "build 1", "place exchange")
    assert story(s, *moves, "draw", "play ebony", "end turn") == [
        "Ada takes 3 sandstone from the harbour.",
        "Ada moves the vizier to the carpenters.",
        "Ada gets ebony from the carpenters.",
        "Ada gets gold from the goldsmiths.",
        "Ada builds gate arch 1.",
        "Ada puts a figure on balcony 1.",
        "The card gate arch 1 leaves the game.",
        "The card gate arch 4 is turned up.",
        "Ada puts a figure in the quarter exchange for 1 gold.",
        "Ada draws an action card.",
        "Ada plays ebony and takes ebony.",
    ]


def test_s3_3_removing_is_told() -> None:
    s = position(phase="fetching", turned=[0, 1, 0, 0])
    assert story(s, "harbour 2", "remove 2")[1:] == [
        "Ada removes a palace card.",
        "The card gate arch 2 leaves the game.",
        "The card gate arch 4 is turned up.",
    ]


def test_s3_3_the_vizier_swaps_aloud() -> None:
    s = position(phase="fetching")
    assert story(s, "harbour 3", "vizier exchange sandstone for gold")[1:] == [
        "Ada moves the vizier to the exchange.",
        "Ada swaps sandstone for gold at the exchange.",
    ]


def test_s3_11_what_goes_back_is_told() -> None:
    s = position(["5 gold, 4 ebony"], phase="ending", hands=["gold, gold, ebony, ebony"])
    moves = ("end turn", "discard gold", "discard ebony", "discard card gold")
    assert story(s, *moves) == [
        "Ada gives back 1 gold.",
        "Ada gives back 1 ebony.",
        "Ada puts gold on the discards.",
    ]
    s = position(["9 gold"], phase="ending")
    assert story(s, "end turn") == ["Ada gives back 2 gold."]


def test_s3_11_a_shuffle_is_told() -> None:
    s = position(phase="drawing", deck="")
    assert story(s, "draw") == [
        "The discards (20 cards) are shuffled and become the deck.",
        "Ada draws an action card.",
    ]


FOUNTAINS = "fountain 1, fountain 2, fountain 3"


def test_s8_an_expert_build_is_told() -> None:
    s = position(
        ["alabaster, sandstone, 2 gold"],
        expert="persons, serail_figure, guards",
        spaces=FOUNTAINS,
        levels="1 1",
        balconies="1 yellow",
        guards="1 gold",
        serail="red",
        serail_figure="red",
        hands=["craftsman"],
    )
    assert story(s, "build 1 with craftsman ebony guard gold")[:8] == [
        "Ada builds fountain 1.",
        "Ada sends a craftsman and pays no ebony.",
        "Ada lays gold as a guard in plot 1.",
        "A figure of Ben is sent back.",
        "Ada puts a figure on balcony 1.",
        "Ben puts a marker in the serail.",
        "Ada no longer leads in the serail and takes the figure back.",
        "Ben leads in the serail and puts a figure there.",
    ]


def test_s5_2_the_marker_that_is_pushed_out_is_told() -> None:
    s = position(
        ["alabaster, sandstone, 2 ebony"],
        spaces=FOUNTAINS,
        levels="1 1",
        balconies="1 yellow",
        serail="red yellow yellow red",
    )
    assert story(s, "build 1")[1:5] == [
        "A figure of Ben is sent back.",
        "Ada puts a figure on balcony 1.",
        "Ben puts a marker in the serail.",
        "A marker of Ada is pushed out of the serail.",
    ]


PERSONS = {
    "overseer masons to bazaar": "overseer: a figure goes from the masons to the bazaar.",
    "harbour master 1 4": "harbour master: the goods of the fields 1 and 4 change places.",
    "serail guard 1 2": "serail guard: the markers on the fields 1 and 2 change places.",
    "caravan leader ebony": "caravan leader and takes ebony.",
    "merchant yellow gold gold for ebony ebony": "merchant: takes 2 gold from Ben and gives"
    " 2 ebony.",
    "robber yellow gold": "robber and takes gold from Ben.",
}


@pytest.mark.parametrize("words", PERSONS)
def test_s8_1_every_person_is_told(words: str) -> None:
    s = position(
        ["2 ebony", "2 gold"],
        expert="persons",
        quarters="masons red",
        serail="red yellow",
        hands=[_name(words)],
    )
    assert story(s, words) == [f"Ada plays {PERSONS[words]}"]


def _name(words: str) -> str:
    """The person that a move plays."""
    return next(name for name in ACTIONS[KINDS:] if words.startswith(name))


ALL_ARCHES = ", ".join(f"{plot} 1" for plot in range(1, 9))


def scoring(balconies: str, quarters: str = "", treasury: list[int] | None = None) -> SabaState:
    return position(
        ["alabaster, sandstone, ebony, gold"],
        spaces="first treasury, fountain 7, fountain 8",
        levels=ALL_ARCHES,
        balconies=balconies,
        quarters=quarters,
        treasury=treasury,
    )


ALL_YELLOW = ", ".join(f"{plot} yellow" for plot in range(1, 9))
SEVEN_YELLOW = ALL_YELLOW.replace("8 yellow", "8 red")


@pytest.mark.parametrize(
    ("s", "moves", "told"),
    [
        (scoring("1 yellow"), ["treasury 1"], "Ben puts a figure on the treasury."),
        (
            scoring("1 yellow, 2 red"),
            ["treasury 1"],
            "Ada and Ben are tied, and nobody puts a figure on the treasury.",
        ),
        (
            scoring(ALL_YELLOW),
            ["treasury 1"],
            "Ben has the most points, but no figure left for the treasury.",
        ),
        (
            scoring(SEVEN_YELLOW, "masons yellow"),
            ["treasury 1", "decline"],
            "Ben puts no figure on the treasury.",
        ),
        (
            scoring(SEVEN_YELLOW, "masons yellow"),
            ["treasury 1", "take masons"],
            "Ben puts a figure on the treasury.",
        ),
    ],
)
def test_s4_1_a_treasury_is_told_to_its_end(s: SabaState, moves: list[str], told: str) -> None:
    assert story(s, *moves)[:3] == [
        "Ada carries out the first treasury.",
        told,
        "The card first treasury leaves the game.",
    ]


def test_s4_1_a_treasury_is_told_with_the_points_behind_it() -> None:
    s = scoring("1 yellow, 2 yellow, 3 red")
    s.listen()
    event = do(s, "treasury 1").heard()[0]
    assert event.params == {
        "seat": 0,
        "card": "first treasury",
        "winner": 1,
        "points": [1, 2],
        "tied": False,
    }
    tied = scoring("1 yellow, 3 red")
    tied.listen()
    params = do(tied, "treasury 1").heard()[0].params
    assert (params["winner"], params["points"], params["tied"]) == (None, [1, 1], True)


def test_s7_1_the_end_is_told() -> None:
    s = position(
        ["alabaster, sandstone, ebony, 2 gold"],
        spaces="end card, column 1, column 2",
        rest="",
        levels="3 1",
        balconies="3 red",
    )
    assert story(s, "finish 1") == [
        "Ada carries out the end card.",
        "The game is over: Ada won with 1 point.",
    ]
    s = position(phase="removing", spaces="column 8, end card", rest="", turned=[0, 0, 0, 0])
    assert story(s, "remove 1") == [
        "Ada removes a palace card.",
        "The card column 8 leaves the game.",
        "No palace card is left.",
        "The game is over: Ada and Ben won with 0 points.",
    ]


def test_s7_3_a_standstill_is_told() -> None:
    s = position(phase="ending", quiet_turns=11)
    assert story(s, "end turn")[0] == "For 6 rounds no card has left the build spaces."


def revealed(s: SabaState, *moves: str) -> int:
    """How many draws and hidden facts the last of the moves reveals."""
    do(s, *moves[:-1])
    before = s.reveals
    do(s, moves[-1])
    return s.reveals - before


@pytest.mark.parametrize(
    ("number", "moves"),
    [
        (0, ["harbour 3"]),
        (0, ["harbour 3", "vizier goldsmiths"]),
        (0, ["use masons"]),
        (1, ["play gold"]),
        (1, ["harbour 1"]),
        (1, ["harbour 3", "vizier goldsmiths", "build 1"]),
        (1, ["harbour 3", "vizier goldsmiths", "draw"]),
    ],
)
def test_s9_1_only_cards_that_are_turned_up_drawn_or_played_are_revealed(
    number: int, moves: list[str]
) -> None:
    s = position(
        ["2 alabaster, sandstone"], phase="fetching", quarters="masons red", hands=["gold"]
    )
    assert revealed(s, *moves) == number


def test_s9_1_a_shuffle_is_one_more() -> None:
    assert revealed(position(phase="drawing", deck=""), "draw") == 2


def test_s9_1_a_new_game_has_revealed_nothing() -> None:
    assert SABA.new(3, 1).reveals == 0


def test_s3_5_what_is_lacking_is_named_with_its_number() -> None:
    s = position(["alabaster"])
    with pytest.raises(IllegalMove) as refusal:
        do(s, "build 2")
    assert refusal.value.params == {"missing": ["sandstone", "sandstone", "ebony", "gold"]}


@pytest.mark.parametrize(
    ("parts", "move", "told"),
    [
        ({"phase": "fetching"}, "harbour 4", {"field": 4}),
        ({}, "treasury 2", {"space": 2}),
        (
            {"players": 3, "expert": "persons", "hands": ["robber"]},
            "robber yellow gold",
            {"seat": 1, "resources": ["gold"]},
        ),
    ],
)
def test_s3_a_refusal_names_what_it_is_about(
    parts: dict[str, Any], move: str, told: dict[str, object]
) -> None:
    with pytest.raises(IllegalMove) as refusal:
        do(position(**parts), move)
    assert refusal.value.params == told


def test_s1_6_everyone_has_harbour_cards_of_their_own() -> None:
    s = position(turned=[0, 0, 1, 1])
    fields = [(upper_field(s, seat, card), lower_field(s, seat, card)) for seat, card in CARDS]
    assert fields[2:] == [(back, front) for front, back in fields[:2]]
    s = position(turned=[0, 0, 0, 1])
    fields = [(upper_field(s, seat, card), lower_field(s, seat, card)) for seat, card in CARDS]
    assert fields[2] == fields[0]
    assert fields[3] == fields[1][::-1]
