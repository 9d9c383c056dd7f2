"""Records: a game, from its first position to its last move, as a small JSON file.

A record either replays to the same game or is refused; it is never silently different. Fields that
this program does not know are kept, so that a newer one finds them again. docs/records.md describes
the format.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from makeda.core.accounts import Accounts
from makeda.core.deals import Proof, load_proof
from makeda.core.events import Event
from makeda.core.game import Game
from makeda.core.plain import read_json
from makeda.core.problems import BadJson, BadRecord, Problem
from makeda.core.state import State, fingerprint

FORMAT: Final = "makeda-record-2"
# The first format had no room for more.
READABLE: Final = [FORMAT, "makeda-record-1"]
# What may stand beside the game: hints and analyses, each about a step of it
HINTS: Final = "hints"
ANALYSES: Final = "analyses"
# What a record is made of, and what a move of it is
FIELDS: Final = [
    *["format", "game", "rules_version", "players", "options", "seats", "seed", "first", "scores"],
    *["accounts", "proof", "comment", "moves"],
]
TURN_FIELDS: Final = ["seat", "move", "by", "check", "comment"]
# A checksum stands at every so many moves, if the game was followed, and always at the last one.
CHECK_EVERY: Final = 10


class Turn:
    """One move of a record, and the checksum after it: "" where the file has none.

    `by` is the seat that made it: another one, if `seat` hesitated too long. `comment` is what an
    annotated game says about it, and `more` what else its file says.
    """

    def __init__(
        self,
        seat: int,
        by: int,
        words: str,
        checksum: str,
        comment: str = "",
        more: dict[str, object] | None = None,
    ) -> None:
        self.seat: Final = seat
        self.by: Final = by
        self.words: Final = words
        self.checksum: Final = checksum
        self.comment: Final = comment
        self.more: Final[dict[str, object]] = more or {}


class Step:
    """One step of a replay: the move and what it did. Step 0 is the position before the first."""

    def __init__(
        self,
        number: int,
        turn: Turn | None,
        events: list[Event],
        state: State,
        accounts: Accounts,
        comment: str,
    ) -> None:
        self.number: Final = number
        self.turn: Final = turn
        self.events: Final = events
        self.state: Final = state
        self.accounts: Final = accounts
        self.comment: Final = comment


class Record:
    """A game that is being recorded, or was read from a file."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, object],
        seats: list[str],
        seed: int | None,
        first: dict[str, object],
    ) -> None:
        self.game: Final = game
        self.rules_version = game.info.rules_version
        self.players: Final = players
        self.options: Final = options
        self.seats: Final = seats  # the players' names
        self.seed: Final = seed  # None for a game that did not begin with a deal
        self.first: Final = first
        self.turns: Final[list[Turn]] = []
        self.scores: list[int] | None = None
        # Where the scores came from, as JSON; older records do not tell.
        self.accounts: list[object] | None = None
        self.comment = ""  # about the first position
        self.proof: Proof | None = None  # that nobody could choose the deal
        # Hints, analyses, and whatever else the file says
        self.more: Final[dict[str, object]] = {}
        self._chain = ""

    def add(self, seat: int, move: int, after: State, by: int | None = None) -> None:
        """Write down a move that has just been played, by the seat itself or by another for it."""
        self._write(seat, seat if by is None else by, self.game.moves.words(move), after)
        if after.over():
            self.scores = after.scores()
            self._close()

    def _write(self, seat: int, by: int, words: str, after: State) -> None:
        self._chain = _link(self._chain, seat, by, words)
        self.turns.append(Turn(seat, by, words, _check(self._chain, after.checksum())))

    def copy_down(self, moves: list[tuple[int, int, str]], last: dict[str, object]) -> None:
        """Write down moves (seat, by, words) that nobody can play here, and whose last position was
        saved: its checksum is the only one.
        """
        for seat, by, words in moves:
            self._chain = _link(self._chain, seat, by, words)
            is_last = len(self.turns) + 1 == len(moves)
            check = _check(self._chain, fingerprint(last)) if is_last else ""
            self.turns.append(Turn(seat, by, words, check))

    def _close(self) -> None:
        """Add up the accounts of a game that is over, and leave out what was changed unheard.

        The game is played once more, as nobody need have listened. A change that nobody heard of,
        such as another sealed offer, stands in the place of what it changed: the move before it of
        the same seat, if it was one of the same sort.
        """
        state = self.game.load(self.first)
        accounts = self.game.accounts(state)
        state.listen()
        kept: list[Turn] = []
        verbs: list[str] = []
        last_of: dict[int, int] = {}
        for turn in self.turns:
            move = self.game.moves.parse(turn.words)
            verb = self.game.moves[move].verb
            asked = turn.seat in state.actors()
            state.apply(turn.seat, move)
            events = state.heard()
            accounts.hear(state, events)
            last = last_of.get(turn.seat)
            if not asked and not events and last is not None and verbs[last] == verb:
                kept[last] = turn
            else:
                last_of[turn.seat] = len(kept)
                kept.append(turn)
                verbs.append(verb)
        self.accounts = accounts.json()
        if len(kept) < len(self.turns):
            self._write_anew(kept)

    def _write_anew(self, turns: list[Turn]) -> None:
        """Write down these moves in place of those that are here, with their checksums."""
        self.turns.clear()
        self._chain = ""
        state = self.game.load(self.first)
        for turn in turns:
            state.play(turn.seat, self.game.moves.parse(turn.words))
            self._write(turn.seat, turn.by, turn.words, state)

    def _has_check(self, number: int, turn: Turn) -> bool:
        if number == len(self.turns):
            return True
        return number % CHECK_EVERY == 0 and bool(turn.checksum)

    def json(self) -> str:
        """The record as the text of a file."""
        head: dict[str, object] = {
            "format": FORMAT,
            "game": self.game.info.id,
            "rules_version": self.rules_version,
            "players": self.players,
            "options": self.options,
            "seats": self.seats,
            "seed": None if self.seed is None else str(self.seed),
            "first": self.first,
            "scores": self.scores,
        }
        if self.accounts is not None:
            head["accounts"] = self.accounts
        if self.proof is not None:
            head["proof"] = self.proof.dump()
        if self.comment:
            head["comment"] = self.comment
        head.update(self.more)
        lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in head.items()]
        moves = ",\n".join(
            json.dumps(_turn_json(turn, self._has_check(number, turn)))
            for number, turn in enumerate(self.turns, 1)
        )
        lines.append(f'"moves": [\n{moves}\n]')
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def replay(self) -> Iterator[Step]:
        """The game step by step; BadRecord as soon as it is not the one that was recorded.

        All steps share one position, which is played on from step to step, and its accounts.
        """
        state = self._begin()
        accounts = self.game.accounts(state)
        state.listen()
        chain = ""
        yield Step(0, None, [], state, accounts, self.comment)
        for number, turn in enumerate(self.turns, 1):
            try:
                self._play(state, turn)
            except Problem as problem:
                about: dict[str, object] = {"step": number, "move": turn.words, "seat": turn.seat}
                raise BadRecord("record_move", about) from problem
            chain = _link(chain, turn.seat, turn.by, turn.words)
            if self._has_check(number, turn) and turn.checksum != _check(chain, state.checksum()):
                raise BadRecord("record_differs", {"step": number})
            events = state.heard()
            accounts.hear(state, events)
            yield Step(number, turn, events, state, accounts, turn.comment)
        if self.scores is not None and (not state.over() or self.scores != state.scores()):
            raise BadRecord("record_scores")
        if self.accounts is not None and (not state.over() or self.accounts != accounts.json()):
            raise BadRecord("record_accounts")

    def _play(self, state: State, turn: Turn) -> None:
        move = self.game.moves.parse(turn.words)
        if turn.by != turn.seat and state.may_act_for(turn.by) != (turn.seat, move):
            raise BadRecord("record_move")
        state.play(turn.seat, move)

    def _begin(self) -> State:
        """The first position. It must be the one that the seed or the proof deals, if any."""
        if self.proof is not None:
            state = self.proof.deal(self.game, self.options)
        elif self.seed is not None:
            state = self.game.new(self.players, self.seed, **self.options)
        else:
            return self._load_first()
        if state.dump() != self.first:
            raise BadRecord("record_first")
        return state

    def _load_first(self) -> State:
        """The first position as it was saved: one of so many players, with these options."""
        game = self.game
        try:
            state = game.load(self.first)
        except Problem as problem:
            raise BadRecord("record_field", {"field": "first"}) from problem
        # A table may be written out though it is ours; so positions are asked, not the record.
        dealt = game.new(self.players, 0, **self.options)
        if state.players != self.players or game.options_of(state) != game.options_of(dealt):
            raise BadRecord("record_field", {"field": "first"})
        return state


def begin(
    game: Game, players: int, seed: int, options: dict[str, object], seats: list[str]
) -> tuple[Record, State]:
    """A new game, and the record to write it down in."""
    settled = game.settle(options)
    state = game.new(players, seed, **settled)
    return Record(game, players, settled, seats, seed, state.dump()), state


def read(text: str, games: list[Game]) -> Record:
    """The record in the text of a file; BadRecord when it is none of these games."""
    try:
        data = read_json(text)
    except BadJson as bad:
        raise BadRecord(bad.key) from bad
    if not isinstance(data, dict) or data.get("format") not in READABLE:
        raise BadRecord("record_foreign")
    game = _game(data, games)
    players = _number(data, "players")
    options = data.get("options")
    if not isinstance(options, dict):
        raise BadRecord("record_field", {"field": "options"})
    first = data.get("first")
    if not isinstance(first, dict):
        raise BadRecord("record_field", {"field": "first"})
    try:
        game.settle_players(players)
        settled = game.settle(options)
    except Problem as problem:
        raise BadRecord(problem.key, problem.params) from problem
    record = Record(game, players, settled, _names(data, players), _seed(data), first)
    record.turns.extend(_turns(data))
    record.scores = _scores(data, players)
    record.accounts = _accounts(data)
    if data.get("proof") is not None:
        record.proof = load_proof(data["proof"], players)
    record.comment = _comment(data)
    record.more.update(_more(data, FIELDS))
    _check_room(record)
    return record


def _link(chain: str, seat: int, by: int, words: str) -> str:
    """A fingerprint of all moves so far: two games may meet again in the same position."""
    return sha256(f"{chain} {seat} {by} {words}".encode()).hexdigest()


def _check(chain: str, position: str) -> str:
    return sha256(f"{chain} {position}".encode()).hexdigest()[:16]


def _turn_json(turn: Turn, with_check: bool) -> dict[str, object]:
    form: dict[str, object] = {"seat": turn.seat, "move": turn.words}
    if turn.by != turn.seat:
        form["by"] = turn.by
    if with_check:
        form["check"] = turn.checksum
    if turn.comment:
        form["comment"] = turn.comment
    form.update(turn.more)
    return form


def _game(data: dict[str, object], games: list[Game]) -> Game:
    for game in games:
        if game.info.id == data.get("game"):
            if data.get("rules_version") != game.info.rules_version:
                about: dict[str, object] = {
                    "version": data.get("rules_version"),
                    "title": game.info.title,
                    "ours": game.info.rules_version,
                }
                raise BadRecord("record_version", about)
            return game
    known: object = [game.info.id for game in games]
    raise BadRecord("unknown_game", {"game": data.get("game"), "games": known})


def _number(data: dict[str, object], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRecord("record_field", {"field": name})
    return value


def _seed(data: dict[str, object]) -> int | None:
    """A seed is written as text: 128 bits are more than a JSON number holds everywhere."""
    seed = data.get("seed")
    if seed is None:
        return None
    if not isinstance(seed, str) or not seed.isdecimal() or len(seed) > 100:
        raise BadRecord("record_field", {"field": "seed"})
    return int(seed)


def _names(data: dict[str, object], players: int) -> list[str]:
    seats = data.get("seats")
    if not isinstance(seats, list) or len(seats) != players:
        raise BadRecord("record_field", {"field": "seats"})
    for name in seats:
        if not isinstance(name, str):
            raise BadRecord("record_field", {"field": "seats"})
    return seats


def _scores(data: dict[str, object], players: int) -> list[int] | None:
    scores = data.get("scores")
    if scores is None:
        return None
    if not isinstance(scores, list) or len(scores) != players:
        raise BadRecord("record_field", {"field": "scores"})
    for score in scores:
        if not isinstance(score, int) or isinstance(score, bool):
            raise BadRecord("record_field", {"field": "scores"})
    return scores


def _accounts(data: dict[str, object]) -> list[object] | None:
    """The accounts as they stand there; a replay compares them with the game's."""
    accounts = data.get("accounts")
    if accounts is not None and not isinstance(accounts, list):
        raise BadRecord("record_field", {"field": "accounts"})
    return accounts


def _turns(data: dict[str, object]) -> list[Turn]:
    moves = data.get("moves")
    if not isinstance(moves, list):
        raise BadRecord("record_field", {"field": "moves"})
    return [_turn(form) for form in moves]


def _turn(form: object) -> Turn:
    if isinstance(form, dict):
        seat = _number(form, "seat")
        by = _number(form, "by") if "by" in form else seat
        words = form.get("move")
        checksum = form.get("check", "")
        if isinstance(words, str) and isinstance(checksum, str):
            return Turn(seat, by, words, checksum, _comment(form), _more(form, TURN_FIELDS))
    raise BadRecord("record_field", {"field": "moves"})


def _comment(form: dict[str, object]) -> str:
    comment = form.get("comment", "")
    if not isinstance(comment, str):
        raise BadRecord("record_field", {"field": "comment"})
    return comment


def _more(form: dict[str, object], known: list[str]) -> dict[str, object]:
    """The fields that stand beside the known ones."""
    return {name: value for name, value in form.items() if name not in known}


def _check_room(record: Record) -> None:
    """What has a name in the format has its shape, too; what is in it is its maker's to check."""
    more = record.more
    for name in (HINTS, ANALYSES):
        notes = more.get(name, [])
        if not isinstance(notes, list) or not all(_is_about(note, record) for note in notes):
            raise BadRecord("record_field", {"field": name})


def _is_about(note: object, record: Record) -> bool:
    """Whether it is a note about one of the steps of the game."""
    step = note.get("step") if isinstance(note, dict) else None
    return isinstance(step, int) and 0 <= step <= len(record.turns)
