"""Pictures of the main screens, for the README: `make screens`, or `python -m tests.web.screens`.

Each screen is taken on a phone and on a desktop, light and dark. With names after the command, only
those are taken.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser

from tests.server.client import Server
from tests.web.browser import DESKTOP, PHONE, Device, Size, Theme, new_device, running_chromium

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
SIZES = (PHONE, DESKTOP)
THEMES: tuple[Theme, ...] = ("light", "dark")

Way = Callable[[Device], None]


def home(device: Device) -> None:
    """The first page."""
    device.open("/")


# The name of each screen, and how a fresh device gets there.
SCREENS: list[tuple[str, Way]] = [
    ("home", home),
]


def main(names: list[str]) -> None:
    """Take the screens with these names, or all."""
    unknown = set(names) - {name for name, _ in SCREENS}
    if unknown:
        sys.exit(f"There is no screen {', '.join(sorted(unknown))}.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running_chromium() as chromium:
        server = Server(str(Path(folder, "makeda.sqlite")))
        try:
            for name, way in SCREENS:
                if not names or name in names:
                    take_all(chromium, server, name, way)
        finally:
            server.kill()


def take_all(chromium: Browser, server: Server, name: str, way: Way) -> None:
    """A screen in all sizes and themes."""
    for size in SIZES:
        for theme in THEMES:
            take(chromium, server, FOLDER / f"{name}-{size.width}-{theme}.png", way, size, theme)


def take(chromium: Browser, server: Server, file: Path, way: Way, size: Size, theme: Theme) -> None:
    device = new_device(chromium, server.url, size, theme)
    way(device)
    # Typefaces may come last.
    device.page.evaluate("document.fonts.ready.then(() => null)")
    device.page.screenshot(path=file)
    device.context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
