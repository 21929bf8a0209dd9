// What the cards of the Genie are about.

import type { Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon, star } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { flame } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

const gem = (tone: Shape[0], light: Shape[0], x: number, y: number, scale = 1): Shape[] =>
  putAll(
    [
      [tone, poly(-22, -18, 22, -18, 34, -2, 0, 36, -34, -2)],
      [light, poly(-10, -18, 10, -18, 14, -2, 0, 36, -14, -2)],
    ],
    { x, y, scale },
  );

const lamp: Shape[] = [
  [
    'gold',
    'M-56 -16C-40 -14 -32 -8 -22 -8L26 -8C40 -14 58 -14 56 4C54 20 36 22 26 22C18 34 8 38 0 40L14 54' +
      'L-26 54L-12 40C-30 36 -38 18 -56 -16Z',
  ],
  ['deep', oval(42, 5, 6)],
  ['brightDark', curve(-24, 12, 0, 18, 22, 10), 4],
  ['gold', blob(-20, -10, -10, -24, 14, -24, 24, -10)],
  ['red', oval(2, -30, 6)],
];

const props: HeroArt['props'] = {
  wishbone: [
    ['cream', ribbon(0, -56, 14, 2, -36, 14, -16, -4, 11, -30, 26, 10, -34, 50, 13)],
    ['cream', ribbon(4, -40, 12, 20, -6, 11, 30, 18, 10)],
    ['cream', ribbon(36, 26, 10, 40, 50, 13)],
    ['red', star(7, 18, 8, 33, 20)],
    ['sand', oval(0, -54, 9, 6)],
  ],
  shackles: [
    [
      'steel',
      'M-50 -4C-54 -34 -24 -46 -10 -28L-20 -20C-30 -30 -40 -20 -38 -4C-36 12 -22 14 -16 4L-6 10' +
        'C-18 30 -46 26 -50 -4Z',
    ],
    ['steelShade', oval(6, -10, 9, 7, -20)],
    ['steel', oval(18, -22, 9, 7, -40)],
    ['steelShade', oval(-6, 22, 9, 7, 40)],
    ['steel', 'M50 16C56 44 26 58 10 42L18 34C30 42 42 34 38 18C34 4 20 4 16 14L6 10C14 -12 44 -12 50 16Z'],
    ['glow', star(8, 26, 9, 4, 4)],
  ],
  wrath: [
    ...flame({ scale: 1.3 }),
    ['deepLight', blob(-26, 6, -10, 0, 10, 0, 28, 8, 26, 34, 8, 46, -16, 44, -28, 30)],
    ['deep', 'M-14 4L-14 18M0 2L0 18M14 4L14 18', 4],
    ['deepLight', ribbon(-28, 24, 12, -6, 30, 12, 8, 24, 11)],
  ],
  scroll: [
    ['cream', poly(-34, -42, 34, -42, 34, 42, -34, 42)],
    ['sand', ribbon(-44, -46, 16, 44, -46, 16)],
    ['sand', ribbon(-44, 46, 16, 44, 46, 16)],
    ['ink', 'M-22 -24C-10 -32 -8 -16 4 -24C12 -30 16 -18 24 -24M-22 -6C-12 -14 -6 2 6 -6M12 -6L22 -6', 3.6],
    ['red', oval(10, 20, 14)],
    ['gold', star(5, 9, 4, 10, 20)],
  ],
  comet: [
    ['bright', 'M-60 44C-40 6 -16 -14 8 -24L24 0C6 12 -20 24 -60 44Z'],
    ['glow', 'M-40 34C-26 10 -8 -4 10 -14L18 -4C4 8 -16 20 -40 34Z'],
    ['gold', star(5, 34, 15, 26, -22)],
    ['glow', star(5, 17, 8, 26, -22)],
    ['gold', star(5, 10, 4, -36, -34)],
    ['gold', star(5, 8, 4, 34, 38)],
  ],
  turban: [
    ['cream', blob(-48, 18, -40, -18, -10, -40, 24, -36, 46, -10, 48, 20, 20, 34, -24, 34)],
    ['sand', curve(-44, 12, -16, -2, 8, -22, 30, -32), 5],
    ['sand', curve(-36, 26, 4, 14, 32, -12), 5],
    ['gold', poly(-44, 30, 44, 30, 40, 46, -40, 46)],
    ['red', oval(4, 2, 12, 14)],
    ['gold', ribbon(4, -14, 6, 2, -40, 18, 14, -62, 0)],
  ],
  skull: [
    ['cream', blob(-42, -8, -32, -42, 0, -54, 32, -42, 42, -8, 28, 18, 24, 24, -24, 24, -28, 18)],
    ['cream', poly(-22, 20, 22, 20, 18, 50, -18, 50)],
    ['ink', oval(-17, -6, 11, 12)],
    ['ink', oval(17, -6, 11, 12)],
    ['red', oval(-16, -5, 4)],
    ['red', oval(18, -5, 4)],
    ['ink', poly(0, 8, 6, 20, -6, 20)],
    ['ink', 'M-10 32L-10 48M0 32L0 50M10 32L10 48', 3.4],
  ],
  lightning: [
    ['fogShade', blob(-50, -26, -36, -50, -8, -56, 18, -52, 44, -48, 54, -26, 30, -14, -30, -14)],
    ['gold', poly(-4, -24, 26, -24, 10, 6, 30, 6, -16, 60, -4, 20, -24, 20)],
    ['glow', poly(4, -18, 16, -18, 0, 12, 14, 12, -4, 34, 2, 14, -12, 14)],
  ],
  lamp: [...lamp, ['deepLight', ribbon(-54, -18, 4, -46, -36, 12, -26, -40, 14, -30, -56, 8, -16, -62, 0)]],
  prison: [
    ['gray', 'M-46 58L-46 -14C-46 -44 -24 -58 0 -58C24 -58 46 -44 46 -14L46 58Z'],
    ['night', 'M-32 46L-32 -12C-32 -34 -16 -44 0 -44C16 -44 32 -34 32 -12L32 46Z'],
    ['glow', blob(-18, 6, -10, -2, -2, 6, -10, 11)],
    ['glow', blob(2, 6, 10, -2, 18, 6, 10, 11)],
    ['steel', 'M-20 -36L-20 46M0 -44L0 46M20 -36L20 46M-32 22L32 22', 6],
  ],
  gems: [
    ...gem('deepLight', 'bright', -30, 14),
    ...gem('leaf', 'moss', 32, 16),
    ...gem('red', 'rose', 0, -22, 1.15),
    ['glow', put(star(4, 16, 4), { x: 32, y: -48 })],
  ],
};

export default {
  props,
  cards: {
    careful_what_you_wish_for: 'wishbone',
    i_am_freed: 'shackles',
    imprisoned_wrath: 'wrath',
    your_wish_is_my_command: 'scroll',
    wishing_for_more_wishes: 'comet',
    ive_made_sultans_out_of_less: 'turban',
    i_grant_you_death: 'skull',
    this_is_no_parlor_trick: 'lightning',
    back_in_the_lamp: 'lamp',
    prisoners_torment: 'prison',
    three_wishes: 'gems',
  },
} satisfies HeroArt;
