// A table as it is set up, and what fits together. The server has the last word.

import { DEFAULT_SEAT_SETUP, DEFAULT_TABLE_SETUP, SEAT_COUNTS, type SeatSetup, type TableSetup } from './protocol';

export const freshSeat = (): SeatSetup => ({ ...DEFAULT_SEAT_SETUP });

export const freshSetup = (): TableSetup => structuredClone(DEFAULT_TABLE_SETUP);

/** The set-up with as many seats as its mode allows, next to how many are wished for. */
export function seated(setup: TableSetup, wished: number = setup.seats.length): TableSetup {
  const allowed = SEAT_COUNTS[setup.mode];
  const count = allowed.includes(wished) ? wished : (allowed[0] ?? 2);
  const seats = Array.from({ length: count }, (_, i) => setup.seats[i] ?? freshSeat());
  return { ...setup, seats };
}

/** Whether to offer a rated match. The server decides (`check_setup`); this only spares the player a refusal. */
export function mayBeRated(setup: TableSetup): boolean {
  return setup.seats.every((seat) => seat.kind === 'person') && setup.absent !== 'bot';
}

/** What is sent: heroes only where the creator picks them. */
export function finished(setup: TableSetup): TableSetup {
  const seats = setup.seats.map((seat) => ({ ...seat, hero: setup.picking === 'chosen' ? seat.hero : null }));
  return { ...setup, seats, rated: setup.rated && mayBeRated(setup) };
}
