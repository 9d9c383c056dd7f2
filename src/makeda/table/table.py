"""One table, from the first person who sits down to the end of the game.

It is made of parts: the seats, the questions that are open, the log, and taking back. What is done
at a table concerns several of them; this module says how.

The table knows no clock: whoever calls it says what time it is. It knows people only by their
`holder`, an opaque word for a device; one that holds several seats plays hot-seat.

Every method either does all of what it says or raises a Problem and has changed nothing.
"""

from __future__ import annotations

from collections.abc import Collection

from makeda.bots.bot import out_of_turn
from makeda.core.accounts import Accounts
from makeda.core.deals import LONGEST_WORDS, Proof
from makeda.core.events import Event
from makeda.core.records import HINTS, Record
from makeda.core.state import State
from makeda.games.first import LEARNER, first_game
from makeda.table import absence, again, hints
from makeda.table.consent import STAND_IN, STOP, TAKE_BACK, Consent, Proposal
from makeda.table.dealt import Dealt
from makeda.table.entries import Chat, Move, Note, TakenBack
from makeda.table.guide import Guide, lesson_now
from makeda.table.log import Log
from makeda.table.looking import frame, head
from makeda.table.problems import TableProblem
from makeda.table.questions import Questions
from makeda.table.seats import PERSON, Seat, Seats
from makeda.table.status import OVER, PLAYING, WAITING
from makeda.table.takeback import last_move
from makeda.table.terms import Terms

LONGEST_CHAT = 500
# What stands where a person took their name away.
NAMELESS = "–"


class Table:
    """Seats, the position and its accounts, the questions that are open, and the log."""

    def __init__(
        self,
        id: str,
        terms: Terms,
        seats: list[Seat],
        host: str,
        first: dict[str, object] | None,
        proof: Proof | None = None,
    ) -> None:
        self.id = id
        self.terms = terms
        self.seats = Seats(seats, host)
        self.status = WAITING
        # None while the table waits to be dealt, by the proof, when the game begins.
        self.dealt = None if first is None else Dealt(terms.game, first)
        # None where somebody chose the deal, or it is not the beginning of a game.
        self.proof = proof
        # What may be shown of the proof from the beginning.
        self.commitment = proof.commitment(terms.game, terms.options) if proof else ""
        self.log = Log()
        self.questions = Questions([0] * len(seats), [0.0] * len(seats))
        self.consent = Consent()
        # All agreed to end the game without a result.
        self.stopped = False
        self.rematch = ""
        # For somebody's first game
        self.guide = Guide(first_game(terms.game.info.id), first) if terms.guided else None

    # Sitting down. Whoever would have to agree to taking back may be another one then.

    def sit(self, number: int, holder: str, name: str, now: float) -> None:
        """Take an open seat. In a game that has begun its hand is seen then: all are told."""
        beside = self.seats.of(holder)
        self.seats.sit(number, holder, name, now)
        self.consent.drop()
        if self.status == WAITING:
            self.note("table_sits", {"seat": number}, now)
        elif not beside:
            self.note("table_takes_over", {"seat": number}, now)
        else:
            self.note("table_takes_over_too", {"seat": number, "other": beside[0]}, now)

    def move_seat(self, number: int, holder: str, other: str, now: float) -> None:
        """The person who holds a seat goes on at another device."""
        said = self._said_by(number)
        self.seats.move(number, holder, other, now)
        self.log.hand_over_chat(said, other)
        self.consent.drop()
        self.note("table_moved", {"seat": number}, now)

    def free(self, number: int, by: str, away: Collection[str], now: float) -> None:
        """Free a seat, so that another may take it: its player leaves, or the host frees it.

        Once the game has begun, the host may do so only while the player is away; `away` are the
        people who are, as far as the caller knows.
        """
        seat = self.seats[number]
        if seat.holder == by:
            self.seats.leave(number, by)
            key = "table_leaves"
        else:
            self.seats.free(number, by, [seat.holder] if self.status == WAITING else away)
            key = "table_freed"
        self.consent.drop()
        self.note(key, {"seat": number}, now)

    def stand_in(
        self, number: int, holder: str, level: str, now: float, away: Collection[str] = ()
    ) -> None:
        """Hand a seat to a bot, or take it back with an empty level.

        One's own, or for the host an open one; somebody else's only while they are away.
        """
        if self.seats[number].kind == PERSON and self.seats[number].holder != holder:
            absence.let_bot_play(self, number, holder, level, away, now)
            return
        self.seats.stand_in(number, holder, level)
        self.consent.drop()
        self.note("table_bot_takes" if level else "table_person_takes", {"seat": number}, now)

    def answer_stand_in(self, number: int, agrees: bool, away: Collection[str], now: float) -> None:
        """Agree that a bot plays for somebody who is away, or not."""
        absence.answer(self, number, agrees, away, now)

    def awaits(self, holder: str) -> bool:
        """Whether the others are about to let a bot play for this person."""
        return absence.awaits(self, holder) is not None

    def comes_back(self, holder: str, now: float) -> None:
        """Somebody is there again, whom the others may have been about to replace."""
        absence.comes_back(self, holder, now)

    def start(self, host: str, now: float) -> None:
        """Begin, once every seat is taken, by a bot if by nobody else."""
        self.seats.must_host(host)
        if self.status != WAITING:
            raise TableProblem("already_started", {})
        if not self.seats.are_taken():
            raise TableProblem("seats_open", {})
        again.begin_without(self, now)
        self.begin(now)

    def begin(self, now: float) -> None:
        """Deal, and ask the first question."""
        if self.dealt is None:
            self.deal()
        self.status = PLAYING
        self.note("table_starts", {}, now)
        self.questions.put(self.state.actors(), [], now)

    def add_words(self, number: int, words: str, now: float) -> None:
        """Add something of one's own to what the deal follows from, before the game begins."""
        tidy = " ".join(words.split())
        if self.proof is None or self.dealt is not None:
            raise TableProblem("dealt_already", {})
        if len(tidy) > LONGEST_WORDS or not tidy.isprintable():
            raise TableProblem("bad_words", {"most": LONGEST_WORDS})
        self.proof.words[number] = tidy
        self.note("table_adds_words", {"seat": number}, now)

    def deal(self) -> None:
        """Deal by the proof, with the words that everyone has added."""
        if self.proof is None:
            raise ValueError("a table that is not dealt yet has a proof")
        first = self.proof.deal(self.terms.game, self.terms.options)
        self.dealt = Dealt(self.terms.game, first.dump())

    @property
    def state(self) -> State:
        """The position; a table that has not begun may have none."""
        return self._dealt().state

    @property
    def accounts(self) -> Accounts:
        """Where each point came from."""
        return self._dealt().accounts

    def _dealt(self) -> Dealt:
        if self.dealt is None:
            raise TableProblem("not_playing", {})
        return self.dealt

    # Playing

    def play(
        self, number: int, move: int, decision: int, id: str, now: float, *, by: int | None = None
    ) -> None:
        """Play a move of a seat, as the answer to its question of that number."""
        if self.status != PLAYING:
            raise TableProblem("not_playing", {})
        self.questions.must_be_open(number, decision)
        asked = self.state.actors()
        lesson = lesson_now(self) if number == LEARNER else None
        self.state.listen()
        try:
            self.state.play(number, move)
        finally:
            events = self.state.heard()
            self.state.events = None
        self.accounts.hear(self.state, events)
        unheard = not events and number not in asked
        self.log.add(
            Move(
                self.log.next_number(),
                now,
                events,
                seat=number,
                by=number if by is None else by,
                words=self.terms.game.moves.words(move),
                id=id,
                reveals=self.state.reveals,
                unheard=unheard,
            )
        )
        if self.guide and lesson:
            self.guide.read[lesson.key] = decision
        self.questions.answered(number)
        if not unheard:
            # Else an open proposal would end for a reason that nobody may know.
            self.consent.drop(TAKE_BACK)
        self.questions.put(self.state.actors(), [seat for seat in asked if seat != number], now)
        if self.state.over():
            self.status = OVER
            self.consent.drop(STOP)
            self.consent.drop(STAND_IN)

    def act_for(self, by: int, decision: int, id: str, now: float) -> None:
        """Make the move of a seat that has hesitated too long, where the game allows it."""
        allowed = self.state.may_act_for(by)
        if allowed is None or self.status != PLAYING:
            raise TableProblem("act_for_nobody", {})
        seat, move = allowed
        waited = now - self.questions.asked_at[seat]
        if waited < self.terms.patience:
            left = round(self.terms.patience - waited + 0.5)
            raise TableProblem("act_for_later", {"seat": seat, "seconds": left})
        self.questions.must_be_open(by, decision)
        self.play(seat, move, self.questions.numbers[seat], id, now, by=by)

    # Taking back

    def take_back(self, number: int, now: float) -> None:
        """Take back one's last move: at once, or by proposing it to the other people."""
        wanted = last_move(self.log.standing, number, self.state.reveals)
        if self.status == WAITING or self.stopped or wanted is None:
            raise TableProblem("nothing_to_take_back", {})
        others = self.seats.players_besides(self.seats[number].holder)
        if others and not wanted.free:
            self.consent.propose(Proposal(TAKE_BACK, number, others, keep=wanted.keep))
            self.note("table_asks_back", {"seat": number}, now)
        else:
            self.return_to(wanted.keep, number, now)

    def answer_take_back(self, number: int, agrees: bool, now: float) -> None:
        """Agree to what another player wants to take back, or not."""
        holder = self.seats[number].holder
        if not agrees:
            self.consent.refuse(TAKE_BACK, holder)
            self.note("table_refuses_back", {"seat": number}, now)
        elif agreed := self.consent.agree(TAKE_BACK, holder):
            self.return_to(agreed.keep, agreed.seat, now)

    def return_to(self, keep: int, number: int, now: float) -> None:
        """Take back the move after the first `keep`, by playing what stands from the first on."""
        unheard = self.log.standing[keep].unheard
        # A changed offer was told to nobody; so nobody is told that it is changed back.
        events = [] if unheard else [Event("table_takes_back", {"seat": number})]
        entry_number = self.log.next_number()
        self.log.add(TakenBack(entry_number, now, events, seat=number, keep=keep, unheard=unheard))
        self._dealt().go_to(self.replay(), self.log.standing)
        if unheard:
            self.questions.answered(number)
            return
        self.status = PLAYING
        self.consent.drop(TAKE_BACK)
        self.questions.put_anew(self.state.actors(), now)

    # Stopping

    def stop(self, number: int, now: float) -> None:
        """Stop the game if all people want to: at once, or by proposing it to the others.

        Bots play on meanwhile, so a move does not end the question.
        """
        if self.status != PLAYING:
            raise TableProblem("not_playing", {})
        holder = self.seats[number].holder
        others = self.seats.players_besides(holder)
        asked = self.consent.of(STOP)
        if asked and holder in asked.needed:
            self.answer_stop(number, True, now)
        elif others:
            self.consent.propose(Proposal(STOP, number, others))
            self.note("table_asks_stop", {"seat": number}, now)
        else:
            self._stop(now)

    def answer_stop(self, number: int, agrees: bool, now: float) -> None:
        """Agree to stopping, or not; whoever proposed it may think better of it."""
        holder = self.seats[number].holder
        if agrees:
            if self.consent.agree(STOP, holder):
                self._stop(now)
            return
        if not self.consent.withdraw(STOP, self.seats.of(holder)):
            self.consent.refuse(STOP, holder)
        self.note("table_refuses_stop", {"seat": number}, now)

    def _stop(self, now: float) -> None:
        """End the game as it stands, for good: from now on its record tells who holds what."""
        self.status, self.stopped = OVER, True
        self.consent.drop()
        self.questions.put([], [], now)
        self.note("table_stops", {}, now)

    def replay(self) -> State:
        """The position that the log leads to."""
        return self._dealt().after(self.log.standing)

    def record(self) -> Record:
        """The game so far. It holds the whole truth: give it away only when the game is over."""
        names = [seat.name for seat in self.seats]
        seed = self.terms.seed
        game = self.terms.game
        first = self._dealt().first
        record = Record(game, len(names), self.terms.options, names, seed, first)
        record.proof = self.proof
        state = game.load(first)
        for made in self.log.standing:
            move = game.moves.parse(made.words)
            state.play(made.seat, move)
            record.add(made.seat, move, state, made.by)
        if given := hints.taken(self, len(record.turns)):
            record.more[HINTS] = given
        return record

    # Playing again

    def ask_again(self, table_id: str, holder: str, now: float) -> None:
        """Ask the others to another game at that table. Of two who do, the first one's counts."""
        if not self.rematch:
            self.rematch = table_id
            again.tell(self, holder, now)

    def answer_again(self, number: int, agrees: bool, now: float) -> None:
        """Somebody who was asked to this game plays again, or does not."""
        again.answer(self, number, agrees, now)

    # Hints

    def may_have_hints(self) -> bool:
        """Whether somebody could ask for a hint here."""
        seats = range(len(self.seats))
        return self.status != OVER and any(hints.may_have(self, seat) for seat in seats)

    def take_hint(self, number: int, decision: int, words: str, now: float) -> None:
        """Write down that a seat gets a hint that names this move."""
        hints.take(self, number, decision, words, now)

    # Talking

    def say(self, number: int, text: str, now: float) -> None:
        """Say something to everyone at the table."""
        said = text.strip()
        if not said or len(said) > LONGEST_CHAT:
            raise TableProblem("bad_chat", {"most": LONGEST_CHAT})
        events = [Event("table_chat", {"seat": number, "text": said})]
        holder = self.seats[number].holder
        self.log.add(Chat(self.log.next_number(), now, events, number, holder))

    def forget(self, number: int, now: float) -> None:
        """Take the name of a seat's person and all that they said out of the table."""
        self.seats[number].name = NAMELESS
        self.log.blank_chat(self._said_by(number))
        self.note("table_forgets", {"seat": number}, now)

    def _said_by(self, number: int) -> list[Chat]:
        """What the person at a seat said there; not what its earlier holders did."""
        seat = self.seats[number]
        return self.log.said_by(number, seat.holder, seat.since)

    def note(self, key: str, params: dict[str, object], now: float) -> None:
        """Write down something that everyone may know and that is not a move."""
        self.log.add(Note(self.log.next_number(), now, [Event(key, params)]))

    # Who decides, and until when

    def bots_to_move(self) -> list[tuple[int, str]]:
        """The awaited seats for which a bot decides, and its level."""
        return self.seats.bots_among(self._asked())

    def bots_out_of_turn(self) -> list[tuple[int, str]]:
        """The seats that could do something unasked and for which a bot decides, and its level."""
        # While it goes as it was prepared, nobody does what was not.
        prepared = self.guide and not self.guide.has_strayed(self.log.standing)
        if self.status != PLAYING or prepared:
            return []
        return self.seats.bots_among(out_of_turn(self.state))

    def deadline(self) -> float:
        """When the time of the next person is up; 0 without a limit."""
        people = self._people_asked()
        if not self.terms.time_limit or not people:
            return 0.0
        return self.questions.longest(people) + self.terms.time_limit

    def overdue(self, now: float) -> list[int]:
        """The seats of people for whom a bot decides because their time is up."""
        limit = self.terms.time_limit
        asked_at = self.questions.asked_at
        return [n for n in self._people_asked() if limit and now >= asked_at[n] + limit]

    def _asked(self) -> list[int]:
        return self.state.actors() if self.status == PLAYING else []

    def _people_asked(self) -> list[int]:
        return [number for number in self._asked() if not self.seats[number].bot_level()]

    # Looking

    def head(self) -> dict[str, object]:
        """What everyone may know about the table."""
        return head(self)

    def frame(self, number: int | None, away: Collection[str] = ()) -> dict[str, object]:
        """All that a seat, or a spectator (None), sees now, with the end of the log.

        `away` are the people who have not been there for a while, as far as the caller knows.
        """
        return frame(self, number, away)

    # Saving

    def snapshot(self) -> dict[str, object]:
        """Everything but the log; JSON-ready."""
        return {
            "id": self.id,
            "terms": self.terms.dump(),
            "seats": [seat.dump() for seat in self.seats],
            "host": self.seats.host,
            "status": self.status,
            "first": self.dealt.first if self.dealt else None,
            "position": self.dealt.state.dump() if self.dealt else None,
            "proof": self.proof.dump() if self.proof else None,
            "decisions": self.questions.numbers[:],
            "asked_at": self.questions.asked_at[:],
            "proposal": self.consent.dump(),
            "stopped": self.stopped,
            "rematch": self.rematch,
            "rewrites": self.log.rewrites,
            "lessons": self.guide.read if self.guide else {},
        }
