"""What others do can be followed: one thing at a time, at one's own pace, and never in the way."""

from __future__ import annotations

import json
import re
from typing import Any
from uuid import uuid4

from playwright.sync_api import Page, expect

from tests.web.browser import DESKTOP, PHONE, Device, Size, assert_accessible
from tests.web.conftest import Visit
from tests.web.playing import open_panel, open_table, play_by_mouse, table_for, wait_for_question

# Every sentence that the news show, with the time when it came.
LISTEN = """() => {
  window.said = [];
  const news = document.querySelector('.news');
  const hear = () => {
    const text = news.textContent.trim();
    if (window.said.at(-1)?.text !== text) window.said.push({ text, at: performance.now() });
  };
  new MutationObserver(hear).observe(news, { subtree: true, childList: true, characterData: true });
}"""
# What moves and what makes a sound leaves a trace.
SPY = """
  window.moved = 0;
  window.heard = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.moved += 1;
    return animate.apply(this, how);
  };
  const Real = window.AudioContext;
  window.AudioContext = class extends Real { constructor() { super(); window.heard += 1; } };
"""


def open_at_pace(device: Device, table_id: str, pace: str = "") -> Page:
    """A table of somebody who has chosen a pace, whose news and movements are noted."""
    device.page.add_init_script(SPY)
    if pace:
        stored = json.dumps(json.dumps(pace))
        device.page.add_init_script(f"localStorage.setItem('makeda.pace', {stored})")
    page = open_table(device, table_id)
    page.evaluate(LISTEN)
    return page


def said(page: Page) -> list[str]:
    return [one["text"] for one in page.evaluate("window.said")]


def written(page: Page) -> list[str]:
    """The lines of the log, also those in parts that are closed."""
    lines = page.locator("[role=log] li:not(:has(li))").all_text_contents()
    return [" ".join(line.split()) for line in lines]


def offered(device: Device, pace: str = "", **more: Any) -> Page:
    """A table of Kette where I have just put a card up for sale, and the others bid at once."""
    table_id = table_for(device, "kette", "me", "easy", "easy", "easy", seed="5", **more)
    page = open_at_pace(device, table_id, pace)
    play_by_mouse(page, 1)
    return page


def watching(host: Device, device: Device, pace: str = "") -> Page:
    """A table of Kette where bots begin to play as soon as this device watches."""
    table_id = table_for(host, "kette", "me", "easy", "easy", seed="3")
    request = host.page.request
    watch = request.get(f"/api/tables/{table_id}").json()["watch"]
    page = open_at_pace(device, f"{table_id}#{watch}", pace)
    request.put(f"/api/tables/{table_id}/seats/0/stand-in", data={"level": "easy"})
    return page


def test_others_act_one_after_the_other_in_the_order_of_the_log(visit: Visit) -> None:
    page = offered(visit(motion=True))
    page.wait_for_function("() => window.said.length >= 4")
    told = said(page)[:4]
    assert told == written(page)[1:5]
    at = [one["at"] for one in page.evaluate("window.said")]
    # My own move is told shortly, theirs so that one can read it.
    assert at[2] - at[1] > 1500
    assert at[3] - at[2] > 1500
    assert page.evaluate("window.moved") > 0


def test_a_question_never_waits_for_what_is_being_told(visit: Visit) -> None:
    page = offered(visit(motion=True), "slow")
    assert wait_for_question(page)
    assert len(said(page)) < len(written(page)) - 1
    expect(page.locator(".story")).to_be_visible()
    # Whoever decides has seen enough.
    lines = len(written(page))
    play_by_mouse(page, 1)
    page.wait_for_function("() => window.said.slice(1).some(one => one.text.startsWith('P0 '))")
    told = next(n for n, text in enumerate(said(page)) if n and text.startswith("P0 "))
    assert told < lines - 1


def test_a_spectator_sees_the_board_as_it_was_then(visit: Visit) -> None:
    page = watching(visit(), visit(motion=True), "steps")
    following = page.get_by_role("button", name="Next ›")
    for _ in range(3):
        expect(following).to_be_visible()
        told = page.locator(".story span").inner_text()
        # Later moves have come, and are not shown.
        assert written(page)[-1] == told
        following.click()
        expect(page.locator(".story span")).not_to_have_text(told)


def test_step_by_step_waits_for_next_and_a_click_beside_everything_is_enough(visit: Visit) -> None:
    page = offered(visit(), "steps")
    wait_for_question(page)
    following = page.get_by_role("button", name="Next ›")
    lines = written(page)[1:]
    sentence = page.locator(".story span")
    expect(sentence).to_have_text(lines[1])
    following.click()
    expect(sentence).to_have_text(lines[2])
    page.locator("main.board").click(position={"x": 5, "y": 5})
    expect(sentence).to_have_text(lines[3])
    page.locator(".prompt").focus()
    page.keyboard.press(" ")
    for _ in lines[4:]:
        following.click()
    expect(following).to_have_count(0)
    assert said(page) == lines
    assert page.evaluate("window.moved") == 0


def test_everything_that_is_still_to_be_told_can_be_skipped(visit: Visit) -> None:
    page = offered(visit(motion=True), "slow")
    page.get_by_role("button", name="Skip »").click()
    expect(page.locator(".story")).to_have_count(0)
    assert len(said(page)) < len(written(page)) - 1


def test_the_pace_is_chosen_in_the_menu_and_remembered(visit: Visit) -> None:
    page = offered(visit(motion=True))
    page.get_by_role("button", name="Menu").click()
    chooser = page.get_by_label("What others do")
    expect(chooser).to_have_value("normal")
    chooser.select_option("All at once")
    page.reload()
    wait_for_question(page)
    page.get_by_role("button", name="Menu").click()
    expect(chooser).to_have_value("at_once")


def test_whoever_wants_no_motion_gets_none_and_waits_for_nothing(visit: Visit) -> None:
    page = offered(visit())
    wait_for_question(page)
    expect(page.locator(".story, .ghost")).to_have_count(0)
    assert page.evaluate("window.moved") == 0


def answer(device: Device, table_id: str, seat: int, verb: str) -> None:
    """Let a seat of this device answer its question, without a page."""
    request = device.page.request
    frame = request.get(f"/api/tables/{table_id}/frame?seat={seat}").json()
    move = next(move for move in frame["view"]["me"]["legal"] if move["verb"] == verb)
    data = {
        "seat": seat,
        "decision": frame["decision"],
        "id": str(uuid4()),
        "move": move["words"],
    }
    assert request.post(f"/api/tables/{table_id}/moves", data=data).ok


def test_since_my_last_turn_tells_first_what_was_done_to_me_also_after_a_reload(
    visit: Visit,
) -> None:
    device = visit()
    table_id = table_for(device, "kette", "me", "me", "me", seed="1")
    for seat, verb in ((0, "offer"), (1, "bid"), (2, "pass"), (0, "price"), (1, "take")):
        answer(device, table_id, seat, verb)
    answer(device, table_id, 1, "keep")
    page = open_table(device, table_id)
    for _ in range(2):
        page.get_by_role("button", name="I am P0").click()
        wait_for_question(page)
        short = page.get_by_role("button", name="Since your last turn")
        expect(short).to_contain_text("P0 sells")
        expect(page.locator("[data-place='player 1'].changed")).to_be_visible()
        page.reload()
    page.get_by_role("button", name="I am P0").click()
    dock = page.locator(".dock").bounding_box()
    short.click()
    lines = page.get_by_role("region", name="Since your last turn").get_by_role("listitem")
    expect(lines).to_have_text(
        [re.compile("P0 sells .* to P1"), re.compile("P1 takes .* into hand")]
    )
    assert page.locator(".dock").bounding_box() == dock
    assert_accessible(page)
    page.get_by_role("button", name="Got it").click()
    expect(short).to_have_count(0)
    expect(page.locator(".changed")).to_have_count(0)


def test_a_part_of_the_log_is_one_line_that_opens(visit: Visit) -> None:
    page = watching(visit(), visit())
    parts = page.locator("[role=log] details")
    expect(parts.nth(1)).to_be_attached()
    open_panel(page, "Log")
    first = parts.first
    expect(first.locator("li").first).to_be_hidden()
    expect(first.locator("summary")).to_contain_text("sells")
    first.locator("summary").click()
    expect(first.locator("li").first).to_contain_text("up for sale")


def test_what_was_taken_back_is_struck_through(visit: Visit) -> None:
    page = offered(visit())
    wait_for_question(page)
    expect(page.locator("[role=log] s")).to_have_count(0)
    page.locator(".dock").get_by_role("button", name="Take back").click()
    expect(page.locator("[role=log] s").first).to_contain_text("P0 puts")


def sounds(visit: Visit, size: Size) -> tuple[Page, bool]:
    """A page where something has happened, and whether that could be heard."""
    page = offered(visit(size))
    wait_for_question(page)
    return page, bool(page.evaluate("window.heard"))


def test_a_phone_is_silent_until_it_is_asked_to_speak(visit: Visit) -> None:
    page, heard = sounds(visit, PHONE)
    assert not heard
    page.get_by_role("button", name="Menu").click()
    switch = page.get_by_label("Sounds")
    expect(switch).not_to_be_checked()
    switch.check()
    page.wait_for_function("() => window.heard === 1")
    page.reload()
    wait_for_question(page)
    page.get_by_role("button", name="Menu").click()
    expect(switch).to_be_checked()


def test_a_laptop_is_heard_until_it_is_silenced(visit: Visit) -> None:
    page, heard = sounds(visit, DESKTOP)
    assert heard
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Sounds").uncheck()
    page.reload()
    wait_for_question(page)
    play_by_mouse(page, 1)
    assert page.evaluate("window.heard") == 0
