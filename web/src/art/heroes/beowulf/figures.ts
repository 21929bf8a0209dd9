// Beowulf with what is left of Grendel, and Wiglaf behind his shield of linden.

import type { Drawing, Figures, Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon } from '../../figures/paths';
import { hand, head, limb, putAll, shoe } from '../../figures/people';

/** Small arcs, as of mail. */
const rings = (left: number, right: number, ...rows: number[]): string =>
  rows
    .map((y, row) =>
      Array.from({ length: Math.floor((right - left) / 7) }, (_, i) => {
        const x = left + 3.5 + i * 7 + (row % 2) * 3;
        return curve(x - 3, y, x, y + 3, x + 3, y);
      }).join(''),
    )
    .join('');

const SWORD: Shape[] = [
  ['steel', 'M-5 -8L-5 -50L0 -60L5 -50L5 -8Z'],
  ['steelShade', 'M0 -8L0 -58L5 -50L5 -8Z'],
  ['ink', 'M-2 -16L2 -20L-2 -24L2 -28L-2 -32L2 -36', 1.2],
  ['gold', poly(-12, -11, 12, -11, 14, -5, -14, -5)],
  ['woodDark', ribbon(0, -4, 6, 0, 7, 6)],
  ['gold', blob(-7, 8, 0, 5, 7, 8, 5, 14, -5, 14)],
];

const beowulf: Drawing = {
  back: {
    pivot: [0, -86],
    shapes: [
      // The skin of a bear.
      [
        'woodDark',
        'M-8 -94C-30 -92 -42 -74 -46 -50L-52 -46L-47 -40L-54 -32L-48 -28L-52 -18L-45 -17L-47 -6L-38 -10' +
          'L-32 -2L-26 -10L-18 -4' +
          'L16 -6L24 -12L31 -5L35 -14L42 -12L40 -22L45 -28L40 -36C40 -62 34 -86 16 -94Z',
      ],
      ['wood', 'M-36 -66L-40 -56M-30 -48L-35 -38M-42 -44L-45 -36M-36 -28L-39 -20M32 -60L34 -50M34 -36L36 -26', 1.8],
    ],
  },
  body: [
    limb('brownShade', -9, -34, 16, -12, -20, 14, -12, -6, 12),
    limb('brownShade', 11, -34, 16, 15, -20, 14, 15, -6, 12),
    ['sand', 'M-19 -20L-5 -16M-5 -21L-19 -14M-18 -11L-6 -8M8 -20L22 -16M22 -21L8 -14M9 -11L21 -8', 1.8],
    shoe('woodDark', -12),
    shoe('woodDark', 16),
    // A shirt of mail over a tunic.
    ['deep', 'M-21 -50L23 -50L30 -22C14 -16 -14 -16 -28 -22Z'],
    ['bright', 'M-27 -26C-12 -20 14 -20 29 -26L30 -22C14 -16 -14 -16 -28 -22Z'],
    [
      'steelShade',
      'M-21 -88C-10 -94 12 -94 23 -88C28 -68 25 -50 29 -34L22 -38L16 -31L9 -38L2 -31L-5 -38L-12 -31' +
        'L-19 -38L-26 -33C-23 -50 -26 -68 -21 -88Z',
    ],
    ['steel', rings(-18, 22, -82, -76, -70, -64, -48, -42), 1.3],
    ['woodDark', 'M-23.5 -60C-10 -55 12 -55 25.5 -60L26 -51C12 -46 -10 -46 -24 -51Z'],
    ['gold', oval(2, -52, 6)],
    ['deep', oval(2, -52, 3)],
    // The bear's paws meet on his breast.
    ['woodDark', 'M-20 -92C-12 -98 14 -98 22 -92L16 -84L8 -82L3 -76L-3 -82L-12 -83Z'],
    ['gold', oval(2, -82, 4)],
    ...head(
      { skin: 'fair', shade: 'fairShade', mood: 'cross', nose: 'hook', brow: 'strawShade', noEar: true },
      { x: 3, y: -106 },
    ),
    // A beard in two braids.
    [
      'straw',
      'M-10 -102C-15 -92 -12 -82 -4 -76C0 -72 2 -64 4 -56C8 -62 8 -68 10 -72C12 -68 12 -64 15 -58' +
        'C18 -64 19 -70 19 -76' +
        'C22 -84 21 -92 20 -98C16 -96 12 -99 8 -98C2 -98 -4 -98 -6 -104Z',
    ],
    [
      'strawShade',
      curve(-7, -92, -4, -84, 1, -78) + curve(2, -92, 4, -84, 6, -78) + curve(15, -90, 15, -84, 13, -78),
      1.5,
    ],
    ['gold', ribbon(1, -68, 4, 8, -69, 4)],
    ['gold', ribbon(12, -69, 4, 18, -70, 4)],
    ['ink', curve(8, -93, 12, -91.6, 16, -93.5), 2],
    // The helmet: a boar on its comb, rims around the eyes.
    [
      'steel',
      'M-15 -94C-21 -112 -12 -131 4 -131C19 -131 25 -120 23 -107L20 -112C16 -114 10 -114 4 -113L-2 -112' +
        'C-4 -104 -5 -98 -6 -92Z',
    ],
    ['steelShade', 'M-15 -94C-21 -112 -12 -131 4 -131C-6 -124 -8 -108 -6 -92Z', 0],
    ['gold', ribbon(-4, -116, 4, -2, -124, 4, 4, -131, 4)],
    ['gold', ribbon(20, -114, 4, 19, -123, 4, 12, -130, 4)],
    [
      'steelShade',
      'M-17 -112C-6 -119 14 -120 24 -113L23.6 -108C21 -109 20 -108 18 -110C16 -112 14 -111 13 -108' +
        'C10 -112 4 -112 1 -108L-6 -107L-16.4 -106Z',
    ],
    ['steelShade', curve(1, -109, 0.6, -104, 3, -101, 8, -100, 12, -103) + curve(13, -108, 13.4, -103, 15, -100), 2.4],
    ['gold', 'M-12 -110L-8 -113M-4 -112L0 -115M6 -114L10 -116M16 -114L19 -114', 1.4],
    ['gold', blob(-13, -133, -10, -141, 0, -144, 12, -143, 19, -139, 26, -138, 27, -133, 19, -131, 8, -130, -6, -130)],
    ['gold', ribbon(-12, -136, 3, -17, -140, 3, -16, -145, 0)],
    [
      'brightDark',
      'M-8 -141L-10 -145M-2 -143L-3 -148M4 -144L4 -148M10 -143L11 -147M-2 -131L-2 -134M10 -131L10 -134',
      2,
    ],
    ['gold', poly(9, -141, 10, -147, 16, -141)],
    ['cream', ribbon(21, -133, 3, 25, -138, 2.4, 25, -143, 0)],
    ['red', oval(16, -137, 1.7)],
    // The arm of Grendel.
    limb('steelShade', -19, -84, 15, -32, -74, 13, -36, -62, 11),
    ['mossShade', ribbon(-38, -66, 17, -43, -48, 16, -38, -30, 13)],
    ['moss', ribbon(-40, -62, 6, -45, -48, 6, -41, -34, 5), 0],
    ['red', oval(-37, -70, 9, 5, -12)],
    ['cream', oval(-37, -71, 4, 2.4, -12)],
    ['mossShade', blob(-46, -30, -40, -36, -30, -32, -28, -22, -34, -16, -44, -18)],
    ['mossShade', ribbon(-44, -22, 7, -50, -14, 6, -48, -6, 4)],
    ['mossShade', ribbon(-38, -20, 7, -39, -10, 6, -35, -4, 4)],
    ['mossShade', ribbon(-31, -24, 7, -26, -16, 6, -24, -9, 4)],
    ['ink', poly(-51, -8, -46, -8, -47, 1) + poly(-37, -6, -32, -6, -32, 3) + poly(-26, -11, -21, -11, -20, -2)],
    hand('fair', -38, -58, 6.4),
    ['wood', ribbon(-38, -66, 12, -34, -69, 12)],
  ],
  front: {
    pivot: [22, -84],
    shapes: [
      ...putAll(SWORD, { x: 43, y: -84, turn: 14 }),
      limb('steelShade', 21, -83, 15, 34, -70, 13, 39, -76, 11),
      ['wood', ribbon(36, -72, 13, 40, -77, 12)],
      hand('fair', 42, -82, 6.4),
      ['woodDark', blob(12, -92, 24, -94, 33, -86, 31, -78, 22, -80, 14, -80)],
    ],
  },
};

const wiglaf: Drawing = {
  body: [
    limb('wood', -9, -32, 14, -11, -18, 12, -11, -6, 11),
    limb('wood', 9, -32, 14, 12, -18, 12, 12, -6, 11),
    ['sand', 'M-17 -18L-5 -14M-17 -11L-5 -8M6 -18L18 -14M6 -11L18 -8', 1.8],
    shoe('woodDark', -11),
    shoe('woodDark', 13),
    ['deep', 'M-17 -82C-8 -87 10 -87 19 -82C22 -64 21 -44 27 -22C12 -16 -12 -16 -24 -22C-19 -44 -20 -64 -17 -82Z'],
    ['deepDark', 'M-17 -82L-8 -85C-12 -62 -11 -40 -13 -18.4C-17 -19 -21 -20 -24 -22C-19 -44 -20 -64 -17 -82Z', 0],
    ['bright', 'M-23 -27C-10 -22 12 -22 26 -27L27 -22C12 -16 -12 -16 -24 -22Z'],
    ['deepLight', curve(14, -74, 15, -58, 16, -40), 1.6],
    ['bright', poly(-6, -86, 10, -86, 6, -72, -2, -72)],
    ['woodDark', 'M-19.5 -52C-8 -47 10 -47 22 -52L23 -44C10 -39 -8 -39 -20.5 -44Z'],
    ['gold', poly(8, -51, 15, -52, 16, -43, 9, -42)],
    ['fair', ribbon(2, -94, 10, 2, -84, 12)],
    ...head(
      { skin: 'fair', shade: 'fairShade', mood: 'stern', brow: 'rust', cheeks: true, noEar: true },
      { x: 4, y: -101 },
    ),
    // A young beard, long hair.
    ['rust', ribbon(-10, -100, 9, -15, -88, 9, -14, -76, 8, -19, -68, 0)],
    [
      'rust',
      'M-5 -100C-8 -92 -4 -84 4 -81C10 -79 16 -82 18 -87C19 -89 19.6 -92 19.4 -94C15 -92 11 -93.5 8 -92' +
        'C3 -92 -1 -95 -2 -100Z',
    ],
    ['ink', curve(8, -89.6, 11, -89, 15, -90), 1.7],
    // A plain cap of iron with a bar before the nose.
    [
      'steel',
      'M-13 -98C-16 -112 -8 -126 6 -136C18 -126 24 -116 22 -104L-4 -104C-6 -102 -6 -98 -6 -94C-10 -94 -12 -96 -13 -98Z',
    ],
    ['steelShade', 'M-13 -98C-16 -112 -8 -126 6 -136C-2 -124 -6 -110 -6 -94C-10 -94 -12 -96 -13 -98Z', 0],
    ['gold', 'M-14 -108C-2 -112 12 -112 22.6 -108L22 -102C12 -106 -2 -106 -13 -102Z'],
    ['gold', ribbon(5, -110, 4, 5, -122, 4, 6, -134, 3.4)],
    ['gold', poly(12.4, -106, 17, -106, 18.6, -96, 15.6, -93)],
    // The shield.
    ['woodDark', oval(-24, -58, 27)],
    ['bright', oval(-24, -58, 23.5)],
    ['deep', 'M-24 -58L-24 -81.5C-11 -81.5 -0.5 -71 -0.5 -58ZM-24 -58L-24 -34.5C-37 -34.5 -47.5 -45 -47.5 -58Z'],
    ['deepDark', oval(-24, -58, 23.5), 1.4],
    ['steel', oval(-24, -58, 8)],
    ['steelShade', oval(-24, -58, 8.6), 1.4],
    ['cream', oval(-26, -60, 2.4)],
    ['steel', 'M-24 -79L-24 -76M-24 -40L-24 -37M-45 -58L-42 -58M-6 -58L-3 -58', 3],
  ],
  front: {
    pivot: [19, -78],
    shapes: [
      // An axe with a beard.
      ['wood', put(ribbon(0, 22, 5, 0, -52, 5), { x: 40, y: -74, turn: 16 })],
      [
        'steel',
        put('M-3 -50L3 -50C12 -52 18 -58 20 -62C24 -48 22 -34 16 -26C14 -32 8 -38 3 -38L-3 -38Z', {
          x: 40,
          y: -74,
          turn: 16,
        }),
      ],
      [
        'steelShade',
        put('M20 -62C24 -48 22 -34 16 -26C15 -29 14 -31 12.5 -33C17 -42 18 -52 16.5 -58Z', { x: 40, y: -74, turn: 16 }),
      ],
      limb('deep', 18, -78, 14, 30, -62, 12, 37, -68, 10),
      ['wood', ribbon(34, -65, 11, 38, -69, 11)],
      hand('fair', 40, -73, 6),
    ],
  },
};

export default { beowulf, wiglaf } satisfies Figures;
