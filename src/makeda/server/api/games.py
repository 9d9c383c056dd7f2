"""The games, so that a client needs no knowledge built in."""

from __future__ import annotations

from fastapi import APIRouter

from makeda.core.game import Game
from makeda.core.numbers import BOOK, Component
from makeda.core.problems import BadSetup
from makeda.games.first import has_first_game
from makeda.games.numbers import (
    check_numbers,
    confirmed_by,
    differences,
    in_words,
    label_of,
    note_of,
    numbers_of,
    read_numbers,
    title_of,
    word_of,
    write_numbers,
)
from makeda.games.registry import GAMES
from makeda.games.registry import game as game_of
from makeda.games.rulebook import rules_text
from makeda.games.texts import LANGUAGES, catalogue, source, spoken
from makeda.server.answers import (
    CheckedNumbers,
    GameOption,
    Games,
    NumberCell,
    NumberComponent,
    NumberDifference,
    NumberProblem,
    Numbers,
    Rules,
    Texts,
)
from makeda.server.answers import Game as GameAnswer
from makeda.server.api.access import Server
from makeda.server.messages import OwnNumbers
from makeda.server.problems import Unknown
from makeda.table.terms import AMONG_STRANGERS

routes = APIRouter(tags=["games"])


@routes.get("/games")
async def games(server: Server) -> Games:
    """List the games with players and options, the levels and names of bots, and languages."""
    return Games(
        games=[describe(game) for game in GAMES],
        levels=catalogue().keys("levels"),
        bot_names=catalogue().bot_names(),
        languages=LANGUAGES,
        public_time_limit=AMONG_STRANGERS,
        docs=server.docs.exist,
    )


@routes.get("/texts/{language}")
async def texts(language: str) -> Texts:
    """Give all texts in a language, for a client to make sentences of."""
    if language not in LANGUAGES:
        raise Unknown("unknown_language", {"language": language, "languages": list(LANGUAGES)})
    return Texts(
        common=source("", language),
        games={game.info.id: source(game.info.id, language) for game in GAMES},
    )


@routes.get("/games/{game}/rules")
async def rules(game: str) -> Rules:
    """Give the rules of a game, as Markdown."""
    return Rules(markdown=rules_text(game_of(game).info.id, spoken()))


@routes.get("/games/{game}/numbers")
async def numbers(game: str) -> Numbers:
    """List the numbers that an owner of the game can check, component by component."""
    chosen = game_of(game)
    listed = numbers_of(chosen)
    return Numbers(
        option=listed.option,
        table=listed.standard,
        components=[_component(chosen, component) for component in listed.components],
    )


def _component(game: Game, component: Component) -> NumberComponent:
    return NumberComponent(
        key=component.key,
        sort=component.sort,
        title=title_of(game, component),
        note=note_of(game, component),
        rule=component.rule,
        sure=component.source == BOOK or component.key in confirmed_by(game),
        cells=[
            NumberCell(
                path=cell.path,
                name=cell.name,
                label=label_of(game, cell),
                most=cell.most,
                words={word: word_of(game, word, {}) for word in cell.words},
            )
            for cell in component.cells
        ],
    )


@routes.post("/games/{game}/numbers/check")
async def check(game: str, own: OwnNumbers) -> CheckedNumbers:
    """Check numbers of somebody's own as the command line does; what cannot be played is told."""
    chosen = game_of(game)
    try:
        if own.file is None:
            checked = check_numbers(chosen, own.table, own.edition, own.by, own.confirmed)
        else:
            checked = read_numbers(chosen, own.file)
    except BadSetup as bad:
        # On a page these come up while somebody is still at it.
        if own.file is not None or bad.key not in ("bad_table", "numbers_unsigned"):
            raise
        return CheckedNumbers(
            **own.model_dump(exclude={"file"}),
            differences=[],
            problem=_problem(chosen, bad),
            file="",
        )
    return CheckedNumbers(
        **checked._asdict(),
        differences=[
            NumberDifference(**in_words(chosen, one)._asdict())
            for one in differences(chosen, checked.table)
        ],
        problem=None,
        file=write_numbers(chosen, checked),
    )


def _problem(game: Game, bad: BadSetup) -> NumberProblem:
    return NumberProblem(
        sentence=catalogue(game.info.id).problem(bad, []),
        components=numbers_of(game).at(str(bad.params.get("place", ""))),
    )


def describe(game: Game) -> GameAnswer:
    """All that a client needs to know of a game before it is played."""
    info = game.info
    return GameAnswer(
        id=info.id,
        title=info.title,
        author=info.author,
        publisher=info.publisher,
        year=info.year,
        players=(info.least_players, info.most_players),
        rules_version=info.rules_version,
        longest=info.longest,
        minutes=info.minutes,
        unit=info.unit,
        first=has_first_game(info.id),
        options=[
            GameOption(
                name=option.name,
                values=option.values,
                default=option.default,
                table=option.is_table,
                rule=option.rule,
            )
            for option in info.options
        ],
    )
