// What the cards of Dracula and his sisters are about.

import type { Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, ribbon } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { CLOUD, drop, eye } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

/** A bat with open wings, 100 wide. */
const bat: Shape[] = [
  [
    'night',
    'M0 -14C-6 -20 -8 -26 -8 -32L0 -26L8 -32C8 -26 6 -20 0 -14C14 -30 34 -34 54 -24' +
      'C44 -20 42 -10 44 0C34 -6 28 0 26 10' +
      'C18 2 10 6 0 20C-10 6 -18 2 -26 10C-28 0 -34 -6 -44 0C-42 -10 -44 -20 -54 -24C-34 -34 -14 -30 0 -14Z',
  ],
  ['red', oval(-4, -14, 2.4)],
  ['red', oval(4, -14, 2.4)],
];

const props: HeroArt['props'] = {
  fangs: [
    ['red', 'M-54 -14C-36 -40 -14 -40 0 -28C14 -40 36 -40 54 -14C40 26 22 42 0 42C-22 42 -40 26 -54 -14Z'],
    ['night', 'M-42 -12C-20 -20 20 -20 42 -12C30 18 16 30 0 30C-16 30 -30 18 -42 -12Z'],
    ['cream', 'M-36 -14C-14 -20 14 -20 36 -14L32 -2L22 -4L16 26L8 -4L-8 -4L-16 26L-22 -4L-32 -2Z'],
    ['red', drop(-16, 42, 6)],
    ['red', drop(16, 50, 5)],
  ],
  wolf: [
    [
      'night',
      'M-40 54C-50 20 -46 -16 -40 -56L-20 -32C-8 -38 8 -38 18 -32L30 -52L36 -20C46 -10 58 4 60 18' +
        'C56 28 40 30 28 28L20 54Z',
    ],
    ['gray', 'M6 -10C24 -6 46 4 58 18C52 26 40 28 28 26C18 16 8 4 6 -10Z'],
    ['ink', oval(57, 15, 5, 4)],
    ['red', blob(0, -12, 12, -16, 16, -8, 6, -5)],
    ['cream', poly(28, 26, 34, 40, 38, 27, 42, 27, 46, 38, 50, 25)],
    ['gray', poly(-34, -42, -24, -30, -34, -18)],
    ['gray', 'M-30 8L-18 16L-28 20L-16 30L-26 34', 4],
  ],
  goblet: [
    ['gold', 'M-34 -46L34 -46C36 -8 24 12 6 16L6 42L26 54L-26 54L-6 42L-6 16C-24 12 -36 -8 -34 -46Z'],
    ['red', oval(0, -44, 32, 10)],
    ['brightDark', 'M-22 -14C-10 -4 10 -4 22 -14', 4],
    ['bright', oval(0, -14, 7)],
    ['red', ribbon(30, -40, 7, 36, -20, 6, 34, -2, 7)],
    ['red', drop(36, 22, 6)],
  ],
  // A hand that moves others.
  strings: [
    ['pale', blob(-30, -52, 0, -60, 30, -52, 34, -34, 22, -26, -22, -26, -34, -34)],
    ['red', poly(-18, -60, 18, -60, 22, -70, -22, -70)],
    ['pale', ribbon(-24, -32, 10, -34, -14, 7)],
    ['pale', ribbon(-6, -28, 10, -8, -8, 7)],
    ['pale', ribbon(12, -28, 10, 16, -8, 7)],
    ['pale', ribbon(28, -34, 9, 38, -18, 6)],
    ['cream', 'M-34 -12L-28 30M-8 -6L0 14M16 -6L0 14M38 -16L28 30', 2.6],
    ['wood', oval(0, 22, 10)],
    ['wood', blob(-12, 34, 12, 34, 14, 56, -14, 56)],
    ['wood', ribbon(-12, 38, 6, -28, 30, 5)],
    ['wood', ribbon(12, 38, 6, 28, 30, 5)],
  ],
  eyes: [
    ...putAll(eye('red', 'pale'), { scale: 1.05 }),
    ['red', 'M-40 -34C-20 -54 20 -54 40 -34', 5],
    ['red', 'M-26 40L-26 54M0 44L0 60M26 40L26 54', 5],
  ],
  mist: [
    ['fogShade', CLOUD],
    ['fog', blob(-54, 36, -34, 18, -8, 28, 14, 16, 40, 26, 56, 40, 20, 52, -30, 52)],
    ...putAll(bat, { x: 2, y: -18, scale: 0.95 }),
    ['fogShade', curve(-30, 38, -20, 32, -10, 38), 4],
    ['fogShade', curve(12, 36, 22, 30, 32, 38), 4],
  ],
  drops: [
    ['red', drop(0, 16, 32)],
    ['rose', blob(-18, 16, -14, 2, -8, 8, -10, 26)],
    ['red', drop(-40, -18, 13)],
    ['red', drop(40, -26, 11)],
    ['red', drop(40, 34, 9)],
  ],
  coffin: [
    ['woodDark', poly(-22, -60, 22, -60, 42, -22, 24, 60, -24, 60, -42, -22)],
    ['red', poly(-16, -50, 16, -50, 31, -20, 17, 50, -17, 50, -31, -20)],
    ['gold', poly(-5, -34, 5, -34, 5, -18, 18, -18, 18, -8, 5, -8, 5, 30, -5, 30, -5, -8, -18, -8, -18, -18, -5, -18)],
  ],
  rose: [
    ['leaf', ribbon(-6, 4, 5, 4, 30, 5, -2, 62, 4)],
    ['leaf', blob(4, 30, 20, 18, 40, 24, 22, 38)],
    ['leaf', blob(-2, 44, -20, 34, -36, 42, -18, 52)],
    ['deepDark', blob(-34, -30, -20, -56, 8, -60, 32, -40, 28, -8, 2, 10, -26, -2)],
    ['red', blob(-26, -30, -10, -50, 12, -50, 24, -32, 20, -10, 0, 2, -20, -8)],
    ['deepDark', curve(-8, -26, 0, -36, 10, -28, 4, -16, -12, -14, -18, -30, -4, -44), 4],
  ],
};

export default {
  props,
  cards: {
    feeding_frenzy: 'fangs',
    beastform: 'wolf',
    thirst_for_sustenance: 'goblet',
    do_my_bidding: 'strings',
    look_into_my_eyes: 'eyes',
    mistform: 'mist',
    prey_upon: 'drops',
    baptism_of_blood: 'coffin',
    ravening_seduction: 'rose',
  },
} satisfies HeroArt;
