// Both figures are seen in every combat: on the numbers, or beside them where there is no room above.

import { render } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';

import { figureLook } from '../../src/art/figureLooks';
import { needFigures } from '../../src/art/figures/registry.svelte';
import CombatScene from '../../src/combat/CombatScene.svelte';
import type { CombatSide } from '../../src/combat/steps';

beforeAll(() => needFigures('medusa'));

const look = figureLook({ hero: 'medusa', kind: null });
const side = (seat: string): CombatSide => ({
  id: `medusa_${seat}`,
  seat,
  hero: 'medusa',
  heroName: 'Medusa',
  fighter: 'Medusa',
  card: null,
});
const box = { left: 0, top: 0, right: 100, bottom: 100 };
const places = { attacker: box, defender: box, score: box };

function figures(given: { places: typeof places | null; beside?: boolean }, within: string): number {
  const { container } = render(CombatScene, {
    attacker: side('p1'),
    defender: side('p2'),
    steps: [],
    looks: { attacker: look, defender: look },
    ...given,
  });
  expect(container.querySelectorAll('.puppet')).toHaveLength(2);
  return container.querySelectorAll(`${within} .puppet`).length;
}

it('has them on the numbers', () => {
  expect(figures({ places }, '.score > .duel')).toBe(2);
});

it('has them beside the numbers', () => {
  expect(figures({ places, beside: true }, '.numbers.beside')).toBe(2);
});

it('has them beside the numbers on the sheet of a small screen', () => {
  expect(figures({ places: null, beside: true }, '.numbers.beside')).toBe(2);
});
