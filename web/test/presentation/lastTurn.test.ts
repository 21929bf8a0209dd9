import { describe, expect, it } from 'vitest';

import { sinceOwnTurn, turnSteps } from '../../src/presentation/lastTurn';
import type { EventData } from '../../src/protocol';
import type { LogLine } from '../../src/text/events';

const turn = (seat: string): EventData => ({ kind: 'turn', step: 1, seat });
const fill: EventData = { kind: 'draw', step: 1 };

describe('what is looked back on', () => {
  it.each([
    ['the others, from my own turn on', ['p1', 'p2', 'p3', 'p1'], [2, 6]],
    ['the others, while they play', ['p1', 'p2', 'p3'], [2, 6]],
    ['all others, before my first turn', ['p2', 'p3'], [0, 4]],
    ['nobody, if I have begun', ['p1'], [0, 0]],
  ])('is %s', (_, seats, range) => {
    expect(
      sinceOwnTurn(
        seats.flatMap((seat) => [turn(seat), fill]),
        'p1',
      ),
    ).toEqual(range);
  });

  it('is the last two turns for a spectator', () => {
    const events = ['p1', 'p2', 'p1'].flatMap((seat) => [turn(seat), fill]);
    expect(sinceOwnTurn(events, null)).toEqual([2, 6]);
  });
});

describe('its steps', () => {
  const snipe = 'medusa.snipe';
  const events: EventData[] = [
    turn('p2'),
    { kind: 'effect', step: 1, seat: 'p2', source: 'medusa:gaze', timing: 'start_of_turn' },
    { kind: 'damage', step: 1, fighter: 'alice', source: 'medusa:gaze' },
    { kind: 'action', step: 2, seat: 'p2', action: 'maneuver' },
    { kind: 'draw', step: 2, seat: 'p2' },
    { kind: 'boost', step: 3, seat: 'p2', card: 'medusa.dash', source: 'medusa.dash' },
    { kind: 'move', step: 4, fighter: 'medusa' },
    { kind: 'action', step: 5, seat: 'p2', action: 'attack' },
    { kind: 'play', step: 5, combat: 3, fighter: 'medusa', target: 'alice' },
    { kind: 'combat', step: 6, combat: 3 },
    { kind: 'damage', step: 6, combat: 3, fighter: 'alice', source: snipe },
    { kind: 'draw', step: 6, seat: 'p2' },
    turn('p1'),
  ];
  const silent = ['effect'];
  const lines = events
    .filter(({ kind, action }) => !silent.includes(kind) && action !== 'attack')
    .map((event): LogLine => ({ event, text: event.kind, times: 1 }));

  it('are the abilities, actions and combats, each with its card and words', () => {
    const steps = turnSteps(events, lines, [0, events.length - 1]);
    expect(steps.map(({ source, combat, lines: told }) => [source, combat, told.map(({ text }) => text)])).toEqual([
      ['medusa:gaze', null, ['turn', 'damage']],
      ['medusa.dash', null, ['action', 'draw', 'boost', 'move']],
      [null, 3, ['play', 'combat', 'damage']],
      [null, null, ['draw']],
    ]);
    expect(steps.every(({ seat }) => seat === 'p2')).toBe(true);
  });
});
