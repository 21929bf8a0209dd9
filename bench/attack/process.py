"""The process of the hostile clients: `python -m bench.attack.process ATTACK URL SECONDS`.

It prints a line when everything is prepared, attacks when it reads a line, and prints what it has counted. Its priority
is low, so that it attacks the server and not the scheduler.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
from typing import Final

import uvloop

from bench.attack.attack import BROKEN, Attack, Hostile
from bench.attack.catalog import ATTACKS
from bench.attack.target import Failed, Target

NICE: Final = 10


async def perform(attack: Attack, target: Target, seconds: float) -> None:
    """Prepare, wait for the signal, attack for some seconds, print the counts."""
    loop = asyncio.get_running_loop()
    begun = asyncio.Event()

    async def ready() -> None:
        say(ready=True)
        await loop.run_in_executor(None, sys.stdin.readline)
        begun.set()

    me = Hostile(target, ready, seconds)
    attacking = asyncio.ensure_future(attack.run(me))
    waiting = asyncio.ensure_future(begun.wait())
    await asyncio.wait([attacking, waiting], return_when=asyncio.FIRST_COMPLETED)
    await asyncio.wait([attacking], timeout=seconds)
    failure = attacking.exception() if attacking.done() else None
    if begun.is_set() and isinstance(failure, (*BROKEN, Failed)):
        me.counts["cut off for good"] += 1
        failure = None
    if failure is None:
        say(counts=me.counts)
    else:
        say(counts=me.counts, error=f"{type(failure).__name__}: {failure}")
    sys.stdout.flush()
    os._exit(0)  # exit without closing thousands of connections one by one


def say(**what: object) -> None:
    print(json.dumps(what), flush=True)


def main() -> None:
    name, url, seconds = sys.argv[1:]
    os.nice(NICE)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(perform(ATTACKS[name], Target.of(url), float(seconds)))


if __name__ == "__main__":
    main()
