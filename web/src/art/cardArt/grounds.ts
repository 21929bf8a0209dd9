// The stages behind the pictures of cards: one kind for each kind of card, in some variants.

import type { CardSheet } from '../../protocol';
import { oval, poly } from '../figures/paths';

/** Beams from a spot. */
function beams(x: number, y: number, count: number, wide: number): string {
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [(i * 360) / count, (i * 360) / count + wide].map((angle) => (angle * Math.PI) / 180) as [
      number,
      number,
    ];
    return poly(x, y, x + 600 * Math.cos(a), y + 600 * Math.sin(a), x + 600 * Math.cos(b), y + 600 * Math.sin(b));
  }).join('');
}

const rings = (x: number, y: number, ...radii: number[]): string => radii.map((r) => oval(x, y, r)).join('');

/** Folds of a curtain at both sides, and a stage floor; all of them reach beyond the picture. */
const curtain = (fold: number): string =>
  poly(-400, -300, 22, -300, fold, 40, 14, 140, -400, 140) +
  poly(600, -300, 178, -300, 200 - fold, 40, 186, 140, 600, 140) +
  'M-400 118L-10 118C50 108 150 108 210 118L600 118L600 150L-400 150Z';

const ground = (d: string): string => `M-400 150L-400 96${d}L600 96L600 150Z`;

/** By the kind of card and its stage: beams, rings, hills, a curtain. Stages by turns have their middle elsewhere. */
export const GROUNDS: Readonly<Record<CardSheet['type'], readonly string[]>> = {
  attack: [beams(160, 64, 14, 12), beams(97, 76, 14, 12), beams(160, 64, 20, 8), beams(97, 76, 9, 20)],
  defense: [
    rings(160, 64, 140, 112, 84, 56),
    rings(97, 76, 140, 112, 84, 56),
    rings(100, 150, 190, 158, 126, 94),
    rings(97, 76, 124, 78),
  ],
  versatile: [
    ground('L-10 96C40 70 90 76 120 88C150 100 180 92 210 78') + oval(160, 34, 26),
    ground('L-10 76C30 90 60 104 100 92C140 78 170 74 210 96') + oval(84, 30, 22),
    ground('L-10 84L26 60L50 92L84 52L128 98L160 66L210 104'),
    ground('L-10 104C20 60 60 60 90 100C110 70 150 60 210 98'),
  ],
  scheme: [
    curtain(44) + poly(134, -300, 186, -300, 206, 118, 108, 118),
    curtain(34) + poly(70, -300, 124, -300, 150, 118, 44, 118),
    curtain(40) + oval(160, 60, 52),
    curtain(30) + oval(97, 70, 52),
  ],
};
