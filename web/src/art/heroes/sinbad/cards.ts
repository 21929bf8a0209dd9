// What the cards of Sinbad and the porter are about: each voyage has its place.

import type { Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, ribbon, star } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { flame } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

const waves: Shape[] = [
  ['blue', blob(-60, 46, -40, 32, -18, 42, 4, 32, 28, 42, 58, 36, 50, 60, -50, 60)],
  ['cream', 'M-44 48C-34 42 -26 52 -16 48M6 50C16 44 26 54 36 48', 3.6],
];

const die = (x: number, y: number, turn: number, ...pips: number[]): Shape[] =>
  putAll(
    [
      ['cream', poly(-22, -22, 22, -22, 22, 22, -22, 22)],
      ...Array.from({ length: pips.length / 2 }, (_, i): Shape => [
        'ink',
        oval(pips[2 * i] ?? 0, pips[2 * i + 1] ?? 0, 4.4),
      ]),
    ],
    { x, y, turn },
  );

const props: HeroArt['props'] = {
  ship: [
    ['wood', ribbon(0, -60, 5, 0, 26, 6)],
    ['cream', 'M5 -54C38 -44 50 -18 46 10C32 2 18 4 5 8Z'],
    ['deepLight', 'M-5 -44C-24 -34 -40 -14 -44 8C-30 2 -18 4 -5 8Z'],
    ['bright', 'M5 -34C24 -30 38 -20 44 -6L46 6C36 -8 20 -14 5 -14Z'],
    ['wood', 'M-54 14C-20 24 24 24 58 10C54 34 38 46 4 46C-30 46 -48 36 -54 14Z'],
    ['gold', 'M-48 24C-16 32 22 32 52 22', 4],
    ...waves,
  ],
  // An island that was none.
  whale: [
    [
      'blueShade',
      'M-56 30C-54 -6 -24 -22 8 -18C34 -16 42 4 46 10C52 2 50 -14 42 -22C54 -22 58 -16 60 -10' +
        'C66 -14 72 -12 74 -8C70 14 62 40 34 44C0 50 -40 46 -56 30Z',
    ],
    ['fog', 'M-56 30C-40 30 -14 34 8 46C-20 48 -46 42 -56 30Z'],
    ['ink', oval(-32, 12, 3.6)],
    ['leaf', blob(-20, -18, -6, -24, 14, -20, 10, -14, -16, -12)],
    ['wood', ribbon(-4, -20, 5, 2, -46, 4)],
    ['leaf', blob(2, -46, -16, -56, -24, -42, -8, -46)],
    ['leaf', blob(2, -46, 18, -60, 28, -44, 12, -46)],
    ['leaf', blob(2, -46, 8, -62, -4, -62)],
    ...putAll(waves, { y: 4 }),
  ],
  snakes: [
    ['leaf', ribbon(-54, 54, 10, -44, 20, 17, -28, -6, 18, -34, -34, 16, -14, -50, 14)],
    ['leaf', blob(-24, -52, -6, -64, 14, -56, 18, -46, 0, -42, -18, -42)],
    ['glow', oval(0, -54, 4)],
    ['red', 'M16 -50L28 -48L34 -54M28 -48L34 -42', 3],
    ['mossShade', ribbon(52, 56, 10, 44, 30, 16, 26, 14, 17, 30, -8, 15, 16, -18, 13)],
    ['mossShade', blob(26, -22, 10, -32, -8, -24, -10, -16, 6, -10, 20, -12)],
    ['glow', oval(4, -22, 4)],
    ['straw', poly(-12, 60, -2, 44, 10, 60)],
    ['blue', poly(-30, 62, -22, 48, -12, 62)],
    ['red', poly(14, 62, 22, 50, 32, 62)],
  ],
  coals: [
    ['night', blob(-50, 54, -52, 0, -40, -44, -24, -28, 0, -36, 24, -28, 40, -44, 52, 0, 50, 54, 20, 44, -20, 44)],
    ...putAll(flame({}), { x: -20, y: -6, scale: 0.4 }),
    ...putAll(flame({}), { x: 20, y: -6, scale: 0.4 }),
    ['red', 'M-28 24C-10 14 10 14 28 24C16 40 -16 40 -28 24Z'],
    ['cream', poly(-22, 22, -14, 19, -16, 30)],
    ['cream', poly(22, 22, 14, 19, 16, 30)],
    ['cream', poly(-6, 17, 6, 17, 0, 27)],
  ],
  root: [
    ['leaf', blob(0, -22, -22, -40, -40, -36, -30, -22, -12, -14)],
    ['leaf', blob(0, -22, 22, -44, 42, -38, 30, -22, 12, -14)],
    ['leaf', blob(0, -18, -8, -46, 2, -62, 10, -44)],
    ['tan', blob(-18, -18, 18, -18, 22, 8, 14, 26, 26, 56, 10, 46, 0, 30, -12, 48, -28, 54, -14, 26, -22, 8)],
    ['tan', ribbon(-18, 0, 9, -40, 6, 7, -50, 22, 0)],
    ['tan', ribbon(18, 0, 9, 40, 2, 7, 52, 16, 0)],
    ['ink', oval(-7, -4, 3, 4)],
    ['ink', oval(8, -4, 3, 4)],
    ['ink', oval(0, 10, 4, 6)],
  ],
  ape: [
    ['brownShade', blob(-46, -4, -36, -42, 0, -58, 36, -42, 46, -4, 36, 38, 0, 54, -36, 38)],
    ['brown', oval(-46, 2, 12)],
    ['brown', oval(46, 2, 12)],
    ['tan', blob(-30, -10, -14, -24, 0, -16, 14, -24, 30, -10, 28, 30, 0, 46, -28, 30)],
    ['ink', oval(-13, -4, 5, 6)],
    ['ink', oval(13, -4, 5, 6)],
    ['ink', 'M-26 -22L-6 -12M26 -22L6 -12M-5 10L-3 12M5 10L3 12', 5],
    ['red', 'M-20 20C-8 14 8 14 20 20C18 38 -18 38 -20 20Z'],
    ['cream', poly(-16, 18, -8, 17, -12, 28)],
    ['cream', poly(16, 18, 8, 17, 12, 28)],
  ],
  palace: [
    ['sand', poly(-52, 2, 52, 2, 52, 56, -52, 56)],
    ['bright', 'M-28 2C-44 -18 -20 -34 0 -56C20 -34 44 -18 28 2Z'],
    ['brightDark', 'M8 -46C24 -30 40 -16 28 2L8 2C22 -14 16 -30 8 -46Z'],
    ['gold', oval(0, -58, 5)],
    ['deepLight', 'M-54 2C-62 -10 -48 -18 -43 -30C-38 -18 -24 -10 -32 2Z'],
    ['deepLight', 'M54 2C62 -10 48 -18 43 -30C38 -18 24 -10 32 2Z'],
    ['deepDark', 'M-14 56L-14 30C-14 16 0 12 0 8C0 12 14 16 14 30L14 56Z'],
    ['deepDark', 'M-42 40L-42 26C-42 18 -36 18 -32 26L-32 40Z'],
    ['deepDark', 'M42 40L42 26C42 18 36 18 32 26L32 40Z'],
  ],
  dice: [
    ...die(-22, 14, -14, -11, -11, 11, 11, 0, 0),
    ...die(26, -10, 16, -11, -11, 11, 11, -11, 11, 11, -11),
    ['gold', star(5, 12, 5, -18, -38)],
    ['gold', star(5, 8, 4, 40, 42)],
  ],
  scimitar: [
    ['steel', 'M-30 34C4 22 30 -8 34 -58C60 -26 48 24 -14 50Z'],
    ['steelShade', 'M-18 46C30 24 50 -6 40 -50C60 -22 46 26 -14 50Z'],
    ['gold', ribbon(-40, 22, 9, -10, 58, 9)],
    ['woodDark', ribbon(-26, 42, 10, -46, 58, 11)],
    ['red', oval(-50, 62, 7)],
    ['glow', star(7, 20, 8, -24, -22)],
  ],
  storm: [
    [
      'blueShade',
      'M-58 56C-60 6 -30 -44 14 -46C44 -46 56 -22 46 -6C40 6 22 4 24 -8C6 -8 2 22 22 34' + 'C34 42 48 42 58 40L58 60Z',
    ],
    ['blue', 'M-58 56C-50 16 -30 -20 6 -28C-12 -6 -12 30 14 46C28 54 44 54 58 52L58 60Z'],
    ['cream', curve(-30, -8, -12, -30, 12, -36, 34, -30, 38, -16), 6],
    ['cream', oval(54, -34, 5)],
    ['cream', oval(36, 12, 4)],
  ],
  // The bird that carries ships away.
  roc: [
    ['deepLight', 'M0 0C-14 -30 -36 -42 -62 -40C-52 -32 -54 -24 -48 -20C-42 -12 -36 -12 -34 -4C-26 4 -12 8 0 12Z'],
    ['deepLight', 'M0 0C14 -30 36 -42 62 -40C52 -32 54 -24 48 -20C42 -12 36 -12 34 -4C26 4 12 8 0 12Z'],
    ['bright', blob(-12, 0, 0, -20, 12, 0, 10, 24, 0, 36, -10, 24)],
    ['deepLight', poly(-10, 24, 10, 24, 18, 50, 0, 42, -18, 50)],
    ['cream', oval(0, -18, 11)],
    ['gold', poly(-4, -18, 6, -18, 2, -4)],
    ['ink', oval(-5, -21, 2)],
    ['ink', oval(5, -21, 2)],
    ['straw', 'M-6 32L-10 52M6 32L10 52', 4],
  ],
  riches: [
    ['gold', blob(-56, 46, -40, 14, -14, -4, 10, -6, 38, 12, 56, 46, 20, 54, -24, 54)],
    ['glow', oval(-20, 18, 8, 6)],
    ['glow', oval(16, 34, 8, 6)],
    ['glow', oval(-34, 38, 7, 5)],
    ['gold', 'M-12 -6L-16 -42L-2 -26L8 -50L16 -26L30 -38L24 -2Z'],
    ['red', oval(7, -16, 5)],
    ['leaf', poly(-46, 8, -34, 0, -24, 10, -36, 22)],
    ['deepLight', poly(30, 12, 42, 6, 50, 18, 38, 26)],
    ['red', poly(-4, 22, 6, 14, 14, 22, 6, 34)],
  ],
};

export default {
  props,
  cards: {
    voyage_home: 'ship',
    voyage_whale: 'whale',
    voyage_snakes: 'snakes',
    voyage_coals: 'coals',
    voyage_cannibals: 'root',
    voyage_apes: 'ape',
    voyage_serendib: 'palace',
    by_fortune_and_fate: 'dice',
    commanding_impact: 'scimitar',
    toil_and_danger: 'storm',
    leap_away: 'roc',
    riches_beyond_compare: 'riches',
  },
} satisfies HeroArt;
