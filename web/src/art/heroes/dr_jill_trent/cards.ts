// What the cards of Dr. Jill Trent and Daisy are about.

import type { Shape } from '../../figures/drawing';
import { blob, curve, line, oval, poly, put, ribbon, star } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { flame } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

const SPIRAL = curve(
  0,
  0,
  5,
  2,
  2,
  9,
  -8,
  6,
  -9,
  -7,
  4,
  -15,
  16,
  -6,
  15,
  12,
  0,
  22,
  -18,
  16,
  -24,
  -4,
  -12,
  -26,
  10,
  -30,
);

/** The head of a chess knight that looks to the right. */
const knight = (white: boolean): Shape[] => [
  [
    white ? 'cream' : 'deep',
    'M-22 40C-24 14 -26 -8 -16 -24C-12 -32 -4 -36 0 -46L8 -36C22 -32 32 -16 36 -4C38 4 32 10 24 8L10 4' +
      'C10 16 22 24 24 40Z',
  ],
  [white ? 'sand' : 'deepDark', 'M-22 40C-24 14 -26 -8 -16 -24C-14 -28 -10 -31 -7 -34C-12 -12 -12 14 -8 40Z', 0],
  [white ? 'sand' : 'deepDark', poly(-28, 38, 30, 38, 34, 52, -32, 52)],
  ['ink', oval(10, -18, 3)],
  [white ? 'sand' : 'deepLight', curve(24, 0, 28, 1, 32, -2), 2.4],
];

/** A photograph on the wall. */
const photo = (x: number, y: number, turn: number, what: readonly Shape[]): Shape[] =>
  putAll(
    [['cream', poly(-15, -18, 15, -18, 15, 18, -15, 18)], ['blue', poly(-11, -14, 11, -14, 11, 8, -11, 8)], ...what],
    { x, y, turn },
  );

const props: HeroArt['props'] = {
  // Follow the spiral.
  spiral: [
    ['gold', curve(-12, -66, -6, -52, 0, -44), 4],
    ['gold', oval(0, -48, 7)],
    ['gold', oval(0, 0, 46)],
    ['glow', oval(0, 0, 38)],
    ['deep', SPIRAL, 6],
    ['fog', curve(-58, -16, -62, 4, -54, 22) + curve(58, -16, 62, 4, 54, 22), 5],
    ['fog', curve(-72, -10, -74, 4, -68, 16) + curve(72, -10, 74, 4, 68, 16), 4],
  ],
  // Check.
  knights: [
    ...putAll(knight(true), { x: -32, y: 14, scale: 0.9 }),
    ...putAll(knight(false), { x: 32, y: 14, scale: 0.9, mirror: true }),
    ['glow', star(10, 24, 15, 0, -44)],
    ['fog', 'M-4 -30C-5 -36 -11 -40 -11 -47C-11 -54 -6 -58 0 -58C6 -58 11 -54 11 -47C11 -40 5 -36 4 -30Z'],
    ['gold', poly(-5, -31, 5, -31, 4, -22, -4, -22)],
  ],
  belt: [
    ['wood', 'M-66 -14C-30 2 30 2 66 -14L66 8C30 24 -30 24 -66 8Z'],
    ['gold', poly(-14, -10, 14, -10, 14, 24, -14, 24)],
    ['wood', poly(-7, -3, 7, -3, 7, 17, -7, 17)],
    ['brown', blob(-58, 0, -30, 6, -30, 40, -46, 44, -60, 38)],
    ['woodDark', 'M-60 12C-50 18 -40 20 -29 18', 3.4],
    ['gold', oval(-45, 24, 3.4)],
    ['brown', blob(58, 0, 30, 6, 30, 40, 46, 44, 60, 38)],
    ['woodDark', 'M60 12C50 18 40 20 29 18', 3.4],
    ['gold', oval(45, 24, 3.4)],
    [
      'steel',
      ribbon(-44, -2, 6, -44, -30, 6) + blob(-52, -44, -48, -34, -40, -34, -36, -44, -34, -30, -44, -24, -54, -30),
    ],
    ['bright', ribbon(38, 0, 6, 34, -34, 6)],
    ['red', poly(30, -34, 37, -34, 34, -46)],
    ['leaf', ribbon(52, 0, 8, 54, -22, 8)],
    ['wood', poly(50, -24, 58, -24, 58, -31, 50, -31)],
  ],
  // Time, held still.
  stasis: [
    ['deepLight', blob(-44, 40, -46, -10, -32, -46, 0, -58, 32, -46, 46, -10, 44, 40)],
    ['bright', blob(-37, 40, -39, -8, -27, -40, 0, -50, 27, -40, 39, -8, 37, 40), 0],
    ['woodDark', poly(-54, 38, 54, 38, 58, 54, -58, 54)],
    ['gold', oval(-30, 46, 4) + oval(-16, 46, 4)],
    ['red', oval(34, 46, 5)],
    ['wood', poly(-20, -36, 20, -36, 20, -30, -20, -30) + poly(-20, 26, 20, 26, 20, 32, -20, 32)],
    ['fog', 'M-15 -30L15 -30C15 -14 4 -8 4 -2C4 4 15 10 15 26L-15 26C-15 10 -4 4 -4 -2C-4 -8 -15 -14 -15 -30Z'],
    ['gold', 'M-11 -22L11 -22C10 -14 4 -9 3 -4L-3 -4C-4 -9 -10 -14 -11 -22Z'],
    ['gold', oval(0, 3, 1.8) + oval(0, 10, 1.8) + oval(0, 17, 1.8)],
    ['fog', curve(-32, 16, -34, -8, -24, -32), 4],
  ],
  jetpack: [
    ...putAll(flame({}), { x: -22, y: 48, scale: 0.6, turn: 180 }),
    ...putAll(flame({}), { x: 22, y: 48, scale: 0.6, turn: 180 }),
    ['night', poly(-32, 22, -12, 22, -14, 34, -30, 34) + poly(12, 22, 32, 22, 30, 34, 14, 34)],
    ['deep', 'M-38 -26C-38 -48 -30 -58 -22 -60C-14 -58 -6 -48 -6 -26L-6 24L-38 24Z'],
    ['deepDark', 'M-38 -26C-38 -48 -30 -58 -22 -60C-30 -50 -31 -36 -30 24L-38 24Z', 0],
    ['deep', 'M38 -26C38 -48 30 -58 22 -60C14 -58 6 -48 6 -26L6 24L38 24Z'],
    ['deepDark', 'M6 -26C6 -48 14 -58 22 -60C14 -50 13 -36 14 24L6 24Z', 0],
    ['bright', 'M-38 -18L-6 -18L-6 -10L-38 -10ZM38 -18L6 -18L6 -10L38 -10Z'],
    ['deep', poly(-38, 2, -58, 30, -38, 22) + poly(38, 2, 58, 30, 38, 22)],
    ['gold', oval(0, -6, 19)],
    ['cream', oval(0, -6, 14)],
    ['gold', put(oval(0, 0, 17, 5), { x: 0, y: -6, turn: 30 })],
    ['deep', put(oval(0, 0, 11, 2), { x: 0, y: -6, turn: 30 })],
    ['red', oval(0, -6, 4)],
  ],
  // Three shots, no hole.
  cloth: [
    ['wood', ribbon(-60, -48, 7, 60, -52, 7)],
    ['gold', oval(-62, -48, 6) + oval(62, -52, 6)],
    [
      'deep',
      'M-46 -54C-20 -46 20 -58 46 -56C42 -20 50 16 44 46C32 56 24 44 12 50C0 56 -10 46 -22 52' +
        'C-34 58 -40 46 -48 50C-44 16 -52 -20 -46 -54Z',
    ],
    [
      'deepDark',
      curve(-30, -50, -34, -10, -30, 48) + curve(-2, -51, -6, -20, -2, 8) + curve(26, -55, 30, -20, 26, 46),
      3.4,
    ],
    [
      'bright',
      'M-48 38C-38 34 -34 46 -22 40C-10 34 0 44 12 38C24 32 32 44 45 34L44 46C32 56 24 44 12 50' +
        'C0 56 -10 46 -22 52C-34 58 -40 46 -48 50Z',
    ],
    ...[
      [-18, -20],
      [16, -6],
      [-8, 22],
    ].flatMap(([x, y]): Shape[] =>
      putAll(
        [
          ['glow', star(8, 13, 7)],
          ['gray', blob(-7, -5, 3, -7, 8, 0, 3, 7, -6, 5)],
        ],
        { x: x!, y: y! },
      ),
    ),
    [
      'gold',
      put(poly(-8, -4, 4, -4, 10, 0, 4, 4, -8, 4), { x: 56, y: 44, turn: 60 }) +
        put(poly(-8, -4, 4, -4, 10, 0, 4, 4, -8, 4), { x: -58, y: 58, turn: -30 }),
    ],
  ],
  laser: [
    ['red', poly(-4, 14, -66, 58, -60, 66, 2, 20)],
    ['glow', poly(-3, 16, -63, 60, -61, 63, 0, 19), 0],
    ['glow', star(9, 15, 7, -60, 60)],
    ['steel', put(poly(-7, -56, 7, -56, 7, 22, 0, 34, -7, 22), { x: 20, y: -6, turn: 52 })],
    ['deep', put(poly(-7, -56, 7, -56, 7, -16, -7, -16), { x: 20, y: -6, turn: 52 })],
    ['deepDark', put(poly(-7, -56, -2, -56, -2, -16, -7, -16), { x: 20, y: -6, turn: 52 }), 0],
    ['gold', put(poly(-8, -18, 8, -18, 8, -12, -8, -12), { x: 20, y: -6, turn: 52 })],
    ['gold', put(poly(7, -54, 12, -54, 12, -28, 9, -24, 9, -46, 7, -46), { x: 20, y: -6, turn: 52 })],
    ['red', put(poly(-3, 26, 3, 26, 0, 36), { x: 20, y: -6, turn: 52 })],
    ['ink', curve(-44, -2, -34, -20, -20, -14, -14, -30), 3.4],
  ],
  // It all hangs together.
  board: [
    ['wood', poly(-60, -50, 60, -50, 60, 50, -60, 50)],
    ['tan', poly(-53, -43, 53, -43, 53, 43, -53, 43)],
    ...photo(-34, -16, -8, [['woodDark', blob(-6, 8, -4, -2, -5, -10, 5, -10, 4, -2, 6, 8)]]),
    ...photo(34, -20, 7, [['ink', poly(-8, 8, -8, -6, 0, -12, 8, -6, 8, 8)]]),
    ...photo(28, 22, -5, [['gold', oval(0, -3, 7)]]),
    ['cream', put(poly(-16, -12, 16, -12, 16, 12, -16, 12), { x: -28, y: 26, turn: 5 })],
    ['ink', put(line(-11, -6, 11, -6) + line(-11, 0, 8, 0) + line(-11, 6, 4, 6), { x: -28, y: 26, turn: 5 }), 2.4],
    ['red', line(-36, -30, 32, -35, -28, 16, 29, 7, 32, -35), 2.6],
    ['red', oval(-36, -30, 4) + oval(32, -35, 4) + oval(-28, 16, 4) + oval(29, 7, 4)],
    ['gold', oval(2, -6, 17)],
    ['blue', oval(2, -6, 12)],
    ['woodDark', ribbon(-10, 6, 7, -24, 22, 7)],
    ['cream', curve(-4, -8, -1, -13, 5, -14), 3],
  ],
  // With the jam still on it.
  redhand: [
    ['steel', poly(-24, 34, 20, 34, 26, 66, -30, 66)],
    [
      'red',
      blob(
        -24,
        40,
        -30,
        12,
        -46,
        -8,
        -40,
        -18,
        -28,
        -10,
        -26,
        -40,
        -16,
        -42,
        -13,
        -16,
        -8,
        -52,
        3,
        -52,
        4,
        -16,
        12,
        -46,
        22,
        -44,
        18,
        -12,
        28,
        -32,
        37,
        -26,
        28,
        8,
        22,
        40,
      ),
    ],
    ['rose', curve(-18, 10, -10, 2, 2, 4) + curve(-14, 24, 0, 16, 16, 18), 3.4],
    [
      'rose',
      curve(-20, -32, -20, -24, -18, -18) + curve(-3, -44, -3, -34, -2, -26) + curve(16, -36, 14, -28, 12, -20),
      3,
    ],
    ['steelShade', poly(-30, 40, 26, 40, 26, 54, -30, 54)],
    ['steel', poly(-30, 42, 26, 42, 26, 46, -30, 46), 0],
    ['steelShade', oval(38, 50, 12, 7, 20)],
    ['ink', oval(38, 50, 6, 2.4, 20)],
    ['steelShade', oval(56, 54, 12, 7, -10)],
    ['ink', oval(56, 54, 6, 2.4, -10)],
    ['red', oval(-46, 26, 5, 7) + oval(40, 8, 4, 6)],
  ],
  // Two puffs, and you could run a mile.
  spray: [
    ['deepLight', blob(-40, 46, -44, 12, -26, -6, -6, -6, 12, 12, 8, 46, -16, 52)],
    ['bright', blob(-36, 42, -38, 20, -22, 14, -6, 18, 7, 18, 4, 42, -16, 47), 0],
    ['gold', poly(-24, -6, -8, -6, -8, -20, -24, -20)],
    ['gold', poly(-26, -32, 6, -32, 6, -20, -26, -20)],
    ['red', ribbon(-26, -26, 5, -44, -30, 5, -52, -18, 6)],
    ['red', oval(-54, -4, 13, 16)],
    ['rose', curve(-60, -10, -60, -2, -56, 4), 3],
    [
      'fog',
      oval(22, -30, 7) + oval(36, -40, 9) + oval(38, -22, 8) + oval(54, -48, 9) + oval(56, -30, 10) + oval(54, -12, 8),
    ],
    ['gold', put(poly(-6, -20, 8, -20, 2, -4, 10, -4, -7, 22, -2, 2, -10, 2), { x: 42, y: 20, scale: 0.9 })],
    ['gold', put(poly(-6, -20, 8, -20, 2, -4, 10, -4, -7, 22, -2, 2, -10, 2), { x: -16, y: 30, scale: 0.7 })],
  ],
  // Everything on the list, and coffee.
  clipboard: [
    ['wood', poly(-50, -48, 24, -54, 32, 54, -42, 60)],
    ['cream', poly(-42, -36, 18, -41, 25, 46, -35, 51)],
    ['steel', poly(-26, -44, -4, -58, 2, -46, 4, -36, -24, -34)],
    ['leaf', 'M-34 -18L-30 -12L-22 -24M-33 4L-28 10L-20 -2M-31 26L-26 32L-19 20', 4],
    ['ink', 'M-14 -20L10 -22M-12 2L14 0M-10 24L8 22', 3.4],
    ['deep', 'M24 22L60 22C62 42 58 58 52 64L32 64C26 58 22 42 24 22Z'],
    ['deep', 'M59 30C74 26 76 48 56 52L57 46C68 44 68 34 59 36Z'],
    ['woodDark', oval(42, 23, 17, 5)],
    ['fog', curve(34, 12, 30, 4, 36, -4) + curve(48, 12, 44, 2, 50, -6), 4],
  ],
  // Knuckles, sisterly.
  fists: [
    ['cream', poly(-70, 14, -44, 4, -36, 30, -62, 42)],
    ['fair', blob(-46, -4, -24, -20, 0, -16, 2, 12, -16, 28, -40, 28)],
    ['fairShade', 'M-14 -12L-2 -14M-12 -2L1 -3M-12 8L0 8M-16 17L-6 18', 3],
    ['deep', poly(70, 14, 44, 4, 36, 30, 62, 42)],
    ['cream', poly(50, 2, 38, -2, 30, 30, 44, 36)],
    ['fair', blob(44, -4, 26, -20, 4, -16, 2, 12, 18, 28, 38, 28)],
    ['fairShade', 'M16 -12L6 -14M14 -2L4 -3M14 8L4 8M18 17L8 18', 3],
    ['gold', poly(-52, 4, -44, 0, -34, 31, -42, 34)],
    ['glow', star(9, 19, 8, 2, -38)],
  ],
  // She also flies.
  plane: [
    ['deep', 'M-62 4C-50 -14 -6 -24 34 -14C46 -10 48 12 34 16C0 22 -40 20 -62 4Z'],
    ['deepDark', 'M-62 4C-52 -4 -30 -8 -10 -8C-30 0 -10 14 10 19C-20 19 -48 14 -62 4Z', 0],
    ['deep', poly(-62, 4, -74, -22, -56, -20, -42, -6)],
    ['bright', poly(-70, -14, -74, -22, -56, -20, -51, -14)],
    ['bright', 'M-14 6L-30 38C-24 44 -14 44 -8 38L20 8Z'],
    ['brightDark', curve(-6, 10, -18, 30, -20, 40), 3],
    ['blue', 'M-18 -20C-12 -34 8 -34 14 -18Z'],
    ['straw', oval(-2, -24, 6)],
    ['cream', star(5, 9, 4, -38, 2)],
    ['gold', blob(34, -12, 46, -8, 48, 8, 36, 14)],
    ['night', put(oval(0, 0, 4, 30), { x: 48, y: 2, turn: 10 })],
    ['gold', oval(50, 1, 5)],
    ['fog', 'M-66 40L-44 36M-78 20L-62 18M-40 54L-20 48', 4.6],
  ],
};

export default {
  props,
  cards: {
    hypnotist: { prop: 'spiral', sides: ['gadget hypnoray_blaster'] },
    battle_of_wits: 'knights',
    utility_belt: { prop: 'belt', sides: ['gadget ultrabiotic_tonic'] },
    stasis_diffuser: 'stasis',
    gyroscopic_jetpack: 'jetpack',
    indestructible_cloth: 'cloth',
    laser_pen: 'laser',
    insightful_deduction: 'board',
    caught_red_handed: 'redhand',
    energizing_spray: 'spray',
    helpful_assistant: 'clipboard',
    sisters_in_arms: 'fists',
    ace_fighter: 'plane',
  },
} satisfies HeroArt;
