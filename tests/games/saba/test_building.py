"""[S3.5-S3.7, S3.10, S4] Building, and the treasury."""

from __future__ import annotations

import pytest

from makeda.games.saba.components import NOBODY, NOTHING, QUARTERS
from makeda.games.saba.state import SabaState
from tests.games.saba.build import do, has, legal, position, refused, serail, spaces, supply, told

ONE_OF_EACH = "alabaster, sandstone, ebony, gold"
ALL_ARCHES = ", ".join(f"{plot} 1" for plot in range(1, 9))
FOUNTAINS = "fountain 1, fountain 2, fountain 3"


def all_of(colour: str, *but: int) -> str:
    """A figure on every balcony but for some."""
    return ", ".join(f"{plot} {colour}" for plot in range(1, 9) if plot not in but)


def no_figure_left() -> SabaState:
    """Red has seven figures on balconies and one in a quarter; yellow stands on balcony 1."""
    return position(
        ["alabaster, sandstone, 2 ebony"],
        levels=ALL_ARCHES,
        balconies=all_of("red", 1) + ", 1 yellow",
        quarters="masons red",
        spaces=FOUNTAINS,
    )


def test_s3_5_the_cost_goes_to_the_supply() -> None:
    s = position(["3 alabaster, sandstone, gold"])
    before = supply(s)
    assert told(s, "build 1")[:2] == ["build", "balcony"]
    assert has(s, 0) == "1 alabaster, 1 gold"
    assert (before, supply(s)) == (
        "10 alabaster, 11 sandstone, 11 ebony, 12 gold",
        "12 alabaster, 12 sandstone, 11 ebony, 12 gold",
    )
    assert s.levels[0] == 1


def test_s3_5_the_space_costs_its_gold() -> None:
    s = position(["2 sandstone, alabaster, 2 ebony, 3 gold"], spaces="arch 1, arch 2, arch 3")
    assert has(do(s.copy(), "build 2"), 0) == "1 alabaster, 1 ebony, 2 gold"
    assert has(do(s.copy(), "build 3"), 0) == "2 sandstone, 1 gold"
    s = position(["2 sandstone, ebony"])
    assert refused(s, "build 2") == "too_little S3.5"


def test_s3_5_at_most_one_part_in_a_turn() -> None:
    s = do(position(["7 alabaster, 6 sandstone, 5 gold"]), "build 1")
    assert not legal(s, "build")
    assert refused(s, "build 1") == "already_built S3.5"


def test_s3_5_levels_may_be_skipped() -> None:
    s = position(
        ["2 alabaster, 2 sandstone, ebony"], spaces="column 1, column 2, column 3", levels=""
    )
    assert do(s, "build 1").levels[0] == 3


def test_s3_5_a_treasury_card_is_not_built() -> None:
    s = position([ONE_OF_EACH], spaces="first treasury, fountain 1, fountain 2")
    assert refused(s, "build 1") == "no_palace_card S3.5"


def test_s3_6_a_figure_goes_on_the_balcony() -> None:
    s = do(position(["2 alabaster, sandstone"]), "build 1")
    assert s.balconies[0] == 0
    assert s.figures[0] == 7


def test_s3_6_who_stood_there_goes_back_and_puts_a_marker() -> None:
    s = position(
        ["alabaster, sandstone, 2 ebony"], spaces=FOUNTAINS, levels="1 1", balconies="1 yellow"
    )
    assert "sent_back" in told(s, "build 1")
    assert s.balconies[0] == 0
    assert s.figures == [7, 8]
    assert serail(s) == "yellow"


def test_s3_6_ones_own_figure_is_replaced_too() -> None:
    s = position(
        ["alabaster, sandstone, 2 ebony"], spaces=FOUNTAINS, levels="1 1", balconies="1 red"
    )
    do(s, "build 1")
    assert s.balconies[0] == 0
    assert s.figures == [7, 8]
    assert serail(s) == "red"


def own_balcony(quarters: str = "", expert: str = "") -> SabaState:
    """Red, without a figure in supply, stands on balcony 1 and can build beside it."""
    return position(
        ["alabaster, sandstone, 2 ebony"],
        levels=ALL_ARCHES,
        balconies=all_of("red", 8) if quarters else all_of("red"),
        quarters=quarters,
        spaces=FOUNTAINS,
        expert=expert,
    )


def test_s3_6_an_own_figure_goes_back_first_and_is_put_there_again() -> None:
    s = own_balcony()
    assert told(s, "build 1")[:4] == ["build", "sent_back", "balcony", "marker"]
    assert (s.balconies[0], s.figures[0], serail(s)) == (0, 0, "red")


def test_s3_6_so_none_comes_from_a_quarter_beside_an_own_balcony() -> None:
    s = own_balcony(quarters="masons red")
    assert legal(s, "build") == ["build 1"]
    assert refused(s, "build 1 from masons") == "figure_in_supply S3.6"
    do(s, "build 1")
    assert (s.balconies[0], s.figures[0], serail(s)) == (0, 0, "red")
    assert s.place_of(0, QUARTERS.index("masons")) != NOTHING


def test_s8_2_the_serail_does_not_take_the_figure_that_is_put_there_again() -> None:
    """Red takes the lead with the marker, but has a figure only while the move is on its way."""
    s = own_balcony(expert="serail_figure")
    do(s, "build 1")
    assert (s.balconies[0], s.figures[0], serail(s)) == (0, 0, "red")
    assert s.serail_figure == NOBODY


def test_s3_6_without_one_in_supply_a_figure_may_come_from_a_quarter() -> None:
    s = no_figure_left()
    assert legal(s, "build") == ["build 1", "build 1 from masons"]
    do(s, "build 1 from masons")
    assert (s.balconies[0], s.figures, serail(s)) == (0, [0, 8], "yellow")
    assert s.quarters == [-1] * 12
    assert s.ready == 0


def test_s3_6_or_the_balcony_stays_as_it_was() -> None:
    s = no_figure_left()
    do(s, "build 1")
    assert (s.balconies[0], s.figures, serail(s)) == (1, [0, 7], "")
    assert s.levels[0] == 2


def test_s3_6_a_figure_in_supply_must_be_placed() -> None:
    s = position(["2 alabaster, sandstone"], quarters="masons red")
    assert legal(s, "build") == ["build 1"]
    assert refused(s, "build 1 from masons") == "figure_in_supply S3.6"
    s = no_figure_left()
    assert refused(s, "build 1 from bazaar") == "no_figure_there S3.6"


def balcony(stands: str, house: str = "may_send_back") -> SabaState:
    """Red builds a fountain beside balcony 1."""
    return position(
        ["alabaster, sandstone, 2 ebony"],
        spaces=FOUNTAINS,
        levels="1 1",
        balconies=f"1 {stands}" if stands else "",
        house=house,
    )


def test_s3_6_by_the_house_rule_the_balcony_may_be_left_as_it_is() -> None:
    s = balcony("yellow")
    assert legal(s, "build") == ["build 1", "build 1 leaving the balcony"]
    left = do(s.copy(), "build 1 leaving the balcony")
    assert (left.levels[0], left.balconies[0], left.figures, serail(left)) == (2, 1, [8, 7], "")
    do(s, "build 1")
    assert (s.levels[0], s.balconies[0], s.figures, serail(s)) == (2, 0, [7, 8], "yellow")


def test_s3_6_by_the_house_rule_ones_own_figure_may_stay_too() -> None:
    s = balcony("red")
    assert legal(s, "build") == ["build 1", "build 1 leaving the balcony"]
    do(s, "build 1 leaving the balcony")
    assert (s.balconies[0], s.figures, serail(s)) == (0, [7, 8], "")


def test_s3_6_the_house_rule_leaves_no_balcony_empty() -> None:
    s = balcony("")
    assert legal(s, "build") == ["build 1"]
    assert refused(s, "build 1 leaving the balcony") == "balcony_free S3.6"


def test_s3_6_without_the_house_rule_a_figure_is_put_there() -> None:
    s = balcony("yellow", house="")
    assert legal(s, "build") == ["build 1"]
    assert refused(s, "build 1 leaving the balcony") == "must_send_back S3.6"


def test_s3_6_who_has_no_figure_need_not_say_that_the_balcony_is_left() -> None:
    s = no_figure_left()
    s.may_send_back = True
    assert legal(s, "build") == ["build 1", "build 1 from masons"]
    assert refused(s, "build 1 leaving the balcony") == "no_figure_left S3.6"


def test_s3_7_cards_move_up_and_a_new_one_comes() -> None:
    s = do(position(["2 alabaster, sandstone"]), "build 1")
    assert spaces(s) == "arch 2, arch 3, arch 4"


def test_s3_7_what_can_no_longer_be_built_leaves_at_once() -> None:
    s = position(["alabaster, sandstone, 2 ebony"], spaces="fountain 1, arch 1, fountain 2")
    assert told(s, "build 1") == ["build", "balcony"] + ["leaves", "turned_up"] * 2
    assert spaces(s) == "fountain 2, fountain 3, fountain 4"


def test_s3_7_also_several_one_after_the_other() -> None:
    s = position(
        ["2 alabaster, 2 sandstone, ebony"],
        spaces="column 1, arch 1, fountain 1",
        rest="column 6, column 7, column 8, end card",
    )
    assert told(s, "build 1") == ["build", "balcony"] + ["leaves", "turned_up"] * 3
    assert spaces(s) == "column 6, column 7, column 8"


def test_s3_7_spaces_stay_empty_when_the_deck_is_used_up() -> None:
    s = position(
        ["2 alabaster, 2 sandstone, ebony"], spaces="column 1, end card, column 2", rest=""
    )
    assert spaces(do(s, "build 1")) == "end card, column 2"


def test_s3_10_a_treasury_card_may_be_carried_out_before_a_build() -> None:
    s = position(
        ["2 alabaster, 2 sandstone, 3 ebony, gold"],
        spaces="first treasury, fountain 1, fountain 2",
    )
    do(s, "treasury 1", "build 1")
    assert (s.built, s.carried) == (True, True)


def test_s3_10_or_after_a_build_or_instead_of_one() -> None:
    s = position(
        ["2 alabaster, 2 sandstone, 3 ebony, gold"],
        spaces="fountain 1, first treasury, fountain 2",
    )
    do(s, "build 1", "treasury 1")
    assert (s.built, s.carried) == (True, True)
    s = position([ONE_OF_EACH], spaces="first treasury, fountain 1, fountain 2")
    do(s, "treasury 1", "draw")
    assert (s.built, s.carried) == (False, True)


def test_s3_10_one_in_a_turn_for_its_cost_and_the_gold_of_its_space() -> None:
    goods = "2 alabaster, 2 sandstone, 2 ebony, 5 gold"
    s = position([goods], spaces="column 1, first treasury, second treasury")
    assert legal(s, "treasury") == ["treasury 2", "treasury 3"]
    do(s, "treasury 2")
    assert has(s, 0) == "1 alabaster, 1 sandstone, 1 ebony, 3 gold"
    assert refused(s, "treasury 2") == "already_carried_out S3.10"
    assert refused(s, "treasury 1") == "no_treasury S3.10"
    s = position(["alabaster, sandstone, ebony"], spaces="first treasury, fountain 1, fountain 2")
    assert refused(s, "treasury 1") == "too_little S3.10"


def test_s3_10_after_a_treasury_card_not_the_end_card_too() -> None:
    s = position(
        ["2 alabaster, 2 sandstone, 2 ebony, 7 gold"],
        spaces="second treasury, end card, column 8",
        rest="",
    )
    do(s, "treasury 1")
    assert refused(s, "finish 1") == "already_carried_out S3.10"


def test_s3_10_a_treasury_card_is_carried_out_even_if_the_winner_declines() -> None:
    s = position(
        ["2 alabaster, 2 sandstone, 2 ebony, 4 gold"],
        spaces="first treasury, second treasury, column 8",
        rest="end card",
        levels=ALL_ARCHES,
        balconies=all_of("yellow", 8),
        quarters="masons yellow",
    )
    do(s, "treasury 1", "decline")
    assert refused(s, "treasury 1") == "already_carried_out S3.10"


def test_s3_10_a_figure_in_a_quarter_ends_the_build_step() -> None:
    s = position(
        ["2 alabaster, 2 sandstone, 3 ebony, 2 gold"],
        spaces="fountain 1, first treasury, fountain 2",
    )
    do(s, "build 1")
    assert "treasury 1" in legal(s)
    do(s, "place masons")
    assert refused(s, "treasury 1") == "not_now S3.11"


def test_s3_10_the_end_card_places_no_treasury_figure() -> None:
    s = position(
        ["alabaster, sandstone, ebony, 2 gold"],
        spaces="end card, column 7, column 8",
        rest="",
        levels="1 1",
        balconies="1 red",
    )
    assert refused(s, "treasury 1") == "no_treasury S3.10"
    do(s, "finish 1")
    assert s.treasury == [0, 0]


PLENTY = "4 alabaster, 4 sandstone, 4 ebony, 4 gold"
WITH_TREASURY = "fountain 1, first treasury, fountain 2"
NO_PART = "first treasury, second treasury, end card"


@pytest.mark.parametrize(
    ("spaces", "done", "key"),
    [
        (FOUNTAINS, "", "building"),
        (WITH_TREASURY, "", "building_or_carrying treasury"),
        ("column 1, column 8, end card", "", "building_or_carrying end"),
        (NO_PART, "", "carrying both"),
        (NO_PART, "carried", "drawing"),
        (WITH_TREASURY, "carried", "building"),
        (WITH_TREASURY, "built", "placing_or_carrying treasury"),
        (WITH_TREASURY, "built, carried", "placing"),
        (FOUNTAINS, "poor", "short"),
        (WITH_TREASURY, "poor, built", "short"),
        (WITH_TREASURY, "poor, built, carried", "drawing"),
        (FOUNTAINS, "poor, ready", "short_or_using"),
        (FOUNTAINS, "poor, ready, built", "using"),
    ],
)
def test_s3_10_the_question_names_what_can_be_done_now(spaces: str, done: str, key: str) -> None:
    rest = "column 7" if "end card" in spaces else None
    s = position(
        ["" if "poor" in done else PLENTY],
        spaces=spaces,
        rest=rest,
        built="built" in done,
        carried="carried" in done,
        quarters="masons red" if "ready" in done else "",
    )
    question = s.question(0)
    assert question is not None
    card = question["params"]["card"] if "carrying" in key else ""
    assert f"{question['key']} {card}".strip() == key


def asked(s: SabaState) -> object:
    """The key of the question that red is asked."""
    question = s.question(0)
    assert question is not None
    return question["key"]


def test_s3_8_the_question_names_no_quarter_without_a_figure_or_a_place() -> None:
    s = position(["gold"], levels=ALL_ARCHES, balconies=all_of("red"), spaces=FOUNTAINS, built=True)
    assert asked(s) == "drawing"
    full = ", ".join(f"{quarter} yellow, {quarter} blue" for quarter in QUARTERS)
    s = position(["gold"], players=3, quarters=full, spaces=FOUNTAINS, built=True)
    assert asked(s) == "drawing"


def scoring(balconies: str, quarters: str = "", serail: str = "") -> SabaState:
    """A treasury card that red can carry out."""
    return position(
        [ONE_OF_EACH],
        spaces="first treasury, fountain 7, fountain 8",
        levels=ALL_ARCHES,
        balconies=balconies,
        quarters=quarters,
        serail=serail,
    )


def test_s4_1_most_points_put_a_figure_on_the_treasury() -> None:
    s = do(scoring(balconies="1 yellow, 2 yellow, 3 red"), "treasury 1")
    assert s.treasury == [0, 1]
    assert s.figures == [7, 5]
    assert s.scores() == [1, 3]


def test_s4_1_figures_on_the_treasury_count() -> None:
    s = position(
        [ONE_OF_EACH],
        spaces="second treasury, column 7, column 8",
        levels=ALL_ARCHES,
        balconies="1 red, 2 red, 3 yellow, 4 yellow",
        treasury=[1, 0],
        rest="end card",
    )
    assert do(s, "treasury 1").treasury == [2, 0]


def test_s4_1_a_tie_is_decided_by_the_serail() -> None:
    s = do(scoring(balconies="1 yellow, 2 red", serail="yellow red yellow"), "treasury 1")
    assert s.treasury == [0, 1]


def test_s4_1_the_serail_compares_only_those_who_are_tied() -> None:
    s = position(
        [ONE_OF_EACH],
        players=3,
        spaces="first treasury, fountain 7, fountain 8",
        levels=ALL_ARCHES,
        balconies="1 yellow, 2 red",
        serail="blue blue yellow",
    )
    assert do(s, "treasury 1").treasury == [0, 1, 0]


def test_s4_1_if_the_tie_stays_nobody_is_placed() -> None:
    s = scoring(balconies="1 yellow, 2 red")
    assert "treasury_tied" in told(s, "treasury 1")
    assert s.treasury == [0, 0]
    assert spaces(s) == "fountain 7, fountain 8, second treasury"


@pytest.mark.parametrize(
    ("balconies", "winner"), [("1 yellow, 2 yellow, 3 red", 1), ("1 yellow, 2 red", None)]
)
def test_s4_1_the_event_names_the_winner_and_what_was_counted(
    balconies: str, winner: int | None
) -> None:
    s = scoring(balconies=balconies)
    s.listen()
    do(s, "treasury 1")
    told_of = s.heard()[0].params
    assert told_of["winner"] == winner
    assert told_of["points"] == [balconies.count("red"), balconies.count("yellow")]


def test_s4_2_without_a_figure_the_winner_chooses_one_from_a_quarter() -> None:
    s = scoring(
        balconies=all_of("yellow", 7, 8), quarters="masons yellow, bazaar yellow, bazaar red"
    )
    do(s, "treasury 1")
    assert (s.actor, s.turn, s.phase.name) == (1, 0, "choosing")
    assert legal(s) == ["decline", "take masons", "take bazaar"]
    assert refused(s, "take exchange") == "no_figure_there S4.2"
    assert spaces(s) == "first treasury, fountain 7, fountain 8"
    do(s, "take masons")
    assert s.treasury == [0, 1]
    assert s.quarters[4] == -1
    assert (s.actor, s.phase.name) == (0, "building")
    assert spaces(s) == "fountain 7, fountain 8, second treasury"


def test_s4_2_the_figure_that_was_taken_no_longer_acts() -> None:
    s = scoring(balconies=all_of("red", 8), quarters="masons red")
    do(s, "treasury 1", "take masons")
    assert s.ready == 0
    assert not legal(s, "use")


def test_s4_2_or_none() -> None:
    s = scoring(balconies=all_of("yellow", 8), quarters="masons yellow")
    do(s, "treasury 1", "decline")
    assert s.treasury == [0, 0]
    assert (s.actor, s.phase.name) == (0, "building")


def test_s4_2_a_winner_without_any_figure_places_none() -> None:
    s = scoring(balconies=all_of("yellow"))
    assert "treasury_no_figure" in told(s, "treasury 1")
    assert s.treasury == [0, 0]
    assert (s.actor, s.phase.name) == (0, "building")
