// What the cards of King Arthur and Merlin are about.

import type { Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon, star } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { rays, sword } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

const ghost: Shape[] = [
  ['fog', blob(0, -44, 22, -30, 26, 0, 32, 40, 18, 30, 8, 44, -4, 30, -16, 44, -20, 30, -34, 38, -26, 0, -22, -30)],
  ['ink', oval(-9, -18, 5, 7)],
  ['ink', oval(10, -18, 5, 7)],
  ['ink', oval(0, 2, 5, 9)],
];

const feathers: Shape[] = [
  ['cream', blob(0, 0, -18, -26, -54, -40, -50, -26, -58, -18, -48, -8, -54, 4, -40, 8, -42, 20, -20, 20, -4, 14)],
  ['sand', 'M-10 -4C-20 -14 -34 -20 -46 -22M-12 4C-24 -4 -34 -8 -46 -6M-12 12C-22 6 -30 6 -40 8', 3.4],
];

const props: HeroArt['props'] = {
  stone: [
    ...sword({ y: -18, turn: 180, scale: 0.95 }),
    ['gray', blob(-52, 56, -46, 26, -26, 10, -8, 16, 4, 8, 26, 12, 44, 28, 54, 56)],
    ['paleShade', poly(-40, 34, -24, 16, -8, 20, -20, 36)],
    ['night', 'M10 22L22 34L18 46M-10 40L0 52', 3],
    rays('glow', 5, 52, 64, 4, 198),
  ],
  helmet: [
    ['red', ribbon(0, -44, 8, -22, -60, 18, -50, -46, 14, -58, -18, 0)],
    ['steel', 'M-34 40C-40 0 -34 -46 2 -48C38 -46 42 -4 38 24L28 50L-22 52Z'],
    ['steelShade', 'M2 -48C38 -46 42 -4 38 24L28 50L6 51C14 20 12 -20 2 -48Z'],
    ['ink', poly(-22, -6, 40, -8, 40, 4, -22, 6)],
    ['ink', 'M14 20L14 38M24 18L24 36M4 20L4 38', 4],
    ['gold', poly(-36, -16, 40, -18, 40, -9, -36, -7)],
  ],
  raven: [
    ['night', blob(-40, 34, -30, 0, -4, -22, 14, -44, 34, -46, 42, -32, 34, -14, 26, 12, 0, 34, -18, 36)],
    ['night', ribbon(-28, 24, 20, -48, 46, 16, -56, 60, 8)],
    ['deepDark', blob(-24, 16, -10, -12, 14, -16, 12, 8, -6, 26)],
    ['straw', poly(40, -40, 62, -32, 40, -28)],
    ['red', oval(31, -36, 4)],
    ['straw', 'M2 34L4 54M16 26L20 50M-4 56L14 52M12 52L30 48', 4],
  ],
  // The star that leads.
  guide: [
    ['glow', star(8, 46, 14, 0, -10)],
    ['gold', star(4, 58, 10, 0, -10)],
    ['cream', oval(0, -10, 9)],
    ['deep', blob(-48, 56, -30, 36, -4, 44, 22, 32, 50, 56)],
    ['deepLight', blob(-50, 60, -20, 46, 16, 50, 52, 60)],
  ],
  lance: [
    ['cream', ribbon(-58, 44, 8, 20, -16, 12)],
    ['red', ribbon(-40, 31, 8, -28, 22, 9)],
    ['red', ribbon(-14, 10, 9, -2, 1, 10)],
    ['steel', poly(14, -22, 58, -46, 28, -6)],
    ['gold', blob(-32, 42, -20, 12, -6, 24, -22, 44)],
    ['deep', poly(18, -14, 30, 12, 20, 10, 22, 26, 6, 0)],
    ['fogShade', 'M-20 -36L14 -36M-42 -18L-10 -18M8 38L40 38', 5],
  ],
  wings: [
    ...putAll(feathers, { x: -6, y: 4 }),
    ...putAll(feathers, { x: 6, y: 4, mirror: true }),
    ...sword({ y: 4, scale: 0.9 }),
    ['gold', put(oval(0, 0, 16, 5), { y: -60 })],
    ['cream', put(oval(0, 0, 10, 2.4), { y: -60 })],
  ],
  grail: [
    rays('glow', 9, 50, 64, 5, 170),
    ['gold', 'M-36 -40L36 -40C38 -2 26 16 8 20L8 38L28 54L-28 54L-8 38L-8 20C-26 16 -38 -2 -36 -40Z'],
    ['brightDark', 'M14 -34L36 -40C38 -2 26 16 8 20C18 4 20 -16 14 -34Z'],
    ['red', oval(0, -39, 34, 9)],
    ['blue', oval(0, -8, 7, 9)],
    ['red', oval(-20, -10, 5)],
    ['red', oval(20, -10, 5)],
  ],
  lake: [
    ...sword({ x: 0, y: -34, scale: 0.72 }),
    ['pale', ribbon(0, 48, 15, -2, 22, 12, 0, 2, 10)],
    ['pale', oval(0, -4, 9, 8)],
    ['cream', blob(-12, 46, -10, 22, 10, 22, 14, 46)],
    ['blue', blob(-58, 52, -34, 38, -8, 46, 18, 38, 56, 50, 30, 64, -32, 64)],
    ['cream', 'M-40 52C-30 46 -22 56 -12 52M10 54C20 48 30 58 40 52', 3.6],
  ],
  crystal: [
    ['wood', poly(-28, 36, 28, 36, 40, 58, -40, 58)],
    ['gold', oval(0, 38, 32, 8)],
    ['blue', oval(0, -6, 44)],
    ['blueShade', blob(20, -42, 42, -14, 36, 22, 8, 36, 26, 12, 30, -18)],
    ['fog', curve(-24, 4, -10, -8, 4, 4, 18, -6, 26, 2), 6],
    ['glow', star(5, 14, 6, -8, -22)],
    ['cream', oval(-24, -24, 6, 10, 36)],
  ],
  spirits: [...putAll(ghost, { x: -26, y: 12, scale: 0.75, turn: -10 }), ...putAll(ghost, { x: 22, y: -8, turn: 8 })],
  storm: [
    ['steelShade', blob(-54, -4, -46, -30, -24, -34, -8, -54, 22, -50, 34, -32, 54, -24, 54, 0, 20, 6, -24, 6)],
    ['gray', blob(-50, 2, -30, -14, 0, -8, 28, -16, 54, 0, 30, 12, -26, 12)],
    ['gold', poly(-10, 4, 14, 4, 4, 26, 20, 26, -16, 64, -6, 36, -20, 36)],
    ['blue', 'M-40 20L-48 40M34 18L26 38M46 26L40 44', 5],
    ['cream', curve(-34, -18, -22, -26, -14, -14, -24, -10), 4],
  ],
};

export default {
  props,
  cards: {
    excalibur: 'stone',
    noble_sacrifice: 'helmet',
    the_aid_of_morgana: 'raven',
    aid_the_chosen_one: 'guide',
    swift_strike: 'lance',
    divine_intervention: 'wings',
    the_holy_grail: 'grail',
    the_lady_of_the_lake: 'lake',
    prophecy: 'crystal',
    restless_spirits: 'spirits',
    command_the_storms: 'storm',
  },
} satisfies HeroArt;
