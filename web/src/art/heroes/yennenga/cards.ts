// What the cards of Yennenga and her archers are about.

import type { Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon, star } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { CLOUD } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

/** An arrow with its point to the right, 90 long. */
const arrow = (x: number, y: number, turn: number, scale = 1): Shape[] =>
  putAll(
    [
      ['wood', ribbon(-36, 0, 5, 30, 0, 5)],
      ['steel', poly(26, -9, 48, 0, 26, 9, 31, 0)],
      ['red', poly(-46, -9, -28, 0, -46, 9, -40, 0)],
    ],
    { x, y, turn, scale },
  );

/** A shield of hide, pointed at both ends. */
const shield = (x: number, y: number, turn: number, tone: Shape[0] = 'deepLight'): Shape[] =>
  putAll(
    [
      [tone, 'M0 -54C26 -40 30 -16 30 0C30 16 26 40 0 54C-26 40 -30 16 -30 0C-30 -16 -26 -40 0 -54Z'],
      ['bright', poly(0, -36, 14, 0, 0, 36, -14, 0)],
      ['deep', poly(0, -18, 7, 0, 0, 18, -7, 0)],
      ['wood', 'M0 -58L0 -40M0 40L0 58', 5],
    ],
    { x, y, turn },
  );

const props: HeroArt['props'] = {
  // Tall grass that shoots.
  grass: [
    ...arrow(-24, -12, -112),
    ...arrow(6, -18, -84),
    ...arrow(34, -8, -58),
    [
      'leaf',
      poly(
        -58,
        58,
        -52,
        12,
        -42,
        40,
        -34,
        4,
        -24,
        38,
        -14,
        8,
        -6,
        40,
        4,
        0,
        14,
        38,
        24,
        8,
        32,
        40,
        44,
        6,
        48,
        40,
        58,
        18,
        58,
        58,
      ),
    ],
    ['mossShade', 'M-46 56L-44 34M-20 56L-18 32M4 56L6 30M30 56L30 34M50 56L50 40', 4],
  ],
  rain: [
    ['fogShade', put(CLOUD, { y: -34, scale: 1.05 })],
    ...arrow(-32, 6, 104, 0.82),
    ...arrow(0, 18, 96, 0.95),
    ...arrow(32, 4, 84, 0.82),
    ['fog', 'M-48 -2L-52 20M-14 -6L-18 10M18 -6L16 8M48 -2L46 18', 4],
  ],
  // A gazelle that heard nothing.
  gazelle: [
    ...arrow(-22, 36, 142, 1),
    ...arrow(24, 36, 38, 1),
    ['woodDark', ribbon(-8, -22, 8, -22, -38, 7, -16, -54, 6, -24, -68, 0)],
    ['woodDark', ribbon(12, -22, 8, 26, -38, 7, 20, -54, 6, 28, -68, 0)],
    ['tanShade', blob(-16, -14, -44, -22, -50, -12, -20, -2)],
    ['tanShade', blob(20, -14, 48, -22, 54, -12, 24, -2)],
    ['tan', blob(-20, -20, 2, -28, 24, -20, 24, 4, 16, 34, 12, 54, -8, 54, -12, 34, -20, 4)],
    ['cream', blob(-8, 38, 2, 32, 12, 38, 12, 54, 2, 58, -8, 54)],
    ['cream', ribbon(-11, -8, 5, -8, 14, 5, -7, 30, 0)],
    ['cream', ribbon(15, -8, 5, 12, 14, 5, 11, 30, 0)],
    ['ink', oval(-12, -4, 4, 5) + oval(16, -4, 4, 5)],
    ['ink', blob(-4, 42, 2, 40, 8, 42, 2, 49)],
  ],
  // One gourd, two halves.
  gourd: [
    ['straw', 'M-8 -34C-40 -32 -60 -6 -54 22C-48 44 -28 52 -10 46L-18 30L-6 14L-18 -2L-4 -18Z'],
    ['strawShade', curve(-44, -4, -48, 14, -40, 32) + curve(-28, -16, -34, 10, -26, 36), 3.6],
    ['straw', 'M8 -28C40 -32 60 -8 54 20C48 42 28 52 8 48L0 34L12 18L0 2L14 -12Z'],
    ['strawShade', curve(44, -6, 48, 12, 40, 30) + curve(28, -14, 34, 10, 24, 36), 3.6],
    ['wood', ribbon(-10, -34, 7, -14, -50, 6, -4, -58, 0)],
    ['deep', 'M-50 4L-42 12L-50 20M52 2L44 10L52 18', 4],
    ['glow', star(7, 14, 6, -1, 6)],
  ],
  // The point, seen by who is hit.
  point: [
    ['red', star(11, 58, 38)],
    ['gold', star(11, 42, 26, 0, 0, -74)],
    ['steel', poly(0, -34, 24, 20, 0, 10, -24, 20)],
    ['steelShade', poly(0, -34, 24, 20, 0, 10)],
    ['wood', ribbon(0, 10, 9, 0, 34, 9)],
    ['cream', 'M-12 8L-3 -14', 4],
  ],
  lion: [
    ['rust', star(15, 60, 46)],
    ['straw', oval(0, 2, 40, 40)],
    ['straw', oval(-28, -30, 10)],
    ['straw', oval(28, -30, 10)],
    ['ink', blob(-22, -12, -12, -16, -6, -8, -16, -6) + blob(22, -12, 12, -16, 6, -8, 16, -6)],
    ['ink', 'M-28 -22L-8 -16M28 -22L8 -16', 5],
    ['cream', blob(-18, 8, 0, 0, 18, 8, 20, 20, 0, 22, -20, 20)],
    ['ink', blob(-8, 0, 8, 0, 0, 11)],
    ['red', 'M-20 16C-8 22 8 22 20 16C22 34 12 44 0 44C-12 44 -22 34 -20 16Z'],
    ['cream', poly(-15, 19, -7, 21, -10, 32) + poly(15, 19, 7, 21, 10, 32)],
    ['strawShade', 'M-32 8L-46 4M-32 16L-46 18M32 8L46 4M32 16L46 18', 3],
  ],
  stallion: [
    ['night', 'M-6 -48C-30 -44 -48 -24 -58 2C-48 -4 -42 -4 -36 -2C-46 12 -48 26 -46 44C-38 32 -30 26 -20 24L8 -26Z'],
    [
      'cream',
      'M-40 60C-30 30 -26 0 -10 -28L-12 -54L4 -40C26 -36 42 -8 54 14C60 26 54 38 44 38' +
        'C34 38 30 28 18 26C8 26 10 46 16 60Z',
    ],
    ['sand', 'M54 14C60 26 54 38 44 38C34 38 30 28 18 26C34 24 44 26 54 14Z', 0],
    ['night', ribbon(-8, -50, 9, 6, -32, 9, 14, -18, 0)],
    ['ink', oval(14, -10, 4, 5)],
    ['ink', oval(47, 22, 2.4, 3.4)],
    ['red', 'M-8 26C10 16 24 8 34 -6M34 -6L30 28', 5],
    ['gold', oval(32, 10, 5)],
  ],
  wall: [...shield(-36, 6, -8), ...shield(36, 6, 8), ...shield(0, -2, 0, 'deep')],
  // A tree that was always there.
  baobab: [
    ['glow', oval(22, -26, 32)],
    [
      'wood',
      'M-24 56C-30 30 -28 6 -22 -8L-40 -26L-34 -32L-14 -18L-10 -44L-2 -44L2 -18L22 -36L28 -30L16 -8C24 8 28 32 26 56Z',
    ],
    ['woodDark', 'M-14 50C-16 30 -14 14 -10 4M10 50C12 32 10 16 8 4', 4],
    ['leaf', blob(-58, -26, -48, -42, -30, -42, -20, -30, -34, -20)],
    ['leaf', blob(-26, -48, -14, -62, 6, -62, 14, -50, 0, -40, -16, -40)],
    ['leaf', blob(14, -34, 28, -48, 48, -44, 54, -30, 38, -22, 22, -24)],
    ['bright', blob(-60, 56, -30, 48, 0, 52, 32, 47, 60, 56, 40, 62, -40, 62)],
  ],
  // The teeth of what she hunted.
  necklace: [
    ['wood', curve(-46, -50, -42, -6, -20, 20, 0, 26, 20, 20, 42, -6, 46, -50), 5],
    ['cream', ribbon(-36, 4, 12, -44, 22, 8, -44, 38, 0)],
    ['cream', ribbon(-18, 20, 13, -22, 40, 9, -18, 58, 0)],
    ['cream', ribbon(18, 20, 13, 22, 40, 9, 18, 58, 0)],
    ['cream', ribbon(36, 4, 12, 44, 22, 8, 44, 38, 0)],
    ['gold', oval(0, 28, 15, 17)],
    ['red', oval(0, 28, 7, 9)],
    ['deepLight', oval(-44, -18, 6) + oval(44, -18, 6)],
    ['gold', oval(-46, -36, 5) + oval(46, -36, 5)],
  ],
};

export default {
  props,
  cards: {
    surprise_volley: 'grass',
    rain_of_arrows: 'rain',
    pin_the_prey: 'gazelle',
    divide_and_conquer: 'gourd',
    point_blank: 'point',
    jaws_of_the_beast: 'lion',
    stallion_charge: 'stallion',
    shield_formation: 'wall',
    one_with_the_land: 'baobab',
    master_of_the_hunt: 'necklace',
  },
} satisfies HeroArt;
