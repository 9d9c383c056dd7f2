"""The coach and the analysis, as somebody meets them who plays, loses, and wants to know why."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from makeda.core.game import Game
from makeda.core.state import State
from makeda.lab.recording import record_game
from tests.setups import every_game
from tests.web.browser import assert_accessible
from tests.web.conftest import Visit
from tests.web.playing import open_table, play_by_mouse, table_at, wait_for_question

# So many moves before the end of a game there is still something to decide.
LEFT = 12


def near_end(game: Game) -> tuple[State, int]:
    """A position near the end of a game, and the seat that has a choice there."""
    record = record_game(game, 3, 7, {}, "greedy")
    late = [step.state.copy() for step in record.replay() if step.number > len(record.turns) - LEFT]
    return next(
        (state, seat) for state in late for seat in state.actors() if len(state.legal(seat)) > 1
    )


@every_game
def test_a_hint_then_the_end_then_the_analysis_then_another_try(visit: Visit, game: Game) -> None:
    device = visit()
    state, mine = near_end(game)
    seats = ["me" if seat == mine else "easy" for seat in range(state.players)]
    table_id = table_at(device, game, state, *seats)
    page = open_table(device, table_id)
    wait_for_question(page)
    page.get_by_role("button", name="Hint").click()
    sheet = page.get_by_role("region", name="Hint")
    expect(sheet).to_contain_text("Best move found:")
    assert_accessible(page)
    assert_in_reach(page, sheet.get_by_role("button", name="Play it"))
    sheet.get_by_role("button", name="Play it").click()
    expect(sheet).to_be_hidden()
    play_by_mouse(page)
    page.get_by_role("link", name="Analyse the game").click()
    assert_analysis(page)
    try_something_else(page)


def assert_in_reach(page: Page, button: Locator) -> None:
    """On a phone held sideways, too, nothing has to be scrolled for it."""
    before = page.viewport_size
    assert before
    page.set_viewport_size({"width": 740, "height": 360})
    expect(button).to_be_in_viewport(ratio=1)
    page.set_viewport_size(before)


def assert_analysis(page: Page) -> None:
    """It comes to its end, and its graph leads to each position, by mouse and by keyboard."""
    review = page.get_by_role("region", name="Analysis")
    expect(review.get_by_role("status")).to_have_text("The analysis is complete.")
    expect(review).to_contain_text("Luck and skill")
    graph = page.get_by_role("slider", name="Winning chances")
    box = graph.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
    last = graph.get_attribute("aria-valuemax")
    expect(graph).to_have_attribute("aria-valuenow", str(last))
    expect(graph).to_have_attribute("aria-valuetext", re.compile(f"Step {last} of {last}: P0 "))
    graph.focus()
    page.keyboard.press("Home")
    expect(graph).to_have_attribute("aria-valuenow", "0")
    assert_accessible(page)


def try_something_else(page: Page) -> None:
    """From the first position of the analysis one plays on, and is told what is dealt anew."""
    page.locator(".controls").get_by_role("button", name="Try it").click()
    expect(page.get_by_role("group", name="Try it")).to_contain_text("is dealt anew")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    assert wait_for_question(page)
