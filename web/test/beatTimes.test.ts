// The browser shows events of real matches as long as the server reckons: tools/browser_vectors.py writes both sides.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { beatTimes } from '../src/beatTimes';
import type { EventData } from '../src/protocol';

const matches = JSON.parse(readFileSync(join(import.meta.dirname, 'beats.json'), 'utf-8')) as Record<
  string,
  { event: EventData; ms: number }[]
>;

describe.each(Object.entries(matches))('%s', (_, timed) => {
  const events = timed.map(({ event }) => event);
  const wanted = timed.map(({ ms }) => ms);

  it('gives every event its time', () => {
    expect(beatTimes(events)).toEqual(wanted);
  });

  it('gives the same times however the events arrive', () => {
    for (let cut = 0; cut <= events.length; cut++)
      expect(beatTimes(events.slice(cut), events.slice(0, cut))).toEqual(wanted.slice(cut));
  });
});

it('an unknown kind takes no time', () => {
  expect(beatTimes([{ kind: 'later', step: 1 }])).toEqual([0]);
});
