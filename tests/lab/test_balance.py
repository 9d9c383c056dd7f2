"""Balance reports: the figures in them, and the page as a reader's browser gets it."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import ClassVar

import pytest

from makeda.bots.bot import Bot, Sight
from makeda.bots.playing import Result
from makeda.core.game import Game
from makeda.core.problems import BadSetup
from makeda.core.rng import Rng
from makeda.games.registry import game as game_of
from makeda.games.texts import catalogue
from makeda.lab.balance.figures import changes, items, margin, sources, summary
from makeda.lab.balance.play import Played, play_all
from makeda.lab.balance.plots import Dot, Row, bin_width, dot_plot, histogram, nice_ticks
from makeda.lab.balance.report import BalanceReport, Comparison, differences
from makeda.lab.series import Series
from makeda.lab.stats import Estimate, difference, mean_of, share_of
from makeda.lab.workers import Processes
from tests.setups import every_game

VOID = {"meta", "br", "line", "rect", "circle"}


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


def report(game: Game, games: int = 4, seed: int = 1, **options: object) -> BalanceReport:
    return BalanceReport(game, [game.info.least_players], options, ["random"], games, seed)


@every_game
def test_the_page_shows_every_figure_and_loads_nothing(game: Game) -> None:
    html = report(game).html()
    page = Page(html)
    assert page.loads == []
    assert not re.search(r"https?:|@import|url\(", html)
    for words in ("What stands out", "Does the seat matter?", "How long are games?", "options"):
        assert words in page.text
    assert any("Share of wins of each seat" in plot for plot in page.plots)
    for option in game.info.options:
        assert option.is_table or f"{option.name} = {option.values[1]}" in page.text


@every_game
def test_the_page_depends_on_the_seed_and_not_on_the_workers(game: Game) -> None:
    assert report(game).html() == report(game).html(Processes(2))
    assert report(game).html() != report(game, seed=2).html()


@every_game
def test_games_count_what_their_catalogue_names(game: Game) -> None:
    titles = catalogue(game.info.id).keys("counts")
    options: dict[str, object] = {option.name: option.values[-1] for option in game.info.options}
    wanted = [
        Series(game.info.id, game.info.most_players, game.settle(each), ["greedy", "random"], 6, 3)
        for each in ({}, options)
    ]
    chapters = {item.chapter for games in play_all(wanted) for item in items(games)}
    assert chapters == set(titles)


@every_game
def test_everything_that_is_counted_belongs_to_a_seat_of_the_game(game: Game) -> None:
    players = game.info.least_players
    series = Series(game.info.id, players, game.settle({}), ["greedy"], 2, 3)
    for played in play_all([series])[0]:
        assert played.counts
        for held in played.counts.values():
            assert len(held) == players
            assert sum(held) > 0


def played(scores: list[int], winners: list[int], **held: list[int]) -> Played:
    counts = {("cards", name): numbers for name, numbers in held.items()}
    return Played(Result(scores, winners, 10), counts, {"points": scores})


def test_an_item_is_judged_by_who_had_more_of_it_than_the_others() -> None:
    games = [
        played([9, 1], [0], helps=[2, 1], hurts=[0, 1]),
        played([1, 9], [1], helps=[0, 1], hurts=[3, 1], equal=[1, 1]),
    ] * 15
    found = {item.name: item for item in items(games)}
    assert found["helps"].times_fair
    assert found["helps"].times_fair.value == 2
    assert found["helps"].is_sure
    assert (found["helps"].per_player, found["helps"].had) == (1, 0.75)
    assert found["hurts"].times_fair
    assert found["hurts"].times_fair.value == 0
    assert found["equal"].times_fair is None


def test_little_is_not_enough_to_judge() -> None:
    assert items([played([9, 1], [0], rare=[1, 0])] * 3)[0].times_fair is None


def test_numbers_in_names_are_put_in_order() -> None:
    names = [item.name for item in items([played([1, 2], [1], **{"b 10": [1, 0], "b 9": [1, 0]})])]
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
        return Played(Result([9, 4], winners, 10), {}, {"sold": sold, "never": [0, 0]})

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
    series = Series(game.info.id, game.info.least_players, game.settle({}), ["random"], 4, 1)
    games = play_all([series])[0]
    for each in games:
        amounts = each.accounts.values()
        assert [sum(seat) for seat in zip(*amounts, strict=True)] == each.result.scores
    texts = catalogue(game.info.id)
    page = Page(report(game).html())
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
    html = Comparison(game, players, (a, b), ("a.toml", "b.toml"), ["random"], 3, 1).html()
    page = Page(html)
    assert page.loads == []
    assert option.name in page.text
    same = Page(Comparison(game, players, (a, a), ("x", "y"), ["random"], 3, 1).html())
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
    Comparison(game_of("kette"), [3, 4], sides, ("a", "b"), [NOTING], 3, 1).html()
    assert len(deals) == 12
    assert deals[:6] == deals[6:]
    assert len({str(deal) for deal in deals}) == 6


def test_another_value_of_an_option_is_played_with_the_same_deals(deals: list[object]) -> None:
    wanted = BalanceReport(game_of("kette"), [3, 4], {"lions": "free"}, [NOTING], 3, 1)
    wanted.html()
    order = [f"players {series.players}" for series in wanted.series]
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
