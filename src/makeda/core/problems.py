"""What can go wrong, as a key with parameters; the sentences live in the text catalogues."""

from __future__ import annotations


def phrase(key: str, game_id: str = "", **params: object) -> dict[str, object]:
    """Words within a sentence, as plain data: a key of the chapter `phrases`, and parameters.

    It is in the texts that all games share, or in those of one game.
    """
    return {"phrase": key, "game": game_id, **params}


class Problem(Exception):
    """Something a user asked for cannot be done: a key for the catalogue, and what it is about."""

    def __init__(self, key: str, params: dict[str, object] | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.params: dict[str, object] = params or {}

    def __str__(self) -> str:
        about = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.key} ({about})" if about else self.key

    def __reduce__(self) -> tuple[object, ...]:
        """Worker processes pass problems on; by default only the key would arrive."""
        return type(self), (self.key, self.params)


class IllegalMove(Problem):
    """A move that a rule forbids now. It names the rule and has changed nothing."""

    def __init__(self, key: str, rule: str, params: dict[str, object] | None = None) -> None:
        super().__init__(key, params)
        self.rule = rule

    def __str__(self) -> str:
        return f"{super().__str__()} [{self.rule}]"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.key, self.rule, self.params)


class UnknownMove(Problem):
    """Words or JSON that are not a move of the game at all."""


class BadSetup(Problem):
    """A game, a number of players, a seed or an option that does not exist."""


class BadPosition(Problem):
    """Data that is not a position of the game."""

    def __init__(self, field: str) -> None:
        super().__init__("bad_position", {"field": field})

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.params["field"],)


class BadJson(Problem):
    """Text that is no JSON, or that holds what nobody could store and show again."""


class BadRecord(Problem):
    """A record that is broken, foreign, or does not replay to the same game."""


class BrokenLaw(Exception):
    """A position that breaks a conservation law of its game: a bug, or a forged position."""


def demand(holds: bool, law: str) -> None:
    """Raise BrokenLaw unless the law holds."""
    if not holds:
        raise BrokenLaw(law)
