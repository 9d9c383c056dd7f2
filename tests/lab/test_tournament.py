from __future__ import annotations

from itertools import islice

import pytest

from makeda.bots.playing import Result
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.games.registry import game as game_of
from makeda.lab.match import Sitting
from makeda.lab.tournament import Board, Tournament, ranks, tables
from makeda.lab.workers import Processes
from tests.setups import every_game


@every_game
def test_better_bots_are_rated_higher(game: Game) -> None:
    players = game.info.least_players
    done: list[int] = []
    tournament = Tournament(game, ["random", "greedy"], [players], 2 * players, 3, {})
    best, worst = tournament.run(progress=done.append)
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.skill > worst.skill + 2
    assert best.times_fair > 1 > worst.times_fair
    assert best.times_fair_by_players == {players: best.times_fair}
    assert best.seats + worst.seats == players * tournament.games
    assert sum(done) == tournament.games


def test_the_result_depends_on_the_seed_and_not_on_the_workers() -> None:
    def tournament(seed: int) -> Tournament:
        return Tournament(game_of("kette"), ["random", "careless"], [3, 4], 4, seed, {})

    assert tournament(1).run() == tournament(1).run(Processes(2))
    assert tournament(1).run() != tournament(2).run()


def test_every_table_that_can_be_made_of_the_bots() -> None:
    assert tables(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert tables(["a", "b", "c"], 3) == [("a", "b", "c")]
    assert tables(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]


def test_tables_and_player_counts_take_turns() -> None:
    tournament = Tournament(game_of("kette"), ["random", "greedy"], [4, 3, 3], 8, 1, {})
    assert tournament.players == [3, 4]
    assert [len(each) for each in islice(tournament.rounds(), 7)] == [3, 3, 4, 4, 4, 3, 3]


def test_no_round_of_a_huge_tournament_is_made_before_it_is_played() -> None:
    huge, small = (
        Tournament(game_of("kette"), ["random", "greedy"], [3, 4], games, 1, {})
        for games in (12 * 10**9, 12)
    )
    assert (huge.games, small.games) == (60 * 10**9, sum(map(len, small.rounds())))
    first = [*islice(huge.rounds(), 10)]
    assert first == [*islice(small.rounds(), 10)]


def test_ranks_put_winners_first_and_then_count_points() -> None:
    assert ranks(Result([5, 9, 5, 7], [1], 1)) == [2, 0, 2, 1]
    assert ranks(Result([7, 7, 3], [0, 1], 1)) == [0, 0, 2]
    # In Saba a tie may be broken by the serail.
    assert ranks(Result([4, 4, 1], [1], 1)) == [1, 0, 2]


def test_a_bot_in_several_seats_is_rated_by_their_mean() -> None:
    board = Board(["a", "b"])
    board.add(Sitting("kette", {}, ["a", "a", "b"], 1, 0), Result([3, 1, 2], [0], 9))
    a, b = sorted(board.ratings())
    assert (a.bot, a.seats, b.bot, b.seats) == ("a", 2, "b", 1)
    assert a.skill == pytest.approx(25, abs=1)
    assert a.uncertainty < 25 / 3


@pytest.mark.parametrize(
    ("bots", "players", "games"),
    [
        (["greedy"], [3], 1),
        (["greedy", "greedy"], [3], 1),
        (["greedy", "oracle"], [3], 1),
        (["greedy", "random"], [99], 1),
        (["greedy", "random"], [3], 0),
    ],
)
def test_nonsense_is_refused(bots: list[str], players: list[int], games: int) -> None:
    with pytest.raises(BadSetup):
        Tournament(game_of("kette"), bots, players, games, 1, {})
