"""A server with the built page, and browsers that visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from makeda.server.pages import BUILT, INDEX
from tests.server.client import Server
from tests.web.browser import Device, new_device, running_chromium

# What must come may come late on a busy machine; it is waited for no longer than until it is there.
expect.set_options(timeout=20_000)

NOT_BUILT = "the web app is not built here: run `make web`"


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser; not for longer than these tests, as it keeps an event loop running."""
    with running_chromium() as chromium:
        yield chromium


@pytest.fixture
def launch(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers of a test's own, to be stopped and started again; gone after it."""
    assert (BUILT / INDEX).exists(), NOT_BUILT
    servers: list[Server] = []

    def start(**settings: Any) -> Server:
        database = tmp_path / f"makeda{len(servers)}.sqlite"
        servers.append(Server(str(database), **settings))
        return servers[-1]

    yield start
    for server in servers:
        if server.process.poll() is None:
            server.kill()


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that need nothing special; its bots move at once."""
    assert (BUILT / INDEX).exists(), NOT_BUILT
    server = Server(str(tmp_path_factory.mktemp("site") / "makeda.sqlite"))
    yield server
    server.kill()


Visit = Callable[..., Device]


@pytest.fixture
def visit(chromium: Browser, site: Server) -> Iterator[Visit]:
    """Make devices that visit the site, or another `server`; none may have complained in the end.

    A device may be given a size, a theme, and motion.
    """
    devices: list[Device] = []

    def make(*args: Any, server: Server = site, **more: Any) -> Device:
        devices.append(new_device(chromium, server.url, *args, **more))
        return devices[-1]

    yield make
    for device in devices:
        device.context.close()
    for device in devices:
        device.assert_content()
