// What the cards of the Golden Bat are about.

import type { Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon, star } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { CLOUD, eye, playingCard, rays } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

/** A bat in flight, 100 wide. */
const BAT =
  'M0 24L-8 10C-22 14 -40 6 -50 -16C-36 -12 -26 -16 -20 -28C-14 -22 -10 -22 -7 -28L0 -20L7 -28' +
  'C10 -22 14 -22 20 -28C26 -16 36 -12 50 -16C40 6 22 14 8 10Z';

/** A golden skull; its jaw hangs as low as `open`. */
const skull = (open: number): Shape[] => [
  ['ink', `M-24 14L-20 ${34 + open}C-10 ${42 + open} 10 ${42 + open} 20 ${34 + open}L24 14Z`],
  ['gold', 'M-40 -8C-42 -40 -22 -54 0 -54C22 -54 42 -40 40 -8C40 2 32 6 30 14L26 28L-26 28L-30 14C-32 6 -40 2 -40 -8Z'],
  [
    'strawShade',
    'M-40 -8C-42 -40 -22 -54 -4 -54C-24 -46 -32 -24 -28 -4C-24 8 -26 18 -20 28L-26 28L-30 14C-32 6 -40 2 -40 -8Z',
    0,
  ],
  ['cream', poly(-18, 18, 18, 18, 16, 28, -16, 28)],
  ['ink', 'M-9 18L-9 28M0 18L0 28M9 18L9 28', 2.4],
  [
    'gold',
    `M-30 ${22 + open}L-20 ${26 + open}C-8 ${32 + open} 8 ${32 + open} 20 ${26 + open}L30 ${22 + open}` +
      `C28 ${42 + open} 16 ${50 + open} 0 ${50 + open}C-16 ${50 + open} -28 ${42 + open} -30 ${22 + open}Z`,
  ],
  ['ink', blob(-28, -14, -18, -22, -7, -14, -10, 2, -22, 4)],
  ['ink', blob(28, -14, 18, -22, 7, -14, 10, 2, 22, 4)],
  ['ink', poly(0, 0, -6, 12, 0, 9, 6, 12)],
];

const props: HeroArt['props'] = {
  // Where the fist went in.
  punch: [
    ['wood', blob(-60, 26, -40, 14, -12, 22, 16, 12, 44, 20, 62, 30, 50, 54, 8, 60, -44, 56)],
    ['ink', 'M0 26L-18 34L-22 46L-38 52M0 26L10 40L4 50L14 58M0 26L26 30L34 42L50 44', 3.6],
    ['sand', poly(-52, 10, -42, -6, -34, 10) + poly(34, 6, 46, -10, 52, 8) + poly(-32, -16, -22, -28, -16, -12)],
    ['gold', poly(8, -70, 42, -58, 20, -14, -14, -26)],
    ['strawShade', poly(8, -70, 20, -66, -2, -22, -14, -26), 0],
    ['gold', blob(-26, -14, -16, -30, 10, -28, 26, -16, 24, 8, 12, 22, -10, 22, -24, 8)],
    ['deep', blob(-28, 0, -22, -10, 20, -6, 26, 4, 22, 20, 2, 27, -20, 22)],
    ['deepDark', 'M-14 0L-13 18M-2 2L-2 22M10 2L9 20', 3.4],
    ['deep', ribbon(-26, -12, 12, -8, -14, 12, 8, -10, 11)],
    ['glow', star(7, 9, 4, -48, -26) + star(7, 9, 4, 44, -30)],
  ],
  // A house for a hero, high up.
  fortress: [
    ['steelShade', poly(-62, 58, -34, 4, -22, 16, 2, -14, 30, 12, 40, 2, 64, 58)],
    ['fog', poly(-34, 4, -22, 16, 2, -14, 30, 12, 18, 20, 8, 12, -2, 24, -14, 18, -28, 28, -42, 22)],
    ['fog', poly(40, 2, 52, 28, 44, 26, 36, 32, 32, 14)],
    [
      'gold',
      poly(
        -22,
        4,
        -22,
        -30,
        -17,
        -30,
        -17,
        -36,
        -11,
        -36,
        -11,
        -30,
        14,
        -30,
        14,
        -36,
        20,
        -36,
        20,
        -30,
        25,
        -30,
        25,
        4,
      ),
    ],
    ['strawShade', poly(-22, 4, -22, -30, -14, -30, -14, 4), 0],
    ['gold', poly(-8, -28, -8, -54, 12, -54, 12, -28)],
    ['deep', poly(-13, -53, 2, -76, 17, -53)],
    ['deep', poly(-26, -30, -19, -44, -12, -30) + poly(14, -30, 22, -44, 29, -30)],
    ['ink', 'M-6 4L-6 -8C-6 -16 10 -16 10 -8L10 4Z'],
    ['glow', oval(2, -42, 4)],
    ['red', poly(2, -76, 2, -88, 20, -83, 2, -78)],
  ],
  // A minute to twelve.
  watch: [
    ['deep', put(BAT, { x: 0, y: 0, scale: 1.5 })],
    ['gold', oval(0, 4, 40)],
    ['cream', oval(0, 4, 32)],
    ['gold', poly(-6, -46, 6, -46, 6, -36, -6, -36)],
    ['gold', oval(0, -52, 8)],
    ['deepDark', oval(0, -52, 3)],
    ['ink', 'M0 -22L0 -17M0 30L0 25M-26 4L-21 4M26 4L21 4M-18 -14L-15 -11M18 -14L15 -11M-18 22L-15 19M18 22L15 19', 3],
    ['red', 'M0 4L0 -16L8 -26L-8 -26L0 -16Z'],
    ['ink', 'M0 4L0 -16M0 4L-8 -19', 4],
    ['gold', oval(0, 4, 4)],
  ],
  // Blades and bullets fare badly.
  broken: [
    ['steel', poly(-46, 60, -34, 64, -8, 14, -14, 2, -20, 8)],
    ['steelShade', poly(-40, 62, -34, 64, -8, 14, -14, 2)],
    ['gold', poly(-60, 44, -54, 36, -22, 56, -27, 64)],
    ['woodDark', ribbon(-47, 62, 8, -56, 78, 8)],
    ['steel', poly(6, -8, 16, -20, 44, -66, 46, -44, 24, -4, 14, 0)],
    ['steelShade', poly(14, 0, 12, -10, 46, -66, 46, -44, 24, -4)],
    ['glow', star(9, 26, 10, -2, 4)],
    ['gold', blob(22, 26, 36, 18, 46, 26, 42, 40, 28, 42, 20, 36)],
    ['strawShade', curve(27, 36, 34, 26, 42, 30), 3],
    ['gold', blob(-46, -18, -36, -28, -24, -22, -24, -10, -36, -6)],
    ['strawShade', curve(-40, -12, -34, -20, -28, -16), 3],
    ['fog', 'M26 6L42 2M28 14L48 14M-26 -34L-32 -48M-14 -32L-16 -50', 4],
  ],
  // How it feels to stand before him.
  presence: [
    [
      'deep',
      'M-6 -60L-16 -74L-14 -52C-30 -48 -46 -44 -58 -30C-50 -26 -50 -12 -56 2C-48 2 -46 14 -48 26C-38 26 -36 38 -36 50' +
        'L38 50C38 38 40 26 50 26C48 14 50 2 58 2C52 -12 52 -26 60 -30C48 -44 32 -48 18 -52L20 -74L10 -60Z',
    ],
    ['gold', oval(2, -48, 15, 16)],
    ['ink', oval(-4, -48, 4.4, 5.4) + oval(8, -48, 4.4, 5.4)],
    ['red', oval(-4, -47, 1.8) + oval(8, -47, 1.8)],
    ['deepDark', 'M2 -28L2 48M-20 -32L-34 48M24 -32L38 48M-38 -30L-48 20M42 -30L50 20', 3.4],
    ['bright', blob(-14, 58, -10, 40, -4, 34, 2, 34, 8, 40, 12, 58)],
    ['tan', oval(-1, 26, 8)],
    ['ink', 'M-8 42L-18 34M6 42L16 34', 4],
    ['fog', 'M-26 22L-22 30M24 22L20 30M-1 10L-1 2', 3.4],
  ],
  // What the first people knew.
  tablet: [
    rays('glow', 12, 52, 66, 4, 15),
    ['sand', blob(-34, -46, -10, -54, 24, -50, 38, -40, 40, 30, 30, 52, -4, 56, -34, 50, -40, 10)],
    ['strawShade', poly(-40, 10, -34, -46, -24, -50, -28, 10, -24, 52, -34, 50), 0],
    ['woodDark', 'M-20 -34L-20 -16M-24 -26L-14 -30M-4 -36L8 -36L2 -22ZM20 -38L28 -30L20 -22', 3.4],
    ['woodDark', oval(-14, 2, 7) + 'M8 -6L8 10M2 2L14 2M24 -6C30 -2 22 4 28 10', 3.4],
    ['gold', put(BAT, { x: 2, y: 32, scale: 0.5 })],
  ],
  // Faster than anybody can say it.
  flash: [
    ['glow', 'M-70 30C-40 24 -14 12 6 -8L24 14C-2 34 -36 42 -70 30Z'],
    ['gold', 'M-66 30C-40 26 -14 16 10 -2L18 8C-6 28 -36 36 -66 30Z'],
    ['fog', 'M-58 8L-28 2M-66 50L-26 44M-44 -12L-20 -18', 4],
    ['glow', star(10, 46, 24, 26, -14)],
    ['gold', put(BAT, { x: 26, y: -12, scale: 0.8 })],
  ],
  // Three cards that have not been drawn yet.
  sight: [
    ...playingCard({ x: -34, y: 28, turn: -18, scale: 0.9 }),
    ...playingCard({ x: 34, y: 28, turn: 18, scale: 0.9 }),
    ...playingCard({ x: 0, y: 34, scale: 0.95 }),
    rays('glow', 9, 40, 56, 4.6, 190),
    ...putAll(eye('gold'), { y: -28, scale: 0.82 }),
  ],
  // The driver is well.
  automobile: [
    [
      'deep',
      'M-58 -14C-58 -24 -48 -26 -34 -27L-24 -50C-22 -54 -18 -55 -12 -55L16 -55C22 -55 26 -53 30 -48L42 -27' +
        'C56 -26 62 -22 62 -10L60 4L-56 4Z',
    ],
    ['blue', poly(-26, -28, -18, -47, -3, -47, -3, -28)],
    ['blue', poly(4, -28, 4, -47, 18, -47, 32, -28)],
    ['gold', poly(-58, -8, 62, -8, 62, -3, -58, -3)],
    ['glow', oval(59, -16, 6)],
    ['night', oval(-34, 6, 15)],
    ['steel', oval(-34, 6, 7)],
    ['night', oval(38, 6, 15)],
    ['steel', oval(38, 6, 7)],
    ['gold', poly(-12, 66, -10, 28, 16, 28, 18, 66)],
    ['gold', blob(-16, 12, 0, 6, 18, 10, 22, 24, 10, 34, -8, 34, -18, 26)],
    ['strawShade', 'M-6 12L-6 20M3 10L3 19M12 11L12 20', 3],
    ['fog', 'M-58 28L-66 42M-44 34L-48 50M60 28L68 42', 4],
  ],
  roar: [
    ...putAll(skull(18), { x: -20, y: -8, scale: 0.86 }),
    ['red', oval(-35, -14, 4) + oval(-5, -14, 4)],
    ['red', blob(-30, 34, -20, 28, -10, 34, -12, 42, -28, 42)],
    ['bright', curve(26, -16, 34, 8, 28, 34), 6],
    ['bright', curve(40, -28, 52, 8, 44, 46), 6],
    ['bright', curve(55, -40, 70, 8, 60, 58), 6],
  ],
  eyebeams: [
    ['red', poly(-34, -30, 66, 8, 66, 32, -34, -14)],
    ['glow', poly(-30, -26, 66, 15, 66, 25, -30, -18), 0],
    ['red', poly(-10, -34, 66, -26, 66, -4, -10, -18)],
    ['glow', poly(-6, -30, 66, -20, 66, -10, -6, -22), 0],
    ...putAll(skull(4), { x: -30, y: -8, scale: 0.8 }),
    ['glow', star(7, 11, 5, -45, -20) + star(7, 11, 5, -15, -20)],
    ['fog', put(CLOUD, { x: 44, y: 48, scale: 0.5 })],
    ['gray', curve(34, 54, 30, 44, 40, 42) + curve(52, 54, 56, 46, 48, 42), 2.4],
  ],
};

export default {
  props,
  cards: {
    a_punch_to_shake_the_earth: 'punch',
    alpine_fortress: 'fortress',
    arrive_just_in_time: 'watch',
    he_laughs_at_your_feebleness: 'broken',
    imposing_presence: 'presence',
    insight_of_the_ancients: 'tablet',
    like_a_flash_of_golden_light: 'flash',
    sight_beyond_sight: 'sight',
    super_strength: 'automobile',
    terrifying_roar: 'roar',
    vaporizing_eyebeams: 'eyebeams',
  },
} satisfies HeroArt;
