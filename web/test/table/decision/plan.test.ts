import { describe, expect, it } from 'vitest';

import type { DecisionData, EventData, FighterData } from '../../../src/protocol';
import { nextAnswer, type Goal, type Stage } from '../../../src/table/decision/plan';

const preview = { move: { distance: 2, placed: [], card: null }, boosts: [], fighters: [], empty: [] };
const asks = (kind: string, options: string[], rest: Partial<DecisionData> = {}): DecisionData => ({
  number: 1,
  seat: 'p1',
  kind,
  source: '',
  fighter: null,
  marker: null,
  count: null,
  options,
  preview,
  step: null,
  value: null,
  card: null,
  missing: null,
  ...rest,
});
const fighters = [{ id: 'dracula', space: 's1' }] as FighterData[];
const goal: Goal = { fighter: 'dracula', space: 's5', boost: null };

const next = (
  wanted: Goal,
  after: Stage | null,
  asked: DecisionData,
  events: readonly Partial<EventData>[] = [],
): string | null => nextAnswer(wanted, after, { asked, events: events as EventData[], fighters })?.answer ?? null;

describe('the answers of a move', () => {
  it('lead from the action to the space', () => {
    expect(next(goal, null, asks('action', ['maneuver', 'scheme mist dracula']))).toBe('maneuver');
    expect(next(goal, 'action', asks('boost', ['boost feint', 'no_boost']), [{ kind: 'draw' }])).toBe('no_boost');
    expect(next(goal, 'boost', asks('mover', ['move dracula', 'move sister_1', 'done']))).toBe('move dracula');
    expect(next(goal, 'mover', asks('space', ['s1', 's5'], { fighter: 'dracula' }))).toBe('s5');
  });

  it('begin where the player is', () => {
    expect(next(goal, null, asks('mover', ['move dracula', 'done']))).toBe('move dracula');
    expect(next({ ...goal, boost: 'feint' }, null, asks('boost', ['boost feint', 'no_boost']))).toBe('boost feint');
  });

  it('may skip what is not asked', () => {
    expect(next(goal, 'action', asks('space', ['s5'], { fighter: 'dracula' }))).toBe('s5');
  });

  it('move nobody', () => {
    const stay: Goal = { fighter: null, space: null, boost: null };
    expect(next(stay, null, asks('boost', ['boost feint', 'no_boost']))).toBe('no_boost');
    expect(next(stay, 'boost', asks('mover', ['move dracula', 'done']))).toBe('done');
    expect(next(stay, 'boost', asks('space', ['s5', 's1'], { fighter: 'dracula' }))).toBe('s1');
  });
});

describe('a gesture ends', () => {
  it('where its answer is not offered', () => {
    expect(next(goal, 'mover', asks('space', ['s1', 's2'], { fighter: 'dracula' }))).toBeNull();
    expect(next(goal, 'mover', asks('space', ['s5'], { fighter: 'sister_1' }))).toBeNull();
    expect(next({ ...goal, boost: 'gone' }, 'action', asks('boost', ['boost feint', 'no_boost']))).toBeNull();
  });

  it('where something else is asked', () => {
    expect(next(goal, 'action', asks('yes_no', ['yes', 'no'], { preview: null }))).toBeNull();
    expect(next(goal, 'action', asks('boost', ['no_boost'], { preview: null, source: 'dracula.feint' }))).toBeNull();
  });

  it('where something unforeseen has happened', () => {
    expect(next(goal, 'action', asks('boost', ['no_boost']), [{ kind: 'draw' }, { kind: 'exhausted' }])).toBeNull();
  });

  it('at its goal: the next action is the player’s again', () => {
    expect(next(goal, 'space', asks('action', ['maneuver']))).toBeNull();
    expect(next(goal, 'action', asks('action', ['maneuver']))).toBeNull();
    expect(next(goal, 'space', asks('mover', ['move dracula', 'done']))).toBeNull();
  });
});
