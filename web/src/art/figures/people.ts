// Parts that several figures share: heads in half profile, hands, shoes. One way to draw a face keeps them one family.

import type { Shape, Tone } from './drawing';
import { blob, curve, line, oval, poly, put, ribbon, type Put } from './paths';

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
const LIPS = {
  calm: 'M6 10C7.6 8.4 8.8 8.4 9.8 9.2C10.8 8.4 12.2 8.6 13.4 9.8C12 12.6 8 12.8 6 10Z',
  stern: 'M6.4 11C8 9 9 9 10 9.6C11 9 12.4 9.4 13.6 10.8C11.8 12.4 8.4 12.4 6.4 11Z',
  kind: 'M5 8.8C7.4 9 8.8 8.8 9.8 9.4C10.8 8.8 12.2 8.8 13.8 8.4C12.6 13 7.6 13.4 5 8.8Z',
  cross: 'M6.4 12.2C7.8 9 9 8.8 10 9.6C11 8.8 12.6 9.2 13.6 12C11.6 11 8.6 11.2 6.4 12.2Z',
  sly: 'M5.4 9.6C7.6 9.2 9 8.8 10 9.4C11.4 8.6 12.8 8 14.6 6.8C13.8 11.6 8.6 13 5.4 9.6Z',
} as const;

/** A head that looks to the right, about 38 high around the origin. */
export function head(look: Face, where: Put): Shape[] {
  const { skin, shade, brow = 'ink', mood = 'calm', cheeks, lips, eye = 'ink', nose = 'small', lashes, noEar } = look;
  const [bx, by, ex, ey] = BROWS[mood];
  const glint: Tone = eye === 'cream' ? 'cream' : 'glow';
  return putAll(
    [
      [skin, NOSES[nose]],
      [shade, 'M-14 -3C-14 -11 -11 -16 -6 -18.5C-9 -10 -9 2 -4 9C-1 14 4 16.5 9 16.6C-2 22 -14 10 -14 -3Z', 0],
      [shade, 'M12.6 4.6C14.6 5.8 17 5.4 18 4C17.4 2.4 14.6 2.6 12.6 4.6Z', 0],
      ...(noEar
        ? []
        : ([
            [skin, oval(-8, 1, 4, 5)],
            [shade, oval(-7.4, 1.4, 1.8, 2.8), 0],
          ] as Shape[])),
      ...(cheeks ? ([['rose', oval(2, 6, 3.4, 2.4)]] as Shape[]) : []),
      [eye, oval(4.5, -1, 1.9, 3)],
      [eye, oval(12, -1, 1.6, 2.8)],
      [glint, oval(5.2, -2.2, 0.75, 0.9), 0],
      [glint, oval(12.6, -2.2, 0.65, 0.9), 0],
      ...(lashes
        ? ([['ink', curve(1.2, -2, 4, -4.4, 7, -2.6) + curve(10, -2.8, 12.4, -4.2, 14.8, -2.2), 1.5]] as Shape[])
        : []),
      [brow, curve(bx - 1, by, (bx + ex) / 2, Math.min(by, ey) + 0.5, ex, ey), lashes ? 1.6 : 2.1],
      [brow, curve(10.5, ey, 13, (ey + by) / 2 - 1, 15.5, by), lashes ? 1.6 : 2.1],
      lips === undefined ? ['ink', MOUTHS[mood], 1.6] : [lips, LIPS[mood], 0],
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

/** Armor of plates laced one above the other; the middle of its upper edge is at a spot. */
export function plates(x: number, y: number, top: number, bottom: number, count: number, turn: number): Shape[] {
  const width = (row: number): number => top + ((bottom - top) * row) / count;
  const lace = (at: number, row: number): string => line(at, row * 7 + 1.5, at, row * 7 + 5);
  const rows = Array.from({ length: count }, (_, row) => row);
  return putAll(
    [
      ['deep', poly(-top / 2, 0, top / 2, 0, bottom / 2, count * 7, -bottom / 2, count * 7)],
      [
        'bright',
        rows.map((row) => line(-width(row + 1) / 2, row * 7 + 7, width(row + 1) / 2, row * 7 + 7)).join(''),
        2,
      ],
      ['deepLight', rows.map((row) => lace(-width(row) / 4, row) + lace(width(row) / 4, row)).join(''), 1.5],
    ],
    { x, y, turn },
  );
}
