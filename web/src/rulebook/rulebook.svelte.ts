// Rules in place: an id that stands anywhere opens the line of that rule.

import { load, spoken } from '../language/current.svelte';
import type { Language } from '../language/translator';

export interface RuleBook {
  /** What the rules of each prefix are about, in their order. */
  sections: Record<string, string>;
  /** The line of each rule by its id. */
  lines: Record<string, string>;
}

const books = import.meta.glob<RuleBook>('../generated/rules.*.json', { import: 'default' });

class Rules {
  /** The rule that is read now. */
  open = $state<string | null>(null);
  #book = $state.raw<RuleBook | null>(null);
  #wanted: Language | null = null;

  /** All rules in the language that is spoken; asking fetches them. Null while the first are on their way. */
  get book(): RuleBook | null {
    const language = spoken.voice?.language ?? null;
    if (language !== null && language !== this.#wanted) {
      this.#wanted = language;
      load<RuleBook>(books, 'rules', language).then(
        (book) => {
          if (this.#wanted === language) this.#book = book;
        },
        () => (this.#wanted = null), // whoever asks next tries again
      );
    }
    return this.#book;
  }

  /** The line of the open rule; null while it is on its way, empty if there is none. */
  get line(): string | null {
    return this.open === null || this.book === null ? null : (this.book.lines[this.open] ?? '');
  }
}

export const rules = new Rules();

export interface Part {
  text: string;
  /** It is the id of a rule. */
  rule: boolean;
}

/** A sentence cut at the ids of rules in it. */
export function partsOf(text: string): Part[] {
  return text
    .split(/\b([A-Z]{2,5}-\d+[a-z]?)\b/)
    .map((part, i) => ({ text: part, rule: i % 2 === 1 }))
    .filter((part) => part.text !== '');
}
