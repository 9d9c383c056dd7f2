"""A first game in the browser: found by newcomers, read by keyboard, left and taken up again."""

from __future__ import annotations

import uuid
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

from makeda.core.game import Game
from makeda.games.first import first_game
from makeda.games.registry import game as game_of
from tests.setups import every_game
from tests.web.browser import PHONE, Device, assert_accessible
from tests.web.conftest import Visit
from tests.web.playing import wait_for_question

SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
UPRIGHT: ViewportSize = {"width": PHONE.width, "height": PHONE.height}
NOTE = ".guide section"
# Something is pointed at, and the note is on the screen and leaves most of it to be seen.
POINTS_AT_IT = """() => {
  const note = document.querySelector('.guide section').getBoundingClientRect();
  const ring = document.querySelector('.pointer rect')?.getBoundingClientRect();
  if (!ring || note.left < 0 || note.top < 0) return false;
  if (note.right > innerWidth || note.bottom > innerHeight) return false;
  const across = Math.min(note.right, ring.right) - Math.max(note.left, ring.left);
  const down = Math.min(note.bottom, ring.bottom) - Math.max(note.top, ring.top);
  const hidden = Math.max(0, across) * Math.max(0, down);
  return ring.width > 8 && hidden < 0.25 * ring.width * ring.height;
}"""


def seen(page: Page) -> Any:
    """What the learner's seat sees."""
    table = page.url.rpartition("/")[2]
    return page.request.get(f"/api/tables/{table}/frame?seat=0").json()


def play(page: Page, words: str, decision: int) -> None:
    table = page.url.rpartition("/")[2]
    move = {"id": str(uuid.uuid4()), "seat": 0, "decision": decision, "move": words}
    assert page.request.post(f"/api/tables/{table}/moves", data=move).ok
    page.wait_for_function(
        "before => document.querySelector('.veil') ||"
        " document.querySelector('.dock')?.dataset.decision !== before",
        arg=str(decision),
    )


def read_by_keyboard(page: Page, lesson: str) -> None:
    """The note has the focus; its button is reached with Tab, and leads on."""
    note = page.locator(f'{NOTE}[data-lesson="{lesson}"]')
    expect(note).to_be_focused()
    while not page.evaluate("document.activeElement.matches('.guide .main')"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(note).to_have_count(0)


def check_places(page: Page) -> None:
    """What the note speaks of is shown on a phone, upright and sideways."""
    page.wait_for_function(POINTS_AT_IT)
    page.set_viewport_size(SIDEWAYS)
    page.wait_for_function(POINTS_AT_IT)
    page.set_viewport_size(UPRIGHT)


def begin(device: Device, game: Game) -> Page:
    page = device.open("/")
    page.get_by_role("link", name=f"Learn {game.info.title} by playing").click()
    page.locator(NOTE).wait_for()
    return page


@every_game
def test_it_teaches_everything_on_a_phone_by_keyboard(visit: Visit, game: Game) -> None:
    page = begin(visit(PHONE), game)
    assert_accessible(page)
    left: list[str] = [lesson.key for lesson in first_game(game.info.id).lessons]
    while wait_for_question(page):
        frame = seen(page)
        lesson = frame["guide"]["lesson"]
        if lesson:
            left.remove(lesson["key"])
            expect(page.locator(f'{NOTE}[data-lesson="{lesson["key"]}"]')).to_be_visible()
            check_places(page)
            read_by_keyboard(page, lesson["key"])
        else:
            expect(page.locator(".dock .prompt")).to_be_focused()
            play(page, frame["guide"]["suggestion"], frame["decision"])
    assert not left
    expect(page.get_by_text("Now you know everything")).to_be_visible()
    page.get_by_role("button", name="Play a real game").click()
    page.locator(".dock").wait_for()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Guide")).to_have_count(0)


def test_whoever_leaves_finds_the_lesson_again_and_a_try_can_be_taken_back(visit: Visit) -> None:
    device = visit()
    page = begin(device, game_of("kette"))
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(f'{NOTE}[data-lesson="necklace"]')).to_be_visible()
    page.get_by_role("button", name="Why? Rule K6.1").click()
    expect(page.locator('[data-rule="K6.1"]')).to_be_in_viewport()

    device.open("/")
    page.get_by_role("link", name="Learn Die Kette von Saba by playing").click()
    expect(page.locator(f'{NOTE}[data-lesson="necklace"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(f'{NOTE}[data-lesson="offering"]')).to_be_visible()

    frame = seen(page)
    suggestion = frame["guide"]["suggestion"]
    moves = [move["words"] for move in frame["view"]["me"]["legal"]]
    play(page, next(words for words in moves if words != suggestion), frame["decision"])
    wait_for_question(page)
    page.locator(NOTE).wait_for()
    while seen(page)["guide"]["lesson"]:
        page.get_by_role("button", name="Got it").click()
    expect(page.get_by_text("You are trying something of your own")).to_be_visible()
    page.get_by_role("button", name="Back to that choice").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("Choose a card to auction")
    assert seen(page)["guide"]["suggestion"] == suggestion

    page.get_by_role("button", name="Guide").click()
    expect(page.locator(NOTE)).to_contain_text("Suggestion: Auction emerald 3")
    page.get_by_role("button", name="Do it for me").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("Accept, or name your price")


def test_a_newcomer_at_a_real_table_is_offered_it_instead_of_a_wall_of_text(visit: Visit) -> None:
    page = visit(PHONE).open("/")
    page.get_by_role("button", name="Play Der Turmbau zu Babel now").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("A short guided game shows you everything")
    expect(dialog.get_by_role("listitem")).to_have_count(0)
    dialog.get_by_role("link", name="Learn by playing").click()
    expect(page.locator(f'{NOTE}[data-lesson="welcome"]')).to_be_visible()
