// Every text the client shows has a message, in every language, and no message is left over.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { labels } from '../../src/art/labels.svelte';
import { LANGUAGES, type Language } from '../../src/language/translator';
import { translator } from '../data';

const SOURCES = join(import.meta.dirname, '../../src');
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.startsWith('generated'))
  .map((name) => readFileSync(join(SOURCES, name), 'utf-8'))
  .join('\n');

/** Keys that stand in the sources as they are, and beginnings that are completed there: `web-mode-${mode}`. */
const named = new Set(sources.match(/(?<=['"`])web-[\w-]+(?=['"`])/g) ?? []);
const begun = new Set(sources.match(/(?<=`)web-[\w-]*(?=\$\{)/g) ?? []);

function keys(language: Language): string[] {
  return ['web', 'guide', 'choosing'].flatMap((name) => {
    const file = join(import.meta.dirname, `../../../src/peerless/messages/locale/${language}/${name}.ftl`);
    return readFileSync(file, 'utf-8').match(/^[a-z][\w-]*(?= =)/gm) ?? [];
  });
}

describe.each(Object.keys(LANGUAGES) as Language[])('%s', (language) => {
  it('has every message', () => {
    expect([...named].filter((key) => !translator(language).knows(key))).toEqual([]);
    expect([...begun].filter((start) => !keys(language).some((key) => key.startsWith(start)))).toEqual([]);
    expect(keys(language)).toEqual(keys('en'));
  });

  it('has a word for every drawn thing', () => {
    const types = ['attack', 'defense', 'versatile', 'scheme'];
    const own = Object.keys(labels).filter((word) => !types.includes(word));
    const key = (word: string): string => `web-word-${word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    expect(own.filter((word) => !translator(language).knows(key(word)))).toEqual([]);
  });

  it('has no message that nothing shows', () => {
    const shown = (key: string): boolean => named.has(key) || [...begun].some((start) => key.startsWith(start));
    expect(keys(language).filter((key) => !shown(key))).toEqual([]);
  });
});
