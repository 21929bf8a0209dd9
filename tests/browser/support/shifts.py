"""How far things on a page jump, as Chromium counts it: layout shift without recent input."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

MOST: Final = 0.1
"""Over a whole match."""

_RECORD: Final = """() => {
    const name = (node) => node === null ? '?' : (node.nodeName + '.' + (node.className?.baseVal ?? node.className));
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries())
            if (!hadRecentInput) shifts.push({ value, what: sources.map(({ node }) => name(node)).join(', ') });
    }).observe({ type: 'layout-shift' });
}"""


def record_shifts(page: Page) -> None:
    page.evaluate(_RECORD)


def expect_no_shifts(page: Page) -> None:
    """Since they are recorded."""
    found: list[dict[str, float | str]] = page.evaluate("shifts")
    assert sum(float(shift["value"]) for shift in found) < MOST, found
