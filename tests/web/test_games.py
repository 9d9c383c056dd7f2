"""Every game of the registry in a real browser: offered on the first page, and played by many."""

from __future__ import annotations

from playwright.sync_api import expect

from makeda.core.game import Game
from makeda.games.registry import GAMES
from makeda.games.texts import catalogue
from tests.setups import every_game
from tests.web.browser import PHONE, assert_accessible
from tests.web.conftest import Visit
from tests.web.playing import play_by_mouse

ANSWERS = 5


def test_the_first_page_offers_every_game(visit: Visit) -> None:
    page = visit().open("/")
    expect(page.locator("article h2")).to_have_text([game.info.title for game in GAMES])
    expect(page.locator("article .picture svg")).to_have_count(len(GAMES))
    for game in GAMES:
        button = page.get_by_role("button", name=f"Play {game.info.title} now")
        expect(button).to_be_enabled()


@every_game
def test_the_largest_table_has_a_name_and_a_mark_for_everybody(visit: Visit, game: Game) -> None:
    most = game.info.most_players
    page = visit().open(f"/new/{game.info.id}")
    page.locator(".count", has_text=str(most)).click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Let me play").click()
    marks = page.locator(".players .head .mark path")
    marks.nth(most - 1).wait_for()
    for look in ("d", "fill"):
        assert len({mark.get_attribute(look) for mark in marks.all()}) == most
    assert play_by_mouse(page, ANSWERS) == ANSWERS


@every_game
def test_house_rules_are_chosen_beside_their_rule_numbers(visit: Visit, game: Game) -> None:
    device = visit(PHONE)
    page = device.open(f"/new/{game.info.id}")
    house = [option for option in game.info.options if option.rule]
    expect(page.locator("details")).to_have_count(1 if house else 0)
    if house:
        page.locator("summary").click()
    texts = catalogue(game.info.id)
    for option in house:
        link = page.get_by_role("link", name=f"Why? Rule {option.rule}")
        expect(link).to_have_attribute("href", f"/rules/{game.info.id}#{option.rule}")
        page.get_by_text(texts.explained("options", option.name)[option.values[1]]).click()
    assert_accessible(page)
    device.assert_no_sideways_scrolling()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Let me play").wait_for()
    table_id = page.url.rpartition("/")[2]
    made = page.request.get(f"/api/tables/{table_id}").json()["table"]["terms"]["options"]
    assert all(made[option.name] == option.values[1] for option in house)
