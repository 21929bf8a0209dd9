"""One attack from its beginning to its figures.

Players play, first alone (before), then while the hostile clients attack (during). The hostile clients run in a
separate process at a low priority: on a machine with two cores they would otherwise take the server's time, and the
figures would measure the scheduler. For the same reason, attacks that are about amplification have a limited rate.
"""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import perf_counter
from typing import Final

from bench.attack.attack import Attack
from bench.attack.bystander import Bystanders, between
from bench.attack.report import Found, Times
from bench.attack.target import Target
from bench.attack.watch import Died, Watch
from bench.server.curve import longest_step

WARM_UP: Final = 1.5  # seconds
BEFORE_SHARE: Final = 0.5
"""The players alone are measured for this share of an attack's time."""
READY_SECONDS: Final = 120.0
NEWCOMER_SECONDS: Final = 1.5
"""Seconds between new players."""
SETTLE_SECONDS: Final = 20.0
"""Seconds after an attack for answers still in flight."""
AFTER_SECONDS: Final = 1.0
END_SECONDS: Final = 5.0


class NotReady(Exception):
    """The hostile clients could not prepare their attack."""


@asynccontextmanager
async def hostile(attack: Attack, target: Target, seconds: float) -> AsyncIterator[Process]:
    """Run the process of the hostile clients; it is stopped afterward, whatever happens."""
    url = f"{'https' if target.secure else 'http'}://{target.host}:{target.port}"
    command = [sys.executable, "-m", "bench.attack.process", attack.name, url, str(seconds)]
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    try:
        yield process
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()


async def measure(
    attack: Attack, target: Target, watch: Watch, seconds: float, tokens: dict[int, list[str]] | None = None
) -> Found:
    """The figures of one attack on a server that runs.

    If players and attackers share an address, the attack also uses up the limits of new players; `tokens` then keeps
    the players' guests for all attacks.
    """
    shared, before_seconds, seconds = not target.is_local, seconds * BEFORE_SHARE, seconds * attack.longer
    found = Found(attack.name, newcomers_needed=attack.needs_room and not shared, most=dict(attack.most))
    players = Bystanders(target, easy_bot=attack.easy_bot, tokens=tokens)
    looking = asyncio.create_task(watch.run())
    try:
        await asyncio.sleep(WARM_UP)
        found.memory_mb, disk = watch.memory(), watch.disk()
        begin = perf_counter()
        await asyncio.sleep(before_seconds)
        alone = perf_counter()
        async with hostile(attack, target, seconds) as process:
            await _ready(process)
            attacked, worked = perf_counter(), watch.cpu()
            await _attack(process, players, watch, found, seconds, 1 if shared else None)
        ended, now_worked = perf_counter(), watch.cpu()
        if worked is not None and now_worked is not None:
            found.cores = (now_worked - worked) / (ended - attacked)
        await _settle(players)
        await asyncio.sleep(AFTER_SECONDS)
        watch.look()
        found.memory_after_mb, now = watch.memory(), watch.disk()
        found.disk_mb = None if now is None or disk is None else now - disk
        found.longest_step_ms = await _longest_step(target)
        _fill(found, players, (begin, alone), (attacked, ended), attack)
        players.check()
    except Died:
        found.failure = "the server has ended"
    except NotReady as error:
        found.failure = f"the hostile clients failed: {error}"
    finally:
        found.memory_peak_mb, found.descriptors = watch.memory_peak, watch.descriptors_peak
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)
        await players.close()
    return found


async def _ready(process: Process) -> None:
    try:
        async with asyncio.timeout(READY_SECONDS):
            said = await _said(process)
    except TimeoutError:
        raise NotReady(f"it took longer than {READY_SECONDS:.0f} seconds") from None
    if "error" in said:
        raise NotReady(str(said["error"]))


async def _said(process: Process) -> dict[str, object]:
    assert process.stdout is not None
    line = await process.stdout.readline()
    return dict(json.loads(line)) if line else {"error": "the hostile process has ended"}


async def _attack(
    process: Process, players: Bystanders, watch: Watch, found: Found, seconds: float, newcomers: int | None
) -> None:
    """Let them attack while new players come, until the time is over or the server has taken too much memory."""
    assert process.stdin is not None
    process.stdin.write(b"go\n")
    until = perf_counter() + seconds
    coming = asyncio.create_task(_newcomers(players, found, until, newcomers))
    full = asyncio.create_task(watch.too_much.wait())
    ended = asyncio.create_task(_said(process))
    try:
        await asyncio.wait([full, ended], timeout=seconds + END_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if ended.done():
            said = ended.result()
            counts = said.get("counts")
            found.counts = {str(name): int(count) for name, count in counts.items()} if isinstance(counts, dict) else {}
            if "error" in said:
                raise NotReady(str(said["error"]))
        else:
            found.counts["stopped early"] = 1
        await asyncio.wait([coming], timeout=END_SECONDS * 2)
    finally:
        for task in (coming, full, ended):
            task.cancel()
        await asyncio.gather(coming, full, ended, return_exceptions=True)


async def _newcomers(players: Bystanders, found: Found, until: float, most: int | None) -> None:
    """Let new players arrive one after the other during the attack."""
    while most is None or len(found.newcomers) < most:
        await asyncio.sleep(NEWCOMER_SECONDS)
        if perf_counter() > until and found.newcomers:
            return
        seconds = await players.newcomer()
        found.newcomers.append(None if seconds is None else seconds * 1000)


async def _longest_step(target: Target) -> float | None:
    try:
        return longest_step((await target.request("GET", "/metrics")).data.decode())
    except OSError:
        return None


async def _settle(players: Bystanders) -> None:
    """Wait for the answers that were sent during the attack."""
    end = perf_counter()
    while perf_counter() - end < SETTLE_SECONDS and any(sent < end for sent in players.under_way.values()):
        await asyncio.sleep(0.02)


def _fill(
    found: Found, players: Bystanders, before: tuple[float, float], during: tuple[float, float], attack: Attack
) -> None:
    tally = players.tally
    found.before = Times.of(between(tally.answers, *before))
    found.during = Times.of(between(tally.answers, *during))
    found.late_ms = Times.of(between(tally.late, *during)).p99
    # An answer still in flight now is lost as well.
    waiting = [sent for number, sent in players.under_way.items() if number >= 0 and sent < during[1]]
    gone = [*tally.lost, *(tally.shut_out if attack.needs_room else ())]
    found.lost = sum(during[0] <= at < during[1] for at in gone) + len(waiting)
    if attack.easy_bot:
        found.bot_before = Times.of(between(tally.bot_answers, *before))
        found.bot_during = Times.of(between(tally.bot_answers, *during))
