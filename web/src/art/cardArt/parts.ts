// Things that several pictures of cards share. All are drawn around 0 0 and about 100 high; a picture fits them in.

import type { Shape, Tone } from '../figures/drawing';
import { line, oval, poly, put, ribbon, type Put } from '../figures/paths';
import { putAll } from '../figures/people';

/** A playing card, upright, 44 by 62. */
export const playingCard = (where: Put, back: Tone = 'deep', sign: Tone = 'bright'): Shape[] =>
  putAll(
    [
      [
        'cream',
        'M-18 -31L18 -31C21 -31 22 -30 22 -27L22 27C22 30 21 31 18 31L-18 31C-21 31 -22 30 -22 27L-22 -27' +
          'C-22 -30 -21 -31 -18 -31Z',
      ],
      [back, poly(-17, -26, 17, -26, 17, 26, -17, 26)],
      [sign, poly(0, -13, 9, 0, 0, 13, -9, 0)],
    ],
    where,
  );

/** An arrow to the right, 60 long. */
export const arrow = (tone: Tone, where: Put): Shape => [
  tone,
  put(poly(-30, -8, 4, -8, 4, -21, 30, 0, 4, 21, 4, 8, -30, 8), where),
];

/** Lines from the middle outward. */
export const rays = (tone: Tone, count: number, from: number, to: number, width = 4, turn = 0): Shape => [
  tone,
  Array.from({ length: count }, (_, i) => {
    const angle = ((turn + (i * 360) / count) * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return line(from * c, from * s, to * c, to * s);
  }).join(''),
  width,
];

export const HEART =
  'M0 38C-26 18 -42 4 -42 -14C-42 -28 -32 -36 -21 -36C-11 -36 -4 -30 0 -22C4 -30 11 -36 21 -36' +
  'C32 -36 42 -28 42 -14C42 4 26 18 0 38Z';

export const CLOUD =
  'M-40 22C-54 22 -56 4 -43 1C-44 -15 -26 -22 -17 -12C-10 -30 18 -30 22 -11C32 -18 46 -10 44 2' + 'C56 3 56 22 42 22Z';

/** A drop with its tip up. */
export const drop = (x: number, y: number, r: number): string =>
  `M${x} ${y - r * 1.7}C${x + r * 0.5} ${y - r * 0.9} ${x + r} ${y - r * 0.4} ${x + r} ${y + r * 0.1}` +
  `C${x + r} ${y + r * 0.7} ${x + r * 0.6} ${y + r} ${x} ${y + r}C${x - r * 0.6} ${y + r} ${x - r} ${y + r * 0.7} ` +
  `${x - r} ${y + r * 0.1}C${x - r} ${y - r * 0.4} ${x - r * 0.5} ${y - r * 0.9} ${x} ${y - r * 1.7}Z`;

/** An open eye, 100 wide. */
export const eye = (iris: Tone, white: Tone = 'cream'): Shape[] => [
  [white, 'M-50 0C-34 -26 -16 -34 0 -34C16 -34 34 -26 50 0C34 26 16 34 0 34C-16 34 -34 26 -50 0Z'],
  [iris, oval(0, 0, 22)],
  ['ink', oval(0, 0, 11)],
  ['cream', oval(-6, -7, 5)],
];

/** A sword with its point up, 110 high. */
export const sword = (where: Put, grip: Tone = 'woodDark'): Shape[] =>
  putAll(
    [
      ['steel', 'M-7 22L-7 -44L0 -60L7 -44L7 22Z'],
      ['steelShade', 'M0 22L0 -58L7 -44L7 22Z'],
      ['gold', 'M-24 16C-14 22 14 22 24 16L24 26C14 30 -14 30 -24 26Z'],
      [grip, ribbon(0, 28, 8, 0, 46, 8)],
      ['gold', oval(0, 50, 6.5)],
    ],
    where,
  );

/** A small flame, tip up. */
export const flame = (where: Put): Shape[] =>
  putAll(
    [
      [
        'red',
        'M0 -44C6 -28 26 -18 26 8C26 28 14 38 0 38C-14 38 -26 28 -26 8C-26 -4 -18 -10 -16 -22' +
          'C-10 -18 -6 -14 -6 -8C0 -16 2 -28 0 -44Z',
      ],
      [
        'gold',
        'M2 -16C8 -6 16 0 16 14C16 28 8 36 0 36C-8 36 -16 28 -16 16C-16 8 -10 4 -9 -4C-4 0 -2 4 -2 8' +
          'C2 2 4 -6 2 -16Z',
      ],
      ['glow', 'M0 8C4 14 8 18 8 24C8 31 4 35 0 35C-4 35 -8 31 -8 24C-8 18 -2 14 0 8Z'],
    ],
    where,
  );
