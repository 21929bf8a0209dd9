// What the cards of Annie Christmas and Charlie are about.

import type { Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon, star, type Put } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { HEART, playingCard, rays } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

const around = (count: number, radius: number, x: number, y: number, size: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    return oval(x + radius * Math.cos(angle), y + radius * Math.sin(angle), size);
  }).join('');

/** A card with a queen on it, 44 by 62. */
const queen = (where: Put, suit: Shape): Shape[] =>
  putAll(
    [
      [
        'cream',
        'M-18 -31L18 -31C21 -31 22 -30 22 -27L22 27C22 30 21 31 18 31L-18 31C-21 31 -22 30 -22 27L-22 -27' +
          'C-22 -30 -21 -31 -18 -31Z',
      ],
      ['deep', poly(-13, 27, -10, 8, 10, 8, 13, 27)],
      ['ink', blob(-10, 8, -12, -8, 0, -14, 12, -8, 10, 8)],
      ['brown', oval(0, -1, 7, 8.4)],
      ['gold', poly(-9, -9, -11, -20, -4, -14, 0, -22, 4, -14, 11, -20, 9, -9)],
      ['fog', oval(-4, 11, 1.8) + oval(0, 12.5, 1.8) + oval(4, 11, 1.8)],
      suit,
    ],
    where,
  );

/** A mug of beer with its handle to the left. */
const mug: Shape[] = [
  ['wood', 'M-20 -6C-38 -8 -38 28 -20 26L-20 18C-28 18 -28 2 -20 2Z'],
  ['wood', poly(-22, -16, 22, -16, 19, 36, -19, 36)],
  ['woodDark', 'M-8 -14L-7 34M8 -14L7 34', 2.6],
  ['gold', poly(-22, -6, 22, -6, 21.5, 0, -21.5, 0) + poly(-20, 22, 20, 22, 19.5, 28, -19.5, 28)],
  ['cream', blob(-26, -14, -22, -26, -8, -28, 4, -32, 18, -28, 26, -18, 22, -10, 8, -12, 2, -4, -6, -12)],
];

const props: HeroArt['props'] = {
  // One for each who asked for it.
  pearls: [
    ['steelShade', blob(-54, 24, -58, -6, -36, -30, 0, -36, 36, -30, 58, -6, 54, 24, 0, 36)],
    ['paleShade', blob(-46, 20, -48, -4, -30, -22, 0, -28, 30, -22, 48, -4, 46, 20, 0, 28), 0],
    ['steelShade', 'M-56 22C-40 16 40 16 56 22C56 48 28 60 0 60C-28 60 -56 48 -56 22Z'],
    ['pale', 'M-46 26C-30 20 30 20 46 26C42 44 20 50 0 50C-20 50 -42 44 -46 26Z'],
    ['gray', curve(-50, 38, 0, 50, 50, 38) + curve(-40, 50, 0, 58, 40, 50), 3],
    ['fog', oval(0, 28, 13)],
    ['cream', oval(-4, 24, 4)],
    [
      'fog',
      oval(-58, -44, 7) +
        oval(-42, -50, 7) +
        oval(-26, -54, 7) +
        oval(-9, -56, 7) +
        oval(8, -56, 7) +
        oval(25, -54, 7) +
        oval(41, -50, 7) +
        oval(57, -44, 7),
    ],
  ],
  wheel: [
    [
      'wood',
      Array.from({ length: 8 }, (_, i) => put(ribbon(0, -30, 7, 0, -48, 6, 0, -62, 9), { turn: i * 45 })).join(''),
    ],
    ['wood', oval(0, 0, 44)],
    ['brown', oval(0, 0, 38), 0],
    ['deepDark', oval(0, 0, 31)],
    [
      'wood',
      Array.from({ length: 8 }, (_, i) => put(poly(-3.5, 0, 3.5, 0, 3.5, -32, -3.5, -32), { turn: i * 45 })).join(''),
    ],
    ['gold', oval(0, 0, 12)],
    ['woodDark', oval(0, 0, 4)],
    ['gold', around(8, 37.5, 0, 0, 2.4)],
  ],
  // Between two fingers, to be clear.
  knife: [
    ['wood', poly(-64, 10, 40, 2, 66, 46, -48, 58)],
    ['woodDark', 'M-58 24L48 15M-54 40L58 31', 2.6],
    ['cream', poly(-66, 52, -40, 42, -30, 66, -56, 72)],
    ['fair', blob(-42, 44, -30, 24, -14, 20, -4, 28, -12, 46, -32, 60)],
    ['fair', ribbon(-26, 28, 10, -24, 10, 9, -16, -2, 8)],
    ['fair', ribbon(-18, 24, 10, -6, 10, 9, 4, 0, 8)],
    ['fair', ribbon(-10, 28, 10, 12, 16, 9, 24, 10, 8)],
    ['fair', ribbon(-10, 36, 9, 12, 28, 8, 26, 24, 7)],
    ['steel', poly(0, 14, -6, -18, 8, -22, 14, 10)],
    ['steelShade', poly(0, 14, -6, -18, 1, -20, 6, 12)],
    ['gold', poly(-14, -20, 16, -26, 17, -19, -13, -13)],
    ['woodDark', ribbon(-1, -24, 9, -6, -52, 9)],
    ['fog', 'M-20 -20L-26 -24M24 -28L30 -32M-18 -6L-28 -8M22 -10L32 -12', 4],
  ],
  // And one for free.
  beignets: [
    ['sand', blob(-12, -28, -4, -42, 14, -42, 20, -30, 10, -20, -6, -20)],
    ['sand', blob(-44, -4, -38, -22, -18, -24, -10, -10, -20, 2, -38, 4)],
    ['sand', blob(-8, -6, 0, -22, 20, -22, 28, -8, 16, 2, -2, 4)],
    ['sand', blob(26, 0, 30, -18, 48, -18, 54, -4, 46, 6, 32, 6)],
    [
      'fog',
      blob(-40, -12, -34, -22, -20, -22, -14, -14, -26, -10) +
        blob(-4, -12, 4, -21, 18, -20, 24, -12, 10, -10) +
        blob(30, -8, 34, -17, 46, -16, 50, -9, 40, -6) +
        blob(-8, -32, -1, -41, 12, -40, 16, -33, 4, -30),
    ],
    ['cream', poly(-56, 0, 58, 0, 46, 50, -44, 50)],
    ['deep', 'M-54 10L56 10L53.500 20L-51.500 20ZM-50 28L52 28L49.500 38L-47.500 38Z', 0],
    [
      'fog',
      oval(-58, -30, 2.6) +
        oval(-50, -42, 2) +
        oval(-28, -44, 2.4) +
        oval(36, -38, 2.4) +
        oval(56, -30, 2.6) +
        oval(48, -50, 2),
    ],
    ['gold', star(8, 9, 5, 4, -58)],
  ],
  steamer: [
    [
      'steelShade',
      poly(-30, -20, -30, -58, -34, -64, -16, -64, -20, -58, -20, -20) +
        poly(-8, -20, -8, -58, -12, -64, 6, -64, 2, -58, 2, -20),
    ],
    ['fogShade', blob(-24, -66, -34, -74, -24, -84, -8, -80, 0, -88, 14, -82, 10, -70, -2, -68)],
    ['cream', poly(-44, 2, -44, -22, 28, -22, 28, 2)],
    ['deep', poly(-50, -20, 34, -20, 34, -26, -50, -26)],
    ['cream', poly(-56, 26, -56, 0, 34, 0, 34, 26)],
    ['deep', poly(-62, 4, 40, 4, 40, -2, -62, -2)],
    [
      'blue',
      oval(-34, -10, 4) +
        oval(-18, -10, 4) +
        oval(-2, -10, 4) +
        oval(14, -10, 4) +
        poly(-48, 9, -38, 9, -38, 20, -48, 20) +
        poly(-28, 9, -18, 9, -18, 20, -28, 20) +
        poly(-8, 9, 2, 9, 2, 20, -8, 20) +
        poly(12, 9, 22, 9, 22, 20, 12, 20),
    ],
    ['red', 'M-70 24L40 24L40 40L-60 40C-66 36 -70 30 -70 24Z'],
    ['red', oval(46, 14, 26)],
    ['wood', oval(46, 14, 18)],
    ['red', 'M46 -10L46 38M22 14L70 14M29 -3L63 31M63 -3L29 31', 4.6],
    ['gold', oval(46, 14, 5)],
    [
      'blue',
      'M-78 40C-68 32 -60 44 -50 40C-40 34 -30 46 -18 41C-6 35 4 46 16 41C28 35 38 46 50 40' +
        'C60 34 68 42 76 42L72 58L-74 58Z',
    ],
    ['cream', curve(-62, 50, -52, 46, -42, 51) + curve(0, 51, 12, 47, 24, 52), 3],
  ],
  // It could not bear the sight.
  beauty: [
    ['gold', ribbon(8, 30, 11, 26, 66, 12)],
    ['gold', oval(26, 68, 8)],
    ['gold', oval(-4, -12, 40, 44, -20)],
    ['gold', oval(-22, -52, 8) + oval(-42, -26, 6) + oval(8, -52, 6) + oval(30, 14, 6) + oval(-26, 28, 6)],
    ['blue', oval(-4, -12, 32, 36, -20)],
    ['fog', poly(-30, -10, -12, -44, -4, -46, -28, 4), 0],
    ['red', 'M-22 -4C-14 -14 -8 -14 -3 -9C2 -14 8 -14 18 -4C10 10 -14 10 -22 -4Z'],
    ['ink', 'M-16 -4C-8 -6 4 -6 12 -4C4 0 -8 0 -16 -4Z'],
    ['ink', 'M16 -30L4 -22L-4 -30L-12 -24M16 -30L20 -14L28 -10M16 -30L6 -38L6 -48', 2.4],
    ['glow', star(9, 18, 8, 18, -32)],
    ['fog', poly(40, -44, 52, -50, 48, -38) + poly(46, -22, 58, -20, 48, -14) + poly(30, -56, 36, -66, 40, -56)],
  ],
  toast: [
    ...putAll(mug, { x: -26, y: 14, turn: 16, scale: 0.95 }),
    ...putAll(mug, { x: 26, y: 14, turn: -16, scale: 0.95, mirror: true }),
    ['cream', oval(-4, -34, 5) + oval(8, -42, 4) + oval(-12, -48, 3.4) + oval(18, -32, 3)],
    ['red', put(HEART, { x: 0, y: -58, scale: 0.34 })],
  ],
  // From the other bank.
  bottle: [
    ['leaf', 'M-18 60L-18 12C-18 2 -10 0 -9 -8L9 -8C10 0 18 2 18 12L18 60Z'],
    ['mossShade', 'M-18 60L-18 12C-18 4 -13 2 -11 -3L-9 60Z', 0],
    ['cream', poly(-14, 24, 16, 24, 16, 46, -14, 46)],
    ['red', star(5, 9, 4, 1, 35)],
    ['leaf', poly(-10, -20, -2, -32, 6, -26, 0, -16)],
    [
      'leaf',
      poly(14, -24, 24, -26, 22, -14) +
        poly(-20, -34, -14, -46, -8, -38) +
        poly(8, -40, 18, -44, 14, -34) +
        poly(26, -40, 34, -36, 26, -32),
    ],
    ['glow', star(9, 17, 8, 0, -14)],
    ['fog', 'M-70 10L-24 -6M-68 22L-40 12', 4],
    ['gray', put(blob(-9, -4, 2, -5, 10, 0, 2, 5, -9, 4), { x: 34, y: -20, turn: -18 })],
    ['wood', poly(-40, 58, 40, 58, 44, 68, -44, 68)],
  ],
  pair: [
    ...queen({ x: -24, y: 2, turn: -14, scale: 1.25 }, ['red', put(HEART, { x: -15, y: -24, scale: 0.12 })]),
    ...queen({ x: 26, y: 4, turn: 12, scale: 1.25 }, ['red', put(poly(0, -6, 4, 0, 0, 6, -4, 0), { x: -15, y: -23 })]),
  ],
  // Sugar on every word.
  tongue: [
    [
      'cream',
      'M-58 -46C-40 -58 30 -60 50 -46C62 -34 58 -4 46 4C30 12 4 12 -10 10L-34 30L-30 8C-46 6 -58 2 -62 -10' +
        'C-66 -24 -64 -38 -58 -46Z',
    ],
    ['red', put(HEART, { x: -30, y: -20, scale: 0.4 })],
    ['gold', oval(6, -20, 15)],
    ['brightDark', oval(6, -20, 10), 2.6],
    ['gold', star(5, 15, 6, 38, -22)],
    ['red', 'M-8 40C4 26 16 24 24 30C32 24 44 26 58 40C46 60 4 62 -8 40Z'],
    ['ink', 'M2 40C14 36 36 36 48 40C36 48 14 48 2 40Z'],
    ['cream', 'M10 38.500C20 36.500 30 36.500 40 38.500L36 42L14 42Z'],
    ['steel', ribbon(24, 46, 12, 30, 58, 13, 28, 70, 10)],
    ['fog', curve(24, 48, 28, 58, 27, 66), 2.4],
  ],
  // Not the one on top.
  deck: [
    ['cream', poly(-40, -26, 28, -40, 44, -8, -24, 8)],
    ['deep', poly(-32, -24, 25, -35, 36, -11, -20, 1)],
    ['bright', poly(2, -28, 12, -17, 4, -8, -6, -19)],
    ['pale', poly(-40, -26, -24, 8, -24, 34, -40, 0)],
    ['paleShade', poly(-24, 8, 44, -8, 44, 18, -24, 34)],
    ['gray', 'M-24 14L44 -2M-24 20L44 4M-24 26L44 10M-39 -18L-25 14M-39 -11L-25 20M-39 -5L-25 27', 1.8],
    ['cream', poly(-20, 36, 48, 20, 74, 42, 6, 60)],
    ['red', put(HEART, { x: 28, y: 40, scale: 0.3, turn: -14 })],
    ['brown', ribbon(-62, 62, 18, -40, 52, 16, -14, 48, 11, 4, 46, 9)],
    ['brown', ribbon(-44, 44, 11, -24, 36, 10, -8, 38, 8)],
    ['cream', poly(-76, 58, -58, 48, -48, 68, -66, 76)],
  ],
  // Five cards on the table, and water.
  river: [
    ['leaf', oval(0, 10, 66, 46)],
    [
      'blue',
      'M-20 -33C6 -26 -4 -14 -24 -4C-46 8 -34 24 2 26C32 28 34 44 22 53L50 44C60 34 50 16 16 12' +
        'C-6 8 -6 2 10 -6C30 -16 32 -30 16 -35Z',
    ],
    ['cream', curve(-8, -24, -2, -16, -14, -8) + curve(6, 20, 26, 24, 36, 34), 3],
    ...[-52, -26, 0].flatMap((x) => playingCard({ x, y: 0, scale: 0.5 }, 'cream', 'red')),
    ...playingCard({ x: 28, y: -2, scale: 0.56, turn: 8 }),
    ...playingCard({ x: 56, y: 2, scale: 0.56, turn: 16 }),
    ['gold', oval(-30, 42, 11, 5)],
    ['gold', oval(-30, 37, 11, 5)],
    ['red', oval(-6, 46, 11, 5)],
    rays('glow', 5, 50, 60, 4, 216),
  ],
};

export default {
  props,
  cards: {
    a_few_more_pearls: 'pearls',
    captains_orders: 'wheel',
    keep_your_hands_to_yourself: 'knife',
    lagniappe: 'beignets',
    mississippi_queen: 'steamer',
    striking_beauty: 'beauty',
    better_together: 'toast',
    long_shot: 'bottle',
    quite_a_pair: 'pair',
    slick_talker: 'tongue',
    bottom_dealing: 'deck',
    the_turn_and_the_river: 'river',
  },
} satisfies HeroArt;
