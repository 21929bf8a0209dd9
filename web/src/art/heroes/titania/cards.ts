// What the cards of Titania and Oberon are about.

import type { Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon, star, type Put } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { CLOUD, drop } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

const petals = (count: number, far: number, wide: number): string =>
  Array.from({ length: count }, (_, i) => put(oval(0, -far, wide, far * 0.62), { turn: (i * 360) / count })).join('');

const toadstool = (where: Put): Shape[] =>
  putAll(
    [
      ['cream', 'M-7 26C-5 10 -6 2 -8 -4L8 -4C6 2 6 10 9 26Z'],
      ['red', 'M-26 -2C-24 -26 -10 -34 0 -34C10 -34 24 -26 26 -2C12 4 -12 4 -26 -2Z'],
      ['cream', oval(-10, -18, 4) + oval(6, -24, 3.4) + oval(12, -10, 4) + oval(-2, -8, 3)],
    ],
    where,
  );

/** A small fairy, no more than light with wings. */
const fairy = (where: Put): Shape[] =>
  putAll(
    [
      ['bright', blob(-2, 0, -16, -16, -22, -4, -10, 4) + blob(2, 0, 16, -16, 22, -4, 10, 4)],
      ['glow', blob(-5, -2, 0, -8, 5, -2, 4, 8, 0, 16, -4, 8)],
      ['fair', oval(0, -11, 5)],
    ],
    where,
  );

const props: HeroArt['props'] = {
  // It grows on her head, if she likes.
  crown: [
    ['gold', poly(-44, 40, -52, -20, -26, 8, 0, -40, 26, 8, 52, -20, 44, 40)],
    ['brightDark', poly(-44, 40, -46, 26, 46, 26, 44, 40)],
    ['leaf', ribbon(-46, 22, 6, -30, 10, 6, -14, 28, 6, 2, 10, 6, 18, 28, 6, 34, 10, 6, 48, 22, 6)],
    [
      'leaf',
      blob(-40, 8, -46, -2, -36, -4, -32, 4) + blob(-8, 10, -12, 0, -2, -2, 2, 6) + blob(26, 8, 24, -2, 34, -4, 38, 4),
    ],
    ['rose', put(petals(5, 8, 5), { x: 0, y: -42 })],
    ['gold', oval(0, -42, 4)],
    ['rose', put(petals(5, 7, 4.4), { x: -52, y: -24 }) + put(petals(5, 7, 4.4), { x: 52, y: -24 })],
    ['gold', oval(-52, -24, 3.4) + oval(52, -24, 3.4)],
  ],
  // Ill met.
  moon: [
    ['night', oval(0, 0, 56)],
    ['glow', oval(-2, -4, 36)],
    ['straw', oval(-14, -14, 6) + oval(8, -20, 4) + oval(12, 6, 7) + oval(-10, 12, 4.4), 0],
    ['ink', 'M-44 38L-34 4L-40 -8L-30 -4L-26 -16L-22 -2L-12 0L-20 8L-22 38Z'],
    ['ink', 'M44 38L38 6L32 14L24 4L34 -4L34 -16L40 -6L46 -14L46 -2L54 6L46 12L46 38Z'],
    ['leaf', blob(-56, 42, -40, 32, 0, 38, 40, 32, 56, 42, 40, 54, -40, 54)],
    ['glow', star(4, 5, 2, -40, -28) + star(4, 5, 2, 40, -30) + star(4, 4, 1.6, 30, 26) + star(4, 4, 1.6, -4, 30), 0],
  ],
  // With the ears on.
  donkey: [
    ['gray', blob(-14, -30, -34, -50, -46, -74, -30, -70, -16, -56, -4, -38)],
    ['rose', blob(-18, -40, -32, -56, -38, -66, -28, -60, -16, -48)],
    ['gray', blob(14, -30, 34, -50, 46, -74, 30, -70, 16, -56, 4, -38)],
    ['rose', blob(18, -40, 32, -56, 38, -66, 28, -60, 16, -48)],
    ['gray', blob(-28, -20, -16, -40, 16, -40, 28, -20, 24, 20, 20, 48, 0, 58, -20, 48, -24, 20)],
    ['pale', blob(-20, 28, 0, 20, 20, 28, 20, 48, 0, 58, -20, 48)],
    ['ink', oval(-14, -10, 4.4, 5.4) + oval(14, -10, 4.4, 5.4)],
    ['cream', oval(-12.5, -12, 1.6) + oval(15.5, -12, 1.6)],
    ['ink', oval(-7, 36, 2.6, 4) + oval(7, 36, 2.6, 4)],
    ['ink', curve(-9, 48, 0, 51, 9, 48), 2.6],
    ['woodDark', poly(-10, -40, -2, -58, 4, -48, 10, -56, 10, -38, 0, -26)],
    ['rose', put(petals(5, 8, 5), { x: -22, y: -32 }) + put(petals(5, 8, 5), { x: 20, y: -36 })],
    ['gold', oval(-22, -32, 4) + oval(20, -36, 4)],
  ],
  // They never walk.
  chariot: [
    ['wood', blob(-58, 8, -50, -18, -28, -30, -4, -22, 4, 2, -6, 26, -36, 32, -54, 22)],
    ['brown', curve(-46, -12, -30, -20, -14, -12) + curve(-50, 2, -30, -6, -6, 0), 3.4],
    ['ink', blob(-40, -4, -30, -18, -16, -16, -6, -2, -14, 6, -34, 8)],
    ['woodDark', oval(-40, 32, 12) + oval(-8, 32, 12)],
    ['gold', oval(-40, 32, 4) + oval(-8, 32, 4)],
    ['sand', curve(2, 0, 20, -6, 36, -18) + curve(0, 8, 22, 2, 44, -6), 2.6],
    ['bright', blob(36, -22, 30, -46, 44, -50, 48, -28) + blob(44, -12, 48, -38, 62, -36, 58, -14)],
    ['gold', blob(26, -20, 36, -28, 50, -24, 56, -16, 44, -12, 32, -14)],
    ['ink', 'M36 -26L34 -14M44 -26L43 -12', 3],
    ['ink', oval(55, -20, 5)],
    ['fog', curve(-66, -20, -58, -28, -48, -30) + curve(-70, 6, -66, -2, -62, -8), 4.6],
    ['glow', star(4, 6, 2, -62, -40) + star(4, 5, 2, 10, -46) + star(4, 5, 2, 24, 30)],
  ],
  // It has seen this before.
  lookingMoon: [
    [
      'glow',
      'M16 -54C-22 -54 -48 -28 -48 2C-48 32 -22 56 16 54C0 46 -8 38 -10 28L-20 24L-12 18L-14 10L-28 2' +
        'L-14 -8C-14 -30 0 -46 16 -54Z',
    ],
    ['straw', 'M16 -54C-22 -54 -48 -28 -48 2C-48 32 -22 56 16 54C-10 50 -34 32 -34 2C-34 -26 -10 -48 16 -54Z', 0],
    ['ink', curve(-30, -16, -24, -12, -18, -16), 3],
    ['blue', drop(-22, -2, 4)],
    ['leaf', ribbon(24, 58, 4, 30, 36, 4, 26, 18, 4)],
    ['deepLight', blob(12, 16, 18, 2, 26, 8, 34, 2, 40, 16, 34, 26, 20, 26)],
    ['leaf', blob(28, 46, 40, 38, 46, 44, 36, 52)],
    ['blue', drop(22, -8, 5) + drop(34, -22, 4)],
    ['glow', star(4, 6, 2, 34, -44) + star(4, 5, 2, 50, -10)],
  ],
  // You spotted snakes.
  song: [
    ['leaf', ribbon(-46, 58, 5, -40, 20, 5, -22, -4, 5)],
    ['bright', blob(-24, 2, -30, -18, -20, -36, -4, -42, 8, -30, 10, -12, 0, 4, -14, 8)],
    ['brightDark', curve(-16, 2, -18, -16, -8, -34) + curve(-4, 4, 0, -12, 0, -30), 3],
    ['deep', blob(-20, 6, -10, 0, 2, 4, -2, 14, -14, 16)],
    ['ink', 'M22 18L22 -22L46 -28L46 10', 4],
    ['ink', oval(17, 18, 6, 5) + oval(41, 10, 6, 5)],
    ['ink', 'M24 52L24 30', 3.4],
    ['ink', oval(20, 52, 5, 4)],
    ['ink', curve(24, 30, 32, 34, 30, 42), 3],
    ...fairy({ x: 46, y: -52, scale: 0.8 }),
    ['leaf', blob(-44, 30, -60, 26, -62, 38, -48, 40)],
  ],
  // With a ribbon, and perhaps a bee.
  gift: [
    ['leaf', 'M-44 -8L44 -8L38 52L-38 52Z'],
    ['mossShade', 'M-44 -8L-30 -8L-26 52L-38 52Z', 0],
    ['leaf', poly(-50, -22, 50, -22, 50, -6, -50, -6)],
    ['bright', poly(-9, -22, 9, -22, 9, 52, -9, 52)],
    ['bright', blob(0, -22, -14, -46, -36, -46, -34, -28) + blob(0, -22, 14, -46, 36, -46, 34, -28)],
    ['brightDark', oval(0, -24, 7)],
    ['glow', star(4, 9, 3, -52, -48) + star(4, 8, 3, 52, -54) + star(4, 7, 2.6, 0, -66)],
    ['rose', put(petals(5, 7, 4.4), { x: -24, y: 22 }) + put(petals(5, 7, 4.4), { x: 26, y: 34 })],
    ['gold', oval(-24, 22, 3.4) + oval(26, 34, 3.4)],
  ],
  // On a bank where the wild thyme blows.
  sleep: [
    ['leaf', blob(-62, 40, -40, 28, 0, 34, 40, 26, 62, 40, 50, 58, -50, 58)],
    ['mossShade', blob(-50, 30, -36, 2, 0, -6, 34, 0, 52, 26, 30, 42, -30, 44)],
    ['leaf', curve(-40, 26, 0, 8, 44, 22) + curve(-14, 18, -20, 8, -28, 6) + curve(10, 14, 14, 4, 20, 2), 3],
    ['fair', oval(-34, 14, 13)],
    ['straw', blob(-48, 14, -44, -2, -30, -4, -24, 4, -36, 6, -42, 22)],
    ['ink', curve(-36, 14, -32, 17, -28, 14), 2.4],
    ['fog', put(CLOUD, { x: 24, y: -42, scale: 0.62 })],
    ['fog', oval(-8, -18, 5) + oval(-18, -8, 3.4)],
    ['glow', star(5, 10, 4, 26, -42)],
    ['rose', put(petals(5, 6, 4), { x: 44, y: 38 }) + put(petals(5, 6, 4), { x: -54, y: 42 })],
    ['gold', oval(44, 38, 3) + oval(-54, 42, 3)],
  ],
  // A ring one does not enter.
  woods: [
    ['woodDark', 'M-54 50C-48 20 -50 -10 -62 -40L-46 -34L-42 -56L-34 -36L-22 -44C-30 -14 -30 20 -26 50Z'],
    ['woodDark', 'M54 50C48 20 50 -10 62 -40L46 -34L42 -56L34 -36L22 -44C30 -14 30 20 26 50Z'],
    ['glow', oval(-42, 0, 3.4, 4.6) + oval(-34, -2, 3.4, 4.6) + oval(42, 0, 3.4, 4.6) + oval(34, -2, 3.4, 4.6)],
    ['leaf', oval(0, 48, 58, 14)],
    ['glow', oval(0, 44, 30, 7), 0],
    ...toadstool({ x: -34, y: 40, scale: 0.62 }),
    ...toadstool({ x: 34, y: 40, scale: 0.62 }),
    ...toadstool({ x: -14, y: 50, scale: 0.66 }),
    ...toadstool({ x: 14, y: 50, scale: 0.66 }),
    ...fairy({ x: 0, y: -10, scale: 1.1 }),
  ],
  // One look was enough.
  flower: [
    ['leaf', ribbon(-4, 64, 6, 4, 36, 6, 0, 12, 6)],
    ['leaf', blob(2, 40, 24, 24, 38, 28, 24, 44) + blob(0, 52, -22, 36, -36, 40, -20, 56)],
    ['deepLight', petals(6, 26, 15)],
    ['bright', put(petals(6, 15, 8), { turn: 30 })],
    ['cream', 'M-22 0C-12 -13 12 -13 22 0C12 13 -12 13 -22 0Z'],
    ['blueShade', oval(0, 0, 9)],
    ['ink', oval(0, 0, 4.4)],
    ['cream', oval(-3, -3, 2)],
    ['blue', drop(24, 22, 5) + drop(-26, 18, 4)],
  ],
  // Take it. It will be leaves tomorrow.
  acorn: [
    ['straw', 'M-30 -6C-30 30 -12 46 0 56C12 46 30 30 30 -6Z'],
    ['strawShade', 'M-30 -6C-30 30 -12 46 0 56C-8 38 -14 16 -14 -6Z', 0],
    ['wood', blob(-38, -4, -34, -24, -12, -34, 12, -34, 34, -24, 38, -4, 0, 2)],
    ['woodDark', 'M-28 -12L-18 -20M-12 -8L-2 -18M6 -8L16 -20M22 -10L30 -18M-18 -26L-10 -30M8 -26L16 -28', 3],
    ['wood', ribbon(0, -32, 7, 6, -46, 6)],
    ['leaf', blob(6, -42, 22, -58, 44, -56, 36, -42, 18, -36)],
    ['cream', curve(14, 6, 16, 20, 8, 32), 4],
    ...fairy({ x: -44, y: -34, scale: 0.9 }),
    ...fairy({ x: 46, y: 18, scale: 0.9 }),
  ],
  // Lord, what fools.
  fools: [
    ['wood', ribbon(6, 66, 7, -2, 20, 7)],
    ['gold', poly(-20, 14, 16, 10, 18, 18, -18, 24)],
    ['red', poly(-22, 16, -34, 34, -18, 28, -10, 40, -2, 26, 10, 36, 14, 22, 30, 26, 18, 10)],
    ['fair', blob(-24, -14, -20, -34, 0, -40, 20, -32, 24, -10, 12, 12, -8, 16, -20, 4)],
    ['ink', oval(-8, -18, 3, 4) + oval(10, -19, 3, 4)],
    ['rose', oval(-14, -6, 4.6, 3.4) + oval(16, -8, 4.6, 3.4)],
    ['red', 'M-10 -4C-4 4 8 4 14 -5C12 8 -6 10 -10 -4Z'],
    ['deep', 'M-26 -22C-30 -44 -16 -58 2 -56C-10 -70 -36 -70 -48 -54C-40 -52 -36 -38 -26 -22Z'],
    ['bright', 'M26 -24C30 -44 20 -58 2 -56C14 -72 40 -72 52 -56C44 -54 36 -40 26 -24Z'],
    ['red', 'M-26 -22C-18 -34 18 -36 26 -24C28 -40 16 -56 0 -56C-16 -56 -28 -40 -26 -22Z'],
    ['gold', oval(-50, -51, 7) + oval(54, -53, 7) + oval(0, -62, 7)],
    ['ink', 'M-53 -50L-47 -50M51 -52L57 -52M-3 -61L3 -61', 2],
    ['gold', oval(-34, 36, 4) + oval(-10, 42, 4) + oval(10, 38, 4) + oval(31, 27, 4)],
  ],
};

export default {
  props,
  cards: {
    queen_of_the_fairies: 'crown',
    met_by_moonlight: 'moon',
    as_wise_as_beautiful: 'donkey',
    whisked_away: 'chariot',
    the_moon_looks_down: 'lookingMoon',
    fairy_song: 'song',
    parting_gift: 'gift',
    but_a_dream: 'sleep',
    protection_of_the_fairy_woods: 'woods',
    a_momentary_glance: 'flower',
    gift_of_the_fair_folk: 'acorn',
    what_fools_these_mortals_be: 'fools',
  },
} satisfies HeroArt;
