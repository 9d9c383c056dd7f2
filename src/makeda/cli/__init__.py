"""The command `makeda`."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown

import makeda
from makeda import terminal
from makeda.bots.playing import BotProblem, result_of
from makeda.cli import admin, lab
from makeda.cli.analysis import analyse
from makeda.cli.balance import balance
from makeda.cli.common import (
    GameName,
    Options,
    Players,
    Seed,
    players_of,
    record_text,
    seed_of,
    write_text,
)
from makeda.cli.numbers import numbers
from makeda.cli.options import options_of
from makeda.cli.serving import (
    BOT_PAUSE,
    USUAL,
    Database,
    free_port,
    serve,
    some_free_port,
)
from makeda.cli.training import forecast, train
from makeda.cli.words import Command, Group, choose_language, out, run, said, tell
from makeda.core.game import Option
from makeda.core.problems import BadRecord, BadSetup, Problem
from makeda.core.records import Record, Step, read
from makeda.games.registry import GAMES
from makeda.games.registry import game as game_of
from makeda.games.rulebook import rule_text, rules_text
from makeda.games.texts import catalogue, spoken
from makeda.lab.recording import record_game

app = typer.Typer(
    cls=Group, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
)

# What `play` takes for a game in the terminal, and what for one in the browser
IN_TERMINAL = ["players", "seed", "option", "bot", "name"]
IN_BROWSER = ["database", "port", "lan"]
BotName = Annotated[str, typer.Option("--bot")]


def version(wanted: bool) -> None:
    if wanted:
        compiled = "yes" if makeda.compiled() else "no"
        tell("version", version=makeda.__version__, compiled=compiled)
        raise typer.Exit


@app.callback()
def common(
    _language: Annotated[str, typer.Option("--language", show_default=False)] = "",
    _version: Annotated[bool, typer.Option("--version", callback=version, is_eager=True)] = False,
) -> None:
    """Take what all commands take; the language was chosen before, so that help speaks it too."""


@app.command(cls=Command)
def games() -> None:
    """List the games, with players and options."""
    for each in GAMES:
        info = each.info
        typer.echo(f"{info.id:8}{info.title}")
        typer.echo(f"{'':8}{info.author}, {info.publisher} {info.year}")
        players = said("players", least=info.least_players, most=info.most_players)
        typer.echo(f"{'':8}{players}")
        for option in info.options:
            typer.echo(f"{'':8}{_described(option)}")


def _described(option: Option) -> str:
    """An option as it is typed, and what else may be said of it."""
    typed = f"--option {option.name}={'|'.join(option.values)}"
    if option.is_table:
        return said("table_option", option=typed)
    if option.ours:
        return said("own_variant", option=typed, rule=option.rule)
    return said("house_rule", option=typed, rule=option.rule) if option.rule else typed


for command in (
    numbers,
    lab.simulate,
    lab.match,
    lab.tournament,
    balance,
    train,
    forecast,
    analyse,
    serve,
):
    app.command(cls=Command)(command)


app.add_typer(admin.app, name="admin")


@app.command(cls=Command)
def record(
    game: GameName,
    output: Annotated[Path, typer.Option("--output", "-o")],
    players: Players = None,
    seed: Seed = None,
    option: Options = None,
    bot: BotName = "random",
) -> None:
    """Let bots play a game and write it down."""
    chosen = game_of(game)
    written = record_game(
        chosen,
        players_of(chosen, players),
        seed_of(seed),
        options_of(chosen, option),
        bot,
    )
    write_text(output, written.json())
    tell("recorded", moves=len(written.turns), file=str(output))


@app.command(cls=Command)
def replay(
    file: Annotated[Path, typer.Argument()],
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Show a recorded game, move by move, and check that it is the one that was played."""
    recorded = read(record_text(file), GAMES)
    for step in recorded.replay():
        if as_json:
            typer.echo(json.dumps(_step_json(step)))
        else:
            _show_step(recorded, step)


@app.command(cls=Command)
def verify(
    file: Annotated[Path, typer.Argument()],
    commitment: Annotated[str, typer.Option()] = "",
) -> None:
    """Check that a recorded game was dealt as it was committed to, and played by the rules."""
    recorded = read(record_text(file), GAMES)
    moves = sum(1 for step in recorded.replay() if step.turn)
    proof = recorded.proof
    if proof is None:
        raise BadRecord("record_no_proof", {"moves": moves})
    found = proof.commitment(recorded.game, recorded.options)
    if commitment and commitment.strip().lower() != found:
        raise BadRecord("record_commitment", {"commitment": found})
    tell("verified", moves=moves, commitment=found)
    if not commitment:
        tell("compare")


@app.command(cls=Command)
def rules(
    game: GameName,
    number: Annotated[str, typer.Argument()] = "",
) -> None:
    """Show the rules of a game, or one of them."""
    info = game_of(game).info
    language = spoken()
    whole = rules_text(info.id, language)
    out.print(Markdown(rule_text(info, number, language) if number else whole))


@app.command(cls=Command)
def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument()] = "",
    players: Players = None,
    seed: Seed = None,
    option: Options = None,
    bot: BotName = "easy",
    name: Annotated[str, typer.Option()] = "",
    database: Database = USUAL.database,
    port: Annotated[int | None, typer.Option(min=1, max=65535)] = None,
    lan: Annotated[bool, typer.Option("--lan")] = False,
) -> None:
    """Play in the browser or, with the name of a game, against bots in the terminal."""
    _refuse_options(context, IN_BROWSER if game else IN_TERMINAL, bool(game))
    if not game:
        # The server is large: only those who want it wait for it.
        from makeda.server.run import serve_and_open

        settings = USUAL._replace(database=database, bot_pause=BOT_PAUSE)
        chosen_port = some_free_port() if port is None else free_port(port)
        serve_and_open(settings, chosen_port, typer.echo, lan=lan)
        return
    chosen = game_of(game)
    start = seed_of(seed)
    state = chosen.new(players_of(chosen, players), start, **options_of(chosen, option))
    terminal.play(chosen, state, bot, name, start)


def _refuse_options(context: typer.Context, names: list[str], in_terminal: bool) -> None:
    """Say so when somebody asks for what would not be looked at."""
    for name in names:
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            key = "terminal_play" if in_terminal else "browser_play"
            raise BadSetup(key, {"option": f"--{name}"})


def main() -> None:
    """Run the command. What a user got wrong is told in one sentence, with exit code 2."""
    try:
        choose_language(sys.argv[1:], os.environ)
        sys.exit(run(app))
    except Problem as problem:
        game_id = problem.game_id if isinstance(problem, BotProblem) else ""
        typer.echo(catalogue(game_id).problem(problem, []), err=True)
        sys.exit(2)
    except BrokenPipeError:
        # Whoever read our output has seen enough. Python must not try to flush what is left.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def _step_json(step: Step) -> dict[str, object]:
    return {
        "step": step.number,
        "seat": step.turn.seat if step.turn else None,
        "move": step.turn.words if step.turn else None,
        "events": [event.whole() for event in step.events],
        "position": step.state.dump(),
        "accounts": step.accounts.json(),
    }


def _show_comment(comment: str) -> None:
    if comment:
        out.print(f"\n{comment}\n", style="italic", highlight=False, markup=False)


def _show_step(record: Record, step: Step) -> None:
    texts = catalogue(record.game.info.id)
    if step.turn is None:
        out.print(
            record.game.picture(step.state.view(None), record.seats), highlight=False, markup=False
        )
        _show_comment(step.comment)
        return
    out.print(f"{step.number}. {record.seats[step.turn.seat]}: {step.turn.words}", style="bold")
    for event in step.events:
        out.print("   " + texts.event(event.whole(), record.seats), highlight=False, markup=False)
    _show_comment(step.comment)
    if step.state.over():
        out.print(
            record.game.picture(step.state.view(None), record.seats), highlight=False, markup=False
        )
        out.print(
            terminal.account_table(
                texts, result_of(step.state, step.number), step.accounts, record.seats
            )
        )
