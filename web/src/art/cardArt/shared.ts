// What the pictures of cards show that are printed in several decks, by the id of the card.

import type { Shape } from '../figures/drawing';
import { blob, curve, oval, poly, ribbon, star } from '../figures/paths';
import { putAll } from '../figures/people';
import { arrow, CLOUD, rays, sword } from './parts';

/** A mask of the theater. */
const mask = (smiles: boolean): Shape[] => [
  [smiles ? 'cream' : 'steelShade', 'M-30 -38C-12 -30 12 -30 30 -38C36 0 24 34 0 44C-24 34 -36 0 -30 -38Z'],
  ['ink', blob(-20, -14, -12, -20, -5, -12, -13, -8)],
  ['ink', blob(20, -14, 12, -20, 5, -12, 13, -8)],
  smiles
    ? ['red', 'M-16 8C-8 16 8 16 16 8C14 28 6 32 0 32C-6 32 -14 28 -16 8Z']
    : ['deepDark', 'M-16 26C-10 10 10 10 16 26C8 20 -8 20 -16 26Z'],
];

export const SHARED: Readonly<Record<string, readonly Shape[]>> = {
  // One face before another.
  feint: [
    ['red', ribbon(-44, -40, 6, -58, -16, 7, -50, 14, 0)],
    ...putAll(mask(false), { x: -18, y: -4, turn: -16, scale: 0.95 }),
    ['red', ribbon(46, -26, 6, 62, 0, 7, 52, 34, 0)],
    ...putAll(mask(true), { x: 20, y: 8, turn: 12, scale: 1.05 }),
  ],
  // A banner to gather at.
  regroup: [
    ['wood', ribbon(-34, -56, 6, -34, 60, 6)],
    ['gold', oval(-34, -58, 7)],
    ['deep', 'M-31 -52C-10 -44 10 -62 44 -50L32 -28L46 -4C14 -14 -8 2 -31 -6Z'],
    ['bright', 'M-31 -36C-10 -28 10 -46 37 -36L33 -28L37 -20C12 -30 -10 -12 -31 -20Z'],
    ['deepLight', oval(6, 50, 14, 7)],
    ['deepLight', oval(38, 50, 14, 7)],
    ['bright', blob(-2, 48, 2, 28, 10, 28, 14, 48)],
    ['bright', blob(30, 48, 34, 28, 42, 28, 46, 48)],
    ['cream', oval(6, 22, 7)],
    ['cream', oval(38, 22, 7)],
  ],
  // The ground moves.
  momentous_shift: [
    ['wood', poly(-56, 18, -4, 4, 8, 22, -2, 52, -50, 52)],
    ['leaf', poly(-56, 18, -4, 4, 2, 14, -54, 29)],
    ['wood', poly(6, -14, 52, -28, 56, 30, 20, 36, 26, 12)],
    ['leaf', poly(6, -14, 52, -28, 53, -16, 12, -4)],
    ['bright', 'M-40 2C-34 -34 -4 -56 26 -50L28 -62L52 -42L22 -24L24 -37C4 -40 -20 -28 -26 -2Z'],
  ],
  // Two blades meet.
  skirmish: [
    ...sword({ x: -14, y: 6, turn: 42 }),
    ...sword({ x: 14, y: 6, turn: -42 }, 'deep'),
    ['glow', star(8, 24, 9, 0, -26)],
  ],
  // As fast as wind.
  dash: [
    [
      'fog',
      'M-58 -24C-30 -30 0 -30 20 -26C34 -24 40 -38 28 -42C20 -45 13 -38 17 -32L8 -34' +
        'C8 -50 34 -56 42 -42C50 -26 34 -14 16 -16C-4 -18 -30 -18 -58 -14Z',
    ],
    [
      'fogShade',
      'M-46 2C-14 -4 24 -4 42 -1C58 2 60 -16 48 -19C41 -20 37 -15 39 -10L31 -12C32 -26 54 -28 60 -13' +
        'C66 4 52 14 36 11C10 8 -16 8 -46 10Z',
    ],
    [
      'fog',
      'M-56 26C-30 20 -4 20 12 24C28 28 26 48 10 47C0 46 -2 36 5 33C0 32 -4 34 -5 38C-7 52 8 58 20 53' +
        'C36 46 34 22 16 17C-2 12 -30 14 -56 18Z',
    ],
    arrow('bright', { x: 18, y: 4, scale: 0.9 }),
  ],
  // An open chest.
  exploit: [
    ['woodDark', 'M-48 -8C-50 -36 -38 -50 -30 -50L34 -50C44 -46 50 -32 48 -8Z'],
    ['gold', blob(-42, -4, -28, -20, -8, -26, 14, -22, 34, -18, 44, -4)],
    ['glow', oval(-10, -18, 8)],
    ['glow', oval(16, -14, 7)],
    ['wood', poly(-50, -6, 50, -6, 46, 44, -46, 44)],
    ['gold', poly(-50, -8, 50, -8, 50, 3, -50, 3)],
    ['gold', poly(-10, -2, 10, -2, 10, 20, 0, 26, -10, 20)],
    ['ink', oval(0, 9, 3.6)],
  ],
  // Stars around a head that is not there.
  bewilderment: [
    ['fog', CLOUD],
    ['steelShade', curve(4, 4, -4, 0, 0, -10, 12, -8, 16, 6, 2, 14, -14, 6, -14, -12, 2, -22, 22, -16), 4],
    rays('glow', 7, 46, 60, 4, 12),
    ['gold', star(5, 14, 6, -44, -30)],
    ['gold', star(5, 11, 5, 42, -36)],
    ['gold', star(5, 10, 4.5, 46, 34)],
  ],
  // Somebody in the bushes.
  ambush: [
    ['steel', poly(-6, -18, 22, -60, 34, -52, 12, -8)],
    ['steelShade', poly(3, -13, 28, -56, 34, -52, 12, -8)],
    ['gold', poly(-16, -22, -10, -30, 20, -8, 15, 0)],
    ['leaf', blob(-58, 40, -56, 10, -40, 2, -34, -14, -14, -12, 0, -2, 14, -12, 36, -10, 42, 6, 58, 14, 58, 42, 0, 54)],
    ['ink', blob(-26, 22, -12, 10, 12, 10, 26, 22, 12, 32, -12, 32)],
    ['glow', 'M-20 18L-4 22C-6 28 -16 28 -20 18ZM20 18L4 22C6 28 16 28 20 18Z'],
    [
      'mossShade',
      curve(-46, 14, -38, 10, -34, 18) + curve(34, 8, 42, 14, 40, 24) + curve(-50, 34, -42, 30, -36, 38),
      4,
    ],
    ['moss', blob(-40, 52, -36, 38, -22, 40, -14, 50, -26, 58) + blob(18, 52, 24, 40, 38, 40, 44, 50, 30, 58)],
  ],
  // A fist that meets more than one chin.
  wily_fighting: [
    ['tan', blob(-30, -20, -10, -36, 16, -34, 36, -18, 38, 10, 22, 30, -10, 30, -32, 10)],
    ['tanShade', 'M-8 -32L-8 -8M8 -34L8 -8M24 -26L22 -6', 4],
    ['tan', ribbon(-32, 8, 16, -8, 10, 15, 14, 2, 14)],
    ['deep', poly(-28, 26, 22, 30, 30, 58, -38, 56)],
    ['gold', poly(-30, 24, 24, 28, 26, 38, -33, 34)],
    ['gold', star(7, 16, 6, 46, -34)],
    ['gold', star(7, 13, 5, -44, -30)],
    ['gold', star(7, 11, 5, 2, -56)],
  ],
  // Through the board, and the one behind it.
  piercing_shot: [
    ['wood', poly(26, -56, 46, -60, 46, 52, 26, 56)],
    ['wood', poly(-14, -48, 6, -52, 6, 56, -14, 60)],
    ['wood', poly(-54, -40, -34, -44, -34, 60, -54, 64)],
    [
      'woodDark',
      'M32 -50L32 -16M40 -40L40 -20M-8 -42L-8 -6M0 -44L0 -20M-48 -34L-48 2M-40 -36L-40 -8M32 20L32 46M-8 24' +
        'L-8 50M-48 28L-48 54M40 14L40 40M0 18L0 46M-40 24L-40 52',
      3,
    ],
    ['sand', star(8, 13, 7, 36, -2) + star(8, 13, 7, -4, 4) + star(8, 13, 7, -44, 10)],
    ['woodDark', ribbon(-76, 15, 5, 56, -5, 5)],
    ['cream', poly(-84, 6, -66, 4, -60, 13, -64, 24, -82, 26, -76, 16)],
    ['bright', poly(-76, 5, -70, 4.5, -70, 25, -76, 25.5)],
    ['steel', poly(52, -14, 78, -9, 54, 4, 58, -5)],
    ['fog', 'M60 -24L72 -32M62 12L74 18', 4],
  ],
};
