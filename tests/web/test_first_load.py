"""What a first visit costs, and that the page works where it is served."""

from __future__ import annotations

import pytest

from tests.web.browser import DESKTOP, PHONE, Size, Theme, assert_accessible
from tests.web.conftest import Visit

MOST_BYTES = 300_000


def test_the_first_load_is_small(visit: Visit) -> None:
    device = visit()
    device.open("/")
    total = sum(device.traffic.bytes.values())
    heaviest = sorted(device.traffic.bytes.items(), key=lambda item: -item[1])
    assert 0 < total < MOST_BYTES, "\n".join(f"{size:8} {url}" for url, size in heaviest)


def test_nothing_is_loaded_from_elsewhere(visit: Visit) -> None:
    device = visit()
    device.open("/")
    assert all(url.startswith(device.page.url) for url in device.traffic.bytes)


def test_a_second_visit_loads_no_asset_again(visit: Visit) -> None:
    device = visit()
    device.open("/")
    device.traffic.bytes.clear()
    device.open("/")
    assets = {url: size for url, size in device.traffic.bytes.items() if "/assets/" in url}
    assert sum(assets.values()) == 0, assets


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_home_fits_the_screen_and_is_accessible(visit: Visit, size: Size, theme: Theme) -> None:
    device = visit(size, theme)
    page = device.open("/")
    device.assert_no_sideways_scrolling()
    assert_accessible(page)
