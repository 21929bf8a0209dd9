"""Two browsers in front of a cluster whose processes die and are restarted one after the other.

`make test` plays a short version of it, with two processes that are killed.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.browser.conftest import CLUSTER, Visits
from tests.browser.match.test_together import play_on, turn
from tests.browser.support.cluster import ClusterProcess
from tests.browser.support.pages import Table, say
from tests.browser.support.people import Person, duel


def killed(cluster: ClusterProcess, place: int, play: Callable[[], None]) -> None:
    cluster.kill_one(place)
    play()
    cluster.wait_for(place)


def restarted(cluster: ClusterProcess, place: int, play: Callable[[], None]) -> None:
    cluster.restart_one(place)
    play()


@pytest.mark.parametrize("happens", [killed, restarted] if CLUSTER else [killed])
def test_players_go_on_whichever_process_is_gone(
    visits: Visits, cluster: ClusterProcess, happens: Callable[[ClusterProcess, int, Callable[[], None]], None]
) -> None:
    visits.forgiven = lambda text: "WebSocket connection" in text or "ERR_" in text
    ada = Person(cluster.address)
    where = ada.table(duel("medusa", "sinbad", "sarpedon", kind="person"), "p1")
    pages = [visits.page(person=ada, base_url=cluster.address), visits.page(base_url=cluster.address)]
    tables = [Table(page) for page in pages]
    for page in pages:
        page.goto(where)
    pages[1].get_by_role("button", name=say("web-sit-down")).click()
    dice, last = random.Random(3), -1

    def play() -> None:
        nonlocal last
        last = play_on(tables, dice, 4, last)

    play()
    for place in range(cluster.count):
        happens(cluster, place, play)
    number = turn(tables, last).update["number"]
    assert number == 4 * (cluster.count + 1)
