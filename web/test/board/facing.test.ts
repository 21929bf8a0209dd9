import { expect, it } from 'vitest';

import { lookLeft } from '../../src/board/facing';
import type { EventData, FighterData } from '../../src/protocol';
import { posesOf } from '../../src/table/fighters/poses';

const fighter = (id: string, seat: string): FighterData => ({
  id,
  seat,
  hero: true,
  ranged: false,
  health: 5,
  max: 5,
  space: id,
  zones: [],
});
const fighters = [fighter('a', 'p1'), fighter('b', 'p1'), fighter('c', 'p2'), fighter('d', 'p3')];
const PLACES: Record<string, number> = { a: 0, b: 10, c: 30, d: 90 };
const left = (allied = (x: string, y: string) => x === y, attack: { from: string; to: string } | null = null) =>
  [...lookLeft(fighters, ({ id }) => ({ x: PLACES[id] ?? 0, y: 0 }), allied, attack)].sort();

it('lets figures look at the nearest opponent', () => {
  expect(left()).toEqual(['c', 'd']);
});

it('takes no teammate for an opponent', () => {
  expect(left((x, y) => x === y || [x, y].sort().join() === 'p1,p2')).toEqual(['d']);
});

it('lets two who fight look at each other', () => {
  expect(left(undefined, { from: 'c', to: 'd' })).toEqual(['d']);
});

it('lets figures look to the right where there is nobody', () => {
  const alone = fighters.slice(0, 2);
  expect([
    ...lookLeft(
      alone,
      () => ({ x: 0, y: 0 }),
      (x, y) => x === y,
      null,
    ),
  ]).toEqual([]);
  expect([
    ...lookLeft(
      fighters,
      () => undefined,
      (x, y) => x === y,
      null,
    ),
  ]).toEqual([]);
});

it('lets the attacker strike and whoever loses health be hit', () => {
  const strike: EventData = { kind: 'combat', step: 1, fighter: 'a', target: 'c' };
  const hit: EventData = { kind: 'damage', step: 1, fighter: 'c', amount: 2 };
  expect(posesOf([strike])).toEqual({ a: { pose: 'strike', cause: strike } });
  expect(posesOf([hit])).toEqual({ c: { pose: 'hit', cause: hit } });
  expect(posesOf([{ kind: 'draw', step: 1, seat: 'p1' }])).toEqual({});
});
