"""[B6] What is open and what is hidden."""

from __future__ import annotations

import json
from typing import Any

import pytest

from makeda.core.rng import seeded
from makeda.games.babel.components import COLOURS, KINDS
from makeda.games.babel.state import BabelState
from tests.conformance.laws import seats
from tests.conformance.worlds import redeals_are_uniform, small_position, worlds
from tests.games.babel.build import BABEL, do, legal, position, refused

SHIPS = ["4 ship", "3 ship, camel", "2 ship", "ship"]


def building(actions: list[str] | None = None) -> BabelState:
    s = position(SHIPS, discs="tower 1: ship 5", actions=actions)
    return do(s, "build tower 1")


def seen(s: BabelState, colour: str | None) -> Any:
    return s.view(None if colour is None else COLOURS.index(colour))


def test_b6_1_hands_decks_and_action_cards_are_hidden() -> None:
    s = position(["2 camel", "crane", "", ""], actions=["joker", "", "", ""])
    for colour in ("yellow", None):
        view = seen(s, colour)
        assert view["players"][0]["hand_size"] == 2
        assert view["players"][0]["action_cards"] == 1
        assert "joker" not in json.dumps(view)
        assert "deck" not in view
        assert "rng" not in view
    assert seen(s, "red")["me"]["hand"] == ["camel", "camel"]


def test_b6_1_a_sealed_offer_is_seen_by_its_owner_alone() -> None:
    views = []
    for offer in ("offer nothing", "offer 3 trade", "offer 1"):
        s = do(building(), f"yellow: {offer}")
        views.append([json.dumps(seen(s, colour)) for colour in ("red", "green", "blue", None)])
        assert seen(s, "yellow")["me"]["offer"] is not None
        assert seen(s, None)["players"][1]["sealed"]
        assert seen(s, None)["players"][1]["hand_size"] == 4
    assert views[0] == views[1] == views[2]


def test_b6_1_the_log_does_not_tell_what_was_sealed_or_changed() -> None:
    s = building()
    s.listen()
    do(s, "yellow: offer 3 trade", "yellow: offer 1")
    told = [event.seen_by(seat) for event in s.heard() for seat in (0, 2, None)]
    assert told == [{"event": "seals", "seat": 1}] * 3


def test_b6_1_when_all_are_in_every_offer_is_open() -> None:
    s = do(building(), "offer 3 trade", "offer 2", "offer nothing")
    players = seen(s, None)["players"]
    assert players[1]["offer"] == {"cards": ["ship"] * 3, "trade": True}
    assert players[3]["offer"] == {"cards": [], "trade": False}
    assert players[1]["hand_size"] == 1
    assert not players[1]["sealed"]


def test_b6_1_drawn_cards_are_told_to_their_owner_alone() -> None:
    s = position(["", "", "", ""], deck="camel ship crane crane stonemason")
    s.listen()
    do(s, "pass")
    draws = [event for event in s.heard() if event.key == "draws"]
    assert "cards" not in draws[2].seen_by(0)
    assert draws[2].seen_by(1)["cards"] == ["crane"]


def test_b6_2_refused_cards_are_known_until_their_owner_plays_such_cards() -> None:
    s = do(building(), "offer 2", "offer 2 trade", "offer 0", "accept green")
    assert seen(s, None)["players"][1]["known"] == ["ship", "ship"]
    for number in range(20):
        other = s.redeal(0, seeded(number))
        assert other.hands[4 + KINDS.index("ship")] >= 2
    hands = s.known[:]
    # Offered again, the same cards are meant; a bigger offer adds to what is known.
    do(s, "build pyramids 1", "red: offer 0", "green: offer 0", "blue: offer 0", "give up")
    assert s.known == hands


def test_b6_2_an_open_offer_is_part_of_what_is_known() -> None:
    s = do(building(), "offer 3", "offer 0", "offer 0", "give up")
    assert s.known[4:8] == [0, 0, 3, 0]
    do(s, "pass")
    do(s, "build tower 1", "red: offer 0", "yellow: offer 2", "blue: offer 0")
    assert s.known[4:8] == [0, 0, 1, 0]
    do(s, "give up")
    assert s.known[4:8] == [0, 0, 3, 0]


def test_b6_2_cards_that_are_accepted_or_exchanged_are_no_longer_known() -> None:
    s = do(
        building(["", "exchange", "", ""]), "offer 2", "offer 0", "offer 0", "give up", "decline"
    )
    assert s.known[4:8] == [0, 0, 2, 0]
    do(s, "yellow: exchange camel ship")
    assert s.known[4:8] == [0, 0, 1, 0]
    s = do(building(), "offer 2", "offer 2", "offer 0", "give up", "pass")
    assert s.known[4:12] == [0, 0, 2, 0] * 2
    # Green now builds with both ships that were seen, and with one of yellow's.
    do(s, "build tower 1", "red: offer 2", "yellow: offer 1", "blue: offer 0", "accept red yellow")
    assert s.known[4:12] == [0, 0, 1, 0, 0, 0, 0, 0]


def test_b6_2_seats_that_have_sealed_stay_sealed_in_a_redeal() -> None:
    s = do(building(), "yellow: offer 3 trade", "green: offer 2")
    sealed = set()
    for number in range(60):
        other = s.redeal(0, seeded(number))
        assert other.actors() == [3]
        assert other.hands[:4] == s.hands[:4]
        sealed.add((other.offers[1], other.offers[2]))
    assert len(sealed) > 10
    mine = s.redeal(1, seeded(1))
    assert mine.offers[1] == s.offers[1]


def test_b6_2_equal_chance_gives_equal_redeals_whatever_is_sealed() -> None:
    first = do(building(), "yellow: offer 3 trade")
    other = do(building(), "yellow: offer nothing")
    for seat in (0, 2, None):
        redeals = [s.redeal(seat, seeded("same")).dump() for s in (first, other)]
        assert redeals[0] == redeals[1]


def played_phases() -> list[BabelState]:
    """A position in each phase, with action cards in several hands."""
    actions = ["draw, second turn", "triple", "exchange", ""]
    s = building(actions)
    found = [position(SHIPS, actions=actions), s.copy()]
    for moves in (["yellow: offer 1"], ["green: offer 1 trade"], ["blue: offer 1"], ["give up"]):
        found.append(do(s, *moves).copy())
    found.append(do(s, "decline", "decline").copy())
    assert {state.phase.name for state in found} == {
        "turn",
        "offers",
        "accepting",
        "tripling",
        "second_turn",
    }
    return found


@pytest.mark.parametrize("number", range(7))
def test_b6_2_redeals_are_uniform_in_every_phase(number: int) -> None:
    state = small_position(BABEL, played_phases()[number])
    assert state is not None
    tested = 0
    for seat in seats(state):
        if 1 < len(worlds(BABEL, state, seat)) <= 400:
            redeals_are_uniform(BABEL, state, seat, seeded("phases", number))
            tested += 1
    assert tested


def test_b6_3_holding_any_action_card_is_enough_to_be_asked() -> None:
    s = building(["joker", "five points", "", ""])
    do(s, "offer 2", "offer 1", "offer 0", "accept yellow green")
    assert s.phase.name == "second_turn"
    assert legal(s, "red") == ["decline"]
    assert refused(s, "second turn") == "no_action_card B7.5"
    s = building(["", "five points", "", ""])
    do(s, "offer 2", "offer 1", "offer 0", "give up")
    assert s.actors() == [1]
    assert legal(s, "yellow") == ["decline"]
    assert refused(s, "triple") == "no_action_card B7.8"


def test_b6_3_without_any_action_card_nobody_is_asked() -> None:
    s = do(building(), "offer 2", "offer 1", "offer 0", "give up")
    assert s.phase.name == "turn"


def test_b6_3_who_plays_his_last_action_card_meanwhile_is_not_asked() -> None:
    s = building(["", "triple", "draw", ""])
    do(s, "offer 1", "offer 1", "offer 0", "give up")
    assert s.actors() == [1]
    do(s, "green: draw 3", "decline")
    assert s.phase.name == "turn"
