// A pose is shown once for each cause: a second hit is seen like the first.

import { render } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';

import { figureLook } from '../../src/art/figureLooks';
import { needFigures } from '../../src/art/figures/registry.svelte';
import Board from '../../src/board/Board.svelte';
import Duel from '../../src/combat/Duel.svelte';
import { combatAt, type CombatStep } from '../../src/combat/steps';
import { posesOf } from '../../src/table/fighters/poses';
import { content } from '../data';

beforeAll(() => needFigures('medusa'));

const look = figureLook({ hero: 'medusa', kind: null });
/** The one figure that is being hit. */
function hitIn(page: ParentNode): Element {
  const [hit, ...others] = page.querySelectorAll('.hit');
  expect(others).toHaveLength(0);
  return hit!;
}

it('shows each hit on the board, and none twice', async () => {
  const board = content('en').boards['sarpedon']!;
  const fighter = { id: 'medusa', seat: 'p1', hero: true, ranged: true, health: 9, max: 16, space: 's06', zones: [] };
  const hit = () => [{ kind: 'damage', step: 1, fighter: 'medusa', amount: 1 }];
  const given = { board, fighters: [fighter], looks: { medusa: look } };
  const first = hit();
  const { container, rerender } = render(Board, { ...given, poses: posesOf(first) });
  const before = hitIn(container);
  expect(before).toBeTruthy();
  await rerender({ poses: posesOf(first) });
  expect(hitIn(container)).toBe(before);
  await rerender({ poses: posesOf(hit()) });
  expect(hitIn(container)).not.toBe(before);
});

it('shows each hit of a combat, its result and the damage of it as one', async () => {
  const fighters = { attacker: { look, seat: 'p1' }, defender: { look, seat: 'p2' } };
  const steps: CombatStep[] = [
    { kind: 'result', winner: 'attacker', dealt: 2, text: '' },
    { kind: 'damage', side: 'defender', amount: 2, cause: '' },
    { kind: 'damage', side: 'defender', amount: 1, cause: '' },
  ];
  const { container, rerender } = render(Duel, { fighters, table: combatAt(steps.slice(0, 1)) });
  const before = hitIn(container);
  expect(before).toBeTruthy();
  await rerender({ table: combatAt(steps.slice(0, 2)) });
  expect(hitIn(container)).toBe(before);
  await rerender({ table: combatAt(steps) });
  expect(hitIn(container)).not.toBe(before);
});
