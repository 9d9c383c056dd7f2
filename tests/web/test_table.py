"""The table in a real browser: hot-seat, connection, refusals, taking back, small screens."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.server.client import Server
from tests.web.browser import DESKTOP, PHONE, Size, Theme, assert_accessible
from tests.web.conftest import Visit
from tests.web.playing import (
    decision,
    open_panel,
    open_table,
    play_by_mouse,
    prompt,
    table_for,
    wait_for_question,
)
from tests.web.test_kette import hands_in


def test_hot_seat_falls_behind_a_curtain_between_two_people(visit: Visit) -> None:
    device = visit()
    page = open_table(device, table_for(device, "kette", "me", "me", "me", seed="1"))
    expect(page.get_by_role("dialog")).to_contain_text("Hand the device to P0")
    # Before anybody says who looks, nothing secret has come to the device.
    assert all(not hands_in(frame) for frame in device.traffic.received)
    page.get_by_role("button", name="I am P0").click()
    expect(page.locator(".hand [aria-label]")).to_have_count(7)
    play_by_mouse(page, 1)
    expect(page.get_by_role("dialog")).to_contain_text("Hand the device to P1")
    expect(page.locator(".hand")).to_have_count(0)
    assert_accessible(page)
    page.get_by_role("button", name="I am P1").click()
    assert wait_for_question(page)
    assert "For sale" in prompt(page)


def test_reload_and_a_restart_of_the_server_lose_nothing(
    visit: Visit, launch: Callable[..., Server]
) -> None:
    server = launch()
    device = visit(server=server)
    # Whatever was under way when the server went may fail, each in its own way.
    device.forgive("net::ERR_", "WebSocket", "status of 50")
    page = open_table(device, table_for(device, "kette", "me", "easy", "easy", seed="2"))
    play_by_mouse(page, 3)
    wait_for_question(page)
    before = decision(page), prompt(page)
    page.reload()
    wait_for_question(page)
    assert (decision(page), prompt(page)) == before

    server.kill()
    expect(page.get_by_role("alert")).to_contain_text("Connection lost")
    # A move that is made meanwhile waits until the server is back.
    page.locator(".dock [role=group] button:not(.quiet)").first.click()
    main = page.locator(".dock button.main")
    if main.count():
        main.last.click()
    server.start()
    expect(page.get_by_role("alert")).to_have_count(0)
    wait_for_question(page)
    assert decision(page) != before[0]
    play_by_mouse(page, 2)


def test_a_refused_move_says_why_and_changes_nothing(visit: Visit) -> None:
    device = visit()
    device.forgive("status of 409")
    table_id = table_for(device, "kette", "me", "easy", "easy", seed="4")
    page = open_table(device, table_id)
    page.locator(".hand button").first.click()
    # The same seat has answered elsewhere, while this page heard nothing of it.
    page.route("**/moves", lambda route: route.continue_(post_data=_older(route.request.post_data)))
    page.locator(".dock button.main").click()
    expect(page.get_by_role("alert")).to_contain_text("The game has moved on")
    assert "Choose a card to auction" in prompt(page)


def _older(body: str | None) -> str:
    return (body or "").replace('"decision":1', '"decision":0')


def test_a_move_that_showed_nothing_is_taken_back(visit: Visit) -> None:
    device = visit()
    page = open_table(device, table_for(device, "kette", "me", "me", "me", seed="1"))
    page.get_by_role("button", name="I am P0").click()
    play_by_mouse(page, 1)
    page.get_by_role("button", name="I am P1").click()
    page.get_by_role("button", name="Pass").click()
    page.get_by_role("button", name="I am P2").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("alert")).to_contain_text("no move to take back")
    device.forgive("status of 409")


def test_why_opens_the_rule_and_the_rules_can_be_searched(visit: Visit) -> None:
    device = visit()
    page = open_table(device, table_for(device, "kette", "me", "easy", "easy"))
    page.get_by_role("button", name="Why? Rule K3.1").click()
    expect(page.locator("[data-rule='K3.1']")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("forgery")
    shown = page.locator(".passage")
    expect(shown.first).to_contain_text("forger")
    assert 0 < shown.count() < 15


def test_a_line_of_the_log_shows_its_place_on_the_board(visit: Visit) -> None:
    device = visit()
    page = open_table(device, table_for(device, "kette", "beginner", "beginner", "me", seed="9"))
    wait_for_question(page)
    open_panel(page, "Log")
    page.locator("[role=log] button").locator("visible=true").first.click()
    expect(page.locator(".lit")).to_have_count(1)


def test_the_title_tells_whose_turn_it_is(visit: Visit) -> None:
    device = visit()
    page = open_table(device, table_for(device, "kette", "me", "easy", "easy"))
    expect(page).to_have_title("Your turn: Die Kette von Saba")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_every_page_fits_its_screen_and_is_accessible(
    visit: Visit, size: Size, theme: Theme
) -> None:
    device = visit(size, theme)
    pages = ["/new/kette", "/rules/kette#K5.1", "/record", "/nowhere"]
    waiting = device.page.request.post(
        "/api/tables",
        data={
            "game": "kette",
            "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}],
        },
    ).json()
    pages.append(f"/table/{waiting['table']['id']}")
    pages.append(f"/join/{waiting['table']['id']}#{waiting['invitation']}")
    for path in pages:
        device.open(path)
        device.assert_no_sideways_scrolling()
        assert_accessible(device.page)
    page = open_table(
        device, table_for(device, "kette", "me", "easy", "easy", "easy", "easy", seed="1")
    )
    for _ in range(4):
        wait_for_question(page)
        device.assert_no_sideways_scrolling()
        assert_accessible(page)
        play_by_mouse(page, 1)
    for panel in ("Log", "Chat", "Rules", "Scores"):
        open_panel(page, panel)
        page.wait_for_load_state("networkidle")
        device.assert_no_sideways_scrolling()
        assert_accessible(page)
        page.keyboard.press("Escape")


def test_a_line_that_is_refused_for_its_address_is_not_tried_again_and_again(visit: Visit) -> None:
    """As behind a proxy that does not pass on the Host header."""
    device = visit()
    lines: list[str] = []

    def refuse(line: WebSocketRoute) -> None:
        lines.append(line.url)
        sentence = "This request comes from another site."
        line.send(json.dumps({"error": "foreign_origin", "sentence": sentence}))
        line.close(code=4403)

    device.page.route_web_socket(re.compile("/ws"), refuse)
    device.page.goto(f"/table/{table_for(device, 'kette', 'me', 'easy', 'easy')}")
    expect(device.page.get_by_role("alert")).to_contain_text("comes from another site")
    device.page.wait_for_timeout(2000)
    assert len(lines) == 1


def test_a_line_that_is_refused_otherwise_is_tried_again_with_pauses(visit: Visit) -> None:
    device = visit()
    lines: list[str] = []

    def refuse(line: WebSocketRoute) -> None:
        lines.append(line.url)
        line.send(json.dumps({"error": "unknown_table", "sentence": "There is no such table."}))
        line.close(code=4403)

    device.page.route_web_socket(re.compile("/ws"), refuse)
    device.page.goto(f"/table/{table_for(device, 'kette', 'me', 'easy', 'easy')}")
    device.page.wait_for_timeout(5000)
    assert 2 <= len(lines) <= 6


def test_a_host_whose_device_does_not_know_the_invitation_makes_a_new_one(visit: Visit) -> None:
    """As after an upgrade: older databases held the keys of links, which only this device makes."""
    device = visit()
    table = table_for(device, "kette", "me", "open", "open")
    old = device.page.request.get(f"/api/tables/{table}").json()["invitation"]
    about = re.compile(f"/api/tables/{table}$")

    def hide(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "invitation": None, "watch": None})

    device.page.route(about, hide)
    device.page.goto(f"/table/{table}")
    device.page.get_by_role("button", name="Make a new one").click()
    expect(device.page.get_by_alt_text("QR code of the invitation link")).to_be_visible()
    link = device.page.get_by_label("Invitation link").input_value()
    assert f"/join/{table}#" in link
    assert not link.endswith(old)
