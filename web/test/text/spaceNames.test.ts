// Spaces, rules and fighters for people: names instead of ids, unless ids are wanted.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { turned } from '../../src/board/geometry';
import { LANGUAGES, type Language } from '../../src/language/translator';
import type { EventData } from '../../src/protocol';
import { lineText, LogWriter, outcomeText } from '../../src/text/events';
import { MatchNames } from '../../src/text/names';
import { spaceNames } from '../../src/text/spaceNames';
import { content, translator } from '../data';

const { boards, heroes } = content('en');
const sarpedon = boards['sarpedon']!;
const SEATS = [
  { seat: 'p1', hero: 'medusa' },
  { seat: 'p2', hero: 'medusa' },
];
const FIGHTERS = [
  { id: 'p1.medusa', seat: 'p1' },
  { id: 'p1.harpy_2', seat: 'p1' },
  { id: 'p2.medusa', seat: 'p2' },
];
const named = (spaces: ReadonlyMap<string, string> | null) =>
  new MatchNames(translator('en'), heroes, SEATS, FIGHTERS, spaces);
const names = named(spaceNames(sarpedon));

describe.each(Object.entries(boards))('%s', (_, board) => {
  it('has a name of its own for each space, the same on a turned board', () => {
    const found = spaceNames(board);
    expect(new Set(found.values()).size).toBe(board.spaces.length);
    expect(spaceNames(turned(board))).toEqual(found);
    for (const name of found.values()) expect(name).toMatch(/^[A-Z]\d+$/);
  });
});

it('tells moves in names, and in ids if they are wanted', () => {
  const move = { kind: 'move', step: 1, seat: 'p1', fighter: 'p1.medusa', path: ['s01', 's17'] } as EventData;
  const line = (of: MatchNames) => lineText(new LogWriter(of).tell([move])[0]!, of);
  expect(line(names)).toContain('A1 - B5');
  expect(line(names)).not.toMatch(/s\d\d|p1/);
  expect(line(named(null))).toContain('s01 - s17');
});

it('names no rule', () => {
  const text = outcomeText(names, ['p1'], 'WIN-1');
  expect(text).toContain('(WIN-1)');
  expect(names.withoutRules(text)).not.toContain('WIN-1');
  expect(named(null).withoutRules(text)).toBe(text);
});

it('tells two players with one hero apart without ids of seats', () => {
  expect(names.seatTitle('p1')).not.toBe(names.seatTitle('p2'));
  for (const { seat } of SEATS) expect(names.seatTitle(seat)).not.toContain(seat);
});

it('puts names into sentences of the server', () => {
  expect(names.inNames('s17 is taken')).toBe('B5 is taken');
  expect(names.inNames("'p1.harpy_2' is not on s01.")).toBe(`${names.title('p1.harpy_2')} is not on A1.`);
  expect(names.inNames("x is not in p2's hand")).toBe(`x is not in ${names.seatTitle('p2')}'s hand`);
  expect(names.inNames('gaze_of_stone is not in hand')).toBe(`${names.card('medusa.gaze_of_stone')} is not in hand`);
  expect(named(null).inNames('s17 is taken')).toBe('s17 is taken');
});

it('mistakes no word of a refusal for an id', () => {
  const ids = new Set(
    Object.values(heroes).flatMap((hero) => [
      ...[hero.hero, ...hero.sidekicks].map(({ id }) => id),
      ...hero.cards.map(({ card }) => card.slice(hero.id.length + 1)),
    ]),
  );
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const file = join(import.meta.dirname, `../../../src/peerless/messages/locale/${language}/errors.ftl`);
    const lines = readFileSync(file, 'utf-8').match(/^error-answer-.* = .*$/gm) ?? [];
    expect(lines.length).toBeGreaterThan(10);
    const words = lines.flatMap((line) => line.replace(/^\S+ = |\{[^}]*\}/g, '').match(/[a-z]\w*/g) ?? []);
    expect(words.filter((word) => ids.has(word))).toEqual([]);
  }
});
