// A table as it is set up, and what fits together. The server has the last word.

import {
  DEFAULT_SEAT_SETUP,
  DEFAULT_TABLE_SETUP,
  SEAT_COUNTS,
  type Mode,
  type SeatId,
  type SeatSetup,
  type TableInfo,
  type TableSetup,
} from './protocol';

/** The usual ways to play: against a bot, at one screen, with a friend by link, with four seats. */
export const WAYS = ['bot', 'screen', 'friend', 'four'] as const;
export type Way = (typeof WAYS)[number];

/** A table to be opened. */
export interface Plan {
  setup: TableSetup;
  /** Seats at this screen. */
  mine: SeatId[];
}

/** Nobody waits for a bot: what a seat is until a person is wanted there. */
const botSeat = (): SeatSetup => ({ ...DEFAULT_SEAT_SETUP, kind: 'bot' });
const seatId = (i: number): SeatId => `p${i + 1}` as SeatId;

export const freshSetup = (): TableSetup => structuredClone(DEFAULT_TABLE_SETUP);

/** The set-up with as many seats as its mode allows, next to how many are wished for. */
export function seated(setup: TableSetup, wished: number = setup.seats.length): TableSetup {
  const allowed = SEAT_COUNTS[setup.mode];
  const count = allowed.includes(wished) ? wished : (allowed[0] ?? 2);
  const seats = Array.from({ length: count }, (_, i) => setup.seats[i] ?? botSeat());
  return { ...setup, seats };
}

/** What a way to play begins with. */
export function planFor(way: Way): Plan {
  const setup = freshSetup();
  const person: SeatSetup = { ...DEFAULT_SEAT_SETUP, kind: 'person' };
  switch (way) {
    case 'bot':
      return { setup: { ...setup, seats: [person, botSeat()] }, mine: ['p1'] };
    case 'screen':
      return { setup: { ...setup, seats: [person, person] }, mine: ['p1', 'p2'] };
    case 'friend':
      return { setup: { ...setup, seats: [person, person], picking: 'free' }, mine: ['p1'] };
    case 'four':
      return { setup: seated({ ...setup, mode: 'teams', seats: [person] }), mine: ['p1'] };
  }
}

/** The table of a match that is over, once more: the same board and heroes, but for one seat. */
export function planAgain(
  { setup, board, seats }: TableInfo,
  mine: readonly SeatId[],
  seat: string,
  hero: string | null,
): Plan {
  const again = setup.seats.map((one, i): SeatSetup => {
    const played = seats[i];
    if (played === undefined) return one;
    const kind = played.kind === 'bot' ? 'bot' : 'person';
    return { kind, level: played.level ?? one.level, hero: played.seat === seat ? hero : played.hero };
  });
  return { setup: { ...setup, board, picking: 'chosen', seats: again }, mine: [...mine] };
}

/** The seats of a plan that people at this screen take. */
export const seatsHere = ({ setup, mine }: Plan): SeatId[] =>
  setup.seats.flatMap(({ kind }, i) => (kind === 'person' && mine.includes(seatId(i)) ? [seatId(i)] : []));

/** Who plays at a seat: somebody at this screen, who comes by a link, or a bot. */
export const OCCUPANTS = ['here', 'link', 'bot'] as const;
export type Occupant = (typeof OCCUPANTS)[number];

/** The plan with someone else at a seat. */
export function occupied({ setup, mine }: Plan, at: number, who: Occupant): Plan {
  const others = mine.filter((seat) => seat !== seatId(at));
  const kind = who === 'bot' ? 'bot' : 'person';
  return {
    setup: { ...setup, seats: setup.seats.map((seat, i) => (i === at ? { ...seat, kind } : seat)) },
    mine: who === 'here' ? [...others, seatId(at)].sort() : others,
  };
}

/** Whether the match begins at once: nobody else is waited for, and all heroes are known or left to chance. */
export const beginsAtOnce = (plan: Plan): boolean =>
  plan.setup.seats.every(({ kind }, i) => kind === 'bot' || plan.mine.includes(seatId(i))) &&
  (plan.setup.picking === 'chosen' || plan.setup.picking === 'random');

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
