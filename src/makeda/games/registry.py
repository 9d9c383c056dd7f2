"""The games that there are. A new game is one folder beside this file and one line below."""

from __future__ import annotations

from typing import Final

from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.games.babel.game import Babel
from makeda.games.kette.game import Kette
from makeda.games.saba.game import Saba

GAMES: Final[list[Game]] = [Kette(), Babel(), Saba()]
# No game is for more.
MOST_PLAYERS: Final = max(game.info.most_players for game in GAMES)


def game(id: str) -> Game:
    """The game with this id."""
    for known in GAMES:
        if known.info.id == id:
            return known
    raise BadSetup("unknown_game", {"game": id, "games": [known.info.id for known in GAMES]})
