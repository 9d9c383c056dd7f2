"""Playing as people do: with the mouse, and with the keyboard alone.

Nothing here knows a game: whatever the page offers is taken. So the same hands play every game.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from makeda.core.game import Game
from makeda.core.records import Record
from makeda.core.state import State
from makeda.games.registry import GAMES
from tests.web.browser import Device

# A game that takes longer than this, in seconds, has got stuck.
LONGEST_GAME = 240.0
# More clicks than this are not needed for one decision.
MOST_CLICKS = 40

# What can be pressed below the board: not the buttons that lead back, nor those that only
# count up and down, unless there is nothing else.
BUTTONS = ".dock [role=group] button:not(:disabled):not(.quiet)"
BUSY_OR_WAITING = """() => {
  const dock = document.querySelector('.dock');
  return document.querySelector('.veil') !== null ||
    (dock !== null && dock.classList.contains('asked') && dock.ariaBusy !== 'true');
}"""


def table_for(device: Device, game: str, *seats: str, **more: Any) -> str:
    """A table of this device that has begun; a seat is "me", "open" or the level of a bot."""
    kinds = {"me": {"kind": "me"}, "open": {"kind": "open"}}
    plans = [
        {**kinds.get(seat, {"kind": "bot", "level": seat}), "name": f"P{number}"}
        for number, seat in enumerate(seats)
    ]
    request = device.page.request
    answer = request.post("/api/tables", data={"game": game, "seats": plans, **more}).json()
    table_id: str = answer["table"]["id"]
    request.post(f"/api/tables/{table_id}/start")
    return table_id


def company(devices: list[Device], game: str, *bots: str, **more: Any) -> str:
    """A table of people at a device each, and of bots, that has begun; all look at it."""
    host = devices[0].page.request
    names = ("Ana", "Ben", "Cem")[: len(devices)]
    seats = [
        {"kind": "me", "name": names[0]},
        *({"kind": "open"} for _ in names[1:]),
        *({"kind": "bot", "level": level, "name": f"Bot {level}"} for level in bots),
    ]
    made = host.post("/api/tables", data={"game": game, "seats": seats, **more}).json()
    table_id: str = made["table"]["id"]
    for seat, name in list(enumerate(names))[1:]:
        wanted = {"invitation": made["invitation"], "seat": seat, "name": name}
        assert devices[seat].page.request.post(f"/api/tables/{table_id}/join", data=wanted).ok
    assert host.post(f"/api/tables/{table_id}/start").ok
    for device in devices:
        open_table(device, table_id)
    return table_id


def table_at(device: Device, game: Game, state: State, *seats: str, **options: object) -> str:
    """A table whose game goes on from a position, with all seats in the same hands but bots."""
    names = [f"P{number}" for number in range(state.players)]
    record = Record(game, state.players, options, names, None, state.dump())
    return table_for(device, game.info.id, *seats, options=options, record=record.json())


def open_table(device: Device, table_id: str) -> Page:
    """The page of a table, for somebody who knows all games."""
    known = json.dumps(json.dumps([game.info.id for game in GAMES]))
    device.page.add_init_script(f"localStorage.setItem('makeda.knows', {known})")
    device.page.goto(f"/table/{table_id}")
    device.page.locator(".dock, .curtain, .veil").first.wait_for()
    return device.page


def start(page: Page, title: str) -> None:
    """From the first page to the first question, as a newcomer goes."""
    page.get_by_role("button", name=f"Play {title} now").click()
    page.get_by_role("button", name="Let me play").click()
    wait_for_question(page)


def wait_for_question(page: Page) -> bool:
    """Wait until something is asked; False when the game is over."""
    page.wait_for_function(BUSY_OR_WAITING)
    return page.locator(".veil").count() == 0


def decision(page: Page) -> str:
    """The number of the question that is put; "" while nothing is asked."""
    asked = page.locator(".dock.asked")
    return asked.get_attribute("data-decision") or "" if asked.count() else ""


def play_by_mouse(page: Page, most: int = 100_000) -> int:
    """Answer questions by clicking, on the board where it lights up; the number of answers."""
    return _play(page, click_something, most)


def play_by_keyboard(page: Page, most: int = 100_000) -> int:
    """Answer questions with Tab and Enter alone."""
    return _play(page, _press_something, most)


def _play(page: Page, act: Callable[[Page, int], None], most: int) -> int:
    answers = 0
    deadline = time.monotonic() + LONGEST_GAME
    while answers < most and wait_for_question(page):
        assert time.monotonic() < deadline, f"stuck at: {prompt(page)}"
        before = decision(page)
        for attempt in range(MOST_CLICKS):
            act(page, attempt)
            if not _still_asked(page, before):
                break
        else:
            raise AssertionError(f"no way to answer: {prompt(page)}")
        answers += 1
    return answers


def _still_asked(page: Page, before: str) -> bool:
    """Whether the same question still stands, once nothing is under way any more."""
    page.wait_for_function(
        "() => document.querySelector('.dock')?.ariaBusy !== 'true' ||"
        " document.querySelector('.veil')"
    )
    return bool(before) and decision(page) == before


def open_panel(page: Page, name: str) -> None:
    """Open the log, the chat, the rules or the scores, which come when they are asked for."""
    page.locator("header nav").get_by_role("button", name=name).click()


def prompt(page: Page) -> str:
    return page.get_by_test_id("prompt").inner_text()


def click_something(page: Page, attempt: int) -> None:
    """What lights up, else what is meant, else one button after the other: the first may only open
    and close something.
    """
    _close_ceremony(page)
    targets = page.locator("main.board [role=button]")
    mains = page.locator(f"{BUTTONS}.main")
    if targets.count():
        _click(targets.first)
    elif mains.count():
        _click(mains.last)
    else:
        buttons = page.locator(BUTTONS)
        _click(buttons.nth(attempt % max(1, buttons.count())))


def _close_ceremony(page: Page) -> None:
    """What a game celebrates lies over the board for a moment, unless it is closed."""
    button = page.locator(".ceremony button")
    if button.count():
        _click(button.last)


def _click(target: Locator) -> None:
    """Click, unless the page changes under the finger: then there is something else to do."""
    with suppress(Error):
        target.click(timeout=2000)


def _press_something(page: Page, _attempt: int) -> None:
    """Go on with Tab to the main button, else to what lights up, else to any button; press it."""
    ways = (f"{BUTTONS}.main", "main.board [role=button]")
    wanted = next((way for way in ways if page.locator(way).count()), BUTTONS)
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", wanted):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab leads to no button: {prompt(page)}")


def assert_result(page: Page) -> None:
    """The end is told with everybody's account, and adds up."""
    expect(page.get_by_role("heading", name="won!")).to_be_visible()
    rows = page.locator(".veil tbody tr")
    totals = [_number(text) for text in page.locator(".veil tfoot td").all_inner_texts()]
    sums = [0] * len(totals)
    for row in rows.all():
        for seat, text in enumerate(row.locator("td").all_inner_texts()):
            sums[seat] += _number(text)
    scores = [_number(text) for text in page.locator(".players .score").all_inner_texts()]
    assert sums == totals == scores
    assert_account(page)


def assert_account(page: Page) -> None:
    """Each number of the account is the server's, as it is or written in thousands."""
    table_id = page.url.rpartition("/")[2]
    frame = page.request.get(f"/api/tables/{table_id}/frame").json()
    shown = [
        [_number(text) for text in row.locator("td").all_inner_texts()]
        for row in page.locator(".veil tbody tr").all()
    ]
    accounts = [[entry["amount"] for entry in account] for account in frame["accounts"]]
    rows = [list(row) for row in zip(*accounts, strict=True)]
    assert shown in (rows, [[1000 * amount for amount in row] for row in rows])


def _number(text: str) -> int:
    plain = text.strip().replace(",", "").replace("−", "-")
    return 0 if plain in ("", "–") else int(plain)
