// What the cards of the Invisible Man are about: things that nobody seems to hold.

import type { Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, ribbon, star } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { CLOUD } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

/** The print of a bare foot, 40 high. */
const foot: Shape[] = [
  ['night', blob(-8, 18, -9, 2, -10, -8, 0, -13, 9, -8, 6, 4, 6, 18, 0, 22)],
  ['night', oval(-9, -18, 3.6)],
  ['night', oval(-1, -21, 3.2)],
  ['night', oval(6, -19, 2.8)],
  ['night', oval(11, -14, 2.4)],
];

/** A sheet of paper, 70 high. */
const sheet: Shape[] = [
  ['cream', poly(-26, -35, 26, -35, 26, 35, -26, 35)],
  ['gray', 'M-17 -14L17 -14M-17 -4L17 -4M-17 6L17 6M-17 16L8 16', 3],
];

const fog: Shape[] = [
  ['fog', blob(-56, 44, -38, 22, -14, 32, 8, 20, 34, 30, 56, 42, 36, 56, -36, 58)],
  ['fogShade', curve(-30, 42, -20, 36, -10, 42), 4],
  ['fogShade', curve(14, 40, 24, 34, 34, 42), 4],
];

const props: HeroArt['props'] = {
  poker: [
    ['steelShade', ribbon(-36, 50, 8, 24, -34, 8)],
    ['steelShade', ribbon(18, -24, 9, 32, -48, 9, 50, -40, 8, 46, -26, 0)],
    ['gold', oval(-38, 52, 9)],
    ['gold', star(7, 18, 7, 42, -2)],
    ['gold', star(5, 10, 4, -10, -38)],
  ],
  footprints: [
    ['sand', blob(-52, 54, -40, 10, -8, -6, 2, -50, 40, -58, 54, -30, 20, 10, 8, 54)],
    ...putAll(foot, { x: -24, y: 32, turn: 24, scale: 0.95 }),
    ...putAll(foot, { x: 6, y: 8, turn: 30, scale: 0.9, mirror: true }),
    ...putAll(foot, { x: 20, y: -34, turn: 22, scale: 0.85 }),
  ],
  lantern: [
    ['night', 'M-14 -44C-14 -62 14 -62 14 -44L9 -44C9 -54 -9 -54 -9 -44Z'],
    ['night', poly(-20, -46, 20, -46, 26, -34, -26, -34)],
    ['glow', poly(-22, -34, 22, -34, 28, 24, -28, 24)],
    ['gold', blob(0, -22, 10, 2, 0, 18, -10, 2)],
    ['night', 'M-22 -34L-28 24M22 -34L28 24M0 -34L0 -24', 4],
    ['night', poly(-32, 24, 32, 24, 26, 36, -26, 36)],
    ...fog,
  ],
  flasks: [
    ['fog', poly(-38, -20, -26, -20, -26, 2, -10, 36, -16, 44, -50, 44, -56, 36, -38, 2)],
    ['leaf', poly(-44, 16, -20, 16, -10, 36, -16, 44, -50, 44, -56, 36)],
    ['fog', 'M4 -52L20 -52L20 -24C34 -18 40 -4 40 8C40 28 28 40 12 40C-4 40 -16 28 -16 8C-16 -4 -10 -18 4 -24Z'],
    ['bright', 'M-15 4L39 4C40 28 28 40 12 40C-4 40 -16 28 -15 4Z'],
    ['wood', poly(4, -60, 20, -60, 18, -48, 6, -48)],
    ['wood', poly(-60, 42, 60, 42, 60, 54, -60, 54)],
    ['glow', oval(6, 20, 4)],
    ['glow', oval(20, 12, 3)],
    ['fogShade', ribbon(48, 30, 6, 52, 4, 10, 44, -16, 8, 52, -36, 0)],
  ],
  window: [
    ['wood', poly(-46, -56, 46, -56, 46, 56, -46, 56)],
    ['blue', poly(-36, -46, 36, -46, 36, 46, -36, 46)],
    [
      'night',
      poly(-8, -30, 6, -14, 26, -24, 16, -2, 34, 10, 10, 14, 8, 36, -6, 18, -28, 26, -20, 4, -34, -10, -14, -10),
    ],
    ['fog', 'M-8 -30L-18 -46M26 -24L36 -38M34 10L36 12M8 36L12 46M-28 26L-36 36M-34 -10L-36 -11', 3],
    ['wood', 'M0 -46L0 -32M0 40L0 46', 6],
  ],
  spectacles: [
    ['night', oval(-28, 0, 26)],
    ['night', oval(28, 0, 26)],
    ['blueShade', oval(-28, 0, 19)],
    ['blueShade', oval(28, 0, 19)],
    ['cream', 'M-38 4L-26 -12M-30 8L-20 -6M18 4L30 -12M26 8L36 -6', 4],
    ['night', 'M-6 -4C-2 -10 2 -10 6 -4M-52 -8L-66 -18M52 -8L66 -18', 6],
  ],
  // A hat, a scarf, and nobody between.
  hat: [
    ['night', 'M-26 -14C-28 -40 -22 -54 -12 -56C-6 -56 -4 -50 0 -50C4 -50 6 -56 12 -56C22 -54 28 -40 26 -14Z'],
    ['gray', poly(-27, -24, 27, -24, 27, -12, -27, -12)],
    ['night', blob(-54, -18, -26, -12, 26, -12, 54, -18, 40, 0, 0, 6, -40, 0)],
    ['bright', blob(-30, 34, -10, 28, 14, 30, 34, 36, 32, 50, 0, 56, -32, 50)],
    ['gray', 'M-22 42C-8 36 12 38 26 44', 4],
    ['bright', ribbon(20, 48, 16, 30, 62, 16, 26, 78, 16)],
  ],
  door: [
    ['woodDark', poly(-44, -60, 44, -60, 44, 60, -44, 60)],
    ['night', poly(-34, -50, 34, -50, 34, 60, -34, 60)],
    ['wood', poly(-34, -50, 12, -40, 12, 66, -34, 60)],
    ['woodDark', 'M-26 -36L4 -30L4 4L-26 0ZM-26 14L4 18L4 50L-26 46Z', 3],
    ['gold', oval(4, 12, 4)],
    ['glow', blob(18, -12, 23, -17, 28, -12, 23, -8)],
    ['glow', blob(18, 2, 23, -3, 28, 2, 23, 6)],
  ],
  coat: [
    ['wood', ribbon(-10, -62, 6, 0, -54, 6, 10, -62, 6)],
    [
      'night',
      blob(-36, -36, -14, -52, 14, -52, 36, -36, 52, 6, 40, 12, 30, -10, 34, 56, -34, 56, -30, -10, -40, 12, -52, 6),
    ],
    ['gray', poly(-12, -51, 0, -28, 12, -51, 20, -44, 0, -8, -20, -44)],
    ['ink', 'M0 -10L0 54', 3],
    ['gold', oval(8, 4, 3.4)],
    ['gold', oval(8, 20, 3.4)],
  ],
  notes: [
    ['woodDark', poly(-44, -54, 36, -54, 36, 56, -44, 56)],
    ['cream', poly(-36, -48, 42, -48, 42, 50, -36, 50)],
    [
      'ink',
      'M-22 -32L-14 -24M-14 -32L-22 -24M2 -34L2 -22M-4 -28L8 -28M20 -34L28 -22L14 -22ZM-22 -6L-10 -6' +
        'M-2 -12L6 0L-6 0ZM18 -12L28 0M28 -12L18 0M-18 14L-18 26M-4 14L8 26M8 14L-4 26M20 14L20 26',
      3.4,
    ],
    ['red', 'M-24 38L30 38', 4],
    ['gold', ribbon(50, -40, 7, 26, 30, 7, 20, 46, 0)],
  ],
  newspaper: [
    ...putAll(sheet, { x: -16, y: 4, turn: -14, scale: 1.2 }),
    ...putAll(sheet, { x: 14, y: 0, turn: 8, scale: 1.35 }),
    ['red', poly(-8, -40, 44, -33, 42, -20, -10, -27)],
    ['red', ribbon(46, 34, 10, 20, 46, 10, 34, 54, 9)],
  ],
  bandages: [
    ['cream', blob(-34, -40, -10, -54, 18, -52, 36, -34, 32, -10, 8, 0, -24, -6, -38, -20)],
    ['sand', 'M-32 -34C-8 -44 12 -44 34 -34M-36 -22C-10 -32 16 -32 36 -22M-26 -8C-8 -18 16 -20 32 -10', 4],
    ['cream', ribbon(10, -4, 15, -10, 14, 14, 18, 30, 13, -8, 48, 12, 20, 64, 0)],
    ['sand', 'M-4 12L6 20M4 36L14 28', 3],
    ['ink', oval(-8, -26, 7)],
    ['ink', oval(16, -26, 7)],
  ],
  shoes: [
    ['wood', blob(-50, 18, -44, -24, -22, -26, -18, -4, 4, 8, 8, 22, -46, 24)],
    ['woodDark', poly(-52, 20, 10, 20, 10, 30, -22, 30, -24, 26, -36, 26, -38, 30, -52, 30)],
    ['wood', blob(-2, 42, 4, 0, 26, -2, 30, 20, 50, 32, 56, 46, 2, 48)],
    ['woodDark', poly(-4, 44, 58, 44, 58, 54, 26, 54, 24, 50, 12, 50, 10, 54, -4, 54)],
    ['fogShade', curve(-40, -44, -32, -52, -24, -44, -16, -38, -8, -46), 5],
    ['fogShade', curve(8, -20, 16, -28, 24, -20, 32, -14, 40, -22), 5],
  ],
  fog: [
    ['night', poly(-5, -30, 5, -30, 8, 56, -8, 56)],
    ['night', poly(-18, -58, 18, -58, 10, -26, -10, -26)],
    ['glow', poly(-13, -54, 13, -54, 8, -30, -8, -30)],
    ['fogShade', CLOUD],
    ...fog,
  ],
};

export default {
  props,
  cards: {
    surprise_attack: { prop: 'poker', veiled: true },
    slip_away: { prop: 'footprints', veiled: true },
    emerge_from_mist: { prop: 'lantern', veiled: true },
    covert_preparation: 'flasks',
    dreaming_of_revenge: 'window',
    confound: 'spectacles',
    impossible_to_see: { prop: 'hat', veiled: true },
    lurking: { prop: 'door', veiled: true },
    into_thin_air: 'coat',
    coded_notes: 'notes',
    reign_of_terror: 'newspaper',
    vanish: 'bandages',
    step_lightly: 'shoes',
    rolling_fog: { prop: 'fog', veiled: true },
  },
} satisfies HeroArt;
