// What can be read off a view and its events at a glance.

import type { ActionKind } from '../../cards/ActionTracker.svelte';
import type { FighterData, FighterSheet, SeatData, ViewData } from '../../protocol';
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

/** The fighter that stands for its player: the hero, of several the first that is not defeated. */
export function leaderOf(fighters: readonly FighterData[]): FighterData | undefined {
  const heroes = fighters.filter(({ hero }) => hero);
  return heroes.find(({ health }) => health > 0) ?? heroes[0];
}

/** The ways figures have gone since the last answer. */
export function walkedPaths(events: readonly EventData[]): Record<string, string[]> {
  const last = events.at(-1)?.step;
  const ways: Record<string, string[]> = {};
  for (const { step, kind, fighter, path, from, space } of events.slice(-40)) {
    if (step !== last || fighter === undefined) continue;
    if (kind === 'move' && path !== undefined) ways[fighter] = path;
    if (kind === 'carry' && from !== undefined && space !== undefined) ways[fighter] = [from, space];
  }
  return ways;
}

/** Seats in the order they are shown: the player's own, then the partner, then around the table, team by team. */
export function seatsFrom(view: ViewData, me: string | null): { own: SeatData | null; others: SeatData[] } {
  const at = view.seats.findIndex((seat) => seat.seat === me);
  const own = view.seats[at] ?? null;
  const around = [...view.seats.slice(at + 1), ...view.seats.slice(0, Math.max(0, at))];
  const sides = [...new Set([own, ...around].flatMap((seat) => seat?.side ?? []))];
  return { own, others: sides.flatMap((side) => around.filter((seat) => seat.side === side)) };
}

/** The team of a seat, if there are teams, and whether it is the partner of `me`. */
export function teamOf(view: ViewData, seat: SeatData, me: string | null): { side: number; partner: boolean } | null {
  const team = view.seats.filter(({ side }) => side === seat.side);
  if (team.length < 2) return null;
  return { side: seat.side, partner: seat.seat !== me && team.some((other) => other.seat === me) };
}

export const fightersOf = (view: ViewData, seat: string): FighterData[] => view.fighters.filter((f) => f.seat === seat);

/** Where a fighter without health is: those who enter during play wait in reserve, all others are defeated. */
export function fate({ health }: FighterData, { starts }: FighterSheet): 'fights' | 'reserve' | 'defeated' {
  if (health > 0) return 'fights';
  return starts === 'off' ? 'reserve' : 'defeated';
}

/** `4:05`; above an hour `1:04:05`. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
