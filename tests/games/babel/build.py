"""Positions of Babel for tests, said in a few words, and moves played on them."""

from __future__ import annotations

import re
from typing import Any

from makeda.core.problems import IllegalMove
from makeda.core.rng import Rng
from makeda.games.babel.components import (
    ACTION_COUNT,
    ACTIONS,
    COLOURS,
    KIND_COUNT,
    KINDS,
    NOBODY,
    PLACES,
    SITES,
    WONDERS,
)
from makeda.games.babel.game import Babel
from makeda.games.babel.moves import MOVES
from makeda.games.babel.state import BabelState

BABEL = Babel()
TABLES = BABEL.tables
NO_DISC = -1


def position(
    hands: list[str] | None = None,
    *,
    discs: str = "",
    taken: str = "",
    parts: str = "",
    actions: list[str] | None = None,
    deck: str | None = None,
    played: list[str] | None = None,
    old: str = "",
    held_then: list[int] | None = None,
    action_deck: str = "",
    points: list[int] | None = None,
    players: int = 4,
    active: int = 0,
    two_colour: bool = False,
    may_replace_parts: bool = False,
    marker: int = 0,
    quiet_turns: int = 0,
) -> BabelState:
    """A position at the beginning of a turn that keeps all laws.

    `hands` names each seat's cards, "4 ship, camel"; `actions` its action cards, "joker, draw".
    `discs` puts single discs on places, "tower 1: ship 5; tower 2: camel 4"; the others lie
    anywhere. `taken` gives them out, "tower 1: red", and `parts` says what stands on a wonder,
    "tower: 3 1 0 1". Cards that are named nowhere are the deck or, where one is named (top card
    last), the discards; of the action cards, the deck names the top one only. `played` says who has
    played the discards since the last shuffle, else it was the first; `old` are the cards that were
    in hands then, and `held_then` how many each had.
    """
    counts = [_count(hand, KINDS) for hand in hands or [""] * players]
    held = [_count(hand, ACTIONS) for hand in actions or [""] * players]
    rest = [TABLES.copies - sum(hand[kind] for hand in counts) for kind in range(KIND_COUNT)]
    named = [KINDS.index(word) for word in (deck or "").split()]
    for kind in named:
        rest[kind] -= 1
    everything = [kind for kind in range(KIND_COUNT) for _ in range(rest[kind])]
    s = BabelState(players, Rng(1, 2, 3, 4), TABLES)
    s.two_colour = two_colour
    s.with_actions = True
    s.may_replace_parts = may_replace_parts
    s.active = s.actor = active
    s.deck = everything if deck is None else named
    s.discards = s.discards if deck is None else rest
    s.hands = [count for hand in counts for count in hand]
    s.played_since = _played(played, s.discards, players)
    s.made_of = [TABLES.copies - number for number in _count(old, KINDS)]
    s.held_then = held_then or s.held_then
    s.action_deck = _action_deck(held, action_deck)
    s.actions = [count for hand in held for count in hand]
    s.layout = _layout(discs, two_colour)
    s.owner = _owner(taken)
    s.parts = _parts(parts, players)
    s.points = points or s.points
    s.marker = marker
    s.quiet_turns = quiet_turns
    return BABEL.load(s.dump())


def _count(text: str, names: list[str]) -> list[int]:
    counts = [0] * len(names)
    for part in text.split(","):
        match = re.fullmatch(r"\s*(?:(\d+) )?([a-z ]+?)\s*", part)
        if match:
            counts[names.index(match[2])] += int(match[1] or 1)
    return counts


def _played(texts: list[str] | None, discards: list[int], players: int) -> list[int]:
    """By seat and kind what has been played since the last shuffle."""
    if texts is None:
        return discards + [0] * ((players - 1) * KIND_COUNT)
    return [count for text in texts for count in _count(text, KINDS)]


def site(text: str) -> int:
    """The site that is written as "tower 2"."""
    wonder, place = text.split()
    return WONDERS.index(wonder) * PLACES + int(place) - 1


def _layout(text: str, two_colour: bool) -> list[int]:
    left = TABLES.discs_in_play(two_colour)
    layout = [NO_DISC] * SITES
    for entry in filter(None, text.split(";")):
        place, name = entry.strip().split(": ")
        disc = next(disc for disc in left if TABLES.discs[disc].name() == name)
        left.remove(disc)
        layout[site(place)] = disc
    return [left.pop(0) if disc == NO_DISC else disc for disc in layout]


def _owner(text: str) -> list[int]:
    owner = [NOBODY] * SITES
    for entry in filter(None, text.split(";")):
        place, colour = entry.strip().split(": ")
        owner[site(place)] = COLOURS.index(colour)
    return owner


def _parts(text: str, players: int) -> list[int]:
    parts = [0] * (len(WONDERS) * players)
    for entry in filter(None, text.split(";")):
        wonder, numbers = entry.strip().split(": ")
        start = WONDERS.index(wonder) * players
        parts[start : start + players] = [int(number) for number in numbers.split()]
    return parts


def _action_deck(held: list[list[int]], top: str) -> list[int]:
    left = [
        card
        for card in range(ACTION_COUNT)
        for _ in range(TABLES.actions[card] - sum(hand[card] for hand in held))
    ]
    if top:
        left.remove(ACTIONS.index(top))
        left.append(ACTIONS.index(top))
    return left


def do(s: BabelState, *moves: str) -> BabelState:
    """Play moves in words; "yellow: offer 2" is a certain seat's, others who is asked first."""
    for text in moves:
        colour, _, words = text.rpartition(": ")
        seat = COLOURS.index(colour) if colour else s.actors()[0]
        s.play(seat, MOVES.parse(words))
        s.check()
    return s


def legal(s: BabelState, colour: str) -> list[str]:
    """The legal moves of a seat in words."""
    return [MOVES.words(move) for move in s.legal(COLOURS.index(colour))]


def refused(s: BabelState, text: str) -> str:
    """Why a move is refused: the key of the problem and the rule."""
    before = s.dump()
    try:
        do(s, text)
    except IllegalMove as problem:
        assert s.dump() == before
        return f"{problem.key} {problem.rule}"
    raise AssertionError(f"{text} was not refused")


def hand(s: BabelState, colour: str) -> list[str]:
    """The building cards in a hand, by name."""
    view: Any = s.view(COLOURS.index(colour))
    return list(view["me"]["hand"])


def parts(s: BabelState, wonder: str) -> list[int]:
    return s.parts_on(WONDERS.index(wonder))


def discs(s: BabelState, colour: str) -> list[str]:
    """The discs that a seat has taken, by name."""
    return [disc.name() for disc in s.discs_of(COLOURS.index(colour))]


def events(s: BabelState, *moves: str) -> list[dict[str, object]]:
    """What a spectator hears while moves are played."""
    s.listen()
    do(s, *moves)
    return [event.seen_by(None) for event in s.heard()]
