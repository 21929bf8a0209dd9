// What the table works out itself: hints, where cards are, how a match went, what is shown after what.

import { describe, expect, it } from 'vitest';

import { deckLines } from '../../src/table/seats/deckFacts';
import { partsOf } from '../../src/rulebook/rulebook.svelte';
import { summarize } from '../../src/table/ending/summary';
import { waitsFor } from '../../src/table/decision/waitingKind';
import { pathTo, within } from '../../src/board/paths';
import type { ReachData, SeatData } from '../../src/protocol';
import type { EventData } from '../../src/protocol';
import { MatchNames } from '../../src/text/names';
import { content, translator } from '../data';

const space = (id: string) => ({ id, x: 0, y: 0, zones: ['a'], start: null, passage: false });
const line = {
  spaces: ['a', 'b', 'c', 'd', 'e'].map(space),
  edges: [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
  ] as [string, string][],
  passages: ['a', 'e'],
};

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

// From `a` to `b` and `e`; `c` can be passed, but a move cannot end there.
const reach: ReachData = { fighter: 'king_arthur', distance: [0, 1, -1, 3, 1], previous: [-1, 0, 1, 2, 0] };

describe('where a fighter could move', () => {
  const spaces = line.spaces.map(({ id }) => id);
  it('is looked up by the length of the move', () => {
    expect(within(reach, 2, spaces)).toEqual(['b', 'e']);
    expect(within(reach, 3, spaces)).toEqual(['b', 'd', 'e']);
  });
  it('has a path that may pass where no move ends', () => {
    expect(pathTo(reach, 'd', spaces)).toEqual(['a', 'b', 'c', 'd']);
    for (const space of ['a', 'c', 'nowhere']) expect(pathTo(reach, space, spaces)).toEqual([]);
  });
});

it('knows of a deck what may be known', () => {
  const hero = names.heroOf('p1');
  const [first, second] = hero.cards.filter((card) => card.copies > 2);
  const seat = {
    seat: 'p1',
    hero: hero.id,
    side: 0,
    status: 'playing',
    hand_size: 1,
    deck_size: 5,
    exhausted: false,
    hand: [first!.card],
    discard: [first!.card, second!.card],
    deck_known: [{ position: 0, card: second!.card }],
  } as SeatData;
  const lines = deckLines(hero, seat).filter(({ card }) => card === first || card === second);
  expect(lines[0]).toMatchObject({ hand: 1, discard: 1, known: 0, rest: first!.copies - 2 });
  expect(lines[1]).toMatchObject({ hand: 0, discard: 1, known: 1, rest: second!.copies - 2 });
});

describe('a summary', () => {
  const noble = 'king_arthur.noble_sacrifice';
  const events: EventData[] = [
    { kind: 'turn', step: 1, seat: 'p1', amount: 1 },
    { kind: 'damage', step: 1, fighter: 'alice', amount: 4, lost: 4, damage: 'combat', source: noble },
    { kind: 'turn', step: 2, seat: 'p2', amount: 2 },
    { kind: 'damage', step: 2, fighter: 'alice', amount: 2, lost: 2, damage: 'exhaustion' },
    { kind: 'recover', step: 2, fighter: 'alice', amount: 1 },
    { kind: 'damage', step: 2, fighter: 'merlin', amount: 9, lost: 7, damage: 'effect', source: 'alice:size' },
    { kind: 'damage', step: 2, fighter: 'alice', amount: 3, lost: 3, damage: 'exhaustion' },
  ];
  const told = summarize(events, names);
  const health = (fighter: string) => names.fighterSheet(fighter).health;

  it('counts health lost by source, and finds the worst turn', () => {
    expect(told.damage).toEqual([
      { source: 'alice:size', exhaustion: false, seat: 'p1', amount: 7 },
      { source: '', exhaustion: true, seat: 'p2', amount: 5 },
      { source: noble, exhaustion: false, seat: 'p2', amount: 4 },
    ]);
    expect(told.turning).toEqual({ turn: 2, seat: 'p1', lost: 7 });
    expect(told.topCards).toEqual([{ card: noble, amount: 4 }]);
    expect(told.exhausted).toBe(true);
  });
  it('follows the health of the heroes, without their sidekicks', () => {
    const alice = health('alice');
    expect(told.healthByTurn.get('p2')).toEqual([alice, alice - 4, alice - 8]);
  });
});

it('finds rules in sentences', () => {
  expect(partsOf('No card left (DRW-2), so there.').filter((part) => part.rule)).toEqual([
    { text: 'DRW-2', rule: true },
  ]);
  expect(partsOf('Nothing here.')).toEqual([{ text: 'Nothing here.', rule: false }]);
});

it('says what others decide without what they hold', () => {
  expect(waitsFor({ kind: 'space', fighter: 'alice', count: 3 })).toBe('move');
  expect(waitsFor({ kind: 'space', fighter: null, count: null })).toBe('place');
  expect(waitsFor({ kind: 'yes_no', fighter: null, count: null })).toBe('choice');
});
