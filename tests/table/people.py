"""Tables with people, and what they do there."""

from __future__ import annotations

import json
from typing import Any

from makeda.core.rng import seeded
from makeda.games.registry import game as game_of
from makeda.table.opening import catch_up, load_table, new_table
from makeda.table.seats import BOT, PERSON, Seat
from makeda.table.table import Table
from makeda.table.terms import Terms
from tests.games.babel.build import position

ANA, BEN, CEM = "ana's device", "ben's device", "cem's device"


def kette(*holders: str, **terms: Any) -> Table:
    """A table of Kette that has begun; an empty holder is a bot."""
    seats = [
        Seat(PERSON, f"P{n}", n, holder=holder) if holder else Seat(BOT, f"P{n}", n, "random")
        for n, holder in enumerate(holders)
    ]
    table = new_table("t", Terms(game_of("kette"), {}, 5, **terms), seats, holders[0])
    table.start(holders[0], 100.0)
    return table


def play(table: Table, words: str, now: float = 101.0, seat: int | None = None) -> None:
    number = table.state.actors()[0] if seat is None else seat
    code = table.terms.game.moves.parse(words)
    table.play(number, code, table.questions.numbers[number], f"id-{len(table.log)}", now)


def first_words(table: Table) -> str:
    return table.terms.game.moves.words(table.state.legal(table.state.actors()[0])[0])


def play_on(table: Table, moves: int, seed: int = 1) -> None:
    """Random moves of whoever is asked."""
    rng = seeded(seed)
    for _ in range(moves):
        actors = table.state.actors()
        if not actors:
            return
        seat = actors[rng.below(len(actors))]
        legal = table.state.legal(seat)
        table.play(seat, legal[rng.below(len(legal))], table.questions.numbers[seat], "", 101.0)


def saved(table: Table) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A table as it is stored: its snapshot and its log."""
    log = [entry.dump() for entry in table.log]
    return json.loads(json.dumps(table.snapshot())), json.loads(json.dumps(log))


def check_same(copy: Table, table: Table) -> None:
    assert copy.snapshot() == table.snapshot()
    for seat in (*range(len(table.seats)), None):
        assert json.dumps(copy.frame(seat)) == json.dumps(table.frame(seat))


def caught_up(copy: Table, table: Table) -> Table:
    """A copy that shows a table as it was, brought up to date by what was stored since."""
    snapshot, log = saved(table)
    if not catch_up(copy, snapshot, log[len(copy.log) :]):
        copy = load_table(snapshot, log)
    check_same(copy, table)
    assert copy.accounts.totals() == copy.state.scores()
    return copy


def check_saved(table: Table) -> None:
    """What is saved is the table, and the log leads to its position."""
    check_same(load_table(*saved(table)), table)
    assert table.replay().dump() == table.state.dump()
    assert table.accounts.totals() == table.state.scores()


def sealing() -> Table:
    """Four people at Babel; red builds, and yellow holds three fitting cards."""
    hands = ["", "3 ship", "2 ship", "ship"]
    first = position(hands, discs="tower 1: ship 5", actions=["", "draw", "draw", ""]).dump()
    seats = [Seat(PERSON, f"P{n}", n, holder=str(n)) for n in range(4)]
    table = Table("t", Terms(game_of("babel"), {}, 3), seats, "0", first)
    table.start("0", 1.0)
    play(table, "build tower 1")
    return table


def act(table: Table, *actions: str) -> None:
    """ "2: offer 1" plays, "2: back" takes back, "2: yes" agrees."""
    for action in actions:
        seat, words = int(action[0]), action[3:]
        if words == "back":
            table.take_back(seat, 3.0)
        elif words == "yes":
            table.answer_take_back(seat, True, 4.0)
        else:
            play(table, words, 2.0, seat)
        check_saved(table)
