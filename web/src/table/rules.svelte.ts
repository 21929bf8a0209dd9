// Rules in place: an id that stands anywhere opens the line of that rule.

const files = import.meta.glob<Record<string, string>>('../generated/rules.json', { import: 'default' });
let lines = $state.raw<Record<string, string> | null>(null);

class Rules {
  /** The rule that is read now. */
  open = $state<string | null>(null);

  /** Its line; null while it is on its way, empty if there is none. */
  get line(): string | null {
    return lines === null || this.open === null ? null : (lines[this.open] ?? '');
  }

  read(rule: string): void {
    this.open = rule;
    if (lines === null) void files['../generated/rules.json']?.().then((file) => (lines = file));
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
