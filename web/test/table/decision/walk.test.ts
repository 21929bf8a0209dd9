import { describe, expect, it } from 'vitest';

import type { DecisionData, MoveData } from '../../../src/protocol';
import { Walk } from '../../../src/table/decision/walk.svelte';

// A row of spaces; the hero is at the left end, the sidekick at the right end, and cannot go anywhere.
const spaces = ['s0', 's1', 's2', 's3', 's4'];
const row = { distance: [0, 1, 2, 3, -1], previous: [-1, 0, 1, 2, -1] };
const stuck = { distance: [-1, -1, -1, -1, 0], previous: [-1, -1, -1, -1, -1] };
const move = (distance: number, card: string | null = null, placed: string[] = []): MoveData => ({
  distance,
  placed,
  card,
});

function walk(boosts: MoveData[], rest: Partial<DecisionData['preview']> = {}): Walk {
  const asked = {
    kind: 'boost',
    preview: {
      move: move(1),
      boosts,
      fighters: [
        { fighter: 'sidekick', ...stuck },
        { fighter: 'hero', ...row },
      ],
      empty: [],
      ...rest,
    },
  } as unknown as DecisionData;
  return new Walk({ asked: () => asked, spaces: () => spaces });
}

describe('a move that is pointed at', () => {
  it('begins with the first who can go', () => {
    const found = walk([]);
    expect(found.fighters).toEqual(['hero']);
    expect(found.fighter).toBe('hero');
  });

  it('is near without a boost, far with one', () => {
    const found = walk([move(2, 'feint'), move(3, 'dash')]);
    expect(found.near).toEqual(['s1']);
    expect(found.far).toEqual(['s2', 's3']);
    expect(found.boostersTo('s2')).toEqual(['feint', 'dash']);
    expect(found.boostersTo('s3')).toEqual(['dash']);
    expect(found.lacking('s3')).toBe(2);
    expect(found.wayTo('s3')).toEqual({ path: ['s0', 's1', 's2', 's3'], most: 3 });
    expect(found.wayTo('s1')).toEqual({ path: ['s0', 's1'], most: 1 });
  });

  it('is near with the boost that was chosen', () => {
    const found = walk([move(2, 'feint'), move(3, 'dash')]);
    found.pointed = { boost: 'dash' };
    expect(found.near).toEqual(['s1', 's2', 's3']);
    expect(found.far).toEqual([]);
  });

  it('is as far as the card that is looked at', () => {
    const found = walk([move(2, 'feint'), move(3, 'dash')]);
    found.card = 'feint';
    expect(found.far).toEqual(['s2']);
  });

  it('may be to any empty space', () => {
    const found = walk([move(1, 'feint', ['hero'])], { empty: ['s3'] });
    expect(found.far).toEqual(['s3']);
    expect(found.lacking('s3')).toBeNull();
    expect(found.boostersTo('s3')).toEqual(['feint']);
  });

  it('has no boost where the option is none', () => {
    expect(walk([move(2, 'feint'), move(1)]).boosters).toEqual(['feint']);
  });
});
