// What the cards of the Squire are about: the first lesson says the same in words.

import { rays, sword } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';
import { blob, curve, line, oval, poly, star } from '../../figures/paths';
import { putAll } from '../../figures/people';

const props: HeroArt['props'] = {
  // Straight ahead.
  thrust: [
    ...sword({ x: 2, y: 0, turn: -74, scale: 1.1 }),
    ['cream', line(26, -34, 62, -44), 5],
    ['cream', line(34, 26, 66, 18), 5],
  ],
  // All the way around.
  swing: [
    ['glow', 'M-52 34C-62 -22 -22 -62 36 -50C-4 -48 -34 -18 -30 30Z'],
    ...sword({ x: 16, y: 8, turn: 38, scale: 1.15 }),
    ['gold', star(5, 13, 5, -46, 46)],
  ],
  // A blade stopped by a shield.
  parry: [
    ...sword({ x: -20, y: -8, turn: -128, scale: 0.95 }),
    ...putAll(
      [
        ['gold', 'M-42 -46C-24 -44 -10 -48 0 -56C10 -48 24 -44 42 -46C46 0 32 34 0 54C-32 34 -46 0 -42 -46Z'],
        ['deep', 'M-32 -37C-20 -36 -8 -39 0 -45C8 -39 20 -36 32 -37C35 -1 24 26 0 42C-24 26 -35 -1 -32 -37Z'],
        ['bright', poly(-30, -6, 0, -26, 30, -6, 28, 12, 0, -8, -28, 12)],
      ],
      { x: 14, y: 4, scale: 0.92 },
    ),
    rays('red', 5, 8, 20, 5, 100),
  ],
  // A boot that is already gone.
  step: [
    ['fog', blob(-58, 44, -40, 30, -24, 42, -30, 54, -50, 56)],
    ['wood', 'M-8 -52L28 -54L28 8C46 14 58 24 58 44L-12 44Z'],
    ['woodDark', poly(-14, 42, 60, 42, 60, 54, -14, 54)],
    ['sand', 'M-12 -56L32 -58L32 -38L-12 -36Z'],
    ['woodDark', curve(-6, 22, 10, 18, 24, 8), 4],
    ['gold', oval(12, -8, 6)],
    ['cream', line(-56, -34, -24, -34), 6],
    ['cream', line(-62, -8, -22, -8), 6],
    ['cream', line(-50, 16, -24, 16), 6],
  ],
};

export default {
  props,
  cards: { thrust: 'thrust', mighty_swing: 'swing', parry: 'parry', quick_step: 'step' },
} satisfies HeroArt;
