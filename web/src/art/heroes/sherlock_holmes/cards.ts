// What the cards of Sherlock Holmes and Dr. Watson are about.

import { blob, curve, oval, poly, ribbon, star } from '../../figures/paths';
import type { HeroArt } from '../../cardArt/scene';

const props: HeroArt['props'] = {
  // A print under the lens.
  afoot: [
    ['wood', ribbon(18, 26, 13, 44, 56, 15)],
    ['gold', oval(-8, -8, 44)],
    ['sand', oval(-8, -8, 35)],
    ['night', blob(-20, -30, -6, -38, 6, -28, 4, -6, -6, 0, -16, -6)],
    ['night', blob(-16, 6, -6, 2, 2, 8, 0, 18, -10, 20)],
    ['cream', 'M-34 -14C-32 -24 -28 -30 -22 -34', 4],
  ],
  revolver: [
    ['steelShade', poly(-20, -30, 58, -30, 58, -16, 0, -14, 0, 2, -20, 4)],
    ['steel', poly(-12, -34, 14, -34, 14, -8, -12, -8)],
    ['steelShade', 'M-12 -25L14 -25M-12 -16L14 -16', 3],
    ['wood', poly(-22, -28, -2, -6, -16, 48, -46, 42, -34, 6)],
    ['steelShade', curve(-2, 2, 12, 6, 14, -8), 5],
    ['steelShade', poly(-30, -38, -18, -38, -16, -24, -26, -24)],
    ['gold', poly(62, -24, 76, -38, 74, -26, 88, -22, 74, -18, 76, -8)],
  ],
  books: [
    ['red', poly(-48, 28, 44, 28, 44, 52, -48, 52)],
    ['cream', poly(-42, 33, 44, 33, 44, 47, -42, 47)],
    ['deep', poly(-38, 4, 50, 4, 50, 28, -38, 28)],
    ['cream', poly(-32, 9, 50, 9, 50, 23, -32, 23)],
    ['leaf', poly(-50, -18, 36, -18, 36, 4, -50, 4)],
    ['cream', poly(-44, -13, 36, -13, 36, -1, -44, -1)],
    ['wood', poly(-16, -56, 2, -60, 12, -20, -6, -18)],
    ['glow', poly(16, -42, 26, -50, 30, -20, 18, -20)],
    ['gold', poly(10, -20, 38, -20, 34, -14, 14, -14)],
    ['red', blob(20, -52, 28, -62, 24, -48)],
  ],
  fingerprint: [
    ['cream', poly(-44, -54, 34, -54, 34, 48, -44, 48)],
    ['gray', curve(-24, 20, -28, -10, -6, -34, 16, -12, 14, 18), 4],
    ['gray', curve(-14, 24, -16, -6, -5, -20, 6, -6, 5, 24), 4],
    ['gray', curve(-5, 26, -5, 2), 4],
    ['wood', ribbon(38, 36, 10, 58, 60, 12)],
    ['gold', oval(24, 20, 26)],
    ['blue', oval(24, 20, 19)],
    ['cream', 'M12 22C12 14 16 8 22 6', 4],
  ],
  // The knight of a game of chess.
  knight: [
    ['night', poly(-38, 42, 38, 42, 44, 60, -44, 60)],
    [
      'cream',
      'M-28 44C-28 16 -10 6 -8 -8C-18 0 -28 4 -36 2C-40 -6 -36 -12 -30 -20C-24 -34 -16 -44 2 -50L8 -62' +
        'L16 -48C36 -34 40 4 32 44Z',
    ],
    ['sand', 'M16 -48C36 -34 40 4 32 44L12 44C26 10 24 -26 8 -46Z'],
    ['ink', oval(-8, -28, 3.8)],
    ['ink', 'M-34 -6L-24 -4', 3],
    ['gray', curve(18, -34, 26, -14, 26, 10), 3.4],
  ],
  glove: [
    ['red', blob(-40, -8, -28, -42, 4, -52, 36, -38, 44, -6, 34, 20, 6, 28, -24, 22)],
    ['red', blob(-42, -4, -26, -16, -8, -6, -10, 10, -32, 14)],
    ['cream', poly(-24, 22, 30, 24, 34, 52, -28, 50)],
    ['rose', curve(0, -40, 18, -36, 30, -22), 5],
    ['ink', 'M-4 28L-4 46M6 28L6 46M-8 34L10 34', 3],
    ['gold', star(7, 16, 6, -48, -38)],
  ],
  tea: [
    ['cream', blob(-40, 30, -46, -4, -24, -28, 16, -28, 38, -4, 32, 30, -4, 40)],
    ['cream', ribbon(34, 6, 11, 52, -8, 9, 58, -30, 8)],
    ['cream', 'M-40 -12C-66 -18 -66 26 -36 22L-38 13C-52 14 -52 -6 -40 -3Z'],
    ['deep', poly(-42, 2, 36, 2, 35, 14, -42, 14)],
    ['gold', oval(-4, -28, 22, 6)],
    ['gold', oval(-4, -38, 7)],
    ['sand', poly(-30, 38, 22, 38, 26, 46, -34, 46)],
    ['fogShade', ribbon(60, -36, 4, 54, -48, 8, 64, -60, 0)],
  ],
  pipe: [
    ['woodDark', 'M-46 -8L-6 -8C-6 20 2 24 16 16L52 -28L60 -22L28 24C4 48 -42 44 -46 -8Z'],
    ['wood', 'M-46 -8L-30 -8C-28 20 -18 32 0 34C-28 40 -44 20 -46 -8Z'],
    ['gold', ribbon(18, 16, 14, 26, 7, 14)],
    ['night', oval(-26, -8, 20, 5)],
    ['fogShade', ribbon(-26, -14, 5, -34, -30, 12, -14, -42, 14, -26, -58, 10, -8, -68, 0)],
  ],
  letter: [
    ['cream', poly(-54, -34, 54, -34, 54, 40, -54, 40)],
    ['sand', poly(-54, -34, 0, 12, 54, -34)],
    ['sand', 'M-54 40L-14 2M54 40L14 2', 3.4],
    ['red', oval(0, 10, 16)],
    ['gold', star(5, 9, 4, 0, 10)],
    ['steel', poly(30, -58, 40, -62, 20, 6, 16, 2)],
    ['wood', ribbon(36, -58, 10, 46, -84, 11)],
  ],
  // What remains on the board must be true.
  board: [
    ['wood', poly(-58, -46, 58, -46, 58, 40, -58, 40)],
    ['leaf', poly(-50, -38, 50, -38, 50, 32, -50, 32)],
    ['cream', 'M-38 -24L4 -24M-38 -8L8 -8M-38 8L0 8M-38 22L14 22', 4],
    ['red', 'M-42 -28L10 -20M-42 -12L14 -4M-42 4L6 12', 4],
    ['glow', oval(30, 6, 13)],
    ['ink', 'M30 -2C38 -2 38 8 30 8L30 10M30 15L30 16', 3],
    ['wood', poly(-44, 40, -34, 40, -42, 60, -52, 60)],
    ['wood', poly(44, 40, 34, 40, 42, 60, 52, 60)],
  ],
  disguise: [
    [
      'night',
      'M-52 -22C-40 -30 -16 -30 -4 -20L4 -20C16 -30 40 -30 52 -22C54 2 40 14 24 12C10 10 6 -2 0 -10' +
        'C-6 -2 -10 10 -24 12C-40 14 -54 2 -52 -22Z',
    ],
    ['blue', oval(-28, -8, 16, 13)],
    ['blue', oval(28, -8, 16, 13)],
    ['fair', blob(-8, -12, 8, -12, 16, 22, 0, 30, -16, 22)],
    ['woodDark', 'M0 30C14 24 34 26 50 44C34 44 24 54 0 44C-24 54 -34 44 -50 44C-34 26 -14 24 0 30Z'],
    ['woodDark', 'M-46 -40C-36 -50 -22 -50 -12 -42M46 -40C36 -50 22 -50 12 -42', 7],
  ],
  bag: [
    ['woodDark', 'M-20 -28C-20 -54 20 -54 20 -28L11 -28C11 -42 -11 -42 -11 -28Z'],
    ['wood', blob(-54, 44, -48, -14, -32, -32, 32, -32, 48, -14, 54, 44, 0, 50)],
    ['woodDark', poly(-38, -32, 38, -32, 44, -20, -44, -20)],
    ['cream', poly(-9, -8, 9, -8, 9, 6, 23, 6, 23, 24, 9, 24, 9, 38, -9, 38, -9, 24, -23, 24, -23, 6, -9, 6)],
    ['gold', oval(0, -26, 6)],
  ],
};

export default {
  props,
  cards: {
    the_game_is_afoot: 'afoot',
    service_revolver: 'revolver',
    education_never_ends: 'books',
    study_methods: 'fingerprint',
    deduce_strategy: 'knight',
    counterpunch: 'glove',
    fixed_point_in_a_changing_age: 'tea',
    elementary: 'pipe',
    confirm_suspicion: 'letter',
    eliminate_the_impossible: 'board',
    master_of_disguise: 'disguise',
    administer_aid: 'bag',
  },
} satisfies HeroArt;
