// How long each event is shown, by the table in beats.ts; the same rules as in src/peerless/records/beats.py.

import { BEATS, COMBAT_PACE, type Beat, type EventKind } from './beats';
import type { EventData } from './protocol';

type Timed = Pick<EventData, 'kind' | 'step' | 'combat' | 'timing' | 'path'>;

/** Kinds that this client does not know take no time. */
const UNKNOWN: Beat = { ms: 0 };
const beatOf = (kind: string): Beat => BEATS[kind as EventKind] ?? UNKNOWN;

/**
 * Milliseconds at normal speed for each event. `before` are the events before them: the length of a beat depends on how
 * long its combat has taken so far.
 */
export function beatTimes(events: readonly Timed[], before: readonly Timed[] = []): number[] {
  const spent = new Map<number, number>();
  let last: Timed | undefined;
  const times = [...before, ...events].map((event) => {
    const { combat } = event;
    const full = last !== undefined && isWith(event, last) ? 0 : ownTime(event);
    last = event;
    if (combat === undefined || beatOf(event.kind).fixed) return full;
    const sofar = spent.get(combat) ?? 0;
    spent.set(combat, sofar + full);
    return paced(sofar + full) - paced(sofar);
  });
  return times.slice(before.length);
}

/** The part of the beat of an event, of one, that passes before its result is on screen. */
export const leadOf = ({ kind }: Timed): number => (beatOf(kind).lead ?? 0) / 100;

/** Whether an event is shown at once with the one before it. */
export const isWith = (event: Timed, last: Timed): boolean =>
  beatOf(event.kind).together === true &&
  event.kind === last.kind &&
  event.step === last.step &&
  event.combat === last.combat;

function ownTime(event: Timed): number {
  const { ms, each, field, cases } = beatOf(event.kind);
  const word = field === undefined ? undefined : event[field];
  const items = each === undefined ? 1 : (event[each]?.length ?? 1);
  return ((word === undefined ? undefined : cases?.[word]) ?? ms) * Math.max(1, items);
}

/** How long the first `ms` of a combat take. */
function paced(ms: number): number {
  let shown = 0;
  let rest = ms;
  for (const [length, percent] of COMBAT_PACE) {
    shown += Math.min(rest, length) * percent;
    rest = Math.max(0, rest - length);
  }
  return Math.floor(shown / 100);
}
