"""Play tasks: the results depend only on the task and the content."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterable

from peerless.bots.base import Bot, bot_seed, stop_bots
from peerless.bots.registry import make_bot
from peerless.catalog.content import Content
from peerless.catalog.models import BoardDef, HeroDef
from peerless.catalog.settings import Settings
from peerless.core.tables import Tables
from peerless.lab.collect import Collector, MatchResult
from peerless.lab.schedule import Task
from peerless.rules.driver import apply, new_state
from peerless.rules.view import view_of

Definition = HeroDef | BoardDef
Played = Generator[tuple[Task, list[MatchResult]], None, None]
"""Tasks with their results, as they are finished."""


def definitions_of(tasks: Iterable[Task], content: Content) -> list[Definition]:
    """The heroes and boards of tasks, sent to the workers, which do not need the files."""
    tasks = list(tasks)
    heroes = sorted({hero for task in tasks for hero in task.heroes})
    boards = sorted({task.board for task in tasks})
    return [*map(content.hero, heroes), *map(content.board, boards)]


def content_of(definitions: Iterable[Definition]) -> Content:
    """A content with only these."""
    content = Content()
    for definition in definitions:
        content.add(definition)
    return content


def settings_of(task: Task) -> Settings:
    return Settings(heroes=list(task.heroes), board=task.board, mode=task.mode, edition=task.edition)


def play_task(task: Task, content: Content) -> list[MatchResult]:
    """Play the matches of a task, in the order of its seeds."""
    tables = content.tables_for(settings_of(task))
    return [_play(task, tables, seed) for seed in task.seeds]


def _play(task: Task, tables: Tables, seed: int) -> MatchResult:
    """Play one match, with the same seeds as `peerless watch`, so that you can watch any match there."""
    state = new_state(tables, seed)
    bots: list[Bot] = [make_bot(spec, bot_seed(seed, i)) for i, spec in enumerate(task.bots)]
    collector = Collector(state, task.bots)
    try:
        while not state.over:
            seat = int(state.ask_seat)
            view = view_of(state, seat)
            started = time.process_time()
            choice = bots[seat].choose(view)
            collector.asked(seat, time.process_time() - started)
            apply(state, choice)
    finally:
        stop_bots(bots)
    return collector.result(task.id, seed, task.mode)
