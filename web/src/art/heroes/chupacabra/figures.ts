// The Chupacabra, with the bell of the last goat.

import type { Drawing, Figures, Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon } from '../../figures/paths';

/** A spine of the back with its foot on a spot. */
const spine = (x: number, y: number, turn: number, size: number): Shape[] => [
  ['deep', put('M-8 4C-6 -10 -3 -20 0 -30C4 -20 8 -10 9 4Z', { x, y, turn, scale: size })],
  ['bright', put('M-3.5 -16C-2.5 -21 -1.5 -25 0 -30C2 -25 3.500 -20 5 -16Z', { x, y, turn, scale: size })],
];

/** Three claws of a foot that points to the right. */
const claws = (x: number, y: number): Shape[] =>
  [0, 8, 16].map((i) => [
    'cream',
    `M${x + i} ${y - 6}C${x + i + 6} ${y - 6} ${x + i + 9} ${y - 3} ${x + i + 10} ${y + 1}L${x + i} ${y}Z`,
  ]);

const chupacabra: Drawing = {
  back: {
    pivot: [-22, -40],
    shapes: [
      ['mossShade', ribbon(-14, -38, 22, -36, -24, 15, -54, -28, 10, -62, -46, 7, -54, -62, 5, -44, -66, 0)],
      ['leaf', curve(-20, -28, -38, -17, -53, -23, -58, -38), 2],
      ...spine(-45, -34, -14, 0.44),
      ...spine(-34, -36, -4, 0.5),
      // Down the back, the longest between the shoulders.
      ...spine(-32, -48, -72, 0.7),
      ...spine(-34, -62, -62, 0.9),
      ...spine(-30, -77, -48, 1.05),
      ...spine(-21, -90, -34, 1.15),
      ...spine(-9, -100, -22, 1.15),
      ...spine(4, -108, -14, 1),
      ...spine(14, -114, -6, 0.8),
    ],
  },
  body: [
    // The farther leg and arm.
    ['leaf', 'M2 -48C14 -46 22 -36 20 -26L15 -16L22 -6L34 -4L34 0L10 0L4 -14L6 -26Z'],
    ...claws(20, -1),
    ['leaf', ribbon(14, -70, 12, 26, -52, 9, 40, -46, 8)],
    ['cream', ribbon(40, -48, 5, 49, -50, 4, 55, -45, 0)],
    ['cream', ribbon(41, -45, 5, 48, -42, 4, 52, -35, 0)],
    ['cream', ribbon(38, -43, 5, 42, -37, 4, 43, -29, 0)],
    // A lean trunk under a bent back.
    [
      'mossShade',
      blob(-34, -50, -34, -70, -22, -88, -4, -98, 14, -100, 24, -90, 24, -74, 14, -62, 8, -46, -4, -34, -22, -34),
    ],
    ['moss', blob(24, -90, 25, -74, 15, -62, 9, -46, -2, -36, -6, -46, 2, -60, 8, -76, 14, -88)],
    ['mossShade', 'M20 -82L10 -78M19 -73L7 -69M12 -63L3 -59M8 -53L-1 -50', 1.8],
    ['leaf', 'M-34 -50C-36 -62 -32 -78 -20 -88C-28 -72 -28 -52 -16 -36L-22 -34C-28 -36 -32 -42 -34 -50Z', 0],
    ['leaf', curve(-18, -78, -12, -84, -6, -84) + curve(-20, -68, -13, -74, -6, -73), 1.8],
    // The nearer leg of a jumper.
    [
      'mossShade',
      'M-30 -54C-14 -62 2 -50 -2 -34C-4 -28 -10 -24 -14 -20L-8 -8L6 -5L8 0L-20 0L-27 -16' +
        'C-28 -22 -24 -28 -28 -34C-33 -40 -34 -48 -30 -54Z',
    ],
    ['leaf', curve(-26, -48, -14, -52, -6, -42, -8, -32), 1.8],
    ...claws(-6, -1),
    // A neck, and what hangs on it.
    ['mossShade', 'M2 -102C8 -116 20 -122 30 -118L34 -98C28 -88 18 -84 10 -86Z'],
    ['deep', ribbon(4, -101, 7, 16, -92, 7, 30, -94, 7)],
    ['gold', 'M17 -92L25 -93C28 -88 28 -84 32 -79L15 -77C17 -82 15 -87 17 -92Z'],
    ['woodDark', oval(24, -76, 3)],
    // The head.
    ['rose', ribbon(44, -96, 6, 54, -92, 5, 60, -86, 4, 58, -80, 0)],
    ['mossShade', 'M28 -98C36 -92 46 -92 54 -94L58 -99C52 -86 40 -82 28 -88Z'],
    ['ink', 'M32 -103L60 -105L54 -95C46 -92 38 -94 32 -98Z'],
    ['cream', poly(40, -95, 42, -101, 45, -94.5) + poly(48, -94, 51, -100, 53, -95)],
    [
      'mossShade',
      'M6 -112C4 -128 18 -138 32 -134C42 -131 50 -124 60 -118C66 -114 66 -108 62 -105' +
        'C54 -101 44 -103 34 -102C22 -98 10 -102 6 -112Z',
    ],
    ['leaf', 'M6 -112C4 -128 16 -137 28 -135C16 -130 12 -118 18 -102C12 -103 8 -107 6 -112Z', 0],
    ['cream', poly(42, -103, 46, -90, 50, -103.5) + poly(54, -103, 57, -92, 60, -105)],
    ['ink', oval(61, -114, 1.8, 1.4, 30)],
    ['leaf', curve(44, -123, 52, -120, 58, -116), 1.6],
    // Eyes for the night.
    ['ink', blob(20, -118, 25, -126, 36, -126, 42, -118, 36, -112, 25, -112)],
    ['red', blob(22, -118, 26, -124, 35, -124, 40, -118, 35, -114, 26, -114), 0],
    ['glow', blob(29, -122, 33, -122, 33, -115, 29, -115), 0],
    ['ink', 'M31 -123L31 -114.500', 2],
    ['leaf', curve(17, -122, 24, -130, 36, -129, 43, -122), 2.4],
    // An ear like a leaf.
    ['mossShade', 'M12 -116C2 -116 -8 -122 -12 -132C-2 -134 12 -130 18 -124Z'],
    ['rose', 'M10 -119C4 -120 -3 -124 -6 -129C2 -129 9 -126 13 -122Z'],
  ],
  front: {
    pivot: [8, -84],
    shapes: [
      ['mossShade', ribbon(6, -86, 16, 18, -62, 12, 40, -74, 10)],
      ['leaf', curve(4, -80, 11, -65, 20, -58), 1.8],
      ['cream', ribbon(44, -80, 6, 53, -86, 5, 61, -82, 0)],
      ['cream', ribbon(47, -75, 6, 56, -76, 5, 63, -69, 0)],
      ['cream', ribbon(44, -70, 6, 53, -67, 5, 57, -58, 0)],
      ['mossShade', blob(35, -79, 42, -83, 49, -79, 50, -72, 44, -67, 36, -70)],
    ],
  },
};

export default { chupacabra } satisfies Figures;
