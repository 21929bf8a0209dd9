// What a line of the log speaks of, to be lit up on the board.

import type { EventData } from '../../protocol';

export interface Mention {
  /** Spaces and fighters. */
  lit: string[];
  /** The way that was gone, from where it began as far as that is known. */
  path: string[];
}

export const NOTHING: Mention = { lit: [], path: [] };

/** Where an event leaves its fighter. */
const endOf = ({ space, path }: EventData): string | undefined => space ?? path?.at(-1);

export function mentionOf(event: EventData, events: readonly EventData[]): Mention {
  const { fighter, target, space, path = [], from } = event;
  const lit = [...new Set([fighter, target, space, from, ...path].flatMap((one) => one ?? []))];
  if (path.length === 0) return { lit, path: from !== undefined && space !== undefined ? [from, space] : [] };
  const before = events
    .slice(0, events.indexOf(event))
    .findLast((other) => other.fighter === fighter && endOf(other) !== undefined);
  const begin = from ?? (before === undefined || fighter === undefined ? undefined : endOf(before));
  return { lit, path: begin === undefined || begin === path[0] ? path : [begin, ...path] };
}

/** Whether a line has anything to show on the board. */
export const mentions = (event: EventData): boolean => mentionOf(event, []).lit.length > 0;
