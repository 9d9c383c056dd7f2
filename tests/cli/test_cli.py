"""The command `makeda`, started as a user starts it."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

import httpx
import pytest

import makeda
from makeda.cli import main
from makeda.cli.serving import USUAL_PORT, some_free_port
from makeda.core.game import Game
from makeda.games.registry import GAMES
from makeda.lab.match import Match
from makeda.lab.tournament import Tournament
from makeda.server.run import qr_text
from tests.goldens import golden_file
from tests.setups import ALL_SETUPS, every_game

COMMAND = Path(sys.executable).with_name("makeda")
# A port that nobody uses by default
FREE = "47113"
PROJECT = str(Path(__file__).parents[2] / "pyproject.toml")
LICENCE = str(Path(PROJECT).with_name("LICENSE"))
RECORD = str(golden_file(ALL_SETUPS[0]))


def run(*args: str, typed: str = "", code: int = 0) -> str:
    """What the command prints; it must end with the given exit code, and never with a traceback."""
    done = subprocess.run(
        [COMMAND, *args], input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if code == 0 else done.stderr


def test_version_tells_whether_it_is_compiled() -> None:
    how = "compiled" if makeda.compiled() else "interpreted"
    assert run("--version").startswith(f"makeda {makeda.__version__} ({how}")


def test_games_lists_every_game_with_its_options() -> None:
    listed = run("games")
    for game in GAMES:
        assert game.info.id in listed
        for option in game.info.options:
            more = ", or a TOML file of your own" if option.is_table else ""
            kind = "variant of our own" if option.name == "even_start" else "house rule"
            more += f" ({kind}, {option.rule})" if option.rule else ""
            assert f"--option {option.name}={'|'.join(option.values)}{more}\n" in listed
    assert max(map(len, listed.splitlines())) <= 80


@every_game
def test_simulate_prints_json(game: Game) -> None:
    players = str(game.info.most_players)
    args = ["--players", players, "--games", "20", "--seed", "3", "--workers", "2", "--json"]
    result = json.loads(run("simulate", game.info.id, *args))
    assert result["games"] == 20
    assert result["compiled"] == makeda.compiled()
    assert len(result["win_share"]) == len(result["mean_scores"]) == game.info.most_players
    for key in ("decisions", "seconds", "games_per_second", "decisions_per_second", "mean_length"):
        assert result[key] > 0


@every_game
def test_simulate_prints_a_table(game: Game) -> None:
    table = run("simulate", game.info.id, "--games", "20")
    assert "win share" in table
    assert "decisions per" in table


@every_game
def test_match_tells_who_wins(game: Game) -> None:
    bots = ",".join(["greedy", *["random"] * (game.info.least_players - 1)])
    args = ["--bots", bots, "--games", "4", "--seed", "2"]
    result = json.loads(run("match", game.info.id, *args, "--json"))
    assert [each["bot"] for each in result["bots"]] == ["greedy", "random"]
    assert result["games"] == result["games_wanted"] >= 4
    assert "win share" in run("match", game.info.id, *args)


def test_match_stops_when_its_question_is_answered() -> None:
    args = ["match", "kette", "--bots", "greedy,random,random", "--seed", "3", "--stop-at", "0.5"]
    result = json.loads(run(*args, "--json"))
    assert (result["verdict"], result["stop_at"]) == ("above", 0.5)
    assert result["games"] < result["games_wanted"]
    assert "greedy wins more than 50.0% of the games: settled after 9 deals." in run(*args)


def test_match_goes_on_from_a_file(tmp_path: Path) -> None:
    args = ["match", "kette", "--bots", "greedy,random,random", "--json"]
    file = ["--resume", str(tmp_path / "file")]
    first = json.loads(run(*args, *file, "--games", "3"))
    longer = run(*args, *file, "--games", "6")
    assert longer == run(*args, "--games", "6", "--seed", str(first["seed"]))
    said = run("match", "kette", "--bots", "random,random,random", *file, code=2)
    assert said.startswith("The file belongs to other games: bots greedy,random,random")


@pytest.mark.parametrize("command", ["match", "tournament", "simulate"])
def test_ctrl_c_tells_what_is_known_so_far(command: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    bots = ["--bot", "greedy"] if command == "simulate" else ["--bots", "random,greedy,careless"]
    players = [] if command == "match" else ["--players", "3"]
    args = [*bots, *players, "--games", "900", "--workers", "2", "--resume", str(file), "--json"]
    process = subprocess.Popen(
        [COMMAND, command, "kette", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while not file.exists() or file.read_bytes().count(b"\n") < 8:
        time.sleep(0.05)
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    told, said = process.communicate()
    assert process.returncode == 130, said
    result = json.loads(told)
    assert 7 <= result["games"] < result["games_wanted"]
    assert result["games"] == file.read_bytes().count(b"\n") - 1
    found = result["win_share"] if command == "simulate" else result["bots"]
    assert len(found) == 3
    assert said == f"Interrupted after {result['games']} of {result['games_wanted']} games.\n"


def test_ctrl_c_ends_a_balance_report_with_a_page_about_what_is_known(tmp_path: Path) -> None:
    file, page = tmp_path / "file", tmp_path / "page.html"
    args = ["--games", "9000", "--bots", "random", "--players", "3", "--resume", str(file)]
    command = [str(COMMAND), "balance", "kette", *args, "-o", str(page)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    # Four series take turns with ten games each.
    while not file.exists() or file.read_bytes().count(b"\n") < 42:
        time.sleep(0.05)
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    told, said = process.communicate()
    done = file.read_bytes().count(b"\n") - 1
    assert (process.returncode, said) == (130, f"Interrupted after {done} of 36,000 games.\n")
    each = done // 40 * 10
    assert told.startswith(f"{4 * each} games; the report is in")
    assert f"{each} games each" in page.read_text(encoding="utf-8")


def test_what_is_no_whole_deal_is_not_compared(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr(Match, "run", interrupted)
    monkeypatch.setattr(Tournament, "run", interrupted)
    for command in ("match", "tournament"):
        args = ["makeda", command, "kette", "--bots", "greedy,random,careless"]
        monkeypatch.setattr(sys, "argv", args)
        with pytest.raises(SystemExit) as left:
            main()
        assert left.value.code == 130
        told = capsys.readouterr()
        assert told.out == (
            "No deal has been played in every seat yet, so there is nothing to compare.\n"
            if command == "match"
            else ""
        )
        assert told.err.startswith("Interrupted after 0 of")


def test_balance_goes_on_with_as_many_games_and_counts_players_once(tmp_path: Path) -> None:
    page, file = tmp_path / "page.html", tmp_path / "file"
    args = ["balance", "saba", "--bots", "random", "--resume", str(file), "-o", str(page)]
    run(*args, "--players", "2", "--games", "2")
    said = run(*args, "--players", "2,2", "--games", "1000", code=2)
    assert said == (
        "The file is that of a report with --games 2, not 1000: go on with 2, or name a new file.\n"
    )
    assert run(*args, "--players", "2,2-2", "--games", "2")


def test_tournament_rates_bots() -> None:
    args = ["tournament", "babel", "--bots", "greedy,random", "--games", "3", "--seed", "1"]
    result = json.loads(run(*args, "--players", "3", "--json"))
    assert [each["bot"] for each in result["bots"]] == ["greedy", "random"]
    assert "3 players" in run(*args, "--players", "3-3")


@every_game
def test_balance_writes_a_page(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    args = ["--games", "2", "--bots", "random", "--players", str(game.info.least_players)]
    said = run("balance", game.info.id, *args, "-o", str(file))
    assert said.endswith("the report is in " + str(file) + "\n")
    assert game.info.title in file.read_text(encoding="utf-8")


@every_game
def test_balance_compares_options_and_tables(game: Game, tmp_path: Path) -> None:
    """A file holds options by name, or alone a table: here the one that comes with the game."""
    option = game.info.options[0]
    a, b, page = tmp_path / "a.toml", tmp_path / "b.toml", tmp_path / "page.html"
    a.write_text(f'{option.name} = "{option.values[1]}"\n', encoding="utf-8")
    data = Path(makeda.__file__).parent / "games" / game.info.id / "data"
    tables = [file.read_text(encoding="utf-8") for file in data.glob("*.toml")]
    b.write_text("".join(tables), encoding="utf-8")
    args = ["--games", "2", "--bots", "random", "--players", str(game.info.least_players)]
    run("balance", game.info.id, *args, "--compare", str(a), str(b), "-o", str(page))
    text = page.read_text(encoding="utf-8")
    assert option.name in text
    assert "a.toml" in text


def test_simulate_writes_parquet_files(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    args = ["simulate", "kette", "--games", "5", "--bot", "greedy", "--out", str(folder)]
    assert str(folder / "moves") in run(*args, "--with", "observations,legal")
    assert [file.name for file in (folder / "games").iterdir()] == ["000000000.parquet"]
    assert "holds other games: choose a new one" in run(*args, code=2)


@every_game
def test_record_and_replay(game: Game, tmp_path: Path) -> None:
    file = str(tmp_path / "game.makeda.json")
    args = ["--seed", "4", "-o", file]
    run("record", game.info.id, *args)
    lines = [json.loads(line) for line in run("replay", file, "--json").splitlines()]
    assert [line["step"] for line in lines] == list(range(len(lines)))
    assert (lines[0]["seat"], lines[0]["move"], lines[0]["events"]) == (None, None, [])
    assert lines[0]["position"] == game.new(game.info.least_players, 4).dump()
    state = game.load(lines[0]["position"])
    for line in lines[1:]:
        state.play(line["seat"], game.moves.parse(line["move"]))
        assert state.dump() == line["position"]
    assert state.over()
    shown = run("replay", file)
    assert f"{len(lines) - 1}. random" in shown


def test_a_replay_may_be_cut_off_by_its_reader() -> None:
    shell = f"{COMMAND} replay {RECORD} --json | head -1"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["step"] == 0
    assert done.stderr == ""


@every_game
def test_rules_shows_all_a_chapter_or_one(game: Game) -> None:
    letter = "".join(line for line in run("rules", game.info.id).splitlines() if "1.1" in line)
    number = letter.strip(" •").split()[0]
    assert number in run("rules", game.info.id, number.lower())
    assert number in run("rules", game.info.id, number.split(".")[0])


@every_game
def test_play_a_whole_game_in_the_terminal(game: Game) -> None:
    """Always the first move that is shown; the bots play on until the end."""
    most = game.info.most_players
    args = ["--players", str(most), "--seed", "1", "--name", "Ana"]
    shown = run("play", game.info.id, *args, typed="1\n" * 5000)
    assert shown.count("> ") > 3
    assert "Ana" in shown
    # Kette counts in thousands.
    plain = shown.replace(",000", "")
    totals = plain.splitlines()[-1]
    assert " *" in totals
    # At a large table a title may need two lines; the amounts stand in the first.
    rows = re.findall(rf"\n [^\d\n]*(?:\[\w+\.\d+\])?((?: +-?\d+){{{most}}}) *(?=\n)", plain)
    sums = [sum(map(int, column)) for column in zip(*map(str.split, rows), strict=True)]
    assert sums == [int(number) for number in totals.replace("*", " ").split()]


@every_game
def test_play_explains_what_was_typed_wrong_and_asks_again(game: Game) -> None:
    shown = run("play", game.info.id, typed="nonsense\n?\nrules\nrules X9\n99999\nquit\n")
    assert "“nonsense” is not a move in this game." in shown
    assert "Type a move or its number." in shown
    assert "has no rule X9" in shown
    assert "“99999” is not a move in this game." in shown
    assert shown.rstrip().endswith("Good-bye.")


def test_leaving_the_terminal_leaves_the_game() -> None:
    assert "Good-bye." in run("play", GAMES[0].info.id, typed="")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["simulate", "chess"], "There is no game “chess”"),
        (["simulate", "kette", "--players", "2"], "is for 3 to 7 players, not 2"),
        (["simulate", "kette", "--players", "many"], "--players"),
        (["simulate", "kette", "--games", "0"], "At least one game"),
        (["simulate", "kette", "--seed", "-3"], "0 or more, not -3"),
        (["simulate", "kette", "--workers", "-1"], "At least one worker"),
        (["simulate", "kette", "--option", "lions"], "written name=value"),
        (["simulate", "kette", "--option", "lions=blue"], "free, none, mirrored"),
        (["simulate", "kette", "--option", "tigers=2"], "has no option “tigers”"),
        (["record", "kette", "-o", "/no/such/folder/file"], "cannot be written"),
        (["record", "kette"], "-o"),
        (["record", "kette", "-o", "x", "--bot", "oracle"], "There is no bot “oracle”"),
        (["replay", "/no/such/file"], "no such file"),
        (["replay", "."], "is a directory"),
        (["replay", sys.executable], "it is not text"),
        (["replay", __file__], "not valid JSON"),
        (["rules", "kette", "K99"], "has no rule K99"),
        (["rules", "chess"], "There is no game “chess”"),
        (["play", "kette", "--players", "8"], "not 8"),
        (["play", "--players", "4"], "--players is for games in the terminal: name one"),
        (["play", "--bot", "hard"], "--bot is for games in the terminal: name one"),
        (["play", "kette", "--lan"], "--lan is for games in the browser"),
        (
            ["serve", "--port", FREE, "--database", "/no/such/folder/file"],
            "The database cannot be used",
        ),
        (["serve", "--port", FREE, "--database", "oracle://x"], "The database cannot be used"),
        (["serve", "--host", "999.1.1.1"], "Cannot listen on 999.1.1.1"),
        (["serve", "--port", "99999"], "--port"),
        (["match", "kette", "--bots", "greedy,oracle,random"], "There is no bot “oracle”"),
        (["match", "kette", "--bots", "greedy,random"], "is for 3 to 7 players, not 2"),
        (["match", "kette", "--bots", "random,random,random", "--resume", "."], "is a directory"),
        (
            ["match", "kette", "--bots", "random,random,random", "--stop-at", "50"],
            "between 0 and 1, unlike 50",
        ),
        (["tournament", "kette", "--bots", "greedy"], "at least two bots"),
        (["tournament", "kette", "--bots", "greedy,greedy"], "each named once"),
        (
            ["tournament", "kette", "--bots", "greedy,random", "--players", "x"],
            "written 3,4 or 3-5",
        ),
        (["tournament", "kette", "--bots", "greedy,random", "--players", "2"], "not 2"),
        (
            ["tournament", "kette", "--bots", "greedy,random", "--players", "5-3"],
            "written 3,4 or 3-5, not “5-3”",
        ),
        (
            ["tournament", "kette", "--bots", "greedy,random", "--players", "3-9999999999"],
            "not 9,999,999,999",
        ),
        (["balance", "kette", "--players", "5-2"], "written 3,4 or 3-5"),
        (["balance", "kette", "--players", "3-" + "9" * 5000], "written 3,4 or 3-5"),
        (["simulate", "kette", "--out", __file__], "cannot be written"),
        (["simulate", "kette", "--out", "x", "--with", "smell"], "observations, legal"),
        (["simulate", "kette", "--out", "x", "--shard", "0"], "at least one game"),
        (["simulate", "kette", "--with", "legal"], "with --out, too"),
        (["simulate", "kette", "--bot", "oracle"], "There is no bot “oracle”"),
        (["balance", "kette", "--bots", "oracle"], "There is no bot “oracle”"),
        (["balance", "kette", "--games", "1"], "at least two games"),
        (["balance", "kette", "-o", "/no/such/folder/file"], "cannot be written"),
        (["balance", "kette", "--compare", "/no/a", "/no/b"], "no such file"),
        (["balance", "kette", "--vary", "lions=free"], "with 2 to 30 values"),
        (["balance", "kette", "--vary", "layout.columns.1=0..99"], "with 2 to 30 values"),
        (["balance", "kette", "--vary", f"layout.columns.1=0..{'9' * 5000}"], "9…”"),
        (["balance", "kette", "--vary", "lions=free,tame"], "cannot be “tame”"),
        (["balance", "saba", "--vary", "cards.palace.arches.9.ebony=1..2"], "from 1 to 8"),
        (["balance", "kette", "--vary", "lions=free,none", "--bots", "a,b"], "needs one bot"),
        (["balance", "kette", "--vary", "lions=free,none", "-o", "x.md"], "must end with .html"),
        (["balance", "kette", "--vary", "layout.columns.1=1.." + "9" * 5000], "2 to 30 values"),
        (
            ["balance", "kette", "--vary", "lions=free,none", "--vary", "lions=none,mirrored"],
            "“lions” stands twice",
        ),
        (["balance", "kette", "--vary", "lions=free,none,free"], "“free” stands twice"),
        (
            ["balance", "kette", "--vary", "lions=free,none", "--compare", PROJECT, PROJECT],
            "choose one of them",
        ),
        (["balance", "kette", "--seconds", "inf"], "a finite number"),
        (["balance", "kette", "--resume", "x", "-o", "./x"], "x is named for two things"),
        (["balance", "kette", "-o", "x.csv", "--figures", "x.csv"], "named for two things"),
        (["balance", "kette", "--resume", "kette-balance.html"], "named for two things"),
        (["train", "kette", "--resume", "x", "--out", "x"], "named for two things"),
        (["balance", "kette", "--figures", "x.xlsx"], "must end with .csv or .parquet"),
        (["balance", "kette", "--compare", LICENCE, LICENCE], "is not TOML"),
        (["balance", "kette", "--compare", PROJECT, PROJECT], "of the table layout is wrong"),
        (["balance", "saba", "--compare", PROJECT, PROJECT], "of the table cards is wrong"),
        (["dance"], "dance"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "",
)
def test_mistakes_get_one_clear_sentence_and_exit_code_2_and_leave_nothing(
    args: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """In this process: what a mistake is does not depend on how the command is started."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["makeda", *args])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert "Traceback" not in said
    assert not list(tmp_path.iterdir())


def test_a_mistake_ends_the_command_with_exit_code_2() -> None:
    assert "There is no game “chess”" in run("rules", "chess", code=2)


def test_serve_answers_until_it_is_stopped(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        taken = run("serve", "--port", str(port), code=2)
    assert f"Cannot listen on 127.0.0.1, port {port}: address already in use." in taken
    command = [str(COMMAND), "serve", "--port", str(port), "--database", str(tmp_path / "db")]
    process = subprocess.Popen(command)
    try:
        for _ in range(400):
            time.sleep(0.05)
            try:
                answer = httpx.get(f"http://127.0.0.1:{port}/api/games")
                break
            except httpx.TransportError:
                assert process.poll() is None
        assert len(answer.json()["games"]) == len(GAMES)
    finally:
        process.terminate()
        assert process.wait(20) in (0, -15)


def test_play_finds_a_free_port_by_itself() -> None:
    with socket.socket() as other, suppress(OSError):
        other.bind(("127.0.0.1", USUAL_PORT))
        other.listen()
        assert some_free_port() != USUAL_PORT


def test_a_qr_code_for_the_terminal() -> None:
    lines = qr_text("http://192.168.1.2:8000/").splitlines()
    assert len({len(line) for line in lines}) == 1
    assert set("".join(lines)) == set("█▀▄ ")


def test_a_foreign_file_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    file.write_text("{}", encoding="utf-8")
    assert run("replay", str(file), code=2) == "This is not a Makeda record.\n"


def test_a_changed_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "changed.makeda.json"
    text = Path(RECORD).read_text(encoding="utf-8")
    file.write_text(text.replace('"seed": "2', '"seed": "3'), encoding="utf-8")
    assert "not the one that its seed deals" in run("replay", str(file), code=2)
