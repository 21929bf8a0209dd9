// Rules in place: an id that stands anywhere opens the line of that rule.

import { load, currentLanguage } from '../language/currentLanguage.svelte';
import type { Language } from '../language/translator';

export interface RuleTexts {
  /** What the rules of each prefix are about, in their order. */
  sections: Record<string, string>;
  /** The line of each rule by its id. */
  lines: Record<string, string>;
}

const books = import.meta.glob<RuleTexts>('../generated/rules.*.json', { import: 'default' });

class Rulebook {
  /** The rule that is read now. */
  open = $state<string | null>(null);
  #texts = $state.raw<RuleTexts | null>(null);
  #wanted: Language | null = null;

  /** All rules in the language that is spoken; asking fetches them. Null while the first are on their way. */
  get texts(): RuleTexts | null {
    const language = currentLanguage.translator?.language ?? null;
    if (language !== null && language !== this.#wanted) {
      this.#wanted = language;
      load<RuleTexts>(books, 'rules', language).then(
        (book) => {
          if (this.#wanted === language) this.#texts = book;
        },
        () => (this.#wanted = null), // the next request tries again
      );
    }
    return this.#texts;
  }

  /** The line of the open rule; null while it is on its way, empty if there is none. */
  get text(): string | null {
    return this.open === null || this.texts === null ? null : (this.texts.lines[this.open] ?? '');
  }
}

export const rulebook = new Rulebook();

export interface Part {
  text: string;
  /** It is the id of a rule. */
  rule: boolean;
}

/** A sentence cut at the ids of rules in it; `bare`: without the brackets around them. */
export function partsOf(text: string, bare = false): Part[] {
  return (bare ? text.replace(/\(((?:[A-Z]{2,5}-\d+[a-z]?(?:, )?)+)\)/g, '$1') : text)
    .split(/\b([A-Z]{2,5}-\d+[a-z]?)\b/)
    .map((part, i) => ({ text: part, rule: i % 2 === 1 }))
    .filter((part) => part.text !== '');
}
