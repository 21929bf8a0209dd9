// What the cards of Hamlet, Rosencrantz and Guildenstern are about.

import type { Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon, star, type Put } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { drop } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

const crown = (where: Put): Shape[] =>
  putAll(
    [
      ['gold', poly(-30, 18, -36, -16, -18, 0, 0, -26, 18, 0, 36, -16, 30, 18)],
      ['brightDark', poly(-30, 18, -31, 10, 31, 10, 30, 18)],
      ['red', oval(0, 3, 5)],
      ['gold', oval(-36, -18, 4) + oval(0, -28, 4) + oval(36, -18, 4)],
    ],
    where,
  );

/** A thin sword, point up, 130 long. */
const rapier = (where: Put): Shape[] =>
  putAll(
    [
      ['steel', poly(-3, 24, 3, 24, 0, -70)],
      ['gold', 'M-18 24C-20 36 20 36 18 24L18 29C14 40 -14 40 -18 29Z'],
      ['woodDark', ribbon(0, 34, 7, 0, 52, 7)],
      ['gold', oval(0, 56, 5)],
      ['gold', curve(-15, 30, -18, 44, -3, 54), 3.4],
    ],
    where,
  );

const props: HeroArt['props'] = {
  // A rose with its thorn.
  rose: [
    ['steel', poly(-7, 4, 7, 4, 0, 66)],
    ['steelShade', poly(0, 4, 7, 4, 0, 66)],
    ['gold', 'M-26 -4C-14 2 14 2 26 -4L26 5C14 11 -14 11 -26 5Z'],
    ['leaf', ribbon(0, 0, 7, 0, -22, 7)],
    ['leaf', blob(0, -12, -18, -24, -30, -18, -18, -8) + blob(0, -8, 18, -18, 30, -12, 18, -4)],
    ['red', blob(-26, -40, -22, -60, 0, -68, 22, -60, 26, -40, 16, -22, -16, -22)],
    ['rose', curve(-14, -42, -6, -56, 10, -52, 8, -38, -6, -38, -2, -47), 3.4],
    ['rose', curve(-20, -36, -8, -26, 10, -28, 20, -40), 3],
    ['red', drop(10, 58, 5)],
  ],
  // How now! A rat?
  arras: [
    ['wood', ribbon(-58, -60, 8, 58, -60, 8)],
    ['gold', oval(-60, -60, 7) + oval(60, -60, 7)],
    ['woodDark', blob(-22, 52, -8, 52, -2, 60, -22, 62) + blob(6, 52, 20, 52, 28, 60, 6, 62)],
    [
      'deep',
      'M-50 -60C-50 -20 -54 20 -50 52C-42 58 -36 50 -28 54C-18 58 -10 50 0 54C10 58 18 50 28 54' +
        'C36 58 42 50 50 52C54 20 50 -20 50 -60Z',
    ],
    [
      'deepDark',
      curve(-34, -58, -38, 0, -34, 50) +
        curve(-10, -58, -6, -20, -10, 50) +
        curve(16, -58, 12, 0, 18, 50) +
        curve(36, -58, 40, 0, 36, 50),
      3.4,
    ],
    ['bright', 'M-50 -48L50 -48L50 -42L-50 -42ZM-51 38L51 38L51 44L-51 44Z', 0],
    ['deepLight', blob(-14, -16, -8, -24, 8, -24, 16, -14, 20, 10, 14, 30, -14, 30, -18, 8), 0],
    ...rapier({ x: 30, y: 2, turn: -64, scale: 0.8 }),
    ['ink', poly(-22, -16, -32, -22, -28, -14, -36, -8, -26, -8)],
  ],
  // What dreams may come.
  dream: [
    ['cream', blob(-58, 30, -54, 8, -20, 2, 26, 8, 56, 4, 62, 34, 50, 52, 0, 48, -46, 54)],
    ['sand', curve(-46, 18, -36, 22, -30, 32) + curve(46, 18, 36, 24, 34, 34) + curve(-10, 22, 8, 26, 24, 22), 3],
    ['bright', poly(-64, 50, -56, 44, -48, 54, -58, 60) + poly(64, 44, 56, 40, 52, 52, 62, 56)],
    ['night', blob(-38, -22, -30, -50, -6, -52, 10, -66, 36, -58, 42, -40, 54, -26, 42, -8, 14, -8, -10, -4, -34, -6)],
    ['glow', 'M10 -54C-8 -52 -16 -36 -8 -24C0 -14 16 -14 22 -24C8 -22 0 -38 10 -54Z'],
    ['glow', star(5, 6, 2.6, 30, -40) + star(5, 5, 2, -24, -32) + star(5, 4.4, 2, 38, -24) + star(5, 4, 1.8, -14, -16)],
    ['night', oval(-24, 6, 5) + oval(-34, 14, 3.4)],
  ],
  // It is on the cushion, and no, not yet.
  cushion: [
    ['red', blob(-62, 26, -50, 14, 0, 22, 50, 14, 62, 26, 56, 44, 60, 58, 46, 56, 0, 62, -46, 56, -60, 58, -56, 44)],
    ['rust', curve(-40, 30, 0, 38, 40, 30), 3.4],
    ['gold', oval(-62, 22, 6) + oval(62, 22, 6) + oval(-60, 60, 6) + oval(60, 60, 6)],
    ...rapier({ x: -6, y: -8, turn: 62, scale: 0.94 }),
    ...rapier({ x: 6, y: -8, turn: -62, scale: 0.94 }),
    ['glow', star(6, 10, 4, 0, -22)],
  ],
  // Wherein to catch a conscience.
  mousetrap: [
    ['wood', poly(-64, 20, 36, 0, 64, 34, -40, 58)],
    ['woodDark', poly(-64, 20, -40, 58, -40, 66, -64, 28) + poly(-40, 58, 64, 34, 64, 42, -40, 66)],
    ['sand', 'M-46 28L30 12M-34 46L48 28', 2],
    ['steel', ribbon(-24, 16, 5, -4, -40, 5, 50, -50, 5, 52, 28, 5)],
    ['steel', oval(-24, 18, 7, 5) + oval(52, 30, 7, 5)],
    ['steelShade', curve(-28, 22, -18, 16, -10, 22, 0, 15, 10, 20, 20, 13, 30, 18, 40, 14, 50, 26), 4.6],
    ...crown({ x: 12, y: 8, scale: 0.72, turn: -6 }),
    ['steel', ribbon(-50, 26, 3.6, -16, 24, 3.6, -6, 14, 3.6)],
  ],
  // Wine for the queen.
  goblet: [
    [
      'gold',
      put('M-30 -46L30 -46C30 -12 20 2 6 6L6 30L24 40L-24 40L-6 30L-6 6C-20 2 -30 -12 -30 -46Z', {
        x: 4,
        y: -6,
        turn: 62,
      }),
    ],
    [
      'brightDark',
      put('M-30 -46L-16 -46C-16 -12 -12 2 -6 6L-6 30L-24 40L-6 30L-6 6C-20 2 -30 -12 -30 -46Z', {
        x: 4,
        y: -6,
        turn: 62,
      }),
      0,
    ],
    ['red', put(oval(0, -46, 30, 9), { x: 4, y: -6, turn: 62 })],
    ['red', put(oval(0, -20, 4) + oval(-16, -24, 3) + oval(16, -24, 3), { x: 4, y: -6, turn: 62 })],
    ['red', blob(36, 4, 54, 10, 60, 30, 70, 48, 56, 58, 10, 60, -34, 56, -46, 48, -20, 42, 14, 44, 34, 36, 36, 20)],
    ['rose', curve(-28, 50, 0, 48, 22, 52), 3],
    ['fog', oval(-2, 54, 6)],
    ['cream', oval(-4, 52, 2)],
  ],
  // Slings too.
  fortune: [
    ['wood', oval(0, 0, 50)],
    ['sand', oval(0, 0, 41)],
    ['red', Array.from({ length: 4 }, (_, i) => put('M0 0L0 -41C12 -41 22 -36 29 -29Z', { turn: i * 90 })).join('')],
    ['deep', Array.from({ length: 4 }, (_, i) => put('M0 0L29 -29C36 -22 41 -12 41 0Z', { turn: i * 90 })).join('')],
    ['gold', oval(0, 0, 11)],
    ['gold', Array.from({ length: 8 }, (_, i) => put(oval(0, -46, 4), { turn: i * 45 })).join('')],
    ['wood', ribbon(66, -60, 4.6, 14, -14, 4.6) + ribbon(70, -16, 4.6, 24, 4, 4.6)],
    [
      'bright',
      put(poly(-8, -10, 8, -10, 8, 2, 0, 8, -8, 2), { x: 64, y: -58, turn: 48 }) +
        put(poly(-8, -10, 8, -10, 8, 2, 0, 8, -8, 2), { x: 68, y: -16, turn: 66 }),
    ],
    ['steel', poly(18, -22, 22, -14, 8, -9) + poly(26, -2, 30, 6, 15, 8)],
    ['steelShade', poly(-60, 30, -48, 26, -44, 38, -56, 44)],
  ],
  // Words, words, words.
  book: [
    ['rust', 'M-64 10C-40 0 -16 4 0 14C16 4 40 0 64 10L64 56C40 46 16 50 0 60C-16 50 -40 46 -64 56Z'],
    ['cream', 'M-58 4C-38 -6 -16 -2 0 8L0 52C-16 42 -38 40 -58 48ZM58 4C38 -6 16 -2 0 8L0 52C16 42 38 40 58 48Z'],
    [
      'gray',
      'M-50 16C-36 10 -20 12 -8 18M-50 28C-36 22 -20 24 -8 30M-50 38C-36 33 -20 35 -8 40M50 28' +
        'C36 22 20 24 8 30M50 38C36 33 20 35 8 40',
      2.6,
    ],
    ['glow', poly(-14, -4, 14, -4, 40, -64, -40, -64), 0],
    ['deep', curve(0, 6, 12, -12, -12, -22, 10, -36, -6, -48, 6, -58), 5],
    ['deep', curve(-20, 2, -32, -14, -18, -26, -34, -40), 4],
    ['deep', curve(20, 2, 32, -14, 18, -26, 34, -40), 4],
    ['cream', oval(-36, -50, 11, 8) + oval(36, -50, 11, 8) + oval(6, -68, 11, 8)],
    ['ink', oval(-35, -49, 4) + oval(35, -49, 4) + oval(6, -67, 4)],
  ],
  // The end.
  candle: [
    ['fog', ribbon(0, -22, 4, 8, -36, 7, -8, -48, 9, 10, -62, 10, 0, -76, 6, 12, -86, 0)],
    ['cream', poly(-15, -12, 15, -12, 15, 36, -15, 36)],
    ['sand', poly(-15, -12, -6, -12, -6, 36, -15, 36), 0],
    ['fog', 'M-17 -12C-10 -18 10 -18 17 -12L17 2C13 10 9 -2 4 6C0 14 -6 2 -10 10C-14 16 -17 6 -17 0Z'],
    ['ink', ribbon(0, -14, 4, 2, -24, 4)],
    ['red', oval(3, -25, 2.6)],
    ['gold', blob(-44, 38, -20, 34, 20, 34, 44, 38, 32, 52, -32, 52)],
    ['gold', curve(42, 40, 60, 34, 62, 50, 44, 50), 5],
    ['brightDark', curve(-34, 46, 0, 50, 34, 46), 3],
  ],
  // A king of infinite space.
  nutshell: [
    ['wood', blob(-54, 8, -42, -14, 0, -20, 42, -14, 54, 8, 40, 44, 0, 58, -40, 44)],
    ['woodDark', curve(-46, 20, -38, 34, -24, 44) + curve(46, 20, 38, 34, 24, 44) + curve(-12, 52, 0, 46, 12, 52), 3.4],
    ['night', oval(0, 2, 46, 20)],
    [
      'glow',
      star(4, 6, 2, -24, 0) +
        star(4, 5, 1.6, 22, -6) +
        star(4, 4, 1.4, 30, 8) +
        star(4, 4, 1.4, -8, 12) +
        star(4, 4, 1.4, -34, 10),
      0,
    ],
    ['straw', oval(4, 0, 8)],
    ['gold', put(oval(0, 0, 14, 4), { x: 4, y: 0, turn: -20 }), 2.4],
    ...crown({ x: 0, y: -40, scale: 0.9 }),
  ],
  // It comes out straight.
  thread: [
    ['deepLight', oval(-22, 12, 40)],
    [
      'deepDark',
      curve(
        -58,
        4,
        -30,
        -20,
        12,
        0,
        8,
        32,
        -24,
        44,
        -50,
        26,
        -40,
        -4,
        -8,
        -8,
        2,
        18,
        -18,
        32,
        -36,
        18,
        -24,
        4,
        -10,
        12,
      ),
      3.4,
    ],
    ['deepDark', curve(-52, -12, -20, 10, -2, 46) + curve(-36, 48, -10, 20, 14, -4), 3],
    ['bright', ribbon(10, 36, 6, 30, 46, 6, 34, 20, 6, 24, -10, 6, 36, -30, 6)],
    ['gold', poly(24, -26, 30, -64, 52, -34, 40, -36, 36, -22)],
  ],
  // Remember me.
  ghost: [
    [
      'gray',
      poly(
        -64,
        60,
        -64,
        24,
        -46,
        24,
        -46,
        34,
        -28,
        34,
        -28,
        24,
        -10,
        24,
        -10,
        34,
        8,
        34,
        8,
        24,
        26,
        24,
        26,
        34,
        44,
        34,
        44,
        24,
        62,
        24,
        62,
        60,
      ),
    ],
    ['steelShade', 'M-64 46L62 46M-40 36L-40 46M0 36L0 46M36 36L36 46M-20 46L-20 60M18 46L18 60', 2.4],
    [
      'fog',
      'M-26 30C-34 10 -34 -14 -24 -30C-18 -42 18 -42 24 -30C34 -14 36 10 44 22C34 24 30 18 24 26' +
        'C18 34 10 22 2 30C-6 38 -16 24 -26 30Z',
    ],
    ['fogShade', 'M-26 30C-34 10 -34 -14 -24 -30C-20 -36 -12 -38 -6 -39C-20 -26 -20 6 -14 28C-18 27 -22 28 -26 30Z', 0],
    ['ink', oval(-6, -22, 4.4, 6) + oval(12, -22, 4.4, 6)],
    ['ink', oval(4, -6, 4, 7)],
    ['fog', ribbon(24, -6, 11, 44, -12, 9, 60, -28, 7)],
    ['steel', 'M-20 0C-10 6 14 6 24 0L26 12C14 18 -10 18 -22 12Z'],
    ...crown({ x: 2, y: -48, scale: 0.74 }),
  ],
};

export default {
  props,
  cards: {
    cruel_to_be_kind: { prop: 'rose', sides: ['question not_to_be'] },
    uncertain_doom: { prop: 'arras', sides: ['question not_to_be'] },
    to_sleep_perchance_to_dream: { prop: 'dream', sides: ['question to_be'] },
    the_readiness_is_all: 'cushion',
    the_plays_the_thing: 'mousetrap',
    blood_will_have_blood: { prop: 'goblet', sides: ['question not_to_be'] },
    outrageous_fortune: { prop: 'fortune', sides: ['question to_be'] },
    maddening_insight: 'book',
    the_rest_is_silence: { prop: 'candle', sides: ['question to_be'] },
    nothing_either_good_or_bad: 'nutshell',
    method_in_the_madness: 'thread',
    the_ghost: { prop: 'ghost', sides: ['question to_be'] },
  },
} satisfies HeroArt;
