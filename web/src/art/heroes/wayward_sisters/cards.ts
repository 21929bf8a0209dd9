// What the cards of the Wayward Sisters are about.

import type { Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon, star, type Put } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { CLOUD, drop, eye, flame } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

/** The kettle, 70 wide, its rim on 0 0. */
const kettle = (where: Put): Shape[] =>
  putAll(
    [
      ['night', 'M-34 0C-44 26 -34 50 0 52C34 50 44 26 34 0Z'],
      ['gray', curve(-28, 10, -30, 26, -20, 40), 3.4],
      ['night', oval(0, 0, 38, 10)],
      ['leaf', oval(0, -1, 31, 7)],
    ],
    where,
  );

const props: HeroArt['props'] = {
  // Twice is safer.
  double: [
    ...kettle({ x: -26, y: -4, scale: 0.72 }),
    ...kettle({ x: 28, y: 8, scale: 0.8 }),
    ['moss', oval(-36, -14, 6) + oval(-20, -20, 8) + oval(-28, -34, 5)],
    ['moss', oval(20, -2, 7) + oval(38, -8, 8) + oval(26, -24, 6) + oval(40, -32, 4)],
    ['cream', oval(-22, -22, 2.4) + oval(36, -10, 2.4)],
    [
      'red',
      poly(-40, 48, -36, 34, -30, 42, -24, 32, -18, 42, -12, 36, -10, 48) +
        poly(12, 66, 16, 52, 22, 60, 28, 50, 34, 60, 42, 52, 46, 66),
    ],
  ],
  // A toad with too many eyes.
  toad: [
    ['leaf', blob(-54, 34, -50, 8, -30, -10, 0, -16, 30, -10, 50, 8, 54, 34, 36, 50, -36, 50)],
    ['moss', blob(-30, 44, -20, 22, 20, 22, 30, 44, 0, 54)],
    ['mossShade', oval(-38, 14, 4) + oval(38, 16, 4) + oval(-44, 28, 3) + oval(44, 30, 3)],
    ['leaf', oval(-28, -20, 17) + oval(28, -20, 17) + oval(0, -32, 14)],
    ['glow', oval(-28, -22, 11) + oval(28, -22, 11) + oval(0, -34, 9)],
    ['ink', oval(-27, -22, 3, 9) + oval(29, -22, 3, 9) + oval(1, -34, 2.4, 7.4)],
    ['ink', curve(-34, 16, 0, 26, 34, 16), 3.4],
    ['leaf', blob(-52, 50, -56, 38, -36, 36, -30, 54) + blob(52, 50, 56, 38, 36, 36, 30, 54)],
    ['mossShade', 'M-50 48L-46 54M-42 48L-40 55M50 48L46 54M42 48L40 55', 3],
  ],
  // The roof went first.
  storm: [
    [
      'steelShade',
      'M-50 -50C-20 -62 34 -62 56 -48C44 -38 -30 -36 -42 -28C-26 -20 34 -22 42 -14C28 -6 -20 -6 -26 2' +
        'C-12 10 22 8 26 16C16 24 -8 22 -10 30C-2 36 10 36 10 42C6 48 -2 50 -6 60C-18 46 -16 38 -22 28' +
        'C-38 14 -44 0 -46 -14C-56 -28 -60 -42 -50 -50Z',
    ],
    ['fog', curve(-44, -48, 4, -54, 46, -48) + curve(-34, -26, 4, -24, 34, -16) + curve(-18, 2, 4, 8, 20, 14), 4],
    ['wood', put(poly(-16, 10, -16, -6, 0, -18, 16, -6, 16, 10), { x: 40, y: 34, turn: 28 })],
    ['red', put(poly(-22, -4, 0, -24, 22, -4, 18, 0, 0, -16, -18, 0), { x: 40, y: 34, turn: 28 })],
    ['glow', put(poly(-4, 8, -4, -2, 6, -2, 6, 8), { x: 40, y: 34, turn: 28 })],
    ['leaf', blob(-56, 20, -46, 14, -40, 22, -50, 28) + blob(54, -8, 62, -16, 68, -8, 60, -2)],
    ['wood', ribbon(-56, 44, 5, -34, 52, 5)],
  ],
  // Fire burn.
  cauldron: [
    ...putAll(flame({}), { x: -26, y: 48, scale: 0.5 }),
    ...putAll(flame({}), { x: 26, y: 48, scale: 0.5 }),
    ...kettle({ x: 0, y: -6, scale: 1.15 }),
    ...putAll(flame({}), { x: 0, y: 56, scale: 0.44 }),
    ['moss', oval(-18, -14, 8) + oval(6, -20, 10) + oval(24, -12, 7) + oval(-4, -38, 6) + oval(14, -46, 4)],
    ['cream', oval(3, -24, 3) + oval(-20, -17, 2.4)],
    ['mossShade', ribbon(-30, -12, 6, -42, -26, 6, -36, -40, 6, -46, -52, 0)],
    ['glow', oval(-37, -38, 1.6)],
  ],
  stars: [
    ['night', blob(-56, 8, -50, -34, -10, -56, 36, -46, 58, -8, 46, 36, 4, 56, -40, 44)],
    ['bright', 'M-40 24L-18 -2L2 -20L24 -6L40 -32M24 -6L20 24L-6 34', 2.6],
    [
      'glow',
      star(5, 11, 4.6, -40, 24) +
        star(5, 9, 4, -18, -2) +
        star(5, 13, 5, 2, -20) +
        star(5, 10, 4, 24, -6) +
        star(5, 11, 4.6, 40, -32) +
        star(5, 9, 4, 20, 24) +
        star(5, 10, 4, -6, 34),
    ],
    ['fog', oval(-30, -28, 1.8) + oval(-4, 8, 1.8) + oval(40, 10, 1.8) + oval(-26, 40, 1.6) + oval(16, -44, 1.6), 0],
  ],
  // It only wants to know.
  cat: [
    ['ink', ribbon(-30, 46, 12, -54, 34, 10, -58, 6, 9, -48, -10, 0)],
    ['ink', blob(-34, 50, -34, 16, -18, -4, 8, -6, 24, 14, 26, 50)],
    ['night', blob(-12, 46, -10, 24, 0, 14, 12, 24, 14, 48), 0],
    ['ink', 'M-26 -22L-30 -58L-10 -42C-2 -45 8 -45 16 -42L36 -58L32 -22C36 0 18 12 3 12C-12 12 -30 0 -26 -22Z'],
    ['rose', poly(-24, -36, -26, -50, -15, -40) + poly(30, -36, 32, -50, 21, -40)],
    ['glow', blob(-18, -20, -10, -28, -2, -20, -10, -13)],
    ['glow', blob(8, -20, 16, -28, 24, -20, 16, -13)],
    ['ink', oval(-10, -20, 2, 6.4) + oval(16, -20, 2, 6.4)],
    ['rose', poly(-1, -8, 7, -8, 3, -3)],
    ['gray', 'M-8 -4L-30 -8M-8 -1L-30 2M14 -4L36 -8M14 -1L36 2', 2],
    ['bright', blob(-12, 10, 3, 16, 18, 10, 17, 17, 3, 22, -11, 17)],
    ['gold', oval(3, 23, 5)],
    ['night', blob(-14, 52, -12, 44, 2, 44, 4, 54) + blob(8, 54, 10, 44, 24, 44, 26, 52)],
  ],
  // Nothing crosses salt.
  circle: [
    ['cream', oval(0, 18, 58, 34)],
    ['deepDark', oval(0, 18, 50, 28)],
    ['bright', poly(0, -8, 10, 12, 44, 14, 14, 24, 26, 42, 0, 30, -26, 42, -14, 24, -44, 14, -10, 12), 2.6],
    ...[
      [-54, 16],
      [54, 16],
      [0, 44],
      [-32, -12],
      [32, -12],
    ].flatMap(([x, y]): Shape[] =>
      putAll(
        [
          ['cream', poly(-6, 0, 6, 0, 6, -20, -6, -20)],
          ['gold', blob(0, -38, 6, -28, 0, -21, -6, -28)],
        ],
        { x: x!, y: y! },
      ),
    ),
    ['glow', oval(0, 16, 7)],
  ],
  // More of both.
  book: [
    ['deep', poly(-52, -40, 38, -50, 50, 40, -40, 52)],
    ['cream', poly(-40, 52, 50, 40, 52, 50, -38, 62)],
    ['deepDark', poly(-52, -40, -38, -41.5, -26, 50, -40, 52)],
    ['gold', poly(26, -48, 38, -50, 40, -36) + poly(38, 42, 50, 40, 48, 28)],
    ...putAll(eye('leaf', 'bright'), { x: 8, y: -2, scale: 0.56, turn: -6 }),
    ['gold', 'M-18 -24L32 -30M-12 26L38 20', 3],
    ['wood', poly(44, -18, 62, -20, 64, -6, 46, -4)],
    ['steel', poly(50, -14, 58, -15, 59, -9, 51, -8)],
    ['red', ribbon(6, 50, 6, 10, 66, 6, 4, 74, 0)],
  ],
  thumbs: [
    ['moss', 'M-40 62L-34 14C-36 -4 -20 -16 -6 -14L0 -48C2 -62 20 -62 22 -48L20 -10C34 -6 40 6 38 22L32 62Z'],
    ['mossShade', 'M-40 62L-34 14C-36 -4 -20 -16 -6 -14C-18 -4 -22 20 -22 62Z', 0],
    ['mossShade', 'M-6 -14C-2 -6 6 -4 14 -6M20 -10L26 14M-20 8C-4 4 14 4 34 12M-20 26C-4 22 14 22 36 28', 3],
    ['pale', blob(5, -54, 11, -58, 18, -54, 18, -42, 5, -42)],
    ['steel', poly(34, -64, 38, -60, 16, -40, 12, -40)],
    ['gold', oval(40, -66, 5)],
    ['red', drop(12, -26, 6)],
    ['fog', 'M-12 -52L-22 -58M-12 -38L-24 -38M36 -40L46 -36M30 -26L40 -20', 4.6],
  ],
  // Eat it all.
  remedy: [
    ['deepLight', 'M-14 -50L14 -50L14 -20C34 -12 44 8 38 30C32 52 -32 52 -38 30C-44 8 -34 -12 -14 -20Z'],
    ['leaf', 'M-39 14C-26 8 -14 20 0 14C14 8 26 18 39 12C41 18 40 24 38 30C32 52 -32 52 -38 30C-40 24 -40 20 -39 14Z'],
    ['ink', oval(-12, 30, 7, 6) + oval(14, 34, 6, 5)],
    ['fog', oval(-12, 30, 4) + oval(14, 34, 3.4)],
    ['ink', oval(-12, 30, 1.8) + oval(14, 34, 1.6)],
    ['rust', ribbon(-28, 4, 4, -14, -6, 4, 4, 4, 4, 18, -8, 4, 22, -30, 4, 20, -62, 0)],
    ['wood', poly(-16, -50, 16, -50, 14, -62, -14, -62)],
    ['moss', oval(2, 20, 3) + oval(-22, 24, 3) + oval(24, 22, 2.6)],
    ['cream', curve(-28, 6, -32, 18, -28, 30), 4],
  ],
  // It has no face under there.
  wicked: [
    ['woodDark', 'M-60 58C-52 20 -56 -10 -66 -40L-50 -30L-44 -58L-36 -32L-24 -38C-34 -10 -34 20 -30 58Z'],
    ['woodDark', 'M60 58C52 20 56 -10 66 -40L50 -30L44 -58L36 -32L24 -38C34 -10 34 20 30 58Z'],
    ['ink', 'M-26 60C-26 20 -22 -20 0 -40C22 -20 26 20 26 60L16 52L8 62L0 52L-8 62L-16 52Z'],
    ['night', 'M-14 -2C-14 -18 -6 -28 0 -34C6 -28 14 -18 14 -2C8 8 -8 8 -14 -2Z', 0],
    ['red', oval(-6, -10, 3.4, 2.4) + oval(6, -10, 3.4, 2.4)],
    ['moss', blob(-60, 62, -30, 54, 0, 60, 30, 54, 60, 62, 40, 70, -40, 70)],
    [
      'night',
      put('M0 8L-3 3C-9 5 -16 2 -20 -6C-14 -5 -9 -6 -6 -9L-3 -5L0 -8L3 -5L6 -9C9 -6 14 -5 20 -6C16 2 9 5 3 3Z', {
        x: -18,
        y: -58,
      }) +
        put('M0 8L-3 3C-9 5 -16 2 -20 -6C-14 -5 -9 -6 -6 -9L-3 -5L0 -8L3 -5L6 -9C9 -6 14 -5 20 -6C16 2 9 5 3 3Z', {
          x: 20,
          y: -66,
          scale: 0.8,
        }),
    ],
  ],
  // A crown, and then smoke.
  prophecy: [
    ['wood', poly(-34, 44, 34, 44, 42, 58, -42, 58)],
    ['gold', poly(-26, 34, 26, 34, 34, 46, -34, 46)],
    ['deepLight', oval(0, 0, 40)],
    ['bright', oval(0, 0, 33), 0],
    ['gold', poly(-18, 14, -22, -8, -10, 2, 0, -16, 10, 2, 22, -8, 18, 14)],
    ['red', oval(0, 8, 3.4)],
    ['fog', put(CLOUD, { x: -6, y: 24, scale: 0.4 })],
    ['cream', curve(-30, -8, -24, -24, -8, -32), 4.6],
    ['fog', ribbon(-40, -30, 4, -54, -42, 8, -46, -58, 0) + ribbon(40, -30, 4, 54, -42, 8, 46, -58, 0)],
  ],
};

export default {
  props,
  cards: {
    double_double: 'double',
    all_seeing_familiar: 'toad',
    hurly_burly: 'storm',
    fire_burn_and_cauldron_bubble: 'cauldron',
    the_stars_align: 'stars',
    curious_familiar: 'cat',
    ward: 'circle',
    toil_and_trouble: 'book',
    pricking_of_my_thumbs: 'thumbs',
    unnatural_remedy: 'remedy',
    something_wicked_this_way_comes: 'wicked',
    prophecy: 'prophecy',
  },
} satisfies HeroArt;
