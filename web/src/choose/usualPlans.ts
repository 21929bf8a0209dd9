// How the visitor set up a table last, for each way to play; kept in the browser. What is read is checked: it may be
// from an older client, and heroes and boards come and go.

import { MODES, PICKINGS, SEAT_COUNTS, type SeatSetup, type TableSetup } from '../protocol';
import { planFor, WAYS, type Plan, type Way } from '../setup';

const KEY = 'peerless.plans';

interface Kept {
  last?: unknown;
  plans?: unknown;
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {}; // storage is forbidden, or something else wrote there
  }
}

const isWay = (way: unknown): way is Way => WAYS.some((one) => one === way);

/** The way that was used last. */
export function usualWay(): Way {
  const { last } = read();
  return isWay(last) ? last : 'bot';
}

/** The table of a way as it was set up last; `known` says whether there is such a hero or board. */
export function usualPlan(way: Way, known: (id: string) => boolean): Plan {
  const fresh = planFor(way);
  const { plans } = read();
  const kept = (plans as Partial<Record<Way, Partial<Plan>>> | undefined)?.[way];
  const setup = kept?.setup as Partial<TableSetup> | undefined;
  if (!isSetup(setup, way)) return fresh;
  const whole: TableSetup = {
    ...fresh.setup,
    ...setup,
    board: setup.board !== null && known(setup.board) ? setup.board : null,
    seats: setup.seats.map((seat) => ({ ...seat, hero: seat.hero !== null && known(seat.hero) ? seat.hero : null })),
  };
  const mine = Array.isArray(kept?.mine) ? kept.mine.filter((seat) => /^p[1-4]$/.test(String(seat))) : fresh.mine;
  return { setup: whole, mine };
}

type Checked = Pick<TableSetup, 'mode' | 'seats' | 'picking' | 'board'>;

function isSetup(setup: Partial<TableSetup> | undefined, way: Way): setup is Partial<TableSetup> & Checked {
  if (typeof setup !== 'object' || setup === null) return false;
  const { mode, seats, picking, board } = setup;
  if (!MODES.some((one) => one === mode) || !PICKINGS.some((one) => one === picking)) return false;
  if ((mode === 'duel') !== (way !== 'four') || !(board === null || typeof board === 'string')) return false;
  return Array.isArray(seats) && SEAT_COUNTS[mode!].includes(seats.length) && seats.every(isSeat);
}

const isSeat = (seat: unknown): seat is SeatSetup => {
  if (typeof seat !== 'object' || seat === null) return false;
  const { kind, hero } = seat as Partial<SeatSetup>;
  return (kind === 'person' || kind === 'bot') && (hero === null || typeof hero === 'string');
};

/** A table of this way was opened. */
export function rememberPlan(way: Way, plan: Plan): void {
  const { plans } = read();
  const others = typeof plans === 'object' && plans !== null ? plans : {};
  try {
    localStorage.setItem(KEY, JSON.stringify({ last: way, plans: { ...others, [way]: plan } }));
  } catch {
    // nothing is remembered then
  }
}
