"""What cannot be used says why."""

from __future__ import annotations

from typing import Any

import pytest

from makeda.core.problems import IllegalMove
from makeda.games.saba.components import EBONY
from makeda.games.saba.state import SabaState
from makeda.games.saba.view import view
from makeda.games.texts import catalogue
from tests.games.saba.build import do, position

NAMES = ["Ana", "Ben"]


def why(s: SabaState, *path: object, seat: int = 0) -> str:
    """The sentence for a thing that cannot be used, or ""."""
    found: Any = view(s, seat)["me"]["reasons"]
    for step in path:
        found = found[step]
    if found is None:
        return ""
    return catalogue("saba").problem(
        IllegalMove(found["key"], found["rule"], found["params"]), NAMES
    )


def test_s3_5_a_card_that_cannot_be_paid_for_says_what_is_missing() -> None:
    s = position(["gold"])
    assert why(s, "spaces", 2) == "You lack 1 alabaster, 2 ebony and 1 gold. [S3.5]"
    s = position(["3 alabaster, 3 sandstone, 3 ebony, 3 gold"])
    assert why(s, "spaces", 0) == ""
    assert why(do(s, "build 1"), "spaces", 0) == (
        "You have already built a palace part this turn. [S3.5]"
    )


def test_s3_10_a_treasury_card_says_what_is_missing() -> None:
    s = position(["gold"], spaces="first treasury, fountain 1, fountain 2")
    assert "You lack" in why(s, "spaces", 0)
    s = position(spaces="first treasury, fountain 1, fountain 2", carried=True)
    assert "already carried out" in why(s, "spaces", 0)


def test_s3_8_a_quarter_says_why_no_figure_can_go_there() -> None:
    full = "masons yellow, masons yellow"
    assert "Only after building" in why(position(["gold"]), "quarters", 2)
    s = position(["gold"], built=True, quarters=full)
    assert why(s, "quarters", 2) == "The quarter masons has no free place. [S3.8]"
    assert why(s, "quarters", 0) == ""
    assert why(position(built=True), "quarters", 0) == "The place costs 1 gold. [S3.8]"


def test_s6_3_a_quarter_with_an_own_figure_says_why_it_cannot_act() -> None:
    s = position(quarters="masons red, goldsmiths red", vizier="masons")
    assert why(s, "quarters", 2) == "The vizier blocks the masons. [S6.3]"
    assert why(s, "quarters", 3) == ""
    assert "already acted" in why(do(s, "use goldsmiths"), "quarters", 3)


def test_s3_2_a_ship_says_that_no_harbour_card_shows_it() -> None:
    s = position(phase="fetching")
    said = [why(s, "ships", field) for field in range(4)]
    assert sum("None of your harbour cards" in each for each in said) == 2
    assert said.count("") == 2
    assert why(position(), "ships", 0) == ""


def test_s3_3_the_vizier_cannot_stay() -> None:
    s = position(phase="moving_vizier", vizier="bazaar")
    assert "must move" in why(s, "quarters", 5)
    assert why(s, "quarters", 0) == ""


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("overseer", "You have no figure in a quarter. [S8.1]"),
        ("serail guard", "The serail guard needs two markers of different players. [S8.1]"),
        ("merchant", "There is nobody to swap pieces with. [S8.1]"),
        ("robber", "No other player has a piece. [S8.1]"),
        ("craftsman", "The craftsman goes with a palace part that you build"),
    ],
)
def test_s8_1_a_person_says_why_they_can_do_nothing(card: str, said: str) -> None:
    s = position(expert="persons", hands=[f"{card}, gold"])
    assert said in why(s, "cards", card)
    assert "gold" not in view(s, 0)["me"]["reasons"]["cards"]


def test_s8_1_an_overseer_finds_no_free_place() -> None:
    other = [f"{quarter} yellow, {quarter} yellow" for quarter in ("carpenters", "stonecutters")]
    more = "goldsmiths blue, goldsmiths blue, exchange blue, exchange blue, bazaar green"
    quarters = f"masons red, {', '.join(other)}, {more}, bazaar green"
    s = position(players=4, expert="persons", hands=["overseer"], quarters=quarters)
    assert why(s, "cards", "overseer") == "No other quarter has a free place. [S8.1]"


def test_s3_9_a_basic_card_says_that_the_supply_is_empty() -> None:
    s = position(hands=["ebony"])
    s.supply[EBONY] = 0
    assert why(s, "cards", "ebony") == "There is no ebony in the supply. [S3.9]"


def test_s9_1_whoever_is_not_asked_hears_no_reasons() -> None:
    reasons = view(position(["gold"]), 1)["me"]["reasons"]
    assert reasons["cards"] == {}
    assert not any([*reasons["spaces"], *reasons["quarters"], *reasons["ships"]])


@pytest.mark.parametrize(
    ("goods", "hands", "key"),
    [
        ("5 gold, 4 ebony", "", "limiting_pieces"),
        ("gold", "gold, gold, ebony, ebony", "limiting_cards"),
        ("5 gold, 4 ebony", "gold, gold, ebony, ebony", "limiting"),
    ],
)
def test_s3_11_the_question_names_what_is_beyond_its_limit(
    goods: str, hands: str, key: str
) -> None:
    s = do(position([goods], hands=[hands], phase="ending"), "end turn")
    question = s.question(0)
    assert question is not None
    assert question["key"] == key
    over = {"pieces": 7, "cards": 3}
    over["extra_pieces"] = 2 if "pieces" in key or key == "limiting" else 0
    over["extra_cards"] = 1 if "cards" in key or key == "limiting" else 0
    assert question["params"] == over
    assert catalogue("saba").prompt(key, question["params"], NAMES)


def test_s3_1_the_end_of_a_turn_names_what_may_still_be_used_only_if_there_is_something() -> None:
    for quarters, key in (("", "ending"), ("masons red", "ending_or_using")):
        question = position(phase="ending", quarters=quarters).question(0)
        assert question is not None
        assert question["key"] == key
    question = position(phase="drawing", quarters="masons red").question(0)
    assert question is not None
    assert question["key"] == "using"
