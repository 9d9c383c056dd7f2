"""The position of a game of Kette."""

from __future__ import annotations

from typing import Final

from makeda.core.fields import Fields
from makeda.core.phase import Phase
from makeda.core.phased import PhasedState
from makeda.core.rng import Rng, load_rng
from makeda.games.kette import laws, view
from makeda.games.kette.components import (
    CLASSES,
    EMPTY,
    FIELDS,
    KINDS,
    LION,
    LION_RULES,
)
from makeda.games.kette.info import INFO
from makeda.games.kette.moves import ACCEPT, MONEY
from makeda.games.kette.phases import PHASES
from makeda.games.kette.phases.auction import DECIDING
from makeda.games.kette.phases.laying import NO_BID, NO_CARD, NOBODY
from makeda.games.kette.seen import KetteView

PHASE_NAMES: Final = [phase.name for phase in PHASES]


class KetteState(PhasedState):
    """Who holds what, what lies where, and which question is put to whom."""

    def __init__(
        self,
        players: int,
        rng: Rng,
        lions: int,
        phase: Phase[KetteState],
        actor: int,
        deck: list[int],
        removed: list[int],
        hands: list[list[int]],
        known: list[list[int]],
        cash: list[int],
        bank: int,
        necklace: list[int],
        kind_of: list[int],
        class_of: list[int],
        laid: int,
        forgeries: list[int],
        auctioneer: int,
        lot: int,
        bid: int,
        bidder: int,
        price: int,
        quiet_turns: int,
    ) -> None:
        super().__init__(players, rng, phase, actor)
        self.lions = lions  # [K2.1] FREE, NONE or MIRRORED
        self.deck = deck  # the top card is the last
        self.removed = removed  # [K3.10] unseen by all
        self.hands = hands  # each in order, lions last
        self.known = known  # [K8.2] of each hand, what everyone knows to be there, in order
        self.cash = cash
        self.bank = bank  # what the bank has paid, less what it was paid
        self.necklace = necklace  # the card on each field, or EMPTY
        self.kind_of = kind_of  # [K6.1] the kind of each class, or EMPTY
        self.class_of = class_of  # [K6.1] the class of each kind, or EMPTY
        self.laid = laid  # how many fields are taken
        self.forgeries = forgeries  # replaced, never changed: copies share it
        self.auctioneer = auctioneer
        self.lot = lot  # the card that is put up for sale, or NO_CARD
        self.bid = bid  # the highest so far, or NO_BID
        self.bidder = bidder  # who made it, or NOBODY
        self.price = price  # what the auctioneer asks, or NO_BID
        self.quiet_turns = quiet_turns  # [K3.10] turns in a row without a card from the deck

    @property
    def game_id(self) -> str:
        return INFO.id

    # Playing

    def may_act_for(self, seat: int) -> tuple[int, int] | None:
        """[K3.11] The highest bidder may knock the card down to himself."""
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
        twin = KetteState(
            self.players,
            self.rng.copy(),
            self.lions,
            self.phase,
            self.actor,
            self.deck[:],
            self.removed,
            [hand[:] for hand in self.hands],
            [known[:] for known in self.known],
            self.cash[:],
            self.bank,
            self.necklace[:],
            self.kind_of[:],
            self.class_of[:],
            self.laid,
            self.forgeries,
            self.auctioneer,
            self.lot,
            self.bid,
            self.bidder,
            self.price,
            self.quiet_turns,
        )
        twin.reveals = self.reveals
        return twin

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

    def dump(self) -> dict[str, object]:
        return {
            "players": self.players,
            "rng": self.rng.dump(),
            "reveals": self.reveals,
            "lions": LION_RULES[self.lions],
            "phase": self.phase.name,
            "actor": self.actor,
            "deck": self.deck[:],
            "removed": self.removed[:],
            "hands": [hand[:] for hand in self.hands],
            "known": [known[:] for known in self.known],
            "cash": self.cash[:],
            "bank": self.bank,
            "necklace": self.necklace[:],
            "kind_of": self.kind_of[:],
            "forgeries": self.forgeries[:],
            "auctioneer": self.auctioneer,
            "lot": self.lot,
            "bid": self.bid,
            "bidder": self.bidder,
            "price": self.price,
            "quiet_turns": self.quiet_turns,
        }

    def check(self) -> None:
        laws.check(self)


def load(data: object, least: int, most: int) -> KetteState:
    """The position that `dump` wrote."""
    fields = Fields(data)
    players = fields.number("players", least, most)
    last = players - 1
    kind_of = fields.numbers("kind_of", CLASSES, EMPTY, len(KINDS) - 1)
    necklace = fields.numbers("necklace", FIELDS, EMPTY, LION)
    state = KetteState(
        players,
        load_rng(fields, "rng"),
        fields.word("lions", LION_RULES),
        PHASES[fields.word("phase", PHASE_NAMES)],
        fields.number("actor", NOBODY, last),
        fields.numbers("deck", None, 0, LION),
        fields.numbers("removed", None, 0, LION),
        fields.rows("hands", players, 0, LION),
        fields.rows("known", players, 0, LION),
        fields.numbers("cash", players, 0, MONEY),
        fields.number("bank", -MONEY, MONEY),
        necklace,
        kind_of,
        [kind_of.index(kind) if kind in kind_of else EMPTY for kind in range(len(KINDS))],
        FIELDS - necklace.count(EMPTY),
        fields.numbers("forgeries", None, 0, LION),
        fields.number("auctioneer", 0, last),
        fields.number("lot", NO_CARD, LION),
        fields.number("bid", NO_BID, MONEY),
        fields.number("bidder", NOBODY, last),
        fields.number("price", NO_BID, MONEY),
        fields.number("quiet_turns", 0, 3 * players),
    )
    state.reveals = fields.number("reveals", 0, MONEY)
    fields.finish()
    state.check_loaded()
    return state
