"""One table, from the first person who sits down to the end of the game.

The table knows no clock: whoever calls it says what time it is. It knows people only by their
`holder`, an opaque word for a device; one that holds several seats plays hot-seat.

Every method either does all of what it says or raises a Problem and has changed nothing.
"""

from __future__ import annotations

from typing import Any

from makeda.bots.bot import out_of_turn
from makeda.core.events import Event
from makeda.core.records import Record
from makeda.core.state import State
from makeda.table.log import CHAT, MOVE, NOTE, TAKEN_BACK, Entry, line, load_entry, without
from makeda.table.problems import NotYours, Stale, TableProblem
from makeda.table.seats import BOT, OPEN, PERSON, Seat, load_seat
from makeda.table.terms import Terms, load_terms

WAITING = "waiting"
PLAYING = "playing"
OVER = "over"

LONGEST_NAME = 40
LONGEST_CHAT = 500


class Table:
    """Seats, the position, who is asked since when, and the log."""

    def __init__(
        self, id: str, terms: Terms, seats: list[Seat], host: str, first: dict[str, object]
    ) -> None:
        self.id = id
        self.terms = terms
        self.seats = seats
        self.host = host
        self.status = WAITING
        self.first = first
        self.state: State = terms.game.load(first)
        self.log: list[Entry] = []
        # Per seat, the number of questions put to it and moves made by it.
        self.decisions = [0] * len(seats)
        # Per seat, since when it is asked; 0 when it is not.
        self.asked_at = [0.0] * len(seats)
        self.proposal: Proposal | None = None
        self.rematch = ""

    # Sitting down

    def sit(self, number: int, holder: str, name: str, now: float) -> None:
        """Take an open seat."""
        seat = self.seat(number)
        if seat.kind != OPEN:
            raise TableProblem("seat_taken", {"name": seat.name})
        seat.kind, seat.holder, seat.name, seat.stand_in = PERSON, holder, tidy_name(name), ""
        self._note("table_sits", {"seat": number}, now)

    def move_seat(self, number: int, holder: str, now: float) -> None:
        """The same person goes on at another device."""
        seat = self._person(number)
        seat.holder = holder
        self._note("table_moved", {"seat": number}, now)

    def free(self, number: int, host: str, now: float) -> None:
        """The host frees a seat whose player has left; another may take it."""
        self._must_be_host(host)
        seat = self._person(number)
        if seat.holder == host:
            raise TableProblem("own_seat", {})
        seat.kind, seat.holder = OPEN, ""
        self._note("table_freed", {"seat": number}, now)

    def stand_in(self, number: int, holder: str, level: str, now: float) -> None:
        """Hand a seat to a bot, or take it back with an empty level.

        Its owner may, or the host if nobody sits there.
        """
        seat = self.seat(number)
        if seat.kind == BOT:
            raise TableProblem("bot_seat", {"name": seat.name})
        if seat.kind == OPEN:
            self._must_be_host(holder)
        else:
            self.must_hold(number, holder)
        seat.stand_in = level
        self._note("table_bot_takes" if level else "table_person_takes", {"seat": number}, now)
        self._drop_proposal()

    def start(self, host: str, now: float) -> None:
        """Begin, once every seat is taken, by a bot if by nobody else."""
        self._must_be_host(host)
        if self.status != WAITING:
            raise TableProblem("already_started", {})
        if any(seat.kind == OPEN and not seat.stand_in for seat in self.seats):
            raise TableProblem("seats_open", {})
        self.status = PLAYING
        self._note("table_starts", {}, now)
        self._ask([], now)

    # Playing

    def play(
        self, number: int, move: int, decision: int, id: str, now: float, *, by: int | None = None
    ) -> None:
        """Play a move of a seat, as the answer to its question of that number."""
        if self.status != PLAYING:
            raise TableProblem("not_playing", {})
        if decision != self.decisions[number]:
            raise Stale("stale_decision", {"number": self.decisions[number]})
        asked = self.state.actors()
        self.state.listen()
        try:
            self.state.play(number, move)
        finally:
            events = self.state.heard()
            self.state.events = None
        unheard = not events and number not in asked
        self.add(
            MOVE,
            events,
            now,
            seat=number,
            by=number if by is None else by,
            move=self.terms.game.moves.words(move),
            id=id,
            reveals=self.state.reveals,
            unheard=unheard,
        )
        self.decisions[number] += 1
        if not unheard:
            # Else an open proposal would end for a reason that nobody may know.
            self._drop_proposal()
        self._ask([seat for seat in asked if seat != number], now)
        if self.state.over():
            self.status = OVER

    def act_for(self, by: int, decision: int, id: str, now: float) -> None:
        """Make the move of a seat that has hesitated too long, where the game allows it."""
        allowed = self.state.may_act_for(by)
        if allowed is None or self.status != PLAYING:
            raise TableProblem("act_for_nobody", {})
        seat, move = allowed
        waited = now - self.asked_at[seat]
        if waited < self.terms.patience:
            left = round(self.terms.patience - waited + 0.5)
            raise TableProblem("act_for_later", {"seat": seat, "seconds": left})
        if decision != self.decisions[by]:
            raise Stale("stale_decision", {"number": self.decisions[by]})
        self.play(seat, move, self.decisions[seat], id, now, by=by)

    def played(self, id: str) -> bool:
        """Whether a move with this id of its client has been played already."""
        return bool(id) and any(entry.id == id for entry in self.log)

    def _ask(self, still: list[int], now: float) -> None:
        """Put the open questions; seats in `still` have theirs already."""
        actors = self.state.actors()
        for number in range(len(self.seats)):
            if number not in actors:
                self.asked_at[number] = 0.0
            elif number not in still:
                self.decisions[number] += 1
                self.asked_at[number] = now

    # Taking back

    def take_back(self, number: int, now: float) -> None:
        """Take back one's last move: at once, or by proposing it to the other people.

        What others did unheard does not count, or they would be noticed by what happens now.
        """
        moves = line(self.log)
        heard = [place for place, entry in enumerate(moves) if not entry.unheard]
        last = heard[-1] if heard else -1
        own = [place for place, entry in enumerate(moves) if entry.by == number]
        # An own change belongs to the move that it changed, once something was heard after it.
        own = [place for place in own if place > last or place in heard]
        if self.status == WAITING or not own:
            raise TableProblem("nothing_to_take_back", {})
        keep = own[-1]
        before = [moves[place].reveals for place in heard if place < keep] or [0]
        free = keep > last or (keep == last and self.state.reveals == before[-1])
        needed = set() if free else self._others(self.seats[number].holder)
        if needed:
            self.proposal = Proposal(number, keep, needed)
            self._note("table_asks_back", {"seat": number}, now)
        else:
            self._return_to(keep, number, now)

    def answer_take_back(self, number: int, agrees: bool, now: float) -> None:
        """Agree to what another player wants to take back, or not."""
        proposal = self.proposal
        holder = self.seats[number].holder
        if proposal is None or holder not in proposal.needed:
            raise TableProblem("nothing_to_agree", {})
        if not agrees:
            self.proposal = None
            self._note("table_refuses_back", {"seat": number}, now)
            return
        proposal.needed.discard(holder)
        if not proposal.needed:
            self._return_to(proposal.keep, proposal.seat, now)

    def _others(self, holder: str) -> set[str]:
        """The people beside this one who play themselves."""
        people = [seat for seat in self.seats if seat.kind == PERSON and not seat.stand_in]
        return {seat.holder for seat in people} - {holder}

    def _return_to(self, keep: int, number: int, now: float) -> None:
        """Take back the move after the first `keep`, by playing what stands from the first on."""
        if line(self.log)[keep].unheard:
            # A changed offer was told to nobody; so nobody is told that it is changed back.
            self.add(TAKEN_BACK, [], now, seat=number, by=number, unheard=True, keep=keep)
            self.state = self.replay()
            self.decisions[number] += 1
            return
        self.add(TAKEN_BACK, [Event("table_takes_back", {"seat": number})], now, keep=keep)
        self.state = self.replay()
        self.status = PLAYING
        self._drop_proposal()
        self.decisions = [count + 1 for count in self.decisions]
        self.asked_at = [
            now if seat in self.state.actors() else 0.0 for seat in range(len(self.seats))
        ]

    def _drop_proposal(self) -> None:
        self.proposal = None

    def replay(self) -> State:
        """The position that the log leads to."""
        state = self.terms.game.load(self.first)
        for entry in line(self.log):
            state.play(entry.seat or 0, self.terms.game.moves.parse(entry.move))
        return state

    def record(self) -> Record:
        """The game so far. It holds the whole truth: give it away only when the game is over."""
        names = [seat.name for seat in self.seats]
        seed = self.terms.seed
        game = self.terms.game
        record = Record(game, len(names), self.terms.options, names, seed, self.first)
        state = game.load(self.first)
        for entry in line(self.log):
            move = game.moves.parse(entry.move)
            state.play(entry.seat or 0, move)
            record.add(entry.seat or 0, move, state, entry.by)
        return record

    # Talking

    def say(self, number: int, text: str, now: float) -> None:
        """Say something to everyone at the table."""
        said = text.strip()
        if not said or len(said) > LONGEST_CHAT:
            raise TableProblem("bad_chat", {"most": LONGEST_CHAT})
        self.add(CHAT, [Event("table_chat", {"seat": number, "text": said})], now, seat=number)

    # Who decides, and until when

    def bots_to_move(self) -> list[tuple[int, str]]:
        """The awaited seats for which a bot decides, and its level."""
        if self.status != PLAYING:
            return []
        return self._bots_among(self.state.actors())

    def bots_out_of_turn(self) -> list[tuple[int, str]]:
        """The seats that could do something unasked and for which a bot decides, and its level."""
        if self.status != PLAYING:
            return []
        return self._bots_among(out_of_turn(self.state))

    def _bots_among(self, numbers: list[int]) -> list[tuple[int, str]]:
        levels = [(number, self.seats[number].bot_level()) for number in numbers]
        return [(number, level) for number, level in levels if level]

    def deadline(self) -> float:
        """When the time of the next person is up; 0 without a limit."""
        if self.status != PLAYING or not self.terms.time_limit:
            return 0.0
        asked = [
            self.asked_at[number]
            for number in self.state.actors()
            if not self.seats[number].bot_level()
        ]
        return min(asked) + self.terms.time_limit if asked else 0.0

    def overdue(self, now: float) -> list[int]:
        """The seats for which a bot decides because their time is up."""
        if not self.deadline() or now < self.deadline():
            return []
        limit = self.terms.time_limit
        return [n for n in self.state.actors() if now >= self.asked_at[n] + limit]

    # Looking

    def seats_of(self, holder: str) -> list[int]:
        """The seats that a device holds."""
        if not holder:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.holder == holder]

    def must_hold(self, number: int, holder: str) -> None:
        """Refuse whoever does not hold this seat."""
        if self.seat(number).holder != holder or not holder:
            raise NotYours("not_your_seat", {"number": number})

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise TableProblem("no_such_seat", {"number": number})
        return self.seats[number]

    def head(self) -> dict[str, object]:
        """What everyone may know about the table."""
        return {
            "id": self.id,
            "terms": self.terms.shown(),
            "status": self.status,
            "seats": [seat.shown() for seat in self.seats],
            "rematch": self.rematch,
        }

    def frame(self, number: int | None, tail: int = 30) -> dict[str, object]:
        """All that a seat, or a spectator (None), sees now, with the end of the log."""
        log = self.visible_log(number)
        frame: dict[str, object] = {
            # Counts what this viewer could notice, and nothing else: it must not tell of the rest.
            "version": len(log) + bool(self.rematch),
            "table": self.head(),
            "view": self.state.view(number) if self.status != WAITING else None,
            "asked_at": self.asked_at[:],
            "deadline": self.deadline(),
            "log": log[-tail:],
            "take_back": None if self.proposal is None else {"seat": self.proposal.seat},
        }
        if number is not None:
            frame["decision"] = self.decisions[number]
            frame["act_for"] = self._shown_act_for(number)
            holder = self.seats[number].holder
            frame["must_agree"] = self.proposal is not None and holder in self.proposal.needed
        return frame

    def _shown_act_for(self, number: int) -> dict[str, object] | None:
        """The move that a seat may make for another that hesitates, and who that is."""
        allowed = self.state.may_act_for(number)
        if allowed is None:
            return None
        seat, move = allowed
        return {"seat": seat, "verb": self.terms.game.moves[move].verb}

    def visible_log(self, number: int | None, after: int = 0) -> list[dict[str, object]]:
        """The log as a seat or a spectator may see it, or what came after an entry."""
        log: list[dict[str, object]] = []
        moves: list[Entry] = []
        for entry in self.log:
            if entry.kind == MOVE:
                moves.append(entry)
            elif entry.kind == TAKEN_BACK:
                moves = without(moves, entry.keep)
            if entry.is_seen_by(number):
                log.append(entry.seen_by(number, len(log) + 1))
                if entry.kind == TAKEN_BACK:
                    # Of the moves that something was told of: of others the number is secret.
                    log[-1]["keep"] = sum(bool(move.events) for move in moves)
        return log[after:]

    # Saving

    def snapshot(self) -> dict[str, object]:
        """Everything but the log; JSON-ready."""
        return {
            "id": self.id,
            "terms": self.terms.dump(),
            "seats": [seat.dump() for seat in self.seats],
            "host": self.host,
            "status": self.status,
            "first": self.first,
            "position": self.state.dump(),
            "decisions": self.decisions[:],
            "asked_at": self.asked_at[:],
            "proposal": None if self.proposal is None else self.proposal.dump(),
            "rematch": self.rematch,
        }

    def _note(self, key: str, params: dict[str, object], now: float) -> None:
        self.add(NOTE, [Event(key, params)], now)

    def add(self, kind: str, events: list[Event], now: float, **more: Any) -> None:
        """Write a line into the log."""
        self.log.append(Entry(len(self.log) + 1, now, kind, events, **more))

    def _must_be_host(self, holder: str) -> None:
        if holder != self.host:
            raise NotYours("host_only", {})

    def _person(self, number: int) -> Seat:
        seat = self.seat(number)
        if seat.kind != PERSON:
            raise TableProblem("no_person", {"number": number})
        return seat


class Proposal:
    """Somebody wants to take back a move; the people in `needed` have not agreed yet."""

    def __init__(self, seat: int, keep: int, needed: set[str]) -> None:
        self.seat = seat
        self.keep = keep
        self.needed = needed

    def dump(self) -> dict[str, object]:
        return {"seat": self.seat, "keep": self.keep, "needed": sorted(self.needed)}


def tidy_name(name: str) -> str:
    """A name as it is shown: one line, not empty, not too long."""
    tidy = " ".join(name.split())
    if not tidy or len(tidy) > LONGEST_NAME or not tidy.isprintable():
        raise TableProblem("bad_name", {"most": LONGEST_NAME})
    return tidy


def new_table(id: str, terms: Terms, seats: list[Seat], host: str) -> Table:
    """A table for a new game."""
    if terms.seed is None:
        raise ValueError("a new game needs a seed")
    first = terms.game.new(len(seats), terms.seed, **terms.options).dump()
    return Table(id, terms, seats, host, first)


def continue_record(
    id: str, terms: Terms, seats: list[Seat], host: str, record: Record, now: float
) -> Table:
    """A table where a recorded game goes on after its last move."""
    table = Table(id, terms, seats, host, record.first)
    asked: list[int] = []
    for step in record.replay():
        if step.turn:
            table.add(
                MOVE,
                step.events,
                now,
                seat=step.turn.seat,
                by=step.turn.by,
                move=step.turn.words,
                reveals=step.state.reveals,
                unheard=not step.events and step.turn.seat not in asked,
            )
        asked = step.state.actors()
    table.state = table.replay()
    if table.state.over():
        raise TableProblem("record_over", {})
    return table


def load_table(data: dict[str, Any], log: list[dict[str, Any]]) -> Table:
    """The table of a snapshot and its log."""
    seats = [load_seat(seat) for seat in data["seats"]]
    table = Table(data["id"], load_terms(data["terms"]), seats, data["host"], data["first"])
    table.status = data["status"]
    table.state = table.terms.game.load(data["position"])
    table.log = [load_entry(entry) for entry in log]
    table.decisions = data["decisions"]
    table.asked_at = data["asked_at"]
    proposal = data["proposal"]
    table.proposal = (
        None
        if proposal is None
        else Proposal(proposal["seat"], proposal["keep"], set(proposal["needed"]))
    )
    table.rematch = data["rematch"]
    return table
