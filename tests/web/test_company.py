"""Several people at one table: what they must agree on, and what happens when one is away."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.client import Server
from tests.web.browser import PATIENCE_MS, PHONE, Device, assert_accessible
from tests.web.conftest import Visit
from tests.web.playing import (
    company,
    open_panel,
    open_table,
    play_by_mouse,
    table_for,
    wait_for_question,
)


def choose(page: Page, name: str) -> None:
    """Take something from the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()


def expect_told(page: Page, text: str) -> None:
    """Look for something in the log, and close it again."""
    open_panel(page, "Log")
    expect(page.get_by_role("log")).to_contain_text(text)
    page.keyboard.press("Escape")
    expect(page.get_by_role("log")).to_have_count(0)


def stop(page: Page) -> None:
    choose(page, "Stop the game")
    page.get_by_role("dialog").get_by_role("button", name="Yes").click()


def test_all_agree_to_stop_and_the_board_stays_to_be_looked_at(visit: Visit) -> None:
    ana, ben = devices = [visit(), visit(PHONE)]
    company(devices, "kette", "beginner")
    play_by_mouse(ana.page, 1)
    stop(ana.page)
    expect(ben.page.locator(".agree")).to_contain_text("Ana would like to stop the game")
    assert_accessible(ben.page)
    ana.page.get_by_role("button", name="Go on after all").click()
    expect(ben.page.locator(".agree")).to_have_count(0)

    stop(ana.page)
    ben.page.locator(".agree").get_by_role("button", name="Yes").click()
    for page in (ana.page, ben.page):
        expect(page.get_by_role("heading", name="Stopped by agreement")).to_be_visible()
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
        assert_accessible(page)
    ana.page.get_by_role("button", name="Check the deal").click()
    # A process that replays records may have to start first.
    right = ana.page.get_by_text("The deal follows from the number")
    expect(right).to_be_visible(timeout=PATIENCE_MS)
    ana.page.get_by_role("button", name="Look at the board").click()
    expect(ana.page.locator(".veil")).to_have_count(0)
    expect(ana.page.locator("main.board")).to_be_visible()
    expect(ana.page.locator("footer")).to_contain_text("Stopped by agreement")
    expect(ana.page.locator(".turn, .dock [role=group]")).to_have_count(0)


def test_one_who_would_rather_go_on_keeps_the_game_going(visit: Visit) -> None:
    ana, ben = devices = [visit(), visit()]
    company(devices, "saba")
    stop(ana.page)
    ben.page.locator(".agree").get_by_role("button", name="No").click()
    expect(ana.page.get_by_role("button", name="Go on after all")).to_have_count(0)
    expect_told(ana.page, "Ben would rather go on.")
    play_by_mouse(ana.page, 1)


def test_a_move_that_showed_something_is_taken_back_when_the_others_agree(visit: Visit) -> None:
    ana, ben, cem = devices = [visit(), visit(), visit()]
    company(devices, "kette")
    play_by_mouse(ana.page, 1)
    expect(ben.page.locator(".dock")).to_contain_text("For sale")
    choose(ana.page, "Take back")
    for page in (ben.page, cem.page):
        asked = page.locator(".agree")
        expect(asked).to_contain_text("Ana would like to take back a move. This would be undone:")
        expect(asked.get_by_role("listitem")).to_have_count(1)
        expect(asked.get_by_role("listitem")).to_contain_text("Ana ")
        page.locator(".agree").get_by_role("button", name="Yes").click()
    wait_for_question(ana.page)
    expect(ana.page.locator(".dock")).to_contain_text("Choose a card to auction")


def test_the_question_lists_all_that_would_be_undone(visit: Visit) -> None:
    ana, ben, cem = devices = [visit(), visit(PHONE), visit()]
    company(devices, "kette")
    for device in (ana, ben, cem):
        play_by_mouse(device.page, 1)
    choose(ana.page, "Take back")
    asked = ben.page.locator(".agree")
    expect(asked).to_contain_text("Ana would like to take back 3 moves. This would be undone:")
    lines = asked.get_by_role("listitem")
    expect(lines).to_have_count(3)
    for line, name in zip(lines.all(), ("Ana", "Ben", "Cem"), strict=True):
        expect(line).to_contain_text(name)
    assert_accessible(ben.page)
    expect(ana.page.locator(".agree")).to_contain_text("Waiting for the others to agree.")
    asked.get_by_role("button", name="No").click()
    expect(ana.page.locator(".agree")).to_have_count(0)


def test_a_bot_plays_for_the_host_who_is_away_once_the_others_agree_and_until_she_is_back(
    launch: Callable[..., Server], visit: Visit
) -> None:
    server = launch(beat_every=0.2, away_after=0.5)
    ana, ben, cem = devices = [
        visit(server=server),
        visit(PHONE, server=server),
        visit(server=server),
    ]
    table = company(devices, "kette")
    ana.page.goto("/")
    for page in (ben.page, cem.page):
        expect(page.locator(".dock")).to_contain_text("Ana is away.")
    cem.page.locator(".dock").get_by_role("button", name="Let a bot play").click()
    asked = ben.page.locator(".agree")
    expect(asked).to_contain_text("Cem would like a bot to play until Ana is back.")
    assert_accessible(ben.page)
    # She comes back before they have agreed: then nobody is asked any more.
    open_table(ana, table)
    expect(asked).to_have_count(0)
    expect_told(cem.page, "Ana is back.")
    expect(cem.page.locator(".agree")).to_have_count(0)

    ana.page.goto("/")
    cem.page.locator(".dock").get_by_role("button", name="Let a bot play").click()
    asked.get_by_role("button", name="Yes").click()
    expect_told(cem.page, "Ana is away; a bot plays")
    # The bot opens the auction, so somebody else is asked.
    expect(cem.page.locator(".dock")).not_to_contain_text("Waiting for Ana")
    open_table(ana, table)
    ana.page.get_by_role("button", name="Take over again").click()
    expect_told(cem.page, "Ana plays again.")


def test_the_terms_say_what_happens_when_somebody_is_away(visit: Visit) -> None:
    page = visit().page
    page.goto("/new/kette")
    limit = page.get_by_label("Time per decision")
    expect(limit).to_have_value("0")
    page.get_by_label("Public").check()
    expect(limit).to_have_value("180")
    page.get_by_label("Public").uncheck()
    expect(limit).to_have_value("0")
    limit.select_option("5 min")
    page.get_by_label("Public").check()
    expect(limit).to_have_value("300")
    page.locator("select").nth(1).select_option("A friend, by invitation")
    page.get_by_role("button", name="Open the table").click()
    terms = page.get_by_role("list", name="What holds at this table")
    expect(terms).to_contain_text("Public")
    expect(terms).to_contain_text("5 min for each decision")
    expect(terms).to_contain_text("the host may let a bot play")
    assert_accessible(page)


def test_who_is_away_is_shown_and_the_host_frees_the_seat_and_gives_it_to_a_bot(
    launch: Callable[..., Server], visit: Visit
) -> None:
    server = launch(beat_every=0.2, away_after=0.5)
    ana, ben, cem = devices = [visit(server=server) for _ in range(3)]
    company(devices, "kette")
    place = ana.page.locator("[data-place='player 1']")
    expect(place).to_contain_text("Ben")
    expect(ana.page.get_by_role("button", name="Free this seat")).to_have_count(0)
    ben.page.close()
    for page in (ana.page, cem.page):
        expect(page.locator("[data-place='player 1'] .tag")).to_have_text("away")
    assert_accessible(ana.page)
    # Only the host may free a seat.
    expect(cem.page.get_by_role("button", name="Free this seat")).to_have_count(0)
    place.get_by_role("button", name="Free this seat").click()
    expect_told(cem.page, "The host frees the seat of Ben.")
    place.get_by_role("button", name="Let a bot play here").click()
    expect(place).to_contain_text("bot")
    # The game goes on: the bot answers for the seat.
    play_by_mouse(ana.page, 1)
    expect(cem.page.locator(".dock.asked")).to_have_count(1)


def stop_for(devices: list[Device], table: str) -> None:
    """All agree to stop, so that the game is over; every device shows the end."""
    for seat, device in enumerate(devices):
        device.page.request.post(f"/api/tables/{table}/stop", data={"seat": seat})
    for device in devices:
        expect(device.page.get_by_role("heading", name="Stopped by agreement")).to_be_visible()


def test_play_again_asks_the_others_and_begins_when_all_have_answered(visit: Visit) -> None:
    ana, ben, cem = devices = [visit(), visit(PHONE), visit()]
    table = company(devices, "kette", "beginner")
    stop_for(devices, table)
    # Cem looks at the board meanwhile, and is asked all the same.
    cem.page.get_by_role("button", name="Look at the board").click()
    ben.page.get_by_role("button", name="Play again").click()
    ben.page.wait_for_url(lambda url: table not in url)
    expect(ben.page.get_by_role("listitem").filter(has_text="Ana")).to_contain_text(
        "asked to play again"
    )
    assert_accessible(ben.page)
    for page in (ana.page, cem.page):
        asked = page.get_by_role("group", name="Play again")
        expect(asked).to_contain_text("Ben would like to play again.")
    assert_accessible(ana.page)
    ana.page.get_by_role("button", name="Join").click()
    expect(ana.page.get_by_text("The host begins when everyone is there.")).to_be_visible()
    cem.page.get_by_role("button", name="No, thanks").click()
    expect(cem.page.get_by_role("button", name="Join")).to_have_count(0)
    # Ben sat second, so he begins, and Ana has her own seat.
    wait_for_question(ben.page)
    expect(ana.page.locator(".players .me")).to_contain_text("Ana")
    expect(ben.page.locator(".players")).to_contain_text("bot, Easy")


def test_all_who_press_at_once_play_at_one_table_and_it_begins(visit: Visit) -> None:
    devices = [visit(), visit()]
    table = company(devices, "kette", "beginner")
    stop_for(devices, table)
    for device in devices:
        # Whoever was too slow sees the question instead.
        again = device.page.get_by_role("button", name="Play again", exact=True)
        again.or_(device.page.get_by_role("button", name="Join", exact=True)).click()
    for device in devices:
        expect(device.page.locator(".dock")).to_be_visible()
    [address] = {device.page.url for device in devices}
    assert table not in address


def test_a_device_whose_seat_went_on_elsewhere_says_so_and_may_watch(visit: Visit) -> None:
    ana, ben, phone = visit(), visit(), visit(PHONE)
    for public in (True, False):
        table = company([ana, ben], "kette", "beginner", public=public)
        link = ben.page.request.post(f"/api/tables/{table}/seats/1/transfer").json()["key"]
        phone.page.goto(f"/move#{link}")
        phone.page.get_by_role("button", name="Continue here").click()
        expect(phone.page.locator(".dock")).to_be_visible()
        expect(ben.page.get_by_role("alert")).to_contain_text("moved to another device")
        assert_accessible(ben.page)
        watch = ben.page.get_by_role("button", name="Watch")
        if public:
            watch.click()
            expect(ben.page.locator(".dock")).to_contain_text("You are watching.")
        else:
            # A private table is nobody's business any more.
            expect(watch).to_have_count(0)
    ben.forgive("404")


def test_the_curtain_keeps_the_keyboard_and_escape_does_not_open_it(visit: Visit) -> None:
    device = visit()
    page = open_table(device, table_for(device, "kette", "me", "me", "me"))
    curtain = page.get_by_role("dialog", name="Everyone else, please look away.")
    expect(curtain).to_be_visible()
    assert_accessible(page)
    # Whoever still holds Enter down opens nothing.
    page.keyboard.press("Enter")
    for _ in range(3):
        page.keyboard.press("Escape")
        expect(curtain).to_be_visible()
    inside = "document.querySelector('.curtain').contains(document.activeElement)"
    for press in ("Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"):
        page.keyboard.press(press)
        # Beyond the last button the browser itself has the focus, never the table behind.
        assert page.evaluate(f"{inside} || document.activeElement === document.body")
    page.get_by_role("button", name="I am P0").focus()
    page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)
    wait_for_question(page)
