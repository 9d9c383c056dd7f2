"""The words of a report: its own and the game's, and figures as the reader writes them."""

from __future__ import annotations

from makeda.games.texts import catalogue
from makeda.lab.balance.figures import Change, Item, Source
from makeda.lab.balance.story import Figure
from makeda.lab.stats import Estimate

# Where the texts are.
PART = "lab/balance"


class Words:
    """Everything that a report on a game says."""

    def __init__(self, game_id: str) -> None:
        self._texts = catalogue(game_id, part=PART)
        self.language = self._texts.language

    def __call__(self, key: str, **params: object) -> str:
        """A sentence of the report."""
        return self._texts.say("balance", key, params)

    def heads(self, *keys: str) -> list[str]:
        """The heads of columns."""
        return [self(f"head_{key}") for key in keys]

    def chapters(self) -> list[tuple[str, str]]:
        """What the game counts: each chapter and its title, in the order of its catalogue."""
        return [(key, self._texts.say("counts", key)) for key in self._texts.keys("counts")]

    def item(self, item: Item) -> str:
        return self._texts.word(item.name)

    def source(self, source: Source) -> str:
        return self._texts.account(source.category, [], [])

    def compared(self, change: Change) -> str:
        """What a figure is called that is compared."""
        return self(f"figure_{change.name}", seat=change.seat)

    def told(self, name: str) -> str:
        """What a figure is called that tells how games go."""
        ending = name.removeprefix("ending_")
        if ending != name:
            return self("ending", how=self._texts.say("endings", ending))
        return self(f"told_{name}")

    def size(self, figure: Figure, value: float) -> str:
        """A value of the same kind as a figure."""
        return self.share(value) if figure.is_share else self.figure(value)

    def estimate(self, figure: Figure) -> str:
        """A figure with its interval."""
        value, low, high = (self.size(figure, each) for each in figure.estimate)
        return self("estimate", value=value, low=low, high=high)

    def change(self, figure: Figure, change: Estimate) -> str:
        """By how much a figure of this kind is another."""
        scale = 100 if figure.is_share else 1
        return self.signed(Estimate(*(scale * each for each in change)), 1)

    def about(self, size: str) -> str:
        """How small an effect could have been shown."""
        return self("about", size=size)

    def several(self, words: list[str]) -> str:
        return self._texts.several(words)

    def either(self, words: list[str]) -> str:
        return self._texts.several(words, either=True)

    def number(self, value: float, digits: int = 0) -> str:
        return self._texts.number(value, digits)

    def share(self, value: float, digits: int = 1) -> str:
        return self._texts.percent(value, digits)

    def figure(self, value: float) -> str:
        return self.number(value, digits_of(value))

    def signed(self, change: Estimate, digits: int) -> str:
        """A difference and its interval."""
        value, low, high = (self._texts.signed(each, digits) for each in change)
        return self("signed", value=value, low=low, high=high)

    def shares(self, share: Estimate) -> list[str]:
        """A share, its interval, and how small an effect could have been shown."""
        low, high = self.share(share.low), self.share(share.high)
        return [self.share(share.value), self.range(low, high), self.about(self.share(share.shows))]

    def range(self, low: str, high: str) -> str:
        return self("range", low=low, high=high)

    def tick(self, value: float) -> str:
        """A round number at an axis, with no more digits than it has."""
        return self.number(value, _needed(value))

    def share_tick(self, value: float) -> str:
        return self.share(value, _needed(100 * value))


def digits_of(value: float) -> int:
    """Behind the point: two for small numbers."""
    return 1 if abs(value) >= 10 else 2


def _needed(value: float) -> int:
    return len(f"{value:g}".partition(".")[2])
