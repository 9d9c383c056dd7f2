"""The app knows no rule: whatever the server says is shown, also what no rule would allow.

On their way to the page the frames are changed to what a game with other rules would send: other
limits, other gifts, other reasons. An app that reckoned for itself would show the rules as it knows
them. What only drawings depend on, such as where a field lies, cannot be found out in this way.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.games.babel.build import BABEL
from tests.games.babel.build import do as do_babel
from tests.games.babel.build import position as babel
from tests.games.saba.build import SABA
from tests.games.saba.build import position as saba
from tests.web.browser import DESKTOP, PHONE, Size
from tests.web.conftest import Visit
from tests.web.playing import open_table, play_by_mouse, prompt, table_at, table_for
from tests.web.playing import wait_for_question as wait

Change = Callable[[dict[str, Any]], None]


def other_rules(page: Page, change: Change) -> None:
    """From now on the page gets every view of its seat with this change."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            frame = json.loads(message)
            if (frame.get("view") or {}).get("me"):
                change(frame["view"])
            socket.send(json.dumps(frame))

        server.on_message(pass_on)

    page.route_web_socket(re.compile("/ws"), between)


def test_kette_lets_me_pay_what_the_server_says(visit: Visit) -> None:
    def change(view: dict[str, Any]) -> None:
        if view["me"]["payable"]:
            view["me"]["payable"] = {"least": 30, "most": 50}

    device = visit()
    other_rules(device.page, change)
    page = open_table(device, table_for(device, "kette", "beginner", "beginner", "me", seed="3"))
    wait(page)
    while "For sale" not in prompt(page):
        play_by_mouse(page, 1)
        wait(page)
    page.get_by_text("My highest bid").click()
    field = page.get_by_role("spinbutton", name="My highest bid")
    expect(field).to_have_value("30000")
    for typed, shown in (("99000", "50000"), ("1000", "30000"), ("41000", "41000")):
        field.fill(typed)
        field.blur()
        expect(field).to_have_value(shown)


def test_kette_offers_the_moves_that_are_legal_and_no_others(visit: Visit) -> None:
    def change(view: dict[str, Any]) -> None:
        bids = [move for move in view["me"]["legal"] if move["verb"] == "bid"]
        if bids:
            view["me"]["legal"] = bids[2:3]

    device = visit()
    other_rules(device.page, change)
    page = open_table(device, table_for(device, "kette", "beginner", "beginner", "me", seed="3"))
    wait(page)
    while "For sale" not in prompt(page):
        play_by_mouse(page, 1)
        wait(page)
    buttons = page.locator(".dock [role=group] button:not(.quiet)")
    expect(buttons).to_have_count(1)
    expect(buttons).to_contain_text("Bid")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_babel_shows_what_offers_would_make_as_the_server_says(visit: Visit, size: Size) -> None:
    """Red has three ships and two offers for a disc of five ships."""

    def change(view: dict[str, Any]) -> None:
        view["players"][0]["disc_bonus"] = 33
        for wonder in view["wonders"]:
            wonder["pays"] = [77] * len(wonder["pays"])
        for choice in view["me"]["choices"]:
            choice["blocked"] = [
                {"seat": 1, "why": "two_trades"},
                {"seat": 2, "why": "too_many_cards", "kind": "camel", "open": 6},
            ]
            share = choice["shares"][0]
            share.update(asked=9, own=1, jokers=1, joker_cards=3, missing=5)

    state = do_babel(
        babel(
            ["3 ship", "2 ship", "ship", ""],
            discs="tower 1: ship 5; tower 2: camel 4",
            taken="tower 2: red",
            parts="tower: 3 1 0 0",
        ),
        *("build tower 1", "offer 2", "offer 1", "offer 0"),
    )
    device = visit(size)
    other_rules(device.page, change)
    page = open_table(device, table_at(device, BABEL, state, "me", "easy", "easy", "easy"))
    wait(page)
    dock = page.locator(".dock")
    board = page.locator("main.board")
    expect(board.get_by_role("button", name="only one trading card")).to_be_disabled()
    expect(board.get_by_role("button", name="only 6 camels missing")).to_be_disabled()
    expect(dock.locator(".bar")).to_have_attribute(
        "aria-label", "9 ships: 0 offered, 4 of your own, 5 missing"
    )
    expect(dock.locator(".bar .cell")).to_have_count(9)
    expect(dock).to_contain_text("Even with a joker you would still lack 5 ships.")
    expect(board.locator("[data-place='wonder tower']")).to_contain_text("+77")
    if size is DESKTOP:
        expect(page.get_by_text("+33 so far")).to_be_visible()


def test_saba_shows_limits_gifts_and_what_is_missing_as_the_server_says(visit: Visit) -> None:
    def change(view: dict[str, Any]) -> None:
        for player in view["players"]:
            player["pieces_limit"] = 12
        for quarter in view["quarters"]:
            quarter["gives"] = "gold"
            for place in quarter["places"]:
                place["price"] = 5
        view["me"]["lacks"] = [{"ebony": 6}, {"gold": 1}, {}]

    device = visit()
    other_rules(device.page, change)
    state = saba(["3 alabaster"], phase="fetching", spaces="arch 1, arch 2, arch 3")
    page = open_table(device, table_at(device, SABA, state, "me", "easy"))
    wait(page)
    board = page.locator("main.board")
    expect(page.locator(".limit")).to_have_text("3/12")
    expect(board.get_by_label(re.compile("^Bazaar. Gives 1 gold"))).to_have_count(1)
    expect(board.get_by_label(re.compile("^Masons.*for 5"))).to_have_count(1)
    expect(board.get_by_label(re.compile("Arch 1.*You lack 6 ebony", re.IGNORECASE))).to_have_count(
        1
    )
    expect(board).to_contain_text("you lack 1")
    expect(board).to_contain_text("you have it all")


def test_saba_shows_what_a_build_would_do_as_the_server_says(visit: Visit) -> None:
    """Whoever is sent back puts three markers, and the part costs one piece of gold."""

    def change(view: dict[str, Any]) -> None:
        for move in view["me"]["legal"]:
            if move["verb"] == "build":
                move["effects"]["serail"] = [1, 1, 1]
                move["effects"]["pays"] = {"gold": 1}

    device = visit()
    other_rules(device.page, change)
    state = saba(
        ["3 alabaster, 3 sandstone, 3 ebony", ""],
        spaces="fountain 1, arch 2, arch 3",
        balconies="1 yellow",
        levels="1 1",
    )
    page = open_table(device, table_at(device, SABA, state, "me", "easy"))
    wait(page)
    page.locator("main.board [role=button]").first.click()
    expect(page.locator("[data-place=serail] [data-place^=marker]")).to_have_count(3)
    expect(page.locator(".dock .outcome")).to_contain_text("1 gold")
