"""Attacks with the frames and messages of open sockets."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import Final

from bench.attack.attack import BROKEN, Hostile, Pace, attack
from bench.attack.hot_seat import HotSeat
from bench.attack.target import Failed, Target, encode
from peerless.bots.protocol import PROTOCOL

PING: Final = b"\x89\x80\0\0\0\0"  # empty, masked by zeros
TEXT_BEGINS: Final = b"\x01\x81\0\0\0\0["  # the first byte of an unfinished text
NOTHING_MORE: Final = b"\x00\x80\0\0\0\0"  # a continuation without data
BLOCK: Final = 10_000  # frames in one write
FRAME_BYTES: Final = 8e6  # a second
SOCKETS: Final = 8  # of the player, each with a rate limit of its own
READERS: Final = 150
PROGRAMS: Final = 150
ADDRESSES: Final = 4  # which they come from
TALKERS: Final = 20
RETRY_SECONDS: Final = 0.1


async def flood(me: Hostile, target: Target, path: str, first: bytes, block: bytes, what: str) -> None:
    """The same frames over and over, on one socket at a time; where it is cut, on the next one."""
    pace = Pace(FRAME_BYTES)
    while me.goes_on:
        try:
            _, writer = await target.raw_wire(path)
            writer.write(first)
            while me.goes_on:
                await pace.take(len(block))
                writer.write(block)
                await writer.drain()
                me.counts[what] += BLOCK
        except (*BROKEN, Failed):
            me.counts["cut off"] += 1
            await asyncio.sleep(RETRY_SECONDS)


async def own_table(me: Hostile) -> tuple[Target, str, str]:
    """An address, a token, and a table of the attacker's."""
    target = me.at()
    token = await target.guest()
    made = (await target.request("POST", "/api/tables", {"seats": ["p1"]}, token)).json()
    return target, token, made["table"]["table"]


def hello(token: str) -> bytes:
    text = encode({"type": "hello", "protocol": 1, "token": token})
    return bytes((0x81, 0xFE)) + len(text).to_bytes(2, "big") + b"\0\0\0\0" + text


@attack("ping flood")
async def ping_flood(me: Hostile) -> None:
    """Pings on one socket, 1.3 million a second at most, and nobody reads the pongs."""
    target, token, table = await own_table(me)
    await me.go()
    await flood(me, target, f"/api/tables/{table}/socket", hello(token), PING * BLOCK, "pings")


@attack("tiny fragments")
async def tiny_fragments(me: Hostile) -> None:
    """One message in endless fragments of nothing, which never reaches the size limit."""
    target, token, table = await own_table(me)
    await me.go()
    first = hello(token) + TEXT_BEGINS
    await flood(me, target, f"/api/tables/{table}/socket", first, NOTHING_MORE * BLOCK, "fragments")


@attack("invalid JSON", safe=True)
async def invalid_json(me: Hostile) -> None:
    """Texts of 60,000 brackets on 20 sockets, 50 a second on each."""
    target, token, table = await own_table(me)
    wires = await me.as_many(target.table_wire(table, token) for _ in range(TALKERS))
    await me.go()
    pace = Pace(50 * TALKERS)
    while me.goes_on:
        for number, wire in enumerate(wires):
            await pace.take()
            if wire.lost.done():
                me.counts["cut off"] += 1
                with suppress(*BROKEN, Failed):
                    wires[number] = await target.table_wire(table, token)
            elif wire.transport.get_write_buffer_size() < 2**20:
                wire.send(b"[" * 60_000)
                me.counts["texts"] += 1


async def keep_busy(me: Hostile, table: HotSeat) -> None:
    """Answer and undo, so that the match continues and everyone at the table gets updates."""
    number = table.number
    if await table.answer():
        me.counts["answers"] += 1
        await table.undo(number)


@attack("slow readers")
async def slow_readers(me: Hostile) -> None:
    """150 spectators who never read, at a table that is as busy as one guest can make it."""
    target, token = me.at(), await me.at().guest()
    table = await HotSeat.begin(target, token, SOCKETS, public=True)
    path = f"/api/tables/{table.table}/socket"
    readers = await me.as_many(me.at(number % ADDRESSES).raw_wire(path) for number in range(READERS))
    for _, writer in readers:
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        writer.write(hello(token))
    me.counts["spectators"] = len(readers)
    await me.go()
    while me.goes_on:
        await keep_busy(me, table)


@attack("program sockets")
async def program_sockets(me: Hostile) -> None:
    """150 program sockets on the seats of one match, which is played as fast as the limits allow."""
    target, token = me.at(), await me.at().guest()
    table = await HotSeat.begin(target, token, SOCKETS)
    path, known = f"/api/tables/{table.table}/program?seat=p", f"Authorization: Bearer {token}\r\n"
    programs = await me.as_many(
        me.at(number % ADDRESSES).wire(f"{path}{number % 2 + 1}", more=known) for number in range(PROGRAMS)
    )
    for program in programs:
        program.send(encode({"type": "ready", "protocol": PROTOCOL, "name": "p"}))
    me.counts["programs"] = len(programs)
    await me.go()
    while me.goes_on:
        await keep_busy(me, table)
        for program in programs[::10]:
            if not program.transport.is_closing():
                program.send(b'{"type":"answer","number":0,"answer":"x"}')
