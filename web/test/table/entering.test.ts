// When the heroes enter, and when the match begins without it.

import { afterEach, beforeEach, expect, it } from 'vitest';

import type { ViewData } from '../../src/protocol';
import { change } from '../../src/settings.svelte';
import { heroesEnter } from '../../src/table/entering';

const view = (wish: object = {}): ViewData =>
  ({ turn: 0, outcome: null, seats: [{ discard: [] }, { discard: [] }], ...wish }) as unknown as ViewData;
let count = 0;
/** A table that was not seen before. */
const table = (): string => `table ${(count += 1)}`;

beforeEach(() => {
  change({ speed: 1 });
  document.documentElement.dataset['motion'] = 'full';
});
afterEach(() => {
  delete document.documentElement.dataset['motion'];
});

it('once, at the start of a match', () => {
  const one = table();
  expect(heroesEnter(one, view())).toBe(true);
  expect(heroesEnter(one, view())).toBe(false);
  expect(heroesEnter(null, view())).toBe(false);
});

it.each([{ turn: 2 }, { outcome: { winners: [], reason: '' } }, { seats: [{ discard: ['x'] }] }])(
  'not in the middle of a match: %j',
  (wish) => {
    expect(heroesEnter(table(), view(wish))).toBe(false);
  },
);

it('not where motion is off, or everything is shown at once', () => {
  document.documentElement.dataset['motion'] = 'none';
  expect(heroesEnter(table(), view())).toBe(false);
  document.documentElement.dataset['motion'] = 'full';
  change({ speed: 0 });
  expect(heroesEnter(table(), view())).toBe(false);
});
