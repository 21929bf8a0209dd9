// Tomoe Gozen with a bow taller than herself.

import type { Drawing, Figures, Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon } from '../../figures/paths';
import { hand, head, limb, plates, shoe } from '../../figures/people';

/** An arrow of the quiver, its feathers up. */
const arrow = (x: number, y: number, turn: number): Shape[] => [
  ['wood', put(ribbon(0, 0, 3, 0, -30, 3), { x, y, turn })],
  ['cream', put(poly(-5, -44, 0, -48, 5, -44, 5, -28, 0, -24, -5, -28), { x, y, turn })],
  ['bright', put(poly(-5, -40, 5, -40, 5, -35, -5, -35), { x, y, turn })],
];

const tomoe: Drawing = {
  back: {
    pivot: [-4, -104],
    shapes: [
      ...arrow(-24, -72, -40),
      ...arrow(-22, -76, -27),
      ...arrow(-18, -80, -14),
      ['woodDark', put(poly(-10, -4, 10, -4, 8, 26, -8, 26), { x: -22, y: -76, turn: -26 })],
      // Hair as long as the story.
      [
        'ink',
        'M4 -126C-18 -128 -28 -112 -28 -96C-28 -76 -38 -62 -46 -48C-52 -38 -60 -34 -64 -36C-62 -26 -54 -22 -46 -26' +
          'C-46 -20 -50 -14 -54 -12C-40 -10 -32 -20 -28 -32C-24 -22 -24 -16 -28 -10C-16 -16 -14 -32 -12 -46L4 -86Z',
      ],
      [
        'gray',
        curve(-14, -118, -20, -100, -22, -80, -34, -52, -44, -38) + curve(-8, -112, -13, -92, -15, -70, -24, -40),
        1.8,
      ],
      // The sword at her side.
      ['night', ribbon(-8, -48, 6.4, -34, -38, 6, -58, -18, 5)],
      ['gold', ribbon(-55, -21, 5.6, -60, -16, 5)],
      ['gold', ribbon(-28, -41, 7, -32, -39, 7)],
    ],
  },
  body: [
    ['cream', 'M-18 -48C-26 -36 -25 -28 -22 -22L-8 -20L0 -42Z'],
    ['cream', 'M2 -44L9 -20L24 -22C27 -30 25 -40 18 -48Z'],
    ['sand', curve(-17, -40, -18, -32, -16, -24) + curve(15, -42, 18, -32, 17, -24), 1.6],
    ['deep', poly(-22, -24, -8, -22, -9, -7, -21, -7)],
    ['deep', poly(9, -22, 24, -24, 22, -7, 10, -7)],
    ['bright', 'M-18 -21L-17 -9M-13 -20L-13 -9M14 -20L14 -9M19 -21L18 -9', 1.8],
    shoe('woodDark', -15),
    shoe('woodDark', 16),
    ...plates(-15, -53, 16, 20, 4, 12),
    ...plates(19, -53, 16, 20, 4, -12),
    ...plates(2, -54, 16, 19, 3, 0),
    ['deep', 'M-16 -86C-8 -90 12 -90 20 -86C20 -74 17 -66 18 -54C8 -49 -6 -49 -15 -54C-14 -66 -17 -74 -16 -86Z'],
    [
      'deepDark',
      'M-16 -86C-13 -88 -10 -89 -7 -89.500C-9 -76 -8 -64 -9 -51.500C-11 -52 -13 -53 -15 -54C-14 -66 -17 -74 -16 -86Z',
      0,
    ],
    // Leather with cherry blossoms.
    ['cream', 'M-10 -84C-4 -80 10 -80 16 -84C17 -76 15 -68 15 -63C8 -60 -2 -60 -8 -63C-8 -70 -10 -76 -10 -84Z'],
    ['rose', oval(-2, -74, 3.4) + oval(8, -76, 3) + oval(4, -67, 3.2) + oval(12, -69, 2.4) + oval(-4, -66, 2.2)],
    ['gold', oval(-2, -74, 1.2) + oval(8, -76, 1.1) + oval(4, -67, 1.2), 0],
    ['bright', 'M-15 -58C-6 -54 10 -54 18 -58L18 -52C9 -48 -6 -48 -15 -52Z'],
    ['red', 'M-3 -56L8 -56L7 -49L-2 -49Z'],
    ['red', curve(1, -49, -4, -41, -3, -33) + curve(4, -49, 8, -42, 6, -34), 2.4],
    limb('cream', -15, -82, 13, -27, -66, 12, -17, -53, 10),
    ['bright', curve(-30, -70, -25, -66, -24, -59), 1.8],
    ['deep', ribbon(-26, -62, 11, -20, -56, 10)],
    hand('fair', -14, -51, 5.2),
    ['woodDark', ribbon(-10, -50, 5, 4, -56, 5)],
    ['gold', oval(-8, -51, 3.2, 5, 20)],
    ...plates(-21, -90, 18, 22, 4, 16),
    ['fair', ribbon(3, -96, 9, 3, -87, 11)],
    ...head(
      { skin: 'fair', shade: 'fairShade', mood: 'stern', lips: 'red', lashes: true, noEar: true },
      { x: 4, y: -106 },
    ),
    [
      'ink',
      'M-11 -86C-17 -96 -18 -112 -12 -122C-4 -132 16 -132 22 -121C24 -117 24 -113 23 -109C19 -114 13 -119 7 -120' +
        'C2 -117 -3 -112 -4 -104C-5 -96 -5 -92 -6 -88Z',
    ],
    ['gray', curve(-11, -100, -10, -114, -1, -123) + curve(6, -127, 14, -125, 19, -119), 1.6],
    // The band of those who do not turn back, and a crown.
    ['cream', 'M-17 -112C-6 -118 14 -120 25 -114L25 -109C14 -115 -4 -113 -15 -106Z'],
    ['cream', blob(-15, -110, -24, -116, -32, -114, -28, -108) + blob(-15, -108, -24, -106, -30, -98, -20, -101)],
    ['gold', 'M2 -118L5 -128L10 -122L13 -134L17 -122L22 -127L22 -116C16 -119 8 -119 2 -118Z'],
    ['red', oval(12.5, -120, 2.6)],
  ],
  front: {
    pivot: [19, -82],
    shapes: [
      // Two thirds of the bow are above the hand.
      ['woodDark', ribbon(34, -160, 3, 44, -150, 5, 54, -124, 6, 49, -84, 6.6, 52, -56, 6, 46, -30, 5, 36, -22, 3)],
      ['bright', 'M51 -138L56 -135M52 -112L58 -111M50 -66L55 -64M47 -44L52 -41', 3],
      ['woodDark', 'M35 -159L34 -90L37 -23', 1.3],
      limb('cream', 19, -82, 13, 31, -68, 12, 43, -76, 10),
      ['deep', ribbon(33, -68, 11, 42, -76, 10)],
      ['bright', 'M33 -72L39 -66M37 -76L43 -70', 1.6],
      hand('fair', 48, -80, 6),
      ['fairShade', 'M46 -83L52 -84M46 -79L53 -79', 1.3],
      ...plates(22, -90, 18, 22, 4, -14),
    ],
  },
};

export default { tomoe_gozen: tomoe } satisfies Figures;
