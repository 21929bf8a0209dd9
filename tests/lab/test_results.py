"""Results: what is measured, and the file that keeps it."""

from __future__ import annotations

from pathlib import Path

import pytest

import peerless
from peerless import Content
from peerless.core.errors import RecordError
from peerless.lab.collect import MatchResult
from peerless.lab.play import settings_of
from peerless.lab.results import Ledger, columns, from_cells, to_cells
from tests.cli.support import call
from tests.lab.support import played, small_plan, timeless
from tests.support.words import words


@pytest.fixture(scope="module")
def results(content: Content) -> list[MatchResult]:
    return played(content, small_plan(content, "plain")[1])


def test_what_is_measured_agrees_with_the_match(content: Content, results: list[MatchResult]) -> None:
    """Health, damage and cards of every match add up."""
    tasks = {task.id: task for task in small_plan(content, "plain")[1]}
    for result in results:
        tables = content.tables_for(settings_of(tasks[result.task]))
        assert len(result.winners) == 1
        loser = result.seats[1 - result.winners[0]]
        assert loser.health == 0
        assert result.seats[result.winners[0]].health > 0
        for number, seat in enumerate(result.seats):
            full = sum(health for f, health in enumerate(tables.f_health) if tables.f_seat[f] == number)
            hero = content.hero(seat.hero)
            assert len(seat.lost) == result.turns + 1
            assert sum(seat.lost) >= hero.hero.health - seat.health
            assert sum(seat.lost) <= full + 30  # recovery is bounded by what decks offer
            copies = {card.id: card.copies for card in hero.cards}
            assert set(seat.cards) <= set(copies)
            for use in seat.cards.values():
                assert use.played + use.boosted + use.dead <= use.drawn + 3  # some come back into play from elsewhere
            dealt = sum(use.damage for use in seat.cards.values())
            assert dealt <= sum(result.seats[1 - number].lost)


def test_first_hands_are_drawn(results: list[MatchResult]) -> None:
    for result in results:
        for seat in result.seats:
            assert sum(use.drawn for use in seat.cards.values()) >= 5


def test_cells_hold_everything(results: list[MatchResult]) -> None:
    header = columns(2)
    assert timeless([from_cells(header, to_cells(result)) for result in results]) == timeless(results)
    assert header[-2:] == ["p1_cpu_ms", "p2_cpu_ms"]


def test_watch_shows_the_same_match(content: Content, results: list[MatchResult], tmp_path: Path) -> None:
    result = results[0]
    seats = [argument for seat in result.seats for argument in ("--hero", seat.hero)]
    path = tmp_path / "match.json"
    call("watch", *seats, "--board", result.board, "--seed", str(result.seed), "--bot", "plain", "--record", str(path))
    match = peerless.replay(peerless.decode_record(path.read_bytes()), content)
    assert match.outcome is not None
    assert match.outcome.winners == tuple(f"p{seat + 1}" for seat in result.winners)
    assert len(match.answers) == sum(seat.asked for seat in result.seats)
    assert match.state.turn == result.turns


def test_a_ledger_takes_every_task_once(content: Content, tmp_path: Path) -> None:
    tasks = small_plan(content)[1][:3]
    matches = [played(content, [task]) for task in tasks]
    with Ledger(tmp_path / "matches.csv", tasks) as ledger:
        for _ in range(2):
            ledger.add(tasks[1], matches[1])
        assert [task.id for task in ledger.left] == [tasks[0].id, tasks[2].id]
        with pytest.raises(RecordError, match=words("error-lab-task", task=tasks[0].id)):
            ledger.add(tasks[0], matches[1])
    with Ledger(tmp_path / "matches.csv", tasks) as ledger:
        assert ledger.done == {tasks[1].id}
        assert ledger.matches == len(tasks[1].seeds)


@pytest.mark.parametrize("cut", [1, 2, 40, 200])
def test_what_an_interruption_cut_off_is_dropped(content: Content, tmp_path: Path, cut: int) -> None:
    """Wherever a write was cut: a task of which a row is missing is played again, others are kept."""
    tasks = small_plan(content)[1][:2]
    path = tmp_path / "matches.csv"
    with Ledger(path, tasks) as ledger:
        for task in tasks:
            ledger.add(task, played(content, [task]))
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    with Ledger(path, tasks) as ledger:
        assert [task.id for task in ledger.left] == [tasks[1].id]
        assert ledger.matches == len(tasks[0].seeds)
        ledger.add(tasks[1], played(content, [tasks[1]]))
    assert [line.split(b",p1_")[0][:60] for line in path.read_bytes().splitlines()] == [
        line.split(b",p1_")[0][:60] for line in whole.splitlines()
    ]


def test_a_foreign_file_is_refused(content: Content, tmp_path: Path) -> None:
    path = tmp_path / "matches.csv"
    path.write_text("a,b\n1,2\n", encoding="utf-8")
    with pytest.raises(RecordError, match=words("error-lab-columns", file=path)):
        Ledger(path, small_plan(content)[1])
