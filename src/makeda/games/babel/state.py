"""The position of a game of Babel."""

from __future__ import annotations

from typing import Final

from makeda.core.fields import Fields
from makeda.core.phase import Phase
from makeda.core.phased import PhasedState
from makeda.core.problems import BadPosition, IllegalMove
from makeda.core.rng import Rng, load_rng
from makeda.games.babel import laws, view
from makeda.games.babel.components import (
    ACTION_COUNT,
    KIND_COUNT,
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
from makeda.games.babel.phases.turn import OFFERS
from makeda.games.babel.seen import BabelView
from makeda.games.babel.tables import MOST_CARDS, Disc, Tables, load_tables

PHASE_NAMES: Final = [phase.name for phase in PHASES]
MOST_COUNTED: Final = 1_000_000


class BabelState(PhasedState):
    """Who holds what, what stands where, and which question is put to whom.

    Lists marked as replaced are never changed in place, so that copies share them.
    """

    def __init__(
        self,
        players: int,
        rng: Rng,
        tables: Tables,
        two_colour: bool,
        with_actions: bool,
        phase: Phase[BabelState],
        active: int,
        actor: int,
        deck: list[int],
        discards: list[int],
        hands: list[int],
        known: list[int],
        action_deck: list[int],
        actions: list[int],
        action_sizes: list[int],
        played: list[int],
        layout: list[int],
        owner: list[int],
        builds: list[int],
        parts: list[int],
        points: list[int],
        marker: int,
        site: int,
        offers: list[int],
        refused: list[int],
        second: bool,
        given: bool,
        quiet_turns: int,
        waiting: int,
    ) -> None:
        super().__init__(players, rng, phase, actor)
        self.tables = tables
        self.two_colour = two_colour  # [B2.1]
        self.with_actions = with_actions  # [B2.3]
        self.active = active  # whose turn it is
        self.deck = deck  # the top card is the last
        self.discards = discards  # by kind
        self.hands = hands  # by seat and kind, without the cards of an offer
        self.known = known  # [B6.2] by seat and kind: known by all to be in the hand or sealed
        self.action_deck = action_deck  # the top card is the last; replaced
        self.actions = actions  # by seat and action card; replaced
        self.action_sizes = action_sizes  # by seat; replaced
        self.played = played  # [B7.1] by action card; replaced
        self.layout = layout  # the disc that lay on each site at the start; replaced
        self.owner = owner  # by site: who has its disc, NOBODY while it lies there; replaced
        self.builds = builds  # [B3.2] the moves of a turn, one for each disc; replaced
        self.parts = parts  # by wonder and seat; replaced
        self.points = points
        self.marker = marker  # [B1.6] the row for the next wonder that is completed
        self.site = site  # where the active player builds, or NO_SITE
        self.offers = offers  # by seat the move that made it, or NO_OFFER
        self.refused = refused  # [B7.8] by seat: cards of a refused offer to be decided on
        self.second = second  # [B7.5] this is the second time in this turn
        self.given = given  # [B5.5] a disc was given out in this turn
        self.quiet_turns = quiet_turns  # [B5.5] turns in a row without one
        self.waiting = waiting  # the set of seats whose offers are missing

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
        return sum(self.hands[seat * KIND_COUNT : (seat + 1) * KIND_COUNT])

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
        twin = BabelState(
            self.players,
            self.rng.copy(),
            self.tables,
            self.two_colour,
            self.with_actions,
            self.phase,
            self.active,
            self.actor,
            self.deck[:],
            self.discards[:],
            self.hands[:],
            self.known[:],
            self.action_deck,
            self.actions,
            self.action_sizes,
            self.played,
            self.layout,
            self.owner,
            self.builds,
            self.parts,
            self.points[:],
            self.marker,
            self.site,
            self.offers[:],
            self.refused[:],
            self.second,
            self.given,
            self.quiet_turns,
            self.waiting,
        )
        twin.reveals = self.reveals
        return twin

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

    def dump(self) -> dict[str, object]:
        return {
            "players": self.players,
            "rng": self.rng.dump(),
            "reveals": self.reveals,
            "tables": self.tables.dump(),
            "two_colour_discs": ON if self.two_colour else OFF,
            "action_cards": ON if self.with_actions else OFF,
            "phase": self.phase.name,
            "active": self.active,
            "actor": self.actor,
            "deck": self.deck[:],
            "discards": self.discards[:],
            "hands": self.hands[:],
            "known": self.known[:],
            "action_deck": self.action_deck[:],
            "actions": self.actions[:],
            "played": self.played[:],
            "layout": self.layout[:],
            "owner": self.owner[:],
            "parts": self.parts[:],
            "points": self.points[:],
            "marker": self.marker,
            "site": self.site,
            "offers": self.offers[:],
            "refused": self.refused[:],
            "second": self.second,
            "given": self.given,
            "quiet_turns": self.quiet_turns,
        }

    def check(self) -> None:
        laws.check(self)


def open_builds(owner: list[int]) -> list[int]:
    """[B3.1, B3.2] The moves of a turn: pass, or build where a disc lies."""
    return [PASS] + [BUILD + site for site in range(SITES) if owner[site] == NOBODY]


def load(data: object, least: int, most: int, tables: Tables) -> BabelState:
    """The position that `dump` wrote; one with our tables shares them."""
    fields = Fields(data)
    players = fields.number("players", least, most)
    last = players - 1
    owner = fields.numbers("owner", SITES, NOBODY, last)
    actions = fields.numbers("actions", players * ACTION_COUNT, 0, MOST_CARDS)
    offers = _load_offers(fields, players)
    active = fields.number("active", 0, last)
    phase = PHASES[fields.word("phase", PHASE_NAMES)]
    state = BabelState(
        players,
        load_rng(fields, "rng"),
        load_tables(fields.part("tables"), tables),
        fields.word("two_colour_discs", [OFF, ON]) == 1,
        fields.word("action_cards", [OFF, ON]) == 1,
        phase,
        active,
        fields.number("actor", NOBODY, last),
        fields.numbers("deck", None, 0, KIND_COUNT - 1),
        fields.numbers("discards", KIND_COUNT, 0, MOST_CARDS),
        fields.numbers("hands", players * KIND_COUNT, 0, MOST_CARDS),
        fields.numbers("known", players * KIND_COUNT, 0, MOST_CARDS),
        fields.numbers("action_deck", None, 0, ACTION_COUNT - 1),
        actions,
        action_sizes(actions, players),
        fields.numbers("played", ACTION_COUNT, 0, MOST_CARDS),
        fields.numbers("layout", SITES, 0, PLAIN_DISCS + TWO_COLOUR_DISCS - 1),
        owner,
        open_builds(owner),
        fields.numbers("parts", len(WONDERS) * players, 0, MOST_CARDS),
        fields.numbers("points", players, 0, MOST_COUNTED),
        fields.number("marker", 0, ROWS),
        fields.number("site", NO_SITE, SITES - 1),
        offers,
        fields.numbers("refused", players, 0, MOST_CARDS),
        fields.flag("second"),
        fields.flag("given"),
        fields.number("quiet_turns", 0, QUIET_TURNS * players),
        _waiting(offers, active) if phase is OFFERS else 0,
    )
    state.reveals = fields.number("reveals", 0, MOST_COUNTED)
    fields.finish()
    state.check_loaded()
    return state


def _waiting(offers: list[int], active: int) -> int:
    """The set of seats whose offers are missing."""
    seats = [seat for seat in range(len(offers)) if offers[seat] == NO_OFFER and seat != active]
    return SEATS.index(seats)


def _load_offers(fields: Fields, players: int) -> list[int]:
    offers = fields.numbers("offers", players, NO_OFFER, COUNT - 1)
    for offer in offers:
        if offer != NO_OFFER and not is_offer(offer):
            raise BadPosition("offers")
    return offers
