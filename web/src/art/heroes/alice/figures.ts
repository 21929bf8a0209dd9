// Alice, grown and shrunk, and the Jabberwock.

import type { Drawing, Figures, Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon } from '../../figures/paths';
import { hand, head, limb, putAll, shoe } from '../../figures/people';

const stripes = (x: number, wide: number, ...heights: number[]): Shape[] =>
  heights.map((y) => ['deepLight', poly(x - wide, y, x + wide, y + 1, x + wide, y + 5, x - wide, y + 4)]);

/** A sword with its grip in the origin and its point upward. */
const SWORD: Shape[] = [
  ['steel', 'M-3.5 -6L-3.5 -40L0 -49L3.5 -40L3.5 -6Z'],
  ['steelShade', 'M0 -6L0 -47L3.5 -40L3.5 -6Z'],
  ['gold', 'M-10 -9C-6 -7 6 -7 10 -9L10 -4.5C6 -3 -6 -3 -10 -4.5Z'],
  ['woodDark', ribbon(0, -4, 4.5, 0, 5, 4.5)],
  ['gold', oval(0, 8, 3.4)],
];

/** Her head with all its hair, around the chin. */
const hairBack: Shape[] = [
  ['straw', blob(-14, -14, -6, -22, 8, -22, 14, -14, 8, 8, -4, 16, -4, 30, -14, 26, -24, 30, -22, 18, -28, 12, -20, 2)],
  ['strawShade', blob(-14, 2, -8, 12, -10, 24, -18, 26, -18, 14), 0],
  ['strawShade', curve(-22, 6, -20, 16, -22, 25) + curve(-6, 12, -7, 20, -6, 26), 1.6],
];
const face: Shape[] = [
  ...head(
    {
      skin: 'fair',
      shade: 'fairShade',
      mood: 'kind',
      brow: 'wood',
      cheeks: true,
      lashes: true,
      lips: 'red',
      noEar: true,
    },
    {},
  ),
  [
    'straw',
    'M-15 8C-20 -8 -14 -24 3 -24C15 -24 20 -16 18 -8C13 -16 4 -16 0 -10C-3 -5 -6 2 -8 12' + 'C-11 13 -14 11 -15 8Z',
  ],
  ['strawShade', curve(-9, 6, -7, -6, 0, -15) + curve(-12, 2, -11, -8, -6, -16) + curve(8, -19, 13, -18, 16, -13), 1.4],
  ['night', 'M-15 -10C-13 -20 -4 -27 6 -26L10 -25C7 -23 2 -22 -1 -20C-7 -16 -10 -11 -11 -6Z'],
  ['night', blob(-10, -22, -18, -30, -24, -28, -23, -18, -17, -15)],
  ['night', blob(-10, -22, -8, -32, -1, -35, 3, -29, -2, -23)],
  ['deepLight', oval(-10, -22, 3.5)],
];

const big: Drawing = {
  back: { pivot: [0, -120], shapes: putAll(hairBack, { x: -1, y: -121, scale: 0.84 }) },
  body: [
    limb('cream', -8, -46, 10, -9, -24, 9, -9, -6, 8),
    ...stripes(-9, 4.6, -38, -28, -18),
    limb('cream', 9, -46, 10, 9, -24, 9, 9, -6, 8),
    ...stripes(9, 4.6, -38, -28, -18),
    shoe('night', -9),
    shoe('night', 9),
    ['cream', blob(-32, -46, -20, -34, -10, -40, 0, -34, 10, -40, 20, -34, 32, -46, 0, -52)],
    ['deep', 'M-10 -84C-20 -72 -32 -58 -37 -45C-24 -38 24 -38 37 -45C32 -58 20 -72 11 -84Z'],
    ['deepDark', 'M-10 -84C-20 -72 -32 -58 -37 -45C-32 -42 -27 -41 -22 -40C-19 -54 -14 -70 -7 -84Z', 0],
    ['deepDark', curve(12, -80, 22, -66, 28, -43) + curve(14, -82, 26, -68, 34, -46), 1.5],
    ['deepLight', curve(-35, -49, -22, -44, 0, -43, 22, -44, 35, -49), 1.8],
    ['cream', 'M-3 -84C-6 -72 -12 -58 -13 -46C-2 -43 14 -43 25 -46C22 -58 15 -72 9 -84Z'],
    ['sand', curve(0, -80, -4, -64, -6, -50) + curve(6, -80, 11, -64, 15, -50) + curve(3, -76, 4, -62, 5, -54), 1.5],
    ['fairShade', curve(-12, -49, 2, -46.5, 23, -49), 1.5],
    ['deep', 'M-12 -104C-6 -108 8 -108 13 -104L11 -82L-10 -82Z'],
    ['cream', 'M-2 -105C2 -107 7 -107 11 -104L10 -82L-3 -82Z'],
    ['deepDark', 'M-11 -86L12 -86L12 -80L-11 -80Z'],
    ['fair', ribbon(1, -112, 7, 1, -103, 8)],
    ['cream', 'M-9 -106C-3 -109 6 -109 12 -105L6 -100L1 -104L-4 -100Z'],
    ['fairShade', ribbon(-14, -98, 7, -24, -86, 6, -20, -74, 6)],
    hand('fairShade', -20, -73, 4.5),
    // The bottle that makes one shrink.
    ['blue', blob(-26, -68, -20, -70, -14, -68, -12, -58, -16, -52, -24, -52, -28, -58)],
    ['cream', curve(-24.5, -65, -25.5, -60, -24, -55), 1.4],
    ['cream', poly(-24, -63, -14, -63, -14, -56, -24, -56)],
    ['red', 'M-22 -60.5L-16 -60.5M-21 -58L-17 -58', 1.1],
    ['wood', poly(-23, -75, -17, -75, -17.5, -68, -22.5, -68)],
    ['deep', oval(-14, -100, 8, 7)],
    ...putAll(face, { x: 1, y: -122, scale: 0.84 }),
  ],
  front: {
    pivot: [13, -101],
    shapes: [
      ...putAll(SWORD, { x: 33, y: -97, turn: 28, scale: 1 }),
      limb('fair', 14, -100, 7, 26, -90, 6.5, 33, -97, 6),
      hand('fair', 33, -97, 4.8),
      ['deep', oval(15, -100, 8, 7)],
    ],
  },
};

const small: Drawing = {
  back: {
    pivot: [-12, 0],
    shapes: [
      ['cream', 'M-30 -78C-26 -50 -28 -20 -34 -1L-2 -1C-8 -20 -8 -50 -4 -78Z'],
      ['sand', 'M-30 -78C-26 -50 -28 -20 -34 -1L-24 -1C-20 -24 -20 -50 -20 -78Z', 0],
      ['sand', curve(-12, -72, -12, -40, -8, -6) + curve(-7, -70, -8, -50), 1.5],
      ['red', 'M-60 -72C-58 -98 -38 -114 -14 -114C12 -114 30 -98 34 -74C24 -66 -48 -64 -60 -72Z'],
      ['sand', 'M-60 -72C-44 -62 20 -64 34 -74C26 -82 -46 -82 -60 -72Z'],
      [
        'brownShade',
        curve(-50, -71, -42, -76) +
          curve(-36, -68, -32, -77) +
          curve(-20, -67, -19, -78) +
          curve(-4, -67, -6, -78) +
          curve(12, -68, 6, -77) +
          curve(25, -71, 16, -76),
        1.2,
      ],
      ['rose', 'M-54 -80C-48 -98 -32 -109 -14 -110C-30 -104 -42 -94 -47 -80Z', 0],
      ['cream', oval(-34, -94, 8, 6, -24)],
      ['cream', oval(-8, -101, 9, 6.5)],
      ['cream', oval(16, -90, 6, 5, 28)],
      ['cream', oval(-51, -79, 4, 2.5, -20)],
    ],
  },
  body: [
    ...putAll(hairBack, { x: 5, y: -45, scale: 0.88 }),
    limb('cream', -1, -14, 7, -1, -4, 6),
    limb('cream', 9, -14, 7, 10, -4, 6),
    ...putAll([shoe('night', 0), shoe('night', 16)], { x: -1, scale: 0.66 }),
    ['deep', 'M0 -30C-8 -22 -14 -16 -16 -10C-8 -6 18 -6 26 -10C23 -17 17 -24 11 -30Z'],
    ['deepDark', 'M0 -30C-8 -22 -14 -16 -16 -10C-12 -8 -9 -7.6 -7 -7.4C-6 -14 -3 -22 2 -30Z', 0],
    ['cream', 'M4 -30C2 -22 0 -16 -1 -10C6 -8 14 -8 20 -10C18 -18 14 -25 10 -30Z'],
    ['sand', curve(6, -26, 5, -18, 5, -12) + curve(10, -26, 13, -19, 15, -12), 1.2],
    ...putAll(face, { x: 6, y: -46, scale: 0.92 }),
    ['fair', ribbon(0, -28, 6, -8, -22, 5.5, -12, -14, 5)],
    ['deep', oval(-1, -28, 5.5, 5)],
  ],
  front: {
    pivot: [11, -28],
    shapes: [
      ...putAll(SWORD, { x: 27, y: -25, turn: 16, scale: 1.05 }),
      limb('fair', 11, -28, 6, 19, -21, 5.5, 27, -25, 5),
      hand('fair', 27, -25, 4.5),
      ['deep', oval(12, -28, 5.5, 5)],
    ],
  },
};

const wing =
  'M0 0C-8 -18 -10 -40 -6 -62C-16 -54 -26 -52 -34 -56C-34 -46 -40 -38 -50 -36' +
  'C-44 -26 -46 -14 -54 -6C-40 -8 -18 -4 0 8Z';
const bones = 'M-2 -2L-6 -62M-4 0L-34 -56M-6 2L-50 -36M-8 4L-54 -6';

const claws = (x: number, y: number): Shape[] =>
  [-8, 0, 8].map((dx) => ['cream', poly(x + dx - 3.5, y - 5, x + dx + 3, y - 5, x + dx + 5.5, y + 2)]);

const jabberwock: Drawing = {
  back: {
    pivot: [-6, -54],
    shapes: [
      ['deepDark', put(wing, { x: 10, y: -56, mirror: true, scale: 0.84, turn: -6 })],
      ['ink', put(bones, { x: 10, y: -56, mirror: true, scale: 0.84, turn: -6 }), 1.8],
      ['rust', put(wing, { x: -10, y: -54, scale: 0.98, turn: 8 })],
      ['woodDark', put(bones, { x: -10, y: -54, scale: 0.98, turn: 8 }), 2.2],
      ['deep', ribbon(-12, -16, 22, -34, -8, 15, -52, -14, 9, -56, -28, 5, -50, -38, 3)],
      ['rust', poly(-54, -34, -42, -40, -50, -48, -60, -42)],
    ],
  },
  body: [
    ['deepDark', blob(12, -30, 26, -28, 28, -14, 22, -4, 10, -6)],
    ['deepDark', blob(14, -8, 34, -6, 38, 0, 12, 0)],
    ['deep', ribbon(-6, -44, 36, -8, -66, 25, 2, -86, 18, 12, -102, 16, 16, -116, 17)],
    ['deep', blob(-27, -46, -10, -62, 13, -56, 22, -36, 14, -14, -10, -8, -27, -22)],
    // Scales.
    [
      'deepLight',
      [
        [-15, -52],
        [-7, -57],
        [-19, -43],
        [-11, -46],
        [-4, -50],
        [-22, -35],
        [-8, -38],
        [-9, -66],
        [-3, -72],
        [-11, -74],
        [-2, -82],
        [4, -90],
        [3, -98],
        [11, -104],
      ]
        .map(([x = 0, y = 0]) => curve(x - 3, y - 2, x, y + 1, x + 3, y - 2))
        .join(''),
      1.6,
    ],
    ['bright', 'M4 -60C16 -52 22 -40 18 -26C15 -14 4 -12 0 -18C-4 -30 -2 -46 4 -60Z'],
    ['brightDark', curve(1, -50, 9, -47, 17, -47), 1.8],
    ['brightDark', curve(-1, -40, 9, -37, 20, -38), 1.8],
    ['brightDark', curve(-1, -30, 8, -27, 18, -27), 1.8],
    ['bright', ribbon(4, -62, 8, 8, -84, 7, 18, -100, 6)],
    // Spines down the neck.
    ...[
      [-22, -60, -40],
      [-17, -76, -30],
      [-8, -92, -24],
      [2, -108, -20],
    ].map(([x = 0, y = 0, turn = 0]): Shape => ['rust', put(poly(-7, 4, 0, -13, 7, 4), { x, y, turn: turn - 30 })]),
    // The leg.
    ['deepLight', blob(-24, -30, -6, -34, 6, -22, 2, -6, -18, -4, -27, -14)],
    ['deep', curve(-18, -26, -8, -28, 0, -20) + curve(-20, -16, -12, -19, -4, -14), 1.6],
    ['deep', blob(-20, -8, 4, -8, 14, -3, 14, 0, -20, 0)],
    ...claws(2, 0),
    ...claws(28, 0),
    // The head, jaws that bite.
    ['deepDark', blob(10, -108, 22, -104, 40, -98, 46, -102, 40, -108, 22, -114)],
    ['cream', poly(24, -110, 27, -101, 30, -110)],
    ['cream', poly(36, -110, 39, -103, 42, -110)],
    ['deep', blob(2, -118, 10, -134, 24, -136, 34, -126, 50, -124, 56, -116, 50, -108, 30, -108, 12, -104)],
    ['cream', poly(44, -110, 47, -98, 51, -110)],
    ['cream', poly(31, -109, 33, -102, 36, -109)],
    ['deepLight', curve(34, -124, 42, -122, 50, -122) + curve(9, -124, 12, -129, 17, -131), 1.8],
    ['ink', oval(50, -119, 1.8, 1.3)],
    ['glow', oval(26, -127, 8.5)],
    ['red', oval(28, -126, 4.6)],
    ['ink', oval(29, -126, 2)],
    ['deep', 'M14 -133C20 -141 32 -139 36 -129C30 -134 22 -135 14 -133Z'],
    ['rust', ribbon(12, -132, 7, 2, -142, 5, -6, -148, 0)],
    ['rust', ribbon(18, -135, 6, 14, -146, 4, 16, -149, 0)],
    ['bright', ribbon(48, -112, 2.6, 58, -108, 2, 62, -98, 0)],
  ],
  front: {
    pivot: [10, -52],
    shapes: [
      ['deepLight', ribbon(8, -54, 13, 24, -46, 10, 38, -60, 8)],
      ['deepLight', oval(39, -62, 6.5)],
      ['cream', ribbon(38, -66, 5, 38, -76, 3, 43, -82, 0)],
      ['cream', ribbon(42, -65, 5, 48, -74, 3, 55, -76, 0)],
      ['cream', ribbon(44, -61, 5, 53, -64, 3, 60, -62, 0)],
    ],
  },
};

export default { 'alice size big': big, 'alice size small': small, the_jabberwock: jabberwock } satisfies Figures;
