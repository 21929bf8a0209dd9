// Medusa on her coils, and a harpy with raised wings.

import type { Drawing, Figures, Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon } from '../../figures/paths';
import { hand, head } from '../../figures/people';

/** A snake of hair: its spine as for a ribbon, its head at the end. */
function snake(tone: 'leaf' | 'deepLight' | 'deep', ...spine: number[]): Shape[] {
  const [x0 = 0, y0 = 0, , x = 0, y = 0] = spine.slice(-6);
  const turn = (Math.atan2(y - y0, x - x0) * 180) / Math.PI;
  const skull = put('M-5 -3.5C-1 -6.5 6 -5.5 9 -1.5C10 0 10 0 9 1.5C6 5.5 -1 6.5 -5 3.5Z', { x, y, turn });
  const eye = put(oval(3.5, -2.2, 1.3), { x, y, turn });
  const [bx = 0, by = 0, , cx = 0, cy = 0] = spine.slice(-9);
  return [
    [tone, ribbon(...spine)],
    [tone === 'deep' ? 'deepLight' : 'deep', curve(bx, by, cx, cy, x0, y0), 1.5],
    [tone, skull],
    ['glow', eye],
  ];
}

/** Small arcs, as of scales. */
const scales = (spots: readonly (readonly [number, number])[]): string =>
  spots.map(([x, y]) => curve(x - 4, y - 2, x, y + 1.4, x + 4, y - 2)).join('');

const medusa: Drawing = {
  back: {
    pivot: [0, -100],
    shapes: [
      ...snake('deep', -8, -104, 9, -26, -96, 8, -34, -108, 7, -48, -106, 6),
      ...snake('leaf', -8, -108, 9, -24, -116, 8, -30, -130, 7, -44, -132, 6),
      ...snake('deepLight', -4, -112, 9, -12, -128, 8, -8, -140, 7, -20, -146, 5),
      ...snake('deep', 4, -114, 9, 8, -130, 8, 18, -134, 7, 20, -146, 5),
      ...snake('leaf', 8, -112, 9, 22, -122, 8, 30, -116, 7, 40, -124, 6),
      ...snake('deepLight', -8, -98, 8, -22, -84, 7, -32, -88, 6, -42, -80, 6),
    ],
  },
  body: [
    ['deepLight', ribbon(-24, -8, 15, -46, -8, 11, -56, -20, 8, -50, -34, 4, -56, -42, 0)],
    ['deep', oval(0, -12, 46, 14)],
    [
      'deepLight',
      scales([
        [-34, -14],
        [-24, -15],
        [-14, -16],
        [-30, -8],
        [-19, -9],
        [-8, -10],
        [3, -10],
        [14, -10],
        [25, -10],
        [35, -13],
        [30, -16],
      ]),
      1.6,
    ],
    ['deepLight', 'M-40 -8C-30 4 30 4 42 -7C34 -1 14 3 0 3C-16 3 -32 -1 -40 -8Z', 0],
    ['deep', oval(4, -29, 33, 12)],
    [
      'deepLight',
      scales([
        [-18, -32],
        [-8, -35],
        [2, -37],
        [12, -36],
        [22, -34],
        [-13, -28],
        [-3, -30],
        [7, -31],
        [17, -30],
        [27, -28],
      ]),
      1.6,
    ],
    ['deepLight', 'M-25 -26C-16 -16 26 -16 34 -25C28 -19 18 -17 4 -17C-8 -17 -20 -20 -25 -26Z', 0],
    ['deep', ribbon(22, -30, 22, 2, -36, 24, -2, -48, 23, 0, -58, 22)],
    ['bright', poly(-6, -40, 4, -43, 13, -40, 10, -36, 3, -38, -3, -36)],
    ['bright', poly(-9, -48, 1, -50, 11, -48, 10, -43.5, 1, -46, -8, -43.5)],
    // The arm on her hip.
    ['mossShade', ribbon(-12, -78, 8, -26, -66, 8, -12, -55, 7)],
    [
      'moss',
      'M-15 -82C-8 -87 9 -87 15 -82C17 -74 14 -68 12 -62C12 -58 12 -55 12 -52L-12 -52' +
        'C-12 -56 -12 -58 -12 -62C-15 -68 -17 -74 -15 -82Z',
    ],
    [
      'bright',
      'M-15 -79C-8 -72 -2 -70 2 -70C7 -70 12 -74 16 -79C16 -72 13 -66 12 -60L12 -54' +
        'C4 -51 -6 -51 -12 -54L-12 -60C-14 -66 -16 -72 -15 -79Z',
    ],
    ['brightDark', 'M-12 -58C-4 -55 6 -55 12 -58L12.5 -51C4 -47 -6 -47 -12.5 -51Z'],
    [
      'brightDark',
      curve(-11, -74, -6, -64, -8, -56) + curve(12, -73, 9, -64, 9, -56) + curve(1, -69, 1, -62, 2, -57),
      1.4,
    ],
    ['moss', ribbon(1, -92, 9, 1, -80, 11)],
    ['mossShade', blob(-3, -88, 5, -88, 5, -84, -1, -82), 0],
    ['gold', curve(-8, -84, 1, -80, 10, -84), 2.2],
    ['red', oval(1, -80, 2)],
    ...head(
      { skin: 'moss', shade: 'mossShade', mood: 'cross', eye: 'red', lips: 'red', lashes: true, noEar: true },
      { x: 1, y: -104 },
    ),
    // Brow and temples under the snakes.
    [
      'deep',
      'M-15 -98C-20 -112 -14 -128 2 -128C15 -128 20 -120 18 -111C14 -117 8 -119 3 -117' + 'C-4 -114 -8 -106 -9 -98Z',
    ],
    ...snake('deepLight', -4, -122, 8, 8, -126, 8, 18, -122, 7, 26, -106, 6),
    ...snake('leaf', -12, -106, 8, -17, -96, 8, -10, -88, 7, -16, -76, 6),
    ['gold', blob(-6, -122, 4, -126, 14, -122, 16, -117, 5, -121, -8, -117)],
  ],
  front: {
    pivot: [13, -78],
    shapes: [
      ['moss', ribbon(13, -78, 9, 26, -72, 8, 38, -86, 7)],
      hand('moss', 39, -88, 5),
      ['moss', ribbon(38, -90, 4, 38, -98, 3, 41, -102, 0)],
      ['moss', ribbon(41, -90, 4, 44, -97, 3, 49, -99, 0)],
      ['moss', ribbon(42, -87, 4, 49, -90, 3, 53, -89, 0)],
      ['moss', ribbon(36, -87, 4, 32, -92, 3, 32, -97, 0)],
      ['gold', ribbon(30, -78, 10, 33, -81, 10)],
    ],
  },
};

const FEATHERS: readonly (readonly number[])[] = [
  [-6, -58, 12, -34, -58, 14, -54, -44, 3],
  [-6, -60, 12, -38, -70, 14, -60, -64, 3],
  [-6, -62, 12, -38, -84, 14, -61, -86, 3],
  [-6, -63, 12, -34, -96, 14, -56, -106, 3],
  [-4, -64, 12, -26, -104, 14, -44, -124, 3],
];
const quills = (mirror: boolean): string =>
  FEATHERS.map(([, , , mx = 0, my = 0, , x = 0, y = 0]) =>
    put(curve((mx - 6) / 2, (my - 60) / 2, mx, my, x, y), { mirror, x: mirror ? 2 : 0 }),
  ).join('');
const wing: Shape[] = FEATHERS.map((feather, i) => [i % 2 ? 'deepLight' : 'deep', ribbon(...feather)]);
const far: Shape[] = FEATHERS.map((feather, i) => [
  i % 2 ? 'deep' : 'deepDark',
  put(ribbon(...feather), { mirror: true, x: 2 }),
]);

const harpy: Drawing = {
  back: {
    pivot: [0, -62],
    shapes: [
      ...far,
      ...wing,
      // Quills.
      ['deepLight', quills(false), 1.4],
      ['deep', quills(true), 1.4],
      ['brightDark', ribbon(-3, -60, 13, -20, -86, 11, -38, -110, 5)],
      ['brightDark', ribbon(5, -60, 13, 22, -86, 11, 40, -110, 5)],
      ['bright', curve(-8, -68, -20, -87, -34, -106) + curve(10, -68, 22, -87, 36, -106), 2],
    ],
  },
  body: [
    ['deepDark', ribbon(-4, -34, 14, -16, -22, 13, -24, -8, 3)],
    ['deep', ribbon(-1, -34, 14, -8, -22, 12, -14, -6, 3)],
    ['straw', ribbon(-4, -30, 7, -6, -12, 5, -4, -4, 5)],
    ['straw', ribbon(8, -30, 7, 10, -12, 5, 12, -4, 5)],
    ['straw', ribbon(-12, -1, 0, -4, -5, 5, 6, 0, 0)],
    ['straw', ribbon(4, -1, 0, 12, -5, 5, 23, 0, 0)],
    ['straw', ribbon(-4, -5, 5, 0, -1, 0)],
    ['straw', ribbon(12, -5, 5, 15, 0, 0)],
    ['deep', blob(-13, -64, 2, -70, 15, -62, 17, -46, 10, -30, 0, -25, -10, -32, -16, -46)],
    ['bright', blob(-4, -60, 6, -64, 14, -58, 14, -46, 8, -34, 1, -30, -4, -38, -7, -48)],
    [
      'deepLight',
      curve(-12, -56, -9, -52, -7, -56) + curve(-13, -46, -10, -42, -8, -46) + curve(-10, -37, -7, -33, -4, -36),
      1.6,
    ],
    ['brightDark', curve(-2, -52, 2, -48, 6, -52, 10, -48, 13, -52), 1.6],
    ['brightDark', curve(-3, -43, 1, -39, 5, -43, 8, -39, 12, -43), 1.6],
    ['fair', ribbon(4, -76, 8, 4, -66, 9)],
    ...head(
      { skin: 'fair', shade: 'fairShade', mood: 'cross', lips: 'red', lashes: true, noEar: true },
      { x: 4, y: -85, scale: 0.82 },
    ),
    // Hair like feathers, blown back.
    ['deepDark', ribbon(2, -97, 10, -12, -92, 10, -24, -94, 0)],
    ['deepDark', ribbon(2, -98, 11, -14, -100, 11, -28, -106, 0)],
    ['deepDark', ribbon(4, -100, 10, -8, -108, 10, -20, -118, 0)],
    ['deepDark', ribbon(-6, -90, 10, -10, -82, 9, -20, -78, 0)],
    ['deepDark', 'M-8 -80C-13 -92 -6 -104 6 -104C15 -104 19 -98 18 -93C12 -98 4 -96 1 -90C-1 -86 -4 -82 -8 -80Z'],
    ['bright', ribbon(6, -102, 6, 4, -112, 5, 8, -120, 0)],
    ['bright', ribbon(10, -101, 5, 12, -110, 4, 18, -115, 0)],
  ],
};

export default { medusa, harpy } satisfies Figures;
