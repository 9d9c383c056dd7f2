"""What a move says that it would do is what it does."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from makeda.games.babel.components import COLOURS, PLACES, WONDERS
from makeda.games.babel.seen import Wonder
from makeda.games.babel.state import BabelState
from tests.games.babel.build import discs, do, hand, legal, parts, position, site


def example() -> BabelState:
    """The rulebook's example: red builds a disc for five ships, green offers the trading card."""
    s = position(["5 ship, camel", "ship", "2 ship", "ship"], discs="tower 1: ship 5")
    return do(s, "build tower 1", "offer 1", "offer 2 trade", "offer 1")


def with_jokers() -> BabelState:
    s = position(
        ["2 ship, camel", "ship", "2 ship", "ship"],
        discs="tower 1: ship 5",
        actions=["2 joker", "", "", ""],
    )
    return do(s, "build tower 1", "offer 1", "offer 2 trade", "offer 1")


def two_colour() -> BabelState:
    s = position(
        ["3 camel, 2 crane", "camel, crane", "crane", ""],
        two_colour=True,
        discs="tower 1: camel 3 crane 2",
        actions=["joker", "", "", ""],
    )
    return do(s, "build tower 1", "offer 1 camel 1 crane trade", "offer 1 crane", "offer 0")


def told(s: BabelState, colour: str, words: str) -> Any:
    """The effects of a move, as its owner is shown them."""
    view: Any = s.view(COLOURS.index(colour))
    return next(move for move in view["me"]["legal"] if move["words"] == words)["effects"]


@pytest.mark.parametrize("start", [example, with_jokers, two_colour])
def test_b3_5_to_b3_7_what_accepting_would_do(start: Any) -> None:
    accepts = [words for words in legal(start(), "red") if words.startswith("accept")]
    assert any("joker" in words for words in accepts) == (start is not example)
    for words in accepts:
        before, after = start(), do(start(), words)
        would = told(before, "red", words)
        own = Counter(hand(before, "red"))
        own.subtract(hand(after, "red"))
        # A stonemason that was drawn meanwhile is left out.
        assert Counter(would["own_cards"]) == +own, words
        built = [{"seat": n, "number": own} for n, own in enumerate(parts(after, "tower")) if own]
        assert would["parts"] == built, words
        assert would["disc_to"] == after.owner[before.site], words
        paid = [{"seat": n, "points": own} for n, own in enumerate(after.scores()) if own]
        assert would["refused"] == paid, words
        assert would["completes"] is False
        # The row that pays next is still the same.
        assert would["pays"] == wonder(after, "tower")["pays"], words


def test_b3_6_the_disc_goes_to_whose_trading_card_is_accepted() -> None:
    assert told(example(), "red", "accept green")["disc_to"] == 2
    assert discs(do(example(), "accept green"), "green") == ["ship 5"]


def test_b3_8_what_giving_up_would_pay() -> None:
    for start in (example, two_colour):
        paid = do(start(), "give up").scores()
        assert told(start(), "red", "give up")["refused"] == [
            {"seat": seat, "points": own} for seat, own in enumerate(paid) if own
        ]


@pytest.mark.parametrize("place", [1, 2, 3])
def test_b4_1_the_last_disc_of_a_wonder_is_said_to_complete_it(place: int) -> None:
    """The tower has one disc left, the temple two, the others all three."""
    others = [other for other in (1, 2, 3) if other != place]
    s = position(
        ["3 ship", "", "", ""],
        discs=f"tower {place}: ship 3; tower {others[0]}: camel 4; tower {others[1]}: crane 4;"
        "temple 1: camel 3",
        taken=f"tower {others[0]}: red; tower {others[1]}: blue; temple 1: red",
        parts="tower: 4 0 0 4; temple: 3 0 0 0",
    )
    completing = [
        (WONDERS[site // PLACES], site % PLACES + 1)
        for site in range(len(WONDERS) * PLACES)
        if s.owner[site] < 0
        and told(s, "red", f"build {WONDERS[site // PLACES]} {site % PLACES + 1}")["completes"]
    ]
    assert completing == [("tower", place)]
    do(s, f"build tower {place}", "offer 0", "offer 0", "offer 0")
    assert told(s, "red", "accept nobody")["completes"] is True
    do(s, "accept nobody")
    assert s.marker == 1


def test_b7_8_what_the_triple_card_would_bring() -> None:
    s = position(
        ["", "2 ship", "ship", ""], discs="tower 1: ship 5", actions=["", "triple", "triple", ""]
    )
    do(s, "build tower 1", "offer 2", "offer 1", "offer 0", "give up")
    for seat, number in ((1, 2), (2, 1)):
        gain = told(s, COLOURS[seat], "triple")["gain"]
        assert gain == 2 * s.refused[seat] == 2 * number
        before = s.scores()[seat]
        do(s, "triple")
        assert s.scores()[seat] - before == gain


def wonder(s: BabelState, name: str) -> Wonder:
    return next(one for one in s.view(None)["wonders"] if one["name"] == name)


@pytest.mark.parametrize("words", ["offer 2", "offer 1 trade", "offer nothing"])
def test_b3_6_b3_7_what_may_become_of_an_offer(words: str) -> None:
    """The offer of yellow, accepted and refused; the others offer nothing."""

    def asked() -> BabelState:
        hands = ["5 ship", "2 ship", "", ""]
        return do(position(hands, discs="tower 1: ship 5"), "build tower 1")

    would = told(asked(), "yellow", words)
    if words == "offer nothing":
        assert would == {"cards": [], "trade": False}
        return
    taken = do(asked(), words, "offer 0", "offer 0", "accept yellow")
    after = parts(taken, "tower")
    # Red adds what is missing, and in a trade all parts are red's.
    assert would["parts"] == [{"seat": 0 if would["trade"] else 1, "number": len(would["cards"])}]
    assert after[1] == (0 if would["trade"] else len(would["cards"]))
    assert would["disc_to"] == taken.owner[site("tower 1")]
    refused = do(asked(), words, "offer 0", "offer 0", "give up")
    assert would["refused"] == [{"seat": 1, "points": refused.scores()[1]}]
