// What the cards of Jekyll and of Hyde are about.

import type { Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, ribbon, star } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { eye } from '../../cardArt/parts';
import type { CardPicture, HeroArt } from '../../cardArt/scene';

const flask = (liquid: Shape[0]): Shape[] => [
  ['fog', poly(-12, -50, 12, -50, 12, -18, 42, 38, 32, 54, -32, 54, -42, 38, -12, -18)],
  [liquid, poly(-22, 4, 22, 4, 42, 38, 32, 54, -32, 54, -42, 38)],
  ['fogShade', poly(-17, -58, 17, -58, 17, -48, -17, -48)],
];

const props: HeroArt['props'] = {
  fist: [
    ['moss', blob(-36, -14, -20, -36, 8, -40, 34, -28, 42, 0, 32, 28, 4, 38, -26, 32, -40, 10)],
    ['mossShade', 'M-20 -32L-16 -8M0 -38L0 -10M20 -34L16 -8', 4.4],
    ['moss', ribbon(-38, 8, 18, -12, 14, 18, 12, 4, 16)],
    ['deepDark', poly(-34, 30, 26, 34, 34, 60, -44, 58)],
    ['gold', star(7, 16, 6, 46, -36)],
    ['gold', star(5, 10, 4, -44, -40)],
  ],
  broken: [
    ['fog', poly(-12, -50, 12, -50, 12, -26, 2, -18, 8, -8, -4, 0, -14, -12, -12, -22)],
    ['fogShade', poly(-17, -58, 17, -58, 17, -48, -17, -48)],
    ['fog', poly(-30, 10, -16, 0, -6, 14, 8, 4, 20, 10, 26, 20, 42, 40, 32, 54, -32, 54, -42, 40)],
    ['leaf', poly(-34, 26, 34, 26, 42, 40, 32, 54, -32, 54, -42, 40)],
    ['fog', poly(28, -20, 40, -14, 30, -4)],
    ['fog', poly(-38, -14, -26, -24, -26, -10)],
    ['leaf', blob(44, 50, 58, 46, 62, 56, 46, 60)],
    ['red', oval(-10, 40, 4)],
    ['red', oval(12, 36, 4)],
  ],
  duality: [
    ['fair', 'M0 -52C-28 -52 -42 -30 -40 0C-38 30 -20 52 0 52Z'],
    ['moss', 'M0 -52C28 -52 44 -34 42 0C42 30 24 56 0 52Z'],
    ['woodDark', 'M0 -54C-30 -58 -48 -34 -42 -8C-38 -26 -24 -36 0 -36Z'],
    ['deepDark', 'M0 -54L12 -66L16 -54L32 -58L30 -46L46 -42C42 -34 30 -36 0 -36Z'],
    ['ink', oval(-17, -6, 4, 6)],
    ['red', blob(8, -4, 18, -14, 28, -6, 18, 0)],
    ['ink', curve(-24, 24, -12, 29, 0, 27), 4],
    ['ink', 'M0 26C12 18 22 20 32 14C30 34 18 40 0 36Z'],
    ['cream', poly(10, 23, 14, 33, 18, 22)],
    ['cream', poly(22, 20, 25, 29, 28, 18)],
    ['ink', 'M0 -66L0 60', 3],
  ],
  bag: [
    ['woodDark', 'M-20 -26C-20 -50 20 -50 20 -26L12 -26C12 -38 -12 -38 -12 -26Z'],
    ['wood', blob(-50, 44, -46, -14, -30, -30, 30, -30, 46, -14, 50, 44, 0, 50)],
    ['woodDark', poly(-36, -30, 36, -30, 42, -18, -42, -18)],
    ['cream', oval(0, 14, 22)],
    ['red', poly(-5, -2, 5, -2, 5, 9, 16, 9, 16, 19, 5, 19, 5, 30, -5, 30, -5, 19, -16, 19, -16, 9, -5, 9)],
    ['gold', oval(0, -24, 6)],
  ],
  potion: [
    ...flask('bright'),
    ['glow', oval(-12, 32, 6)],
    ['glow', oval(10, 20, 4.4)],
    ['glow', oval(16, 40, 5)],
    ['fogShade', ribbon(0, -58, 8, 12, -70, 14, -4, -84, 12, 8, -98, 0)],
    ['bright', oval(-34, -30, 6)],
    ['bright', oval(32, -36, 7)],
  ],
  // The morning after.
  morning: [
    ['wood', poly(-50, -50, 50, -50, 50, 50, -50, 50)],
    ['blue', poly(-41, -41, 41, -41, 41, 41, -41, 41)],
    ['glow', 'M-34 41C-34 14 -18 0 0 0C18 0 34 14 34 41Z'],
    ['gold', 'M0 -24L0 -10M-34 -10L-24 0M34 -10L24 0M-41 26L-37 26M37 26L41 26', 4.4],
    ['wood', 'M0 -41L0 41M-41 -2L41 -2', 6],
    ['bright', 'M-58 -56L-26 -56C-30 -24 -40 6 -58 22Z'],
    ['bright', 'M58 -56L26 -56C30 -24 40 6 58 22Z'],
  ],
  wheel: [
    ['woodDark', oval(0, 6, 48)],
    ['sand', oval(0, 6, 39)],
    ['woodDark', 'M0 -38L0 50M-44 6L44 6M-31 -25L31 37M31 -25L-31 37', 6],
    ['woodDark', oval(0, 6, 13)],
    ['gold', oval(0, 6, 6)],
    ['fogShade', curve(-68, 30, -58, 24, -48, 30), 5],
    ['fogShade', curve(-74, 48, -58, 42, -40, 50), 5],
  ],
  microscope: [
    ['night', poly(-40, 46, 40, 46, 44, 58, -44, 58)],
    ['night', ribbon(16, 48, 12, 42, 18, 12, 36, -14, 12, 16, -28, 11)],
    ['gold', ribbon(10, -52, 19, -14, 8, 19)],
    ['night', ribbon(14, -62, 23, 10, -50, 23)],
    ['steelShade', ribbon(-16, 12, 13, -21, 24, 11)],
    ['night', poly(-44, 26, 12, 26, 12, 34, -44, 34)],
    ['leaf', poly(-30, 22, -8, 22, -8, 27, -30, 27)],
    ['gold', oval(36, 6, 7)],
  ],
  book: [
    ['deepDark', poly(-58, -30, 0, -20, 58, -30, 58, 42, 0, 52, -58, 42)],
    ['cream', 'M-52 -34C-34 -38 -12 -34 0 -22C12 -34 34 -38 52 -34L52 34C34 30 12 34 0 44C-12 34 -34 30 -52 34Z'],
    ['gray', 'M0 -20L0 42M-42 -20C-30 -22 -18 -20 -8 -14M-42 -6C-30 -8 -18 -6 -8 0M-42 8C-30 6 -18 8 -8 14', 3],
    ['leaf', curve(12, 18, 22, 8, 28, -8, 26, -22), 3],
    ['leaf', blob(22, 8, 34, 0, 42, 6, 30, 14)],
    ['leaf', blob(27, -6, 14, -12, 12, -22, 24, -16)],
  ],
  evil: [
    ['night', blob(-54, 50, -46, -10, -26, -50, 2, -58, 30, -48, 48, -8, 56, 50, 20, 40, -16, 44)],
    ...putAll(eye('red', 'glow'), { x: -20, y: -14, scale: 0.36, turn: 14 }),
    ...putAll(eye('red', 'glow'), { x: 22, y: -14, scale: 0.36, turn: -14 }),
    ['cream', poly(-30, 14, -20, 10, -14, 26, -6, 8, 2, 28, 10, 8, 18, 26, 24, 10, 34, 14, 20, 36, -16, 38)],
  ],
  street: [
    ['gray', poly(-44, -60, 44, -60, 44, 60, -44, 60)],
    ['deepDark', 'M-28 60L-28 -22C-28 -44 28 -44 28 -22L28 60Z'],
    ['deep', 'M-18 -6L-4 -6L-4 22L-18 22ZM4 -6L18 -6L18 22L4 22ZM-18 32L-4 32L-4 54L-18 54ZM4 32L18 32L18 54L4 54Z', 3],
    ['gold', oval(18, 28, 4)],
    ['glow', poly(-10, -60, 10, -60, 7, -40, -7, -40)],
    ['cream', poly(-16, -18, 16, -18, 16, -10, -16, -10)],
  ],
};

const hyde = (prop: string): CardPicture => ({ prop, sides: ['form hyde'] });
const jekyll = (prop: string): CardPicture => ({ prop, sides: ['form jekyll'] });

export default {
  props,
  cards: {
    recoiling_blow: hyde('fist'),
    forever_hyde: hyde('broken'),
    duality_of_man: jekyll('duality'),
    distracted_triage: jekyll('bag'),
    succumb_to_compulsion: jekyll('potion'),
    madness_relents: hyde('morning'),
    with_haste: jekyll('wheel'),
    scientific_method: jekyll('microscope'),
    calming_research: jekyll('book'),
    pure_evil: hyde('evil'),
    strange_case: hyde('street'),
  },
} satisfies HeroArt;
