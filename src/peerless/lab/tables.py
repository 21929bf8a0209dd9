"""The main figures of a run as tables, for the terminal and for Markdown pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from peerless.catalog.settings import side_count
from peerless.lab import summary
from peerless.lab.collect import MatchResult
from peerless.lab.ratings import rate
from peerless.lab.runner import Info
from peerless.lab.stats import Estimate, percent, points, quantile, span
from peerless.lab.summary import CardSummary, Matrix

LISTED: Final = 10
Run = tuple[Info, Sequence[MatchResult]]
"""The description of a run and its results."""


@dataclass(frozen=True)
class Table:
    """A table; the first columns are names, the others numbers."""

    title: str
    head: list[str]
    rows: list[list[str]]
    wide: bool = False
    """Too wide for a terminal."""
    names: int = 1
    """Number of columns that are names."""


def tables(info: Info, results: Sequence[MatchResult]) -> list[Table]:
    """The tables for the study of a run."""
    if not results:
        return []
    if info.study == "compare":
        return list(_comparison(info, results))
    if info.study == "ladder":
        return list(_ladder(info, results))
    return [*_heroes(info, results), *_cards(info, results)]


def markdown(*runs: Run) -> str:
    """A page about one run or several: what was played, how to repeat it, and the tables."""
    study = runs[0][0].study
    parts = [f"# {'Balance' if study == 'matchups' else study.capitalize()}\n"]
    for info, results in runs:
        if len(runs) > 1:
            parts.append(f"## Played by {', '.join(info.bots)}\n")
        parts += _played(info, results)
        if info is runs[0][0]:
            parts.append(_ABOUT)
        for table in tables(info, results):
            parts.append(f"{'##' if len(runs) == 1 else '###'} {table.title}\n")
            parts.append("| " + " | ".join(table.head) + " |")
            parts.append("|---" * table.names + "|---:" * (len(table.head) - table.names) + "|")
            parts += ["| " + " | ".join(row) + " |" for row in table.rows]
            parts.append("")
    return "\n".join(parts)


_ABOUT: Final = """\
Win rates count a draw as half a win. The 95 % Wilson interval is in parentheses; figures whose interval
excludes 50 % are bold. They show how well these bots play: a hero they cannot play well looks weak.
"""


def _played(info: Info, results: Sequence[MatchResult]) -> Iterator[str]:
    bots = ", ".join(f"`{bot}`" if bot == meant else f"`{bot}` (`{meant}`)" for bot, meant in info.bots.items())
    played = ", ".join(f"{name} {version}" for name, version in info.versions.items())
    yield f"{len(results):,} matches, bots {bots}, seed {info.seed}, rules {info.rules}, {played}. Written by\n"
    yield f"    {info.command}\n"


def share(e: Estimate) -> str:
    return f"{percent(e.value)} ({span(e)})" if e.count else "–"


def _heroes(info: Info, results: Sequence[MatchResult]) -> Iterator[Table]:
    matrix = summary.heroes_matrix(results)
    seats = summary.seats_by_hero(results)
    yield Table(
        "Heroes",
        ["hero", "wins", "as first player", "as second", "matches"],
        [
            [info.names[hero], share(e), share(seats[hero][0]), share(seats[hero][1]), str(e.count)]
            for hero in matrix.order
            for e in [matrix.overall[hero]]
        ],
    )
    yield _matrix("Who beats whom", matrix, info.names)
    boards = summary.first_seat_by_board(results)
    by_hero = summary.boards_by_hero(results)
    used = list(boards)
    if len(used) > 1:
        yield Table(
            "Heroes on boards",
            ["hero", *(info.names[board] for board in used)],
            [[info.names[hero], *(percent(by_hero[hero, board].value) for board in used)] for hero in matrix.order],
            wide=len(used) > 2,
        )
    rows = []
    for board, first in boards.items():
        rows.append([info.names[board], share(first), *_lengths([r.turns for r in results if r.board == board])])
    if len(used) > 1:
        rows.append(["all boards", share(summary.first_seat(results)), *_lengths(summary.lengths(results))])
    yield Table("First player and length", ["board", "first player wins", "median turns", "90 % end within"], rows)


def _lengths(turns: Sequence[int]) -> list[str]:
    return [str(quantile(turns, 0.5)), str(quantile(turns, 0.9))]


def _matrix(title: str, matrix: Matrix, names: dict[str, str]) -> Table:
    """Rows against columns, in percent; bold where the interval excludes 50."""
    rows = []
    for one in matrix.order:
        cells = []
        for other in matrix.order:
            e = matrix.cells.get((one, other))
            text = "·" if e is None else f"{100 * e.value:.0f}"
            cells.append(f"**{text}**" if e is not None and (e.low > 0.5 or e.high < 0.5) else text)
        rows.append([names.get(one, one), *cells])
    return Table(title, ["row against column", *(names.get(name, name) for name in matrix.order)], rows, wide=True)


def _cards(info: Info, results: Sequence[MatchResult]) -> Iterator[Table]:
    found = list(summary.cards(results).values())
    if info.study == "cards":
        for hero in info.subjects:
            own = sorted((card for card in found if card.hero == hero), key=lambda card: -card.lift)
            yield Table(f"Cards of {info.names[hero]}", _CARD_HEAD, [_card_row(info, card) for card in own])
        return
    yield Table(
        "Strongest cards when played",
        ["card", "hero", "wins if played", "above usual", "matches"],
        [
            [name, info.names[card.hero], share(e), points(card.lift), str(e.count)]
            for card in summary.strongest(found, LISTED)
            for name, e in [(info.names[f"{card.hero}.{card.card}"], card.when_played.estimate)]
        ],
        names=2,
    )
    yield Table(
        "Deadest cards in hand",
        ["card", "hero", "dead of those drawn", "drawn", "wins if drawn"],
        [
            [name, info.names[card.hero], share(card.dead), str(card.uses.drawn), share(card.when_drawn.estimate)]
            for card in summary.deadest(found, LISTED)
            for name in [info.names[f"{card.hero}.{card.card}"]]
        ],
        names=2,
    )


_CARD_HEAD: Final = ["card", "drawn", "played", "boosted with", "dead", "wins if drawn", "if played",
                     "if boosted with", "above usual"]  # fmt: skip


def _card_row(info: Info, card: CardSummary) -> list[str]:
    uses = card.uses
    return [
        info.names[f"{card.hero}.{card.card}"],
        str(uses.drawn),
        percent(uses.played / max(1, uses.drawn)),
        percent(uses.boosted / max(1, uses.drawn)),
        percent(card.dead.value),
        share(card.when_drawn.estimate),
        share(card.when_played.estimate),
        share(card.when_boosted.estimate),
        points(card.lift) if card.when_played.count else "–",
    ]


def _comparison(info: Info, results: Sequence[MatchResult]) -> Iterator[Table]:
    first, second = info.subjects[:2]
    found = summary.compare(results, (first, second))
    versions = [[name, share(e), str(e.count)] for name, e in zip((first, second), found.shares, strict=True)]
    yield Table("Versions", ["version", "wins", "matches"], versions)
    entries = [("all opponents", found.difference), *((info.names[o], e) for o, e in found.by_opponent.items())]
    yield Table(
        f"{second} minus {first}, in percentage points",
        ["against", "difference", "95 %", "pairs"],
        [[name, points(e.value), f"{points(e.low)} to {points(e.high)}", str(e.count)] for name, e in entries],
    )


def _ladder(info: Info, results: Sequence[MatchResult]) -> Iterator[Table]:
    costs = summary.costs(results)
    if results[0].mode != "duel":
        fair = 1 / side_count(results[0].mode, len(results[0].seats))
        shares = summary.shares_of_many(results, info.subjects, info.subjects[-1])
        yield Table(
            f"{results[0].mode} against {info.subjects[-1]}, fair share {percent(fair)}",
            ["bot", "wins", "matches", "ms per decision"],
            [[bot, share(e), str(e.count), f"{costs[bot][0]:.3g}"] for bot, e in shares.items()],
        )
        return
    matrix = summary.bots_matrix(results)
    yield Table(
        "Bots",
        ["bot", "rating", "± 2 σ", "wins", "ms per decision"],
        [
            [r.bot, f"{r.mu:.1f}", f"{2 * r.sigma:.1f}", share(matrix.overall[r.bot]), f"{costs[r.bot][0]:.3g}"]
            for r in rate(results)
        ],
    )
    yield Table(
        "Row against column",
        ["bot", *matrix.order],
        [
            [one, *("·" if one == other else share(matrix.cells[one, other]) for other in matrix.order)]
            for one in matrix.order
        ],
    )
    hero = summary.common_hero(results)
    if hero is not None and (found := summary.with_and_against(results, hero)):
        yield Table(
            f"With {info.names[hero]} and against",
            ["bot", "wins with", "wins against"],
            [[bot, share(found[bot][0]), share(found[bot][1])] for bot in matrix.order],
        )
