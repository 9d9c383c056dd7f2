"""A table, without network and database."""

from __future__ import annotations

import json
from typing import Any

import pytest

from makeda.core.game import Game
from makeda.core.problems import IllegalMove
from makeda.core.records import read
from makeda.core.rng import seeded
from makeda.games.registry import GAMES
from makeda.games.registry import game as game_of
from makeda.table.log import line
from makeda.table.problems import NotYours, Stale, TableProblem
from makeda.table.seats import BOT, OPEN, PERSON, Seat
from makeda.table.table import Table, continue_record, load_table, new_table
from makeda.table.terms import Terms
from tests.games.babel.build import position
from tests.setups import every_game

ANA, BEN, CEM = "ana's device", "ben's device", "cem's device"


def kette(*holders: str, **terms: Any) -> Table:
    """A table of Kette that has begun; an empty holder is a bot."""
    seats = [
        Seat(PERSON, f"P{n}", n, holder=holder) if holder else Seat(BOT, f"P{n}", n, "random")
        for n, holder in enumerate(holders)
    ]
    table = new_table("t", Terms(game_of("kette"), {}, 5, **terms), seats, holders[0])
    table.start(holders[0], 100.0)
    return table


def play(table: Table, words: str, now: float = 101.0, seat: int | None = None) -> None:
    number = table.state.actors()[0] if seat is None else seat
    code = table.terms.game.moves.parse(words)
    table.play(number, code, table.decisions[number], f"id-{len(table.log)}", now)


def first_words(table: Table) -> str:
    return table.terms.game.moves.words(table.state.legal(table.state.actors()[0])[0])


def play_on(table: Table, moves: int, seed: int = 1) -> None:
    """Random moves of whoever is asked."""
    rng = seeded(seed)
    for _ in range(moves):
        actors = table.state.actors()
        if not actors:
            return
        seat = actors[rng.below(len(actors))]
        legal = table.state.legal(seat)
        table.play(seat, legal[rng.below(len(legal))], table.decisions[seat], "", 101.0)


def check_saved(table: Table) -> None:
    """What is saved is the table, and the log leads to its position."""
    log = json.loads(json.dumps([entry.dump() for entry in table.log]))
    loaded = load_table(json.loads(json.dumps(table.snapshot())), log)
    assert loaded.snapshot() == table.snapshot()
    for seat in (*range(len(table.seats)), None):
        assert json.dumps(loaded.frame(seat)) == json.dumps(table.frame(seat))
    assert table.replay().dump() == table.state.dump()


@every_game
def test_a_whole_game_is_played_saved_and_recorded(game: Game) -> None:
    players = game.info.least_players
    seats = [Seat(PERSON, f"P{n}", n, holder=str(n)) for n in range(players)]
    table = new_table("t", Terms(game, {}, 3), seats, "0")
    table.start("0", 1.0)
    while table.status != "over":
        play_on(table, 37)
        check_saved(table)
    record = read(table.record().json(), GAMES)
    assert list(record.replay())[-1].state.scores() == table.state.scores()
    with pytest.raises(TableProblem, match="not_playing"):
        table.play(0, 0, table.decisions[0], "", 2.0)


def test_people_sit_down_and_the_host_starts() -> None:
    seats = [Seat(PERSON, "Ana", 0, holder=ANA), Seat(OPEN, "?", 1), Seat(BOT, "Bot", 2, "random")]
    table = new_table("t", Terms(game_of("kette"), {}, 1), seats, ANA)
    assert table.frame(0)["view"] is None
    with pytest.raises(TableProblem, match="seats_open"):
        table.start(ANA, 1.0)
    with pytest.raises(TableProblem, match="seat_taken"):
        table.sit(0, BEN, "Ben", 1.0)
    with pytest.raises(TableProblem, match="bad_name"):
        table.sit(1, BEN, " \n ", 1.0)
    table.sit(1, BEN, "  Ben\tB ", 1.0)
    assert table.seats[1].name == "Ben B"
    with pytest.raises(NotYours, match="host_only"):
        table.start(BEN, 1.0)
    table.start(ANA, 1.0)
    with pytest.raises(TableProblem, match="already_started"):
        table.start(ANA, 1.0)
    assert table.status == "playing"


def test_a_game_begins_when_a_bot_plays_for_the_open_seat_and_somebody_may_still_sit_down() -> None:
    seats = [Seat(PERSON, "Ana", 0, holder=ANA), Seat(OPEN, "?", 1), Seat(BOT, "Bot", 2, "random")]
    table = new_table("t", Terms(game_of("kette"), {}, 1), seats, ANA)
    table.stand_in(1, ANA, "greedy", 1.0)
    table.start(ANA, 2.0)
    assert table.status == "playing"
    table.sit(1, BEN, "Ben", 3.0)
    assert table.seats[1].bot_level() == ""


def test_nobody_plays_for_another_seat() -> None:
    table = kette(ANA, BEN, CEM)
    with pytest.raises(NotYours):
        table.must_hold(0, BEN)
    with pytest.raises(NotYours):
        table.must_hold(0, "")
    table.must_hold(0, ANA)
    assert table.seats_of("") == []


def test_an_answer_to_an_old_question_changes_nothing() -> None:
    table = kette(ANA, BEN, CEM)
    before: dict[str, Any] = table.snapshot()
    move = table.state.legal(0)[0]
    with pytest.raises(Stale):
        table.play(0, move, table.decisions[0] + 1, "x", 101.0)
    with pytest.raises(IllegalMove):
        table.play(1, move, table.decisions[1], "x", 101.0)
    assert table.snapshot() == before
    play(table, first_words(table))
    with pytest.raises(Stale):
        table.play(0, move, before["decisions"][0], "x", 101.0)


def test_decisions_are_numbered_per_seat() -> None:
    table = kette(ANA, BEN, CEM)
    assert table.decisions == [1, 0, 0]
    play(table, first_words(table))
    assert table.decisions == [2, 1, 0]
    play(table, "pass")
    assert table.decisions == [2, 2, 1]


def test_a_move_is_known_again_by_its_id() -> None:
    table = kette(ANA, BEN, CEM)
    play(table, first_words(table))
    assert table.played(table.log[-1].id)
    assert not table.played("other")
    assert not table.played("")


def test_taking_back_is_free_while_nothing_is_revealed_and_nobody_acted() -> None:
    table = kette(ANA, BEN, CEM)
    play(table, first_words(table))
    before = table.state.dump()
    play(table, "bid 3")
    table.take_back(1, 102.0)
    assert table.state.dump() == before
    assert table.state.actors() == [1]
    assert table.proposal is None
    check_saved(table)
    play(table, "bid 4")
    assert [entry.move for entry in line(table.log)][-1] == "bid 4"


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


def test_one_who_does_not_agree_is_enough_and_a_move_ends_the_question() -> None:
    table = kette(ANA, BEN, CEM)
    play(table, first_words(table))
    table.take_back(0, 102.0)
    table.answer_take_back(2, False, 102.0)
    assert table.proposal is None
    table.take_back(0, 102.0)
    play(table, "pass")
    assert table.proposal is None
    with pytest.raises(TableProblem, match="nothing_to_agree"):
        table.answer_take_back(1, True, 102.0)


def test_after_another_acted_it_needs_consent_and_bots_always_agree() -> None:
    table = kette(ANA, BEN, "")
    play(table, first_words(table))
    play(table, "bid 3")
    play(table, "pass")
    table.take_back(1, 102.0)
    assert table.proposal is not None
    table.answer_take_back(0, True, 102.0)
    assert table.state.actors() == [1]
    alone = kette(ANA, "", "")
    play(alone, first_words(alone))
    play(alone, "pass")
    alone.take_back(0, 102.0)
    assert alone.state.actors() == [0]


def test_the_log_tells_which_moves_are_left_and_counts_only_those_that_are_seen() -> None:
    seats = [Seat(PERSON, f"P{n}", n, holder=ANA) for n in range(3)]
    table = new_table("t", Terms(game_of("babel"), {}, 5), seats, ANA)
    table.start(ANA, 100.0)
    play(table, "build tower 1")
    changes = table.state.legal(1)
    table.play(1, changes[0], table.decisions[1], "", 101.0)
    table.play(1, table.state.legal(1)[0], table.decisions[1], "", 101.0)
    table.take_back(1, 102.0)
    # The change was taken back; only its own seat knows of both.
    assert table.visible_log(1)[-1]["keep"] == 2
    assert all("keep" not in table.visible_log(seat)[-1] for seat in (0, 2, None))
    table.take_back(1, 103.0)
    assert [table.visible_log(seat)[-1]["keep"] for seat in (0, 1, None)] == [1, 1, 1]
    assert "keep" not in table.visible_log(0)[0]


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    table = kette(ANA, BEN, CEM)
    with pytest.raises(TableProblem, match="nothing_to_take_back"):
        table.take_back(0, 102.0)


def test_even_the_last_move_of_a_game_can_be_taken_back() -> None:
    table = kette(ANA, ANA, ANA)
    play_on(table, 5000)
    assert table.status == "over"
    last = line(table.log)[-1].seat
    assert last is not None
    table.take_back(last, 102.0)
    assert table.status == "playing"
    check_saved(table)


def test_k3_11_the_highest_bidder_may_knock_after_a_while() -> None:
    table = kette(ANA, BEN, CEM, patience=10)
    play(table, first_words(table), 101.0)
    play(table, "bid 3", 102.0)
    play(table, "pass", 103.0)
    assert table.frame(1)["act_for"] == {"seat": 0, "verb": "accept"}
    assert table.frame(2)["act_for"] is None
    with pytest.raises(TableProblem, match="act_for_later") as caught:
        table.act_for(1, table.decisions[1], "k", 105.0)
    assert caught.value.params == {"seat": 0, "seconds": 8}
    with pytest.raises(TableProblem, match="act_for_nobody"):
        table.act_for(2, table.decisions[2], "k", 120.0)
    with pytest.raises(Stale):
        table.act_for(1, 99, "k", 120.0)
    table.act_for(1, table.decisions[1], "k", 113.0)
    assert table.state.scores() == [23, 17, 20]
    entry = line(table.log)[-1]
    assert (entry.seat, entry.by, entry.move) == (0, 1, "accept")
    assert '"by": 1' in table.record().json()
    check_saved(table)


def test_time_limits_concern_people_who_are_asked() -> None:
    table = kette(ANA, BEN, "", time_limit=30)
    assert table.deadline() == 130.0
    assert table.overdue(129.0) == []
    assert table.overdue(130.0) == [0]
    play(table, first_words(table), 120.0)
    assert table.deadline() == 150.0
    play(table, "pass", 121.0)
    assert table.deadline() == 0.0  # the bot is asked
    assert kette(ANA, BEN, CEM).deadline() == 0.0


def test_a_seat_is_handed_to_a_bot_and_back() -> None:
    table = kette(ANA, BEN, CEM)
    assert table.bots_to_move() == []
    with pytest.raises(NotYours):
        table.stand_in(0, BEN, "random", 101.0)
    table.stand_in(0, ANA, "random", 101.0)
    assert table.bots_to_move() == [(0, "random")]
    table.stand_in(0, ANA, "", 101.0)
    assert table.bots_to_move() == []
    with pytest.raises(TableProblem, match="bot_seat"):
        kette(ANA, "", BEN).stand_in(1, ANA, "", 101.0)


def test_the_host_frees_an_abandoned_seat_and_may_give_it_to_a_bot() -> None:
    table = kette(ANA, BEN, CEM)
    with pytest.raises(NotYours):
        table.free(2, BEN, 101.0)
    with pytest.raises(TableProblem, match="own_seat"):
        table.free(0, ANA, 101.0)
    table.free(1, ANA, 101.0)
    assert table.seats_of(BEN) == []
    with pytest.raises(NotYours):
        table.stand_in(1, CEM, "random", 101.0)
    table.stand_in(1, ANA, "random", 101.0)
    play(table, first_words(table))
    assert table.bots_to_move() == [(1, "random")]
    table.sit(1, "dora", "Dora", 102.0)
    assert table.bots_to_move() == []
    check_saved(table)


def test_a_seat_moves_to_another_device() -> None:
    table = kette(ANA, BEN, CEM)
    table.move_seat(1, "phone", 101.0)
    table.must_hold(1, "phone")
    with pytest.raises(NotYours):
        table.must_hold(1, BEN)


def test_talking() -> None:
    table = kette(ANA, BEN, CEM)
    table.say(1, " hello ", 101.0)
    said = {"event": "table_chat", "seat": 1, "text": "hello"}
    assert table.visible_log(None)[-1]["events"] == [said]
    for text in ("", "  ", "x" * 501):
        with pytest.raises(TableProblem, match="bad_chat"):
            table.say(1, text, 101.0)


def test_a_recorded_game_goes_on_at_a_new_table() -> None:
    table = kette(ANA, BEN, CEM)
    play_on(table, 40)
    record = read(table.record().json(), GAMES)
    seats = [Seat(PERSON, "X", n, holder=ANA) for n in range(3)]
    terms = Terms(record.game, record.options, record.seed, fixed_deal=True)
    again = continue_record("u", terms, seats, ANA, record, 200.0)
    assert again.state.dump() == table.state.dump()
    again.start(ANA, 201.0)
    check_saved(again)
    play_on(again, 5000)
    assert again.status == "over"
    with pytest.raises(TableProblem, match="record_over"):
        continue_record("v", terms, seats, ANA, read(again.record().json(), GAMES), 300.0)


def test_the_log_and_the_head_tell_nothing_secret() -> None:
    """No holder, no seed, no words of moves, no ids of clients; a bought card only to its owner."""
    table = kette(ANA, BEN, CEM)
    play_on(table, 5000)
    for seat in (0, 1, 2, None):
        text = json.dumps([table.frame(seat), table.visible_log(seat)])
        for secret in ("device", '"seed"', '"rng"', '"holder"', '"id": "id-', '"move": "'):
            assert secret not in text
    log: list[dict[str, Any]] = table.visible_log(None)
    events = [event for entry in log for event in entry["events"]]
    drawn = [event for event in events if event["event"] == "draw"]
    assert drawn
    assert all("card" not in event for event in drawn)


def test_the_log_can_be_read_from_an_entry_on() -> None:
    table = kette(ANA, BEN, CEM)
    play_on(table, 20)
    assert [entry["number"] for entry in table.visible_log(0, 15)] == list(range(16, 22))


def builds(table: Table) -> list[str]:
    words = [table.terms.game.moves.words(move) for move in table.state.legal(0)]
    return [move for move in words if move.startswith("build")]


def offers_after(table: Table, words: str) -> int:
    """How many offers seat 1 could make then."""
    ahead = table.state.copy()
    ahead.play(0, table.terms.game.moves.parse(words))
    return len(ahead.legal(1))


def test_a_changed_sealed_offer_is_noticed_by_nobody_else() -> None:
    """[B6.1] Not by the view, the log, its numbers or the version of the frame."""
    seats = [Seat(PERSON, f"P{n}", n, holder=str(n)) for n in range(3)]
    table = new_table("t", Terms(game_of("babel"), {}, 3), seats, "0")
    table.start("0", 1.0)
    play(table, next(words for words in builds(table) if offers_after(table, words) > 1))
    sealed, other = table.state.legal(1)[:2]
    table.play(1, sealed, table.decisions[1], "seal", 2.0)
    before = [json.dumps(table.frame(seat)) for seat in (0, 1, 2, None)]
    table.play(1, other, table.decisions[1], "change", 3.0)
    after = [json.dumps(table.frame(seat)) for seat in (0, 1, 2, None)]
    assert [before[n] == after[n] for n in range(4)] == [True, False, True, True]
    check_saved(table)
    # Nor when it is changed back by taking the change back.
    table.take_back(1, 4.0)
    again = [json.dumps(table.frame(seat)) for seat in (0, 1, 2, None)]
    assert [before[n] == again[n] for n in range(4)] == [True, False, True, True]
    assert table.frame(1)["view"] == json.loads(before[1])["view"]
    check_saved(table)


def sealing() -> Table:
    """Four people at Babel; red builds, and yellow holds three fitting cards."""
    hands = ["", "3 ship", "2 ship", "ship"]
    first = position(hands, discs="tower 1: ship 5", actions=["", "draw", "draw", ""]).dump()
    seats = [Seat(PERSON, f"P{n}", n, holder=str(n)) for n in range(4)]
    table = Table("t", Terms(game_of("babel"), {}, 3), seats, "0", first)
    table.start("0", 1.0)
    play(table, "build tower 1")
    return table


def act(table: Table, *actions: str) -> None:
    """ "2: offer 1" plays, "2: back" takes back, "2: yes" agrees."""
    for action in actions:
        seat, words = int(action[0]), action[3:]
        if words == "back":
            table.take_back(seat, 3.0)
        elif words == "yes":
            table.answer_take_back(seat, True, 4.0)
        else:
            play(table, words, 2.0, seat)
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
    own: dict[str, Any] = changed.state.view(1)
    offer = own["me"]["offer"]
    assert (offer and len(offer["cards"])) == sealed


def test_b3_3_a_changed_offer_is_changed_back_before_it_is_taken_back() -> None:
    table = sealing()
    act(table, "1: offer 1", "1: offer 2", "1: offer 3", "1: back")
    assert [entry.move for entry in line(table.log)] == ["build tower 1", "offer 1", "offer 2"]
    act(table, "1: back", "1: back")
    assert table.state.actors() == [1, 2, 3]
    assert table.proposal is None


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
    assert table.asked_at == [0.0, 3.0, 0.0, 0.0]
    act(table, "1: decline", "0: back")
    assert table.proposal is not None
    act(table, *ALL_AGREE[0])
    assert table.state.actors() == [0]
