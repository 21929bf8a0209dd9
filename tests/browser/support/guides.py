"""Bubbles of the guide and of the lesson, and what they point at."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.browser.support.pages import WAIT_MS, say

_FREE = """() => {
    const bubble = document.querySelector('.beside.guide.placed');
    const thing = document.querySelector('[data-guide]');
    if (bubble === null || thing === null) return false;
    const [a, b] = [bubble, thing].map((node) => node.getBoundingClientRect());
    const inside = a.left >= 0 && a.top >= 0 && a.right <= innerWidth && a.bottom <= innerHeight;
    const apart = a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom;
    const hidden = [...document.querySelectorAll('.figure')].filter((figure) => {
        const b = figure.getBoundingClientRect();
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return wide > 0 && high > 0 && wide * high > (b.width * b.height) / 4;
    });
    return inside && apart && (hidden.length === 0 || !bubble.matches('.arrow'));
}"""


def guide_of(page: Page) -> Locator:
    return page.get_by_role("region", name=say("web-guide"), exact=True)


def lesson_of(page: Page) -> Locator:
    return page.get_by_role("region", name=say("web-lesson"), exact=True)


def got_it(page: Page) -> Locator:
    return page.get_by_role("button", name=say("web-guide-next"), exact=True)


def marked(page: Page) -> Locator:
    """What the bubble points at."""
    return page.locator("[data-guide]")


def expect_free(page: Page) -> None:
    """The bubble is whole on the page and covers nothing of what it points at.

    In the lesson it covers no figure either, except its edge.
    """
    page.wait_for_function(_FREE, timeout=WAIT_MS)


def begin_first_match(page: Page) -> None:
    """The first real match, with all hints: it follows the lesson, which can be skipped."""
    page.goto("/")
    page.get_by_role("button", name=say("web-learn")).click()
    lesson_of(page).wait_for()
    lesson = page.url
    page.get_by_role("button", name=say("web-lesson-skip")).click()
    page.wait_for_url(lambda url: url != lesson)  # until then the table of the lesson is over
    guide_of(page).wait_for()
