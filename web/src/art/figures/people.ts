// Parts that several figures share: heads in half profile, hands, shoes. One way to draw a face keeps them one family.

import type { Shape, Tone } from './drawing';
import { blob, curve, oval, put, ribbon, type Put } from './paths';

/** All shapes somewhere else; lines grow with them. */
export const putAll = (shapes: readonly Shape[], where: Put): Shape[] =>
  shapes.map(([tone, d, width]) =>
    width === undefined ? [tone, put(d, where)] : [tone, put(d, where), width * (where.scale ?? 1)],
  );

export interface Face {
  skin: Tone;
  shade: Tone;
  brow?: Tone;
  mood?: 'calm' | 'stern' | 'kind' | 'cross' | 'sly';
  /** Red cheeks. */
  cheeks?: boolean;
  lips?: Tone;
  eye?: Tone;
  nose?: 'small' | 'long' | 'hook';
  lashes?: boolean;
  /** The ear is covered, as by hair. */
  noEar?: boolean;
}

const NOSES = {
  small:
    'M-14 -3C-14 -15 -7 -20 2 -20C11 -20 16 -13 16 -5C17 -2 18.5 0 18.5 2C18.5 4 16.5 4.5 15.5 4.5' +
    'C15.5 12 10 18 3 18C-7 18 -14 9 -14 -3Z',
  long:
    'M-14 -3C-14 -15 -7 -20 2 -20C11 -20 16 -13 16 -6C18 -3 21 1 21.5 3.5C21.5 5.5 18 5.5 15.5 5' +
    'C15.5 13 10 18.5 4 18.5C-6 18.5 -14 9 -14 -3Z',
  hook:
    'M-14 -3C-14 -15 -7 -20 2 -20C11 -20 16 -13 16 -7C21 -5 23 1 21 6C19.5 5.5 17 5 15.5 5' +
    'C15.5 13 11 19 5 19C-5 19 -14 9 -14 -3Z',
} as const;

/** From the outer to the inner end of the nearer brow. */
const BROWS = {
  calm: [3, -7, 8, -8],
  stern: [2, -7.5, 8.5, -5],
  kind: [2, -7, 8, -8.5],
  cross: [1.5, -9, 8.5, -4.5],
  sly: [2, -6, 8.5, -9],
} as const;
const MOUTHS = {
  calm: curve(5, 10.5, 9, 11, 13, 10),
  stern: curve(5, 11.5, 9, 10, 13.5, 11),
  kind: curve(3.5, 9, 8, 12, 13, 9),
  cross: curve(6, 12, 9.5, 10.5, 13, 12),
  sly: curve(4, 10, 9, 12, 14, 7.5),
} as const;

/** A head that looks to the right, about 38 high around the origin. */
export function head(look: Face, where: Put): Shape[] {
  const { skin, shade, brow = 'ink', mood = 'calm', cheeks, lips, eye = 'ink', nose = 'small', lashes, noEar } = look;
  const [bx, by, ex, ey] = BROWS[mood];
  return putAll(
    [
      [skin, NOSES[nose]],
      [shade, 'M-14 -3C-14 -11 -11 -16 -6 -18.5C-9 -10 -9 2 -4 9C-1 14 3 17 6 18C-5 19 -14 10 -14 -3Z'],
      ...(noEar ? [] : ([[skin, oval(-8, 1, 4, 5)]] as Shape[])),
      ...(cheeks ? ([['rose', oval(2, 6, 3.4, 2.4)]] as Shape[]) : []),
      [eye, oval(4.5, -1, 1.9, 3)],
      [eye, oval(12, -1, 1.6, 2.8)],
      ...(lashes ? ([['ink', 'M3 -3.5L0.5 -4.5M13.5 -3.5L16 -4.5', 1.6]] as Shape[]) : []),
      [brow, curve(bx - 1, by, (bx + ex) / 2, Math.min(by, ey) + 0.5, ex, ey), 2],
      [brow, curve(10.5, ey, 13, (ey + by) / 2 - 1, 15.5, by), 2],
      [lips ?? 'ink', MOUTHS[mood], lips === undefined ? 1.6 : 2.6],
    ],
    where,
  );
}

/** A fist or an open hand. */
export const hand = (skin: Tone, x: number, y: number, size = 5.5): Shape => [skin, oval(x, y, size, size * 0.92)];

/** A shoe whose toe points to the right; `x` is under the ankle. */
export const shoe = (tone: Tone, x: number, y = 0): Shape => [
  tone,
  blob(x - 6, y - 9, x + 4, y - 9, x + 7, y - 6, x + 14, y - 4, x + 15, y - 0.5, x + 8, y, x - 6, y, x - 7, y - 4),
];

/** An arm or a leg in one piece. */
export const limb = (tone: Tone, ...numbers: number[]): Shape => [tone, ribbon(...numbers)];
