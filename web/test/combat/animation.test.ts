import { describe, expect, it } from 'vitest';

import { combatAt } from '../../src/combat/steps';
import { sceneOf } from '../../src/combat/animation';
import type { EventData } from '../../src/protocol';
import { MatchNames } from '../../src/text/names';
import { content, voice } from '../data';

const names = new MatchNames(
  voice('en'),
  content('en').heroes,
  [
    { seat: 'p1', hero: 'king_arthur' },
    { seat: 'p2', hero: 'alice' },
  ],
  [
    { id: 'king_arthur', seat: 'p1' },
    { id: 'merlin', seat: 'p1' },
    { id: 'alice', seat: 'p2' },
    { id: 'the_jabberwock', seat: 'p2' },
  ],
);

const aid = 'king_arthur.the_aid_of_morgana';
const feint = 'alice.feint';
const boost = 'king_arthur.skirmish';
const events: EventData[] = [
  { kind: 'action', step: 1, seat: 'p1', action: 'attack' },
  { kind: 'play', step: 1, seat: 'p1', card: aid, fighter: 'king_arthur', target: 'alice' },
  { kind: 'commit_boost', step: 2, seat: 'p1' },
  { kind: 'play', step: 3, seat: 'p2', fighter: 'alice' },
  { kind: 'reveal', step: 3, seat: 'p1', card: aid, source: aid },
  { kind: 'reveal', step: 3, seat: 'p2', card: feint, source: feint },
  { kind: 'reveal', step: 3, seat: 'p1', card: boost, source: boost },
  { kind: 'effect', step: 3, seat: 'p2', source: feint, fighter: 'alice' },
  { kind: 'cancel', step: 3, card: aid, source: feint },
  {
    kind: 'combat',
    step: 3,
    fighter: 'king_arthur',
    target: 'alice',
    attack: 8,
    defense: 3,
    attack_terms: [
      { kind: 'printed', amount: 4, source: aid },
      { kind: 'committed_boost', amount: 4, source: boost },
    ],
    defense_terms: [
      { kind: 'printed', amount: 2, source: feint },
      { kind: 'bonus', amount: 1, source: 'alice:size' },
    ],
  },
  { kind: 'damage', step: 3, fighter: 'alice', amount: 5, damage: 'combat', lost: 5, source: aid },
];

const at = (count: number) => {
  const scene = sceneOf(events.slice(0, count), names);
  if (scene === null) throw new Error('no scene');
  return { scene, table: combatAt(scene.steps, scene.steps.length) };
};

describe('a combat as a scene', () => {
  it('begins face down', () => {
    const { scene, table } = at(4);
    expect([table.attacker.lies, table.defender.lies]).toEqual(['face_down', 'face_down']);
    expect(scene.attacker).toMatchObject({ seat: 'p1', fighter: 'King Arthur', card: { card: aid } });
    expect(scene.defender).toMatchObject({ seat: 'p2', fighter: 'Alice', card: null });
  });

  it('turns the cards over together, the boost not among them', () => {
    const { scene, table } = at(7);
    expect([table.attacker.lies, table.defender.lies]).toEqual(['revealed', 'revealed']);
    expect(scene.attacker.card?.card).toBe(aid);
    expect(scene.defender.card?.card).toBe(feint);
    expect([table.attacker.value, table.defender.value]).toEqual([4, 2]);
  });

  it('shows the line that fires and what it cancels', () => {
    const { scene, table } = at(9);
    expect(scene.steps.filter((step) => step.kind === 'line')).toEqual([{ kind: 'line', side: 'defender', line: 0 }]);
    expect(table.attacker.cancelled).toBe('Feint');
  });

  it('ends with values by terms, damage and a winner', () => {
    const { table } = at(events.length);
    expect([table.attacker.value, table.defender.value]).toEqual([8, 3]);
    expect(table.attacker.terms.at(-1)).toEqual({ from: 4, to: 8, cause: '+4 boost with Skirmish' });
    expect(table.defender.terms.at(-1)?.cause).toBe('+1 Curioser and Curioser');
    expect([table.defender.damage, table.winner]).toEqual([5, 'attacker']);
    expect(table.text).toContain('5 damage');
  });

  it('is the defender’s without damage, also without a card', () => {
    const scene = sceneOf(
      [
        { kind: 'play', step: 1, seat: 'p1', card: aid, fighter: 'king_arthur', target: 'the_jabberwock' },
        { kind: 'no_defense', step: 2, seat: 'p2', fighter: 'the_jabberwock' },
        { kind: 'reveal', step: 2, seat: 'p1', card: aid },
        { kind: 'value', step: 2, side: 'attack', term: 'becomes', amount: 0, source: 'alice:size' },
        { kind: 'combat', step: 2, fighter: 'king_arthur', target: 'the_jabberwock', attack: 0, defense: 0 },
      ],
      names,
    );
    const table = combatAt(scene?.steps ?? [], 99);
    expect([table.winner, table.attacker.value, table.defender.lies]).toEqual(['defender', 0, 'none']);
  });

  it('is gone when something else is begun, and is not there before one', () => {
    expect(sceneOf([...events, { kind: 'action', step: 4, seat: 'p2', action: 'maneuver' }], names)).toBeNull();
    expect(sceneOf(events.slice(0, 1), names)).toBeNull();
  });
});
