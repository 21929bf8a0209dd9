// Going through a match by decisions and by turns.

import type { TurnStart } from '../protocol';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export const within = (at: number, last: number): number => Math.min(last, Math.max(0, Math.trunc(at) || 0));

/** The turn that runs at a frame. */
export function turnAt(turns: readonly TurnStart[], at: number): TurnStart | null {
  return turns.findLast(({ number }) => number <= at) ?? null;
}

/** Where the next turn begins; after the last one the end. */
export function turnAfter(turns: readonly TurnStart[], at: number, last: number): number {
  return turns.find(({ number }) => number > at)?.number ?? last;
}

/** Where this turn began, or from there the one before. */
export function turnBefore(turns: readonly TurnStart[], at: number): number {
  return turns.findLast(({ number }) => number < at)?.number ?? 0;
}

export interface Mark {
  turn: number;
  seat: string;
  number: number;
  /** Of the way from the first frame to the last. */
  place: number;
  /** Its number is written: they do not all find room. */
  written: boolean;
}

/** Where turns begin, along a line on which `most` numbers find room. */
export function marks(turns: readonly TurnStart[], last: number, most: number): Mark[] {
  const every = [1, 2, 5, 10, 20, 50].find((step) => turns.length / step <= most) ?? 100;
  return turns.map(({ turn, seat, number }) => ({
    turn,
    seat,
    number,
    place: last === 0 ? 0 : number / last,
    written: every === 1 || turn % every === 0,
  }));
}

/** The frame a key leads to; null if it is none of ours. Arrows go by decisions, with shift by turns. */
export function keyed(
  key: string,
  shift: boolean,
  at: number,
  turns: readonly TurnStart[],
  last: number,
): number | null {
  switch (key) {
    case 'ArrowRight':
      return shift ? turnAfter(turns, at, last) : within(at + 1, last);
    case 'ArrowLeft':
      return shift ? turnBefore(turns, at) : within(at - 1, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
