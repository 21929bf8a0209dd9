// The browser says of real matches exactly what Python says: tools/browser_vectors.py writes both sides.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { LANGUAGES, type Language } from '../../src/language/translator';
import { parseOption } from '../../src/options';
import type { DecisionData, ViewData } from '../../src/protocol';
import type { EventData } from '../../src/protocol';
import { GrowingLog, outcomeText, LogWriter, lineText } from '../../src/text/events';
import { MatchNames, type FighterLike, type SeatLike } from '../../src/text/names';
import { optionWords, question, waiting } from '../../src/text/prompts';
import { content, translator } from '../data';

type Said<T = string> = Record<Language, T>;

interface Vectors {
  seats: SeatLike[];
  fighters: FighterLike[];
  decisions: {
    view: Pick<ViewData, 'actions' | 'combat' | 'fighters'>;
    decision: DecisionData;
    question: Said;
    waiting: Said;
    parsed: { text: string; kind: string }[];
    words: Said<string[]>;
  }[];
  events: { me: string | null; health: number | null; event: EventData; said: Said }[];
  outcomes: { me: string | null; winners: string[]; reason: string; said: Said }[];
}

const folder = join(import.meta.dirname, '../vectors');
const files = readdirSync(folder).map(
  (name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf-8')) as Vectors] as const,
);
const languages = Object.keys(LANGUAGES) as Language[];

describe.each(files)('%s', (_, match) => {
  describe.each(languages)('%s', (language) => {
    const names = new MatchNames(translator(language), content(language).heroes, match.seats, match.fighters);

    it('tells events', () => {
      const told = match.events.map(({ me, health, event }) => {
        const writer = new LogWriter(names, me);
        if (health !== null) writer.health.set(event.fighter ?? '', health);
        return writer.tell([event])[0]?.text ?? '';
      });
      expect(told).toEqual(match.events.map(({ said }) => said[language]));
    });

    it('asks and offers', () => {
      for (const { view, decision, ...wanted } of match.decisions) {
        const asked = { ...view, decision };
        expect(question(asked, names)).toBe(wanted.question[language]);
        expect(waiting(asked, names)).toBe(wanted.waiting[language]);
        expect(wanted.parsed.map(({ text }) => optionWords(view, decision, text, names))).toEqual(
          wanted.words[language],
        );
      }
    });

    it('names the outcome', () => {
      for (const { winners, reason, me, said } of match.outcomes)
        expect(outcomeText(names, winners, reason, me)).toBe(said[language]);
    });
  });

  it('reads options', () => {
    for (const { decision, parsed } of match.decisions)
      expect(parsed.map(({ text }) => parseOption(decision.kind, text))).toEqual(parsed);
  });
});

describe('what random matches seldom show', () => {
  it('a number is read as one', () => {
    expect(parseOption('number', '3')).toEqual({ text: '3', kind: 'number', number: 3 });
  });

  it('equal lines are counted', () => {
    const match = files[0]?.[1];
    if (match === undefined) throw new Error('no vectors');
    const names = new MatchNames(translator('en'), content('en').heroes, match.seats, match.fighters);
    const draw = () => ({ kind: 'draw', step: 1, seat: 'p2' });
    const mine = { ...draw(), seat: 'p1' };
    const log = new GrowingLog();
    const lines = (events: EventData[]) => log.tell(events, names, 'p1').map((told) => lineText(told, names));
    const events = [draw(), draw(), mine];
    const [theirs = ''] = lines([draw()]);
    const [own = ''] = lines([mine]);
    const twice = translator('en').say('event-times', { line: theirs, count: 2 });
    expect(lines(events.slice(0, 1))).toEqual([theirs]);
    expect(lines(events.slice(0, 2))).toEqual([twice]);
    expect(lines(events)).toEqual([twice, own]);
    expect(lines(events.slice(0, 1))).toEqual([theirs]);
    expect(lines([mine])).toEqual([own]);
  });
});
