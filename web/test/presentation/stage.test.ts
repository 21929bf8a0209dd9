import { expect, it } from 'vitest';

import { stageOf } from '../../src/presentation/stage';
import type { EventData, ViewData } from '../../src/protocol';
import { MatchNames } from '../../src/text/names';
import { content, translator } from '../data';

const names = new MatchNames(translator('en'), content('en').heroes, [{ seat: 'p1', hero: 'sinbad' }], []);
const riches = 'sinbad.riches_beyond_compare';
const events: EventData[] = [
  { kind: 'action', step: 3, seat: 'p1', action: 'scheme' },
  { kind: 'scheme', step: 3, seat: 'p1', card: riches, source: riches },
  { kind: 'effect', step: 3, seat: 'p1', source: riches, timing: 'scheme' },
  { kind: 'draw', step: 3, seat: 'p1' },
  { kind: 'discard', step: 3, seat: 'p1', card: riches, source: riches, cause: 'played' },
  { kind: 'turn', step: 3, seat: 'p2' },
];
const stages = (me: string | null, told = events) =>
  told.map((event, i) =>
    stageOf({ view: {} as ViewData, events: told.slice(0, i + 1), step: [event], lines: [], names, me }),
  );

it.each(['p1', 'p2', null])('shows the card of a scheme, with its line, until it is done, to %s', (me) => {
  const card = expect.objectContaining({ kind: 'card', source: riches, line: 0, aside: false, targets: [] });
  expect(stages(me)).toEqual([null, card, card, card, null, null]);
});

it('shows players no other cards of their own, not even a scheme that is a boost', () => {
  const boost: EventData[] = [
    { kind: 'action', step: 3, seat: 'p1', action: 'maneuver' },
    { kind: 'boost', step: 3, seat: 'p1', card: riches, source: riches },
  ];
  expect(stages('p1', boost)).toEqual([null, null]);
  expect(stages('p2', boost)).toEqual([null, expect.objectContaining({ kind: 'card', source: riches })]);
});
