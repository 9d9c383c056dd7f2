"""The app below a path of a server that has other things at its top."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from makeda.games.registry import GAMES
from tests.server.client import Client, Server
from tests.web.conftest import Visit
from tests.web.playing import play_by_mouse, start, wait_for_question


def test_a_game_can_be_played_below_a_prefix(visit: Visit, launch: Callable[..., Server]) -> None:
    server = launch(prefix="/makeda")
    device = visit(server=server)
    page = device.page
    device.open("/makeda/")
    start(page, GAMES[0].info.title)
    expect(page).to_have_url(re.compile(f"^{server.url}/makeda/table/"))
    play_by_mouse(page, 2)
    page.reload()
    assert wait_for_question(page)
    assert all(url.startswith(f"{server.url}/makeda/") for url in device.traffic.asked)
    cookie = next(each for each in device.context.cookies() if each["name"] == "makeda")
    assert cookie["path"] == "/makeda"
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("link", name="All games").click()
    expect(page).to_have_url(f"{server.url}/makeda/")


def test_a_proxy_may_take_the_prefix_off(launch: Callable[..., Server]) -> None:
    server = launch(prefix="/makeda")
    client = Client(server)
    games = client.get("/games")
    assert games == client.http.get("/makeda/api/games").json()
    assert client.http.get("/makedax/api/games").headers["content-type"].startswith("text/html")
