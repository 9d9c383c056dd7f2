"""The position: what every game's state can do."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from hashlib import sha256

from mypy_extensions import mypyc_attr

from makeda.core.events import Event
from makeda.core.problems import BadPosition, BrokenLaw, IllegalMove
from makeda.core.rng import Rng
from makeda.core.seen import AnyView


def fingerprint(dump: dict[str, object]) -> str:
    """The checksum of a position that was saved like this."""
    text = json.dumps(dump, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position of a game. It is played in place, and copied when someone wants to look ahead.

    `players` is the number of seats, which are numbered from 0, and `rng` the generator of all that
    chance still decides. A new one is empty, with nothing dealt, or like another one. Each field is
    declared once, with what it is in both.
    """

    def __init__(self, players: int, rng: Rng, like: State | None = None) -> None:
        self.players: int = players
        self.rng: Rng = rng
        # Chance draws and hidden facts shown to anyone: what lies before can't be taken back.
        self.reveals: int = 0 if like is None else like.reveals
        # What happened since somebody began to listen; None while nobody does.
        self.events: list[Event] | None = None

    @property
    @abstractmethod
    def game_id(self) -> str:
        """The id of the game that is being played."""

    # Playing

    @abstractmethod
    def actors(self) -> list[int]:
        """The seats whose decision is awaited; none when the game is over."""

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """The seat's legal moves. One that is not awaited gets what it may do out of turn."""

    @abstractmethod
    def apply(self, seat: int, move: int) -> None:
        """Play a move that is known to be legal: the fast path for search and simulation."""

    @abstractmethod
    def refusal(self, seat: int, move: int) -> IllegalMove:
        """Why this move, which is not legal, is refused."""

    def play(self, seat: int, move: int) -> None:
        """Play a move. An illegal one raises IllegalMove and changes nothing."""
        if not 0 <= seat < self.players:
            raise IllegalMove("no_such_seat", "", {"number": seat})
        if move not in self.legal(seat):
            raise self.refusal(seat, move)
        self.apply(seat, move)

    def left_of(self, seat: int) -> int:
        """The next player, clockwise."""
        seat += 1
        return 0 if seat == self.players else seat

    def may_act_for(self, seat: int) -> tuple[int, int] | None:
        """Whom this seat may act for if they hesitate too long, and the move it may make for them.

        The game's texts name that move under [moves]: `accept_for` for the verb `accept`.
        """
        return None

    # Copies

    @abstractmethod
    def copy(self) -> State:
        """An independent position, equal to this one. Nobody listens to it yet."""

    @abstractmethod
    def redeal(self, seat: int | None, rng: Rng) -> State:
        """A position drawn uniformly from all that agree with what the seat knows.

        None stands for a spectator. The new position has a generator of its own, drawn from `rng`,
        so that nothing of the true future is in it.
        """

    # Looking

    @abstractmethod
    def view(self, seat: int | None) -> AnyView:
        """What this seat, or a spectator (None), may see, as JSON-ready data."""

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of each seat now; at the end, the final ones."""

    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.actors()

    def winners(self) -> list[int]:
        """The seats that share the win; none before the game is over."""
        if not self.over():
            return []
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.players) if scores[seat] == best]

    # Saving and checking

    @abstractmethod
    def dump(self) -> dict[str, object]:
        """The whole truth as JSON-ready data; the game's `load` makes the same position of it."""

    @abstractmethod
    def pack(self) -> bytes:
        """The same as a few bytes, for files of our own; the game's `unpack` reads them."""

    @abstractmethod
    def check(self) -> None:
        """Raise BrokenLaw unless the conservation laws of the game hold."""

    def check_loaded(self) -> None:
        """Refuse a position that was loaded and breaks a law."""
        try:
            self.check()
        except BrokenLaw as broken:
            raise BadPosition(str(broken)) from broken

    def checksum(self) -> str:
        """A short fingerprint of the whole truth."""
        return fingerprint(self.dump())

    # Events

    def tell(
        self,
        key: str,
        params: dict[str, object],
        secrets: dict[int, dict[str, object]] | None = None,
    ) -> None:
        """Report an event; call it only while somebody listens."""
        events = self.events
        if events is not None:
            events.append(Event(key, params, secrets))

    def listen(self) -> None:
        """Collect events from now on."""
        self.events = []

    def heard(self) -> list[Event]:
        """What happened since the last call; empty when nobody listens."""
        events = self.events
        if events is None:
            return []
        self.events = []
        return events
