// What the cards of Bloody Mary are about: mirrors, and what should not be in them.

import type { Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, ribbon, star } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { drop, eye, flame, rays } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

/** A mirror to hold, its glass around 0 -16. */
const mirror = (glass: Shape[0] = 'steelShade'): Shape[] => [
  ['gold', ribbon(0, 22, 12, 0, 58, 9)],
  ['gold', oval(0, 60, 7)],
  ['gold', oval(0, -16, 40, 44)],
  [glass, oval(0, -16, 31, 35)],
];

const frame = (scale: number, x: number, y: number): Shape[] =>
  putAll(
    [
      ['gold', poly(-50, -58, 50, -58, 50, 58, -50, 58)],
      ['steelShade', poly(-40, -48, 40, -48, 40, 48, -40, 48)],
      ['steel', poly(-40, 10, -4, -48, 16, -48, -40, 36), 0],
    ],
    { scale, x, y },
  );

const bubble = (x: number, y: number, scale: number, mirrored = false): Shape[] =>
  putAll(
    [
      ['cream', 'M-26 -18C-12 -26 12 -26 26 -18C32 -6 30 8 22 14C10 18 0 18 -6 17L-18 30L-16 14C-30 8 -32 -8 -26 -18Z'],
      ['red', 'M-14 -4C-6 -12 -2 -8 0 -5C2 -8 6 -12 14 -4C6 4 -6 4 -14 -4Z', 0],
    ],
    { x, y, scale, mirror: mirrored },
  );

const props: HeroArt['props'] = {
  // A hand where a face should be.
  reach: [
    ...mirror(),
    ['night', oval(0, -12, 22, 25)],
    ['pale', ribbon(-4, 2, 16, 4, -22, 14, 14, -34, 15)],
    ['pale', ribbon(14, -34, 8, 10, -50, 6, 14, -62, 0)],
    ['pale', ribbon(18, -36, 8, 22, -52, 6, 30, -62, 0)],
    ['pale', ribbon(20, -32, 8, 34, -42, 6, 44, -46, 0)],
    ['pale', ribbon(20, -26, 8, 36, -28, 6, 46, -24, 0)],
    ['pale', ribbon(8, -32, 8, -8, -42, 6, -12, -52, 0)],
    ['fog', 'M-28 -34L-20 -22L-28 -10M24 4L16 12', 3],
  ],
  touch: [
    rays('glow', 9, 44, 60, 5, 10),
    ['pale', blob(-20, 58, -22, 24, -28, 6, -18, -8, 18, -8, 26, 6, 20, 26, 20, 58)],
    ['pale', ribbon(-20, 6, 11, -24, -20, 9, -22, -46, 0)],
    ['pale', ribbon(-8, -2, 11, -9, -32, 9, -6, -60, 0)],
    ['pale', ribbon(5, -2, 11, 8, -32, 9, 14, -58, 0)],
    ['pale', ribbon(17, 4, 11, 24, -20, 9, 32, -42, 0)],
    ['pale', ribbon(20, 24, 12, 38, 12, 9, 46, -6, 0)],
    ['paleShade', 'M-8 14C0 8 8 10 14 18M-12 26C-2 20 8 24 14 32', 3.4],
    ['red', drop(-2, 42, 6)],
  ],
  // Her name, her name, her name.
  thrice: [...bubble(-24, -28, 0.8), ...bubble(24, -12, 0.95, true), ...bubble(-10, 26, 1.1)],
  // A bell that tolls.
  requiem: [
    ['cream', poly(-46, -44, 30, -54, 46, 38, -32, 50)],
    ['ink', 'M-38 -26L30 -36M-36 -16L32 -26M-34 -6L34 -16M-30 18L38 8M-28 28L40 18', 2.2],
    ['red', oval(-14, -8, 8, 6.4, -16) + oval(14, -22, 8, 6.4, -16)],
    ['red', 'M-7 -10L-13 -44L15 -54L21 -24', 5],
    ['red', oval(2, 24, 8, 6.4, -16)],
    ['red', 'M9 22L4 -6', 5],
    ['red', drop(34, 44, 10)],
    ['red', drop(-26, 56, 6)],
  ],
  // Three flames, no shadow.
  candles: [
    ['gold', ribbon(0, -6, 9, 0, 48, 9)],
    ['gold', poly(-24, 60, -12, 46, 12, 46, 24, 60)],
    ['gold', curve(-42, -10, -38, 18, 0, 22, 38, 18, 42, -10), 6],
    ['cream', poly(-48, -34, -36, -34, -36, -8, -48, -8)],
    ['cream', poly(-6, -42, 6, -42, 6, -4, -6, -4)],
    ['cream', poly(36, -34, 48, -34, 48, -8, 36, -8)],
    ...putAll(flame({}), { x: -42, y: -46, scale: 0.32 }),
    ...putAll(flame({}), { x: 0, y: -55, scale: 0.36 }),
    ...putAll(flame({}), { x: 42, y: -46, scale: 0.32 }),
    ['gold', oval(0, 4, 7)],
  ],
  shards: [
    ['steel', poly(-6, -10, -46, -52, -14, -58)],
    ['steelShade', poly(2, -12, 0, -58, 34, -48)],
    ['steel', poly(10, -4, 46, -36, 58, -8)],
    ['steelShade', poly(10, 6, 58, 6, 44, 40)],
    ['steel', poly(4, 14, 30, 52, -8, 60)],
    ['steelShade', poly(-6, 10, -20, 56, -48, 40)],
    ['steel', poly(-12, 2, -58, 22, -58, -14)],
    ['fog', 'M-34 -48L-16 -28M6 -48L6 -26M44 -26L26 -8M40 20L22 10M4 44L6 26M-34 38L-16 20M-48 -6L-24 0', 3],
    ['red', drop(0, 4, 8)],
  ],
  // Do not open.
  wardrobe: [
    ['wood', poly(-44, -56, 44, -56, 44, 54, -44, 54)],
    ['woodDark', poly(-50, -64, 50, -64, 46, -52, -46, -52)],
    ['ink', poly(-10, -48, 36, -48, 36, 48, -10, 48)],
    ['red', oval(10, -14, 5, 6) + oval(24, -14, 5, 6)],
    ['pale', 'M6 8L12 14L16 8L20 14L24 8L28 14L31 9', 3],
    ['wood', poly(-36, -48, -10, -48, -20, 58, -44, 48)],
    ['woodDark', 'M-32 -38L-18 -38L-22 0L-34 0ZM-34 10L-24 10L-27 42L-38 38Z', 3],
    ['gold', oval(-20, 6, 3.6)],
    ['pale', ribbon(-14, 18, 5, -22, 20, 4, -28, 24, 0)],
    ['pale', ribbon(-14, 24, 5, -22, 28, 4, -27, 33, 0)],
    ['woodDark', poly(-44, 54, -34, 54, -36, 62, -44, 62) + poly(44, 54, 34, 54, 36, 62, 44, 62)],
  ],
  infinity: [
    ...frame(1, 0, 0),
    ...frame(0.64, 5, 3),
    ...frame(0.4, 9, 6),
    ...frame(0.22, 12, 8),
    ['red', oval(13, 8, 3.6, 5)],
  ],
  image: [
    ...mirror('pale'),
    ['ink', 'M-31 -16C-31 -36 -18 -51 0 -51C-14 -40 -16 -24 -16 -8C-16 6 -14 12 -10 17C-24 10 -31 -2 -31 -16Z', 0],
    ['ink', 'M31 -16C31 -36 18 -51 0 -51C14 -40 16 -24 16 -8C16 6 14 12 10 17C24 10 31 -2 31 -16Z', 0],
    ['red', oval(-7, -20, 3.4, 4.6) + oval(8, -20, 3.4, 4.6)],
    ['red', 'M-7 -14L-7 -4M8 -14L8 -2', 2.4],
    ['red', 'M-6 4C-2 8 4 8 7 4', 3],
    ['gold', star(5, 9, 4, 0, -62)],
  ],
  // A moth with a face on its back.
  moth: [
    ['deepLight', blob(-4, -8, -26, -42, -56, -46, -58, -22, -40, 4, -8, 8)],
    ['deepLight', blob(4, -8, 26, -42, 56, -46, 58, -22, 40, 4, 8, 8)],
    ['paleShade', blob(-6, 6, -38, 8, -44, 30, -28, 48, -10, 34)],
    ['paleShade', blob(6, 6, 38, 8, 44, 30, 28, 48, 10, 34)],
    ['bright', oval(-36, -24, 9) + oval(36, -24, 9)],
    ['ink', oval(-36, -24, 4) + oval(36, -24, 4)],
    ['night', ribbon(0, -24, 14, 0, 10, 18, 0, 46, 0)],
    ['cream', blob(-8, -12, 0, -20, 8, -12, 5, 0, -5, 0)],
    ['ink', oval(-3, -10, 2) + oval(3, -10, 2)],
    ['night', curve(-4, -28, -12, -44, -22, -50) + curve(4, -28, 12, -44, 22, -50), 3],
  ],
  // Who was she?
  locket: [
    ['gold', ribbon(-40, -64, 4, -36, -48, 4, -24, -26, 5)],
    ['gold', ribbon(40, -64, 4, 36, -48, 4, 26, -24, 5)],
    ['gold', oval(-24, -30, 6) + oval(26, -28, 6)],
    ['gold', oval(-26, 6, 28, 34, 8)],
    ['cream', oval(-26, 6, 21, 27, 8)],
    ['gold', oval(28, 8, 28, 34, -8)],
    ['blueShade', oval(28, 8, 21, 27, -8)],
    ['woodDark', blob(-42, 6, -36, -12, -22, -16, -12, -4, -14, 14, -22, 22, -36, 20)],
    ['fair', oval(-25, 4, 8, 10)],
    ['deep', blob(-42, 30, -34, 20, -18, 20, -10, 28, -24, 33)],
    ['red', 'M-44 -14L-10 28M-10 -14L-44 26', 4.4],
    ['fog', 'M16 0L28 -14M20 18L40 -6', 4],
  ],
  keyhole: [
    [
      'gold',
      'M-34 -58L34 -58C38 -40 34 -28 38 -14C42 10 34 34 34 58L-34 58C-34 34 -42 10 -38 -14C-34 -28 -38 -40 -34 -58Z',
    ],
    ['brightDark', 'M-26 -50L26 -50M-26 50L26 50', 3],
    ['ink', oval(0, -12, 26, 25)],
    ['ink', poly(-13, 4, 13, 4, 22, 46, -22, 46)],
    ...putAll(eye('red', 'pale'), { y: -12, scale: 0.44 }),
    ['ink', oval(0, -12, 3)],
  ],
};

export default {
  props,
  cards: {
    out_of_the_mirror: 'reach',
    ghostly_touch: 'touch',
    speak_three_times: 'thrice',
    bloody_requiem: 'requiem',
    trick_of_the_light: 'candles',
    broken_glass: 'shards',
    jump_scare: 'wardrobe',
    infinity_mirror: 'infinity',
    mirror_image: 'image',
    evade: 'moth',
    stolen_memories: 'locket',
    closer_than_she_appears: 'keyhole',
  },
} satisfies HeroArt;
