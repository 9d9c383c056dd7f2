"""A real browser for tests: devices of several sizes, and what they get and complain about."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from shutil import which
from typing import Any, Literal, NamedTuple

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    WebSocket,
    sync_playwright,
)

# The first one has no window to draw: it needs a quarter of the time for a page.
CHROMIUMS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
NO_CHROMIUM = "The browser tests need Chromium: install it, or name one in MAKEDA_CHROMIUM."
# It runs as root in containers, shows nothing to anybody, and asks nobody but our server.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
# A busy machine may take its time; nothing waits longer than it must.
PATIENCE_MS = 20_000
PAUSE_MS = 50
# What axe calls what nobody may be left with.
GRAVE = ("serious", "critical")

Theme = Literal["light", "dark"]


class Size(NamedTuple):
    """The size of a screen, and whether it is a phone's."""

    width: int
    height: int
    phone: bool = False


PHONE = Size(360, 740, phone=True)
DESKTOP = Size(1280, 800)


def find_chromium() -> str:
    """The browser that is installed here."""
    named = os.environ.get("MAKEDA_CHROMIUM")
    found = named or next(filter(None, map(which, CHROMIUMS)), None)
    if not found:
        raise AssertionError(NO_CHROMIUM)
    return found


@contextmanager
def running_chromium() -> Iterator[Browser]:
    """A browser without a window."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield chromium
        chromium.close()


class Traffic:
    """Everything that a page gets and sends, as text."""

    def __init__(self) -> None:
        self.answers: list[tuple[str, str]] = []
        self.received: list[str] = []
        self.sent: list[str] = []
        # The addresses of all requests, answered or not.
        self.asked: list[str] = []
        # Answers that were gone before they could be read.
        self.unread: list[str] = []

    def listen(self, page: Page) -> None:
        page.on("request", lambda request: self.asked.append(request.url))
        page.on("requestfinished", self._finished)
        page.on("websocket", self._opened)

    def _finished(self, request: Request) -> None:
        response = request.response()
        if request.post_data:
            self.sent.append(request.post_data)
        if response and response.status not in (204, 304):
            try:
                self.answers.append((request.url, response.body().decode("utf-8", "replace")))
            except Error:
                self.unread.append(request.url)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(_text(frame)))
        socket.on("framesent", lambda frame: self.sent.append(_text(frame)))

    def got(self) -> str:
        """All that came in, for a search for what must not be there."""
        assert not self.unread, f"these answers were not read: {self.unread}"
        return "\n".join([*(text for _, text in self.answers), *self.received])


class Device:
    """A browser with cookies of its own and one page."""

    def __init__(self, context: BrowserContext, size: Size) -> None:
        self.context = context
        self.size = size
        self.traffic = Traffic()
        self.complaints: list[str] = []
        self._forgiven: list[str] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab of the same device, which is listened to as well."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        self.traffic.listen(page)
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        return page

    def open(self, path: str = "/") -> Page:
        """Go to an address of the server and wait until everything is there."""
        self.page.goto(path)
        self.page.wait_for_load_state("networkidle")
        return self.page

    def loaded(self) -> dict[str, int]:
        """Bytes on the wire for the page and all that it loaded, by address; 0 if still at hand."""
        sizes: dict[str, int] = self.page.evaluate(LOADED)
        return sizes

    def eventually(self, holds: Callable[[], bool]) -> bool:
        """Whether something holds, now or soon: what the browser tells may come a little late."""
        waited = 0
        while not holds() and waited < PATIENCE_MS:
            self.page.wait_for_timeout(PAUSE_MS)
            waited += PAUSE_MS
        return holds()

    def forgive(self, *parts: str) -> None:
        """Complaints with these words belong to the test: a refusal, or a server that is gone."""
        self._forgiven.extend(parts)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            where = message.location.get("url", "")
            self.complaints.append(f"console: {message.text} {where}")

    def _failed(self, request: Request) -> None:
        # Whoever leaves a page ends what it was still loading.
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"request: {request.failure} {request.url}")

    def assert_content(self) -> None:
        """Fail if the browser complained about anything."""
        left = [
            complaint
            for complaint in self.complaints
            if not any(part in complaint for part in self._forgiven)
        ]
        assert not left, "the browser complains:\n" + "\n".join(left)

    def assert_no_sideways_scrolling(self) -> None:
        """Fail if the page is wider than the screen, and name what sticks out."""
        width = self.page.evaluate(
            "Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)"
        )
        if width > self.size.width:
            outside = "\n".join(self.page.evaluate(STICKS_OUT, self.size.width))
            raise AssertionError(f"{width} px on a screen of {self.size.width}:\n{outside}")

    def assert_nothing_cut_off(self) -> None:
        """Fail if a button or a label is too narrow for its text, and name it."""
        cut = "\n".join(self.page.evaluate(CUT_OFF))
        assert not cut, f"too narrow for its text on a screen of {self.size.width}:\n{cut}"

    def texts(self) -> list[str]:
        """All that can be read or heard on the page: texts, and names for screen readers."""
        found: list[str] = self.page.evaluate(TEXTS)
        return found


# The browser's own account of the page that it shows, so nothing of another page is in it.
LOADED = """() => Object.fromEntries(
  [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map(entry => [entry.name, entry.transferSize]))"""

# The innermost elements beyond the right edge, as they stand in the document.
STICKS_OUT = """width => [...document.querySelectorAll('body *')]
  .filter(e => e.getBoundingClientRect().right > width + 0.5)
  .filter(e => ![...e.children].some(c => c.getBoundingClientRect().right > width + 0.5))
  .slice(0, 10)
  .map(e => e.outerHTML.slice(0, 120))"""

# What is narrower than the texts in it; what may scroll by itself does not count.
CUT_OFF = """() => [...document.querySelectorAll('button, label, legend, h1, h2, p, th, td, li')]
  .filter(e => e.checkVisibility() && !e.closest('.visually-hidden, svg, [aria-hidden=true]'))
  .filter(e => !['auto', 'scroll'].includes(getComputedStyle(e).overflowX))
  .filter(e => {
    const range = document.createRange();
    const box = e.getBoundingClientRect();
    return [...e.childNodes].some(node => {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) return false;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      return text.right > box.right + 1 || text.left < box.left - 1;
    });
  })
  .slice(0, 10)
  .map(e => e.outerHTML.slice(0, 160))"""

TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [document.title];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!node.parentElement.closest('script, style')) found.push(node.data);
  }
  for (const e of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      found.push(e.getAttribute(name) ?? '');
  return found.filter(text => text.trim());
}"""


def new_device(
    chromium: Browser,
    url: str,
    size: Size = DESKTOP,
    theme: Theme = "light",
    *,
    motion: bool = False,
    locale: str = "en-GB",
    **more: Any,
) -> Device:
    """A fresh device; without motion unless that is what a test is about."""
    context = chromium.new_context(
        base_url=url,
        viewport={"width": size.width, "height": size.height},
        is_mobile=size.phone,
        has_touch=size.phone,
        color_scheme=theme,
        reduced_motion="no-preference" if motion else "reduce",
        locale=locale,
        **more,
    )
    return Device(context, size)


def assert_accessible(page: Page) -> None:
    """Fail if axe finds something serious or critical, and say what, where and why."""
    found = Axe().run(page).response["violations"]
    lines: list[str] = []
    for violation in found:
        if violation["impact"] in GRAVE:
            lines.append(f"{violation['impact']}: {violation['help']} ({violation['id']})")
            for node in violation["nodes"]:
                why = " ".join(node["failureSummary"].split())
                lines.append(f"    {node['html'][:160]}\n        {why}")
    assert not lines, f"axe at {page.url}:\n" + "\n".join(lines)


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode("utf-8", "replace")
