"""The games, so that a client needs no knowledge built in."""

from __future__ import annotations

from fastapi import APIRouter

from makeda.core.game import Game
from makeda.games.registry import GAMES
from makeda.games.registry import game as game_of
from makeda.games.rulebook import rules_text
from makeda.games.texts import catalogue
from makeda.server.answers import Game as GameAnswer
from makeda.server.answers import GameOption, Games, Rules, Texts
from makeda.server.answers import Level as LevelAnswer

routes = APIRouter(tags=["games"])


@routes.get("/games")
async def games() -> Games:
    """List the games with players, options and texts, and the levels and names of bots."""
    return Games(
        games=[describe(game) for game in GAMES],
        levels=levels(),
        bot_names=catalogue().bot_names(),
    )


@routes.get("/games/{game}/rules")
async def rules(game: str) -> Rules:
    """Give the rules of a game, as Markdown."""
    return Rules(markdown=rules_text(game_of(game).info.id))


def levels() -> list[LevelAnswer]:
    """The levels of bots that people are offered, from weak to strong."""
    return [LevelAnswer(name=name, **words) for name, words in catalogue().levels().items()]


def describe(game: Game) -> GameAnswer:
    """All that a client needs to know of a game before it is played."""
    info = game.info
    texts = catalogue(info.id)
    explained = texts.options()
    return GameAnswer(
        id=info.id,
        title=info.title,
        author=info.author,
        publisher=info.publisher,
        year=info.year,
        players=(info.least_players, info.most_players),
        rules_version=info.rules_version,
        longest=info.longest,
        options=[
            GameOption(
                name=option.name,
                values=option.values,
                default=option.default,
                table=option.is_table,
                rule=option.rule,
                texts=explained[option.name],
            )
            for option in info.options
        ],
        texts=Texts(**{chapter: texts.texts(chapter) for chapter in Texts.model_fields}),
    )
