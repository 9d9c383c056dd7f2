"""The position of a game of Saba."""

from __future__ import annotations

from typing import Final

from makeda.core.fields import Fields
from makeda.core.phase import Phase
from makeda.core.phased import PhasedState
from makeda.core.problems import BadPosition, BadSetup
from makeda.core.rng import Rng, load_rng
from makeda.games.saba import knowledge, laws, scoring, view
from makeda.games.saba.components import (
    ACTIONS,
    BAZAAR,
    DECK_CARDS,
    FIELDS,
    FIGURES,
    GOLD,
    KINDS,
    LEVELS,
    NOBODY,
    NOTHING,
    ON_OFF,
    PIECES,
    PLACES,
    PLOTS,
    QUIET_ROUNDS,
    ROBBER,
    SHUFFLE_BITS,
    SHUFFLES,
    SPACES,
)
from makeda.games.saba.info import INFO
from makeda.games.saba.phases import PHASES
from makeda.games.saba.seen import SabaView
from makeda.games.saba.tables import CARDS, Tables, tables_for

PHASE_NAMES: Final = [phase.name for phase in PHASES]
MOST_REVEALS: Final = 100_000


class SabaState(PhasedState):
    """Who holds what, what stands where, and which question is put to whom."""

    def __init__(
        self,
        players: int,
        rng: Rng,
        tables: Tables,
        persons: bool,
        serail_figures: bool,
        guarding: bool,
        phase: Phase[SabaState],
        actor: int,
        turn: int,
        built: bool,
        carried: bool,
        scored: int,
        moved: bool,
        quiet_turns: int,
        goods: list[int],
        supply: list[int],
        harbour_kinds: list[int],
        harbour_pieces: list[int],
        turned: list[int],
        figures: list[int],
        levels: list[int],
        balconies: list[int],
        guards: list[int],
        treasury: list[int],
        quarters: list[int],
        ready: int,
        vizier: int,
        serail: list[int],
        serail_figure: int,
        palace: list[int],
        palace_next: int,
        spaces: list[int],
        deck: list[int],
        deck_left: int,
        discards: list[int],
        shuffles: int,
        hands: list[list[int]],
    ) -> None:
        super().__init__(players, rng, phase, actor)
        self.tables = tables
        self.persons = persons  # [S8.1]
        self.serail_figures = serail_figures  # [S8.2]
        self.guarding = guarding  # [S8.3]
        self.turn = turn  # the seat whose turn it is
        self.built = built  # [S3.5] a palace part, in this turn
        self.carried = carried  # [S3.10] a treasury card, in this turn
        self.scored = scored  # [S4.2] the space of the treasury card being scored, or NOTHING
        self.moved = moved  # [S7.3] whether a card has left the build spaces in this turn
        self.quiet_turns = quiet_turns  # [S7.3] turns in a row in which none has
        self.goods = goods  # the pieces of each seat: [seat * 4 + resource]
        self.supply = supply
        self.harbour_kinds = harbour_kinds  # [S1.9] the resource of each field
        self.harbour_pieces = harbour_pieces
        self.turned = turned  # [S1.6] which sides lie up: [seat * 2 + card], 0 or 1
        self.figures = figures  # the figures in each seat's supply
        self.levels = levels  # the level of each plot, 0 when nothing is built
        self.balconies = balconies  # whose figure stands there, or NOBODY
        self.guards = guards  # [S8.3] the resource in each plot, or NOTHING
        self.treasury = treasury  # how many figures of each seat are there
        self.quarters = quarters  # [S1.8] whose figure: [quarter * 2 + place], or NOBODY
        self.ready = ready  # [S6.1] the bits of the places whose figure may still act this turn
        self.vizier = vizier  # the quarter that he blocks
        self.serail = serail  # [S5.2] whose marker on each field, from field 1
        self.serail_figure = serail_figure  # [S8.2] whose, or NOBODY
        self.palace = palace  # the deck as it was made, from the top; shared by copies
        self.palace_next = palace_next  # the place in it of the next card to be turned up
        self.spaces = spaces  # the open cards, or NOTHING
        self.deck = deck  # action cards, of which `deck_left` are left; shared by copies
        self.deck_left = deck_left  # the top card is the last of them
        self.discards = discards  # how many of each action card
        self.shuffles = shuffles  # [S9.1] how often the discards have been shuffled
        self.hands = hands  # each in order; components.py tells what an entry is

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
                self.ready |= 1 << place
        self.ask(PHASES[0], seat)

    def get(self, seat: int, kind: int, number: int) -> None:
        """Pieces from the supply; a negative number goes back to it."""
        self.goods[seat * KINDS + kind] += number
        self.supply[kind] -= number

    def holds(self, seat: int, card: int) -> bool:
        """Whether the seat has this action card."""
        return any(held >> SHUFFLE_BITS == card for held in self.hands[seat])

    def place_of(self, seat: int, quarter: int) -> int:
        """[S1.8] The place of the seat's figure that leaves first, or NOTHING."""
        first = 2 * quarter
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
        self.ready &= ~(1 << place)

    # Copies

    def copy(self) -> SabaState:
        twin = SabaState(
            self.players,
            self.rng.copy(),
            self.tables,
            self.persons,
            self.serail_figures,
            self.guarding,
            self.phase,
            self.actor,
            self.turn,
            self.built,
            self.carried,
            self.scored,
            self.moved,
            self.quiet_turns,
            self.goods[:],
            self.supply[:],
            self.harbour_kinds[:],
            self.harbour_pieces[:],
            self.turned[:],
            self.figures[:],
            self.levels[:],
            self.balconies[:],
            self.guards[:],
            self.treasury[:],
            self.quarters[:],
            self.ready,
            self.vizier,
            self.serail[:],
            self.serail_figure,
            self.palace,
            self.palace_next,
            self.spaces[:],
            self.deck,
            self.deck_left,
            self.discards[:],
            self.shuffles,
            [hand[:] for hand in self.hands],
        )
        twin.reveals = self.reveals
        return twin

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

    def dump(self) -> dict[str, object]:
        return {
            "players": self.players,
            "rng": self.rng.dump(),
            "reveals": self.reveals,
            "cards": self.tables.source,
            "persons": ON_OFF[self.persons],
            "serail_figure_rule": ON_OFF[self.serail_figures],
            "guard_rule": ON_OFF[self.guarding],
            "phase": self.phase.name,
            "actor": self.actor,
            "turn": self.turn,
            "built": self.built,
            "carried": self.carried,
            "scored": self.scored,
            "moved": self.moved,
            "quiet_turns": self.quiet_turns,
            "goods": self.goods[:],
            "supply": self.supply[:],
            "harbour_kinds": self.harbour_kinds[:],
            "harbour_pieces": self.harbour_pieces[:],
            "turned": self.turned[:],
            "figures": self.figures[:],
            "levels": self.levels[:],
            "balconies": self.balconies[:],
            "guards": self.guards[:],
            "treasury": self.treasury[:],
            "quarters": self.quarters[:],
            "ready": self.ready,
            "vizier": self.vizier,
            "serail": self.serail[:],
            "serail_figure": self.serail_figure,
            "palace": self.palace[:],
            "palace_next": self.palace_next,
            "spaces": self.spaces[:],
            "deck": self.deck[: self.deck_left],
            "discards": self.discards[:],
            "shuffles": self.shuffles,
            "hands": [hand[:] for hand in self.hands],
        }

    def check(self) -> None:
        laws.check(self)


def load(data: object, least: int, most: int) -> SabaState:
    """The position that `dump` wrote."""
    fields = Fields(data)
    players = fields.number("players", least, most)
    last = players - 1
    most_discards = len(ACTIONS) * PIECES
    deck = fields.numbers("deck", None, 0, ROBBER)
    state = SabaState(
        players,
        load_rng(fields, "rng"),
        _tables(fields),
        fields.word("persons", ON_OFF) == 1,
        fields.word("serail_figure_rule", ON_OFF) == 1,
        fields.word("guard_rule", ON_OFF) == 1,
        PHASES[fields.word("phase", PHASE_NAMES)],
        fields.number("actor", NOBODY, last),
        fields.number("turn", 0, last),
        fields.flag("built"),
        fields.flag("carried"),
        fields.number("scored", NOTHING, SPACES - 1),
        fields.flag("moved"),
        fields.number("quiet_turns", 0, QUIET_ROUNDS * players),
        fields.numbers("goods", players * KINDS, 0, PIECES),
        fields.numbers("supply", KINDS, 0, PIECES),
        fields.numbers("harbour_kinds", FIELDS, 0, GOLD),
        fields.numbers("harbour_pieces", FIELDS, 0, PIECES),
        fields.numbers("turned", players * 2, 0, 1),
        fields.numbers("figures", players, 0, FIGURES),
        fields.numbers("levels", PLOTS, 0, LEVELS),
        fields.numbers("balconies", PLOTS, NOBODY, last),
        fields.numbers("guards", PLOTS, NOTHING, GOLD),
        fields.numbers("treasury", players, 0, 2),
        fields.numbers("quarters", PLACES, NOBODY, last),
        fields.number("ready", 0, (1 << PLACES) - 1),
        fields.number("vizier", 0, BAZAAR),
        fields.numbers("serail", None, 0, last),
        fields.number("serail_figure", NOBODY, last),
        fields.numbers("palace", DECK_CARDS, 0, DECK_CARDS - 1),
        fields.number("palace_next", 0, DECK_CARDS),
        fields.numbers("spaces", SPACES, NOTHING, DECK_CARDS - 1),
        deck,
        len(deck),
        fields.numbers("discards", len(ACTIONS), 0, most_discards),
        fields.number("shuffles", 0, SHUFFLES - 1),
        fields.rows("hands", players, 0, len(ACTIONS) * SHUFFLES - 1),
    )
    state.reveals = fields.number("reveals", 0, MOST_REVEALS)
    fields.finish()
    state.check_loaded()
    return state


def _tables(fields: Fields) -> Tables:
    try:
        return tables_for(CARDS.settle(fields.data("cards")))
    except BadSetup as problem:
        raise BadPosition("cards") from problem
