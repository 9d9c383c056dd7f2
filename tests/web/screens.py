"""Pictures of the main screens, for the README: `make screens`, or `python -m tests.web.screens`.

Each screen is taken on a phone and on a desktop, light and dark; a question of each game also on a
phone held sideways and on a tablet both ways. With names after the command, only those are taken.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.server.client import Server
from tests.web.browser import (
    DESKTOP,
    PHONE,
    Device,
    Size,
    Theme,
    new_device,
    running_chromium,
)
from tests.web.measures import resize
from tests.web.playing import open_table, play_by_mouse, prompt, table_for, wait_for_question
from tests.web.saba import play_sensibly

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
SIZES = (PHONE, DESKTOP)
OTHER_SIZES = (Size(740, 360), Size(768, 1024), Size(1024, 768))
TELEVISION = Size(1920, 1080)
THEMES: tuple[Theme, ...] = ("light", "dark")

Way = Callable[[Device], None]


def home(device: Device) -> None:
    """The first page."""
    device.open("/")


def new_table(device: Device) -> None:
    """A new table of Kette."""
    device.open("/new/kette")


def lobby(device: Device) -> None:
    """A table that waits for two more."""
    device.open(f"/table/{waiting(device)['table']['id']}")


def invited(device: Device) -> None:
    """What somebody sees who got the invitation."""
    made = waiting(device)
    device.context.clear_cookies()
    device.open(f"/join/{made['table']['id']}#{made['invitation']}")


def waiting(device: Device) -> dict[str, Any]:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]
    seats.append({"kind": "bot", "level": "easy", "name": "Nuri"})
    made: dict[str, Any] = device.page.request.post(
        "/api/tables", data={"game": "saba", "seats": seats}
    ).json()
    return made


def big_screen(device: Device) -> None:
    """A game of bots on the screen in the middle of the room."""
    levels = ["easy", "beginner", "easy", "beginner"]
    table_id = table_for(device, "kette", "me", *levels, seed="1")
    page = open_table(device, table_id)
    play_by_mouse(page, 20)
    wait_for_question(page)
    watch = page.request.get(f"/api/tables/{table_id}").json()["watch"]
    device.open(f"/screen/{table_id}#{watch}")


def at_table(game: str, seed: int, answers: int, **options: str) -> Way:
    """A table of a game, after so many answers of a player among bots."""

    def way(device: Device) -> None:
        table_id = table_for(device, game, "me", "easy", "easy", "easy", seed=str(seed), **options)
        page = open_table(device, table_id)
        play_by_mouse(page, answers)
        wait_for_question(page)

    return way


def picked(way: Way) -> Way:
    """The same with the first card of the hand picked."""

    def more(device: Device) -> None:
        way(device)
        device.page.locator(".hand button").first.click()

    return more


def until_the_board_glows(way: Way) -> Way:
    """Go on until something can be chosen on the board."""

    def more(device: Device) -> None:
        way(device)
        while not device.page.locator("main.board [role=button]").count():
            play_by_mouse(device.page, 1)
            wait_for_question(device.page)

    return more


def until_asked(words: str, way: Way, press: str = "") -> Way:
    """Go on until the question has these words; then press something."""

    def more(device: Device) -> None:
        way(device)
        while words not in prompt(device.page):
            play_by_mouse(device.page, 1)
            wait_for_question(device.page)
        if press:
            device.page.locator(f"{press}:not(:disabled)").first.click()

    return more


def in_saba(until: str, most: int) -> Way:
    """Saba with all rules, after some answers, when there is something that can be picked."""
    options = {"persons": "on", "serail_figure": "on", "guards": "on"}

    def way(device: Device) -> None:
        table_id = table_for(
            device, "saba", "me", "beginner", "beginner", seed="1", options=options
        )
        page = open_table(device, table_id)
        play_sensibly(page, most=most)
        play_sensibly(page, until)
        page.locator(until).first.click()

    return way


def at_the_end(game: str, seed: int) -> Way:
    """The result of a whole game."""

    def way(device: Device) -> None:
        table_id = table_for(device, game, "me", "easy", "easy", "easy", seed=str(seed))
        page = open_table(device, table_id)
        play_by_mouse(page)

    return way


# The name of each screen, and how a fresh device gets there.
SCREENS: list[tuple[str, Way]] = [
    ("home", home),
    ("new-table", new_table),
    ("lobby", lobby),
    ("join", invited),
    ("screen", big_screen),
    ("kette-offer", picked(at_table("kette", 1, 0))),
    ("kette-bid", at_table("kette", 1, 6)),
    ("kette-lay", until_the_board_glows(at_table("kette", 1, 40))),
    ("kette-end", at_the_end("kette", 1)),
    ("babel-turn", until_asked("Pass, or", at_table("babel", 3, 24))),
    ("babel-offer", until_asked("secret offer", at_table("babel", 3, 14), ".dock .stepper button")),
    (
        "babel-choose",
        until_asked(
            "Accept offers", at_table("babel", 3, 16), "main.board [data-place=site] button"
        ),
    ),
    ("babel-end", at_the_end("babel", 3)),
    ("saba-harbour", in_saba("main.board [role=button]", 12)),
    ("saba-build", in_saba("main.board [role=button][aria-label^='Build space']", 12)),
]
# Those that are taken in other sizes too.
ON_EVERY_SHAPE = ("kette-lay", "babel-choose", "saba-build")
# The same in other languages: the language, and some of the screens.
ABROAD: list[tuple[str, str, Way]] = [
    ("de", "home", home),
    ("de", "kette-bid", at_table("kette", 1, 6)),
    ("de", "saba-turn", at_table("saba", 3, 10)),
    ("nl", "home", home),
    ("nl", "babel-turn", at_table("babel", 3, 14)),
    ("nl", "kette-lay", until_the_board_glows(at_table("kette", 1, 40))),
]


def main(names: list[str]) -> None:
    """Take the screens with these names, or all."""
    known = {name for name, _ in SCREENS} | {f"{language}-{name}" for language, name, _ in ABROAD}
    unknown = set(names) - known
    if unknown:
        sys.exit(f"There is no screen {', '.join(sorted(unknown))}.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running_chromium() as chromium:
        server = Server(str(Path(folder, "makeda.sqlite")))
        try:
            for name, way in SCREENS:
                if not names or name in names:
                    take_all(chromium, server, name, way)
            for language, screen, way in ABROAD:
                name = f"{language}-{screen}"
                if not names or name in names:
                    take_all(chromium, server, name, way, locale=language)
        finally:
            server.kill()


def take_all(chromium: Browser, server: Server, name: str, way: Way, locale: str = "en-GB") -> None:
    """A screen in all its sizes and themes: the window changes where the way has led."""
    sizes = [TELEVISION] if name == "screen" else [*SIZES]
    if name in ON_EVERY_SHAPE:
        sizes += OTHER_SIZES
    for theme in THEMES:
        device = new_device(chromium, server.url, sizes[-1], theme, locale=locale)
        way(device)
        for size in sizes:
            resize(device, size)
            take(device, FOLDER / f"{name}-{size.width}-{theme}.jpg")
        device.context.close()


def take(device: Device, file: Path) -> None:
    # Typefaces may come last.
    device.page.evaluate("document.fonts.ready.then(() => null)")
    device.page.screenshot(path=file, type="jpeg", quality=85)


if __name__ == "__main__":
    main(sys.argv[1:])
