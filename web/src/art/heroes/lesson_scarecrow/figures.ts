// The Scarecrow of the first lesson: a sack, a straw hat, a pole.

import type { Drawing, Figures, Shape } from '../../figures/drawing';
import { curve, line, oval, poly } from '../../figures/paths';
import { limb } from '../../figures/people';

/** What sticks out of a sleeve at this spot, toward `way`. */
const straw = (x: number, y: number, way: 1 | -1): Shape => [
  'straw',
  poly(
    ...[x, y - 5, x + 14 * way, y - 13, x + 9 * way, y - 4, x + 19 * way, y - 3, x + 9 * way, y + 1],
    ...[x + 15 * way, y + 8, x, y + 5],
  ),
];

const scarecrow: Drawing = {
  body: [
    ['wood', poly(-4, -46, 4, -46, 4, -1, -4, -1)],
    [
      'straw',
      poly(-18, -44, -22, -24, -14, -30, -10, -18, -4, -29, 1, -16, 6, -29, 12, -18, 15, -30, 23, -24, 18, -44),
    ],
    ['deep', 'M-17 -87C-8 -92 10 -92 18 -87L21 -62L19 -36L10 -42L1 -36L-8 -42L-18 -36L-20 -62Z'],
    ['bright', poly(-13, -64, -2, -66, -1, -54, -12, -52)],
    ['brightDark', line(-15, -61, -11, -61), 1.6],
    ['brightDark', line(-3, -58, 1, -58), 1.6],
    ['strawShade', curve(-20, -50, 0, -45, 20, -50), 3.4],
    limb('deep', -14, -82, 13, -32, -84, 11, -44, -87, 11),
    straw(-46, -87, -1),
    ['straw', poly(-10, -90, -14, -80, -5, -85, 1, -78, 7, -85, 15, -80, 12, -90)],
    ['sand', oval(2, -105, 16, 17)],
    ['rust', curve(-9, -91, 1, -88, 12, -91), 3],
    ['ink', oval(-2, -108, 2.9)],
    ['ink', oval(11, -108, 2.9)],
    ['ink', curve(-6, -98, 4, -93, 14, -99), 1.8],
    ['ink', line(-2, -99, -2, -94), 1.5],
    ['ink', line(4, -97.5, 4, -91.5), 1.5],
    ['ink', line(10, -99, 10, -94), 1.5],
    ['rust', poly(4, -105, 8, -100, 2, -101)],
    ['strawShade', 'M-25 -115C-12 -124 16 -124 30 -114C16 -109 -12 -109 -25 -115Z'],
    ['straw', 'M-13 -117C-9 -128 -6 -137 6 -143C8 -134 15 -126 18 -117C8 -113 -4 -113 -13 -117Z'],
    ['rust', curve(-12, -119, 3, -116, 17, -119), 4],
  ],
  front: {
    pivot: [16, -82],
    shapes: [limb('deep', 15, -82, 13, 31, -86, 11, 42, -96, 11), straw(44, -98, 1)],
  },
};

export default { lesson_scarecrow: scarecrow } satisfies Figures;
