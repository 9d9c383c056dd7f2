"""The position of a game of Kette."""

from __future__ import annotations

from functools import cache
from typing import Final

from makeda.core.fields import Fields
from makeda.core.game import ON_OFF
from makeda.core.packed import Parcel, Unpacking
from makeda.core.phase import place_in
from makeda.core.phased import PhasedState
from makeda.core.piles import copied, no_piles
from makeda.core.rng import Rng, load_rng, unpack_rng
from makeda.core.saved import NamedPhase, Number, Numbers, Pile, Piles, Saved, Switch, Table, Word
from makeda.core.state import State
from makeda.games.kette import laws, view
from makeda.games.kette.components import (
    CLASSES,
    EMPTY,
    FIELDS,
    FREE,
    KINDS,
    LION,
    LION_RULES,
    QUIET_ROUNDS,
    START_CASH,
)
from makeda.games.kette.info import INFO
from makeda.games.kette.moves import ACCEPT, MONEY
from makeda.games.kette.phases import PHASES
from makeda.games.kette.phases.auction import DECIDING, OFFERING
from makeda.games.kette.phases.laying import NO_BID, NO_CARD, NOBODY
from makeda.games.kette.seen import KetteView
from makeda.games.kette.tables import STANDARD_LAYOUT, Layout, load_layout


class KetteState(PhasedState):
    """Who holds what, what lies where, and which question is put to whom."""

    def __init__(
        self, players: int, rng: Rng, layout: Layout, like: KetteState | None = None
    ) -> None:
        super().__init__(players, rng, OFFERING, like)
        # [K1.3] How the columns hang
        self.layout = layout
        # [K2.1] FREE, NONE or MIRRORED
        self.lions: int = FREE if like is None else like.lions
        # [K2.5] Whether seats were made equal
        self.even_start: bool = False if like is None else like.even_start
        # The top card is the last.
        self.deck: list[int] = [] if like is None else like.deck[:]
        # [K2.5, K3.10] Unseen by all; replaced, never changed: copies share it.
        self.removed: list[int] = [] if like is None else like.removed
        # Each in order, lions last
        self.hands: list[list[int]] = no_piles(players) if like is None else copied(like.hands)
        # [K8.2] Of each hand, what everyone knows to be there, in order
        self.known: list[list[int]] = no_piles(players) if like is None else copied(like.known)
        # [K1.4]
        self.cash: list[int] = [START_CASH] * players if like is None else like.cash[:]
        # What the bank has paid, less what it was paid
        self.bank: int = 0 if like is None else like.bank
        # The card on each field, or EMPTY
        self.necklace: list[int] = [EMPTY] * FIELDS if like is None else like.necklace[:]
        # [K6.1] The kind of each class, or EMPTY
        self.kind_of: list[int] = [EMPTY] * CLASSES if like is None else like.kind_of[:]
        # [K6.1] The class of each kind, or EMPTY
        self.class_of: list[int] = [EMPTY] * len(KINDS) if like is None else like.class_of[:]
        # How many fields are taken
        self.laid: int = 0 if like is None else like.laid
        # Replaced, never changed: copies share it.
        self.forgeries: list[int] = [] if like is None else like.forgeries
        self.auctioneer: int = 0 if like is None else like.auctioneer
        # The card that is put up for sale, or NO_CARD
        self.lot: int = NO_CARD if like is None else like.lot
        # The highest so far, or NO_BID
        self.bid: int = NO_BID if like is None else like.bid
        # Who made it, or NOBODY
        self.bidder: int = NOBODY if like is None else like.bidder
        # What the auctioneer asks, or NO_BID
        self.price: int = NO_BID if like is None else like.price
        # [K3.10] Turns in a row without a card from the deck
        self.quiet_turns: int = 0 if like is None else like.quiet_turns

    @property
    def game_id(self) -> str:
        return INFO.id

    # Playing

    def may_act_for(self, seat: int) -> tuple[int, int] | None:
        """[K3.11] The highest bidder may knock the card down to themselves."""
        if self.phase is DECIDING and seat == self.bidder:
            return self.actor, ACCEPT
        return None

    # What the phases do with a position

    def add_to_hand(self, seat: int, card: int) -> None:
        hand = self.hands[seat]
        hand.append(card)
        hand.sort()

    def add_known_to_hand(self, seat: int, card: int) -> None:
        """[K8.2] Everyone saw the card go there."""
        self.add_to_hand(seat, card)
        known = self.known[seat]
        known.append(card)
        known.sort()

    def take_from_hand(self, seat: int, card: int) -> None:
        """Show a card. [K8.2] Of equal cards the one that is known goes first."""
        self.hands[seat].remove(card)
        known = self.known[seat]
        if card in known:
            known.remove(card)
        else:
            self.reveals += 1

    # Copies

    def copy(self) -> KetteState:
        return KetteState(self.players, self.rng.copy(), self.layout, self)

    def redeal(self, seat: int | None, rng: Rng) -> KetteState:
        return view.redeal(self, seat, rng)

    # Looking

    def view(self, seat: int | None) -> KetteView:
        return view.view(self, seat)

    def scores(self) -> list[int]:
        """[K4.5] Points are money."""
        return self.cash[:]

    def over(self) -> bool:
        return self.actor == NOBODY

    # Saving and checking

    def saved(self) -> list[Saved]:
        return _saved(self.players)

    def table(self) -> Table:
        return LAYOUT

    def carry(self, parcel: Parcel) -> None:
        phase = place_in(PHASES, self.phase)
        self.phase = PHASES[parcel.number(phase)]
        self.even_start = parcel.flag(self.even_start)
        self.lions = parcel.number(self.lions)
        self.bank = parcel.number(self.bank)
        self.laid = parcel.number(self.laid)
        self.auctioneer = parcel.number(self.auctioneer)
        self.lot = parcel.number(self.lot)
        self.bid = parcel.number(self.bid)
        self.bidder = parcel.number(self.bidder)
        self.price = parcel.number(self.price)
        self.quiet_turns = parcel.number(self.quiet_turns)
        self.deck = parcel.pile(self.deck)
        self.removed = parcel.pile(self.removed)
        self.forgeries = parcel.pile(self.forgeries)
        self.necklace = parcel.places(self.necklace)
        self.kind_of = parcel.places(self.kind_of)
        self.class_of = parcel.places(self.class_of)
        self.cash = parcel.numbers(self.cash)
        self.hands = parcel.piles(self.hands)
        self.known = parcel.piles(self.known)

    def follow(self) -> None:
        for place in range(CLASSES):
            if self.kind_of[place] != EMPTY:
                self.class_of[self.kind_of[place]] = place
        self.laid = FIELDS - self.necklace.count(EMPTY)

    def check(self) -> None:
        laws.check(self)


class SavedLayout(Table):
    """[K1.3] How the columns hang; a position with our layout shares it."""

    def write(self, state: State) -> object:
        assert isinstance(state, KetteState)
        return state.layout.dump()

    def is_ours(self, state: State) -> bool:
        assert isinstance(state, KetteState)
        return state.layout is STANDARD_LAYOUT

    def checked(self, state: State, fields: Fields) -> object:
        assert isinstance(state, KetteState)
        return load_layout(fields.part(self.name), state.layout)


LAYOUT: Final = SavedLayout("layout")


@cache
def _saved(players: int) -> list[Saved]:
    last = players - 1
    return [
        Number("reveals", 0, MONEY),
        Word("lions", LION_RULES),
        LAYOUT,
        Switch("even_start", "even_start", ON_OFF),
        NamedPhase(PHASES),
        Number("actor", NOBODY, last),
        Pile("deck", 0, LION),
        Pile("removed", 0, LION),
        Piles("hands", 0, LION),
        Piles("known", 0, LION),
        Numbers("cash", 0, MONEY),
        Number("bank", -MONEY, MONEY),
        Numbers("necklace", EMPTY, LION),
        Numbers("kind_of", EMPTY, len(KINDS) - 1),
        Pile("forgeries", 0, LION),
        Number("auctioneer", 0, last),
        Number("lot", NO_CARD, LION),
        Number("bid", NO_BID, MONEY),
        Number("bidder", NOBODY, last),
        Number("price", NO_BID, MONEY),
        Number("quiet_turns", 0, QUIET_ROUNDS * players),
    ]


def load(data: object, least: int, most: int) -> KetteState:
    """The position that `dump` wrote; one with our layout shares it."""
    fields = Fields(data)
    players = fields.number("players", least, most)
    state = KetteState(players, load_rng(fields, "rng"), STANDARD_LAYOUT)
    state.restore(fields)
    return state


# What is unpacked begins like this one: empty, and cheap to copy
HOLLOW: Final = KetteState(0, Rng(0, 0, 0, 1), STANDARD_LAYOUT)


def unpack(packed: bytes) -> KetteState:
    """The position that `pack` wrote."""
    parcel = Unpacking(packed)
    state = KetteState(parcel.number(), unpack_rng(parcel), HOLLOW.layout, HOLLOW)
    state.unpack(parcel)
    return state
