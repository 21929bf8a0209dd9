// What the cards of Beowulf and Wiglaf are about.

import type { Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon, star } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { flame } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

/** A round shield of planks, 88 wide. */
const shield: Shape[] = [
  ['woodDark', oval(0, 0, 44)],
  ['bright', oval(0, 0, 37)],
  ['deep', 'M0 0L0 -37C20 -37 37 -20 37 0ZM0 0L0 37C-20 37 -37 20 -37 0Z'],
  ['steel', oval(0, 0, 12)],
];

const props: HeroArt['props'] = {
  // It begins with a call for silence.
  harp: [
    ['wood', ribbon(-36, 50, 11, -40, 0, 11, -30, -42, 10, 0, -56, 9, 34, -48, 9, 44, -34, 8)],
    ['wood', blob(-42, 56, -40, 40, -10, 28, 22, 2, 42, -28, 50, -24, 44, 6, 22, 38, -10, 58)],
    ['cream', 'M-26 34L-26 -36M-14 29L-14 -44M-2 22L-2 -47M10 12L10 -46M22 1L22 -43M33 -12L33 -40', 2.4],
    ['gold', oval(47, -34, 6) + oval(-38, 54, 6)],
    ['gold', curve(-30, 48, -10, 44, 16, 24, 34, 0), 3.4],
    ['glow', star(5, 9, 4, -52, -34)],
  ],
  // Hrunting: older than anyone who has held it.
  heirloom: [
    ['steel', put('M-9 24L-9 -40L0 -60L9 -40L9 24Z', { turn: 28 })],
    ['steelShade', put('M0 24L0 -58L9 -40L9 24Z', { turn: 28 })],
    ['ink', put('M-3 12L3 6L-3 0M3 -8L-3 -14L3 -20M-3 -28L3 -34', { turn: 28 }), 2.4],
    ['gold', put(poly(-24, 20, 24, 20, 28, 32, -28, 32), { turn: 28 })],
    ['woodDark', put(ribbon(0, 34, 11, 0, 52, 11), { turn: 28 })],
    ['gold', put(blob(-14, 58, -8, 50, 8, 50, 14, 58, 6, 66, -6, 66), { turn: 28 })],
    ['red', put(oval(0, 26, 4), { turn: 28 })],
    ['glow', put(curve(-18, 8, -20, -20, -14, -46), { turn: 28 }), 3.4],
    ['gold', star(4, 14, 4, 40, -14)],
  ],
  // No more to be said.
  cleft: [
    ...putAll(shield, { x: -4, y: 10 }),
    ['ink', poly(-2, -30, 6, -8, -2, 2, 8, 18, 0, 30, 4, 56, -8, 56, -6, 32, 0, 18, -10, 2, -4, -12, -10, -32)],
    ['wood', put(ribbon(0, 44, 7, 0, -52, 7), { x: 26, y: -14, turn: 52 })],
    [
      'steel',
      put('M-4 -50L4 -50C16 -52 24 -60 27 -66C32 -48 30 -30 22 -20C18 -28 12 -34 4 -34L-4 -34Z', {
        x: 30,
        y: -14,
        turn: -128,
      }),
    ],
    ['cream', poly(-36, -40, -28, -54, -24, -38) + poly(-52, -20, -64, -24, -52, -10)],
  ],
  // It was hot.
  burning: [
    ...putAll(flame({}), { x: -26, y: -24, scale: 0.95, turn: -16 }),
    ...putAll(flame({}), { x: 26, y: -24, scale: 0.95, turn: 16 }),
    ...putAll(flame({}), { x: 0, y: -30, scale: 1.1 }),
    ...putAll(shield, { y: 16, scale: 0.96 }),
    ['red', blob(22, 8, 30, -2, 38, 8, 34, 22, 24, 20), 0],
    ['gold', blob(26, 10, 30, 4, 34, 10, 31, 18, 27, 17), 0],
  ],
  // The last of his fights.
  dragon: [
    ['gold', ribbon(-56, 58, 22, -30, 40, 26, -22, 6, 24, -6, -22, 24)],
    ['brightDark', 'M-44 44L-30 56M-24 28L-10 36M-22 6L-4 10', 4],
    ['red', poly(-38, 24, -56, 18, -36, 8) + poly(-34, -2, -52, -12, -28, -16) + poly(-22, -24, -34, -42, -10, -36)],
    ['gold', 'M-18 -24C-14 -46 8 -54 28 -44L58 -34C60 -26 56 -20 48 -20L20 -20C12 -16 2 -14 -8 -16Z'],
    ['gold', 'M-14 -12C0 -10 14 -8 24 -4L52 2C52 12 40 14 30 12C10 14 -8 8 -16 0Z'],
    ['cream', poly(28, -20, 33, -8, 37, -20) + poly(44, -20, 47, -12, 50, -20) + poly(30, -3, 34, -13, 38, -2)],
    ['red', ribbon(20, -12, 5, 40, -8, 4, 54, -12, 0)],
    ['glow', oval(10, -34, 5.4)],
    ['ink', oval(12, -34, 2, 4.4)],
    ['ink', oval(51, -30, 2)],
    ['cream', ribbon(-6, -42, 8, -24, -54, 6, -34, -64, 0)],
    ...putAll(flame({}), { x: 52, y: 26, scale: 0.6, turn: 126 }),
  ],
  // The mask of a king.
  mask: [
    ['gold', blob(-12, -42, -8, -60, 8, -60, 12, -42)],
    ['steel', 'M-42 10C-46 -30 -26 -52 0 -52C26 -52 46 -30 42 10L40 44L22 56L-22 56L-40 44Z'],
    ['steelShade', 'M-42 10C-46 -30 -26 -52 0 -52C-22 -44 -30 -20 -28 10L-26 54L-40 44Z', 0],
    ['gold', ribbon(-42, -8, 8, -22, -16, 8, 0, -6, 8, 22, -16, 8, 42, -8, 8)],
    ['ink', blob(-30, 6, -22, -4, -8, 4, -10, 14, -24, 16)],
    ['ink', blob(30, 6, 22, -4, 8, 4, 10, 14, 24, 16)],
    ['gold', ribbon(0, -50, 8, 0, -6, 8, 0, 20, 11)],
    ['gold', blob(-22, 32, -8, 24, 0, 28, 8, 24, 22, 32, 8, 36, -8, 36)],
    ['ink', poly(-12, 42, 12, 42, 10, 47, -10, 47)],
    ['red', oval(-14, -13, 2.6) + oval(14, -13, 2.6)],
  ],
  grendel: [
    ['mossShade', blob(-48, -2, -42, -38, -18, -54, 18, -54, 42, -38, 48, -2, 38, 36, 16, 56, -16, 56, -38, 36)],
    [
      'ink',
      poly(
        -44,
        -26,
        -56,
        -46,
        -32,
        -42,
        -30,
        -62,
        -12,
        -50,
        0,
        -66,
        12,
        -50,
        30,
        -62,
        32,
        -42,
        56,
        -46,
        44,
        -26,
        24,
        -40,
        0,
        -38,
        -24,
        -40,
      ),
    ],
    ['moss', blob(-30, -16, -10, -24, 10, -24, 30, -16, 30, 14, 14, 30, -14, 30, -30, 14), 0],
    ['glow', 'M-34 -16L-8 -4C-12 8 -30 6 -34 -16ZM34 -16L8 -4C12 8 30 6 34 -16Z'],
    ['ink', oval(-18, -5, 3, 4) + oval(18, -5, 3, 4)],
    ['mossShade', blob(-8, 8, 0, -2, 8, 8, 5, 15, -5, 15)],
    ['ink', 'M-32 22C-16 18 16 18 32 22C28 42 14 48 0 48C-14 48 -28 42 -32 22Z'],
    [
      'cream',
      poly(-28, 22, -18, 21, -22, 34) +
        poly(28, 22, 18, 21, 22, 34) +
        poly(-8, 20, 2, 20, -3, 30) +
        poly(-16, 46, -8, 47, -13, 34) +
        poly(8, 47, 16, 46, 13, 34),
    ],
  ],
  // What is left of a blade, and of the man.
  remnant: [
    ['gray', blob(-56, 58, -46, 34, -18, 26, 16, 28, 44, 36, 56, 58)],
    ['steel', poly(-12, 34, -6, -8, 2, -18, 8, -8, 14, -16, 16, 34)],
    ['steelShade', poly(3, 34, 4, -14, 8, -8, 14, -16, 16, 34)],
    ['steel', put(poly(-8, 14, -10, -16, 0, -34, 10, -16, 6, 12, 0, 4), { x: 40, y: -24, turn: 40 })],
    ['gold', poly(26, 38, 50, 30, 54, 40, 30, 48)],
    ['woodDark', ribbon(52, 34, 9, 64, 30, 9)],
    ['glow', star(6, 15, 6, 10, -32)],
    ['leaf', ribbon(-34, 40, 3, -32, 20, 3)],
    ['bright', star(6, 11, 6, -32, 14)],
    ['gold', oval(-32, 14, 4)],
  ],
  vigor: [
    ['fair', 'M-60 14C-46 -18 -18 -26 4 -2C10 -14 10 -28 8 -40L36 -40C38 -14 54 8 46 32C36 52 -14 44 -60 56Z'],
    ['fairShade', 'M-60 56C-14 44 36 52 46 32C34 38 8 30 -12 34C-30 38 -46 40 -60 38Z', 0],
    ['fairShade', curve(-36, 4, -22, -8, -6, 2) + curve(4, -2, 8, 8, 6, 18) + curve(28, 8, 36, 18, 34, 28), 4],
    ['fair', blob(0, -44, 2, -58, 12, -66, 32, -66, 42, -56, 40, -42, 26, -36, 10, -37)],
    ['fairShade', 'M12 -64L12 -52M22 -66L22 -54M32 -65L32 -53M6 -48L28 -46', 3.4],
    ['gold', ribbon(7, -26, 11, 22, -23, 11, 38, -27, 11)],
    ['gold', ribbon(-52, 2, 11, -42, 26, 12, -38, 52, 11)],
    ['red', oval(-42, 27, 5) + oval(23, -24, 4)],
    ['red', star(7, 15, 6, -30, -44)],
    ['gold', star(7, 7, 3, -30, -44)],
    ['glow', star(5, 9, 4, 58, -32)],
  ],
  horn: [
    ['gold', 'M-44 -44C-40 -56 6 -58 12 -46C18 -14 30 8 58 26C60 32 54 36 48 34C10 30 -36 6 -44 -44Z'],
    ['strawShade', 'M-44 -44C-36 6 10 30 48 34C14 38 -44 22 -44 -44Z', 0],
    ['wood', oval(-16, -46, 29, 9, -3)],
    ['cream', blob(-38, -48, -26, -58, -12, -54, 4, -58, 8, -46, -8, -42, -28, -42)],
    ['brightDark', 'M-40 -24C-26 -18 0 -20 15 -28M-24 6C-12 4 12 -4 22 -14', 6],
    ['red', oval(-12, -21, 4.6) + oval(0, 3, 4)],
    ['gold', oval(58, 30, 7)],
    ['cream', 'M-46 -36L-52 -20M-48 -10L-50 -2', 5],
  ],
};

export default {
  props,
  cards: {
    epic_poem: 'harp',
    the_ancient_heirloom: 'heirloom',
    no_contest_expecteth: 'cleft',
    hot_for_the_battle: 'burning',
    fatal_struggle: 'dragon',
    the_war_king: 'mask',
    the_equal_of_grendel: 'grendel',
    remnant_of_valor: 'remnant',
    vigor_and_courage: 'vigor',
    golden_drinking_horn: 'horn',
  },
} satisfies HeroArt;
