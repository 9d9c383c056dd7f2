"""Deals that can be checked: settled before anybody could know them, and shown afterwards.

Whoever deals draws a secret number of 256 bits and publishes a commitment to it. Then each player
may add a few words of their own. The cards follow from the number and the words, so neither side
could choose them; and when the number is shown in the end, everyone can see that it is the one
that was committed to, and that the first position follows from it.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final

from makeda.core.game import Game
from makeda.core.problems import BadRecord
from makeda.core.state import State

NUMBER_BYTES: Final = 32
LONGEST_WORDS: Final = 100
FIELDS: Final = ["number", "table", "words"]


class Proof:
    """What a deal follows from: the secret number, the table, and each seat's words."""

    def __init__(
        self, number: str, table: str, words: list[str], more: dict[str, object] | None = None
    ) -> None:
        self.number: Final = number  # 64 hexadecimal digits
        self.table: Final = table
        self.words: Final = words  # by seat; "" for whoever added none
        self.more: Final[dict[str, object]] = more or {}  # what else its file says

    def commitment(self, game: Game, options: dict[str, object]) -> str:
        """What may be shown from the beginning: it binds the number and tells nothing of it."""
        return self._digest("commitment", game, options, []).hex()

    def deal(self, game: Game, options: dict[str, object]) -> State:
        """The first position, with all draws that are still to come."""
        key = self._digest("key", game, options, self.words)
        return game.new_sealed(len(self.words), key, **options)

    def _digest(
        self, purpose: str, game: Game, options: dict[str, object], words: list[str]
    ) -> bytes:
        """SHA-256 of all parts, each with its length, so that no two lists of parts look alike."""
        parts = [
            purpose.encode(),
            bytes.fromhex(self.number),
            self.table.encode(),
            game.info.id.encode(),
            str(game.info.rules_version).encode(),
            json.dumps(options, sort_keys=True, separators=(",", ":")).encode(),
            str(len(self.words)).encode(),
        ]
        for word in words:
            parts.append(word.encode())
        digest = sha256()
        for part in parts:
            digest.update(len(part).to_bytes(4, "big") + part)
        return digest.digest()

    def dump(self) -> dict[str, object]:
        return {"number": self.number, "table": self.table, "words": self.words[:], **self.more}


def load_proof(data: object, players: int) -> Proof:
    """The proof that a record holds."""
    if isinstance(data, dict):
        number, table, words = data.get("number"), data.get("table"), data.get("words")
        if _is_number(number) and isinstance(table, str) and isinstance(words, list):
            if len(words) == players and all(_is_word(word) for word in words):
                more = {name: value for name, value in data.items() if name not in FIELDS}
                return Proof(str(number), table, [str(word) for word in words], more)
    raise BadRecord("record_field", {"field": "proof"})


def _is_number(value: object) -> bool:
    if not isinstance(value, str) or len(value) != 2 * NUMBER_BYTES:
        return False
    return all(digit in "0123456789abcdef" for digit in value)


def _is_word(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_WORDS and value.isprintable()
