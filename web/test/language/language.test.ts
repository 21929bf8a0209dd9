import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { CLOSING, finished, Name, type Case } from '../../src/language/grammar';
import { isLanguage, LANGUAGES, type Language } from '../../src/language/translator';
import { content, translator } from '../data';

// The same vectors that Python proves itself by.
const vectors = parse(readFileSync(join(import.meta.dirname, '../../../tests/text/vectors.yaml'), 'utf-8')) as {
  names: Record<Language, [string, boolean, Case, string][]>;
  phrases: Record<
    Language,
    { noun: string; determiner?: string; adjectives?: string[]; plural?: boolean; case: Case; text: string }[]
  >;
};
const all = <T>(of: Record<Language, T[]>) =>
  Object.entries(of).flatMap(([language, entries]) => entries.map((entry) => [language as Language, entry] as const));

describe('words in their forms', () => {
  it.each(all(vectors.names))('%s: the name %j', (language, [fighter, plural, wanted, text]) => {
    const [hero = '', id = ''] = fighter.split('.');
    const words = content(language).heroes[hero]?.words.fighters[id];
    expect(words && new Name(words.noun, plural).form(wanted)).toBe(text);
  });

  it.each(all(vectors.phrases))('%s: the phrase %j', (language, { noun, case: wanted, text, ...parts }) => {
    const said = translator(language);
    expect(finished(said.phrase(noun, parts).form(wanted), said.lexicon)).toBe(text);
  });

  it('sets commas only where the sentence goes on', () => {
    const lexicon = { nouns: {}, adjectives: {}, determiners: {} };
    for (const [text, wanted] of [
      [`hit one, next to you${CLOSING} for 2`, 'hit one, next to you, for 2'],
      [`hit one, next to you${CLOSING}.`, 'hit one, next to you.'],
      [`hit one, next to you${CLOSING}${CLOSING}; then stop`, 'hit one, next to you; then stop'],
      [`hit one, next to you${CLOSING}`, 'hit one, next to you'],
    ] as const)
      expect(finished(text, lexicon)).toBe(wanted);
  });
});

describe('a translator', () => {
  it('throw at what cannot be said', () => {
    const english = translator('en');
    expect(() => english.say('nothing')).toThrow("no message 'nothing'");
    expect(() => english.say('event-draw')).toThrow('event-draw');
  });

  it('know their codes', () => {
    expect(Object.keys(LANGUAGES).every(isLanguage)).toBe(true);
    expect(isLanguage('de')).toBe(false);
  });
});
