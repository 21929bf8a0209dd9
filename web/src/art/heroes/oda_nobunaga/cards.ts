// What the cards of Oda Nobunaga and his guard are about.

import type { Shape, Tone } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon, star } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { arrow, CLOUD, flame } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

/** A piece of the game of generals, point up. */
const piece = (x: number, y: number, turn: number, sign: string): Shape[] =>
  putAll(
    [
      ['sand', poly(-17, 24, -14, -12, 0, -26, 14, -12, 17, 24)],
      ['strawShade', poly(-17, 24, -14, -12, -8, -18, -9, 24), 0],
      ['ink', sign, 3],
    ],
    { x, y, turn },
  );

/** An open fan, its hinge on 0 0. */
const fan = (paper: Tone, sign: Shape[], where: { x: number; y: number; turn: number }): Shape[] =>
  putAll(
    [
      [paper, 'M-44 -28C-32 -56 32 -56 44 -28L12 4L-12 4Z'],
      ['wood', 'M-30 -30L-4 12M-11 -40L-2 12M11 -40L2 12M30 -30L4 12', 2.4],
      ...sign,
      ['woodDark', oval(0, 12, 5)],
    ],
    where,
  );

/** The barrel of a gun that points to the upper right, and its smoke. */
const gun = (x: number, y: number): Shape[] =>
  putAll(
    [
      ['fog', put(CLOUD, { x: 62, y: -2, scale: 0.34 })],
      ['wood', poly(-46, 8, -40, -6, -8, -5, 20, -5, 20, 5, -6, 6, -30, 16)],
      ['night', poly(-14, -8, 46, -8, 46, 0, -14, 0)],
      ['gold', poly(-4, -10, 0, -10, 0, 2, -4, 2) + poly(24, -10, 28, -10, 28, 2, 24, 2)],
      ['glow', star(7, 9, 4, 50, -4)],
    ],
    { x, y, turn: -14 },
  );

const props: HeroArt['props'] = {
  // Read and read again.
  slips: [
    ['sand', poly(-50, -38, 40, -44, 46, 34, -44, 40)],
    ['strawShade', 'M-38 -39L-32 39M-25 -40L-19 38M-12 -41L-6 37M1 -41L7 37M14 -42L20 36M27 -43L33 35', 3],
    ['red', 'M-50 -22L41 -28M-46 24L45 18', 3.4],
    ['ink', 'M-45 -12L-44 8M-31 -12L-30 2M-18 -14L-17 12M-5 -14L-4 4M8 -15L10 10M22 -14L23 0', 3.6],
    ['sand', oval(-54, 2, 9, 42, -4)],
    ['strawShade', oval(-54, 2, 4, 30, -4)],
    ['wood', ribbon(62, -60, 6, 36, 0, 7)],
    ['night', put('M-5 0C-6 10 -2 18 0 26C2 18 6 10 5 0Z', { x: 35, y: 2, turn: 24 })],
    ['gold', put(poly(-5, -2, 5, -2, 5, 4, -5, 4), { x: 36, y: 0, turn: 24 })],
  ],
  // A castle that did not open its gate.
  castle: [
    ...putAll(flame({}), { x: -32, y: -18, scale: 0.9, turn: -12 }),
    ...putAll(flame({}), { x: 36, y: -14, scale: 0.9, turn: 12 }),
    ['steelShade', poly(-52, 60, -42, 34, 42, 34, 52, 60)],
    ['cream', poly(-34, 34, -30, 10, 30, 10, 34, 34)],
    ['deep', 'M-56 16C-44 12 -36 4 -32 -6L32 -6C36 4 44 12 56 16L50 20L-50 20Z'],
    ['cream', poly(-22, -4, -20, -22, 20, -22, 22, -4)],
    ['deep', 'M-40 -16C-30 -20 -24 -28 -20 -36L20 -36C24 -28 30 -20 40 -16L36 -13L-36 -13Z'],
    ['cream', poly(-12, -34, -10, -46, 10, -46, 12, -34)],
    ['deep', 'M-26 -42C-16 -46 -8 -54 0 -66C8 -54 16 -46 26 -42Z'],
    ['gold', oval(0, -66, 4) + poly(-56, 16, -60, 10, -50, 14) + poly(56, 16, 60, 10, 50, 14)],
    ['glow', poly(-8, 34, -8, 22, 8, 22, 8, 34) + poly(-5, -6, -5, -14, 5, -14, 5, -6)],
    ...putAll(flame({}), { x: -8, y: 40, scale: 0.42 }),
    ...putAll(flame({}), { x: 30, y: 44, scale: 0.5 }),
    ...putAll(flame({}), { x: -38, y: 44, scale: 0.56 }),
  ],
  // The drums of the thunder.
  drums: [
    ['gold', poly(-12, -62, 22, -62, 4, -26, 26, -26, -20, 30, -4, -12, -24, -12)],
    ['glow', poly(-6, -56, 12, -56, -4, -20, 12, -20, -10, 12, 2, -18, -16, -18), 0],
    ['red', 'M-62 20C-62 8 -54 2 -40 2C-26 2 -18 8 -18 20L-18 40C-18 52 -26 58 -40 58C-54 58 -62 52 -62 40Z'],
    ['cream', oval(-40, 16, 22, 13)],
    ['red', 'M18 20C18 8 26 2 40 2C54 2 62 8 62 20L62 40C62 52 54 58 40 58C26 58 18 52 18 40Z'],
    ['cream', oval(40, 16, 22, 13)],
    [
      'ink',
      put('M0 0C0 -6 8 -8 8 -2C8 4 -2 6 -4 0C-6 -8 6 -12 11 -6', { x: -42, y: 18 }) +
        put('M0 0C0 -6 8 -8 8 -2C8 4 -2 6 -4 0C-6 -8 6 -12 11 -6', { x: 38, y: 18 }),
      3,
    ],
    [
      'gold',
      'M-58 38L-58 44M-50 44L-50 50M-40 46L-40 52M-30 44L-30 50M-22 38L-22 44M22 38L22 44M30 44L30 50M40 46' +
        'L40 52M50 44L50 50M58 38L58 44',
      4,
    ],
    ['wood', ribbon(-16, -8, 5, -34, -26, 5) + ribbon(18, -8, 5, 40, -24, 5)],
    ['cream', oval(-14, -6, 6) + oval(16, -6, 6)],
  ],
  // By day and by night.
  fans: [
    ...fan('night', [['glow', 'M4 -40C-10 -42 -18 -32 -16 -22C-14 -12 -4 -6 6 -10C-6 -14 -8 -32 4 -40Z']], {
      x: -20,
      y: -22,
      turn: -24,
    }),
    ...fan('gold', [['red', oval(0, -24, 14)]], { x: 18, y: 34, turn: 20 }),
  ],
  // General, lance, foot.
  shogi: [
    ['wood', poly(-60, 30, 36, 14, 62, 44, -36, 60)],
    ['woodDark', 'M-44 42L50 28M-28 24L-4 54M4 19L30 48', 2.6],
    ...piece(-34, 14, -8, 'M-7 -8L7 -8M0 -12L0 12M-8 2L8 2'),
    ...piece(4, 2, 0, 'M-7 -8L8 -8M-8 12L0 -6L8 12M-5 4L5 4'),
    ...piece(40, 14, 8, 'M-6 -8L6 -8M-6 -1L6 -1M0 -8L0 12M-8 12L8 12'),
    arrow('bright', { x: -34, y: -36, scale: 0.62, turn: -120 }),
    arrow('bright', { x: 4, y: -46, scale: 0.62, turn: -90 }),
    arrow('bright', { x: 42, y: -36, scale: 0.62, turn: -60 }),
  ],
  // Will it sing?
  cuckoo: [
    ['woodDark', ribbon(-64, 40, 14, -20, 34, 11, 20, 38, 9, 62, 22, 5)],
    ['woodDark', ribbon(24, 36, 7, 40, 8, 5, 50, -8, 0)],
    ['rose', oval(46, 0, 7) + oval(56, 8, 6) + oval(48, 14, 6) + oval(-52, 24, 7) + oval(-42, 18, 6)],
    ['cream', oval(50, 7, 3) + oval(-47, 21, 3)],
    ['steelShade', ribbon(-20, 14, 16, -40, 34, 12, -54, 58, 8)],
    ['cream', 'M-48 42L-40 46M-44 34L-35 39', 3],
    ['steelShade', blob(-32, 8, -26, -18, -4, -36, 16, -44, 30, -34, 30, -18, 20, 6, 2, 26, -18, 26)],
    ['cream', blob(24, -16, 22, 4, 6, 24, -10, 24, -6, 8, 8, -8)],
    ['gray', curve(18, -4, 12, -2, 6, 4) + curve(16, 6, 10, 8, 2, 12) + curve(8, 16, 2, 16, -4, 18), 2.6],
    ['steel', blob(-30, 8, -22, -12, -4, -20, 0, -4, -12, 16, -24, 18)],
    ['gold', poly(29, -32, 46, -27, 29, -22)],
    ['ink', 'M29 -27L40 -27', 2],
    ['gold', oval(18, -31, 6)],
    ['ink', oval(19, -31, 3)],
    ['gold', 'M-2 26L-4 34M6 24L6 34', 3.4],
  ],
  // Behind the fence.
  guns: [
    ...gun(-10, -30),
    ...gun(-10, 4),
    ...gun(-10, 36),
    ['wood', poly(-50, 62, -50, -44, -44, -56, -38, -44, -38, 62)],
    ['wood', poly(-14, 62, -14, -44, -8, -56, -2, -44, -2, 62)],
    ['wood', ribbon(-58, -18, 9, 10, -22, 9) + ribbon(-58, 24, 9, 10, 20, 9)],
    [
      'sand',
      'M-50 -22L-38 -14M-38 -22L-50 -14M-14 -24L-2 -16M-2 -24L-14 -16M-50 20L-38 28M-38 20L-50 28M-14 18' +
        'L-2 26M-2 18L-14 26',
      3,
    ],
  ],
  // A horn out of the sea.
  conch: [
    [
      'cream',
      'M-56 -10C-44 -22 -30 -20 -22 -30C-8 -48 22 -50 40 -34C58 -18 60 16 44 34C30 50 6 50 -6 34C-16 22 -28 16 -56 6Z',
    ],
    ['rose', 'M14 -10C30 -18 46 -6 44 16C42 34 22 42 8 32C-2 24 0 -2 14 -10Z'],
    ['red', 'M22 0C32 -2 38 8 36 18C34 28 22 32 14 26C10 18 12 4 22 0Z'],
    [
      'sand',
      curve(-22, -30, -14, -10, -6, 34) +
        curve(-2, -44, -2, -26, 6, -8) +
        curve(20, -44, 18, -28, 22, -12) +
        curve(40, -34, 34, -24, 34, -12),
      3.4,
    ],
    ['gold', poly(-72, -10, -54, -12, -54, 8, -72, 4)],
    ['deep', curve(-48, 6, -40, 30, -18, 44, -8, 32), 5],
    ['deep', poly(-24, 42, -12, 42, -10, 62, -26, 62)],
    ['bright', 'M-22 52L-22 62M-18 50L-18 62M-14 52L-14 62', 2.4],
    ['bright', curve(56, -34, 66, -44, 66, -56) + curve(62, -20, 78, -30, 82, -46), 5],
  ],
  // What they called him, and he laughed.
  oni: [
    ['cream', 'M-30 -30C-48 -36 -56 -52 -50 -68C-44 -54 -32 -48 -18 -46Z'],
    ['cream', 'M30 -30C48 -36 56 -52 50 -68C44 -54 32 -48 18 -46Z'],
    [
      'red',
      'M-42 -24C-36 -46 -18 -52 0 -48C18 -52 36 -46 42 -24C48 -4 42 22 30 38C18 54 -18 54 -30 38' +
        'C-42 22 -48 -4 -42 -24Z',
    ],
    [
      'ink',
      'M-36 -22C-26 -32 -14 -30 -6 -18L-10 -14C-18 -22 -26 -22 -34 -16ZM36 -22C26 -32 14 -30 6 -18L10 -14' +
        'C18 -22 26 -22 34 -16Z',
    ],
    ['gold', blob(-30, -8, -20, -16, -8, -6, -18, 0)],
    ['gold', blob(30, -8, 20, -16, 8, -6, 18, 0)],
    ['ink', oval(-17, -7, 4) + oval(17, -7, 4)],
    ['red', blob(-14, 12, -8, 0, 8, 0, 14, 12, 0, 16)],
    ['ink', oval(-5, 11, 2.6) + oval(5, 11, 2.6)],
    ['ink', 'M-26 22C-12 16 12 16 26 22C22 40 12 44 0 44C-12 44 -22 40 -26 22Z'],
    ['gold', poly(-22, 22, -16, 8, -11, 20) + poly(22, 22, 16, 8, 11, 20)],
    ['cream', poly(-14, 42, -10, 30, -4, 43) + poly(14, 42, 10, 30, 4, 43) + poly(-8, 19, -4, 26, 0, 19, 4, 26, 8, 19)],
    ['ink', 'M-38 6L-24 8M38 6L24 8M-4 -34L-6 -44M4 -34L6 -44', 3],
  ],
  // It came on a ship, and it works.
  morion: [
    ['red', ribbon(-32, 18, 8, -54, 2, 16, -62, -24, 20, -54, -46, 18, -38, -56, 0)],
    ['rose', curve(-34, 16, -52, 0, -60, -22, -53, -42), 2.4],
    ['steel', 'M-40 24C-44 -16 -24 -42 2 -44C28 -42 48 -16 42 24Z'],
    ['steelShade', 'M-40 24C-44 -16 -24 -42 -4 -43C-22 -28 -28 0 -26 24Z', 0],
    ['steelShade', 'M-30 -22C-22 -52 4 -62 36 -46L44 -30C28 -40 10 -42 -4 -36C-14 -32 -22 -26 -30 -22Z'],
    ['steel', 'M-62 44C-46 32 -32 20 2 20C36 20 50 30 66 14C66 34 46 50 2 50C-32 50 -48 42 -62 44Z'],
    ['gold', 'M-40 17C-24 11 26 11 42 17L42 25C26 19 -24 19 -40 25Z'],
    [
      'gold',
      [0, 72, 144, 216, 288]
        .map((turn) => put('M0 -2C-9 -6 -8 -17 0 -15C8 -17 9 -6 0 -2Z', { x: 6, y: -6, turn }))
        .join(''),
    ],
    ['gold', oval(6, -6, 3.4)],
    ['steelShade', curve(-50, 42, -20, 34, 20, 36, 54, 34), 3],
    ['fog', curve(28, -26, 36, -10, 36, 4), 4],
  ],
};

export default {
  props,
  cards: {
    student_of_war: 'slips',
    fire_and_flames: 'castle',
    lightning_and_thunder: 'drums',
    sun_and_moon: 'fans',
    battle_maneuvers: 'shogi',
    patience_and_strategy: 'cuckoo',
    spring_the_trap: 'guns',
    reinforce: 'conch',
    demon_king_of_the_sixth_heaven: 'oni',
    pragmatism: 'morion',
  },
} satisfies HeroArt;
