"""What is agreed on before the game."""

from __future__ import annotations

from typing import Any

from makeda.core.game import Game
from makeda.games.numbers import own_numbers
from makeda.games.registry import game as game_of
from makeda.table.problems import OtherRules

# How long one may hesitate where nothing else is agreed on, in seconds
PATIENCE = 10
# How long a decision may take among strangers where nothing else is agreed on, in seconds: nobody
# shall wait for somebody they cannot call.
AMONG_STRANGERS = 180


class Terms:
    """What is agreed on before the game: fixed for the life of the table."""

    def __init__(
        self,
        game: Game,
        options: dict[str, object],
        seed: int | None,
        *,
        fixed_deal: bool = False,
        public: bool = False,
        time_limit: int = 0,
        patience: int = PATIENCE,
        guided: bool = False,
        hints: bool = False,
    ) -> None:
        self.game = game
        self.options = game.settle(options)
        self._own_numbers = own_numbers(game, self.options)
        # None for a deal that can be checked, and for a record that has no seed.
        self.seed = seed
        # Somebody chose the deal and may know what lies where; everyone is told.
        self.fixed_deal = fixed_deal
        self.public = public
        # Seconds for a decision, after which a bot decides; 0 for none.
        self.time_limit = time_limit
        # Seconds that a seat may hesitate before another may act for it, where the game has that.
        self.patience = patience
        # Somebody plays their first game, which is prepared and teaches.
        self.guided = guided
        # Whether people may have hints though others play; against bots alone they always may.
        self.hints = hints

    def shown(self) -> dict[str, object]:
        return {**self._agreed(), "own_numbers": self._own_numbers}

    def _agreed(self) -> dict[str, object]:
        return {
            "game": self.game.info.id,
            "options": self.options,
            "fixed_deal": self.fixed_deal,
            "public": self.public,
            "time_limit": self.time_limit,
            "patience": self.patience,
            "guided": self.guided,
            "hints": self.hints,
        }

    def dump(self) -> dict[str, object]:
        return {
            **self._agreed(),
            "rules_version": self.game.info.rules_version,
            "seed": None if self.seed is None else str(self.seed),
        }


def load_terms(data: dict[str, Any]) -> Terms:
    """The terms of a table; OtherRules if its game has changed since it began."""
    game = game_of(data["game"])
    began, ours = data["rules_version"], game.info.rules_version
    if began != ours:
        about: dict[str, object] = {"title": game.info.title, "version": began, "ours": ours}
        raise OtherRules("outdated_table", about)
    return Terms(
        game,
        data["options"],
        None if data["seed"] is None else int(data["seed"]),
        fixed_deal=data["fixed_deal"],
        public=data["public"],
        time_limit=data["time_limit"],
        patience=data["patience"],
        # Older tables have no guide.
        guided=data.get("guided", False),
        # Nobody agreed to hints at older tables.
        hints=data.get("hints", False),
    )
