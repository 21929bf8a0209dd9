// The Invisible Man: bandages, goggles and a coat; in fog only what he wears.

import type { Drawing, Figures, Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, ribbon } from '../../figures/paths';
import { hand, limb, shoe } from '../../figures/people';

const HAT: Shape[] = [
  ['deep', 'M-16 -122C-18 -138 -10 -146 0 -143C4 -146 16 -148 20 -134L22 -122Z'],
  ['deepDark', curve(-6, -141, 2, -136, 8, -143), 2],
  ['deepLight', curve(-13, -128, -12, -137, -7, -141), 1.8],
  ['bright', 'M-17 -127C-4 -124 10 -124 21 -128L22 -120C10 -116 -4 -116 -17 -119Z'],
  ['deep', blob(-32, -120, -16, -122, 4, -119, 22, -122, 36, -118, 30, -112, 6, -112, -24, -113)],
];
const GOGGLES: Shape[] = [
  ['woodDark', 'M-14 -108L24 -108L24 -103L-14 -103Z'],
  ['steel', oval(6, -105, 7.5)],
  ['steel', oval(20, -105, 6.5, 7.5)],
  ['ink', oval(6.5, -105, 4.8)],
  ['ink', oval(20.5, -105, 4, 4.8)],
  ['blue', 'M4 -108L7 -109L4.5 -105ZM18.5 -108L21 -109L19 -105Z'],
];

const bandaged: Drawing = {
  back: {
    pivot: [-6, -86],
    shapes: [
      // A bandage that has come loose.
      ['cream', ribbon(-8, -104, 7, -24, -108, 7, -34, -100, 7, -46, -106, 6)],
      ['cream', ribbon(-8, -98, 6, -20, -98, 6, -30, -90, 6)],
      ['bright', ribbon(-8, -84, 10, -24, -82, 11, -38, -72, 11, -52, -74, 8)],
      ['bright', ribbon(-8, -82, 9, -20, -74, 10, -30, -60, 10, -46, -56, 8)],
    ],
  },
  body: [
    limb('night', -8, -30, 13, -8, -18, 12, -9, -6, 11),
    limb('night', 9, -30, 13, 10, -18, 12, 10, -6, 11),
    shoe('ink', -9),
    shoe('ink', 11),
    [
      'deep',
      'M-20 -84C-10 -92 12 -92 22 -84C24 -66 19 -54 20 -44L30 -14C18 -8 -14 -8 -27 -14L-18 -46' +
        'C-18 -56 -23 -68 -20 -84Z',
    ],
    [
      'deepDark',
      'M-20 -84L-12 -88C-13 -70 -10 -56 -10 -44L-14 -10C-19 -11 -23 -12 -27 -14L-18 -46C-18 -56 -23 -68 -20 -84Z',
      0,
    ],
    ['ink', 'M4 -76L4 -11', 1.6],
    ['deepLight', 'M12 -36L22 -34M-2 -40L-4 -14M16 -30C20 -24 22 -18 23 -13', 1.6],
    ['bright', oval(-2, -70, 2)],
    ['bright', oval(10, -70, 2)],
    ['bright', oval(-2, -60, 2)],
    ['bright', oval(10, -60, 2)],
    ['deepLight', 'M-19 -52C-6 -48 10 -48 21 -52L21 -45C10 -41 -6 -41 -19 -45Z'],
    ['bright', poly(0, -52, 9, -52, 9, -42, 0, -42)],
    ['deepDark', poly(2.5, -49.5, 6.5, -49.5, 6.5, -44.5, 2.5, -44.5)],
    // A hand in the pocket.
    limb('deep', -20, -79, 13, -29, -60, 12, -20, -42, 11),
    ['deepDark', 'M-26 -40L-12 -44L-11 -39L-25 -35Z'],
    // The head: bandages, and where they end, nothing.
    ['cream', 'M-12 -108C-14 -94 -6 -84 6 -84C16 -84 21 -92 20 -102C22 -108 22 -114 20 -118L-10 -118Z'],
    ['sand', 'M-12 -108C-14 -94 -6 -84 6 -84C-2 -88 -7 -96 -6 -108Z', 0],
    ['brownShade', 'M-12 -99L20 -95M-12 -94L19 -90M-9 -89L14 -86', 1.1],
    ...GOGGLES,
    ['deep', 'M-20 -84C-20 -94 -15 -98 -10 -98C-8 -90 -2 -84 4 -80L4 -72C-6 -74 -14 -78 -20 -84Z'],
    ['deep', 'M22 -84C23 -92 21 -96 18 -98C16 -90 10 -84 4 -80L4 -72C12 -74 18 -78 22 -84Z'],
    ['bright', 'M-10 -90C-4 -80 12 -80 18 -90L20 -84C14 -74 -4 -74 -13 -84Z'],
    ...HAT,
  ],
  front: {
    pivot: [21, -80],
    shapes: [
      limb('deep', 21, -79, 13, 36, -72, 12, 43, -90, 10),
      ['deepLight', ribbon(39, -88, 13, 45, -92, 13)],
      hand('woodDark', 45, -101, 6.2),
      limb('woodDark', 43, -104, 4.4, 41, -111, 4),
      limb('woodDark', 47, -105, 4.4, 49, -112, 4),
      limb('woodDark', 49, -101, 4.4, 55, -105, 4),
    ],
  },
};

const fogged: Drawing = {
  back: {
    pivot: [0, -50],
    shapes: [
      [
        'fogShade',
        blob(-58, -40, -52, -62, -34, -64, -26, -84, 0, -90, 24, -84, 34, -66, 52, -62, 58, -42, 40, -26, -40, -26),
      ],
    ],
  },
  body: [
    ['bright', ribbon(-8, -82, 9, -24, -84, 10, -36, -74, 10, -48, -78, 7)],
    // An empty coat: the inside of its back, a collar, buttons.
    ['night', blob(-10, -96, 4, -100, 18, -96, 14, -84, 4, -80, -6, -84)],
    ['deep', 'M-20 -82C-20 -94 -15 -98 -10 -98C-8 -90 -2 -84 4 -80L4 -66C-10 -64 -20 -70 -24 -76Z'],
    ['deep', 'M22 -82C23 -92 21 -96 18 -98C16 -90 10 -84 4 -80L4 -66C16 -64 24 -70 27 -76Z'],
    ['bright', 'M-10 -88C-4 -78 12 -78 18 -88L20 -82C14 -72 -4 -72 -13 -82Z'],
    ...GOGGLES,
    ...HAT,
    shoe('night', -14),
    shoe('night', 12),
    // Fog, in two sheets.
    [
      'fogShade',
      blob(
        -60,
        -30,
        -56,
        -50,
        -40,
        -56,
        -28,
        -66,
        -8,
        -62,
        8,
        -70,
        26,
        -62,
        44,
        -60,
        58,
        -46,
        60,
        -28,
        40,
        -18,
        0,
        -14,
        -44,
        -18,
      ),
    ],
    [
      'fog',
      blob(
        -62,
        -22,
        -60,
        -38,
        -46,
        -44,
        -36,
        -38,
        -24,
        -50,
        -6,
        -48,
        4,
        -40,
        18,
        -50,
        36,
        -46,
        44,
        -36,
        58,
        -36,
        62,
        -22,
        46,
        -10,
        22,
        -14,
        0,
        -8,
        -24,
        -14,
        -48,
        -8,
      ),
    ],
    ['fogShade', 'M-56 -18C-50 -13 -40 -14 -36 -18M-12 -14C-6 -10 4 -11 8 -16', 1.8],
    ['fogShade', 'M-46 -26C-38 -34 -26 -30 -28 -22M-8 -30C2 -38 16 -34 14 -24M30 -24C38 -30 48 -28 48 -20', 2.4],
  ],
  front: {
    pivot: [20, -60],
    shapes: [
      hand('woodDark', 44, -74, 6.2),
      limb('woodDark', 42, -77, 4.4, 39, -85, 4),
      limb('woodDark', 45, -78, 4.4, 46, -87, 4),
      limb('woodDark', 48, -77, 4.4, 53, -84, 4),
      limb('woodDark', 48, -73, 4.4, 56, -75, 4),
      ['deep', ribbon(40, -67, 13, 44, -70, 13)],
    ],
  },
};

export default { invisible_man: bandaged, 'invisible_man veiled': fogged } satisfies Figures;
