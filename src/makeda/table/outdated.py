"""Tables whose game began with other rules than the program has now.

A running game never changes its rules under its players: it ends with its version. What is left is
its record, which an earlier program can replay; so it is written down without playing anything.
"""

from __future__ import annotations

from typing import Any

from makeda.core.deals import load_proof
from makeda.core.records import Record
from makeda.games.registry import game as game_of
from makeda.table.entries import load_entry
from makeda.table.log import Log
from makeda.table.problems import TableProblem


def outdated_record(data: dict[str, Any], log: list[dict[str, Any]]) -> Record:
    """The game of a snapshot and its log, as far as it was played, with its own rules version.

    The scores are missing: they would have to be reckoned by those rules.
    """
    if data["first"] is None:
        raise TableProblem("not_playing", {})
    terms = data["terms"]
    names = [seat["name"] for seat in data["seats"]]
    seed = None if terms["seed"] is None else int(terms["seed"])
    game = game_of(terms["game"])
    record = Record(game, len(names), terms["options"], names, seed, data["first"])
    record.rules_version = terms["rules_version"]
    if data.get("proof"):
        record.proof = load_proof(data["proof"], len(names))
    standing = Log(load_entry(entry) for entry in log).standing
    moves = [(move.seat, move.by, move.words) for move in standing]
    record.copy_down(moves, data["position"])
    return record
