"""The commands that play many games: simulate, match, tournament."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

import makeda
from makeda.cli.common import (
    AsJson,
    GameName,
    Options,
    Players,
    Seed,
    interruptible,
    players_of,
    print_json,
    progress_bar,
    seed_of,
)
from makeda.cli.options import number_in, options_of
from makeda.cli.words import heads, out, said, tell, texts
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.games.registry import game as game_of
from makeda.lab.dataset import GAMES, MOVES, SHARD, Dataset
from makeda.lab.ledger import Ledger
from makeda.lab.match import Match, Standing
from makeda.lab.noting import extras_in
from makeda.lab.simulate import Report, Simulation
from makeda.lab.tournament import Rating, Tournament
from makeda.lab.workers import Cluster, Processes, Workers, cores

WorkerCount = Annotated[int, typer.Option("--workers")]
PlayerCounts = Annotated[str | None, typer.Option("--players")]
OnCluster = Annotated[bool, typer.Option("--cluster")]
Resume = Annotated[Path | None, typer.Option()]
Out = Annotated[Path | None, typer.Option("--out")]
With = Annotated[str | None, typer.Option("--with")]
Shard = Annotated[int, typer.Option()]


def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option()] = 1000,
    bot: Annotated[str, typer.Option()] = "random",
    seed: Seed = None,
    option: Options = None,
    workers: WorkerCount = 1,
    cluster: OnCluster = False,
    resume: Resume = None,
    output: Out = None,
    extras: With = None,
    shard: Shard = SHARD,
    as_json: AsJson = False,
) -> None:
    """Play games between equal bots and tell how fast, how long and who wins."""
    chosen = game_of(game)
    count = players_of(chosen, players)
    options = options_of(chosen, option)
    ledger = Ledger(resume) if resume else None
    data = dataset_of(output, extras, shard)
    simulation = Simulation(chosen, count, games, seed_of(seed, ledger), options, bot)
    team = team_of(workers, cluster)
    with progress_bar(games) as advance, interruptible() as end:
        simulation.run(team, advance, ledger, data)
    played = simulation.tally.games
    if played and as_json:
        sizes = {"workers": team.count, "games_wanted": games}
        print_json({**simulation.about, **sizes, **simulation.report().json()})
    elif played:
        _show_report(simulation.report())
        _show_data(output)
    end(played, games)


def match(
    game: GameName,
    bots: Annotated[str, typer.Option()],
    games: Annotated[int, typer.Option()] = 200,
    stop_at: Annotated[float | None, typer.Option()] = None,
    seed: Seed = None,
    option: Options = None,
    workers: WorkerCount = 1,
    cluster: OnCluster = False,
    resume: Resume = None,
    output: Out = None,
    extras: With = None,
    shard: Shard = SHARD,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other, each in every seat of the same deals."""
    chosen = game_of(game)
    ledger = Ledger(resume) if resume else None
    start = seed_of(seed, ledger)
    data = dataset_of(output, extras, shard)
    wanted = Match(chosen, names_in(bots), games, start, options_of(chosen, option), stop_at)
    team = team_of(workers, cluster)
    total = len(wanted.sittings)
    with progress_bar(total) as advance, interruptible() as end:
        wanted.run(team, advance, ledger, data)
    standings = wanted.standings()
    played = len(wanted.played)
    if as_json:
        sizes = {"games": played, "games_wanted": total}
        stop = {"stop_at": stop_at, "verdict": wanted.verdict.value} if stop_at else {}
        found = [each._asdict() for each in standings]
        print_json({**wanted.about, **sizes, **stop, "bots": found})
    else:
        if standings:
            _show_standings(standings, played)
        else:
            tell("no_round")
        if stop_at:
            _show_verdict(wanted, stop_at)
        if played:
            _show_data(output)
    end(played, total)


def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option()],
    players: PlayerCounts = None,
    games: Annotated[int, typer.Option()] = 60,
    seed: Seed = None,
    option: Options = None,
    workers: WorkerCount = 1,
    cluster: OnCluster = False,
    resume: Resume = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play at all tables that can be made of them, and rate them (OpenSkill)."""
    chosen = game_of(game)
    counts = counts_of(chosen, players)
    ledger = Ledger(resume) if resume else None
    start = seed_of(seed, ledger)
    wanted = Tournament(chosen, names_in(bots), counts, games, start, options_of(chosen, option))
    team = team_of(workers, cluster)
    with progress_bar(wanted.games) as advance, interruptible() as end:
        wanted.run(team, advance, ledger)
    board = wanted.board
    ratings = board.ratings()
    if as_json:
        rated = [each._asdict() for each in ratings]
        sizes = {"games": board.games, "games_wanted": wanted.games}
        print_json({**wanted.about, **sizes, "bots": rated})
    elif ratings:
        _show_ratings(ratings, wanted.players, board.games)
    end(board.games, wanted.games)


def counts_of(game: Game, text: str | None) -> list[int]:
    """Numbers of players, as 3,4 or 3-5; by default all that the game is for."""
    info = game.info
    if text is None:
        return list(range(info.least_players, info.most_players + 1))
    counts: list[int] = []
    for part in names_in(text):
        first, dash, last = part.partition("-")
        low = number_in(first)
        high = number_in(last) if dash else low
        if low is None or high is None or low > high:
            raise BadSetup("bad_player_counts", {"players": text})
        # Before all between them are counted.
        for end in (low, high):
            game.settle_players(end)
        counts += range(low, high + 1)
    # Each only once, however often it is named.
    return list(dict.fromkeys(counts))


def team_of(workers: int, cluster: bool) -> Workers:
    """Who does the work."""
    return Cluster() if cluster else Processes(workers or cores())


def dataset_of(folder: Path | None, extras: str | None, shard: int) -> Dataset | None:
    """Where games are written to, with what beside the moves."""
    if folder:
        return Dataset(folder, extras_in(names_in(extras) if extras else []), shard)
    if extras:
        raise BadSetup("with_needs_out")
    return None


def names_in(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _show_report(report: Report) -> None:
    known = texts()
    shown = heads("seat", "mean_score", "win_share", "interval")
    table = Table(*shown, box=None, pad_edge=False)
    for seat, score in enumerate(report.mean_scores):
        share = known.percent(report.win_share[seat], 1)
        table.add_row(str(seat), known.number(score, 1), share, _range(report.win_share_95[seat]))
    out.print(table)
    tell(
        "speed",
        games=report.games,
        length=known.number(report.decisions / report.games),
        games_per_second=known.number(report.games_per_second),
        decisions_per_second=known.number(report.decisions_per_second),
        compiled="yes" if makeda.compiled() else "no",
    )


def _show_data(folder: Path | None) -> None:
    if folder:
        tell("data_written", games=str(folder / GAMES), moves=str(folder / MOVES))


def _show_standings(standings: list[Standing], games: int) -> None:
    known = texts()
    shown = heads("bot", "seats", "fair_share", "win_share", "interval", "mean_score")
    table = Table(*shown, box=None, pad_edge=False)
    for each in standings:
        table.add_row(
            each.bot,
            str(each.seats),
            known.percent(each.fair_share, 1),
            known.percent(each.win_share, 1),
            _range(each.win_share_95),
            known.number(each.mean_score, 1),
        )
    out.print(table)
    tell("games", games=games)


def _show_verdict(wanted: Match, bound: float) -> None:
    share = texts().percent(bound, 1)
    deals = len(wanted.rounds())
    tell("verdict", verdict=wanted.verdict.value, bot=wanted.bots[0], share=share, deals=deals)
    tell("verdict_risk", share=share)


def _show_ratings(ratings: list[Rating], players: list[int], games: int) -> None:
    known = texts()
    shown = ["", *heads("bot", "skill"), "±", *heads("win_share", "interval")]
    shown += [known.say("heads", "players", {"number": count}) for count in players]
    table = Table(*shown, box=None, pad_edge=False)
    for rank, each in enumerate(ratings, start=1):
        times = [each.times_fair_by_players.get(count, 0) for count in players]
        table.add_row(
            str(rank),
            each.bot,
            known.number(each.skill, 1),
            known.number(each.uncertainty, 1),
            known.percent(each.win_share, 1),
            _range(each.win_share_95),
            *(said("times_fair", times=known.number(one, 2)) for one in times),
        )
    out.print(table)
    tell("games", games=games)


def _range(ends: tuple[float, float]) -> str:
    """An interval of shares."""
    low, high = (texts().percent(end, 1) for end in ends)
    return said("range", low=low, high=high)
