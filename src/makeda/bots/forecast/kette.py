"""What matters in Kette: money, and what the cards in hand may still bring."""

from __future__ import annotations

from typing import Final

from makeda.bots.forecast import IN_A_TURN
from makeda.bots.forecast import Reading as AnyReading
from makeda.bots.greedy.kette import Taste, Worth
from makeda.bots.greedy.numbers import Numbers
from makeda.core.state import State
from makeda.games.kette.components import FIELDS, LION
from makeda.games.kette.state import KetteState

# How many things `_seat` lists
WIDTH: Final = 22


class Reading(AnyReading):
    """A turn is an auction. Part 2 is short, and in it the order of the cards is all that matters:
    it is always played to its end.
    """

    def __init__(self, numbers: Numbers) -> None:
        self.taste: Final = Taste(numbers)

    def turn(self, state: State) -> int:
        assert isinstance(state, KetteState)
        return state.auctioneer if state.phase.name == "offering" else IN_A_TURN

    def width(self) -> int:
        return WIDTH

    def standing(self, state: State) -> list[list[int]]:
        assert isinstance(state, KetteState)
        worths: list[Worth | None] = [None] * (LION + 1)
        return [_seat(self.taste, state, seat, worths) for seat in range(state.players)]


def _seat(t: Taste, s: KetteState, seat: int, worths: list[Worth | None]) -> list[int]:
    free = FIELDS - s.laid
    later = to_buyer = 0.0
    now = lions = useless = 0
    for card in s.hands[seat]:
        worth = worths[card]
        if worth is None:
            worth = worths[card] = Worth(t, s, card)
        later += worth.later
        to_buyer += worth.to_buyer()
        now += worth.now
        lions += card == LION
        useless += worth.now == 0 and card != LION
    cards = len(s.hands[seat])
    cash = s.cash[seat]
    promise = int(10.0 * later)
    price = int(10.0 * to_buyer)
    waits = (seat - s.actors()[0]) % s.players
    auctions = len(s.deck)
    return [
        cash,
        cash * free,
        cash * auctions,
        cards,
        cards * free,
        cards * auctions,
        promise,
        promise * free,
        promise * auctions,
        price,
        price * free,
        price * auctions,
        now,
        now * free,
        lions,
        lions * free,
        useless,
        useless * free,
        useless * auctions,
        waits,
        waits * free,
        waits * auctions,
    ]
