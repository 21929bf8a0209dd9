// The mark of each kind of card, on a field of 100 by 100: a burst, a shield, both at once, a bolt.
import type { CardType } from '../text/sheets';

const burst = Array.from({ length: 24 }, (_, i) => {
  const long = [49, 43, 47, 41][(i / 2) % 4] ?? 45;
  const r = i % 2 ? 34 : long;
  const angle = ((i * 15 - 90) * Math.PI) / 180;
  return `${i ? 'L' : 'M'}${(50 + r * Math.cos(angle)).toFixed(1)} ${(50 + r * Math.sin(angle)).toFixed(1)}`;
}).join('');

const BURST = `${burst}Z`;
export const SHIELD = 'M50 3C62 11 77 14 92 13V48C92 74 74 90 50 98C26 90 8 74 8 48V13C23 14 38 11 50 3Z';
const BOLT = 'M62 2L12 56H40L30 98L88 38H58L72 2Z';

export interface Mark {
  /** Each with a color of the theme. */
  parts: { d: string; color: string; clip?: 'left' | 'right' }[];
  /** Of the number on it. */
  ink: string;
}

export const MARKS: Record<CardType, Mark> = {
  attack: { parts: [{ d: BURST, color: 'var(--card-attack)' }], ink: 'var(--card-on)' },
  defense: { parts: [{ d: SHIELD, color: 'var(--card-defense)' }], ink: 'var(--card-on)' },
  versatile: {
    parts: [
      { d: BURST, color: 'var(--card-attack)', clip: 'left' },
      { d: SHIELD, color: 'var(--card-defense)', clip: 'right' },
    ],
    ink: 'var(--card-on)',
  },
  scheme: { parts: [{ d: BOLT, color: 'var(--card-scheme)' }], ink: 'var(--card-ink)' },
};
