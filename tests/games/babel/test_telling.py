"""What everybody at the table is told, and how much of it cannot be taken back."""

from __future__ import annotations

from makeda.games.babel.state import BabelState
from tests.games.babel.build import do, position
from tests.story import heard_by_all


def story(s: BabelState, *moves: str) -> list[str]:
    s.listen()
    return heard_by_all(do(s, *moves))


def asked(offers: tuple[str, str, str]) -> tuple[str, ...]:
    yellow, green, blue = offers
    return ("build tower 1", f"yellow: {yellow}", f"green: {green}", f"blue: {blue}")


def table(actions: list[str] | None = None) -> BabelState:
    """On the tower lies a disc for three camels and two cranes."""
    return position(
        ["2 camel, 2 crane", "camel, crane", "2 camel", ""],
        discs="tower 1: camel 3 crane 2",
        two_colour=True,
        actions=actions,
    )


OFFERS = ("offer 1 camel 1 crane trade", "offer 2 camel", "offer nothing")


def test_b3_3_offers_are_told_when_the_last_is_in_and_only_of_those_who_were_asked() -> None:
    assert story(table(), *asked(OFFERS)) == [
        "Ada wants to build camel 3 + crane 2 on the tower of Babel.",
        "Ben has made an offer.",
        "Cleo has made an offer.",
        "Dan has made an offer.",
        "Ben offers 1 camel and 1 crane, with the trading card.",
        "Cleo offers 2 camels.",
        "Dan offers nothing.",
    ]


def test_b3_6_a_build_is_told_card_by_card() -> None:
    s = do(table(), *asked(OFFERS))
    assert story(s, "accept yellow green") == [
        "Ada accepts the offer of Ben and Cleo.",
        "Ada adds 1 crane.",
        "Ada puts 3 parts on the tower of Babel.",
        "Cleo puts 2 parts on the tower of Babel.",
        "Ben gets the disc camel 3 + crane 2.",
        *(f"{name} draws 1 card." for name in ("Ada", "Ben", "Cleo", "Dan")),
    ]


def test_b3_6_an_offer_that_is_refused_is_told_too() -> None:
    s = do(table(), *asked(OFFERS))
    assert story(s, "accept green") == [
        "Ada accepts the offer of Cleo.",
        "Ada adds 1 camel.",
        "Ada adds 2 cranes.",
        "Ada puts 3 parts on the tower of Babel.",
        "Cleo puts 2 parts on the tower of Babel.",
        "Ada gets the disc camel 3 + crane 2.",
        "Ben scores 2 points for a refused offer.",
        *(f"{name} draws 1 card." for name in ("Ada", "Ben", "Cleo", "Dan")),
    ]


def test_b3_8_giving_up_is_told() -> None:
    s = do(table(), *asked(OFFERS))
    assert story(s, "give up")[:3] == [
        "Ada does not build.",
        "Ben scores 2 points for a refused offer.",
        "Cleo scores 2 points for a refused offer.",
    ]


def test_b3_6_building_alone_is_told() -> None:
    s = position(["3 camel", "", ""], players=3, discs="tower 1: camel 3")
    do(s, "build tower 1", "offer nothing", "offer nothing")
    assert story(s, "accept nobody")[:3] == [
        "Ada builds alone.",
        "Ada adds 3 camels.",
        "Ada puts 3 parts on the tower of Babel.",
    ]


def test_b3_1_a_pass_is_told_with_both_drawings() -> None:
    s = position(players=3)
    assert story(s, "pass") == ["Ada passes.", *(f"{name} draws 1 card." for name in ORDER)]


ORDER = ("Ada", "Ada", "Ben", "Cleo")


def test_b5_4_the_end_is_told_with_every_source_of_points() -> None:
    s = position(
        ["3 camel", "", ""],
        players=3,
        discs="pyramids 1: camel 4; pyramids 2: camel 4; colossus 1: camel 5; colossus 2: camel 5;"
        "statue 1: camel 6; tower 1: camel 3",
        taken="pyramids 1: red; pyramids 2: red; colossus 1: red; colossus 2: yellow;"
        "statue 1: yellow",
        parts="pyramids: 5 3 0; colossus: 10 0 0; statue: 0 6 0",
        actions=["five points, points for discs", "", ""],
    )
    do(s, "build tower 1", "offer nothing", "offer nothing")
    assert story(s, "accept nobody")[3:] == [
        "Ada gets the disc camel 3.",
        "Ada gets 10 points for the pyramids of Giza.",
        "Ben gets 5 points for the pyramids of Giza.",
        "Ada gets 10 points for the colossus of Rhodes.",
        "Ben gets 10 points for the statue of Zeus at Olympia.",
        "Ada gets 10 points for the tower of Babel.",
        "Ada scores 20 points for discs.",
        "Ben scores 5 points for discs.",
        "Ada lays open five points, points for discs and scores 9 points.",
        "The game is over: Ada won with 59 points.",
    ]


def revealed(s: BabelState, *moves: str) -> int:
    """How many draws and hidden facts the last of the moves reveals."""
    do(s, *moves[:-1])
    before = s.reveals
    do(s, moves[-1])
    return s.reveals - before


def test_b6_1_a_sealed_offer_reveals_nothing_and_the_last_one_all_at_once() -> None:
    assert revealed(table(), *asked(OFFERS)[:3]) == 0
    assert revealed(table(), *asked(OFFERS)) == 1


def test_b3_1_a_pass_reveals_a_card_for_each_drawing() -> None:
    assert revealed(position(players=3), "pass") == 4


def test_b3_9_shuffling_the_discards_is_chance_too() -> None:
    assert revealed(position(players=3, deck="camel"), "pass") == 5


def test_b7_1_a_played_action_card_is_shown() -> None:
    s = position(players=3, deck="camel camel camel camel", actions=["draw", "", ""])
    assert revealed(s, "draw 3") == 4


def test_b3_5_own_cards_are_shown_when_they_are_added() -> None:
    s = do(table(), *asked(OFFERS))
    assert revealed(s, "accept yellow green") == 5


def test_b4_3_an_action_card_is_drawn_by_chance() -> None:
    s = position(
        ["3 ship", "", ""],
        players=3,
        discs="tower 1: camel 4; tower 2: crane 4; tower 3: ship 3",
        taken="tower 1: yellow; tower 2: green",
        parts="tower: 0 4 4",
        action_deck="exchange",
    )
    do(s, "build tower 3", "offer nothing", "offer nothing")
    assert revealed(s, "accept nobody") == 2


def test_b7_5_a_second_turn_is_the_next_players_to_take_again() -> None:
    s = position(players=3, actions=["second turn", "second turn", ""])
    do(s, "pass", "second turn", "pass")
    assert (s.active, s.actors()) == (1, [1])
    do(s, "pass")
    assert do(s, "second turn").active == 1
