"""Playing Saba with a little sense, so that something gets built."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.playing import play_by_mouse, wait_for_question

# More answers than this no game needs.
MOST_ANSWERS = 400


def play_sensibly(page: Page, until: str = "", most: int = MOST_ANSWERS) -> int:
    """Answer questions by mouse until something can be seen, or to the end; how many it took.

    What is given back is of the kind that there is most of, so that others are left to build with.
    """
    for answers in range(most):
        if not wait_for_question(page):
            assert not until, f"the game ended without {until}"
            return answers
        if until and page.locator(until).count():
            return answers
        kinds = page.locator(".goods button")
        if kinds.count():
            numbers = [int(text) for text in kinds.all_inner_texts()]
            kinds.nth(numbers.index(max(numbers))).click()
        else:
            play_by_mouse(page, 1)
    if until:
        raise AssertionError(f"{until} did not come")
    return most
