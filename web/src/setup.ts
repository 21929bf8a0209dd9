// A table as it is set up, and what fits together. The server has the last word.

import {
  DEFAULT_SEAT_SETUP,
  DEFAULT_TABLE_SETUP,
  SEAT_COUNTS,
  type Mode,
  type SeatSetup,
  type TableSetup,
} from './protocol';

/** Nobody waits for a bot: what a seat is until a person is wanted there. */
const botSeat = (): SeatSetup => ({ ...DEFAULT_SEAT_SETUP, kind: 'bot' });

export const freshSetup = (): TableSetup => structuredClone(DEFAULT_TABLE_SETUP);

/** The set-up with as many seats as its mode allows, next to how many are wished for. */
export function seated(setup: TableSetup, wished: number = setup.seats.length): TableSetup {
  const allowed = SEAT_COUNTS[setup.mode];
  const count = allowed.includes(wished) ? wished : (allowed[0] ?? 2);
  const seats = Array.from({ length: count }, (_, i) => setup.seats[i] ?? botSeat());
  return { ...setup, seats };
}

/** The set-up to begin with: a duel against a bot, or as many bots as the mode has further seats. */
export function againstBots(): TableSetup {
  const setup = freshSetup();
  return { ...setup, seats: setup.seats.map((seat, i) => (i === 0 ? seat : botSeat())) };
}

/** Whether a set-up is a duel of the player on the first seat against a bot. */
export const isBotDuel = ({ mode, seats }: TableSetup): boolean =>
  mode === 'duel' && seats[0]?.kind === 'person' && seats[1]?.kind === 'bot';

/** Seats by team, as indexes: 1 and 3 play 2 and 4. Without teams, all seats are one group. */
export function seatGroups(mode: Mode, count: number): number[][] {
  const all = Array.from({ length: count }, (_, i) => i);
  return mode === 'teams' ? [all.filter((i) => i % 2 === 0), all.filter((i) => i % 2 === 1)] : [all];
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
