"""[B3] A turn: pass or build."""

from __future__ import annotations

from makeda.games.babel.moves import MOVES
from makeda.games.babel.state import BabelState
from tests.games.babel.build import discs, do, events, hand, legal, parts, position, refused

SHIPS = ["4 ship, camel", "ship, camel", "2 ship", "ship"]


def ships(may_replace_parts: bool = False) -> BabelState:
    """The rulebook's example: red wants to build a disc for five ships on the tower of Babel."""
    discs = "tower 1: ship 5; tower 2: stonemason 4"
    return position(SHIPS, discs=discs, may_replace_parts=may_replace_parts)


def offered(may_replace_parts: bool = False) -> BabelState:
    """Yellow offers one ship, green two with the trading card, blue one."""
    s = ships(may_replace_parts)
    return do(s, "build tower 1", "offer 1", "offer 2 trade", "offer 1")


def mixed(red: str, yellow: str = "", green: str = "") -> BabelState:
    """Red wants to build a disc for three camels and two cranes."""
    hands = [red, yellow, green]
    discs = "tower 1: camel 3 crane 2"
    return do(position(hands, players=3, discs=discs, two_colour=True), "build tower 1")


def test_b3_1_who_passes_draws_two_cards_and_the_others_one() -> None:
    s = do(position(["", "", "", ""], deck="camel ship crane crane stonemason"), "pass")
    assert hand(s, "red") == ["crane", "stonemason"]
    assert [hand(s, colour) for colour in ("yellow", "green", "blue")] == [
        ["crane"],
        ["ship"],
        ["camel"],
    ]
    assert s.actors() == [1]


def test_b3_2_any_disc_on_any_wonder_can_be_chosen_with_empty_hands() -> None:
    s = position()
    assert len(legal(s, "red")) == 25
    do(s, "build gardens 3")
    assert s.actors() == [1, 2, 3]


def test_b3_2_a_disc_that_is_gone_cannot_be_chosen() -> None:
    s = position(discs="tower 1: ship 5", taken="tower 1: blue", parts="tower: 0 0 0 5")
    assert refused(s, "build tower 1") == "no_disc_there B3.2"
    assert "build tower 2" in legal(s, "red")


def test_b3_3_all_others_are_awaited_at_once_and_seal_in_any_order() -> None:
    s = do(ships(), "build tower 1")
    assert s.actors() == [1, 2, 3]
    do(s, "green: offer 2 trade")
    assert s.actors() == [1, 3]
    do(s, "blue: offer 1", "yellow: offer 1")
    assert s.phase.name == "accepting"
    assert s.actors() == [0]


def test_b3_3_at_most_the_number_of_the_disc_and_what_is_held() -> None:
    s = do(position(["", "9 ship", "2 ship"], players=3, discs="tower 1: ship 5"), "build tower 1")
    assert legal(s, "yellow")[-1] == "offer 5 trade"
    assert refused(s, "yellow: offer 6") == "offer_beyond_disc B3.3"
    assert set(legal(s, "green")) == {
        "offer nothing",
        "offer 1",
        "offer 1 trade",
        "offer 2",
        "offer 2 trade",
    }
    assert refused(s, "green: offer 3") == "cards_not_in_hand B3.3"
    assert legal(s, "red") == []
    assert refused(s, "red: offer 1") == "not_your_turn B3.3"


def test_b3_3_on_a_two_colour_disc_at_most_each_number_of_each_kind() -> None:
    s = mixed("", "4 camel, 4 crane, ship", "crane")
    words = legal(s, "yellow")
    assert len(words) == 1 + 2 * (4 * 3 - 1)
    assert "offer 3 camel 2 crane trade" in words
    assert refused(s, "yellow: offer 4 camel") == "offer_beyond_disc B3.3"
    assert refused(s, "yellow: offer 3 camel 3 crane") == "offer_beyond_disc B3.3"
    assert refused(s, "yellow: offer 1 ship") == "kind_not_asked B3.3"
    assert refused(s, "yellow: offer 2") == "offer_form B3.3"
    assert legal(s, "green") == ["offer nothing", "offer 1 crane", "offer 1 crane trade"]


def test_b3_3_a_disc_of_one_kind_takes_a_plain_number() -> None:
    s = do(ships(), "build tower 1")
    assert refused(s, "yellow: offer 1 ship") == "offer_form B3.3"
    assert refused(s, "yellow: pass") == "not_now B3.3"


def test_b3_3_no_trading_card_without_a_building_card_and_everyone_is_asked() -> None:
    s = do(position(discs="tower 1: ship 5"), "build tower 1")
    assert s.actors() == [1, 2, 3]
    assert legal(s, "yellow") == ["offer nothing"]


def test_b3_3_a_sealed_offer_can_be_changed_until_the_last_is_in() -> None:
    s = do(ships(), "build tower 1", "green: offer 2 trade")
    assert s.actors() == [1, 3]
    assert legal(s, "green") == ["offer nothing", "offer 1", "offer 1 trade", "offer 2"]
    assert refused(s, "green: offer 2 trade") == "same_offer B3.3"
    do(s, "green: offer 1", "green: offer 2", "yellow: offer 1", "blue: offer 1")
    assert legal(s, "green") == []
    assert refused(s, "green: offer 1") == "not_your_turn B3.4"
    do(s, "accept yellow green")
    assert discs(s, "red") == ["ship 5"]


def test_b3_3_a_sealed_offer_can_be_changed_three_times() -> None:
    s = do(ships(), "build tower 1", "green: offer 2")
    assert s.view(2)["me"]["changes_left"] == 3
    do(s, "green: offer 1", "green: offer nothing", "green: offer 2 trade")
    assert s.view(2)["me"]["changes_left"] == 0
    assert legal(s, "green") == []
    assert refused(s, "green: offer 1") == "no_more_changes B3.3"
    do(s, "blue: offer 1", "blue: offer nothing", "yellow: offer 1")
    assert s.view(2)["me"]["changes_left"] is None
    do(s, "give up", "yellow: build tower 1", "green: offer 2", "green: offer 1")
    assert s.view(2)["me"]["changes_left"] == 2


def test_b3_4_any_fitting_set_of_whole_offers_can_be_accepted() -> None:
    assert set(legal(offered(), "red")) == {
        "accept yellow",
        "accept green",
        "accept blue",
        "accept yellow green",
        "accept yellow blue",
        "accept green blue",
        "accept yellow green blue",
        "give up",
    }


def test_b3_4_accepting_nobody_needs_all_cards_in_hand() -> None:
    s = position(["5 ship", "ship", ""], players=3, discs="tower 1: ship 5")
    do(s, "build tower 1", "offer 1", "offer nothing")
    assert legal(s, "red") == ["accept nobody", "accept yellow", "give up"]
    assert refused(s, "accept green") == "no_offer B3.4"
    assert refused(s, "accept black") == "no_offer B3.4"
    assert refused(s, "accept red") == "no_offer B3.4"


def test_b3_4_only_one_trading_card_and_not_too_many_cards() -> None:
    hands = ["3 ship", "2 ship", "ship", "3 ship"]
    s = do(position(hands, discs="tower 1: ship 3"), "build tower 1")
    do(s, "offer 2 trade", "offer 1 trade", "offer 3")
    assert refused(s, "accept yellow green") == "two_trades B3.4"
    assert refused(s, "accept yellow blue") == "too_many_cards B3.4"
    assert set(legal(s, "red")) == {
        "accept nobody",
        "accept blue",
        "accept green",
        "accept yellow",
        "give up",
    }


def test_b3_4_on_a_two_colour_disc_each_kind_must_fit() -> None:
    s = do(mixed("2 camel, crane", "camel, crane", "3 camel, 2 crane"), "offer 1 camel 1 crane")
    do(s, "green: offer 2 camel 2 crane")
    assert refused(s, "accept yellow green") == "too_many_cards B3.4"
    assert legal(s, "red") == ["accept green", "accept yellow", "give up"]


def test_b3_5_exactly_what_is_missing_is_added() -> None:
    s = do(offered(), "accept yellow green")
    assert hand(s, "red") == ["camel", "ship", "ship", "stonemason"]
    assert s.discards == [0, 0, 5, 0]


def test_b3_5_who_cannot_add_it_cannot_accept() -> None:
    s = do(position(["3 ship", "ship", "", ""], discs="tower 1: ship 5"), "build tower 1")
    do(s, "offer 1", "offer 0", "offer 0")
    assert legal(s, "red") == ["give up"]
    assert refused(s, "accept yellow") == "cards_missing B3.5"


def test_b3_5_a_joker_is_two_cards_of_one_kind() -> None:
    s = position(
        ["2 ship", "2 ship", ""], players=3, discs="tower 1: ship 5", actions=["2 joker", "", ""]
    )
    do(s, "build tower 1", "offer 2", "offer nothing")
    # Missing are five, or three: one or two are left for the hand.
    assert legal(s, "red") == ["accept nobody joker joker", "accept yellow joker", "give up"]
    assert refused(s, "accept yellow joker joker") == "joker_too_much B3.5"


def test_b3_5_on_a_two_colour_disc_the_joker_names_its_kind() -> None:
    s = position(
        ["camel, crane", "camel", "crane"],
        players=3,
        two_colour=True,
        discs="tower 1: camel 3 crane 2",
        actions=["2 joker", "", ""],
    )
    do(s, "build tower 1", "offer 1 camel", "offer 1 crane")
    assert set(legal(s, "red")) == {
        "accept nobody joker camel joker crane",
        "accept yellow joker camel joker crane",
        "accept green joker camel",
        "accept yellow green joker camel",
        "give up",
    }
    assert refused(s, "accept green joker") == "joker_form B3.5"
    assert refused(s, "accept green joker ship") == "kind_not_asked B3.5"


def test_b3_5_jokers_are_named_in_any_order() -> None:
    for who in ("nobody", "yellow green"):
        code = MOVES.parse(f"accept {who} joker camel joker crane")
        assert MOVES.parse(f"accept {who} joker crane joker camel") == code
        assert MOVES.words(code) == f"accept {who} joker camel joker crane"
    swapped = MOVES.parse("accept green yellow joker crane joker camel")
    assert MOVES.words(swapped) == "accept yellow green joker camel joker crane"


def test_b3_5_a_joker_is_never_a_single_card_nor_one_of_each_kind() -> None:
    s = position(
        ["", "2 camel", "crane"],
        players=3,
        two_colour=True,
        discs="tower 1: camel 3 crane 2",
        actions=["2 joker", "", ""],
    )
    do(s, "build tower 1", "offer 2 camel", "offer 1 crane")
    assert legal(s, "red") == ["give up"]
    assert refused(s, "accept yellow green joker camel") == "joker_too_much B3.5"


def test_b3_6_example_red_takes_yellows_offer_and_adds_four_ships() -> None:
    s = do(offered(), "accept yellow")
    assert parts(s, "tower") == [4, 1, 0, 0]
    assert discs(s, "red") == ["ship 5"]
    assert s.scores() == [0, 0, 2, 1]


def test_b3_6_example_green_gets_the_disc_and_red_replaces_its_parts() -> None:
    s = do(offered(), "accept yellow green")
    assert parts(s, "tower") == [4, 1, 0, 0]
    assert discs(s, "green") == ["ship 5"]
    assert discs(s, "red") == []


def test_b3_6_by_the_house_rule_greens_parts_may_be_left() -> None:
    s = offered(may_replace_parts=True)
    leaving = {words for words in legal(s, "red") if "leaving" in words}
    with_green = {words for words in set(legal(s, "red")) - leaving if "green" in words}
    assert leaving == {f"{words} leaving parts" for words in with_green}
    replaced, left = do(s.copy(), "accept yellow green"), do(s, "accept yellow green leaving parts")
    assert (parts(replaced, "tower"), parts(left, "tower")) == ([4, 1, 0, 0], [2, 1, 2, 0])
    for after in (replaced, left):
        assert discs(after, "green") == ["ship 5"]
        assert after.scores() == [0, 0, 0, 1]


def test_b3_6_only_parts_of_a_trader_can_be_left_and_only_by_the_house_rule() -> None:
    s = offered(may_replace_parts=True)
    assert refused(s, "accept yellow leaving parts") == "no_trade B3.6"
    s = offered()
    assert "accept yellow green leaving parts" not in legal(s, "red")
    assert refused(s, "accept yellow green leaving parts") == "parts_replaced B3.6"


def test_b3_6_jokers_bring_two_parts_each() -> None:
    s = position(
        ["ship", "2 ship", ""], players=3, discs="tower 1: ship 5", actions=["joker", "", ""]
    )
    do(s, "build tower 1", "offer 2", "offer nothing", "accept yellow joker")
    assert parts(s, "tower") == [3, 2, 0]
    assert hand(s, "red") == ["stonemason"]


def test_b3_7_example_blues_refused_card_is_worth_a_point() -> None:
    s = do(offered(), "accept yellow green")
    assert s.scores() == [0, 0, 0, 1]
    assert hand(s, "blue") == ["ship", "stonemason"]


def test_b3_7_a_refused_trading_card_scores_nothing_and_returns() -> None:
    s = do(offered(), "accept yellow blue")
    assert s.scores() == [0, 0, 2, 0]
    assert hand(s, "green") == ["ship", "ship", "stonemason"]
    do(s, "build tower 2")
    assert "offer 1 trade" in legal(s, "green")


def test_b3_7_an_accepted_trading_card_returns_too() -> None:
    s = do(offered(), "accept yellow green", "build tower 2")
    assert "offer 1 trade" in legal(s, "green")


def test_b3_7_an_accepted_offer_of_both_kinds_is_used_and_builds() -> None:
    s = do(mixed("2 camel, crane", "camel, crane"), "offer 1 camel 1 crane", "offer 0")
    do(s, "accept yellow")
    assert parts(s, "tower") == [3, 2, 0]
    assert discs(s, "red") == ["camel 3 crane 2"]
    assert s.discards == [3, 2, 0, 0]
    assert hand(s, "yellow") == ["stonemason"]


def test_b3_6_with_the_trading_card_both_kinds_build_for_the_active_player() -> None:
    s = do(mixed("2 camel, crane", "camel, crane"), "offer 1 camel 1 crane trade", "offer 0")
    do(s, "accept yellow")
    assert parts(s, "tower") == [5, 0, 0]
    assert discs(s, "yellow") == ["camel 3 crane 2"]
    assert s.discards == [3, 2, 0, 0]


def test_b3_7_a_refused_offer_of_both_kinds_returns_and_is_worth_its_cards() -> None:
    s = do(mixed("", "camel, crane"), "offer 1 camel 1 crane", "offer 0", "give up")
    assert s.scores() == [0, 2, 0]
    assert hand(s, "yellow") == ["camel", "crane", "stonemason"]
    assert s.known[4:8] == [1, 1, 0, 0]


def test_b3_7_everyone_draws_a_card_afterwards() -> None:
    before = offered()
    sizes = [before.hand_size(seat) for seat in range(4)]
    s = do(before, "accept yellow")
    # Red used four ships; green took back two, blue one.
    assert [s.hand_size(seat) - size for seat, size in enumerate(sizes)] == [-3, 1, 3, 2]


def test_b3_8_giving_up_leaves_the_disc_and_pays_every_offer() -> None:
    s = do(offered(), "give up")
    assert s.scores() == [0, 1, 2, 1]
    assert parts(s, "tower") == [0, 0, 0, 0]
    assert "build tower 1" in legal(s, "yellow")
    assert hand(s, "green") == ["ship", "ship", "stonemason"]
    assert s.discards == [0, 0, 0, 0]
    assert s.actors() == [1]


def test_b3_8_who_can_only_give_up_is_still_asked() -> None:
    s = do(position(discs="tower 1: ship 5"), "build tower 1", "offer 0", "offer 0", "offer 0")
    assert s.actors() == [0]
    assert legal(s, "red") == ["give up"]


def test_b3_9_an_empty_deck_is_made_of_the_discards_and_drawn_clockwise() -> None:
    s = position(["20 camel", "20 crane", "25 ship", "24 stonemason"], deck="camel crane")
    assert s.discards == [4, 4, 0, 1]
    told = events(s, "pass")
    assert [event.get("seat") for event in told if event["event"] == "draws"] == [0, 0, 1, 2, 3]
    assert {"event": "shuffle", "number": 9} in told
    assert len(s.deck) == 6


def test_b3_9_with_both_piles_empty_nobody_draws() -> None:
    s = position(["25 camel", "25 crane", "25 ship", "25 stonemason"], deck="")
    do(s, "pass", "pass")
    assert [s.hand_size(seat) for seat in range(4)] == [25] * 4


def test_b3_9_the_active_player_draws_first_and_the_last_card_leaves_the_discards_alone() -> None:
    s = position(active=2, deck="camel crane ship stonemason camel")
    discards = s.discards[:]
    told = events(s, "pass")
    assert [event.get("seat") for event in told if event["event"] == "draws"] == [2, 2, 3, 0, 1]
    assert "shuffle" not in [event["event"] for event in told]
    assert s.deck == []
    assert s.discards == discards
