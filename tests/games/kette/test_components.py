"""[K1, K2] The components and the setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from makeda.core.rng import seeded
from makeda.games.kette.components import (
    CARDS,
    CLASS_OF,
    EMPTY,
    FIELDS,
    FIRST_CARDS,
    FREE,
    GEMS,
    LION,
    MIRROR,
    NONE,
    VALUES,
    column_of,
    field_at,
    full_deck,
    row_of,
)
from makeda.games.kette.setup import _lay_first_cards
from makeda.games.kette.state import KetteState
from makeda.games.kette.tables import STANDARD_LAYOUT
from tests.games.kette.build import KETTE, do, fresh, legal, place, position


def test_k1_1_two_of_each_gem_and_four_lions() -> None:
    cards = Counter(CARDS[card] for card in full_deck(0))
    assert cards.total() == 44
    assert cards.pop("lion") == 4
    assert set(cards.values()) == {2}
    assert len(cards) == 5 * 4


def test_k1_2_nine_columns_of_four_rows_in_mirror_pairs() -> None:
    assert FIELDS == 36
    assert sorted(Counter(CLASS_OF).values()) == [4, 8, 8, 8, 8]
    for field in range(FIELDS):
        assert field_at(column_of(field), row_of(field)) == field
        assert (column_of(MIRROR[field]), row_of(MIRROR[field])) == (
            -column_of(field),
            row_of(field),
        )


def test_k1_2_a_card_lies_in_the_row_of_its_value() -> None:
    s = position("", ["ruby 3", "pearl 1", "pearl 1"], phase="restoring")
    assert all(words.endswith(",3") for words in legal(s))
    assert len(legal(s)) == 9


def test_k1_3_fields_touch_as_hexagons_do() -> None:
    neighbours = [[line[0] for line in lines] for lines in STANDARD_LAYOUT.lines]
    assert sum(map(len, neighbours)) == 2 * 83
    assert sum(len(fields) == 6 for fields in neighbours) == 14
    for field, others in enumerate(neighbours):
        assert all(field in neighbours[other] for other in others)


def test_k1_3_the_necklace_hangs_in_a_v() -> None:
    """From the axis the neighbours in the next column lie higher, so they have a lower place."""
    around = {(column_of(line[0]), row_of(line[0])) for line in STANDARD_LAYOUT.lines[place("0,2")]}
    assert around == {(0, 1), (0, 3), (-1, 2), (-1, 3), (1, 2), (1, 3)}
    around = {
        (column_of(line[0]), row_of(line[0])) for line in STANDARD_LAYOUT.lines[place("-2,2")]
    }
    assert around == {(-2, 1), (-2, 3), (-3, 2), (-3, 3), (-1, 1), (-1, 2)}


def test_k1_4_everyone_starts_with_twenty() -> None:
    assert KETTE.new(5, 1).scores() == [20] * 5


def test_k1_4_the_bank_pays_any_premium() -> None:
    s = position("", ["ruby 1", "", ""], phase="restoring", cash=[500, 0, 0])
    assert do(s, "lay ruby 1 at 0,1").scores() == [501, 0, 0]


def test_k2_1_variant_a_has_no_lions() -> None:
    assert LION not in full_deck(1)
    assert len(full_deck(1)) == 40
    for seed in range(20):
        s = fresh(3, seed, lions="none")
        everywhere = [*s.necklace, *s.deck]
        for hand in s.hands:
            everywhere += hand
        assert LION not in everywhere


def test_k2_1_lions_are_free_unless_something_else_is_said() -> None:
    assert KETTE.deal(3, seeded(1), KETTE.settle({})).view(None)["lions"] == "free"


@pytest.mark.parametrize("seed", range(40))
def test_k2_2_four_gems_are_laid_by_the_building_rules(seed: int) -> None:
    s = fresh(4, seed)
    s.check()
    laid = [card for card in s.necklace if card != EMPTY]
    assert len(laid) == 4
    assert LION not in laid


def test_k2_2_the_first_card_may_lie_on_any_field_of_its_row() -> None:
    """One of four cards is the first of its kind at least; over many deals every field is used."""
    used: set[int] = set()
    for seed in range(300):
        s = fresh(3, seed)
        used |= {field for field in range(FIELDS) if s.necklace[field] != EMPTY}
    assert len(used) == FIELDS


def test_k2_2_a_card_without_a_field_goes_back() -> None:
    """A second ruby 2 has no field once ruby is on the axis; both are in the game all the same."""
    for seed in range(3000):
        s = fresh(3, seed)
        for field in range(place("0,1"), place("0,4") + 1):
            card = s.necklace[field]
            if card != EMPTY:
                elsewhere = s.deck + s.hands[0] + s.hands[1] + s.hands[2]
                assert card in elsewhere
                assert s.necklace.count(card) == 1


def _after_the_first_cards(seed: int, lions: int) -> KetteState:
    """Four cards were laid from a deck in order, whose lions are on top."""
    s = KetteState(3, seeded(seed), STANDARD_LAYOUT)
    s.lions = lions
    s.deck = full_deck(lions)
    _lay_first_cards(s)
    return s


def test_k2_2_if_something_went_back_the_deck_is_shuffled() -> None:
    tops = {_after_the_first_cards(seed, FREE).deck[-1] for seed in range(30)}
    assert len(tops) > 5


def test_k2_2_if_nothing_went_back_the_deck_stays_as_it_is() -> None:
    """Unless the first sapphire lies on the axis: then the second, its equal, has no field."""
    unchanged = full_deck(NONE)[:-FIRST_CARDS]
    decks = []
    for seed in range(30):
        s = _after_the_first_cards(seed, NONE)
        if s.class_of[-1] != 0:
            decks.append(s.deck)
    assert len(decks) > 20
    assert all(deck == unchanged for deck in decks)


@pytest.mark.parametrize(("players", "cards"), [(3, 7), (4, 5), (5, 4), (6, 3), (7, 3)])
def test_k2_3_hands_by_number_of_players(players: int, cards: int) -> None:
    s = fresh(players, 1)
    assert [len(hand) for hand in s.hands] == [cards] * players
    assert len(s.deck) == 44 - 4 - players * cards


@pytest.mark.parametrize("players", range(3, 8))
def test_k2_4_seat_0_begins(players: int) -> None:
    s = fresh(players, players)
    assert (s.auctioneer, s.actor, s.phase.name) == (0, 0, "offering")


# [K2.5] What each seat gets on top, by the number of players: with free lions, in variants A and B
MORE = {6: [0, 0, 0, 0, 0, 1], 7: [1, 0, 0, 1, 2, 2, 2]}
MORE_A_B = {6: [1, 1, 0, 1, 2, 3], 7: [3, 1, 0, 1, 3, 3, 2]}


@pytest.mark.parametrize(
    ("lions", "amounts"), [("free", MORE), ("none", MORE_A_B), ("mirrored", MORE_A_B)]
)
@pytest.mark.parametrize("players", range(3, 8))
def test_k2_5_an_even_start_gives_some_seats_more(
    players: int, lions: str, amounts: dict[int, list[int]]
) -> None:
    more = amounts.get(players, [0] * players)
    s = fresh(players, 1, lions=lions, even_start="on")
    assert s.cash == [20 + amount for amount in more]
    assert s.bank == sum(more)
    usual = fresh(players, 1, lions=lions)
    assert usual.cash == [20] * players
    assert (s.hands, s.necklace) == (usual.hands, usual.necklace)
    assert KETTE.options_of(s)["even_start"] == "on"


@pytest.mark.parametrize("lions", ["free", "none", "mirrored"])
@pytest.mark.parametrize("players", range(3, 8))
def test_k2_5_an_even_start_sets_aside_what_does_not_go_round(players: int, lions: str) -> None:
    usual = fresh(players, 1, lions=lions)
    s = fresh(players, 1, lions=lions, even_start="on")
    aside = len(usual.deck) % players if players > 5 else 0
    assert (len(s.removed), s.view(None)["removed_size"]) == (aside, aside)
    assert s.removed + s.deck == usual.deck
    assert usual.removed == []


def test_k2_5_all_turns_are_equal_when_everybody_buys_from_the_deck() -> None:
    s = fresh(7, 2, even_start="on")
    turns = [0] * 7
    while s.deck:
        if s.phase.name == "drawing":
            turns[s.auctioneer] += 1
            do(s, "draw")
        else:
            s.apply(s.actor, s.legal(s.actor)[-1])
    assert turns == [2] * 7


def test_k2_5_what_was_set_aside_stays_so_when_the_rest_of_the_deck_is_removed() -> None:
    """[K3.10]"""
    s = fresh(6, 3, even_start="on")
    while s.deck:
        s.apply(s.actor, s.legal(s.actor)[-1])
    assert len(s.removed) == 22
    s.check()


def test_k2_4_seat_0_begins_and_play_goes_clockwise() -> None:
    s = position("", ["ruby 1", "ruby 2", "ruby 3"])
    assert s.auctioneer == 0
    do(s, "offer ruby 1", "pass", "pass", "lay ruby 1 at 0,1", "pass")
    assert (s.auctioneer, s.actor) == (1, 1)


def test_every_gem_has_its_kind_and_value() -> None:
    for card in range(GEMS):
        kind, value = CARDS[card].split()
        assert CARDS[card - card % VALUES].startswith(kind)
        assert int(value) == card % VALUES + 1
