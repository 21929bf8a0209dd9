// A language that speaks: its messages and its lexicon, as in src/peerless/messages/translator.py.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

import { LANGUAGES, type Language } from '../protocol';
import { finished, functions, Name, Phrase, type Lexicon, type Noun, type PhraseParts } from './grammar';

export { LANGUAGES, type Language };

export const isLanguage = (code: string): code is Language => code in LANGUAGES;

/** What the build writes for a language. */
export interface LanguageData {
  messages: string;
  lexicon: Lexicon;
}

export type Arg = string | number | boolean | Name | Phrase | FluentVariable;
export type Args = Record<string, Arg>;

export class Translator {
  readonly lexicon: Lexicon;
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    data: LanguageData,
  ) {
    this.lexicon = data.lexicon;
    this.#bundle = new FluentBundle(language, { functions: functions(data.lexicon), useIsolating: false });
    const errors = this.#bundle.addResource(new FluentResource(data.messages));
    if (errors.length > 0) throw errors[0];
  }

  knows(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A whole message with its arguments. */
  say(key: string, args: Args = {}): string {
    return finished(this.part(key, args), this.lexicon);
  }

  /** A message that becomes part of another. What cannot be said throws: a missing text must not go unseen. */
  part(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern == null) throw new Error(`${this.language}: no message '${key}'`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, plain(args), errors);
    if (errors.length > 0) throw new Error(`${this.language}: message '${key}': ${errors[0]?.message}`);
    return text;
  }

  noun(key: string): Noun {
    const noun = this.lexicon.nouns[key];
    if (noun === undefined) throw new Error(`${this.language}: no noun '${key}'`);
    return noun;
  }

  /** A phrase around a noun of the lexicon, or around a given one. */
  phrase(noun: string | Noun, parts: PhraseParts = {}): Phrase {
    return new Phrase(this.lexicon, typeof noun === 'string' ? this.noun(noun) : noun, parts);
  }
}

/** As arguments: a truth value as a word, a number without marks between its thousands. */
function plain(args: Args): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      if (typeof value === 'boolean') return [name, value ? 'yes' : 'no'];
      return [name, typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value];
    }),
  );
}

/** A message of the server, which begins in lower case and has no period, as a sentence; a name of a file stays. */
export function sentence(text: string): string {
  const begun = text.replace(/^\p{Ll}[\p{L}']*(?=\s)/u, upperFirst);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

export function upperFirst(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
