// The script of the first lesson, as the client follows it.

import { expect, it } from 'vitest';

import { LENGTH, placeOf, stepAt } from '../../src/lesson/script';
import { LANGUAGES, type Language } from '../../src/language/translator';
import { translator } from '../data';

const attack = 'attack lesson_squire lesson_scarecrow thrust';

it('wants one answer at each decision of the player', () => {
  expect(stepAt(0, ['maneuver'])).toEqual({ answer: 'maneuver', note: 'maneuver' });
  expect(stepAt(3, ['maneuver', attack])).toEqual({ answer: attack, note: 'attack' });
  expect(placeOf(stepAt(3, [attack])!)).toBe(4);
});

it('wants nothing of the opponent, after the end, or where the match has left the script', () => {
  expect(stepAt(4, ['no_defense'])).toBeNull();
  expect(stepAt(99, ['maneuver'])).toBeNull();
  expect(stepAt(3, ['maneuver'])).toBeNull();
});

it('is short in every language', () => {
  expect(LENGTH).toBeLessThan(12);
  for (const language of Object.keys(LANGUAGES) as Language[])
    for (const note of ['goal', 'maneuver', 'no-boost', 'move', 'attack', 'defend', 'follow', 'boost', 'corner'])
      expect(translator(language).say(`web-step-${note}`).length, `${language} ${note}`).toBeLessThan(150);
});
