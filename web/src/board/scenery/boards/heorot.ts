// The hall of the Danes: a floor of planks with a long fire and benches, the antlers of its name, a ship that has come,
// and the mere where something lives.
import { blob, curve, line, oval, poly, ribbon } from '../../../art/figures/paths';
import { below, box, patch, rock, scattered, swell, tuft, wisp } from '../parts';
import { many, type Cut, type Field, type Scene, type Sheet } from '../scene';

/** The hall as it lies on the board: left, top, right and bottom in parts of the field. */
const hall = ({ width, height }: Field): readonly [number, number, number, number] => {
  const [l, t, r, b] = width > height ? [0.235, 0.245, 0.765, 0.83] : [0.2, 0.26, 0.84, 0.8];
  return [l * width, t * height, r * width, b * height];
};

function sheets(field: Field): Sheet[] {
  const { width: w, height: h, horizon: y } = field;
  const [l, t, r, b] = hall(field);
  const fold = (at: number, up: number): string =>
    below(field, 0, at, 0.2, at - up, 0.45, at + up * 0.4, 0.7, at - up * 0.8, 0.88, at + up * 0.3, 1, at - up * 0.5);
  const plank = 22;
  const rows = Math.floor((b - t) / plank);
  const joints = many(rows, (i) =>
    many(5, (k) => {
      const x = l + ((k + 0.5 + (i % 2) * 0.5) * (r - l)) / 5.5;
      return line(x, t + i * plank, x, t + (i + 1) * plank);
    }).join(''),
  ).join('');
  const inset = (x: number, y: number): string =>
    poly(
      ...[x, y, 1 - x, y, 1 - x, 1 - y, x, 1 - y].map((part, i) => (i % 2 ? t + (b - t) * part : l + (r - l) * part)),
    );
  const lozenges = many(24, (i) => {
    const [x, y] = [l + (r - l) * (0.3 + (i % 6) * 0.08), t + (b - t) * (0.29 + Math.floor(i / 6) * 0.14)];
    return poly(x - 16, y, x, y - 18, x + 16, y, x, y + 18);
  }).join('');
  const posts = many(7, (i) => l + 8 + (i * (r - l - 16)) / 6);
  return [
    {
      cuts: [
        ['sky', box(0, 0, w, h)],
        ['moon', oval(w * 0.13, y - 44, 34)],
        ['cloud', wisp(w * 0.3, y - 60, w * 0.16) + wisp(w * 0.82, y - 74, w * 0.14)],
      ],
      flat: true,
    },
    {
      cuts: [
        ['far', below(field, 0, y - 10, 0.16, y - 34, 0.3, y - 4, 0.5, y + 6, 0.7, y + 2, 0.86, y - 30, 1, y - 14)],
      ],
    },
    { cuts: [['sea', box(0, y - 4, w, h - y + 4)]] },
    {
      cuts: [
        [
          'foam',
          scattered({ ...field, height: y + 60, horizon: y - 20 }, 22, 3, (px, py) =>
            curve(px, py, px + 12, py - 4, px + 26, py),
          ),
        ],
      ],
      flat: true,
    },
    { cuts: [['grass', fold(y + 42, 14)]] },
    { cuts: [['grassShade', fold(y + (h - y) * 0.5, 24)]] },
    { cuts: [['grass', fold(y + (h - y) * 0.58, 24)]], flat: true },
    {
      cuts: [
        ['patch', scattered(field, 16, 9, (px, py, i) => patch(px, py + 20, 50 + (i % 3) * 16, 13))],
        ['reed', scattered(field, 60, 60, (px, py, i) => tuft(px, py + 16, 5 + (i % 3) * 1.5))],
        ['stone', scattered(field, 16, 140, (px, py, i) => rock(px, py + 20, 14 + (i % 3) * 6, 8))],
      ],
      flat: true,
    },
    // The mere.
    { cuts: [['mere', swell(field, h - 24, 130, 16, 40)]] },
    // Walls and floor.
    { cuts: [['beam', box(l - 15, t - 15, r - l + 30, b - t + 30)]] },
    { cuts: [['plank', box(l, t, r - l, b - t)]], flat: true },
    {
      cuts: [
        ['seam', many(rows, (i) => line(l, t + (i + 1) * plank, r, t + (i + 1) * plank)).join('') + joints, 1.8],
        ['carpet', inset(0.25, 0.18)],
        ['rugTrim', inset(0.265, 0.21), 3],
        ['rugTrim', lozenges, 2],
        ['gold', posts.map((x) => oval(x, t - 7.5, 5) + oval(x, b + 7.5, 5)).join('')],
      ],
      flat: true,
    },
    // Doors, wide open: nobody knows how they are shut.
    {
      cuts: [
        [
          'plank',
          box(l - 17, (t + b) / 2 - 34, 19, 68) +
            box((l + r) / 2 - 36, t - 17, 72, 19) +
            box((l + r) / 2 - 36, b - 2, 72, 19),
        ],
        [
          'seam',
          line(l - 16, (t + b) / 2, l, (t + b) / 2) +
            line((l + r) / 2, t - 16, (l + r) / 2, t) +
            line((l + r) / 2, b, (l + r) / 2, b + 16),
          2,
        ],
      ],
      flat: true,
    },
  ];
}

const hearth: Cut[] = [
  ['glow', oval(0, -14, 62, 30)],
  ['stone', many(9, (i) => oval(-44 + i * 11, 0 + Math.abs(i - 4) * -0.6, 8, 6)).join('')],
  ['beam', ribbon(-34, -6, 7, 30, -12, 7) + ribbon(-28, -12, 7, 36, -6, 7)],
  [
    'flame',
    blob(
      -34,
      -8,
      -36,
      -26,
      -26,
      -22,
      -24,
      -40,
      -14,
      -28,
      -8,
      -50,
      2,
      -32,
      10,
      -46,
      16,
      -28,
      26,
      -36,
      30,
      -20,
      36,
      -24,
      34,
      -8,
      0,
      -4,
    ),
  ],
  ['gold', blob(-20, -8, -20, -20, -12, -16, -7, -30, 0, -20, 8, -28, 12, -16, 20, -20, 20, -8, 0, -5)],
  ['stone', many(8, (i) => oval(-40 + i * 11.4, 6, 8, 6)).join('')],
];

/** A table, mugs, and what is left of a boar. */
const table: Cut[] = [
  ['beam', poly(-56, 0, -52, -8, 52, -8, 56, 0)],
  ['seam', box(-44, -26, 7, 20) + box(37, -26, 7, 20)],
  ['beam', poly(-60, -30, 60, -30, 56, -22, -56, -22)],
  ['gold', poly(-46, -32, -48, -46, -36, -46, -38, -32) + poly(34, -32, 32, -46, 44, -46, 42, -32)],
  ['foam', oval(-42, -46, 6.6, 3.4) + oval(38, -46, 6.6, 3.4)],
  ['stone', oval(0, -33, 26, 5)],
  ['meat', blob(-20, -34, -18, -48, -2, -54, 14, -48, 20, -38, 18, -34)],
  ['foam', ribbon(16, -42, 4, 26, -48, 4)],
  ['seam', curve(-10, -44, -2, -48, 6, -45), 2],
];

/** The sign that gave the hall its name. */
const banner: Cut[] = [
  ['beam', ribbon(-22, 0, 5, -22, -104, 5)],
  ['gold', oval(-22, -107, 5)],
  ['beam', box(-24, -96, 54, 5)],
  ['rug', poly(-17, -92, 29, -92, 29, -30, 18, -40, 6, -28, -6, -40, -17, -30)],
  ['rugTrim', line(-13, -88, 25, -88) + line(-13, -88, -13, -40) + line(25, -88, 25, -40), 2],
  [
    'gold',
    ribbon(6, -46, 5, -4, -58, 4, -8, -78, 0) +
      ribbon(-3, -58, 4, -11, -64, 0) +
      ribbon(-6, -66, 3, 0, -76, 0) +
      ribbon(6, -46, 5, 16, -58, 4, 20, -78, 0) +
      ribbon(15, -58, 4, 23, -64, 0) +
      ribbon(18, -66, 3, 12, -76, 0) +
      oval(6, -46, 5),
  ],
];

const casks: Cut[] = [
  ['beam', blob(-36, -2, -42, -20, -36, -40, -4, -40, 2, -20, -4, -2)],
  ['seam', line(-40, -12, 0, -12) + line(-40, -30, 0, -30), 3],
  ['plank', oval(-20, -41, 15, 5)],
  ['beam', oval(26, -18, 20)],
  ['plank', oval(26, -18, 15)],
  ['seam', line(12, -18, 40, -18) + line(19, -30, 19, -6) + line(33, -30, 33, -6), 1.8],
  ['gold', oval(26, -8, 3)],
];

const ship: Cut[] = [
  ['beam', box(-2, -74, 4, 60)],
  ['sail', blob(-32, -66, 0, -70, 32, -66, 36, -44, 28, -24, 0, -28, -28, -24, -38, -44)],
  ['sailStripe', poly(-16, -68, -6, -69, -6, -28, -16, -27) + poly(8, -69, 18, -68, 18, -27, 8, -28)],
  [
    'beam',
    'M-52 -16C-62 -22 -66 -34 -60 -46C-56 -40 -52 -34 -46 -20L46 -20C54 -30 56 -42 52 -54' +
      'C62 -54 66 -46 60 -38L62 -30C60 -14 46 4 32 4L-30 4C-42 4 -50 -6 -52 -16Z',
  ],
  ['gold', many(6, (i) => oval(-34 + i * 14, -18, 6)).join('')],
  ['rug', many(6, (i) => oval(-34 + i * 14, -18, 2.4)).join('')],
  ['foam', curve(-60, 5, -30, 1, 0, 5, 30, 1, 60, 5), 3],
];

const runestone: Cut[] = [
  ['stone', blob(-24, 0, -26, -40, -18, -66, 2, -76, 20, -64, 26, -36, 24, 0)],
  ['stoneShade', poly(10, 0, 14, -40, 8, -74, 20, -64, 26, -36, 24, 0)],
  ['rug', curve(-16, -8, -17, -40, -10, -58, 3, -64, 12, -54, 14, -36, 12, -8), 2.4],
  [
    'rug',
    line(-6, -12, -6, -28) +
      line(-6, -24, 0, -18) +
      line(4, -12, 4, -28, 8, -22) +
      line(-6, -36, -6, -50, 0, -44) +
      line(5, -36, 5, -50) +
      line(5, -46, 10, -42),
    2.4,
  ],
  ['reed', tuft(-26, 0, 7) + tuft(26, 0, 7)],
];

const palisade: Cut[] = [
  [
    'beam',
    many(7, (i) =>
      poly(
        -40 + i * 12,
        0,
        -40 + i * 12,
        -40 - (i % 2) * 4,
        -34.5 + i * 12,
        -50 - (i % 2) * 4,
        -29 + i * 12,
        -40 - (i % 2) * 4,
        -29 + i * 12,
        0,
      ),
    ).join(''),
  ],
  ['seam', line(-42, -14, 46, -14) + line(-42, -30, 46, -30), 4],
  ['sail', oval(2, -26, 14)],
  ['rug', poly(2, -26, 2, -38, 8, -37, 13, -32, 14, -26) + poly(2, -26, 2, -14, -4, -15, -9, -20, -10, -26)],
  ['gold', oval(2, -26, 4)],
];

/** What comes up from the water. */
const grendel: Cut[] = [
  ['mere', blob(-56, 0, -40, -12, 0, -16, 40, -12, 56, 0, 30, 8, -30, 8)],
  ['troll', blob(-24, -6, -26, -32, -12, -48, 12, -48, 26, -32, 24, -6, 0, -2)],
  ['troll', ribbon(-24, -12, 13, -40, -30, 11, -44, -50, 9) + ribbon(24, -12, 12, 40, -18, 10, 48, -8, 9)],
  ['trollDark', poly(-49, -50, -54, -64, -47, -56, -44, -68, -41, -56, -35, -62, -39, -48)],
  ['trollDark', poly(-22, -40, -28, -54, -12, -48, -8, -60, 0, -50, 10, -60, 12, -48, 26, -54, 22, -40, 0, -46)],
  ['gold', poly(-14, -34, -3, -30, -10, -26) + poly(14, -34, 3, -30, 10, -26)],
  ['foam', poly(-10, -18, -5, -18, -8, -11) + poly(10, -18, 5, -18, 8, -11)],
  ['trollDark', line(-12, -18, 12, -18), 2.4],
  ['foam', curve(-44, 0, -26, -6, -8, 0, 10, -6, 28, 0, 44, -4), 2.4],
];

const scene: Scene = {
  ground: 'grass',
  tones: {
    sky: ['#e3e6e8', '#161d2b'],
    moon: ['#f7efcf', '#d9cb93'],
    cloud: ['#f4f3ee', '#2d384b'],
    far: ['#ccd2cd', '#222e38'],
    sea: ['#bfd4d9', '#1d3d4b'],
    foam: ['#f0f5f1', '#7f97a0'],
    grass: ['#dfe3c6', '#2c382d'],
    grassShade: ['#cdd4ae', '#232d25'],
    patch: ['#d7dfb6', '#364631'],
    reed: ['#b0c08d', '#4d6444'],
    stone: ['#d3d3cc', '#666c6c'],
    stoneShade: ['#b9b9b2', '#4b5152'],
    mere: ['#a9c4c0', '#1d3a3d'],
    beam: ['#b9946a', '#57422f'],
    plank: ['#e9d7b4', '#463a2f'],
    seam: ['#cdb48a', '#33291f'],
    rug: ['#cc8b7b', '#74373a'],
    carpet: ['#e3bda9', '#573133'],
    rugTrim: ['#efdcb4', '#8a6a40'],
    gold: ['#e8c068', '#cf9f45'],
    glow: ['#f8e2a8', '#6a4a22'],
    flame: ['#e89a5a', '#dd7f33'],
    meat: ['#c48a66', '#8a5236'],
    sail: ['#f5ecd8', '#9a8f7c'],
    sailStripe: ['#d39484', '#8a4442'],
    troll: ['#a3bf95', '#4d6e4e'],
    trollDark: ['#7c9573', '#1c2a22'],
  },
  sheets,
  props: [
    {
      width: 122,
      height: 60,
      cuts: hearth,
      near: [
        [0.34, 0.66],
        [0.72, 0.62],
      ],
      within: [0.34, 0.84],
    },
    { width: 124, height: 76, cuts: ship, near: [[0.44, 0.2]], within: [0.15, 0.27] },
    {
      width: 124,
      height: 56,
      cuts: table,
      near: [
        [0.53, 0.64],
        [0.35, 0.84],
        [0.3, 0.32],
      ],
      within: [0.34, 0.84],
    },
    {
      width: 56,
      height: 112,
      cuts: banner,
      near: [
        [0.5, 0.42],
        [0.72, 0.32],
        [0.26, 0.42],
      ],
      within: [0.3, 0.84],
    },
    {
      width: 108,
      height: 70,
      cuts: grendel,
      near: [
        [0.98, 0.98],
        [0.02, 0.98],
      ],
      within: [0.9, 0.99],
    },
    {
      width: 92,
      height: 56,
      cuts: palisade,
      near: [
        [0.02, 0.68],
        [0.98, 0.3],
        [0.04, 0.28],
      ],
      within: [0.24, 0.99],
    },
    {
      width: 84,
      height: 46,
      cuts: casks,
      near: [
        [0.68, 0.32],
        [0.26, 0.78],
        [0.56, 0.56],
      ],
      within: [0.32, 0.84],
    },
    {
      width: 58,
      height: 78,
      cuts: runestone,
      near: [
        [0.16, 0.42],
        [0.88, 0.5],
        [0.9, 0.76],
        [0.15, 0.8],
      ],
      within: [0.24, 0.99],
    },
  ],
};

export default scene;
