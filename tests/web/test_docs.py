"""The documentation: it builds without a warning, and is found, read and searched in a browser.

One test does it all, since the site is built for it, under a prefix, as it may be behind a proxy.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.server.client import Server
from tests.web.browser import DESKTOP, PHONE, Device, assert_accessible
from tests.web.conftest import Visit

BUILD = Path(__file__).parents[2] / "docs/site/build.py"
# One page of each kind
PAGES = ["start/bots.html", "rules/saba/nl.html", "reference/positions.html", "envs.html"]


def test_the_documentation_is_found_read_and_searched(
    tmp_path: Path, launch: Callable[..., Server], visit: Visit
) -> None:
    docs = tmp_path / "docs"
    subprocess.run([sys.executable, BUILD, docs], check=True)
    server = launch(docs=str(docs), prefix="/makeda")
    read(visit(PHONE, "dark", server=server, locale="de"))
    search(visit(DESKTOP, "light", server=server))


def read(device: Device) -> None:
    """On a phone, from the app in German to the German rules, and through all kinds of pages."""
    page = device.open("/makeda/")
    page.get_by_role("link", name="Dokumentation öffnen").click()
    expect(page.get_by_role("heading", name="Makeda", level=1)).to_be_visible()
    assert_accessible(page)
    page.get_by_role("row", name="Kette").get_by_role("link", name="Deutsch").click()
    expect(page.locator("html[lang=de]")).to_be_visible()
    expect(page.get_by_role("link", name="K5.1", exact=True).first).to_have_attribute("id", "K5.1")
    assert_accessible(page)
    for path in PAGES:
        device.open(f"/makeda/docs/{path}")
        device.assert_no_sideways_scrolling()
        assert_accessible(device.page)
    page.get_by_text("Menu", exact=True).click()
    page.get_by_role("link", name="For hosts").click()
    expect(page.get_by_role("heading", name="First steps for hosts")).to_be_visible()
    page.get_by_role("link", name="Play", exact=True).click()
    expect(page.get_by_role("link", name="Dokumentation öffnen")).to_be_visible()


def search(device: Device) -> None:
    """In the dark, as it was chosen in the app; nothing is asked of anybody else."""
    page = device.open("/makeda/")
    page.evaluate("localStorage.setItem('makeda.theme', '\"dark\"')")
    device.open("/makeda/docs")
    expect(page.locator("html[data-theme=dark]")).to_be_visible()
    page.get_by_role("searchbox").fill("redeal")
    page.keyboard.press("Enter")
    results = page.locator("ul.search")
    expect(results.get_by_role("link", name="First steps for researchers")).to_be_visible()
    expect(results.get_by_text("drawn at random from all").first).to_be_visible()
    assert_accessible(page)
    results.get_by_role("link", name="How long a redeal takes").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("How long a redeal takes#")
    assert all(address.startswith(device.page.url[:20]) for address in device.traffic.asked)
