// The last turn as a list of what was done in it, to be read again: each step with its card or combat and its words.

import type { EventData } from '../protocol';
import type { LogLine } from '../text/events';

export interface TurnStep {
  /** The first event that is told in it. */
  event: EventData;
  lines: LogLine[];
  /** The card (`hero.card`) or ability (`hero:ability`) that acts. */
  source: string | null;
  /** When the card acts, for the line of it. */
  timing: string | null;
  combat: number | null;
  /** Whose turn it is. */
  seat: string | null;
}

/** Which events are looked back on, from one to before another: those since the last own turn, or of the last turn. */
export function sinceOwnTurn(events: readonly EventData[], me: string | null): [from: number, to: number] {
  const starts = events.flatMap((event, i) => (event.kind === 'turn' ? [i] : []));
  const last = starts.at(-1) ?? 0;
  if (me === null) return [starts.at(-2) ?? 0, events.length];
  const to = events[last]?.seat === me ? last : events.length;
  const own = starts.findLast((start) => start < to && events[start]?.seat === me);
  const from = own === undefined ? 0 : (starts.find((start) => start > own) ?? to);
  return [from, to];
}

/** Kinds with which a step begins. */
const BEGINS = ['turn', 'action'];
/** Kinds that name the card or ability of a step. */
const ACTS = ['scheme', 'boost', 'effect'];

export function turnSteps(
  events: readonly EventData[],
  lines: readonly LogLine[],
  [from, to]: readonly [number, number],
): TurnStep[] {
  const told = new Map(lines.map((line) => [line.event, line]));
  const steps: TurnStep[] = [];
  let seat = events.slice(0, from + 1).findLast(({ kind }) => kind === 'turn')?.seat ?? null;
  const begin = (event: EventData, combat: number | null): TurnStep => {
    const step = { event, lines: [], source: null, timing: null, combat, seat };
    steps.push(step);
    return step;
  };
  let open: TurnStep | null = null;
  for (const event of events.slice(from, to)) {
    if (event.kind === 'turn') seat = event.seat ?? null;
    const { combat = null } = event;
    if (combat !== null) {
      open = steps.find((step) => step.combat === combat) ?? begin(event, combat);
    } else if (open === null || open.combat !== null || BEGINS.includes(event.kind)) open = begin(event, null);
    const source = ACTS.includes(event.kind) ? (event.card ?? event.source ?? null) : null;
    if (combat === null && source !== null && source !== open.source) {
      if (open.source !== null) open = begin(event, null);
      open.source = source;
      open.timing = event.timing ?? event.kind;
    }
    const line = told.get(event);
    if (line !== undefined) open.lines.push(line);
  }
  // An ability of which nothing is told has done nothing.
  for (const step of steps) if (step.event.kind === 'turn' && step.lines.length < 2) step.source = null;
  return steps.filter((step) => step.lines.length > 0);
}
