"""Bots by name: what there is, and what is said of what there is not."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from makeda.bots import registry
from makeda.bots.bot import Bot, RandomBot, Sight
from makeda.bots.budget import budget
from makeda.bots.registry import LEVELS, SIMPLE, bot
from makeda.bots.search import SearchBot
from makeda.core.problems import BadSetup
from makeda.core.rng import Rng, seeded
from makeda.games.registry import GAMES
from makeda.games.texts import catalogue


class FirstMove(Bot):
    """A bot of one's own."""

    def choose(self, sight: Sight) -> int:
        return sight.legal()[0]


class Demanding(FirstMove):
    def __init__(self, rng: Rng, more: int) -> None:
        super().__init__(rng)


def problem(spec: str) -> BadSetup:
    with pytest.raises(BadSetup) as caught:
        bot(spec)
    assert catalogue().problem(caught.value, [])
    return caught.value


@pytest.mark.parametrize("spec", [*SIMPLE, *LEVELS, "search:3", f"{__name__}:FirstMove"])
def test_every_bot_chooses_a_legal_move(spec: str) -> None:
    if LEVELS.get(spec, spec).startswith(("search:", "master:")) and spec != "search:3":
        assert isinstance(bot(spec)(seeded(1)), SearchBot)
        return
    for game in GAMES:
        state = game.new(game.info.least_players, 1)
        seat = state.actors()[0]
        assert bot(spec)(seeded(1)).choose(Sight(state, seat)) in state.legal(seat)


def test_budgets_are_playouts_or_times() -> None:
    assert (budget("400").playouts, budget("400").seconds) == (400, 0)
    assert (budget("200ms").playouts, budget("200ms").seconds) == (0, 0.2)
    assert budget("1s").seconds == 1
    assert budget("1.5s").seconds == 1.5


@pytest.mark.parametrize(
    "text", ["", "-3", "abc", "0", "0ms", "0s", "1.5", "1e3", "3h", "ms", " 4", "٣", "9" * 5000]
)
def test_other_budgets_are_refused(text: str) -> None:
    assert problem(f"search:{text}").key == "bad_budget"


def test_search_alone_asks_for_a_budget() -> None:
    assert problem("search").key == "bad_budget"


def test_unknown_names_are_refused_with_those_there_are() -> None:
    refused = problem("oracle")
    assert refused.key == "unknown_bot"
    assert "greedy" in catalogue().problem(refused, [])


@pytest.mark.parametrize(
    ("spec", "key"),
    [
        ("no.such.module:Bot", "bot_not_imported"),
        (":Bot", "bot_not_imported"),
        ("makeda.bots.bot:", "bot_not_in_module"),
        ("makeda.bots.bot:NoSuch", "bot_not_in_module"),
        ("makeda.bots.bot:Bot", "not_a_bot"),
        ("makeda.bots.bot:Sight", "not_a_bot"),
        ("makeda.bots.registry:bot", "not_a_bot"),
        (f"{__name__}:Demanding", "bot_cannot_be_made"),
    ],
)
def test_what_is_no_bot_is_refused(spec: str, key: str) -> None:
    assert problem(spec).key == key


def test_a_module_that_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "failing_bots.py").write_text("1 / 0")
    monkeypatch.chdir(tmp_path)
    assert "ZeroDivisionError" in str(problem("failing_bots:Mine"))


def test_a_module_in_the_present_folder_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_bots.py").write_text("from makeda.bots.bot import RandomBot as Mine")
    monkeypatch.chdir(tmp_path)
    assert bot("my_bots:Mine") is RandomBot


def test_an_installed_package_may_offer_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("first", f"{__name__}:FirstMove", "makeda.bots")
    monkeypatch.setattr(registry, "entry_points", lambda **_: [point])
    assert bot("first") is FirstMove
