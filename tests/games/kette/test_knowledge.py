"""[K8] What is open and what is hidden."""

from __future__ import annotations

import json

from makeda.core.rng import seeded
from makeda.games.kette.components import CARDS, LION
from makeda.games.kette.seen import KetteView
from makeda.games.kette.state import KetteState
from tests.conformance.worlds import redeals_are_uniform
from tests.games.kette.build import KETTE, column, do, position


def seen(s: KetteState, seat: int | None) -> KetteView:
    return s.view(seat)


def test_k8_1_hands_and_deck_are_hidden() -> None:
    s = position(hands=["ruby 1, ruby 2", "pearl 3", "topaz 4"])
    for seat in (1, 2, None):
        text = json.dumps(seen(s, seat))
        assert "ruby 1" not in text
        assert "rng" not in text
    assert seen(s, 0)["me"]["hand"] == ["ruby 1", "ruby 2"]
    assert seen(s, 1)["me"]["legal"] == []


def test_k8_1_money_sizes_and_bids_are_open() -> None:
    s = do(position(hands=["ruby 1, ruby 2", "pearl 3", "topaz 4"]), "offer ruby 1", "bid 4")
    view = seen(s, None)
    assert [player["cash"] for player in view["players"]] == [20, 20, 20]
    assert [player["hand_size"] for player in view["players"]] == [1, 1, 1]
    assert view["deck_size"] == 40
    assert view["bid"] == {"seat": 1, "amount": 4}
    assert view["lot"] == "ruby 1"


def test_k8_1_only_the_buyer_learns_which_card_came_from_the_deck() -> None:
    s = position(hands=["ruby 1", "pearl 3", ""], deck="ruby 4, pearl 2", phase="drawing")
    s.listen()
    do(s, "draw")
    event = s.heard()[0]
    assert event.seen_by(0)["card"] == "pearl 2"
    assert "card" not in event.seen_by(1)
    assert "card" not in event.seen_by(None)


def bought() -> KetteState:
    """Seat 1 has bought ruby 1 and holds another card."""
    s = position(hands=["ruby 1", "pearl 3", "topaz 4"])
    return do(s, "offer ruby 1", "bid 4", "pass", "accept", "keep")


def test_k8_2_a_card_bought_at_auction_is_known_until_played() -> None:
    s = bought()
    assert seen(s, 2)["players"][1]["known"] == ["ruby 1"]
    for number in range(30):
        assert CARDS.index("ruby 1") in s.redeal(2, seeded(number)).hands[1]
    do(s, "pass", "offer ruby 1", "pass", "pass", "lay ruby 1 at 0,1")
    assert seen(s, 2)["players"][1]["known"] == []


def test_k8_2_of_equal_cards_the_known_one_is_played_first() -> None:
    s = position(hands=["ruby 1", "ruby 1", "topaz 4"])
    do(s, "offer ruby 1", "bid 4", "pass", "accept", "keep", "pass", "offer ruby 1")
    assert seen(s, 2)["players"][1]["known"] == []


def test_k8_2_a_card_from_the_deck_is_not_known() -> None:
    s = do(position(hands=["ruby 1", "pearl 3", ""], phase="drawing"), "draw")
    assert s.known == [[], [], []]


def test_k8_2_a_known_card_reveals_nothing_when_it_is_shown() -> None:
    s = do(bought(), "pass")
    before = s.reveals
    assert do(s, "offer ruby 1").reveals == before


def test_k8_2_who_is_skipped_is_known_to_hold_only_lions() -> None:
    s = position(column("ruby", 0), ["ruby 1", "lion, lion", "pearl 1"], phase="restoring")
    do(s, "forgery ruby 1")
    assert s.known[1] == [LION, LION]
    assert s.redeal(0, seeded(1)).hands[1] == [LION, LION]


def test_k8_2_who_is_asked_while_lions_wait_is_known_to_hold_a_gem() -> None:
    """Lions have no field, so seat 0 has one of the three unseen gems beside a lion or a gem."""
    s = position(
        column("ruby", 0),
        ["pearl 1, lion", "lion, topaz 1", "lion"],
        phase="restoring",
        forgeries=", ".join(_all_but("pearl 1", "topaz 1", "emerald 1")),
    )
    for seat in (2, None):
        assert all(redealt.hands[0][0] != LION for redealt in _redeals(s, seat))
    assert any(redealt.hands[1] == [LION, LION] for redealt in _redeals(s, 2))
    assert redeals_are_uniform(KETTE, s, 2, seeded("gem")) > 5


def test_k8_2_being_asked_while_lions_wait_reveals_a_gem_that_was_not_known() -> None:
    """Seat 0 shows a card that is known; what is revealed is that seat 1 holds a gem."""
    hands = ["ruby 1, lion", "lion, topaz 1", "lion"]
    for known, revealed in (("", 1), ("lion", 1), ("topaz 1", 0), ("lion, topaz 1", 0)):
        s = position(column("ruby", 0), hands, known=["ruby 1", known, ""], phase="restoring")
        assert do(s, "forgery ruby 1").actor == 1
        assert s.reveals == revealed


def test_k8_2_being_asked_reveals_nothing_while_lions_have_a_field_or_there_are_none() -> None:
    hands = ["pearl 1, ruby 1", "topaz 1", "topaz 2"]
    known = ["pearl 1, ruby 1", "", ""]
    s = position(column("ruby", 0), hands, known=known, phase="restoring")
    assert do(s, "lay pearl 1 at 1,1").reveals == 0
    s = position(column("ruby", 0), hands, known=known, phase="restoring", lions="none")
    assert do(s, "forgery ruby 1").reveals == 0


def _redeals(s: KetteState, seat: int | None) -> list[KetteState]:
    return [s.redeal(seat, seeded(number)) for number in range(60)]


def _all_but(*kept: str) -> list[str]:
    """All gems that neither lie on a full ruby axis nor are kept once each."""
    gems = [card for card in CARDS[:-1] for _ in range(2)]
    for card in ("ruby 1", "ruby 2", "ruby 3", "ruby 4", *kept):
        gems.remove(card)
    return gems
