// A table as it is set up, and what fits together. The server has the last word.

import type { Mode, SeatSetup, TableSetup } from './protocol';

export const MODES: readonly Mode[] = ['duel', 'teams', 'free_for_all'];
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export const PICKINGS = ['chosen', 'free', 'blind', 'random'] as const;
export const EDITIONS = ['current', 'classic'] as const;
export const CLOCKS = ['none', 'decision', 'match'] as const;
export const ABSENCES = ['wait', 'bot', 'out'] as const;

/** How many may sit down in a mode. */
export const SEATS: Record<Mode, readonly number[]> = { duel: [2], teams: [4], free_for_all: [3, 4] };

export const freshSeat = (): SeatSetup => ({ kind: 'person', level: 'medium', hero: null });

export function freshSetup(): TableSetup {
  return {
    mode: 'duel',
    board: null,
    edition: 'current',
    picking: 'chosen',
    seats: [freshSeat(), freshSeat()],
    clock: { kind: 'none', seconds: 300, increment: 0, grace: 3 },
    public: false,
    spectators: true,
    rated: false,
    absent: 'wait',
    away_seconds: 120,
    turn_limit: 200,
  };
}

/** The set-up with as many seats as its mode allows, next to how many are wished for. */
export function seated(setup: TableSetup, wished: number = setup.seats.length): TableSetup {
  const allowed = SEATS[setup.mode];
  const count = allowed.includes(wished) ? wished : (allowed[0] ?? 2);
  const seats = Array.from({ length: count }, (_, i) => setup.seats[i] ?? freshSeat());
  return { ...setup, seats };
}

/** Ratings are for persons who picked for themselves, without going back. */
export function mayBeRated(setup: TableSetup): boolean {
  return setup.seats.every((seat) => seat.kind === 'person') && setup.absent !== 'bot';
}

/** What is sent: heroes only where the creator picks them. */
export function finished(setup: TableSetup): TableSetup {
  const seats = setup.seats.map((seat) => ({ ...seat, hero: setup.picking === 'chosen' ? seat.hero : null }));
  return { ...setup, seats, rated: setup.rated && mayBeRated(setup) };
}
