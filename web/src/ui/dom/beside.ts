// Where a small panel goes beside a thing: next to it, whole on the page, and over as little as can be of what is in
// the way.

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Side = 'above' | 'below' | 'left' | 'right';

export interface Place {
  left: number;
  top: number;
  side: Side;
  /** From the panel to the thing. */
  gap: number;
}

const SIDES: readonly Side[] = ['above', 'below', 'right', 'left'];
/** How far along the side of the thing, of one: its middle, then its ends. */
const SHIFTS: readonly number[] = [0.5, 0, 1, 0.25, 0.75];
/** What one pixel away from where it would be costs, in pixels of area. */
const AWAY = 3;
/** What covering the thing itself costs, of one for anything else. */
const THING = 60;

const area = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

function placed(thing: Rect, { width, height }: Size, gap: number, side: Side, shift: number): Place {
  const along = thing.left + shift * (thing.right - thing.left - width);
  const down = thing.top + shift * (thing.bottom - thing.top - height);
  switch (side) {
    case 'above':
      return { side, gap, left: along, top: thing.top - gap - height };
    case 'below':
      return { side, gap, left: along, top: thing.bottom + gap };
    case 'left':
      return { side, gap, left: thing.left - gap - width, top: down };
    case 'right':
      return { side, gap, left: thing.right + gap, top: down };
  }
}

/** The best place; `avoid` should stay free, the thing itself even more so. Of several gaps rather the first. */
export function beside(
  thing: Rect,
  size: Size,
  page: Rect,
  avoid: readonly Rect[],
  gaps: readonly number[] = [10],
): Place {
  let best: { place: Place; cost: number } | null = null;
  for (const gap of gaps)
    for (const side of SIDES)
      for (const shift of SHIFTS) {
        const wished = placed(thing, size, gap, side, shift);
        const left = between(page.left, wished.left, Math.max(page.left, page.right - size.width));
        const top = between(page.top, wished.top, Math.max(page.top, page.bottom - size.height));
        const box = { left, top, right: left + size.width, bottom: top + size.height };
        const moved = Math.abs(left - wished.left) + Math.abs(top - wished.top) + gap - gaps[0]!;
        const covered = avoid.reduce((sum, one) => sum + area(box, one), 0);
        const cost = covered + THING * area(box, thing) + AWAY * moved;
        if (best === null || cost < best.cost) best = { place: { left, top, side, gap }, cost };
      }
  return best!.place;
}
