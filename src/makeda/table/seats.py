"""The seats of a table, and who may do what about them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from makeda.table.problems import NotYours, TableProblem

OPEN = "open"
PERSON = "person"
BOT = "bot"

LONGEST_NAME = 40
# The bot that plays where no other was chosen
PLAIN_LEVEL = "easy"


class Seat:
    """Who sits here: nobody yet, a person known by the device that holds the seat, or a bot.

    `since` is when the person took the seat, or went on at this device. `stand_in` is the level of
    the bot that plays for a person, or for nobody, until it is taken away again. Whoever is
    `invited` was asked to play again, and has not answered.
    """

    def __init__(
        self,
        kind: str,
        name: str,
        colour: int,
        level: str = "",
        holder: str = "",
        since: float = 0.0,
    ) -> None:
        self.kind = kind
        self.name = name
        self.colour = colour
        self.level = level
        self.holder = holder
        self.since = since
        self.stand_in = ""
        self.invited = False

    def bot_level(self) -> str:
        """The level of the bot that decides here, or "" where a person does."""
        return self.level if self.kind == BOT else self.stand_in

    def shown(self) -> dict[str, object]:
        """What everyone may know of it; who holds it is told to nobody."""
        return {
            "kind": self.kind,
            "name": self.name,
            "colour": self.colour,
            "level": self.level,
            "stand_in": self.stand_in,
            "invited": self.invited,
        }

    def dump(self) -> dict[str, object]:
        return {**self.shown(), "holder": self.holder, "since": self.since}


def load_seat(data: dict[str, Any]) -> Seat:
    # Older tables do not say since when somebody sits there.
    since = data.get("since", 0.0)
    seat = Seat(data["kind"], data["name"], data["colour"], data["level"], data["holder"], since)
    seat.stand_in = data["stand_in"]
    # Nor did they ask anybody to play again.
    seat.invited = data.get("invited", False)
    return seat


class Seats:
    """All seats of a table, in order, and its host."""

    def __init__(self, seats: list[Seat], host: str) -> None:
        self._seats = seats
        self.host = host

    def __len__(self) -> int:
        return len(self._seats)

    def __iter__(self) -> Iterator[Seat]:
        return iter(self._seats)

    def __getitem__(self, number: int) -> Seat:
        """A seat by its number; TableProblem where there is none."""
        if not 0 <= number < len(self._seats):
            raise TableProblem("no_such_seat", {"number": number})
        return self._seats[number]

    # Who is who

    def of(self, holder: str) -> list[int]:
        """The seats that a device holds."""
        if not holder:
            return []
        return [number for number, seat in enumerate(self._seats) if seat.holder == holder]

    def must_hold(self, number: int, holder: str) -> None:
        """Refuse whoever does not hold this seat."""
        if self[number].holder != holder or not holder:
            raise NotYours("not_your_seat", {"number": number})

    def must_host(self, holder: str) -> None:
        """Refuse whoever is not the host."""
        if holder != self.host:
            raise NotYours("host_only", {})

    def are_taken(self) -> bool:
        """Whether somebody plays at every seat, be it a bot."""
        return all(seat.kind != OPEN or seat.stand_in for seat in self._seats)

    def players_besides(self, holder: str) -> set[str]:
        """The people beside this one who play themselves: not those for whom a bot does."""
        people = [seat for seat in self._seats if seat.kind == PERSON and not seat.stand_in]
        return {seat.holder for seat in people} - {holder}

    def away(self, seen: Mapping[str, float], before: float) -> set[str]:
        """The people who were last seen, or sat down, before that time. `seen` says when each was
        seen; whoever is not in it was not.
        """
        people = [seat for seat in self._seats if seat.kind == PERSON]
        return {
            seat.holder for seat in people if max(seat.since, seen.get(seat.holder, 0.0)) < before
        }

    def has_held(self, number: int, holder: str, since: float) -> bool:
        """Whether a device holds this seat and has done so without a break since that time."""
        seat = self[number]
        return bool(holder) and seat.holder == holder and seat.since <= since

    def bots_among(self, numbers: list[int]) -> list[tuple[int, str]]:
        """Those of these seats for which a bot decides, and its level."""
        levels = [(number, self[number].bot_level()) for number in numbers]
        return [(number, level) for number, level in levels if level]

    # Coming and going

    def sit(self, number: int, holder: str, name: str, now: float) -> None:
        """Take an open seat."""
        seat = self[number]
        if seat.kind != OPEN:
            raise TableProblem("seat_taken", {"name": seat.name})
        seat.name, seat.kind, seat.holder, seat.since = tidy_name(name), PERSON, holder, now
        seat.stand_in = ""

    def move(self, number: int, holder: str, other: str, now: float) -> None:
        """The person who holds a seat goes on at another device."""
        self.must_hold(number, holder)
        self[number].holder, self[number].since = other, now

    def leave(self, number: int, holder: str) -> None:
        """Give up one's own seat; another may take it. The host stays."""
        self.must_hold(number, holder)
        if holder == self.host:
            raise TableProblem("own_seat", {})
        self._empty(number)

    def free(self, number: int, host: str, away: Collection[str]) -> None:
        """The host frees the seat of somebody who is away; another may take it.

        Of somebody who is there, the host would get to see the hand.
        """
        self.must_host(host)
        seat = self._person(number)
        if seat.holder not in away:
            raise TableProblem("not_away", {"name": seat.name})
        self._empty(number)

    def _empty(self, number: int) -> None:
        seat = self[number]
        seat.kind, seat.holder, seat.since, seat.invited = OPEN, "", 0.0, False

    def decline(self, number: int) -> None:
        """Somebody who is invited does not play; a bot does, unless another takes the seat."""
        self._empty(number)
        self[number].stand_in = PLAIN_LEVEL

    def stand_in(self, number: int, holder: str, level: str) -> None:
        """Hand a seat to a bot, or take it back with an empty level.

        Its owner may, or the host if nobody sits there.
        """
        seat = self[number]
        if seat.kind == BOT:
            raise TableProblem("bot_seat", {"name": seat.name})
        if seat.kind == OPEN:
            self.must_host(holder)
        else:
            self.must_hold(number, holder)
        seat.stand_in = level

    def _person(self, number: int) -> Seat:
        seat = self[number]
        if seat.kind != PERSON:
            raise TableProblem("no_person", {"number": number})
        return seat


def tidy_name(name: str) -> str:
    """A name as it is shown: one line, not empty, not too long."""
    tidy = " ".join(name.split())
    if not tidy or len(tidy) > LONGEST_NAME or not tidy.isprintable():
        raise TableProblem("bad_name", {"most": LONGEST_NAME})
    return tidy
