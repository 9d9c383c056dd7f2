"""Whatever people do at a table, in whatever order: a simple model says what comes of it.

The machine tries possible and impossible things alike. The model knows the seats, the moves that
stand and who must agree; the game itself it only asks for the position that moves lead to.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from typing import Any, NamedTuple

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from makeda.bots.bot import out_of_turn
from makeda.core.problems import Problem
from makeda.core.state import State
from makeda.games.registry import game as game_of
from makeda.table.consent import STAND_IN, STOP, TAKE_BACK
from makeda.table.opening import load_table
from makeda.table.seats import BOT, OPEN, PERSON, Seat
from makeda.table.status import OVER, PLAYING, WAITING
from makeda.table.table import Table
from makeda.table.terms import Terms
from tests.games.babel.build import position
from tests.table.people import caught_up, saved

# Words that must never leave a table
HOLDERS = [f"device-{name}" for name in ("ana", "ben", "cem", "dora")]
HOST = HOLDERS[0]
SEATS = 4

seats = st.integers(0, SEATS - 1)
holders = st.sampled_from(HOLDERS)
often = st.sampled_from([True, True, True, False])
mostly_host = st.sampled_from([HOST, HOST, HOST, HOLDERS[1]])
# "" for whoever may
somebody_else = st.sampled_from(["", "", "", *HOLDERS])
levels = st.sampled_from(["", "easy", "hard"])
meanwhiles = st.sampled_from(["", "unasked", "bot", "leave", "move"])
choices = st.integers(0, 10_000)


class Made(NamedTuple):
    """A move that stands."""

    seat: int
    by: int
    move: int
    unheard: bool
    # What the position had revealed before it and after it
    before: int
    after: int


class Place(NamedTuple):
    """A seat as the model knows it."""

    kind: str
    holder: str
    level: str
    since: float = 0.0


class TableMachine(RuleBasedStateMachine):
    """A table of four: Babel, where offers are sealed, or Kette, where one may act for another."""

    table: Table

    @initialize(game=st.sampled_from(["babel", "kette"]), seed=choices, begun=often)
    def lay(self, game: str, seed: int, begun: bool) -> None:
        people = [Seat(PERSON, "Ana", 0, holder=HOST), Seat(PERSON, "Ben", 1, holder=HOLDERS[1])]
        everyone = [*people, Seat(OPEN, "?", 2), Seat(BOT, "Hiram", 3, "easy")]
        first = game_of(game).new(SEATS, seed).dump()
        if game == "babel":
            hands = ["2 ship", "3 ship", "2 ship", "ship"]
            actions = ["", "draw", "draw", ""]
            first = position(hands, discs="tower 1: ship 5", actions=actions).dump()
        terms = Terms(game_of(game), {}, seed, time_limit=100, patience=5)
        self.table = Table("t", terms, everyone, HOST, first)
        self.now = 1000.0
        self.started = False
        self.away: set[str] = set()
        self.places = [Place(seat.kind, seat.holder, seat.level) for seat in everyone]
        self.standing: list[Made] = []
        self.stopped = False
        # What is wanted, by whom, how many moves are kept then, and who has not agreed
        self.asking: tuple[str, int, int, set[str]] | None = None
        # For whom a bot shall play, where that is wanted
        self.missing, self.level = 0, ""
        self.versions = dict.fromkeys(self.viewers(), 0)
        self.frames = {viewer: self.frame(viewer) for viewer in self.viewers()}
        self.numbers = [0] * SEATS
        # The same table in another process, which looks now and then.
        self.copy = load_table(*saved(self.table))
        self.steps = 0
        self.ids = 0
        if begun:
            self.sit(2, HOLDERS[2], "Zoe")
            self.start(HOST)
        if begun and game == "babel":
            building = self.table.terms.game.moves.parse("build tower 1")
            self.make(0, self.table.state.legal(0).index(building))

    # What the model thinks

    def viewers(self) -> list[int | None]:
        return [*range(SEATS), None]

    def status(self) -> str:
        if not self.started:
            return WAITING
        return OVER if self.stopped or self.position().over() else PLAYING

    def position(self) -> State:
        """What the standing moves lead to."""
        state = self.table.terms.game.load(self.table.snapshot()["first"])
        for made in self.standing:
            state.play(made.seat, made.move)
        return state

    def heard(self) -> list[int]:
        return [place for place, made in enumerate(self.standing) if not made.unheard]

    def would_go(self, seat: int) -> tuple[int, bool] | None:
        """The place of the move that a seat would take back, and whether it goes at once."""
        last = max(self.heard(), default=-1)
        own = [place for place, made in enumerate(self.standing) if made.by == seat]
        if own and own[-1] > last:
            return own[-1], True
        heard = [place for place in own if not self.standing[place].unheard]
        if not heard:
            return None
        made = self.standing[heard[-1]]
        return heard[-1], heard[-1] == last and made.before == made.after

    def go_back(self, keep: int) -> None:
        """The move at this place goes, with all that was heard after it; see `would_go`."""
        losers = {self.standing[keep].seat}
        left = self.standing[:keep]
        for made in self.standing[keep + 1 :]:
            if made.unheard and made.seat not in losers:
                left.append(made)
            if not made.unheard:
                losers.add(made.seat)
        self.standing = left

    def players(self) -> set[str]:
        """The people who play themselves."""
        return {place.holder for place in self.places if place.kind == PERSON and not place.level}

    def no_longer_asking(self, kind: str) -> None:
        if self.asking and self.asking[0] == kind:
            self.asking = None

    def change_place(self, seat: int, place: Place) -> None:
        self.places[seat] = place
        self.asking = None

    # Trying things

    def attempt(self, possible: bool, action: Callable[[], None]) -> None:
        """Do what is possible; what is not must be refused and leave everything as it was."""
        before = "" if possible else self.everything()
        try:
            action()
        except Problem as problem:
            assert not possible, f"refused: {problem}"
            assert self.everything() == before, "what was refused left a trace"
        else:
            assert possible, "this should have been refused"

    def everything(self) -> str:
        frames = [self.frame(viewer) for viewer in self.viewers()]
        rows = [entry.dump() for entry in self.table.log]
        return json.dumps([self.table.snapshot(), rows, frames])

    def frame(self, viewer: int | None) -> str:
        return json.dumps(self.table.frame(viewer, self.away))

    # Around the game

    @rule(seconds=st.integers(1, 10))
    def wait(self, seconds: int) -> None:
        self.now += seconds

    @rule(
        seat=st.integers(-1, SEATS),
        holder=holders,
        name=st.sampled_from(["Zoe", "Zoe", " ", "x" * 41]),
    )
    def sit(self, seat: int, holder: str, name: str) -> None:
        possible = seat in range(SEATS) and self.places[seat].kind == OPEN and name == "Zoe"
        self.attempt(possible, lambda: self.table.sit(seat, holder, name, self.now))
        if possible:
            self.change_place(seat, Place(PERSON, holder, "", self.now))

    @rule(seat=seats, other=somebody_else, device=holders)
    def move_seat(self, seat: int, other: str, device: str) -> None:
        place = self.places[seat]
        holder = other or place.holder
        possible = place.kind == PERSON and holder == place.holder
        self.attempt(possible, lambda: self.table.move_seat(seat, holder, device, self.now))
        if possible:
            self.change_place(seat, place._replace(holder=device, since=self.now))

    @rule(holder=holders)
    def come_or_go(self, holder: str) -> None:
        """Somebody's device is away, or is back; then nobody need play for them."""
        self.away ^= {holder}
        awaited = (
            self.asking is not None
            and self.asking[0] == STAND_IN
            and self.places[self.missing].holder == holder
        )
        assert self.table.awaits(holder) == awaited
        if holder not in self.away:
            self.table.comes_back(holder, self.now)
            self.asking = None if awaited else self.asking

    @rule(seat=seats, holder=mostly_host)
    def free(self, seat: int, holder: str) -> None:
        """The host frees a seat; nobody's hand is taken away while they are there."""
        place = self.places[seat]
        gone = place.holder in self.away or not self.started
        possible = place.kind == PERSON and (
            (holder == HOST and place.holder != HOST and gone)
            or (holder == place.holder and holder != HOST)
        )
        self.attempt(possible, lambda: self.table.free(seat, holder, self.away, self.now))
        if possible:
            self.change_place(seat, place._replace(kind=OPEN, holder="", since=0.0))

    @rule(seat=seats)
    def leave(self, seat: int) -> None:
        """Somebody gives up their own seat."""
        if self.places[seat].kind == PERSON:
            self.free(seat, self.places[seat].holder)

    @rule(seat=seats, other=somebody_else, level=levels)
    def stand_in(self, seat: int, other: str, level: str) -> None:
        place = self.places[seat]
        owner = {OPEN: HOST, PERSON: place.holder, BOT: ""}[place.kind]
        holder = other or owner
        if place.kind == PERSON and holder != owner:
            self.let_bot_play(seat, holder, level)
            return
        possible = holder == owner and place.kind != BOT
        self.attempt(possible, lambda: self.table.stand_in(seat, holder, level, self.now))
        if possible:
            self.change_place(seat, place._replace(level=level))

    @rule(seat=seats, by=holders, level=levels, all_away=st.booleans())
    def somebody_is_missing(self, seat: int, by: str, level: str, all_away: bool) -> None:
        """Somebody wants a bot to play for somebody else, who is away, as the host may be."""
        place = self.places[seat]
        if place.kind == PERSON and place.holder != by:
            gone = {place.holder, HOST} if all_away else {place.holder}
            for holder in sorted(gone - self.away - {by}):
                self.come_or_go(holder)
            self.let_bot_play(seat, by, level)

    def let_bot_play(self, seat: int, by: str, level: str) -> None:
        place = self.places[seat]
        people = [one.holder for one in self.places if one.kind == PERSON]
        host_is_there = HOST in people and HOST not in self.away
        possible = (
            self.status() == PLAYING
            and bool(level)
            and not place.level
            and place.holder in self.away
            and (by == HOST or (by in people and not host_is_there))
        )
        away = set(self.away)
        self.attempt(possible, lambda: self.table.stand_in(seat, by, level, self.now, away))
        if not possible:
            return
        others, first = self.players() - {by} - away, self.first_seat(by)
        if self.asking and self.asking[0] == STAND_IN and self.missing == seat and by != HOST:
            # Whoever wants the same agrees, to the bot that was proposed first.
            others, first = self.asking[3] - {by} - away, self.asking[1]
        else:
            self.level = level
        if by == HOST or not others:
            self.change_place(seat, place._replace(level=self.level))
        else:
            self.asking, self.missing = (STAND_IN, first, 0, others), seat

    def first_seat(self, holder: str) -> int:
        return next((n for n, place in enumerate(self.places) if place.holder == holder), 0)

    @rule(seat=seats, agrees=often)
    def answer_stand_in(self, seat: int, agrees: bool) -> None:
        """Others agree to the bot or not; whoever is away is back with any answer."""
        holder, place = self.places[seat].holder, self.places[self.missing]
        asking = self.asking if self.asking and self.asking[0] == STAND_IN else None
        proposer = asking and self.places[asking[1]].holder
        possible = asking is not None and (
            holder in {*asking[3], place.holder} or (not agrees and holder == proposer)
        )
        away = set(self.away)
        self.attempt(possible, lambda: self.table.answer_stand_in(seat, agrees, away, self.now))
        if not possible or asking is None:
            return
        left = asking[3] - {holder} - away
        if holder == place.holder or place.holder not in away or not agrees:
            self.asking = None
        elif left:
            self.asking = (*asking[:3], left)
        else:
            self.change_place(self.missing, place._replace(level=self.level))

    @rule(holder=mostly_host)
    def start(self, holder: str) -> None:
        taken = all(place.kind != OPEN or place.level for place in self.places)
        possible = holder == HOST and not self.started and taken
        self.attempt(possible, lambda: self.table.start(holder, self.now))
        self.started = self.started or possible

    @rule(seat=seats, text=st.sampled_from(["hello", " ", "x" * 501]))
    def chat(self, seat: int, text: str) -> None:
        possible = text == "hello"
        self.attempt(possible, lambda: self.table.say(seat, text, self.now))

    @rule()
    def plan_another_game(self) -> None:
        self.table.ask_again("another", HOST, self.now)

    @rule()
    def save_and_load(self) -> None:
        """Go on with what was stored."""
        before = self.everything()
        rows = json.loads(json.dumps([entry.dump() for entry in self.table.log]))
        self.table = load_table(json.loads(json.dumps(self.table.snapshot())), rows)
        assert self.everything() == before

    # Playing

    @rule(choice=choices, moves=st.integers(1, 4))
    def play(self, choice: int, moves: int) -> None:
        """Somebody who is asked answers."""
        for turn in range(moves):
            asked = self.table.state.actors()
            if self.status() == PLAYING:
                self.make(asked[choice % len(asked)], choice + turn)

    @rule(choice=choices, again=st.booleans())
    def play_unasked(self, choice: int, again: bool) -> None:
        """Somebody who is not asked does something all the same, where the rules allow it."""
        could = out_of_turn(self.table.state)
        if could and self.status() == PLAYING:
            seat = could[choice % len(could)]
            self.make(seat, choice)
            if again:
                self.take_back(seat)

    def make(self, seat: int, choice: int) -> None:
        state = self.table.state
        asked, reveals = state.actors(), state.reveals
        legal = state.legal(seat)
        move = legal[choice % len(legal)]
        before = {viewer: self.frame(viewer) for viewer in self.viewers()}
        number = self.table.questions.numbers[seat]
        self.ids += 1
        move_id = f"move-{self.ids}"
        entries = len(self.table.log)
        self.attempt(True, lambda: self.table.play(seat, move, number, move_id, self.now))
        assert self.table.log.has_move(move_id)
        [entry] = self.table.log.since(entries)
        unheard = not entry.events and seat not in asked
        after = self.table.state.reveals
        self.standing.append(Made(seat, seat, move, unheard, reveals, after))
        if unheard:
            for viewer in self.viewers():
                noticed = self.frame(viewer) != before[viewer]
                assert noticed == (viewer == seat), "an unheard move was noticed"
        else:
            self.moved_on()

    def moved_on(self) -> None:
        """Nothing is taken back any more; but bots move too while people think about stopping."""
        self.no_longer_asking(TAKE_BACK)
        if self.status() == OVER:
            self.no_longer_asking(STOP)
            self.no_longer_asking(STAND_IN)

    @rule(seat=seats, choice=choices, late=st.sampled_from([-1, 1]))
    def play_late(self, seat: int, choice: int, late: int) -> None:
        """An answer to a question that is no longer open, or not yet."""
        legal = self.table.state.legal(seat) or [0]
        number = self.table.questions.numbers[seat] + late
        move = legal[choice % len(legal)]
        self.attempt(False, lambda: self.table.play(seat, move, number, "late", self.now))

    @rule(seat=seats, choice=choices)
    def play_anything(self, seat: int, choice: int) -> None:
        """A move that the rules do not allow now."""
        codes = self.table.terms.game.moves
        move = choice % len(codes)
        if self.status() == PLAYING and move in self.table.state.legal(seat):
            return
        number = self.table.questions.numbers[seat]
        self.attempt(False, lambda: self.table.play(seat, move, number, "wrong", self.now))

    @rule(by=seats)
    def act_for(self, by: int) -> None:
        """Make the move of a seat that has hesitated for five seconds."""
        allowed = self.table.state.may_act_for(by)
        asked_at = self.table.questions.asked_at
        waited = allowed is not None and self.now >= asked_at[allowed[0]] + 5
        possible = waited and self.status() == PLAYING
        number, reveals = self.table.questions.numbers[by], self.table.state.reveals
        self.attempt(possible, lambda: self.table.act_for(by, number, "", self.now))
        if possible and allowed is not None:
            after = self.table.state.reveals
            self.standing.append(Made(allowed[0], by, allowed[1], False, reveals, after))
            self.moved_on()

    # Taking back

    @rule(seat=seats)
    def take_back(self, seat: int) -> None:
        goes = self.would_go(seat) if self.started and not self.stopped else None
        others = self.players() - {self.places[seat].holder}
        before = {viewer: self.frame(viewer) for viewer in self.viewers()}
        numbers = self.table.questions.numbers[:]
        self.attempt(goes is not None, lambda: self.table.take_back(seat, self.now))
        if goes is None:
            return
        keep, free = goes
        if others and not free:
            self.asking = (TAKE_BACK, seat, keep, set(others))
        elif self.standing[keep].unheard:
            self.go_back(keep)
            numbers[seat] += 1
            assert self.table.questions.numbers == numbers
            for viewer in self.viewers():
                assert (self.frame(viewer) != before[viewer]) == (viewer == seat)
        else:
            self.taken_back(keep, numbers)

    @rule(choice=choices, bot=st.booleans(), meanwhile=meanwhiles)
    def ask_others(self, choice: int, bot: bool, meanwhile: str) -> None:
        """Take back what others must agree to, perhaps while a bot plays for one of them; by chance
        alone that is rare. Then something happens before they answer.
        """
        seat = choice % SEATS
        if bot and self.places[seat].kind == PERSON:
            self.stand_in(seat, "", "easy")
        asking = []
        for seat in range(SEATS):
            goes = self.would_go(seat)
            if goes and not goes[1] and self.players() - {self.places[seat].holder}:
                asking.append(seat)
        if asking and self.started and not self.stopped:
            self.take_back(asking[choice % len(asking)])
            self.happen(meanwhile, seat, choice)

    def happen(self, what: str, seat: int, choice: int) -> None:
        if what == "unasked":
            self.play_unasked(choice, choice % 2 == 0)
        elif what == "bot":
            self.stand_in(seat, "", "" if self.places[seat].level else "hard")
        elif what == "leave":
            self.leave(seat)
        elif what == "move":
            self.move_seat(seat, "", HOLDERS[choice % len(HOLDERS)])

    def taken_back(self, keep: int, numbers: list[int]) -> None:
        self.go_back(keep)
        self.no_longer_asking(TAKE_BACK)
        assert self.table.questions.numbers == [number + 1 for number in numbers]

    @rule(seat=seats, agrees=st.booleans())
    def answer(self, seat: int, agrees: bool) -> None:
        holder = self.places[seat].holder
        asking = self.asking
        possible = asking is not None and asking[0] == TAKE_BACK and holder in asking[3]
        numbers = self.table.questions.numbers[:]
        self.attempt(possible, lambda: self.table.answer_take_back(seat, agrees, self.now))
        if not possible or asking is None:
            return
        _, _, keep, needed = asking
        needed.discard(holder)
        if not agrees:
            self.asking = None
        elif not needed:
            self.taken_back(keep, numbers)

    # Stopping

    @rule(seat=seats)
    def stop(self, seat: int) -> None:
        possible = self.status() == PLAYING
        holder = self.places[seat].holder
        others = self.players() - {holder}
        if self.asking and self.asking[0] == STOP and holder in self.asking[3]:
            # Whoever wants the same agrees.
            others = self.asking[3] - {holder}
            first = self.asking[1]
        else:
            first = seat
        self.attempt(possible, lambda: self.table.stop(seat, self.now))
        if possible and others:
            self.asking = (STOP, first, 0, others)
        elif possible:
            self.stopped, self.asking = True, None

    @rule(seat=seats, agrees=often)
    def answer_stop(self, seat: int, agrees: bool) -> None:
        """Others agree or not; and whoever proposed it may think better of it."""
        holder = self.places[seat].holder
        asking = self.asking if self.asking and self.asking[0] == STOP else None
        possible = asking is not None and (
            holder in asking[3]
            or (not agrees and bool(holder) and holder == self.places[asking[1]].holder)
        )
        self.attempt(possible, lambda: self.table.answer_stop(seat, agrees, self.now))
        if not possible or asking is None:
            return
        asking[3].discard(holder)
        if not agrees:
            self.asking = None
        elif not asking[3]:
            self.stopped, self.asking = True, None

    @precondition(lambda self: self.asking is not None)
    @rule()
    def all_agree(self) -> None:
        """Consent of all is rare too where everyone answers by chance."""
        for seat, place in enumerate(self.places):
            if self.asking and place.holder in self.asking[3]:
                answers = {
                    TAKE_BACK: self.answer,
                    STOP: self.answer_stop,
                    STAND_IN: self.answer_stand_in,
                }
                answers[self.asking[0]](seat, True)

    # What always holds

    @invariant()
    def the_position_is_what_the_standing_moves_lead_to(self) -> None:
        assert self.table.state.dump() == self.position().dump()
        assert self.table.replay().dump() == self.table.state.dump()
        assert self.table.status == self.status()

    @invariant()
    def everybody_who_is_asked_has_a_question(self) -> None:
        asked = self.position().actors() if self.status() == PLAYING else []
        since = self.table.questions.asked_at
        assert [seat for seat in range(SEATS) if since[seat]] == asked
        assert max(since) <= self.now
        levels = [(seat, self.places[seat].level) for seat in asked]
        assert self.table.bots_to_move() == [(seat, level) for seat, level in levels if level]
        people = [since[seat] for seat, level in levels if not level]
        assert self.table.deadline() == (min(people) + 100 if people else 0.0)

    @invariant()
    def nobody_is_asked_where_the_game_was_stopped(self) -> None:
        if not self.stopped:
            return
        for viewer in self.viewers():
            frame: dict[str, Any] = json.loads(self.frame(viewer))
            assert frame["table"]["stopped"]
            assert not frame["view"]["actors"]
            assert not frame["view"]["winners"]
            assert not frame.get("act_for")
            if viewer is not None:
                assert (frame["view"]["me"]["prompt"], frame["view"]["me"]["legal"]) == (None, [])

    @invariant()
    def the_seats_are_as_people_left_them(self) -> None:
        for seat, place in zip(self.table.seats, self.places, strict=True):
            assert (seat.kind, seat.holder, seat.bot_level(), seat.since) == place

    @invariant()
    def those_are_asked_to_agree_who_have_not_yet(self) -> None:
        proposal = self.table.consent.proposal
        found = proposal and (proposal.kind, proposal.seat, proposal.keep, proposal.needed)
        assert found == self.asking
        if proposal and proposal.kind == STAND_IN:
            assert (proposal.player, proposal.level) == (self.missing, self.level)
            # Since it was proposed nobody has seen them.
            assert self.places[self.missing].holder in self.away

    @invariant()
    def frames_grow_newer_and_tell_no_secret(self) -> None:
        for viewer in self.viewers():
            text = self.frame(viewer)
            frame: dict[str, Any] = json.loads(text)
            assert "device-" not in text
            assert frame["version"] >= self.versions[viewer]
            old: dict[str, Any] = json.loads(self.frames[viewer])
            if frame["version"] == self.versions[viewer]:
                # Who is there is no change of the table, and of whoever agrees only that device
                # learns at once.
                beside = {"must_agree": None, "away": None, "stand_in_for": None}
                assert {**frame, **beside} == {**old, **beside}
            there = [place.kind == PERSON and place.holder in self.away for place in self.places]
            assert frame["away"] == there
            self.versions[viewer], self.frames[viewer] = frame["version"], text
            whole = json.loads(json.dumps(self.table.log.seen_by(viewer).after()))
            assert [entry["number"] for entry in whole] == list(range(1, len(whole) + 1))
            assert frame["log"] == whole[-30:]

    @invariant()
    def another_process_can_catch_up(self) -> None:
        self.steps += 1
        if self.steps % 3 == 0:
            self.copy = caught_up(self.copy, self.table)

    @invariant()
    def questions_are_numbered_upwards(self) -> None:
        numbers = self.table.questions.numbers
        assert all(new >= old for new, old in zip(numbers, self.numbers, strict=True))
        self.numbers = numbers[:]


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=500 if os.environ.get("MAKEDA_LONG") else 80, stateful_step_count=40, deadline=None
)
