// Hamlet with a book, a skull or a blade, and two friends who are never seen apart.

import type { Drawing, Figures, Piece, Shape, Tone } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon } from '../../figures/paths';
import { hand, head, limb, putAll, shoe, type Face } from '../../figures/people';

const CAPE: Piece = {
  pivot: [-4, -86],
  shapes: [
    [
      'deepDark',
      'M-8 -90C-26 -86 -42 -64 -54 -26C-46 -30 -42 -24 -40 -16C-32 -24 -26 -20 -22 -12' +
        'C-16 -20 -8 -22 -2 -18L14 -60L12 -88Z',
    ],
    ['deep', curve(-20, -78, -34, -54, -44, -26) + curve(-14, -70, -24, -46, -29, -22), 2],
    [
      'bright',
      'M-52 -33L-54 -26C-46 -30 -42 -24 -40 -16C-32 -24 -26 -20 -22 -12L-21 -18C-26 -26 -33 -30 -39 -23' +
        'C-41 -30 -46 -36 -52 -33Z',
    ],
  ],
};

const body = (mood: NonNullable<Face['mood']>): Shape[] => [
  limb('night', -7, -44, 13, -12, -26, 11, -11, -6, 8),
  limb('night', 10, -44, 13, 15, -26, 12, 15, -6, 9),
  ['gray', curve(13, -34, 16, -24, 15, -12), 1.6],
  shoe('woodDark', -12),
  shoe('woodDark', 15),
  // Trunk hose, slashed.
  ['deep', blob(-20, -52, -24, -42, -19, -33, -8, -31, 0, -38, 10, -31, 22, -33, 27, -42, 22, -52, 2, -56)],
  [
    'bright',
    ribbon(-16, -52, 0, -18, -42, 5, -14, -33, 0) +
      ribbon(-7, -52, 0, -8, -42, 5, -7, -33, 0) +
      ribbon(9, -52, 0, 11, -42, 5, 11, -33, 0) +
      ribbon(18, -52, 0, 21, -42, 5, 19, -34, 0),
  ],
  // A doublet of solemn black, as far as the player has black.
  ['deep', 'M-17 -86C-8 -91 12 -91 20 -86C24 -72 18 -62 20 -52C8 -47 -6 -47 -17 -52C-15 -62 -20 -72 -17 -86Z'],
  ['deepDark', 'M-17 -86C-14 -88 -10 -89 -7 -89.500C-10 -74 -8 -62 -9 -49.500L-17 -52C-15 -62 -20 -72 -17 -86Z', 0],
  ['deepLight', 'M4 -84L4 -50' + curve(-4, -82, -2, -66, -4, -52) + curve(12, -82, 11, -66, 13, -52), 1.5],
  ['gold', oval(4, -78, 1.4) + oval(4, -71, 1.4) + oval(4, -64, 1.4) + oval(4, -57, 1.4)],
  ['gold', curve(-11, -87, -6, -70, 4, -66, 13, -71, 17, -87), 2.2],
  ['gold', oval(4, -64, 5)],
  ['deepDark', poly(4, -67.5, 7, -64, 4, -60.5, 1, -64), 0],
  ['wood', 'M-17 -55C-6 -50 10 -50 20 -55L20 -50C8 -45.500 -6 -45.500 -17 -50Z'],
  // The hand on the heart's side, and puffed shoulders.
  limb('deep', -16, -80, 11, -30, -65, 10, -22, -50, 8),
  ['bright', curve(-24, -73, -29, -66, -26, -58), 2],
  ['cream', ribbon(-23, -52, 9, -22, -48, 9)],
  hand('fair', -21, -43, 5.2),
  ['deep', blob(-22, -90, -12, -90, -9, -80, -14, -71, -24, -73, -27, -82)],
  ['bright', curve(-19, -88, -23, -80, -21, -74) + curve(-13, -88, -14, -80, -14, -73), 2.2],
  // A ruff.
  ['cream', blob(-15, -92, -8, -98, 2, -96, 12, -98, 20, -93, 20, -86, 12, -82, 4, -84, -5, -82, -14, -86)],
  ['sand', 'M-10 -94L-8 -85M-3 -94L-2 -84M5 -94L5 -84M12 -94L12 -84M17 -92L17 -87', 1.6],
  ...head({ skin: 'fair', shade: 'fairShade', mood, nose: 'long', brow: 'strawShade', noEar: true }, { x: 4, y: -109 }),
  [
    'straw',
    'M-9 -90C-18 -94 -21 -108 -17 -120C-12 -133 8 -137 19 -130C26 -126 26 -117 22 -112C18 -117 12 -120 7 -120' +
      'C2 -117 -4 -114 -5 -106C-6 -100 -5 -94 -9 -90Z',
  ],
  [
    'strawShade',
    curve(-13, -98, -14, -110, -8, -121) + curve(-8, -98, -9, -110, -2, -121) + curve(-2, -130, 8, -132, 17, -126),
    1.8,
  ],
];

const arm = (x: number, y: number): Shape[] => [
  limb('deep', 19, -81, 12, 30, -66, 11, x - 3, y + 9, 9),
  ['bright', curve(25, -75, 30, -67, (x + 28) / 2, -67), 2],
  ['cream', ribbon(x - 4, y + 9, 9, x - 2, y + 6, 9)],
  hand('fair', x, y, 5.6),
  ['deep', blob(15, -90, 24, -90, 29, -82, 27, -73, 17, -72, 13, -80)],
  ['bright', curve(18, -88, 17, -80, 18, -73) + curve(23, -88, 25, -80, 23, -74), 2.2],
];

const hamlet = (mood: NonNullable<Face['mood']>, front: readonly Shape[]): Drawing => ({
  back: CAPE,
  body: body(mood),
  front: { pivot: [19, -81], shapes: front },
});

/** Words. */
const BOOK: Shape[] = [
  ['rust', poly(36, -78, 52, -84, 66, -74, 50, -64, 36, -70)],
  ['cream', 'M38 -84C44 -88 48 -87 51 -83C55 -86 60 -84 65 -79L64 -70C59 -75 55 -76 51 -73C48 -77 43 -78 38 -75Z'],
  ['gray', 'M42 -82L47 -82M42 -79L47 -79M54 -81L60 -78M54 -78L60 -75', 1.3],
  ...arm(46, -69),
];

/** An old friend. */
const SKULL: Shape[] = [
  [
    'cream',
    'M32 -96C29 -108 37 -117 47 -117C58 -117 64 -109 62 -99C62 -96 59 -94 59 -91L58 -84' +
      'C54 -81 45 -81 41 -84L40 -90C36 -90 33 -92 32 -96Z',
  ],
  [
    'sand',
    'M32 -96C29 -108 37 -117 45 -117C39 -112 37 -104 40 -97C41 -93 41 -88 42 -83L41 -84L40 -90C36 -90 33 -92 32 -96Z',
    0,
  ],
  ['ink', oval(48, -100, 4, 4.6) + oval(58, -100, 3, 4.2)],
  ['ink', poly(53.5, -96, 51.5, -91, 55.5, -91)],
  ['ink', 'M45 -87L45 -83M49 -87L49 -82.500M53 -87L53 -82.500M56.500 -87L56 -83', 1.3],
  ...arm(46, -78),
];

/** A bare bodkin, and longer. */
const RAPIER: Shape[] = [
  ['steel', put(poly(-2.5, -8, 2.5, -8, 0, -58), { x: 42, y: -78, turn: 26 })],
  ['gold', put('M-11 -8C-12 -3 12 -3 11 -8L11 -5C9 0 -9 0 -11 -5Z', { x: 42, y: -78, turn: 26 })],
  ['woodDark', put(ribbon(0, -3, 5, 0, 9, 5), { x: 42, y: -78, turn: 26 })],
  ['gold', put(oval(0, 12, 3.4), { x: 42, y: -78, turn: 26 })],
  ...arm(42, -77),
  ['gold', put(curve(-9, -5, -12, 4, -2, 10), { x: 42, y: -78, turn: 26 }), 2.2],
];

/** One of the two; which one he does not always know himself. */
const courtier = (doublet: Tone, shade: Tone, trim: Tone, mood: NonNullable<Face['mood']>, feather: Tone): Shape[] => [
  limb('cream', -6, -40, 13, -9, -24, 11, -9, -6, 8),
  limb('cream', 8, -40, 13, 12, -24, 12, 12, -6, 9),
  shoe('woodDark', -9),
  shoe('woodDark', 12),
  [doublet, blob(-17, -48, -21, -38, -15, -31, -5, -30, 1, -36, 8, -30, 19, -31, 24, -38, 19, -48, 1, -52)],
  [trim, curve(-12, -47, -14, -39, -11, -32) + curve(14, -47, 17, -39, 14, -32), 2.4],
  [doublet, 'M-15 -82C-7 -86 10 -86 17 -82C20 -70 16 -60 17 -48C8 -44 -6 -44 -15 -48C-14 -60 -17 -70 -15 -82Z'],
  [shade, 'M-15 -82C-12 -84 -9 -85 -7 -85.500C-9 -72 -8 -60 -9 -46L-15 -48C-14 -60 -17 -70 -15 -82Z', 0],
  [trim, 'M3 -80L3 -48M-6 -72L10 -70M-6 -62L11 -60M-6 -54L11 -53', 1.8],
  ['cream', blob(-13, -88, -6, -93, 3, -91, 12, -93, 18, -88, 17, -82, 9, -79, 3, -80, -6, -79, -12, -82)],
  ['sand', 'M-7 -90L-6 -82M0 -90L0 -81M7 -90L7 -81M13 -89L12 -82', 1.4],
  ...head({ skin: 'fair', shade: 'fairShade', mood, brow: 'rust', nose: 'hook' }, { x: 3, y: -101, scale: 0.94 }),
  ['rust', 'M-12 -92C-17 -98 -18 -108 -13 -114L-4 -114C-6 -108 -8 -100 -8 -94Z'],
  ['rust', 'M9 -92C12 -94 15 -94 18 -92L15 -90.500L12 -90.500ZM12 -84C14 -85 15 -85 17 -84L14.500 -79Z'],
  [doublet, 'M-18 -112C-22 -124 -8 -132 4 -131C18 -131 26 -124 23 -114C12 -118 -6 -118 -18 -112Z'],
  [trim, 'M-19 -110C-6 -118 12 -118 25 -112L23 -107C12 -112 -4 -112 -17 -106Z'],
  [feather, ribbon(-8, -122, 4, -18, -134, 8, -30, -134, 8, -38, -124, 0)],
];

const friends: Drawing = {
  body: [
    ...putAll(courtier('bright', 'brightDark', 'deep', 'sly', 'red'), { x: -24, y: -2 }),
    ['brightDark', ribbon(-36, -76, 10, -50, -62, 9, -42, -48, 7)],
    hand('fair', -41, -44, 5),
    ...putAll(courtier('deep', 'deepDark', 'bright', 'kind', 'cream'), { x: 20 }),
    // An arm around the other's shoulders.
    ['bright', ribbon(-14, -78, 10, -2, -74, 9, 10, -78, 8)],
    hand('fair', 13, -79, 5),
    limb('deep', 8, -76, 10, 2, -60, 9, 14, -52, 7),
    hand('fair', 17, -50, 4.8),
  ],
  front: {
    pivot: [36, -76],
    shapes: [
      // A letter they have not read.
      ['cream', put(poly(-13, -9, 13, -9, 13, 9, -13, 9), { x: 56, y: -77, turn: -14 })],
      ['sand', put('M-13 -9L0 2L13 -9', { x: 56, y: -77, turn: -14 }), 1.8],
      ['red', put(oval(0, 2, 4), { x: 56, y: -77, turn: -14 })],
      limb('deep', 35, -78, 11, 41, -62, 10, 49, -66, 8),
      ['cream', ribbon(47, -65, 8, 50, -67, 8)],
      hand('fair', 53, -69, 5),
    ],
  },
};

export default {
  'hamlet question unanswered': hamlet('calm', BOOK),
  'hamlet question to_be': hamlet('kind', SKULL),
  'hamlet question not_to_be': hamlet('cross', RAPIER),
  rosencrantz_and_guildenstern: friends,
} satisfies Figures;
