// What the cards of William Shakespeare and his actors are about.

import type { Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon, star, type Put } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { drop, HEART, rays } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

/** A dagger, point up, 90 long. */
const dagger = (where: Put): Shape[] =>
  putAll(
    [
      ['steel', poly(-7, 12, 7, 12, 0, -48)],
      ['steelShade', poly(0, 12, 7, 12, 0, -48)],
      ['gold', 'M-20 10C-10 16 10 16 20 10L20 18C10 22 -10 22 -20 18Z'],
      ['woodDark', ribbon(0, 20, 8, 0, 38, 8)],
      ['gold', oval(0, 42, 6)],
    ],
    where,
  );

const laurel = (x: number, y: number, r: number, from: number, to: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = from + ((to - from) * i) / (count - 1);
    const a = (angle * Math.PI) / 180;
    return put('M0 4C-6 -2 -6 -10 0 -16C6 -10 6 -2 0 4Z', {
      x: x + r * Math.cos(a),
      y: y + r * Math.sin(a),
      turn: angle + (to > from ? 160 : 20),
    });
  }).join('');

const props: HeroArt['props'] = {
  // It comes toward the hand.
  dagger: [
    ['night', blob(-56, 20, -60, -20, -30, -50, 10, -58, 48, -40, 58, 4, 40, 44, 0, 56, -36, 48)],
    rays('glow', 10, 34, 46, 4, 18),
    ...dagger({ x: 4, y: 8, turn: -58, scale: 1.1 }),
    ['red', drop(-44, 2, 5) + drop(-34, 24, 4)],
    ['fog', curve(-20, 34, 0, 40, 22, 34) + curve(-6, -40, 12, -42, 28, -34), 4],
  ],
  // It is a fair price.
  horse: [
    ['wood', ribbon(22, 66, 8, 0, 4, 8)],
    ['wood', ribbon(2, 54, 6, 40, 44, 6)],
    [
      'brown',
      'M-2 22C-18 10 -20 -8 -12 -22C-26 -18 -44 -10 -52 -4C-60 -4 -62 -18 -56 -24C-46 -36 -30 -44 -18 -48' +
        'L-14 -60L-4 -50C12 -42 20 -20 12 8Z',
    ],
    ['brownShade', 'M-2 22C-6 10 6 -14 -4 -50C12 -42 20 -20 12 8Z', 0],
    ['cream', ribbon(-10, -54, 6, 12, -48, 12, 22, -24, 12, 18, 2, 0)],
    ['red', 'M-46 -30L-40 -8M-40 -20L-8 -12M-14 -46L-8 -12', 3.4],
    ['ink', oval(-26, -32, 3.4)],
    ['ink', curve(-58, -12, -52, -12, -48, -14), 2.4],
    ['gold', poly(22, -28, 18, -52, 32, -42, 44, -60, 54, -42, 68, -52, 64, -28)],
    ['brightDark', poly(22, -28, 21, -34, 65, -34, 64, -28)],
    ['red', oval(43, -38, 4)],
  ],
  // Both of them, for love.
  lovers: [
    ['red', put(HEART, { y: -4, scale: 1.25 })],
    ['ink', 'M0 -32L-10 -14L6 -2L-6 14L2 40', 4],
    ...dagger({ x: 20, y: 6, turn: 214, scale: 0.86 }),
    ['blue', put('M-12 26L-12 2C-12 -6 -6 -6 -6 -16L6 -16C6 -6 12 -6 12 2L12 26Z', { x: -26, y: 2, turn: -28 })],
    ['leaf', put('M-11 25L-11 8L11 8L11 25Z', { x: -26, y: 2, turn: -28 }), 0],
    ['wood', put(poly(-7, -16, 7, -16, 6, -25, -6, -25), { x: -26, y: 2, turn: -28 })],
  ],
  // The house is full.
  curtain: [
    ['woodDark', poly(-60, 40, 60, 40, 66, 56, -66, 56)],
    ['night', poly(-46, -44, 46, -44, 46, 40, -46, 40)],
    ['glow', poly(-14, -44, 14, -44, 30, 40, -30, 40), 0],
    ['red', 'M-58 -52L-10 -52C-14 -20 -26 0 -34 8C-30 22 -34 34 -30 42L-58 42Z'],
    ['red', 'M58 -52L10 -52C14 -20 26 0 34 8C30 22 34 34 30 42L58 42Z'],
    [
      'rust',
      curve(-46, -48, -46, 0, -48, 40) +
        curve(-32, -48, -38, -16, -42, 4) +
        curve(46, -48, 46, 0, 48, 40) +
        curve(32, -48, 38, -16, 42, 4),
      3.4,
    ],
    ['gold', 'M-40 6C-36 12 -30 12 -28 8M40 6C36 12 30 12 28 8', 5],
    [
      'gold',
      'M-62 -56L62 -56L62 -46C52 -36 40 -36 32 -46C24 -36 8 -36 0 -46C-8 -36 -24 -36 -32 -46C-40 -36 -52 -36 -62 -46Z',
    ],
    [
      'gold',
      blob(-52, 56, -50, 46, -40, 46, -38, 56) +
        blob(-7, 56, -5, 46, 5, 46, 7, 56) +
        blob(38, 56, 40, 46, 50, 46, 52, 56),
    ],
    ['glow', oval(-45, 46, 5) + oval(0, 46, 5) + oval(45, 46, 5)],
  ],
  // Or close the wall up.
  breach: [
    [
      'steelShade',
      poly(
        -64,
        58,
        -64,
        -30,
        -54,
        -30,
        -54,
        -40,
        -42,
        -40,
        -42,
        -30,
        -32,
        -30,
        -26,
        -12,
        -18,
        -6,
        -20,
        14,
        -8,
        22,
        -12,
        40,
        -2,
        58,
      ),
    ],
    [
      'steelShade',
      poly(
        64,
        58,
        64,
        -30,
        54,
        -30,
        54,
        -40,
        42,
        -40,
        42,
        -30,
        34,
        -30,
        30,
        -10,
        34,
        6,
        22,
        18,
        28,
        34,
        18,
        44,
        20,
        58,
      ),
    ],
    [
      'gray',
      'M-64 -10L-26 -10M-64 12L-20 12M-64 34L-12 34M-46 -10L-46 12M-34 12L-34 34M-52 34L-52 58M64 -10' +
        'L32 -10M64 12L28 12M64 34L28 34M46 -10L46 12M52 34L52 58',
      3,
    ],
    ['gray', poly(-14, 58, -6, 46, 4, 50, 8, 58) + poly(2, 48, 10, 40, 16, 50)],
    ['glow', star(11, 20, 10, 8, 2)],
    ['wood', ribbon(-12, 44, 5, 14, -62, 5)],
    ['deep', 'M14 -62C24 -56 34 -66 50 -60C46 -50 50 -42 44 -34C30 -40 20 -28 8 -34Z'],
    ['bright', star(5, 8, 3.4, 30, -48)],
  ],
  // He told better jokes once.
  yorick: [
    ['cream', blob(-30, 8, -26, -18, 0, -28, 26, -18, 30, 8, 20, 26, 18, 48, -18, 48, -20, 26)],
    ['sand', 'M-30 8C-28 -14 -20 -24 -6 -27C-18 -16 -18 8 -10 24L-8 48L-18 48L-20 26C-26 22 -30 16 -30 8Z', 0],
    ['ink', oval(-11, 8, 8, 9) + oval(13, 8, 8, 9)],
    ['ink', poly(1, 18, -5, 28, 7, 28)],
    ['ink', 'M-9 37L-9 47M-2 37L-2 48M5 37L5 48M12 37L12 47', 2.6],
    ['red', 'M-34 -8C-36 -30 -24 -44 -8 -46C-22 -56 -42 -52 -54 -38C-46 -36 -44 -22 -34 -8Z'],
    ['deep', 'M34 -8C36 -30 24 -44 8 -46C22 -56 42 -52 54 -38C46 -36 44 -22 34 -8Z'],
    ['bright', 'M-34 -8C-26 -40 -14 -52 0 -70C14 -52 26 -40 34 -8C14 -20 -14 -20 -34 -8Z'],
    ['gold', oval(-56, -36, 6) + oval(56, -36, 6) + oval(0, -72, 6)],
    ['gold', 'M-36 -6C-14 -18 14 -18 36 -6L34 2C14 -9 -14 -9 -34 2Z'],
    ['blue', drop(-12, 26, 4)],
  ],
  // The fifteenth, they say.
  ides: [
    ['fog', poly(-40, -46, 40, -46, 40, 48, -40, 48)],
    ['fogShade', poly(-40, -46, 40, -46, 40, -28, -40, -28)],
    ['deepDark', 'M-24 -14L-2 22M-2 -14L-24 22M6 -14L16 22L26 -14', 6],
    ['red', 'M-34 -20C-20 -34 30 -32 36 -4C42 26 20 36 0 36C-28 36 -40 10 -32 -14', 4],
    ['woodDark', 'M-26 -46L-26 -58M0 -46L0 -58M26 -46L26 -58', 5],
    ['leaf', laurel(0, 4, 58, 110, 200, 7) + laurel(0, 4, 58, 70, -20, 7)],
    ['gold', oval(0, 62, 6)],
  ],
  // From behind, and by a friend.
  bust: [
    ['fog', 'M-44 58C-44 34 -26 26 -12 22L-10 10L14 10L16 22C30 26 46 34 46 58Z'],
    ['fogShade', 'M-44 58C-44 34 -26 26 -12 22L-10 10L-2 10C-6 26 -22 32 -24 58Z', 0],
    ['fog', 'M-22 -20C-22 -44 -8 -56 6 -56C22 -56 30 -42 28 -28L34 -16L27 -12C28 4 20 16 6 16C-12 16 -22 0 -22 -20Z'],
    ['fogShade', 'M-22 -20C-22 -44 -8 -56 4 -56C-10 -46 -14 -20 -4 14C-14 10 -22 -2 -22 -20Z', 0],
    ['gray', curve(12, -22, 18, -25, 24, -22) + curve(14, -16, 18, -14, 22, -16) + curve(14, 4, 20, 2, 24, 4), 2.6],
    ['gold', laurel(4, -24, 32, 150, 262, 6)],
    ...dagger({ x: -50, y: 20, turn: 66, scale: 0.72 }),
    ...dagger({ x: -46, y: 50, turn: 50, scale: 0.72 }),
    ...dagger({ x: -50, y: -12, turn: 84, scale: 0.72 }),
    ['steelShade', poly(-48, 62, 50, 62, 50, 56, -48, 56)],
  ],
  // Spotted with strawberries.
  handkerchief: [
    [
      'cream',
      'M-50 -34C-20 -44 10 -26 40 -40C50 -20 40 0 54 24C30 40 6 26 -12 44C-30 56 -40 36 -58 38C-44 14 -60 -10 -50 -34Z',
    ],
    [
      'bright',
      curve(
        -46,
        -28,
        -18,
        -36,
        10,
        -20,
        36,
        -33,
        40,
        -12,
        40,
        4,
        47,
        21,
        26,
        30,
        4,
        20,
        -14,
        36,
        -30,
        46,
        -40,
        30,
        -50,
        32,
        -38,
        12,
        -50,
        -10,
        -46,
        -28,
      ),
      3,
    ],
    ...[
      [-26, -12],
      [12, -6],
      [-10, 16],
      [26, 12],
      [-34, 20],
    ].flatMap(([x, y]): Shape[] =>
      putAll(
        [
          ['red', 'M-7 -3C-7 -9 7 -9 7 -3C7 4 3 8 0 11C-3 8 -7 4 -7 -3Z'],
          ['leaf', poly(-7, -5, -3, -11, 0, -7, 3, -11, 7, -5, 0, -3)],
        ],
        { x: x!, y: y! },
      ),
    ),
  ],
  // He never blotted a line. Well.
  draft: [
    ['cream', poly(-48, -46, 26, -56, 36, 44, -38, 54)],
    ['ink', 'M-36 -34L14 -41M-34 -22L18 -29M-33 -10L12 -16M-31 2L20 -5M-30 14L8 9M-28 26L22 19M-27 38L2 34', 3],
    ['red', 'M-38 -32L18 -44M-32 6L22 -8M-32 18L10 6', 4],
    ['ink', blob(16, 34, 24, 28, 32, 34, 30, 44, 20, 46)],
    ['ink', oval(38, 52, 3) + oval(44, 46, 2)],
    ['bright', 'M34 6C32 -20 40 -46 64 -64C70 -48 66 -34 60 -26L54 -30C58 -14 50 0 42 10Z'],
    ['brightDark', 'M38 8C42 -20 50 -42 62 -58M46 -16L58 -24M48 -28L62 -40', 3],
    ['cream', ribbon(38, 6, 5, 28, 30, 5)],
  ],
  // It takes all night.
  balcony: [
    ['night', oval(0, -4, 58)],
    ['glow', 'M20 -50C2 -50 -8 -36 -4 -22C0 -10 14 -6 24 -12C10 -14 4 -38 20 -50Z'],
    ['glow', star(4, 5, 2, -34, -30) + star(4, 4, 1.6, 40, -20) + star(4, 4, 1.6, -20, -46), 0],
    ['steelShade', poly(-58, 58, -58, 0, -10, 0, -10, 58)],
    ['ink', 'M-44 0L-44 -26C-44 -40 -24 -40 -24 -26L-24 0Z'],
    ['cream', poly(-64, 2, -2, 2, -6, 12, -60, 12)],
    ['cream', poly(-60, -18, -4, -18, -4, -13, -60, -13)],
    [
      'cream',
      poly(-56, -14, -50, -14, -51, 3, -55, 3) +
        poly(-42, -14, -36, -14, -37, 3, -41, 3) +
        poly(-28, -14, -22, -14, -23, 3, -27, 3) +
        poly(-14, -14, -8, -14, -9, 3, -13, 3),
    ],
    ['sand', ribbon(4, -14, 3.4, 10, 58, 3.4) + ribbon(20, -10, 3.4, 26, 58, 3.4)],
    [
      'sand',
      ribbon(5, 2, 3.4, 22, 0, 3.4) +
        ribbon(7, 18, 3.4, 23, 16, 3.4) +
        ribbon(8, 34, 3.4, 25, 32, 3.4) +
        ribbon(9, 50, 3.4, 26, 48, 3.4),
    ],
    ['sand', ribbon(-4, -15, 3.4, 12, -14, 3.4)],
    ['leaf', blob(-64, 58, -60, 30, -50, 20, -46, 34, -40, 44, -36, 60)],
    ['red', oval(-54, 32, 5) + oval(-46, 46, 5)],
  ],
  // From the top.
  again: [
    ['bright', 'M-44 18C-58 -14 -40 -50 -4 -52L-4 -66L24 -46L-4 -28L-4 -40C-28 -38 -40 -14 -32 10Z'],
    ['bright', 'M44 -18C58 14 40 50 4 52L4 66L-24 46L4 28L4 40C28 38 40 14 32 -10Z'],
    ['cream', 'M-20 -24C-8 -18 8 -18 20 -24C26 2 18 22 0 30C-18 22 -26 2 -20 -24Z'],
    ['ink', blob(-14, -8, -8, -13, -3, -8, -8, -4) + blob(14, -8, 8, -13, 3, -8, 8, -4)],
    ['red', 'M-11 6C-6 11 6 11 11 6C9 20 4 22 0 22C-4 22 -9 20 -11 6Z'],
  ],
};

export default {
  props,
  cards: {
    horror: 'dagger',
    my_kingdom_for_a_horse: 'horse',
    all_are_punished: 'lovers',
    places_places: 'curtain',
    once_more_unto_the_breach: 'breach',
    alas: 'yorick',
    the_ides_of_march: 'ides',
    et_tu_brute: 'bust',
    deceive: 'handkerchief',
    revise: 'draft',
    such_sweet_sorrow: 'balcony',
    again: 'again',
  },
} satisfies HeroArt;
