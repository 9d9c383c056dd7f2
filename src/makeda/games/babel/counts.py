"""What may matter for winning a game of Babel, for balance reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from makeda.core.events import Count, Event, count
from makeda.games.babel.components import ACTIONS, DISCS_OF_A_KIND, KIND_COUNT, WONDERS

if TYPE_CHECKING:
    from makeda.games.babel.state import BabelState

# What players do in turns
TURNS: Final = {
    "pass": "passed",
    "build": "wanted to build",
    "gives_up": "gave up building",
    "offers_trade": "offered the trading card",
}


def counts(state: BabelState, events: list[Event]) -> list[Count]:
    """Discs, parts and action cards; at the end the discs of one kind that someone has."""
    found: list[Count] = []
    for event in events:
        params = event.params
        if event.key == "disc":
            found.append(count(event, "discs", str(params["disc"])))
        elif event.key == "parts":
            number = int(str(params["number"]))
            found.append(count(event, "wonders", str(params["wonder"]), number))
        elif event.key == "action_card":
            found.append(count(event, "actions", str(event.whole()["card"])))
        elif event.key == "plays":
            found.append(count(event, "played", str(params["card"])))
        elif event.key in TURNS:
            found.append(count(event, "turns", TURNS[event.key]))
    return found + _sets(state) if state.over() else found


def countable(state: BabelState) -> list[tuple[str, str]]:
    """All that may be counted, with the discs and cards that are in play."""
    tables = state.tables
    discs = [tables.discs[disc].name() for disc in state.layout]
    cards = [ACTIONS[card] for card in sorted(set(tables.action_deck)) if state.with_actions]
    return [
        *(("discs", disc) for disc in discs),
        *(("wonders", wonder) for wonder in WONDERS),
        *(("actions", card) for card in cards),
        *(("played", card) for card in cards),
        *(("turns", turn) for turn in TURNS.values()),
        *(("sets", _set(number)) for number in range(1, DISCS_OF_A_KIND + 1)),
    ]


def _set(number: int) -> str:
    return f"{number} of one kind"


def _sets(s: BabelState) -> list[Count]:
    """[B5.3] How many discs of a kind somebody has, two-colour discs left aside."""
    found: list[Count] = []
    for seat in range(s.players):
        held = [0] * KIND_COUNT
        for disc in s.discs_of(seat):
            if not disc.two_colour:
                held[disc.low] += 1
        for number in held:
            if number:
                found.append(Count("sets", _set(number), seat, 1))
    return found


def ending(events: list[Event]) -> str:
    """[B5.1, B5.5] A kind of which no disc is left, or nobody who gets one any more."""
    return "standstill" if any(event.key == "standstill" for event in events) else "kind_gone"
