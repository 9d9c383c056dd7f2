"""[S3.5-S3.7] The build spaces and what building costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makeda.core.piles import add
from makeda.games.saba.components import (
    DECK_CARDS,
    DECK_NAMES,
    GOLD,
    KINDS,
    NOTHING,
    PALACE_CARDS,
    PLOTS,
    SPACES,
)

if TYPE_CHECKING:
    from makeda.games.saba.state import SabaState


def prices(s: SabaState, space: int) -> list[int]:
    """[S3.5, S8.3] What the card on a space costs, kind by kind: its own cost, the gold of the
    space, and one more of the kind of a guard that lies in the plot.
    """
    card = s.spaces[space]
    costs = s.tables.costs[card * KINDS : (card + 1) * KINDS]
    add(costs, GOLD, s.tables.space_gold[space])
    if card < PALACE_CARDS and s.guards[card % PLOTS] != NOTHING:
        add(costs, s.guards[card % PLOTS], 1)
    return costs


def price(s: SabaState, space: int, kind: int) -> int:
    return prices(s, space)[kind]


def lacks(s: SabaState, seat: int, space: int, kind: int) -> int:
    """How many pieces of a kind the seat lacks to pay for the card on a space."""
    return max(0, price(s, space, kind) - s.goods[seat * KINDS + kind])


def can_pay(s: SabaState, seat: int, space: int, spared: int) -> bool:
    """Whether the seat has all the pieces, but for the kind that a craftsman spares it."""
    goods = s.goods
    costs = s.tables.costs
    own = seat * KINDS
    card = s.spaces[space] * KINDS
    for kind in range(KINDS):
        # Mostly the card alone is too dear, which is quickly seen.
        if kind != spared and goods[own + kind] < costs[card + kind]:
            return False
    full = prices(s, space)
    return all(kind == spared or goods[own + kind] >= full[kind] for kind in range(KINDS))


def pay(s: SabaState, seat: int, space: int, spared: int) -> None:
    """[S3.5] The price goes to the supply."""
    full = prices(s, space)
    for kind in range(KINDS):
        if kind != spared:
            s.get(seat, kind, -full[kind])


def has_figure_for(s: SabaState, seat: int, plot: int) -> bool:
    """[S3.6] Whether a builder need not ask the quarters for a figure: one is in supply, or comes
    back there first, from this very balcony.
    """
    return s.figures[seat] > 0 or s.balconies[plot] == seat


def is_built_over(s: SabaState, card: int) -> bool:
    """[S3.7] Whether the plot of a palace card already has its level or a higher one."""
    return card < PALACE_CARDS and s.levels[card % PLOTS] > card // PLOTS


def leave_space(s: SabaState, space: int) -> None:
    """[S3.7] A card leaves the game; cards that can no longer be built follow it at once."""
    s.moved = True
    while space != NOTHING:
        if s.events is not None:
            s.tell("leaves", {"card": DECK_NAMES[s.spaces[space]]})
        s.spaces[space] = NOTHING
        fill_spaces(s)
        space = _space_built_over(s)


def fill_spaces(s: SabaState) -> None:
    """[S3.7] Cards move up towards space 1, and new ones come on the free spaces."""
    open_cards = [card for card in s.spaces if card != NOTHING]
    while len(open_cards) < SPACES and s.palace_next < DECK_CARDS:
        card = s.palace[s.palace_next]
        s.palace_next += 1
        s.reveals += 1
        open_cards.append(card)
        if s.events is not None:
            s.tell("turned_up", {"card": DECK_NAMES[card]})
    while len(open_cards) < SPACES:
        open_cards.append(NOTHING)
    s.spaces = open_cards


def _space_built_over(s: SabaState) -> int:
    """The first space whose card can no longer be built, or NOTHING."""
    for space in range(SPACES):
        card = s.spaces[space]
        if card != NOTHING and is_built_over(s, card):
            return space
    return NOTHING


def removable_spaces(s: SabaState) -> list[int]:
    """[S3.3] The spaces with an open palace card."""
    return [space for space in range(SPACES) if NOTHING < s.spaces[space] < PALACE_CARDS]


def is_complete(s: SabaState) -> bool:
    """[S7.1] Whether no palace card is left in the deck or on the spaces."""
    return not removable_spaces(s) and not _palace_card_to_come(s)


def ends_removed(s: SabaState, space: int) -> bool:
    """[S7.1] Whether the palace card on a space is the last one of all."""
    return removable_spaces(s) == [space] and not _palace_card_to_come(s)


def ends_built(s: SabaState, space: int) -> bool:
    """[S7.1] Whether no palace card is left once the one on a space is built.

    [S3.7] Lower parts of its plot leave with it. None of them is still in the deck, which comes
    level by level.
    """
    plot = s.spaces[space] % PLOTS
    for other in removable_spaces(s):
        if s.spaces[other] % PLOTS != plot or s.spaces[other] > s.spaces[space]:
            return False
    return not _palace_card_to_come(s)


def _palace_card_to_come(s: SabaState) -> bool:
    """Whether the deck still holds a palace card; everybody can tell from what has left it."""
    return any(s.palace[place] < PALACE_CARDS for place in range(s.palace_next, DECK_CARDS))


def have_left(s: SabaState) -> list[int]:
    """[S9.1] For each card of the palace deck 1 if it has left the game, built or not, else 0."""
    left = [0] * DECK_CARDS
    for place in range(s.palace_next):
        left[s.palace[place]] = 1
    for card in s.spaces:
        if card != NOTHING:
            left[card] = 0
    return left


def gone(s: SabaState) -> list[int]:
    """[S9.1] The cards that have left the game, in the order of the deck."""
    left = have_left(s)
    return [card for card in s.palace[: s.palace_next] if left[card]]
