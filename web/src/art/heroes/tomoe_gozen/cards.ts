// What the cards of Tomoe Gozen are about.

import type { Shape, Tone } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon, star, type Put } from '../../figures/paths';
import { putAll } from '../../figures/people';
import type { HeroArt } from '../../cardArt/scene';

/** A curved sword, point up, 110 long. */
const katana = (where: Put, grip: Tone = 'deep'): Shape[] =>
  putAll(
    [
      ['steel', 'M-5 22C-5 -10 -3 -36 10 -62C10 -34 8 -6 5 22Z'],
      ['fog', curve(-2, 18, -1, -10, 2, -32, 8, -52), 2.4],
      ['gold', oval(0, 25, 13, 4.6)],
      [grip, poly(-5, 29, 5, 29, 5, 54, -5, 54)],
      ['cream', 'M-4 34L4 39M4 34L-4 39M-4 44L4 49M4 44L-4 49', 2],
      ['gold', poly(-6, 53, 6, 53, 5, 59, -5, 59)],
    ],
    where,
  );

/** A helmet with a crest, 90 wide, empty. */
const kabuto = (tone: Tone, dark: Tone): Shape[] => [
  ['gold', 'M-4 -30C-22 -34 -40 -46 -44 -68C-26 -60 -10 -52 0 -42C10 -52 26 -60 44 -68C40 -46 22 -34 4 -30Z'],
  [tone, 'M-40 6C-40 -26 -22 -42 0 -42C22 -42 40 -26 40 6C16 -4 -16 -4 -40 6Z'],
  [dark, 'M-40 6C-40 -26 -22 -42 -6 -42C-22 -32 -28 -14 -26 1Z', 0],
  ['bright', curve(-14, -2, -12, -24, -4, -40) + curve(14, -2, 12, -24, 4, -40), 2.6],
  ['gold', 'M-44 8C-20 -6 20 -6 44 8L40 14C18 4 -18 4 -40 14Z'],
  [tone, 'M-40 10C-52 14 -58 26 -56 40L-30 34L-30 12ZM40 10C52 14 58 26 56 40L30 34L30 12Z'],
  ['bright', 'M-53 28L-30 23M53 28L30 23', 3],
  ['red', oval(0, -34, 7)],
];

const tree = (x: number, y: number, wide: number): Shape => [
  'leaf',
  blob(x - wide, y + 4, x - wide * 0.6, y - 8, x, y - 11, x + wide * 0.6, y - 8, x + wide, y + 4, x, y + 8),
];

const props: HeroArt['props'] = {
  // It was iron.
  crushed: [
    ['deep', poly(-22, 40, 24, 40, 30, 70, -28, 70)],
    ['bright', poly(-23, 42, 25, 42, 26, 50, -25, 50)],
    ...putAll(kabuto('steelShade', 'gray'), { y: -10, scale: 0.92 }),
    ['ink', 'M-24 -4L-12 -22L-16 -34M20 -6L10 -18L18 -30', 3.4],
    ['fair', blob(-28, 42, -30, 20, -14, 14, 14, 14, 30, 20, 28, 42)],
    [
      'fair',
      ribbon(-24, 28, 12, -30, 10, 12, -20, -6, 11) +
        ribbon(-8, 24, 12, -10, 6, 12, -4, -8, 11) +
        ribbon(8, 24, 12, 10, 6, 12, 6, -8, 11) +
        ribbon(24, 28, 12, 30, 12, 12, 22, -4, 11),
    ],
    ['glow', star(7, 11, 5, -46, -28) + star(7, 9, 4, 46, -34)],
  ],
  // The sun will not wait either.
  sunset: [
    ['red', oval(0, 2, 46)],
    ['rose', 'M-44 16L44 16M-40 26L40 26M-32 36L32 36', 4],
    ['woodDark', blob(-64, 58, -50, 40, -10, 36, 30, 38, 62, 58, 0, 66)],
    ['wood', ribbon(-2, 50, 6, 8, -28, 6)],
    ['gold', poly(3, -28, 13, -27, 12, -20, 2, -21)],
    ['steel', 'M5 -28C4 -46 10 -62 30 -70C22 -58 18 -42 12 -27Z'],
    ['deep', 'M6 -16C20 -22 34 -10 52 -18L48 -6L54 2L44 4L46 14L36 10C24 6 14 14 2 10Z'],
    ['bright', oval(22, -3, 7)],
    [
      'wood',
      ribbon(-38, 48, 3.4, -50, 12, 3.4) + ribbon(38, 48, 3.4, 46, 22, 3.4) + ribbon(-22, 46, 3.4, -30, 24, 3.4),
    ],
    [
      'cream',
      poly(-54, 12, -52, 0, -47, 0, -46, 10) +
        poly(43, 22, 45, 10, 50, 11, 49, 23) +
        poly(-33, 24, -33, 14, -28, 13, -27, 22),
    ],
  ],
  // They had counted on more than five.
  five: [
    ...[-56, -28, 0, 28, 56].flatMap((turn) =>
      putAll(katana({ y: -44, scale: 0.88 }, turn === 0 ? 'red' : 'deep'), { y: 40, turn }),
    ),
    ...[20, 38].flatMap((y, row): Shape[] => [
      [
        'sand',
        Array.from({ length: 7 - row }, (_, i) => {
          const x = (i - (6 - row) / 2) * 20;
          return poly(x - 12, y + 22, x, y + 6, x + 12, y + 22);
        }).join(''),
      ],
    ]),
  ],
  // One gate after another.
  torii: [
    ['glow', oval(24, -34, 20)],
    ['sand', 'M-14 60C-24 44 8 34 2 20L14 20C20 34 -2 46 30 60Z'],
    ['red', poly(-40, 60, -34, -20, -22, -20, -26, 60) + poly(40, 60, 34, -20, 22, -20, 26, 60)],
    ['red', poly(-48, -12, 48, -12, 48, -2, -48, -2)],
    ['night', 'M-64 -44C-30 -34 30 -34 64 -44L60 -26C30 -20 -30 -20 -60 -26Z'],
    ['red', poly(-10, -24, 10, -24, 10, -10, -10, -10)],
    ['gold', 'M0 -22L0 -14M-4 -19L4 -19', 2.4],
    [
      'red',
      poly(-15, 22, -13, 0, -8, 0, -9, 22) + poly(15, 22, 13, 0, 8, 0, 9, 22) + poly(-22, 4, 22, 4, 22, 9, -22, 9),
    ],
    ['leaf', blob(-62, 60, -58, 44, -46, 40, -38, 50, -36, 62) + blob(62, 60, 58, 46, 48, 42, 40, 50, 38, 62)],
    ['rose', oval(-50, 8, 4, 3) + oval(-54, 24, 3.4, 2.6) + oval(48, 14, 4, 3) + oval(56, 28, 3, 2.4)],
  ],
  // Whichever comes first.
  demonGod: [
    ['gold', oval(0, -4, 56)],
    ['glow', oval(0, -4, 48)],
    ['cream', 'M0 -50C26 -50 42 -34 40 -4C38 28 20 50 0 52Z'],
    ['blueShade', 'M0 -50C-26 -50 -42 -34 -40 -4C-38 28 -20 50 0 52Z'],
    ['cream', 'M-20 -46C-36 -48 -44 -60 -42 -74C-34 -64 -22 -60 -10 -54Z'],
    ['ink', 'M-36 -20C-26 -30 -14 -24 -4 -14L-6 -9C-16 -16 -26 -18 -34 -12Z'],
    ['glow', blob(-30, -4, -18, -12, -7, -4, -18, 2)],
    ['red', oval(-17, -4, 4)],
    ['ink', 'M-2 22C-12 18 -24 20 -30 28C-24 38 -12 40 -2 40Z'],
    ['cream', poly(-24, 24, -21, 10, -16, 22) + poly(-10, 40, -8, 30, -4, 40)],
    ['ink', curve(8, -8, 18, -3, 30, -8), 3],
    ['ink', curve(8, -20, 18, -25, 30, -20), 3],
    ['red', blob(1, 28, 8, 25, 14, 28, 8, 33, 1, 32)],
    ['gold', oval(10, -36, 4)],
    ['gold', ribbon(40, 6, 5, 46, 18, 5, 42, 30, 5)],
    ['ink', 'M0 -50L0 52M0 0L5 10L0 12', 2.6],
  ],
  // Who is under it is still to be seen.
  rival: [
    ['woodDark', poly(-8, 30, 8, 30, 10, 54, -10, 54)],
    ['woodDark', poly(-40, 52, 40, 52, 44, 62, -44, 62)],
    ['night', 'M-28 8C-10 2 10 2 28 8C30 28 20 42 0 46C-20 42 -30 28 -28 8Z'],
    ['red', 'M-27 18C-16 22 -8 14 0 16C8 14 16 22 27 18C26 34 16 43 0 46C-16 43 -26 34 -27 18Z'],
    ['ink', 'M-14 30C-6 26 6 26 14 30C8 36 -8 36 -14 30Z'],
    ['cream', curve(-12, 29, 0, 27, 12, 29), 2.6],
    ['glow', oval(-12, 11, 4, 2.6) + oval(12, 11, 4, 2.6)],
    ['cream', curve(-20, 24, -12, 22, -6, 25) + curve(20, 24, 12, 22, 6, 25), 2.6],
    ...kabuto('red', 'rust'),
  ],
  // Half of it is enough.
  drawn: [
    ['night', put('M-9 -4L9 -4C9 24 12 48 22 68L8 72C-4 50 -8 24 -9 -4Z', { x: -24, y: 12, turn: 38 })],
    ['gold', put(poly(-10, -8, 10, -8, 10, 4, -10, 4), { x: -24, y: 12, turn: 38 })],
    ['gold', put(curve(-4, 26, 6, 24, 14, 28), { x: -24, y: 12, turn: 38 }), 4],
    ['steel', put('M-6 -6C-6 -20 -6 -30 -6 -44L7 -44C7 -30 7 -20 7 -6Z', { x: -24, y: 12, turn: 38 })],
    ['fog', put('M-1 -8L-1 -42', { x: -24, y: 12, turn: 38 }), 3],
    ['gold', put(oval(0, -47, 16, 5.5), { x: -24, y: 12, turn: 38 })],
    ['deep', put(poly(-7, -52, 7, -52, 7, -92, -7, -92), { x: -24, y: 12, turn: 38 })],
    ['cream', put('M-6 -58L6 -66M6 -58L-6 -66M-6 -72L6 -80M6 -72L-6 -80', { x: -24, y: 12, turn: 38 }), 3],
    ['gold', put(poly(-8, -90, 8, -90, 7, -98, -7, -98), { x: -24, y: 12, turn: 38 })],
    ['glow', star(4, 46, 6, -6, -10, -60)],
    ['fog', star(4, 22, 4, -6, -10, -15)],
  ],
  // These feet have decided.
  rooted: [
    ['wood', blob(-62, 30, -30, 24, 30, 24, 62, 30, 56, 44, -56, 44)],
    [
      'woodDark',
      ribbon(-30, 36, 8, -40, 54, 6, -34, 70, 0) +
        ribbon(-8, 38, 8, -12, 58, 6, -4, 74, 0) +
        ribbon(14, 38, 8, 22, 56, 6, 16, 72, 0) +
        ribbon(36, 36, 8, 48, 52, 6, 46, 66, 0),
    ],
    ['deep', poly(-34, -62, -10, -62, -12, 8, -32, 8)],
    ['bright', 'M-29 -56L-27 4M-22 -58L-22 4M-15 -58L-17 4', 3.4],
    ['cream', blob(-34, 6, -12, 6, 2, 18, 4, 28, -34, 28)],
    ['straw', poly(-38, 24, 6, 24, 6, 32, -38, 32)],
    ['straw', curve(-30, 8, -16, 18, -12, 26) + curve(-12, 10, -8, 18, -6, 26), 4],
    ['deep', poly(14, -60, 38, -60, 36, 8, 16, 8)],
    ['bright', 'M19 -56L21 4M26 -56L26 4M33 -56L31 4', 3.4],
    ['cream', blob(14, 6, 36, 6, 50, 18, 52, 28, 14, 28)],
    ['straw', poly(10, 24, 54, 24, 54, 32, 10, 32)],
    ['straw', curve(18, 8, 32, 18, 36, 26) + curve(36, 10, 40, 18, 42, 26), 4],
  ],
  // As it is told.
  scroll: [
    ['cream', poly(-56, -32, 56, -32, 56, 36, -56, 36)],
    ['rose', 'M-48 -32C-48 -8 -18 -8 -18 -32Z'],
    ['leaf', 'M-52 36C-40 14 -26 24 -14 36Z'],
    ['leaf', 'M10 36C24 18 40 18 54 36Z'],
    ['woodDark', blob(-12, 18, -10, 6, 6, 4, 14, 0, 20, -14, 28, -14, 34, -6, 26, -4, 24, 12, 20, 20)],
    [
      'woodDark',
      ribbon(-10, 12, 6, -20, 22, 5, -26, 20, 0) +
        ribbon(-8, 14, 5, -14, 28, 4, -8, 32, 4) +
        ribbon(16, 16, 5, 26, 24, 4, 22, 32, 4),
    ],
    ['deep', blob(-4, 6, -4, -10, 6, -16, 12, -8, 10, 6)],
    ['fair', oval(6, -20, 6)],
    ['ink', ribbon(4, -24, 6, -6, -18, 6, -12, -6, 0)],
    ['wood', ribbon(-14, -2, 2.6, 44, -24, 2.6)],
    ['steel', poly(42, -27, 54, -28, 44, -20)],
    ['deep', poly(-66, -42, -54, -42, -54, 46, -66, 46) + poly(66, -42, 54, -42, 54, 46, 66, 46)],
    [
      'gold',
      poly(-64, -52, -56, -52, -56, -42, -64, -42) +
        poly(64, -52, 56, -52, 56, -42, 64, -42) +
        poly(-64, 46, -56, 46, -56, 56, -64, 56) +
        poly(64, 46, 56, 46, 56, 56, 64, 56),
    ],
    ['bright', 'M-66 -20L-54 -20M-66 24L-54 24M66 -20L54 -20M66 24L54 24', 3],
  ],
  // A pine in the snow.
  pine: [
    ['fog', blob(-64, 58, -40, 44, 0, 40, 40, 44, 64, 58, 30, 66, -30, 66)],
    ['woodDark', ribbon(-6, 52, 16, 4, 24, 14, -10, 0, 11, 6, -24, 8, 0, -44, 5)],
    [
      'woodDark',
      ribbon(0, 20, 7, 24, 10, 6, 40, 8, 4) + ribbon(-8, 2, 6, -28, -6, 5, -40, -6, 4) + ribbon(4, -20, 5, 20, -28, 4),
    ],
    tree(42, 4, 22),
    tree(-40, -10, 20),
    tree(24, -32, 20),
    tree(-4, -50, 22),
    [
      'fog',
      blob(28, -2, 42, -9, 56, -2, 44, 1) +
        blob(-54, -16, -40, -23, -26, -16, -40, -12) +
        blob(12, -38, 24, -45, 38, -38, 24, -34) +
        blob(-18, -56, -4, -63, 12, -56, -4, -52),
    ],
    ['wood', ribbon(-42, 54, 3.6, -46, 10, 3.6)],
    ['deep', 'M-46 12C-38 8 -30 16 -22 12L-24 34C-30 38 -38 30 -45 34Z'],
    ['wood', ribbon(34, 54, 3, 46, 30, 3) + ribbon(22, 56, 3, 26, 34, 3)],
    ['cream', poly(43, 31, 48, 22, 52, 25, 49, 34) + poly(23, 35, 25, 25, 30, 26, 29, 36)],
  ],
};

export default {
  props,
  cards: {
    fearsome_strength: 'crushed',
    witness_my_last_battle: 'sunset',
    five_against_thousands: 'five',
    a_warriors_way: 'torii',
    confront_any_demon_or_god: 'demonGod',
    a_worthy_opponent: 'rival',
    flash_of_steel: 'drawn',
    refuse_to_retreat: 'rooted',
    deeds_of_valor: 'scroll',
    lord_kisos_final_stand: 'pine',
  },
} satisfies HeroArt;
