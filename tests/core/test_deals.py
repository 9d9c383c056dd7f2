"""Deals that can be checked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256

import pytest

from makeda.core.deals import Proof, load_proof
from makeda.core.game import Game
from makeda.core.problems import BadRecord
from makeda.core.records import Record, read
from makeda.games.registry import GAMES, game
from tests.setups import every_game

NUMBER = bytes(range(32)).hex()


@dataclass(frozen=True)
class Deal:
    """All that a deal depends on."""

    number: str = NUMBER
    table: str = "t"
    words: tuple[str, ...] = ("", "salt", "")
    lions: str = "free"

    @property
    def proof(self) -> Proof:
        return Proof(self.number, self.table, list(self.words))

    def commitment(self) -> str:
        return self.proof.commitment(game("kette"), {"lions": self.lions})

    def first(self) -> dict[str, object]:
        return self.proof.deal(game("kette"), {"lions": self.lions}).dump()


def written_out(parts: list[bytes]) -> str:
    return sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).hexdigest()


def test_the_commitment_is_sha_256_of_all_parts_with_their_lengths() -> None:
    """Written out, so that others can check a deal without this program."""
    parts = [
        b"commitment",
        bytes(range(32)),
        b"t",
        b"kette",
        str(game("kette").info.rules_version).encode(),
        b'{"lions":"free"}',
        b"3",
    ]
    assert Deal().commitment() == written_out(parts)


def test_the_web_app_expects_such_a_commitment() -> None:
    """That of the record in web/tests/deal.test.ts."""
    parts = [b"commitment", b"\x0f" * 32, b"0123abcd", b"kette", b"2", b'{"lions":"free"}', b"3"]
    expected = "e792e8a441314bf9719c85c20cf0c92af0e702cbd22a2c5a1d6e3ad44ffaafa4"
    assert written_out(parts) == expected


def test_fields_that_are_not_known_are_kept_in_a_proof() -> None:
    data = {**Deal().proof.dump(), "witness": ["somebody", 7]}
    proof = load_proof(data, 3)
    assert proof.dump() == data
    assert proof.commitment(game("kette"), {"lions": "free"}) == Deal().commitment()


@pytest.mark.parametrize(
    "other",
    [
        Deal(number="0" + NUMBER[1:-1] + "0"),
        Deal(table="u"),
        Deal(lions="none"),
        Deal(words=("", "", "", "")),
    ],
)
def test_the_commitment_binds_everything_but_the_words(other: Deal) -> None:
    assert other.commitment() != Deal().commitment()
    assert other.first() != Deal().first()


@pytest.mark.parametrize(
    "words", [("salt", "", ""), ("", "sal", "t"), ("", "", ""), ("s", "alt", "")]
)
def test_words_change_the_deal_and_not_the_commitment(words: tuple[str, ...]) -> None:
    other = replace(Deal(), words=words)
    assert other.commitment() == Deal().commitment()
    assert other.first() != Deal().first()


def test_the_commitment_is_never_the_key() -> None:
    silent = Deal(words=("", "", ""))
    assert silent.commitment() not in str(silent.first())


@every_game
def test_a_record_with_a_proof_replays_only_if_the_deal_follows_from_it(game: Game) -> None:
    players = game.info.least_players
    proof = Proof(NUMBER, "t", ["a"] * players)
    options = game.settle({})
    first = proof.deal(game, options).dump()
    record = Record(game, players, options, ["x"] * players, None, first)
    record.proof = proof
    text = record.json()
    assert len(list(read(text, GAMES).replay())) == 1
    other = read(text.replace(NUMBER, "f" + NUMBER[1:]), GAMES)
    with pytest.raises(BadRecord, match="record_first"):
        list(other.replay())


@pytest.mark.parametrize(
    "data",
    [
        [],
        {"number": NUMBER, "table": "t"},
        {"number": NUMBER[1:], "table": "t", "words": ["", "", ""]},
        {"number": NUMBER.replace("0", "g"), "table": "t", "words": ["", "", ""]},
        {"number": NUMBER, "table": 7, "words": ["", "", ""]},
        {"number": NUMBER, "table": "t", "words": ["", ""]},
        {"number": NUMBER, "table": "t", "words": ["", "", "x" * 101]},
        {"number": NUMBER, "table": "t", "words": ["", "", "\ud800"]},
    ],
)
def test_a_broken_proof_is_refused(data: object) -> None:
    with pytest.raises(BadRecord, match="record_field"):
        load_proof(data, 3)
