// A player's color is a custom property of the theme; the shape of their bases says the same without color.

export type Base = 'round' | 'block' | 'wedge' | 'star';

const BASES: readonly Base[] = ['round', 'block', 'wedge', 'star'];

/** Seats are called p1, p2, … in order; beyond four they begin again. */
export function seatIndex(seat: string): number {
  return Math.max(0, Number.parseInt(seat.slice(1), 10) - 1 || 0) % BASES.length;
}

export const playerColor = (seat: string): string => `var(--p${seatIndex(seat) + 1})`;

/** On a figure: the same in the light and the dark theme. */
export const figureColor = (seat: string): string => `var(--figure-${seatIndex(seat) + 1})`;

export const baseOf = (seat: string): Base => BASES[seatIndex(seat)] ?? 'round';

/** The mark of a player, on a field of 24 by 24: used wherever their name stands. */
export const BASE_MARKS: Record<Base, string> = {
  round: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18Z',
  block: 'M4 4H20V20H4Z',
  wedge: 'M12 2.5L22 20.5H2Z',
  star: 'M12 1.5L15 9L22.5 12L15 15L12 22.5L9 15L1.5 12L9 9Z',
};

/** The foot a figure stands on, one wide, from the middle of its upper edge down to 0.34. */
export const BASE_FEET: Record<Base, string> = {
  round: 'M-0.5 0.14C-0.5 0 -0.28 -0.04 0 -0.04S0.5 0 0.5 0.14S0.28 0.32 0 0.32S-0.5 0.28 -0.5 0.14Z',
  block: 'M-0.46 0H0.46V0.3H-0.46Z',
  wedge: 'M-0.3 -0.02H0.3L0.5 0.32H-0.5Z',
  star: 'M-0.51 0.15L-0.34 0.06L-0.22 -0.03H0.22L0.34 0.06L0.51 0.15L0.34 0.24L0.22 0.32H-0.22L-0.34 0.24Z',
};
