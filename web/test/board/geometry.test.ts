import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';

import { PATTERNS, zoneLooks } from '../../src/art/zones';
import Board from '../../src/board/Board.svelte';
import { held, WHOLE, zoomed } from '../../src/board/motion/camera';
import {
  BADGE,
  badgeSpots,
  boxAt,
  bridges,
  CORE,
  FIGURE,
  heightOf,
  letterAt,
  MARGIN,
  meeting,
  nearest,
  overlap,
  plates,
  pointsOf,
  radiusOf,
  sector,
  slopeArrows,
  toward,
  turned,
  viewOf,
  WIDTH,
  type Direction,
} from '../../src/board/geometry';
import { spaceNames } from '../../src/text/spaceNames';
import { content } from '../data';

const boards = Object.values(content('en').boards);

describe.each(
  boards.flatMap(
    (board) =>
      [
        [board.id, board],
        [`${board.id}, upright`, turned(board)],
      ] as const,
  ),
)('%s', (_, board) => {
  const points = [...pointsOf(board).entries()];
  const radius = radiusOf(board);

  it('has room for all discs', () => {
    for (const [i, [a, one]] of points.entries())
      for (const [b, other] of points.slice(i + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y), `${a} and ${b}`).toBeGreaterThan(2 * radius);
  });

  it('tells figures on all spaces apart: none covers what tells about another', () => {
    for (const [i, [a, one]] of points.entries())
      for (const [b, other] of points.slice(i + 1))
        expect(overlap(boxAt(one, CORE, radius), boxAt(other, CORE, radius)), `${a} and ${b}`).toBe(false);
  });

  it('shows every figure whole', () => {
    const view = viewOf(board);
    for (const [id, point] of points) {
      const box = boxAt(point, FIGURE, radius);
      expect(box.left, id).toBeGreaterThanOrEqual(view.x);
      expect(box.top, id).toBeGreaterThanOrEqual(view.y);
      expect(box.right, id).toBeLessThanOrEqual(view.x + view.width);
      expect(box.bottom, id).toBeLessThanOrEqual(view.y + view.height);
    }
  });

  it('puts diamonds and arches where they hide no letter of another space', () => {
    for (const space of board.spaces.filter((one) => one.start || one.passage)) {
      const [spot] = badgeSpots(board, space);
      const here = pointsOf(board).get(space.id);
      if (!spot || !here) throw new Error('no corner');
      for (const other of board.spaces.filter((one) => one.id !== space.id))
        other.zones.forEach((_zone, i) => {
          const there = pointsOf(board).get(other.id) ?? { x: 0, y: 0 };
          const letter = letterAt(i, other.zones.length, radius);
          const away = Math.hypot(there.x + letter.x - here.x - spot.x, there.y + letter.y - here.y - spot.y);
          expect(away, `${space.id} over ${other.id}`).toBeGreaterThan(BADGE * radius);
        });
    }
  });

  it('names every space where no figure, letter, diamond or other name is', () => {
    const named = plates(board);
    expect(named.map(({ space }) => space)).toEqual(board.spaces.map(({ id }) => id));
    const at = pointsOf(board);
    const here = (id: string, by = { x: 0, y: 0 }) => ({
      x: (at.get(id)?.x ?? 0) + by.x,
      y: (at.get(id)?.y ?? 0) + by.y,
    });
    for (const [i, { space, box }] of named.entries()) {
      for (const other of named.slice(i + 1))
        expect(overlap(box, other.box), `${space} and ${other.space}`).toBe(false);
      const away = ({ x, y }: { x: number; y: number }): number =>
        Math.abs(Math.max(box.left - x, 0, x - box.right)) + Math.abs(Math.max(box.top - y, 0, y - box.bottom));
      for (const other of board.spaces) {
        expect(overlap(box, boxAt(here(other.id), CORE, radius)), `${space} and who stands on ${other.id}`).toBe(false);
        other.zones.forEach((_zone, n) =>
          expect(
            away(here(other.id, letterAt(n, other.zones.length, radius))),
            `${space} and a letter of ${other.id}`,
          ).toBeGreaterThan(0.1 * radius),
        );
        for (const spot of badgeSpots(board, other).slice(0, Number(!!other.start) + Number(other.passage)))
          expect(away(here(other.id, spot)), `${space} and the badge of ${other.id}`).toBeGreaterThan(0.3 * radius);
      }
      expect(box.bottom).toBeLessThan(heightOf(board) + MARGIN);
      expect(box.right).toBeLessThan(WIDTH + MARGIN);
    }
  });

  it('builds a bridge at each crossing, away from all discs', () => {
    const found = bridges(board);
    expect(found).toHaveLength(board.crossings.length);
    for (const bridge of found)
      for (const [id, point] of points)
        expect(Math.hypot(point.x - bridge.x, point.y - bridge.y), id).toBeGreaterThan(radius);
  });

  it('lists every crossing there is', () => {
    const at = pointsOf(board);
    let count = 0;
    board.edges.forEach(([a, b], i) => {
      for (const [c, d] of board.edges.slice(i + 1)) {
        const ends = [a, b, c, d].map((id) => at.get(id) ?? { x: 0, y: 0 });
        const [p, q, r, s] = ends as [(typeof ends)[0], (typeof ends)[0], (typeof ends)[0], (typeof ends)[0]];
        if (new Set([a, b, c, d]).size === 4 && p && q && r && s && meeting(p, q, r, s)) count += 1;
      }
    });
    expect(count).toBe(board.crossings.length);
  });

  it('can be walked over by arrow keys', () => {
    const at = pointsOf(board);
    const first = board.spaces[0]?.id ?? '';
    const seen = new Set([first]);
    for (const id of seen)
      for (const way of ['left', 'right', 'up', 'down'] as Direction[]) {
        const next = toward(at, id, way);
        if (next !== null) seen.add(next);
      }
    expect(seen.size).toBe(board.spaces.length);
  });

  it('gives each zone a letter, and a pattern of its own', () => {
    const looks = zoneLooks(board.zones);
    expect(new Set(looks.map((look) => look.letter)).size).toBe(looks.length);
    expect(new Set(looks.map((look) => look.pattern)).size).toBe(Math.min(looks.length, PATTERNS.length));
  });
});

it.each(boards.map((board) => [board.id, board] as const))(
  '%s turns a quarter to the right, unmirrored',
  (_, board) => {
    const upright = pointsOf(turned(board));
    const scale = WIDTH / heightOf(board);
    for (const [id, { x, y }] of pointsOf(board)) {
      expect(upright.get(id)?.x).toBeCloseTo(WIDTH - y * scale);
      expect(upright.get(id)?.y).toBeCloseTo(x * scale);
    }
  },
);

describe('parts of a disc', () => {
  it.each([2, 3, 4, 5, 6])('fill it when there are %i', (n) => {
    const number = '(-?[\\d.e-]+)';
    const ends = Array.from({ length: n }, (_, i) => {
      const found = new RegExp(`^M0 0L${number} ${number}A50 50 0 0 1 ${number} ${number}Z$`).exec(sector(i, n, 50));
      if (!found) throw new Error(sector(i, n, 50));
      return found.slice(1).map(Number) as [number, number, number, number];
    });
    ends.forEach(([x, y], i) => {
      const after = ends[(i + 1) % n] ?? [0, 0, 0, 0];
      expect(Math.hypot(x - after[2], y - after[3])).toBeLessThan(0.05);
    });
  });

  it('is whole when there is one', () => {
    expect(sector(0, 1, 50)).toBe('M-50 0A50 50 0 1 1 50 0A50 50 0 1 1 -50 0Z');
  });

  it('keeps letters inside', () => {
    for (const n of [1, 2, 3, 4, 5, 6])
      for (let i = 0; i < n; i++) {
        const { x, y } = letterAt(i, n, 100);
        expect(Math.hypot(x, y)).toBeLessThan(85);
      }
  });
});

describe('lines', () => {
  it('meet where they cross', () => {
    expect(meeting({ x: 0, y: 0 }, { x: 10, y: 10 }, { x: 0, y: 10 }, { x: 10, y: 0 })).toEqual({ x: 5, y: 5 });
  });

  it('do not meet beyond their ends, nor when they run side by side', () => {
    expect(meeting({ x: 0, y: 0 }, { x: 1, y: 1 }, { x: 0, y: 10 }, { x: 10, y: 0 })).toBeNull();
    expect(meeting({ x: 0, y: 0 }, { x: 9, y: 0 }, { x: 0, y: 1 }, { x: 9, y: 1 })).toBeNull();
  });
});

it('finds the space under a finger', () => {
  const points = new Map([
    ['a', { x: 0, y: 0 }],
    ['b', { x: 100, y: 0 }],
  ]);
  expect(nearest(points, { x: 70, y: 10 }, 45)).toBe('b');
  expect(nearest(points, { x: 50, y: 60 }, 45)).toBeNull();
});

describe('the camera', () => {
  it('keeps the point it looks closer at', () => {
    const camera = zoomed(WHOLE, 2, 300, 100, 800, 500);
    expect(camera).toEqual({ scale: 2, x: -300, y: -100 });
  });

  it('never shows what is beside the board', () => {
    expect(held({ scale: 2, x: 50, y: -9000 }, 800, 500)).toEqual({ scale: 2, x: 0, y: -500 });
    expect(zoomed({ scale: 2, x: -300, y: -100 }, 0.1, 0, 0, 800, 500)).toEqual({ scale: 1, x: 0, y: 0 });
  });
});

describe('the arrow of a slope', () => {
  const points = new Map([
    ['high', { x: 0, y: 0 }],
    ['low', { x: 300, y: 0 }],
    ['under', { x: 0, y: 300 }],
  ]);

  it('points from the higher space to the lower one, in the middle of the road', () => {
    expect(slopeArrows([['high', 'low']], points, [], 50)).toEqual([{ x: 150, y: 0, angle: 0 }]);
    expect(slopeArrows([['low', 'high']], points, [], 50)).toEqual([{ x: 150, y: 0, angle: 180 }]);
    expect(slopeArrows([['high', 'under']], points, [], 50)).toEqual([{ x: 0, y: 150, angle: 90 }]);
  });

  it('makes room for a bridge', () => {
    const bridge = { x: 140, y: 0, angle: 90 };
    expect(slopeArrows([['high', 'low']], points, [bridge], 50)).toEqual([{ x: 198, y: 0, angle: 0 }]);
    const two = [145, 190].map((x) => ({ ...bridge, x }));
    expect(slopeArrows([['high', 'low']], points, two, 40)[0]!.x).toBeCloseTo(102);
  });

  it('is drawn on a board with its bonus, and nowhere else', () => {
    const board = boards.find(({ id }) => id === 'sarpedon')!;
    const [first, second] = board.edges;
    const drawn = (high_ground: [string, string][]): Element =>
      render(Board, { board: { ...board, high_ground } }).container;
    expect(drawn([]).querySelector('.slope')).toBeNull();
    const slopes = drawn([first!, second!]).querySelectorAll('.slope');
    expect([...slopes].map((slope) => slope.textContent)).toEqual(['+1', '+1']);
  });

  it('is told of the higher space', () => {
    const board = boards.find(({ id }) => id === 'sarpedon')!;
    const [high, low] = board.edges[0]!;
    const { container } = render(Board, { board: { ...board, high_ground: [[high, low]] } });
    const told = [...container.querySelectorAll('[data-space]')].flatMap((space) => {
      const below = /higher than ([^;]*)/.exec(space.getAttribute('aria-label') ?? '')?.[1];
      return below === undefined ? [] : [[space.getAttribute('data-space'), below]];
    });
    expect(told).toEqual([[high, spaceNames(board).get(low)]]);
  });
});
