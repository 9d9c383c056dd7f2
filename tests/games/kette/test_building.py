"""[K6] Building, and the lions."""

from __future__ import annotations

from makeda.games.kette.components import CARDS
from tests.games.kette.build import column, do, legal, position, refused

FOUR_KINDS = "ruby 1 at 0,1; pearl 1 at 1,1; topaz 1 at 2,1; emerald 1 at 3,1"


def fields(laid: str, card: str, lions: str = "free") -> set[str]:
    """Where the card may be laid by a player who holds it."""
    s = position(laid, [f"{card}", "", ""], lions=lions, phase="restoring")
    return {words.split(" at ")[1] for words in legal(s) if words.startswith(f"lay {card}")}


def test_k6_1_the_first_card_of_a_kind_opens_any_free_class_on_either_side() -> None:
    assert fields("", "ruby 2") == {f"{column},2" for column in range(-4, 5)}
    open_fields = {f"{column},2" for column in (-4, -2, -1, 1, 2, 4)}
    assert fields("pearl 1 at 0,1; topaz 1 at 3,1", "ruby 2") == open_fields


def test_k6_1_afterwards_the_kind_has_both_mirror_columns_and_no_others() -> None:
    assert fields("ruby 1 at -3,1", "ruby 2") == {"-3,2", "3,2"}
    assert fields("ruby 2 at -3,2", "ruby 2") == {"3,2"}
    assert fields("ruby 1 at 0,1", "ruby 2") == {"0,2"}


def test_k6_1_laying_settles_the_class() -> None:
    s = position(hands=["ruby 1, ruby 2", "pearl 1", ""], phase="restoring")
    do(s, "lay ruby 1 at -3,1")
    assert refused(s, "lay pearl 1 at 3,1") == "column_of_other_kind K6.1"
    do(s, "lay pearl 1 at 2,1")
    assert refused(s, "lay ruby 2 at 4,2") == "kind_has_column K6.1"
    assert refused(s, "lay ruby 2 at 2,2") == "column_of_other_kind K6.1"
    do(s, "lay ruby 2 at 3,2")


def test_k6_1_cards_need_not_touch() -> None:
    assert "4,1" in fields("ruby 1 at -3,1", "pearl 1")


def test_k6_2_a_lion_lies_where_the_class_has_its_kind() -> None:
    assert fields("ruby 1 at 0,1", "lion") == {"0,2", "0,3", "0,4"}
    both = {f"{column},{row}" for column in (-2, 2) for row in range(1, 5)} - {"2,1"}
    assert fields("ruby 1 at 2,1", "lion") == both


def test_k6_2_a_lion_may_settle_the_only_class_without_a_kind() -> None:
    assert "4,1" in fields(FOUR_KINDS, "lion")
    s = position(FOUR_KINDS, ["lion", "sapphire 1", ""], phase="restoring")
    do(s, "lay lion at 4,1")
    assert legal(s) == ["lay sapphire 1 at -4,1"]
    three = "ruby 1 at 0,1; pearl 1 at 1,1; topaz 1 at 2,1"
    assert fields(three, "lion") & {"4,1", "3,1"} == set()


def test_k6_2_it_pays_the_usual_premium_and_needs_no_symmetry() -> None:
    s = position("ruby 1 at 2,1; ruby 2 at -2,2", ["lion", "", ""], phase="restoring")
    assert do(s, "lay lion at 2,2").scores() == [22, 20, 20]


def test_k6_3_a_lion_counts_in_every_line() -> None:
    s = position("ruby 1 at 0,1; lion at 0,2", ["ruby 3", "", ""], phase="restoring")
    assert do(s, "lay ruby 3 at 0,3").scores() == [23, 20, 20]


def test_k6_4_off_the_axis_the_field_opposite_must_be_empty_or_a_lion() -> None:
    laid = "ruby 1 at 2,1; ruby 2 at 2,2; ruby 2 at -2,2"
    free = {"-2,3", "2,3", "-2,4", "2,4"}
    assert fields(laid, "lion", "mirrored") == free
    s = position(laid, ["lion", "", ""], lions="mirrored", phase="restoring")
    assert refused(s, "lay lion at -2,1") == "lion_not_mirrored K6.4"
    assert refused(s, "lay lion at -2,2") == "field_taken K6.1"


def test_k6_4_the_empty_field_opposite_is_reserved() -> None:
    s = position(
        "ruby 1 at 2,1", ["lion", "ruby 2, ruby 3", ""], lions="mirrored", phase="restoring"
    )
    do(s, "lay lion at 2,2")
    assert legal(s) == ["forgery ruby 2", "lay ruby 3 at -2,3", "lay ruby 3 at 2,3"]
    assert refused(s, "lay ruby 2 at -2,2") == "field_reserved K6.4"


def test_k6_4_enough_lions_must_be_left_for_what_is_reserved() -> None:
    """Two lions lie, two fields are reserved, two lions are left: a third goes only opposite."""
    laid = "ruby 1 at 2,1; lion at 2,2; lion at -2,3"
    assert fields(laid, "lion", "mirrored") == {"-2,2", "2,3"}
    s = position(laid, ["lion", "", ""], lions="mirrored", phase="restoring")
    assert refused(s, "lay lion at 2,4") == "lions_needed K6.4"
    assert refused(s, "lay lion at -2,1") == "lion_not_mirrored K6.4"


def test_k6_4_on_the_axis_too() -> None:
    laid = "ruby 1 at 2,1; pearl 1 at 0,1; lion at 2,2"
    assert "0,2" in fields(laid, "lion", "mirrored")
    laid += "; lion at -2,3"
    assert "0,2" not in fields(laid, "lion", "mirrored")
    s = position(laid, ["lion", "", ""], lions="mirrored", phase="restoring")
    assert refused(s, "lay lion at 0,2") == "lions_needed K6.4"


def test_k6_4_a_lion_on_the_axis_reserves_nothing() -> None:
    """Of four lions three lie, and no field waits for the last."""
    laid = "ruby 1 at 2,1; pearl 1 at 0,1; lion at 2,2; lion at -2,2; lion at 0,3"
    s = position(laid, ["lion", "", ""], lions="mirrored", phase="restoring")
    assert legal(s) == ["lay lion at 0,2", "lay lion at 0,4"]


def test_k6_4_lions_removed_unseen_still_count() -> None:
    """The builder leaves all unnamed lions removed by K3.10; three of them are enough here."""
    s = position("ruby 1 at 2,1", ["lion", "", ""], lions="mirrored", phase="restoring")
    assert s.removed.count(CARDS.index("lion")) == 3
    assert "lay lion at 2,2" in legal(s)


def test_k6_4_lions_free_of_symmetry_reserve_nothing() -> None:
    assert fields("ruby 1 at 2,1; lion at 2,2", "ruby 2") == {"-2,2"}
    assert fields(column("ruby", 2), "lion") == {f"-2,{row}" for row in range(1, 5)}
