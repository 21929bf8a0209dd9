// What can be read off a view and its events at a glance.

import type { ActionKind } from '../../cards/ActionTracker.svelte';
import type { FighterData, SeatData, ViewData } from '../../protocol';
import type { EventData } from '../../protocol';

/** How a seat spent the actions of its running or its last turn. */
export function spentActions(events: readonly EventData[], seat: string): ActionKind[] {
  const from = events.findLastIndex((event) => event.kind === 'turn' && event.seat === seat);
  if (from < 0) return [];
  const turn = events.slice(from + 1);
  const to = turn.findIndex((event) => event.kind === 'turn');
  return turn
    .slice(0, to < 0 ? undefined : to)
    .filter((event) => event.kind === 'action')
    .map((event) => event.action as ActionKind);
}

/** The ways figures have gone since the last answer. */
export function walkedPaths(events: readonly EventData[]): Record<string, string[]> {
  const last = events.at(-1)?.step;
  const ways: Record<string, string[]> = {};
  for (const event of events.slice(-40))
    if (event.step === last && event.kind === 'move' && event.fighter !== undefined && event.path !== undefined)
      ways[event.fighter] = event.path;
  return ways;
}

/** Seats in the order they are shown: the player's own first, then around the table. */
export function seatsFrom(view: ViewData, me: string | null): { own: SeatData | null; others: SeatData[] } {
  const at = view.seats.findIndex((seat) => seat.seat === me);
  if (at < 0) return { own: null, others: view.seats };
  return { own: view.seats[at] ?? null, others: [...view.seats.slice(at + 1), ...view.seats.slice(0, at)] };
}

export const fightersOf = (view: ViewData, seat: string): FighterData[] => view.fighters.filter((f) => f.seat === seat);

/** `4:05`; above an hour `1:04:05`. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
