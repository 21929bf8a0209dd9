// A line of the log lights up what it speaks of.

import { expect, it } from 'vitest';

import { mentionOf, mentions } from '../../../src/table/log/mention';

const place = { kind: 'place', step: 1, fighter: 'p1.medusa', space: 's01' };
const move = { kind: 'move', step: 2, fighter: 'p1.medusa', path: ['s02', 's03'] };
const again = { kind: 'move', step: 3, fighter: 'p1.medusa', path: ['s04'] };
const other = { kind: 'move', step: 3, fighter: 'p2.alice', path: ['s09'] };

it('draws the way of a move from where the figure stood', () => {
  const events = [place, other, move, again];
  expect(mentionOf(move, events)).toEqual({ lit: ['p1.medusa', 's02', 's03'], path: ['s01', 's02', 's03'] });
  expect(mentionOf(again, events).path).toEqual(['s03', 's04']);
  expect(mentionOf(other, events).path).toEqual(['s09']);
});

it('names both of a fight, and nobody where a line is about cards', () => {
  expect(
    mentionOf({ kind: 'play', step: 4, fighter: 'p1.medusa', target: 'p2.alice', card: 'medusa.snipe' }, []).lit,
  ).toEqual(['p1.medusa', 'p2.alice']);
  expect(mentions({ kind: 'draw', step: 5, seat: 'p1', card: 'medusa.snipe' })).toBe(false);
});

it('shows where a marker came from', () => {
  expect(mentionOf({ kind: 'marker', step: 6, seat: 'p1', marker: 'fog', from: 's05', space: 's06' }, []).path).toEqual(
    ['s05', 's06'],
  );
});
