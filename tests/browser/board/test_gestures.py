"""What a player means, in as few clicks as it takes: moves, boosts and attacks in one gesture."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from peerless import Content
from peerless.records.match import Match, new_match
from tests.browser.conftest import Visits
from tests.browser.support.fake_server import StandIn
from tests.browser.support.pages import (
    UPPER_PART,
    Table,
    by_list,
    drag,
    expect_soon,
    middle_of,
    point,
    press,
    press_card,
    say,
    upper_part_of,
)
from tests.browser.support.people import Person, duel
from tests.browser.support.positions import Position, position, walked

COUNTING = "window.presses = 0; addEventListener('pointerdown', () => (window.presses += 1), true);"


def declining(options: Sequence[str]) -> str:
    """The option that does least."""
    return next((option for option in ("no", "none") if option in options), options[0])


class Player:
    """A player at a table, with everything their browser has sent."""

    def __init__(self, visits: Visits, person: Person, hero: str, other: str = "medusa") -> None:
        self.page: Page = visits.page(person=person)
        self.page.add_init_script(COUNTING)
        self.table = Table(self.page)
        self.sent: list[dict[str, Any]] = []
        self.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: self._said(str(frame))))
        self.page.goto(person.table(duel(hero, other, "sarpedon"), "p1"))
        while self.table.settle() == "mine" and self.table.decision["kind"] != "action":
            self.table.answer(declining(self.table.options), by_list)
        self.begin()

    def _said(self, frame: str) -> None:
        message = json.loads(frame)
        if message["type"] in ("answer", "undo"):
            self.sent.append(message)

    def begin(self) -> None:
        """From here on presses and answers count."""
        self.page.evaluate("window.presses = 0")
        self.sent.clear()

    @property
    def presses(self) -> int:
        return int(self.page.evaluate("window.presses"))

    def expect_sent(self, answers: int) -> None:
        """Waits until the page has sent so many answers and shown what came of them."""
        expect_soon(self.page, lambda: len(self.sent) == answers, lambda: str(self.answers()))
        self.table.settle("mine", "theirs", after=self.sent[0]["number"] + answers - 1)

    def answers(self) -> list[str]:
        return [message["answer"] for message in self.sent]

    def goal(self, mark: str = "reachable") -> str:
        """A lit space, away from all fighters that can still move."""
        self.table.expect_marked(mark, bool)
        here = {self.table.space_of(f["id"]) for f in self.table.view["fighters"]}
        return max(self.table.marked(mark) - here)


def test_a_hero_alone_moves_with_one_click(visits: Visits, person: Person) -> None:
    """And undo takes the whole move back, as far as nothing was revealed: the card is drawn."""
    player = Player(visits, person, "jekyll_and_hyde")
    table = player.table
    stood, goal, first = table.space_of("jekyll_and_hyde"), player.goal(), table.update["number"]
    point(table, table.space(goal))
    table.settle("mine", "theirs", after=first + 2)
    assert table.space_of("jekyll_and_hyde") == goal
    assert player.answers() == ["maneuver", "no_boost", goal]
    assert player.presses == 1

    player.begin()
    press(table, player.page.get_by_role("button", name=say("web-undo"), exact=True))
    table.settle("mine", after=first + 3)
    assert table.decision["kind"] == "boost"
    assert table.space_of("jekyll_and_hyde") == stood
    assert [message["type"] for message in player.sent] == ["undo"]


def test_four_fighters_move_with_four_clicks(visits: Visits, person: Person) -> None:
    player = Player(visits, person, "dracula")
    table = player.table
    movers = [f["id"] for f in table.view["fighters"] if f["seat"] == "p1"]
    stood = {fighter: table.space_of(fighter) for fighter in movers}
    assert len(movers) == 4
    for answered in (4, 6, 8, 9):
        point(table, table.space(player.goal()))
        player.expect_sent(answered)
    assert player.presses == 4
    assert all(table.space_of(fighter) != stood[fighter] for fighter in movers)
    assert table.view["decision"]["kind"] != "mover"


def test_fighters_move_in_any_order_until_done(visits: Visits, person: Person) -> None:
    """Dragged, too; nobody is asked who moves next, and the rest stays."""
    player = Player(visits, person, "dracula")
    table = player.table
    for fighter, answered in (("sister_2", 4), ("dracula", 6)):
        press_fighter = table.space(table.space_of(fighter) or "")
        point(table, press_fighter)
        drag(table, fighter, player.goal())
        player.expect_sent(answered)
    expect(table.question).to_have_text(re.compile(re.escape(say("prompt-mover", count=2)[1:])))
    press(table, table.button("done"))
    table.settle("mine", "theirs", after=player.sent[0]["number"] + 6)
    assert player.answers()[-1] == "done"
    assert table.view["decision"]["kind"] not in ("mover", "space")


def test_the_drawn_card_first_then_one_click(visits: Visits, person: Person) -> None:
    """What is lit at the question of the boost takes a click, and means no boost."""
    player = Player(visits, person, "jekyll_and_hyde")
    table, first = player.table, player.table.update["number"]
    table.answer("maneuver", lambda table, option: press(table, table.button(option)))
    table.settle("mine")
    assert table.decision["kind"] == "boost"
    goal = player.goal()
    point(table, table.space(goal))
    table.settle("mine", "theirs", after=first + 2)
    assert table.space_of("jekyll_and_hyde") == goal
    assert player.answers() == ["maneuver", "no_boost", goal]
    assert player.presses == 2


def test_nobody_has_to_move(visits: Visits, person: Person) -> None:
    player = Player(visits, person, "dracula")
    table, first = player.table, player.table.update["number"]
    stood = [f["space"] for f in table.view["fighters"]]
    table.answer("maneuver", lambda table, option: press(table, table.button(option)))
    table.settle("mine")
    press(table, player.page.get_by_role("button", name=say("web-done"), exact=True))
    table.settle("mine", "theirs", after=first + 2)
    assert player.answers() == ["maneuver", "no_boost", "done"]
    assert [f["space"] for f in table.view["fighters"]] == stood


def test_a_space_that_only_a_boost_reaches(visits: Visits, person: Person) -> None:
    """It offers the boost: the cards that get there are lit, and one of them completes the move."""
    player = Player(visits, person, "jekyll_and_hyde")
    table, first = player.table, player.table.update["number"]
    goal = player.goal("further")
    point(table, table.space(goal))
    lines = [re.escape(say("web-line-boost")), re.escape(say("web-line-boost-of", count=7)).replace("7", r"\d")]
    expect(table.question).to_have_text(re.compile("|".join(lines)))
    assert not player.sent
    card = player.page.locator("[data-card]:not([aria-disabled=true])").first
    boost = (card.get_attribute("data-card") or "").partition(".")[2]
    press(table, card)
    table.settle("mine", "theirs", after=first + 2)
    assert player.answers() == ["maneuver", f"boost {boost}", goal]
    assert table.space_of("jekyll_and_hyde") == goal
    assert player.presses == 2


def action(content: Content, heroes: list[str]) -> Match:
    match = new_match(content, heroes=heroes, board="sarpedon", seed=3)
    while match.decision.kind != "action":
        match.answer(declining(match.decision.options))
    return match


def test_a_gesture_stops_where_something_else_is_asked(visits: Visits, content: Content) -> None:
    match = action(content, ["jekyll_and_hyde", "medusa"])
    server = StandIn(visits.page())
    table = server.show(position(match).view)
    table.expect_marked("reachable", bool)
    point(table, table.space(max(table.marked("reachable"))))
    assert server.answered() == "maneuver"
    asked = next(m for m in started(content) if m.decision.kind == "yes_no")
    server.show(position(asked).view)
    expect(table.question).to_have_text(position(asked).question)
    assert len(server.sent) == 1


def started(content: Content) -> list[Match]:
    match = new_match(content, heroes=["jekyll_and_hyde", "medusa"], board="sarpedon", seed=3)
    while match.decision.kind != "yes_no":
        match.answer(0)
    return [match]


# ---- attacks


def attacking(content: Content, heroes: list[str], fits: Callable[[list[str]], bool]) -> tuple[Position, list[str]]:
    """The first position of some matches in which p1 can attack as wanted."""
    for seed in range(40):
        for match in walked(content, heroes, "sarpedon", seed):
            if match.decision.seat != "p1" or match.decision.kind != "action":
                continue
            attacks = [option for option in match.decision.options if option.startswith("attack ")]
            if fits(attacks):
                return position(match), attacks
    raise AssertionError("no such position")


def attackers(attacks: list[str]) -> dict[tuple[str, str], set[str]]:
    """Who could attack, by target and card."""
    found: dict[tuple[str, str], set[str]] = {}
    for option in attacks:
        _, fighter, target, card = option.split()
        found.setdefault((target, card), set()).add(fighter)
    return found


def words_after_colon(key: str) -> str:
    """What a line asks for, without the names before it."""
    return say(key, card="", target="").rpartition(": ")[2]


def is_ambiguous(attacks: list[str]) -> bool:
    return any(len(fighters) > 1 for fighters in attackers(attacks).values())


def is_plain(attacks: list[str]) -> bool:
    return bool(attacks) and not is_ambiguous(attacks)


def drag_card(table: Table, card: str, onto: Locator) -> None:
    """What is pointed at or dragged moves other things a little: each is where it is once that is over."""
    mouse = table.page.mouse
    table.held(card).hover(position=UPPER_PART)
    mouse.move(*upper_part_of(table.held(card)))
    mouse.down()
    mouse.move(*middle_of(onto), steps=8)
    mouse.move(*middle_of(onto))
    mouse.up()


def test_a_card_is_dragged_onto_its_target(visits: Visits, content: Content) -> None:
    """One gesture is the whole attack, where only one fighter can make it."""
    shown, attacks = attacking(content, ["king_arthur", "medusa"], is_plain)
    server = StandIn(visits.page())
    table = server.show(shown.view)
    _, _, target, card = attacks[0].split()
    drag_card(table, card, table.space(table.space_of(target) or ""))
    assert server.answered() == attacks[0]


@pytest.mark.parametrize("card_first", [True, False])
def test_an_attack_takes_two_clicks(visits: Visits, content: Content, card_first: bool) -> None:
    """The card then the target, or the other way round; the line says what is next."""
    shown, attacks = attacking(content, ["king_arthur", "medusa"], is_plain)
    server = StandIn(visits.page())
    table = server.show(shown.view)
    _, _, target, card = attacks[0].split()
    on_board = table.space(table.space_of(target) or "")
    if card_first:
        press_card(table, card)
        expect(table.question).to_contain_text(words_after_colon("web-line-target"))
        table.expect_marked("target", bool)
        point(table, on_board)
    else:
        point(table, on_board)
        expect(table.question).to_contain_text(words_after_colon("web-line-card"))
        press_card(table, card)
    assert server.answered() == attacks[0]


@pytest.mark.parametrize("card_first", [True, False])
def test_of_several_attackers_one_is_asked_for(visits: Visits, content: Content, card_first: bool) -> None:
    """They light up, and the line asks with whom."""
    shown, attacks = attacking(content, ["dracula", "medusa"], is_ambiguous)
    (target, card), fighters = next(item for item in attackers(attacks).items() if len(item[1]) > 1)
    server = StandIn(visits.page())
    table = server.show(shown.view)
    on_board = table.space(table.space_of(target) or "")
    if card_first:
        press_card(table, card)
        point(table, on_board)
    else:
        point(table, on_board)
        press_card(table, card)
    expect(table.question).to_contain_text(words_after_colon("web-line-attacker"))
    expect(table.page.locator(".figure.asked")).to_have_count(len(fighters))
    assert not server.sent
    chosen = max(fighters)
    point(table, table.space(table.space_of(chosen) or ""))
    assert server.answered() == f"attack {chosen} {target} {card}"


@pytest.mark.parametrize("on_fighter", [True, False])
def test_a_dropped_card_boosts_the_move(visits: Visits, person: Person, on_fighter: bool) -> None:
    """On the fighter that should move, or on the button of the maneuver."""
    player = Player(visits, person, "jekyll_and_hyde")
    table, first = player.table, player.table.update["number"]
    near = set(table.marked("reachable"))
    card = next(move["card"] for move in table.decision["preview"]["boosts"] if move["distance"] > 2)
    fighter = table.space(table.space_of("jekyll_and_hyde") or "")
    button = player.page.get_by_role("region", name=say("web-decision")).locator('[data-answer="maneuver"]')
    drag_card(table, card, fighter if on_fighter else button)
    table.expect_marked("reachable", lambda marked: marked > near)
    assert not player.sent
    goal = max(table.marked("reachable") - near)
    point(table, table.space(goal))
    table.settle("mine", "theirs", after=first + 2)
    assert player.answers() == ["maneuver", f"boost {card}", goal]
