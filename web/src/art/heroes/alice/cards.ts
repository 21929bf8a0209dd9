// What the cards of Alice and the Jabberwock are about.

import { blob, curve, oval, poly, put, ribbon, star } from '../../figures/paths';
import { sword } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

const petals = [0, 72, 144, 216, 288].map((turn) => put(blob(0, -8, 16, -24, 0, -40, -16, -24), { turn }));

const props: HeroArt['props'] = {
  claw: [
    ['deep', blob(-44, 50, -40, 12, -18, -2, 14, -2, 38, 14, 40, 50)],
    ['cream', ribbon(-30, 8, 17, -44, -24, 12, -34, -56, 0)],
    ['cream', ribbon(0, 2, 18, -6, -34, 13, 12, -62, 0)],
    ['cream', ribbon(28, 10, 17, 38, -22, 12, 54, -44, 0)],
    ['deepDark', 'M-22 22L-18 38M2 16L2 36M24 22L20 40', 4],
  ],
  jaws: [
    ['red', oval(0, 0, 44, 38)],
    ['deep', 'M-56 2C-54 -40 -26 -56 2 -56C32 -56 56 -38 58 0L44 -16L32 4L18 -18L4 4L-10 -18L-24 4L-40 -14Z'],
    ['deep', 'M-54 10C-50 44 -26 56 2 56C30 56 52 44 56 12L42 30L28 12L14 32L0 14L-14 32L-28 12L-42 28Z'],
    [
      'cream',
      poly(
        -52,
        4,
        -40,
        -14,
        -24,
        4,
        -10,
        -18,
        4,
        4,
        18,
        -18,
        32,
        4,
        44,
        -16,
        56,
        2,
        44,
        -6,
        32,
        14,
        18,
        -6,
        4,
        14,
        -10,
        -6,
        -24,
        14,
        -40,
        -4,
      ),
    ],
    ['glow', oval(-18, -38, 7)],
    ['glow', oval(24, -38, 7)],
  ],
  vorpal: [
    ...sword({ turn: 34, scale: 1.05 }, 'deep'),
    ['glow', 'M-46 34C-52 -6 -30 -44 8 -54C-18 -36 -34 -4 -30 32Z'],
    ['gold', star(5, 10, 4, 44, 30)],
    ['gold', star(5, 7, 3, 54, 6)],
  ],
  // A rose that was painted.
  rose: [
    ['leaf', ribbon(0, 8, 5, -4, 34, 5, 4, 62, 5)],
    ['leaf', blob(-2, 38, -20, 26, -38, 34, -20, 46)],
    ['leaf', blob(2, 48, 22, 36, 38, 42, 20, 56)],
    ...petals.map((d) => ['red', put(d, { y: -20 })] as const),
    ['rose', oval(0, -20, 15)],
    ['red', curve(-7, -20, 0, -27, 8, -20, 0, -12, -5, -17), 4],
    ['cream', 'M18 -50C34 -44 40 -28 34 -12C26 -16 20 -24 20 -34Z'],
  ],
  mushroom: [
    ['cream', 'M-18 8C-12 26 -16 44 -22 58L24 58C16 44 14 26 20 8Z'],
    ['sand', 'M2 10C4 26 6 44 2 58L24 58C16 44 14 26 20 8Z'],
    ['red', 'M-58 10C-56 -28 -30 -50 0 -50C32 -50 56 -28 58 8C36 20 -38 20 -58 10Z'],
    ['cream', oval(-26, -16, 11, 9, -20)],
    ['cream', oval(8, -30, 12, 9)],
    ['cream', oval(36, -6, 9, 8)],
    ['cream', blob(42, 12, 58, 8, 50, -8, 40, -2)],
  ],
  watch: [
    ['gold', oval(0, -52, 9, 8)],
    ['gold', poly(-6, -46, 6, -46, 6, -34, -6, -34)],
    ['gold', oval(0, 8, 46)],
    ['cream', oval(0, 8, 36)],
    ['ink', 'M0 -22L0 -16M0 32L0 38M-30 8L-24 8M24 8L30 8M0 8L0 -12M0 8L16 16', 4],
    ['gold', ribbon(6, -56, 4, 30, -60, 4, 42, -44, 4, 56, -50, 4)],
  ],
  hat: [
    ['night', 'M-34 -52C-14 -58 16 -58 36 -52C28 -20 28 6 32 32L-30 32C-26 6 -26 -20 -34 -52Z'],
    ['deepLight', 'M-29 12C-10 18 12 18 30 12L32 32L-30 32Z'],
    ['night', 'M-58 30C-40 24 44 24 60 30C56 48 30 52 0 52C-30 52 -54 48 -58 30Z'],
    ['cream', poly(4, -12, 34, -18, 40, 12, 10, 18)],
    ['ink', 'M14 0L14 8M20 4C20 -4 28 -4 28 2C28 8 20 8 20 8M33 -4L33 8', 2.6],
  ],
  tree: [
    [
      'woodDark',
      'M-20 60C-10 30 -16 6 -30 -12L-52 -22L-32 -24L-38 -50L-20 -28L-2 -60L2 -26L26 -52L22 -22L50 -34' +
        'C38 -14 22 0 18 16C14 34 22 48 30 60Z',
    ],
    ['glow', blob(-16, 4, -8, -4, 0, 4, -8, 8)],
    ['glow', blob(6, 2, 14, -6, 20, 0, 14, 7)],
    ['ink', oval(-7, 3, 2.6)],
    ['ink', oval(14, 1, 2.6)],
    ['ink', curve(-10, 22, -2, 28, 6, 22, 14, 26), 3],
  ],
  mirror: [
    ['gold', oval(0, -6, 44, 54)],
    ['blue', oval(0, -6, 34, 44)],
    ['fog', 'M-24 -10C-20 -34 -6 -46 8 -46C-8 -34 -16 -16 -16 8ZM6 30C18 24 28 10 30 -8C34 12 24 30 12 36Z'],
    ['gold', star(5, 12, 6, 0, -58)],
    ['gold', poly(-26, 52, 26, 52, 34, 62, -34, 62)],
  ],
  bottle: [
    [
      'blue',
      'M-14 -34L14 -34L14 -16C34 -4 38 14 38 30C38 50 26 58 0 58C-26 58 -38 50 -38 30' + 'C-38 14 -34 -4 -14 -16Z',
    ],
    ['blueShade', 'M14 -16C34 -4 38 14 38 30C38 50 26 58 0 58C22 50 26 10 14 -16Z'],
    ['cream', poly(-26, 4, 26, 4, 26, 36, -26, 36)],
    ['red', 'M-16 14L16 14M-12 26L12 26', 4],
    ['wood', poly(-12, -56, 12, -56, 10, -32, -10, -32)],
    ['cream', oval(-22, -2, 4, 8, 20)],
  ],
  cake: [
    ['sand', oval(0, 46, 58, 12)],
    ['tan', 'M-44 2L44 2L40 42C20 50 -20 50 -40 42Z'],
    [
      'rose',
      'M-46 4C-48 -20 -24 -28 0 -28C24 -28 48 -20 46 4C40 20 32 4 24 8C18 24 8 8 0 10C-8 26 -16 8 -24 8' +
        'C-32 18 -42 14 -46 4Z',
    ],
    ['red', oval(0, -36, 10)],
    ['leaf', ribbon(2, -44, 4, 10, -58, 0)],
    ['cream', 'M-28 -10L-20 -16M-6 -14L2 -18M18 -10L26 -12', 4],
  ],
};

export default {
  props,
  cards: {
    claws_that_catch: 'claw',
    jaws_that_bite: 'jaws',
    snicker_snack: 'vorpal',
    o_frabjous_day: 'rose',
    the_other_side_of_the_mushroom: { prop: 'mushroom', sides: ['size small'] },
    im_late_im_late: 'watch',
    mad_as_a_hatter: 'hat',
    manxome_foe: 'tree',
    looking_glass: 'mirror',
    drink_me: { prop: 'bottle', sides: ['size small'] },
    eat_me: { prop: 'cake', sides: ['size big'] },
  },
} satisfies HeroArt;
