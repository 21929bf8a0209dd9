"""Sessions that begin: what a repeated knock may not do."""

from __future__ import annotations

import pytest

from peerless.server.cluster import knocks as knocks_module
from peerless.server.cluster.knocks import Knocks
from peerless.server.cluster.packets import Knock, Part, part_bytes
from peerless.server.cluster.seal import Seal, seal
from tests.server.cluster.support import SECRET

SEAL = Seal(SECRET)


def knock(number: int, sender: str = "one") -> Knock:
    return Knock(sender, "two", number.to_bytes(16, "big"))


def first_packet(knocked: Knock, mine: bytes) -> tuple[bytes, bytes]:
    """What the side that has knocked sends first, and the session it belongs to."""
    keys = SEAL.keys(knocked.sender, knocked.receiver, (knocked.nonce, mine))
    return keys.name, seal(keys.calling, part_bytes(Part(keys.name, 0, False, b"")))


def test_a_repeated_knock_has_the_same_answer_and_pushes_out_nobody() -> None:
    knocks = Knocks("two", SEAL)
    mine = knocks.answer(knock(1))
    assert mine is not None
    for _ in range(100):
        assert knocks.answer(knock(1)) == mine
    begun = knocks.used(*first_packet(knock(1), mine))
    assert begun is not None
    assert begun.peer == "one"


def test_old_knocks_begin_nothing() -> None:
    """However many of them somebody has kept."""
    knocks = Knocks("two", SEAL)
    for number in range(50):
        mine = knocks.answer(knock(number))
        assert mine is not None
        if number % 2:
            assert knocks.used(*first_packet(knock(number), mine)) is not None
        else:
            knocks.clear()
    mine = knocks.answer(knock(50))
    assert mine is not None
    assert [knocks.answer(knock(number)) for number in range(50)] == [None] * 50
    session, packet = first_packet(knock(50), mine)
    assert knocks.used(session, packet[:-1] + bytes([packet[-1] ^ 1])) is None
    assert knocks.used(session, packet) is not None
    assert knocks.used(session, packet) is None
    assert not knocks.peers


def test_sessions_that_are_never_used_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knocks_module, "_MOST_OLD", 5)
    knocks = Knocks("two", SEAL)
    assert knocks.answer(knock(0, "three")) is not None
    answers = [knocks.answer(knock(number)) for number in range(1, 40)]
    assert None not in answers
    assert len(knocks._begun) == knocks_module._MOST_BEGUN + 1
    assert len(knocks._old) == 5
    assert knocks.peers == {"one", "three"}
