"""What was interrupted goes on from its file."""

from __future__ import annotations

import signal
from collections.abc import Iterable
from pathlib import Path

import pytest

from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.games.registry import game as game_of
from makeda.lab.ledger import Ledger, read_result
from makeda.lab.match import Match, play
from makeda.lab.simulate import Simulation
from makeda.lab.tournament import Tournament
from makeda.lab.workers import Processes
from tests.setups import every_game

BOTS = ["greedy", "random", "random"]


class Interrupted(Exception):
    pass


def kette_match(games: int = 12, bots: list[str] = BOTS, seed: int = 7, **options: str) -> Match:
    return Match(game_of("kette"), bots, games, seed, dict(options))


def kette_tournament(games: int = 6) -> Tournament:
    return Tournament(game_of("kette"), ["random", "careless"], [3, 4], games, 7, {})


def interrupt(_games: int) -> None:
    raise Interrupted


@every_game
def test_it_ends_as_if_it_had_not_been_interrupted(game: Game, tmp_path: Path) -> None:
    bots = ["greedy", *["random"] * (game.info.least_players - 1)]
    match = Match(game, bots, 4 * len(bots), 7, {})
    whole = tmp_path / "whole"
    standings = match.run(ledger=Ledger(whole))
    file = tmp_path / "file"
    with pytest.raises(Interrupted):
        match.run(ledger=Ledger(file), progress=interrupt)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2
    done: list[int] = []
    assert match.run(Processes(2), done.append, Ledger(file)) == standings == match.run()
    assert file.read_bytes() == whole.read_bytes()
    assert sum(done) == 4 * len(bots)


def test_a_match_that_was_interrupted_tells_of_its_whole_rounds(tmp_path: Path) -> None:
    match = kette_match()
    left = iter([None] * 4)
    with pytest.raises(StopIteration):
        match.run(ledger=Ledger(tmp_path / "file"), progress=lambda _: next(left))
    assert len(match.played) == 5
    assert match.standings() == kette_match(3).run()


def test_a_tournament_goes_on_and_may_be_made_longer(tmp_path: Path) -> None:
    file = tmp_path / "file"
    with pytest.raises(Interrupted):
        kette_tournament().run(ledger=Ledger(file), progress=interrupt)
    ratings = kette_tournament().run(Processes(2), ledger=Ledger(file))
    assert ratings == kette_tournament().run()
    longer = kette_tournament(9)
    assert longer.run(ledger=Ledger(file)) == kette_tournament(9).run()
    done: list[int] = []
    assert kette_tournament(9).run(progress=done.append, ledger=Ledger(file))
    assert done == [longer.games]


class Late(Ledger):
    """Ctrl-C is pressed when the third result has been written and is not counted yet."""

    def add(self, entries: Iterable[object]) -> None:
        super().add(entries)
        if len(self._lines) == 4:
            signal.raise_signal(signal.SIGINT)


def test_what_is_written_is_counted_when_it_is_interrupted(tmp_path: Path) -> None:
    match, tournament = kette_match(), kette_tournament()
    simulation = Simulation(game_of("kette"), 3, 9, 7, {}, "careless")
    works: list[Match | Tournament | Simulation] = [match, tournament, simulation]
    for number, work in enumerate(works):
        with pytest.raises(KeyboardInterrupt):
            work.run(ledger=Late(tmp_path / str(number)))
    assert [len(match.played), tournament.board.games, simulation.tally.games] == [3, 3, 3]


def test_two_runs_cannot_write_into_one_file(tmp_path: Path) -> None:
    file = tmp_path / "file"
    match = kette_match(3)
    other = Ledger(file)
    other.open(match.about, read_result)
    for run in (match, kette_tournament()):
        with pytest.raises(BadSetup, match="ledger_in_use"):
            run.run(ledger=Ledger(file))
    other.close()
    assert match.run(ledger=Ledger(file)) == match.run()


def test_what_is_kept_elsewhere_can_be_less(tmp_path: Path) -> None:
    file = tmp_path / "file"
    match = kette_match(3)
    match.run(ledger=Ledger(file))
    for most in (2, None):
        ledger = Ledger(file)
        assert ledger.open(match.about, read_result, most) == match.played[:2]
        ledger.close()


def test_a_line_that_was_broken_off_is_written_again(tmp_path: Path) -> None:
    file = tmp_path / "file"
    standings = kette_match().run(ledger=Ledger(file))
    whole = file.read_bytes()
    file.write_bytes(whole[:-9])
    assert kette_match().run(ledger=Ledger(file)) == standings
    assert file.read_bytes() == whole


def test_a_match_may_be_made_longer_and_looked_at_shorter(tmp_path: Path) -> None:
    file = tmp_path / "file"
    assert Ledger(file).seed is None
    kette_match(6).run(ledger=Ledger(file))
    assert kette_match(12).run(ledger=Ledger(file)) == kette_match(12).run()
    assert kette_match(3).run(ledger=Ledger(file)) == kette_match(3).run()
    assert Ledger(file).seed == 7


@pytest.mark.parametrize(
    ("match", "sentence"),
    [
        (kette_match(seed=8), "what=seed, theirs=7, ours=8"),
        (kette_match(bots=["random"] * 3), "what=bots, theirs=greedy,random,random"),
        (kette_match(lions="none"), "what=lions, theirs=free, ours=none"),
        (Match(game_of("babel"), BOTS, 3, 7, {}), "what=game, theirs=kette, ours=babel"),
        (kette_tournament(), "what=command, theirs=match, ours=tournament"),
    ],
    ids=["seed", "bots", "options", "game", "command"],
)
def test_the_file_of_other_games_is_refused(
    match: Match | Tournament, sentence: str, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    kette_match(3).run(ledger=Ledger(file))
    before = file.read_bytes()
    with pytest.raises(BadSetup, match="ledger_other") as problem:
        match.run(ledger=Ledger(file))
    assert sentence in str(problem.value)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"diary", b"diary\n", b"[]\n", b'{"format": 1}\n', b"\xff\n", b"[" * 9999 + b"\n"]
)
def test_a_foreign_file_is_refused_and_left_alone(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    with pytest.raises(BadSetup, match="ledger_foreign"):
        Ledger(file)
    assert file.read_bytes() == content


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    kette_match(6).run(ledger=Ledger(file))
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([lines[0], "[[1]]", lines[2], ""]), encoding="utf-8")
    with pytest.raises(BadSetup, match="line=2"):
        kette_match(6).run(ledger=Ledger(file))


@pytest.mark.parametrize(
    "line",
    [
        "[[1, 2, 3], [], 9]",
        "[[1, 2, 3], [3], 9]",
        "[[1, 2, 3], [-1], 9]",
        "[[1, 2, 3], [0, 0], 9]",
        "[[1, 2], [0], 9]",
        "[[1, 2, 3, 4], [0], 9]",
        "[[1, 2, 0.5], [0], 9]",
        '[[1, 2, "3"], [0], 9]',
        "[[1, 2, 3], [0], -9]",
        "[[1, 2, 3], [0], true]",
    ],
)
def test_a_line_that_is_no_result_of_these_games_is_named(line: str, tmp_path: Path) -> None:
    simulation = Simulation(game_of("kette"), 3, 3, 7, {})
    works: list[Match | Tournament | Simulation] = [kette_match(3), kette_tournament(), simulation]
    for number, work in enumerate(works):
        file = tmp_path / str(number)
        work.run(ledger=Ledger(file))
        lines = file.read_text(encoding="utf-8").splitlines()
        file.write_text("\n".join([*lines[:2], line, lines[3], ""]), encoding="utf-8")
        # It is let go, and nothing has been changed.
        for _ in range(2):
            with pytest.raises(BadSetup, match="line=3"):
                work.run(ledger=Ledger(file))
        assert len(file.read_text(encoding="utf-8").splitlines()) == 4


def test_files_that_cannot_be_used(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="is a directory"):
        Ledger(tmp_path)
    with pytest.raises(BadSetup, match="no such file"):
        kette_match().run(ledger=Ledger(tmp_path / "no" / "file"))


def test_a_game_comes_out_as_it_always_did() -> None:
    """Or matches that were begun earlier would go on as other ones."""
    sittings = Match(game_of("babel"), ["random", "careless", "greedy"], 6, 7, {}).sittings
    assert [(each.bots, *play(each).result) for each in sittings[1:5]] == [
        (["greedy", "careless", "random"], [107, 98, 64], [0], 160),
        (["random", "greedy", "careless"], [67, 121, 89], [1], 169),
        (["careless", "greedy", "random"], [100, 100, 45], [0, 1], 136),
        (["random", "careless", "greedy"], [36, 75, 104], [2], 132),
    ]


def test_a_seed_as_long_as_a_new_deal_has_it_is_read_again(tmp_path: Path) -> None:
    seed = 2**128 - 1
    kette_match(3, seed=seed).run(ledger=Ledger(tmp_path / "file"))
    assert Ledger(tmp_path / "file").seed == seed
