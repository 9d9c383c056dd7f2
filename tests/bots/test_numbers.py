"""The numbers that policies go by, and the bots that go by other ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from makeda.bots.greedy import advice, advice_by
from makeda.bots.greedy.numbers import FIRST, TRAINED, numbers_of
from makeda.bots.playing import AdvisedPlayer, bot_player, play_game
from makeda.bots.registry import bot
from makeda.bots.search import SearchBot
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.core.rng import derive, seeded
from makeda.games.registry import game as game_of
from makeda.lab.training import as_file
from tests.setups import every_game


def own_file(game: Game, folder: Path, **changes: list[float]) -> str:
    """The trained numbers of a game in a file, with some of them changed."""
    numbers = numbers_of(game.info.id, TRAINED)
    numbers.values.update(changes)
    file = folder / "own.toml"
    file.write_text(as_file(numbers, "mine"))
    return str(file)


@every_game
def test_both_sets_name_the_same_numbers(game: Game) -> None:
    first, trained = (numbers_of(game.info.id, source) for source in (FIRST, TRAINED))
    assert list(first.values) == list(trained.values)
    assert first.flat() != trained.flat()
    assert first.like(trained.flat()).values == trained.values


@every_game
def test_a_file_of_ones_own_is_a_source(game: Game, tmp_path: Path) -> None:
    source = own_file(game, tmp_path)
    assert numbers_of(game.info.id, source).values == numbers_of(game.info.id, TRAINED).values
    state = game.new(game.info.least_players, 1)
    players = [bot_player(game, f"adept:{source}", seeded(s)) for s in range(state.players)]
    assert play_game(state, [*players], None).winners


@pytest.mark.parametrize(
    "text", ["", "[trained]\nlater = 1", "later = ", "[trained]\nlater = true"]
)
def test_a_damaged_file_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(text)
    with pytest.raises(BadSetup) as refused:
        numbers_of("kette", str(file))
    assert refused.value.key == "bad_numbers"
    assert refused.value.params["file"] == str(file)


def test_a_row_of_another_length_is_refused(tmp_path: Path) -> None:
    source = own_file(game_of("saba"), tmp_path, stock=[0.1, 0.2])
    with pytest.raises(BadSetup) as refused:
        numbers_of("saba", source)
    assert refused.value.params["name"] == "stock"


def test_a_bot_without_its_file_is_not_made() -> None:
    with pytest.raises(BadSetup) as refused:
        bot_player(game_of("kette"), "master:4:nowhere.toml", seeded(1))
    assert refused.value.key == "bad_numbers"


@every_game
def test_policies_with_different_numbers_sit_at_one_table(game: Game) -> None:
    """What one of them keeps in mind is not taken for the other's: each plays as when alone."""
    first, trained = advice(game.info.id), advice(game.info.id, TRAINED)
    state = game.new(game.info.least_players, 3)
    differ = 0
    for _ in range(150):
        if state.over():
            break
        seat = min(state.actors())
        alone = advice_by(game.info.id, numbers_of(game.info.id, TRAINED))
        wanted = alone.choose(state, seat)
        differ += first.choose(state, seat) != wanted
        assert trained.choose(state, seat) == wanted
        state.apply(seat, wanted)
    assert differ


@pytest.mark.once
@every_game
def test_trained_numbers_win(game: Game) -> None:
    players = game.info.most_players
    won = 0.0
    for number in range(60):
        seated = [AdvisedPlayer(advice(game.info.id))] * players
        seated[number % players] = AdvisedPlayer(advice(game.info.id, TRAINED))
        state = game.new(players, derive("trained", number))
        won += play_game(state, [*seated], None).share(number % players)
    assert won > 60 / players


def test_a_master_takes_others_for_both_kinds() -> None:
    master, search = (bot(spec)(seeded(1)) for spec in ("master:4", "search:4"))
    assert isinstance(master, SearchBot)
    assert isinstance(search, SearchBot)
    assert (master.company, search.company) == ([FIRST, TRAINED], [FIRST])
