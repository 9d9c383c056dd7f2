"""Every way in which the cards that a seat does not know may lie, and what may be sealed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product
from typing import Any

from makeda.games.babel.components import KINDS, MOST_CHANGES
from makeda.games.babel.moves import MOVES, OFFER_NOTHING, OFFERED
from tests.conformance.shuffles import weight

# More cards than these have too many orders to try them all.
MOST_UNSEEN = 6
MOST_ACTIONS = 4
KEPT_IN_DECK = 2
# The old cards that a seat may have in a small position
MOST_OLD = 2

Dump = dict[str, Any]


def small(dumped: Dump) -> Dump | None:
    """Put most building cards on the open discards and most action cards among those played."""
    new: Dump = {
        name: value[:] if isinstance(value, list) else value for name, value in dumped.items()
    }
    for number, card in enumerate(_cut(new["deck"], KEPT_IN_DECK)):
        _play(new, number % new["players"], card, 1)
    hidden = len(new["deck"])
    for seat in range(new["players"]):
        hidden += _leave_few_cards(new, seat, MOST_UNSEEN + 1 - hidden)
    _leave_few_old_cards(new)
    for card in _cut(new["action_deck"], 1):
        new["played"][card] += 1
    held = 0
    for place, count in enumerate(new["actions"]):
        kept = min(count, max(0, MOST_ACTIONS - 1 - held))
        new["actions"][place] = kept
        new["played"][place % 7] += count - kept
        held += kept
    return new


def _play(new: Dump, seat: int, kind: int, number: int) -> None:
    new["discards"][kind] += number
    new["played_since"][4 * seat + kind] += number


def _cut(pile: list[int], kept: int) -> list[int]:
    """Shorten a pile; what is cut off."""
    cut = pile[kept:]
    del pile[kept:]
    return cut


def _leave_few_cards(new: Dump, seat: int, room: int) -> int:
    """Leave at most two cards in a hand, and one that is known; how many are left, with offers."""
    sealed = _sealed(new, seat)
    left = sum(sealed)
    if left > min(room, 2):
        for kind in range(4):
            _play(new, seat, kind, sealed[kind])
            new["known"][4 * seat + kind] = 0
        new["offers"][seat] = OFFER_NOTHING
        sealed, left = [0] * 4, 0
    for kind in range(4):
        place = 4 * seat + kind
        kept = min(new["hands"][place], max(0, min(2, room) - left))
        _play(new, seat, kind, new["hands"][place] - kept)
        new["hands"][place] = kept
        new["known"][place] = min(new["known"][place], kept + sealed[kind], 1)
        left += kept
    return left


def _leave_few_old_cards(new: Dump) -> None:
    """Say of most of the cards that each seat has got that they were new."""
    made_of = [new["tables"]["cards_of_each_kind"]] * 4
    for seat, cards in enumerate(_got(new)):
        names = [kind for kind in range(4) for _ in range(cards[kind])]
        old = names[:: max(1, len(names) // MOST_OLD)][: min(new["held_then"][seat], MOST_OLD)]
        new["held_then"][seat] = len(old)
        for kind in old:
            made_of[kind] -= 1
    new["made_of"] = made_of


def _got(dumped: Dump) -> list[list[int]]:
    """What each seat has got since the last shuffle: played, offered or still in hand."""
    got = []
    for seat in range(dumped["players"]):
        offer = dumped["offers"][seat]
        offered = [0] * 4 if offer == -1 else _counts(dumped, offer)
        hand = dumped["hands"][4 * seat : 4 * seat + 4]
        played = dumped["played_since"][4 * seat : 4 * seat + 4]
        got.append([sum(numbers) for numbers in zip(hand, offered, played, strict=True)])
    return got


def candidates(dumped: Dump, seat: int | None) -> Iterator[tuple[dict[str, object], Fraction]]:
    others = [other for other in range(dumped["players"]) if other != seat]
    sealed = [other for other in others if _has_sealed(dumped, other)]
    old = [dumped["tables"]["cards_of_each_kind"] - number for number in dumped["made_of"]]
    for hands, deck, _ in _building_cards(dumped, others):
        for actions, action_deck, ways in _action_cards(dumped, others):
            for offers, changes in product(
                product(*(_possible_offers(dumped, hands[other]) for other in sealed)),
                product(range(MOST_CHANGES + 1), repeat=len(sealed)),
            ):
                likely = Fraction(ways)
                new: Dump = {**dumped, "offers": dumped["offers"][:], "deck": list(deck)}
                new["changes"] = dumped["changes"][:]
                for other, number in zip(sealed, changes, strict=True):
                    new["changes"][other] = number
                held = [hand[:] for hand in hands]
                for other, offer in zip(sealed, offers, strict=True):
                    likely /= len(_possible_offers(dumped, hands[other]))
                    new["offers"][other] = offer
                    held[other] = _less(held[other], _counts(dumped, offer))
                new["hands"] = [count for hand in held for count in hand]
                new["actions"] = [count for hand in actions for count in hand]
                new["action_deck"] = list(action_deck)
                # [B6.2] Each deal since the last shuffle is equally likely.
                yield new, likely * weight(old, dumped["held_then"], _got(new))


def _building_cards(
    dumped: Dump, others: list[int]
) -> Iterator[tuple[list[list[int]], tuple[int, ...], int]]:
    """Each distribution: hands with what is sealed, the deck, and in how many ways it comes."""
    whole = []
    for seat in range(dumped["players"]):
        hand = dumped["hands"][4 * seat : 4 * seat + 4]
        shut = _sealed(dumped, seat) if seat in others else [0] * 4
        whole.append([own + more for own, more in zip(hand, shut, strict=True)])
    known = [dumped["known"][4 * seat : 4 * seat + 4] for seat in range(dumped["players"])]
    yield from _distributions(whole, known, dumped["deck"], others, MOST_UNSEEN)


def _action_cards(
    dumped: Dump, others: list[int]
) -> Iterator[tuple[list[list[int]], tuple[int, ...], int]]:
    hands = [dumped["actions"][7 * seat : 7 * seat + 7] for seat in range(dumped["players"])]
    nothing = [[0] * 7 for _ in hands]
    yield from _distributions(hands, nothing, dumped["action_deck"], others, MOST_ACTIONS)


def _distributions(
    hands: list[list[int]], known: list[list[int]], deck: list[int], others: list[int], most: int
) -> Iterator[tuple[list[list[int]], tuple[int, ...], int]]:
    unseen = deck[:]
    sizes = []
    for other in others:
        hidden = _less(hands[other], known[other])
        sizes.append(sum(hidden))
        unseen += [kind for kind, count in enumerate(hidden) for _ in range(count)]
    if len(unseen) > most:
        return
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for order in permutations(unseen):
        cards, dealt = order, []
        for size in sizes:
            dealt.append(tuple(sorted(cards[:size])))
            cards = cards[size:]
        found[(*dealt, cards)] += 1
    for (*dealt, rest), ways in found.items():
        new = [hand[:] for hand in hands]
        for other, cards in zip(others, dealt, strict=True):
            new[other] = known[other][:]
            for card in cards:
                new[other][card] += 1
        yield new, rest, ways


def _has_sealed(dumped: Dump, seat: int) -> bool:
    return bool(dumped["phase"] == "offers" and dumped["offers"][seat] != -1)


def _sealed(dumped: Dump, seat: int) -> list[int]:
    return _counts(dumped, dumped["offers"][seat]) if _has_sealed(dumped, seat) else [0] * 4


def _asked(dumped: Dump) -> list[int]:
    """What the disc that is built asks for, kind by kind."""
    tables, disc = dumped["tables"], dumped["layout"][dumped["site"]]
    if disc >= 24:
        return list(tables["two_colour_discs"][disc - 24])
    return [tables["disc_numbers"][disc % 6] if kind == disc // 6 else 0 for kind in range(4)]


def _counts(dumped: Dump, offer: int) -> list[int]:
    """The cards in an offer, kind by kind."""
    asked = _asked(dumped)
    return [OFFERED[4 * offer + kind] if asked[kind] else 0 for kind in range(4)]


def _possible_offers(dumped: Dump, hand: list[int]) -> list[int]:
    """All offers that such a hand can make, found by their words."""
    asked = _asked(dumped)
    kinds = [kind for kind in range(4) if asked[kind]]
    offers = []
    for numbers in product(*(range(min(hand[kind], asked[kind]) + 1) for kind in kinds)):
        if not any(numbers):
            offers.append(MOVES.parse("offer nothing"))
            continue
        if len(kinds) == 1:
            words = f"offer {numbers[0]}"
        else:
            named = [f"{n} {KINDS[kind]}" for kind, n in zip(kinds, numbers, strict=True) if n]
            words = f"offer {' '.join(named)}"
        offers += [MOVES.parse(words), MOVES.parse(f"{words} trade")]
    return offers


def _less(counts: list[int], others: list[int]) -> list[int]:
    return [count - other for count, other in zip(counts, others, strict=True)]
