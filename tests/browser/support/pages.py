"""The pages as a visitor uses them: all selectors of the browser tests are here.

What is on the page is found by role and name, in the words of the message files; the table also says where it stands:

- `data-number`, `data-state`: the number of the decision, and whether it is `mine`, `theirs`, the match is
  `over`, or steps are still shown (`playing`);
- `data-answer` on a button: the option it stands for; `data-gesture`: several answers, one after the other;
- `data-space` on the board, `data-card` in the hand.
"""

from __future__ import annotations

import json
import operator
import random
import re
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Error, Locator, Page, Position, WebSocket, expect

from peerless.messages.translator import translator

WAIT_MS: Final = 20_000
"""For what is about to be shown, on a machine however busy: no test is faster or slower for it, unless it fails."""
expect.set_options(timeout=WAIT_MS)
UPPER_PART: Final[Position] = {"x": 24, "y": 24}
CARD_KINDS: Final = {"boost", "commit_boost", "defense", "discard", "put_back", "card"}
DECLINED: Final = {"no_boost", "no_defense", "done", "none", "no"}

_SETTLED: Final = """([number, states]) => {
    const table = document.querySelector('[data-number]');
    if (table === null) return false;
    const found = { number: Number(table.dataset.number), state: table.dataset.state };
    return found.number >= number && states.includes(found.state) && found;
}"""
_STATE: Final = """() => {
    const { number, state } = document.querySelector('[data-number]')?.dataset ?? { number: -1 };
    return [Number(number), state];
}"""
_MIDDLE: Final = """(node) => {
    const at = node.getBoundingClientRect();
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    return { x, y, seen: x >= 0 && y >= 0 && x < innerWidth && y < innerHeight };
}"""


def say(key: str, language: str = "en", **args: Any) -> str:
    """What the page says, from the message files."""
    return translator(language).say(key, **args)


class Table:
    """A table as one browser shows it, with everything its socket received."""

    def __init__(self, page: Page, language: str = "en", touch: bool = False) -> None:
        self.page = page
        self.language = language
        self.touch = touch
        self.frames: list[str] = []
        self.updates: dict[str, dict[str, Any]] = {}
        """The last update of each seat."""
        self.answered = -1
        """The last decision that was answered here."""
        self.given = ""
        self.number = -1
        """The decision that the page showed when it was looked at last."""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framereceived", lambda frame: self._heard(str(frame)))

    def _heard(self, frame: str) -> None:
        self.frames.append(frame)
        message = json.loads(frame)
        if message["type"] == "update":
            if message["seat"] is not None:
                self.updates.pop("", None)  # who has sat down sees no more what spectators see
            self.updates[message["seat"] or ""] = message

    # ---- what is seen

    @property
    def update(self) -> dict[str, Any]:
        """What this page knows of the table; of several seats, what the asked one knows."""
        asked = [u for u in self.updates.values() if (u["view"]["decision"] or {}).get("seat") == u["seat"]]
        return (asked or list(self.updates.values()))[0]

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.update["view"]
        return view

    @property
    def decision(self) -> dict[str, Any]:
        decision: dict[str, Any] = self.view["decision"]
        return decision

    @property
    def options(self) -> list[str]:
        return list(self.decision["options"])

    @property
    def question(self) -> Locator:
        return self.page.get_by_role("region", name=say("web-decision", self.language)).get_by_role("status")

    @property
    def bars(self) -> Locator:
        """On a telephone: the players in one line each, which opens."""
        return self.page.get_by_role("button", name=re.compile(rf"{say('web-word-hand', self.language)} \d"))

    @property
    def list(self) -> Locator:
        return self.page.get_by_role("list", name=say("web-options", self.language))

    def listed(self, option: str) -> Locator:
        return self.list.locator(f'[data-answer="{option}"]')

    def button(self, option: str) -> Locator:
        """Wherever the option can be pressed: below the board, else in the list, which has every one."""
        return self.page.locator(f'[data-answer="{option}"]').first

    @property
    def done(self) -> Locator:
        """Ends a move; boosts a maneuver without moving, if a card was chosen."""
        return self.page.locator('[data-gesture="done"]')

    def space(self, space: str) -> Locator:
        return self.page.locator(f'[data-space="{space}"]')

    def space_of(self, fighter: str) -> str | None:
        space: str | None = next(f["space"] for f in self.view["fighters"] if f["id"] == fighter)
        return space

    def held(self, card: str) -> Locator:
        """A card in the hand by its id within the deck."""
        seat = self.update["seat"]
        hero = next(s["hero"] for s in self.view["seats"] if s["seat"] == seat)
        return self.page.locator(f'[data-card="{hero}.{card}"]').first

    def holds(self, card: str) -> bool:
        seat = next(s for s in self.view["seats"] if s["seat"] == self.update["seat"])
        return f"{seat['hero']}.{card}" in seat["hand"]

    def marked(self, mark: str) -> set[str]:
        """The spaces with a mark: `reachable`, `further`, `target`, `chosen`."""
        found = self.page.locator(f".space.{mark}").evaluate_all("(nodes) => nodes.map((n) => n.dataset.space)")
        return set(found)

    def expect_marked(self, mark: str, fits: Callable[[set[str]], bool]) -> None:
        """Waits until the spaces with a mark are as they should be."""
        expect_soon(self.page, lambda: fits(self.marked(mark)), lambda: f"{mark}: {sorted(self.marked(mark))}")

    @property
    def way(self) -> Locator:
        """The numbers on the way that is drawn."""
        return self.page.locator(".path text")

    @property
    def why(self) -> Locator:
        return self.page.get_by_role("button", name=say("web-why", self.language))

    # ---- waiting

    def settle(self, *states: str, after: int | None = None) -> str:
        """Waits until the page has gone on from the last answer and is in one of the states."""
        number = (self.answered if after is None else after) + 1
        try:
            found = self.page.wait_for_function(_SETTLED, arg=[number, states or ("mine", "over")], timeout=WAIT_MS)
        except Error as error:
            raise AssertionError(f"nothing happened after {self.given!r} to {self.view['decision']}") from error
        shown: dict[str, Any] = found.json_value()
        self.number = int(shown["number"])
        while (
            not self.updates or self.update["number"] < self.number
        ):  # what the page knows, the test may hear a moment later
            self.socket.wait_for_event("framereceived", timeout=WAIT_MS)
        return str(shown["state"])

    def watch(self, ready: Locator | None = None) -> str:
        """Like `settle`, on the clock of the page (which was installed): runs it while steps are shown.

        `ready`: what the next player presses, of several at one screen.
        """
        while True:
            number, state = self.page.evaluate(_STATE)
            if state in ("mine", "over") and number > self.answered:
                return self.settle()
            if state == "playing":
                self.page.clock.run_for(1000)
            elif ready is not None and ready.is_visible():
                ready.click()
            else:
                self.page.wait_for_timeout(10)  # for the server

    # ---- answering

    def answer(self, option: str, how: Callable[[Table, str], None]) -> None:
        self.answered = self.update["number"]
        self.given = option
        how(self, option)

    def choose(self, dice: random.Random) -> str:
        """Any option, rather an attack than something else, so that matches come to an end."""
        attacks = [option for option in self.options if option.startswith("attack ")]
        return dice.choice(attacks if attacks and dice.random() < 0.75 else self.options)

    def play(self, dice: random.Random, how: Callable[[Table, str], None], answers: int | None = None) -> int:
        """Answers until the match is over, or so often; returns how often."""
        given = 0
        while (answers is None or given < answers) and self.settle() == "mine":
            self.answer(self.choose(dice), how)
            given += 1
        return given

    def open_menu(self) -> None:
        """Opens the menu, unless it is open."""
        menu = self.page.get_by_role("button", name=re.compile(f"^{say('web-more', self.language)}"))
        if menu.get_attribute("aria-expanded") == "false":
            menu.click()

    def ask_to_resign(self) -> None:
        """Opens the dialog that asks for confirmation."""
        self.open_menu()
        self.page.get_by_role("button", name=say("web-resign", self.language), exact=True).click()

    def resign(self) -> None:
        self.ask_to_resign()
        resign = say("web-resign", self.language)
        self.page.get_by_role("dialog").get_by_role("button", name=resign, exact=True).click()

    def expect_ending(self) -> None:
        """The match is over, and the page says so and what can be done next."""
        assert self.view["outcome"] is not None
        expect(self.page).to_have_title(re.compile(re.escape(say("web-over", self.language))))
        expect(self.page.get_by_role("button", name=say("web-rematch", self.language), exact=True)).to_be_visible()


ALL_PAGES: Final = (
    "/", "/create", "/create/four", "/lobby", "/heroes", "/heroes/medusa", "/boards/sarpedon", "/settings", "/help",
    "/help/keys", "/help/terms", "/help/rules", "/history", "/ratings", "/check", "/open", "/nowhere",
)  # fmt: skip
"""All but tables and replays."""


class HeroStage:
    """The dialog in which a hero is chosen."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.sheet = page.get_by_role("dialog", name=say("web-hero-choose"))

    def opener(self, seat: int = 0) -> Locator:
        """The button of a seat, in the order of the page."""
        return self.page.get_by_role("button", name=re.compile(f"{say('web-hero-choose')}$")).nth(seat)

    def face(self, hero: str) -> Locator:
        return self.sheet.get_by_role("tab", name=hero, exact=True)

    def press(self, at: Locator) -> None:
        if self.touch:
            at.tap()
        else:
            at.click()

    def play(self, hero: str) -> None:
        """Chooses a hero on the stage, which is open."""
        self.press(self.face(hero))
        self.press(self.sheet.get_by_role("button", name=say("web-hero-play")))
        expect(self.sheet).to_have_count(0)

    def choose(self, hero: str, seat: int = 0) -> None:
        self.press(self.opener(seat))
        self.play(hero)


def choice(page: Page, legend: str, option: str) -> Locator:
    """One of a few that are side by side, by what the page says."""
    return page.get_by_role("group", name=legend, exact=True).get_by_role("button", name=option, exact=True)


def board_choice(page: Page, board: str) -> Locator:
    """A board among the pictures of a new table."""
    return page.get_by_role("group", name=say("web-board"), exact=True).get_by_role("button", name=board)


def expect_chosen(option: Locator) -> None:
    expect(option).to_have_attribute("aria-pressed", "true")


def visit(page: Page, path: str) -> None:
    """Goes there, and returns when all of it is shown."""
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text(say("web-loading"), exact=True)).to_have_count(0)


def expect_soon(page: Page, holds: Callable[[], bool], told: Callable[[], str]) -> None:
    """Waits until something holds that no locator can wait for; `told` says how it is otherwise."""
    end = time.monotonic() + WAIT_MS / 1000
    while not holds():
        assert time.monotonic() < end, told()
        page.wait_for_timeout(10)  # before the next look


def figures(table: Table) -> list[str]:
    """The spaces of the figures as they are drawn."""
    places = "(nodes) => nodes.map((n) => n.style.transform).sort()"
    found: list[str] = table.page.locator(".figure").evaluate_all(places)
    return found


def expect_figures(table: Table, fits: Callable[[list[str]], bool]) -> None:
    """Waits until the figures are drawn where they should be."""
    expect_soon(table.page, lambda: fits(figures(table)), lambda: str(figures(table)))


def stop_the_clock(page: Page) -> None:
    """From now on no timer of the page is due (whose clock was installed): what it shows next waited for none."""
    for ahead in (1, 4, 16, 64):
        try:
            page.clock.pause_at(page.evaluate("Date.now()") / 1000 + ahead)
        except Error as error:  # on a busy machine, that time has passed before the page is asked to stop there
            if "to the past" not in str(error):
                raise
        else:
            return
    raise AssertionError("the clock of the page cannot be stopped")


def expect_no_overflow(page: Page) -> None:
    """Nothing is wider than the page."""
    wide = "() => [document.documentElement.scrollWidth, innerWidth]"
    expect_soon(page, lambda: operator.le(*page.evaluate(wide)), lambda: f"{page.url}: {page.evaluate(wide)}")


class Replay:
    """A match that is over, and where one is in it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.slider = page.get_by_role("slider", name=say("web-replay-where"))

    def expect_at(self, number: int) -> None:
        expect(self.slider).to_have_value(str(number))

    def press(self, key: str) -> None:
        self.page.get_by_role("button", name=say(key)).click()

    def open_tools(self) -> None:
        """What can be done with the match and the moment."""
        menu = self.page.get_by_role("button", name=say("web-replay-tools"), exact=True)
        if menu.get_attribute("aria-expanded") == "false":
            menu.click()

    def go_on(self) -> None:
        """Continue from here as a new match."""
        self.press("web-continue")
        self.page.get_by_role("dialog").get_by_role("button", name=say("web-continue-start")).click()


# ---- ways to answer


def point(table: Table, at: Locator) -> None:
    """Presses the middle of something, which must not be covered by anything that takes the press away."""
    at.scroll_into_view_if_needed()
    middle = at.evaluate(_MIDDLE)
    assert middle["seen"], f"{at} is out of sight"
    if table.touch:
        table.page.touchscreen.tap(middle["x"], middle["y"])
    else:
        table.page.mouse.click(middle["x"], middle["y"])


def middle_of(at: Locator) -> tuple[float, float]:
    middle = at.evaluate(_MIDDLE)
    assert middle["seen"], f"{at} is out of sight"
    return middle["x"], middle["y"]


def upper_part_of(card: Locator) -> tuple[float, float]:
    """What is seen of a card in the hand until it rises."""
    box = card.bounding_box()
    assert box is not None
    return box["x"] + UPPER_PART["x"], box["y"] + UPPER_PART["y"]


def hold(table: Table, fighter: str, over: str) -> None:
    """Picks a figure up and holds it over a space."""
    mouse = table.page.mouse
    mouse.move(*middle_of(table.space(table.space_of(fighter) or "")))
    mouse.down()
    mouse.move(*middle_of(table.space(over)), steps=8)


def drag(table: Table, fighter: str, onto: str) -> None:
    hold(table, fighter, onto)
    table.page.mouse.up()


def press(table: Table, at: Locator) -> None:
    """Presses a button."""
    if table.touch:
        at.tap()
    else:
        at.click()


def press_card(table: Table, card: str) -> None:
    """Presses a card of the hand at its upper part, which is what is seen of it until it rises."""
    if table.touch:
        table.held(card).tap()
    else:
        table.held(card).click(position=UPPER_PART)


def by_list(table: Table, option: str) -> None:
    """From the list of all options, which opens with the focus."""
    table.listed(option).focus()
    press(table, table.listed(option))


def by_pointing(table: Table, option: str) -> None:
    """On the board and in the hand where the option is there, else by its button."""
    kind, words = table.decision["kind"], option.split()
    if kind == "mover" and words[0] == "move":
        move(table, words[1], option)
    elif kind == "boost" and table.decision["preview"] is not None:
        if words[0] == "boost":
            use(table, words[1], option)
        if not table.touch or words[0] != "boost":
            press(table, table.done)
    elif option in DECLINED or option == "maneuver":
        press(table, table.button(option))
    elif words[0] == "attack":
        for fighter in words[1:3]:
            point_fighter(table, fighter)
        use(table, words[3], option)
    elif words[0] == "scheme":
        several = sum(other.startswith(f"scheme {words[1]} ") for other in table.options) > 1
        use(table, words[1], option)
        if several and not table.touch:
            point_fighter(table, words[2])
    elif kind in ("space", "place_sidekick"):
        point(table, table.space(option))
    elif kind == "fighter" and table.space_of(words[-1]) is not None:
        point_fighter(table, words[-1])
    elif kind in CARD_KINDS and table.holds(words[-1]):
        use(table, words[-1], option)
    else:
        press(table, table.button(option))


def move(table: Table, fighter: str, option: str) -> None:
    """A fighter to one of the spaces that it lights up; where it cannot go anywhere, from the list."""
    point_fighter(table, fighter)
    near = table.marked("reachable")
    if near:
        point(table, table.space(max(near)))
    else:
        by_list(table, option)


def use(table: Table, card: str, option: str) -> None:
    """A card of the hand; on a telephone it opens, with a button for each thing that can be done with it."""
    press_card(table, card)
    if table.touch:
        press(table, table.page.get_by_role("dialog").locator(f'[data-answer="{option}"]').first)


def point_fighter(table: Table, fighter: str) -> None:
    space = table.space_of(fighter)
    assert space is not None
    point(table, table.space(space))


def by_digits(table: Table, option: str) -> None:
    """By its number in the list."""
    options = table.options
    number = options.index(option) + 1
    for digit in str(number):
        table.page.keyboard.press(digit)
    if number * 10 <= len(options):
        table.page.keyboard.press("Enter")


def by_focus(table: Table, option: str) -> None:
    """With the focus on it in the list, by the return key."""
    table.listed(option).focus()
    table.page.keyboard.press("Enter")
