// The colors of a player are custom properties: of the hero at a table, else of the theme. The shape of the bases says
// the same without color.

import { paletteOf } from './palettes';

export type Base = 'round' | 'block' | 'wedge' | 'star';

const BASES: readonly Base[] = ['round', 'block', 'wedge', 'star'];

/** Seats are called p1, p2, … in order; beyond four they begin again. */
export function seatIndex(seat: string): number {
  return Math.max(0, Number.parseInt(seat.slice(1), 10) - 1 || 0) % BASES.length;
}

export const playerColor = (seat: string): string => `var(--p${seatIndex(seat) + 1})`;

/** On a figure: the same in the light and the dark theme. */
export const figureColor = (seat: string): string => `var(--figure-${seatIndex(seat) + 1})`;
/** The emblem on a figure, and its foot. */
export const figureInk = (seat: string): string => `var(--figure-ink-${seatIndex(seat) + 1})`;

/** The color of a hero on paper. */
export function heroColor(hero: string, copy = 0): string {
  const { deep, lit } = paletteOf(hero, copy);
  return `light-dark(${deep}, ${lit})`;
}

/** The custom properties of all seats: the colors of their heroes, of equal heroes each in its own. */
export function seatColors(seats: readonly { seat: string; hero: string }[]): Record<string, string> {
  const colors = seats.flatMap(({ seat, hero }, i) => {
    const copy = seats.slice(0, i).filter((other) => other.hero === hero).length;
    const { deep, bright } = paletteOf(hero, copy);
    const number = seatIndex(seat) + 1;
    return [
      [`--p${number}`, heroColor(hero, copy)],
      [`--figure-${number}`, deep],
      [`--figure-ink-${number}`, bright],
    ];
  });
  return Object.fromEntries(colors) as Record<string, string>;
}

/** Gives the whole page the colors of a match, until the returned function is called. */
export function paintSeats(seats: readonly { seat: string; hero: string }[]): () => void {
  const { style } = document.documentElement;
  const colors = Object.entries(seatColors(seats));
  for (const [name, color] of colors) style.setProperty(name, color);
  return () => colors.forEach(([name]) => style.removeProperty(name));
}

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

// ---- teams: a color of the theme too, and a sign on their banners

/** On a field of 24 by 24, as the signs are. */
export const BANNER = 'M3.5 1H20.5V22.5L12 18L3.5 22.5Z';

const SUN =
  'M12 5.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7ZM12 2.6V4.4M12 13.6V15.4M5.6 9H7.4M16.6 9H18.4' +
  'M7.5 4.5L8.7 5.7M15.3 12.3L16.5 13.5M16.5 4.5L15.3 5.7M8.7 12.3L7.5 13.5';
const MOON = 'M15.5 12.8A6 6 0 1 1 13 3.2A4.8 4.8 0 1 0 15.5 12.8Z';
const SIGNS: readonly string[] = [SUN, MOON];

export const teamColor = (side: number): string => `var(--team-${(side % SIGNS.length) + 1})`;

export const teamSign = (side: number): string => SIGNS[side % SIGNS.length] ?? '';

/** The message that names a team. */
export const teamKey = (side: number): string => `web-team-${(side % SIGNS.length) + 1}`;
