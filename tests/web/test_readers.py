"""Readers with needs of their own: larger text, their own colours."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from makeda.core.game import Game
from tests.setups import every_game
from tests.web.browser import DESKTOP, PHONE, Size, assert_accessible
from tests.web.conftest import Visit
from tests.web.playing import open_table, play_by_mouse, table_for, wait_for_question

LARGER = """addEventListener('DOMContentLoaded',
  () => document.documentElement.style.fontSize = '200%')"""


@every_game
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_text_of_twice_the_size_loses_nothing(visit: Visit, game: Game, size: Size) -> None:
    device = visit(size)
    device.page.add_init_script(LARGER)
    seats = ["me", *["beginner"] * (game.info.most_players - 1)]
    page = open_table(device, table_for(device, game.info.id, *seats, seed="1"))
    for _ in range(2):
        wait_for_question(page)
        device.assert_no_sideways_scrolling()
        device.assert_nothing_cut_off()
        for part in ("[data-testid=prompt]", "main.board", ".players"):
            expect(page.locator(part)).to_be_in_viewport(ratio=0.9)
        play_by_mouse(page, 1)


@every_game
def test_the_colours_of_the_reader_leave_everything_told_apart(visit: Visit, game: Game) -> None:
    device = visit(forced_colors="active")
    seats = ["me", *["beginner"] * (game.info.most_players - 1)]
    page = open_table(device, table_for(device, game.info.id, *seats, seed="1"))
    wait_for_question(page)
    border = "e => getComputedStyle(e).outlineStyle"
    assert page.locator(".players li.asked").first.evaluate(border) == "solid"
    assert page.locator(".players li:not(.asked)").first.evaluate(border) == "none"
    assert_accessible(page)
