"""German and Dutch in a real browser, and whether a language could miss anything."""

from __future__ import annotations

import calendar
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from makeda.core.game import Game
from makeda.games.registry import GAMES
from makeda.games.texts import LANGUAGES, catalogue
from tests.pseudo import plain_words, pseudo
from tests.server.client import Server
from tests.setups import every_game
from tests.web.browser import DESKTOP, PHONE, Device, Size, assert_accessible
from tests.web.conftest import Visit
from tests.web.playing import open_table, play_by_mouse, prompt, table_for, wait_for_question

ROOT = Path(__file__).parents[2]
APP = ROOT / "web/src/texts"
LOCALES = {"de": "de-AT", "nl": "nl-BE"}
# What is the same in every language: names, titles, notation.
EVERYWHERE = [
    "Makeda",
    " and ",
    *LANGUAGES.values(),
    *(f"P{number}" for number in range(8)),
    *(part for game in GAMES for part in (game.info.title, game.info.author)),
    *catalogue().bot_names(),
    *calendar.month_abbr[1:],
]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_pages_before_a_game_fit_in_every_language(visit: Visit, language: str, size: Size) -> None:
    device = visit(size, locale=LOCALES[language])
    for path in ("/", *(f"/{page}/{game.info.id}" for game in GAMES for page in ("new", "rules"))):
        device.open(path)
        device.assert_no_sideways_scrolling()
        device.assert_nothing_cut_off()
    assert_accessible(device.page)


def test_the_language_is_changed_in_the_middle_of_a_game_and_remembered(visit: Visit) -> None:
    device = visit(PHONE)
    page = open_table(device, table_for(device, "kette", "me", "easy", "easy", seed="1"))
    wait_for_question(page)
    assert catalogue("kette", "en").say("prompts", "offering") in prompt(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", name="Menü")).to_be_visible()
    page.keyboard.press("Escape")
    assert catalogue("kette", "de").say("prompts", "offering") in prompt(page)
    expect(page.locator(".players").get_by_text("20.000").first).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("prompt")).to_contain_text(
        catalogue("kette", "de").say("prompts", "offering")
    )
    device.forgive("/api/tables/nowhere")
    # Refusals come from the server, in the reader's language too.
    refusal = page.evaluate(
        "fetch('/api/tables/nowhere', {headers: {'Accept-Language': 'nl'}}).then(r => r.json())"
    )
    assert refusal["sentence"] == catalogue("", "nl").say("problems", "unknown_table")


def test_the_first_load_gets_only_the_language_that_it_shows(visit: Visit) -> None:
    device = visit(locale="nl-NL")
    device.open("/")
    words = [url for url in device.loaded() if re.search(r"/(en|de|nl)-[^/]*\.js$", url)]
    texts = [url for url in device.loaded() if "/api/texts/" in url]
    assert [url.rpartition("/")[2][:2] for url in words] == ["nl"]
    assert [url[-2:] for url in texts] == ["nl"]


def in_pseudo(device: Device) -> None:
    """Let the device read the language that nobody speaks instead of English."""

    def app(route: Route) -> None:
        words = pseudo((APP / "en.ftl").read_text(encoding="utf-8"))
        route.fulfill(body=f"export default {json.dumps(words)}", content_type="text/javascript")

    def games(route: Route) -> None:
        texts = route.fetch().json()
        sources = {game: pseudo(source) for game, source in texts["games"].items()}
        route.fulfill(json={"common": pseudo(texts["common"]), "games": sources})

    device.context.route(re.compile(r"/assets/en-[^/]*\.js"), app)
    device.context.route("**/api/texts/en", games)


@every_game
def test_no_text_is_out_of_reach_of_translators(
    visit: Visit, launch: Callable[..., Server], game: Game
) -> None:
    # Nobody else plays here, whose names would be on the first page.
    device = visit(server=launch())
    in_pseudo(device)
    seats = ["me", *["beginner"] * (game.info.least_players - 1)]
    options = {
        option.name: option.values[-1] for option in game.info.options if not option.is_table
    }
    page = open_table(device, table_for(device, game.info.id, *seats, seed="3", options=options))

    def look() -> None:
        # A title may be kept from breaking at a wrong place.
        texts = [text.replace("\N{NO-BREAK SPACE}", " ") for text in device.texts()]
        found = {text: plain_words(text, *EVERYWHERE) for text in texts}
        assert not {text: words for text, words in found.items() if words}

    seen: set[str] = set()
    while wait_for_question(page):
        if prompt(page) not in seen:
            seen.add(prompt(page))
            look()
        play_by_mouse(page, 1)
    look()
    for path in ("/", f"/new/{game.info.id}"):
        device.open(path)
        look()
