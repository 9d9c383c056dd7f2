"""Balance reports: the figures in them, and the page as a reader's browser gets it."""

from __future__ import annotations

import csv
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import ClassVar

import pytest
from pyarrow import parquet

from makeda.bots.bot import Bot, Sight
from makeda.bots.playing import Result
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.core.rng import Rng, seeded
from makeda.games.registry import game as game_of
from makeda.games.texts import catalogue
from makeda.lab.balance.figures import changes, items, margin, sources, summary
from makeda.lab.balance.play import (
    NOBODY,
    Course,
    Played,
    lead_changes,
    leader,
    play_all,
    read_played,
    rounds,
)
from makeda.lab.balance.plots import (
    Dot,
    Row,
    bin_width,
    dot_plot,
    histogram,
    line_plot,
    nice_ticks,
)
from makeda.lab.balance.report import BalanceReport, Comparison, Report, Varied, WhatIf, differences
from makeda.lab.balance.story import calibration, choices, decided_at, half_leader, skill, story
from makeda.lab.balance.study import LOOKS, PLAYOUTS, STUDIED, WORLDS, Choice, Look, study
from makeda.lab.balance.table import check_figures_file, write_figures
from makeda.lab.ledger import Ledger
from makeda.lab.series import Series
from makeda.lab.stats import Estimate, difference, mean_of, share_of, surely_differ
from makeda.lab.workers import HERE, Processes, Workers
from tests.setups import every_game

VOID = {"meta", "br", "line", "rect", "circle", "polyline"}


class Page(HTMLParser):
    """Reads a page: whether tags are closed, what it loads, and its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loads: list[str] = []
        self.text = ""
        self.plots: list[str] = []
        self.feed(html)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            if name in ("src", "href", "srcset"):
                self.loads.append(str(value))
            if tag == "svg" and name == "aria-label":
                self.plots.append(str(value))

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def report(
    game: Game, games: int = 2, seed: int = 1, bots: tuple[str, ...] = ("careless",)
) -> BalanceReport:
    return BalanceReport(game, [game.info.least_players], {}, list(bots), games, seed)


def page_of(wanted: Report, workers: Workers = HERE) -> str:
    return wanted.html(wanted.play(workers))


@every_game
def test_the_page_shows_every_figure_and_loads_nothing(game: Game) -> None:
    html = page_of(report(game, bots=("careless", "greedy")))
    page = Page(html)
    assert page.loads == []
    assert not re.search(r"https?:|@import|url\(", html)
    for words in (
        "What stands out",
        "How do games go?",
        "Luck or skill?",
        "Can the chances be trusted?",
        "Does the seat matter?",
        "How long are games?",
        "options",
    ):
        assert words in page.text
    assert any("Share of wins of each seat" in plot for plot in page.plots)
    for option in game.info.options:
        assert option.is_table or f"{option.name} = {option.values[1]}" in page.text


@every_game
def test_the_page_depends_on_the_seed_and_not_on_the_workers(game: Game) -> None:
    assert page_of(report(game)) == page_of(report(game), Processes(2))
    assert page_of(report(game)) != page_of(report(game, seed=2))


@every_game
def test_games_count_what_their_catalogue_names(game: Game) -> None:
    titles = catalogue(game.info.id).keys("counts")
    options: dict[str, object] = {option.name: option.values[-1] for option in game.info.options}
    wanted = [
        Series(game.info.id, game.info.most_players, game.settle(each), [bot], 4, 3)
        for each in ({}, options)
        for bot in ("greedy", "random")
    ]
    found = set()
    for series, games in zip(wanted, play_all(wanted), strict=True):
        counted = {(item.chapter, item.name) for item in items(games, [])}
        assert counted <= set(series.countable())
        assert len(items(games, series.countable())) == len(set(series.countable()))
        found |= {chapter for chapter, _ in counted}
    assert found == set(titles)


@every_game
def test_everything_that_is_counted_belongs_to_a_seat_of_the_game(game: Game) -> None:
    players = game.info.least_players
    series = Series(game.info.id, players, game.settle({}), ["greedy"], 2, 3)
    for played in play_all([series])[0]:
        assert played.counts
        for chapter in played.counts.values():
            for held in chapter.values():
                assert len(held) == players
                assert sum(held) > 0


COURSE = Course(5, [3, 1], 2, NOBODY, "over")


def played(scores: list[int], winners: list[int], **held: list[int]) -> Played:
    return Played(Result(scores, winners, 10), {"cards": held}, {"points": scores}, COURSE, [])


def test_an_item_is_judged_by_who_had_more_of_it_than_the_others() -> None:
    games = [
        played([9, 1], [0], helps=[2, 1], hurts=[0, 1]),
        played([1, 9], [1], helps=[0, 1], hurts=[3, 1], equal=[1, 1]),
    ] * 15
    found = {item.name: item for item in items(games, [])}
    assert found["helps"].times_fair
    assert found["helps"].times_fair.value == 2
    assert found["helps"].is_sure
    assert (found["helps"].per_player, found["helps"].had) == (1, 0.75)
    assert found["hurts"].times_fair
    assert found["hurts"].times_fair.value == 0
    assert found["equal"].times_fair is None


def test_little_is_not_enough_to_judge() -> None:
    assert items([played([9, 1], [0], rare=[1, 0])] * 3, [])[0].times_fair is None


def test_numbers_in_names_are_put_in_order() -> None:
    names = [
        item.name for item in items([played([1, 2], [1], **{"b 10": [1, 0], "b 9": [1, 0]})], [])
    ]
    assert names == ["b 9", "b 10"]


def test_a_summary_of_games() -> None:
    found = summary([played([9, 4], [0]), played([5, 5], [0, 1])])
    assert [share.value for share in found.seats] == [0.75, 0.25]
    assert found.winning_scores == [9, 5]
    assert found.scores == [4]
    assert (found.margin.value, found.shared) == (2.5, 0.5)
    assert margin(played([3, 9, 7], [1]).result) == 2


def test_sources_compare_winners_with_the_others() -> None:
    def game(winners: list[int], sold: list[int]) -> Played:
        amounts = {"sold": sold, "never": [0, 0]}
        return Played(Result([9, 4], winners, 10), {}, amounts, COURSE, [])

    found = sources([game([0], [6, 2]), game([0], [5, 1]), game([1], [1, 5])])
    assert [source.category for source in found] == ["sold"]
    assert found[0].seats == [4, pytest.approx(8 / 3)]
    assert [found[0].winners, found[0].others] == pytest.approx([16 / 3, 4 / 3])
    assert found[0].lead == Estimate(4, 4, 4)
    assert found[0].is_sure
    everybody = sources([game([0, 1], [6, 2])])
    assert (everybody[0].lead, everybody[0].is_sure) == (Estimate(0, 0, 0), False)


@every_game
def test_the_page_shows_where_the_points_come_from(game: Game) -> None:
    series = Series(game.info.id, game.info.least_players, game.settle({}), ["careless"], 2, 1)
    games = play_all([series])[0]
    for each in games:
        amounts = each.accounts.values()
        assert [sum(seat) for seat in zip(*amounts, strict=True)] == each.result.scores
    texts = catalogue(game.info.id)
    page = Page(page_of(report(game)))
    assert "Where do the points come from?" in page.text
    for source in sources(games):
        assert texts.account(source.category, [], []) in page.text


def test_changes_are_taken_from_deal_to_deal() -> None:
    before = [played([number, 0], [0]) for number in range(1, 30)]
    after = [played([number + 2, 0], [0]) for number in range(1, 30)]
    found = {(change.name, change.seat): change for change in changes(before, after)}
    points = found["winner", 0]
    assert (points.b - points.a, points.change, points.is_sure) == (2, Estimate(2, 2, 2), True)
    assert not found["wins", 1].is_sure


@every_game
def test_a_comparison_has_common_deals(game: Game) -> None:
    option = game.info.options[0]
    a: dict[str, object] = {option.name: option.values[0]}
    b: dict[str, object] = {option.name: option.values[1]}
    players = [game.info.least_players]
    page = Page(page_of(Comparison(game, players, (a, b), ("a.toml", "b.toml"), "random", 2, 1)))
    assert page.loads == []
    assert option.name in page.text
    wanted = Comparison(game, players, (a, b), ("a.toml", "b.toml"), "random", 2, 1)
    named = {line.chapter for line in wanted.figures(wanted.play())}
    assert {"a.toml", "b.toml", "b.toml: difference"} <= named
    same = Page(page_of(Comparison(game, players, (a, a), ("x", "y"), "random", 2, 1)))
    assert "A and B are the same" in same.text
    assert "Nothing clearly differs" in same.text


class Noting(Bot):
    """Notes what is dealt to seat 0, which begins, and plays as if that did not matter."""

    deals: ClassVar[list[object]] = []

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.begins = True

    def choose(self, sight: Sight) -> int:
        if self.begins and sight.seat == 0:
            me = sight.view()["me"]
            assert isinstance(me, dict)
            self.deals.append(me["hand"])
        self.begins = False
        moves = sight.legal()
        return moves[self.rng.below(len(moves))]


NOTING = f"{Noting.__module__}:{Noting.__name__}"


@pytest.fixture
def deals() -> list[object]:
    """The deals of all games that are played here, in their order."""
    Noting.deals.clear()
    return Noting.deals


def test_both_sides_of_a_comparison_are_dealt_the_same(deals: list[object]) -> None:
    """Mirrored lions change what may be done with the cards, not which are dealt."""
    sides: tuple[dict[str, object], dict[str, object]] = ({"lions": "free"}, {"lions": "mirrored"})
    Comparison(game_of("kette"), [3, 4], sides, ("a", "b"), NOTING, 3, 1).play()
    assert len(deals) == 12
    assert deals[:6] == deals[6:]
    assert len({str(deal) for deal in deals}) == 6


def test_another_value_of_an_option_is_played_with_the_same_deals(deals: list[object]) -> None:
    wanted = BalanceReport(game_of("kette"), [3, 4], {"lions": "free"}, [NOTING], 3, 1)
    wanted.play()
    order = ["players 3", "players 4"]
    order += [name for name, _ in wanted.variants]
    dealt = {name: deals[3 * place : 3 * place + 3] for place, name in enumerate(order)}
    assert dealt["lions = mirrored"] == dealt["players 3"]
    assert dealt["lions = none"] != dealt["players 3"]


def test_differences_are_found_inside_tables() -> None:
    a = {"numbers": "standard", "rows": {"gold": [1, 2]}}
    b = {"numbers": {"x": 1}, "rows": {"gold": [1, 3]}}
    assert differences(a, b) == [
        ("numbers", "standard", "a table of its own"),
        ("rows.gold", "[1, 2]", "[1, 3]"),
    ]


def test_nonsense_is_refused() -> None:
    kette = game_of("kette")
    for players, bots, games in (([9], ["greedy"], 4), ([3], ["oracle"], 4), ([3], ["greedy"], 1)):
        with pytest.raises(BadSetup):
            BalanceReport(kette, players, {}, bots, games, 1)


def test_plots_hold_what_they_are_given() -> None:
    sure = Dot(Estimate(1.5, 1.2, 1.8), True)
    drawn = dot_plot("A & B", [Row("<ruby>", [sure, None], "often"), Row("x", [sure, sure])], 1)
    assert drawn.count("<circle") == 2
    assert drawn.count('<rect class="dot series-1 sure"') == 1
    assert "&lt;ruby&gt;" in drawn
    assert 'aria-label="A &amp; B"' in drawn
    bars = histogram("points", [[1, 1, 2], [5]])
    assert bars.count("<rect") == 3
    assert "NaN" not in histogram("all equal", [[7, 7]])


def test_lines_go_from_step_to_step() -> None:
    two = [[Estimate(1, 0, 2), Estimate(3, 2, 4)], [Estimate(2, 1, 3), Estimate(2, 1, 3)]]
    drawn = line_plot("up", "price", ["2", "3"], two)
    assert drawn.count("<polyline") == 2
    # Dots for the first line, squares for the second, and none hides another
    assert (drawn.count("<circle"), drawn.count("<rect")) == (2, 2)
    assert ">3</text>" in drawn
    assert ">price</text>" in drawn
    assert len(set(re.findall(r'class="span .*? x1="([0-9.]+)"', drawn))) == 4


def test_a_round_lasts_until_everybody_has_decided_again() -> None:
    assert rounds([0, 1, 2, 0, 0, 1, 2, 1], 3) == 3
    assert rounds([0, 0, 1], 2) == 1


def test_the_lead_changes_when_somebody_else_is_alone_in_front() -> None:
    assert [leader(scores) for scores in ([1, 2], [2, 2], [3, 2])] == [1, NOBODY, 0]
    assert lead_changes([NOBODY, 1, NOBODY, 1, 0, NOBODY, 1]) == 2


def test_a_game_is_decided_from_where_on_the_chance_stays_high() -> None:
    assert decided_at([0.5, 0.9, 0.7, 0.8, 1.0]) == 0.6
    assert decided_at([0.9, 0.9]) == 0
    assert decided_at([0.9, 0.5]) == 1


def look(chances: list[float], seat: int = 0, swing: float = 0.0) -> Look:
    return Look(chances, seat, Choice(4, 2.0, 0.1, swing))


def test_figures_of_the_story() -> None:
    led = [COURSE._replace(half_leader=seat, ending=how) for seat, how in ((0, "a"), (1, "b"))]
    looks = [look([0.9, 0.1, 0.0])] * LOOKS
    games = [Played(Result([9, 4, 1], [0], 60), {}, {}, course, looks) for course in led]
    found = {figure.name: figure.estimate.value for figure in story(games, 30)}
    assert found["minutes"] == 30
    assert found["ending_a"] == 0.5
    assert (found["half_leader"], found["decided"], found["runaway"]) == (0.5, 0, 1)
    assert (found["legal"], found["forced"], found["real"]) == (2, 0.5, 2)
    nobody = [game._replace(course=COURSE) for game in games]
    assert half_leader(nobody) is None


def test_kingmaking_counts_those_who_cannot_win() -> None:
    lost, leads = look([0.0, 0.6, 0.4], swing=0.3), look([0.5, 0.1, 0.4], swing=0.1)
    games = [Played(Result([1, 9, 4], [1], 60), {}, {}, COURSE, [lost, leads])] * 3
    found = {each.name: each.estimate.value for each in choices(games) if each}
    assert found["hopeless"] == 0.5
    assert (found["kingmaking"], found["swing"]) == pytest.approx((0.3, 0.1))
    two = [Played(Result([1, 9], [1], 60), {}, {}, COURSE, [look([0.0, 1.0])])] * 3
    assert [each.name for each in choices(two) if each] == ["real", "worth"]


def test_chances_are_held_against_what_happened() -> None:
    games = [Played(Result([9, 4], [0], 60), {}, {}, COURSE, [look([0.75, 0.25])])] * 3
    low, high = calibration(games)
    assert (low.expected, low.won.value) == (0.25, 0)
    assert (high.expected, high.won.value) == (0.75, 1)


def test_the_better_bot_wins_by_its_seat() -> None:
    games = [played([9, 4], [0])._replace(better=seat) for seat in (0, 0, 1)]
    assert skill("weak", "strong", games).wins.value == pytest.approx(2 / 3)


@every_game
def test_positions_near_the_end_are_decided(game: Game) -> None:
    """What the playouts say of a game that was played: all looks are there, and chances add up."""
    series = Series(game.info.id, game.info.least_players, game.settle({}), ["greedy"], 1, 5)
    (one,) = play_all([series], studied=1)[0]
    assert len(one.looks) == LOOKS
    for each in one.looks:
        assert sum(each.chances) == pytest.approx(1)
        assert all(round(chance * PLAYOUTS * 60) % 1 == 0 for chance in each.chances)
    made = [one.looks[place].choice for place in STUDIED]
    for choice in made:
        if choice:
            assert 1 <= choice.real <= choice.legal
            assert -1 <= choice.worth <= 1
            assert -1 <= choice.swing <= 1
            assert choice.swing * WORLDS // 2 * 60 % 1 == 0
    assert one.course.ending in catalogue(game.info.id).keys("endings")


def test_a_study_follows_from_its_seed() -> None:
    kette = game_of("kette")
    moves: list[tuple[int, int]] = []
    state = kette.new(3, 1)
    while not state.over():
        seat = state.actors()[0]
        move = state.legal(seat)[0]
        moves.append((seat, move))
        state.apply(seat, move)
    first, again, other = (study(kette.new(3, 1), moves, seeded(seed)) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_games_go_on_from_a_ledger(tmp_path: Path) -> None:
    """Interrupted anywhere, and played on, the report is the same; other games are refused."""
    wanted = report(game_of("kette"), 3, bots=("greedy", "careless"))
    file = tmp_path / "games.jsonl"
    whole = wanted.play(ledger=Ledger(file))
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + wanted.games
    for kept in (1, 5):
        file.write_bytes(b"".join(lines[: 1 + kept]))
        assert wanted.play(ledger=Ledger(file)) == whole
        assert file.read_bytes() == b"".join(lines)
    with pytest.raises(BadSetup, match="ledger_other"):
        report(game_of("kette"), 4).play(ledger=Ledger(file))
    with pytest.raises(ValueError, match="unpack"):
        read_played([1, 2])
    other = json.loads(lines[2])
    for result, better in (([[1, 2], [0], 9], -1), ([[1, 2, 3], [0], 9], 3)):
        broken = json.dumps([result, *other[1:-1], better]).encode() + b"\n"
        file.write_bytes(b"".join([*lines[:2], broken, *lines[3:]]))
        with pytest.raises(BadSetup, match="line=3"):
            wanted.play(ledger=Ledger(file))


def test_figures_are_written_as_a_table(tmp_path: Path) -> None:
    wanted = report(game_of("saba"), 3, bots=("careless", "greedy"))
    lines = wanted.figures(wanted.play())
    write_figures(tmp_path / "figures.csv", lines)
    write_figures(tmp_path / "figures.parquet", lines)
    with (tmp_path / "figures.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    columns = parquet.read_table(tmp_path / "figures.parquet").to_pylist()
    assert len(rows) == len(columns) == len(lines)
    for row, column in zip(rows, columns, strict=True):
        assert row["name"] == column["name"]
        assert float(row["value"]) == column["value"]
    assert {"story", "seat", "skill", "times_fair"} <= {row["chapter"] for row in rows} | {
        "times_fair"
    }
    with pytest.raises(BadSetup, match="bad_figures_file"):
        check_figures_file(tmp_path / "figures.xlsx")


def test_findings_are_markdown() -> None:
    wanted = report(game_of("kette"), 2, bots=("careless", "greedy"))
    text = wanted.findings(wanted.play())
    assert text.startswith("# How balanced is Die Kette von Saba?")
    assert "| rounds |" in text
    assert "<" not in text


def what_if(game: Game, *varied: Varied) -> WhatIf:
    def options(settings: list[tuple[str, str]]) -> dict[str, object]:
        return dict(settings)

    return WhatIf(game, [3], list(varied), options, "random", 2, 1)


def test_a_what_if_shows_curves_over_common_deals() -> None:
    kette = game_of("kette")
    lions = Varied("lions", ["free", "mirrored"])
    wanted = what_if(kette, lions)
    page = Page(page_of(wanted))
    assert page.loads == []
    assert "what if lions were different?" in page.text
    assert "decisions in a game" in page.plots
    lines = wanted.figures(wanted.play())
    first = [line for line in lines if line.chapter == "lions = free: difference"]
    assert [line.value for line in first] == [0] * 7
    assert {line.chapter for line in lines} >= {"lions = free", "lions = mirrored"}
    grid = what_if(kette, lions, Varied("layout", ["standard", "standard"]))
    assert len(grid.series) == 4
    assert "layout = standard" in Page(page_of(grid)).text
    with pytest.raises(BadSetup, match="too_many_settings"):
        what_if(kette, Varied("lions", ["free"] * 61))


def test_axes_have_round_numbers() -> None:
    assert nice_ticks(0.13, 0.47) == [0.1, 0.2, 0.3, 0.4, 0.5]
    assert nice_ticks(1, 1) == [1, 2]
    assert bin_width(0, 5) == 1
    assert bin_width(0, 140) == 5


def test_means_shares_and_differences_have_intervals() -> None:
    assert mean_of([1.0, 2.0, 3.0]) == pytest.approx((2, 0.868, 3.132), abs=0.001)
    assert mean_of([4.0]) == (4, 4, 4)
    assert share_of(5, 10).value == 0.5
    apart = difference(share_of(50, 100), share_of(70, 100))
    assert apart.value == pytest.approx(0.2)
    assert apart.excludes(0)
    assert apart == pytest.approx((0.2, 0.0642, 0.3258), abs=0.001)


def test_small_effects_may_stay_unseen() -> None:
    few, many = share_of(50, 100), share_of(5000, 10_000)
    assert few.shows == pytest.approx(0.2, abs=0.01)
    assert many.shows == pytest.approx(0.02, abs=0.001)
    assert not surely_differ(few, share_of(70, 100))
    assert surely_differ(many, share_of(5500, 10_000))
