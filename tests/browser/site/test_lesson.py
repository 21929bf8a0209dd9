"""The first lesson, played by mouse, by touch and by keyboard: who presses what the arrow points at wins."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from peerless.catalog.lesson import LessonStep, first_lesson
from tests.browser.conftest import Visits
from tests.browser.support.guides import expect_free, got_it, guide_of, lesson_of, marked
from tests.browser.support.pages import Table, point, press, press_card, say, visit

STEPS: Final = [*enumerate(first_lesson().steps)]
MOST_ARROWS: Final = 9
"""To get from one side of the small board to the other."""


def begin(page: Page, touch: bool = False) -> Table:
    table = Table(page, touch=touch)
    page.goto("/")
    page.get_by_role("button", name=say("web-learn")).click()
    table.settle()
    expect(lesson_of(page)).to_contain_text(say("web-step-goal"))
    expect_free(page)
    return table


def expect_step(table: Table, number: int, step: LessonStep) -> None:
    """The page is at this step, says so, and points at what to press."""
    table.settle("mine", after=number - 1)
    assert table.number == number
    expect(lesson_of(table.page)).to_contain_text(say(f"web-step-{step.note}"))
    expect_free(table.page)


def by_arrow(table: Table, step: LessonStep) -> None:
    """Press what the arrow points at, until the answer is given."""
    words = step.answer.split()
    card = words[0] in ("attack", "defend", "boost")
    press(table, marked(table.page))
    if card and table.touch:  # the hand opens
        press(table, table.page.get_by_role("dialog").locator(f'[data-answer="{step.answer}"]').first)
    elif words[0] == "attack":  # the arrow goes on to the target
        expect(table.page.locator(f'[data-space="{table.space_of(words[2])}"][data-guide]')).to_be_visible()
        expect_free(table.page)
        press(table, marked(table.page))


def by_keys(table: Table, step: LessonStep) -> None:
    """A space with the arrow keys and Enter; what has a number by its number."""
    keyboard = table.page.keyboard
    if table.decision["kind"] == "space":
        for _ in range(MOST_ARROWS):
            keyboard.press("ArrowRight")
            if table.space(step.answer).evaluate("(node) => node === document.activeElement"):
                break
        expect(table.space(step.answer)).to_be_focused()
        keyboard.press("Enter")
    else:
        keyboard.press("1")


@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
def test_the_lesson(visits: Visits, way: str) -> None:
    page = visits.page(phone=way == "touch", settings={"auto": True})
    table = begin(page, touch=way == "touch")
    if way == "keys":
        got_it(page).focus()
        page.keyboard.press("Enter")
    else:
        press(table, got_it(page))
    for number, step in STEPS:
        if step.note:
            expect_step(table, number, step)
            (by_keys if way == "keys" else by_arrow)(table, step)
    table.settle("over", after=len(STEPS) - 1)
    ending = page.get_by_role("dialog")
    expect(ending).to_contain_text(say("web-step-won"))
    expect(lesson_of(page)).to_have_count(0)

    # Then a first real match, with hints.
    press(table, ending.get_by_role("button", name=say("web-first-match")))
    expect(guide_of(page)).to_be_visible()


def test_only_what_the_lesson_wants_is_taken(visits: Visits) -> None:
    page = visits.page()
    table = begin(page)
    got_it(page).click()
    nudge = page.get_by_text(say("web-lesson-nudge"))
    point(table, table.space("s8"))
    expect(nudge).to_be_visible()
    expect(table.why).to_have_count(0)  # no rule is against it
    page.keyboard.press("Escape")
    expect(nudge).to_have_count(0)
    press_card(table, "parry")
    expect(nudge).to_be_visible()
    page.keyboard.press("u")
    expect_step(table, 0, STEPS[0][1])
    assert [node.get_attribute("data-answer") for node in table.list.locator("[data-answer]").all()] == ["maneuver"]


def test_a_reload_loses_nothing(visits: Visits) -> None:
    page = visits.page()
    table = begin(page)
    got_it(page).click()
    for number, step in STEPS[:3]:
        expect_step(table, number, step)
        by_arrow(table, step)
    expect_step(table, *STEPS[3])
    page.reload()
    expect_step(table, *STEPS[3])


def test_the_lesson_can_be_repeated(visits: Visits) -> None:
    page = visits.page()
    begin(page)
    first = page.url
    begin(page)
    assert page.url != first
    visit(page, "/history")
    expect(page.get_by_role("listitem").filter(has_text="Squire").filter(has_text="Scarecrow").first).to_be_visible()
