"""[B3.4, B3.5] What the active player can put together, for who decides without knowing a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.games.babel.building import own_share
from makeda.games.babel.components import (
    ACTION_COUNT,
    CARDS_OF_A_JOKER,
    JOKER,
    KIND_COUNT,
    KINDS,
    SEATS,
)
from makeda.games.babel.moves import OFFER_NOTHING
from makeda.games.babel.phases.refusals import why_not_together
from makeda.games.babel.seen import Blocked, Choice, Share

if TYPE_CHECKING:
    from makeda.games.babel.state import BabelState


def choices(s: BabelState) -> list[Choice]:
    """[B3.4] Every set of offers that go together, whether or not they are enough to build."""
    offering = 0
    for seat in range(s.players):
        if s.offers[seat] > OFFER_NOTHING:
            offering |= 1 << seat
    return [
        {
            "seats": SEATS[seats],
            "shares": _shares(s, seats),
            "blocked": _blocked(s, seats, offering),
        }
        for seats in range(offering + 1)
        if seats & offering == seats and why_not_together(s, seats) is None
    ]


def _blocked(s: BabelState, seats: int, offering: int) -> list[Blocked]:
    """[B3.4] The other offers that cannot be added, and why."""
    blocked: list[Blocked] = []
    missing = dict(own_share(s, seats))
    for seat in SEATS[offering & ~seats]:
        problem = why_not_together(s, seats | 1 << seat)
        if problem is not None:
            entry: Blocked = {"seat": seat, "why": problem.key}
            if "kind" in problem.params:
                kind = str(problem.params["kind"])
                entry["kind"] = kind
                entry["open"] = missing[KINDS.index(kind)]
            blocked.append(entry)
    return blocked


def _shares(s: BabelState, seats: int) -> list[Share]:
    """[B3.5] What would become of the disc: each joker goes where most is missing, and stands for
    two cards or for none.
    """
    kinds = own_share(s, seats)
    used = [0] * len(kinds)
    for _ in range(s.actions[s.active * ACTION_COUNT + JOKER]):
        best = -1
        most = 0
        for place, (kind, missing) in enumerate(kinds):
            left = missing - CARDS_OF_A_JOKER * used[place]
            lack = left - _held(s, kind)
            if left >= CARDS_OF_A_JOKER and lack > most:
                best = place
                most = lack
        if best >= 0:
            used[best] += 1
    return [share(s, kind, missing, used[place]) for place, (kind, missing) in enumerate(kinds)]


def share(s: BabelState, kind: int, missing: int, jokers: int) -> Share:
    """[B3.5] Where the cards of one kind come from, if offers leave so many open and so many
    jokers are used for it.
    """
    asked = s.disc_on(s.site).asks()[KINDS[kind]]
    left = missing - CARDS_OF_A_JOKER * jokers
    own = min(left, _held(s, kind))
    return {
        "kind": KINDS[kind],
        "asked": asked,
        "offered": asked - missing,
        "own": own,
        "jokers": jokers,
        "joker_cards": CARDS_OF_A_JOKER * jokers,
        "missing": left - own,
    }


def _held(s: BabelState, kind: int) -> int:
    return s.hands[s.active * KIND_COUNT + kind]
