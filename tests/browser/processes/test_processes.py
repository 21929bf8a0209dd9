"""Two browsers in front of a cluster whose processes die and are restarted one after the other."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.browser.conftest import Visits
from tests.browser.match.test_together import play_on, turn
from tests.browser.support.cluster import PROCESSES, ClusterProcess
from tests.browser.support.pages import Table, say
from tests.browser.support.people import Person, duel


def killed(mortal: ClusterProcess, place: int, play: Callable[[], None]) -> None:
    mortal.kill_one(place)
    play()
    mortal.wait_for(place)


def restarted(mortal: ClusterProcess, place: int, play: Callable[[], None]) -> None:
    mortal.restart_one(place)
    play()


@pytest.mark.parametrize("happens", [killed, restarted])
def test_players_go_on_whichever_process_is_gone(
    visits: Visits, mortal: ClusterProcess, happens: Callable[[ClusterProcess, int, Callable[[], None]], None]
) -> None:
    visits.forgiven = lambda text: "WebSocket connection" in text or "ERR_" in text
    ada = Person(mortal.address)
    where = ada.table(duel("medusa", "sinbad", "sarpedon", kind="person"), "p1")
    pages = [visits.page(person=ada, base_url=mortal.address), visits.page(base_url=mortal.address)]
    tables = [Table(page) for page in pages]
    for page in pages:
        page.goto(where)
    pages[1].get_by_role("button", name=say("web-sit-down")).click()
    dice, last = random.Random(3), -1

    def play() -> None:
        nonlocal last
        last = play_on(tables, dice, 4, last)

    play()
    for place in range(PROCESSES):
        happens(mortal, place, play)
    number = turn(tables, last).update["number"]
    assert number == 4 * (PROCESSES + 1)
