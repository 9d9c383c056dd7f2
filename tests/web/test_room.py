"""Every kind of question of every game, on screens of every shape and in every language: it fits,
can be read, and nothing of it is English that should not be.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from makeda.core.game import Game
from makeda.games.texts import LANGUAGES
from tests.languages import Used, messages
from tests.setups import every_game
from tests.web.browser import DESKTOP, PHONE, Device, Theme, assert_accessible
from tests.web.conftest import Visit
from tests.web.measures import SHAPES, faults, resize
from tests.web.playing import click_something, decision, open_table, table_for, wait_for_question

ROOT = Path(__file__).parents[2]
APP = ROOT / "web/src/texts"
GAME_TEXTS = ROOT / "src/makeda/games"
THEMES: tuple[Theme, ...] = ("light", "dark")
# More clicks than this no game needs.
MOST_CLICKS = 3000
BOX = "board => [board.offsetLeft, board.offsetTop, board.offsetWidth, board.offsetHeight].join()"


@every_game
def test_every_question_fits_every_screen(visit: Visit, game: Game) -> None:
    """A whole game at the largest table; at each new kind of question the window takes all shapes,
    by day and by night, in every language. The board has one size on each of them, all the time.
    """
    device = visit()
    seats = ["me", *["beginner"] * (game.info.most_players - 1)]
    page = open_table(device, table_for(device, game.info.id, *seats, seed="2"))
    seen: set[str] = set()
    boards: dict[str, str] = {}
    wrong: list[str] = []
    clicks = 0
    while wait_for_question(page):
        asked = decision(page)
        while decision(page) == asked and clicks < MOST_CLICKS:
            if (kind := question(page)) not in seen:
                seen.add(kind)
                wrong += look(device, game, kind, len(seen), boards)
            click_something(page, clicks)
            clicks += 1
            page.wait_for_function("() => document.querySelector('.dock')?.ariaBusy !== 'true'")
    assert not wrong, "\n".join(wrong)


def question(page: Page) -> str:
    """What is asked, and what is begun already: each looks different."""
    dock = page.locator(".dock")
    if not dock.count():
        return "over"
    return f"{dock.get_attribute('data-asks')} {dock.get_attribute('data-picked')}"


def look(device: Device, game: Game, kind: str, turn: int, boards: dict[str, str]) -> list[str]:
    """All that is wrong with a question on any screen; languages and themes take turns."""
    page = device.page
    wrong: list[str] = []
    languages = list(LANGUAGES)
    for number, (name, size) in enumerate(SHAPES):
        theme = THEMES[(turn + number) % 2]
        page.emulate_media(color_scheme=theme)
        language = languages[(turn + number) % len(languages)]
        speak(page, language)
        resize(device, size)
        board = page.locator("main.board").evaluate(BOX)
        steady = [] if boards.setdefault(name, board) == board else [f"the board is {board}"]
        found = faults(device) + steady + [f'English: "{text}"' for text in english(device, game)]
        wrong += [f"{kind}, {name}, {theme}, {language}: {fault}" for fault in found]
        device.assert_nothing_cut_off()
    speak(page, languages[0])
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        resize(device, PHONE if (theme == "dark") == bool(turn % 2) else DESKTOP)
        assert_accessible(page)
    return wrong


def english(device: Device, game: Game) -> set[str]:
    """What is shown in English to a reader of another language."""
    language = device.page.locator("html").get_attribute("lang") or "en"
    foreign = plain_messages(game, "en") - plain_messages(game, language)
    return foreign & {text.strip() for text in device.texts()}


@cache
def plain_messages(game: Game, language: str) -> set[str]:
    """The messages without places that a game and the app have in a language."""
    folders = (GAME_TEXTS / "texts", GAME_TEXTS / game.info.id / "texts", APP)
    found = [messages(folder / f"{language}.ftl") for folder in folders]
    return {
        "".join(Used(message).words)
        for each in found
        for message in each.values()
        if message.value and not Used(message).variables and len(Used(message).words) == 1
    }


def speak(page: Page, language: str) -> None:
    """Change the language as the menu does."""
    if page.locator("html").get_attribute("lang") == language:
        return
    page.locator("header button").first.click()
    page.locator("dialog[open] select:has([lang])").select_option(language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    page.keyboard.press("Escape")
