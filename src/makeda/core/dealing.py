"""Dealing anew the cards that a seat cannot know, by all that is known of the last shuffle.

At a shuffle the discards, which lay open, become the deck. So everyone knows what the deck is made
of and, all together, what the hands hold: the old cards. Since then each hand has drawn new cards
and has played some, nobody can tell whether old or new ones. A deal says which old cards each hand
held and which new ones it has drawn. All deals of the physical cards in which every hand held what
it played are equally likely, and one of them is drawn here.

To deal at random until every hand fits is exact, but takes long where hands have played much. So
hands are of two sorts. What a *bound* hand got is drawn from a table of all that fits it, as if it
were alone in the world; the others and the deck are dealt what the bound hands leave. How likely
that remainder is makes up for having looked at each bound hand alone: it is accepted in proportion
to the ways in which it could be dealt. Then the other hands are dealt at random, and all is begun
again if one of them does not fit. Which hands are bound, and the rates at which their tables expect
cards, change the time that it takes and not the result.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from makeda.core.phased import NOBODY
from makeda.core.rng import Rng

WORDS: Final = 4294967296.0
# How often one choice of bound hands is tried before it is trusted less, and how much less
TRIES: Final = 32
DISTRUST: Final = 0.25
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
        self,
        shuffle: LastShuffle,
        seat: int,
        old_ways: list[list[float]],
        new_ways: list[list[float]],
    ) -> None:
        self.seat = seat
        self.first = seat * shuffle.kinds
        self.extras = shuffle.extras[seat]
        self.marks_old = shuffle.held[seat] <= shuffle.drawn[seat]
        self.marks = shuffle.held[seat] if self.marks_old else shuffle.drawn[seat]
        self.weights: list[list[float]] = []
        marked, others = new_ways, old_ways
        if self.marks_old:
            marked, others = old_ways, new_ways
        for kind in range(shuffle.kinds):
            least = shuffle.least[self.first + kind]
            self.weights.append(self._weights(least, marked[kind], others[kind]))
        self.ends: list[list[float]] = self.weights[:]
        for kind in range(shuffle.kinds - 2, -1, -1):
            self.ends[kind] = self._joined(self.weights[kind], self.ends[kind + 1], kind == 0)

    def _weights(self, least: i64, marked: list[float], others: list[float]) -> list[float]:
        """How likely each number of extras and marks of one kind is."""
        weights: list[float] = []
        most_marked: i64 = len(marked)
        most_others: i64 = len(others)
        extras: i64 = self.extras
        marks: i64 = self.marks
        for extra in range(extras + 1):
            for mark in range(marks + 1):
                other: i64 = least + extra - mark
                if mark < most_marked and 0 <= other < most_others:
                    weights.append(marked[mark] * others[other])
                else:
                    weights.append(0.0)
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

    def draw(self, shuffle: LastShuffle, rng: Rng) -> bool:
        """Take what the hand got out of what is left; tell whether there was enough."""
        extra: i64 = self.extras
        mark: i64 = self.marks
        width: i64 = mark + 1
        last: i64 = shuffle.kinds - 1
        first: i64 = self.first
        old_left, new_left = shuffle.old_left, shuffle.new_left
        for kind in range(last + 1):
            got = extra
            marked = mark
            if kind < last:
                weights = self.weights[kind]
                ends = self.ends[kind + 1]
                left = self.ends[kind][extra * width + mark] * (rng.word() / WORDS)
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
            got += shuffle.least[first + kind]
            shuffle.got[first + kind] = got
            if not self.marks_old:
                marked = got - marked
            if kind == last:
                shuffle.last_old[self.seat] = marked
            old_left[kind] = old_left[kind] - marked
            new_left[kind] = new_left[kind] - (got - marked)
            if old_left[kind] < 0 or new_left[kind] < 0:
                return False
        return True


def _ways(cards: list[int], rates: list[float], alone: bool) -> list[list[float]]:
    """For each kind how likely it is to have got each number of its cards, at a rate.

    What a hand has got that is the only bound one can be told exactly: in how many ways the cards
    can be chosen.
    """
    every: list[list[float]] = []
    for kind in range(len(cards)):
        rate = rates[kind]
        most: i64 = cards[kind]
        number: i64 = 1
        last = 1.0
        ways = [last]
        while number <= most:
            last = last * (float(most - number + 1) if alone else rate) / float(number)
            ways.append(last)
            number += 1
        every.append(ways)
    return every


class Remainder:
    """What the bound hands leave of the old or of the new cards, and how likely that is."""

    def __init__(
        self, cards: list[int], rates: list[float], ways: list[list[float]], size: int
    ) -> None:
        self.ways = ways
        self.most = self._most(cards, rates, size)

    def _most(self, cards: list[int], rates: list[float], size: int) -> float:
        """The greatest weight that so many cards can have.

        Each card in turn comes where it adds most. As the rates add up to no more than all cards,
        their whole parts come first anyway.
        """
        numbers = [min(cards[kind], int(rates[kind])) for kind in range(len(cards))]
        for _ in range(size - sum(numbers)):
            best, most = 0, -1.0
            for kind in range(len(cards)):
                if numbers[kind] < cards[kind]:
                    gain = rates[kind] / (numbers[kind] + 1)
                    if gain > most:
                        best, most = kind, gain
            numbers[best] += 1
        return self.weight(numbers)

    def weight(self, left: list[int]) -> float:
        product = 1.0
        for kind in range(len(left)):
            product *= self.ways[kind][left[kind]]
        return product


class LastShuffle:
    """What one seat knows of the cards since the last shuffle, and a deal that agrees with it.

    Cards are counted by kind; `least` is what each seat must have got, old cards and new: what it
    has played and what is known to be in its hand; of the viewer it is all. Kinds that nobody must
    have got are one kind here, until all is dealt.
    """

    def __init__(
        self,
        old: list[int],
        new: list[int],
        held: list[int],
        drawn: list[int],
        least: list[int],
        viewer: int,
    ) -> None:
        self.players = len(held)
        self.held = held
        self.drawn = drawn
        self.viewer = viewer
        self.all_old = sum(held)
        # The viewer's cards, where they are known to be new, and out of the way
        self.own: list[int] = []
        if viewer != NOBODY and not self.all_old:
            least, new = self._set_aside(least, new)
        # The kinds as they are given: those that somebody needs, and the others
        self.needed: list[int] = []
        self.others: list[int] = []
        self._sort_kinds(least, len(old))
        self.other_old = [old[kind] for kind in self.others]
        self.other_new = [new[kind] for kind in self.others]
        self.old = [old[kind] for kind in self.needed]
        self.new = [new[kind] for kind in self.needed]
        if self.others:
            self.old.append(sum(self.other_old))
            self.new.append(sum(self.other_new))
        self.kinds = len(self.old)
        self.least: list[int] = []
        self.extras: list[int] = []
        for seat in range(self.players):
            extras = held[seat] + self.drawn[seat]
            for kind in self.needed:
                number = least[seat * len(old) + kind]
                self.least.append(number)
                extras -= number
            if self.others:
                self.least.append(0)
            self.extras.append(extras)
        self.all_new = sum(self.new)
        # The deal: what each seat got, and how many old cards of the last kind; what is left
        self.got = self.least[:]
        self.last_old = [0] * self.players
        self.old_left: list[int] = []
        self.new_left: list[int] = []
        # The deal by the given kinds: the cards of each seat, by seat and kind, and the deck
        self.hands: list[int] = []
        self.deck: list[int] = []

    def _set_aside(self, least: list[int], new: list[int]) -> tuple[list[int], list[int]]:
        """Take out what the viewer has drawn: nothing about it is unknown."""
        kinds = len(new)
        first = self.viewer * kinds
        self.own = least[first : first + kinds]
        self.drawn = self.drawn[:]
        self.drawn[self.viewer] = 0
        least = least[:first] + [0] * kinds + least[first + kinds :]
        return least, [new[kind] - self.own[kind] for kind in range(kinds)]

    def _sort_kinds(self, least: list[int], kinds: int) -> None:
        for kind in range(kinds):
            is_needed = False
            for seat in range(self.players):
                if least[seat * kinds + kind]:
                    is_needed = True
            if is_needed:
                self.needed.append(kind)
            else:
                self.others.append(kind)

    def deal(self, rng: Rng) -> None:
        """Draw one of all deals that agree with what is known, each equally likely."""
        order, hopes = self._plans()
        while True:
            bound = 0
            for number in range(1, len(hopes)):
                if hopes[number] > hopes[bound]:
                    bound = number
            if self.deal_with(order[:bound], order[bound:], rng):
                return
            hopes[bound] *= DISTRUST

    # Which hands to bind

    def _plans(self) -> tuple[list[int], list[float]]:
        """The seats, those first that fit least; and for each number of them to be bound, about
        how often a deal will fit.
        """
        order: list[int] = []
        chances: list[float] = []
        for seat in range(self.players):
            if seat != self.viewer:
                chance = self._chance(seat)
                place = len(order)
                while place and chances[place - 1] > chance:
                    place -= 1
                order.insert(place, seat)
                chances.insert(place, chance)
        hopes: list[float] = []
        for bound in range(len(order) + 1):
            hope = self._chance_of_remainder(order, bound)
            for place in range(bound, len(order)):
                hope *= chances[place]
            hopes.append(hope)
        return order, hopes

    def _chance(self, seat: int) -> float:
        """About how likely it is that a hand that is dealt at random has got what it must."""
        chance = 1.0
        old_share = self.held[seat] / max(1, self.all_old)
        new_share = self.drawn[seat] / max(1, self.all_new)
        for kind in range(self.kinds):
            least = self.least[seat * self.kinds + kind]
            if least:
                mean = old_share * self.old[kind] + new_share * self.new[kind] + LITTLE
                excess = (mean + 0.5 - least) / mean**0.5
                chance *= 0.5 + 0.5 * excess / (0.6 + abs(excess))
        return chance

    def _chance_of_remainder(self, order: list[int], bound: int) -> float:
        """About how often what is left is accepted: the more that is, the better."""
        rows = self._rows(order[:bound])
        if len(rows) < 2:
            return 1.0
        old = LITTLE
        new = self.all_new - sum(self.drawn) + LITTLE
        for seat in order[bound:]:
            old += self.held[seat]
            new += self.drawn[seat]
        old_spread, new_spread = 0.0, 0.0
        for seat in rows:
            if self.held[seat]:
                total = self.held[seat] + self.drawn[seat]
                old_spread += self.held[seat] * self.drawn[seat] / total
            if seat != self.viewer:
                new_spread += self.extras[seat]
        chance: float = (new / (new + new_spread)) ** ((self.kinds - 1) / 2)
        if self.all_old:
            mixed = 0
            for kind in range(self.kinds):
                mixed += self.old[kind] > 0 and self.new[kind] > 0
            if mixed > 1:
                chance *= (old / (old + old_spread)) ** ((mixed - 1) / 2)
        return chance

    def _rows(self, bound: list[int]) -> list[int]:
        """The seats that need a table: the viewer, too, while there are old cards."""
        return [self.viewer, *bound] if self.viewer != NOBODY and self.all_old else bound

    # Dealing

    def deal_with(self, bound: list[int], free: list[int], rng: Rng) -> bool:
        """Deal with these hands bound until all fit, but not for ever; tell whether they do."""
        seats = self._rows(bound)
        old_size, new_size = 0, self.all_new - sum(self.drawn)
        for seat in free:
            old_size += self.held[seat]
            new_size += self.drawn[seat]
        alone = len(seats) < 2
        old_rates, new_rates = self._rates(seats, old_size, new_size)
        old_ways = _ways(self.old, old_rates, alone)
        new_ways = _ways(self.new, new_rates, alone)
        rows = [Row(self, seat, old_ways, new_ways) for seat in seats]
        rests: list[Remainder] = []
        if not alone:
            rests.append(Remainder(self.new, new_rates, new_ways, new_size))
            if self.all_old:
                rests.append(Remainder(self.old, old_rates, old_ways, old_size))
        for _ in range(TRIES):
            if self._draw_rows(rows, rests, rng) and self._deal_rest(free, rng):
                self._tell_apart(rng)
                return True
        return False

    def _draw_rows(self, rows: list[Row], rests: list[Remainder], rng: Rng) -> bool:
        """Draw what the bound hands got; tell whether what they leave is accepted."""
        self.old_left = self.old[:]
        self.new_left = self.new[:]
        for row in rows:
            if not row.draw(self, rng):
                return False
        left = self.new_left
        for rest in rests:
            if rest.weight(left) < rest.most * (rng.word() / WORDS):
                return False
            left = self.old_left
        return True

    def _deal_rest(self, free: list[int], rng: Rng) -> bool:
        """Deal what is left to the other hands; tell whether they fit. What remains is the deck."""
        olds = _cards(self.old_left)
        news = _cards(self.new_left)
        kinds = self.kinds
        for seat in free:
            first = seat * kinds
            got = [0] * kinds
            _draw(olds, self.held[seat], got, rng)
            self.last_old[seat] = got[kinds - 1]
            _draw(news, self.drawn[seat], got, rng)
            for kind in range(kinds):
                if got[kind] < self.least[first + kind]:
                    return False
                self.got[first + kind] = got[kind]
        self.new_left = [0] * kinds
        for card in news:
            self.new_left[card] += 1
        return True

    def _tell_apart(self, rng: Rng) -> None:
        """Deal the kinds that nobody needed, so far one, and name all kinds as they were given."""
        kinds = len(self.needed) + len(self.others)
        last = len(self.needed)
        olds, news = _cards(self.other_old), _cards(self.other_new)
        hands = [0] * (self.players * kinds)
        for seat in range(self.players):
            first = seat * kinds
            for place in range(last):
                hands[first + self.needed[place]] = self.got[seat * self.kinds + place]
            if self.others:
                counts = [0] * len(self.others)
                old = self.last_old[seat]
                _draw(olds, old, counts, rng)
                _draw(news, self.got[seat * self.kinds + last] - old, counts, rng)
                for place in range(len(self.others)):
                    hands[first + self.others[place]] = counts[place]
        for kind in range(len(self.own)):
            hands[self.viewer * kinds + kind] = self.own[kind]
        self.hands = hands
        deck: list[int] = []
        for place in range(last):
            deck += [self.needed[place]] * self.new_left[place]
        for card in news:
            deck.append(self.others[card])
        rng.shuffle(deck)
        self.deck = deck

    # Rates

    def _rates(
        self, seats: list[int], old_size: int, new_size: int
    ) -> tuple[list[float], list[float]]:
        """How many old and new cards of each kind the bound hands may be expected to leave."""
        old_rates = [float(number) for number in self.old]
        new_rates = [float(number) for number in self.new]
        if len(seats) < 2:
            return old_rates, new_rates
        # Of each hand: how much more readily it has got an old card than a new one
        odds: list[float] = []
        for seat in seats:
            per_old = (self.held[seat] + LITTLE) / max(1, self.all_old)
            odds.append(per_old * self.all_new / (self.drawn[seat] + LITTLE))
        for _ in range(ROUNDS):
            old_sums = _shared(old_rates, old_size)
            new_sums = _shared(new_rates, new_size)
            for number in range(len(seats)):
                seat = seats[number]
                if self.all_old:
                    odds[number] *= self._expect(
                        seat, odds[number], old_rates, new_rates, old_sums, new_sums
                    )
                else:
                    self._expect_new(seat, new_rates, new_sums)
            for kind in range(self.kinds):
                old_rates[kind] *= self.old[kind] / (old_sums[kind] + LITTLE)
                new_rates[kind] *= self.new[kind] / (new_sums[kind] + LITTLE)
        return _shared(old_rates, old_size), _shared(new_rates, new_size)

    def _expect_new(self, seat: int, rates: list[float], sums: list[float]) -> None:
        """Add what a bound hand may be expected to have got, where all cards are new."""
        first = seat * self.kinds
        total = LITTLE
        for kind in range(self.kinds):
            total += rates[kind] / (self.least[first + kind] + 1)
        share = self.extras[seat] / total
        for kind in range(self.kinds):
            least = self.least[first + kind]
            sums[kind] += least + share * rates[kind] / (least + 1)

    def _expect(
        self,
        seat: int,
        odds: float,
        old_rates: list[float],
        new_rates: list[float],
        old_sums: list[float],
        new_sums: list[float],
    ) -> float:
        """Add what a bound hand may be expected to have got; by what its odds are to be raised."""
        first = seat * self.kinds
        total = LITTLE
        for kind in range(self.kinds):
            rate = old_rates[kind] * odds + new_rates[kind]
            total += rate / (self.least[first + kind] + 1)
        share = self.extras[seat] / total
        olds: list[float] = []
        news: list[float] = []
        old_sum, new_sum = LITTLE, LITTLE
        for kind in range(self.kinds):
            least = self.least[first + kind]
            old = old_rates[kind] * odds
            rate = old + new_rates[kind]
            expected = least + share * rate / (least + 1)
            old = expected * old / (rate + LITTLE)
            olds.append(old)
            news.append(expected - old)
            old_sum += old
            new_sum += expected - old
        more_old = self.held[seat] / old_sum
        more_new = self.drawn[seat] / new_sum
        for kind in range(self.kinds):
            old_sums[kind] += olds[kind] * more_old
            new_sums[kind] += news[kind] * more_new
        return (more_old + LITTLE) / (more_new + LITTLE)


def _shared(rates: list[float], size: int) -> list[float]:
    """About so many cards, or about one, shared out in proportion to rates."""
    factor = max(size, 1) / (sum(rates) + LITTLE)
    return [rate * factor for rate in rates]


def _cards(counts: list[int]) -> list[int]:
    cards: list[int] = []
    for kind in range(len(counts)):
        cards += [kind] * counts[kind]
    return cards


def _draw(cards: list[int], number: int, got: list[int], rng: Rng) -> None:
    """Draw so many of the cards at random, and count them."""
    for _ in range(number):
        place = rng.below(len(cards))
        card = cards[place]
        last = cards.pop()
        if place < len(cards):
            cards[place] = last
        got[card] += 1


def could_be_dealt(old: list[int], held: list[int], got: list[int]) -> bool:
    """Whether of the cards that each seat got, so many can be its old ones.

    So it is if no seats together hold more old cards than there are of the kinds that they got.
    """
    kinds = len(old)
    for seats in range(1 << len(held)):
        wanted = 0
        together = [0] * kinds
        for seat in range(len(held)):
            if seats >> seat & 1:
                wanted += held[seat]
                for kind in range(kinds):
                    together[kind] += got[seat * kinds + kind]
        for kind in range(kinds):
            wanted -= min(old[kind], together[kind])
        if wanted > 0:
            return False
    return True
