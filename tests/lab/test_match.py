from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations

import pytest

from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.games.registry import game as game_of
from makeda.lab.match import Match, play
from makeda.lab.seating import block_of, order_of
from makeda.lab.workers import Processes
from tests.setups import every_game


@every_game
def test_equal_bots_are_one_and_win_what_is_fair(game: Game) -> None:
    players = game.info.least_players
    (alone,) = Match(game, ["greedy"] * players, players, 5, {}).run()
    assert (alone.seats, alone.fair_share) == (players, 1)
    assert alone.win_share == pytest.approx(1)
    bots = ["random", *["greedy"] * (players - 1)]
    weak, strong = Match(game, bots, 3 * players, 5, {}).run()
    assert (weak.bot, weak.seats, strong.bot, strong.seats) == ("random", 1, "greedy", players - 1)
    assert strong.fair_share == pytest.approx((players - 1) / players)
    assert weak.win_share + strong.win_share == pytest.approx(1)
    assert weak.mean_score < strong.mean_score


@every_game
def test_every_bot_has_every_seat_and_every_neighbour_equally_often(game: Game) -> None:
    players = game.info.most_players
    rounds = len(block_of(players))
    names = [f"search:{number}" for number in range(1, players + 1)]
    sittings = Match(game, names, rounds * players, 5, {}).sittings
    assert len({sitting.seed for sitting in sittings}) == rounds
    seats = Counter((seat, name) for each in sittings for seat, name in enumerate(each.bots))
    assert seats == {(seat, name): rounds for seat in range(players) for name in names}
    left = Counter(pair for each in sittings for pair in pairwise([*each.bots, each.bots[0]]))
    assert set(left) == set(permutations(names, 2))
    assert len(set(left.values())) == 1


@pytest.mark.parametrize("players", range(2, 10))
def test_a_block_of_orders_is_balanced(players: int) -> None:
    orders = block_of(players)
    left = Counter(pair for order in orders for pair in pairwise([*order, order[0]]))
    assert set(left) == set(permutations(range(players), 2))
    assert len(set(left.values())) == 1


def test_bots_change_their_parts_from_block_to_block() -> None:
    """With seven players a block has six of 720 orders; whoever sits two seats on changes, too."""
    opposite = Counter(
        order[(order.index(0) + 2) % 7] for order in (order_of(7, 3, n) for n in range(600))
    )
    assert set(opposite) == set(range(1, 7))
    assert min(opposite.values()) > 60


@every_game
def test_the_result_depends_on_the_seed_and_not_on_the_workers(game: Game) -> None:
    bots = ["greedy", *["random"] * (game.info.least_players - 1)]
    match = Match(game, bots, 2 * len(bots), 7, {})
    assert match.run() == match.run(Processes(2))
    assert match.run() != Match(game, bots, 2 * len(bots), 8, {}).run()


@every_game
def test_greedy_beats_random(game: Game) -> None:
    players = max(4, game.info.least_players)
    done: list[int] = []
    match = Match(game, ["greedy", *["random"] * (players - 1)], 10, 1, {})
    best = match.run(progress=done.append)[0]
    assert best.win_share > 0.8
    assert best.win_share_95[0] <= best.win_share <= best.win_share_95[1]
    assert sum(done) == len(match.sittings) == 12


def test_no_game_of_a_huge_match_is_made_before_it_is_played() -> None:
    long = Match(game_of("kette"), ["greedy", "random", "random"], 10**12, 7, {}).sittings
    short = Match(game_of("kette"), ["greedy", "random", "random"], 9, 7, {}).sittings
    assert len(long) == 10**12 + 2
    assert [*short] == long[:9]
    assert long[-1] == long[len(long) - 1] != long[-2]
    with pytest.raises(IndexError):
        short[9]


@every_game
def test_a_game_shares_out_its_win(game: Game) -> None:
    players = game.info.most_players
    result = play(Match(game, ["random"] * players, 1, 3, {}).sittings[0]).result
    assert sum(result.share(seat) for seat in range(players)) == pytest.approx(1)
    assert result.decisions > 0


@every_game
def test_nonsense_is_refused(game: Game) -> None:
    players = game.info.least_players
    for bots, games in ((["random"], 1), (["oracle"] * players, 1), (["random"] * players, 0)):
        with pytest.raises(BadSetup):
            Match(game, bots, games, 1, {})
