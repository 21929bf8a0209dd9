// What the cards of Robin Hood and his outlaws are about.

import type { Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, ribbon, star } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { sword } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

/** An arrow with its point to the right, 110 long. */
const arrow = (x: number, y: number, turn: number, scale = 1): Shape[] =>
  putAll(
    [
      ['wood', ribbon(-44, 0, 5, 36, 0, 5)],
      ['steel', poly(32, -10, 56, 0, 32, 10, 38, 0)],
      ['red', poly(-54, -11, -30, -2, -30, 2, -54, 11, -48, 0)],
    ],
    { x, y, turn, scale },
  );

const props: HeroArt['props'] = {
  hawk: [
    ['wood', blob(-40, 56, -46, 14, -38, -28, -12, -52, 18, -46, 32, -26, 28, -2, 18, 22, 26, 56)],
    ['woodDark', 'M-30 8L-22 16L-14 8M-34 28L-26 36L-18 28M-12 26L-4 34L4 26M-16 46L-8 54L0 46', 4],
    ['cream', blob(2, -6, 18, -2, 20, 22, 24, 56, 0, 56, -2, 20)],
    ['sand', 'M4 22L10 28L16 22M4 38L11 44L18 38', 3.4],
    ['gold', 'M22 -34C40 -34 54 -24 52 -4C44 -12 34 -12 24 -14Z'],
    ['ink', curve(30, -22, 36, -20, 42, -18), 2.6],
    ['gold', oval(8, -28, 10)],
    ['ink', oval(10, -28, 5)],
    ['woodDark', 'M-10 -44C4 -46 18 -42 26 -34L22 -30C12 -36 0 -38 -10 -36Z'],
  ],
  disarm: [
    ...sword({ x: 4, y: 2, turn: 58, scale: 1.1 }),
    ...arrow(6, -6, 36),
    ['glow', star(8, 20, 9, 6, -6)],
    ['gold', star(5, 8, 4, -40, -30)],
  ],
  // Your purse or your life.
  purse: [
    ['wood', blob(-40, 50, -48, 22, -34, -4, -14, -16, 10, -16, 28, -4, 40, 22, 32, 50, -4, 58)],
    ['woodDark', 'M-24 8C-30 22 -28 34 -22 44M12 4C18 18 18 32 12 46', 4],
    ['gold', ribbon(-22, -14, 7, 0, -10, 7, 20, -14, 7)],
    ['wood', poly(-16, -18, -28, -40, -12, -34, -2, -46, 6, -34, 24, -40, 14, -18)],
    ['gold', oval(-46, 48, 11, 9)],
    ['gold', oval(-30, 58, 11, 7)],
    ...putAll(sword({ scale: 0.62 }), { x: 28, y: -16, turn: -142 }),
  ],
  // Said with a grin.
  grin: [
    [
      'cream',
      'M-46 -40C-22 -54 22 -54 46 -40C60 -20 58 12 44 24C26 34 2 34 -10 32L-34 58L-30 28C-56 18 -60 -18 -46 -40Z',
    ],
    ['ink', curve(-30, -22, -21, -30, -12, -22) + curve(12, -22, 21, -30, 30, -22), 5],
    ['red', 'M-30 -6C-12 2 14 2 32 -8C30 16 14 22 0 22C-14 22 -28 14 -30 -6Z'],
    ['cream', 'M-28 -5C-12 2 14 2 31 -7L28 4C12 10 -12 10 -26 5Z'],
    ['rose', oval(2, 16, 10, 5), 0],
  ],
  oak: [
    ['wood', 'M-14 58C-8 36 -10 18 -14 2L12 2C10 18 10 38 18 58Z'],
    [
      'leaf',
      blob(-54, -8, -50, -34, -28, -42, -14, -60, 14, -60, 28, -44, 50, -36, 56, -8, 40, 10, 10, 14, -12, 14, -42, 10),
    ],
    [
      'mossShade',
      curve(-40, -20, -30, -30, -18, -24) +
        curve(-8, -44, 4, -50, 14, -42) +
        curve(26, -24, 38, -26, 42, -14) +
        curve(-30, -2, -22, 4, -12, 0),
      4,
    ],
    ['bright', 'M-26 4C-12 4 -4 0 2 -4C8 0 16 4 30 4C32 28 20 46 2 56C-16 46 -28 28 -26 4Z'],
    ['deep', 'M-18 11C-8 11 -2 8 2 5L2 47C-12 38 -19 26 -18 11Z'],
    ...putAll(arrow(0, 0, 0, 0.5), { x: 2, y: 26, turn: -45 }),
  ],
  // To the poor, with regards.
  crown: [
    ['sand', blob(-46, 54, -50, 24, -34, 4, -10, -6, 14, -6, 36, 6, 50, 26, 44, 54, 0, 60)],
    ['strawShade', curve(-30, 18, -36, 34, -28, 48) + curve(28, 18, 34, 34, 26, 48), 4],
    ['gold', oval(0, 30, 15)],
    ['brightDark', star(5, 10, 4, 0, 30)],
    ['gold', poly(-34, -2, -42, -44, -22, -24, -12, -54, 2, -26, 16, -54, 24, -22, 44, -40, 34, 2)],
    ['brightDark', poly(-34, -2, -36, -12, 36, -10, 34, 2)],
    ['red', oval(2, -16, 5)],
    ['blue', oval(-20, -14, 4) + oval(22, -12, 4)],
    ['gold', oval(-48, 54, 12, 8) + oval(46, 56, 12, 8)],
  ],
};

export default {
  props,
  cards: {
    a_hunters_eye: 'hawk',
    disarming_shot: 'disarm',
    highway_robbery: 'purse',
    snark: 'grin',
    defenders_of_sherwood: 'oak',
    steal_from_the_rich: 'crown',
  },
} satisfies HeroArt;
