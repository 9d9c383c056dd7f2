"""The words of an analysis, and its figures as the reader writes them."""

from __future__ import annotations

from makeda.analysis.comparison import Source
from makeda.analysis.judging import Judgement
from makeda.core.game import Game
from makeda.games.texts import catalogue

# Where the texts are
PART = "lab/review"
# So many categories of an account are named; more are too many to be read.
LARGEST = 3


class Words:
    """Everything that is said about a game that was analysed."""

    def __init__(self, game: Game, names: list[str]) -> None:
        self._texts = catalogue(game.info.id, part=PART)
        self._unit = game.info.unit
        self.names = names
        self.language = self._texts.language

    def __call__(self, key: str, **params: object) -> str:
        return self._texts.say("review", key, params, self.names)

    def heads(self, *keys: str) -> list[str]:
        """The heads of columns."""
        return [self(f"head_{key}") for key in keys]

    def chance(self, chance: float) -> str:
        return self._texts.percent(chance)

    def change(self, change: float) -> str:
        """A difference between chances, in points of a hundred."""
        return self._texts.signed(100 * change)

    def loss(self, judgement: Judgement) -> str:
        """What a move cost of the winning chance, give or take its standard error."""
        lost, error = (
            self._texts.number(100 * each, 1) for each in (judgement.loss, judgement.error)
        )
        return self("give_or_take", value=lost, error=error)

    def points(self, points: float) -> str:
        """Points, or money, with a sign."""
        return self._texts.signed(points * self._unit, 1 if self._unit == 1 else 0)

    def why(self, sources: list[Source]) -> str:
        """Where the points come from: the largest categories."""
        parts = [
            f"{self._texts.account(source.category, [], [])} {self.points(source.points)}"
            for source in sources[:LARGEST]
        ]
        return "; ".join(parts)
