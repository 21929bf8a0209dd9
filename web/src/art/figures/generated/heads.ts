// What a generated figure wears on its head: drawn around the head of `people.ts`.

import type { FigureDef } from '../../../protocol';
import type { Shape, Tone } from '../drawing';
import { blob, curve, oval, poly, ribbon } from '../paths';

/** Behind the head, and before it. */
export interface Covering {
  back?: readonly Shape[];
  front: readonly Shape[];
}

const hair = (tone: Tone): Shape[] => [
  [tone, 'M-15 4C-20 -10 -14 -25 2 -25C15 -25 21 -16 18 -6C14 -13 8 -15 2 -14C-4 -12 -7 -5 -9 4C-11 6 -14 6 -15 4Z'],
  [tone === 'night' ? 'gray' : 'ink', curve(-12, -4, -11, -14, -3, -20) + curve(4, -21, 11, -20, 15, -14), 1.1],
];

export const HEADS: Record<NonNullable<FigureDef['head']>, (tone: Tone) => Covering> = {
  bare: () => ({ front: [] }),
  short_hair: (tone) => ({ front: hair(tone) }),
  long_hair: (tone) => ({
    back: [[tone, blob(-14, -16, 0, -25, 14, -16, 10, 6, 2, 18, -4, 34, -18, 36, -24, 22, -20, 2)]],
    front: hair(tone),
  }),
  beard: (tone) => ({
    front: [
      ...hair(tone),
      [tone, 'M-14 -3C-17 10 -10 24 2 30C10 30 18 20 18 7C12 10 8 8 5 8C-1 8 -5 4 -7 -3C-9 -6 -12 -6 -14 -3Z'],
      ['ink', curve(6, 13, 10, 14, 14, 12.5), 1.8],
    ],
  }),
  hood: () => ({
    back: [['deepDark', blob(-20, -4, -12, -26, 4, -32, 18, -26, 20, -6, 12, 18, -10, 22, -20, 12)]],
    front: [
      [
        'deep',
        'M-18 18C-26 2 -22 -26 2 -33C16 -34 26 -22 22 -8C18 -18 12 -22 5 -21C-6 -18 -10 -4 -8 10' +
          'C-8 16 -4 20 0 22C-8 24 -15 23 -18 18Z',
      ],
      ['deepLight', curve(-8, 10, -10, -6, 4, -21, 16, -17), 2.2],
    ],
  }),
  helmet: () => ({
    front: [
      ['bright', ribbon(0, -28, 7, -10, -36, 11, -24, -32, 9, -32, -20, 0)],
      ['steel', 'M-17 14C-21 -6 -18 -29 2 -29C18 -29 23 -16 21 -4L20 -3L1 -5L0 17C-6 21 -13 20 -17 14Z'],
      ['steelShade', 'M-17 14C-21 -6 -18 -29 2 -29C-8 -22 -12 -4 -8 18C-12 18 -15 17 -17 14Z', 0],
      ['cream', curve(4, -25, 12, -22, 16, -14), 1.8],
      ['steelShade', 'M0 -6L22 -4L21 1L0 0Z'],
    ],
  }),
  crown: (tone) => ({
    front: [
      ...hair(tone),
      ['gold', 'M-16 -12L-19 -30L-9 -22L-2 -35L5 -23L14 -33L16 -22L23 -28L19 -10C8 -16 -6 -17 -16 -12Z'],
      ['red', oval(2, -19, 2.8)],
      ['deepLight', oval(-9, -18, 2.2)],
      ['deepLight', oval(12, -18, 2.2)],
    ],
  }),
  hat: (tone) => ({
    front: [
      ...hair(tone),
      ['bright', ribbon(-6, -24, 7, -18, -36, 11, -32, -34, 8, -40, -22, 0)],
      ['deep', 'M-15 -15C-16 -32 -8 -39 2 -37C12 -39 20 -32 19 -15Z'],
      ['bright', 'M-16 -20C-4 -16 10 -16 19.5 -20L20 -13C10 -9 -4 -9 -16 -13Z'],
      ['deepLight', blob(-34, -16, -18, -14, 2, -11, 20, -14, 36, -17, 32, -8, 4, -5, -28, -8)],
    ],
  }),
  horns: (tone) => ({
    front: [
      ...hair(tone),
      ['cream', ribbon(-8, -20, 9, -18, -28, 8, -22, -40, 0)],
      ['cream', ribbon(12, -20, 9, 22, -28, 8, 24, -41, 0)],
    ],
  }),
  turban: () => ({
    front: [
      ['bright', blob(-17, -4, -21, -16, -11, -28, 5, -31, 19, -25, 23, -13, 19, -6, 4, -10)],
      ['brightDark', curve(-18, -8, -4, -17, 21, -16), 2],
      ['brightDark', curve(-12, -26, 2, -20, 22, -10), 2],
      ['deep', oval(9, -21, 4.6, 5.6)],
    ],
  }),
  mask: (tone) => ({
    front: [
      ...hair(tone),
      ['night', 'M-14 -6C-4 -8 8 -9 18 -6C20 -2 18 5 14 5C10 5 9 2 8 2C6 2 5 6 0 6C-6 6 -12 4 -14 -1Z'],
      ['glow', oval(4, -1, 2.6, 2)],
      ['glow', oval(13, -1, 2.2, 2)],
      ['night', poly(-13, -5, -24, -10, -20, -2, -26, 4, -13, 1)],
    ],
  }),
};
