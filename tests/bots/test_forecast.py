"""How a game that is broken off may end."""

from __future__ import annotations

from pathlib import Path

import pytest

from makeda.bots import forecast as forecasts
from makeda.bots.bot import Sight
from makeda.bots.forecast import IN_A_TURN, Clock, Forecast, compared, forecast, reading_of
from makeda.bots.greedy import advice
from makeda.bots.greedy.numbers import FIRST, TRAINED, numbers_of
from makeda.bots.registry import bot
from makeda.bots.search.playout import KEEN, play_on, rewards
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.core.rng import seeded
from makeda.core.state import State
from makeda.games.registry import GAMES, game
from tests.setups import ALL_SETUPS, Setup

# A game may have none.
KNOWN = [each.info.id for each in GAMES if forecast(each.info.id)]
EVERY_GAME = pytest.mark.parametrize("each", [game(known) for known in KNOWN], ids=KNOWN)


def forecast_of(game_id: str) -> Forecast:
    found = forecast(game_id)
    assert found
    return found


def begun(each: Game, players: int, seed: int = 1, moves: int = 40) -> State:
    """A game that is some moves old, or a few more, at the beginning of a turn."""
    state = each.new(players, seed)
    policy = advice(each.info.id)
    reading = forecast_of(each.info.id).reading
    while moves > 0 or (not state.over() and reading.turn(state) == IN_A_TURN):
        seat = state.actors()[0]
        state.apply(seat, policy.choose(state, seat))
        moves -= 1
    return state


@EVERY_GAME
def test_every_number_of_players_has_weights_for_all_that_is_read(each: Game) -> None:
    ours = forecast_of(each.info.id)
    for players in range(each.info.least_players, each.info.most_players + 1):
        (row, *_) = ours.reading.standing(each.new(players, 1))
        assert len(ours.weights[players]) == 1 + len(row)


@pytest.mark.parametrize(
    "setup", [each for each in ALL_SETUPS if each.game.info.id in KNOWN], ids=str
)
def test_a_forecast_is_a_reward_in_every_variant(setup: Setup) -> None:
    state = setup.new(1)
    policy = advice(setup.game.info.id)
    while actors := state.actors():
        expected = forecast_of(setup.game.info.id).rewards(state)
        assert len(expected) == setup.players
        assert all(0.0 <= reward <= 1.0 for reward in expected)
        state.apply(actors[0], policy.choose(state, actors[0]))


@EVERY_GAME
def test_it_tells_who_will_be_ahead(each: Game) -> None:
    """Late in a game, who has most to expect gets more in the end than others on average."""
    gains = 0.0
    for seed in range(40):
        state = begun(each, each.info.least_players, seed, moves=120)
        if state.over():
            continue
        expected = forecast_of(each.info.id).rewards(state)
        play_on(state, [advice(each.info.id)] * state.players)
        ended = rewards(state, KEEN)
        gains += ended[expected.index(max(expected))] - sum(ended) / len(ended)
    assert gains > 0.5


@EVERY_GAME
def test_a_clock_is_up_after_as_many_turns_as_its_rounds_have(each: Game) -> None:
    players = each.info.least_players
    state = each.new(players, 1)
    ours = forecast_of(each.info.id)
    clock = Clock(ours, state)
    turns = [ours.reading.turn(state)]
    policy = advice(each.info.id)
    while not clock.is_up(state):
        seat = state.actors()[0]
        state.apply(seat, policy.choose(state, seat))
        turn = ours.reading.turn(state)
        if turn not in (IN_A_TURN, turns[-1]):
            turns.append(turn)
    assert len(turns) == 1 + players * ours.rounds


def test_what_counts_is_what_others_have_less() -> None:
    assert compared([[5, 1], [3, 1], [1, 1]]) == [[6, 0], [0, 0], [-6, 0]]


@EVERY_GAME
def test_a_search_that_breaks_off_leaves_games_unfinished(each: Game) -> None:
    state = begun(each, each.info.least_players, moves=4)
    policy = advice(each.info.id)
    clock = Clock(forecast_of(each.info.id), state)
    play_on(state, [policy] * state.players, clock)
    assert not state.over()


def test_our_games_have_one() -> None:
    assert {"babel", "kette", "saba"} <= set(KNOWN)


def test_a_game_of_which_nothing_is_known_has_none() -> None:
    assert reading_of("chess", numbers_of("kette", FIRST)) is None


def damaged(monkeypatch: pytest.MonkeyPatch, folder: Path, text: str | None) -> None:
    """Let the forecast of Kette be read from a file with this text, or be missing."""
    if text is not None:
        (folder / "kette.toml").write_text(text)
    monkeypatch.setattr(forecasts, "files", lambda _: folder)
    forecast.cache_clear()


@pytest.mark.parametrize("text", [None, "", "forecast = 3", "[forecast]\nrounds = 0", "[forec"])
def test_without_its_file_the_master_still_plays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str | None
) -> None:
    state = begun(game("kette"), 3)
    damaged(monkeypatch, tmp_path, text)
    try:
        with pytest.warns(UserWarning, match="The forecasts of kette cannot be read"):
            assert forecast("kette", TRAINED) is None
        seat = state.actors()[0]
        assert bot("master:8")(seeded(1)).choose(Sight(state, seat)) in state.legal(seat)
    finally:
        forecast.cache_clear()


def test_a_file_of_ones_own_may_bring_a_forecast(tmp_path: Path) -> None:
    ours = numbers_of("kette", TRAINED)
    lines = [f"{name} = {row if len(row) > 1 else row[0]}" for name, row in ours.values.items()]
    file = tmp_path / "kette.toml"
    file.write_text("\n".join(["[trained]", *lines]))
    assert forecast("kette", str(file)) is None
    weights = forecast_of("kette").weights[3]
    own = tmp_path / "own.toml"
    own.write_text("\n".join(["[trained]", *lines, "[forecast]", "rounds = 5", f"3 = {weights}"]))
    found = forecast("kette", str(own))
    assert found
    assert found.rounds == 5
    assert found.weights == {3: weights}


@pytest.mark.parametrize(
    "row",
    ["[1, 2]", "3", str([1.5] * 23), str(["a"] * 23), f"[{'true, ' * 23}]", str([10**30] * 23)],
    ids=["short", "one", "fractions", "words", "flags", "huge"],
)
def test_a_file_with_a_wrong_forecast_is_refused(tmp_path: Path, row: str) -> None:
    ours = numbers_of("kette", TRAINED)
    lines = [f"{name} = {row if len(row) > 1 else row[0]}" for name, row in ours.values.items()]
    file = tmp_path / "kette.toml"
    file.write_text("\n".join(["[trained]", *lines, "[forecast]", "rounds = 2", f"3 = {row}"]))
    with pytest.raises(BadSetup) as refused:
        forecast("kette", str(file))
    assert refused.value.key == "bad_numbers"
    assert refused.value.params == {"file": str(file), "name": "3"}
