// Dr. Jill Trent with the gadget that is on, and Daisy with her fists.

import type { Drawing, Figures, Piece, Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon } from '../../figures/paths';
import { hand, head, limb, shoe } from '../../figures/people';

const BACK: Piece = {
  pivot: [0, -84],
  shapes: [
    // The tails of a laboratory coat.
    ['cream', 'M-14 -86C-28 -70 -40 -44 -50 -18C-40 -21 -32 -18 -24 -12L0 -24L26 -14L34 -20L18 -84Z'],
    [
      'sand',
      'M-14 -86C-28 -70 -40 -44 -50 -18C-44 -20 -38 -20 -34 -18C-30 -44 -20 -66 -10 -82ZM-20 -15L0 -24L26 -14L14 -40Z',
      0,
    ],
    // Hair to the shoulders.
    ['woodDark', blob(-2, -126, -20, -120, -26, -104, -30, -90, -24, -78, -10, -78, 2, -84, 10, -96, 12, -112)],
    ['brown', curve(-18, -114, -22, -100, -24, -88) + curve(-11, -110, -15, -98, -16, -84), 2],
  ],
};

const BODY: readonly Shape[] = [
  limb('fairShade', -4, -32, 11, -8, -18, 9, -8, -5, 7),
  limb('fair', 9, -32, 11, 13, -18, 9, 13, -5, 7),
  shoe('deepDark', -8),
  shoe('deepDark', 13),
  ['fair', 'M-10 -9L-4 -9C-4 -7 -8 -6 -10 -7ZM11 -9L17 -9C17 -7 13 -6 11 -7Z', 0],
  ['deep', 'M-14 -56L18 -56C22 -46 20 -36 17 -24L-14 -24C-17 -36 -18 -46 -14 -56Z'],
  ['deepDark', 'M-14 -56L-6 -56C-9 -44 -9 -34 -8 -24L-14 -24C-17 -36 -18 -46 -14 -56Z', 0],
  ['deepDark', curve(11, -42, 12, -32, 11, -25), 1.6],
  ['deep', 'M-15 -86C-8 -90 12 -90 19 -86C20 -74 15 -66 17 -54C8 -50 -6 -50 -14 -54C-12 -66 -17 -74 -15 -86Z'],
  ['bright', poly(-4, -89, 12, -89, 5, -70)],
  ['deepDark', 'M-5 -89L-8 -78L-4 -76L5 -62M12 -89L15 -78L11 -76L5 -62', 1.8],
  ['deepDark', oval(5, -57, 1.5)],
  // The coat, open.
  ['cream', 'M-8 -90C-14 -88 -19 -85 -20 -80C-22 -58 -28 -36 -33 -16L-18 -12C-16 -36 -12 -60 -5 -80Z'],
  ['sand', 'M-20 -80C-22 -58 -28 -36 -33 -16L-27 -14C-24 -36 -18 -60 -15 -84Z', 0],
  ['cream', 'M14 -90C20 -88 23 -85 23 -80C24 -58 28 -38 32 -18L21 -14C20 -38 18 -60 13 -80Z'],
  ['sand', 'M-9 -88L-14 -76L-8 -72M15 -88L19 -76L15 -72', 1.8],
  ['sand', 'M22 -46L28 -47L28 -36L23 -35', 1.6],
  // A belt with everything.
  ['wood', 'M-16 -57C-6 -53 10 -53 19 -57L19.500 -50.500C10 -46.500 -6 -46.500 -17 -50.500Z'],
  ['gold', poly(0, -55, 8, -55, 8, -48, 0, -48)],
  ['wood', blob(-15, -53, -8, -53, -8, -43, -15, -43)],
  ['wood', blob(11, -53, 18, -53, 18, -43, 11, -43)],
  ['woodDark', 'M-15 -49L-8 -49M11 -49L18 -49', 1.6],
  ['fair', ribbon(3, -96, 9, 3, -87, 10)],
  ...head(
    { skin: 'fair', shade: 'fairShade', mood: 'sly', lips: 'red', lashes: true, noEar: true, brow: 'woodDark' },
    { x: 4, y: -105 },
  ),
  // Hair in rolls, goggles for later.
  [
    'woodDark',
    'M-12 -96C-20 -108 -16 -126 0 -130C14 -132 24 -124 22 -112C14 -119 2 -120 -4 -112C-8 -106 -8 -100 -10 -94Z',
  ],
  ['woodDark', blob(-4, -124, 2, -134, 16, -134, 25, -126, 25, -116, 17, -114, 8, -119)],
  ['brown', curve(2, -126, 8, -131, 17, -130, 21, -123, 16, -119, 11, -122) + curve(-13, -104, -13, -116, -6, -124), 2],
  ['night', 'M-16 -117C-4 -124 12 -126 26 -121L26 -117C12 -122 -4 -120 -15 -112Z'],
  ['gold', oval(5, -122, 7, 6)],
  ['blue', oval(5, -122, 4.6, 4)],
  ['gold', oval(20, -122, 6, 5.6)],
  ['blue', oval(20, -122, 3.8, 3.6)],
  ['fog', curve(3, -124, 4, -125, 6, -125) + curve(18, -124, 19, -125, 21, -125), 1.4],
  ['gold', oval(-9, -97, 2)],
];

/** An arm of the coat whose hand is at a spot. */
const arm = (x: number, y: number): Shape[] => [
  limb('cream', 19, -82, 12, 29, -66, 11, x - 3, y + 8, 10),
  ['sand', curve(17, -76, 25, -63, x - 5, y + 12), 1.6],
  hand('fair', x, y, 5.4),
];

/** The arm that rests on the hip. */
const RESTING: Shape[] = [limb('cream', -16, -82, 12, -36, -66, 11, -24, -52, 9), hand('fair', -20, -51, 5.2)];

/** A pen that draws with light. */
const PEN: Shape[] = [
  ['red', poly(50, -96, 68, -117, 70, -115, 52, -94)],
  ['steel', ribbon(34, -78, 5, 51, -95, 5)],
  ['deep', ribbon(36, -80, 5.4, 42, -86, 5.4)],
  ...arm(39, -82),
];

/** It shows a spiral to whoever looks. */
const BLASTER: Shape[] = [
  ['woodDark', poly(32, -78, 39, -80, 37, -62, 30, -62)],
  ['deepLight', blob(26, -84, 32, -93, 46, -94, 53, -88, 50, -80, 34, -78)],
  ['bright', poly(28, -90, 24, -102, 33, -100, 36, -92)],
  ['gold', 'M38 -94L38 -79M44 -94L44 -79', 3],
  ['steel', poly(50, -90, 57, -97, 57, -77, 50, -82)],
  ['glow', oval(60, -87, 9, 15)],
  ['deep', put(curve(0, 0, 3, 1, 1, 5, -4, 2, -3, -5, 4, -7, 7, 2, 2, 10, -6, 7, -7, -4), { x: 60, y: -87 }), 2],
  ...arm(34, -72),
];

/** It tastes of everything at once. */
const TONIC: Shape[] = [
  ['steel', 'M40 -124L50 -124L49 -113C57 -109 61 -102 58 -95C55 -88 35 -88 32 -95C29 -102 33 -109 41 -113Z'],
  [
    'leaf',
    'M32 -104C38 -107 44 -101 50 -104C54 -106 57 -104 59 -101C59 -99 59 -97 58 -95C55 -88 35 -88 32 -95' +
      'C31 -98 31 -101 32 -104Z',
  ],
  ['glow', oval(41, -98, 2.4) + oval(49, -97, 2) + oval(45, -93, 1.8)],
  ['wood', poly(41, -123, 49, -123, 50, -130, 40, -130)],
  ['moss', oval(46, -138, 4.4) + oval(54, -134, 3.2) + oval(38, -136, 2.8) + oval(51, -145, 2.6)],
  ...arm(45, -87),
];

const jill = (front: readonly Shape[]): Drawing => ({
  back: BACK,
  body: [...BODY, ...RESTING],
  front: { pivot: [19, -82], shapes: front },
});

const daisy: Drawing = {
  back: {
    pivot: [-8, -88],
    shapes: [
      // A scarf in the slipstream.
      [
        'bright',
        'M-4 -90C-20 -96 -34 -88 -48 -96C-56 -100 -60 -96 -62 -92C-56 -92 -54 -86 -60 -82C-46 -78 -30 -84 -4 -80Z',
      ],
      ['brightDark', curve(-12, -88, -30, -85, -48, -90), 1.8],
      [
        'straw',
        blob(0, -128, -14, -128, -24, -120, -24, -110, -30, -102, -26, -92, -28, -84, -18, -80, -8, -84, 4, -92),
      ],
      [
        'strawShade',
        curve(-18, -118, -12, -114, -16, -108) +
          curve(-23, -102, -17, -100, -20, -92) +
          curve(-18, -90, -12, -90, -14, -84),
        1.8,
      ],
    ],
  },
  body: [
    limb('brown', -6, -42, 15, -12, -26, 14, -14, -14, 11),
    limb('brown', 9, -42, 15, 16, -26, 14, 17, -14, 12),
    ['brownShade', curve(14, -36, 18, -26, 17, -18), 1.6],
    ['woodDark', poly(-22, -20, -7, -20, -8, -6, -20, -6)],
    shoe('woodDark', -14),
    ['woodDark', poly(9, -20, 25, -20, 24, -6, 11, -6)],
    shoe('woodDark', 17),
    ['wood', 'M-22 -20L-7 -20M9 -20L25 -20', 3],
    // A flying jacket.
    ['deep', 'M-17 -86C-8 -91 12 -91 20 -86C23 -72 19 -56 20 -44C8 -39 -8 -39 -17 -44C-18 -56 -20 -72 -17 -86Z'],
    [
      'deepDark',
      'M-17 -86C-13 -88 -10 -89 -7 -89.500C-9 -74 -9 -56 -9 -41C-12 -42 -15 -43 -17 -44C-18 -56 -20 -72 -17 -86Z',
      0,
    ],
    ['cream', blob(-18, -47, -8, -44, 6, -43, 20, -47, 21, -39, 6, -35, -8, -36, -19, -39)],
    ['gold', 'M5 -80L5 -46', 1.8],
    ['gold', put('M0 -3L-9 -6L-12 -2L-7 1L-2 1L0 5L2 1L7 1L12 -2L9 -6Z', { x: -3, y: -68, scale: 0.62 })],
    ['deepDark', 'M9 -58L16 -60M-8 -56L-1 -57', 1.6],
    ['cream', blob(-14, -92, -2, -88, 10, -88, 19, -92, 20, -84, 12, -80, 5, -76, -2, -80, -14, -84)],
    // The fist that waits.
    limb('deep', -16, -80, 13, -24, -60, 12, -8, -66, 11),
    ['cream', ribbon(-9, -66, 11, -5, -68, 11)],
    ['fair', blob(-5, -76, 3, -78, 8, -72, 6, -64, -2, -62, -7, -67)],
    ['fairShade', 'M1 -74L5 -74M1 -70L6 -70M1 -66L5 -66', 1.3],
    ['fair', ribbon(3, -96, 9, 3, -88, 10)],
    ...head(
      {
        skin: 'fair',
        shade: 'fairShade',
        mood: 'kind',
        lips: 'red',
        lashes: true,
        cheeks: true,
        brow: 'strawShade',
        noEar: true,
      },
      { x: 3, y: -104, scale: 0.96 },
    ),
    [
      'straw',
      blob(
        -12,
        -94,
        -18,
        -104,
        -16,
        -114,
        -18,
        -122,
        -8,
        -128,
        0,
        -132,
        10,
        -131,
        18,
        -127,
        22,
        -118,
        18,
        -111,
        11,
        -115,
        4,
        -118,
        -2,
        -113,
        -5,
        -105,
        -7,
        -97,
      ),
    ],
    [
      'strawShade',
      curve(-12, -104, -8, -110, -10, -116) + curve(0, -126, 8, -127, 13, -123) + curve(-10, -121, -4, -124, 0, -120),
      1.8,
    ],
    ['deep', 'M-17 -114C-12 -124 -2 -129 12 -130L15 -126C4 -126 -8 -121 -13 -110Z'],
    ['deep', blob(-17, -116, -26, -124, -28, -114, -20, -110) + blob(-16, -114, -12, -124, -6, -120, -10, -112)],
  ],
  front: {
    pivot: [18, -80],
    shapes: [
      limb('deep', 18, -81, 13, 32, -70, 12, 44, -78, 11),
      ['cream', ribbon(43, -77, 12, 48, -79, 12)],
      ['fair', blob(47, -86, 56, -88, 62, -83, 61, -74, 54, -71, 47, -75)],
      ['fairShade', 'M57 -84L61 -83M57 -80L62 -79M56 -75L60 -75', 1.3],
    ],
  },
};

export default {
  'jill_trent gadget none_yet': jill(PEN),
  'jill_trent gadget hypnoray_blaster': jill(BLASTER),
  'jill_trent gadget ultrabiotic_tonic': jill(TONIC),
  daisy,
} satisfies Figures;
