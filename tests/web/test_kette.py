"""Kette in a real browser."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from makeda.core.records import Record
from tests.games.kette.build import KETTE, do, fresh, position
from tests.server.client import Client, Server
from tests.web.browser import PHONE, Device, assert_accessible
from tests.web.conftest import Visit
from tests.web.measures import SHAPES, resize
from tests.web.playing import (
    assert_result,
    open_panel,
    open_table,
    play_by_keyboard,
    play_by_mouse,
    prompt,
    start,
    table_at,
    table_for,
    wait_for_question,
)

TITLE = "Die Kette von Saba"


def test_a_newcomer_plays_a_whole_game_against_bots_by_mouse(visit: Visit) -> None:
    device = visit()
    page = device.open("/")
    start(page, TITLE)
    assert "Choose a card to auction" in prompt(page)
    assert play_by_mouse(page) > 20
    assert_result(page)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".veil")).to_have_count(0)
    assert wait_for_question(page)


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    device = visit()
    page = device.open("/")
    for _ in range(60):
        page.keyboard.press("Tab")
        name = page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''")
        if name == f"Play {TITLE} now against bots":
            break
    page.keyboard.press("Enter")
    expect(page.locator("dialog :focus")).to_have_text("Learn by playing")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Let me play")).to_be_focused()
    page.keyboard.press("Enter")
    assert play_by_keyboard(page) > 20
    assert_result(page)


def test_digits_press_the_buttons_and_escape_goes_back(visit: Visit) -> None:
    device = visit()
    page = open_table(device, table_for(device, "kette", "me", "easy", "easy", seed="1"))
    page.keyboard.press("1")
    expect(page.locator(".dock button.main")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".dock button.main")).to_have_count(0)


def test_a_field_shows_its_premium_before_the_card_is_laid(visit: Visit) -> None:
    device = visit(PHONE)
    hands = ["ruby 1", "topaz 1", "topaz 2"]
    s = position(hands=hands, phase="deciding", lot="ruby 2", bid=7, bidder=1)
    s = do(s, "accept")
    page = open_table(device, table_at(device, KETTE, s, "beginner", "me", "beginner"))
    target = page.locator("main.board [role=button]").first
    expect(target).to_have_attribute(
        "aria-label", re.compile(r"empty, fits ruby 2, premium [\d,]+")
    )
    gain = (target.get_attribute("aria-label") or "").rpartition(" ")[2]
    target.dispatch_event("click")
    expect(page.locator(".target.chosen .ghost")).to_be_visible()
    expect(page.locator(".dock button.main")).to_contain_text(f"+{gain}")
    # [K6.1] It is the first card on the board, so it decides where its kind belongs.
    expect(page.locator(".dock")).to_contain_text("This decides where")


def test_the_app_bids_for_me_up_to_my_highest_bid(visit: Visit) -> None:
    device = visit()
    # Careless bidders push each other up quickly.
    page = open_table(device, table_for(device, "kette", "beginner", "beginner", "me", seed="3"))
    wait_for_question(page)
    while "For sale" not in prompt(page):
        play_by_mouse(page, 1)
        wait_for_question(page)
    page.get_by_role("button", name="My highest bid").click()
    page.get_by_role("spinbutton", name="My highest bid").fill("19000")
    page.get_by_role("spinbutton", name="My highest bid").blur()
    page.get_by_role("button", name="Bid for me").click()
    open_panel(page, "Log")
    expect(page.locator("[role=log]")).to_contain_text("P2 bids")
    bids = page.locator("[role=log] li:not(:has(li))").all_text_contents()
    mine = [int(b.split()[2].rstrip(".").replace(",", "")) for b in bids if "P2 bids" in b]
    assert mine
    assert max(mine) <= 19_000


def test_whatever_is_typed_becomes_an_amount_that_is_possible(visit: Visit) -> None:
    device = visit()
    page = open_table(device, table_for(device, "kette", "beginner", "beginner", "me", seed="3"))
    wait_for_question(page)
    field = page.get_by_label("Exact amount")
    least = field.input_value()
    for nonsense in ("-5", "", "1e99", "1500"):
        field.fill(nonsense)
        field.blur()
        amount = int(field.input_value())
        assert int(least) <= amount <= 20_000
        expect(page.locator(".dock button.main")).to_have_text(f"Bid {amount:,}")


def hands_in(text: str) -> list[list[str]]:
    """All hands that are told anywhere in a frame."""
    found: list[list[str]] = []

    def look(value: Any) -> None:
        if isinstance(value, dict):
            if isinstance(value.get("hand"), list):
                found.append(value["hand"])
            for part in value.values():
                look(part)
        elif isinstance(value, list):
            for part in value:
                look(part)

    look(json.loads(text))
    return found


def assert_shows_hand(device: Device, table_id: str, seat: int) -> None:
    """Fail if the page does not come to show the hand that the server keeps."""

    def shown() -> bool:
        frame = device.page.request.get(f"/api/tables/{table_id}/frame?seat={seat}").json()
        cards = device.page.locator(".hand [aria-label]").all()
        names = [str(card.get_attribute("aria-label")).lower() for card in cards]
        return bool(names == frame["view"]["me"]["hand"])

    assert device.eventually(shown)


def test_two_browsers_meet_by_invitation_and_never_see_each_others_hand(visit: Visit) -> None:
    ana, ben = visit(), visit(PHONE)
    page = ana.open("/new/kette")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Player 2", exact=True).select_option("open")
    page.locator(".count").filter(has_text="3").click()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Invitation link").input_value()
    expect(page.get_by_alt_text("QR code of the invitation link")).to_be_visible()

    ben.page.goto(link.removeprefix(ana.page.url.partition("/table")[0]))
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down here").click()
    expect(ben.page.get_by_text("The host begins")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    for device in (ana, ben):
        device.page.get_by_role("button", name="Let me play").click()

    table_id = page.url.rpartition("/")[2]
    for _ in range(12):
        for device in (ana, ben):
            if device.page.locator(".dock.asked").count():
                play_by_mouse(device.page, 1)
        ana.page.wait_for_timeout(100)
    for device, seat in ((ana, 0), (ben, 1)):
        assert_shows_hand(device, table_id, seat)
    hands = [
        {json.dumps(hand) for frame in device.traffic.received for hand in hands_in(frame)}
        for device in (ana, ben)
    ]
    assert hands[0]
    assert hands[1]
    # Nobody was ever told a hand that the other one held; their own they were told all the time.
    assert not hands[0] & hands[1]
    for device, other in ((ana, 1), (ben, 0)):
        everything = device.traffic.got()
        assert not any(hand.replace(", ", ",") in everything for hand in hands[other])


def test_chat_is_text_and_reaches_everybody(visit: Visit) -> None:
    device, guest = visit(), visit()
    table_id = table_for(device, "kette", "me", "easy", "easy", public=True)
    page = open_table(device, table_id)
    open_panel(page, "Chat")
    page.get_by_label("Say something").fill("<b>Good luck</b> & have fun")
    page.get_by_role("button", name="Send").click()
    watching = open_table(guest, table_id)
    expect(watching.get_by_text("You are watching.")).to_be_visible()
    open_panel(watching, "Chat")
    expect(watching.get_by_text("<b>Good luck</b> & have fun")).to_be_visible()
    assert all(not hands_in(frame) for frame in guest.traffic.received)


def test_an_annotated_game_is_watched_with_its_comments(visit: Visit) -> None:
    device = visit()
    page = device.open("/")
    page.get_by_role("link", name="Watch an annotated game of Die Kette von Saba").click()
    comment = page.get_by_role("note", name="Comment")
    expect(comment).to_contain_text("Four players restore the necklace")
    assert_accessible(page)
    page.get_by_role("button", name="Next comment").click()
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    expect(comment).to_contain_text("must put a card up for sale")
    comment.get_by_role("button", name="K3.1").click()
    expect(page.locator("[data-rule='K3.1']")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="To the end").click()
    expect(comment).to_contain_text("Cleo with 100,000")
    expect(page.get_by_role("button", name="Next comment")).to_have_count(0)


def test_a_record_is_saved_opened_and_watched(visit: Visit, site: Server, tmp_path: Path) -> None:
    device = visit()
    client = Client(site)
    table_id = client.table("kette", "me", "easy", "easy", public=True, seed="5")
    client.ask("PUT", f"/tables/{table_id}/seats/0/stand-in", json={"level": "easy"})
    page = device.open("/")
    for _ in range(200):
        if client.frame(table_id)["table"]["status"] == "over":
            break
        page.wait_for_timeout(100)
    page.goto(f"/table/{table_id}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    file = tmp_path / "game.makeda.json"
    download.value.save_as(file)

    page.goto("/record")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("[role=log]")).to_contain_text("The game is over")

    file.write_text(file.read_text().replace("kette", "chess", 1))
    device.forgive("status of 4")
    page.goto("/record")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_be_visible()


def the_last_card(device: Device, players: int = 3) -> Page:
    """A table where one card is left to lay, for 2,000, and seat 1 has the most money."""
    hands = ["topaz 1", *[""] * (players - 1)]
    cash = [20, 45, *[20] * (players - 2)]
    s = position("topaz 2 at -4,2", hands, players=players, phase="restoring", cash=cash)
    bots = ["beginner"] * (players - 1)
    return open_table(device, table_at(device, KETTE, s, "me", *bots))


def lay_it(page: Page) -> None:
    """Lay the card where it is offered first."""
    target = page.locator("main.board [role=button]").first
    target.click()
    page.locator(".dock button.main").click()


def test_who_won_is_told_at_the_end_of_the_count_and_nowhere_before(visit: Visit) -> None:
    device = visit(motion=True)
    page = the_last_card(device)
    lay_it(page)
    open_panel(page, "Log")
    counting = page.get_by_role("region", name="Final scoring")
    expect(counting).to_contain_text("Money at the start")
    expect(page.locator("[role=log]")).to_contain_text("The points are counted.")
    # What is counted lights up on the board, which nothing covers.
    expect(counting).to_contain_text("Premiums for laying")
    expect(page.locator("main.board .lit")).to_have_attribute("data-place", "field -4,1")
    assert "won" not in "".join(device.texts())
    expect(page.locator(".players .won, .veil")).to_have_count(0)
    expect(page.get_by_role("heading", name="P1 won!")).to_be_visible()
    expect(page.locator(".players .won")).to_contain_text("P1")
    expect(page.locator("[role=log]")).to_contain_text("P1 won with 45,000")


def test_the_count_can_be_skipped_and_the_result_be_shared(visit: Visit) -> None:
    device = visit(motion=True)
    device.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = the_last_card(device)
    page.evaluate("navigator.share = undefined")
    lay_it(page)
    page.locator(".counting button", has_text="Skip").click()
    expect(page.get_by_role("heading", name="P1 won!")).to_be_visible()
    page.get_by_role("button", name="Share the result").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert shared == f"{TITLE}: P1 won! P1 45,000 · P0 22,000 · P2 20,000"
    assert_accessible(page)


def test_a_replay_counts_at_its_last_step_too(visit: Visit) -> None:
    device = visit(motion=True)
    page = device.open("/record#game=kette")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("region", name="Final scoring")).to_be_visible()
    expect(page.get_by_role("heading", name="won!")).to_have_count(0)
    page.locator(".counting button", has_text="Skip").click()
    expect(page.get_by_role("heading", name="Cleo won!")).to_be_visible()


def bidding(device: Device, bid: int, **more: Any) -> Page:
    """A table where I am asked to bid for ruby 2 of seat 1, which has been bid for by seat 2."""
    hands = ["ruby 1, topaz 1", "topaz 2", "topaz 3"]
    s = position("ruby 4 at 0,4", hands, phase="bidding", lot="ruby 2", auctioneer=1, **more)
    s.bid, s.bidder, s.actor = bid, 2, 0
    return open_table(device, table_at(device, KETTE, s, "me", "beginner", "beginner"))


def test_my_highest_bid_begins_at_what_is_asked_and_moves_nothing(visit: Visit) -> None:
    device = visit(PHONE)
    page = bidding(device, 2)
    hand = page.locator(".hand")
    before = hand.bounding_box()
    page.get_by_role("button", name="My highest bid").click()
    limit = page.get_by_role("spinbutton", name="My highest bid")
    expect(limit).to_have_value("3000")
    limit.fill("1000")
    limit.blur()
    expect(limit).to_have_value("3000")
    assert hand.bounding_box() == before
    assert_accessible(page)


def test_it_is_said_when_my_limit_was_passed(visit: Visit) -> None:
    ana, ben = visit(), visit()
    hands = ["ruby 1", "topaz 2", "topaz 3"]
    s = position(
        "ruby 4 at 0,4", hands, phase="bidding", lot="ruby 2", auctioneer=1, bid=3, bidder=2
    )
    record = Record(KETTE, 3, {}, ["Ana", "Bot", "Ben"], None, s.dump())
    seats = [
        {"kind": "me", "name": "Ana"},
        {"kind": "bot", "level": "beginner", "name": "Bot"},
        {"kind": "open"},
    ]
    wanted = {"game": "kette", "seats": seats, "options": {}, "record": record.json()}
    made = ana.page.request.post("/api/tables", data=wanted).json()
    table = f"/api/tables/{made['table']['id']}"
    joining = {"invitation": made["invitation"], "seat": 2, "name": "Ben"}
    assert ben.page.request.post(f"{table}/join", data=joining).ok
    assert ana.page.request.post(f"{table}/start").ok
    for device in (ana, ben):
        open_table(device, made["table"]["id"])

    ana.page.get_by_role("button", name="My highest bid").click()
    ana.page.get_by_role("button", name="Bid for me: 4,000").click()
    expect(ana.page.locator(".dock")).to_contain_text("Bidding for you up to 4,000")
    ben.page.get_by_role("button", name="Bid 5,000").click()
    expect(ana.page.locator(".dock")).to_contain_text("Your limit of 4,000 was passed.")


def test_the_safe_choice_is_the_main_one_and_the_risk_of_the_other_is_said(visit: Visit) -> None:
    device = visit()
    hands = ["ruby 1", "topaz 2", "topaz 3"]
    s = position("ruby 4 at 0,4", hands, phase="deciding", lot="ruby 2", bid=5, bidder=1)
    page = open_table(device, table_at(device, KETTE, s, "me", "beginner", "beginner"))
    expect(page.locator(".dock button.main")).to_have_text(["Sell for 5,000 to P1"])
    expect(page.get_by_role("button", name="Ask for 6,000")).to_be_visible()
    expect(page.locator(".dock")).to_contain_text("you lay it for nothing")


def test_the_lot_lies_in_the_middle_with_its_bids_beside_it(visit: Visit) -> None:
    device = visit(PHONE)
    page = bidding(device, 2)
    board = page.locator("main.board").bounding_box()
    lot = page.locator("[data-place=lot]").bounding_box()
    assert board
    assert lot
    assert abs(lot["x"] + lot["width"] / 2 - board["x"] - board["width"] / 2) < 2
    assert lot["width"] > 80
    expect(page.get_by_role("list", name="Bids so far")).to_contain_text("2,000")
    expect(page.get_by_role("list", name="Bids so far").get_by_role("listitem")).to_have_attribute(
        "aria-label", "P2 bids 2,000."
    )


def test_a_card_that_cannot_be_played_tells_what_it_is_for(visit: Visit) -> None:
    device = visit(PHONE)
    page = bidding(device, 2)
    note = page.locator(".note:popover-open")
    page.locator(".hand").get_by_role("button", name="Ruby 1").tap()
    expect(note).to_contain_text("Ruby 1")
    expect(note).to_contain_text("Belongs to row 1, the axis.")
    page.locator("[data-place='field 0,4']").tap()
    expect(note).to_contain_text("The axis, row 4: ruby 4")
    page.get_by_test_id("prompt").tap()
    expect(note).to_have_count(0)


def test_the_necklace_is_walked_through_with_arrow_keys(visit: Visit) -> None:
    device = visit()
    hands = ["topaz 1, ruby 1", "topaz 2", "topaz 3"]
    s = position("ruby 4 at 0,4", hands, phase="restoring")
    page = open_table(device, table_at(device, KETTE, s, "me", "beginner", "beginner"))
    grid = page.get_by_role("grid", name="The necklace")
    expect(grid.get_by_role("row")).to_have_count(4)
    expect(grid.get_by_role("gridcell")).to_have_count(36)
    # One stop for Tab
    expect(grid.locator("[tabindex='0']")).to_have_count(1)
    grid.locator("[tabindex='0']").focus()
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("data-at", "0,1")
    expect(focused).to_have_attribute(
        "aria-label", "the axis, row 1: empty, fits ruby 1, premium 1,000"
    )
    for key in ("ArrowDown", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    expect(focused).to_have_attribute("aria-label", "the axis, row 4: ruby 4")
    page.keyboard.press("ArrowLeft")
    expect(focused).to_have_attribute(
        "aria-label", re.compile("column 1 left, row 4: empty, for .*topaz")
    )
    assert_accessible(page)
    for key in ("ArrowUp", "ArrowUp", "ArrowUp", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".dock button.main")).to_contain_text("Lay ruby 1 at the axis, row 1")
    page.keyboard.press("Enter")
    expect(page.locator("[data-place='field 0,1']")).to_have_attribute(
        "aria-label", re.compile("ruby 1$")
    )


def test_premiums_stand_within_their_fields_on_every_screen(visit: Visit) -> None:
    device = visit(PHONE)
    laid = "; ".join(f"ruby {row} at 0,{row}" for row in (2, 3, 4))
    s = position(laid, ["ruby 1", "topaz 2", "topaz 3"], phase="restoring")
    page = open_table(device, table_at(device, KETTE, s, "me", "beginner", "beginner"))
    for _, size in SHAPES:
        resize(device, size)
        for target in page.locator(".target").all():
            hole = target.locator(".hole").bounding_box()
            assert hole
            for text in target.locator("text").all():
                box = text.bounding_box()
                assert box
                assert box["x"] >= hole["x"]
                assert box["x"] + box["width"] <= hole["x"] + hole["width"]


def test_the_deck_is_bought_from_where_it_lies(visit: Visit) -> None:
    device = visit()
    s = position("ruby 4 at 0,4", ["ruby 1", "topaz 2", "topaz 3"], phase="drawing")
    page = open_table(device, table_at(device, KETTE, s, "me", "beginner", "beginner"))
    deck = page.locator("[data-place=deck] [role=button]")
    deck.click()
    expect(page.locator(".dock button.main")).to_have_text("Buy the top card for 2,000")
    deck.click()
    expect(page.locator(".players .me .score")).to_have_text("18,000")


def test_k2_5_cards_set_aside_lie_beside_the_deck(visit: Visit) -> None:
    device = visit(PHONE)
    device.open("/")
    state = fresh(7, 3, even_start="on")
    players = ["me", *["easy"] * 6]
    page = open_table(device, table_at(device, KETTE, state, *players, even_start="on"))
    aside = page.get_by_role("img", name="5 cards set aside unseen")
    expect(aside).to_have_text(re.compile("5$"))
    aside.click()
    note = page.locator(".note:popover-open")
    expect(note).to_have_text("5 cards set aside unseen")
    box = note.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE.width
    device.assert_no_sideways_scrolling()
    assert_accessible(page)


def test_k3_10_cards_removed_with_the_deck_lie_in_its_place(visit: Visit) -> None:
    device = visit(PHONE)
    device.open("/")
    state = position("ruby 3 at 0,3", ["ruby 1", "pearl 1", "pearl 2"], phase="restoring")
    page = open_table(device, table_at(device, KETTE, state, "me", "easy", "easy"))
    expect(page.get_by_role("img", name="40 cards set aside unseen")).to_be_visible()
    expect(page.locator("[data-place=deck]")).to_have_count(0)


def test_where_no_cards_are_set_aside_none_are_shown(visit: Visit) -> None:
    device = visit()
    device.open("/")
    page = open_table(device, table_for(device, "kette", "me", "easy", "easy"))
    expect(page.locator("[data-place=deck]")).to_be_visible()
    expect(page.locator("[data-place=removed]")).to_have_count(0)
