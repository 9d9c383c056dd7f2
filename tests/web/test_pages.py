"""The pages around the table: home, a new table, an invitation, the lobby and a replay."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from makeda.core.game import Game
from tests.setups import every_game
from tests.web.browser import Device, Size, Theme, assert_accessible
from tests.web.conftest import Visit
from tests.web.playing import table_for

# A phone upright and sideways, a tablet both ways, a laptop and a large screen
PHONE_UPRIGHT, PHONE_SIDEWAYS = Size(360, 740), Size(740, 360)
SIZES = [
    PHONE_UPRIGHT,
    PHONE_SIDEWAYS,
    Size(768, 1024),
    Size(1024, 768),
    Size(1280, 800),
    Size(1920, 1080),
]
LOCALES = {"light": "de-DE", "dark": "nl-NL"}


def test_a_finished_game_is_found_on_the_first_page_and_can_be_forgotten(visit: Visit) -> None:
    device = visit()
    page, request = device.page, device.page.request
    table = table_for(device, "kette", "me", "beginner", "beginner", seed="5")
    page.goto(f"/table/{table}")
    assert request.put(f"/api/tables/{table}/seats/0/stand-in", data={"level": "beginner"}).ok
    expect(page.locator(".veil")).to_be_visible()

    device.open("/")
    expect(page.get_by_role("heading", name="Continue playing")).to_have_count(0)
    finished = page.get_by_role("listitem").filter(has_text="Die Kette von Saba with P0, P1")
    expect(finished).to_contain_text(re.compile(r"won!.*P\d \d+,000 · P\d \d+,000 · P\d \d+,000"))
    expect(finished.get_by_role("link", name="Show the result")).to_have_attribute(
        "href", f"/table/{table}"
    )
    finished.get_by_role("link", name="Watch the game").click()
    expect(page.get_by_text("Step 0 of")).to_be_visible()

    device.open("/")
    finished.get_by_role("button", name="Forget").click()
    expect(finished).to_have_count(0)
    device.open("/")
    expect(page.get_by_role("heading", name="Finished games")).to_have_count(0)


def test_a_game_stopped_without_a_result_says_so(visit: Visit) -> None:
    device = visit()
    table = table_for(device, "saba", "me", "beginner")
    device.page.goto(f"/table/{table}")
    assert device.page.request.post(f"/api/tables/{table}/stop", data={"seat": 0}).ok
    expect(device.page.locator(".veil")).to_be_visible()
    device.open("/")
    expect(device.page.get_by_text("Stopped by agreement: nobody wins.")).to_be_visible()


def test_a_replay_is_steered_by_keys_wherever_the_focus_is(visit: Visit) -> None:
    page = visit().open("/record#game=kette")
    at = page.get_by_role("slider", name="Step")
    expect(at).to_have_value("0")
    last = at.get_attribute("max") or ""
    page.keyboard.press("ArrowRight")
    expect(at).to_have_value("1")
    page.get_by_role("button", name="One step forward").click()
    page.keyboard.press("ArrowRight")
    expect(at).to_have_value("3")
    at.focus()
    page.keyboard.press("ArrowLeft")
    expect(at).to_have_value("2")
    page.keyboard.press("End")
    expect(at).to_have_value(last)
    page.keyboard.press("Home")
    expect(at).to_have_value("0")
    # A step without a comment, which would be given time to be read
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(at).to_have_value("4")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_keys_that_are_typed_or_choose_something_do_not_move_a_replay(visit: Visit) -> None:
    page = visit().open("/record#game=kette&step=5")
    at = page.get_by_role("slider", name="Step")
    page.get_by_role("button", name="Rules", exact=True).locator("visible=true").first.click()
    search = page.get_by_role("searchbox").or_(page.get_by_label("Search the rules"))
    search.fill("a b")
    search.press("Home")
    search.press(" ")
    expect(search).to_have_value(" a b")
    page.get_by_role("button", name="One step back").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press(" ")
    expect(at).to_have_value("4")


def test_a_replay_has_speeds(visit: Visit) -> None:
    page = visit().open("/record#game=kette&step=3")
    for speed in ("1×", "2×", "4×", "1×"):
        button = page.get_by_role("button", name=f"Speed: {speed}")
        expect(button).to_have_text(speed)
        button.click()


def test_the_step_of_a_replay_stands_in_its_address(visit: Visit) -> None:
    device = visit()
    page = device.open("/record#game=kette&step=7")
    at = page.get_by_role("slider", name="Step")
    expect(at).to_have_value("7")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/record#game=kette&step=8$"))
    page.evaluate("location.hash = 'game=kette&step=12'")
    expect(at).to_have_value("12")
    page.reload()
    expect(at).to_have_value("12")
    device.open("/record#game=kette&step=99999")
    expect(at).to_have_value(at.get_attribute("max") or "")


def waiting_table(
    device: Device, game: str, *others: str, name: str = "Ana", **more: Any
) -> tuple[str, str]:
    """A table of somebody's at which people are still missing: its page, and the invitation."""
    bots = {"kind": "bot", "name": "Hiram", "level": "easy"}
    seats = [{"kind": "open"} if other == "open" else bots for other in others]
    wanted = {"game": game, "seats": [{"kind": "me", "name": name}, *seats], **more}
    made = device.page.request.post("/api/tables", data=wanted).json()
    table = made["table"]["id"]
    return f"/table/{table}", f"/join/{table}#{made['invitation']}"


def test_an_invitation_says_to_what_and_by_whom(visit: Visit) -> None:
    ana, ben = visit(), visit()
    options = {"lions": "mirrored"}
    _, invitation = waiting_table(
        ana, "kette", "open", "easy", options=options, time_limit=300, public=False
    )
    page = ben.open(invitation)
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "An invitation from Ana Die Kette von Saba"
    )
    expect(page.locator("header")).to_contain_text("3–7 players · about 90 min")
    expect(page.locator("header")).to_contain_text("Auction the stones")
    expect(page.get_by_role("list", name="Players")).to_contain_text("Hiram")
    expect(page.get_by_text("Ana and Hiram")).to_be_visible()
    expect(page.get_by_text("Lion heads must lie symmetrically")).to_be_visible()
    expect(page.get_by_text("5 min for each decision")).to_be_visible()


def test_who_sits_down_is_seen_at_once_in_the_lobby_and_on_the_invitation(visit: Visit) -> None:
    ana, ben, cem = visit(), visit(), visit()
    table, invitation = waiting_table(ana, "kette", "open", "open")
    lobby, invited = ana.open(table), cem.open(invitation)
    expect(lobby.locator(".state")).to_contain_text("Waiting for 2 more players.")
    expect(lobby.get_by_role("button", name="Begin")).to_be_disabled()

    ben.open(invitation)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down here").first.click()
    for page in (lobby, invited):
        expect(page.get_by_role("list", name="Players")).to_contain_text("Ben")
    expect(lobby.locator(".state")).to_contain_text("Waiting for one more player.")
    invited.get_by_role("button", name="Sit down here").click()

    expect(lobby.locator(".state")).to_contain_text("Everybody is here.")
    expect(lobby).to_have_title("Everybody is here. Die Kette von Saba")
    expect(lobby.get_by_role("button", name="Begin")).to_be_enabled()


def test_the_host_fills_and_frees_seats_in_the_lobby(visit: Visit) -> None:
    ana, ben = visit(), visit()
    table, invitation = waiting_table(ana, "kette", "open", "open")
    lobby = ana.open(table)
    lobby.get_by_role("button", name="Let a bot play here").first.click()
    expect(lobby.locator(".state")).to_contain_text("Waiting for one more player.")
    ben.open(invitation)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down here").last.click()
    expect(lobby.locator(".state")).to_contain_text("Everybody is here.")
    lobby.get_by_role("button", name="Free the seat of Ben").click()
    expect(lobby.locator(".state")).to_contain_text("Waiting for one more player.")
    # Ben is told; his device asks whether it may watch, and this table is private.
    expect(ben.page.get_by_role("alert")).to_contain_text("You no longer sit at this table.")
    ben.forgive("404")


def test_people_talk_and_read_while_they_wait(visit: Visit) -> None:
    ana, ben = visit(), visit(motion=True)
    table, invitation = waiting_table(ana, "saba", "open", "open")
    ben.open(invitation)
    ben.page.get_by_role("button", name="Sit down here").first.click()
    ben.page.get_by_label("Say something").fill("Coffee first?")
    ben.page.keyboard.press("Enter")
    lobby = ana.open(table)
    expect(lobby.get_by_role("log")).to_contain_text("Coffee first?")

    tips = lobby.get_by_role("region", name="Saba - Palast der Königin in short")
    expect(tips.get_by_role("listitem")).to_contain_text("A figure on a balcony")
    tips.get_by_role("button", name="Next tip").click()
    expect(tips.get_by_role("listitem")).to_contain_text("Each turn you fetch goods")
    # With motion they change by themselves, until that is stopped.
    waiting = ben.page.get_by_role("region", name="Saba - Palast der Königin in short")
    expect(waiting.get_by_role("listitem")).to_contain_text("Each turn you fetch goods")
    waiting.get_by_role("button", name="Pause").click()
    expect(waiting.get_by_role("button", name="Change by itself")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_page_fits_every_screen(visit: Visit, theme: Theme) -> None:
    """In German by day and in Dutch by night, as their words are longer; with the longest names."""
    host, guest = (
        visit(theme=theme, locale=LOCALES[theme]),
        visit(theme=theme, locale=LOCALES[theme]),
    )
    others = ["open", "open", "easy", "open", "easy", "open"]
    table, invitation = waiting_table(host, "kette", *others, name="Maximiliane " * 3)
    pages = [(host, "/"), (host, "/new/saba"), (host, table), (guest, invitation)]
    for device, path in pages:
        device.open(path)
        for size in SIZES:
            device.size = size
            device.page.set_viewport_size({"width": size.width, "height": size.height})
            device.assert_no_sideways_scrolling()
            device.assert_nothing_cut_off()
            if size in (PHONE_UPRIGHT, PHONE_SIDEWAYS):
                assert_accessible(device.page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_controls_of_a_replay_fit_every_screen(visit: Visit, theme: Theme) -> None:
    device = visit(theme=theme, locale=LOCALES[theme])
    page = device.open("/record#game=kette&step=9")
    controls = page.locator(".controls")
    expect(controls.get_by_role("slider")).to_have_value("9")
    for size in SIZES:
        device.size = size
        page.set_viewport_size({"width": size.width, "height": size.height})
        device.assert_no_sideways_scrolling()
        for control in controls.locator("button, input, select").all():
            expect(control).to_be_in_viewport(ratio=1)
    assert_accessible(page)


# How light the ground of a picture is, from 0 to 1.
LIGHTNESS = """ground => getComputedStyle(ground).fill.match(/[0-9]+/g)
  .reduce((sum, part) => sum + Number(part), 0) / 765"""


@every_game
def test_the_picture_of_a_game_is_a_night_picture_by_night(visit: Visit, game: Game) -> None:
    page = visit().open(f"/new/{game.info.id}")
    ground = page.locator(".stage .picture svg > rect").first
    by_day = ground.evaluate(LIGHTNESS)
    page.emulate_media(color_scheme="dark")
    assert ground.evaluate(LIGHTNESS) < by_day / 2
