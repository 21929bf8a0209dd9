// The gardens of the white castle: a chessboard for a lawn, clipped roses, and a tea that nobody cleared away.
import { blob, curve, oval, poly, ribbon } from '../../../art/figures/paths';
import { arch, below, box, dots, lancet } from '../parts';
import { many, type Cut, type Field, type Scene, type Sheet } from '../scene';

/** Every second tile of a floor that runs to the horizon. */
function tiles({ width, height }: Field, top: number): string {
  const rows = [0, 0.06, 0.14, 0.24, 0.37, 0.53, 0.74, 1].map((part) => top + part * (height - top));
  const x = (k: number, y: number): number =>
    Math.round(width / 2 + (k * (58 + (104 * (y - top)) / (height - top)) * width) / 1052);
  const rank = (row: number): string =>
    many(24, (i) => {
      const k = i - 12;
      if ((row + i) % 2 !== 0) return '';
      const [a, b] = [rows[row]!, rows[row + 1]!];
      return poly(x(k, a), a, x(k + 1, a), a, x(k + 1, b), b, x(k, b), b);
    }).join('');
  return many(rows.length - 1, rank).join('');
}

const tower = (x: number, y: number, w: number, h: number): Cut[] => [
  ['castle', box(x - w / 2, y - h, w, h)],
  ['castleShade', box(x + w * 0.14, y - h, w * 0.36, h)],
  ['castle', box(x - w * 0.6, y - h - 6, w * 1.2, 10)],
  [
    'roof',
    `M${x - w * 0.66} ${y - h - 6}` +
      `C${x - w * 0.3} ${y - h - w * 0.6} ${x - w * 0.1} ${y - h - w} ${x} ${y - h - w * 1.9}` +
      `C${x + w * 0.1} ${y - h - w} ${x + w * 0.3} ${y - h - w * 0.6} ${x + w * 0.66} ${y - h - 6}Z`,
  ],
  ['window', lancet(x - w * 0.16, y - h * 0.45, w * 0.28, h * 0.3)],
];

function hedge({ width, height }: Field, y: number, bump: number): string {
  const n = Math.ceil(width / bump);
  return `M0 ${y}${many(n, () => `q${bump / 2} ${-bump * 0.62} ${bump} 0`).join('')}V${height}H0Z`;
}

function sheets(field: Field): Sheet[] {
  const { width: w, height: h, horizon: y } = field;
  return [
    {
      cuts: [
        ['sky', box(0, 0, w, h)],
        ['cloud', blob(w * 0.08, y - 60, w * 0.16, y - 84, w * 0.28, y - 70, w * 0.3, y - 56, w * 0.18, y - 50)],
        ['cloud', blob(w * 0.72, y - 78, w * 0.82, y - 100, w * 0.94, y - 86, w * 0.95, y - 70, w * 0.82, y - 66)],
      ],
      flat: true,
    },
    { cuts: [['far', below(field, 0, y - 22, 0.2, y - 44, 0.36, y - 20, 0.64, y - 26, 0.82, y - 48, 1, y - 20)]] },
    { cuts: [['hedgeDark', hedge(field, y + 22, 46)]] },
    {
      cuts: [
        ['hedge', hedge(field, y + 42, 62)],
        [
          'rose',
          dots(
            many(13, (i) => [30 + (i * w) / 12.4, y + 34 + (i % 3) * 7] as const),
            5,
          ),
        ],
      ],
    },
    {
      cuts: [
        ['tile', box(0, y + 56, w, h - y - 56)],
        ['tileDark', tiles(field, y + 56)],
      ],
    },
  ];
}

const castle: Cut[] = [
  ...tower(-104, 0, 30, 74),
  ...tower(104, 0, 30, 74),
  ...tower(-58, 0, 36, 110),
  ...tower(58, 0, 36, 110),
  ['castle', box(-96, -54, 192, 54)],
  ['castleShade', box(-96, -44, 192, 4)],
  ['castle', many(9, (i) => box(-96 + i * 22.5, -63, 12, 10)).join('')],
  ...tower(0, 0, 58, 96),
  ['window', many(2, (i) => lancet(-84 + i * 24, -12, 11, 24) + lancet(49 + i * 24, -12, 11, 24)).join('')],
  ['castleShade', arch(-17, 0, 34, 40)],
  ['roof', arch(-12, 0, 24, 33)],
  [
    'hedge',
    blob(-124, 4, -122, -10, -104, -16, -90, -8, -74, -14, -58, -6, -44, -12, -28, -2, -30, 4) +
      blob(124, 4, 122, -10, 104, -16, 90, -8, 74, -14, 58, -6, 44, -12, 28, -2, 30, 4),
  ],
  [
    'rose',
    dots(
      [
        [-106, -6],
        [-84, -3],
        [-62, -5],
        [64, -4],
        [86, -6],
        [108, -5],
      ],
      3.4,
    ),
  ],
];

const topiary: Cut[] = [
  ['clay', poly(-18, 0, -22, -24, 22, -24, 18, 0)],
  ['clayShade', box(-25, -30, 50, 8)],
  ['trunk', box(-3, -54, 6, 26)],
  ['hedgeDark', oval(0, -74, 27)],
  ['hedge', blob(-20, -76, -14, -94, 4, -98, 14, -90, 0, -80, -10, -66)],
  [
    'rose',
    dots(
      [
        [-12, -84],
        [8, -90],
        [15, -70],
        [-3, -66],
        [-18, -66],
        [3, -77],
      ],
      5,
    ),
  ],
  [
    'roseLight',
    dots(
      [
        [-13, -85],
        [7, -91],
        [14, -71],
        [-4, -67],
        [-19, -67],
        [2, -78],
      ],
      2,
    ),
  ],
];

const cone: Cut[] = [
  ['clay', poly(-15, 0, -18, -18, 18, -18, 15, 0)],
  ['hedgeDark', blob(-26, -18, -14, -56, 0, -96, 14, -56, 26, -18, 0, -12)],
  ['hedge', blob(-18, -24, -8, -58, 0, -82, -2, -54, -8, -28)],
];

const pawn = (paper: string, shade: string): Cut[] => [
  [paper, blob(-26, -2, -22, -14, 0, -16, 22, -14, 26, -2, 0, 2)],
  [paper, 'M-19 -12C-12 -26 -8 -42 -8 -54L8 -54C8 -42 12 -26 19 -12Z'],
  [shade, 'M5 -12C4 -28 4 -44 3 -54L8 -54C8 -42 12 -26 19 -12Z'],
  [paper, poly(-15, -54, -15, -60, 15, -60, 15, -54)],
  [paper, oval(0, -72, 14)],
  [shade, blob(6, -84, 13, -76, 12, -64, 4, -59, 8, -70)],
];

const knight: Cut[] = [
  ['red', blob(-32, -2, -28, -14, 0, -17, 28, -14, 32, -2, 0, 2)],
  [
    'red',
    'M-22 -12C-20 -34 -6 -44 -6 -56C-14 -54 -22 -46 -28 -46C-36 -46 -36 -56 -30 -62C-22 -70 -18 -86 -6 -94' +
      'L-4 -104L6 -95C22 -92 30 -68 26 -42C25 -30 22 -20 23 -12Z',
  ],
  ['redShade', 'M6 -95C22 -92 30 -68 26 -42C25 -30 22 -20 23 -12L10 -12C14 -36 20 -62 6 -95Z'],
  ['roseLight', oval(-9, -77, 2.8)],
  ['redShade', curve(-30, -52, -25, -52, -20, -55), 2],
];

const rook: Cut[] = [
  ['castle', blob(-30, -2, -26, -14, 0, -17, 26, -14, 30, -2, 0, 2)],
  ['castle', poly(-21, -12, -16, -64, 16, -64, 21, -12)],
  ['castleShade', poly(6, -12, 6, -64, 16, -64, 21, -12)],
  [
    'castle',
    poly(-23, -64, -23, -88, -12, -88, -12, -80, -5, -80, -5, -88, 5, -88, 5, -80, 12, -80, 12, -88, 23, -88, 23, -64),
  ],
  ['castleShade', box(-23, -68, 46, 5)],
];

const tea: Cut[] = [
  ['clay', box(-3, -34, 6, 34) + poly(-20, 0, -14, -7, 14, -7, 20, 0)],
  ['castle', blob(-46, -36, 0, -44, 46, -36, 44, -28, 0, -22, -44, -28)],
  [
    'rose',
    poly(-45, -30, -40, -16, -33, -26, -24, -12, -14, -24, -4, -10, 8, -24, 18, -12, 28, -25, 38, -14, 45, -30, 0, -24),
  ],
  ['roof', blob(-6, -42, -10, -56, 0, -66, 14, -66, 22, -56, 18, -42, 6, -38)],
  ['roof', ribbon(18, -50, 7, 28, -58, 5, 34, -66, 4) + oval(7, -70, 3.5)],
  ['roof', curve(-8, -58, -20, -60, -18, -46, -8, -46), 4],
  ['castle', 'M-36 -56L-18 -56C-18 -46 -22 -41 -27 -41C-32 -41 -36 -46 -36 -56Z'],
  ['castleShade', curve(-19, -54, -13, -52, -19, -46), 2.4],
];

const mirror: Cut[] = [
  ['gold', poly(-26, 0, -20, -14, 20, -14, 26, 0)],
  ['gold', oval(0, -60, 33, 48)],
  ['glass', oval(0, -60, 25, 40)],
  ['cloud', poly(-14, -44, 8, -88, 14, -82, -8, -38) + poly(0, -34, 16, -66, 19, -60, 4, -30)],
  ['gold', oval(0, -110, 8) + oval(-14, -106, 5) + oval(14, -106, 5)],
];

const toadstool: Cut[] = [
  ['castle', blob(-8, 0, -6, -24, 6, -24, 9, 0)],
  ['rose', 'M-30 -20C-28 -42 -14 -52 0 -52C14 -52 28 -42 30 -20C14 -14 -14 -14 -30 -20Z'],
  ['roseLight', oval(-13, -32, 5, 4) + oval(6, -40, 5.5, 4.5) + oval(17, -26, 4, 3)],
];

const scene: Scene = {
  ground: 'tile',
  tones: {
    sky: ['#e2d8ea', '#24213a'],
    cloud: ['#f3edf6', '#34304f'],
    far: ['#d2c7dd', '#2c2944'],
    castle: ['#fdf9fb', '#6a6690'],
    castleShade: ['#ddd0e2', '#504c74'],
    roof: ['#c6b0d6', '#7a6ba3'],
    window: ['#f1d796', '#d8ae5c'],
    hedge: ['#c5d7b4', '#3b5a4c'],
    hedgeDark: ['#a9c29c', '#2d483f'],
    tile: ['#f2eaef', '#2f2b46'],
    tileDark: ['#e2d6e6', '#3a3554'],
    rose: ['#e29aa6', '#a8546a'],
    roseLight: ['#fbe6e6', '#e0a9b0'],
    red: ['#e0a9ae', '#84445a'],
    redShade: ['#cf929b', '#6a364a'],
    clay: ['#d9b79c', '#7a5a52'],
    clayShade: ['#c79f84', '#644843'],
    trunk: ['#b99a80', '#5c473f'],
    gold: ['#e2c27c', '#a5853f'],
    glass: ['#cfe0e6', '#47607a'],
  },
  sheets,
  props: [
    { width: 236, height: 190, cuts: castle, near: [[0.5, 0.3]], within: [0.2, 0.36] },
    {
      width: 92,
      height: 76,
      cuts: tea,
      near: [
        [0.2, 0.36],
        [0.8, 0.92],
      ],
      within: [0.26, 0.96],
    },
    {
      width: 62,
      height: 104,
      cuts: knight,
      near: [
        [0.06, 0.86],
        [0.8, 0.56],
      ],
      within: [0.3, 0.98],
    },
    {
      width: 62,
      height: 90,
      cuts: rook,
      near: [
        [0.93, 0.92],
        [0.5, 0.26],
      ],
      within: [0.26, 0.98],
    },
    { width: 68, height: 116, cuts: mirror, near: [[0.2, 0.76]], within: [0.3, 0.96] },
    {
      width: 54,
      height: 102,
      cuts: topiary,
      near: [
        [0.3, 0.24],
        [0.72, 0.24],
        [0.06, 0.3],
        [0.95, 0.3],
        [0.5, 0.5],
      ],
      within: [0.22, 0.96],
    },
    {
      width: 52,
      height: 88,
      cuts: pawn('castle', 'castleShade'),
      near: [
        [0.34, 0.62],
        [0.86, 0.76],
      ],
      within: [0.3, 0.97],
    },
    {
      width: 52,
      height: 88,
      cuts: pawn('red', 'redShade'),
      near: [[0.72, 0.72]],
      within: [0.3, 0.97],
    },
    {
      width: 54,
      height: 98,
      cuts: cone,
      near: [
        [0.4, 0.26],
        [0.6, 0.26],
        [0.06, 0.52],
        [0.96, 0.7],
      ],
      within: [0.2, 0.95],
    },
    {
      width: 60,
      height: 54,
      cuts: toadstool,
      near: [
        [0.3, 0.76],
        [0.66, 0.96],
      ],
      within: [0.3, 0.97],
    },
  ],
};

export default scene;
