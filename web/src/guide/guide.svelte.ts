// Where a player stands with the guide: at which table it helps, whether it lies open, what has been shown. Kept in the
// browser.

import { isHint, type HintId } from './hints';

const KEY = 'peerless.guide';

interface Kept {
  table: string;
  open: boolean;
  /** Spelled as in the browsers that have stored it. */
  learnt: HintId[];
}

/** What was kept, as far as it can be understood. */
export function readGuide(kept: string | null): Kept | null {
  try {
    const { table, open, learnt } = JSON.parse(kept ?? 'null') as Record<keyof Kept, unknown>;
    if (typeof table !== 'string' || !Array.isArray(learnt)) return null;
    return { table, open: open === true, learnt: learnt.filter(isHint) };
  } catch {
    return null;
  }
}

class Guide {
  #kept = $state.raw<Kept | null>(readGuide(stored()));

  get open(): boolean {
    return this.#kept?.open ?? false;
  }
  get learned(): readonly HintId[] {
    return this.#kept?.learnt ?? [];
  }
  helpsAt(table: string): boolean {
    return this.#kept?.table === table;
  }

  begin(table: string): void {
    this.#keep({ table, open: true, learnt: [...this.learned] });
  }
  /** From the first hint again. */
  forget(): void {
    this.#keep(null);
  }
  show(open: boolean): void {
    if (this.#kept !== null) this.#keep({ ...this.#kept, open });
  }
  learn(hint: HintId): void {
    if (this.#kept !== null && !this.#kept.learnt.includes(hint))
      this.#keep({ ...this.#kept, learnt: [...this.#kept.learnt, hint] });
  }

  #keep(kept: Kept | null): void {
    this.#kept = kept;
    try {
      if (kept === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // storage is forbidden: known as long as the page is open
    }
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const guide = new Guide();
