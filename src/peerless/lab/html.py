"""Pieces of the report: heat map, rows with intervals, plots, tables. Plain markup, drawn by `report.css`."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from peerless.lab.stats import Estimate, percent, quantile, span
from peerless.lab.summary import Curve, Matrix

Name = Callable[[str], str]
FULL_COLOR: Final = 0.3  # at this distance from even, a cell has its darkest color
WIDTH, HEIGHT = 420, 230  # of a plot, in its own units
LEFT, BOTTOM = 34, 30


def section(name: str, title: str, *parts: str, note: str = "") -> str:
    """A part of the page; `name` is its id, for links."""
    about = f'<p class="note">{escape(note)}</p>' if note else ""
    return f'<section id="{name}"><h2>{escape(title)}</h2>{about}{"".join(parts)}</section>\n'


def figures(entries: Iterable[tuple[str, str]]) -> str:
    """Large numbers with labels."""
    cells = (f'<div><span class="figure">{escape(f)}</span><span>{escape(about)}</span></div>' for f, about in entries)
    return f'<div class="figures">{"".join(cells)}</div>'


def heat_map(matrix: Matrix, name: Name, points_of: str) -> str:
    """Win rates of rows against columns; `points_of` is the caption."""
    head = "".join(f'<th scope="col"><span>{escape(name(other))}</span></th>' for other in matrix.order)
    rows = []
    for one in matrix.order:
        cells = [_heat_cell(one, other, matrix.cells.get((one, other)), name) for other in matrix.order]
        total = _heat_cell(one, "all", matrix.overall[one], name)
        rows.append(f'<tr><th scope="row">{escape(name(one))}</th>{"".join(cells)}{total}</tr>')
    return (
        f'<div class="scale">{escape(points_of)}: row loses<b></b>row wins. Bold: the interval excludes 50. '
        f"The line in a cell is its 95 % interval.</div>"
        f'<div class="scroll"><table class="heat"><thead><tr><th></th>{head}<th scope="col"><span>all</span></th></tr>'
        f"</thead><tbody>{''.join(rows)}</tbody></table></div>"
        '<output class="readout">Point at a cell, or tap it, for its interval.</output>'
    )


def _heat_cell(one: str, other: str, estimate: Estimate | None, name: Name) -> str:
    if estimate is None:
        return '<td class="none">·</td>'
    away = estimate.value - 0.5
    strength = min(1.0, abs(away) / FULL_COLOR) * 80
    tint = "--win" if away > 0 else "--lose"
    kind = "sure" if estimate.low > 0.5 or estimate.high < 0.5 else "even"
    against = "all others" if other == "all" else name(other)
    tip = f"{name(one)} against {against}: {percent(estimate.value)} ({span(estimate)}) of {estimate.count} matches"
    return (
        f'<td class="{kind}{" total" if other == "all" else ""}" tabindex="0" title="{escape(tip)}" '
        f'data-one="{escape(one)}" data-other="{escape(other)}" data-share="{estimate.value:.4f}" '
        f'data-low="{estimate.low:.4f}" data-high="{estimate.high:.4f}" data-count="{estimate.count}" '
        f'style="--tint:var({tint});--strength:{strength:.0f}">{100 * estimate.value:.0f}'
        f'<i style="left:{100 * estimate.low:.0f}%;width:{100 * (estimate.high - estimate.low):.0f}%"></i></td>'
    )


@dataclass(frozen=True)
class Row:
    """One line of a list of intervals."""

    label: str
    estimate: Estimate
    small: str = ""
    usual: float | None = None
    """Position of the mark; the middle of the list's scale by default."""
    text: str = ""
    """Text instead of value and interval in percent."""


def rows(entries: Sequence[Row], low: float = 0.0, high: float = 1.0, middle: float | None = 0.5) -> str:
    """Values with their intervals on one scale."""

    def at(value: float) -> float:
        return 100 * (min(high, max(low, value)) - low) / (high - low)

    lines = []
    for row in entries:
        mark = row.usual if row.usual is not None else middle
        zero = "" if mark is None else f'<span class="zero" style="left:{at(mark):.1f}%"></span>'
        tint = "--gold" if mark is None else "--win" if row.estimate.value >= mark else "--lose"
        e = row.estimate
        text = row.text or f"{percent(e.value)} <small>{span(e)}</small>"
        small = f"<small>{escape(row.small)}</small>" if row.small else ""
        lines.append(
            f'<div style="--tint:var({tint})"><span class="label">{escape(row.label)}{small}</span>'
            f'<span class="track">{zero}<span class="reach" style="left:{at(e.low):.1f}%;'
            f'width:{at(e.high) - at(e.low):.1f}%"></span><span class="dot" style="left:{at(e.value):.1f}%"></span>'
            f'</span><span class="value">{text}</span></div>'
        )
    return f'<div class="rows">{"".join(lines)}</div>'


def histogram(values: Sequence[int], caption: str) -> str:
    """A histogram; the value of the median match is marked."""
    counts = Counter(values)
    top = max(counts.values())
    last = max(quantile(values, 0.99), min(counts) + 1)
    shown = range(min(counts), last + 1)
    step = (WIDTH - LEFT) / len(shown)
    middle = quantile(values, 0.5)
    bars = []
    for number, value in enumerate(shown):
        height = (HEIGHT - BOTTOM - 10) * counts[value] / top
        kind = "bar middle" if value == middle else "bar"
        bars.append(
            f'<rect class="{kind}" x="{LEFT + number * step:.1f}" y="{HEIGHT - BOTTOM - height:.1f}" '
            f'width="{max(1.0, step - 1.5):.1f}" height="{height:.1f}"><title>{value}: {counts[value]}</title></rect>'
        )
    every = max(1, math.ceil(len(shown) / 8))
    labels = "".join(
        f'<text x="{LEFT + (number + 0.5) * step:.1f}" y="{HEIGHT - 10}" text-anchor="middle">{value}</text>'
        for number, value in enumerate(shown)
        if number % every == 0
    )
    scale = f'<text x="{LEFT - 6}" y="20" text-anchor="end">{top}</text>'
    return _plot(f"{_axis()}{''.join(bars)}{labels}{scale}", caption)


def lines(curves: Sequence[tuple[Curve, str, str]], caption: str, unit: str) -> str:
    """Curves over the rounds of a match, each with its class; labels are at the ends."""
    longest = max((len(curve.values) for curve, _, _ in curves), default=0)
    if longest < 2:
        return ""
    top = max(value for curve, _, _ in curves for value in curve.values) or 1.0
    plot_height = HEIGHT - BOTTOM - 14
    parts = [_axis()]

    def at(number: int, value: float) -> tuple[float, float]:
        return LEFT + number * (WIDTH - LEFT - 56) / (longest - 1), HEIGHT - BOTTOM - plot_height * value / top

    taken: list[float] = []
    for curve, kind, label in curves:
        places = [at(number, value) for number, value in enumerate(curve.values)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        x, y = places[-1]
        while any(abs(y - other) < 15 for other in taken):
            y -= 15 if y > 40 else -15
        taken.append(y)
        parts.append(f'<polyline class="line {kind}" points="{path}"/>')
        parts.append(f'<text class="{kind}" x="{x + 6:.1f}" y="{y + 5:.1f}">{escape(label)}</text>')
    every = max(1, math.ceil(longest / 8))
    for number in range(0, longest, every):
        parts.append(f'<text x="{at(number, 0)[0]:.1f}" y="{HEIGHT - 10}" text-anchor="middle">{number + 1}</text>')
    parts.append(f'<text x="{LEFT - 6}" y="{at(0, top)[1] + 5:.1f}" text-anchor="end">{top:.1f}</text>')
    parts.append(f'<text x="{LEFT + 4}" y="12">{escape(unit)}</text>')
    return _plot("".join(parts), caption)


def _axis() -> str:
    return f'<path class="axis" d="M{LEFT} 8 V{HEIGHT - BOTTOM} H{WIDTH}"/>'


def _plot(inside: str, caption: str) -> str:
    return (
        f'<figure><svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(caption)}">{inside}'
        f"</svg><figcaption>{escape(caption)}</figcaption></figure>"
    )


def multiples(curves: Mapping[str, Curve], name: Name, notes: Mapping[str, str]) -> str:
    """A small plot for each curve, all on the same scale."""
    longest = max((len(curve.values) for curve in curves.values()), default=0)
    top = max((value for curve in curves.values() for value in curve.values), default=0) or 1.0
    if longest < 2:
        return ""
    out = []
    for key, curve in curves.items():
        places = [(100 * i / (longest - 1), 50 - 48 * value / top) for i, value in enumerate(curve.values)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        end = places[-1][0] if places else 0
        out.append(
            f'<figure><svg viewBox="0 0 100 50" preserveAspectRatio="none" aria-hidden="true">'
            f'<polygon class="area" points="0,50 {path} {end:.1f},50"/><polyline class="line" points="{path}"/></svg>'
            f"<figcaption><b>{escape(name(key))}</b> {escape(notes.get(key, ''))}</figcaption></figure>"
        )
    return f'<div class="multiples">{"".join(out)}</div>'


def table(head: Sequence[str], body: Iterable[Sequence[str]]) -> str:
    """A table of text cells."""
    columns = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in body)
    inside = f"<thead><tr>{columns}</tr></thead><tbody>{lines}</tbody>"
    return f'<div class="scroll"><table class="plain">{inside}</table></div>'


def details(title: str, *parts: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{''.join(parts)}</details>"


READOUT: Final = """
for (const map of document.querySelectorAll('.heat')) {
  const readout = map.closest('section').querySelector('.readout');
  let shown = null;
  const show = (event) => {
    const cell = event.target.closest('td[data-share]');
    if (!cell) return;
    if (shown) shown.classList.remove('shown');
    cell.classList.add('shown');
    shown = cell;
    readout.textContent = cell.title;
  };
  for (const kind of ['pointerover', 'focusin', 'click']) map.addEventListener(kind, show);
}
"""


def page(title: str, style: str, body: str) -> str:
    """The whole self-contained document."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n{body}</main>\n"
        f"<script>{READOUT}</script>\n</body>\n</html>\n"
    )
