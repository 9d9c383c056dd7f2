"""The moves of Saba: what each code means, in words and as JSON.

| codes                 | words                                     | rule        |
|-----------------------|-------------------------------------------|-------------|
| DRAW                  | draw                                      | S3.11       |
| END_TURN              | end turn                                  | S3.11       |
| DECLINE               | decline                                   | S4.2        |
| LAY_MARKER            | lay marker                                | S5.2        |
| KEEP_MARKER           | keep marker                               | S5.2        |
| HARBOUR + field       | harbour 3                                 | S3.2        |
| REMOVE + space        | remove 2                                  | S3.3        |
| VIZIER + quarter      | vizier masons                             | S3.3        |
| VIZIER_SWAP + swap    | vizier exchange gold for ebony            | S3.3        |
| TREASURY + space      | treasury 1                                | S3.10       |
| FINISH + space        | finish 1                                  | S3.10, S7.1 |
| PLACE + quarter       | place bazaar                              | S3.8        |
| TAKE + quarter        | take masons                               | S4.2        |
| DISCARD + resource    | discard gold                              | S3.11       |
| DISCARD_CARD + card   | discard card gold                         | S3.11       |
| USE + quarter         | use masons                                | S6.2        |
| USE_SWAP + swap       | use exchange gold for ebony               | S6.2        |
| PLAY + resource       | play ebony                                | S3.9        |
| CARAVAN + resource    | caravan leader gold                       | S8.1        |
| OVERSEE + …           | overseer masons to bazaar                 | S8.1        |
| SWAP_FIELDS + pair    | harbour master 1 3                        | S8.1        |
| SWAP_MARKERS + pair   | serail guard 2 5                          | S8.1        |
| ROB + …               | robber red gold                           | S8.1        |
| DEAL + …              | merchant blue gold ebony for alabaster sandstone | S8.1 |
| BUILD + …             | build 2 with craftsman ebony guard gold from masons | S3.5, S3.6, S8 |
|                       | build 2 leaving the balcony               | S3.6        |
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, permutations
from typing import Final

from makeda.core.moves import Move, MoveTable
from makeda.games.saba.components import (
    ACTIONS,
    CARAVAN_LEADER,
    COLOURS,
    FIELDS,
    HARBOUR_MASTER,
    KINDS,
    MERCHANT,
    MOST_SERAIL_FIELDS,
    NOTHING,
    OVERSEER,
    QUARTERS,
    RESOURCES,
    ROBBER,
    SERAIL_GUARD,
    SPACES,
    SWAP_GETS,
    SWAP_GIVES,
    SWAP_QUARTER,
    SWAPS,
    WORKSHOPS,
)

# The choices of a build: whom the craftsman spares, what the guard is, whence the figure comes.
# Each has one more value, the first, for none; and the balcony may be left as it is.
SPARED: Final = KINDS + 1
GUARD: Final = KINDS + 1
LEAVING: Final = len(QUARTERS)
SOURCE: Final = len(QUARTERS) + 2
BUILDS: Final = SPARED * GUARD * SOURCE

# The pairs of places whose contents persons swap
FIELD_PAIRS: Final = [(a, b) for a, b in combinations(range(FIELDS), 2)]
MARKER_PAIRS: Final = [(a, b) for a, b in combinations(range(MOST_SERAIL_FIELDS), 2)]
# Where the overseer takes a figure from, and where he puts it
TRANSFERS: Final = [(a, b) for a, b in permutations(range(len(QUARTERS)), 2)]

# [S8.1] The most pieces that a merchant takes, and gives
MOST_BARGAINED: Final = 2


def _bargains() -> list[tuple[list[int], list[int]]]:
    """[S8.1] What a merchant may take and give: one or two pieces, no kind on both sides."""
    bargains: list[tuple[list[int], list[int]]] = []
    for number in range(1, MOST_BARGAINED + 1):
        bundles = [list(kinds) for kinds in combinations_with_replacement(range(KINDS), number)]
        for taken in bundles:
            for given in bundles:
                if not set(taken) & set(given):
                    bargains.append((taken, given))
    return bargains


BARGAINS: Final = _bargains()

DRAW: Final = 0
END_TURN: Final = 1
DECLINE: Final = 2
LAY_MARKER: Final = 3
KEEP_MARKER: Final = 4
HARBOUR: Final = 5
REMOVE: Final = HARBOUR + FIELDS
VIZIER: Final = REMOVE + SPACES
VIZIER_SWAP: Final = VIZIER + len(QUARTERS)
TREASURY: Final = VIZIER_SWAP + SWAPS
FINISH: Final = TREASURY + SPACES
PLACE: Final = FINISH + SPACES
TAKE: Final = PLACE + len(QUARTERS)
DISCARD: Final = TAKE + len(QUARTERS)
DISCARD_CARD: Final = DISCARD + KINDS
USE: Final = DISCARD_CARD + len(ACTIONS)
USE_SWAP: Final = USE + WORKSHOPS
PLAY: Final = USE_SWAP + SWAPS
CARAVAN: Final = PLAY + KINDS
OVERSEE: Final = CARAVAN + KINDS
SWAP_FIELDS: Final = OVERSEE + len(TRANSFERS)
SWAP_MARKERS: Final = SWAP_FIELDS + len(FIELD_PAIRS)
ROB: Final = SWAP_MARKERS + len(MARKER_PAIRS)
DEAL: Final = ROB + len(COLOURS) * KINDS
# The builds are the many and the rare: small codes are cheaper, and others need them more.
BUILD: Final = DEAL + len(COLOURS) * len(BARGAINS)
COUNT: Final = BUILD + SPACES * BUILDS

# The sorts of moves, each named by its first code
SORTS: Final = [
    DRAW,
    END_TURN,
    DECLINE,
    LAY_MARKER,
    KEEP_MARKER,
    HARBOUR,
    REMOVE,
    VIZIER,
    VIZIER_SWAP,
    TREASURY,
    FINISH,
    PLACE,
    TAKE,
    DISCARD,
    DISCARD_CARD,
    USE,
    USE_SWAP,
    PLAY,
    CARAVAN,
    OVERSEE,
    SWAP_FIELDS,
    SWAP_MARKERS,
    ROB,
    DEAL,
    BUILD,
]
SORT_OF: Final = [max(first for first in SORTS if first <= code) for code in range(COUNT)]
# [S8.1] The person whose card is played with each sort of move
PERSON_OF: Final = {
    CARAVAN: CARAVAN_LEADER,
    OVERSEE: OVERSEER,
    SWAP_FIELDS: HARBOUR_MASTER,
    SWAP_MARKERS: SERAIL_GUARD,
    ROB: ROBBER,
    DEAL: MERCHANT,
}
CARD_OF: Final = [
    code - PLAY if SORT_OF[code] == PLAY else PERSON_OF.get(SORT_OF[code], NOTHING)
    for code in range(COUNT)
]


def sort_of(move: int) -> int:
    """What sort of move it is: the first code of all such moves, HARBOUR or USE_SWAP or BUILD."""
    return SORT_OF[move]


def card_of(move: int) -> int:
    """[S3.9, S8.1] The action card that is played on its own with this move, or NOTHING."""
    return CARD_OF[move]


def is_use(move: int) -> bool:
    """[S6.1] Whether an own figure acts in a quarter."""
    return SORT_OF[move] in (USE, USE_SWAP)


def build(space: int, spared: int, guard: int, source: int) -> int:
    """The code for a build; NOTHING for a choice that is not made."""
    return BUILD + ((space * SPARED + spared + 1) * GUARD + guard + 1) * SOURCE + source + 1


def build_space(move: int) -> int:
    return (move - BUILD) // BUILDS


def build_spared(move: int) -> int:
    """The resource that the craftsman saves, or NOTHING."""
    return (move - BUILD) // (GUARD * SOURCE) % SPARED - 1


def build_guard(move: int) -> int:
    """The resource that is laid as a guard, or NOTHING."""
    return (move - BUILD) // SOURCE % GUARD - 1


def build_source(move: int) -> int:
    """The quarter that the figure comes from, or LEAVING if none is to come, or NOTHING."""
    return (move - BUILD) % SOURCE - 1


def _kinds(resources: list[int]) -> list[object]:
    return [RESOURCES[kind] for kind in resources]


def _text(resources: list[int]) -> str:
    return " ".join(RESOURCES[kind] for kind in resources)


def _build(code: int) -> Move:
    args: dict[str, object] = {"space": build_space(code) + 1}
    words = f"build {build_space(code) + 1}"
    if build_spared(code) != NOTHING:
        args["craftsman"] = RESOURCES[build_spared(code)]
        words += f" with craftsman {args['craftsman']}"
    if build_guard(code) != NOTHING:
        args["guard"] = RESOURCES[build_guard(code)]
        words += f" guard {args['guard']}"
    if build_source(code) == LEAVING:
        args["balcony"] = "left"
        words += " leaving the balcony"
    elif build_source(code) != NOTHING:
        args["quarter"] = QUARTERS[build_source(code)]
        words += f" from {args['quarter']}"
    return Move("build", args, words)


def _swap(verb: str, swap: int) -> Move:
    quarter = QUARTERS[SWAP_QUARTER[swap]]
    give = RESOURCES[SWAP_GIVES[swap]]
    get = RESOURCES[SWAP_GETS[swap]]
    args: dict[str, object] = {"quarter": quarter, "give": give, "get": get}
    return Move(verb, args, f"{verb} {quarter} {give} for {get}")


def _numbered(verb: str, name: str, count: int) -> list[Move]:
    return [Move(verb, {name: number}, f"{verb} {number}") for number in range(1, count + 1)]


def _named(verb: str, name: str, values: list[str]) -> list[Move]:
    said = verb.replace("_", " ")
    return [Move(verb, {name: value}, f"{said} {value}") for value in values]


def _pairs(verb: str, name: str, pairs: list[tuple[int, int]]) -> list[Move]:
    said = verb.replace("_", " ")
    return [Move(verb, {name: [a + 1, b + 1]}, f"{said} {a + 1} {b + 1}") for a, b in pairs]


def _transfer(source: int, target: int) -> Move:
    args: dict[str, object] = {"quarter": QUARTERS[source], "to": QUARTERS[target]}
    return Move("overseer", args, f"overseer {QUARTERS[source]} to {QUARTERS[target]}")


def _robbery(seat: int, kind: int) -> Move:
    args: dict[str, object] = {"seat": seat, "resource": RESOURCES[kind]}
    return Move("robber", args, f"robber {COLOURS[seat]} {RESOURCES[kind]}")


def _bargain(seat: int, taken: list[int], given: list[int]) -> Move:
    args: dict[str, object] = {"seat": seat, "take": _kinds(taken), "give": _kinds(given)}
    words = f"merchant {COLOURS[seat]} {_text(taken)} for {_text(given)}"
    return Move("merchant", args, words)


def _steps() -> list[Move]:
    """The moves of the steps of a turn but for builds, in the order of their codes."""
    return [
        Move("draw", {}, "draw"),
        Move("end_turn", {}, "end turn"),
        Move("decline", {}, "decline"),
        Move("lay_marker", {}, "lay marker"),
        Move("keep_marker", {}, "keep marker"),
        *_numbered("harbour", "field", FIELDS),
        *_numbered("remove", "space", SPACES),
        *_named("vizier", "quarter", QUARTERS),
        *[_swap("vizier", swap) for swap in range(SWAPS)],
        *_numbered("treasury", "space", SPACES),
        *_numbered("finish", "space", SPACES),
        *_named("place", "quarter", QUARTERS),
        *_named("take", "quarter", QUARTERS),
        *_named("discard", "resource", RESOURCES),
        *[Move("discard", {"card": card}, f"discard card {card}") for card in ACTIONS],
    ]


def _free_actions() -> list[Move]:
    """What may be done at any time of one's own turn, in the order of the codes."""
    seats = range(len(COLOURS))
    return [
        *_named("use", "quarter", QUARTERS[:WORKSHOPS]),
        *[_swap("use", swap) for swap in range(SWAPS)],
        *_named("play", "card", RESOURCES),
        *_named("caravan_leader", "resource", RESOURCES),
        *[_transfer(source, target) for source, target in TRANSFERS],
        *_pairs("harbour_master", "fields", FIELD_PAIRS),
        *_pairs("serail_guard", "fields", MARKER_PAIRS),
        *[_robbery(seat, kind) for seat in seats for kind in range(KINDS)],
        *[_bargain(seat, taken, given) for seat in seats for taken, given in BARGAINS],
    ]


def _in_any_order() -> dict[str, int]:
    """People name pairs in any order."""
    also: dict[str, int] = {}
    for number, (a, b) in enumerate(FIELD_PAIRS):
        also[f"harbour master {b + 1} {a + 1}"] = SWAP_FIELDS + number
    for number, (a, b) in enumerate(MARKER_PAIRS):
        also[f"serail guard {b + 1} {a + 1}"] = SWAP_MARKERS + number
    for seat, colour in enumerate(COLOURS):
        for number, (taken, given) in enumerate(BARGAINS):
            code = DEAL + seat * len(BARGAINS) + number
            for takes in (taken, taken[::-1]):
                for gives in (given, given[::-1]):
                    also[f"merchant {colour} {_text(takes)} for {_text(gives)}"] = code
    return also


def _all() -> list[Move]:
    return [*_steps(), *_free_actions(), *[_build(code) for code in range(BUILD, COUNT)]]


MOVES: Final = MoveTable(_all(), _in_any_order())
