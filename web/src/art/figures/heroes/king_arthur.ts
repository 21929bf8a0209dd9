// King Arthur with Excalibur, and Merlin bent over his staff.

import type { Drawing, Figures, Shape } from '../drawing';
import { blob, curve, oval, poly, put, ribbon } from '../paths';
import { hand, head, limb, putAll, shoe } from '../people';

const SWORD: Shape[] = [
  ['steel', 'M-4.5 -8L-4 -52L0 -62L4 -52L4.5 -8Z'],
  ['steelShade', 'M0 -8L0 -60L4 -52L4.5 -8Z'],
  ['gold', 'M-14 -12C-9 -9 9 -9 14 -12L14 -6.5C8 -4 -8 -4 -14 -6.5Z'],
  ['woodDark', ribbon(0, -6, 5, 0, 7, 5)],
  ['gold', oval(0, 11, 4.4)],
];

const arthur: Drawing = {
  back: {
    pivot: [0, -84],
    shapes: [
      ['deepDark', 'M-20 -88C-36 -62 -46 -32 -50 -3C-30 3 28 3 46 -3C42 -32 34 -62 20 -88Z'],
      ['deep', 'M-20 -88C-36 -62 -46 -32 -50 -3C-44 -1 -36 0 -28 0C-28 -30 -22 -60 -12 -86Z'],
      ['cream', 'M-51 -8C-30 -2 28 -2 47 -8L48 0C28 6 -30 6 -53 0Z'],
      ['ink', 'M-42 -3L-40 0M-26 -1L-24 2M-10 0L-8 3M24 0L26 3M38 -3L40 0', 2],
    ],
  },
  body: [
    limb('steel', -9, -36, 15, -10, -20, 13, -10, -6, 12),
    limb('steel', 10, -36, 15, 11, -20, 13, 11, -6, 12),
    ['steelShade', oval(-9, -21, 7, 5)],
    ['steelShade', oval(12, -21, 7, 5)],
    shoe('steelShade', -10),
    shoe('steelShade', 11),
    ['steel', 'M-21 -84C-10 -91 12 -91 22 -84C23 -70 18 -58 17 -48L-17 -48C-18 -58 -23 -70 -21 -84Z'],
    [
      'deep',
      'M-12 -87C-6 -82 8 -82 14 -87C15 -72 15 -60 16 -52L21 -22C12 -17 -10 -17 -20 -22L-15 -52' +
        'C-14 -62 -14 -74 -12 -87Z',
    ],
    [
      'deepDark',
      'M-12 -87L-8 -85C-9 -70 -9 -60 -9 -50L-11 -19C-15 -20 -18 -21 -20 -22L-15 -52C-14 -62 -14 -74 -12 -87Z',
    ],
    // A crown on the tabard.
    ['bright', poly(-5, -66, -6, -77, -1, -72, 2.5, -79, 6, -72, 11, -77, 10, -66)],
    ['gold', 'M-16 -53C-6 -49 8 -49 17 -53L17.5 -46C8 -42 -6 -42 -16.5 -46Z'],
    ['gold', oval(2, -47, 4.5)],
    ['cream', blob(-18, -88, -8, -93, 10, -93, 19, -88, 14, -82, 2, -85, -12, -82)],
    ...head({ skin: 'fair', shade: 'fairShade', mood: 'stern', nose: 'long', brow: 'rust' }, { x: 1, y: -104 }),
    [
      'rust',
      'M-14 -108C-18 -98 -14 -84 -2 -80C4 -76 10 -78 14 -84C17 -89 18 -95 17 -100C12 -98 8 -98 5 -97' +
        'C0 -96 -4 -99 -6 -104C-7 -108 -10 -110 -14 -108Z',
    ],
    ['ink', curve(7, -93, 10, -92.5, 13, -93.5), 1.8],
    ['rust', 'M-15 -98C-20 -108 -16 -120 -8 -122L16 -119C12 -114 2 -113 -4 -113C-6 -108 -10 -100 -15 -98Z'],
    ['gold', 'M-16 -114L-19 -132L-9 -124L-3 -137L4 -125L13 -136L15 -124L23 -130L18 -113C8 -118 -6 -118 -16 -114Z'],
    ['red', oval(2, -120, 2.8)],
    ['deepLight', oval(-9, -119, 2.2)],
    ['deepLight', oval(12, -119, 2.2)],
    // The shield.
    ['steel', oval(-22, -80, 10, 9)],
    ['steel', 'M-50 -72C-40 -72 -30 -75 -24 -79C-18 -75 -8 -72 2 -72C3 -48 -6 -32 -24 -22C-42 -32 -51 -48 -50 -72Z'],
    [
      'bright',
      put('M-50 -72C-40 -72 -30 -75 -24 -79C-18 -75 -8 -72 2 -72C3 -48 -6 -32 -24 -22C-42 -32 -51 -48 -50 -72Z', {
        x: -4.3,
        y: -9,
        scale: 0.82,
      }),
    ],
    [
      'deep',
      'M-28 -74L-20 -74L-20 -58L-4 -58L-5 -50L-20 -50L-20 -30L-24 -27L-28 -30L-28 -50L-43 -50L-44 -58' + 'L-28 -58Z',
    ],
  ],
  front: {
    pivot: [20, -82],
    shapes: [
      ...putAll(SWORD, { x: 42, y: -84, turn: 12 }),
      limb('steelShade', 20, -80, 12, 31, -68, 10, 41, -80, 9),
      ['steel', oval(42, -84, 6.5, 6)],
      ['steel', oval(22, -81, 10, 9)],
      ['steelShade', curve(14, -80, 22, -75, 30, -79), 1.8],
    ],
  },
};

const star = (x: number, y: number, r: number): string =>
  poly(
    ...Array.from({ length: 10 }, (_, i) => {
      const [far, angle] = [i % 2 ? r * 0.45 : r, (i * 36 - 90) * (Math.PI / 180)];
      return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
    }).flat(),
  );

const merlin: Drawing = {
  back: {
    pivot: [0, -70],
    shapes: [['deepDark', 'M-12 -84C-34 -66 -46 -30 -48 -1L20 0L10 -80Z']],
  },
  body: [
    ['deep', 'M-10 -82C-24 -60 -32 -28 -34 0L34 0C34 -26 30 -54 20 -78C10 -86 0 -88 -10 -82Z'],
    ['deepLight', 'M8 -60C16 -44 22 -20 22 0L34 0C34 -26 30 -54 20 -78Z'],
    ['bright', 'M-34.5 -7C-14 -3 14 -3 34 -7L34 0L-34.5 0Z'],
    ['bright', star(-19, -24, 6)],
    ['bright', star(-6, -14, 4)],
    ['bright', star(26, -26, 4.5)],
    // The sleeve at rest.
    ['deepDark', 'M-12 -80C-24 -70 -30 -52 -28 -38C-20 -32 -8 -36 -4 -46C-2 -60 -4 -72 -12 -80Z'],
    ['bright', 'M-29 -42C-20 -34 -8 -38 -4 -48L-3 -42C-8 -32 -20 -29 -28 -35Z'],
    hand('fair', -15, -34, 5.5),
    ...head(
      { skin: 'fair', shade: 'fairShade', mood: 'kind', nose: 'hook', brow: 'cream', cheeks: true },
      { x: 9, y: -92 },
    ),
    // The beard reaches his belt.
    [
      'cream',
      'M-4 -98C-10 -90 -8 -80 -6 -72C-4 -58 0 -44 8 -28C16 -40 26 -54 27 -72C27 -78 27 -84 25 -89' +
        'C20 -86 12 -87 8 -88C2 -90 -1 -94 -4 -98Z',
    ],
    ['sand', 'M2 -78C4 -64 6 -52 9 -42M12 -80C13 -68 13 -58 12 -48M20 -78C20 -68 18 -60 16 -54', 1.8],
    ['cream', blob(8, -86, 16, -89, 22, -86, 30, -82, 24, -80, 17, -82, 8, -79, 2, -82)],
    ['sand', ribbon(10, -101, 4, 15, -103, 4, 19, -100, 0)],
    // The hat: a wide brim, a tip that has given way.
    [
      'deep',
      'M-8 -102C-8 -118 -4 -130 -14 -140C-20 -146 -30 -142 -34 -132C-34 -144 -24 -151 -12 -149' +
        'C4 -146 16 -126 27 -106Z',
    ],
    ['deepDark', 'M-8 -102C-8 -118 -4 -130 -14 -140C-8 -138 -2 -128 0 -103Z'],
    ['bright', star(9, -122, 5)],
    ['deepLight', blob(-18, -99, -6, -106, 12, -109, 32, -107, 38, -101, 24, -100, 6, -98, -10, -94)],
  ],
  front: {
    pivot: [16, -66],
    shapes: [
      ['wood', ribbon(46, 0, 6, 44, -40, 6, 45, -90, 6, 42, -112, 6)],
      ['wood', ribbon(42, -110, 6, 34, -116, 5, 34, -128, 4, 40, -134, 0)],
      ['wood', ribbon(42, -110, 6, 52, -116, 5, 54, -126, 4, 50, -134, 0)],
      ['glow', poly(44, -140, 51, -126, 44, -112, 37, -126)],
      ['brightDark', 'M44 -140L44 -112M37 -126L51 -126', 1.4],
      ['deep', 'M14 -76C24 -74 36 -70 46 -70L47 -58C40 -50 26 -46 18 -50Z'],
      ['bright', 'M42 -71L48 -71L49 -56L43 -54Z'],
      hand('fair', 46, -63, 6),
    ],
  },
};

export default { king_arthur: arthur, merlin } satisfies Figures;
