"""The pages around the table: home, a new table, an invitation, the lobby and a replay."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.playing import table_for


def test_a_finished_game_is_found_on_the_first_page_and_can_be_forgotten(visit: Visit) -> None:
    device = visit()
    page, request = device.page, device.page.request
    table = table_for(device, "kette", "me", "beginner", "beginner", seed="5")
    page.goto(f"/table/{table}")
    assert request.put(f"/api/tables/{table}/seats/0/stand-in", data={"level": "beginner"}).ok
    expect(page.locator(".veil")).to_be_visible()

    device.open("/")
    expect(page.get_by_role("heading", name="Continue playing")).to_have_count(0)
    finished = page.get_by_role("listitem").filter(has_text="Die Kette von Saba with P0, P1")
    expect(finished).to_contain_text(re.compile(r"won!.*P\d \d+,000 · P\d \d+,000 · P\d \d+,000"))
    expect(finished.get_by_role("link", name="Show the result")).to_have_attribute(
        "href", f"/table/{table}"
    )
    finished.get_by_role("link", name="Watch the game").click()
    expect(page.get_by_text("Step 0 of")).to_be_visible()

    device.open("/")
    finished.get_by_role("button", name="Forget").click()
    expect(finished).to_have_count(0)
    device.open("/")
    expect(page.get_by_role("heading", name="Finished games")).to_have_count(0)


def test_a_game_stopped_without_a_result_says_so(visit: Visit) -> None:
    device = visit()
    table = table_for(device, "saba", "me", "beginner")
    device.page.goto(f"/table/{table}")
    assert device.page.request.post(f"/api/tables/{table}/stop", data={"seat": 0}).ok
    expect(device.page.locator(".veil")).to_be_visible()
    device.open("/")
    expect(device.page.get_by_text("Stopped by agreement: nobody wins.")).to_be_visible()


def test_a_replay_is_steered_by_keys_wherever_the_focus_is(visit: Visit) -> None:
    page = visit().open("/record#game=kette")
    at = page.get_by_role("slider", name="Step")
    expect(at).to_have_value("0")
    last = at.get_attribute("max") or ""
    page.keyboard.press("ArrowRight")
    expect(at).to_have_value("1")
    page.get_by_role("button", name="One step forward").click()
    page.keyboard.press("ArrowRight")
    expect(at).to_have_value("3")
    at.focus()
    page.keyboard.press("ArrowLeft")
    expect(at).to_have_value("2")
    page.keyboard.press("End")
    expect(at).to_have_value(last)
    page.keyboard.press("Home")
    expect(at).to_have_value("0")
    # A step without a comment, which would be given time to be read
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(at).to_have_value("4")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_keys_that_are_typed_or_choose_something_do_not_move_a_replay(visit: Visit) -> None:
    page = visit().open("/record#game=kette&step=5")
    at = page.get_by_role("slider", name="Step")
    page.get_by_role("button", name="Rules", exact=True).locator("visible=true").first.click()
    search = page.get_by_role("searchbox").or_(page.get_by_label("Search the rules"))
    search.fill("a b")
    search.press("Home")
    search.press(" ")
    expect(search).to_have_value(" a b")
    page.get_by_role("button", name="One step back").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press(" ")
    expect(at).to_have_value("4")


def test_a_replay_has_speeds(visit: Visit) -> None:
    page = visit().open("/record#game=kette&step=3")
    for speed in ("1×", "2×", "4×", "1×"):
        button = page.get_by_role("button", name=f"Speed: {speed}")
        expect(button).to_have_text(speed)
        button.click()


def test_the_step_of_a_replay_stands_in_its_address(visit: Visit) -> None:
    device = visit()
    page = device.open("/record#game=kette&step=7")
    at = page.get_by_role("slider", name="Step")
    expect(at).to_have_value("7")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/record#game=kette&step=8$"))
    page.evaluate("location.hash = 'game=kette&step=12'")
    expect(at).to_have_value("12")
    page.reload()
    expect(at).to_have_value("12")
    device.open("/record#game=kette&step=99999")
    expect(at).to_have_value(at.get_attribute("max") or "")
