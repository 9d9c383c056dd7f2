"""[B3.3] What to offer to the player who builds."""

from __future__ import annotations

from makeda.bots.greedy import NOTHING
from makeda.bots.greedy.babel.taste import Taste
from makeda.bots.greedy.babel.worth import Outlook, outcome
from makeda.games.babel.building import cards_in
from makeda.games.babel.components import TRIPLE, TRIPLED
from makeda.games.babel.moves import has_trade
from makeda.games.babel.state import BabelState


def best_offer(t: Taste, s: BabelState, seat: int) -> int:
    """[B3.3] The offer that is best on average of being accepted and being refused."""
    moves = s.phase.legal(s, seat)
    if len(moves) == 1:
        return moves[0]
    o = Outlook(t, s, seat)
    disc = s.disc_on(s.site)
    # [B3.6] The parts are one's own, or with the trading card the disc is.
    without = t.without_me * _outcome_with(s, o, 0, s.active)
    traded = _outcome_with(s, o, 0, seat)
    card = 0.0 if o.ends(disc) else o.card
    a_point = TRIPLED if s.holds(seat, TRIPLE) else 1
    # Offers of as many cards are worth the same; the first of them is as good as any.
    judged = [False] * (2 * disc.cards + 2)
    best, most = NOTHING, -1000.0
    for move in moves:
        number = cards_in(s, move)
        trade = has_trade(move)
        kind = 2 * number + trade
        if judged[kind]:
            continue
        judged[kind] = True
        value = without + a_point * number
        if number:
            chance = t.accepted_trade if trade else t.accepted
            accepted = traded if trade else _outcome_with(s, o, number, s.active)
            value = chance * (accepted - card * number) + (1.0 - chance) * value
        if value > most:
            best, most = move, value
    return best


def _outcome_with(s: BabelState, o: Outlook, number: int, receiver: int) -> float:
    """What comes of it if so many parts are one's own, and the disc goes to somebody."""
    given = [0] * s.players
    given[s.active] = s.disc_on(s.site).cards - number
    given[o.seat] = number
    return outcome(s, o, s.site, given, receiver)
