"""What a view tells of the necklace, and what each move would do."""

from __future__ import annotations

from typing import Any

from makeda.games.kette.state import KetteState
from tests.games.kette.build import KETTE, do, fresh, position

FOUR_KINDS = "ruby 1 at 0,1; pearl 1 at 1,1; topaz 1 at 2,1; emerald 1 at 3,1"


def effects(s: KetteState) -> dict[str, Any]:
    """What each legal move of the seat that is asked would do, by its words."""
    view: Any = s.view(s.actor)
    return {move["words"]: move["effects"] for move in view["me"]["legal"]}


def test_k6_4_the_view_tells_what_is_reserved_and_what_a_lion_stands_for() -> None:
    s = position("ruby 1 at 2,1; lion at 2,2", lions="mirrored", phase="drawing")
    assert s.view(None)["necklace"] == [
        {"at": [-2, 2], "reserved": True},
        {"at": [2, 1], "card": "ruby 1", "stands_for": "ruby 1"},
        {"at": [2, 2], "card": "lion", "stands_for": "ruby 2"},
    ]


def test_k3_6_an_unsold_card_gains_nothing() -> None:
    s = position("ruby 2 at 0,2", ["ruby 1", "topaz 1", ""])
    do(s, "offer ruby 1", "pass", "pass")
    assert effects(s) == {"lay ruby 1 at 0,1": {"gain": 0}}


def test_k3_5_a_bought_card_gains_double_and_k4_2_a_hand_card_once() -> None:
    s = position("ruby 2 at 0,2", ["ruby 1", "topaz 1", ""])
    do(s, "offer ruby 1", "bid 3", "pass", "accept")
    assert effects(s) == {"keep": {}, "lay ruby 1 at 0,1": {"gain": 4}}
    s = position("ruby 2 at 0,2", ["ruby 1", "", ""], phase="restoring")
    assert effects(s) == {"lay ruby 1 at 0,1": {"gain": 2}}


def test_k6_1_a_card_tells_which_columns_it_opens_for_its_kind() -> None:
    s = position("ruby 1 at 0,1", ["ruby 2, pearl 2", "", ""], phase="restoring")
    told = effects(s)
    assert told["lay ruby 2 at 0,2"] == {"gain": 2}
    assert told["lay pearl 2 at 3,2"]["opens"] == {"kind": "pearl", "columns": "pair 3"}
    assert all("opens" in told[words] for words in told if words.startswith("lay pearl"))
    s = position("ruby 1 at 3,1", ["pearl 2", "", ""], phase="restoring")
    assert effects(s)["lay pearl 2 at 0,2"]["opens"] == {"kind": "pearl", "columns": "axis"}


def test_k6_2_a_lion_tells_that_it_settles_the_fifth_class() -> None:
    s = position(FOUR_KINDS, ["lion", "", ""], phase="restoring")
    told = effects(s)
    assert told["lay lion at -4,2"]["opens"] == {"kind": "sapphire", "columns": "pair 4"}
    assert "opens" not in told["lay lion at 0,2"]


def test_k3_2_k3_4_the_view_says_what_a_seat_could_pay() -> None:
    def payable(s: KetteState) -> list[object]:
        return [s.view(seat)["me"]["payable"] for seat in range(3)]

    s = position("ruby 2 at 0,2", ["ruby 1", "topaz 1", ""], cash=[20, 9, 3])
    assert payable(s) == [None, None, None], "nothing is for sale"
    do(s, "offer ruby 1")
    assert payable(s) == [None, {"least": 1, "most": 9}, {"least": 1, "most": 3}]
    do(s, "bid 2")
    assert payable(s) == [None, None, {"least": 3, "most": 3}], "the highest bid needs no other"
    do(s, "pass")
    assert s.phase.name == "deciding"
    do(s, "price 3")
    assert payable(s)[2] == {"least": 3, "most": 3}
    assert (
        do(position("", ["ruby 1", "", ""], cash=[0, 1, 0]), "offer ruby 1").view(2)["me"][
            "payable"
        ]
        is None
    ), "nothing can be paid with nothing"


def test_k2_5_a_picture_shows_how_many_cards_were_set_aside() -> None:
    names = ["A", "B", "C", "D", "E", "F", "G"]
    evened = KETTE.picture(fresh(7, 1, even_start="on").view(None), names)
    assert "deck 14, set aside 5" in evened
    usual = KETTE.picture(fresh(7, 1).view(None), names)
    assert "deck 19" in usual
    assert "aside" not in usual
