"""[S9] What a seat sees, and that its moves do what their effects say."""

from __future__ import annotations

import pytest

from makeda.core.rng import seeded
from makeda.core.seen import Move
from makeda.games.saba.components import KINDS, NOBODY, QUARTERS, RESOURCES
from makeda.games.saba.seen import SabaEffects, SabaOwn
from makeda.games.saba.state import SabaState
from tests.games.saba.build import SABA, do, position

EXPERT = {"persons": "on", "serail_figure": "on", "guards": "on"}


def test_s6_3_everybody_sees_where_the_vizier_stands() -> None:
    s = position(phase="fetching", vizier="masons")
    assert standing(s) == ["masons"]
    do(s, "harbour 3", "vizier exchange sandstone for gold")
    assert standing(s) == ["exchange"]


def test_s1_8_s3_11_the_view_says_what_workshops_give_and_how_much_one_may_keep() -> None:
    s = position(phase="fetching")
    gives = [quarter["gives"] for quarter in s.view(None)["quarters"]]
    assert gives == ["alabaster", "ebony", "sandstone", "gold", None, None]
    assert {player["pieces_limit"] for player in s.view(None)["players"]} == {7}


def test_s3_5_the_view_says_what_a_seat_lacks_for_each_card() -> None:
    s = position(["alabaster", "3 alabaster, 4 gold"], spaces="arch 1, end card")
    for seat in range(2):
        view = s.view(seat)
        for space, told in zip(view["spaces"], view["me"]["lacks"], strict=True):
            price = [*space["price"].values()] if "price" in space else [0] * KINDS
            lacks = [
                max(0, int(str(n)) - have) for n, have in zip(price, pieces(s, seat), strict=True)
            ]
            assert told == {RESOURCES[kind]: lacks[kind] for kind in range(KINDS) if lacks[kind]}
    assert s.view(0)["me"]["lacks"][0]
    assert s.view(0)["me"]["lacks"][2] == {}, "no card lies there"


def standing(s: SabaState) -> list[str]:
    """The quarters on which the vizier is shown."""
    seen = s.view(None)["quarters"]
    assert [quarter["quarter"] for quarter in seen] == QUARTERS
    return [quarter["quarter"] for quarter in seen if quarter["vizier"]]


def test_s7_3_everybody_sees_how_many_quiet_turns_there_were() -> None:
    s = position(phase="ending", quiet_turns=7)
    assert s.view(None)["quiet_turns"] == 7
    assert do(s, "end turn").view(1)["quiet_turns"] == 8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_moves_do_what_their_effects_say(players: int) -> None:
    """In a random game every legal move is tried on a copy."""
    s = SABA.new(players, players, **EXPERT)
    assert isinstance(s, SabaState)
    rng = seeded("effects", players)
    while not s.over():
        for move in own(s)["legal"]:
            after = s.copy()
            after.apply(s.actor, SABA.moves.parse(move["words"]))
            compare(s, after, move)
        legal = s.legal(s.actor)
        s.apply(s.actor, legal[rng.below(len(legal))])


def own(s: SabaState) -> SabaOwn:
    return s.view(s.actor)["me"]


def compare(s: SabaState, after: SabaState, move: Move[SabaEffects]) -> None:
    """What a move did with what it was said to do."""
    verb, effects = move["verb"], move["effects"]
    # [S3.11] At the end of a turn a surplus of one kind goes back with the answer.
    if verb not in ("discard", "end_turn"):
        assert pieces(after, s.actor) == promised(pieces(s, s.actor), effects), move
    if "discards" in effects:
        assert sum(after.discards) + after.deck_left > sum(s.discards) + s.deck_left
    if verb in ("build", "remove"):
        assert after.over() == effects["ends_game"]
    if verb == "build":
        compare_build(s, after, effects)
    if verb in ("place", "overseer"):
        compare_place(s, after, move)
    if verb == "treasury":
        compare_treasury(s, after, effects)
    if verb == "finish":
        assert after.winners() == effects["winners"]


def pieces(s: SabaState, seat: int) -> list[int]:
    return s.goods[seat * KINDS : (seat + 1) * KINDS]


def promised(before: list[int], effects: SabaEffects) -> list[int]:
    """The pieces after what is got and paid."""
    numbers = zip(before, RESOURCES, strict=True)
    gets, pays = effects.get("gets", {}), effects.get("pays", {})
    return [number + gets.get(name, 0) - pays.get(name, 0) for number, name in numbers]


def compare_build(s: SabaState, after: SabaState, effects: SabaEffects) -> None:
    plot = effects["plot"] - 1
    assert after.levels[plot] == effects["level"]
    if effects["places_figure"]:
        assert after.balconies[plot] == s.actor
    else:
        assert after.balconies == s.balconies
        has_figure = s.figures[s.actor] > 0 or s.balconies[plot] == s.actor
        assert effects["could_place"] == (has_figure or s.actor in s.quarters)
    stood = s.balconies[plot] if effects["places_figure"] else NOBODY
    assert effects.get("sends_back", NOBODY) == stood
    assert effects.get("serail", s.serail) == after.serail
    assert effects.get("serail") != s.serail, "only a marker that comes is told"
    assert effects.get("asks_for_marker", False) == (after.phase.name == "marking")


def compare_place(s: SabaState, after: SabaState, move: Move[SabaEffects]) -> None:
    """The figure stands on the place that was told, and nowhere else is a new one."""
    quarter = QUARTERS.index(str(move["args"].get("to", move["args"].get("quarter"))))
    [place] = [
        place
        for place in range(len(s.quarters))
        if after.quarters[place] == s.actor != s.quarters[place]
    ]
    assert place == 2 * quarter + move["effects"]["place"] - 1


def compare_treasury(s: SabaState, after: SabaState, effects: SabaEffects) -> None:
    assert effects["tied"] == (s.scores().count(max(s.scores())) > 1)
    winner = effects["winner"]
    comes = effects.get("figure")
    assert (comes is None) == (winner is None)
    assert (after.phase.name == "choosing") == (comes == "quarter")
    if comes == "quarter":
        assert after.actor == winner
    placed = [seat for seat in range(s.players) if after.treasury[seat] > s.treasury[seat]]
    assert placed == ([winner] if comes == "supply" else [])


@pytest.mark.parametrize(
    ("spaces", "removal"),
    [
        ("first treasury, second treasury, end card", "none"),
        ("column 7, end card", "last"),
        ("column 6, column 7, end card", "open"),
    ],
)
def test_s3_3_it_is_said_whether_a_card_can_be_removed(spaces: str, removal: str) -> None:
    rest = "column 8" if removal == "none" else ""
    s = position(phase="fetching", turned=[0, 1, 0, 0], spaces=spaces, rest=rest)
    fetch = {move["words"]: move["effects"] for move in own(s)["legal"]}
    assert fetch["harbour 2"]["removal"] == removal
    assert "removal" not in fetch["harbour 1"]
    moves = [move for move in own(do(s, "harbour 2"))["legal"] if move["verb"] == "remove"]
    assert all(move["effects"]["ends_game"] == (removal == "last") for move in moves)
    assert bool(moves) == (removal != "none")


@pytest.mark.parametrize(
    ("spaces", "ends"),
    [
        ("column 1, arch 1, fountain 1", True),
        ("column 1, arch 1, fountain 2", False),
        ("fountain 1, column 1, end card", False),
    ],
)
def test_s7_1_it_is_said_whether_a_build_ends_the_game(spaces: str, ends: bool) -> None:
    s = position(["3 alabaster, 3 sandstone, 3 ebony"], spaces=spaces, rest="")
    build = next(move for move in own(s)["legal"] if move["words"] == "build 1")
    assert build["effects"]["ends_game"] == ends
    assert do(s, "build 1").over() == ends


@pytest.mark.parametrize(
    ("balconies", "quarters", "serail", "figure", "tied"),
    [
        ("1 yellow", "", "", "supply", False),
        ("1 yellow, 2 red", "", "yellow", "supply", True),
        (
            ", ".join(f"{plot} yellow" for plot in range(1, 8)),
            "masons yellow",
            "",
            "quarter",
            False,
        ),
        (", ".join(f"{plot} yellow" for plot in range(1, 9)), "", "", "none", False),
    ],
)
def test_s4_2_it_is_said_where_the_figure_for_the_treasury_comes_from(
    balconies: str, quarters: str, serail: str, figure: str, tied: bool
) -> None:
    s = position(
        ["alabaster, sandstone, ebony, gold"],
        spaces="first treasury, fountain 1, fountain 2",
        levels=", ".join(f"{plot} 1" for plot in range(1, 9)),
        balconies=balconies,
        quarters=quarters,
        serail=serail,
    )
    move = next(move for move in own(s)["legal"] if move["verb"] == "treasury")
    effects = move["effects"]
    assert (effects["winner"], effects["figure"], effects["tied"]) == (1, figure, tied)
