// What the cards of Nikola Tesla are about.

import type { Shape } from '../../figures/drawing';
import { blob, curve, line, oval, poly, put, ribbon, star, type Put } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { arrow, CLOUD, rays } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

const BOLT = poly(-6, -40, 18, -40, 4, -8, 20, -8, -14, 42, -4, 4, -20, 4);
const bolt = (where: Put): Shape => ['glow', put(BOLT, where)];

/** A coil with its ring, 60 high, its foot on 0 0. */
const coil = (where: Put): Shape[] =>
  putAll(
    [
      ['woodDark', poly(-18, -8, 18, -8, 20, 0, -20, 0)],
      ['rust', poly(-9, -46, 9, -46, 9, -7, -9, -7)],
      ['gold', Array.from({ length: 7 }, (_, i) => `M-9 ${-12 - i * 5}L9 ${-10 - i * 5}`).join(''), 2],
      ['steel', oval(0, -52, 20, 8)],
      ['fog', curve(-12, -54, -4, -57, 6, -57), 2],
    ],
    where,
  );

const props: HeroArt['props'] = {
  // The house shakes, the machine is the size of a hat.
  tremor: [
    ['deepLight', poly(-34, 56, -40, 14, -30, -10, -38, -52, 20, -60, 28, -18, 18, 10, 24, 52)],
    ['deepDark', poly(-34, 56, -40, 14, -30, -10, -38, -52, -28, -53, -20, -12, -30, 14, -24, 55), 0],
    ['glow', poly(-24, -40, -14, -42, -12, -28, -22, -26) + poly(-4, -43, 8, -45, 10, -31, -2, -29)],
    ['glow', poly(-18, -16, -8, -17, -12, -2, -22, 0) + poly(2, -18, 14, -20, 10, -5, -2, -3)],
    ['glow', poly(-26, 14, -16, 13, -14, 28, -24, 30) + poly(-4, 12, 8, 11, 10, 26, -2, 27)],
    ['ink', 'M16 -38L8 -22L16 -14L6 6M-26 34L-16 40L-20 52', 3],
    ['fog', curve(-50, -44, -58, -30, -50, -16, -58, -2, -50, 12) + curve(40, -48, 48, -34, 40, -20, 48, -6, 40, 8), 5],
    ['night', poly(34, 34, 62, 34, 62, 56, 34, 56)],
    ['gold', oval(48, 45, 7) + poly(44, 22, 52, 22, 52, 34, 44, 34)],
    ['ink', 'M48 45L51 41', 2.4],
  ],
  // One way, and the other.
  alternating: [
    ['night', oval(0, 0, 52)],
    ['rust', oval(0, 0, 43)],
    ['gold', rays('gold', 24, 31, 43)[1], 2.6],
    ['cream', oval(0, 0, 31)],
    ['deep', ribbon(-24, 2, 7, -18, -12, 7, -10, -14, 7, 0, 0, 7, 10, 14, 7, 18, 12, 7, 24, -2, 7)],
    arrow('bright', { x: -46, y: -44, scale: 0.66, turn: -42 }),
    arrow('bright', { x: 46, y: 44, scale: 0.66, turn: 138 }),
  ],
  // What the newspapers wrote about.
  ray: [
    ['red', poly(6, -50, 68, -20, 68, 0, 4, -36)],
    ['glow', poly(6, -46, 68, -14, 68, -7, 5, -39), 0],
    ['woodDark', poly(-46, 60, -30, -28, 2, -28, 18, 60, 10, 60, -4, -20, -24, -20, -38, 60)],
    ['wood', 'M-42 44L8 16M14 44L-36 16M-36 14L4 -8M8 14L-30 -8', 4],
    ['wood', poly(-52, 54, 24, 54, 24, 61, -52, 61)],
    ['steel', blob(-46, -36, -38, -56, -14, -64, 10, -56, 18, -36, -4, -26, -24, -26)],
    ['steelShade', 'M-46 -36C-44 -52 -32 -62 -16 -64C-32 -54 -34 -38 -24 -26C-34 -26 -42 -30 -46 -36Z', 0],
    ['night', poly(4, -54, 18, -48, 16, -32, 0, -38)],
    ['glow', oval(12, -43, 5)],
    ['gold', 'M-36 -48L-6 -56M-42 -38L-4 -48', 2.4],
  ],
  // Both of them.
  coils: [
    ...coil({ x: -29, y: 56, scale: 1.3 }),
    ...coil({ x: 29, y: 56, scale: 1.3 }),
    ['glow', poly(-24, -22, -6, -36, -4, -26, 10, -40, 8, -26, 26, -24, 8, -16, 8, -22, -8, -10, -8, -20)],
    ['glow', poly(-38, -24, -44, -38, -38, -40, -46, -58, -28, -42, -34, -40, -26, -26)],
    ['glow', poly(38, -24, 44, -38, 38, -40, 46, -58, 28, -42, 34, -40, 26, -26)],
  ],
  // Light in every shape that glass takes.
  tubes: [
    ['woodDark', poly(-60, 44, 60, 44, 60, 54, -60, 54)],
    [
      'gold',
      poly(-50, 34, -36, 34, -36, 45, -50, 45) +
        poly(-6, 34, 8, 34, 8, 45, -6, 45) +
        poly(38, 34, 52, 34, 52, 45, 38, 45),
    ],
    [
      'bright',
      ribbon(
        -43,
        36,
        8,
        -43,
        22,
        8,
        -28,
        16,
        8,
        -56,
        6,
        8,
        -28,
        -6,
        8,
        -56,
        -16,
        8,
        -28,
        -28,
        8,
        -43,
        -38,
        8,
        -43,
        -50,
        8,
      ),
    ],
    ['glow', blob(-6, 34, -22, 4, -16, -26, 0, -38, 18, -26, 24, 4, 8, 34)],
    ['gold', 'M-3 34L-6 8L0 -4L2 10L6 -4L10 8L6 34', 2.4],
    ['rose', ribbon(45, 36, 8, 45, 8, 8, 36, -6, 8, 46, -24, 8, 60, -6, 8, 46, 6, 8)],
    rays('glow', 7, 50, 62, 4.6, 192),
    ['cream', 'M-12 -12C-10 -20 -6 -24 0 -27', 3.4],
  ],
  // Move it, and something flows.
  magnet: [
    ['rust', 'M-20 -14C6 -22 40 -22 60 -14L60 20C40 28 6 28 -20 20Z'],
    ['gold', 'M-12 -16L-12 22M0 -18L0 25M12 -19L12 26M24 -20L24 26M36 -19L36 26M48 -17L48 24', 4],
    [
      'red',
      'M-6 -12L-40 -14C-62 -14 -70 -2 -70 4C-70 12 -62 22 -40 22L-6 20L-6 9L-40 9C-52 9 -55 7 -55 4' +
        'C-55 1 -52 -2 -40 -2L-6 -1Z',
    ],
    ['steel', poly(-18, -12.5, -4, -12, -4, -1, -18, -1.5) + poly(-18, 9, -4, 9, -4, 20, -18, 20.5)],
    ['fog', curve(-58, -24, -34, -40, 0, -42) + curve(-58, 32, -34, 46, 0, 50), 4],
    arrow('bright', { x: 8, y: -42, scale: 0.5 }),
    bolt({ x: 58, y: -34, scale: 0.5, turn: 20 }),
    bolt({ x: 66, y: 34, scale: 0.5, turn: -10 }),
  ],
  storm: [
    bolt({ x: -30, y: 24, scale: 0.86 }),
    bolt({ x: 34, y: 24, scale: 0.86, turn: -14 }),
    bolt({ x: 2, y: 32, scale: 1.05, turn: 4 }),
    ['steelShade', put(CLOUD, { x: 14, y: -28, scale: 1.1 })],
    ['fog', put(CLOUD, { x: -8, y: -18, scale: 1.1 })],
    ['fogShade', curve(-44, -4, -34, -16, -22, -8) + curve(-2, -16, 8, -26, 20, -14), 4],
    ['leaf', blob(-60, 66, -30, 60, 30, 60, 60, 66, 50, 72, -50, 72)],
  ],
  // Three waves, one after the other.
  polyphase: [
    ['deepDark', oval(0, 0, 56)],
    ['cream', oval(0, 0, 47)],
    ...[0, 120, 240].flatMap((turn): Shape[] =>
      putAll(
        [
          ['rust', poly(-12, -44, 12, -44, 10, -16, -10, -16)],
          ['gold', 'M-12 -40L12 -37M-12 -34L12 -31M-11 -28L11 -25M-11 -22L10 -19', 3],
        ],
        { turn },
      ),
    ),
    ['gold', oval(0, 0, 13)],
    ['deepDark', oval(0, 0, 5)],
    [
      'deep',
      put(curve(0, -20, 17, -10, 20, 4), { turn: 60 }) +
        put(curve(0, -20, 17, -10, 20, 4), { turn: 180 }) +
        put(curve(0, -20, 17, -10, 20, 4), { turn: 300 }),
      4,
    ],
    bolt({ x: 44, y: -42, scale: 0.46, turn: 20 }),
    bolt({ x: -46, y: -40, scale: 0.46, turn: -16 }),
  ],
  // A boat without a crew.
  boat: [
    ['night', poly(6, -8, 18, -8, 14, -50, 10, -50)],
    ['gold', oval(12, -52, 5)],
    ['deep', 'M-58 2L60 -4C58 18 48 30 34 32L-36 34C-50 32 -56 20 -58 2Z'],
    ['bright', poly(-57, 8, 60, 3, 59, 10, -56, 15)],
    ['cream', poly(-30, 0, -26, -16, 2, -18, 6, -2)],
    ['blue', oval(-16, -8, 4.6) + oval(-4, -9, 4.6)],
    [
      'blue',
      'M-70 34C-60 26 -50 38 -40 34C-30 28 -20 40 -8 35C4 29 14 40 26 35C38 29 48 38 60 33' +
        'C66 31 70 34 72 38L70 54L-68 54Z',
    ],
    ['cream', curve(-60, 44, -50, 40, -40, 45, -28, 41) + curve(0, 46, 12, 42, 24, 46), 3],
    [
      'glow',
      curve(22, -60, 28, -50, 22, -40) +
        curve(32, -66, 42, -50, 32, -34) +
        curve(2, -60, -4, -50, 2, -40) +
        curve(-8, -66, -18, -50, -8, -34),
      4,
    ],
  ],
  // Keep off.
  repulsion: [
    ['blue', ribbon(6, -48, 0, 22, -26, 8, 27, 2, 9, 22, 30, 8, 6, 50, 0)],
    ['bright', ribbon(22, -60, 0, 42, -32, 9, 48, 2, 10, 42, 36, 9, 22, 62, 0)],
    ['deep', poly(-70, -16, -46, -18, -46, 22, -70, 20)],
    ['cream', poly(-50, -19, -42, -19, -42, 23, -50, 23)],
    ['fair', blob(-44, -16, -26, -20, -14, -14, -12, 12, -24, 22, -44, 20)],
    ['fair', ribbon(-24, -16, 8, -16, -30, 8, -14, -40, 7)],
    [
      'fair',
      ribbon(-18, -12, 8, -4, -22, 8, 2, -30, 7) +
        ribbon(-16, -4, 8, 2, -8, 8, 8, -14, 7) +
        ribbon(-16, 4, 8, 0, 6, 8, 8, 4, 7),
    ],
    ['fair', ribbon(-30, 18, 8, -18, 28, 8, -8, 30, 7)],
    ['glow', star(8, 11, 5, -26, 2)],
    ['steel', put(poly(-10, 0, -5, -9, 5, -9, 10, 0, 5, 9, -5, 9), { x: 76, y: -30, turn: 20 })],
    ['night', oval(76, -30, 4)],
    ['steel', put(poly(-9, -7, 9, -7, 9, 0, 4, 0, 4, 18, -4, 18, -4, 0, -9, 0), { x: 70, y: 30, turn: -60 })],
  ],
  // The ring stays on.
  xray: [
    ['night', poly(-46, -60, 46, -60, 46, 60, -46, 60)],
    [
      'deepLight',
      blob(
        -26,
        50,
        -30,
        10,
        -40,
        -12,
        -32,
        -18,
        -22,
        -4,
        -22,
        -44,
        -13,
        -46,
        -9,
        -14,
        -4,
        -54,
        6,
        -54,
        6,
        -14,
        16,
        -46,
        24,
        -42,
        18,
        -4,
        32,
        -26,
        40,
        -20,
        26,
        14,
        24,
        50,
      ),
      0,
    ],
    [
      'fog',
      line(-34, -13, -24, 8) +
        line(-17, -42, -16, -28) +
        line(-15, -22, -14, -8) +
        line(1, -50, 1, -34) +
        line(1, -28, 1, -10) +
        line(20, -42, 17, -28) +
        line(15, -22, 13, -8) +
        line(35, -21, 28, -10) +
        line(24, -4, 18, 8),
      5,
    ],
    ['fog', line(-13, -2, -9, 16) + line(1, -4, 0, 16) + line(12, -2, 8, 16) + line(-22, 14, -14, 24), 5],
    ['fog', oval(-8, 26, 6, 5) + oval(3, 26, 6, 5) + oval(12, 28, 5, 4.6)],
    ['fog', line(-8, 36, -10, 56) + line(8, 38, 10, 56), 7],
    ['gold', poly(10, -15, 20, -12, 18, -5, 8, -8)],
    [
      'steelShade',
      poly(-48, -62, -34, -62, -34, -56, -42, -56, -42, -48, -48, -48) +
        poly(48, 62, 34, 62, 34, 56, 42, 56, 42, 48, 48, 48),
    ],
  ],
};

export default {
  props,
  cards: {
    seven_hertz: 'tremor',
    the_alternating_current: 'alternating',
    death_ray: 'ray',
    fully_charged: 'coils',
    intense_experimentation: 'tubes',
    kinetic_induction: 'magnet',
    lightning_storm: 'storm',
    polyphase_coils: 'polyphase',
    remote_control: 'boat',
    repulsion_blast: 'repulsion',
    x_ray_radiation: 'xray',
  },
} satisfies HeroArt;
