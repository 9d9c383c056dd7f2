"""Moves at the edges: move codes <-> words <-> JSON.

Inside, a move is a small number. People, records and clients never see it: they use the words
("bid 7") or the JSON ({"verb": "bid", "amount": 7}) of the same move.
"""

from __future__ import annotations

import json
from typing import Final, TypeVar

from makeda.core import seen
from makeda.core.problems import UnknownMove

E = TypeVar("E")


class Move:
    """A move in words and as verb with typed arguments."""

    def __init__(self, verb: str, args: dict[str, object], words: str) -> None:
        self.verb: Final = verb
        self.args: Final = args
        self.words: Final = words

    def json(self) -> dict[str, object]:
        """The move as JSON: its verb, and its arguments beside it."""
        form: dict[str, object] = {"verb": self.verb}
        form.update(self.args)
        return form

    def shown(self, effects: E) -> seen.Move[E]:
        """The move as a view lists it, with what it would do."""
        return {
            "verb": self.verb,
            "args": self.args,
            "words": self.words,
            "effects": effects,
        }


def _tidy(words: str) -> str:
    """Words as we write them: small letters, single spaces, no space around a comma."""
    return ",".join(" ".join(part.split()) for part in words.lower().split(","))


def _key(form: dict[str, object]) -> str:
    return json.dumps(form, sort_keys=True)


class MoveTable:
    """Every move of a game, in the order of its code.

    `also` holds further words that are understood for a move, though it is never written so.
    """

    def __init__(self, moves: list[Move], also: dict[str, int] | None = None) -> None:
        self._moves: Final = moves
        self._by_words: Final = dict(also or {})
        self._by_words.update({move.words: code for code, move in enumerate(moves)})
        self._by_json: Final = {_key(move.json()): code for code, move in enumerate(moves)}

    def __len__(self) -> int:
        return len(self._moves)

    def __getitem__(self, code: int) -> Move:
        return self._moves[code]

    def words(self, code: int) -> str:
        """The move with this code in words, as `parse` reads them."""
        return self._moves[code].words

    def parse(self, words: str) -> int:
        """The code of a move given in words; capitals and extra spaces do not matter."""
        code = self._by_words.get(_tidy(words))
        if code is None:
            raise UnknownMove("unknown_move", {"move": words})
        return code

    def from_json(self, form: object) -> int:
        """The code of a move given as JSON."""
        if isinstance(form, dict):
            try:
                code = self._by_json.get(_key(form))
            except (TypeError, ValueError):
                code = None
            if code is not None:
                return code
        raise UnknownMove("unknown_move", {"move": str(form)})
