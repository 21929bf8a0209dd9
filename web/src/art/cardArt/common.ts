// Things that the cards of heroes can be about that nobody has drawn, beside what figures hold.

import type { Shape } from '../figures/drawing';
import { blob, curve, oval, poly, ribbon, star } from '../figures/paths';
import { flame, rays } from './parts';

export const COMMON: Readonly<Record<string, readonly Shape[]>> = {
  shield: [
    ['bright', 'M-42 -46C-24 -44 -10 -48 0 -56C10 -48 24 -44 42 -46C46 0 32 34 0 54C-32 34 -46 0 -42 -46Z'],
    ['deep', 'M-32 -37C-20 -36 -8 -39 0 -45C8 -39 20 -36 32 -37C35 -1 24 26 0 42C-24 26 -35 -1 -32 -37Z'],
    ['bright', star(5, 22, 9, 0, -4)],
  ],
  crown: [
    ['gold', poly(-50, 34, -58, -30, -28, -2, 0, -48, 28, -2, 58, -30, 50, 34)],
    ['brightDark', poly(-50, 34, -48, 20, 48, 20, 50, 34)],
    ['red', oval(0, 4, 9)],
    ['deepLight', oval(-30, 10, 6)],
    ['deepLight', oval(30, 10, 6)],
    ['glow', oval(0, -50, 7)],
  ],
  key: [
    ['gold', oval(-30, -24, 26)],
    ['deep', oval(-30, -24, 12)],
    ['gold', ribbon(-14, -8, 11, 42, 44, 11)],
    ['gold', poly(22, 34, 36, 20, 44, 28, 30, 42)],
    ['gold', poly(36, 48, 50, 34, 58, 42, 44, 56)],
  ],
  candle: [
    rays('glow', 8, 30, 44, 4, 22),
    ['cream', poly(-16, 0, 16, 0, 16, 44, -16, 44)],
    ['sand', 'M-16 0L16 0L16 12C10 26 6 8 0 14C-6 20 -10 8 -16 12Z'],
    ['gold', 'M0 -44C12 -28 14 -18 8 -8C4 -2 -4 -2 -8 -8C-14 -18 -8 -28 0 -44Z'],
    ['glow', oval(0, -14, 4, 8)],
    ['bright', blob(-38, 42, 0, 38, 38, 42, 30, 56, -30, 56)],
  ],
  moon: [
    ['glow', 'M14 -52C-20 -52 -46 -28 -46 2C-46 32 -20 56 14 54C-8 44 -20 24 -20 0C-20 -24 -6 -44 14 -52Z'],
    ['straw', curve(-34, -18, -38, 4, -30, 26), 4],
    ['gold', star(5, 16, 7, 28, -18)],
    ['gold', star(5, 10, 4, 44, 18)],
    ['gold', star(5, 8, 3, 18, 30)],
  ],
  feather: [
    ['deepLight', blob(46, -56, 50, -30, 36, 2, 8, 26, -22, 34, -12, 8, 4, -22, 24, -44)],
    ['deep', 'M-16 26L4 18M-6 8L18 6M8 -12L34 -10M22 -30L44 -30', 4],
    ['cream', ribbon(44, -54, 0, 6, -4, 4, -44, 58, 6)],
  ],
  flame: flame({ scale: 1.2 }),
  gem: [
    ['bright', poly(-30, -34, 30, -34, 52, -8, 0, 52, -52, -8)],
    ['deepLight', poly(-52, -8, -18, -8, 0, 52)],
    ['deep', poly(52, -8, 18, -8, 0, 52)],
    ['cream', 'M-18 -8L0 -34L18 -8Z', 3],
    ['glow', star(4, 18, 4, 34, -40)],
  ],
  bell: [
    ['wood', ribbon(-26, -52, 8, 26, -52, 8)],
    ['gold', 'M-10 -44C-30 -36 -26 -2 -44 30L44 30C26 -2 30 -36 10 -44Z'],
    ['brightDark', poly(-46, 26, 46, 26, 50, 38, -50, 38)],
    ['night', oval(0, 46, 9)],
    ['cream', 'M-16 -26C-20 -10 -20 0 -26 14', 4],
  ],
  compass: [
    ['gold', oval(0, 0, 52)],
    ['cream', oval(0, 0, 41)],
    ['ink', 'M0 -36L0 -28M0 28L0 36M-36 0L-28 0M28 0L36 0', 4],
    ['red', poly(18, -26, 7, 5, -5, -7)],
    ['steelShade', poly(-18, 26, 7, 5, -5, -7)],
    ['gold', oval(1, -1, 5)],
  ],
  horn: [
    ['cream', 'M-52 -36C-30 -44 -10 -26 6 -10C22 4 40 2 56 -14C54 30 20 48 -8 26C-30 10 -32 -18 -52 -22Z'],
    ['sand', 'M56 -14C54 30 20 48 -8 26C20 34 40 20 44 -6Z'],
    ['gold', ribbon(-56, -38, 8, -50, -20, 8)],
    ['gold', ribbon(-14, -20, 8, -26, 2, 8)],
    ['gold', ribbon(36, -6, 8, 58, -18, 8)],
  ],
  coins: [
    ['gold', oval(-20, 34, 36, 14)],
    ['brightDark', 'M-54 26C-44 36 4 36 14 26', 4],
    ['gold', oval(-18, 18, 36, 14)],
    ['gold', oval(22, -20, 34)],
    ['glow', oval(22, -20, 24)],
    ['brightDark', star(5, 16, 7, 22, -20)],
  ],
};
