// What the build makes of the repository's files, for tests.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Translator, type Language, type LanguageData } from '../src/language/translator';
import type { Content } from '../src/text/sheets';

function generated<T>(name: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, `../src/generated/${name}.json`), 'utf-8')) as T;
}

const translators = new Map<Language, Translator>();
const contents = new Map<Language, Content>();

export function translator(language: Language): Translator {
  let made = translators.get(language);
  if (made === undefined)
    translators.set(language, (made = new Translator(language, generated<LanguageData>(`language.${language}`))));
  return made;
}

export function content(language: Language): Content {
  let made = contents.get(language);
  if (made === undefined) contents.set(language, (made = generated<Content>(`content.${language}`)));
  return made;
}
