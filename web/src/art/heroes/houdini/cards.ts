// What the cards of Houdini and Bess are about.

import type { Shape } from '../../figures/drawing';
import { blob, oval, poly, ribbon, star } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { CLOUD, playingCard } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

const cup = (x: number, y: number): Shape[] =>
  putAll(
    [
      ['deepLight', poly(-15, -24, 15, -24, 22, 24, -22, 24)],
      ['gold', poly(-22, 16, 22, 16, 23, 25, -23, 25)],
    ],
    { x, y },
  );

const flower = (tone: Shape[0], x: number, y: number, r: number): Shape[] => [
  [tone, star(6, r, r * 0.62, x, y)],
  ['gold', oval(x, y, r * 0.36)],
];

const props: HeroArt['props'] = {
  // The box that is sawn in two.
  box: [
    ['deep', poly(-56, -20, -4, -28, -4, 34, -56, 42)],
    ['deep', poly(6, -28, 58, -20, 58, 42, 6, 34)],
    ['gold', star(5, 13, 6, -30, 6)],
    ['gold', star(5, 13, 6, 32, 6)],
    ['bright', poly(-56, -20, -4, -28, -4, -18, -56, -10)],
    ['bright', poly(6, -28, 58, -20, 58, -10, 6, -18)],
    ['steel', poly(-4, -62, 8, -62, 6, 56, -2, 56)],
    ['wood', blob(-14, -72, 16, -72, 18, -56, -16, -56)],
  ],
  wand: [
    ['night', ribbon(-40, 48, 11, 20, -26, 9)],
    ['cream', ribbon(20, -26, 10, 32, -40, 10)],
    ['cream', ribbon(-42, 51, 12, -34, 41, 12)],
    ['glow', star(5, 20, 8, 32, -42)],
    ['gold', star(5, 9, 4, 6, -54)],
    ['gold', star(5, 11, 5, 52, -8)],
    ['gold', star(5, 7, 3, -10, -26)],
  ],
  rabbit: [
    ['cream', ribbon(-10, -22, 12, -18, -62, 9)],
    ['cream', ribbon(10, -22, 12, 20, -62, 9)],
    ['rose', ribbon(-11, -30, 5, -17, -56, 3)],
    ['rose', ribbon(11, -30, 5, 18, -56, 3)],
    ['cream', oval(0, -10, 22, 20)],
    ['ink', oval(-8, -12, 2.6, 4)],
    ['ink', oval(8, -12, 2.6, 4)],
    ['rose', oval(0, -4, 3.6, 2.6)],
    ['night', poly(-32, 8, 32, 8, 28, 56, -28, 56)],
    ['deepLight', poly(-32, 20, 32, 20, 31, 34, -31, 34)],
    ['night', oval(0, 8, 50, 9)],
    ['cream', oval(-16, 6, 8, 6)],
    ['cream', oval(16, 6, 8, 6)],
  ],
  ace: [
    ...playingCard({ x: 8, y: -18, turn: 12, scale: 1.15 }, 'cream', 'red'),
    ['fair', blob(-34, 56, -36, 24, -30, 0, -20, -2, -16, 16, 20, 14, 30, 24, 26, 56)],
    ['fairShade', 'M-8 18L-6 34M8 17L8 33M20 18L18 32', 3.4],
    ['night', poly(-38, 50, 30, 50, 34, 70, -42, 70)],
    ['cream', poly(-36, 44, 28, 44, 30, 54, -38, 54)],
  ],
  curtain: [
    ['night', poly(-48, -44, 48, -44, 48, 50, -48, 50)],
    ['glow', poly(-8, -44, 8, -44, 30, 50, -30, 50)],
    ['red', 'M-56 -50L-2 -50C-10 -16 -26 12 -30 56L-56 56Z'],
    ['red', 'M56 -50L2 -50C10 -16 26 12 30 56L56 56Z'],
    ['deepDark', 'M-44 -46L-48 52M-30 -46C-32 -10 -38 20 -40 52M44 -46L48 52M30 -46C32 -10 38 20 40 52', 3.4],
    ['gold', poly(-60, -60, 60, -60, 60, -46, -60, -46)],
    ['gold', star(5, 15, 7, 0, 30)],
  ],
  bouquet: [
    ['leaf', poly(-6, 4, 8, 4, 14, 58, -14, 58)],
    ['leaf', blob(-6, 10, -34, 4, -44, 18, -16, 22)],
    ['leaf', blob(8, 10, 34, 2, 46, 16, 18, 22)],
    ...flower('rose', -26, -16, 24),
    ...flower('bright', 26, -18, 24),
    ...flower('red', 0, -38, 26),
    ['deepLight', blob(-18, 22, 0, 28, 20, 22, 22, 34, 0, 38, -20, 34)],
    ['deepLight', ribbon(0, 32, 8, 18, 46, 8, 30, 58, 0)],
  ],
  cups: [...cup(0, -24), ...cup(-34, 22), ...cup(34, 22), ['red', oval(0, 40, 9)]],
  smoke: [
    ['fogShade', CLOUD],
    ['gold', oval(4, -8, 34, 40)],
    ['blue', oval(4, -8, 25, 31)],
    ['cream', 'M-10 -6C-8 -24 2 -34 12 -34C0 -26 -4 -12 -4 4Z'],
    ['gold', ribbon(4, 30, 9, 4, 60, 12)],
    ['fog', blob(-54, 46, -36, 26, -12, 34, 8, 44, 34, 32, 56, 44, 40, 58, -40, 60)],
  ],
  dove: [
    ['cream', blob(-50, 20, -20, 8, 4, 8, 24, -14, 40, -18, 50, -8, 40, 4, 30, 30, 0, 42, -26, 36)],
    ['fog', 'M-8 12C-30 -14 -34 -40 -24 -60C-14 -46 14 -34 20 4C12 18 0 20 -8 12Z'],
    ['sand', 'M-20 -42C-14 -22 -6 -8 4 4M-8 -38C0 -24 8 -12 12 2', 3],
    ['gold', poly(48, -12, 62, -6, 48, -2)],
    ['ink', oval(40, -9, 2.8)],
    ['leaf', ribbon(54, -4, 3, 58, 14, 3)],
    ['leaf', blob(56, 6, 66, 2, 68, 12, 58, 14)],
  ],
  ticket: [
    ['bright', 'M-58 -30L58 -30L58 -10C48 -8 48 8 58 10L58 30L-58 30L-58 10C-48 8 -48 -8 -58 -10Z'],
    ['deep', poly(-36, -20, 36, -20, 36, 20, -36, 20)],
    ['gold', star(5, 15, 7, 0, 1)],
    ['bright', 'M-28 -10L-28 10M28 -10L28 10', 4],
  ],
  cuffs: [
    [
      'steel',
      'M-54 -2C-56 -30 -34 -44 -14 -36L-18 -24C-32 -28 -44 -18 -42 -2C-40 16 -20 20 -10 8L0 14' +
        'C-14 36 -50 30 -54 -2Z',
    ],
    ['steel', 'M54 8C58 36 34 50 12 40L16 28C32 34 44 24 42 8C40 -6 26 -10 16 -2L8 -12C24 -28 50 -20 54 8Z'],
    ['steelShade', oval(-8, 10, 9, 6, 30)],
    ['steelShade', oval(6, 18, 9, 6, 20)],
    ['gold', ribbon(2, -44, 6, 26, -40, 6, 38, -52, 6)],
    ['gold', oval(-6, -46, 10)],
    ['deep', oval(-6, -46, 4)],
  ],
  lock: [
    [
      'steel',
      'M-26 -8L-26 -28C-26 -48 -14 -58 0 -58C14 -58 26 -48 26 -28L26 -8L14 -8L14 -28C14 -40 8 -46 0 -46' +
        'C-8 -46 -14 -40 -14 -28L-14 -8Z',
    ],
    ['gold', blob(-40, -12, 0, -16, 40, -12, 42, 24, 32, 52, 0, 58, -32, 52, -42, 24)],
    ['brightDark', 'M-30 -2C-10 -6 10 -6 30 -2', 3],
    ['ink', oval(0, 14, 9)],
    ['ink', poly(-5, 16, 5, 16, 9, 40, -9, 40)],
  ],
  trunk: [
    ['wood', 'M-54 -8C-54 -34 -40 -40 -28 -40L28 -40C40 -40 54 -34 54 -8Z'],
    ['wood', poly(-54, -8, 54, -8, 54, 46, -54, 46)],
    ['woodDark', poly(-38, -40, -24, -40, -24, 46, -38, 46)],
    ['woodDark', poly(24, -40, 38, -40, 38, 46, 24, 46)],
    ['gold', poly(-56, -12, 56, -12, 56, -4, -56, -4)],
    ['gold', oval(0, 4, 12, 14)],
    ['ink', oval(0, 4, 3.6)],
    ['cream', ribbon(-60, -20, 6, -70, 10, 6, -62, 34, 6)],
  ],
};

export default {
  props,
  cards: {
    an_illusion_of_my_own_design: 'box',
    flourish: 'wand',
    for_my_next_trick: 'rabbit',
    sleight_of_hand: 'ace',
    the_big_reveal: 'curtain',
    and_the_beautiful_bess: 'bouquet',
    misdirection: 'cups',
    smoke_and_mirrors: 'smoke',
    vanishing_act: 'dove',
    all_part_of_the_show: 'ticket',
    grand_escape: 'cuffs',
    a_magician_never_reveals: 'lock',
    set_the_stage: 'trunk',
  },
} satisfies HeroArt;
