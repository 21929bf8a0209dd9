// What the cards of Achilles and Patroclus are about.

import type { Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon, star } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { flame } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

/** A spear with its point to the right, 120 long. */
const spear = (x: number, y: number, turn: number): Shape[] =>
  putAll(
    [
      ['wood', ribbon(-60, 0, 6, 36, 0, 6)],
      ['gold', poly(30, -6, 38, -6, 38, 6, 30, 6)],
      ['steel', poly(38, -4, 46, -11, 66, 0, 46, 11, 38, 4)],
      ['steelShade', poly(38, 0, 66, 0, 46, 11, 38, 4)],
    ],
    { x, y, turn },
  );

const pan = (x: number, y: number): Shape[] => [
  ['wood', `M${x} ${y - 34}L${x - 20} ${y}M${x} ${y - 34}L${x + 20} ${y}`, 2.6],
  ['gold', `M${x - 24} ${y}L${x + 24} ${y}C${x + 20} ${y + 16} ${x - 20} ${y + 16} ${x - 24} ${y}Z`],
];

const props: HeroArt['props'] = {
  // A sword too hot to hold.
  frenzy: [
    ...putAll(flame({}), { x: -8, y: -10, scale: 1.25, turn: -10 }),
    ['steel', put('M-7 20C-12 -8 -14 -26 0 -56C14 -26 12 -8 7 20Z', { x: 6, y: -2, turn: 14 })],
    ['steelShade', put('M0 20L0 -54C14 -26 12 -8 7 20Z', { x: 6, y: -2, turn: 14 })],
    ['gold', put(poly(-20, 18, 20, 18, 17, 27, -17, 27), { x: 6, y: -2, turn: 14 })],
    ['woodDark', put(ribbon(0, 28, 9, 0, 48, 9), { x: 6, y: -2, turn: 14 })],
    ['gold', put(oval(0, 52, 6.5), { x: 6, y: -2, turn: 14 })],
  ],
  // Where does it give?
  probe: [
    ['gold', oval(-8, 4, 50)],
    ['deepLight', oval(-8, 4, 41)],
    ['bright', star(8, 36, 14, -8, 4)],
    ['ink', 'M2 -4L-14 -22L-10 -34L-20 -45M2 -4L-8 16L-2 30L-10 46M2 -4L24 4L32 -2L42 4', 3.4],
    ...spear(40, -26, 146),
    ['glow', star(8, 16, 7, 2, -3)],
  ],
  // The day, weighed by the gods.
  scales: [
    ['gold', ribbon(0, -48, 7, 0, 46, 7)],
    ['gold', poly(-24, 58, -14, 46, 14, 46, 24, 58)],
    ['gold', ribbon(-42, -22, 6, 0, -42, 7, 40, -46, 6)],
    ...pan(-40, 14),
    ...pan(38, -12),
    ['cream', blob(-52, 0, -40, -10, -28, 0, -31, 12, -49, 12)],
    ['ink', oval(-45, 2, 3) + oval(-36, 2, 3)],
    ['cream', ribbon(30, -14, 4, 38, -28, 8, 46, -38, 0)],
    ['bright', oval(0, -52, 7)],
  ],
  // Arm in arm.
  brothers: [
    ['fair', blob(-58, 30, -40, 12, -16, -4, 10, -18, 20, -10, 16, 2, -6, 12, -30, 32, -46, 48)],
    ['gold', poly(-60, 28, -46, 14, -34, 30, -48, 46)],
    ['tan', blob(58, 26, 40, 10, 18, -6, -6, -20, -18, -16, -18, -2, 0, 8, 28, 30, 46, 44)],
    ['deep', poly(60, 22, 46, 10, 34, 26, 48, 42)],
    ['fair', ribbon(10, -18, 9, 22, -8, 9, 20, 6, 8)],
    ['fair', ribbon(2, -14, 9, 14, -2, 9, 12, 12, 8)],
    ['tan', ribbon(-10, -20, 9, -22, -10, 9, -20, 4, 8)],
    ['gold', star(5, 13, 6, 0, -42)],
  ],
  // A cuirass that has seen ten years.
  cuirass: [
    [
      'gold',
      'M-34 -50C-24 -40 -12 -40 -8 -48L8 -48C12 -40 24 -40 34 -50L44 -34C34 -22 36 -8 36 6' +
        'C36 22 34 34 34 46C12 56 -12 56 -34 46C-34 34 -36 22 -36 6C-36 -8 -34 -22 -44 -34Z',
    ],
    [
      'strawShade',
      curve(-28, -8, -12, -2, 0, -12, 12, -2, 28, -8) +
        'M0 -12L0 40' +
        curve(-18, 18, 0, 22, 18, 18) +
        curve(-16, 34, 0, 38, 16, 34),
      4,
    ],
    ['ink', 'M-30 -24L-12 -38M-26 -16L-8 -30M10 8L30 -10M12 16L32 -2M-26 30L-12 44', 3],
    ['deep', poly(-35, 40, -22, 46, -24, 60, -36, 54)],
    ['deep', poly(-18, 48, -4, 50, -5, 64, -20, 61)],
    ['deep', poly(4, 50, 18, 48, 20, 61, 5, 64)],
    ['deep', poly(22, 46, 35, 40, 36, 54, 24, 60)],
  ],
  // The staff of Hermes.
  caduceus: [
    ['gold', ribbon(0, -36, 7, 0, 62, 7)],
    ['cream', blob(-6, -34, -20, -52, -50, -58, -48, -46, -56, -40, -46, -32, -48, -24, -24, -20, -8, -26)],
    ['cream', blob(6, -34, 20, -52, 50, -58, 48, -46, 56, -40, 46, -32, 48, -24, 24, -20, 8, -26)],
    [
      'sand',
      'M-14 -32C-24 -42 -34 -46 -44 -46M-14 -27C-26 -34 -36 -36 -44 -35M14 -32C24 -42 34 -46 44 -46' +
        'M14 -27C26 -34 36 -36 44 -35',
      3,
    ],
    ['leaf', ribbon(0, 56, 4, 14, 44, 7, 0, 30, 7, -16, 16, 7, 0, 0, 7, 16, -10, 7, 10, -24, 8)],
    ['deepLight', ribbon(0, 56, 4, -14, 44, 7, 0, 30, 7, 16, 16, 7, 0, 0, 7, -16, -10, 7, -10, -24, 8)],
    ['glow', oval(10, -24, 2) + oval(-10, -24, 2)],
    ['gold', oval(0, -42, 9)],
  ],
  helmet: [
    ['deep', 'M-36 4C-46 -40 -24 -62 4 -62C34 -62 54 -38 50 6L38 2C40 -28 24 -46 2 -46C-18 -46 -28 -26 -24 4Z'],
    ['deepLight', 'M-40 -16L-26 -16M-32 -42L-20 -32M-10 -58L-6 -46M16 -60L14 -45M38 -46L28 -35M48 -22L37 -18', 3],
    [
      'gold',
      'M-32 56C-36 20 -34 -10 -20 -28C-10 -40 20 -40 30 -28C44 -10 46 20 42 56L18 48L16 10L36 6' +
        'C34 -6 22 -8 12 -2L6 12L5 34L0 12C-6 -4 -20 -8 -26 6L-6 10L-8 48Z',
    ],
    ['strawShade', curve(-26, -6, -14, -16, 0, -14, 5, -20, 10, -14, 24, -16, 36, -6), 4],
    ['strawShade', 'M-26 50C-28 34 -28 24 -26 14M36 50C38 34 38 24 36 14', 3.4],
  ],
  // The one spot the river missed.
  heel: [
    [
      'fair',
      'M-26 -58L12 -58C10 -30 14 -6 24 6C36 14 54 20 58 34C58 44 48 46 34 46L-24 46' +
        'C-38 46 -42 34 -36 22C-28 4 -24 -28 -26 -58Z',
    ],
    [
      'fairShade',
      'M-26 -58L-12 -58C-12 -28 -16 6 -24 24C-26 34 -20 42 -10 46L-24 46C-38 46 -42 34 -36 22C-28 4 -24 -28 -26 -58Z',
      0,
    ],
    ['wood', 'M-30 -20C-14 -12 2 -12 13 -18M-36 20C-18 24 0 18 16 4M-40 46L56 46M30 14C24 24 22 34 24 44', 5],
    ['fairShade', 'M44 30L44 42M52 34L52 42', 3],
    ['wood', ribbon(-30, 26, 5, -66, 2, 5)],
    ['bright', poly(-56, -1, -66, -8, -78, -6, -68, 2, -72, 10, -62, 8)],
    ['red', star(7, 13, 5, -30, 28)],
  ],
  throw: [
    ['fog', 'M-58 -22L-10 -26M-62 4L-30 2M-58 30L-14 22M-40 46L-2 34', 5],
    ...spear(8, 2, -16),
    ['gold', star(5, 9, 4, 34, -40)],
  ],
};

export default {
  props,
  cards: {
    battle_frenzy: 'frenzy',
    test_for_weakness: 'probe',
    the_day_of_your_doom: 'scales',
    brothers_in_arms: 'brothers',
    battle_hardened: 'cuirass',
    blessed_by_hermes: 'caduceus',
    under_achilles_helm: 'helmet',
    achilles_heel: 'heel',
    spear_throw: 'throw',
  },
} satisfies HeroArt;
