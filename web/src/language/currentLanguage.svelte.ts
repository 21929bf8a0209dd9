// The language that is spoken now. Its words come as a file of their own, one language at a time.

import { byName, type BoardSheet, type BuiltContent, type HeroSheet } from '../text/sheets';
import { Translator, type Args, type Language, type LanguageData } from './translator';

const words = import.meta.glob<LanguageData>('../generated/language.*.json', { import: 'default' });
const contents = import.meta.glob<BuiltContent>('../generated/content.*.json', { import: 'default' });

/** A file of a language. */
export function load<T>(files: Record<string, () => Promise<unknown>>, kind: string, language: Language): Promise<T> {
  const file = files[`../generated/${kind}.${language}.json`];
  if (file === undefined) throw new Error(`no ${kind} of '${language}'`);
  return file() as Promise<T>;
}

async function loadContent(language: Language): Promise<BuiltContent> {
  const { heroes, boards, called } = await load<BuiltContent>(contents, 'content', language);
  return { heroes: byName(heroes), boards: byName(boards), called: byName(called) };
}

/** What is added to the content of the build. */
type More = () => Promise<{ heroes: readonly HeroSheet[]; boards: readonly BoardSheet[] }>;

class CurrentLanguage {
  /** Asks for heroes and boards that are not in the build; null: there are none. */
  more: More | null = null;
  #translator = $state.raw<Translator | null>(null);
  #content = $state.raw<BuiltContent | null>(null);
  #wanted: Language | null = null;
  #contentWanted = false;

  /** Null until the first language is loaded. */
  get translator(): Translator | null {
    return this.#translator;
  }

  /** Heroes and boards in the language; null until they are requested and loaded. */
  get content(): BuiltContent | null {
    return this.#content;
  }

  /** Speaks a language from the moment it is loaded; until then the former one. */
  async select(language: Language): Promise<void> {
    if (this.#wanted === language) return;
    this.#wanted = language;
    const [data, content] = await Promise.all([
      load<LanguageData>(words, 'language', language),
      this.#contentWanted ? loadContent(language) : null,
    ]);
    if (this.#wanted !== language) return; // another one was wished for meanwhile
    this.#translator = new Translator(language, data);
    if (content !== null) this.#take(content, language);
    else if (this.#contentWanted) await this.needContent();
  }

  /** Heroes and boards will be needed. */
  async needContent(): Promise<void> {
    this.#contentWanted = true;
    const language = this.#wanted;
    if (language === null || this.#content !== null) return;
    const content = await loadContent(language);
    if (this.#wanted === language) this.#take(content, language);
  }

  /** Shows what the build has at once, and the rest when it is there. */
  #take(content: BuiltContent, language: Language): void {
    this.#content = content;
    this.more?.().then(
      ({ heroes, boards }) => {
        if (this.#wanted !== language || heroes.length + boards.length === 0) return;
        const added = { heroes: byName(content.heroes, byId(heroes)), boards: byName(content.boards, byId(boards)) };
        this.#content = { ...content, ...added };
      },
      () => {}, // what the build has is enough
    );
  }
}

const byId = <T extends { id: string }>(found: readonly T[]): Record<string, T> =>
  Object.fromEntries(found.map((one) => [one.id, one]));

export const currentLanguage = new CurrentLanguage();

/** A message in the language of the page; follows a change of language wherever it is shown. */
export function say(key: string, args: Args = {}): string {
  return currentLanguage.translator?.say(key, args) ?? '';
}
