"""The moves of Kette: what each code means, in words and as JSON.

| codes            | words                     | rule       |
|------------------|---------------------------|------------|
| PASS             | pass                      | K3.2, K3.4, K3.8 |
| ACCEPT           | accept                    | K3.3       |
| TAKE             | take                      | K3.4       |
| KEEP             | keep                      | K3.5       |
| DRAW             | draw                      | K3.8       |
| OFFER + card     | offer sapphire 2          | K3.1       |
| FORGERY + card   | forgery ruby 4            | K4.3       |
| LAY_GEM + …      | lay ruby 2 at -3,2        | K3.5, K3.6, K4.2 |
| LAY_LION + field | lay lion at -1,3          | K3.5, K3.6, K4.2 |
| BID + amount     | bid 7                     | K3.2       |
| PRICE + amount   | price 9                   | K3.3       |
"""

from __future__ import annotations

from typing import Final

from makeda.core.moves import Move, MoveTable
from makeda.games.kette.components import (
    CARDS,
    COLUMNS,
    FIELDS,
    GEMS,
    LION,
    ROWS,
    column_of,
    place_name,
    row_of,
)

# More money than can ever be on the table (start money, and every premium doubled), so that each
# bid and each price has a code.
MONEY: Final = 1000

PASS: Final = 0
ACCEPT: Final = 1
TAKE: Final = 2
KEEP: Final = 3
DRAW: Final = 4
OFFER: Final = 5
FORGERY: Final = OFFER + len(CARDS)
LAY_GEM: Final = FORGERY + len(CARDS)
LAY_LION: Final = LAY_GEM + GEMS * COLUMNS
BID: Final = LAY_LION + FIELDS
PRICE: Final = BID + MONEY
COUNT: Final = PRICE + MONEY

# Bids and prices are the longest lists of moves: they are cut out of these.
BIDS: Final = list(range(BID, BID + MONEY))
PRICES: Final = list(range(PRICE, PRICE + MONEY))


def lay(card: int, field: int) -> int:
    """The code for laying a card on a field of the card's row."""
    if card == LION:
        return LAY_LION + field
    return LAY_GEM + card * COLUMNS + field // ROWS


def is_offer(move: int) -> bool:
    return OFFER <= move < FORGERY


def is_laid_aside(move: int) -> bool:
    return FORGERY <= move < LAY_GEM


def is_bid(move: int) -> bool:
    return BID <= move < PRICE


def is_price(move: int) -> bool:
    return move >= PRICE


def is_lay(move: int) -> bool:
    return LAY_GEM <= move < BID


def laid_card(move: int) -> int:
    """The card that a lay move lays."""
    return LION if move >= LAY_LION else (move - LAY_GEM) // COLUMNS


def laid_field(move: int) -> int:
    """The field that a lay move lays its card on."""
    if move >= LAY_LION:
        return move - LAY_LION
    card, column = divmod(move - LAY_GEM, COLUMNS)
    return column * ROWS + card % ROWS


def _move(code: int) -> Move:
    if code < OFFER:
        verb = ["pass", "accept", "take", "keep", "draw"][code]
        return Move(verb, {}, verb)
    if code < LAY_GEM:
        verb = "offer" if code < FORGERY else "forgery"
        card = CARDS[code - (OFFER if code < FORGERY else FORGERY)]
        return Move(verb, {"card": card}, f"{verb} {card}")
    if is_lay(code):
        card = CARDS[laid_card(code)]
        field = laid_field(code)
        place = [column_of(field), row_of(field)]
        return Move("lay", {"card": card, "at": place}, f"lay {card} at {place_name(field)}")
    verb = "bid" if code < PRICE else "price"
    amount = code - (BID if code < PRICE else PRICE)
    return Move(verb, {"amount": amount}, f"{verb} {amount}")


MOVES: Final = MoveTable([_move(code) for code in range(COUNT)])
