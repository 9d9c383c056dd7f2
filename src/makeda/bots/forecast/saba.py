"""What matters in Saba: figures and how safe they are, and what brings more of them."""

from __future__ import annotations

from typing import Final

from makeda.bots.forecast import IN_A_TURN
from makeda.bots.forecast import Reading as AnyReading
from makeda.bots.greedy.numbers import Numbers
from makeda.bots.greedy.saba.means import count
from makeda.bots.greedy.saba.taste import Taste
from makeda.bots.greedy.saba.worth import Palace, outlook_of, palace_of, pieces_of
from makeda.core.piles import add
from makeda.core.state import State
from makeda.games.saba import scoring
from makeda.games.saba.components import (
    CAPACITY,
    GOLD,
    GOLDSMITHS,
    HARBOUR_CARDS,
    LEVELS,
    NOTHING,
    PLACES,
    PLACES_OF,
    PLOTS,
)
from makeda.games.saba.harbour import upper_field
from makeda.games.saba.state import SabaState

# More gold than this is of little use.
MUCH_GOLD: Final = 3

# How many things `_seat` lists
WIDTH: Final = 34


class Reading(AnyReading):
    """A turn begins at the harbour."""

    def __init__(self, numbers: Numbers) -> None:
        self.taste: Final = Taste(numbers)

    def turn(self, state: State) -> int:
        assert isinstance(state, SabaState)
        return state.turn if state.phase.name == "fetching" else IN_A_TURN

    def width(self) -> int:
        return WIDTH

    def compares_replies(self, players: int) -> bool:
        return players == 2

    def standing(self, state: State) -> list[list[int]]:
        assert isinstance(state, SabaState)
        palace = palace_of(self.taste, state)
        ahead = scoring.leader_with(palace.points, state.serail)
        return [_seat(state, palace, seat, ahead) for seat in range(state.players)]


def _seat(s: SabaState, palace: Palace, seat: int, ahead: int) -> list[int]:
    left = palace.left
    safe = 0.0
    on_level = [0] * (LEVELS + 1)
    for plot in range(PLOTS):
        if s.balconies[plot] == seat:
            safe += palace.staying(plot, s.levels[plot])
            add(on_level, s.levels[plot], 1)
    staying = int(100.0 * safe)
    goods = pieces_of(s, seat)
    pieces = 0
    for number in goods:
        pieces += number
    gold = min(MUCH_GOLD, goods[GOLD])
    quarters = 0
    mints = 0
    for place in range(PLACES):
        if s.quarters[place] == seat:
            quarters += 1
            mints += place in PLACES_OF[GOLDSMITHS]
    markers = 0
    for owner in s.serail:
        markers += owner == seat
    cards = len(s.hands[seat])
    # How many pieces the sides bring that lie up: a large one is worth having
    sides = [CAPACITY[upper_field(s, seat, card)] for card in range(HARBOUR_CARDS)]
    leads = int(ahead == seat)
    waits = (seat - s.turn) % s.players
    points = palace.points[seat]
    promise = int(100.0 * outlook_of(palace.taste, s, seat).standing(goods, NOTHING))
    return [
        points,
        points * left,
        staying,
        staying * left,
        on_level[1],
        on_level[2],
        on_level[3],
        on_level[1] * left,
        on_level[2] * left,
        s.treasury[seat],
        leads,
        leads * left,
        int(palace.leader == seat),
        markers,
        markers * left,
        pieces,
        pieces * left,
        gold,
        gold * left,
        promise,
        promise * left,
        cards,
        cards * left,
        quarters,
        quarters * left,
        mints * left,
        count(s, seat, GOLD),
        sides[0],
        sides[1],
        int(s.figures[seat] > 0),
        s.figures[seat],
        int(s.serail_figure == seat),
        waits,
        waits * left,
    ]
