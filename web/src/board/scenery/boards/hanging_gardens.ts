// The gardens of Babylon: terraces on arches, green that hangs over their edges, water from above, and beasts of stone.
import { blob, curve, line, oval, poly, ribbon } from '../../../art/figures/paths';
import { arch, below, box, patch, roundTree, scattered, tuft } from '../parts';
import { many, type Cut, type Field, type Scene, type Sheet } from '../scene';

/** A tower of steps, far away. */
const ziggurat = (x: number, y: number, s: number): string =>
  many(5, (i) =>
    poly(
      ...[-78 + i * 15, -i * 19, 78 - i * 15, -i * 19, 72 - i * 15, -19 - i * 19, -72 + i * 15, -19 - i * 19].map(
        (n, k) => (k % 2 ? y : x) + n * s,
      ),
    ),
  ).join('');

/** Leaves over the edge of a terrace, in swags of different depth. */
function swags({ width }: Field, y: number, deep: number, shift: number): string {
  const n = 16;
  const each = width / n;
  return many(n, (i) => {
    const [x, d] = [i * each, deep * (0.45 + (((i + shift) * 7) % 5) * 0.2)];
    return blob(
      x - 4,
      y - 6,
      x + each * 0.5,
      y - 10,
      x + each + 4,
      y - 6,
      x + each * 0.8,
      y + d * 0.5,
      x + each * 0.45,
      y + d,
      x + each * 0.16,
      y + d * 0.55,
    );
  }).join('');
}

function terrace(field: Field, y: number, shift: number): Sheet[] {
  const { width: w, height: h } = field;
  const n = 11;
  const each = w / n;
  return [
    {
      cuts: [
        ['wall', box(0, y, w, h - y)],
        ['wallShade', box(0, y + 34, w, 6)],
      ],
    },
    {
      cuts: [
        ['shade', many(n, (i) => arch(i * each + each * 0.26, y + 34, each * 0.48, 27)).join('')],
        ['floor', box(0, y + 40, w, h - y - 40)],
        [
          'wallShade',
          many(Math.ceil(w / 46), (i) => line(i * 46 + shift * 9, y + 42, i * 46 + shift * 9 - 16, y + 58)).join(''),
          1.8,
        ],
      ],
      flat: true,
    },
    { cuts: [['leafDark', swags(field, y, 30, shift)]] },
    { cuts: [['leaf', swags(field, y - 4, 17, shift + 3)]], flat: true },
  ];
}

function sheets(field: Field): Sheet[] {
  const { width: w, height: h, horizon: y } = field;
  const step = (h - y) * 0.34;
  const canal = (part: number): string => {
    const x = w * part;
    const [a, b] = [y + step, y + 2 * step];
    return (
      poly(x - 9, y - 8, x + 9, y - 8, x + 11, a - 30, x - 11, a - 30) +
      poly(x - 12, a, x + 12, a, x + 15, b - 24, x - 15, b - 24) +
      poly(x - 16, b + 6, x + 16, b + 6, x + 22, h, x - 22, h)
    );
  };
  return [
    {
      cuts: [
        ['sky', box(0, 0, w, h)],
        ['sun', oval(w * 0.24, y - 34, 46)],
        ['cloud', blob(w * 0.54, y - 70, w * 0.6, y - 84, w * 0.7, y - 78, w * 0.74, y - 66, w * 0.62, y - 62)],
      ],
      flat: true,
    },
    {
      cuts: [
        [
          'far',
          below(field, 0, y - 16, 0.2, y - 30, 0.4, y - 10, 0.64, y - 24, 0.84, y - 8, 1, y - 26) +
            ziggurat(w * 0.48, y - 10, 1) +
            ziggurat(w * 0.86, y - 8, 0.6),
        ],
      ],
    },
    ...terrace(field, y - 6, 0),
    ...terrace(field, y + step - 6, 2),
    ...terrace(field, y + 2 * step - 6, 5),
    {
      cuts: [
        ['water', canal(0.29) + canal(0.845)],
        ['patch', scattered(field, 15, 21, (px, py, i) => patch(px, py + 24, 46 + (i % 3) * 18, 12))],
        ['leaf', scattered(field, 40, 60, (px, py, i) => tuft(px, py + 20, 5 + (i % 3) * 1.4))],
        [
          'flower',
          scattered(field, 44, 120, (px, py, i) => oval(px, py + 16, 3.4 + (i % 2)) + oval(px + 8, py + 20, 3)),
        ],
      ],
      flat: true,
    },
  ];
}

/** A palm: fronds from one point. */
const palm: Cut[] = [
  ['trunk', ribbon(2, 0, 12, -3, -34, 9, 3, -78, 7)],
  ['wallShade', many(6, (i) => line(-4, -10 - i * 11, 5, -13 - i * 11)).join(''), 1.8],
  [
    'leafDark',
    ribbon(3, -78, 8, -24, -92, 12, -46, -74, 0) +
      ribbon(3, -78, 8, 30, -92, 12, 50, -72, 0) +
      ribbon(3, -78, 7, -14, -108, 11, -34, -112, 0),
  ],
  [
    'leaf',
    ribbon(3, -78, 8, -20, -76, 11, -34, -52, 0) +
      ribbon(3, -78, 8, 26, -74, 11, 38, -50, 0) +
      ribbon(3, -78, 7, 18, -110, 11, 38, -112, 0) +
      ribbon(3, -80, 7, 2, -104, 10, 0, -120, 0),
  ],
  ['clay', oval(-3, -74, 4) + oval(8, -73, 4) + oval(2, -69, 4)],
];

/** A bull with wings and the face of a king. */
const lamassu: Cut[] = [
  ['wallShade', box(-58, -10, 116, 10)],
  ['stone', blob(-46, -44, -38, -58, -6, -60, 26, -62, 32, -40, 20, -30, -30, -30, -44, -34)],
  ['stone', box(-44, -40, 14, 31) + box(-24, -38, 12, 29) + box(6, -40, 13, 31) + box(22, -42, 13, 33)],
  ['stoneShade', line(-20, -12, -20, -24) + line(10, -12, 10, -26) + curve(-46, -42, -56, -30, -52, -16), 2.4],
  ['stone', poly(-8, -52, -50, -92, -30, -90, -20, -86, -6, -82, 10, -70, 18, -56)],
  ['stoneShade', line(-4, -58, -38, -88) + line(2, -60, -20, -84) + line(8, -62, -4, -80), 2],
  ['stone', blob(14, -62, 16, -88, 28, -96, 42, -90, 46, -80, 42, -66, 30, -60)],
  ['stone', poly(16, -92, 18, -112, 40, -112, 42, -92)],
  ['clay', poly(16, -98, 42, -98, 42, -92, 16, -92)],
  ['stoneShade', poly(24, -76, 44, -76, 42, -54, 26, -52)],
  ['shade', oval(39, -84, 1.8) + line(28, -70, 42, -70) + line(28, -63, 41, -63), 1.8],
  ['shade', oval(39, -84, 2.2)],
];

const fountain: Cut[] = [
  ['stone', blob(-58, -4, -52, -20, 0, -24, 52, -20, 58, -4, 30, 4, -30, 4)],
  ['water', oval(0, -17, 46, 9)],
  ['stone', poly(-7, -16, -5, -44, 5, -44, 7, -16)],
  ['stone', poly(-24, -44, 24, -44, 14, -36, -14, -36)],
  [
    'water',
    ribbon(-2, -46, 3, -14, -66, 4, -26, -46, 3, -32, -20, 4) +
      ribbon(2, -46, 3, 14, -66, 4, 26, -46, 3, 32, -20, 4) +
      ribbon(0, -46, 4, 0, -74, 0),
  ],
  ['stoneShade', curve(-50, -4, -20, 0, 20, 0, 50, -4), 2.4],
  ['foam', curve(-32, -17, -22, -20, -12, -16) + curve(12, -16, 24, -20, 34, -16), 2],
];

/** Columns under a roof of vines. */
const pergola: Cut[] = [
  ['shade', box(-50, -78, 100, 78)],
  ['floor', box(-42, -70, 84, 70)],
  ['stone', many(4, (i) => box(-56 + i * 34, -78, 10, 78)).join('')],
  ['stoneShade', many(4, (i) => box(-50 + i * 34, -78, 4, 78) + box(-59 + i * 34, -6, 16, 6)).join('')],
  ['stone', poly(-66, -88, 66, -88, 62, -76, -62, -76)],
  [
    'leafDark',
    blob(
      -68,
      -86,
      -58,
      -102,
      -34,
      -98,
      -18,
      -108,
      4,
      -100,
      26,
      -110,
      44,
      -98,
      64,
      -100,
      70,
      -84,
      56,
      -72,
      48,
      -56,
      42,
      -74,
      20,
      -78,
      10,
      -62,
      2,
      -78,
      -24,
      -76,
      -32,
      -54,
      -40,
      -76,
      -58,
      -70,
    ),
  ],
  [
    'leaf',
    blob(-56, -90, -44, -98, -30, -92, -40, -84) +
      blob(-8, -92, 6, -100, 18, -92, 6, -84) +
      blob(36, -88, 48, -96, 58, -88, 48, -80),
  ],
  [
    'flower',
    oval(-34, -66, 5) + oval(10, -72, 5) + oval(48, -66, 5) + oval(-54, -80, 5) + oval(28, -98, 5) + oval(-12, -100, 5),
  ],
];

const urn: Cut[] = [
  ['leafDark', blob(-26, -34, -22, -56, -6, -50, 0, -66, 8, -52, 22, -58, 26, -36, 0, -30)],
  ['flower', oval(-14, -50, 6) + oval(12, -48, 6) + oval(0, -60, 6) + oval(-2, -42, 5)],
  ['sun', oval(-14, -50, 2.2) + oval(12, -48, 2.2) + oval(0, -60, 2.2)],
  ['clay', blob(-8, 0, -18, -16, -14, -32, 14, -32, 18, -16, 8, 0)],
  ['clay', box(-18, -36, 36, 7)],
  ['clayShade', poly(-17, -22, 17, -22, 18, -15, -18, -15)],
];

/** A gate in blue tiles. */
const gate: Cut[] = [
  ['tileShade', box(-64, -104, 34, 104) + box(30, -104, 34, 104)],
  ['tile', box(-60, -104, 28, 104) + box(32, -104, 28, 104) + box(-34, -84, 68, 84)],
  ['tileShade', arch(-19, 0, 38, 62)],
  ['floor', arch(-14, 0, 28, 55)],
  [
    'tile',
    many(4, (i) => box(-66 + i * 10, -114, 6, 12)).join('') +
      many(4, (i) => box(28 + i * 10, -114, 6, 12)).join('') +
      many(6, (i) => box(-30 + i * 11, -92, 6, 9)).join(''),
  ],
  [
    'sun',
    box(-60, -96, 28, 4) + box(32, -96, 28, 4) + box(-34, -76, 68, 4) + box(-60, -18, 28, 4) + box(32, -18, 28, 4),
  ],
  // Beasts that walk along it.
  [
    'sun',
    many(4, (i) => {
      const [x, y] = [i % 2 ? 38 : -56, i < 2 ? -70 : -40];
      return blob(
        x,
        y,
        x + 4,
        y - 8,
        x + 14,
        y - 8,
        x + 18,
        y - 13,
        x + 21,
        y - 8,
        x + 16,
        y - 2,
        x + 14,
        y + 8,
        x + 11,
        y,
        x + 5,
        y,
        x + 3,
        y + 8,
      );
    }).join(''),
  ],
];

const scene: Scene = {
  ground: 'floor',
  tones: {
    sky: ['#e9eee6', '#1d2534'],
    sun: ['#f7dc94', '#c79a4a'],
    cloud: ['#fbf8f0', '#37415a'],
    far: ['#dccfb8', '#2c3442'],
    wall: ['#ead9b8', '#4a443c'],
    wallShade: ['#d8c39c', '#3a352f'],
    shade: ['#c4ad88', '#25221f'],
    floor: ['#f0e5cc', '#383530'],
    patch: ['#dde3bd', '#3b4a36'],
    leaf: ['#b7d09b', '#4f7548'],
    leafDark: ['#9abd86', '#365836'],
    flower: ['#e6a6b0', '#a4536c'],
    water: ['#b7dcdf', '#28505f'],
    foam: ['#eef8f6', '#4f7f8d'],
    trunk: ['#bb9a70', '#5c4834'],
    stone: ['#f6eedc', '#7a756a'],
    stoneShade: ['#d9ccb0', '#5a564d'],
    clay: ['#dba081', '#8e5540'],
    clayShade: ['#c68a6c', '#6b3d2d'],
    tile: ['#9dbcd6', '#2f4f74'],
    tileShade: ['#83a5c4', '#233c5a'],
  },
  sheets,
  props: [
    { width: 136, height: 116, cuts: gate, near: [[0.83, 0.3]], within: [0.24, 0.98] },
    {
      width: 140,
      height: 108,
      cuts: pergola,
      near: [
        [0.2, 0.34],
        [0.78, 0.86],
      ],
      within: [0.26, 0.98],
    },
    {
      width: 118,
      height: 78,
      cuts: fountain,
      near: [
        [0.62, 0.72],
        [0.26, 0.78],
      ],
      within: [0.3, 0.97],
    },
    {
      width: 118,
      height: 114,
      cuts: lamassu,
      near: [
        [0.84, 0.72],
        [0.22, 0.3],
      ],
      within: [0.28, 0.98],
    },
    {
      width: 92,
      height: 120,
      cuts: palm,
      near: [
        [0.6, 0.3],
        [0.05, 0.4],
        [0.34, 0.8],
        [0.85, 0.5],
        [0.62, 0.6],
        [0.2, 0.76],
      ],
      within: [0.22, 0.98],
    },
    {
      width: 68,
      height: 88,
      cuts: roundTree('trunk', 'leafDark', 'leaf'),
      near: [
        [0.34, 0.42],
        [0.8, 0.3],
        [0.5, 0.82],
      ],
      within: [0.24, 0.98],
    },
    {
      width: 50,
      height: 66,
      cuts: urn,
      near: [
        [0.5, 0.4],
        [0.18, 0.42],
        [0.34, 0.56],
        [0.7, 0.66],
        [0.84, 0.9],
        [0.06, 0.78],
      ],
      within: [0.24, 0.98],
    },
  ],
};

export default scene;
