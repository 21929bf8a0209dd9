"""What a table lets be heard, and how its tab calls a player who looks elsewhere."""

from __future__ import annotations

import random
import re
from typing import Any, Final

from playwright.sync_api import Page, expect

from peerless import Content
from tests.browser.conftest import Visits
from tests.browser.match.test_together import turn
from tests.browser.support.fake_server import StandIn
from tests.browser.support.moments import fought
from tests.browser.support.pages import Table, by_list, expect_soon, say
from tests.browser.support.people import Person, duel

_LISTEN: Final = """() => {
    window.heard = { contexts: 0, sounds: [], beds: 0 };
    // To the browser, looking at the page from a test is a gesture.
    Object.defineProperty(navigator, 'userActivation', { value: undefined });
    const Context = window.AudioContext;
    window.AudioContext = class extends Context {
        constructor() { super(); heard.contexts += 1; }
    };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...rest) {
        const peak = this.buffer.getChannelData(0).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
        if (this.loop) heard.beds += 1;
        else heard.sounds.push({ seconds: this.buffer.duration, peak });
        return start.apply(this, rest);
    };
}"""


def heard(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("heard")
    return found


def test_a_table_is_heard_after_a_gesture_until_it_is_muted(visits: Visits, content: Content) -> None:
    before, after = fought(content)
    server = StandIn(visits.page(settings={"speed": 2, "sound": True}))
    page = server.table.page
    page.add_init_script(f"({_LISTEN})()")
    server.show(*before)
    server.show(*after)
    assert heard(page) == {"contexts": 0, "sounds": [], "beds": 0}, "nothing before the first gesture"

    page.keyboard.press("Shift")
    expect_soon(page, lambda: heard(page)["beds"] == 1, lambda: str(heard(page)))
    server.show(*before)
    assert heard(page)["sounds"] == [], "what is taken back is silent"
    server.show(*after)
    sounds = heard(page)["sounds"]
    assert len(sounds) >= 3, "a card, a flip, a hit"
    assert all(0.1 < sound["peak"] < 0.95 and 0.1 < sound["seconds"] < 4 for sound in sounds)

    page.keyboard.press("m")
    expect(page.get_by_text(say("web-muted"))).to_be_visible()
    server.show(*before)
    server.show(*after)
    assert heard(page)["sounds"] == sounds
    page.reload()
    server.table.settle("mine")
    page.get_by_role("button", name=re.compile(f"^{say('web-more')}")).click()
    expect(page.get_by_role("checkbox", name=say("web-sound"), exact=True)).not_to_be_checked()
    assert heard(page)["contexts"] == 0, "muted for good: not even loaded"
    page.get_by_role("checkbox", name=say("web-sound"), exact=True).check()
    expect(page.get_by_text(say("web-unmuted"))).to_be_visible()
    expect_soon(page, lambda: heard(page)["contexts"] == 1, lambda: str(heard(page)))


def test_the_tab_says_whose_turn_it_is_and_emotes_cross_the_table(visits: Visits, person: Person) -> None:
    where = person.table(duel("medusa", "sinbad", "sarpedon", kind="person"), "p1")
    ada, bob = visits.page(person=person), visits.page()
    tables = [Table(ada), Table(bob)]
    ada.goto(where)
    bob.goto(where)
    bob.get_by_role("button", name=say("web-sit-down")).click()
    asked: set[int] = set()
    dice, after = random.Random(5), -1
    while len(asked) < 2:
        table = turn(tables, after)
        for other in tables:
            mine = other is table
            expect(other.page).to_have_title(re.compile(f"^● {say('web-your-turn')}" if mine else "^[^●]"))
            icon = other.page.locator("link[rel=icon]")
            expect(icon).to_have_attribute("href", re.compile("icon-turn" if mine else r"icon-(?!turn)"))
        asked.add(tables.index(table))
        after = table.update["number"]
        table.answer(table.choose(dice), by_list)

    bob.get_by_role("button", name=re.compile(f"^{say('web-more')}")).click()
    bob.get_by_role("button", name=say("web-emote-well_played")).click()
    shown = [page.locator("[data-shown-emote=well_played]") for page in (ada, bob)]
    for emote in shown:
        expect(emote).to_be_visible()
    for emote in shown:
        expect(emote).to_have_count(0)
    ada.get_by_role("button", name=re.compile(f"^{say('web-more')}")).click()
    said = ada.get_by_role("log", name=say("web-chat"))
    expect(said).to_contain_text(say("web-emote-well_played"))
    said.get_by_role("button", name=say("web-mute")).click()
    expect(said).not_to_contain_text(say("web-emote-well_played"))
