"""The games, so that a client needs no knowledge built in."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from makeda.bots.registry import LEVELS
from makeda.core.game import Game
from makeda.games.registry import GAMES
from makeda.games.registry import game as game_of
from makeda.games.rulebook import rules_text
from makeda.games.texts import catalogue

routes = APIRouter(tags=["games"])


@routes.get("/games")
async def games() -> dict[str, Any]:
    """List the games with players, options and texts, and the levels of bots."""
    texts = catalogue().texts("levels")
    levels = [{"name": name, "text": texts.get(name, name)} for name in LEVELS]
    return {"games": [describe(game) for game in GAMES], "levels": levels}


@routes.get("/games/{game}/rules")
async def rules(game: str) -> dict[str, str]:
    """Give the rules of a game, as Markdown."""
    return {"markdown": rules_text(game_of(game).info.id)}


def describe(game: Game) -> dict[str, object]:
    """All that a client needs to know of a game before it is played."""
    info = game.info
    texts = catalogue(info.id)
    explained = texts.options()
    return {
        "id": info.id,
        "title": info.title,
        "author": info.author,
        "publisher": info.publisher,
        "year": info.year,
        "players": [info.least_players, info.most_players],
        "rules_version": info.rules_version,
        "options": [
            {
                "name": option.name,
                "values": option.values,
                "default": option.default,
                "table": option.is_table,
                "texts": explained[option.name],
            }
            for option in info.options
        ],
        "texts": {
            chapter: texts.texts(chapter) for chapter in ("events", "prompts", "problems", "words")
        },
    }
