"""[S3.5-S3.10] What to build, which card to remove, and when a figure goes to a quarter."""

from __future__ import annotations

from typing import Final

from makeda.bots.greedy.saba.means import Way, card_effort, count, find_way
from makeda.bots.greedy.saba.worth import GAME, Outlook, outlook_of, pieces_of
from makeda.games.saba.components import (
    BAZAAR,
    CRAFTSMAN,
    END_CARD,
    EXCHANGE,
    GIVES,
    GOLD,
    KINDS,
    NOTHING,
    PALACE_CARDS,
    PRICE_OF_PLACE,
    QUARTERS,
    SPACES,
    WORKSHOPS,
    level_of,
    plot_of,
)
from makeda.games.saba.moves import FINISH, PLACE, PLAY, TREASURY, build
from makeda.games.saba.palace import has_figure_for
from makeda.games.saba.state import SabaState

# A craftsman who is not needed works only where he saves this many pieces.
SAVING: Final = 3


# Builds


def next_build(outlook: Outlook) -> int:
    """The next step on the way to the best card that can be paid for in this turn, or NOTHING."""
    s, seat = outlook.s, outlook.seat
    have = pieces_of(s, seat)
    best: Way | None = None
    chosen = NOTHING
    most = outlook.standing(have, NOTHING) - outlook.waste(have)
    for space in range(SPACES):
        if not is_open(s, space) or outlook.worth[space] <= 0.0:
            continue
        way = find_way(
            outlook.taste, s, seat, have, outlook.price[space], s.spaces[space] < PALACE_CARDS
        )
        if way is not None:
            value = build_value(outlook, space, way)
            if value > most:
                best, chosen, most = way, space, value
    if best is None:
        return NOTHING
    return best.first if best.first != NOTHING else _pay(outlook, chosen, best)


def is_open(s: SabaState, space: int) -> bool:
    """[S3.5, S3.10] Whether the card on a space may still be built or carried out this turn."""
    card = s.spaces[space]
    if card == NOTHING:
        return False
    return not s.carried if card >= PALACE_CARDS else not s.built


def build_value(outlook: Outlook, space: int, way: Way) -> float:
    """What a seat has after the build: its worth and the pieces that are left."""
    left = [0] * KINDS
    for kind in range(KINDS):
        left[kind] = max(0, -way.lack[kind])
    worth = outlook.worth[space] + outlook.scoring_after(space, left)
    return worth - way.effort + outlook.standing(left, space) - outlook.waste(left)


def _pay(outlook: Outlook, space: int, way: Way) -> int:
    """The move itself: nothing is missing any more, but for what a craftsman saves."""
    s = outlook.s
    card = s.spaces[space]
    if card >= PALACE_CARDS:
        return (FINISH if card == END_CARD else TREASURY) + space
    spared = way.spared
    if spared == NOTHING and s.persons and s.holds(outlook.seat, CRAFTSMAN):
        spared = _dearest(outlook.price[space])
    at_hand = has_figure_for(s, outlook.seat, plot_of(card))
    source = NOTHING if at_hand else quarter_to_leave(s, outlook.seat)
    guard = _guard(outlook, space, spared) if s.guarding else NOTHING
    return build(space, spared, guard, source)


def _dearest(price: list[int]) -> int:
    """[S8.1] The kind that a craftsman had better save, if he saves enough."""
    for kind in range(KINDS):
        if price[kind] >= SAVING:
            return kind
    return NOTHING


def _guard(outlook: Outlook, space: int, spared: int) -> int:
    """[S8.3] The piece that is needed least, where a guard has something to guard."""
    s = outlook.s
    card = s.spaces[space]
    left = pieces_of(s, outlook.seat)
    for kind in range(KINDS):
        if kind != spared:
            left[kind] -= outlook.price[space][kind]
    danger = 1.0 - outlook.palace.staying(plot_of(card), level_of(card))
    best, most = (
        NOTHING,
        outlook.standing(left, space) - outlook.waste(left) - outlook.taste.guard * danger,
    )
    for kind in range(KINDS):
        if left[kind]:
            left[kind] -= 1
            value = outlook.standing(left, space) - outlook.waste(left)
            left[kind] += 1
            if value > most:
                best, most = kind, value
    return best


# Cards to remove


def card_to_remove(outlook: Outlook) -> tuple[int, float]:
    """[S3.3] The space whose card is of most use to rivals and of least use to oneself, and what
    it is worth that it goes; NOTHING if no palace card is open.
    """
    s = outlook.s
    best, most = NOTHING, -GAME
    gains = _removal_gains(outlook)
    for space in range(SPACES):
        if NOTHING < s.spaces[space] < PALACE_CARDS and gains[space] > most:
            best, most = space, gains[space]
    return best, most


def _removal_gains(outlook: Outlook) -> list[float]:
    """For each space what rivals lose without its card, less what oneself loses."""
    s = outlook.s
    gains = [-chance for chance in _chances(outlook)]
    for other in range(s.players):
        if other != outlook.seat:
            theirs = _chances(outlook_of(outlook.taste, s, other))
            for space in range(SPACES):
                gains[space] += theirs[space] / (s.players - 1)
    return gains


def _chances(outlook: Outlook) -> list[float]:
    """What each open card is worth to a seat with its pieces."""
    have = pieces_of(outlook.s, outlook.seat)
    return [outlook.chance(have, space) for space in range(SPACES)]


# Quarters


def next_place(outlook: Outlook) -> int:
    """[S3.8] The quarter that earns most until the end, if it earns more than it costs."""
    s, seat = outlook.s, outlook.seat
    # [S8.2] The serail takes a figure only from the supply, so one stays there.
    if s.figures[seat] <= int(s.serail_figures):
        return NOTHING
    # Every turn a card leaves, so this many turns are left, less the one that is over.
    turns = outlook.palace.left / s.players - 1.0
    have = pieces_of(s, seat)
    cards = _gold_to_play(outlook)
    before = outlook.standing(have, NOTHING) - outlook.waste(have)
    best, most = NOTHING, 0.0
    for quarter in range(len(QUARTERS)):
        place = s.free_place(quarter)
        if place == NOTHING or have[GOLD] + cards < PRICE_OF_PLACE[place]:
            continue
        played = max(0, PRICE_OF_PLACE[place] - have[GOLD])
        left = have[:]
        left[GOLD] += played - PRICE_OF_PLACE[place]
        gain = (
            turns * _earns(outlook, quarter) + outlook.standing(left, NOTHING) - outlook.waste(left)
        )
        for number in range(1, played + 1):
            gain -= card_effort(outlook.taste, s, seat, number)
        if gain - before > most:
            best, most = PLAY + GOLD if played else PLACE + quarter, gain - before
    return best


def _gold_to_play(outlook: Outlook) -> int:
    """[S3.9] How much gold its action cards bring for a place, if it thinks of that."""
    s = outlook.s
    if not outlook.taste.cards_for_place:
        return 0
    return min(count(s, outlook.seat, GOLD), s.supply[GOLD])


def _earns(outlook: Outlook, quarter: int) -> float:
    """A second figure in a quarter earns less, for one kind alone builds nothing."""
    t = outlook.taste
    earns = t.work if quarter < WORKSHOPS else t.swap
    if quarter < WORKSHOPS and GIVES[quarter] == GOLD:
        earns += t.gold
    return earns * t.second if outlook.s.place_of(outlook.seat, quarter) != NOTHING else earns


def quarter_to_leave(s: SabaState, seat: int) -> int:
    """The figure that is missed least: from where one swaps, then from where most pieces lie."""
    for quarter in (BAZAAR, EXCHANGE):
        if s.place_of(seat, quarter) != NOTHING:
            return quarter
    best, most = NOTHING, -1
    for quarter in range(WORKSHOPS):
        number = s.goods[seat * KINDS + GIVES[quarter]]
        if s.place_of(seat, quarter) != NOTHING and number > most:
            best, most = quarter, number
    return best
