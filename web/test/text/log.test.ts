// Lines of the log that must not be one.

import { expect, it } from 'vitest';

import type { EventData } from '../../src/protocol';
import { LogWriter } from '../../src/text/events';
import { MatchNames } from '../../src/text/names';
import { content, translator } from '../data';

it('tells damage after a combat apart from the damage of the combat', () => {
  const names = new MatchNames(
    translator('en'),
    content('en').heroes,
    [
      { seat: 'p1', hero: 'medusa' },
      { seat: 'p2', hero: 'sinbad' },
    ],
    [
      { id: 'medusa', seat: 'p1' },
      { id: 'sinbad', seat: 'p2' },
    ],
  );
  const common = { kind: 'damage', fighter: 'sinbad', source: 'medusa.gaze_of_stone', combat: 1, step: 1 };
  const writer = new LogWriter(names, 'p1');
  writer.health.set('sinbad', 15);
  const lines = writer.tell([
    { ...common, amount: 1, damage: 'combat' },
    { ...common, amount: 8, damage: 'effect' },
  ] as EventData[]);
  const said = (args: Record<string, unknown>) =>
    names.translator.say('event-damage', { fighter: names.fighter('sinbad'), ...args } as never);
  const by = ` ${names.translator.say('event-by', { source: names.source('medusa.gaze_of_stone') })}`;
  expect(lines.map(({ text }) => text)).toEqual([
    said({ count: 1, cause: 'combat', left: 14, by: '' }),
    said({ count: 8, cause: 'effect', left: 6, by }),
  ]);
  expect(lines[1]?.text).toContain('8');
});
