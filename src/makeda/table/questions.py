"""Who is asked at a table, since when, and under which number."""

from __future__ import annotations

from makeda.table.problems import Stale


class Questions:
    """The questions put to each seat. Whoever calls says what time it is."""

    def __init__(self, numbers: list[int], asked_at: list[float]) -> None:
        # Per seat, the number of questions put to it and moves made by it: what an answer names.
        self.numbers = numbers
        # Per seat, since when it is asked; 0 when it is not.
        self.asked_at = asked_at

    def must_be_open(self, seat: int, number: int) -> None:
        """Refuse an answer to another question than the one that is open now."""
        if number != self.numbers[seat]:
            raise Stale("stale_decision", {"number": self.numbers[seat]})

    def answered(self, seat: int) -> None:
        """A seat made a move, asked or not: what it sees now is something new to decide on."""
        self.numbers[seat] += 1

    def put(self, actors: list[int], still: list[int], now: float) -> None:
        """Ask the awaited seats; those in `still` have their question already."""
        for seat in range(len(self.numbers)):
            if seat not in actors:
                self.asked_at[seat] = 0.0
            elif seat not in still:
                self.numbers[seat] += 1
                self.asked_at[seat] = now

    def put_anew(self, actors: list[int], now: float) -> None:
        """After a move was taken back: no answer to an earlier question counts, of any seat."""
        self.numbers = [number + 1 for number in self.numbers]
        self.asked_at = [now if seat in actors else 0.0 for seat in range(len(self.numbers))]

    def longest(self, seats: list[int]) -> float:
        """Since when the one of these seats is asked that waits longest; 0 for none."""
        return min((self.asked_at[seat] for seat in seats), default=0.0)
