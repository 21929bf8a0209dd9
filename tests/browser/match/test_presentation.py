"""Whole matches at normal speed, on the page's own clock: every combat is seen before anything tells its result."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from peerless import Content
from peerless.messages.translator import LANGUAGES
from tests.browser.conftest import Visits
from tests.browser.site.test_accessibility import complaints
from tests.browser.support.fake_server import StandIn
from tests.browser.support.moments import Shown, felled, fought, gazed, schemed
from tests.browser.support.pages import Replay, Table, by_digits, say, stop_the_clock
from tests.browser.support.people import Person, duel
from tests.browser.support.presented import HELD_MS, Looks, combats_told, looks, record, results, spoiled
from tests.browser.support.scenes import DESKS, PHONES, expect_well_set, fighters_lit
from tests.browser.support.shifts import expect_no_shifts, record_shifts

LIVE: Final = {"speed": 1, "motion": "full"}
TURNS: Final = 8
"""Whole matches end after so many turns, so that they take seconds."""
SCHEME_MS: Final = 1500
"""How long the card of a scheme is shown at least."""
_PARTS: Final = "[data-combat] .side .card, [data-combat] .score"


def expect_presented(seen: Looks, combats: int) -> None:
    """Every combat was shown to its end, and nothing told its result before."""
    assert combats >= 1
    shown = results(seen)
    assert len(shown) == combats
    assert min(shown.values()) >= HELD_MS
    assert spoiled(seen) == []


# ---- whole matches ----


def test_every_combat_is_shown_to_its_end(visits: Visits, person: Person) -> None:
    """Against a bot, and once more in the replay."""
    page = visits.page(person=person, settings=LIVE)
    page.clock.install()
    table = Table(page)
    where = person.table({**duel("king_arthur", "sinbad", "sarpedon"), "turn_limit": TURNS}, "p1")
    page.goto(where)
    table.settle()
    record(page)
    dice = random.Random(4)
    while table.watch() == "mine":
        table.answer(table.choose(dice), by_digits)
    table.expect_ending()
    combats = combats_told(table)
    expect_presented(looks(page), combats)

    page.goto("/r/" + where.removeprefix("/t/").partition("#")[0])
    replay = Replay(page)
    replay.expect_at(0)
    record(page)
    last = int(replay.slider.get_attribute("max") or 0)
    replay.press("web-replay-play")
    while int(replay.slider.input_value()) < last or page.locator("[data-combat]").count() > 0:
        page.clock.run_for(1000)
    expect_presented(looks(page), combats)


def test_every_combat_of_bots_is_shown_to_a_spectator(visits: Visits, person: Person) -> None:
    bots = [{"hero": hero, "kind": "bot", "level": "easy"} for hero in ("king_arthur", "medusa")]
    page = visits.page(person=person, settings=LIVE)
    page.clock.install()
    table = Table(page)
    page.goto(person.table({"board": "sarpedon", "seats": bots, "turn_limit": TURNS}))
    table.settle("theirs", "playing")
    record(page)
    record_shifts(page)
    assert table.watch() == "over"
    expect_presented(looks(page), combats_told(table))
    expect_no_shifts(page)


def test_every_combat_is_shown_to_two_players_at_one_screen(visits: Visits, person: Person) -> None:
    page = visits.page(person=person, settings=LIVE)
    page.clock.install()
    table = Table(page)
    page.goto(
        person.table({**duel("king_arthur", "medusa", "sarpedon", kind="person"), "turn_limit": TURNS + 2}, "p1", "p2")
    )
    ready = page.get_by_role("button", name=say("web-ready"))
    ready.click()
    table.settle()
    record(page)
    dice = random.Random(5)
    while table.watch(ready=ready) == "mine":
        table.answer(table.choose(dice), by_digits)
    expect_presented(looks(page), combats_told(table))


# ---- single scenes ----


def begin(visits: Visits, moments: tuple[Shown, Shown], language: str = "en", **options: Any) -> StandIn:
    """A page that is about to present what is between two moments; its clock stands still."""
    before, after = moments
    server = StandIn(visits.page(settings={**LIVE, "language": language}, **options))
    page = server.table.page
    page.clock.install()
    server.show(*before)
    stop_the_clock(page)
    server.send(*after)
    expect(page.locator("[data-state]")).to_have_attribute("data-state", "playing")
    return server


def run_to(page: Page, there: Locator) -> int:
    """Runs the clock of the page until something is there; for how long."""
    for ms in range(0, 20_000, 50):
        if there.count() > 0:
            return ms
        page.clock.run_for(50)
    raise AssertionError(f"{there} was not shown")


class Box(NamedTuple):
    """On the screen."""

    left: float
    top: float
    right: float
    bottom: float


def boxes(found: Locator) -> list[Box]:
    """Where these are; what is not drawn is nowhere."""
    at = [one.bounding_box() for one in found.all()]
    return [Box(b["x"], b["y"], b["x"] + b["width"], b["y"] + b["height"]) for b in at if b is not None]


def overlap(a: Box, b: Box) -> bool:
    return a.left < b.right and b.left < a.right and a.top < b.bottom and b.top < a.bottom


def test_nothing_hides_a_combat(visits: Visits, content: Content) -> None:
    """Not even the preview of a card under a resting mouse."""
    server = begin(visits, fought(content))
    page = server.table.page
    page.locator("[data-card]").first.hover()
    run_to(page, page.locator("[data-combat] .verdict"))
    page.clock.run_for(400)
    parts = boxes(page.locator(_PARTS))
    assert len(parts) == 3
    others = boxes(page.locator(".card.preview:not([data-combat] *)"))
    assert not any(overlap(part, other) for part in parts for other in others)


def test_a_combat_is_linked_to_its_figures(visits: Visits, content: Content) -> None:
    """Two spotlights are where the two stand, and no card is over them."""
    before, after = fought(content)
    server = begin(visits, (before, after))
    page = server.table.page
    run_to(page, page.locator("[data-combat] .verdict"))
    combat = next(event for event in after[1][len(before[1]) :] if event["kind"] == "combat")
    lights = boxes(page.locator(".links .rim:not(.edge)"))
    parts = boxes(page.locator(_PARTS))
    for fighter, light in zip((combat["fighter"], combat["target"]), lights, strict=True):
        (figure,) = boxes(page.locator(f'[data-fighter="{fighter}"] .paper'))
        assert overlap(figure, light)
        upper = figure._replace(bottom=(figure.top + figure.bottom) / 2)
        assert not any(overlap(part, upper) for part in parts)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_damage_after_a_combat_is_told_apart(visits: Visits, content: Content, phone: bool) -> None:
    """Gaze of Stone: the damage of the combat first, then eight more with its name, each as health falls.

    All the while both cards can be read, both fighters are seen, and nothing lies on anything else.
    """
    before, after = gazed(content)
    server = begin(visits, (before, after), phone=phone)
    sizes = PHONES if phone else DESKS
    page = server.table.page
    hits = [event for event in after[1][len(before[1]) :] if event["kind"] == "damage"]
    one, more = (event for event in hits if event.get("source") == "medusa.gaze_of_stone")
    told = page.locator("[data-combat] .stamps .hit")
    run_to(page, page.locator("[data-combat] .verdict"))
    assert fighters_lit(page) == 2
    expect_well_set(page, sizes)
    expect(page.locator("[data-combat] .damage")).to_contain_text(str(one["amount"]))
    expect(told).to_have_count(0)
    run_to(page, told)
    expect(told).to_contain_text([str(one["amount"])])
    run_to(page, told.nth(1))
    expect(told.nth(1)).to_contain_text(str(more["amount"]))
    expect(told.nth(1)).to_contain_text("Gaze of Stone")
    expect_well_set(page, sizes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_defeat_is_a_moment_of_its_own(visits: Visits, content: Content, phone: bool, language: str) -> None:
    """The figure falls after the damage is shown, and its side is stamped with a word that is not cut."""
    before, after = felled(content)
    server = begin(visits, (before, after), phone=phone, language=language)
    page = server.table.page
    fallen = next(e["fighter"] for e in after[1][len(before[1]) :] if e["kind"] == "defeat")
    figure, stamp = page.locator(f'[data-fighter="{fallen}"]'), page.locator("[data-combat] .fallen")
    run_to(page, page.locator("[data-combat] .stamps .hit"))
    expect(figure).to_have_count(1)
    expect(stamp).to_have_count(0)
    run_to(page, stamp)
    expect(figure).to_have_count(0)
    expect_well_set(page, PHONES if phone else DESKS)


@pytest.mark.parametrize("seat", ["p1", "p2"], ids=["own", "theirs"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_scheme_can_be_read(visits: Visits, content: Content, phone: bool, seat: str) -> None:
    """Whoever plays it: its card is large, its line lit, its target marked, long enough."""
    before, after = schemed(content, seat)
    server = begin(visits, (before, after), phone=phone)
    page = server.table.page
    fresh = after[1][len(before[1]) :]
    card = next(event["card"] for event in fresh if event["kind"] == "scheme" and event["seat"] == seat)
    acts = page.locator(f'[data-acts="{card}"]')
    run_to(page, acts)
    expect(acts.locator(".now")).to_have_count(1)
    expect(acts).to_be_in_viewport(ratio=1)
    shown = run_to(page, page.locator(".links .aimed"))
    shown += expect_well_set(page, PHONES if phone else DESKS)
    while acts.count() > 0:
        page.clock.run_for(50)
        shown += 50
    assert shown >= SCHEME_MS


# ---- reading it again ----


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_last_turn_is_read_again(visits: Visits, content: Content, phone: bool) -> None:
    """By a key or a button, from step to step by arrows, each with its words."""
    server = begin(visits, schemed(content), phone=phone)
    page = server.table.page
    server.table.page.keyboard.press("Escape")  # shows the rest at once
    server.table.settle()
    sheet = page.get_by_role("dialog", name=say("web-last-turn"))
    page.get_by_role("button", name=say("web-last-turn")).click()
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("t")
    steps = sheet.locator(".strip button")
    expect(steps.first).to_have_attribute("aria-current", "step")
    assert steps.count() >= 2
    words = {sheet.locator(".words").inner_text()}
    for number in range(1, steps.count()):
        page.keyboard.press("ArrowRight")
        expect(steps.nth(number)).to_have_attribute("aria-current", "step")
        words.add(sheet.locator(".words").inner_text())
    assert len(words) == steps.count()
    expect(sheet.locator(".card").first).to_be_visible()
    page.keyboard.press("Home")
    expect(steps.first).to_have_attribute("aria-current", "step")


def test_skipped_steps_are_read_again(visits: Visits, content: Content) -> None:
    """A page far behind says how many steps it has skipped, and leads to the first of them."""
    before, after = fought(content)
    far = [event for event in after[1][len(before[1]) :] if event["kind"] != "over"]
    many = [{**event, "combat": number, "step": 1000 + number} for number in range(8) for event in far]
    server = begin(visits, (before, (after[0], [*before[1], *many])))
    page = server.table.page
    skipped = page.locator("button[data-presentation]").filter(has_text="skipped")
    expect(skipped).to_be_visible()
    skipped.click()
    sheet = page.get_by_role("dialog", name=say("web-last-turn"))
    expect(sheet.locator(".strip button[aria-current]")).to_have_count(1)
    expect(skipped).to_have_count(0)


# ---- speed ----


def test_a_spectator_pauses_and_steps(visits: Visits, content: Content) -> None:
    """Speed is one button; who only watches can also stop, go on by a step, and let it run again."""
    server = begin(visits, fought(content, viewer=None), bypass_csp=True)
    page = server.table.page
    stage = page.locator("[data-combat]")
    page.get_by_role("button", name=say("web-pause")).click()
    page.clock.run_for(60_000)
    expect(page.locator("[data-state]")).to_have_attribute("data-state", "playing")
    step = page.get_by_role("button", name=say("web-replay-on"))
    for _ in range(40):
        if stage.locator(".verdict").count() > 0:
            break
        step.click()
    expect(stage.locator(".verdict")).to_be_visible()
    page.clock.run_for(60_000)
    expect(stage.locator(".verdict")).to_be_visible()
    page.clock.resume()
    assert complaints(page) == []
    page.get_by_role("button", name=say("web-unpause")).click()
    for name, faster in pairwise(("normal", "quick", "instant")):
        page.get_by_role("button", name=say("web-speed-now", speed=say(f"web-speed-{name}"))).click()
        expect(page.get_by_role("button", name=say("web-speed-now", speed=say(f"web-speed-{faster}")))).to_be_visible()
    expect(page.locator("[data-state]")).to_have_attribute("data-state", "theirs")
