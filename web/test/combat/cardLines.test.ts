// The line that is lit in a combat is the line that happens, for every card of every hero. The engine recorded what
// happened (tools/combat_vectors.py); events alone do not say it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { combatAt } from '../../src/combat/steps';
import type { EventData } from '../../src/protocol';
import { sceneOf } from '../../src/combat/animation';
import { MatchNames, type FighterLike, type SeatLike } from '../../src/text/names';
import { content, voice } from '../data';

interface Recorded {
  seats: SeatLike[];
  fighters: FighterLike[];
  events: EventData[];
  fired: [number, string][];
}
const combats = JSON.parse(readFileSync(join(import.meta.dirname, '../combats.json'), 'utf-8')) as Recorded[];
const { heroes } = content('en');

it.each(combats.map((combat, i) => [`${i} ${combat.events[0]?.card ?? ''}`, combat] as const))(
  '%s',
  (_, { seats, fighters, events, fired }) => {
    const names = new MatchNames(voice('en'), heroes, seats, fighters);
    const scene = sceneOf(events, names);
    const lit = scene?.steps.flatMap((step, i) => {
      if (step.kind !== 'line') return [];
      const card = combatAt(scene.steps, i + 1)[step.side].card ?? scene[step.side].card;
      return [`${step.side} ${card?.card} ${card?.lines[step.line]?.timing}`];
    });
    const attacker = events[0]?.seat;
    // What happens when a card is laid is before the combat's own moments.
    expect(lit?.filter((line) => !line.endsWith('when_played'))).toEqual(
      fired.map(
        ([at, timing]) => `${events[at]?.seat === attacker ? 'attacker' : 'defender'} ${events[at]?.source} ${timing}`,
      ),
    );
  },
);

it('shows every line of every card that has one for a combat', () => {
  const seen = new Set(
    combats.flatMap(({ events, fired }) => fired.map(([at, timing]) => `${events[at]?.source} ${timing}`)),
  );
  const wanted = Object.values(heroes).flatMap(({ cards }) =>
    cards.flatMap(({ card, lines }) =>
      lines
        .map(({ timing }) => `${card} ${timing}`)
        .filter((line) => /immediately|during_combat|after_combat/.test(line)),
    ),
  );
  expect(wanted.filter((line) => !seen.has(line))).toEqual([]);
});
