"""The position of a game of Babel."""

from __future__ import annotations

from functools import cache
from typing import Final

from makeda.core.fields import Fields
from makeda.core.packed import Parcel, Unpacking
from makeda.core.phase import place_in
from makeda.core.phased import PhasedState
from makeda.core.piles import total
from makeda.core.problems import BadPosition, IllegalMove
from makeda.core.rng import Rng, load_rng, unpack_rng
from makeda.core.saved import Flag, NamedPhase, Number, Numbers, Pile, Saved, Switch, Table
from makeda.core.state import State
from makeda.games.babel import laws, view
from makeda.games.babel.components import (
    ACTION_COUNT,
    KIND_COUNT,
    MOST_CHANGES,
    NO_SITE,
    NOBODY,
    PLACES,
    PLAIN_DISCS,
    QUIET_TURNS,
    ROWS,
    SEATS,
    SITES,
    TWO_COLOUR_DISCS,
    WONDERS,
    action_sizes,
)
from makeda.games.babel.info import INFO, OFF, ON
from makeda.games.babel.moves import (
    BUILD,
    COUNT,
    MOVES,
    NO_OFFER,
    PASS,
    is_interrupt,
    is_offer,
)
from makeda.games.babel.phases import PHASES
from makeda.games.babel.phases.interrupts import (
    interrupt_moves,
    play_interrupt,
    why_no_interrupt,
)
from makeda.games.babel.phases.turn import OFFERS, TURN
from makeda.games.babel.seen import BabelView
from makeda.games.babel.tables import MOST_CARDS, Disc, Tables, load_tables, printed_tables

MOST_COUNTED: Final = 1_000_000


class BabelState(PhasedState):
    """Who holds what, what stands where, and which question is put to whom.

    Lists marked as replaced are never changed in place, so that copies share them.
    """

    def __init__(
        self, players: int, rng: Rng, tables: Tables, like: BabelState | None = None
    ) -> None:
        super().__init__(players, rng, TURN, like)
        self.tables = tables
        # [B2.1]
        self.two_colour: bool = False if like is None else like.two_colour
        # [B2.3]
        self.with_actions: bool = False if like is None else like.with_actions
        # [B3.6] The house rule by which the active player may leave a trader's parts
        self.may_replace_parts: bool = False if like is None else like.may_replace_parts
        # Whose turn it is
        self.active: int = 0 if like is None else like.active
        # The top card is the last.
        self.deck: list[int] = [] if like is None else like.deck[:]
        # By kind
        self.discards: list[int] = [0] * KIND_COUNT if like is None else like.discards[:]
        # By seat and kind, without the cards of an offer
        self.hands: list[int] = [0] * (players * KIND_COUNT) if like is None else like.hands[:]
        # [B6.2] By seat and kind: known by all to be in the hand or sealed
        self.known: list[int] = [0] * (players * KIND_COUNT) if like is None else like.known[:]
        # [B6.2] By kind: what the deck was made of at the last shuffle; replaced
        self.made_of: list[int] = [0] * KIND_COUNT if like is None else like.made_of
        # [B6.2] By seat: the cards in hand or in an offer then; replaced
        self.held_then: list[int] = [0] * players if like is None else like.held_then
        # [B6.2] By seat and kind: played, given or exchanged since
        self.played_since: list[int] = (
            [0] * (players * KIND_COUNT) if like is None else like.played_since[:]
        )
        # The top card is the last; replaced.
        self.action_deck: list[int] = [] if like is None else like.action_deck
        # By seat and action card; replaced
        self.actions: list[int] = [0] * (players * ACTION_COUNT) if like is None else like.actions
        # By seat; replaced
        self.action_sizes: list[int] = [0] * players if like is None else like.action_sizes
        # [B7.1] By action card; replaced
        self.played: list[int] = [0] * ACTION_COUNT if like is None else like.played
        # The disc that lay on each site at the start; replaced
        self.layout: list[int] = tables.discs_in_play(False) if like is None else like.layout
        # By site: who has its disc, NOBODY while it lies there; replaced
        self.owner: list[int] = [NOBODY] * SITES if like is None else like.owner
        # [B3.2] The moves of a turn, one for each disc; replaced
        self.builds: list[int] = open_builds(self.owner) if like is None else like.builds
        # By wonder and seat; replaced
        self.parts: list[int] = [0] * (len(WONDERS) * players) if like is None else like.parts
        self.points: list[int] = [0] * players if like is None else like.points[:]
        # [B1.6] The row for the next wonder that is completed
        self.marker: int = 0 if like is None else like.marker
        # Where the active player builds, or NO_SITE
        self.site: int = NO_SITE if like is None else like.site
        # By seat the move that made it, or NO_OFFER
        self.offers: list[int] = [NO_OFFER] * players if like is None else like.offers[:]
        # [B3.3] By seat: how often the sealed offer was changed; replaced
        self.changes: list[int] = [0] * players if like is None else like.changes
        # [B7.8] By seat: cards of a refused offer to be decided on
        self.refused: list[int] = [0] * players if like is None else like.refused[:]
        # [B7.5] This is the second time in this turn.
        self.second: bool = False if like is None else like.second
        # [B5.5] A disc was given out in this turn.
        self.given: bool = False if like is None else like.given
        # [B5.5] Turns in a row without one
        self.quiet_turns: int = 0 if like is None else like.quiet_turns
        # The set of seats whose offers are missing
        self.waiting: int = 0 if like is None else like.waiting

    @property
    def game_id(self) -> str:
        return INFO.id

    # Playing

    def actors(self) -> list[int]:
        return SEATS[self.waiting][:] if self.actor == NOBODY else [self.actor]

    def legal(self, seat: int) -> list[int]:
        moves = self.phase.legal(self, seat)
        if self.action_sizes[seat]:
            moves += interrupt_moves(self, seat)
        return moves

    def apply(self, seat: int, move: int) -> None:
        if is_interrupt(move):
            play_interrupt(self, seat, move)
        else:
            self.phase.play(self, seat, move)

    def refusal(self, seat: int, move: int) -> IllegalMove:
        if 0 <= move < len(MOVES) and is_interrupt(move) and not self.over():
            return why_no_interrupt(self, seat, move)
        may_change_offer = self.waiting and self.offers[seat] != NO_OFFER
        if may_change_offer:
            return self.phase.refusal(self, seat, move)
        return super().refusal(seat, move)

    # What the phases do with a position

    def add_to_hand(self, seat: int, kind: int, number: int) -> None:
        """Put building cards into a hand, or take them out with a number below zero."""
        place = seat * KIND_COUNT + kind
        # The long form: an augmented assignment to an item is not compiled to plain arithmetic.
        self.hands[place] = self.hands[place] + number

    def hand_size(self, seat: int) -> int:
        """The building cards in hand, without those of an offer."""
        return total(self.hands, seat * KIND_COUNT, KIND_COUNT)

    def holds(self, seat: int, card: int) -> bool:
        """Whether the seat holds such an action card."""
        return self.actions[seat * ACTION_COUNT + card] > 0

    def disc_on(self, site: int) -> Disc:
        """The disc that lies, or lay, on a site."""
        return self.tables.discs[self.layout[site]]

    def discs_of(self, seat: int) -> list[Disc]:
        """The discs that the seat has taken."""
        return [self.disc_on(site) for site in range(SITES) if self.owner[site] == seat]

    def parts_on(self, wonder: int) -> list[int]:
        """The parts of each seat on a wonder."""
        return self.parts[wonder * self.players : (wonder + 1) * self.players]

    def is_complete(self, wonder: int) -> bool:
        """Whether no disc is left on the wonder."""
        return all(self.owner[wonder * PLACES + place] != NOBODY for place in range(PLACES))

    # Copies

    def copy(self) -> BabelState:
        return BabelState(self.players, self.rng.copy(), self.tables, self)

    def redeal(self, seat: int | None, rng: Rng) -> BabelState:
        return view.redeal(self, seat, rng)

    # Looking

    def view(self, seat: int | None) -> BabelView:
        return view.view(self, seat)

    def scores(self) -> list[int]:
        return self.points[:]

    def over(self) -> bool:
        return self.actor == NOBODY and not self.waiting

    # Saving and checking

    def saved(self) -> list[Saved]:
        return _saved(self.players)

    def table(self) -> Table:
        return TABLES

    def carry(self, parcel: Parcel) -> None:
        phase = place_in(PHASES, self.phase)
        self.phase = PHASES[parcel.number(phase)]
        self.two_colour = parcel.flag(self.two_colour)
        self.with_actions = parcel.flag(self.with_actions)
        self.may_replace_parts = parcel.flag(self.may_replace_parts)
        self.second = parcel.flag(self.second)
        self.given = parcel.flag(self.given)
        self.active = parcel.number(self.active)
        self.marker = parcel.number(self.marker)
        self.site = parcel.number(self.site)
        self.quiet_turns = parcel.number(self.quiet_turns)
        self.waiting = parcel.number(self.waiting)
        self.deck = parcel.pile(self.deck)
        self.discards = parcel.pile(self.discards)
        self.hands = parcel.pile(self.hands)
        self.known = parcel.pile(self.known)
        self.made_of = parcel.pile(self.made_of)
        self.played_since = parcel.pile(self.played_since)
        self.action_deck = parcel.pile(self.action_deck)
        self.actions = parcel.pile(self.actions)
        self.action_sizes = parcel.pile(self.action_sizes)
        self.played = parcel.pile(self.played)
        self.layout = parcel.pile(self.layout)
        self.builds = parcel.pile(self.builds)
        self.parts = parcel.pile(self.parts)
        self.changes = parcel.pile(self.changes)
        self.refused = parcel.pile(self.refused)
        self.owner = parcel.places(self.owner)
        self.held_then = parcel.numbers(self.held_then)
        self.points = parcel.numbers(self.points)
        self.offers = parcel.numbers(self.offers)

    def follow(self) -> None:
        self.action_sizes = action_sizes(self.actions, self.players)
        self.builds = open_builds(self.owner)
        if self.phase is OFFERS:
            missing = [seat for seat in range(self.players) if self.offers[seat] == NO_OFFER]
            self.waiting = SEATS.index([seat for seat in missing if seat != self.active])

    def check(self) -> None:
        laws.check(self)


def open_builds(owner: list[int]) -> list[int]:
    """[B3.1, B3.2] The moves of a turn: pass, or build where a disc lies."""
    return [PASS] + [BUILD + site for site in range(SITES) if owner[site] == NOBODY]


class SavedTables(Table):
    """[B1] The numbers to play with; a position with our tables shares them."""

    def write(self, state: State) -> object:
        assert isinstance(state, BabelState)
        return state.tables.dump()

    def is_ours(self, state: State) -> bool:
        assert isinstance(state, BabelState)
        return state.tables is printed_tables()

    def checked(self, state: State, fields: Fields) -> object:
        assert isinstance(state, BabelState)
        return load_tables(fields.part(self.name), state.tables)


class Offers(Numbers):
    """[B3.3] Sealed offers: moves of this sort only."""

    def checked(self, state: State, fields: Fields) -> object:
        offers = fields.numbers(self.name, state.players, self.least, self.most)
        for offer in offers:
            if offer != NO_OFFER and not is_offer(offer):
                raise BadPosition(self.name)
        return offers


TABLES: Final = SavedTables("tables")


@cache
def _saved(players: int) -> list[Saved]:
    last = players - 1
    return [
        Number("reveals", 0, MOST_COUNTED),
        TABLES,
        Switch("two_colour_discs", "two_colour", [OFF, ON]),
        Switch("action_cards", "with_actions", [OFF, ON]),
        Switch("may_replace_parts", "may_replace_parts", [OFF, ON]),
        NamedPhase(PHASES),
        Number("active", 0, last),
        Number("actor", NOBODY, last),
        Pile("deck", 0, KIND_COUNT - 1),
        Numbers("discards", 0, MOST_CARDS),
        Numbers("hands", 0, MOST_CARDS),
        Numbers("known", 0, MOST_CARDS),
        Numbers("made_of", 0, MOST_CARDS),
        Numbers("held_then", 0, KIND_COUNT * MOST_CARDS),
        Numbers("played_since", 0, MOST_CARDS),
        Pile("action_deck", 0, ACTION_COUNT - 1),
        Numbers("actions", 0, MOST_CARDS),
        Numbers("played", 0, MOST_CARDS),
        Numbers("layout", 0, PLAIN_DISCS + TWO_COLOUR_DISCS - 1),
        Numbers("owner", NOBODY, last),
        Numbers("parts", 0, MOST_CARDS),
        Numbers("points", 0, MOST_COUNTED),
        Number("marker", 0, ROWS),
        Number("site", NO_SITE, SITES - 1),
        Offers("offers", NO_OFFER, COUNT - 1),
        Numbers("changes", 0, MOST_CHANGES),
        Numbers("refused", 0, MOST_CARDS),
        Flag("second"),
        Flag("given"),
        Number("quiet_turns", 0, QUIET_TURNS * players),
    ]


def load(data: object, least: int, most: int, tables: Tables) -> BabelState:
    """The position that `dump` wrote; one with our tables shares them."""
    fields = Fields(data)
    state = BabelState(fields.number("players", least, most), load_rng(fields, "rng"), tables)
    state.restore(fields)
    return state


# What is unpacked begins like this one: empty, and cheap to copy
HOLLOW: Final = BabelState(0, Rng(0, 0, 0, 1), printed_tables())


def unpack(packed: bytes) -> BabelState:
    """The position that `pack` wrote."""
    parcel = Unpacking(packed)
    state = BabelState(parcel.number(), unpack_rng(parcel), HOLLOW.tables, HOLLOW)
    state.unpack(parcel)
    return state
