"""Babel in a real browser."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect

import makeda.games.babel
from makeda.games.babel.components import COLOURS
from makeda.games.babel.game import Babel
from tests.games.babel.build import do, position
from tests.web.browser import DESKTOP, PHONE, Device, Size, assert_accessible
from tests.web.conftest import Visit
from tests.web.measures import SHAPES, faults, resize
from tests.web.playing import (
    assert_result,
    company,
    open_table,
    play_by_keyboard,
    play_by_mouse,
    prompt,
    start,
    table_at,
    table_for,
    wait_for_question,
)

BABEL = "Der Turmbau zu Babel"
NUMBERS = Path(makeda.games.babel.__file__).parent / "data" / "tables.toml"


def numbers(**changed: Any) -> dict[str, Any]:
    """The numbers of the components, with some of them changed."""
    return {**tomllib.loads(NUMBERS.read_text(encoding="utf-8")), **changed}


def ask_for_a_disc_on_the_board(page: Page) -> None:
    """Choose a disc where it lies, and confirm it below."""
    page.locator("main.board button.disc").last.click()
    page.locator(".dock").get_by_role("button", name="Ask for").click()


def offer_something(page: Page) -> None:
    """One card of the first kind that can be offered, if there is one; it is not sealed yet."""
    more = page.locator(".dock").get_by_role("button", name="More:")
    if more.count() and more.first.is_enabled():
        more.first.click()


def test_a_newcomer_plays_a_whole_game_against_bots_by_mouse(visit: Visit) -> None:
    device = visit()
    page = device.open("/")
    start(page, BABEL)
    assert "Pass, or choose a disc" in prompt(page)
    answers = 0
    while wait_for_question(page):
        if "Pass, or choose" in prompt(page):
            page.locator("main.board button.disc").last.click()
        elif "secret offer" in prompt(page):
            offer_something(page)
        answers += play_by_mouse(page, 1)
    assert answers > 20
    assert_result(page)
    expect(page.locator(".veil tbody")).to_contain_text("Refused offers")


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    device = visit()
    options = {"two_colour_discs": "on"}
    table_id = table_for(device, "babel", "me", "easy", "easy", seed="4", options=options)
    page = open_table(device, table_id)
    assert play_by_keyboard(page) > 20
    assert_result(page)
    assert page.locator("[role=log]").get_by_text("P0 gets the disc").count()


def seats_at(device: Device, table_id: str, seat: int) -> Any:
    """What this device is told about its seat."""
    frame = device.page.request.get(f"/api/tables/{table_id}/frame?seat={seat}").json()
    return frame["view"]


def pictures(device: Device) -> list[str]:
    """The page as it is, without the clock."""
    page = device.page
    return [page.locator(part).inner_html() for part in ("main.board", ".players", "aside")]


def test_a_sealed_offer_is_secret_in_three_browsers(visit: Visit) -> None:
    ana, ben, cem = devices = [visit(), visit(), visit(PHONE)]
    table_id = company(devices, "babel")
    # Ana asks for a disc of which Ben holds a card.
    hand = seats_at(ben, table_id, 1)["me"]["hand"]
    kind = max(hand, key=hand.count)
    disc = ana.page.get_by_role("button", name=f" {kind}s on ").first
    disc.click()
    ana.page.get_by_role("button", name="Ask for").click()
    expect(ana.page.get_by_text("0 of 2 have sealed")).to_be_visible()
    before = seats_at(ana, table_id, 0)["players"][1]

    ben.page.get_by_role("button", name="More:").click()
    ben.page.get_by_role("switch", name="Trading card").click()
    ben.page.get_by_role("button", name=f"Seal: 1 {kind}, with the trading card").click()
    expect(
        ben.page.get_by_text(f"You have sealed: 1 {kind}, with the trading card")
    ).to_be_visible()
    for other in (ana, cem):
        expect(other.page.get_by_text("1 of 2 have sealed")).to_be_visible()
        view = json.loads(other.traffic.received[-1])["view"]
        assert view["players"][1] == {**before, "sealed": True}
    seen = [(pictures(other), len(other.traffic.received)) for other in (ana, cem)]

    # He changes it to nothing, and nobody notices.
    ben.page.get_by_role("button", name="Change").click()
    ben.page.get_by_role("button", name="Less:").click()
    ben.page.get_by_role("button", name="Seal: nothing").click()
    expect(ben.page.get_by_text("You have sealed: nothing")).to_be_visible()
    ana.page.wait_for_timeout(300)
    for other, (picture, frames) in zip((ana, cem), seen, strict=True):
        assert pictures(other) == picture
        assert len(other.traffic.received) == frames
        assert "trade" not in json.dumps(seats_of(other))

    # With the last offer all turn over, and the one that counts is the changed one.
    cem.page.get_by_role("button", name="Seal: nothing").click()
    for device in (ana, ben, cem):
        expect(device.page.locator("[role=log]")).to_contain_text("Ben offers nothing")
    assert "Accept offers" in prompt(ana.page)
    expect(ana.page.get_by_text("Nobody offers anything.")).to_be_visible()


def seats_of(device: Device) -> Any:
    """The players as all frames so far have shown them, and the log."""
    frames = [json.loads(frame) for frame in device.traffic.received]
    return [[frame["view"]["players"] for frame in frames], [frame["log"] for frame in frames]]


def test_an_action_card_is_played_out_of_turn(visit: Visit) -> None:
    ana, ben, cem = devices = [visit(), visit(), visit(PHONE)]
    # Discs cost a card each, and all action cards are for exchanging.
    cheap = numbers(disc_numbers=[1] * 6, replaced_disc=1, action_cards=[15, 0, 0, 0, 0, 0, 0])
    table_id = company(devices, "babel", options={"numbers": cheap})
    complete_a_wonder(devices, table_id)
    page = cem.page
    page.reload()
    expect(page.get_by_text("Waiting for Ana")).to_be_visible()
    expect(page.get_by_text("Meanwhile you may")).to_be_visible()
    page.get_by_role("button", name="My action cards: Exchange").click()
    page.get_by_role("button", name="Exchange cards").click()
    page.get_by_role("button", name="More:").first.click()
    page.get_by_role("button", name="Exchange 1").click()
    expect(page.get_by_role("button", name="My action cards")).to_have_count(0)
    expect(ana.page.locator("[role=log]")).to_contain_text("Cem plays the action card")
    assert "Pass, or choose" in prompt(ana.page)
    assert ben.page.locator(".dock.asked").count() == 0


def complete_a_wonder(devices: list[Device], table_id: str) -> None:
    """Seat 2 completes the first wonder with everybody's help, behind the pages' backs."""

    def play(seat: int, words: str) -> None:
        request = devices[seat].page.request
        frame = request.get(f"/api/tables/{table_id}/frame?seat={seat}").json()
        answer = request.post(
            f"/api/tables/{table_id}/moves",
            data={
                "id": str(uuid4()),
                "seat": seat,
                "decision": frame["decision"],
                "move": words,
            },
        )
        assert answer.ok, answer.text()

    for _ in range(60):
        view = seats_at(devices[2], table_id, 2)
        held = view["me"]["action_cards"]
        if held and view["actors"] == [0] and view["phase"] == "turn":
            return
        for seat in view["actors"]:
            own = seats_at(devices[seat], table_id, seat)["me"]["legal"]
            words = [move["words"] for move in own if move["verb"] != "exchange"]
            builds = [word for word in words if word.startswith("build")]
            helps = [word for word in words if word in ("offer 1", "decline")]
            accepts = [word for word in words if word.startswith("accept")]
            # Only seat 2 builds, and never without being able to.
            if seat == 2 and builds and not held:
                play(seat, builds[0])
            else:
                play(seat, next(iter([*helps, *accepts[:1], *words])))
    raise AssertionError("nobody has completed a wonder")


def choosing(device: Device, *offers: str, **more: Any) -> Page:
    """The first seat chooses among these offers for five ships, and holds three itself."""
    hands = ["3 ship, camel", *["3 ship"] * len(offers)]
    s = position(hands, players=len(hands), discs="tower 1: ship 5", **more)
    do(s, "build tower 1", *offers)
    seats = ["me", *["easy"] * len(offers)]
    return open_table(device, table_at(device, Babel(), s, *seats))


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_impossible_choices_are_explained_when_they_are_tried(visit: Visit, size: Size) -> None:
    device = visit(size)
    page = choosing(device, "offer 3 trade", "offer 3", "offer 1 trade", "offer nothing")
    site = page.get_by_role("group", name="The latest build")
    outcome = page.locator(".dock .outcome")
    expect(site.get_by_role("button")).to_have_count(3)
    site.get_by_role("button", name="P1").click()
    expect(outcome).to_contain_text("P1 gets the disc.")
    # What cannot be added is marked, and says why when it is touched.
    for seat, why in (("P2", "only 2 ships missing"), ("P3", "only one trading card")):
        offer = site.get_by_role("button", name=seat)
        expect(offer).to_be_disabled()
        offer.click(force=True)
        expect(outcome).to_contain_text(f"The offer of {seat} does not fit: {why}.")
        expect(offer).to_have_attribute("aria-pressed", "false")
    # Taken out again, the others can be taken.
    site.get_by_role("button", name="P1").click()
    expect(site.get_by_role("button", name="P2")).to_be_enabled()


def test_giving_up_a_possible_build_is_never_the_main_button(visit: Visit) -> None:
    page = choosing(visit(), "offer 2", "offer nothing")
    dock = page.locator(".dock")
    dock.get_by_role("button", name="Give up").click()
    expect(dock.get_by_role("button", name="Give up")).not_to_have_class(re.compile(r"\bmain\b"))
    dock.get_by_role("button", name="Back").click()
    expect(dock.get_by_role("button", name="What fits?")).to_be_visible()


def test_b3_6_by_the_house_rule_the_parts_of_a_trader_are_left(visit: Visit) -> None:
    device = visit(PHONE)
    hands = ["4 ship", "2 ship", ""]
    s = position(hands, players=3, discs="tower 1: ship 5", may_replace_parts=True)
    do(s, "build tower 1", "offer 2 trade", "offer nothing")
    table_id = table_at(device, Babel(), s, "me", "easy", "easy", may_replace_parts="on")
    page = open_table(device, table_id)
    page.locator("main.board button.offer").click()
    expect(page.locator(".dock .outcome")).to_contain_text("P0 5")
    page.get_by_role("button", name="Leave their parts").click()
    expect(page.locator(".dock .outcome")).to_contain_text("P0 3, P1 2")
    assert_accessible(page)
    device.assert_no_sideways_scrolling()
    page.get_by_role("button", name="Build", exact=True).click()
    expect(page.locator(".dock .outcome")).to_have_count(0)
    frame = page.request.get(f"/api/tables/{table_id}/frame?seat=0").json()
    [tower] = [wonder for wonder in frame["view"]["wonders"] if wonder["name"] == "tower"]
    assert tower["parts"] == [3, 2, 0]


def test_every_wonder_tells_about_itself_when_it_is_touched(visit: Visit) -> None:
    """What a picture means is read out, and can be read on a phone too."""
    device = visit(PHONE)
    s = position(
        players=3,
        discs="tower 1: ship 5; tower 2: camel 4",
        taken="tower 2: red",
        parts="tower: 3 1 0",
    )
    page = open_table(device, table_at(device, Babel(), s, "me", "easy", "easy"))
    board = page.locator("main.board")
    expect(board.get_by_role("list").first.get_by_role("listitem")).to_have_count(4)
    tower = board.get_by_role("button", name="Tower of Babel. Discs: 5 ships")
    expect(tower).to_have_accessible_name(re.compile("P0 has 3 parts and would score 8"))
    board.get_by_role("button", name="Choose the disc 5 ships on the tower").click()
    tower.click()
    told = page.get_by_role("note").filter(has_text="P0 has 3 parts")
    expect(told).to_be_visible()
    # Escape closes the note; the disc stays chosen until the next one.
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    ask = page.locator(".dock").get_by_role("button", name="Ask for 5 ships")
    expect(ask).to_be_visible()
    for thing, words in (
        ("What a completed wonder pays", "10 for the most parts"),
        ("in the deck", "Discards: 0"),
        ("My cards", "0 camels"),
    ):
        page.get_by_role("button", name=thing).click()
        expect(page.get_by_role("note").filter(has_text=words)).to_be_visible()
        page.keyboard.press("Escape")
    expect(ask).to_be_visible()


def test_what_goes_no_further_says_why(visit: Visit) -> None:
    device = visit(PHONE)
    s = position(["ship", "3 ship", "ship"], players=3, discs="tower 1: ship 5", active=1)
    do(s, "build tower 1", "green: offer nothing")
    page = open_table(device, table_at(device, Babel(), s, "me", "easy", "easy"))
    effect = page.locator(".dock .effect")
    page.get_by_role("switch", name="Trading card").click(force=True)
    expect(effect).to_contain_text("The trading card needs a card with it.")
    more = page.get_by_role("button", name="More:")
    more.click()
    expect(effect).to_contain_text("Accepted: 1 part. Refused: 1 point.")
    more.click(force=True)
    expect(effect).to_contain_text("At most 1 ship can go here.")


POSITIONS = {
    "turn": ["joker, draw, exchange", ""],
    "offers": ["exchange", "yellow", "build tower 1"],
    "offers of two colours": ["exchange, joker", "yellow", "build tower 2"],
    "accepting": ["joker", "red", "build tower 1", "offer 2 trade", "offer 1", "offer 2"],
    "tripling": [
        *("triple", "yellow", "build tower 1", "red: offer 1", "green: offer 0"),
        *("blue: offer 0", "yellow: give up"),
    ],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_phase_fits_every_screen_and_is_accessible(visit: Visit, name: str) -> None:
    """Each phase with action cards in hand, by day and by night, in the longest words."""
    actions, active, *moves = POSITIONS[name]
    device = visit(PHONE, locale="nl-NL")
    seat = COLOURS.index(active) if active else 0
    hands = ["4 ship, 2 stonemason"] * 4
    discs = "tower 1: ship 4; tower 2: ship 3 stonemason 2"
    held = [actions, "", "", ""]
    s = position(hands, discs=discs, actions=held, active=seat, two_colour=True)
    do(s, *moves)
    seats = ["me", *["easy"] * 3]
    page = open_table(device, table_at(device, Babel(), s, *seats, two_colour_discs="on"))
    wait_for_question(page)
    wrong: list[str] = []
    for number, (shape, size) in enumerate(SHAPES):
        page.emulate_media(color_scheme=("light", "dark")[number % 2])
        resize(device, size)
        wrong += [f"{shape}: {fault}" for fault in faults(device)]
        if number < 2:
            assert_accessible(page)
    assert not wrong, "\n".join(wrong)
