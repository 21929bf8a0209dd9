"""What belongs to a table: making one, joining it, talking there, taking back, looking at decks, ending it."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, Request, expect

import peerless
from peerless import Content
from tests.browser.conftest import Visits
from tests.browser.support.fake_server import StandIn
from tests.browser.support.pages import UPPER_PART, HeroStage, Table, board_choice, by_list, choice, say
from tests.browser.support.people import Person, duel
from tests.browser.support.positions import position, walked

HEROES: Final = Path(peerless.__file__).parent / "content" / "heroes"


# ---- making and joining


def test_a_table_with_everything_chosen(visits: Visits, tmp_path: Path) -> None:
    """Every field of a set-up can be reached, and the match is played with a homebrew file."""
    own = tmp_path / "gorgon.yaml"
    own.write_text((HEROES / "medusa.yaml").read_text("utf-8").replace("name: Medusa\n", "name: Gorgon\n", 1), "utf-8")
    page = visits.page()
    page.goto("/create/four")
    sent: list[dict[str, Any]] = []
    page.on("request", lambda request: sent.extend(posted(request)))
    choose(page, "web-mode", "web-mode-free_for_all")
    choice(page, say("web-players"), "3").click()
    board_choice(page, "Sarpedon").click()
    page.get_by_text(say("web-create-rare")).click()
    page.get_by_label(say("web-homebrew")).set_input_files(own)
    for number in (2, 3):
        choice(page, say("web-seat", number=number), say("web-seat-bot")).click()
    for seat, hero in enumerate(("Gorgon", "Sinbad", "The Genie")):
        HeroStage(page).choose(hero, seat)
    for seat, level in enumerate(("easy", "hard")):
        label = say(f"level-{level}").capitalize()
        page.get_by_role("group", name=say("web-level")).nth(seat).get_by_role("button", name=label).click()
    toggle(page, "web-public").check()
    toggle(page, "web-spectators").uncheck()
    choose(page, "web-clock", "web-clock-match")
    fill(page, "web-seconds", 600)
    fill(page, "web-increment", 7)
    fill(page, "web-grace", 2)
    choose(page, "web-absent", "web-absent-bot")
    fill(page, "web-away-seconds", 90)
    fill(page, "web-turn-limit", 150)
    choose(page, "web-edition", "web-edition-classic")
    table = Table(page)
    page.get_by_role("button", name=say("web-start-match")).click()
    table.settle()
    assert [seat["hero"] for seat in table.view["seats"]] == ["gorgon", "sinbad", "genie"]
    (made,) = sent
    assert made["seats"] == ["p1"]
    assert [file["id"] for file in made["homebrew"]] == ["gorgon"]
    assert made["setup"] == {
        "mode": "free_for_all", "board": "sarpedon", "edition": "classic", "picking": "chosen",
        "seats": [
            {"kind": "person", "level": "medium", "hero": "gorgon"},
            {"kind": "bot", "level": "easy", "hero": "sinbad"},
            {"kind": "bot", "level": "hard", "hero": "genie"},
        ],
        "clock": {"kind": "match", "seconds": 600, "increment": 7, "grace": 2},
        "public": True, "spectators": False, "rated": False, "absent": "bot", "away_seconds": 90, "turn_limit": 150,
    }  # fmt: skip
    table.answer(table.options[0], by_list)
    table.settle()


def posted(request: Request) -> list[dict[str, Any]]:
    made: Any = request.post_data_json if request.method == "POST" and request.url.endswith("/api/tables") else None
    return [] if made is None else [made]


def choose(page: Page, legend: str, option: str) -> None:
    choice(page, say(legend), say(option)).click()


def toggle(page: Page, label: str) -> Locator:
    return page.get_by_role("checkbox", name=re.compile(f"^{say(label)}"))


def fill(page: Page, label: str, value: int) -> None:
    field = page.get_by_label(say(label), exact=True)
    field.fill(str(value))
    field.blur()


def test_rated_and_each_picks(visits: Visits) -> None:
    """Two people with blind picks, rated; the rest of the set-up stays as it was."""
    page = visits.page()
    page.goto("/create/friend")
    sent: list[dict[str, Any]] = []
    page.on("request", lambda request: sent.extend(posted(request)))
    page.get_by_text(say("web-create-rare")).click()
    choose(page, "web-picking", "web-picking-blind")
    toggle(page, "web-rated").check()
    page.get_by_role("button", name=say("web-open-table")).click()
    expect(page.get_by_role("heading", name=say("web-waiting-room"))).to_be_visible()
    (made,) = sent
    assert made["setup"]["rated"]
    assert made["setup"]["picking"] == "blind"


@pytest.mark.parametrize("how", ["link", "code"])
def test_joining(visits: Visits, person: Person, how: str) -> None:
    """By what one was sent, on the first page; what is neither link nor code is said to be."""
    public = how == "code"
    where = person.table({**duel("medusa", "sinbad", kind="person"), "public": public}, "p1")
    page = visits.page()
    table = Table(page)
    page.goto("/")
    field = page.get_by_label(say("web-join-label"))
    field.fill("what is this?")
    page.get_by_role("button", name=say("web-join-do")).click()
    expect(page.get_by_text(say("web-join-wrong"))).to_be_visible()
    field.fill(where.removeprefix("/t/").partition("#")[0] if public else visits.address + where)
    field.press("Enter")
    page.get_by_role("button", name=say("web-sit-down")).click()
    table.settle("mine", "theirs", after=-1)


def test_watching(visits: Visits, person: Person) -> None:
    """Two bots from the first page, and a public table from the list; a bot's seat can be taken over."""
    page = visits.page()
    table = Table(page)
    page.goto("/")
    page.get_by_role("button", name=say("web-watch")).click()
    table.settle("theirs", "over", after=-1)
    assert table.update["seat"] is None
    where = person.table({**duel("medusa", "sinbad", "sarpedon"), "public": True}, "p1")
    played = Table(visits.page(person=person))
    played.page.goto(where)
    played.settle()
    page.goto("/lobby")
    page.locator(f'a[href="{where.partition("#")[0]}"]').click()
    expect(page.get_by_role("button", name=say("web-chat"))).to_have_count(0)
    page.get_by_role("button", name="Sinbad", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=say("web-take-over")).click()
    expect(page.get_by_text(say("web-you"), exact=True)).to_be_visible()
    expect(page.locator("[data-card]")).not_to_have_count(0)
    dice = random.Random(1)
    for _ in range(30):
        if played.settle("mine", "theirs") == "theirs":
            break
        played.answer(played.choose(dice), by_list)
    expect(page.locator('[data-state="mine"]')).to_have_count(1)


# ---- playing


def test_choices_without_an_alternative(visits: Visits, content: Content) -> None:
    """Taken by the page if one wishes so, else by a key."""
    matches = (m for seed in range(20) for m in walked(content, ["medusa", "sinbad"], "sarpedon", seed))
    view = position(next(m for m in matches if len(m.decision.options) == 1)).view
    for auto in (True, False):
        server = StandIn(visits.page(settings={"auto": auto}))
        table = server.show(view)
        if not auto:
            assert server.sent == []
            table.page.keyboard.press("Space")
        assert server.answered() == table.options[0]


def test_taking_back_and_looking_at_decks(visits: Visits, person: Person) -> None:
    page = visits.page(person=person)
    table = Table(page)
    page.goto(person.table(duel("king_arthur", "medusa", "sarpedon"), "p1"))
    dice = random.Random(4)
    while table.settle() == "mine" and (table.decision["kind"] != "boost" or table.update["number"] < 30):
        table.answer(table.choose(dice), by_list)
    before = table.view
    table.answer("no_boost", by_list)
    table.settle("mine")
    undo = page.get_by_role("button", name=say("web-undo"), exact=True)
    table.answered = table.update["number"]
    undo.click()
    table.settle("mine")
    assert table.view["decision"] == before["decision"]

    # Both decks: every copy of every card is somewhere, and where is known as far as it may be.
    for number, hero in enumerate(("king_arthur", "medusa")):
        seat = table.view["seats"][number]
        sheet = page.get_by_role("dialog")
        page.get_by_role("button", name=person.request("GET", f"/api/heroes/{hero}")["name"], exact=True).click()
        cards = person.request("GET", f"/api/heroes/{hero}")["cards"]
        lines = sheet.locator("li:has(.marks)")
        expect(lines).to_have_count(len(cards))
        total: Counter[str] = Counter()
        for text in lines.locator(".marks span").all_inner_texts():
            count, _, where = text.partition("× ")
            total[where] += int(count)
        assert sum(total.values()) == sum(card["copies"] for card in cards)
        assert total[say("web-cards-discard")] == len(seat["discard"])
        assert total[say("web-cards-hand")] == len(seat["hand"])
        hidden = "web-cards-left" if number == 0 else "web-cards-hidden"
        # Prophecy tells its player where some cards of the deck are.
        kept = total[say(hidden)] + total[say("web-cards-known")]
        assert kept == sum(total.values()) - len(seat["discard"]) - len(seat["hand"])
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_cards_one_has_seen(visits: Visits, content: Content) -> None:
    """In the other's hand they are face up and say so; all others are face down."""
    matches = (m for seed in range(30) for m in walked(content, ["sherlock_holmes", "medusa"], "sarpedon", seed))
    views = (position(m).view for m in matches if m.decision.seat == "p1")
    view = next(v for v in views if v.seats[1].hand and len(v.seats[1].hand) < v.seats[1].hand_size)
    table = StandIn(visits.page()).show(view)
    bar = table.page.get_by_role("region", name="Medusa")
    seen = bar.get_by_role("button", name=re.compile(re.escape(f"({say('web-word-seen')})")))
    expect(seen).to_have_count(len(view.seats[1].hand))
    expect(bar.locator("li .card.down")).to_have_count(view.seats[1].hand_size - len(view.seats[1].hand))


def test_the_log_shows_its_cards(visits: Visits, person: Person) -> None:
    """A line that speaks of a card shows it when pointed at; so does a card of the hand."""
    page = visits.page(person=person)
    table = Table(page)
    page.goto(person.table(duel("king_arthur", "medusa", "sarpedon"), "p1"))
    dice = random.Random(4)
    log = page.get_by_role("log", name=say("web-log"))
    while table.settle() == "mine" and not any(event["kind"] == "reveal" for event in told(table)):
        table.answer(table.choose(dice), by_list)
    beside = page.get_by_role("region", name=say("web-side-panel"))
    card = next(event["card"] for event in told(table) if event["kind"] == "reveal")
    hero = card.partition(".")[0]
    name = next(c["name"] for c in person.request("GET", f"/api/heroes/{hero}")["cards"] if c["card"] == card)
    page.keyboard.press("l")
    log.get_by_role("button", name=re.compile(re.escape(name))).first.hover()  # a later one may be about another card
    expect(page.get_by_role("dialog").get_by_role("heading", name=name, level=3)).to_be_visible()
    page.keyboard.press("Escape")
    held = page.locator("[data-card]").first
    held.hover(position=UPPER_PART)
    expect(beside.get_by_role("heading", name=held.get_by_role("heading").inner_text(), level=3)).to_be_visible()


def told(table: Table) -> list[dict[str, Any]]:
    updates = (json.loads(frame) for frame in table.frames if '"update"' in frame)
    return [event for update in updates for event in update["events"]]


# ---- two people


def test_talking_and_ending(visits: Visits, person: Person) -> None:
    """Chat and mute, a draw that is refused, one that is agreed on, and a rematch."""
    where = person.table(duel("medusa", "sinbad", "sarpedon", kind="person"), "p1")
    ada, bob = visits.page(person=person), visits.page()
    tables = [Table(ada), Table(bob)]
    ada.goto(where)
    bob.goto(where)
    bob.get_by_role("button", name=say("web-sit-down")).click()
    for table in tables:
        table.settle("mine", "theirs", after=-1)
        table.page.get_by_role("button", name=re.compile(f"^{say('web-more')}")).click()
    said = ada.get_by_role("log", name=say("web-chat"))
    speak(bob, "good luck")
    expect(said).to_contain_text("good luck")
    said.get_by_role("button", name=say("web-mute")).click()
    expect(said).not_to_contain_text("good luck")
    speak(bob, "do you hear me?")
    speak(ada, "silence is fine")
    expect(bob.get_by_role("log", name=say("web-chat"))).to_contain_text("silence is fine")
    expect(said).to_contain_text("silence is fine")
    expect(said).not_to_contain_text("do you hear me?")
    said.get_by_role("button", name=re.compile(f"^{say('web-unmute', who='')}")).click()
    expect(said.get_by_role("button")).to_have_count(0)
    speak(bob, "and now?")
    expect(said).to_contain_text("and now?")

    for answer, key in (("web-disagree", "theirs"), ("web-agree", "over")):
        ada.get_by_role("button", name=say("web-offer-draw")).click()
        expect(ada.get_by_text(say("web-asked-draw"))).to_be_visible()
        bob.get_by_role("button", name=say(answer)).click()
        if key == "over":
            for table in tables:
                table.settle("over", after=-1)
        else:
            expect(ada.get_by_text(say("web-asked-draw"))).to_have_count(0)
    expect(ada.get_by_role("dialog", name=say("web-drawn"))).to_be_visible()
    ada.get_by_role("button", name=say("web-rematch"), exact=True).click()
    expect(ada.get_by_role("dialog").get_by_text(say("web-asked-rematch"))).to_be_visible()
    bob.get_by_role("dialog").get_by_role("button", name=say("web-agree")).click()
    for table in tables:
        table.updates.clear()
        table.page.get_by_role("link", name=say("web-to-rematch")).click()
        table.settle("mine", "theirs", after=-1)
    tables[0].resign()
    for table in tables:
        table.settle("over", after=-1)


def speak(page: Page, text: str) -> None:
    page.get_by_role("textbox", name=say("web-chat")).fill(text)
    page.get_by_role("textbox", name=say("web-chat")).press("Enter")
