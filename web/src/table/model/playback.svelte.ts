// Several things that happened at once are shown one after the other: where figures stand on the way to where they
// are. Nothing waits for it: an answer ends it.

import { still, walkTime } from '../../board/motion/motion';
import type { FighterData } from '../../protocol';
import type { EventData } from '../../protocol';

interface Frame {
  fighter: string;
  space: string;
  path: string[];
}

/** More than this many are hurried, so that all of it never takes long. */
const CALM = 6;

/** What moved, in order. */
export function framesOf(events: readonly EventData[]): Frame[] {
  return events.flatMap(({ kind, fighter, space, path = [] }) => {
    const to = space ?? path.at(-1);
    return fighter !== undefined && to !== undefined && (kind === 'move' || kind === 'place' || kind === 'return')
      ? [{ fighter, space: to, path }]
      : [];
  });
}

export class Playback {
  /** Where figures are shown that have not arrived yet. */
  #spaces = $state.raw<Readonly<Record<string, string | null>>>({});
  /** The way each figure went last. */
  paths = $state.raw<Readonly<Record<string, string[]>>>({});
  #events: readonly EventData[] | null = null;
  #stood: Record<string, string | null> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The figures as they are to be drawn now. */
  place(fighters: FighterData[]): FighterData[] {
    const spaces = this.#spaces;
    return fighters.map((fighter) =>
      fighter.id in spaces ? { ...fighter, space: spaces[fighter.id] ?? null } : fighter,
    );
  }

  show(events: readonly EventData[], fighters: readonly FighterData[], speed: number): void {
    const known = this.#events?.length ?? Infinity;
    const grows = known <= events.length && this.#events?.at(-1) === events[known - 1];
    const frames = grows && speed > 0 && !still() ? framesOf(events.slice(known)) : [];
    const before = this.#stood;
    this.#events = events;
    this.#stood = Object.fromEntries(fighters.map(({ id, space }) => [id, space]));
    this.skip();
    const [first, ...rest] = frames;
    if (first === undefined) return;
    if (rest.length > 0)
      this.#spaces = Object.fromEntries(frames.map(({ fighter }) => [fighter, before[fighter] ?? null]));
    this.#step(first, rest, speed * Math.max(1, frames.length / CALM));
  }

  #step(frame: Frame, rest: Frame[], speed: number): void {
    this.paths = { ...this.paths, [frame.fighter]: frame.path };
    const [next, ...later] = rest;
    if (next === undefined) {
      this.#spaces = {};
      return;
    }
    this.#spaces = { ...this.#spaces, [frame.fighter]: frame.space };
    this.#timer = setTimeout(
      () => this.#step(next, later, speed),
      walkTime(Math.max(1, frame.path.length), speed) + 60 / speed,
    );
  }

  /** Shows all figures where they are. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#spaces = {};
  }
}
