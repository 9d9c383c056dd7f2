"""The bot that looks ahead."""

from __future__ import annotations

from makeda.bots.bot import Sight
from makeda.bots.forecast import Clock, forecast
from makeda.bots.greedy import advice
from makeda.bots.greedy.kette import Patient
from makeda.bots.greedy.numbers import FIRST, numbers_of
from makeda.bots.playing import AdvisedPlayer, Player, bot_player, play_game
from makeda.bots.registry import bot
from makeda.bots.search.playout import play_on, rewards
from makeda.bots.search.tree import EARLY, LATE, Choice, Descent, Growth, nearest
from makeda.core.game import Game
from makeda.core.rng import Rng, seeded
from makeda.core.state import State
from makeda.games.registry import game as game_of
from tests.conformance.test_suite_catches import Dressed
from tests.goldens import search_file, searched
from tests.setups import every_game


class Counting(Dressed):
    """Counts how many worlds were asked for."""

    redeals = 0

    def redeal(self, seat: int | None, rng: Rng) -> State:
        self.redeals += 1
        return self.inner.redeal(seat, rng)


def choice(state: State, spec: str, seed: int = 1) -> int:
    return bot(spec)(seeded(seed)).choose(Sight(state, state.actors()[0]))


@every_game
def test_with_a_number_of_playouts_the_choice_is_reproducible(game: Game) -> None:
    state = game.new(game.info.least_players, 1)
    assert choice(state, "search:30") == choice(state, "search:30")


@every_game
def test_a_number_of_playouts_is_respected(game: Game) -> None:
    state = Counting(game.new(game.info.least_players, 1))
    choice(state, "search:10")
    assert 1 <= state.redeals <= 10


@every_game
def test_a_time_is_respected_and_a_move_is_always_found(game: Game) -> None:
    state = Counting(game.new(game.info.least_players, 1))
    assert choice(state, "search:1ms") in state.legal(state.actors()[0])
    assert state.redeals < 10


@every_game
def test_searching_changes_nothing(game: Game) -> None:
    state = game.new(game.info.most_players, 2)
    before = state.dump()
    choice(state, "search:10")
    assert state.dump() == before


def test_where_there_is_no_choice_nothing_is_imagined() -> None:
    state = game_of("kette").new(3, 1)
    while len(state.legal(state.actors()[0])) > 1:
        state.apply(state.actors()[0], state.legal(state.actors()[0])[0])
    counting = Counting(state)
    assert choice(counting, "search:1000") == state.legal(state.actors()[0])[0]
    assert counting.redeals == 0


@every_game
def test_rewards_are_shares_and_the_winner_gets_most(game: Game) -> None:
    for seed in range(3):
        state = game.new(game.info.most_players, seed)
        play_on(state, [advice(game.info.id)] * state.players)
        given = rewards(state)
        assert all(0 <= reward <= 1 for reward in given)
        assert given.index(max(given)) in state.winners()


def test_the_master_holds_its_own_among_those_who_never_open_the_bidding() -> None:
    """[K3.2] As long as it opened for them, it won none of 40 games."""
    kette = game_of("kette")
    patient = AdvisedPlayer(Patient(numbers_of("kette", FIRST)))
    wins = 0.0
    for deal in range(12):
        players: list[Player] = [patient] * 4
        players[deal % 4] = bot_player(kette, "master:20", seeded(deal))
        wins += play_game(kette.new(4, deal), players, None).share(deal % 4)
    assert wins >= 3


def test_moves_are_tried_from_the_sensible_one_outwards() -> None:
    legal = [3, 10, 11, 12, 13]
    tried: list[int] = []
    while len(tried) < len(legal):
        tried.append(nearest(legal, 11, tried))
    assert tried == [11, 12, 10, 13, 3]


def try_often(
    root: Choice,
    legal: list[int],
    times: int,
    rewards: dict[int, float],
    growth: Growth = LATE,
) -> list[int]:
    """The moves that are picked, one after another, each with its reward."""
    picked = []
    for _ in range(times):
        arm = root.pick(legal, 2, growth)
        arm.visits += 1
        arm.total += rewards.get(arm.move, 0.5)
        picked.append(arm.move)
    return picked


def test_the_tree_begins_greedily_and_finds_what_is_better() -> None:
    root = Choice()
    assert set(try_often(root, [1, 2, 3], 99, {})) == {2}
    picked = try_often(root, [1, 2, 3], 4000, {1: 0.1, 2: 0.4, 3: 0.7})
    assert picked.count(3) > 3000
    assert 1 in picked


def test_where_forecasts_are_steady_the_tree_branches_earlier() -> None:
    assert set(try_often(Choice(), [1, 2, 3], 40, {})) == {2}
    picked = try_often(Choice(), [1, 2, 3], 200, {3: 0.6}, EARLY)
    assert set(picked[:14]) == {2}
    assert picked.count(3) > 100


def test_only_where_matches_have_shown_it_replies_are_compared() -> None:
    for game_id, players, growth in (
        ("saba", 2, EARLY),
        ("saba", 3, LATE),
        ("babel", 3, LATE),
        ("kette", 3, LATE),
    ):
        state = game_of(game_id).new(players, 1)
        ahead = forecast(game_id)
        assert ahead
        assert Descent(state, [], Clock(ahead, state)).growth is growth
        assert Descent(state, []).growth is LATE


def test_of_many_moves_only_some_are_tried() -> None:
    root = Choice()
    picked = try_often(root, list(range(500)), 3000, {})
    assert 3 <= len(set(picked)) < 10
    assert max(picked) < 10


def test_a_move_that_is_not_legal_in_a_world_is_not_picked_there() -> None:
    root = Choice()
    for number in range(600):
        legal = [1, 2] if number % 2 else [2, 3]
        assert set(try_often(root, legal, 1, {})) <= set(legal)


@every_game
def test_it_thinks_the_same_interpreted_and_compiled(game: Game) -> None:
    """This test runs in both builds; `make goldens` after a change of the search or of a policy."""
    assert searched(game) == search_file(game).read_text(encoding="utf-8").splitlines()
