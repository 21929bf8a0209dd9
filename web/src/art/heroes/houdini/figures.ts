// Houdini out of his chains, and Bess with a fan of cards.

import type { Drawing, Figures, Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon } from '../../figures/paths';
import { hand, head, limb, putAll, shoe } from '../../figures/people';

/** Links that hang from a spot, turned a little more each. */
const chain = (...links: (readonly [x: number, y: number, turn: number])[]): Shape[] =>
  links.flatMap(([x, y, turn]): Shape[] => [
    ['steel', oval(x, y, 5.6, 3.7, turn)],
    ['ink', oval(x, y, 2.6, 1, turn)],
  ]);

const houdini: Drawing = {
  body: [
    limb('night', -8, -50, 15, -11, -26, 13, -12, -7, 12),
    limb('night', 9, -50, 15, 12, -26, 13, 13, -7, 12),
    ['deepLight', curve(-14, -44, -17, -26, -17, -10) + curve(15, -44, 18, -26, 18, -10), 1.8],
    shoe('ink', -12),
    shoe('ink', 13),
    // A chain that has come off.
    ...chain([-30, -2, 10], [-22, -4, -20], [-39, -1, -6], [-47, -4, 30]),
    ['deep', 'M-12 -60C-22 -46 -28 -34 -30 -24L-16 -28L-4 -50Z'],
    ['deep', 'M14 -60C22 -48 27 -36 29 -26L17 -30L8 -50Z'],
    ['deep', 'M-18 -86C-10 -91 12 -91 20 -86C20 -72 16 -60 15 -46C8 -42 -6 -42 -13 -46C-13 -60 -18 -72 -18 -86Z'],
    ['cream', 'M-7 -89L11 -89C10 -74 7 -60 3 -50C-2 -60 -6 -74 -7 -89Z'],
    ['deepLight', 'M-8 -90L-14 -86L-9 -68L2 -50C-3 -62 -6 -76 -8 -90Z'],
    ['deepLight', 'M12 -90L17 -86L13 -68L4 -50C8 -62 11 -76 12 -90Z'],
    ['sand', curve(-1, -78, 0, -66, 2, -58) + curve(7, -78, 6, -66, 4, -58), 1.2],
    ['bright', poly(-14, -76, -9, -78, -8, -73, -12, -72)],
    ['bright', oval(3, -66, 1.6)],
    ['bright', oval(3, -59, 1.6)],
    ['bright', 'M2 -85L-7 -90L-7 -79ZM4 -85L13 -90L13 -79Z'],
    ['brightDark', oval(3, -84.5, 3)],
    // The free arm, high, a cuff still on it.
    limb('deep', -16, -82, 13, -32, -92, 11, -40, -110, 10),
    ['cream', ribbon(-38, -109, 11, -41, -114, 11)],
    ['steelShade', ribbon(-37, -115, 13, -47, -118, 13)],
    hand('fair', -43, -124, 6),
    limb('fair', -44, -126, 4, -50, -131, 3.6),
    limb('fair', -43, -128, 4, -45, -136, 3.6),
    limb('fair', -40, -128, 4, -38, -136, 3.6),
    ...chain([-50, -112, 60], [-51, -103, 96], [-49, -94, 70], [-52, -86, 110]),
    ['fair', ribbon(2, -96, 9, 2, -88, 9)],
    ...head({ skin: 'fair', shade: 'fairShade', mood: 'sly', nose: 'small', brow: 'night' }, { x: 3, y: -106 }),
    // Waves of hair, parted in the middle.
    [
      'night',
      'M-14 -102C-20 -114 -14 -130 0 -130C3 -132 6 -132 8 -130C18 -130 23 -120 19 -110' +
        'C17 -116 13 -119 6 -120C0 -119 -6 -116 -7 -108C-9 -104 -11 -102 -14 -102Z',
    ],
    ['gray', curve(-11, -112, -7, -119, 0, -122), 1.4],
    ['gray', curve(-11, -118, -5, -125, 3, -126), 1.8],
    ['gray', curve(16, -120, 13, -125, 9, -126), 1.8],
  ],
  front: {
    pivot: [18, -82],
    shapes: [
      ...chain([50, -106, 110], [48, -97, 80], [51, -88, 100], [47, -80, 60]),
      limb('deep', 18, -82, 13, 34, -86, 11, 42, -104, 10),
      ['cream', ribbon(41, -103, 11, 43, -108, 11)],
      ['steelShade', ribbon(38, -111, 13, 49, -110, 13)],
      hand('fair', 45, -118, 6),
      limb('fair', 42, -121, 4, 40, -129, 3.6),
      limb('fair', 46, -122, 4, 47, -130, 3.6),
      limb('fair', 49, -120, 4, 54, -125, 3.6),
    ],
  },
};

const card: Shape[] = [
  ['cream', 'M-6 -26L6 -26L6 -6L-6 -6Z'],
  ['deep', 'M-3.5 -23.5L3.5 -23.5L3.5 -12L-3.5 -12Z'],
];

const bess: Drawing = {
  back: {
    pivot: [-8, -60],
    shapes: [
      // The train of her dress.
      ['brightDark', 'M-10 -58C-30 -62 -44 -50 -46 -34C-48 -20 -54 -8 -60 0L0 0L4 -50Z'],
      ['bright', curve(-46, -34, -34, -26, -20, -28), 2.4],
      ['bright', curve(-51, -18, -34, -12, -16, -16), 2.4],
    ],
  },
  body: [
    ['bright', 'M-11 -60C-24 -44 -30 -20 -36 0L34 0C30 -22 24 -42 13 -60Z'],
    ['deep', 'M-36 0C-35 -5 -33 -11 -32 -16C-22 -10 -14 -18 -4 -12C6 -18 16 -10 31 -15L34 0Z'],
    ['deepLight', 'M-34 -6C-22 0 -14 -8 -4 -2C6 -8 18 0 33 -5L34 0L-36 0Z'],
    ['brightDark', curve(-4, -56, -10, -36, -12, -18), 1.8],
    ['brightDark', curve(6, -56, 14, -36, 16, -18), 1.8],
    ['cream', curve(-16, -46, -22, -30, -26, -16) + curve(1, -54, 2, -36, 2, -18), 1.6],
    ['bright', oval(-22, -9, 1.6)],
    ['bright', oval(-4, -10, 1.6)],
    ['bright', oval(16, -9, 1.6)],
    ['deep', 'M-13 -85C-6 -89 8 -89 14 -85C15 -76 12 -68 12 -58C4 -54 -4 -54 -10 -58C-10 -68 -15 -76 -13 -85Z'],
    ['fair', 'M-6 -88C-2 -80 5 -80 9 -88Z'],
    ['deepLight', curve(-9, -82, -7, -70, -7, -60) + curve(12, -82, 9, -70, 9, -60), 1.5],
    ['bright', oval(2, -76, 1.7)],
    ['bright', oval(2, -69, 1.7)],
    ['bright', oval(2, -62, 1.7)],
    // One arm shows what she holds behind her.
    limb('cream', -17, -78, 7, -28, -66, 7, -40, -72, 6),
    hand('cream', -42, -73, 4.8),
    ['night', ribbon(-50, -66, 4, -42, -74, 4, -30, -90, 4)],
    ['cream', ribbon(-31, -89, 4.4, -28, -93, 4.4)],
    ['deepLight', oval(-15, -82, 8.5, 8)],
    ['fair', ribbon(2, -95, 8, 2, -86, 8)],
    ['rust', blob(-10, -114, -20, -112, -22, -100, -14, -94, -6, -98)],
    ...head(
      { skin: 'fair', shade: 'fairShade', mood: 'kind', lashes: true, lips: 'red', cheeks: true, noEar: true },
      { x: 3, y: -104, scale: 0.9 },
    ),
    [
      'rust',
      'M-10 -98C-16 -110 -12 -124 2 -125C13 -125 19 -118 17 -110C13 -116 6 -117 2 -113C-2 -108 -5 -100 -10 -98Z',
    ],
    [
      'brownShade',
      curve(-8, -102, -9, -112, -1, -119) + curve(-17, -108, -19, -102, -14, -97) + curve(6, -118, 11, -118, 14, -115),
      1.4,
    ],
    // A small hat, a large plume.
    ['deepLight', ribbon(0, -126, 6, -12, -140, 15, -30, -142, 13, -42, -130, 0)],
    ['deep', curve(0, -126, -14, -138, -36, -136), 1.8],
    [
      'deep',
      curve(-14, -138, -16, -145) +
        curve(-22, -138, -26, -145) +
        curve(-18, -137, -22, -132) +
        curve(-28, -137, -32, -132),
      1.3,
    ],
    ['deep', 'M-10 -120C-8 -130 0 -136 10 -134L16 -121C8 -126 -2 -125 -10 -120Z'],
    ['bright', 'M-11 -119C-2 -126 8 -126 17 -120L17.5 -116.5C8 -122 -2 -121 -11 -115.5Z'],
  ],
  front: {
    pivot: [14, -80],
    shapes: [
      ...[-54, -30, -6, 18, 42].flatMap((turn) => putAll(card, { x: 40, y: -86, turn, scale: 1.05 })),
      limb('cream', 16, -78, 7, 27, -70, 7, 38, -84, 6),
      hand('cream', 40, -86, 5.2),
      ['deepLight', oval(16, -82, 8.5, 8)],
      ['red', put(poly(0, -20, 2.5, -16.5, 0, -13, -2.5, -16.5), { x: 40, y: -86, turn: 42, scale: 1.05 })],
    ],
  },
};

export default { houdini, bess } satisfies Figures;
