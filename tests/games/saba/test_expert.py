"""[S8] The expert rules."""

from __future__ import annotations

import pytest

from makeda.games.saba.components import RESOURCES
from makeda.games.saba.state import SabaState
from tests.games.saba.build import (
    SABA,
    do,
    hand,
    harbour,
    has,
    legal,
    position,
    refused,
    serail,
    supply,
    told,
)

FOUNTAINS = "fountain 1, fountain 2, fountain 3"


def test_s8_1_a_hand_may_hold_four_cards() -> None:
    s = position(expert="persons", phase="ending", hands=["ebony, gold, robber, merchant"])
    assert do(s, "end turn").turn == 1
    s = position(expert="persons", phase="ending", hands=["ebony, gold, robber, robber, merchant"])
    assert s.dump() != do(s, "end turn").dump()
    assert s.phase.name == "limiting"
    do(s, "discard card robber")
    assert hand(s, 0) == "ebony, gold, merchant, robber"


def test_s8_1_four_cards_only_with_persons() -> None:
    s = position(expert="guards, serail_figure", phase="ending", hands=["ebony, ebony, gold, gold"])
    assert do(s, "end turn").phase.name == "limiting"


def test_s8_1_person_cards_must_be_in_the_hand() -> None:
    s = position(["gold", "gold"])
    for move in ("caravan leader gold", "robber yellow gold", "harbour master 1 2"):
        assert refused(s, move) == "card_not_in_hand S8.1"


def test_s8_1_the_overseer_moves_a_figure_that_can_act_at_once() -> None:
    s = position(
        expert="persons",
        quarters="masons red, carpenters yellow, carpenters yellow",
        hands=["overseer"],
    )
    assert refused(s, "overseer masons to carpenters") == "quarter_full S8.1"
    assert refused(s, "overseer exchange to goldsmiths") == "no_figure_there S8.1"
    do(s, "use masons", "overseer masons to goldsmiths", "use goldsmiths")
    assert has(s, 0) == "1 sandstone, 1 gold"
    assert not legal(s, "use")


def test_s8_1_an_unused_action_in_the_old_quarter_is_lost() -> None:
    s = position(expert="persons", quarters="masons red", hands=["overseer, overseer"])
    do(s, "overseer masons to goldsmiths", "overseer goldsmiths to masons", "use masons")
    assert refused(s, "use masons") == "figure_not_ready S6.1"


def test_s8_1_the_overseer_moves_even_a_figure_placed_this_turn() -> None:
    s = position(["2 gold"], expert="persons", hands=["overseer"], built=True)
    do(s, "place masons", "overseer masons to goldsmiths", "use goldsmiths")
    assert has(s, 0) == "2 gold"


def test_s8_1_the_craftsman_saves_all_pieces_of_one_kind() -> None:
    s = position(["sandstone"], expert="persons", hands=["craftsman"])
    assert legal(s, "build") == ["build 1 with craftsman alabaster"]
    assert refused(s, "build 1") == "too_little S3.5"
    assert refused(s, "build 1 with craftsman ebony") == "craftsman_idle S8.1"
    assert refused(s, "build 1 with craftsman sandstone") == "too_little S3.5"
    do(s, "build 1 with craftsman alabaster")
    assert (has(s, 0), hand(s, 0)) == ("", "")


def test_s8_1_the_craftsman_saves_the_gold_of_the_space_too() -> None:
    s = position(["alabaster, 2 ebony"], expert="persons", hands=["craftsman"])
    do(s, "build 3 with craftsman gold")
    assert s.levels[2] == 1


def test_s8_1_the_craftsman_saves_the_guard_too() -> None:
    s = position(
        ["alabaster, sandstone"],
        expert="persons, guards",
        hands=["craftsman"],
        spaces=FOUNTAINS,
        levels="1 1",
        guards="1 ebony",
    )
    do(s, "build 1 with craftsman ebony")
    assert has(s, 0) == ""
    assert s.guards[0] == -1


def test_s8_1_the_craftsman_may_help_who_could_pay() -> None:
    s = position(["2 alabaster, sandstone"], expert="persons", hands=["craftsman, craftsman"])
    assert legal(s, "build") == [
        "build 1",
        "build 1 with craftsman alabaster",
        "build 1 with craftsman sandstone",
    ]
    do(s, "build 1 with craftsman alabaster")
    assert (has(s, 0), hand(s, 0)) == ("2 alabaster", "craftsman")


def test_s8_1_no_craftsman_for_treasury_and_end_cards() -> None:
    s = position(
        ["alabaster, sandstone, ebony"],
        expert="persons",
        hands=["craftsman"],
        spaces="first treasury, fountain 1, fountain 2",
    )
    assert not legal(s, "treasury")
    assert refused(s, "build 1 with craftsman gold") == "no_palace_card S3.5"


def test_s8_1_no_craftsman_without_the_card() -> None:
    s = position(["2 alabaster, sandstone"], expert="persons")
    assert refused(s, "build 1 with craftsman alabaster") == "card_not_in_hand S8.1"


def test_s8_1_the_harbour_master_swaps_two_fields() -> None:
    s = position(expert="persons", hands=["harbour master"])
    before = supply(s)
    do(s, "harbour master 4 1")
    assert harbour(s) == "2 ebony, 2 alabaster, 3 sandstone, 4 gold"
    assert before == "13 alabaster, 12 sandstone, 11 ebony, 13 gold"
    assert supply(s) == "13 alabaster, 12 sandstone, 13 ebony, 11 gold"


def test_s8_1_the_harbour_master_may_swap_any_two_fields() -> None:
    s = position(expert="persons", hands=["harbour master"])
    assert len(legal(s, "harbour master")) == 6


def test_s8_1_the_harbour_master_fills_only_his_two_fields() -> None:
    s = position(
        expert="persons",
        hands=["harbour master"],
        harbour="2 gold, 0 alabaster, 3 sandstone, 4 ebony",
    )
    do(s, "harbour master 1 3")
    assert harbour(s) == "2 sandstone, 0 alabaster, 3 gold, 4 ebony"


def test_s8_1_the_harbour_master_fills_as_far_as_the_supply_goes() -> None:
    s = position(["7 gold", "6 gold"], expert="persons", hands=["harbour master"])
    do(s, "harbour master 1 3")
    assert harbour(s) == "2 sandstone, 2 alabaster, 2 gold, 4 ebony"


def test_s8_1_the_serail_guard_swaps_two_markers() -> None:
    s = position(expert="persons", hands=["serail guard"], serail="red red yellow")
    assert legal(s, "serail") == ["serail guard 1 3", "serail guard 2 3"]
    assert refused(s, "serail guard 1 2") == "markers_the_same S8.1"
    assert refused(s, "serail guard 3 4") == "markers_the_same S8.1"
    assert serail(do(s, "serail guard 1 3")) == "yellow red red"


def test_s8_1_the_caravan_leader_brings_any_piece() -> None:
    s = position(["13 gold"], expert="persons", hands=["caravan leader"])
    assert refused(s, "caravan leader gold") == "supply_empty S8.1"
    assert has(do(s, "caravan leader ebony"), 0) == "1 ebony, 13 gold"


def test_s8_1_the_robber_takes_a_piece_of_another_player() -> None:
    s = position(["", "2 gold", "ebony"], players=3, expert="persons", hands=["robber"])
    assert legal(s, "robber") == ["robber yellow gold", "robber blue ebony"]
    assert refused(s, "robber yellow ebony") == "they_lack S8.1"
    assert refused(s, "robber red gold") == "not_yourself S8.1"
    assert refused(s, "robber green gold") == "no_such_player S8.1"
    do(s, "robber yellow gold")
    assert (has(s, 0), has(s, 1)) == ("1 gold", "1 gold")


def bargain() -> SabaState:
    return position(["alabaster, sandstone", "2 gold, ebony"], expert="persons", hands=["merchant"])


def test_s8_1_the_merchant_swaps_one_or_two_pieces() -> None:
    assert legal(bargain(), "merchant") == [
        "merchant yellow ebony for alabaster",
        "merchant yellow ebony for sandstone",
        "merchant yellow gold for alabaster",
        "merchant yellow gold for sandstone",
        "merchant yellow ebony gold for alabaster sandstone",
        "merchant yellow gold gold for alabaster sandstone",
    ]
    s = do(bargain(), "merchant yellow gold ebony for sandstone alabaster")
    assert has(s, 0) == "1 ebony, 1 gold"
    assert has(s, 1) == "1 alabaster, 1 sandstone, 1 gold"


def test_s8_1_the_merchant_needs_the_pieces_on_both_sides() -> None:
    s = bargain()
    assert refused(s, "merchant yellow ebony ebony for alabaster sandstone") == "they_lack S8.1"
    assert refused(s, "merchant yellow gold gold for alabaster alabaster") == "you_lack_all S8.1"
    assert refused(s, "merchant red gold for alabaster") == "not_yourself S8.1"
    assert refused(s, "merchant green gold for alabaster") == "no_such_player S8.1"


def test_s8_1_the_merchant_gives_other_kinds_than_he_takes() -> None:
    s = position(["gold, ebony", "gold, ebony"], expert="persons", hands=["merchant"])
    assert legal(s, "merchant") == [
        "merchant yellow ebony for gold",
        "merchant yellow gold for ebony",
    ]


def test_s8_1_a_card_that_would_change_nothing_cannot_be_played() -> None:
    s = position(
        expert="persons",
        hands=["overseer, serail guard, merchant, robber"],
        serail="red red",
    )
    assert legal(s) == ["draw"]


def test_s8_2_the_leader_of_the_serail_puts_a_figure_there() -> None:
    s = position(
        ["alabaster, sandstone, 2 ebony"],
        expert="serail_figure",
        spaces=FOUNTAINS,
        levels="1 1",
        balconies="1 yellow",
    )
    assert told(s, "build 1")[-3:] == ["lead", "leaves", "turned_up"]
    assert s.serail_figure == 1
    assert s.figures == [7, 7]
    assert s.scores() == [1, 1]


def test_s8_2_when_the_lead_changes_so_does_the_figure() -> None:
    s = position(
        expert="persons, serail_figure",
        hands=["serail guard"],
        serail="red yellow",
        serail_figure="red",
    )
    assert told(s, "serail guard 1 2") == ["serail_guard", "lead_lost", "lead"]
    assert (s.serail_figure, s.figures) == (1, [8, 7])


def test_s8_2_a_leader_without_a_figure_puts_one_as_soon_as_he_has_one() -> None:
    s = position(
        ["", "alabaster, sandstone, 2 ebony"],
        turn=1,
        expert="persons, serail_figure",
        hands=["", "serail guard"],
        spaces=FOUNTAINS,
        levels=", ".join(f"{plot} 1" for plot in range(1, 8)),
        balconies=", ".join(f"{plot} red" for plot in range(1, 8)),
        quarters="masons red",
        serail="yellow red",
        serail_figure="yellow",
    )
    do(s, "serail guard 1 2")
    assert (s.serail_figure, s.figures) == (-1, [0, 8])
    do(s, "build 1")
    assert (s.serail_figure, s.figures) == (0, [0, 7])


def test_s8_2_a_builder_who_sends_himself_back_may_lead() -> None:
    s = position(
        ["alabaster, sandstone, 2 ebony"],
        expert="serail_figure",
        spaces="fountain 1, fountain 2, fountain 3",
        levels="1 1",
        balconies="1 red",
    )
    do(s, "build 1")
    assert (s.serail_figure, s.figures, s.scores()) == (0, [6, 8], [2, 0])


def test_s8_2_it_counts_in_treasury_scorings() -> None:
    s = position(
        ["alabaster, sandstone, ebony, gold"],
        expert="serail_figure",
        spaces="first treasury, fountain 1, fountain 2",
        levels="1 1",
        balconies="1 red",
        serail="red yellow",
        serail_figure="red",
    )
    assert do(s, "treasury 1").treasury == [1, 0]


def test_s8_3_a_guard_may_be_laid_with_a_build() -> None:
    s = position(["2 alabaster, sandstone, gold"], expert="guards")
    assert legal(s, "build") == ["build 1", "build 1 guard gold"]
    assert refused(s, "build 1 guard alabaster") == "no_guard_left S8.3"
    do(s, "build 1 guard gold")
    assert has(s, 0) == ""
    assert s.guards[0] == 3
    s = position(["2 alabaster, sandstone, gold"])
    assert refused(s, "build 1 guard gold") == "no_guards S8.3"


def test_s8_3_a_higher_part_costs_one_more_of_that_kind() -> None:
    s = position(
        ["alabaster, sandstone, 3 ebony, gold"],
        expert="guards",
        spaces=FOUNTAINS,
        levels="1 1",
        guards="1 ebony",
    )
    before = s.supply[2]
    do(s, "build 1")
    assert has(s, 0) == "1 gold"
    assert s.supply[2] == before + 4
    assert s.guards[0] == -1


def test_s8_3_the_old_guard_may_give_way_to_a_new_one() -> None:
    s = position(
        ["alabaster, sandstone, 3 ebony, gold"],
        expert="guards",
        spaces=FOUNTAINS,
        levels="1 1",
        guards="1 ebony",
    )
    do(s, "build 1 guard gold")
    assert s.guards[0] == 3
    s = position(
        ["alabaster, sandstone, 2 ebony"],
        expert="guards",
        spaces=FOUNTAINS,
        levels="1 1",
        guards="1 ebony",
    )
    assert refused(s, "build 1") == "too_little S3.5"


def test_s8_3_what_the_craftsman_spares_may_be_the_guard() -> None:
    s = position(
        ["alabaster, sandstone, ebony"],
        expert="persons, guards",
        hands=["craftsman"],
        spaces="fountain 1, fountain 2, fountain 3",
    )
    do(s, "build 1 with craftsman ebony guard ebony")
    assert (has(s, 0), RESOURCES[s.guards[0]]) == ("", "ebony")


def test_s8_3_treasury_and_end_cards_are_not_guarded() -> None:
    s = position(
        ["alabaster, sandstone, ebony, gold"],
        expert="guards",
        spaces="first treasury, second treasury, end card",
        rest="column 8",
        levels="1 1, 2 1, 3 1",
        guards="1 ebony, 2 ebony, 3 ebony",
    )
    assert "treasury 1" in legal(s)
    seen = s.view(None)["spaces"]
    assert isinstance(seen, list)
    assert [space["price"]["ebony"] for space in seen] == [1, 1, 1]


def test_s8_3_also_with_a_column() -> None:
    s = position(
        ["2 alabaster, 2 sandstone, 2 ebony"],
        expert="guards",
        spaces="column 1, column 2, column 3",
    )
    assert do(s, "build 1 guard ebony").guards[0] == 2


@pytest.mark.parametrize("rule", ["persons", "serail_figure", "guards"])
def test_each_expert_rule_can_be_chosen_alone(rule: str) -> None:
    dumped = SABA.new(2, 1, **{rule: "on"}).dump()
    names = {"persons": "persons", "serail_figure": "serail_figure_rule", "guards": "guard_rule"}
    assert {name: dumped[field] for name, field in names.items()} == {
        name: "on" if name == rule else "off" for name in names
    }
