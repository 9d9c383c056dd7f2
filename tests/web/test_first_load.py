"""What a first visit costs, and that the page works where it is served."""

from __future__ import annotations

import pytest

from tests.web.browser import DESKTOP, PHONE, Device, Size, Theme, assert_accessible
from tests.web.conftest import Visit

MOST_BYTES = 300_000


def test_the_first_load_is_small(visit: Visit) -> None:
    device = visit()
    device.open("/")
    loaded = device.loaded()
    heaviest = sorted(loaded.items(), key=lambda item: -item[1])
    told = "\n".join(f"{size:8} {url}" for url, size in heaviest)
    assert 0 < sum(loaded.values()) < MOST_BYTES, told


def test_nothing_is_loaded_from_elsewhere(visit: Visit) -> None:
    device = visit()
    device.open("/")
    assert device.traffic.asked
    assert all(url.startswith(device.page.url) for url in device.traffic.asked)


def test_a_second_visit_loads_no_asset_again(visit: Visit) -> None:
    device = visit()
    device.open("/")
    first = assets(device)
    assert all(first.values()), first
    device.open("/")
    second = assets(device)
    assert second
    assert not any(second.values()), second


def assets(device: Device) -> dict[str, int]:
    return {url: size for url, size in device.loaded().items() if "/assets/" in url}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_home_fits_the_screen_and_is_accessible(visit: Visit, size: Size, theme: Theme) -> None:
    device = visit(size, theme)
    page = device.open("/")
    device.assert_no_sideways_scrolling()
    assert_accessible(page)
