"""The owner's page: a person with the box goes through it, corrects, saves and plays."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from makeda.core.game import Game
from makeda.core.numbers import BOOK, Cell, Component
from makeda.core.problems import BadSetup
from makeda.games.numbers import (
    confirmed_by,
    label_of,
    numbers_of,
    read_numbers,
    settle_table,
    title_of,
)
from makeda.games.registry import GAMES
from makeda.lab.recording import record_game
from tests.games.test_numbers import changed
from tests.setups import every_game
from tests.web.browser import DESKTOP, PHONE, Size, Theme, assert_accessible
from tests.web.conftest import Visit


class Change(NamedTuple):
    """Another number for a cell, and what was there."""

    component: Component
    cell: Cell
    value: int
    old: int


def is_sure(game: Game, component: Component) -> bool:
    """Whether the page shows a component only when it is asked for."""
    return component.source == BOOK or component.key in confirmed_by(game)


def find_change(game: Game, *, fits: bool) -> Change:
    """The first number with which a game can be played, or with which it cannot; those that we are
    not sure of come first.
    """
    numbers = numbers_of(game)
    for component in sorted(numbers.components, key=lambda each: is_sure(game, each)):
        for cell in component.cells:
            old = cell.value(numbers.standard)
            for value in range(cell.most + 1):
                if value != old and isinstance(old, int):
                    try:
                        settle_table(game, changed(numbers, cell, value))
                    except BadSetup:
                        if not fits:
                            return Change(component, cell, value, old)
                    else:
                        if fits:
                            return Change(component, cell, value, old)
    raise AssertionError("every number does")


def field(page: Page, game: Game, change: Change) -> Locator:
    card = page.get_by_role("article", name=title_of(game, change.component), exact=True)
    return card.get_by_label(label_of(game, change.cell), exact=True)


@pytest.mark.parametrize(
    ("size", "theme"), [(PHONE, "dark"), (DESKTOP, "light")], ids=["phone", "desktop"]
)
@every_game
def test_an_owner_corrects_the_numbers_saves_them_and_plays(
    visit: Visit, game: Game, size: Size, theme: Theme, tmp_path: Path
) -> None:
    title = game.info.title
    device = visit(size, theme)
    page = device.open("/")
    page.get_by_role("link", name=f"Do you have {title}?").click()
    expect(page.get_by_role("heading", name=f"Do you have {title}?")).to_be_visible()
    numbers = numbers_of(game)
    unsure = [component for component in numbers.components if not is_sure(game, component)]
    expect(page.get_by_role("article")).to_have_count(len(unsure))
    expect(page.locator(".drawing")).to_have_count(len(unsure))
    expect(page.get_by_text("Nobody has confirmed it yet.")).to_have_count(len(unsure))
    page.get_by_label("Show what stands in a rulebook, too").check()
    expect(page.get_by_role("article")).to_have_count(len(numbers.components))
    device.assert_no_sideways_scrolling()
    assert_accessible(page)

    wrong = find_change(game, fits=False)
    field(page, game, wrong).fill(str(wrong.value))
    expect(page.get_by_role("alert")).to_contain_text("is wrong at")
    expect(page.get_by_role("button", name="Play with these")).to_be_disabled()
    expect(page.get_by_role("link", name="Save the file")).to_have_count(0)
    field(page, game, wrong).fill(str(wrong.old))
    expect(page.get_by_role("status")).to_contain_text("Changed: 0.")

    right = find_change(game, fits=True)
    spot = field(page, game, right)
    spot.fill(str(right.value))
    card = page.get_by_role("article", name=title_of(game, right.component), exact=True)
    card.get_by_label("So it is in my copy").check()
    expect(page.get_by_role("alert")).to_contain_text("which edition they have")
    page.get_by_label("Your edition").fill("Second edition")
    page.get_by_label("Your name").fill("Ana")
    page.keyboard.press("Tab")
    told = f"{label_of(game, right.cell)}: {right.value} instead of {right.old}"
    expect(page.get_by_role("listitem").filter(has_text=told)).to_have_count(1)
    expect(page.get_by_role("status")).to_contain_text("Changed: 1.")
    save = page.get_by_role("link", name="Save the file")
    expect(save).to_have_attribute("href", re.compile("Second%20edition.*Ana"))
    with page.expect_download() as download:
        save.click()
    file = tmp_path / "numbers.toml"
    download.value.save_as(file)
    saved = read_numbers(game, file.read_text(encoding="utf-8"))
    assert (saved.edition, saved.by) == ("Second edition", "Ana")
    assert saved.confirmed == [right.component.key]
    assert right.cell.value(saved.table) == right.value

    page.get_by_role("button", name="Start anew").click()
    expect(spot).to_have_value(str(right.old))
    page.get_by_label("Go on with a file").set_input_files(file)
    expect(spot).to_have_value(str(right.value))

    page.get_by_role("button", name="Play with these").click()
    expect(page.get_by_label("With the numbers of my own copy (changed: 1)")).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Let me play").click()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_text("Played with numbers of an own copy. Changed: 1").click()
    expect(page.get_by_role("listitem").filter(has_text=told)).to_be_visible()


@pytest.mark.parametrize("typed", ["", "2.5"])
def test_a_field_without_a_whole_number_is_marked_and_nothing_is_saved(
    visit: Visit, typed: str
) -> None:
    game = next(game for game in GAMES if game.numbers())
    change = find_change(game, fits=True)
    page = visit(PHONE).open(f"/numbers/{game.info.id}")
    save = page.get_by_role("link", name="Save the file")
    spot = field(page, game, change)
    spot.fill(str(change.value))
    expect(page.get_by_role("status")).to_contain_text("Changed: 1.")
    spot.fill(typed)
    told = f"{label_of(game, change.cell)}: a whole number is needed."
    expect(page.get_by_role("alert")).to_contain_text(told)
    expect(spot).to_have_attribute("aria-invalid", "true")
    expect(spot).to_have_accessible_description(re.compile(re.escape(told)))
    expect(save).to_have_count(0)
    expect(page.get_by_role("button", name="Play with these")).to_be_disabled()
    assert_accessible(page)
    page.get_by_role("button", name="Start anew").click()
    expect(spot).to_have_value(str(change.old))
    expect(spot).to_have_attribute("aria-invalid", "false")
    expect(save).to_have_count(1)


def test_a_visit_alone_leaves_nothing_behind(visit: Visit) -> None:
    game = next(game for game in GAMES if game.numbers())
    kept = f"localStorage.getItem('makeda.numbers.{game.info.id}')"
    change = find_change(game, fits=True)
    page = visit().open(f"/numbers/{game.info.id}")
    expect(page.get_by_role("status")).to_contain_text("Changed: 0.")
    expect(page.get_by_role("link", name="Save the file")).to_have_count(1)
    assert page.evaluate(kept) is None
    spot = field(page, game, change)
    spot.fill(str(change.value))
    expect(page.get_by_role("status")).to_contain_text("Changed: 1.")
    assert page.evaluate(kept) is not None
    spot.fill(str(change.old))
    expect(page.get_by_role("status")).to_contain_text("Changed: 0.")
    assert page.evaluate(kept) is None


def test_a_file_that_is_too_large_is_not_even_read(visit: Visit, tmp_path: Path) -> None:
    game = next(game for game in GAMES if game.numbers())
    device = visit()
    page = device.open(f"/numbers/{game.info.id}")
    expect(page.get_by_role("link", name="Save the file")).to_have_count(1)
    file = tmp_path / "large.toml"
    file.write_text("#" * 70_000)
    page.evaluate("() => { File.prototype.text = () => { throw new Error('read'); }; }")
    page.get_by_label("Go on with a file").set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text("That is too large: at most 64 kB.")


def test_drawings_hold_the_numbers_and_stay_small(visit: Visit) -> None:
    page = visit().open("/numbers/babel")
    page.get_by_label("Show what stands in a rulebook, too").check()
    bonus = page.get_by_role("article", name="Bonus for 3 discs of a kind")
    expect(bonus.locator(".drawing")).to_have_text(re.compile(r"^\s*10\s*$"))
    bonus.get_by_label("points").fill("11")
    expect(bonus.locator(".drawing")).to_have_text(re.compile(r"^\s*11\s*$"))
    cards = page.get_by_role("article", name="Building cards")
    expect(cards.locator(".drawing").get_by_text("×25")).to_have_count(4)
    page = visit().open("/numbers/kette")
    page.get_by_label("column 4 left").fill("400")
    expect(page.get_by_role("alert")).to_contain_text("is wrong at")
    box = page.locator(".drawing").bounding_box()
    assert box
    assert box["height"] < 400


def test_a_big_screen_tells_that_own_numbers_are_played_with(visit: Visit) -> None:
    game = next(game for game in GAMES if game.numbers())
    change = find_change(game, fits=True)
    numbers = numbers_of(game)
    host = visit()
    host.open("/")
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (game.info.least_players - 1)]
    options = {numbers.option: changed(numbers, change.cell, change.value)}
    wanted = {"game": game.info.id, "seats": seats, "options": options}
    table_id = host.page.request.post("/api/tables", data=wanted).json()["table"]["id"]
    page = host.open(f"/screen/{table_id}")
    told = page.get_by_text("Played with numbers of an own copy. Changed: 1")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    expect(told).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("list", name="Players")).to_be_visible()
    expect(told).to_be_visible()


def test_whoever_is_invited_sees_which_numbers_are_played_with(visit: Visit) -> None:
    game = next(game for game in GAMES if game.numbers())
    change = find_change(game, fits=True)
    numbers = numbers_of(game)
    host, guest = visit(), visit(PHONE)
    host.open("/")
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (game.info.least_players - 1)]
    options = {numbers.option: changed(numbers, change.cell, change.value)}
    wanted = {"game": game.info.id, "seats": seats, "options": options}
    made = host.page.request.post("/api/tables", data=wanted).json()
    told = f"{change.value} instead of {change.old}"
    invitation = f"/join/{made['table']['id']}#{made['invitation']}"
    for page in (host.open(f"/table/{made['table']['id']}"), guest.open(invitation)):
        page.get_by_text("Played with numbers of an own copy. Changed: 1").click()
        expect(page.get_by_role("listitem").filter(has_text=told)).to_be_visible()
        assert_accessible(page)


def test_a_record_tells_which_numbers_were_played_with(visit: Visit, tmp_path: Path) -> None:
    game = next(game for game in GAMES if game.numbers())
    change = find_change(game, fits=True)
    numbers = numbers_of(game)
    options: dict[str, object] = {numbers.option: changed(numbers, change.cell, change.value)}
    file = tmp_path / "own.makeda.json"
    file.write_text(record_game(game, game.info.least_players, 1, options, "random").json())
    page = visit().open("/record")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_text("Played with numbers of an own copy. Changed: 1").click()
    told = f"{change.value} instead of {change.old}"
    expect(page.get_by_role("listitem").filter(has_text=told)).to_be_visible()
