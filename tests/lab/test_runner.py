"""Runs: the same whatever the number of workers, interruptions and deaths."""

from __future__ import annotations

import multiprocessing
import os
import signal
from pathlib import Path

import pytest

from peerless import Content
from peerless.core.errors import BudgetError, RecordError, SettingsError
from peerless.lab import pool
from peerless.lab.collect import MatchResult
from peerless.lab.play import definitions_of
from peerless.lab.runner import INFO, MATCHES, describe, play, read_info
from tests.lab.support import kept, played, small_plan, timeless
from tests.support.words import words


def test_workers_change_nothing(content: Content, tmp_path: Path) -> None:
    info, tasks = small_plan(content)
    assert play(tmp_path / "one", info, tasks, content, workers=1)
    assert play(tmp_path / "two", info, tasks, content, workers=2)
    assert kept(tmp_path / "one") == kept(tmp_path / "two") == timeless(played(content, tasks))
    assert read_info(tmp_path / "two") == info


def test_an_interrupted_run_goes_on(content: Content, tmp_path: Path) -> None:
    """Ctrl-C after some tasks, a row cut off on top of it, then the same run again: nothing lost, nothing twice."""
    info, tasks = small_plan(content)
    whole = timeless(played(content, tasks))

    def interrupt(done: int, total: int) -> None:
        assert total == len(whole)
        if done >= 10:
            raise KeyboardInterrupt

    assert not play(tmp_path, info, tasks, content, progress=interrupt)
    assert 10 <= len(kept(tmp_path)) < len(whole)
    path = tmp_path / MATCHES
    path.write_bytes(path.read_bytes()[:-30])
    seen: list[int] = []
    assert play(tmp_path, info, tasks, content, progress=lambda done, total: seen.append(done))
    assert 0 < seen[0] < 10
    assert kept(tmp_path) == whole


def test_an_interrupted_pool_leaves_no_process(content: Content, tmp_path: Path) -> None:
    info, tasks = small_plan(content)
    before = _children()

    def interrupt(done: int, total: int) -> None:
        if done:
            raise KeyboardInterrupt

    assert not play(tmp_path, info, tasks, content, workers=2, progress=interrupt)
    assert _children() == before
    assert play(tmp_path, info, tasks, content)
    assert kept(tmp_path) == timeless(played(content, tasks))


def test_a_killed_worker_costs_nothing(content: Content) -> None:
    """A process that dies in the middle: a new pool plays what is left."""
    _, tasks = small_plan(content)
    others = _children()
    results: list[tuple[str, list[MatchResult]]] = []
    for task, matches in pool.play_in_pool(tasks, definitions_of(tasks, content), 2):
        if not results:
            victim = next(iter(_children() - others))
            assert victim is not None
            os.kill(victim, signal.SIGKILL)
        results.append((task.id, matches))
    assert sorted(name for name, _ in results) == sorted(task.id for task in tasks)
    found = dict(results)
    assert timeless([match for task in tasks for match in found[task.id]]) == timeless(played(content, tasks))


def test_workers_that_cannot_start_are_an_error(content: Content, monkeypatch: pytest.MonkeyPatch) -> None:
    _, tasks = small_plan(content)
    monkeypatch.setattr(pool, "MOST_DEATHS", 1)
    definitions = definitions_of(tasks, content)[1:]  # a hero is missing
    with pytest.raises(SettingsError, match=words("error-no-hero")):
        list(pool.play_in_pool(tasks, definitions, 2))
    monkeypatch.setattr(pool, "_start_worker", _die)
    with pytest.raises(BudgetError, match=words("error-lab-workers-die")):
        list(pool.play_in_pool(tasks, definitions, 2))


def test_a_worker_that_is_gone_need_not_be_stopped() -> None:
    worker = multiprocessing.get_context("spawn").Process(target=int)
    worker.start()
    worker.join()
    pool._abandon(worker)
    assert worker.exitcode == 0


def test_another_run_is_refused_in_the_folder_of_one(content: Content, tmp_path: Path) -> None:
    info, tasks = small_plan(content, matches=1)
    assert play(tmp_path, info, tasks, content)
    other, other_tasks = small_plan(content, matches=1, seed=2)
    with pytest.raises(
        RecordError, match=words("error-lab-another-run", folder=tmp_path, command=info.command, what="plan")
    ):
        play(tmp_path, other, other_tasks, content)
    (tmp_path / INFO).unlink()
    with pytest.raises(RecordError, match=words("error-lab-no-description", folder=tmp_path, file=INFO)):
        play(tmp_path, info, tasks, content)


def test_nothing_to_play_is_said(content: Content) -> None:
    with pytest.raises(SettingsError, match=words("error-lab-nothing")):
        describe("matchups", "", [], 1, [], content)


@pytest.mark.parametrize("text", ["", "{}", '{"format": "other"}'])
def test_a_damaged_description_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / INFO).write_text(text, encoding="utf-8")
    with pytest.raises(RecordError, match=words("error-lab-description")):
        read_info(tmp_path)


def _children() -> set[int | None]:
    """Worker processes of this one."""
    return {process.pid for process in multiprocessing.active_children()}


def _die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)
