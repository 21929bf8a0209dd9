// What the build makes of the repository's files, for tests.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Voice, type Language, type LanguageData } from '../src/language/translator';
import type { Content } from '../src/text/sheets';

function generated<T>(name: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, `../src/generated/${name}.json`), 'utf-8')) as T;
}

const voices = new Map<Language, Voice>();
const contents = new Map<Language, Content>();

export function voice(language: Language): Voice {
  let made = voices.get(language);
  if (made === undefined)
    voices.set(language, (made = new Voice(language, generated<LanguageData>(`language.${language}`))));
  return made;
}

export function content(language: Language): Content {
  let made = contents.get(language);
  if (made === undefined) contents.set(language, (made = generated<Content>(`content.${language}`)));
  return made;
}
