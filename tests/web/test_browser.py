"""The tests' own tools find what they are there to find."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.server.client import Client, Server
from tests.web.browser import PHONE, assert_accessible, new_device
from tests.web.conftest import Visit


def test_a_wide_element_is_noticed(visit: Visit) -> None:
    device = visit(PHONE)
    device.open("/")
    device.page.evaluate("document.body.innerHTML = '<p id=wide style=\"width:500px\">x</p>'")
    with pytest.raises(AssertionError, match="wide"):
        device.assert_no_sideways_scrolling()


def test_a_button_without_a_name_is_noticed(visit: Visit) -> None:
    device = visit()
    device.open("/")
    device.page.evaluate("document.body.innerHTML = '<main><button></button></main>'")
    with pytest.raises(AssertionError, match="button-name"):
        assert_accessible(device.page)


def test_complaints_are_noticed_unless_forgiven(chromium: Browser, site: Server) -> None:
    device = new_device(chromium, site.url)
    device.open("/")
    device.page.evaluate("fetch('/api/nothing')")
    device.page.evaluate("setTimeout(() => { throw new Error('a mistake') })")
    assert device.eventually(lambda: len(device.complaints) >= 2)
    device.context.close()
    with pytest.raises(AssertionError, match=r"404[\s\S]*a mistake|a mistake[\s\S]*404"):
        device.assert_content()
    device.forgive("404", "a mistake")
    device.assert_content()


def test_traffic_holds_answers_and_frames(visit: Visit, site: Server) -> None:
    client = Client(site)
    table = client.table("kette", "me", "beginner", "beginner", public=True)
    device = visit()
    device.open("/")
    device.page.evaluate(
        """table => new Promise(done => {
          const socket = new WebSocket(`/api/tables/${table}/ws`);
          socket.onmessage = () => { socket.close(); done(); };
        })""",
        table,
    )
    device.page.evaluate("fetch('/api/games').then(answer => answer.text())")
    assert device.eventually(lambda: "Die Kette von Saba" in device.traffic.got())
    assert '"auctioneer"' in device.traffic.received[0]
