"""Taking back a move."""

from __future__ import annotations

import json
from typing import Any

import pytest

from makeda.table.problems import Stale, TableProblem
from makeda.table.table import Table
from tests.table.people import (
    ANA,
    BEN,
    CEM,
    act,
    check_saved,
    first_words,
    kette,
    play,
    play_on,
    sealing,
)


def test_taking_back_is_free_while_nothing_is_revealed_and_nobody_acted() -> None:
    table = kette(ANA, BEN, CEM)
    play(table, first_words(table))
    before = table.state.dump()
    play(table, "bid 3")
    table.take_back(1, 102.0)
    assert table.state.dump() == before
    assert table.state.actors() == [1]
    assert table.consent.proposal is None
    check_saved(table)
    play(table, "bid 4")
    assert [move.words for move in table.log.standing][-1] == "bid 4"


def test_what_was_revealed_is_taken_back_only_if_all_people_agree() -> None:
    table = kette(ANA, BEN, CEM)
    first = table.state.dump()
    play(table, first_words(table))  # shows a hand card
    table.take_back(0, 102.0)
    assert table.frame(1)["must_agree"] is True
    assert table.frame(0)["must_agree"] is False
    with pytest.raises(TableProblem, match="nothing_to_agree"):
        table.answer_take_back(0, True, 102.0)
    table.answer_take_back(1, True, 102.0)
    check_saved(table)
    assert table.state.dump() != first
    table.answer_take_back(2, True, 102.0)
    assert table.state.dump() == first
    check_saved(table)


def test_what_is_taken_back_leaves_the_accounts() -> None:
    table = kette(ANA, BEN, CEM)
    play(table, first_words(table))
    play(table, "bid 3")
    play(table, "pass")
    before = table.frame(None)["accounts"]
    play(table, "accept")
    sold, bought = table.accounts.amounts["sold"], table.accounts.amounts["bought"]
    assert (sold, bought) == ([3, 0, 0], [0, -3, 0])
    table.take_back(0, 102.0)
    for seat in (1, 2):
        if table.frame(seat)["must_agree"]:
            table.answer_take_back(seat, True, 102.0)
    assert table.frame(None)["accounts"] == before
    check_saved(table)
    play(table, "accept")
    assert table.accounts.amounts["sold"] == [3, 0, 0]
    check_saved(table)


def test_one_who_does_not_agree_is_enough_and_a_move_ends_the_question() -> None:
    table = kette(ANA, BEN, CEM)
    play(table, first_words(table))
    table.take_back(0, 102.0)
    table.answer_take_back(2, False, 102.0)
    assert table.consent.proposal is None
    table.take_back(0, 102.0)
    play(table, "pass")
    assert table.consent.proposal is None
    with pytest.raises(TableProblem, match="nothing_to_agree"):
        table.answer_take_back(1, True, 102.0)


def test_after_another_acted_it_needs_consent_and_bots_always_agree() -> None:
    table = kette(ANA, BEN, "")
    play(table, first_words(table))
    play(table, "bid 3")
    play(table, "pass")
    table.take_back(1, 102.0)
    assert table.consent.proposal is not None
    table.answer_take_back(0, True, 102.0)
    assert table.state.actors() == [1]
    alone = kette(ANA, "", "")
    play(alone, first_words(alone))
    play(alone, "pass")
    alone.take_back(0, 102.0)
    assert alone.state.actors() == [0]


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    table = kette(ANA, BEN, CEM)
    with pytest.raises(TableProblem, match="nothing_to_take_back"):
        table.take_back(0, 102.0)


def test_even_the_last_move_of_a_game_can_be_taken_back() -> None:
    table = kette(ANA, ANA, ANA)
    play_on(table, 5000)
    assert table.status == "over"
    last = table.log.standing[-1].seat
    assert last is not None
    table.take_back(last, 102.0)
    assert table.status == "playing"
    check_saved(table)


SEALED = ["1: offer 1", "2: offer 1"]
CHANGE = "unheard 1: offer 2"
ALL_AGREE = {seat: [f"{n}: yes" for n in range(4) if n != seat] for seat in range(4)}
# What happens around yellow's change, and how many cards yellow has sealed in the end
AROUND: list[tuple[list[str], int | None]] = [
    ([*SEALED, CHANGE, "2: back", "2: offer 2", "2: back"], 2),
    ([*SEALED, "0: back", CHANGE, *ALL_AGREE[0]], None),
    ([*SEALED, "1: back", CHANGE, *ALL_AGREE[1]], None),
    ([*SEALED, "0: back", CHANGE, "unheard 1: back"], 1),
    (["1: offer 1", CHANGE, "2: offer 1", "1: back", *ALL_AGREE[1]], None),
    (["2: offer 1", "1: offer 1", CHANGE, "2: back", *ALL_AGREE[2]], None),
    # Green has seen cards, so all must agree; afterwards it is as if it had not.
    (["1: offer 1", "2: draw 3", CHANGE, "2: back", *ALL_AGREE[2], "2: offer 1", "2: back"], 2),
    # Yellow may have offered what it drew: the change goes with the drawing.
    ([*SEALED, "1: draw 3", CHANGE, "2: back", *ALL_AGREE[2]], 1),
]


@pytest.mark.parametrize(("actions", "sealed"), AROUND)
def test_b3_3_taking_back_shows_nobody_that_a_sealed_offer_was_changed(
    actions: list[str], sealed: int | None
) -> None:
    """[B3.3, B6.1] After each action all others see the same with the change and without it."""
    changed, plain = sealing(), sealing()
    for action in actions:
        act(changed, action.removeprefix("unheard "))
        if not action.startswith("unheard"):
            act(plain, action)
        for seat in (0, 2, 3, None):
            assert json.dumps(changed.frame(seat)) == json.dumps(plain.frame(seat)), action
    own: Any = changed.state.view(1)
    offer = own["me"]["offer"]
    assert (offer and len(offer["cards"])) == sealed


def test_b3_3_a_changed_offer_is_changed_back_before_it_is_taken_back() -> None:
    table = sealing()
    act(table, "1: offer 1", "1: offer 2", "1: offer 3", "1: back")
    assert [move.words for move in table.log.standing] == ["build tower 1", "offer 1", "offer 2"]
    act(table, "1: back", "1: back")
    assert table.state.actors() == [1, 2, 3]
    assert table.consent.proposal is None


def test_a_move_without_words_for_the_log_is_noticed_all_the_same() -> None:
    """[B6.3] Who declines is no longer asked: everybody sees that, though nothing is told of it."""
    table = sealing()
    act(table, "1: offer 1", "2: offer 1", "3: offer nothing", "0: give up")
    before = table.frame(3)["version"]
    act(table, "1: decline")
    assert table.frame(3)["version"] != before
    assert table.state.actors() == [2]
    act(table, "1: back")
    assert table.state.actors() == [1]
    assert table.questions.asked_at == [0.0, 3.0, 0.0, 0.0]
    act(table, "1: decline", "0: back")
    assert table.consent.proposal is not None
    act(table, *ALL_AGREE[0])
    assert table.state.actors() == [0]


# Seats change hands while a proposal is open: seat 0 asks, seats 1 and 2 are to agree.


def asked() -> Table:
    table = kette(ANA, BEN, CEM)
    play(table, first_words(table))
    table.take_back(0, 102.0)
    assert [table.frame(seat)["must_agree"] for seat in range(3)] == [False, True, True]
    return table


def test_whoever_lets_a_bot_play_need_not_agree() -> None:
    table = kette(ANA, BEN, CEM)
    table.stand_in(2, CEM, "easy", 100.5)
    first = table.state.dump()
    play(table, first_words(table))
    table.take_back(0, 102.0)
    assert table.frame(2)["must_agree"] is False
    with pytest.raises(TableProblem, match="nothing_to_agree"):
        table.answer_take_back(2, False, 103.0)
    table.answer_take_back(1, True, 103.0)
    assert table.state.dump() == first


def test_where_bots_stand_in_for_all_others_nobody_is_asked() -> None:
    table = kette(ANA, BEN, CEM)
    table.stand_in(1, BEN, "easy", 100.5)
    table.stand_in(2, CEM, "easy", 100.5)
    play(table, first_words(table))
    table.take_back(0, 102.0)
    assert table.consent.proposal is None
    assert table.state.actors() == [0]


def test_a_bot_that_stands_in_ends_the_question_and_so_does_its_leaving() -> None:
    table = asked()
    table.stand_in(2, CEM, "easy", 103.0)
    assert table.frame(0)["take_back"] is None
    table.take_back(0, 104.0)
    assert table.consent.proposal is not None
    table.stand_in(2, CEM, "", 105.0)
    assert table.frame(0)["take_back"] is None
    assert table.frame(1)["must_agree"] is False


def test_a_seat_that_changes_hands_ends_the_question() -> None:
    freed, moved = asked(), asked()
    freed.free(2, ANA, [CEM], 103.0)
    moved.move_seat(2, CEM, "cem's phone", 103.0)
    for table in (freed, moved):
        assert table.consent.proposal is None
    # Nobody is waited for who cannot answer any more.
    freed.take_back(0, 104.0)
    freed.answer_take_back(1, True, 105.0)
    assert freed.state.actors() == [0]
    moved.take_back(0, 104.0)
    assert moved.frame(2)["must_agree"] is True
    freed = asked()
    freed.free(2, ANA, [CEM], 103.0)
    freed.take_back(0, 104.0)
    freed.sit(2, "dora", "Dora", 105.0)
    assert freed.consent.proposal is None


def test_a_refused_seating_leaves_the_question_open() -> None:
    table = asked()
    with pytest.raises(TableProblem, match="seat_taken"):
        table.sit(1, "dora", "Dora", 103.0)
    with pytest.raises(TableProblem, match="still_there"):
        table.stand_in(1, CEM, "easy", 103.0)
    assert table.consent.proposal is not None


def test_after_a_taking_back_all_seats_have_new_questions() -> None:
    """An answer that was on its way when the move was taken back must not count."""
    table = kette(ANA, BEN, "")
    play(table, first_words(table))
    play(table, "bid 3")
    before = table.questions.numbers[:]
    table.take_back(1, 103.0)
    assert table.questions.numbers == [number + 1 for number in before]
    bid = table.terms.game.moves.parse("bid 4")
    with pytest.raises(Stale):
        table.play(1, bid, before[1], "late", 104.0)
    table.play(1, bid, before[1] + 1, "new", 104.0)


def test_b3_3_a_change_that_is_changed_back_is_a_new_question_for_its_seat_alone() -> None:
    table = sealing()
    act(table, "1: offer 1", "1: offer 2")
    before = table.questions.numbers[:]
    entries = len(table.log)
    table.take_back(1, 103.0)
    assert table.questions.numbers == [before[0], before[1] + 1, *before[2:]]
    # Numbers of entries are never used again, though what they tell is taken back.
    assert [entry.number for entry in table.log] == list(range(1, entries + 2))


def undone(table: Table, viewer: int | None) -> list[str]:
    """What a viewer is told would be undone: the first event of each entry of their own log."""
    frame: Any = table.frame(viewer)
    log: Any = table.log.seen_by(viewer).after()
    return [log[number - 1]["events"][0]["event"] for number in frame["take_back"]["undone"]]


def test_whoever_is_asked_learns_exactly_what_would_be_undone() -> None:
    table = kette(ANA, BEN, CEM)
    play(table, first_words(table))
    play(table, "bid 3")
    table.say(0, "hm", 102.0)
    play(table, "pass")
    table.take_back(1, 103.0)
    for viewer in (0, 1, 2, None):
        assert undone(table, viewer) == ["bid", "pass"]
    table.answer_take_back(0, True, 104.0)
    table.answer_take_back(2, True, 104.0)
    assert table.frame(0)["take_back"] is None
    table.take_back(0, 105.0)
    assert undone(table, 1) == ["offer"]


def test_what_nobody_heard_of_is_not_among_what_would_be_undone() -> None:
    """Seat 1 has changed its sealed offer, which is told to nobody."""
    table = sealing()
    act(table, "1: offer 1", "1: offer 2", "2: offer 1")
    quiet = table.frame(3)
    table.take_back(0, 5.0)
    plain = sealing()
    act(plain, "1: offer 1", "2: offer 1")
    plain.take_back(0, 5.0)
    for viewer in (2, 3, None):
        now: Any = table.frame(viewer)
        then: Any = plain.frame(viewer)
        assert now["take_back"] == then["take_back"]
    assert quiet["take_back"] is None
