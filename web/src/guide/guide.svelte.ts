// Where a player stands with the guide: at which table it helps, whether it lies open, what has been shown. Kept in the
// browser.

import { isLesson, type LessonId } from './lessons';

const KEY = 'peerless.guide';

interface Kept {
  table: string;
  open: boolean;
  /** Spelled as in the browsers that have stored it. */
  learnt: LessonId[];
}

/** What was kept, as far as it can be understood. */
export function readGuide(kept: string | null): Kept | null {
  try {
    const { table, open, learnt } = JSON.parse(kept ?? 'null') as Record<keyof Kept, unknown>;
    if (typeof table !== 'string' || !Array.isArray(learnt)) return null;
    return { table, open: open === true, learnt: learnt.filter(isLesson) };
  } catch {
    return null;
  }
}

class Guide {
  #kept = $state.raw<Kept | null>(readGuide(stored()));

  get open(): boolean {
    return this.#kept?.open ?? false;
  }
  get learned(): readonly LessonId[] {
    return this.#kept?.learnt ?? [];
  }
  helpsAt(table: string): boolean {
    return this.#kept?.table === table;
  }

  begin(table: string): void {
    this.#keep({ table, open: true, learnt: [...this.learned] });
  }
  /** From the first lesson again. */
  forget(): void {
    this.#keep(null);
  }
  show(open: boolean): void {
    if (this.#kept !== null) this.#keep({ ...this.#kept, open });
  }
  learn(lesson: LessonId): void {
    if (this.#kept !== null && !this.#kept.learnt.includes(lesson))
      this.#keep({ ...this.#kept, learnt: [...this.#kept.learnt, lesson] });
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
