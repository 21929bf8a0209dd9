// What a table is set up with before the player changes anything.

import { expect, it } from 'vitest';

import { SEAT_COUNTS } from '../src/protocol';
import { againstBots, isBotDuel, seated, seatGroups } from '../src/setup';

it('begins as a duel against a bot', () => {
  expect(isBotDuel(againstBots())).toBe(true);
});

it.each(SEAT_COUNTS.free_for_all)('has bots on the further seats of %i', (count) => {
  const setup = seated({ ...againstBots(), mode: 'free_for_all' }, count);
  expect(setup.seats.map(({ kind }) => kind)).toEqual(['person', ...Array<string>(count - 1).fill('bot')]);
  expect(isBotDuel(setup)).toBe(false);
});

it('keeps the seats that were chosen', () => {
  const setup = againstBots();
  const seats = setup.seats.map((seat) => ({ ...seat, kind: 'person' as const }));
  expect(seated({ ...setup, seats, mode: 'teams' }).seats.map(({ kind }) => kind)).toEqual([
    'person',
    'person',
    'bot',
    'bot',
  ]);
});

it('groups seats by team', () => {
  expect(seatGroups('teams', 4)).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(seatGroups('free_for_all', 3)).toEqual([[0, 1, 2]]);
});
