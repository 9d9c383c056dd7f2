"""A way to deal for hands of any size: some are drawn from tables, the others are dealt blindly.

What a *bound* hand got is drawn from a table of all that fits it, as if it were alone in the world;
the others and the deck are dealt what the bound hands leave. How likely that remainder is makes up
for having looked at each bound hand alone: it is accepted in proportion to the ways in which it
could be dealt. Then the other hands are dealt at random, and the deal is given up if one of them
does not fit. Which hands are bound, and the rates at which their tables expect cards, change the
time that it takes and not the result.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from makeda.core.known import Deal, Known, Way, take
from makeda.core.rng import Rng

# If fewer cards than these are left in the deck, one hand is never bound.
FEW: Final = 12
# How often rates are brought closer to what is to be expected
ROUNDS: Final = 2
# Keeps what is divided by from being nothing
LITTLE: Final = 0.01


class Row:
    """All that one bound hand can have got, and how likely it is.

    Beside the cards that the hand must have got, it has got its extras; of all its cards some are
    marked, the old or the new ones, whichever are fewer. So many extras and marks are one place in
    the tables: `weights` says for each kind how likely they are of that kind, and `ends` how likely
    they are of that kind and all that follow.
    """

    def __init__(
        self, known: Known, seat: int, old_rates: list[float], new_rates: list[float]
    ) -> None:
        self.first: Final = seat * known.kinds
        self.extras: Final = known.extras[seat]
        self.marks_old: Final = known.held[seat] <= known.drawn[seat]
        self.marks: Final = known.held[seat] if self.marks_old else known.drawn[seat]
        self.least: Final = known.least[self.first : self.first + known.kinds]
        self.weights: Final[list[list[float]]] = []
        for kind in range(known.kinds):
            self.weights.append(self._weights(kind, known, old_rates[kind], new_rates[kind]))
        self.ends: Final = self.weights[:]
        for kind in range(known.kinds - 2, -1, -1):
            self.ends[kind] = self._joined(self.weights[kind], self.ends[kind + 1], kind == 0)

    def _weights(self, kind: int, known: Known, old_rate: float, new_rate: float) -> list[float]:
        """How likely each number of extras and marks of one kind is."""
        most: i64 = self.least[kind] + self.extras
        old = _powers(old_rate, min(most, known.old[kind]))
        new = _powers(new_rate, min(most, known.new[kind]))
        marked, others = (old, new) if self.marks_old else (new, old)
        most_marked: i64 = len(marked)
        most_others: i64 = len(others)
        extras: i64 = self.extras
        marks: i64 = self.marks
        got: i64 = self.least[kind]
        weights: list[float] = []
        extra: i64 = 0
        while extra <= extras:
            mark: i64 = 0
            while mark <= marks:
                other: i64 = got - mark
                if mark < most_marked and 0 <= other < most_others:
                    weights.append(marked[mark] * others[other])
                else:
                    weights.append(0.0)
                mark += 1
            extra += 1
            got += 1
        return weights

    def _joined(self, weights: list[float], ends: list[float], only_whole: bool) -> list[float]:
        """How likely extras and marks are of one kind and all after it; of the first kind, only
        all that there are.
        """
        extras: i64 = self.extras
        marks: i64 = self.marks
        width: i64 = marks + 1
        joined: list[float] = [0.0] * len(ends)
        extra: i64 = extras if only_whole else 0
        while extra <= extras:
            mark: i64 = marks if only_whole else 0
            while mark <= marks:
                total = 0.0
                more: i64 = 0
                while more <= extra:
                    place: i64 = more * width
                    end: i64 = (extra - more) * width + mark
                    last: i64 = place + mark
                    while place <= last:
                        total += weights[place] * ends[end]
                        place += 1
                        end -= 1
                    more += 1
                joined[extra * width + mark] = total
                mark += 1
            extra += 1
        return joined

    def draw(self, deal: Deal, rng: Rng) -> bool:
        """Take what the hand got out of what is left; tell whether there was enough."""
        extra: i64 = self.extras
        mark: i64 = self.marks
        width: i64 = mark + 1
        last: i64 = len(self.weights) - 1
        first: i64 = self.first
        kind: i64 = 0
        while kind <= last:
            got = extra
            marked = mark
            if kind < last and (extra or mark):
                weights = self.weights[kind]
                ends = self.ends[kind + 1]
                left = self.ends[kind][extra * width + mark] * rng.part()
                more: i64 = 0
                while more <= extra and left >= 0.0:
                    place: i64 = more * width
                    end: i64 = (extra - more) * width + mark
                    number: i64 = 0
                    while number <= mark:
                        weight = weights[place + number] * ends[end - number]
                        if weight > 0.0:
                            got = more
                            marked = number
                            left -= weight
                            if left < 0.0:
                                break
                        number += 1
                    more += 1
            extra -= got
            mark -= marked
            got += self.least[kind]
            deal.got[first + kind] = got
            if not self.marks_old:
                marked = got - marked
            old_left: i64 = deal.old_left[kind] - marked
            new_left: i64 = deal.new_left[kind] - (got - marked)
            if old_left < 0 or new_left < 0:
                return False
            deal.old_left[kind] = old_left
            deal.new_left[kind] = new_left
            kind += 1
        return True


def _powers(rate: float, most: int) -> list[float]:
    """How likely it is to have got 0, 1 ... cards of a kind at a rate, times some number."""
    weight = 1.0
    weights = [weight]
    for number in range(1, most + 1):
        weight *= rate / number
        weights.append(weight)
    return weights


class Remainder:
    """What the bound hands leave of the old or of the new cards, and how likely that is."""

    def __init__(self, cards: list[int], rates: list[float], size: int) -> None:
        factor = max(size, 1) / (sum(rates) + LITTLE)
        self.rates: Final = [rate * factor for rate in rates]
        self.weights: Final = [_powers(self.rates[kind], cards[kind]) for kind in range(len(cards))]
        self.most: Final = self.weight(self._likeliest(cards, size))

    def _likeliest(self, cards: list[int], size: int) -> list[int]:
        """So many cards of the greatest weight: each in turn comes where it adds most.

        As the rates add up to no more than all cards, their whole parts come first anyway.
        """
        numbers = [min(cards[kind], int(self.rates[kind])) for kind in range(len(cards))]
        for _ in range(size - sum(numbers)):
            best, most = 0, -1.0
            for kind in range(len(cards)):
                if numbers[kind] < cards[kind]:
                    gain = self.rates[kind] / (numbers[kind] + 1)
                    if gain > most:
                        best, most = kind, gain
            numbers[best] = numbers[best] + 1
        return numbers

    def weight(self, left: list[int]) -> float:
        product = 1.0
        for kind in range(len(left)):
            product *= self.weights[kind][left[kind]]
        return product


class Rows(Way):
    """Deals with these hands bound, the others free."""

    def __init__(self, known: Known, bound: list[int]) -> None:
        self.known: Final = known
        self.free: Final = [seat for seat in range(known.players) if seat not in bound]
        old_size, new_size = 0, known.in_deck
        for seat in self.free:
            old_size += known.held[seat]
            new_size += known.drawn[seat]
        rates = Rates(known, bound, old_size, new_size)
        self.rows: Final = [Row(known, seat, rates.old, rates.new) for seat in bound]
        self.old_rest: Final = Remainder(known.old, rates.old, old_size)
        self.new_rest: Final = Remainder(known.new, rates.new, new_size)

    def deal(self, rng: Rng) -> Deal | None:
        """A deal, or None if it does not fit or is not accepted."""
        known = self.known
        deal = Deal(known.least[:], known.old[:], known.new[:])
        for row in self.rows:
            if not row.draw(deal, rng):
                return None
        if self.new_rest.weight(deal.new_left) < self.new_rest.most * rng.part():
            return None
        if known.all_old and self.old_rest.weight(deal.old_left) < self.old_rest.most * rng.part():
            return None
        return deal if self._deal_free(deal, rng) else None

    def _deal_free(self, deal: Deal, rng: Rng) -> bool:
        """Deal what is left to the free hands; tell whether they fit. What remains is the deck."""
        known = self.known
        all_old = sum(deal.old_left)
        all_new = sum(deal.new_left)
        for seat in self.free:
            first = seat * known.kinds
            got = [0] * known.kinds
            for _ in range(known.held[seat]):
                kind = take(deal.old_left, all_old, rng)
                got[kind] = got[kind] + 1
                all_old -= 1
            for _ in range(known.drawn[seat]):
                kind = take(deal.new_left, all_new, rng)
                got[kind] = got[kind] + 1
                all_new -= 1
            for kind in range(known.kinds):
                if got[kind] < known.least[first + kind]:
                    return False
                deal.got[first + kind] = got[kind]
        return True


def tight_hands(known: Known, often: float) -> list[int]:
    """The seats to be bound: all is known of their hands, or they fit less often than this."""
    bound: list[int] = []
    best, most = -1, -1.0
    for seat in range(known.players):
        chance = _chance(known, seat) if known.extras[seat] else 0.0
        if chance < often:
            bound.append(seat)
        worth = chance * (known.held[seat] if known.all_old else known.drawn[seat])
        if known.extras[seat] and worth > most:
            best, most = seat, worth
    # Bound hands that leave little hardly ever leave just what there is.
    if len(bound) == known.players and best >= 0 and (known.all_old or known.in_deck < FEW):
        bound.remove(best)
    return bound


def _chance(known: Known, seat: int) -> float:
    """About how likely it is that a hand that is dealt at random has got what it must."""
    chance = 1.0
    old_share = known.held[seat] / max(1, known.all_old)
    new_share = known.drawn[seat] / max(1, known.all_new)
    first = seat * known.kinds
    for kind in range(known.kinds):
        least = known.least[first + kind]
        if least:
            mean = old_share * known.old[kind] + new_share * known.new[kind] + LITTLE
            excess = (mean + 0.5 - least) / mean**0.5
            chance *= 0.5 + 0.5 * excess / (0.6 + abs(excess))
    return chance


class Rates:
    """At which rates bound hands get cards of each kind, so that about all are dealt."""

    def __init__(self, known: Known, bound: list[int], old_size: int, new_size: int) -> None:
        self.known: Final = known
        self.old: Final = [float(number) for number in known.old]
        self.new: Final = [float(number) for number in known.new]
        for _ in range(ROUNDS):
            old_sums = _shared(self.old, old_size)
            new_sums = _shared(self.new, new_size)
            for seat in bound:
                self._expect(seat, old_sums, new_sums)
            for kind in range(known.kinds):
                self.old[kind] = self.old[kind] * known.old[kind] / (old_sums[kind] + LITTLE)
                self.new[kind] = self.new[kind] * known.new[kind] / (new_sums[kind] + LITTLE)

    def _expect(self, seat: int, old_sums: list[float], new_sums: list[float]) -> None:
        """Add what a bound hand may be expected to have got."""
        known = self.known
        first = seat * known.kinds
        per_old = known.held[seat] / max(1, known.all_old)
        per_new = (known.drawn[seat] + LITTLE) / max(1, known.all_new)
        total = LITTLE
        for kind in range(known.kinds):
            rate = self.old[kind] * per_old + self.new[kind] * per_new
            total += rate / (known.least[first + kind] + 1)
        share = known.extras[seat] / total
        olds: list[float] = []
        news: list[float] = []
        old_sum, new_sum = LITTLE, LITTLE
        for kind in range(known.kinds):
            least = known.least[first + kind]
            old = self.old[kind] * per_old
            rate = old + self.new[kind] * per_new
            expected = least + share * rate / (least + 1)
            old = expected * old / (rate + LITTLE * LITTLE)
            olds.append(old)
            news.append(expected - old)
            old_sum += old
            new_sum += expected - old
        more_old = known.held[seat] / old_sum
        more_new = known.drawn[seat] / new_sum
        for kind in range(known.kinds):
            old_sums[kind] = old_sums[kind] + olds[kind] * more_old
            new_sums[kind] = new_sums[kind] + news[kind] * more_new


def _shared(rates: list[float], size: int) -> list[float]:
    """So many cards, shared out in proportion to rates."""
    factor = size / (sum(rates) + LITTLE)
    return [rate * factor for rate in rates]
