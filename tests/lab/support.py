"""Small runs for the tests of the lab."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from peerless import Content
from peerless.lab.collect import MatchResult
from peerless.lab.play import play_task
from peerless.lab.results import read_results
from peerless.lab.runner import MATCHES, Info, describe
from peerless.lab.schedule import Task, matchups

HEROES = ("alice", "medusa", "dracula")
BOARDS = ("sarpedon", "soho")


def small_plan(content: Content, bot: str = "random", matches: int = 3, seed: int = 1) -> tuple[Info, list[Task]]:
    """Three heroes on two boards."""
    tasks = matchups(HEROES, BOARDS, (bot, bot), matches, seed)
    return describe("matchups", "peerless lab matchups", HEROES, seed, tasks, content), tasks


def played(content: Content, tasks: Sequence[Task]) -> list[MatchResult]:
    return [result for task in tasks for result in play_task(task, content)]


def timeless(results: Sequence[MatchResult]) -> list[MatchResult]:
    """Results without what may differ from one run to the next."""
    return [replace(r, seats=[replace(seat, cpu_ms=0.0) for seat in r.seats]) for r in results]


def kept(folder: Path) -> list[MatchResult]:
    return timeless(read_results(folder / MATCHES))
