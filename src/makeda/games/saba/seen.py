"""[S9] What a view of Saba holds."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from makeda.core import seen

# Numbers of pieces by their resource; those of which there are none may be left out.
SomePieces = dict[str, int]


class Pieces(TypedDict):
    """[S1.1] How many pieces of each resource."""

    alabaster: int
    sandstone: int
    ebony: int
    gold: int


class SabaPlayer(seen.Player):
    """[S9.1] All but the action cards in a hand is open."""

    colour: str
    pieces: Pieces
    figures: int
    markers: int
    treasury: int
    # Of each harbour card the field of the side that lies up, and of its back
    harbour_fields: list[int]
    harbour_backs: list[int]
    pieces_limit: int
    hand_size: int
    hand_limit: int
    # [S9.1] Cards held at the last shuffle of the discards; drawn and played since
    held_then: int
    drawn_since: int
    played_since: dict[str, int]
    points: int


class Field(TypedDict):
    """[S1.9] A field of the harbour, and what the side of a harbour card for it brings."""

    field: int
    resource: str
    pieces: int
    capacity: int
    side: str
    extra: str


class Space(TypedDict):
    """[S1.3] A build space: its card, what that costs, and the price with all that is added."""

    space: int
    gold: int
    card: str | None
    cost: NotRequired[Pieces]
    price: NotRequired[Pieces]
    plot: NotRequired[int]
    level: NotRequired[int]


class Plot(TypedDict):
    """[S1.2] A plot of the garden: what stands there, and who stands on its balcony."""

    plot: int
    level: int
    part: str | None
    balcony: int | None
    guard: str | None


class Place(TypedDict):
    """[S1.8] A place in a quarter, its price, and whether the figure there may still act."""

    price: int
    seat: int | None
    ready: bool


class Quarter(TypedDict):
    """[S1.8] A quarter with its places; a workshop gives a resource, the others swap."""

    quarter: str
    gives: str | None
    vizier: bool
    places: list[Place]


class Serail(TypedDict):
    """[S5] The markers from field 1 on, and who leads."""

    fields: int
    markers: list[int]
    leader: int | None
    figure: int | None


class SabaEffects(TypedDict, total=False):
    """What a move brings and costs, and what else follows from it."""

    gets: SomePieces
    pays: SomePieces
    discards: str
    ends_game: bool
    # The harbour
    extra: str
    removal: str
    removes: str
    # A palace part
    builds: str
    plot: int
    level: int
    guard: str
    places_figure: bool
    could_place: bool
    sends_back: int
    # The markers in the serail, if another comes; or whether its owner is asked first
    serail: list[int]
    asks_for_marker: bool
    # Which place of a quarter a figure comes to
    place: int
    # A treasury card or the end card
    winner: int | None
    tied: bool
    figure: str
    winners: list[int]


class Reasons(TypedDict):
    """Why things cannot be used now: build spaces, quarters and ships in their order, cards of the
    hand by their name. None where there is nothing to say.
    """

    spaces: list[seen.Prompt | None]
    quarters: list[seen.Prompt | None]
    ships: list[seen.Prompt | None]
    cards: dict[str, seen.Prompt]


class SabaOwn(seen.Own[SabaEffects]):
    """What only the looking seat sees, what it lacks for the card on each build space, and why
    things cannot be used.
    """

    hand: list[str]
    lacks: list[SomePieces]
    reasons: Reasons


class SabaView(seen.View[SabaPlayer, SabaOwn]):
    """Saba as one seat sees it, or a spectator."""

    persons: bool
    serail_figures: bool
    guarding: bool
    may_send_back: bool
    may_lay_marker: bool
    turn: int
    built: bool
    carried_out: bool
    quiet_turns: int
    supply: Pieces
    harbour: list[Field]
    spaces: list[Space]
    plots: list[Plot]
    quarters: list[Quarter]
    serail: Serail
    palace_deck_size: int
    gone: list[str]
    deck_size: int
    discards: dict[str, int]
    # [S9.1] What the action deck was made of at the last shuffle
    made_of: dict[str, int]
