"""Attack a server as hostile clients would, and measure how much its players notice.

Each attack runs against a fresh `peerless serve` with default limits on loopback. Eight duels play at a fixed pace,
first alone, then while the hostile clients attack from a separate process. New players arrive in the meantime.

An attack is repelled if the players' answers take at most twice as long as before (p50; p99 too, unless it is under
50 ms), none takes longer than 500 ms, none is lost, the server's process stays under 200 MB, and the server lets new
players in.

The hostile process runs at a low priority, and attacks that are about amplification have a limited rate: on a machine
with two cores it would otherwise compete with the server for time, which is not what is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import uvloop

from bench.attack.attack import Attack
from bench.attack.catalog import ATTACKS
from bench.attack.report import BEGIN, Found, faults, markdown, render
from bench.attack.run import measure
from bench.attack.target import Target
from bench.attack.watch import Watch
from bench.server.host import Process, served, sqlite
from bench.server.report import put_between

SECONDS: Final = 6.0
"""Length of each attack; all of them with their preparation take five to six minutes."""
DESCRIPTORS: Final = 1024
"""The default limit of a service."""
WARNING: Final = """\
You are about to attack {url}. Do this only to your own server, and tell your players.
These attacks do little harm even if the limits fail: {names}.
They leave a few guests called Ann and their unfinished tables behind.
Over a network all clients share one address, which cannot create guests for an hour afterward.
"""


def main() -> None:
    args = _arguments()
    chosen = [ATTACKS[name] for name in args.attacks or ATTACKS if not args.url or ATTACKS[name].safe]
    if args.list:
        print("\n".join(f"{made.name}{' (safe)' if made.safe else ''}: {made.what}" for made in ATTACKS.values()))
        return
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(DESCRIPTORS, hard), hard))  # the server inherits it
    if args.url:
        print(WARNING.format(url=args.url, names=", ".join(made.name for made in chosen)), file=sys.stderr)
        if not args.yes and input("Type yes to go on: ") != "yes":
            raise SystemExit(2)
    rows: list[Found] = []
    tokens: dict[int, list[str]] = {}
    for made in chosen:
        print(f"{made.name}: {made.what}", file=sys.stderr, flush=True)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            rows.append(runner.run(_elsewhere(made, args, tokens) if args.url else _here(made, args.seconds)))
        print(f"  {'; '.join(faults(rows[-1])) or 'repelled'}", file=sys.stderr, flush=True)
    _tell(rows, args)
    raise SystemExit(1 if any(map(faults, rows)) else 0)


async def _here(made: Attack, seconds: float) -> Found:
    with sqlite() as (db, _), served(db, {"log_format": "json", **made.settings}) as (process, port):
        watch = Watch(process, Path(db.removeprefix("sqlite:")).parent)
        return await measure(made, Target("127.0.0.1", port), watch, seconds)


async def _elsewhere(made: Attack, args: argparse.Namespace, tokens: dict[int, list[str]]) -> Found:
    process = None if args.pid is None else Process(args.pid)
    return await measure(made, Target.of(args.url), Watch(process, None), args.seconds, tokens)


def _tell(rows: Sequence[Found], args: argparse.Namespace) -> None:
    if args.json:
        data = json.dumps(rows, indent=2, default=_plain) + "\n"
        Path(args.json).write_text(data, encoding="utf-8")
    if args.markdown is None:
        print(render(rows))
    elif args.markdown:
        put_between(Path(args.markdown), markdown(rows), BEGIN)
    else:
        print(markdown(rows))


def _plain(found: object) -> object:
    return {**vars(found), **({"faults": faults(found)} if isinstance(found, Found) else {})}


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.attack", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help="some attacks by name; without: all")
    parser.add_argument("--list", action="store_true", help="list the attacks and exit")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each attack (default %(default)g)")
    parser.add_argument("--markdown", nargs="?", const="", metavar="FILE", help="print Markdown, or put it into a page")
    parser.add_argument("--json", metavar="FILE", help="also write all figures")
    parser.add_argument("--url", help="attack a server that runs, with those attacks that do little harm")
    parser.add_argument("--pid", type=int, help="with --url: the server's process on this machine, to see its memory")
    parser.add_argument("--yes", action="store_true", help="with --url: do not ask")
    args = parser.parse_args()
    if unknown := [name for name in args.attacks if name not in ATTACKS]:
        parser.error(f"no such attack: {', '.join(unknown)}; --list names them")
    if harmful := [name for name in args.attacks if args.url and not ATTACKS[name].safe]:
        parser.error(f"only for a server of its own, without --url: {', '.join(harmful)}")
    if args.seconds <= 0:
        parser.error("--seconds must be positive")
    return args


if __name__ == "__main__":
    main()
