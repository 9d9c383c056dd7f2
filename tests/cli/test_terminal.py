"""What the terminal shows of a game: moves with what they do, names for seats, money as money."""

from __future__ import annotations

import re

from makeda.bots.playing import Player, bot_player, play_game
from makeda.core.game import Game
from makeda.core.rng import seeded
from makeda.core.state import State
from makeda.games.registry import game as game_of
from makeda.terminal import ME, Table, account_table
from tests.setups import every_game


def test_a_sale_shows_the_buyer_by_name_and_money_in_full() -> None:
    kette = game_of("kette")
    state = kette.new(3, 3)
    state.play(0, state.legal(0)[0])
    state.play(1, kette.moves.parse("bid 6"))
    state.play(2, kette.moves.parse("pass"))
    table = Table(kette, state, "Ana")
    shown = table.menu(state.view(ME)["me"]["legal"])
    assert f"accept  (Sell for 6,000 to {table.names[1]})" in shown
    assert "price 7 … price 21  (Ask for 7,000 … Ask for 21,000)" in shown
    picture = table.picture(state.view(ME))
    assert f"{table.names[1]} bids 6,000" in picture
    assert len(re.findall(r" 20,000 ", picture)) == 3
    assert "money" not in picture


@every_game
def test_every_move_of_whole_games_can_be_shown(game: Game) -> None:
    """And no seat is ever shown as a number: names say who."""
    for option in (0, -1):
        options = {each.name: each.values[option] for each in game.info.options}
        state = game.new(game.info.most_players, 5, **options)
        table = Table(game, state, "Ana")

        class Shown(Player):
            def __init__(self, inner: Player) -> None:
                self.inner = inner

            def choose(self, state: State, seat: int) -> int:
                legal = state.view(seat)["me"]["legal"]
                shown = [table.describe(move) for move in legal]  # noqa: B023
                assert all(
                    text.startswith(m["words"]) for text, m in zip(shown, legal, strict=True)
                )
                assert not any(re.search(r"\bseat \d", text) for text in shown)
                return self.inner.choose(state, seat)

        players: list[Player] = [
            Shown(bot_player(game, "random", seeded(seat))) for seat in range(state.players)
        ]
        result = play_game(state, players, seeded("order"), table.tell_events)
        shown = account_table(table.texts, result, table.accounts, table.names)
        totals = [str(column.footer).rstrip(" *") for column in shown.columns[1:]]
        # Points are written as they are, or as thousands; everybody's alike.
        unit = 1 if totals == [str(score) for score in result.scores] else 1000
        assert totals == [f"{score * unit:,}" for score in result.scores]
