// What a table is set up with before the player changes anything.

import { describe, expect, it } from 'vitest';

import { SEAT_COUNTS, type TableInfo } from '../src/protocol';
import { beginsAtOnce, planAgain, planFor, seated, seatGroups, seatsHere, WAYS } from '../src/setup';

describe('a way to play begins with', () => {
  it.each([
    ['bot', ['person', 'bot'], ['p1'], true],
    ['screen', ['person', 'person'], ['p1', 'p2'], true],
    ['friend', ['person', 'person'], ['p1'], false],
    ['four', ['person', 'bot', 'bot', 'bot'], ['p1'], true],
  ] as const)('%s: %j', (way, kinds, here, atOnce) => {
    const plan = planFor(way);
    expect(plan.setup.seats.map(({ kind }) => kind)).toEqual(kinds);
    expect(seatsHere(plan)).toEqual(here);
    expect(beginsAtOnce(plan)).toBe(atOnce);
  });

  it.each(WAYS)('%s: as many seats as its mode has', (way) => {
    const { mode, seats } = planFor(way).setup;
    expect(SEAT_COUNTS[mode]).toContain(seats.length);
  });
});

it('waits for people who sit elsewhere, and for their picks', () => {
  const plan = planFor('screen');
  expect(beginsAtOnce({ ...plan, mine: ['p1'] })).toBe(false);
  expect(beginsAtOnce({ ...plan, setup: { ...plan.setup, picking: 'blind' } })).toBe(false);
  expect(beginsAtOnce({ ...plan, setup: { ...plan.setup, picking: 'random' } })).toBe(true);
});

it.each(SEAT_COUNTS.free_for_all)('has bots on the further seats of %i', (count) => {
  const setup = seated({ ...planFor('bot').setup, mode: 'free_for_all' }, count);
  expect(setup.seats.map(({ kind }) => kind)).toEqual(['person', ...Array<string>(count - 1).fill('bot')]);
});

it('keeps the seats that were chosen', () => {
  const { setup } = planFor('screen');
  expect(seated({ ...setup, mode: 'teams' }).seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot', 'bot']);
});

it('groups seats by team', () => {
  expect(seatGroups('teams', 4)).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(seatGroups('free_for_all', 3)).toEqual([[0, 1, 2]]);
});

it('plays the same match again with another hero', () => {
  const { setup } = planFor('bot');
  const table = {
    setup: { ...setup, picking: 'random' },
    board: 'soho',
    seats: [
      { seat: 'p1', kind: 'person', hero: 'alice', level: null },
      { seat: 'p2', kind: 'bot', hero: 'medusa', level: 'hard' },
    ],
  } as unknown as TableInfo;
  const again = planAgain(table, ['p1'], 'p1', 'sinbad');
  expect(again.mine).toEqual(['p1']);
  expect(again.setup).toMatchObject({ board: 'soho', picking: 'chosen' });
  expect(again.setup.seats.map(({ kind, hero, level }) => [kind, hero, level])).toEqual([
    ['person', 'sinbad', setup.seats[0]!.level],
    ['bot', 'medusa', 'hard'],
  ]);
  expect(planAgain(table, ['p1'], 'p1', null).setup.seats[0]!.hero).toBeNull();
});
