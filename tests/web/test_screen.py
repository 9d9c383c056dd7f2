"""A big screen in the middle of the room: large, without secrets, and never in need of anybody."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from makeda.games.registry import GAMES
from tests.server.client import Server
from tests.web.browser import PHONE, Device, Size, assert_accessible
from tests.web.conftest import Visit
from tests.web.measures import faults, resize
from tests.web.playing import play_by_mouse, wait_for_question

TELEVISION = Size(1920, 1080)
# What can be read from the other side of a room, and what on the pieces themselves
TEXT = 20
ON_PIECES = 15
# A tablet in the middle of the table is nearer.
ON_SMALL_PIECES = 10
NAMES = ("Anneliese", "Ben", "Cem", "Dora", "Emil", "Friederike", "Gus")
LANGUAGES = {"kette": "de-DE", "babel": "en-GB", "saba": "nl-NL"}

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)


def table_of(device: Device, game: str, players: int, answers: int = 0) -> tuple[str, str]:
    """The id and the watch key of a table with all seats in the hands of one device."""
    request = device.page.request
    seats = [{"kind": "me", "name": name} for name in NAMES[:players]]
    made = request.post("/api/tables", data={"game": game, "seats": seats, "seed": "7"}).json()
    table: str = made["table"]["id"]
    assert request.post(f"/api/tables/{table}/start").ok
    for number in range(answers):
        answer(device, table, number)
    return table, made["watch"]


def answer(device: Device, table: str, number: int) -> None:
    """Whoever is asked plays something, never the same twice in a row."""
    request = device.page.request
    path = f"/api/tables/{table}"
    seat = request.get(f"{path}/frame").json()["view"]["actors"][0]
    frame = request.get(f"{path}/frame?seat={seat}").json()
    legal = frame["view"]["me"]["legal"]
    move = legal[5 * number % len(legal)]["words"]
    wanted = {"id": f"{table}-{number}", "seat": seat, "decision": frame["decision"], "move": move}
    assert request.post(f"{path}/moves", data=wanted).ok


@EVERY_GAME
def test_the_largest_table_can_be_read_from_far_away(visit: Visit, game: Any) -> None:
    players, name = game.info.most_players, game.info.id
    host, screen = visit(), visit(TELEVISION, "dark", locale=LANGUAGES[name])
    table, watch = table_of(host, name, players, 30)
    page = screen.open(f"/screen/{table}#{watch}")
    expect(page.locator(".players > li")).to_have_count(players)
    expect(page.locator(".news li").first).to_be_visible()
    for size in (TELEVISION, Size(3840, 2160)):
        resize(screen, size)
        assert faults(screen, TEXT, ON_PIECES) == []
    assert_accessible(page)
    for size in (Size(1280, 720), Size(1024, 768), Size(1080, 1920)):
        resize(screen, size)
        assert faults(screen, drawn=ON_SMALL_PIECES) == []


def test_no_hand_comes_to_a_screen_whose_device_holds_a_seat(visit: Visit) -> None:
    device = visit(TELEVISION)
    request = device.page.request
    seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
    made = request.post("/api/tables", data={"game": "saba", "seats": seats}).json()
    table = made["table"]["id"]
    request.post(f"/api/tables/{table}/start")
    page = device.open(f"/screen/{table}")
    expect(page.locator(".players > li")).to_have_count(2)
    secrets = ('"me":', '"legal":', '"hand":')
    assert not any(secret in device.traffic.got() for secret in secrets)
    assert not any("seat=" in address for address in device.traffic.asked)
    expect(page.locator(".dock, .hand")).to_have_count(0)
    # The same device gets to see them at the table.
    device.open(f"/table/{table}")
    wait_for_question(page)
    assert any(secrets[0] in text for text in device.traffic.received)


def test_a_screen_comes_back_by_itself(launch: Callable[..., Server], visit: Visit) -> None:
    server = launch()
    host, screen = visit(server=server), visit(TELEVISION, server=server)
    table, watch = table_of(host, "kette", 3)
    page = screen.open(f"/screen/{table}#{watch}")
    screen.forgive("net::ERR_", "WebSocket", "status of 50")
    expect(page.locator(".turn")).to_contain_text("chooses a card to auction")
    server.kill()
    expect(page.get_by_role("alert")).to_be_visible()
    server.start()
    expect(page.get_by_role("alert")).to_have_count(0)
    answer(host, table, 0)
    expect(page.locator(".turn")).to_contain_text("bids or passes")
    # After a sleep a dead line may look alive: it is made anew.
    with page.expect_websocket():
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.reload()
    expect(page.locator(".turn")).to_contain_text("bids or passes")


def test_a_screen_gathers_people_and_goes_with_them_to_the_next_game(visit: Visit) -> None:
    screen, ana, ben = visit(TELEVISION), visit(PHONE), visit(PHONE)
    page = screen.open("/new/saba")
    page.get_by_label("2", exact=True).check(force=True)
    page.get_by_label("One screen for all").check()
    page.get_by_role("button", name="Make the table and show it here").click()
    code = page.get_by_role("img", name="QR code")
    expect(code).to_be_visible()
    assert_accessible(page)
    link = (code.get_attribute("alt") or "").removeprefix("QR code: ")
    for phone, name, left in ((ana, "Ana", "One seat is free"), (ben, "Ben", "Everybody is here")):
        phone.page.goto(link)
        phone.page.get_by_label("Your name").fill(name)
        phone.page.locator("button.seat").first.click()
        expect(page.get_by_text(name, exact=True)).to_be_visible()
        expect(page.get_by_role("status")).to_have_text(left)
    # A remote control has no more than arrows and Enter.
    begin = page.get_by_role("button", name="Begin")
    expect(begin).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(begin).not_to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")

    expect(page.locator(".turn")).to_contain_text(re.compile("Ana|Ben"))
    first = page.url
    turn = page.locator(".turn").inner_text()
    asked, other = (ana, ben) if "Ana" in turn else (ben, ana)
    for phone in (ana, ben):
        phone.page.get_by_role("button", name="Let me play").click()
    before = page.locator(".news").inner_text()
    play_by_mouse(asked.page, 1)
    expect(page.locator(".news")).not_to_have_text(before)

    table = first.partition("#")[0].rpartition("/")[2]
    stop = f"/api/tables/{table}/stop"
    seats = [
        device.page.request.get(f"/api/tables/{table}").json()["mine"] for device in (ana, ben)
    ]
    assert ana.page.request.post(stop, data={"seat": seats[0][0]}).ok
    agreed = {"seat": seats[1][0], "agree": True}
    assert ben.page.request.post(f"{stop}/answer", data=agreed).ok
    expect(page.get_by_role("heading", name="Stopped by agreement").first).to_be_visible()
    asked.page.get_by_role("button", name="Play again").click()
    # The screen goes with them by itself, and the game begins when all have answered.
    page.wait_for_url(lambda url: url.partition("#")[0] != first.partition("#")[0])
    expect(page.get_by_role("status")).to_contain_text("Waiting for")
    other.page.get_by_role("button", name="Join").click()
    expect(page.locator(".turn")).to_contain_text(re.compile("Ana|Ben"))
