// One of the Wayward Sisters, with the kettle and a ladle.

import type { Drawing, Figures } from '../../figures/drawing';
import { blob, curve, oval, poly, ribbon } from '../../figures/paths';
import { hand, head, limb } from '../../figures/people';

const sister: Drawing = {
  back: {
    pivot: [-10, -80],
    shapes: [
      // Steam that looks back.
      ['moss', blob(20, -62, 14, -80, 24, -92, 20, -108, 32, -118, 46, -112, 44, -98, 52, -88, 44, -74, 46, -62)],
      ['mossShade', curve(26, -70, 24, -82, 32, -92, 28, -102) + curve(40, -68, 42, -78, 36, -86), 2],
      ['ink', oval(29, -106, 2.2, 3) + oval(38, -105, 2, 3)],
      ['ink', oval(34, -97, 2.4, 3.4)],
      // Rags.
      ['deepDark', 'M-8 -86C-30 -74 -44 -44 -50 -8L-42 -14L-38 -3L-30 -12L-24 -1L-16 -11L-8 -1L10 -60L8 -86Z'],
      ['deep', curve(-22, -68, -36, -40, -42, -14) + curve(-14, -60, -26, -36, -30, -12), 1.8],
    ],
  },
  body: [
    ['deep', 'M-16 -84C-22 -60 -26 -30 -30 -2L-22 -8L-16 0L-10 -8L-2 0L6 -8L12 0L20 -6L22 -40L14 -84Z'],
    ['deepDark', 'M-16 -84C-22 -60 -26 -30 -30 -2L-22 -8L-16 0C-14 -30 -12 -60 -6 -84Z', 0],
    ['deepLight', curve(-2, -66, -4, -40, -2, -12) + curve(6, -60, 8, -40, 8, -16), 1.8],
    ['brightDark', poly(-18, -34, -10, -36, -9, -27, -17, -25)],
    ['ink', 'M-19 -31L-9 -33M-16 -36L-15 -24M-11 -37L-11 -26', 1.2],
    // A shawl with a fringe.
    [
      'bright',
      'M-20 -86C-8 -92 12 -90 20 -82C22 -74 18 -68 12 -66L8 -60L4 -66L-1 -58L-5 -65L-11 -57L-14 -65L-20 -60' +
        'C-25 -68 -25 -78 -20 -86Z',
    ],
    ['brightDark', curve(-18, -76, 0, -72, 18, -76), 1.8],
    // Hair that was never told anything.
    ['pale', 'M-12 -126C-24 -116 -30 -96 -26 -78L-30 -66L-22 -70L-20 -58L-13 -68L-8 -62L-6 -86L2 -100Z'],
    ['paleShade', curve(-16, -112, -22, -92, -20, -72) + curve(-10, -108, -13, -90, -11, -74), 1.8],
    ['moss', ribbon(2, -96, 9, 2, -84, 10)],
    ...head(
      { skin: 'moss', shade: 'mossShade', mood: 'sly', nose: 'hook', brow: 'gray', noEar: true },
      { x: 3, y: -105 },
    ),
    ['mossShade', oval(20, -99, 2.4)],
    ['mossShade', curve(10, -94, 12, -93, 13, -91), 1.4],
    ['cream', poly(9, -94.5, 12, -95, 11, -91)],
    ['pale', ribbon(14, -118, 6, 20, -110, 5, 21, -98, 5, 25, -88, 0)],
    // A hood with a point that has opinions.
    [
      'deep',
      'M-18 -94C-24 -112 -16 -130 -2 -136C-6 -146 -18 -150 -28 -146C-22 -160 -2 -160 6 -146' +
        'C8 -142 8 -138 8 -136C18 -132 22 -124 22 -116C12 -124 0 -122 -4 -112C-8 -104 -10 -96 -18 -94Z',
    ],
    ['deepDark', 'M-18 -94C-24 -112 -16 -130 -2 -136C-8 -124 -12 -108 -12 -96Z', 0],
    ['deepLight', curve(-12, -150, -2, -148, 2, -140), 1.8],
    ['bright', curve(-12, -97, -7, -112, 2, -119, 20, -117), 2.4],
    limb('deep', -14, -80, 13, -24, -62, 12, 0, -52, 10),
    [
      'moss',
      ribbon(0, -52, 7, 8, -50, 4, 14, -44, 0) +
        ribbon(0, -50, 6, 8, -46, 4, 12, -39, 0) +
        ribbon(-2, -49, 6, 3, -43, 4, 5, -36, 0),
    ],
    // The kettle.
    ['night', 'M18 -50C12 -32 16 -8 36 -6C56 -8 62 -32 56 -50Z'],
    ['gray', curve(22, -42, 20, -28, 26, -16), 2.4],
    ['night', poly(24, -10, 20, 0, 25, 0, 31, -7) + poly(48, -10, 53, 0, 48, 0, 42, -7)],
    ['night', oval(37, -50, 23, 7)],
    ['leaf', oval(37, -51, 18, 4.6)],
    ['moss', oval(30, -53, 3.4) + oval(42, -54, 4) + oval(36, -58, 2.6)],
    ['red', poly(26, 1, 28, -8, 32, -3, 36, -9, 40, -3, 45, -8, 47, 1)],
    ['gold', poly(31, 1, 33, -3, 36, 0, 39, -4, 42, 1)],
  ],
  front: {
    pivot: [15, -78],
    shapes: [
      ['wood', ribbon(30, -90, 4, 40, -62, 4)],
      ['wood', blob(36, -62, 44, -64, 47, -57, 41, -53, 36, -56)],
      ['woodDark', ribbon(30, -90, 4, 28, -96, 4)],
      limb('deep', 14, -79, 13, 24, -68, 12, 27, -80, 9),
      ['moss', ribbon(27, -84, 8, 30, -90, 7)],
      hand('moss', 31, -88, 5),
      ['mossShade', 'M29 -91L34 -90M30 -87L35 -86', 1.3],
    ],
  },
};

export default { wayward_sister: sister } satisfies Figures;
