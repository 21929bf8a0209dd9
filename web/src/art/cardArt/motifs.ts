// One motif for each effect of a card: the same in every deck.

import type { Effect } from '../../protocol';
import type { Shape } from '../figures/drawing';
import { blob, curve, oval, poly, put, ribbon, star } from '../figures/paths';
import { putAll } from '../figures/people';
import { arrow, eye, HEART, playingCard, rays, sword } from './parts';

/** Half a torn card. */
const torn = (side: 1 | -1): Shape[] =>
  putAll(
    [
      ['cream', poly(0, -34, 24, -34, 24, 34, 4, 34, -4, 22, 5, 8, -5, -6, 4, -20)],
      ['gray', poly(6, -27, 18, -27, 18, 27, 7, 27, 3, 21, 11, 8, 2, -6, 10, -20)],
    ],
    side === 1 ? { x: 10, y: 4, turn: 18 } : { x: -10, y: 4, turn: -18, mirror: true },
  );

/** Tokens on a stack, the lowest first. */
const pile = (x: number, ...heights: number[]): Shape[] =>
  heights.flatMap((y): Shape[] => [
    ['gold', oval(x, y, 34, 13)],
    ['brightDark', oval(x, y, 20, 6.4), 3.4],
  ]);

const swirl = (turn: number): Shape => [
  'steel',
  put('M-40 -6C-38 -30 -16 -42 6 -38L8 -52L32 -30L4 -12L5 -24C-10 -27 -24 -18 -26 -4Z', { turn }),
];

export const MOTIFS: Readonly<Record<Effect, readonly Shape[]>> = {
  cancel: [
    ...playingCard({ scale: 1.2 }, 'sand', 'gray'),
    ['red', ribbon(-42, -38, 13, 42, 38, 13)],
    ['red', ribbon(42, -38, 13, -42, 38, 13)],
  ],
  boost: [
    ...playingCard({ x: 0, y: 16, scale: 0.95 }),
    ['gold', poly(0, -52, 36, -16, 36, 4, 0, -30, -36, 4, -36, -16)],
    ['gold', poly(0, -22, 36, 14, 36, 34, 0, 0, -36, 34, -36, 14)],
  ],
  raise: [
    ['red', star(9, 50, 36)],
    ['cream', poly(-9, -28, 9, -28, 9, -9, 28, -9, 28, 9, 9, 9, 9, 28, -9, 28, -9, 9, -28, 9, -28, -9, -9, -9)],
  ],
  lower: [
    ['blueShade', star(9, 50, 36)],
    ['cream', poly(-28, -9, 28, -9, 28, 9, -28, 9)],
  ],
  replace: [
    ...playingCard({ x: -20, y: 4, turn: -12 }, 'gray', 'cream'),
    ...playingCard({ x: 20, y: -2, turn: 12 }),
    swirl(56),
  ],
  protect: [
    ['steel', 'M-40 -42C-24 -42 -10 -46 0 -52C10 -46 24 -42 40 -42C42 -2 30 30 0 50C-30 30 -42 -2 -40 -42Z'],
    ['blue', 'M-31 -34C-18 -34 -8 -37 0 -42C8 -37 18 -34 31 -34C32 -2 23 24 0 40C-23 24 -32 -2 -31 -34Z'],
    ['blueShade', 'M0 -42C8 -37 18 -34 31 -34C32 -2 23 24 0 40Z'],
  ],
  damage: [
    [
      'red',
      poly(
        0,
        -54,
        12,
        -26,
        36,
        -42,
        30,
        -14,
        56,
        -8,
        34,
        8,
        48,
        34,
        20,
        26,
        10,
        54,
        -6,
        28,
        -32,
        46,
        -28,
        18,
        -56,
        14,
        -34,
        -4,
        -48,
        -30,
        -18,
        -24,
      ),
    ],
    [
      'gold',
      poly(
        0,
        -30,
        7,
        -13,
        22,
        -22,
        17,
        -6,
        32,
        -2,
        18,
        6,
        26,
        20,
        10,
        15,
        4,
        30,
        -4,
        15,
        -19,
        26,
        -15,
        9,
        -32,
        6,
        -18,
        -3,
        -26,
        -18,
        -9,
        -13,
      ),
    ],
    ['glow', star(6, 14, 7)],
  ],
  attack_again: [...sword({ turn: 40, scale: 0.95 }), ...sword({ turn: -40, scale: 0.95 })],
  move: [
    // A boot with a wing.
    ['cream', blob(-10, -22, -30, -34, -52, -34, -44, -22, -50, -14, -40, -8, -42, 2, -24, 2, -8, -6)],
    ['sand', 'M-14 -14C-24 -20 -34 -24 -44 -25M-14 -8C-24 -11 -32 -12 -42 -11', 3],
    ['wood', 'M-14 -44L18 -44L18 -4C24 6 46 4 50 22L50 32L-18 32C-12 8 -14 -18 -14 -44Z'],
    ['woodDark', poly(-19, 30, 51, 30, 51, 41, 14, 41, 10, 37, -2, 37, -6, 42, -19, 42)],
    ['bright', poly(-17, -48, 21, -48, 21, -35, -17, -35)],
  ],
  place: [
    ['deepDark', oval(0, 28, 50, 20)],
    ['bright', oval(0, 26, 36, 13)],
    ['deep', oval(0, 26, 22, 7)],
    arrow('red', { x: 0, y: -16, turn: 90, scale: 1.2 }),
  ],
  swap: [arrow('bright', { x: 2, y: -20, scale: 1.5 }), arrow('deepLight', { x: -2, y: 22, scale: 1.5, mirror: true })],
  marker: [
    ['fogShade', oval(-18, 4, 38, 36)],
    ['fog', oval(10, 0, 38, 36)],
    ['steelShade', curve(10, 2, 2, -4, 10, -12, 22, -6, 22, 10, 6, 18, -10, 8, -10, -12, 4, -24), 5],
  ],
  return: [
    rays('glow', 9, 40, 58, 6, 10),
    ['deep', oval(0, 36, 40, 14)],
    ['bright', blob(-22, 34, -12, 4, -14, -8, 0, -14, 14, -8, 12, 4, 22, 34, 0, 38)],
    ['cream', oval(0, -26, 17)],
  ],
  recover: [
    ['red', HEART],
    ['rose', blob(-31, -16, -24, -27, -15, -25, -20, -18, -24, -8)],
    ['cream', poly(-7, -20, 7, -20, 7, -7, 20, -7, 20, 7, 7, 7, 7, 20, -7, 20, -7, 7, -20, 7, -20, -7, -7, -7)],
  ],
  change: [
    ['bright', oval(0, 0, 46)],
    [
      'deep',
      'M0 -46C26 -46 46 -26 46 0C46 26 26 46 0 46C-16 46 -22 36 -22 23C-22 8 -12 0 0 0' +
        'C12 0 22 -10 22 -23C22 -36 14 -46 0 -46Z',
    ],
    ['deep', oval(0, -23, 8)],
    ['bright', oval(0, 23, 8)],
  ],
  draw: [
    ...playingCard({ x: -24, y: 4, turn: -22 }),
    ...playingCard({ x: 24, y: 4, turn: 22 }),
    ...playingCard({ x: 0, y: -4 }),
  ],
  discard: [...torn(-1), ...torn(1)],
  look: eye('blueShade'),
  take: [
    ...playingCard({ x: 0, y: -16 }),
    // The hand that takes it.
    ['fair', blob(-26, 44, -26, 20, -36, 2, -30, -6, -20, 4, -16, 10, 26, 10, 30, 22, 24, 36, 20, 52, -20, 52)],
    ['fairShade', 'M-4 12L-4 24M8 12L8 24M20 12L20 23', 3],
    ['deep', poly(-26, 44, 24, 42, 26, 58, -28, 58)],
  ],
  action: [
    ['glow', 'M-24 -40L24 -40C24 -18 8 -10 6 0C8 10 24 18 24 40L-24 40C-24 18 -8 10 -6 0C-8 -10 -24 -18 -24 -40Z'],
    [
      'strawShade',
      'M-16 -22L16 -22C14 -12 6 -8 3 -2L3 20C14 24 20 30 21 38L-21 38C-20 30 -14 24 -3 20L-3 -2' +
        'C-6 -8 -14 -12 -16 -22Z',
    ],
    ['wood', poly(-32, -52, 32, -52, 32, -38, -32, -38)],
    ['wood', poly(-32, 38, 32, 38, 32, 52, -32, 52)],
  ],
  // A stack that grows, and one that is drawn on.
  gain: [...pile(-18, 42, 26, 10), arrow('red', { x: 34, y: 0, turn: -90, scale: 1.3 })],
  spend: [
    ...pile(-22, 42, 26),
    ['gold', oval(30, -26, 26)],
    ['brightDark', oval(30, -26, 15), 4],
    arrow('red', { x: 2, y: 2, turn: -42, scale: 0.8 }),
  ],
};
