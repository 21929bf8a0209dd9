"""Events that were packed are the events they were."""

from __future__ import annotations

import random

from peerless import Content
from peerless.core.events import Event
from peerless.core.state import State
from peerless.records.events import event_data
from peerless.records.log.event_log import EventLog
from peerless.rules import driver


def told(s: State, events: list[Event]) -> list[dict[str, object]]:
    """For all viewers, so that no field can be lost unseen."""
    return [event_data(s, event, viewer) for viewer in range(int(s.t.viewers)) for event in events]


def test_events_are_as_they_were(content: Content) -> None:
    dice = random.Random(1)
    heroes = list(content.heroes)
    for seed in range(30):
        pair = [heroes[seed % len(heroes)], dice.choice(heroes)]
        s = driver.new_state(content.tables(heroes=pair, board="sarpedon", mode="duel", edition="current"), seed=seed)
        log, plain = EventLog(), list[Event]()
        while not s.over:
            s.log = []
            driver.apply(s, dice.randrange(len(s.options)))
            log.extend(s.log)
            plain.extend(s.log)
            assert len(log) == len(plain)
            assert log.since(len(plain) - len(s.log)) == s.log  # the newest are the very same
        assert told(s, log.since(0)) == told(s, plain)
        half = len(plain) // 2
        assert told(s, log.since(half)) == told(s, plain[half:])
        log.cut(half)
        assert len(log) == half
        assert told(s, log.since(0)) == told(s, plain[:half])
        log.extend(plain[half:])
        assert told(s, log.since(0)) == told(s, plain)
