// What the cards of Bigfoot and the Jackalope are about.

import { blob, curve, oval, poly, put, ribbon } from '../../figures/paths';
import { CLOUD } from '../parts';
import type { HeroArt } from '../scene';

/** Somebody who strides away, seen from afar. */
const walker = blob(-4, -2, -2, -18, 6, -22, 13, -16, 14, -4, 22, 6, 18, 16, 14, 6, 14, 26, 6, 27, 4, 16, 0, 27, -8, 26, -6, 8, -14, 16, -16, 8);

const props: HeroArt['props'] = {
  // A track in the snow, and a boot beside it.
  track: [
    ['fog', blob(-54, 40, -50, -10, -38, -52, 6, -62, 38, -46, 56, -6, 50, 44, 20, 60, -26, 60)],
    ['deepDark', blob(-24, 46, -30, 20, -28, -6, -20, -22, 2, -28, 22, -20, 26, 2, 14, 24, 12, 46, -6, 56)],
    ['deepDark', oval(-26, -32, 9, 11, -14)],
    ['deepDark', oval(-8, -42, 7.5, 9)],
    ['deepDark', oval(8, -42, 7, 8)],
    ['deepDark', oval(22, -36, 6, 7)],
    ['deepDark', oval(32, -26, 5, 6)],
    ['deepLight', curve(-20, 42, -24, 20, -22, -2), 4],
  ],
  bark: [
    ['wood', 'M-36 60L-30 -58L34 -62L40 60Z'],
    ['woodDark', 'M-20 -50L-22 50M0 -40L-2 -10M20 -54L22 -20M-8 24L-8 56M26 20L28 56', 4],
    ['sand', ribbon(-30, -34, 0, -14, -6, 12, -20, 36, 0)],
    ['sand', ribbon(-6, -40, 0, 8, -8, 13, 2, 42, 0)],
    ['sand', ribbon(20, -38, 0, 32, -8, 12, 26, 34, 0)],
    ['red', ribbon(-25, -16, 0, -15, 0, 5, -18, 22, 0) + ribbon(0, -20, 0, 8, -2, 5, 4, 26, 0) + ribbon(25, -18, 0, 31, -2, 5, 28, 20, 0)],
    ['leaf', poly(40, -40, 62, -52, 56, -40, 66, -34, 54, -30, 58, -20, 40, -28)],
  ],
  // It did not hold.
  trap: [
    ['steelShade', 'M-56 6C-50 34 -22 50 4 48C30 48 50 32 56 6L44 8C38 28 22 36 2 36C-20 36 -38 26 -44 8Z'],
    ['steel', poly(-50, 6, -46, -14, -38, 14, -30, -6, -24, 24, -14, 2, -8, 30, 2, 6, 8, 31, 18, 2, 24, 26, 34, -4, 38, 16, 48, -12, 52, 6, 40, 26, 4, 38, -38, 28)],
    ['gray', oval(2, 44, 12, 6)],
    ['steelShade', oval(-42, -30, 12, 8, -36)],
    ['ink', oval(-42, -30, 6, 3, -36)],
    ['steelShade', oval(-25, -42, 12, 8, -30)],
    ['ink', oval(-25, -42, 6, 3, -30)],
    ['steelShade', oval(-8, -51, 12, 8, -20)],
    ['ink', oval(-8, -51, 6, 3, -20)],
    ['glow', poly(18, -62, 24, -50, 36, -54, 28, -44, 38, -36, 24, -38, 20, -26, 14, -38, 0, -38, 12, -46, 4, -56, 16, -52)],
  ],
  // Proof.
  photo: [
    ['cream', poly(-46, -54, 42, -60, 50, 50, -38, 58)],
    ['blueShade', poly(-36, -44, 33, -49, 39, 24, -30, 30)],
    ['leaf', poly(-30, 30, -31, 2, -24, -14, -16, 0, -8, -20, -2, 0, 6, -18, 16, 2, 24, -16, 32, 0, 37, -8, 39, 24)],
    ['woodDark', walker],
    ['fog', 'M-30 -8L36 -14M-28 10L38 6', 3],
    ['ink', 'M-22 44L18 41', 3.4],
  ],
  // There is nothing there.
  imagined: [
    ['fog', put(CLOUD, { y: -20, scale: 1.2 })],
    ['fog', oval(-22, 34, 9, 7)],
    ['fog', oval(-34, 50, 6, 5)],
    ['woodDark', put(walker, { x: -6, y: -24, scale: 1.25 })],
    ['red', 'M-42 -44L46 14M46 -44L-42 14', 6],
  ],
  // Somebody was in a hurry.
  broken: [
    ['woodDark', 'M-34 58C-26 40 -28 24 -26 8L-36 -8L-20 -4L-18 -24L-6 -8L4 -22L8 -2L22 -8L16 10C16 26 18 42 28 58Z'],
    ['wood', 'M-20 52C-16 36 -16 24 -16 12M4 52C6 36 6 24 4 10', 5],
    ['wood', ribbon(4, -22, 22, 28, -38, 18, 58, -46, 12)],
    ['leaf', poly(28, -34, 34, -62, 44, -50, 54, -64, 56, -46, 68, -44, 58, -34, 64, -22, 48, -26, 40, -16)],
    ['sand', poly(0, -14, -4, -24, 6, -22, 2, -32, 14, -28, 12, -14)],
    ['leaf', poly(-52, 60, -48, 40, -42, 52, -34, 36, -30, 60) + poly(32, 60, 34, 42, 42, 52, 48, 40, 54, 60)],
    ['cream', 'M-54 -20L-36 -28M-52 0L-40 -2M-44 -42L-30 -44', 5],
  ],
  // Mounted above a bar.
  antlers: [
    ['woodDark', 'M-26 4L26 4C28 28 20 46 0 58C-20 46 -28 28 -26 4Z'],
    ['wood', 'M-19 9L19 9C20 28 14 40 0 49C-14 40 -20 28 -19 9Z'],
    ['cream', ribbon(-6, 20, 10, -24, 0, 9, -36, -24, 8, -32, -58, 0)],
    ['cream', ribbon(-26, -2, 8, -44, -6, 7, -58, -20, 0)],
    ['cream', ribbon(-35, -24, 7, -50, -34, 6, -56, -48, 0)],
    ['cream', ribbon(-33, -36, 6, -22, -44, 5, -18, -56, 0)],
    ['cream', ribbon(6, 20, 10, 24, 0, 9, 36, -24, 8, 32, -58, 0)],
    ['cream', ribbon(26, -2, 8, 44, -6, 7, 58, -20, 0)],
    ['cream', ribbon(35, -24, 7, 50, -34, 6, 56, -48, 0)],
    ['cream', ribbon(33, -36, 6, 22, -44, 5, 18, -56, 0)],
    ['tan', oval(0, 24, 14, 11)],
    ['gold', poly(-10, 38, 10, 38, 8, 46, -8, 46)],
  ],
};

export default {
  props,
  cards: {
    larger_than_life: 'track',
    savagery: 'bark',
    disengage: 'trap',
    hoax: 'photo',
    its_just_your_imagination: 'imagined',
    crash_through_the_trees: 'broken',
    jackalope_horns: 'antlers',
  },
} satisfies HeroArt;
