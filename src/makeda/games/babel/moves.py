"""The moves of Babel: what each code means, in words and as JSON.

| codes          | words                     | rule             |
|----------------|---------------------------|------------------|
| PASS           | pass                      | B3.1             |
| GIVE_UP        | give up                   | B3.8             |
| PLAY_TRIPLE    | triple                    | B7.8             |
| PLAY_SECOND    | second turn               | B7.5             |
| DECLINE        | decline                   | B6.3, B7.5, B7.8 |
| PLAY_DRAW      | draw 3                    | B7.3             |
| BUILD + site   | build pyramids 2          | B3.2             |
| OFFER_NOTHING  | offer nothing             | B3.3             |
| OFFER_PLAIN …  | offer 3, offer 3 trade    | B3.3             |
| ACCEPT + …     | accept red yellow joker   | B3.4, B3.5       |
|                | accept red leaving parts  | B3.6             |
| EXCHANGE_FOR … | exchange camel ship ship  | B7.2             |
| OFFER_KIND …   | offer 2 crane trade       | B3.3, two-colour |
| OFFER_PAIR …   | offer 2 camel 1 crane     | B3.3, two-colour |

On a disc of one kind an offer is a number; on a two-colour disc it names its kinds. In the same way
"joker" stands for the one kind that is asked for, and "joker camel" says which of two it is.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from makeda.core.moves import Move, MoveTable
from makeda.games.babel.components import (
    COLOURS,
    DRAWN,
    EXCHANGED,
    KIND_COUNT,
    KINDS,
    PLACES,
    SITES,
    WONDERS,
)

# A disc may be corrected up to this number, and each offer still has a code.
MOST_OFFERED: Final = 8
MOST_JOKERS: Final = 2
# The sets of two kinds, and the place of each among them
PAIRS: Final = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
PAIR_OF: Final = [
    PAIRS.index((low, high)) if low < high else -1
    for low in range(KIND_COUNT)
    for high in range(KIND_COUNT)
]

# [B3.5] The ways to use jokers: plainly none, one or two; or each for a named kind
NAMED_JOKERS: Final = [[kind] for kind in range(KIND_COUNT)] + [
    [kind, other] for kind in range(KIND_COUNT) for other in range(kind, KIND_COUNT)
]
JOKER_WAYS: Final = MOST_JOKERS + 1 + len(NAMED_JOKERS)
# Way by way, how many jokers stand for each kind; plain ones do for whatever kind is asked for
JOKERS_FOR: Final = [n for n in range(MOST_JOKERS + 1) for _ in range(KIND_COUNT)] + [
    kinds.count(kind) for kinds in NAMED_JOKERS for kind in range(KIND_COUNT)
]
JOKERS_USED: Final = [*range(MOST_JOKERS + 1), *(len(kinds) for kinds in NAMED_JOKERS)]
SETS_OF_SEATS: Final = 32  # one bit for each of five colours

# [B7.2] What can be exchanged: one to five cards of any kinds
EXCHANGES: Final = [
    [camels, cranes, ships, stonemasons]
    for camels in range(EXCHANGED + 1)
    for cranes in range(EXCHANGED + 1 - camels)
    for ships in range(EXCHANGED + 1 - camels - cranes)
    for stonemasons in range(EXCHANGED + 1 - camels - cranes - ships)
    if camels + cranes + ships + stonemasons
]

# What is played most has the smallest codes, for which Python keeps ready-made numbers.
PASS: Final = 0
GIVE_UP: Final = 1
PLAY_TRIPLE: Final = 2
PLAY_SECOND: Final = 3
DECLINE: Final = 4
PLAY_DRAW: Final = 5
LEAVING_WORDS: Final = ["leaving", "parts"]
PLAIN_WORDS: Final = ["pass", "give up", "triple", "second turn", "decline", f"draw {DRAWN}"]
BUILD: Final = 6
OFFER_NOTHING: Final = BUILD + SITES
OFFER_PLAIN: Final = OFFER_NOTHING + 1
ACCEPT: Final = OFFER_PLAIN + 2 * MOST_OFFERED
# [B3.6] Accepting in each way, and once more so that the trader's parts are left
ACCEPT_LEAVING: Final = ACCEPT + JOKER_WAYS * SETS_OF_SEATS
EXCHANGE_FOR: Final = ACCEPT_LEAVING + JOKER_WAYS * SETS_OF_SEATS
OFFER_KIND: Final = EXCHANGE_FOR + len(EXCHANGES)
OFFER_PAIR: Final = OFFER_KIND + KIND_COUNT * 2 * MOST_OFFERED
COUNT: Final = OFFER_PAIR + len(PAIRS) * MOST_OFFERED * MOST_OFFERED * 2

# In place of the code of an offer, where none is made
NO_OFFER: Final = -1
# All offers for a disc of one kind: nothing, 1, 1 with the trading card, 2 …
PLAIN_OFFERS: Final = list(range(OFFER_NOTHING, ACCEPT))


def is_build(move: int) -> bool:
    return BUILD <= move < OFFER_NOTHING


def is_offer(move: int) -> bool:
    return OFFER_NOTHING <= move < ACCEPT or move >= OFFER_KIND


def is_accept(move: int) -> bool:
    return ACCEPT <= move < EXCHANGE_FOR


def is_exchange(move: int) -> bool:
    return EXCHANGE_FOR <= move < OFFER_KIND


def is_interrupt(move: int) -> bool:
    """[B7.2, B7.3] Whether the move may be made out of turn."""
    return move == PLAY_DRAW or EXCHANGE_FOR <= move < OFFER_KIND


def offer_of_kinds(low: int, high: int, low_number: int, high_number: int, trade: int) -> int:
    """The code of an offer for a two-colour disc: so many of the one kind and of the other."""
    if low_number and high_number:
        numbers = (low_number - 1) * MOST_OFFERED + high_number - 1
        pair = PAIR_OF[low * KIND_COUNT + high]
        return OFFER_PAIR + (pair * MOST_OFFERED * MOST_OFFERED + numbers) * 2 + trade
    if low_number:
        return OFFER_KIND + (low * MOST_OFFERED + low_number - 1) * 2 + trade
    if high_number:
        return OFFER_KIND + (high * MOST_OFFERED + high_number - 1) * 2 + trade
    return OFFER_NOTHING


def names_kinds(offer: int) -> bool:
    """Whether an offer names its kinds, as one for a two-colour disc does."""
    return offer >= OFFER_KIND


def _offer_counts(code: int) -> list[int]:
    """How many cards of each kind; a plain number counts for whatever kind is asked for."""
    counts = [0] * KIND_COUNT
    if code >= OFFER_PAIR:
        pair, numbers = divmod((code - OFFER_PAIR) // 2, MOST_OFFERED * MOST_OFFERED)
        low, high = PAIRS[pair]
        counts[low] = numbers // MOST_OFFERED + 1
        counts[high] = numbers % MOST_OFFERED + 1
    elif code >= OFFER_KIND:
        kind, number = divmod((code - OFFER_KIND) // 2, MOST_OFFERED)
        counts[kind] = number + 1
    elif OFFER_PLAIN <= code < ACCEPT:
        counts = [(code - OFFER_PLAIN) // 2 + 1] * KIND_COUNT
    return counts


def _trade(code: int) -> int:
    if code >= OFFER_KIND:
        return (code - OFFER_KIND) % 2
    return (code - OFFER_PLAIN) % 2 if OFFER_PLAIN <= code < ACCEPT else 0


# Move by move: the number of cards of each kind that it offers, and whether it offers a trade
OFFERED: Final = [n for code in range(COUNT) for n in _offer_counts(code)]
TRADES: Final = [_trade(code) for code in range(COUNT)]


def has_trade(offer: int) -> bool:
    """Whether an offer has the trading card in it."""
    return TRADES[offer] == 1


def accept(seats: int, way: int) -> int:
    """The code for accepting a set of seats (one bit each) with this way to use jokers."""
    return ACCEPT + way * SETS_OF_SEATS + seats


def leaving_parts(move: int) -> int:
    """The code for accepting the same, but so that the trader's parts are left."""
    return move + ACCEPT_LEAVING - ACCEPT


def leaves_parts(move: int) -> bool:
    """[B3.6] Whether a move that accepts leaves the trader's parts."""
    return move >= ACCEPT_LEAVING


def accepted_seats(move: int) -> int:
    return (move - ACCEPT) % SETS_OF_SEATS


def joker_way(move: int) -> int:
    return (move - ACCEPT) // SETS_OF_SEATS % JOKER_WAYS


def names_joker_kinds(way: int) -> bool:
    """Whether the jokers have their kinds named, as for a two-colour disc."""
    return way > MOST_JOKERS


def _named_way(kinds: list[int]) -> int:
    return MOST_JOKERS + 1 + NAMED_JOKERS.index(kinds) if kinds else 0


# For low and high kind, and for none to two jokers on each: the way that names them
_WAYS: Final = [
    _named_way([low] * for_low + [high] * for_high)
    if low < high and for_low + for_high <= MOST_JOKERS
    else -1
    for low in range(KIND_COUNT)
    for high in range(KIND_COUNT)
    for for_low in range(MOST_JOKERS + 1)
    for for_high in range(MOST_JOKERS + 1)
]


def way_of_kinds(low: int, high: int, for_low: int, for_high: int) -> int:
    """The way to use jokers on a two-colour disc: so many for the one kind and for the other."""
    return _WAYS[((low * KIND_COUNT + high) * 3 + for_low) * 3 + for_high]


def _offer(code: int) -> Move:
    trade = has_trade(code)
    tail = " trade" if trade else ""
    counts = _offer_counts(code)
    if not names_kinds(code):
        words = f"offer {counts[0] or 'nothing'}{tail}"
        return Move("offer", {"number": counts[0], "trade": trade}, words)
    cards: dict[str, object] = {KINDS[kind]: n for kind, n in enumerate(counts) if n}
    named = " ".join(f"{n} {kind}" for kind, n in cards.items())
    return Move("offer", {"cards": cards, "trade": trade}, f"offer {named}{tail}")


def _accept(code: int) -> Move:
    mask = accepted_seats(code)
    way = joker_way(code)
    seats = [seat for seat in range(len(COLOURS)) if mask >> seat & 1]
    args: dict[str, object] = {"seats": seats, "jokers": JOKERS_USED[way]}
    words = ["accept", *([COLOURS[seat] for seat in seats] or ["nobody"])]
    if names_joker_kinds(way):
        kinds = [KINDS[kind] for kind in NAMED_JOKERS[way - MOST_JOKERS - 1]]
        args["joker_kinds"] = kinds
        words += [f"joker {kind}" for kind in kinds]
    else:
        words += ["joker"] * JOKERS_USED[way]
    if leaves_parts(code):
        args["parts"] = "left"
        words += LEAVING_WORDS
    return Move("accept", args, " ".join(words))


def _exchange(code: int) -> Move:
    counts = EXCHANGES[code - EXCHANGE_FOR]
    cards = [KINDS[kind] for kind in range(KIND_COUNT) for _ in range(counts[kind])]
    return Move("exchange", {"cards": cards}, f"exchange {' '.join(cards)}")


def _move(code: int) -> Move:
    if code == PLAY_DRAW:
        return Move("draw", {"number": DRAWN}, PLAIN_WORDS[code])
    if code < BUILD:
        return Move(PLAIN_WORDS[code].replace(" ", "_"), {}, PLAIN_WORDS[code])
    if code < OFFER_NOTHING:
        wonder, place = divmod(code - BUILD, PLACES)
        args: dict[str, object] = {"wonder": WONDERS[wonder], "place": place + 1}
        return Move("build", args, f"build {WONDERS[wonder]} {place + 1}")
    if is_offer(code):
        return _offer(code)
    return _accept(code) if is_accept(code) else _exchange(code)


def _other_orders(moves: list[Move]) -> dict[str, int]:
    """The same moves with cards, colours or jokers named in another order, and "offer 0"."""
    also = {"offer 0": OFFER_NOTHING}
    for code in range(COUNT):
        words = moves[code].words.split()
        if is_exchange(code):
            for order in permutations(words[1:]):
                also[" ".join([words[0], *order])] = code
        elif code >= OFFER_PAIR:
            also[" ".join([words[0], *words[3:5], *words[1:3], *words[5:]])] = code
        elif is_accept(code):
            colours = [word for word in words if word in COLOURS]
            rest = words[1 + len(colours) :]
            end = LEAVING_WORDS if leaves_parts(code) else []
            rest = rest[: len(rest) - len(end)]
            for order in permutations(colours):
                also[" ".join([words[0], *order, *rest, *end])] = code
                if rest[-4:-3] == ["joker"]:  # two jokers, each with its kind
                    swapped = [*rest[:-4], *rest[-2:], *rest[-4:-2]]
                    also[" ".join([words[0], *order, *swapped, *end])] = code
    return also


_TABLE: Final = [_move(code) for code in range(COUNT)]
MOVES: Final = MoveTable(_TABLE, _other_orders(_TABLE))
