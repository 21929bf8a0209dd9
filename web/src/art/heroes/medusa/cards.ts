// What the cards of Medusa and the harpies are about.

import type { Shape } from '../../figures/drawing';
import { blob, oval, poly, ribbon } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { eye, rays } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

const wing: Shape[] = [
  [
    'deep',
    'M0 20C-6 -10 -18 -40 -50 -56C-46 -44 -48 -36 -54 -30C-46 -28 -46 -20 -50 -12' +
      'C-42 -10 -40 -2 -42 6C-32 8 -28 14 -28 24C-16 24 -6 28 0 36Z',
  ],
  ['bright', 'M-6 12C-14 -10 -26 -30 -44 -44C-40 -28 -38 -10 -24 8Z'],
  ['deepDark', 'M-10 16C-22 4 -32 -8 -44 -18M-8 24C-18 18 -26 14 -36 8', 3],
];

const arrow = (x: number, y: number, turn: number): Shape[] =>
  putAll(
    [
      ['wood', ribbon(-44, 0, 5, 34, 0, 5)],
      ['steel', poly(30, -10, 54, 0, 30, 10, 36, 0)],
      ['bright', poly(-52, -10, -34, 0, -52, 10, -46, 0)],
      ['bright', poly(-42, -10, -24, 0, -42, 10, -36, 0)],
    ],
    { x, y, turn },
  );

const props: HeroArt['props'] = {
  // A warrior who looked.
  statue: [
    ['gray', poly(-36, 44, 36, 44, 42, 60, -42, 60)],
    ['paleShade', blob(-28, 46, -26, 16, -12, 8, -24, -10, -24, -36, 0, -50, 24, -38, 26, -10, 14, 10, 28, 18, 30, 46)],
    [
      'gray',
      'M2 -50C-20 -44 -28 -26 -26 -6L-34 -4C-40 -40 -20 -62 4 -60C30 -60 40 -36 34 -6L26 -6' + 'C28 -28 22 -44 2 -50Z',
    ],
    ['ink', 'M-14 -16L-4 -14M8 -14L18 -16M-6 4C-2 -4 6 -4 10 4', 3.6],
    ['ink', 'M4 -50L-4 -34L6 -28L0 -18M28 22L14 28L18 38', 2.6],
    ['gray', poly(44, 20, 56, 26, 48, 36)],
  ],
  bow: [
    ['wood', ribbon(-8, 60, 0, 20, 40, 7, 32, 0, 9, 20, -40, 7, -8, -60, 0)],
    ['cream', 'M-8 58L-30 0L-8 -58', 2.6],
    ...arrow(10, 0, 0),
    ['gold', ribbon(27, -10, 12, 27, 10, 12)],
  ],
  talons: [
    ['straw', ribbon(0, -58, 16, 0, -20, 15)],
    ['straw', ribbon(-4, -24, 14, -34, -4, 13, -42, 22, 10)],
    ['straw', ribbon(0, -22, 15, 0, 10, 13, -2, 34, 10)],
    ['straw', ribbon(4, -24, 14, 32, -4, 13, 40, 22, 10)],
    ['ink', ribbon(-42, 20, 10, -42, 40, 6, -30, 54, 0)],
    ['ink', ribbon(-2, 32, 10, 0, 50, 6, 10, 62, 0)],
    ['ink', ribbon(40, 20, 10, 42, 40, 6, 32, 54, 0)],
    ['deep', blob(-20, -64, 20, -64, 18, -42, 6, -48, 0, -38, -8, -48, -18, -42)],
  ],
  // The bolt of Zeus among feathers.
  hounds: [
    ...putAll(wing, { x: -4, y: 4, scale: 0.9 }),
    ...putAll(wing, { x: 4, y: 4, scale: 0.9, mirror: true }),
    ['gold', poly(-8, -56, 18, -56, 6, -16, 22, -16, -10, 54, -2, 6, -18, 6)],
  ],
  target: [
    ['cream', oval(0, 4, 48)],
    ['red', oval(0, 4, 38)],
    ['cream', oval(0, 4, 26)],
    ['red', oval(0, 4, 14)],
    ...arrow(30, -26, 138),
  ],
  snake: [
    [
      'leaf',
      ribbon(
        -48,
        46,
        4,
        -26,
        52,
        15,
        20,
        50,
        18,
        40,
        32,
        18,
        14,
        18,
        18,
        -22,
        20,
        18,
        -38,
        -2,
        18,
        -22,
        -22,
        18,
        6,
        -34,
        17,
      ),
    ],
    ['leaf', blob(0, -42, 18, -54, 40, -48, 50, -34, 36, -24, 10, -24)],
    ['glow', oval(30, -42, 5)],
    ['ink', oval(31, -42, 2)],
    ['red', 'M48 -34L62 -32M60 -33L68 -40M60 -33L68 -26', 3.4],
    ['moss', 'M-22 50L-14 44M0 52L8 46M24 48L28 40M-10 18L-2 24M-34 0L-26 2', 4],
  ],
  glance: [
    ...eye('leaf', 'glow'),
    ['ink', oval(0, 0, 5, 20)],
    ['deep', 'M-54 -10C-34 -46 34 -46 54 -10C34 -30 -34 -30 -54 -10Z'],
    rays('glow', 7, 46, 62, 5, 25),
  ],
  frenzy: [
    ...putAll(wing, { x: -4, y: 8, scale: 1.05 }),
    ...putAll(wing, { x: 4, y: 8, scale: 1.05, mirror: true }),
    ['bright', ribbon(-20, 44, 0, -12, 54, 9, -18, 66, 0)],
    ['bright', ribbon(18, 40, 0, 26, 50, 9, 18, 64, 0)],
    ['tan', oval(0, 2, 13, 15)],
    ['ink', 'M-8 -2L-2 1M8 -2L2 1M-5 10C-2 6 2 6 5 10', 3],
    ['deepDark', blob(-14, -4, -10, -18, 10, -18, 14, -4, 0, -9)],
  ],
};

export default {
  props,
  cards: {
    gaze_of_stone: 'statue',
    second_shot: 'bow',
    clutching_claws: 'talons',
    the_hounds_of_mighty_zeus: 'hounds',
    snipe: 'target',
    hiss_and_slither: 'snake',
    a_momentary_glance: 'glance',
    winged_frenzy: 'frenzy',
  },
} satisfies HeroArt;
