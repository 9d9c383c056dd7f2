"""[S3.9, S8.1] The action cards that are played on their own; the craftsman goes with a build."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from makeda.core.problems import IllegalMove
from makeda.games.saba.cards import discard
from makeda.games.saba.components import (
    ACTIONS,
    CARAVAN_LEADER,
    COLOURS,
    CRAFTSMAN,
    HARBOUR_MASTER,
    KINDS,
    MERCHANT,
    NOTHING,
    OVERSEER,
    QUARTERS,
    RESOURCES,
    ROBBER,
    SERAIL_GUARD,
)
from makeda.games.saba.harbour import swap_goods
from makeda.games.saba.moves import (
    BARGAINS,
    CARAVAN,
    DEAL,
    FIELD_PAIRS,
    MARKER_PAIRS,
    OVERSEE,
    PLAY,
    ROB,
    SWAP_FIELDS,
    SWAP_MARKERS,
    TRANSFERS,
    card_of,
    sort_of,
)
from makeda.games.saba.serail import settle_lead

if TYPE_CHECKING:
    from makeda.games.saba.state import SabaState

# What merchants can agree on depends on how many pieces of each kind both have, and more than two
# never matter: three cases for each of four kinds.
CASES: Final = 3**KINDS
_BARGAINS_FOR: Final[dict[int, list[int]]] = {}


# What can be played


def add_card_moves(s: SabaState, seat: int, moves: list[int]) -> None:
    """Every card of the hand that would change something, in all its forms."""
    previous = NOTHING
    for card in s.hands[seat]:
        if card != previous:
            previous = card
            if card < KINDS:
                if s.supply[card]:
                    moves.append(PLAY + card)
            elif card != CRAFTSMAN:
                _add_person(s, seat, card, moves)


def _add_person(s: SabaState, seat: int, card: int, moves: list[int]) -> None:
    if card == OVERSEER:
        _add_transfers(s, seat, moves)
    elif card == HARBOUR_MASTER:
        moves.extend(ALL_FIELD_SWAPS)
    elif card == SERAIL_GUARD:
        _add_marker_swaps(s, moves)
    elif card == CARAVAN_LEADER:
        for kind in range(KINDS):
            if s.supply[kind]:
                moves.append(CARAVAN + kind)
    elif card == MERCHANT:
        _add_bargains(s, seat, moves)
    else:
        _add_robberies(s, seat, moves)


def _add_transfers(s: SabaState, seat: int, moves: list[int]) -> None:
    """Overseer: an own figure goes to a free place of another quarter."""
    for number, (source, target) in enumerate(TRANSFERS):
        if s.place_of(seat, source) != NOTHING and s.free_place(target) != NOTHING:
            moves.append(OVERSEE + number)


ALL_FIELD_SWAPS: Final = [SWAP_FIELDS + number for number in range(len(FIELD_PAIRS))]


def _add_marker_swaps(s: SabaState, moves: list[int]) -> None:
    """Serail guard: two markers of different owners change places."""
    for number, (a, b) in enumerate(MARKER_PAIRS):
        if b < len(s.serail) and s.serail[a] != s.serail[b]:
            moves.append(SWAP_MARKERS + number)


def _add_robberies(s: SabaState, seat: int, moves: list[int]) -> None:
    """Desert robber: any piece of any other player."""
    for other in range(s.players):
        if other != seat:
            for kind in range(KINDS):
                if s.goods[other * KINDS + kind]:
                    moves.append(ROB + other * KINDS + kind)


def _add_bargains(s: SabaState, seat: int, moves: list[int]) -> None:
    """Merchant: one or two pieces of another player against as many of other kinds."""
    own = _case(s, seat)
    if not own:
        return
    for other in range(s.players):
        if other != seat:
            key = (other * CASES + _case(s, other)) * CASES + own
            known = _BARGAINS_FOR.get(key)
            if known is None:
                known = _bargains_for(other, _case(s, other), own)
                _BARGAINS_FOR[key] = known
            moves.extend(known)


def _case(s: SabaState, seat: int) -> int:
    """How many pieces of each kind a player has, none, one, or more, as one number."""
    case = 0
    for kind in range(KINDS):
        number = s.goods[seat * KINDS + kind]
        case = 3 * case + (min(2, number))
    return case


def _bargains_for(other: int, theirs: int, own: int) -> list[int]:
    return [
        DEAL + other * len(BARGAINS) + number
        for number, (taken, given) in enumerate(BARGAINS)
        if _covers(theirs, taken) and _covers(own, given)
    ]


def _covers(case: int, pieces: list[int]) -> bool:
    """Whether someone in this case has these pieces."""
    return all(case // 3 ** (KINDS - 1 - kind) % 3 >= pieces.count(kind) for kind in pieces)


# What they do


def play_card(s: SabaState, seat: int, move: int) -> None:
    """The card goes to the discards and does what it says."""
    card = card_of(move)
    discard(s, seat, card)
    sort = sort_of(move)
    number = move - sort
    # Calls by name: compiled, calls through a table of functions are slower.
    if sort in (PLAY, CARAVAN):
        _take(s, seat, card, number)
    elif sort == OVERSEE:
        _transfer(s, seat, number)
    elif sort == SWAP_FIELDS:
        _swap_fields(s, seat, number)
    elif sort == SWAP_MARKERS:
        _swap_markers(s, seat, number)
    elif sort == ROB:
        _rob(s, seat, number)
    else:
        _bargain(s, seat, number)


def _take(s: SabaState, seat: int, card: int, kind: int) -> None:
    """[S3.9] One piece from the supply."""
    s.get(seat, kind, 1)
    if s.events is not None:
        s.tell("play", {"seat": seat, "card": ACTIONS[card], "resource": RESOURCES[kind]})


def _transfer(s: SabaState, seat: int, number: int) -> None:
    """[S8.1] Free of charge; the figure can act in its new quarter at once."""
    source, target = TRANSFERS[number]
    s.leave_quarter(seat, source)
    place = s.free_place(target)
    s.quarters[place] = seat
    s.make_ready(place)
    if s.events is not None:
        s.tell("overseer", {"seat": seat, "quarter": QUARTERS[source], "to": QUARTERS[target]})


def _swap_fields(s: SabaState, seat: int, number: int) -> None:
    a, b = FIELD_PAIRS[number]
    swap_goods(s, a, b)
    if s.events is not None:
        s.tell("harbour_master", {"seat": seat, "first": a + 1, "second": b + 1})


def _swap_markers(s: SabaState, seat: int, number: int) -> None:
    a, b = MARKER_PAIRS[number]
    s.serail[a], s.serail[b] = s.serail[b], s.serail[a]
    if s.events is not None:
        s.tell("serail_guard", {"seat": seat, "first": a + 1, "second": b + 1})
    settle_lead(s)


def _rob(s: SabaState, seat: int, number: int) -> None:
    other, kind = divmod(number, KINDS)
    s.goods[other * KINDS + kind] -= 1
    s.goods[seat * KINDS + kind] += 1
    if s.events is not None:
        s.tell("robber", {"seat": seat, "from": other, "resource": RESOURCES[kind]})


def _bargain(s: SabaState, seat: int, number: int) -> None:
    other, which = divmod(number, len(BARGAINS))
    taken, given = BARGAINS[which]
    for kind in taken:
        s.goods[other * KINDS + kind] -= 1
        s.goods[seat * KINDS + kind] += 1
    for kind in given:
        s.goods[seat * KINDS + kind] -= 1
        s.goods[other * KINDS + kind] += 1
    if s.events is not None:
        about: dict[str, object] = {"seat": seat, "from": other}
        about["take"] = [RESOURCES[kind] for kind in taken]
        about["give"] = [RESOURCES[kind] for kind in given]
        s.tell("merchant", about)


# Why they cannot be played


def why_not_play(s: SabaState, seat: int, move: int) -> IllegalMove:
    """Why such a card cannot be played so now."""
    card = card_of(move)
    rule = "S3.9" if card < KINDS else "S8.1"
    if not s.holds(seat, card):
        return IllegalMove("card_not_in_hand", rule, {"card": ACTIONS[card]})
    sort = sort_of(move)
    number = move - sort
    if sort in (PLAY, CARAVAN):
        return IllegalMove("supply_empty", rule, {"resource": RESOURCES[number]})
    if sort == OVERSEE:
        source, target = TRANSFERS[number]
        if s.place_of(seat, source) == NOTHING:
            return IllegalMove("no_figure_there", rule, {"quarter": QUARTERS[source]})
        return IllegalMove("quarter_full", rule, {"quarter": QUARTERS[target]})
    if sort == SWAP_MARKERS:
        return IllegalMove("markers_the_same", rule)
    if sort == ROB:
        return _why_not_deal(s, seat, number // KINDS, [number % KINDS], [])
    taken, given = BARGAINS[number % len(BARGAINS)]
    return _why_not_deal(s, seat, number // len(BARGAINS), taken, given)


def why_idle(s: SabaState, seat: int, card: int) -> IllegalMove:
    """Why a card of the hand can do nothing now, in none of its forms."""
    if card < KINDS:
        return IllegalMove("supply_empty", "S3.9", {"resource": RESOURCES[card]})
    if card == CRAFTSMAN:
        return IllegalMove("craftsman_builds", "S8.1")
    if card == OVERSEER:
        return IllegalMove("no_transfer" if seat in s.quarters else "no_figure_in_city", "S8.1")
    if card == SERAIL_GUARD:
        return IllegalMove("markers_the_same", "S8.1")
    if card == MERCHANT:
        return IllegalMove("no_bargain", "S8.1")
    if card == ROBBER:
        return IllegalMove("nothing_to_rob", "S8.1")
    return IllegalMove("supply_bare", "S8.1")


def _why_not_deal(
    s: SabaState, seat: int, other: int, taken: list[int], given: list[int]
) -> IllegalMove:
    """Robber and merchant need another player who has the pieces."""
    if other == seat:
        return IllegalMove("not_yourself", "S8.1")
    if other >= s.players:
        return IllegalMove("no_such_player", "S8.1", {"colour": COLOURS[other]})
    if not _covers(_case(s, other), taken):
        about: dict[str, object] = {"seat": other}
        about["resources"] = [RESOURCES[kind] for kind in taken]
        return IllegalMove("they_lack", "S8.1", about)
    lacking = [RESOURCES[kind] for kind in given]
    return IllegalMove("you_lack_all", "S8.1", {"resources": lacking})
