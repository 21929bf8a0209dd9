// The frames of one match from one viewpoint. They come in pages: the one that is looked at first, then the next
// if it is near, then those before, from which the log is told.

import type { Frame, FrameList, TurnStart, Unshown } from '../protocol';
import type { EventData } from '../protocol';

/** Frames in a page: as many as the server gives at once. */
export const PAGE = 50;
/** So close to the end of a page the next one is fetched before all others. */
const NEAR = 15;

/** The page to fetch next while frame `at` is shown; null if all pages needed soon are loaded. */
export function nextPage(at: number, last: number | null, has: (page: number) => boolean): number | null {
  const spot = last === null ? at : Math.min(at, last);
  const page = Math.floor(spot / PAGE);
  const after = last !== null && (page + 1) * PAGE <= last ? [page + 1] : [];
  const before = Array.from({ length: page }, (_, i) => page - 1 - i);
  const soon = spot % PAGE >= PAGE - NEAR ? after : [];
  return [page, ...soon, ...before, ...after].find((wanted) => !has(wanted)) ?? null;
}

export class FrameLoader {
  /** Number of the last frame; null until the first page is there. */
  last: number | null = null;
  turns: readonly TurnStart[] = [];
  /** What the rules of today cannot show of a match that was played by others; it comes with the last frame. */
  rest: Unshown | null = null;
  /** Why the last fetching failed. */
  wrong: unknown = null;

  #pages = new Map<number, Frame[]>();
  #told: EventData[] = [];
  #toldPages = 0;
  #at = 0;
  #fetching = false;

  constructor(
    readonly fetch: (from: number, count: number) => Promise<FrameList>,
    readonly changed: () => void,
  ) {}

  /** Fetches a frame and its surroundings, one page at a time. */
  async look(at: number): Promise<void> {
    this.#at = at;
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      for (let page = this.#next(); page !== null; page = this.#next()) {
        this.#take(page, await this.fetch(page * PAGE, PAGE));
        this.wrong = null;
        this.changed();
      }
    } catch (error) {
      this.wrong = error;
      this.changed();
    } finally {
      this.#fetching = false;
    }
  }

  #next(): number | null {
    return nextPage(this.#at, this.last, (page) => this.#pages.has(page));
  }

  #take(page: number, { last, turns, frames, rest }: FrameList): void {
    this.last = last;
    this.turns = turns;
    this.rest = rest ?? this.rest;
    this.#pages.set(page, frames);
    for (let known = this.#pages.get(this.#toldPages); known !== undefined; known = this.#pages.get(this.#toldPages)) {
      for (const frame of known) this.#told.push(...frame.events);
      this.#toldPages += 1;
    }
  }

  /** A frame, if it is there. */
  frame(number: number): Frame | undefined {
    return this.#pages.get(Math.floor(number / PAGE))?.[number % PAGE];
  }

  /** All that happened up to a frame; null while something of it is missing. */
  events(number: number): readonly EventData[] | null {
    const frame = this.frame(number);
    if (frame === undefined || Math.floor(number / PAGE) >= this.#toldPages) return null;
    return this.#told.slice(0, frame.first + frame.events.length);
  }
}
