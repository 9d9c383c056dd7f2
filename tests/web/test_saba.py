"""Saba in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from makeda.games.saba.state import SabaState
from tests.games.saba.build import SABA, do, position
from tests.web.browser import DESKTOP, PHONE, Size, Theme, assert_accessible
from tests.web.conftest import Visit
from tests.web.playing import (
    assert_result,
    open_panel,
    open_table,
    play_by_keyboard,
    play_by_mouse,
    prompt,
    start,
    table_at,
    table_for,
    wait_for_question,
)
from tests.web.saba import play_sensibly

TITLE = "Saba - Palast der Königin"
BUILD = ".dock button:has-text('Build ')"
EXPERT = {"persons": "on", "serail_figure": "on", "guards": "on"}


def step(page: Page, name: str) -> str:
    """The state of a step of the turn."""
    state = page.locator(".dock ol li", has_text=name).locator(".visually-hidden")
    return state.inner_text()


def test_a_newcomer_plays_a_whole_game_against_bots_by_mouse(visit: Visit) -> None:
    device = visit()
    page = device.open("/")
    start(page, TITLE)
    assert "Choose one of your harbour cards" in prompt(page)
    assert play_sensibly(page) > 10
    assert_result(page)


def test_a_whole_expert_game_by_mouse(visit: Visit) -> None:
    device = visit()
    table_id = table_for(device, "saba", "me", "beginner", "beginner", options=EXPERT, seed="4")
    page = open_table(device, table_id)
    assert play_sensibly(page) > 10
    assert_result(page)
    expect(page.locator(".veil").get_by_text("Figure in the serail")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    device = visit()
    table_id = table_for(device, "saba", "me", "easy", options=EXPERT, seed="6")
    page = open_table(device, table_id)
    assert play_by_keyboard(page) > 10
    assert_result(page)


def test_the_steps_of_the_turn_show_what_is_done_and_what_is_open(visit: Visit) -> None:
    device = visit()
    page = open_table(device, table_for(device, "saba", "me", "easy", "easy", seed="1"))
    assert [step(page, name) for name in ("Harbour", "Build")] == ["now", "still to come"]
    page.locator(".dock button", has_text="2 + action card").click()
    expect(page.locator(".dock .outcome")).to_contain_text("Then you draw an action card.")
    page.get_by_role("button", name="Take the goods").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("You cannot pay for an open card")
    assert [step(page, name) for name in ("Harbour", "Build")] == ["done", "now"]
    page.get_by_role("button", name="Draw an action card").click()
    expect(page.get_by_role("button", name="End my turn")).to_be_visible()
    assert [step(page, name) for name in ("Build", "Quarter")] == ["left out", "left out"]
    assert step(page, "Card") == "done"


def test_a_build_is_shown_as_a_ghost_before_it_is_confirmed(visit: Visit) -> None:
    device = visit()
    page = open_table(device, table_for(device, "saba", "me", "easy", "easy", seed="2"))
    play_sensibly(page, BUILD)
    page.locator(BUILD).first.click()
    expect(page.locator("main.board .plot.aimed")).to_have_count(1)
    expect(page.locator("main.board .ghost")).to_have_count(1)
    expect(page.locator(".dock .outcome")).to_contain_text("Your figure comes onto balcony")
    figures = page.locator("main.board [data-place^=balcony]").count()
    page.locator(".dock button.main", has_text="Build").click()
    expect(page.locator("main.board .ghost")).to_have_count(0)
    assert page.locator("main.board [data-place^=balcony]").count() >= figures
    open_panel(page, "Scores")
    expect(page.locator(".scores")).to_contain_text("Figures on balconies")


def test_a_treasury_card_is_celebrated(visit: Visit) -> None:
    device = visit(PHONE)
    page = open_table(device, table_for(device, "saba", "beginner", "me", "easy", seed="3"))
    play_sensibly(page, ".ceremony")
    expect(page.locator(".ceremony")).to_contain_text("treasury")
    expect(page.locator(".ceremony li")).to_have_count(3)
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".ceremony")).to_have_count(0)


def test_s4_2_the_winner_of_the_treasury_takes_a_figure_from_a_quarter(visit: Visit) -> None:
    device = visit(PHONE)
    won = position(
        ["", "gold, ebony, alabaster, sandstone"],
        turn=1,
        spaces="first treasury, fountain 7, fountain 8",
        levels=", ".join(f"{plot} 1" for plot in range(1, 9)),
        balconies=", ".join(f"{plot} red" for plot in range(1, 7)),
        quarters="masons red, bazaar red, bazaar yellow",
    )
    page = open_table(device, table_at(device, SABA, do(won, "treasury 1"), "me", "easy"))
    expect(page.get_by_test_id("prompt")).to_contain_text("You have won the treasury")
    assert_accessible(page)
    page.locator("main.board").get_by_role("button", name="Masons").click()
    page.locator(".dock button.main", has_text="Take the figure from the masons").click()
    expect(page.locator(".players .score").first).to_have_text("7")


def built_over(house: str, turn: int) -> SabaState:
    """Red and yellow, of whom one can build beside the other's balcony."""
    goods = ["alabaster, sandstone, 2 ebony"]
    return position(
        goods if turn == 0 else ["", *goods],
        turn=turn,
        spaces="fountain 1, fountain 2, fountain 3",
        levels="1 1",
        balconies="1 yellow" if turn == 0 else "1 red",
        house=house,
    )


def test_s3_6_by_the_house_rule_a_balcony_is_left_as_it_is(visit: Visit) -> None:
    device = visit(PHONE)
    before = built_over("may_send_back", 0)
    table_id = table_at(device, SABA, before, "me", "easy", may_send_back="on")
    page = open_table(device, table_id)
    page.locator(BUILD).first.click()
    expect(page.locator(".dock .outcome")).to_contain_text("is sent back")
    page.get_by_role("button", name="Leave it there").click()
    expect(page.locator(".dock .outcome")).to_contain_text("everything there stays")
    assert_accessible(page)
    page.locator(".dock button.main", has_text="Build").click()
    expect(page.locator(".players .score").nth(1)).to_have_text("1")
    expect(page.locator(".players .score").first).to_have_text("0")


def test_s5_2_by_the_house_rule_whoever_is_sent_back_is_asked(visit: Visit) -> None:
    device = visit(DESKTOP)
    asked = do(built_over("may_lay_marker", 1), "build 1")
    table_id = table_at(device, SABA, asked, "me", "easy", may_lay_marker="on")
    page = open_table(device, table_id)
    expect(page.get_by_test_id("prompt")).to_contain_text("sent back from balcony 1")
    expect(page.get_by_role("button", name="Keep the marker")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Put a marker in the serail").click()
    marker = page.get_by_role("img", name="Serail, field 1: a marker of P0")
    expect(marker).to_be_visible()


def carrying_out(balconies: str) -> SabaState:
    """Red can carry out a treasury card, and has no piece left then."""
    return position(
        ["gold, ebony, alabaster, sandstone"],
        spaces="first treasury, fountain 7, fountain 8",
        levels=", ".join(f"{plot} 1" for plot in range(1, 9)),
        balconies=balconies,
    )


def test_s4_2_the_ceremony_names_a_winner_who_has_no_figure_left(visit: Visit) -> None:
    device = visit(PHONE)
    won = carrying_out(", ".join(f"{plot} yellow" for plot in range(1, 9)))
    page = open_table(device, table_at(device, SABA, won, "me", "easy"))
    winner = page.locator(".players .name").nth(1).inner_text()
    page.get_by_role("button", name="Carry out the treasury card").click()
    expect(page.locator(".dock .outcome")).to_contain_text("But no figure is left")
    page.locator(".dock button.main", has_text="Carry out the treasury card").click()
    expect(page.locator(".ceremony p")).to_have_text(
        f"{winner} has the most figures. But no figure is left for the treasury."
    )
    expect(page.locator(".ceremony .won .name")).to_have_text(winner)


def test_a_treasury_card_alone_is_a_build_step_that_was_used(visit: Visit) -> None:
    device = visit()
    page = open_table(device, table_at(device, SABA, carrying_out("1 red"), "me", "easy"))
    page.get_by_role("button", name="Carry out the treasury card").click()
    page.locator(".dock button.main", has_text="Carry out the treasury card").click()
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_test_id("prompt")).not_to_contain_text("treasury")
    assert step(page, "Build") == "now"
    page.get_by_role("button", name="Draw an action card").click()
    expect(page.get_by_role("button", name="End my turn")).to_be_visible()
    assert [step(page, name) for name in ("Build", "Quarter")] == ["done", "left out"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_table_fits_the_screen_and_is_accessible(
    visit: Visit, size: Size, theme: Theme
) -> None:
    device = visit(size, theme)
    table_id = table_for(device, "saba", "me", "easy", "easy", "easy", options=EXPERT, seed="9")
    page = open_table(device, table_id)
    for _ in range(4):
        assert wait_for_question(page)
        device.assert_no_sideways_scrolling()
        assert_accessible(page)
        play_by_mouse(page, 1)
    if size.phone:
        page.get_by_role("link", name="Show").click()
        device.assert_no_sideways_scrolling()
        assert_accessible(page)
