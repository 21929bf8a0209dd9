// Every board has scenery: the bundled ones their own, all others one made from their data.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';

import { turned } from '../../src/board/geometry';
import Scenery from '../../src/board/Scenery.svelte';
import { drawnBoards, needScene, sceneOf } from '../../src/board/scenery/registry.svelte';
import { Room } from '../../src/board/scenery/room';
import { levelOf, sheetsOf, SKY, spread, type Field, type Prop } from '../../src/board/scenery/scene';
import type { BoardSheet } from '../../src/text/sheets';
import { content } from '../data';

const bundled = Object.values(content('en').boards);
const homebrew: BoardSheet = { ...bundled[0]!, id: 'constructor', name: 'Homebrew' };
/** Compressed bytes of the scene of one board. */
const MOST_BYTES = 6 * 1024;
/** Paths of one scene: it is painted once, but it is painted. */
const MOST_PATHS = 450;
const FIELD: Field = { width: 1052, height: 700, horizon: 119 };

beforeAll(() => Promise.all([...bundled, homebrew].map(({ id }) => needScene(id))));

it('is drawn for every bundled board', () => {
  expect([...drawnBoards].sort()).toEqual(bundled.map(({ id }) => id).sort());
  expect(new Set([...bundled, homebrew].map(sceneOf)).size).toBe(bundled.length + 1);
});

it.each(drawnBoards)('of %s is small', (board) => {
  expect(gzipSync(readFileSync(`src/board/scenery/boards/${board}.ts`)).length).toBeLessThan(MOST_BYTES);
});

describe.each([...bundled, homebrew].map((board) => [board.id, board] as const))('the scenery of %s', (_, board) => {
  it('has a color for each of its cuts', () => {
    const scene = sceneOf(board)!;
    expect(scene.tones).toHaveProperty(scene.ground);
    const sheets = sheetsOf(scene, FIELD, new Room(FIELD, { spaces: [] }));
    for (const { cuts } of sheets) for (const [tone] of cuts) expect(scene.tones).toHaveProperty(tone);
    const used = new Set(sheets.flatMap(({ cuts }) => cuts.map(([tone]) => tone)));
    expect(Object.keys(scene.tones).filter((tone) => !used.has(tone))).toEqual([]);
  });

  it.each([
    ['as it lies', board],
    ['upright', turned(board)],
  ])('is drawn whole, %s', (_way, drawn) => {
    const { container } = render(Scenery, { board: drawn });
    const paths = [...container.querySelectorAll('path')];
    expect(paths.length).toBeGreaterThan(60);
    expect(paths.length).toBeLessThan(MOST_PATHS);
    expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
  });
});

it('of a homebrew board has a banner for each of its zones, and another light for another board', () => {
  const [one, ...others] = ['castle', 'cave', 'moon', 'port'].map((id) => sceneOf({ ...homebrew, id })!);
  for (const { id } of homebrew.zones) {
    const index = homebrew.zones.findIndex((zone) => zone.id === id);
    expect(one!.props.filter(({ cuts }) => cuts.some(([tone]) => tone === `zone${index}`))).toHaveLength(1);
  }
  expect(others.some(({ tones }) => tones['sky'] !== one!.tones['sky'])).toBe(true);
  expect(sceneOf({ ...homebrew, id: 'castle' })).toEqual(one);
});

describe('a prop', () => {
  const prop: Prop = { width: 100, height: 100, cuts: [], near: [] };

  it('stands where it is wanted if nothing is there', () => {
    expect(new Room(FIELD, { spaces: [] }).take(prop, [0.5, 0.5])).toEqual([520, 350]);
  });

  it('makes room for spaces, roads, other props and what is in view', () => {
    const disc = { x: 520, y: 300 };
    const away = ([x, y]: [number, number]): number => Math.hypot(x - disc.x, y - 50 - disc.y);
    expect(away(new Room(FIELD, { spaces: [disc] }).take(prop, [0.5, 0.5]))).toBeGreaterThan(70);
    const roads = [
      [
        { x: 520, y: 0 },
        { x: 520, y: 700 },
      ],
    ] as const;
    const [x] = new Room(FIELD, { spaces: [], roads }).take(prop, [0.5, 0.5]);
    expect(Math.abs(x - 520)).toBeGreaterThan(50);
    const room = new Room(FIELD, { spaces: [] });
    const [first, second] = [room.take(prop, [0.5, 0.5]), room.take(prop, [0.5, 0.5])];
    expect(Math.max(Math.abs(first[0] - second[0]), Math.abs(first[1] - second[1]))).toBeGreaterThanOrEqual(90);
    const seen = { x: 100, y: 0, width: 800, height: 700 };
    expect(new Room(FIELD, { spaces: [], seen }).take(prop, [0, 0.5])[0]).toBeGreaterThanOrEqual(140);
  });

  it('stays on its ground, however much sky there is', () => {
    for (const horizon of [SKY * FIELD.height, 300]) {
      const field = { ...FIELD, horizon };
      const [, y] = new Room(field, { spaces: [] }).take({ ...prop, within: [0.6, 0.8] }, [0.5, 0.1]);
      expect(Math.abs(y - levelOf(field, 0.6))).toBeLessThan(1);
    }
    expect(levelOf({ ...FIELD, horizon: SKY * FIELD.height }, 0.6)).toBeCloseTo(0.6 * FIELD.height);
    expect(levelOf({ ...FIELD, horizon: 300 }, SKY)).toBe(300);
  });
});

it('spreads marks over all of a field', () => {
  const spots = spread(64);
  for (const [left, top] of [
    [0, 0],
    [0.5, 0],
    [0, 0.5],
    [0.5, 0.5],
  ] as const) {
    const inside = spots.filter(([x, y]) => x >= left && x < left + 0.5 && y >= top && y < top + 0.5);
    expect(inside.length).toBeGreaterThan(12);
  }
});
