"""The parts of a table, each alone."""

from __future__ import annotations

import json

import pytest

from makeda.core.events import Event
from makeda.table.consent import STAND_IN, STOP, TAKE_BACK, Consent, Proposal, load_consent
from makeda.table.entries import Chat, Entry, Move, Note, TakenBack, load_entry
from makeda.table.log import Log, without
from makeda.table.problems import NotYours, Stale, TableProblem
from makeda.table.questions import Questions
from makeda.table.seats import BOT, OPEN, PERSON, Seat, Seats
from makeda.table.takeback import LastMove, last_move


def move(text: str, number: int = 1, reveals: int = 0) -> Move:
    """ "0" is a move of seat 0 that all hear of, "1!" one of seat 1 that nobody does, and "0<2" one
    of seat 0 that seat 2 made for it.
    """
    seat = int(text[0])
    by = int(text[2]) if "<" in text else seat
    unheard = text.endswith("!")
    events = [] if unheard else [Event("moved", {"seat": seat})]
    return Move(
        number, 1.0, events, seat=seat, by=by, words=text, id="", reveals=reveals, unheard=unheard
    )


def moves(text: str, reveals: str = "") -> list[Move]:
    words = text.split()
    shown = [int(digit) for digit in reveals or "0" * len(words)]
    return [move(word, number, shown[number - 1]) for number, word in enumerate(words, 1)]


# The log


ENTRIES: list[Entry] = [
    Move(
        1,
        2.5,
        [Event("draw", {"seat": 1}, {1: {"card": "ruby 2"}})],
        seat=1,
        by=2,
        words="draw",
        id="some-id",
        reveals=3,
        unheard=False,
    ),
    TakenBack(2, 3.5, [Event("table_takes_back", {"seat": 1})], seat=1, keep=0, unheard=False),
    TakenBack(2, 3.5, [], seat=1, keep=0, unheard=True),
    Chat(3, 4.5, [Event("table_chat", {"seat": 0, "text": "so"})], 0, "ana"),
    Note(4, 5.5, [Event("table_starts", {})]),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_an_entry_is_stored_and_loaded_as_what_it_is(entry: Entry) -> None:
    loaded = load_entry(json.loads(json.dumps(entry.dump())))
    assert type(loaded) is type(entry)
    assert loaded.dump() == entry.dump()
    for viewer in (0, 1, 2, None):
        assert loaded.is_seen_by(viewer) == entry.is_seen_by(viewer)
        assert loaded.seen_by(viewer, 7) == entry.seen_by(viewer, 7)


def line(number: int, seat: int, holder: str) -> Chat:
    return Chat(number, float(number), [Event("table_chat", {"seat": seat})], seat, holder)


def test_what_was_said_belongs_to_who_held_the_seat_then() -> None:
    said = [line(1, 0, "ana"), line(2, 1, "ana"), line(3, 0, "ben"), line(4, 0, "")]
    log = Log([*said, Note(5, 5.0, [Event("table_starts", {})])])
    assert log.said_by(0, "ana", 4.5) == [said[0]]
    assert log.said_by(0, "ben", 4.0) == [said[2], said[3]]
    assert log.said_by(1, "ben", 0.0) == []


def test_a_line_of_an_older_log_does_not_say_who_held_the_seat() -> None:
    old = line(1, 0, "ana").dump()
    del old["holder"]
    loaded = load_entry(old)
    assert isinstance(loaded, Chat)
    assert loaded.holder == ""


def test_entries_of_older_logs_say_less() -> None:
    """Once nothing said what is unheard, nor, beside the event, who took back."""
    old = move("1!").dump()
    del old["unheard"]
    assert not load_entry(old).is_seen_by(0)
    assert load_entry(old).is_seen_by(1)
    back = {**ENTRIES[1].dump(), "seat": None, "by": None}
    assert load_entry(back).seat == 1


def test_a_secret_goes_to_its_seat_alone() -> None:
    seen = {viewer: str(ENTRIES[0].seen_by(viewer, 1)) for viewer in (0, 1, 2, None)}
    assert [viewer for viewer, text in seen.items() if "ruby" in text] == [1]
    assert not any("some-id" in text for text in seen.values())


def test_the_standing_moves_are_those_that_were_not_taken_back() -> None:
    log = Log(moves("0 1 2"))
    log.add(TakenBack(4, 1.0, [], seat=1, keep=1, unheard=False))
    assert [entry.words for entry in log.standing] == ["0"]
    log.add(move("1", 5))
    assert [entry.number for entry in log.standing] == [1, 5]
    assert len(log) == 5
    assert [entry.number for entry in log.since(3)] == [4, 5]
    assert log.next_number() == 6


@pytest.mark.parametrize(
    ("before", "keep", "left"),
    [
        ("0 1 2", 1, "0"),
        ("0 1 2!", 1, "0 2!"),
        ("0 1 1!", 1, "0"),
        ("0 1 2 2! 0!", 1, "0 0!"),
        ("0 1 2! 2", 1, "0 2!"),
        ("0 1!", 1, "0"),
    ],
)
def test_what_others_did_unheard_outlasts_a_taking_back(before: str, keep: int, left: str) -> None:
    assert [entry.words for entry in without(moves(before), keep)] == left.split()


# Taking back


@pytest.mark.parametrize(
    ("standing", "reveals", "seat", "expected"),
    [
        ("", "", 0, None),
        ("1 2", "", 0, None),
        ("0", "0", 0, LastMove(0, True)),
        ("0", "1", 0, LastMove(0, False)),
        ("0 1", "11", 1, LastMove(1, True)),
        ("0 1", "12", 1, LastMove(1, False)),
        ("0 1", "00", 0, LastMove(0, False)),
        ("0 1!", "00", 0, LastMove(0, True)),
        ("0 1 1!", "000", 1, LastMove(2, True)),
        ("0 1 1! 2", "0000", 1, LastMove(1, False)),
        ("1! 2", "00", 1, None),
        ("0 1<2", "00", 2, LastMove(1, True)),
        ("0 1<2", "00", 1, None),
    ],
)
def test_what_a_seat_would_take_back(
    standing: str, reveals: str, seat: int, expected: LastMove | None
) -> None:
    shown = int(reveals[-1]) if reveals else 0
    assert last_move(moves(standing, reveals), seat, shown) == expected


def wants(kind: str) -> Consent:
    """Seat 2 wants something, and two people are to agree."""
    consent = Consent()
    consent.propose(Proposal(kind, 2, {"ana", "ben"}, keep=5, player=1, level="hard"))
    return consent


@pytest.mark.parametrize("kind", [TAKE_BACK, STOP, STAND_IN])
def test_a_proposal_waits_for_everyone_who_must_agree(kind: str) -> None:
    assert Consent().of(kind) is None
    assert not Consent().waits_for("ana")
    asking = wants(kind)
    assert asking.of(kind) is asking.proposal
    assert asking.agree(kind, "ana") is None
    assert [asking.waits_for(who) for who in ("ana", "ben", "cem")] == [False, True, False]
    with pytest.raises(TableProblem, match="nothing_to_agree"):
        asking.agree(kind, "ana")
    again = load_consent(json.loads(json.dumps(asking.dump())))
    assert again.dump() == asking.dump()
    agreed = again.agree(kind, "ben")
    assert agreed is not None
    assert (agreed.kind, agreed.seat, agreed.keep) == (kind, 2, 5)
    assert (agreed.player, agreed.level) == (1, "hard")


@pytest.mark.parametrize("kind", [TAKE_BACK, STOP, STAND_IN])
def test_only_who_is_asked_may_refuse_and_then_it_is_over(kind: str) -> None:
    asking = wants(kind)
    with pytest.raises(TableProblem, match="nothing_to_agree"):
        asking.refuse(kind, "cem")
    assert asking.waits_for("ana")
    asking.refuse(kind, "ben")
    assert asking.dump() is None
    assert load_consent(None).dump() is None


@pytest.mark.parametrize(
    ("kind", "other"), [(TAKE_BACK, STOP), (STOP, STAND_IN), (STAND_IN, TAKE_BACK)]
)
def test_an_answer_counts_only_for_what_was_asked(kind: str, other: str) -> None:
    asking = wants(kind)
    for answer in (asking.agree, asking.refuse):
        with pytest.raises(TableProblem, match="nothing_to_agree"):
            answer(other, "ana")
    assert asking.of(other) is None
    assert not asking.withdraw(other, [2])
    asking.drop(other)
    assert asking.of(kind) is not None


def test_whoever_proposed_something_may_withdraw_it() -> None:
    asking = wants(STOP)
    assert not asking.withdraw(STOP, [0, 1])
    assert asking.withdraw(STOP, [1, 2])
    assert asking.dump() is None


def test_what_an_earlier_version_stored_as_proposed_was_taking_back() -> None:
    stored = {"seat": 2, "keep": 5, "needed": ["ana", "ben"]}
    found = load_consent(stored).dump()
    assert found == {**stored, "kind": TAKE_BACK, "player": 0, "level": ""}


# Questions


def test_questions_are_numbered_per_seat_and_know_since_when() -> None:
    questions = Questions([0, 0, 0], [0.0, 0.0, 0.0])
    questions.put([1, 2], [], 10.0)
    assert (questions.numbers, questions.asked_at) == ([0, 1, 1], [0.0, 10.0, 10.0])
    questions.answered(1)
    questions.put([0, 2], [2], 15.0)
    assert (questions.numbers, questions.asked_at) == ([1, 2, 1], [15.0, 0.0, 10.0])
    assert questions.longest([0, 2]) == 10.0
    assert questions.longest([]) == 0.0


def test_after_a_taking_back_every_earlier_answer_is_stale() -> None:
    questions = Questions([3, 4, 5], [0.0, 7.0, 0.0])
    questions.put_anew([0], 9.0)
    assert (questions.numbers, questions.asked_at) == ([4, 5, 6], [9.0, 0.0, 0.0])
    for seat, number in enumerate([3, 4, 5]):
        with pytest.raises(Stale):
            questions.must_be_open(seat, number)
        questions.must_be_open(seat, number + 1)


# Seats


def some_seats() -> Seats:
    seats = [Seat(PERSON, "Ana", 0, holder="ana"), Seat(PERSON, "Ben", 1, holder="ben")]
    return Seats([*seats, Seat(OPEN, "?", 2), Seat(BOT, "Hiram", 3, "easy")], "ana")


def test_there_are_no_other_seats() -> None:
    seats = some_seats()
    for number in (-1, 4):
        with pytest.raises(TableProblem, match="no_such_seat"):
            seats[number]
        with pytest.raises(TableProblem, match="no_such_seat"):
            seats.must_hold(number, "ana")


def test_all_seats_are_taken_when_a_bot_plays_at_the_open_one() -> None:
    seats = some_seats()
    assert not seats.are_taken()
    seats.stand_in(2, "ana", "hard")
    assert seats.are_taken()
    assert seats.bots_among([0, 2, 3]) == [(2, "hard"), (3, "easy")]


def test_whoever_lets_a_bot_play_is_not_among_those_who_play_themselves() -> None:
    seats = some_seats()
    seats.sit(2, "cem", "Cem", 1.0)
    assert seats.players_besides("ana") == {"ben", "cem"}
    seats.stand_in(1, "ben", "easy")
    assert seats.players_besides("ana") == {"cem"}
    assert seats.players_besides("ben") == {"ana", "cem"}
    seats.stand_in(1, "ben", "")
    assert seats.players_besides("ana") == {"ben", "cem"}


def test_nobody_is_sent_away_who_is_there() -> None:
    seats = some_seats()
    with pytest.raises(TableProblem, match="not_away"):
        seats.free(1, "ana", {"cem"})
    with pytest.raises(NotYours, match="host_only"):
        seats.free(0, "ben", {"ana"})
    for number in (2, 3):
        with pytest.raises(TableProblem, match="no_person"):
            seats.free(number, "ana", {""})
    assert seats.of("ben") == [1]
    seats.free(1, "ana", {"ben"})
    assert seats.of("ben") == []
    assert seats[1].kind == OPEN


def test_everyone_but_the_host_may_leave_their_own_seat() -> None:
    seats = some_seats()
    for number, holder in ((1, "cem"), (2, ""), (3, "")):
        with pytest.raises(NotYours):
            seats.leave(number, holder)
    with pytest.raises(TableProblem, match="own_seat"):
        seats.leave(0, "ana")
    seats.leave(1, "ben")
    assert seats[1].kind == OPEN


def test_only_who_holds_a_seat_moves_it_to_another_device() -> None:
    seats = some_seats()
    for number, holder in ((1, "ana"), (2, ""), (3, "")):
        with pytest.raises(NotYours):
            seats.move(number, holder, "phone", 5.0)
    seats.move(1, "ben", "phone", 5.0)
    assert seats.of("phone") == [1]


def test_a_holding_ends_when_the_seat_changes_hands_even_if_the_same_person_comes_back() -> None:
    seats = some_seats()
    seats.sit(2, "cem", "Cem", 10.0)
    assert seats.has_held(2, "cem", 10.0)
    assert seats.has_held(2, "cem", 20.0)
    assert not seats.has_held(2, "ben", 20.0)
    assert not seats.has_held(3, "", 20.0)
    seats.leave(2, "cem")
    assert not seats.has_held(2, "cem", 20.0)
    seats.sit(2, "cem", "Cem", 30.0)
    assert not seats.has_held(2, "cem", 20.0)
    assert seats.has_held(2, "cem", 30.0)
    seats.move(2, "cem", "phone", 40.0)
    assert not seats.has_held(2, "phone", 30.0)


def test_people_are_away_who_were_neither_seen_nor_sat_down_lately() -> None:
    seats = some_seats()
    seats.sit(2, "cem", "Cem", 100.0)
    assert seats.away({"ana": 150.0}, 90.0) == {"ben"}
    assert seats.away({"ana": 150.0, "ben": 120.0}, 130.0) == {"ben", "cem"}
    assert seats.away({"ana": 150.0, "ben": 150.0, "cem": 150.0}, 130.0) == set()
