"""The position of a game of Saba."""

from __future__ import annotations

from functools import cache
from typing import Final

from makeda.core.fields import Fields
from makeda.core.game import ON_OFF
from makeda.core.packed import Parcel, Unpacking
from makeda.core.phase import place_in
from makeda.core.phased import PhasedState
from makeda.core.piles import copied, no_piles
from makeda.core.problems import BadPosition, BadSetup
from makeda.core.rng import Rng, load_rng, unpack_rng
from makeda.core.saved import Flag, NamedPhase, Number, Numbers, Pile, Piles, Saved, Switch, Table
from makeda.core.state import State
from makeda.games.saba import knowledge, laws, scoring, view
from makeda.games.saba.components import (
    ACTIONS,
    BAZAAR,
    DECK_CARDS,
    FIELDS,
    FIGURES,
    GOLD,
    HARBOUR_CARDS,
    KINDS,
    LEVELS,
    NOBODY,
    NOTHING,
    PIECES,
    PLACE_BITS,
    PLACE_PRICES,
    PLACES,
    PLOTS,
    QUIET_ROUNDS,
    ROBBER,
    SPACES,
)
from makeda.games.saba.info import INFO
from makeda.games.saba.phases import PHASES
from makeda.games.saba.seen import SabaView
from makeda.games.saba.tables import CARDS, STANDARD_TABLES, Tables, tables_for

MOST_REVEALS: Final = 100_000


class SabaState(PhasedState):
    """Who holds what, what stands where, and which question is put to whom."""

    def __init__(
        self, players: int, rng: Rng, tables: Tables, like: SabaState | None = None
    ) -> None:
        super().__init__(players, rng, PHASES[0], like)
        self.tables = tables
        # [S8.1-S8.3] The expert rules that are on
        self.persons: bool = False if like is None else like.persons
        self.serail_figures: bool = False if like is None else like.serail_figures
        self.guarding: bool = False if like is None else like.guarding
        # [S3.6] The house rule by which a builder may leave who stands on the balcony
        self.may_send_back: bool = False if like is None else like.may_send_back
        # [S5.2] The house rule by which whoever is sent back may keep the marker
        self.may_lay_marker: bool = False if like is None else like.may_lay_marker
        # [S2.5] Whether the second of two players began with two pieces
        self.even_start: bool = False if like is None else like.even_start
        # The seat whose turn it is
        self.turn: int = 0 if like is None else like.turn
        # [S3.5] A palace part, in this turn
        self.built: bool = False if like is None else like.built
        # [S3.10] A treasury card, in this turn
        self.carried: bool = False if like is None else like.carried
        # [S4.2, S5.2] The space whose card leaves once a seat has answered, or NOTHING
        self.leaving: int = NOTHING if like is None else like.leaving
        # [S7.3] Whether a card has left the build spaces in this turn
        self.moved: bool = False if like is None else like.moved
        # [S7.3] Turns in a row in which none has
        self.quiet_turns: int = 0 if like is None else like.quiet_turns
        # The pieces of each seat: [seat * 4 + resource]
        self.goods: list[int] = [0] * (players * KINDS) if like is None else like.goods[:]
        self.supply: list[int] = [PIECES] * KINDS if like is None else like.supply[:]
        # [S1.9] The resource of each field
        self.harbour_kinds: list[int] = [*range(FIELDS)] if like is None else like.harbour_kinds[:]
        self.harbour_pieces: list[int] = [0] * FIELDS if like is None else like.harbour_pieces[:]
        # [S1.6] Which sides lie up: [seat * 2 + card], 0 or 1
        self.turned: list[int] = [0] * (players * HARBOUR_CARDS) if like is None else like.turned[:]
        # The figures in each seat's supply
        self.figures: list[int] = [FIGURES] * players if like is None else like.figures[:]
        # The level of each plot, 0 when nothing is built
        self.levels: list[int] = [0] * PLOTS if like is None else like.levels[:]
        # Whose figure stands there, or NOBODY
        self.balconies: list[int] = [NOBODY] * PLOTS if like is None else like.balconies[:]
        # [S8.3] The resource in each plot, or NOTHING
        self.guards: list[int] = [NOTHING] * PLOTS if like is None else like.guards[:]
        # How many figures of each seat are there
        self.treasury: list[int] = [0] * players if like is None else like.treasury[:]
        # [S1.8] Whose figure: [quarter * 2 + place], or NOBODY
        self.quarters: list[int] = [NOBODY] * PLACES if like is None else like.quarters[:]
        # [S6.1] The bits of the places whose figure may still act this turn
        self.ready: int = 0 if like is None else like.ready
        # [S2.4] The quarter that he blocks
        self.vizier: int = BAZAAR if like is None else like.vizier
        # [S5.2] Whose marker on each field, from field 1
        self.serail: list[int] = [] if like is None else like.serail[:]
        # [S8.2] Whose, or NOBODY
        self.serail_figure: int = NOBODY if like is None else like.serail_figure
        # The deck as it was made, from the top; shared by copies
        self.palace: list[int] = [*range(DECK_CARDS)] if like is None else like.palace
        # The place in it of the next card to be turned up
        self.palace_next: int = 0 if like is None else like.palace_next
        # The open cards, or NOTHING
        self.spaces: list[int] = [NOTHING] * SPACES if like is None else like.spaces[:]
        # Action cards, of which `deck_left` are left, the top card last; shared by copies
        self.deck: list[int] = [] if like is None else like.deck
        self.deck_left: int = 0 if like is None else like.deck_left
        # How many of each action card
        self.discards: list[int] = [0] * len(ACTIONS) if like is None else like.discards[:]
        # [S9.1] How many of each the deck was made of at the last shuffle; replaced
        self.made_of: list[int] = [0] * len(ACTIONS) if like is None else like.made_of
        # [S9.1] How many cards each seat held then; replaced
        self.held_then: list[int] = [0] * players if like is None else like.held_then
        # [S9.1] What it has played since: [seat * 11 + card]
        self.played_since: list[int] = (
            [0] * (players * len(ACTIONS)) if like is None else like.played_since[:]
        )
        # Each in order
        self.hands: list[list[int]] = no_piles(players) if like is None else copied(like.hands)

    @property
    def game_id(self) -> str:
        return INFO.id

    # What the phases do with a position

    def begin_turn(self, seat: int) -> None:
        """[S3, S6.1] Every figure that stands in a quarter now may act in this turn."""
        self.turn = seat
        self.built = False
        self.carried = False
        self.moved = False
        self.ready = 0
        for place in range(PLACES):
            if self.quarters[place] == seat:
                self.make_ready(place)
        self.ask(PHASES[0], seat)

    def get(self, seat: int, kind: int, number: int) -> None:
        """Pieces from the supply; a negative number goes back to it."""
        # The long form: an augmented assignment to an item is not compiled to plain arithmetic.
        place = seat * KINDS + kind
        self.goods[place] = self.goods[place] + number
        self.supply[kind] = self.supply[kind] - number

    def holds(self, seat: int, card: int) -> bool:
        """Whether the seat has this action card."""
        return card in self.hands[seat]

    def place_of(self, seat: int, quarter: int) -> int:
        """[S1.8] The place of the seat's figure that leaves first, or NOTHING."""
        # No loop: this is asked for every quarter in every step.
        first = quarter * len(PLACE_PRICES)
        if self.quarters[first] == seat:
            return first
        return first + 1 if self.quarters[first + 1] == seat else NOTHING

    def free_place(self, quarter: int) -> int:
        """[S1.8] The cheapest free place, or NOTHING."""
        return self.place_of(NOBODY, quarter)

    def leave_quarter(self, seat: int, quarter: int) -> None:
        """[S1.8] A figure goes away, and with it the right to use the quarter."""
        place = self.place_of(seat, quarter)
        self.quarters[place] = NOBODY
        self.make_idle(place)

    def may_act(self, place: int) -> bool:
        """[S6.1] Whether the figure on a place may still act in this turn."""
        return self.ready & 1 << place != 0

    def make_ready(self, place: int) -> None:
        self.ready |= 1 << place

    def make_idle(self, place: int) -> None:
        self.ready &= ~(1 << place)

    def may_act_in(self, quarter: int) -> bool:
        """[S6.1] Whether a figure in a quarter may still act in this turn."""
        return self.ready & PLACE_BITS[quarter] != 0

    # Copies

    def copy(self) -> SabaState:
        return SabaState(self.players, self.rng.copy(), self.tables, self)

    def redeal(self, seat: int | None, rng: Rng) -> SabaState:
        return knowledge.redeal(self, seat, rng)

    # Looking

    def view(self, seat: int | None) -> SabaView:
        return view.view(self, seat)

    def scores(self) -> list[int]:
        return scoring.points(self)

    def winners(self) -> list[int]:
        return scoring.winners(self) if self.actor == NOBODY else []

    def over(self) -> bool:
        return self.actor == NOBODY

    # Saving and checking

    def saved(self) -> list[Saved]:
        return _saved(self.players)

    def table(self) -> Table:
        return TABLES

    def carry(self, parcel: Parcel) -> None:
        phase = place_in(PHASES, self.phase)
        self.phase = PHASES[parcel.number(phase)]
        self.persons = parcel.flag(self.persons)
        self.serail_figures = parcel.flag(self.serail_figures)
        self.guarding = parcel.flag(self.guarding)
        self.may_send_back = parcel.flag(self.may_send_back)
        self.may_lay_marker = parcel.flag(self.may_lay_marker)
        self.even_start = parcel.flag(self.even_start)
        self.built = parcel.flag(self.built)
        self.carried = parcel.flag(self.carried)
        self.moved = parcel.flag(self.moved)
        self.turn = parcel.number(self.turn)
        self.leaving = parcel.number(self.leaving)
        self.quiet_turns = parcel.number(self.quiet_turns)
        self.ready = parcel.number(self.ready)
        self.vizier = parcel.number(self.vizier)
        self.serail_figure = parcel.number(self.serail_figure)
        self.palace_next = parcel.number(self.palace_next)
        self.deck_left = parcel.number(self.deck_left)
        self.goods = parcel.pile(self.goods)
        self.supply = parcel.pile(self.supply)
        self.harbour_kinds = parcel.pile(self.harbour_kinds)
        self.harbour_pieces = parcel.pile(self.harbour_pieces)
        self.turned = parcel.pile(self.turned)
        self.figures = parcel.pile(self.figures)
        self.levels = parcel.pile(self.levels)
        self.treasury = parcel.pile(self.treasury)
        self.serail = parcel.pile(self.serail)
        self.palace = parcel.pile(self.palace)
        self.deck = parcel.pile(self.deck)
        self.discards = parcel.pile(self.discards)
        self.made_of = parcel.pile(self.made_of)
        self.held_then = parcel.pile(self.held_then)
        self.played_since = parcel.pile(self.played_since)
        self.balconies = parcel.places(self.balconies)
        self.guards = parcel.places(self.guards)
        self.quarters = parcel.places(self.quarters)
        self.spaces = parcel.places(self.spaces)
        self.hands = parcel.piles(self.hands)

    def follow(self) -> None:
        self.deck_left = len(self.deck)

    def check(self) -> None:
        laws.check(self)


class SavedTables(Table):
    """[S1] The cards to play with, as the option that they come from."""

    def write(self, state: State) -> object:
        assert isinstance(state, SabaState)
        return state.tables.source

    def is_ours(self, state: State) -> bool:
        assert isinstance(state, SabaState)
        return state.tables is STANDARD_TABLES

    def checked(self, state: State, fields: Fields) -> object:
        try:
            return tables_for(CARDS.settle(fields.data(self.name)))
        except BadSetup as problem:
            raise BadPosition(self.name) from problem


class ActionDeck(Pile):
    """The action cards that are left in the deck."""

    def write(self, state: State) -> object:
        assert isinstance(state, SabaState)
        return state.deck[: state.deck_left]


TABLES: Final = SavedTables("cards", "tables")


@cache
def _saved(players: int) -> list[Saved]:
    last = players - 1
    return [
        Number("reveals", 0, MOST_REVEALS),
        TABLES,
        Switch("persons", "persons", ON_OFF),
        Switch("serail_figure_rule", "serail_figures", ON_OFF),
        Switch("guard_rule", "guarding", ON_OFF),
        Switch("may_send_back", "may_send_back", ON_OFF),
        Switch("may_lay_marker", "may_lay_marker", ON_OFF),
        Switch("even_start", "even_start", ON_OFF),
        NamedPhase(PHASES),
        Number("actor", NOBODY, last),
        Number("turn", 0, last),
        Flag("built"),
        Flag("carried"),
        Number("leaving", NOTHING, SPACES - 1),
        Flag("moved"),
        Number("quiet_turns", 0, QUIET_ROUNDS * players),
        Numbers("goods", 0, PIECES),
        Numbers("supply", 0, PIECES),
        Numbers("harbour_kinds", 0, GOLD),
        Numbers("harbour_pieces", 0, PIECES),
        Numbers("turned", 0, 1),
        Numbers("figures", 0, FIGURES),
        Numbers("levels", 0, LEVELS),
        Numbers("balconies", NOBODY, last),
        Numbers("guards", NOTHING, GOLD),
        Numbers("treasury", 0, 2),
        Numbers("quarters", NOBODY, last),
        Number("ready", 0, (1 << PLACES) - 1),
        Number("vizier", 0, BAZAAR),
        Pile("serail", 0, last),
        Number("serail_figure", NOBODY, last),
        Numbers("palace", 0, DECK_CARDS - 1),
        Number("palace_next", 0, DECK_CARDS),
        Numbers("spaces", NOTHING, DECK_CARDS - 1),
        ActionDeck("deck", 0, ROBBER),
        Numbers("discards", 0, len(ACTIONS) * PIECES),
        Numbers("made_of", 0, len(ACTIONS) * PIECES),
        Numbers("held_then", 0, len(ACTIONS) * PIECES),
        Numbers("played_since", 0, len(ACTIONS) * PIECES),
        Piles("hands", 0, ROBBER),
    ]


def load(data: object, least: int, most: int) -> SabaState:
    """The position that `dump` wrote."""
    fields = Fields(data)
    players = fields.number("players", least, most)
    state = SabaState(players, load_rng(fields, "rng"), STANDARD_TABLES)
    state.restore(fields)
    return state


# What is unpacked begins like this one: empty, and cheap to copy
HOLLOW: Final = SabaState(0, Rng(0, 0, 0, 1), STANDARD_TABLES)


def unpack(packed: bytes) -> SabaState:
    """The position that `pack` wrote."""
    parcel = Unpacking(packed)
    state = SabaState(parcel.number(), unpack_rng(parcel), HOLLOW.tables, HOLLOW)
    state.unpack(parcel)
    return state
