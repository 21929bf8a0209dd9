"""Results on disk: `matches.csv`, one row per match, written during the run.

Every column except the last ones (`p1_cpu_ms` …) depends on the tasks alone. Lists inside a cell are separated by
spaces: `p1_lost` holds a number for each turn, `p1_cards` entries like `feint=2/1/0/1/3`, drawn / played / boosted with
/ dead in hand / damage dealt.
"""

from __future__ import annotations

import csv
import io
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, Self, TextIO

from peerless.catalog.settings import MOST_SEATS
from peerless.core.errors import RecordError
from peerless.lab.collect import USES, CardUse, MatchResult, SeatResult
from peerless.lab.schedule import Task
from peerless.messages.message import Message
from peerless.rules.notation import seat_name

_MATCH: Final = ("task", "seed", "mode", "board", "winners", "reason", "turns")
_SEAT: Final = ("hero", "bot", "asked", "health", "lost", "cards")
_TIME: Final = "cpu_ms"


def columns(seats: int) -> list[str]:
    """The header: the match, then each seat, then CPU times."""
    names = [seat_name(seat) for seat in range(seats)]
    return [*_MATCH, *(f"{name}_{what}" for name in names for what in _SEAT), *(f"{name}_{_TIME}" for name in names)]


def to_cells(result: MatchResult) -> list[str]:
    winners = "+".join(seat_name(seat) for seat in result.winners)
    cells = [result.task, str(result.seed), result.mode, result.board, winners, result.reason, str(result.turns)]
    for seat in result.seats:
        cards = " ".join(f"{name}={_use_text(use)}" for name, use in sorted(seat.cards.items()))
        lost = " ".join(map(str, seat.lost))
        cells += [seat.hero, seat.bot, str(seat.asked), str(seat.health), lost, cards]
    return cells + [f"{seat.cpu_ms:.3f}" for seat in result.seats]


def _use_text(use: CardUse) -> str:
    return "/".join(str(getattr(use, what)) for what in USES)


def from_cells(header: Sequence[str], cells: Sequence[str]) -> MatchResult:
    row = dict(zip(header, cells, strict=True))
    seats = [name for name in (seat_name(seat) for seat in range(MOST_SEATS)) if f"{name}_hero" in row]
    return MatchResult(
        task=row["task"],
        seed=int(row["seed"]),
        mode=row["mode"],
        board=row["board"],
        winners=tuple(seats.index(name) for name in filter(None, row["winners"].split("+"))),
        reason=row["reason"],
        turns=int(row["turns"]),
        seats=[_seat(row, name) for name in seats],
    )


def _seat(row: dict[str, str], name: str) -> SeatResult:
    cards = {}
    for entry in row[f"{name}_cards"].split():
        card, _, numbers = entry.partition("=")
        cards[card] = CardUse(*map(int, numbers.split("/")))
    return SeatResult(
        hero=row[f"{name}_hero"],
        bot=row[f"{name}_bot"],
        asked=int(row[f"{name}_asked"]),
        health=int(row[f"{name}_health"]),
        lost=[int(number) for number in row[f"{name}_lost"].split()],
        cards=cards,
        cpu_ms=float(row[f"{name}_{_TIME}"]),
    )


def read_results(path: Path) -> list[MatchResult]:
    """All matches of a file."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.reader(file)
        header = next(rows, [])
        try:
            return [from_cells(header, cells) for cells in rows]
        except (KeyError, TypeError, ValueError) as error:
            raise RecordError(Message("error-lab-row", file=path.name, line=rows.line_num, why=str(error))) from error


class Ledger:
    """The file of a run: takes the results of each task once, and reads on opening which tasks it has.

    A task counts if all its rows are present. Incomplete rows after an interruption are dropped and played again.
    """

    def __init__(self, path: Path, tasks: Sequence[Task]) -> None:
        self.path = path
        self.tasks = {task.id: task for task in tasks}
        self.header = columns(max(len(task.heroes) for task in tasks))
        self.done: set[str] = set()
        self.matches = 0
        rows = list(self._whole_rows())
        counts = Counter(row[0] for row in rows)
        self.done = {name for name, task in self.tasks.items() if counts[name] == len(task.seeds)}
        kept = [row for row in rows if row[0] in self.done]
        self.matches = len(kept)
        self._rewrite(kept)
        self._file: TextIO = path.open("a", encoding="utf-8", newline="")

    def _whole_rows(self) -> Iterator[list[str]]:
        """The complete rows: the last line of an interrupted run may be cut off."""
        if not self.path.exists():
            return
        text = self.path.read_text(encoding="utf-8")
        rows = list(csv.reader(io.StringIO(text[: text.rfind("\n") + 1])))
        if rows and rows[0] != self.header:
            raise RecordError(Message("error-lab-columns", file=str(self.path)))
        yield from (row for row in rows[1:] if len(row) == len(self.header))

    def _rewrite(self, rows: Iterable[list[str]]) -> None:
        """Replace the file atomically: readers see the old or the new one."""
        new = self.path.with_suffix(".new")
        with new.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([self.header, *rows])
            file.flush()
            os.fsync(file.fileno())
        new.replace(self.path)

    @property
    def left(self) -> list[Task]:
        """The tasks that have not been played yet."""
        return [task for name, task in self.tasks.items() if name not in self.done]

    def add(self, task: Task, results: Sequence[MatchResult]) -> None:
        """Store the results of a task. Results of a task that is already stored are ignored: they are the same."""
        if task.id in self.done:
            return
        if task.id not in self.tasks or [result.seed for result in results] != list(task.seeds):
            raise RecordError(Message("error-lab-task", task=task.id))
        text = io.StringIO()
        csv.writer(text, lineterminator="\n").writerows(to_cells(result) for result in results)
        self._file.write(text.getvalue())
        self._file.flush()
        self.done.add(task.id)
        self.matches += len(results)

    def close(self) -> None:
        """Sort the rows by task, whatever order they finished in."""
        self._file.close()
        order = {name: number for number, name in enumerate(self.tasks)}
        self._rewrite(sorted(self._whole_rows(), key=lambda row: order[row[0]]))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
