// What the cards of the Scarecrow are about.

import type { HeroArt } from '../../cardArt/scene';
import type { Shape } from '../../figures/drawing';
import { blob, curve, line, oval, poly } from '../../figures/paths';
import { putAll } from '../../figures/people';

/** A crow that looks to the right. */
const crow = (x: number, y: number, scale: number): Shape[] =>
  putAll(
    [
      ['gold', poly(34, -16, 58, -8, 34, -2)],
      ['night', blob(-48, 26, -22, -4, 6, -24, 28, -26, 38, -12, 30, 4, 12, 22, -16, 28)],
      ['ink', blob(-30, 10, -8, -22, -26, -52, 10, -34, 16, -6, 0, 14)],
      ['cream', oval(26, -14, 4)],
      ['gold', line(-2, 26, -2, 44), 4],
      ['gold', line(10, 24, 12, 42), 4],
    ],
    { x, y, scale },
  );

const props: HeroArt['props'] = {
  // A glove that is stuffed too full.
  fist: [
    ['straw', poly(-62, 30, -48, 8, -64, -4, -40, -14, -30, 30, -40, 46)],
    ['deep', poly(-42, -22, -18, -26, -14, 36, -40, 34)],
    ['sand', blob(-20, -26, 10, -38, 42, -34, 56, -8, 50, 26, 22, 40, -16, 34)],
    ['rust', curve(22, -34, 26, -18, 22, -4), 4],
    ['rust', curve(40, -32, 44, -14, 40, 2), 4],
    ['rust', curve(-4, 2, 18, 6, 30, 18), 4],
    ['straw', poly(-10, 34, -16, 56, 0, 42, 8, 58, 14, 38)],
  ],
  crows: [...crow(-20, -22, 0.72), ...crow(18, 24, 0.9)],
  // A bale, tied twice.
  padding: [
    ['straw', poly(-54, -26, -40, -42, 46, -42, 54, -28, 56, 38, -52, 42)],
    ['strawShade', poly(-54, -26, 54, -28, 56, -16, -54, -14)],
    ['strawShade', line(-40, 4, -20, 2), 4],
    ['strawShade', line(0, 22, 24, 18), 4],
    ['strawShade', line(26, -2, 44, 0), 4],
    ['rust', poly(-28, -42, -18, -42, -16, 42, -28, 42)],
    ['rust', poly(18, -42, 28, -42, 30, 40, 18, 40)],
    ['straw', poly(50, -10, 68, -18, 58, -2, 70, 6, 54, 10)],
  ],
};

export default {
  props,
  cards: { straw_fist: 'fist', pecking_crows: 'crows', straw_padding: 'padding' },
} satisfies HeroArt;
