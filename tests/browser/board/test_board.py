"""The board by hand: figures are dragged, the board is looked at closer."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import CDPSession, Locator, expect

from peerless import Content
from peerless.records.match import Match
from peerless.records.viewdata import ViewData
from tests.browser.conftest import Visits
from tests.browser.support.fake_server import StandIn
from tests.browser.support.pages import (
    UPPER_PART,
    Table,
    by_list,
    drag,
    expect_figures,
    figures,
    hold,
    middle_of,
    press_card,
    say,
)
from tests.browser.support.people import Person, duel
from tests.browser.support.positions import position, walked

HEROES = ["king_arthur", "medusa"]


def first(content: Content, fits: Callable[[Match], bool]) -> ViewData:
    """The first position of some matches that is wanted."""
    found = (match for seed in range(30) for match in walked(content, HEROES, "sarpedon", seed) if fits(match))
    return position(next(found)).view


def attacks(match: Match) -> list[str]:
    return [option for option in match.decision.options if option.startswith("attack king_arthur ")]


def asked(visits: Visits, person: Person, kind: str) -> Table:
    """A table at which King Arthur is asked for the first decision of a kind."""
    page = visits.page(person=person)
    table = Table(page)
    page.goto(person.table(duel("king_arthur", "medusa", "sarpedon"), "p1"))
    while table.settle() == "mine" and table.decision["kind"] != kind:
        table.answer(table.options[0], by_list)
    return table


def test_a_figure_is_dragged(visits: Visits, person: Person) -> None:
    """A whole maneuver is a drag: what the figure reaches lights up, the way is drawn with the steps left."""
    table = asked(visits, person, "action")
    page = table.page
    here = table.space_of("king_arthur")
    hold(table, "king_arthur", next(s for s in neighbors(table, here) if table.space_of("merlin") != s))
    expect(page.get_by_text(say("web-preview-reach", count=2))).to_be_visible()
    table.expect_marked("reachable", bool)
    steps = [int(text.partition("/")[0]) for text in table.way.all_text_contents()]
    assert steps == list(range(1, len(steps) + 1))
    expect(table.way.last).to_have_text(re.compile(r"^\d/2$"))
    goal = max(table.marked("reachable"))
    page.mouse.move(*middle_of(table.space(goal)), steps=5)
    table.answered = table.update["number"] + 3
    page.mouse.up()
    table.settle()
    assert table.space_of("king_arthur") == goal
    assert table.decision["kind"] == "space"  # Merlin may move as well


def test_a_card_shows_how_much_further_it_goes(visits: Visits, person: Person) -> None:
    """Before it is played, where it is pointed at."""
    table = asked(visits, person, "boost")
    page = table.page
    near = table.marked("reachable")
    cards = [option.split()[1] for option in table.options if option.startswith("boost ")]
    boosts = {c["card"]: c["boost"] for c in person.request("GET", "/api/heroes/king_arthur")["cards"]}
    best = max(cards, key=lambda card: boosts[f"king_arthur.{card}"])
    assert boosts[f"king_arthur.{best}"] > 0
    table.held(best).hover(position=UPPER_PART)
    expect(page.get_by_text(say("web-preview-reach", count=2 + boosts[f"king_arthur.{best}"]))).to_be_visible()
    table.expect_marked("further", bool)
    assert not table.marked("further") & near
    assert table.decision["kind"] == "boost"


def neighbors(table: Table, space: str | None) -> list[str]:
    """Spaces, the nearest on the screen first."""
    spaces = table.page.locator("[data-space]")
    found: list[str] = spaces.evaluate_all(
        """(nodes, from) => {
            const at = (n) => n.getBoundingClientRect();
            const here = at(nodes.find((n) => n.dataset.space === from));
            const away = (n) => Math.hypot(at(n).x - here.x, at(n).y - here.y);
            const others = nodes.filter((n) => n.dataset.space !== from);
            return others.sort((a, b) => away(a) - away(b)).map((n) => n.dataset.space);
        }""",
        space,
    )
    return found


def test_an_attack_is_dragged_onto_its_target(visits: Visits, content: Content) -> None:
    view = first(content, lambda m: m.decision.seat == "p1" and len(attacks(m)) > 1)
    server = StandIn(visits.page())
    table = server.show(view)
    option = next(o for o in table.options if o.startswith("attack king_arthur "))
    _, fighter, target, card = option.split()
    drag(table, fighter, table.space_of(target) or "")
    legal = {o.split()[3] for o in table.options if o.startswith(f"attack {fighter} {target} ")}
    expect(table.page.locator("[data-card]:not([aria-disabled=true])")).to_have_count(
        sum(held.partition(".")[2] in legal for held in table.view["seats"][0]["hand"])
    )
    assert not server.sent
    press_card(table, card)
    assert server.answered() == option


def test_what_cannot_be_is_put_back_and_explained(visits: Visits, person: Person) -> None:
    """Dropped where it may not go, a figure stands where it stood, and the rule against it can be read."""
    table = asked(visits, person, "action")
    page = table.page
    stood = figures(table)
    drag(table, "king_arthur", table.space_of("medusa") or "")
    expect(page.get_by_text(say("web-why-board"))).to_be_visible()
    expect_figures(table, lambda drawn: drawn == stood)
    table.why.click()
    reason = page.get_by_role("alert")
    expect(reason).to_have_text(re.compile(r"^Medusa [^()]*\?$"))
    read_the_rule(table, reason, say("web-rule"), say("web-rule"))
    page.keyboard.press("n")
    expect(reason).to_have_text(re.compile(r"^Medusa .*\(ATK-2\)$"))
    read_the_rule(table, reason, "ATK-2", say("web-rule-title", rule="ATK-2"))
    for option in ("maneuver", "no_boost", "move king_arthur"):
        table.answer(option, by_list)
        table.settle()
    far = next(s for s in reversed(neighbors(table, table.space_of("king_arthur"))) if s not in table.options)
    drag(table, "king_arthur", far)
    expect(page.get_by_text(say("web-why-board"))).to_be_visible()
    expect_figures(table, lambda drawn: drawn == stood)
    number = table.update["number"]
    table.why.click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile("MO?V-"))
    assert table.update["number"] == number
    goal = next(
        space
        for space in table.options
        if space in table.marked("reachable") and space != table.space_of("king_arthur")
    )
    table.answered = number
    drag(table, "king_arthur", goal)
    table.settle()
    assert table.space_of("king_arthur") == goal


def read_the_rule(table: Table, at: Locator, name: str, title: str) -> None:
    at.get_by_role("button", name=name, exact=True).click()
    sheet = table.page.get_by_role("dialog", name=title, exact=True)
    expect(sheet.get_by_text(re.compile(r"\w+ \w+ \w+")).first).to_be_visible()
    sheet.get_by_role("button", name=say("web-close")).click()
    expect(sheet).to_have_count(0)


def test_a_slow_server_and_a_refusal(visits: Visits, content: Content) -> None:
    """What was done is shown at once and stays until the server speaks; what it refuses goes back, with the reason."""
    view = first(content, lambda m: m.decision.seat == "p1" and m.decision.kind == "space" and not m.decision.source)
    server = StandIn(visits.page())
    server.table.page.clock.install()
    server.silent = True
    table = server.show(view)
    stood, fighter = figures(table), table.decision["fighter"]
    goal = next(space for space in table.options if space != table.space_of(fighter))
    drag(table, fighter, goal)
    assert server.answered() == goal
    table.expect_marked("chosen", lambda marked: marked == {goal})
    expect(table.listed(goal)).to_be_disabled()
    expect_figures(table, lambda drawn: drawn != stood)
    moved = figures(table)
    table.page.clock.run_for(10_000)
    assert figures(table) == moved
    server.refuse("The way is blocked", "MOV-3")
    expect(table.page.get_by_role("alert")).to_have_text("The way is blocked. ?")
    expect_figures(table, lambda drawn: drawn == stood)
    expect(table.listed(goal)).to_be_enabled()
    table.expect_marked("chosen", lambda marked: not marked)


# ---- looking closer


class Fingers:
    """Fingers on a touch screen, with a clock of their own: how fast they are does not depend on the machine."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session
        self.now = time.time()

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.now += 0.02
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches, "timestamp": self.now})

    def slide(self, *ways: tuple[tuple[float, float], tuple[float, float]], steps: int = 6) -> None:
        """Each finger from one point to another, all at the same time."""
        self.touch("touchStart", *(begin for begin, _ in ways))
        for step in range(1, steps + 1):
            part = step / steps
            self.touch("touchMove", *((a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in ways))
        self.touch("touchEnd")


def test_a_board_under_fingers(visits: Visits, content: Content) -> None:
    """Two fingers look closer and never answer, one looks around, a double tap goes back to the whole."""
    view = first(content, lambda m: m.decision.seat == "p1" and m.decision.kind == "space" and not m.decision.source)
    page = visits.page(phone=True)
    server = StandIn(page, touch=True)
    table = server.show(view)
    fingers = Fingers(page.context.new_cdp_session(page))
    fighter = table.decision["fighter"]
    box = page.locator(".frame").bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    x, y = middle_of(table.space(table.space_of(fighter) or ""))
    spaces = [table.space(space) for space in table.options[:2]]
    one, two = (middle_of(space) for space in spaces)

    def scale() -> float:
        return float(page.locator(".sheets").evaluate("(node) => new DOMMatrix(getComputedStyle(node).transform).a"))

    def shift() -> tuple[float, float]:
        found = page.locator(".sheets").evaluate(
            "(n) => { const m = new DOMMatrix(getComputedStyle(n).transform); return [m.e, m.f]; }"
        )
        return found[0], found[1]

    assert scale() == 1
    # Also where the fingers lie on spaces that could be chosen, and on the figure that could be moved.
    fingers.slide(((x, y), (x, y)), (one, (one[0] + 90, one[1] + 90)))
    fingers.slide((one, (one[0] - 40, one[1] - 40)), (two, (two[0] + 40, two[1] + 40)))
    fingers.slide(
        ((middle[0] - 20, middle[1]), (middle[0] - 120, middle[1])),
        ((middle[0] + 20, middle[1]), (middle[0] + 120, middle[1])),
    )
    closer = scale()
    assert closer > 1.5
    assert server.sent == []
    before = shift()
    fingers.slide((middle, (middle[0] - 60, middle[1] - 40)))
    assert scale() == closer
    assert shift() != before
    assert server.sent == []
    fit = page.get_by_role("button", name=say("web-word-fit"))
    expect(fit).to_be_visible()
    expect(page.locator(".sheets.moving")).to_have_count(0)
    fit.tap()
    expect(fit).to_have_count(0)
    assert scale() == 1
    bare = empty_place(table)
    for wanted in (2, 1):
        for _ in range(2):
            fingers.slide((bare, bare), steps=1)
        expect(fit).to_have_count(wanted - 1)
        assert scale() == wanted
    assert server.sent == []
    option = next(space for space in table.options if space != table.space_of(fighter))
    fingers.slide(((x, y), middle_of(table.space(option))))
    assert server.answered() == option


def empty_place(table: Table) -> tuple[float, float]:
    """Somewhere on the board that is far from all spaces."""
    found = table.page.evaluate(
        """() => {
            const box = document.querySelector('.frame').getBoundingClientRect();
            const discs = [...document.querySelectorAll('[data-space]')].map((n) => n.getBoundingClientRect());
            let best = [0, 0, 0];
            for (let x = box.x + 4; x < box.right - 4; x += 4)
                for (let y = box.y + 4; y < box.bottom - 60; y += 4) {
                    const off = (d) => Math.hypot(d.x + d.width / 2 - x, d.y + d.height / 2 - y) / d.width;
                    const away = Math.min(...discs.map(off));
                    if (away > best[0]) best = [away, x, y];
                }
            return best.slice(1);
        }"""
    )
    return found[0], found[1]
