"""Heroes and boards are chosen on a stage: by mouse, by keyboard and by touch, before and after a match."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visits
from tests.browser.match.test_table import posted
from tests.browser.support.pages import (
    HeroStage,
    Table,
    board_choice,
    choice,
    expect_chosen,
    expect_no_overflow,
    say,
    visit,
)
from tests.browser.support.people import Person, duel


def sent_by(page: Page) -> list[dict[str, Any]]:
    """The tables that the page asks the server for."""
    sent: list[dict[str, Any]] = []
    page.on("request", lambda request: sent.extend(posted(request)))
    return sent


def heroes_of(made: dict[str, Any]) -> list[str | None]:
    return [seat["hero"] for seat in made["setup"]["seats"]]


def tabs(page: Page) -> list[str]:
    """The names of the heroes, in the order of the page."""
    return [text.strip() for text in page.get_by_role("tab").all_text_contents()]


@pytest.mark.parametrize("phone", [False, True])
def test_a_hero_and_a_board_by_pointing(visits: Visits, phone: bool) -> None:
    page = visits.page(phone=phone)
    sent, table, stage = sent_by(page), Table(page), HeroStage(page, touch=phone)
    visit(page, "/create/bot")
    stage.press(stage.opener())
    expect(stage.sheet.get_by_role("button", name=say("web-hero-play"))).to_be_in_viewport(ratio=1)
    stage.press(stage.face("Dracula"))
    panel = stage.sheet.get_by_role("tabpanel", name="Dracula")
    expect(panel.get_by_text(say("web-style-movement"))).to_be_visible()
    expect(panel.get_by_role("heading", name="Beastform")).to_be_attached()  # among the signature cards
    expect(panel.get_by_role("heading", name="Look Into My Eyes")).to_have_count(0)  # only in the deck
    stage.press(panel.get_by_text(re.compile(rf"^{say('web-deck-of', count=30).split(' (')[0]}")))
    expect(panel.get_by_role("heading", name="Look Into My Eyes")).to_have_count(1)
    expect_no_overflow(page)
    stage.play("Sinbad")
    expect(stage.opener()).to_contain_text("Sinbad")
    stage.choose("Medusa", seat=1)
    stage.press(page.get_by_role("group", name=say("web-board")).get_by_text("Marmoreal", exact=True))
    stage.press(page.get_by_role("button", name=say("web-start-match")))
    table.settle()
    (made,) = sent
    assert heroes_of(made) == ["sinbad", "medusa"]
    assert made["setup"]["board"] == "marmoreal"


def test_a_hero_by_keyboard(visits: Visits) -> None:
    """Arrow keys only show heroes; Escape leaves everything as it was."""
    page = visits.page()
    sent, table, stage, keyboard = sent_by(page), Table(page), HeroStage(page), page.keyboard
    visit(page, "/create/bot")
    stage.opener().focus()
    keyboard.press("Enter")
    shown = stage.sheet.get_by_role("tab", selected=True)
    while shown.evaluate("(node) => node !== document.activeElement"):
        keyboard.press("Tab")
    names = tabs(page)
    last = stage.face(names[-1]).get_attribute("data-hero")
    for key, name in (("End", names[-1]), ("ArrowLeft", names[-2]), ("Home", names[0]), ("ArrowDown", names[1])):
        keyboard.press(key)
        expect(stage.sheet.get_by_role("tab", name=name, selected=True)).to_be_focused()
        expect(stage.sheet.get_by_role("tabpanel", name=name)).to_be_visible()
    keyboard.press("Escape")
    expect(stage.sheet).to_have_count(0)
    expect(stage.opener()).to_be_focused()
    expect(stage.opener()).to_contain_text(say("web-random"))

    keyboard.press("Enter")
    while shown.evaluate("(node) => node !== document.activeElement"):
        keyboard.press("Tab")
    keyboard.press("End")
    expect(stage.face(names[-1])).to_be_focused()
    keyboard.press("Tab")
    expect(stage.sheet.get_by_role("button", name=say("web-hero-play"))).to_be_focused()
    keyboard.press("Enter")
    expect(stage.sheet).to_have_count(0)
    expect(stage.opener()).to_contain_text(names[-1])
    assert sent == []
    page.get_by_role("button", name=say("web-start-match")).focus()
    keyboard.press("Enter")
    table.settle()
    assert heroes_of(sent[0]) == [last, None]


def test_a_hero_after_sitting_down(visits: Visits, person: Person) -> None:
    """The stage opens by itself; arrow keys start no match, and a pick can be left to chance."""
    where = person.table({**duel(kind="person"), "picking": "free"}, "p1")
    host, guest = visits.page(person=person), visits.page()
    tables = [Table(host), Table(guest)]
    guest.goto(where)
    guest.get_by_role("button", name=say("web-sit-down")).click()
    stage = HeroStage(guest)
    stage.face("Alice").focus()
    for _ in range(4):
        guest.keyboard.press("ArrowRight")
    host.goto(where)
    HeroStage(host).choose("Medusa")
    expect(HeroStage(host).opener()).to_contain_text("Medusa")
    expect(host.get_by_text(say("web-not-picked"))).to_have_count(1)
    stage.press(stage.sheet.get_by_role("button", name=say("web-hero-random")))
    for table in tables:
        table.settle("mine", "theirs", after=-1)
    assert tables[1].view["seats"][0]["hero"] == "medusa"


def test_from_the_gallery(visits: Visits) -> None:
    """The address follows the hero on stage, who can be played at once, and is remembered as played."""
    page = visits.page()
    sent, table = sent_by(page), Table(page)
    visit(page, "/heroes/alice")
    names = tabs(page)
    following = names[names.index("Alice") + 1]
    hero = page.get_by_role("tab", name=following, exact=True).get_attribute("data-hero")
    page.get_by_role("tab", name="Alice").focus()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(f"/heroes/{hero}$"))
    expect(page.get_by_role("heading", level=1, name=following)).to_be_visible()
    page.get_by_role("button", name=say("web-hero-play")).click()
    table.settle()
    assert heroes_of(sent[0])[0] == hero
    visit(page, "/heroes/medusa")
    expect(page.get_by_role("tab").first).to_have_accessible_name(following)
    expect(page.get_by_role("tab").first).to_have_accessible_description(say("web-hero-recent"))


def test_another_hero_after_a_match(visits: Visits, person: Person) -> None:
    page = visits.page(person=person)
    sent, table = sent_by(page), Table(page)
    page.goto(person.table(duel("medusa", "sinbad", "sarpedon"), "p1"))
    table.settle()
    table.resign()
    table.settle("over")
    page.get_by_role("button", name=say("web-hero-other")).click()
    stage = HeroStage(page)
    expect(stage.sheet.get_by_role("tab", name="Medusa", selected=True)).to_be_visible()
    table.updates.clear()
    stage.press(stage.face("Houdini"))
    stage.press(stage.sheet.get_by_role("button", name=say("web-hero-play")))
    table.settle("mine", after=-1)
    (made,) = sent
    assert heroes_of(made) == ["houdini", "sinbad"]
    assert made["setup"]["board"] == "sarpedon"


def test_what_was_chosen_last_is_kept(visits: Visits) -> None:
    """For each way to play; the page opens with the way that was used last."""
    page = visits.page()
    table, stage = Table(page), HeroStage(page)
    visit(page, "/create/screen")
    stage.choose("The Genie")
    stage.choose("Houdini", seat=1)
    board_choice(page, "Soho").click()
    page.get_by_role("button", name=say("web-start-match")).click()
    page.get_by_role("button", name=say("web-ready")).click()
    table.settle()
    visit(page, "/create")
    expect_chosen(choice(page, say("web-way"), say("web-way-screen")))
    expect(stage.opener(0)).to_contain_text("The Genie")
    expect(stage.opener(1)).to_contain_text("Houdini")
    expect_chosen(board_choice(page, "Soho"))
    choice(page, say("web-way"), say("web-way-bot")).click()
    expect(stage.opener(0)).to_contain_text(say("web-random"))


def test_arrow_keys_choose_nothing(visits: Visits) -> None:
    """Neither a way to play, who sits where, a level nor a board."""
    page = visits.page()
    visit(page, "/create/bot")
    chosen = [
        choice(page, say("web-way"), say("web-way-bot")),
        choice(page, say("web-seat", number=2), say("web-seat-bot")),
        choice(page, say("web-level"), say("level-medium").capitalize()),
        board_choice(page, say("web-random")),
    ]
    for one in chosen:
        one.focus()
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            page.keyboard.press(key)
    for one in chosen:
        expect_chosen(one)


# ---- from the first page


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (820, 1180), (390, 844), (360, 640)])
def test_the_lesson_is_seen_at_once(visits: Visits, width: int, height: int) -> None:
    page = visits.page(viewport={"width": width, "height": height})
    visit(page, "/")
    for button in ("web-play-now", "web-learn"):
        expect(page.get_by_role("button", name=say(button), exact=True)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("way", "seats", "kinds"), [
    ("bot", ["p1"], ["person", "bot"]),
    ("screen", ["p1", "p2"], ["person", "person"]),
    ("four", ["p1"], ["person", "bot", "bot", "bot"]),
])  # fmt: skip
def test_two_choices_to_a_match(visits: Visits, way: str, seats: list[str], kinds: list[str]) -> None:
    """How to play, and go: all heroes may be left to chance. With a friend the first of them is enough."""
    page = visits.page()
    sent, table = sent_by(page), Table(page)
    page.goto("/")
    page.get_by_role("link", name=say(f"web-way-{way}"), exact=True).click()
    page.get_by_role("button", name=say("web-start-match")).click()
    if way == "screen":
        page.get_by_role("button", name=say("web-ready")).click()
    table.settle("mine", "theirs", after=-1)
    (made,) = sent
    assert made["seats"] == seats
    assert [seat["kind"] for seat in made["setup"]["seats"]] == kinds


def test_a_name_on_the_first_visit(visits: Visits) -> None:
    """It is suggested, can be typed, is used by whatever comes first, and is asked for once."""
    page = visits.page()
    page.goto("/")
    field = page.get_by_label(say("web-name"))
    expect(field).to_have_value(re.compile(r"^\w+ \d\d$"))
    field.fill("Grace")
    page.get_by_role("button", name=say("web-invite")).click()
    link = page.get_by_role("textbox", name=say("web-link")).input_value()
    own = page.get_by_role("listitem").filter(has_text=say("web-you"))
    expect(own).to_contain_text("Grace")
    visit(page, "/")
    expect(field).to_have_count(0)

    friend = visits.page()
    friend.goto(link)
    suggestion = friend.get_by_label(say("web-name")).input_value()
    friend.get_by_role("button", name=say("web-sit-down")).click()
    HeroStage(friend).play("Medusa")
    expect(friend.get_by_role("listitem").filter(has_text=say("web-you"))).to_contain_text(suggestion)
