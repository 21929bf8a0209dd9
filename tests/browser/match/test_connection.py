"""The line to the server: two tabs, a slow one, one that is gone for a while, and clocks."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from peerless import Content
from tests.browser.conftest import Visits
from tests.browser.support.fake_server import StandIn
from tests.browser.support.pages import Table, by_list, say
from tests.browser.support.people import Person, duel
from tests.browser.support.positions import position, walked
from tests.server.support import ServerProcess

_DAY_OFF = "(() => { const now = Date.now; Date.now = () => now() + 86_400_000; })()"


def test_two_tabs_two_people_and_a_clock(visits: Visits, person: Person) -> None:
    """Both tabs of a seat go on when one answers; titles say whose move it is; a wrong clock of the machine is no
    matter."""
    setup = {**duel("medusa", "sinbad", "sarpedon", kind="person"), "clock": {"kind": "decision", "seconds": 300}}
    where = person.table(setup, "p1")
    tab = visits.page(person=person)
    tab.context.add_init_script(_DAY_OFF)
    tabs = [Table(tab), Table(tab.context.new_page())]
    other = Table(visits.page())
    for table in tabs:
        table.page.goto(where)
    other.page.goto(where)
    other.page.get_by_role("button", name=say("web-sit-down")).click()
    everybody = [*tabs, other]
    last, mine = -1, 0
    while mine < 4:
        states = [table.settle("mine", "theirs", after=last) for table in everybody]
        assert states[0] == states[1] != states[2]
        for table, state in zip(everybody, states, strict=True):
            title = f"● {say('web-your-turn')}" if state == "mine" else say("web-their-turn")
            expect(table.page).to_have_title(f"{title} · Peerless")
            expect(table.page.locator("time").first).to_have_text(re.compile(r"^[45]:\d\d$"))
        asked = tabs[mine % 2] if states[0] == "mine" else other
        mine += states[0] == "mine"
        last = asked.update["number"]
        asked.answer(asked.options[0], by_list)
    for table in tabs:
        table.settle("mine", "theirs", after=last)
    assert tabs[0].view == tabs[1].view


def test_both_tabs_at_once(visits: Visits, person: Person) -> None:
    """The same decision answered twice counts once, and both go on."""
    where = person.table(duel("medusa", "sinbad", "sarpedon"), "p1")
    page = visits.page(person=person)
    tabs = [Table(page), Table(page.context.new_page())]
    for table in tabs:
        table.page.goto(where)
    for table in tabs:
        table.settle("mine")
    number, options = tabs[0].update["number"], tabs[0].options
    for table, option in zip(tabs, (options[0], options[-1]), strict=True):
        table.listed(option).evaluate("(node) => void setTimeout(() => node.click())")
    for table in tabs:
        table.settle("mine", after=number)
    last = max(table.update["number"] for table in tabs)
    for table in tabs:
        table.settle("mine", "theirs", after=last - 1)
    assert tabs[0].view == tabs[1].view


def test_every_press_is_seen_at_once(visits: Visits, content: Content) -> None:
    """However slow the server is, within one frame the page shows that it was heard."""
    server = StandIn(visits.page())
    server.silent = True
    match = next(m for m in walked(content, ["medusa", "sinbad"], "sarpedon", 2) if len(m.decision.options) > 1)
    table = server.show(position(match).view)
    heard = table.listed(table.options[0]).evaluate(
        """async (node) => {
            node.click();
            await new Promise(requestAnimationFrame);
            return node.disabled;
        }"""
    )
    assert heard
    server.accept()


def test_a_slow_network(visits: Visits) -> None:
    """A press that needs the network says at once that it is under way, and leads where it should."""
    page = visits.page()
    table = Table(page)
    page.goto("/")
    play = page.get_by_role("button", name=say("web-play-now"))
    expect(play).to_be_enabled()
    line = page.context.new_cdp_session(page)
    line.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 20_000},
    )
    busy = play.evaluate(
        """async (node) => {
            node.click();
            await new Promise(requestAnimationFrame);
            return node.disabled || node.getAttribute('aria-busy') === 'true';
        }"""
    )
    assert busy
    assert table.settle() == "mine"


def test_without_a_network(visits: Visits) -> None:
    """What cannot be done is said in plain words, and can be done later."""
    visits.forgiven = lambda text: "ERR_INTERNET_DISCONNECTED" in text
    page = visits.page()
    page.goto("/")
    play = page.get_by_role("button", name=say("web-play-now"))
    expect(play).to_be_enabled()
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    play.click()
    expect(page.get_by_text(say("web-error-lost"))).to_be_visible()
    page.context.set_offline(False)
    table = Table(page)
    play.click()
    assert table.settle() == "mine"


def test_a_server_that_restarts(visits: Visits, mortal: ServerProcess) -> None:
    """It says that it will be back; the page says so too, and the match continues where it was."""
    visits.forgiven = lambda text: "WebSocket connection" in text or "ERR_CONNECTION" in text
    person = Person(mortal.address)
    table = Table(visits.page(person=person, base_url=mortal.address))
    table.page.goto(person.table(duel("medusa", "sinbad", "sarpedon"), "p1"))
    table.settle()
    table.answer(table.options[0], by_list)
    table.settle()
    before = table.view
    mortal.stop()
    expect(
        table.page.get_by_text(say("web-connection-closing")).or_(table.page.get_by_text(say("web-connection-lost")))
    ).to_be_visible()
    mortal.start()
    for text in ("web-connection-closing", "web-connection-lost", "web-connection-connecting"):
        expect(table.page.get_by_text(say(text))).to_have_count(0)
    assert table.view == before
    table.answer(table.options[0], by_list)
    table.settle()
