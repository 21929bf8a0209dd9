// After the last event of an answer the view is the one the server sends: over whole matches of all heroes and modes.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { viewAfter } from '../../src/presentation/shownView';
import type { EventData, ViewData } from '../../src/protocol';

interface Played {
  view: ViewData;
  steps: { events: EventData[]; changed: Record<string, unknown> }[];
}

const folder = join(import.meta.dirname, '../updates');
const matches = readdirSync(folder).map(
  (name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf-8')) as Played] as const,
);

/** What events change, as tools/browser_vectors.py writes it. */
function shown(view: ViewData): Record<string, unknown> {
  return Object.fromEntries([
    ['active', view.active],
    ['turn', view.turn],
    ['actions', view.actions],
    ...view.fighters.map(({ id, space, health }) => [`fighter ${id}`, [space, health]]),
    ...view.seats.map((one) => [`piles ${one.seat}`, [one.hand_size, one.deck_size, ...one.discard]]),
    ...view.tokens.map(({ seat, id, shows }) => [`token ${seat} ${id}`, shows]),
    ...view.markers.map(({ seat, id, spaces }) => [`marker ${seat} ${id}`, [...spaces].sort()]),
  ]) as Record<string, unknown>;
}

describe.each(matches)('%s', (_, { view: first, steps }) => {
  it('follows the server through the whole match', () => {
    let view = first;
    let wanted = shown(first);
    for (const { events, changed } of steps) {
      wanted = { ...wanted, ...changed };
      view = events.reduce(viewAfter, view);
      expect(shown(view), JSON.stringify(events)).toEqual(wanted);
    }
  });
});
