"""How a scene over the board is set, measured: nothing lies on anything else, nothing is cut, its fighters are seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playwright.sync_api import Page

DESKS: Final = ((1280, 720), (1920, 1080), (820, 1180))
PHONES: Final = ((390, 844), (844, 390), (360, 640))

_FAULTS: Final = """() => {
    const found = [];
    const stage = document.querySelector('.stage');
    const all = (what) => [...stage.querySelectorAll(what)].filter((node) => node.checkVisibility());
    const box = (node) => node.getBoundingClientRect();
    const named = (node) => `${node.className.baseVal ?? node.className.split(' ')[0]} "${node.textContent.trim()}"`;
    const over = (a, b, rim) =>
        a.left + rim < b.right && b.left + rim < a.right && a.top + rim < b.bottom && b.top + rim < a.bottom;
    const apart = (nodes, rim) => nodes.forEach((a, i) => nodes.slice(i + 1).forEach((b) => {
        if (over(box(a), box(b), rim)) found.push(`${named(a)} lies on ${named(b)}`);
    }));
    const within = (node, frame, rim) => {
        const [a, b] = [box(node), box(frame)];
        if (a.left < b.left - rim || a.right > b.right + rim || a.top < b.top - rim || a.bottom > b.bottom + rim)
            found.push(`${named(node)} leaves ${named(frame)}`);
    };
    const faces = all('.side .room .card:not(.down) .face, .single .face');
    const cards = [...faces, ...all('.nothing, .ability')];
    const score = all('.score');
    const words = ['.verdict', '.happening', '.after li', '.terms li', '.value', '.button'];
    const parts = [...cards, ...score, ...all('.side > header, .single .words')];
    apart(parts, 3);
    apart(all('.stamps li, .stamp'), 1);
    apart(score.flatMap((one) => [...one.querySelectorAll([...words, '.clash'].join())]), 4);
    for (const node of [...parts, ...all('.stamp')]) within(node, stage, 2);
    for (const node of all('.stamps li')) within(node, node.closest('.side'), 2);
    for (const one of score) for (const node of one.querySelectorAll(words.join())) within(node, one, 2);
    for (const face of faces)
        for (const line of face.querySelectorAll('.rules p, h3')) within(line, face, 2);
    for (const node of stage.querySelectorAll('.links .rim:not(.edge)')) {
        const { x, y, width, height } = box(node);
        const middle = new DOMRect(x + width / 4, y + height / 4, width / 2, height / 2);
        const seen = middle.left >= 0 && middle.top >= 0 && middle.right <= innerWidth && middle.bottom <= innerHeight;
        if (!seen) found.push('a fighter is out of sight');
        for (const part of parts)
            if (over(middle, box(part), 0)) found.push(`${named(part)} hides a fighter`);
    }
    return found;
}"""
_DRAWN: Final = """() => new Promise((drawn) => {
    const observer = new ResizeObserver(() => (observer.disconnect(), drawn()));
    observer.observe(document.body); // it calls back after the page has its shape
})"""
_REST: Final = """() => Promise.all(
    document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
        .map((one) => one.finished.catch(() => null))
)"""


_FRAME_MS: Final = 50
"""Of the clock of the page: texts are set smaller in the next frame."""


def expect_well_set(page: Page, sizes: Sequence[tuple[int, int]]) -> int:
    """Of the scene that is shown, on screens of all sizes, once it has come to rest; how long that took."""
    before = page.viewport_size
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_DRAWN)
        page.clock.run_for(_FRAME_MS)
        page.evaluate(_REST)
        found: list[str] = page.evaluate(_FAULTS)
        assert found == [], "\n".join([f"{width} x {height}", *found])
    if before is not None:
        page.set_viewport_size(before)
    return len(sizes) * _FRAME_MS


def fighters_lit(page: Page) -> int:
    """How many fighters stand in a light, where that is."""
    return page.locator(".links .rim:not(.edge)").count()
