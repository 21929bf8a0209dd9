// A panel beside a thing: on the page, next to it, and not over what should stay free.

import { describe, expect, it } from 'vitest';

import { beside, type Rect } from '../../src/ui/dom/beside';

const page: Rect = { left: 0, top: 0, right: 1000, bottom: 600 };
const size = { width: 200, height: 100 };
const at = (x: number, y: number): Rect => ({ left: x - 20, top: y - 20, right: x + 20, bottom: y + 20 });
const box = ({ left, top }: { left: number; top: number }): Rect => ({
  left,
  top,
  right: left + size.width,
  bottom: top + size.height,
});
const over = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('a panel', () => {
  it.each([
    [500, 300],
    [20, 20],
    [990, 20],
    [20, 590],
    [990, 590],
    [500, 5],
    [995, 300],
  ])('beside %i %i is on the page and leaves the thing free', (x, y) => {
    const found = box(beside(at(x, y), size, page, []));
    expect(over(found, at(x, y))).toBe(false);
    expect(found.left).toBeGreaterThanOrEqual(page.left);
    expect(found.top).toBeGreaterThanOrEqual(page.top);
    expect(found.right).toBeLessThanOrEqual(page.right);
    expect(found.bottom).toBeLessThanOrEqual(page.bottom);
  });

  it('goes where nothing is in the way', () => {
    const avoid = [
      { left: 300, top: 100, right: 700, bottom: 290 },
      { left: 530, top: 200, right: 800, bottom: 400 },
      { left: 200, top: 200, right: 470, bottom: 400 },
    ];
    const place = beside(at(500, 300), size, page, avoid);
    expect(place.side).toBe('below');
    for (const one of avoid.slice(0, 1)) expect(over(box(place), one)).toBe(false);
  });

  it('stays on a page that is too small for it', () => {
    const small = { left: 0, top: 0, right: 150, bottom: 90 };
    expect(beside(at(50, 50), size, small, [])).toMatchObject({ left: 0, top: 0 });
  });
});
