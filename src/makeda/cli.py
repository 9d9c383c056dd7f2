"""The command `makeda`."""

from __future__ import annotations

import json
import os
import secrets
import socket
import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import makeda
from makeda import terminal
from makeda.bots.registry import bot as bot_of
from makeda.core.game import Game
from makeda.core.problems import BadRecord, BadSetup, Problem
from makeda.core.records import Record, Step, read
from makeda.games.registry import GAMES
from makeda.games.registry import game as game_of
from makeda.games.rulebook import rule_text, rules_text
from makeda.games.texts import catalogue
from makeda.lab.match import Match, Standing
from makeda.lab.recording import record_game
from makeda.lab.simulate import Report, Simulation

app = typer.Typer(
    help="Saba, Babel and Kette: play them, simulate them, look at their games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
out = Console()

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game: see `games`.")]
Players = Annotated[int | None, typer.Option(help="How many play; by default as few as may.")]
Seed = Annotated[int | None, typer.Option(help="The deal; by default a new one each time.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Workers = Annotated[int, typer.Option(help="How many processes; 0 for one a core.")]
Port = Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")]
Database = Annotated[
    str,
    typer.Option(envvar="MAKEDA_DATABASE_URL", help="An SQLite file, or a postgresql:// address."),
]
DEFAULT_DATABASE = "makeda.sqlite"
# Seconds before a bot's move, so that people can follow.
BOT_PAUSE = 0.4
BotName = Annotated[
    str, typer.Option("--bot", help="Who plays: a level as easy or hard, or a bot as search:400.")
]


def version(wanted: bool) -> None:
    if wanted:
        how = (
            "compiled" if makeda.compiled() else "interpreted; built with a C compiler it is faster"
        )
        out.print(f"makeda {makeda.__version__} ({how})", highlight=False)
        raise typer.Exit


@app.callback()
def common(
    _version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Tell the version.")
    ] = False,
) -> None:
    """Take what all commands take."""


@app.command()
def games() -> None:
    """List the games, with players and options."""
    table = Table("id", "game", "author", "players", "options", box=None, pad_edge=False)
    for each in GAMES:
        info = each.info
        players = f"{info.least_players}-{info.most_players}"
        options = [f"{option.name}={'|'.join(option.values)}" for option in info.options]
        title = f"{info.title} ({info.publisher} {info.year})"
        table.add_row(info.id, title, info.author, players, "\n".join(options))
    out.print(table)


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Seed = None,
    option: Options = None,
    workers: Workers = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play random games and tell how fast, how long and who wins."""
    chosen = game_of(game)
    count = _players(chosen, players)
    simulation = Simulation(chosen, count, games, _seed(seed), _options(chosen, option))
    processes = _workers(workers)
    with _progress(games) as advance:
        report = simulation.run(processes, advance)
    if as_json:
        about = {
            "game": game,
            "players": count,
            "options": simulation.options,
            "seed": simulation.seed,
            "workers": processes,
        }
        typer.echo(json.dumps(about | report.json()))
    else:
        _show_report(report)


@app.command()
def match(
    game: GameName,
    bots: Annotated[str, typer.Option(help="One a seat, as search:200ms,greedy,random.")],
    games: Annotated[int, typer.Option(help="At least so many; only whole rounds.")] = 200,
    seed: Seed = None,
    option: Options = None,
    workers: Workers = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots play against each other, each in every seat of the same deals."""
    chosen = game_of(game)
    names = [name.strip() for name in bots.split(",")]
    start = _seed(seed)
    wanted = Match(chosen, names, games, start, _options(chosen, option))
    total = len(wanted.rounds) * len(names)
    with _progress(total) as advance:
        standings = wanted.run(_workers(workers), advance)
    if as_json:
        about = {"game": game, "options": wanted.rounds[0].options, "seed": start, "games": total}
        typer.echo(json.dumps({**about, "bots": [each._asdict() for each in standings]}))
    else:
        _show_standings(standings, total)


@app.command()
def record(
    game: GameName,
    output: Annotated[Path, typer.Option("--output", "-o", help="The file to write.")],
    players: Players = None,
    seed: Seed = None,
    option: Options = None,
    bot: BotName = "random",
) -> None:
    """Let bots play a game and write it down."""
    chosen = game_of(game)
    written = record_game(
        chosen, _players(chosen, players), _seed(seed), _options(chosen, option), bot_of(bot), bot
    )
    try:
        output.write_text(written.json(), encoding="utf-8")
    except OSError as error:
        raise BadSetup("file_unwritable", {"reason": _reason(error)}) from error
    out.print(f"{len(written.turns)} moves written to {output}", highlight=False)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print a line of JSON a step.")] = False,
) -> None:
    """Show a recorded game, move by move, and check that it is the one that was played."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord("record_unreadable", {"reason": _reason(error)}) from error
    recorded = read(text, GAMES)
    for step in recorded.replay():
        if as_json:
            typer.echo(json.dumps(_step_json(step)))
        else:
            _show_step(recorded, step)


@app.command()
def rules(
    game: GameName,
    number: Annotated[str, typer.Argument(help="A rule or a chapter, as K5.1 or K5.")] = "",
) -> None:
    """Show the rules of a game, or one of them."""
    info = game_of(game).info
    out.print(Markdown(rule_text(info, number) if number else rules_text(info.id)))


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="A game to play in the terminal.")] = "",
    players: Players = None,
    seed: Seed = None,
    option: Options = None,
    bot: BotName = "easy",
    name: Annotated[str, typer.Option(help="Your name.")] = "Guest",
    database: Database = DEFAULT_DATABASE,
    port: Port = 8000,
    lan: Annotated[bool, typer.Option("--lan", help="Let phones in your network join.")] = False,
) -> None:
    """Play in the browser or, with the name of a game, against bots in the terminal."""
    if not game:
        # The server is large: only who wants it waits for it.
        from makeda.server.run import serve_and_open
        from makeda.server.settings import Settings

        settings = Settings(database, bot_pause=BOT_PAUSE)
        serve_and_open(settings, _free(port), typer.echo, lan=lan)
        return
    chosen = game_of(game)
    start = _seed(seed)
    state = chosen.new(_players(chosen, players), start, **_options(chosen, option))
    terminal.play(chosen, state, bot_of(bot), name, start)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Port = 8000,
    database: Database = DEFAULT_DATABASE,
    public_url: Annotated[
        str, typer.Option(help="How the server is reached from outside, as https://games.example")
    ] = "",
) -> None:
    """Run a server for others."""
    from makeda.server import run
    from makeda.server.settings import Settings

    run.serve(Settings(database, public_url, bot_pause=BOT_PAUSE), host, _free(port, host))


def _free(port: int, host: str = "127.0.0.1") -> int:
    """The port, if nothing else listens there."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            about: dict[str, object] = {"host": host, "port": port, "reason": _reason(error)}
            raise BadSetup("port_taken", about) from error
    return port


def main() -> None:
    """Run the command. What a user got wrong is told in one sentence, with exit code 2."""
    try:
        app()
    except Problem as problem:
        typer.echo(catalogue().problem(problem, []), err=True)
        sys.exit(2)
    except BrokenPipeError:
        # Whoever read our output has seen enough. Python must not try to flush what is left.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


@contextmanager
def _progress(total: int) -> Iterator[Callable[[int], None]]:
    """A bar that is gone when all is done, and a function that moves it."""
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=total)
        yield lambda done: bar.advance(task, done)


def _workers(wanted: int) -> int:
    return wanted or os.cpu_count() or 1


def _players(game: Game, wanted: int | None) -> int:
    return game.info.least_players if wanted is None else wanted


def _seed(wanted: int | None) -> int:
    return secrets.randbits(128) if wanted is None else wanted


def _options(game: Game, pairs: list[str] | None) -> dict[str, object]:
    """The options that were given as NAME=VALUE; the value of a table is a word or a file."""
    tables = {option.name: option for option in game.info.options if option.is_table}
    options: dict[str, object] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup("bad_option_form", {"option": pair})
        is_file = name in tables and value not in tables[name].values
        options[name] = _table(value) if is_file else value
    return options


def _table(file: str) -> dict[str, object]:
    """The content of a TOML file."""
    try:
        return tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadSetup("table_not_toml", {"file": file, "reason": str(error)}) from error
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup("table_unreadable", {"file": file, "reason": _reason(error)}) from error


def _reason(error: OSError | UnicodeDecodeError) -> str:
    if isinstance(error, UnicodeDecodeError):
        return "it is not text"
    return (error.strerror or "unknown reason").lower()


def _show_report(report: Report) -> None:
    table = Table("seat", "mean score", "win share", "95 %", box=None, pad_edge=False)
    for seat, score in enumerate(report.mean_scores):
        low, high = report.win_share_95[seat]
        share = f"{report.win_share[seat]:.1%}"
        table.add_row(str(seat), f"{score:.1f}", share, f"{low:.1%} to {high:.1%}")
    out.print(table)
    how = "compiled" if makeda.compiled() else "interpreted"
    out.print(
        f"{report.games} games of {report.decisions / report.games:.0f} decisions on average; "
        f"{report.games / report.seconds:,.0f} games and "
        f"{report.decisions / report.seconds:,.0f} decisions per second, {how}",
        highlight=False,
    )


def _show_standings(standings: list[Standing], games: int) -> None:
    table = Table("bot", "win share", "95 %", "mean score", box=None, pad_edge=False)
    for each in standings:
        low, high = each.win_share_95
        between = f"{low:.1%} to {high:.1%}"
        table.add_row(each.bot, f"{each.win_share:.1%}", between, f"{each.mean_score:.1f}")
    out.print(table)
    out.print(f"{games} games", highlight=False)


def _step_json(step: Step) -> dict[str, object]:
    return {
        "step": step.number,
        "seat": step.turn.seat if step.turn else None,
        "move": step.turn.words if step.turn else None,
        "events": [event.whole() for event in step.events],
        "position": step.state.dump(),
    }


def _show_step(record: Record, step: Step) -> None:
    texts = catalogue(record.game.info.id)
    if step.turn is None:
        out.print(
            record.game.picture(step.state.view(None), record.seats), highlight=False, markup=False
        )
        return
    out.print(f"{step.number}. {record.seats[step.turn.seat]}: {step.turn.words}", style="bold")
    for event in step.events:
        out.print("   " + texts.event(event.whole(), record.seats), highlight=False, markup=False)
    if step.state.over():
        out.print(
            record.game.picture(step.state.view(None), record.seats), highlight=False, markup=False
        )
