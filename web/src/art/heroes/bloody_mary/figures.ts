// Bloody Mary, out of her mirror.

import type { Drawing, Figures } from '../../figures/drawing';
import { blob, curve, oval, poly, ribbon } from '../../figures/paths';
import { hand, head, limb } from '../../figures/people';

const mary: Drawing = {
  back: {
    pivot: [-8, -4],
    shapes: [
      ['gold', oval(-10, -76, 45, 71)],
      ['brightDark', oval(-10, -76, 41, 67), 1.4],
      ['steelShade', oval(-10, -76, 37, 62)],
      ['night', 'M-10 -138C10 -138 27 -110 27 -76C27 -42 10 -14 -10 -14C4 -40 8 -60 8 -76C8 -94 4 -114 -10 -138Z', 0],
      ['steel', poly(-42, -88, -34, -116, -22, -130, -36, -84), 0],
      ['steel', poly(-44, -66, -41, -74, -30, -28, -34, -38), 0],
      // It broke when she came.
      [
        'fog',
        'M-28 -102L-44 -114M-28 -102L-40 -88L-46 -80M-28 -102L-24 -124L-16 -137M-40 -88L-30 -70L-44 -50' +
          'M-30 -70L-20 -50L-32 -24',
        1.5,
      ],
      // Ornaments.
      ['gold', blob(-22, -146, -10, -152, 2, -146, 2, -139, -10, -136, -22, -139)],
      ['red', oval(-10, -144, 3.6)],
      ['gold', oval(-54, -92, 4.4)],
      ['gold', oval(-54, -60, 4.4)],
      ['gold', oval(-57, -76, 5.4)],
      ['gold', poly(-42, -22, -28, -10, -34, 0, -50, 0, -44, -8)],
      ['gold', poly(22, -22, 8, -10, 14, 0, 30, 0, 24, -8)],
    ],
  },
  body: [
    // Hair down to her waist.
    [
      'ink',
      'M-14 -118C-24 -104 -22 -84 -28 -66C-30 -56 -36 -50 -34 -42L-27 -48L-25 -38L-18 -46L-12 -38' +
        'L-6 -50L14 -54L20 -42L24 -52' +
        'C26 -66 20 -84 18 -98Z',
    ],
    // A gown that ends in nothing.
    [
      'deep',
      'M-12 -82C-16 -62 -28 -34 -36 -4L-28 -10L-22 1L-14 -8L-7 2L1 -7L9 2L16 -8L24 1L29 -10L36 -4' +
        'C32 -30 20 -60 14 -82Z',
    ],
    ['deepDark', 'M-12 -82C-16 -62 -28 -34 -36 -4L-28 -10L-22 1L-14 -8C-12 -34 -8 -60 -5 -84Z', 0],
    [
      'deepDark',
      'M-33 -14C-10 -22 10 -22 33 -14L36 -4L29 -10L24 1L16 -8L9 2L1 -7L-7 2L-14 -8L-22 1L-28 -10L-36 -4Z',
      0,
    ],
    [
      'deepDark',
      curve(4, -52, 6, -38, 6, -26) + curve(12, -50, 18, -38, 20, -30) + curve(-5, -50, -8, -40, -9, -30),
      1.6,
    ],
    ['pale', 'M-8 -88C-2 -84 6 -84 12 -88L15 -80C8 -74 -4 -74 -12 -80Z'],
    ['deep', 'M-12 -82C-4 -75 8 -75 15 -82C15 -72 12 -64 13 -56C5 -52 -6 -52 -13 -56C-12 -64 -14 -72 -12 -82Z'],
    ['deepLight', curve(-11, -80, 2, -74.5, 14, -80), 2],
    ['bright', 'M-13.5 -60C-5 -56 5 -56 13.5 -60L14 -54C5 -50 -6 -50 -14 -54Z'],
    // What ran down from her eyes.
    ['red', ribbon(-5, -76, 3, -6, -58, 3, -7, -40, 5), 0],
    ['red', ribbon(2, -74, 4, 2, -50, 4, 2, -24, 6), 0],
    ['red', ribbon(9, -76, 3, 11, -62, 3, 13, -48, 5), 0],
    // The hand that hangs.
    limb('paleShade', -13, -78, 8, -24, -64, 7, -27, -48, 6),
    ['pale', ribbon(-27, -48, 6, -30, -40, 4, -34, -34, 0)],
    ['pale', ribbon(-27, -48, 5, -26, -38, 4, -28, -30, 0)],
    ['pale', ribbon(-27, -48, 5, -22, -40, 4, -21, -33, 0)],
    ['pale', ribbon(2, -94, 8, 1, -84, 9)],
    ...head(
      { skin: 'pale', shade: 'paleShade', mood: 'cross', lips: 'red', noEar: true, eye: 'ink' },
      { x: 3, y: -104 },
    ),
    // Eyes like holes, and what runs from them.
    ['ink', oval(7.6, -105, 4, 4.6)],
    ['ink', oval(15.4, -105, 3.4, 4.4)],
    ['red', oval(8.2, -105, 1.5)],
    ['red', oval(15.8, -105, 1.4)],
    ['red', 'M7.4 -100L7 -92L8 -88M15.6 -100L16 -94', 2],
    // Hair before half of the face.
    [
      'ink',
      'M-15 -92C-22 -110 -14 -128 4 -128C16 -128 23 -119 21 -107C17 -113 13 -117 8 -118' +
        'C4 -112 2 -104 2 -96C2 -86 -2 -76 -4 -66' +
        'L-9 -74L-13 -62C-17 -72 -18 -82 -15 -92Z',
    ],
    ['ink', ribbon(17, -116, 6, 21, -104, 6, 19, -90, 5, 22, -76, 0)],
    [
      'steelShade',
      curve(-12, -106, -9, -120, 3, -124) + curve(-10, -88, -11, -100, -5, -114) + curve(-7, -78, -5, -94, 0, -108),
      1.5,
    ],
  ],
  front: {
    pivot: [14, -78],
    shapes: [
      // A piece of the mirror.
      ['steel', poly(44, -86, 56, -118, 62, -136, 52, -126, 40, -94)],
      ['fog', poly(46, -94, 55, -118, 60, -132, 52, -120, 44, -96)],
      ['red', poly(56, -124, 62, -136, 59, -120, 58, -108, 55.6, -118)],
      limb('pale', 14, -78, 9, 28, -70, 8, 40, -84, 7),
      hand('pale', 43, -88, 5.6),
      ['red', 'M45 -84L44 -76L45 -72M39 -84L37 -78', 2],
    ],
  },
};

export default { bloody_mary: mary } satisfies Figures;
