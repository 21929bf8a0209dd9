// My matches: which lines are shown, and what they add up to.

import { beforeEach, describe, expect, it } from 'vitest';

import { heroRecords } from '../../src/pages/history/heroRecord';
import { FILTERS, passes, watchedLine, type Line } from '../../src/pages/history/lines';
import { forgetAllWatched, forgetWatched, noteWatched, watchedTables } from '../../src/pages/history/watchedTables';
import type { TableInfo } from '../../src/protocol';

function line(heroes: string[], mine: number[], winners: string[] | null, watched = false): Line {
  const seats = heroes.map((hero, i) => ({ seat: `p${i + 1}`, hero, mine: mine.includes(i) }));
  return { seats, watched, result: winners === null ? null : { winners, reason: 'WIN-1' } } as unknown as Line;
}

describe('the record', () => {
  it('counts wins, losses and draws of finished matches by hero, most played first', () => {
    const lines = [
      line(['alice', 'medusa'], [0], ['p1']),
      line(['alice', 'medusa'], [0], ['p2']),
      line(['medusa', 'alice'], [1], []),
      line(['sinbad', 'medusa'], [0], ['p1']),
      line(['genie', 'medusa'], [0], null),
    ];
    expect(heroRecords(lines)).toEqual([
      { hero: 'alice', won: 1, lost: 1, drawn: 1 },
      { hero: 'sinbad', won: 1, lost: 0, drawn: 0 },
    ]);
  });

  it('leaves out matches of others and those played from both sides', () => {
    expect(heroRecords([line(['alice', 'medusa'], [], ['p1'])])).toEqual([]);
    expect(heroRecords([line(['alice', 'medusa'], [0, 1], ['p1'])])).toEqual([]);
    expect(heroRecords([line(['alice', 'medusa'], [0, 1], [])])).toEqual([]);
  });

  it('counts both heroes of a team', () => {
    const team = line(['alice', 'medusa', 'sinbad', 'genie'], [0, 2], ['p1', 'p3']);
    expect(heroRecords([team])).toEqual([
      { hero: 'alice', won: 1, lost: 0, drawn: 0 },
      { hero: 'sinbad', won: 1, lost: 0, drawn: 0 },
    ]);
  });
});

describe('a filter', () => {
  const played = line(['alice', 'medusa'], [0], ['p1']);
  const started = line(['alice', 'medusa'], [], ['p1']);
  const watched = line(['alice', 'medusa'], [], null, true);

  it.each([
    ['all', [true, true, true]],
    ['played', [true, false, false]],
    ['started', [false, true, false]],
    ['watched', [false, false, true]],
  ] as const)('%s', (filter, shown) => {
    expect([played, started, watched].map((one) => passes(one, filter, null))).toEqual(shown);
  });

  it('by hero means the hero one played, or any where one did not', () => {
    expect(FILTERS.filter((filter) => passes(played, filter, 'medusa'))).toEqual([]);
    expect(passes(played, 'all', 'alice')).toBe(true);
    expect(passes(watched, 'all', 'medusa')).toBe(true);
    expect(passes(watched, 'all', 'genie')).toBe(false);
  });
});

describe('watched tables', () => {
  beforeEach(() => localStorage.clear());

  it('are kept the last one first, each once, until they are forgotten', () => {
    for (const table of ['a', 'b', 'a']) noteWatched({ table, invite: 'x' });
    expect(watchedTables().map(({ table }) => table)).toEqual(['a', 'b']);
    forgetWatched('a');
    expect(watchedTables()).toEqual([{ table: 'b', invite: 'x' }]);
    forgetAllWatched();
    expect(watchedTables()).toEqual([]);
  });

  it.each(['nonsense', '{}', '[1, {"table": "../x", "invite": ""}, {"table": "a"}]'])('are none after %s', (kept) => {
    localStorage.setItem('peerless.watched', kept);
    expect(watchedTables()).toEqual([]);
  });

  it('are lines without a seat of one’s own', () => {
    const info = {
      table: 't',
      phase: 'playing',
      setup: { mode: 'duel', edition: 'current', rated: false },
      seats: [{ seat: 'p1', kind: 'bot', name: '', claimed: false, hero: 'alice', level: 'easy' }],
      board: 'soho',
    } as unknown as TableInfo;
    expect(watchedLine(info)).toMatchObject({ table: 't', watched: true, seats: [{ hero: 'alice', mine: false }] });
  });
});
