// What the cards of Sun Wukong and his clones are about.

import type { Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon, star } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { CLOUD, eye, flame } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

/** The staff, upright, 120 high. */
const staff = (turn: number, scale = 1, x = 0, y = 0): Shape[] =>
  putAll(
    [
      ['red', ribbon(0, 48, 10, 0, -48, 10)],
      ['gold', ribbon(0, 60, 13, 0, 40, 13)],
      ['gold', ribbon(0, -60, 13, 0, -40, 13)],
      ['brightDark', 'M-6 -46L6 -46M-6 46L6 46', 3],
    ],
    { x, y, turn, scale },
  );

/** Rings of a shirt of mail. */
const rings = [-24, -8, 8, 24].flatMap((x, i) =>
  [-8, 8, 24].map((y) => put(curve(-7, 0, 0, 7, 7, 0), { x, y: y + (i % 2) * 8 })),
);

const props: HeroArt['props'] = {
  strikes: [
    ...staff(-56, 0.9, -6, 6),
    ...staff(-18, 0.95),
    ...staff(20, 1),
    ...staff(58, 0.95, 6, 6),
    ['glow', star(9, 24, 11, 0, 4)],
  ],
  staff: [
    ...staff(32, 1.05),
    ['gold', star(7, 20, 9, 38, -46)],
    ['glow', star(7, 10, 5, 38, -46)],
    ['fog', put(CLOUD, { x: -16, y: 38, scale: 0.7 })],
  ],
  laughter: [
    ['red', blob(-46, -10, -34, -46, 0, -56, 34, -46, 46, -10, 34, 34, 0, 54, -34, 34)],
    ['gold', blob(-34, -18, -14, -34, 0, -20, 14, -34, 34, -18, 32, 20, 0, 42, -32, 20)],
    ['ink', curve(-26, -8, -17, -17, -8, -8), 5],
    ['ink', curve(8, -8, 17, -17, 26, -8), 5],
    ['red', 'M-22 8C-8 14 8 14 22 8C20 34 8 38 0 38C-8 38 -20 34 -22 8Z'],
    ['cream', 'M-20 10C-8 15 8 15 20 10L18 18C8 22 -8 22 -18 18Z'],
    ['blue', 'M-40 -2L-48 6M40 -2L48 6', 5],
  ],
  ox: [
    ['cream', ribbon(-26, -20, 15, -52, -28, 12, -56, -56, 0)],
    ['cream', ribbon(26, -20, 15, 52, -28, 12, 56, -56, 0)],
    ['brownShade', blob(-30, -30, 0, -38, 30, -30, 32, 4, 22, 44, 0, 54, -22, 44, -32, 4)],
    ['brownShade', blob(-30, -12, -54, -8, -50, 6, -30, 4)],
    ['brownShade', blob(30, -12, 54, -8, 50, 6, 30, 4)],
    ['tan', blob(-24, 28, 0, 20, 24, 28, 22, 46, 0, 54, -22, 46)],
    ['ink', oval(-9, 36, 3.6)],
    ['ink', oval(9, 36, 3.6)],
    ['red', oval(-15, -4, 5)],
    ['red', oval(15, -4, 5)],
    ['gold', 'M-8 42C-10 58 10 58 8 42', 4.4],
    ['ink', 'M-26 -18L-8 -10M26 -18L8 -10', 4.4],
  ],
  // Hairs blown from a hand become anything.
  transformations: [
    ['fair', blob(-54, 56, -44, 30, -20, 24, 6, 32, 26, 28, 30, 36, 6, 46, -10, 58)],
    ['red', poly(-62, 40, -46, 34, -38, 62, -56, 66)],
    ['brown', ribbon(-20, 18, 0, -12, 4, 5, -20, -12, 0)],
    ['brown', ribbon(-2, 14, 0, 6, 2, 5, 2, -12, 0)],
    ['gold', star(5, 13, 6, -30, -34)],
    ['fog', put(CLOUD, { x: 26, y: -30, scale: 0.55 })],
    ['red', blob(20, 10, 36, 2, 48, 12, 42, 24, 26, 22)],
    ['leaf', ribbon(36, 2, 4, 46, -8, 0)],
  ],
  peach: [
    ['leaf', blob(2, -38, 24, -58, 50, -50, 32, -34)],
    ['wood', ribbon(0, -30, 5, 2, -50, 4)],
    ['rose', blob(0, -34, 30, -40, 50, -12, 42, 24, 4, 56, -40, 26, -50, -10, -30, -40)],
    ['straw', blob(-36, -16, -28, -32, -12, -30, -18, -14, -26, 6, -36, 4)],
    ['red', curve(2, -32, 10, -8, 8, 22, 3, 50), 4],
  ],
  mail: [
    ['gold', 'M-22 -46C-10 -36 10 -36 22 -46L52 -26L40 0L32 -6L34 48C12 56 -12 56 -34 48L-32 -6L-40 0L-52 -26Z'],
    ...rings.map((d): Shape => ['strawShade', d, 3.4]),
    ['red', 'M-24 -47C-10 -34 10 -34 24 -47L17 -51C8 -44 -8 -44 -17 -51Z'],
    ['red', poly(-34, 34, 34, 34, 34, 44, -34, 44)],
  ],
  tortoise: [
    ['moss', blob(34, 12, 50, -4, 62, 4, 60, 18, 44, 26)],
    ['moss', blob(-40, 26, -24, 26, -22, 46, -40, 46)],
    ['moss', blob(18, 26, 36, 26, 36, 46, 18, 46)],
    ['moss', poly(-46, 22, -62, 30, -44, 32)],
    ['leaf', 'M-52 26C-50 -20 -26 -40 -2 -40C24 -40 44 -18 46 24C20 34 -26 34 -52 26Z'],
    ['straw', 'M-4 -30L12 -14L6 6L-16 6L-22 -14Z'],
    ['mossShade', 'M12 -14L32 -16M6 6L16 28M-16 6L-26 28M-22 -14L-40 -12M-4 -30L-4 -38', 4],
    ['ink', oval(54, 6, 2.8)],
  ],
  eyes: [
    ...eye('gold'),
    ...putAll(flame({}), { y: -48, scale: 0.6 }),
    ...putAll(flame({}), { x: -32, y: -38, scale: 0.42, turn: -20 }),
    ...putAll(flame({}), { x: 32, y: -38, scale: 0.42, turn: 20 }),
    ['red', oval(0, 0, 12)],
    ['ink', oval(0, 0, 6)],
  ],
  phoenix: [
    ['gold', 'M0 4C-16 -28 -36 -38 -60 -34C-50 -26 -52 -16 -44 -12C-38 -2 -30 -2 -28 8C-20 14 -8 14 0 16Z'],
    ['gold', 'M0 4C16 -28 36 -38 60 -34C50 -26 52 -16 44 -12C38 -2 30 -2 28 8C20 14 8 14 0 16Z'],
    ['red', blob(-11, 0, -6, -24, 6, -24, 11, 0, 8, 22, 0, 30, -8, 22)],
    ['red', ribbon(-4, 22, 9, -18, 42, 9, -12, 62, 0)],
    ['gold', ribbon(4, 22, 9, 18, 40, 9, 14, 62, 0)],
    ['red', ribbon(0, 24, 8, 0, 48, 8, -2, 68, 0)],
    ['red', oval(0, -28, 11)],
    ['gold', poly(8, -30, 20, -26, 8, -22)],
    ['ink', oval(3, -30, 2)],
    ['glow', ribbon(-2, -36, 6, -8, -50, 5, -2, -60, 0)],
    ['glow', ribbon(4, -36, 5, 8, -48, 4, 14, -54, 0)],
  ],
};

export default {
  props,
  cards: {
    infinite_strikes: 'strikes',
    ruyi_jingo_bang: 'staff',
    taunting_laughter: 'laughter',
    ox_form: 'ox',
    seventy_two_transformations: 'transformations',
    sly_monkey: 'peach',
    golden_chain_mail: 'mail',
    tortoise_form: 'tortoise',
    fiery_eyes_that_see: 'eyes',
    phoenix_form: 'phoenix',
  },
} satisfies HeroArt;
