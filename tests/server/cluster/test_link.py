"""Sessions between two processes: everything arrives once and in order, or the session breaks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from peerless.server.cluster.link import BROKEN, MOST_BYTES, Link, Stream
from peerless.server.cluster.packets import End, is_part, part_of, sign_of
from peerless.server.cluster.seal import MAC_BYTES, Seal
from tests.server.cluster.support import SECRET
from tests.server.support import in_loop

SEAL = Seal(SECRET)


class Pair:
    """Both sides of a session; packets wait until they are carried over."""

    def __init__(self) -> None:
        keys = SEAL.keys("one", "two", (b"1" * 16, b"2" * 16))
        self.packets: dict[str, list[bytes]] = {"one": [], "two": []}
        self.opened: list[tuple[Stream, bytes]] = []
        self.heard: list[bytes] = []
        self.ended: list[End] = []
        self.broken: list[Link] = []

        def publish(name: str, data: bytes) -> None:
            self.packets[name].append(data)

        def note(stream: Stream, data: bytes) -> None:
            self.opened.append((stream, data))
            stream.heard, stream.ended = self.heard.append, self.ended.append

        self.one = Link("two", keys, publish, note, self.broken.append, calls=True)
        self.two = Link("one", keys, publish, note, self.broken.append, calls=False)

    def carry(self, change: Callable[[list[bytes]], list[bytes]] = lambda packets: packets) -> list[bool]:
        """Carry over what the first side has sent; whether each packet was taken."""
        self.one.flush()
        packets, self.packets["two"] = self.packets["two"], []
        taken = []
        for data in change(packets):
            part = part_of(data[:-MAC_BYTES])
            assert part is not None
            taken.append(self.two.hear(data, part))
        return taken


@in_loop
async def test_what_is_sent_arrives_in_order_and_in_one_packet() -> None:
    pair = Pair()
    stream = pair.one.open(b"first")
    for text in (b"a", b"b", b"c"):
        stream.send(text)
    assert pair.carry() == [True]
    assert [data for _, data in pair.opened] == [b"first"]
    assert pair.heard == [b"a", b"b", b"c"]
    stream.end(4003, "enough")
    stream.send(b"too late")
    pair.carry()
    assert pair.ended == [End(4003, "enough")]
    assert not pair.one.streams
    assert not pair.two.streams


@in_loop
async def test_large_messages_are_cut_and_joined() -> None:
    pair = Pair()
    large = bytes(range(256)) * (3 * MOST_BYTES // 256)
    pair.one.open(b"first").send(large)
    assert len(pair.carry()) == 4
    assert pair.heard == [large]


@in_loop
async def test_repeated_and_changed_packets_change_nothing() -> None:
    pair = Pair()
    stream = pair.one.open(b"first")
    stream.send(b"a")

    def doubled(packets: list[bytes]) -> list[bytes]:
        [packet] = packets
        changed = [packet[:at] + bytes([packet[at] ^ 1]) + packet[at + 1 :] for at in range(9, len(packet))]
        return [*changed, packet, packet, *changed]

    taken = pair.carry(doubled)
    assert taken.count(True) == 1
    assert pair.heard == [b"a"]
    stream.send(b"b")
    assert pair.carry() == [True]
    assert pair.heard == [b"a", b"b"]
    assert not pair.broken


@pytest.mark.parametrize("change", [lambda packets: packets[::-1], lambda packets: packets[1:]], ids=["order", "lost"])
@in_loop
async def test_a_gap_breaks_the_session(change: Callable[[list[bytes]], list[bytes]]) -> None:
    pair = Pair()
    stream = pair.one.open(b"first")
    stream.ended = pair.ended.append
    pair.one.flush()
    stream.send(b"a")
    pair.carry(change)
    assert not pair.opened
    assert not pair.heard
    assert pair.broken == [pair.two]
    [reset] = pair.packets["one"]
    assert not is_part(reset)
    assert sign_of(reset[:-MAC_BYTES]) is not None
    assert pair.one.is_reset(reset)
    assert not pair.one.is_reset(reset[:-1] + bytes([reset[-1] ^ 1]))
    pair.one.break_off(tell=False)
    assert pair.ended == [End(BROKEN)]
    assert not stream.is_open
    assert not pair.one.open(b"again").is_open


@in_loop
async def test_the_last_packet_is_confirmed() -> None:
    """So that the other side notices if it was lost, although nothing comes after it."""
    pair = Pair()
    pair.one.open(b"first")
    pair.one.flush()
    pair.packets["two"].clear()
    pair.one.confirm()
    assert pair.carry() == [True]
    assert pair.broken == [pair.two]
    pair.one.confirm()
    assert pair.carry() == []


@in_loop
async def test_the_two_sides_have_keys_of_their_own() -> None:
    """A packet that is sent back to its writer proves nothing."""
    pair = Pair()
    pair.one.open(b"first")
    pair.one.flush()
    [packet] = pair.packets["two"]
    part = part_of(packet[:-MAC_BYTES])
    assert part is not None
    assert not pair.one.hear(packet, part)
    assert not pair.opened
    await asyncio.sleep(0)
