from __future__ import annotations

import pytest

from makeda.bots.bot import Bot, RandomBot, Sight
from makeda.bots.greedy import GreedyBot, advice
from makeda.core.rng import seeded
from makeda.core.state import State
from makeda.games.babel.components import COLOURS
from makeda.games.babel.game import Babel
from makeda.games.babel.moves import MOVES
from makeda.games.babel.state import BabelState
from tests.conformance.laws import bot_does_not_peek, sample
from tests.games.babel.build import do, position
from tests.setups import Setup, setups

BABEL = Babel()
# Two ships on each of two wonders, and one on each of two more
SHIPS = (
    "pyramids 1: ship 4; pyramids 2: ship 5; colossus 1: ship 4; colossus 2: ship 5; "
    "tower 1: ship 3; temple 1: ship 6"
)


def all_but_one_ship(colour: str) -> str:
    """All ships but that on the tower are this player's."""
    places = ["pyramids 1", "pyramids 2", "colossus 1", "colossus 2", "temple 1"]
    return "; ".join(f"{place}: {colour}" for place in places)


# The parts that were put up for these ships: red and yellow lead one wonder each
PARTS = "pyramids: 9 0 0 0; colossus: 0 9 0 0; temple: 0 0 3 3"


def choice(s: BabelState, colour: str) -> str:
    """What the policy does in this seat, in words."""
    return MOVES.words(advice("babel").choose(s, COLOURS.index(colour)))


def play(state: State, bots: list[Bot]) -> State:
    while not state.over():
        seat = state.actors()[0]
        state.apply(seat, bots[seat].choose(Sight(state, seat)))
    return state


def wanted(s: BabelState, colour: str) -> str:
    """The disc for which the policy builds."""
    do(s, choice(s, colour))
    return s.disc_on(s.site).name()


def test_it_builds_what_it_can_pay_for() -> None:
    assert wanted(position(["6 ship", "", "", ""]), "red").startswith("ship")


def test_it_passes_with_empty_hands_all_round() -> None:
    assert choice(position(["", "", "", ""]), "red") == "pass"


def test_it_collects_discs_of_one_kind() -> None:
    s = position(
        ["4 ship, 4 camel", "", "", ""],
        discs=SHIPS,
        taken="pyramids 1: red; pyramids 2: red",
        parts="pyramids: 9 0 0 0",
    )
    assert wanted(s, "red").startswith("ship")


def test_it_takes_help_from_who_is_not_in_the_lead() -> None:
    s = position(
        ["2 ship", "2 ship", "2 ship", ""],
        discs="tower 1: ship 4; tower 2: camel 6; tower 3: ship 6",
        taken="tower 2: yellow; tower 3: blue",
        parts="tower: 5 5 2 0",
    )
    do(s, "build tower 1", "yellow: offer 2", "green: offer 2", "blue: offer nothing")
    assert choice(s, "red") == "accept green"


def test_it_does_not_give_its_disc_away_for_little() -> None:
    s = position(
        ["3 ship", "ship", "ship", ""],
        discs=SHIPS,
        taken="pyramids 1: red; pyramids 2: red",
        parts="pyramids: 9 0 0 0",
    )
    do(s, "build colossus 1", "yellow: offer 1 trade", "green: offer 1", "blue: offer nothing")
    assert choice(s, "red") == "accept green"


def test_it_gives_up_rather_than_end_the_game_behind() -> None:
    taken = all_but_one_ship("yellow")
    s = position(["3 ship", "", "", ""], discs=SHIPS, taken=taken, parts=PARTS)
    do(s, "build tower 1", "offer nothing", "offer nothing", "offer nothing")
    assert choice(s, "red") == "give up"


def test_it_ends_the_game_when_ahead() -> None:
    taken = all_but_one_ship("red")
    s = position(["3 ship", "", "", ""], discs=SHIPS, taken=taken, parts=PARTS)
    assert choice(s, "red") == "build tower 1"
    do(s, "build tower 1", "offer nothing", "offer nothing", "offer nothing")
    assert choice(s, "red") == "accept nobody"


def test_it_ends_the_game_with_the_disc_for_which_it_needs_no_help() -> None:
    camels = "statue 1: camel 3; statue 2: camel 4; gardens 1: camel 4; gardens 2: camel 5"
    camels += "; mausoleum 1: camel 5; tower 2: camel 6"
    taken = "statue 1: red; statue 2: blue; gardens 1: red; gardens 2: blue; mausoleum 1: red"
    s = position(
        ["2 ship, 6 camel", "9 ship", "9 ship", ""],
        discs=f"{SHIPS}; {camels}",
        taken=f"{all_but_one_ship('red')}; {taken}",
        parts=f"{PARTS}; statue: 7 0 0 0; gardens: 0 9 0 0; mausoleum: 0 0 5 0",
    )
    assert choice(s, "red") == "build tower 2"


def test_it_offers_all_it_has_because_a_refused_offer_pays_by_the_card() -> None:
    s = position(["", "3 ship, camel", "", ""], discs="tower 1: ship 4")
    do(s, "build tower 1")
    assert choice(s, "yellow").startswith("offer 3")


def test_it_offers_a_trade_for_a_disc_that_completes_its_set() -> None:
    s = position(
        ["", "2 ship", "", ""],
        discs=SHIPS,
        taken="pyramids 1: yellow; pyramids 2: yellow; colossus 1: yellow",
        parts="pyramids: 9 0 0 0; colossus: 4 0 0 0",
    )
    do(s, "build tower 1")
    assert choice(s, "yellow") == "offer 2 trade"


def test_it_plays_a_triple_for_a_large_refused_offer() -> None:
    s = position(["", "4 ship", "", ""], discs="tower 1: ship 4", actions=["", "triple", "", ""])
    do(s, "build tower 1", "yellow: offer 4", "green: offer nothing", "blue: offer nothing")
    do(s, "give up")
    assert choice(s, "yellow") == "triple"


def test_it_draws_before_it_decides() -> None:
    assert choice(position(actions=["draw", "", "", ""]), "red") == "draw 3"


def test_it_has_an_answer_when_it_is_not_awaited() -> None:
    s = position(["", "", "ship", ""], discs="tower 1: ship 4", actions=["", "draw", "", ""])
    do(s, "build tower 1", "yellow: offer nothing", "green: offer 1")
    assert choice(s, "yellow") == "draw 3"
    assert choice(s, "green") in ("offer nothing", "offer 1 trade")


def test_it_wins_most_games_against_random_players() -> None:
    won = 0
    for seed in range(20):
        bots: list[Bot] = [RandomBot(seeded(f"random {seat}")) for seat in range(4)]
        bots[seed % 4] = GreedyBot(seeded("greedy"))
        won += seed % 4 in play(BABEL.new(4, seed), bots).winners()
    assert won >= 17


def test_its_games_with_itself_end_by_the_last_disc_of_a_kind() -> None:
    for seed in range(5):
        bots: list[Bot] = [GreedyBot(seeded(f"greedy {seat}")) for seat in range(4)]
        end = play(BABEL.new(4, seed), bots)
        assert isinstance(end, BabelState)
        assert end.given


@pytest.mark.parametrize("setup", list(setups(BABEL)), ids=str)
def test_it_does_not_peek(setup: Setup) -> None:
    rng = seeded("peek")
    for state in sample(setup.new(1), rng, 12):
        bot_does_not_peek(GreedyBot, state, rng)
