"""The game loop: what came of a game, and bots that get something wrong."""

from __future__ import annotations

import pickle

import pytest

from makeda.bots.bot import Bot, Sight
from makeda.bots.playing import (
    WIN,
    BotPlayer,
    BotProblem,
    Player,
    Result,
    bot_player,
    play_game,
    play_interrupts,
)
from makeda.core.game import Game
from makeda.core.problems import BadPosition, BadSetup, IllegalMove, Problem
from makeda.core.rng import Rng, seeded
from makeda.core.state import State
from makeda.games.texts import catalogue
from tests.games.babel.build import BABEL, position
from tests.setups import every_game


class Forbidden(Bot):
    """Plays the first move of the game that is not allowed."""

    def choose(self, sight: Sight) -> int:
        legal = sight.legal()
        return next(code for code in range(len(legal) + 1) if code not in legal)


class Failing(Bot):
    def choose(self, sight: Sight) -> int:
        raise ValueError("too\nmany lines") if sight.legal() else AssertionError

    def interrupt(self, sight: Sight) -> int | None:
        return 1 // 0


class Silent(Bot):
    def choose(self, sight: Sight) -> int:
        return None  # type: ignore[return-value]  # as somebody's untyped bot may


class Hasty(Bot):
    """Acts out of turn as if it were its turn."""

    def choose(self, sight: Sight) -> int:
        return sight.legal()[0]

    def interrupt(self, sight: Sight) -> int | None:
        return 0


class Once(Bot):
    """Can be made for a look, but not for a game."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        if rng.dump() != seeded(0).dump():
            raise RuntimeError("no more")

    def choose(self, sight: Sight) -> int:
        return sight.legal()[0]


def spec(kind: type[Bot]) -> str:
    return f"{__name__}:{kind.__name__}"


def sentence(problem: BotProblem) -> str:
    return catalogue(problem.game_id).problem(problem, [])


def seated(game: Game, *specs: str) -> list[Player]:
    return [bot_player(game, name, seeded("bot", seat)) for seat, name in enumerate(specs)]


@every_game
def test_a_game_is_played_to_its_end_and_every_move_is_noted(game: Game) -> None:
    players = game.info.least_players
    state = game.new(players, 3)
    moves: list[tuple[int, int]] = []
    seats = seated(game, *["greedy"] * players)
    result = play_game(state, seats, seeded("order"), lambda seat, move: moves.append((seat, move)))
    again = game.new(players, 3)
    for seat, move in moves:
        assert not again.over()
        again.play(seat, move)
    assert again.dump() == state.dump()
    assert result == Result(again.scores(), again.winners(), len(moves))


def test_without_an_order_the_seats_answer_one_after_the_other() -> None:
    state = BABEL.new(4, 5)
    asked: list[tuple[list[int], int]] = []

    class Watching(Player):
        def choose(self, state: State, seat: int) -> int:
            asked.append((state.actors(), seat))
            return inner[seat].choose(state, seat)

    inner = seated(BABEL, *["greedy"] * 4)
    play_game(state, [Watching() for _ in range(4)], None)
    assert any(len(actors) > 1 for actors, _ in asked)
    assert all(seat == min(actors) for actors, seat in asked)


@pytest.mark.parametrize("winners", range(1, 11))
def test_equals_share_the_win_and_nothing_is_left_over(winners: int) -> None:
    result = Result([7] * winners + [1], list(range(winners)), 9)
    assert [result.parts(seat) * winners for seat in range(winners)] == [WIN] * winners
    assert [result.share(seat) for seat in range(winners)] == [1 / winners] * winners
    assert result.share(winners) == 0


@every_game
def test_a_forbidden_move_is_told_with_its_bot_its_words_and_its_rule(game: Game) -> None:
    state = game.new(game.info.least_players, 1)
    seat = state.actors()[0]
    before = state.dump()
    with pytest.raises(BotProblem) as caught:
        bot_player(game, spec(Forbidden), seeded(1)).choose(state, seat)
    legal = state.legal(seat)
    code = next(code for code in range(len(legal) + 1) if code not in legal)
    told = sentence(caught.value)
    assert told.startswith(f"The bot {spec(Forbidden)} may not play “{game.moves.words(code)}”: ")
    assert told.endswith(f" [{state.refusal(seat, code).rule}]")
    assert state.dump() == before


@pytest.mark.parametrize("answer", [-1, 99999, 2**70])
def test_a_number_that_is_no_move_is_told_too(answer: int) -> None:
    class Wild(Bot):
        def choose(self, sight: Sight) -> int:
            return answer

    with pytest.raises(BotProblem) as caught:
        BotPlayer(BABEL, "wild", Wild(seeded(1))).choose(BABEL.new(3, 1), 0)
    assert sentence(caught.value).startswith(
        f"The bot wild may not play “{answer}”: There is no move with the number {answer}. [B"
    )


@every_game
def test_a_bot_that_breaks_down_is_told_with_the_line_in_its_file(game: Game) -> None:
    state = game.new(game.info.least_players, 1)
    with pytest.raises(BotProblem) as caught:
        bot_player(game, spec(Failing), seeded(1)).choose(state, state.actors()[0])
    line = Failing.choose.__code__.co_firstlineno + 1
    reason = f"ValueError: too many lines (test_playing.py, line {line})"
    assert sentence(caught.value) == f"The bot {spec(Failing)} failed: {reason}."


def test_an_answer_that_is_not_a_number_is_told() -> None:
    with pytest.raises(BotProblem) as caught:
        bot_player(BABEL, spec(Silent), seeded(1)).choose(BABEL.new(3, 1), 0)
    assert sentence(caught.value) == (
        f"The bot {spec(Silent)} answered None, which is not the number of a move."
    )


def test_the_same_holds_out_of_turn() -> None:
    s = position(["4 ship", "3 ship, camel", "2 ship", "crane"], actions=["", "draw", "", ""])
    rest = ["greedy"] * 2
    with pytest.raises(BotProblem, match="bot_failed") as caught:
        play_interrupts(s, seated(BABEL, "greedy", spec(Failing), *rest))
    assert "ZeroDivisionError" in sentence(caught.value)
    with pytest.raises(BotProblem, match="bot_illegal") as caught:
        play_interrupts(s, seated(BABEL, "greedy", spec(Hasty), *rest))
    assert "It is not your turn: the game waits for seat 0." in sentence(caught.value)


def test_a_bot_that_cannot_be_made_for_the_game() -> None:
    with pytest.raises(BadSetup, match="RuntimeError: no more"):
        bot_player(BABEL, spec(Once), seeded(1))


@pytest.mark.parametrize(
    "problem",
    [
        BadSetup("bad_games", {"games": 0}),
        BadPosition("cash"),
        IllegalMove("not_now", "K3.1", {"move": "pass"}),
        BotProblem("bot_illegal", "kette", {"refusal": IllegalMove("not_now", "K3.1")}),
    ],
    ids=lambda problem: type(problem).__name__,
)
def test_problems_travel_between_processes(problem: Problem) -> None:
    arrived = pickle.loads(pickle.dumps(problem))  # noqa: S301 - our own
    assert type(arrived) is type(problem)
    assert str(arrived) == str(problem)
    assert getattr(arrived, "game_id", "") == getattr(problem, "game_id", "")
