import { describe, expect, it } from 'vitest';

import { combatAt } from '../../src/combat/steps';
import { combatAnimation } from '../../src/combat/animation';
import type { EventData } from '../../src/protocol';
import { MatchNames } from '../../src/text/names';
import { content, translator } from '../data';

const names = new MatchNames(
  translator('en'),
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

const inCombat = (combat: number, events: EventData[]): EventData[] => events.map((event) => ({ ...event, combat }));

const aid = 'king_arthur.the_aid_of_morgana';
const feint = 'alice.feint';
const boost = 'king_arthur.skirmish';
const events: EventData[] = [
  { kind: 'action', step: 1, seat: 'p1', action: 'attack' },
  ...inCombat(1, [
    { kind: 'play', step: 1, side: 'attack', seat: 'p1', card: aid, fighter: 'king_arthur', target: 'alice' },
    { kind: 'commit_boost', step: 2, side: 'attack', seat: 'p1' },
    { kind: 'play', step: 3, side: 'defense', seat: 'p2', fighter: 'alice' },
    { kind: 'reveal', step: 3, side: 'attack', seat: 'p1', card: aid, source: aid, value: 4 },
    { kind: 'reveal', step: 3, side: 'defense', seat: 'p2', card: feint, source: feint, value: 2 },
    { kind: 'reveal', step: 3, side: 'attack', seat: 'p1', card: boost, source: boost, amount: 4 },
    {
      kind: 'effect',
      step: 3,
      side: 'defense',
      seat: 'p2',
      source: feint,
      fighter: 'alice',
      timing: 'immediately',
    },
    { kind: 'cancel', step: 3, side: 'attack', card: aid, source: feint },
    { kind: 'value', step: 3, side: 'defense', term: 'bonus', amount: 1, source: 'alice:size', value: 3 },
    { kind: 'value', step: 3, side: 'attack', term: 'committed_boost', amount: 4, source: boost, value: 8 },
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
      dealt: 5,
      lost: 5,
      won: 'attack',
    },
    { kind: 'damage', step: 3, fighter: 'alice', amount: 5, damage: 'combat', lost: 5, source: aid },
  ]),
];

const at = (count: number) => {
  const animation = combatAnimation(events.slice(0, count), names);
  if (animation === null) throw new Error('no animation');
  return { animation, table: combatAt(animation.steps) };
};

describe('a combat as a animation', () => {
  it('begins face down', () => {
    const { animation, table } = at(4);
    expect([table.attacker.lies, table.defender.lies]).toEqual(['face_down', 'face_down']);
    expect(animation.attacker).toMatchObject({ seat: 'p1', fighter: 'King Arthur', card: { card: aid } });
    expect(animation.defender).toMatchObject({ seat: 'p2', fighter: 'Alice', card: null });
  });

  it('turns the cards over together, the boost not among them', () => {
    const { animation, table } = at(7);
    expect([table.attacker.lies, table.defender.lies]).toEqual(['revealed', 'revealed']);
    expect(animation.attacker.card?.card).toBe(aid);
    expect(animation.defender.card?.card).toBe(feint);
    expect([table.attacker.value, table.defender.value]).toEqual([4, 2]);
  });

  it('shows the line that fires and what it cancels', () => {
    const { animation, table } = at(9);
    expect(animation.steps.filter((step) => step.kind === 'line')).toEqual([
      { kind: 'line', side: 'defender', line: 0 },
    ]);
    expect(table.attacker.canceled).toBe('Feint');
  });

  it('ends with values by terms, damage and a winner', () => {
    const { table } = at(events.length);
    expect([table.attacker.value, table.defender.value]).toEqual([8, 3]);
    expect(table.attacker.terms.at(-1)).toEqual({ from: 4, to: 8, cause: 'Skirmish' });
    expect(table.defender.terms.at(-1)?.cause).toBe('Curiouser and Curiouser');
    expect([table.defender.hits, table.dealt, table.winner]).toEqual([[{ amount: 5, cause: '' }], 5, 'attacker']);
    expect(table.attacker.boosts.map((card) => card?.card)).toEqual([boost]);
    expect(table.text).toContain('5 damage');
  });

  it('keeps damage after the combat apart from its own, with its cause', () => {
    const after = inCombat(1, [
      { kind: 'effect', step: 4, side: 'attack', seat: 'p1', source: aid, timing: 'after_combat' },
      { kind: 'damage', step: 4, fighter: 'alice', amount: 8, damage: 'effect', lost: 6, source: aid },
      { kind: 'defeat', step: 4, fighter: 'alice', source: aid },
    ]);
    const { defender } = combatAt(combatAnimation([...events, ...after], names)?.steps ?? []);
    expect(defender.hits).toEqual([
      { amount: 5, cause: '' },
      { amount: 8, cause: names.source(aid) },
    ]);
    expect(defender.defeated).toBe(true);
  });

  it('is the defender’s without damage, also without a card', () => {
    const animation = combatAnimation(
      inCombat(1, [
        {
          kind: 'play',
          step: 1,
          side: 'attack',
          seat: 'p1',
          card: aid,
          fighter: 'king_arthur',
          target: 'the_jabberwock',
        },
        { kind: 'no_defense', step: 2, side: 'defense', seat: 'p2', fighter: 'the_jabberwock' },
        { kind: 'reveal', step: 2, side: 'attack', seat: 'p1', card: aid, value: 4 },
        { kind: 'value', step: 2, side: 'attack', term: 'becomes', amount: 0, source: 'alice:size', value: 0 },
        {
          kind: 'combat',
          step: 2,
          fighter: 'king_arthur',
          target: 'the_jabberwock',
          attack: 0,
          defense: 0,
          dealt: 0,
          lost: 0,
          won: 'defense',
        },
      ]),
      names,
    );
    const table = combatAt(animation?.steps ?? []);
    expect([table.winner, table.attacker.value, table.defender.lies]).toEqual(['defender', 0, 'none']);
  });

  it('is gone when something else is begun, and is not there before one', () => {
    expect(combatAnimation([...events, { kind: 'action', step: 4, seat: 'p2', action: 'maneuver' }], names)).toBeNull();
    expect(combatAnimation(events.slice(0, 1), names)).toBeNull();
  });

  it('turns up a card that is played face up before the other', () => {
    const play = { side: 'attack', seat: 'p1', card: aid, fighter: 'king_arthur', target: 'alice' };
    const laid = inCombat(1, [
      { kind: 'play', step: 1, ...play },
      { kind: 'reveal', step: 1, side: 'attack', seat: 'p1', card: aid, value: 4 },
      { kind: 'play', step: 2, side: 'defense', seat: 'p2', fighter: 'alice' },
    ]);
    const turned = inCombat(1, [{ kind: 'reveal', step: 2, side: 'defense', seat: 'p2', card: feint, value: 2 }]);
    const before = combatAt(combatAnimation(laid, names)?.steps ?? []);
    expect([before.attacker.lies, before.defender.lies]).toEqual(['revealed', 'face_down']);
    const after = combatAt(combatAnimation([...laid, ...turned], names)?.steps ?? []);
    expect([after.attacker.lies, after.defender.lies, after.defender.value]).toEqual(['revealed', 'revealed', 2]);
  });

  it('tells a bonus attack from the combat around it', () => {
    const bonus = inCombat(2, [
      {
        kind: 'play',
        step: 4,
        side: 'attack',
        seat: 'p1',
        card: aid,
        source: aid,
        fighter: 'king_arthur',
        target: 'alice',
        bonus: true,
        value: 3,
      },
    ]);
    const outer = inCombat(1, [{ kind: 'value', step: 4, side: 'defense', term: 'adds', amount: 9, value: 12 }]);
    const table = combatAt(combatAnimation([...events, ...bonus, ...outer], names)?.steps ?? []);
    expect([table.attacker.value, table.attacker.lies, table.defender.value]).toEqual([3, 'revealed', null]);
  });
});

// Sinbad against the Invisible Man, seed 295 (tests/properties/test_combat_events.py): a held value stays 0.
describe('a held value', () => {
  const sinbad = new MatchNames(
    translator('en'),
    content('en').heroes,
    [
      { seat: 'p1', hero: 'sinbad' },
      { seat: 'p2', hero: 'invisible_man' },
    ],
    [
      { id: 'sinbad', seat: 'p1' },
      { id: 'invisible_man', seat: 'p2' },
    ],
  );
  const home = 'sinbad.voyage_home';
  const unseen = 'invisible_man.impossible_to_see';
  const told = inCombat(4, [
    { kind: 'play', step: 107, side: 'attack', seat: 'p1', card: home, fighter: 'sinbad', target: 'invisible_man' },
    { kind: 'play', step: 108, side: 'defense', seat: 'p2', card: unseen, fighter: 'invisible_man' },
    { kind: 'reveal', step: 108, side: 'attack', seat: 'p1', card: home, source: home, value: 2 },
    { kind: 'reveal', step: 108, side: 'defense', seat: 'p2', card: unseen, source: unseen, value: 2 },
    { kind: 'effect', step: 108, side: 'defense', seat: 'p2', source: unseen, timing: 'immediately' },
    { kind: 'value', step: 108, side: 'attack', term: 'held', amount: 0, source: unseen, value: 0 },
    { kind: 'effect', step: 108, side: 'attack', seat: 'p1', source: home, timing: 'during_combat' },
    { kind: 'value', step: 108, side: 'attack', term: 'adds', amount: 3, source: home, value: 0 },
    {
      kind: 'combat',
      step: 108,
      fighter: 'sinbad',
      target: 'invisible_man',
      attack: 0,
      defense: 2,
      dealt: 0,
      lost: 0,
      won: 'defense',
    },
    { kind: 'effect', step: 108, side: 'attack', seat: 'p1', source: home, timing: 'after_combat' },
  ]);

  it('is shown as it counts, and the lines as they act', () => {
    const animation = combatAnimation(told, sinbad);
    const table = combatAt(animation?.steps ?? []);
    expect([table.attacker.value, table.defender.value, table.winner]).toEqual([0, 2, 'defender']);
    const lines = animation?.steps.flatMap((step) =>
      step.kind === 'line' ? [animation[step.side].card?.lines[step.line]?.timing] : [],
    );
    expect(lines).toEqual(['immediately', 'during_combat', 'after_combat']);
  });
});
