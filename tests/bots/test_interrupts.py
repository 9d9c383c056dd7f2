"""Bots that act out of turn."""

from __future__ import annotations

from makeda.bots.bot import Bot, RandomBot, Sight, out_of_turn
from makeda.bots.greedy import GreedyBot, advice
from makeda.bots.playing import BotPlayer, Player, play_game, play_interrupts
from makeda.core.game import Game
from makeda.core.rng import seeded
from makeda.games.babel.components import NOBODY
from makeda.games.babel.moves import PLAY_DRAW
from makeda.server.botjobs import answer, new_job
from makeda.table.seats import BOT, PERSON, Seat
from makeda.table.table import Table
from makeda.table.terms import Terms
from tests.games.babel.build import BABEL, do, position
from tests.setups import every_game

HANDS = ["4 ship", "3 ship, camel", "2 ship", "crane"]


class Restless(Bot):
    """Does whatever it can, whenever it can."""

    def choose(self, sight: Sight) -> int:
        return sight.legal()[0]

    def interrupt(self, sight: Sight) -> int | None:
        return sight.legal()[0]


def test_who_could_draw_is_asked_and_draws() -> None:
    s = position(HANDS, actions=["", "draw", "", ""])
    players: list[Player] = [
        BotPlayer(BABEL, "greedy", GreedyBot(seeded(seat))) for seat in range(4)
    ]
    assert out_of_turn(s) == [1]
    moves: list[tuple[int, int]] = []
    assert play_interrupts(s, players, lambda seat, move: moves.append((seat, move))) == 1
    assert moves == [(1, PLAY_DRAW)]
    assert s.hand_size(1) == 7
    assert out_of_turn(s) == []


def test_a_sealed_offer_is_changed_only_if_another_is_better() -> None:
    s = do(position(HANDS, discs="tower 1: ship 5"), "build tower 1")
    best = GreedyBot(seeded(1)).choose(Sight(s, 1))
    s.play(1, best)
    assert advice("babel").interrupt(s, 1) == NOBODY
    s.play(1, next(move for move in s.legal(1) if move != best))
    assert advice("babel").interrupt(s, 1) == best


def test_by_default_a_bot_keeps_still() -> None:
    s = position(HANDS, actions=["", "draw", "", ""])
    assert RandomBot(seeded(1)).interrupt(Sight(s, 1)) is None


@every_game
def test_restless_bots_still_come_to_an_end(game: Game) -> None:
    state = game.new(game.info.least_players, 3)
    players: list[Player] = [
        BotPlayer(game, "restless", Restless(seeded(seat))) for seat in range(state.players)
    ]
    result = play_game(state, players, seeded("order"))
    assert state.over()
    assert result.decisions > 0


def test_a_table_tells_which_bots_could_act_and_a_worker_asks_them() -> None:
    s = position(HANDS, actions=["draw", "draw", "", ""], active=3)
    seats = [Seat(PERSON, "Ana", 0, holder="ana"), Seat(BOT, "Hiram", 1, "easy")]
    seats += [Seat(PERSON, "Ben", 2, holder="ben"), Seat(PERSON, "Cem", 3, holder="cem")]
    table = Table("t", Terms(BABEL, {}, 1), seats, "ana", s.dump())
    assert table.bots_out_of_turn() == []
    table.start("ana", 1.0)
    assert table.bots_out_of_turn() == [(1, "easy")]
    assert table.bots_to_move() == []
    job = new_job("babel", table.state.dump(), 1, "easy", unasked=True)
    assert answer(job) == PLAY_DRAW
