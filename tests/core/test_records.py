"""A record replays to the same game or is refused; it is never silently different."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from makeda.core.game import Game
from makeda.core.problems import BadRecord
from makeda.core.records import ANALYSES, HINTS, Record, read
from makeda.games.babel.tables import printed_tables
from makeda.games.registry import GAMES, game
from makeda.games.saba.tables import FILE
from makeda.games.texts import catalogue
from makeda.lab.recording import record_game
from tests.setups import ALL_SETUPS, Setup, every_game, every_setup, setups

TEXT = record_game(GAMES[0], 3, 5, {}, "random").json()
SABA_TABLE = tomllib.loads(FILE.read_text(encoding="utf-8"))


def replay(text: str) -> Record:
    record = read(text, GAMES)
    for _ in record.replay():
        pass
    return record


@every_setup
def test_a_record_replays_to_the_same_game(setup: Setup) -> None:
    made = record_game(setup.game, setup.players, 3, setup.options, "random")
    again = replay(made.json())
    assert again.json() == made.json()
    last = list(again.replay())[-1]
    assert last.state.over()
    assert last.state.scores() == made.scores
    assert last.accounts.totals() == made.scores
    assert last.accounts.json() == made.accounts == again.accounts


def test_step_0_is_the_position_before_the_first_move() -> None:
    record = read(TEXT, GAMES)
    steps = record.replay()
    first = next(steps)
    assert (first.number, first.turn, first.events) == (0, None, [])
    assert first.state.dump() == record.first
    second = next(steps)
    assert second.number == 1
    assert second.events


def test_a_game_that_is_not_over_is_guarded_to_its_last_move() -> None:
    record = read(TEXT, GAMES)
    cut = Record(record.game, 3, record.options, record.seats, record.seed, record.first)
    for step in record.replay():
        if step.turn:
            move = record.game.moves.parse(step.turn.words)
            cut.add(step.turn.seat, move, step.state)
        if step.number == 33:
            break
    assert replay(cut.json()).scores is None
    broken = json.loads(cut.json())
    del broken["moves"][-1]["check"]
    assert refusal(json.dumps(broken)) == "record_differs"


def test_comments_are_kept_and_change_nothing_else() -> None:
    data = json.loads(TEXT)
    data["comment"] = "Everybody has 20,000."
    data["moves"][3]["comment"] = "Too much for a topaz."
    record = replay(json.dumps(data))
    assert record.comment == "Everybody has 20,000."
    assert [turn.comment for turn in record.turns[2:5]] == ["", "Too much for a topaz.", ""]
    assert json.loads(record.json()) == data
    data["moves"][3]["comment"] = 7
    assert refusal(json.dumps(data)) == "record_field"


def test_a_record_need_not_tell_where_the_points_came_from() -> None:
    """Older ones do not, and stay as they are."""
    lines = [line for line in TEXT.splitlines(keepends=True) if not line.startswith('"accounts"')]
    assert "accounts" not in "".join(lines)
    assert replay("".join(lines)).json() == "".join(lines)


def test_a_record_may_begin_without_a_deal() -> None:
    """From a saved position, whose seed nobody knows."""
    data = json.loads(TEXT)
    data["seed"] = None
    assert replay(json.dumps(data)).seed is None
    data["first"]["cash"][0] += 1
    assert refusal(json.dumps(data)) == "record_field"


@every_setup
def test_a_saved_position_tells_its_options(setup: Setup) -> None:
    state = setup.new(1)
    assert setup.game.options_of(state) == setup.options
    assert setup.game.options_of(setup.game.load(state.dump())) == setup.options


def saved(setup: Setup, first: Setup) -> str:
    """A record of one setup without a seed and moves, that begins with a position of another."""
    names = ["player"] * setup.players
    return Record(setup.game, setup.players, setup.options, names, None, first.new(1).dump()).json()


@every_game
def test_a_saved_position_has_the_players_and_options_of_the_record(game: Game) -> None:
    """Each setup is held against the first and the last of its game."""
    own = list(setups(game))
    for setup in own:
        assert replay(saved(setup, setup)).players == setup.players
        for other in (own[0], own[-1]):
            if other != setup:
                assert refusal(saved(setup, other)) == "record_field"


@pytest.mark.parametrize(
    ("game", "option", "printed", "change"),
    [
        (game("babel"), "numbers", printed_tables().dump(), {"cards_of_each_kind": 24}),
        (game("saba"), "cards", SABA_TABLE, {"spaces": {"gold": [1, 2, 3]}}),
    ],
    ids=["babel", "saba"],
)
def test_a_saved_position_has_the_table_of_the_record(
    game: Game, option: str, printed: dict[str, object], change: dict[str, object]
) -> None:
    """Also one that is written out though it is ours."""
    tables: list[object] = ["standard", printed, {**printed, **change}]
    ours, same, other = (Setup(game, 3, game.settle({option: table})) for table in tables)
    for setup in (same, other):
        assert replay(saved(setup, setup)).options == setup.options
    assert refusal(saved(ours, other)) == "record_field"
    assert refusal(saved(other, ours)) == "record_field"


def test_a_move_made_by_another_seat_is_recorded_so() -> None:
    """[K3.11] Where a knock is possible; anywhere else nobody moves for another seat."""
    record = read(TEXT, GAMES)
    made = Record(record.game, 3, record.options, record.seats, record.seed, record.first)
    state = record.game.new(3, 5)
    for turn in record.turns:
        move = record.game.moves.parse(turn.words)
        knocks = [by for by in range(3) if state.may_act_for(by) == (turn.seat, move)]
        state.play(turn.seat, move)
        made.add(turn.seat, move, state, *knocks)
    assert replay(made.json()).json() == made.json()
    knocked = [turn for turn in made.turns if turn.by != turn.seat]
    assert {turn.words for turn in knocked} == {"accept"}
    assert refusal(made.json().replace('"by": ', '"by": 9', 1)) == "record_move"


def refusal(text: str) -> str:
    """The key with which a record is refused; its sentence must exist."""
    with pytest.raises(BadRecord) as caught:
        replay(text)
    assert catalogue().problem(caught.value, [])
    return caught.value.key


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"format": "pgn"}, "record_foreign"),
        ({"game": "chess"}, "unknown_game"),
        ({"game": None}, "unknown_game"),
        ({"rules_version": 99}, "record_version"),
        ({"players": 9}, "bad_players"),
        ({"players": "3"}, "record_field"),
        ({"options": {"lions": "blue"}}, "bad_option_value"),
        ({"options": {"tigers": "free"}}, "unknown_option"),
        ({"options": []}, "record_field"),
        ({"options": {"lions": "none"}}, "record_first"),
        ({"seats": ["a"]}, "record_field"),
        ({"seats": [1, 2, 3]}, "record_field"),
        ({"seed": 5}, "record_field"),
        ({"seed": "-5"}, "record_field"),
        ({"seed": "6"}, "record_first"),
        ({"first": None}, "record_field"),
        ({"first": {}}, "record_first"),
        ({"scores": [1, 2, 3]}, "record_scores"),
        ({"scores": "many"}, "record_field"),
        ({"accounts": []}, "record_accounts"),
        ({"accounts": [[], [], []]}, "record_accounts"),
        ({"accounts": "honest"}, "record_field"),
        ({"moves": [], "scores": None}, "record_accounts"),
        ({"hints": {}}, "record_field"),
        ({"hints": [{"step": 9999}]}, "record_field"),
        ({"analyses": [{"text": "no step"}]}, "record_field"),
        ({"analyses": ["word"]}, "record_field"),
        ({"proof": []}, "record_field"),
        ({"moves": None}, "record_field"),
        ({"moves": [1]}, "record_field"),
        ({"moves": [{"seat": 0}]}, "record_field"),
        ({"moves": []}, "record_scores"),
        ({"moves": [{"seat": 0, "move": "fly"}]}, "record_move"),
        ({"moves": [{"seat": 7, "move": "pass"}]}, "record_move"),
        ({"moves": [{"seat": 1, "move": "pass"}]}, "record_move"),
    ],
)
def test_broken_records_are_refused(change: dict[str, object], key: str) -> None:
    assert refusal(json.dumps({**json.loads(TEXT), **change})) == key


@pytest.mark.parametrize("text", ["", "{", "null", "[]", "3", TEXT[:-10]])
def test_what_is_no_record_is_refused(text: str) -> None:
    assert refusal(text) in ("json_wrong", "record_foreign")


@pytest.mark.parametrize(
    ("value", "key"),
    [
        ("[" * 200_000, "json_deep"),
        ("[" * 51 + "]" * 51, "json_deep"),
        ('{"a":' * 500 + "1" + "}" * 500, "json_deep"),
        ("NaN", "json_number"),
        ("[1, Infinity]", "json_number"),
        ("-Infinity", "json_number"),
        ("1e999", "json_number"),
        ("1" * 19, "json_number"),
        ("-" + "9" * 5000, "json_number"),
        (r'"\ud800"', "json_text"),
        (r'["\udc00\ud800"]', "json_text"),
        (r'{"\ud800": 1}', "json_text"),
        ('"\ud800"', "json_text"),
        ("'a'", "json_wrong"),
        ("1 2", "json_wrong"),
    ],
    ids=lambda value: value[:12].encode("ascii", "replace").decode(),
)
def test_json_that_nobody_could_store_and_show_again_is_refused(value: str, key: str) -> None:
    """Alone, and in a field that this program does not know."""
    assert refusal(value) == key
    assert refusal(TEXT.replace("{", f'{{"later": {value}, ', 1)) == key


def test_what_json_allows_is_kept() -> None:
    """A whole pair of surrogates, large numbers, and nesting as deep as anyone needs."""
    kept = {"pair": "\U0001f451", "large": 10**18 - 1, "small": -0.25, "deep": [[[{"a": [1]}]]]}
    data = {**json.loads(TEXT), "later": kept}
    again = json.loads(replay(json.dumps(data)).json())
    assert again["later"] == kept


def test_the_first_format_is_read_and_written_as_the_second() -> None:
    first = TEXT.replace('"makeda-record-2"', '"makeda-record-1"')
    assert first != TEXT
    assert replay(first).json() == TEXT


def test_fields_that_are_not_known_are_kept_where_they_stand() -> None:
    data = json.loads(TEXT)
    data["weather"] = {"sky": ["blue", None, 1.5]}
    data["moves"][3]["seconds"] = 7
    read_again = replay(json.dumps(data))
    assert json.loads(read_again.json()) == data
    assert (read_again.more, read_again.turns[3].more) == (
        {"weather": data["weather"]},
        {"seconds": 7},
    )


def test_there_is_room_for_hints_and_analyses() -> None:
    data = json.loads(TEXT)
    room = {
        HINTS: [{"step": 4, "text": "Bid."}],
        ANALYSES: [{"step": 0}, {"step": len(data["moves"]), "wins": [0.2, 0.3, 0.5]}],
    }
    data |= room
    record = replay(json.dumps(data))
    assert record.more == room
    assert json.loads(record.json()) == data


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_no_other_move_replays_unnoticed(data: st.DataObject) -> None:
    """Whatever single move is changed to another, or dropped, the record is refused."""
    record: dict[str, Any] = json.loads(TEXT)
    step = data.draw(st.integers(0, len(record["moves"]) - 1))
    words = record["moves"][step]["move"]
    other = data.draw(st.sampled_from(["pass", "bid 3", "bid 4", "accept", "draw", "drop it"]))
    if other == words:
        return
    if other == "drop it":
        del record["moves"][step]
    else:
        record["moves"][step]["move"] = other
    assert refusal(json.dumps(record)).startswith("record_")


def test_every_setup_is_covered() -> None:
    assert {setup.game.info.id for setup in ALL_SETUPS} == {game.info.id for game in GAMES}
