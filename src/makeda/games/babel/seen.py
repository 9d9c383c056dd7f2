"""[B6] What a view of Babel holds."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from makeda.core import seen

# What a disc asks for: numbers of cards by their kind, one or two.
Asks = dict[str, int]


class Offer(TypedDict):
    """[B3.3] Building cards, with or without the trading card."""

    cards: list[str]
    trade: bool


class BabelPlayer(seen.Player):
    """[B6.1] Points, discs and the numbers of cards are open; an offer once all are in."""

    colour: str
    points: int
    hand_size: int
    known: list[str]
    # [B6.2] Building cards held at the last shuffle of the discards; drawn and played since
    held_then: int
    drawn_since: int
    played_since: list[str]
    action_cards: int
    discs: list[Asks]
    disc_bonus: int
    sealed: bool
    offer: Offer | None
    refused: int


class Wonder(TypedDict):
    """A wonder: its discs, null where one is gone, everybody's parts, and what they would pay."""

    name: str
    discs: list[Asks | None]
    complete: bool
    parts: list[int]
    pays: list[int]


class Building(TypedDict):
    """[B3.2] Where the active player builds, what the disc asks for, and how many offers are
    in and to come.
    """

    wonder: str
    place: int
    asks: Asks
    sealed: int
    offers: int


class Parts(TypedDict):
    """[B3.6] How many parts somebody puts up."""

    seat: int
    number: int


class Points(TypedDict):
    """[B3.7] What somebody scores for a refused offer."""

    seat: int
    points: int


class Share(TypedDict):
    """[B3.5] Of one kind that is asked for, where its cards come from, and how many are missing.

    Jokers are counted twice: how many they are, and how many cards they stand for.
    """

    kind: str
    asked: int
    offered: int
    own: int
    jokers: int
    joker_cards: int
    missing: int


class Blocked(TypedDict):
    """[B3.4] An offer that cannot be added: the reason, and how many of a kind are still open."""

    seat: int
    why: str
    kind: NotRequired[str]
    open: NotRequired[int]


class Choice(TypedDict):
    """[B3.4] Offers that go together: what they, one's own cards and jokers would make of the
    disc, and which offers cannot be added to them.
    """

    seats: list[int]
    shares: list[Share]
    blocked: list[Blocked]


class BabelEffects(TypedDict, total=False):
    """What a move draws, discards or scores, and what it builds for whom."""

    draws: int
    discards: list[str]
    gain: int
    # Asking for a disc
    wonder: str
    asks: Asks
    completes: bool
    # An offer
    cards: list[str]
    trade: bool
    # Accepting offers, or giving up; for an offer, what becomes of it
    own_cards: list[str]
    shares: list[Share]
    parts: list[Parts]
    pays: list[int]
    disc: Asks
    disc_to: int
    # Whether the active player may leave the parts to the trader
    may_replace: bool
    refused: list[Points]


class BabelOwn(seen.Own[BabelEffects]):
    """What only the looking seat sees."""

    hand: list[str]
    action_cards: list[str]
    offer: Offer | None
    # [B3.3] How often my sealed offer may still be changed
    changes_left: int | None
    choices: list[Choice]


class BabelView(seen.View[BabelPlayer, BabelOwn]):
    """Babel as one seat sees it, or a spectator."""

    two_colour_discs: str
    may_replace_parts: str
    action_cards: str
    active: int
    second_turn: bool
    wonders: list[Wonder]
    building: Building | None
    rows: list[list[int]]
    final_row: list[int]
    disc_bonus: list[int]
    marker: int
    deck_size: int
    discards: list[str]
    # [B6.2] What the building deck was made of at the last shuffle
    made_of: list[str]
    action_deck_size: int
    played: list[str]
    quiet_turns: int
