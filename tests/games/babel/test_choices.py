"""[B3.4, B3.5] The view says what offers would make together; nobody has to know a rule for it."""

from __future__ import annotations

import pytest

from makeda.core.rng import seeded
from makeda.games.babel.seen import BabelView, Choice, Share
from makeda.games.babel.state import BabelState
from tests.games.babel.build import BABEL, do, position


def choice(s: BabelState, *seats: int) -> Choice:
    [found] = [one for one in s.view(0)["me"]["choices"] if one["seats"] == list(seats)]
    return found


def offered() -> BabelState:
    """Red wants five ships and holds one; green and blue offer a trade, and black one card."""
    s = position(
        ["ship", "2 ship", "ship", "3 ship"],
        discs="tower 1: ship 5",
        actions=["joker", "", "", ""],
    )
    return do(s, "build tower 1", "offer 2 trade", "offer 1 trade", "offer 3")


def test_b3_4_offers_that_go_together_are_listed_and_no_others() -> None:
    together = [one["seats"] for one in offered().view(0)["me"]["choices"]]
    assert together == [[], [1], [2], [3], [1, 3], [2, 3]]


def test_b3_4_it_is_said_why_an_offer_cannot_be_added() -> None:
    assert choice(offered())["blocked"] == []
    assert choice(offered(), 1)["blocked"] == [{"seat": 2, "why": "two_trades"}]
    s = position(["ship", "2 ship", "2 ship", ""], discs="tower 1: ship 3")
    do(s, "build tower 1", "offer 2", "offer 2", "offer 0")
    assert choice(s, 1)["blocked"] == [
        {"seat": 2, "why": "too_many_cards", "kind": "ship", "open": 1}
    ]


def test_b3_5_it_is_said_where_the_cards_come_from_and_what_is_missing() -> None:
    ships: Share = {
        "kind": "ship",
        "asked": 5,
        "offered": 0,
        "own": 1,
        "jokers": 1,
        "joker_cards": 2,
        "missing": 2,
    }
    assert choice(offered())["shares"] == [ships]
    assert choice(offered(), 1)["shares"] == [{**ships, "offered": 2, "missing": 0}]
    # One card is missing, and a joker stands for two: it is not used.
    alone: Share = {**ships, "offered": 4, "jokers": 0, "joker_cards": 0, "missing": 0}
    assert choice(offered(), 2, 3)["shares"] == [alone]


def test_b3_5_jokers_go_where_most_is_missing() -> None:
    s = position(
        ["camel", "camel", "", ""],
        two_colour=True,
        discs="tower 1: camel 3 crane 2",
        actions=["joker", "", "", ""],
    )
    do(s, "build tower 1", "offer 1 camel", "offer 0", "offer 0")
    camels, cranes = choice(s, 1)["shares"]
    assert (camels["own"], camels["jokers"], camels["missing"]) == (1, 0, 1)
    assert (cranes["own"], cranes["joker_cards"], cranes["missing"]) == (0, 2, 0)


def test_b3_4_only_who_chooses_is_told() -> None:
    assert [offered().view(seat)["me"]["choices"] for seat in (1, 2, 3)] == [[], [], []]


@pytest.mark.parametrize("two_colour_discs", ["off", "on"])
def test_choices_say_of_whole_games_exactly_what_is_legal(two_colour_discs: str) -> None:
    """What lacks nothing can be built, all else cannot; what is not blocked goes together."""
    met = 0
    for seed in range(6):
        s = BABEL.new(5, seed, two_colour_discs=two_colour_discs, action_cards="on")
        rng = seeded("choices", seed)
        while not s.over():
            seats = s.actors()
            seat = seats[rng.below(len(seats))]
            if s.actors() == [seat] and (view := BABEL.load(s.dump()).view(seat))["me"]["choices"]:
                met += 1
                compare(view)
            legal = s.legal(seat)
            s.apply(seat, legal[rng.below(len(legal))])
    assert met > 100


def compare(view: BabelView) -> None:
    sets = {tuple(one["seats"]): one for one in view["me"]["choices"]}
    accepts = [move for move in view["me"]["legal"] if move["verb"] == "accept"]
    legal = {tuple(seats_of(move["args"]["seats"])) for move in accepts}
    assert legal == {
        seats for seats, one in sets.items() if not any(kind["missing"] for kind in one["shares"])
    }
    offers = {player["seat"]: player["offer"] for player in view["players"]}
    offering = [seat for seat, offer in offers.items() if offer and offer["cards"]]
    for seats, one in sets.items():
        blocked = {entry["seat"] for entry in one["blocked"]}
        for seat in offering:
            if seat not in seats:
                assert (seat in blocked) == (tuple(sorted({*seats, seat})) not in sets)
    for move in accepts:
        for kind in move["effects"]["shares"]:
            known = kind["offered"] + kind["own"] + kind["joker_cards"]
            assert (kind["missing"], known) == (0, kind["asked"])


def seats_of(value: object) -> list[int]:
    assert isinstance(value, list)
    return value
