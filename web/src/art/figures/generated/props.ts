// What a generated figure holds: drawn with the grip in the origin, upright.

import type { FigureDef } from '../../../protocol';
import type { Shape } from '../drawing';
import { blob, curve, oval, poly, ribbon } from '../paths';

const shaft = (from: number, to: number): Shape => ['wood', ribbon(0, from, 4.6, 0, to, 4.6)];

export const PROPS: Record<NonNullable<FigureDef['prop']>, readonly Shape[]> = {
  none: [],
  sword: [
    ['steel', 'M-4 -7L-4 -46L0 -56L4 -46L4 -7Z'],
    ['steelShade', 'M0 -7L0 -54L4 -46L4 -7Z'],
    ['gold', 'M-12 -10C-8 -7 8 -7 12 -10L12 -5C8 -3 -8 -3 -12 -5Z'],
    ['woodDark', ribbon(0, -4, 4.6, 0, 6, 4.6)],
    ['gold', oval(0, 9, 3.8)],
  ],
  dagger: [
    ['steel', 'M-4 -6L-5 -18L0 -32L5 -18L4 -6Z'],
    ['steelShade', 'M0 -6L0 -31L5 -18L4 -6Z'],
    ['bright', ribbon(-8, -6, 4, 8, -6, 4)],
    ['woodDark', ribbon(0, -4, 4.6, 0, 7, 4.6)],
  ],
  axe: [
    shaft(30, -46),
    ['steel', 'M-2 -46C8 -54 18 -52 24 -46C20 -40 20 -30 24 -24C18 -18 8 -18 -2 -26Z'],
    ['steelShade', 'M18 -50C22 -49 24 -47 24 -46C20 -40 20 -30 24 -24C22 -22 20 -21 18 -20C15 -30 15 -40 18 -50Z'],
    ['bright', ribbon(-3, -40, 3, 3, -40, 3)],
  ],
  hammer: [
    shaft(28, -42),
    ['steelShade', poly(-18, -52, 18, -52, 20, -34, -20, -34)],
    ['steel', poly(-18, -52, 8, -52, 8, -34, -20, -34)],
    ['bright', poly(-4, -53, 4, -53, 4, -33, -4, -33)],
  ],
  spear: [
    shaft(64, -48),
    ['steel', 'M0 -66L8 -48L0 -40L-8 -48Z'],
    ['steelShade', 'M0 -66L8 -48L0 -40Z'],
    ['bright', ribbon(-1, -38, 6, 6, -30, 6, 4, -22, 0)],
  ],
  staff: [
    shaft(66, -36),
    ['wood', ribbon(0, -34, 5, -9, -42, 4.6, -8, -54, 0)],
    ['wood', ribbon(0, -34, 5, 9, -42, 4.6, 8, -54, 0)],
    ['glow', oval(0, -49, 8)],
    ['brightDark', curve(-4, -52, -1, -55, 3, -54), 1.6],
  ],
  wand: [
    ['woodDark', ribbon(0, 8, 5, 0, -24, 3.4)],
    ['bright', ribbon(0, 8, 5.4, 0, 2, 5.2)],
    ['glow', poly(0, -50, 3, -39, 13, -36, 3, -33, 0, -22, -3, -33, -13, -36, -3, -39)],
  ],
  bow: [
    ['wood', ribbon(-12, 42, 0, 6, 26, 5, 10, 0, 6, 6, -26, 5, -12, -42, 0)],
    ['cream', 'M-11 41L-11 -41', 1.6],
    ['woodDark', ribbon(-22, 0, 3, 30, 0, 3)],
    ['steel', poly(28, -5, 40, 0, 28, 5)],
    ['bright', poly(-24, -5, -12, 0, -24, 5, -20, 0)],
  ],
  pistol: [
    ['steelShade', poly(-4, -10, 26, -14, 26, -8, 8, -4, 6, 0, -4, 0)],
    ['woodDark', poly(-6, -9, 6, -7, 2, 8, -6, 6)],
    ['bright', oval(2, -7, 3)],
  ],
  book: [
    ['deepDark', poly(-18, -30, 0, -24, 18, -30, 18, 2, 0, 8, -18, 2)],
    ['cream', 'M-15 -31C-9 -32 -3 -30 0 -26C3 -30 9 -32 15 -31L15 -2C9 -3 3 -1 0 3C-3 -1 -9 -3 -15 -2Z'],
    ['gray', 'M0 -25L0 2M-11 -23L-4 -21M-11 -16L-4 -14M-11 -9L-4 -7M4 -21L11 -23M4 -14L11 -16M4 -7L11 -9', 1.6],
  ],
  lantern: [
    ['gold', 'M-6 2C-6 -6 6 -6 6 2L3 2C3 -2 -3 -2 -3 2Z'],
    ['night', poly(-10, 2, 10, 2, 7, 8, -7, 8)],
    ['glow', poly(-8, 8, 8, 8, 11, 28, -11, 28)],
    ['night', poly(-13, 28, 13, 28, 10, 34, -10, 34)],
    ['bright', blob(0, 12, 4, 20, 0, 26, -4, 20)],
  ],
  flask: [
    ['fog', poly(-5, -34, 5, -34, 5, -22, 15, -2, 11, 3, -11, 3, -15, -2, -5, -22)],
    ['bright', 'M-8.5 -14L8.5 -14L15 -2L11 3L-11 3L-15 -2Z'],
    ['wood', poly(-6, -38, 6, -38, 6, -32, -6, -32)],
    ['glow', oval(-3, -5, 2.6)],
    ['glow', oval(4, -9, 1.8)],
  ],
};
