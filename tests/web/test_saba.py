"""Saba in a real browser."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from makeda.games.saba.state import SabaState
from tests.games.saba.build import SABA, do, position
from tests.web.browser import DESKTOP, PHONE, Device, Size, Theme, assert_accessible
from tests.web.conftest import Visit
from tests.web.measures import SHAPES, faults, resize
from tests.web.playing import (
    assert_result,
    open_panel,
    open_table,
    play_by_keyboard,
    prompt,
    start,
    table_at,
    table_for,
    wait_for_question,
)
from tests.web.saba import play_sensibly

TITLE = "Saba - Palast der Königin"
BUILD = "main.board [data-place^='card '] [role=button]"
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
    page.locator("main.board").get_by_role("button", name="Your harbour card: 2 + action").click()
    expect(page.locator(".dock .outcome")).to_contain_text("Then you draw an action card.")
    page.get_by_role("button", name="Take the goods").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("You cannot pay for an open card")
    assert [step(page, name) for name in ("Harbour", "Build")] == ["done", "now"]
    page.locator("main.board").get_by_role("button", name="Draw an action card").click()
    expect(page.get_by_role("button", name="End my turn")).to_be_visible()
    assert [step(page, name) for name in ("Build", "Quarter")] == ["left out", "left out"]
    assert step(page, "Card") == "done"


def test_a_build_is_shown_as_a_ghost_before_it_is_confirmed(visit: Visit) -> None:
    device = visit()
    page = table_of_four(device, great(RICH))
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
    page.get_by_label("Figure on the balcony").select_option(label="Leave it there")
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
    page.locator("main.board").get_by_role("button", name="first treasury").click()
    expect(page.locator(".dock .outcome")).to_contain_text("But no figure is left")
    page.locator(".dock button.main", has_text="Carry out the treasury card").click()
    expect(page.locator(".ceremony p")).to_have_text(
        f"{winner} has the most figures. But no figure is left for the treasury."
    )
    expect(page.locator(".ceremony .won .name")).to_have_text(winner)


def test_a_treasury_card_alone_is_a_build_step_that_was_used(visit: Visit) -> None:
    device = visit()
    page = open_table(device, table_at(device, SABA, carrying_out("1 red"), "me", "easy"))
    page.locator("main.board").get_by_role("button", name="first treasury").click()
    page.locator(".dock button.main", has_text="Carry out the treasury card").click()
    expect(page.locator(".ceremony li")).to_have_count(2)
    expect(page.get_by_test_id("prompt")).not_to_contain_text("treasury")
    assert step(page, "Build") == "now"
    expect(page.locator(".ceremony"), "it goes by itself").to_have_count(0)
    page.locator(".dock").get_by_role("button", name="Draw an action card").click()
    expect(page.get_by_role("button", name="End my turn")).to_be_visible()
    assert [step(page, name) for name in ("Build", "Quarter")] == ["done", "left out"]


# What lies on the table says what it is

POOR = ["ebony", "alabaster, sandstone", "3 gold", "ebony"]
GREAT = {
    "players": 4,
    "levels": ", ".join(f"{plot} {1 + plot % 2}" for plot in range(1, 9)),
    "balconies": "1 red, 2 yellow, 3 blue, 5 green, 6 red, 8 yellow",
    "quarters": "masons red, bazaar red, carpenters yellow, carpenters blue, exchange red",
    "vizier": "bazaar",
    "serail": "red yellow red blue",
    "treasury": [0, 1, 0, 0],
    "spaces": "column 4, column 1, second treasury",
    "rest": "column 2, column 3, column 5, column 7, end card",
}
RICH = ["4 alabaster, 3 sandstone, 3 ebony, 3 gold", *POOR[1:]]


def great(goods: list[str], **more: Any) -> SabaState:
    """Four players in the middle of a game."""
    return position(goods, **{**GREAT, **more})


def table_of_four(device: Device, state: SabaState, **options: object) -> Page:
    page = open_table(
        device, table_at(device, SABA, state, "me", "easy", "easy", "easy", **options)
    )
    wait_for_question(page)
    return page


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_what_cannot_be_used_says_why_when_it_is_touched(visit: Visit, size: Size) -> None:
    device = visit(size)
    page = table_of_four(device, great(POOR, hands=["gold"], quarters="masons red, bazaar red"))
    note = page.locator(".note:popover-open")
    if size.phone:
        page.get_by_role("link", name="Show the palace").click()
    page.locator("[data-place='card column 4'] .spot").click()
    expect(note).to_contain_text("Column 4")
    expect(note).to_contain_text("You lack 1 alabaster, 1 sandstone and 2 ebony.")
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    if size.phone:
        page.get_by_role("link", name="Show city and harbour").click()
    page.locator("main.board").get_by_role("img", name="Bazaar").click()
    expect(note).to_contain_text("Swaps alabaster, sandstone and ebony")
    expect(note).to_contain_text("The vizier blocks the bazaar.")
    page.get_by_test_id("prompt").click()
    expect(note).to_have_count(0)


# How much two colours differ, as readers of low contrast need it: 1 is not at all.
CONTRAST = """([one, other]) => {
  const light = colour => {
    const parts = colour.match(/[0-9.]+/g).slice(0, 3).map(part => Number(part) / 255);
    const [red, green, blue] =
      parts.map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  return Math.max(light(one), light(other)) / Math.min(light(one), light(other));
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_missing_goods_are_empty_and_seen_by_day_and_by_night(visit: Visit, theme: Theme) -> None:
    page = table_of_four(visit(theme=theme), great(POOR))
    card = page.locator("[data-place='card column 4']")
    ground = card.locator("rect.card").evaluate("card => getComputedStyle(card).fill")
    lines = {
        line.evaluate("line => getComputedStyle(line).stroke")
        for line in card.locator(".hollow").all()
    }
    # Each kind has a colour of its own.
    assert len(lines) > 1
    for line in lines:
        assert page.evaluate(CONTRAST, [line, ground]) >= 3
    assert card.locator(".hollow").first.evaluate("line => getComputedStyle(line).fill") == "none"


def test_a_card_that_can_do_nothing_says_what_it_is_for(visit: Visit) -> None:
    device = visit(PHONE)
    state = great(
        ["", "", "", ""], expert="persons", hands=["robber, craftsman"], quarters="masons red"
    )
    page = table_of_four(device, state, persons="on")
    page.locator(".hand").get_by_role("button", name="Robber").click()
    note = page.locator(".note:popover-open")
    expect(note).to_contain_text("take a piece from another player")
    expect(note).to_contain_text("No other player has a piece.")


def test_a_quarter_where_a_figure_acts_and_another_may_come_has_a_way_for_each(
    visit: Visit,
) -> None:
    device = visit()
    page = table_of_four(device, great(RICH, built=True, carried=True))
    masons = page.locator("main.board [data-place='quarter masons']").get_by_role("button")
    expect(masons).to_have_count(2)
    masons.nth(1).click()
    expect(page.locator(".dock .outcome")).to_contain_text("2 gold")
    page.locator(".dock button.main", has_text="Put a figure in the masons").click()
    expect(page.locator("[data-place='place masons 2']")).to_be_visible()


def test_ships_are_swapped_on_the_board(visit: Visit) -> None:
    device = visit()
    state = great(RICH, expert="persons", hands=["harbour master"])
    page = table_of_four(device, state, persons="on")
    page.locator(".hand").get_by_role("button", name="Harbour master").click()
    ships = page.locator("main.board [data-place^=ship]")
    before = [place.get_attribute("data-place") for place in ships.all()]
    ships.nth(0).click()
    ships.nth(3).click()
    page.get_by_role("button", name="Swap these two ships").click()
    expect(ships.nth(0)).to_have_attribute("data-place", str(before[3]))
    expect(ships.nth(3)).to_have_attribute("data-place", str(before[0]))


def test_a_plot_begins_to_build_what_is_open_for_it(visit: Visit) -> None:
    device = visit()
    page = table_of_four(device, great(RICH))
    plot = page.locator("main.board").get_by_role("button", name=re.compile("^Plot 4"))
    plot.click()
    expect(page.locator(".dock .outcome")).to_contain_text("Your figure comes onto balcony 4")
    plot.click()
    expect(page.locator("[data-place='balcony 4']")).to_be_visible()


def test_arrow_keys_walk_over_the_board(visit: Visit) -> None:
    device = visit()
    page = table_of_four(device, great(POOR))
    page.locator("main.board svg").first.focus()
    walked = []
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
        walked.append(page.evaluate("document.activeElement.getAttribute('aria-label')"))
    assert len(set(walked)) == len(walked)
    names = page.locator("main.board [role=group] > [role=group]").all()
    assert [name.get_attribute("aria-label") for name in names] == [
        "Palace and garden",
        "Build spaces",
        "Harbour",
        "Quarters of the city",
        "Decks",
    ]
    page.locator("[data-place='card column 1'] .spot").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".note:popover-open")).to_contain_text("Column 1")


EXPERTS = "craftsman, overseer, harbour master, merchant, serail guard"
# What is asked, and what is tapped then
MOMENTS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "fetching": ({"goods": POOR, "phase": "fetching"}, []),
    "vizier": ({"goods": RICH, "phase": "moving_vizier"}, ["[data-place='quarter exchange']"]),
    "short": ({"goods": POOR, "hands": ["gold, ebony, gold"]}, []),
    "build": ({"goods": RICH}, ["[data-place^='card ']"]),
    "place": ({"goods": RICH, "built": True}, []),
    "swap": ({"goods": RICH, "built": True}, ["[data-place='quarter exchange']"]),
    "guards": ({"goods": RICH, "guards": "4 ebony", "hands": [EXPERTS]}, ["[data-place^='card ']"]),
    "merchant": (
        {"goods": RICH, "hands": [EXPERTS]},
        [
            ".hand .card:has-text('Merchant')",
            ".panel button:has-text('P1')",
            ".panel button[aria-label='0 alabaster']:enabled",
            ".panel button[aria-label='0 sandstone']:enabled",
            ".panel .side:nth-of-type(2) button[aria-label='0 gold']",
            ".panel button[aria-label='1 gold']:enabled",
        ],
    ),
    "serail": ({"goods": RICH, "hands": [EXPERTS]}, [".hand .card:has-text('Serail')"]),
    "overseer": ({"goods": RICH, "hands": [EXPERTS]}, [".hand .card:has-text('Overseer')"]),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_expert_question_fits_every_screen(visit: Visit, moment: str) -> None:
    about, taps = MOMENTS[moment]
    state = great(expert="persons serail_figure guards", serail_figure="red", **about)
    device = visit()
    page = table_of_four(device, state, **EXPERT)
    for tap in taps:
        spot = page.locator(tap).first
        inner = spot.locator("[role=button]")
        (inner.first if inner.count() else spot).click()
    wrong: list[str] = []
    for number, (name, size) in enumerate(SHAPES):
        page.emulate_media(color_scheme="dark" if number % 2 else "light")
        resize(device, size)
        wrong += [f"{name}: {fault}" for fault in faults(device)]
    assert not wrong, "\n".join(wrong)
    assert_accessible(page)
