"""When the server looks for garbage: never while people play, unless memory grows beyond what tables need."""

from __future__ import annotations

import gc

import pytest

from peerless.service.ops.garbage import MB, Garbage, resident_bytes


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    made: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: made.append(1))
    return made


def test_a_look_waits_until_nobody_is_connected(looks: list[int]) -> None:
    garbage = Garbage(memory=lambda: 80 * MB)
    assert not garbage.sweep(tables=0, sockets=0)  # nothing has left
    garbage.note_left()
    assert not garbage.sweep(tables=3, sockets=1)
    assert garbage.sweep(tables=3, sockets=0)
    assert not garbage.sweep(tables=3, sockets=0)
    assert len(looks) == 1


def test_tables_in_memory_are_no_reason(looks: list[int]) -> None:
    garbage = Garbage(memory=lambda: 330 * MB)
    assert not garbage.sweep(tables=2000, sockets=4000)
    assert looks == []


def test_memory_that_tables_do_not_explain_is_looked_at_once(looks: list[int]) -> None:
    used = [160 * MB]
    garbage = Garbage(memory=lambda: used[0])
    assert garbage.sweep(tables=10, sockets=20)
    assert not garbage.sweep(tables=10, sockets=20)  # it was no garbage
    used[0] = 200 * MB
    assert garbage.sweep(tables=10, sockets=20)
    assert len(looks) == 2


def test_the_memory_of_this_process_is_known() -> None:
    assert resident_bytes() > MB
