"""[B3.3] What to offer to the player who builds."""

from __future__ import annotations

from typing import Final

from makeda.bots.greedy import NOTHING
from makeda.bots.greedy.babel.building import cards_in
from makeda.bots.greedy.babel.worth import Outlook, outcome
from makeda.games.babel.components import TRIPLE, TRIPLED
from makeda.games.babel.moves import has_trade, is_interrupt
from makeda.games.babel.state import BabelState

# How likely an offer is to be accepted: plainly, and with the trading card
ACCEPTED: Final = 0.4
ACCEPTED_TRADE: Final = 0.4
# How likely the active player can do without the own offer
WITHOUT_ME: Final = 0.6


def best_offer(s: BabelState, seat: int) -> int:
    """[B3.3] The offer that is best on average of being accepted and being refused."""
    o = Outlook(s, seat)
    disc = s.disc_on(s.site)
    given = [0] * s.players
    given[s.active] = disc.cards
    without = WITHOUT_ME * outcome(s, o, s.site, given, s.active)
    card = 0.0 if o.ends(disc) else o.card
    a_point = TRIPLED if s.holds(seat, TRIPLE) else 1
    # Offers of as many cards are worth the same; the first of them is as good as any.
    judged: set[int] = set()
    best, most = NOTHING, -1000.0
    for move in s.legal(seat):
        if is_interrupt(move):
            break
        number = cards_in(s, move)
        trade = has_trade(move)
        kind = -number if trade else number
        if kind in judged:
            continue
        judged.add(kind)
        value = without + a_point * number
        if number:
            chance = ACCEPTED_TRADE if trade else ACCEPTED
            accepted = _offer_outcome(s, o, number, trade) - card * number
            value = chance * accepted + (1.0 - chance) * value
        if value > most:
            best, most = move, value
    return best


def _offer_outcome(s: BabelState, o: Outlook, number: int, trade: bool) -> float:
    """[B3.6] The parts are one's own, or with the trading card the disc is."""
    given = [0] * s.players
    given[s.active] = s.disc_on(s.site).cards
    if trade:
        return outcome(s, o, s.site, given, o.seat)
    given[s.active] -= number
    given[o.seat] = number
    return outcome(s, o, s.site, given, s.active)
