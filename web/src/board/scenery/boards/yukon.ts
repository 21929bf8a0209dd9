// The far north: white mountains, firs under snow, a cabin with smoke, gold in the river, and tracks that are too big.
import { blob, line, oval, poly, put, ribbon } from '../../../art/figures/paths';
import { below, box, patch, rock, scattered, tuft } from '../parts';
import { many, type Cut, type Field, type Scene, type Sheet } from '../scene';

/** Peaks from side to side; each is a part of the width, a height and half of its foot. */
const PEAKS = [
  [0.06, 70, 100],
  [0.2, 104, 130],
  [0.38, 78, 110],
  [0.56, 124, 150],
  [0.76, 88, 120],
  [0.93, 112, 130],
] as const;

const peaks = ({ width: w, horizon: y }: Field): string =>
  PEAKS.map(([x, up, foot]) =>
    poly(
      w * x - foot,
      y + 20,
      w * x - foot * 0.4,
      y - up * 0.5,
      w * x - 8,
      y - up,
      w * x + 6,
      y - up,
      w * x + foot * 0.46,
      y - up * 0.44,
      w * x + foot,
      y + 20,
    ),
  ).join('');
const caps = ({ width: w, horizon: y }: Field): string =>
  PEAKS.map(([x, up, foot]) =>
    poly(
      w * x - 8,
      y - up,
      w * x + 6,
      y - up,
      w * x + foot * 0.34,
      y - up * 0.56,
      w * x + foot * 0.16,
      y - up * 0.62,
      w * x + 4,
      y - up * 0.46,
      w * x - foot * 0.14,
      y - up * 0.64,
      w * x - foot * 0.28,
      y - up * 0.6,
    ),
  ).join('');

function sheets(field: Field): Sheet[] {
  const { width: w, height: h, horizon: y } = field;
  const fold = (at: number, up: number): string =>
    below(field, 0, at, 0.2, at - up, 0.42, at + up * 0.5, 0.66, at - up * 0.7, 0.86, at + up * 0.4, 1, at - up * 0.3);
  const river = (wide: number): string =>
    ribbon(
      w * 0.66,
      y + 26,
      20 * wide,
      w * 0.84,
      y + (h - y) * 0.24,
      34 * wide,
      w * 0.66,
      y + (h - y) * 0.44,
      40 * wide,
      w * 0.84,
      y + (h - y) * 0.7,
      52 * wide,
      w * 0.9,
      h + 30,
      64 * wide,
    );
  return [
    {
      cuts: [
        ['sky', box(0, 0, w, h)],
        [
          'aurora',
          ribbon(
            -20,
            y * 0.42,
            16,
            w * 0.2,
            y * 0.2,
            34,
            w * 0.44,
            y * 0.46,
            26,
            w * 0.7,
            y * 0.14,
            36,
            w + 20,
            y * 0.36,
            14,
          ),
        ],
        [
          'auroraFar',
          ribbon(
            -20,
            y * 0.76,
            8,
            w * 0.24,
            y * 0.5,
            18,
            w * 0.5,
            y * 0.74,
            14,
            w * 0.8,
            y * 0.42,
            20,
            w + 20,
            y * 0.7,
            8,
          ),
        ],
      ],
      flat: true,
    },
    { cuts: [['mountain', peaks(field)]] },
    { cuts: [['snow', caps(field)]], flat: true },
    {
      cuts: [
        [
          'firFar',
          many(34, (i) => {
            const [x, s] = [(i + 0.5) * (w / 34), 18 + ((i * 7) % 5) * 5];
            return poly(x - s * 0.4, y + 24, x, y + 18 - s, x + s * 0.4, y + 24);
          }).join(''),
        ],
      ],
    },
    { cuts: [['snow', fold(y + 20, 10)]] },
    { cuts: [['snowShade', fold(y + (h - y) * 0.32, 22)]] },
    { cuts: [['snow', fold(y + (h - y) * 0.38, 22)]], flat: true },
    { cuts: [['snowShade', fold(y + (h - y) * 0.68, -26)]] },
    { cuts: [['snow', fold(y + (h - y) * 0.75, -26)]], flat: true },
    {
      cuts: [
        ['bank', river(1.3)],
        ['ice', river(1)],
        ['drift', scattered(field, 18, 11, (px, py, i) => patch(px, py, 44 + (i % 3) * 18, 10))],
        ['grass', scattered(field, 34, 70, (px, py, i) => tuft(px, py, 5 + (i % 3) * 1.4))],
        ['stone', scattered(field, 18, 130, (px, py, i) => rock(px, py, 14 + (i % 3) * 6, 9))],
      ],
      flat: true,
    },
  ];
}

const FIR = poly(-34, -12, -12, -42, -22, -42, -8, -68, -15, -68, 0, -104, 15, -68, 8, -68, 22, -42, 12, -42, 34, -12);
const fir: Cut[] = [
  ['wood', box(-5, -14, 10, 14)],
  ['fir', FIR],
  ['firDark', poly(0, -104, 15, -68, 8, -68, 22, -42, 12, -42, 34, -12, 8, -12, 6, -60)],
  [
    'snow',
    poly(0, -106, 9, -82, 2, -86, -5, -80, -9, -84) +
      poly(-16, -66, -8, -70, 0, -62, 8, -68, 17, -66, 9, -58, 0, -54, -8, -60) +
      poly(-24, -40, -12, -44, -2, -34, 10, -43, 24, -40, 12, -30, -2, -26, -14, -32),
  ],
];

const cabin: Cut[] = [
  ['smoke', ribbon(38, -86, 6, 30, -100, 11, 44, -112, 13, 36, -128, 0)],
  ['stone', box(31, -84, 15, 34)],
  ['wood', poly(-56, 0, -56, -42, 56, -42, 56, 0)],
  ['woodDark', many(4, (i) => line(-56, -9 - i * 9.5, 56, -9 - i * 9.5)).join(''), 2],
  ['woodDark', box(-61, -42, 7, 42) + box(54, -42, 7, 42)],
  [
    'snow',
    poly(
      -70,
      -38,
      -40,
      -80,
      40,
      -80,
      70,
      -38,
      58,
      -34,
      44,
      -40,
      30,
      -33,
      12,
      -40,
      -6,
      -33,
      -24,
      -40,
      -42,
      -33,
      -58,
      -39,
    ),
  ],
  [
    'snowShade',
    poly(-70, -38, -64, -46, -50, -42, -40, -36, -42, -33, -58, -39) + poly(40, -80, 70, -38, 58, -34, 50, -40),
  ],
  ['woodDark', box(-10, -30, 20, 30)],
  ['window', box(-42, -30, 18, 15) + box(24, -30, 18, 15)],
  [
    'woodDark',
    line(-33, -30, -33, -15) + line(-42, -22.5, -24, -22.5) + line(33, -30, 33, -15) + line(24, -22.5, 42, -22.5),
    2,
  ],
  ['snow', blob(-66, 2, -50, -8, -34, -2, -22, 3) + blob(30, 3, 46, -8, 66, 2)],
];

/** A box that shakes gold out of gravel. */
const sluice: Cut[] = [
  ['wood', poly(-54, -46, -46, -52, 56, -16, 52, -6)],
  ['woodDark', poly(-54, -46, 52, -6, 52, 0, -54, -38)],
  ['ice', poly(-44, -48, 54, -13, 53, -9, -49, -46)],
  [
    'wood',
    poly(-40, -34, -34, -32, -34, 0, -40, 0) + poly(2, -18, 8, -16, 8, 0, 2, 0) + poly(34, -8, 40, -6, 40, 0, 34, 0),
  ],
  ['ice', ribbon(53, -10, 8, 64, -2, 10, 68, 8, 0)],
  ['gold', oval(-22, -39, 3) + oval(2, -30, 3) + oval(22, -23, 3) + oval(58, 2, 3.4) + oval(64, 6, 3)],
  ['stone', rock(-56, 0, 26, 16) + rock(20, 4, 20, 10)],
];

const moose: Cut[] = [
  ['beastDark', ribbon(-30, -50, 12, -32, -24, 7, -30, 0, 5) + ribbon(16, -50, 11, 20, -24, 7, 18, 0, 5)],
  ['beast', blob(-44, -62, -34, -76, -8, -76, 10, -84, 26, -74, 26, -54, 6, -46, -30, -44, -42, -52)],
  ['beast', ribbon(-36, -52, 14, -40, -26, 8, -40, 0, 6) + ribbon(8, -52, 12, 10, -26, 8, 8, 0, 6)],
  ['beast', blob(16, -80, 30, -94, 42, -94, 52, -84, 62, -72, 60, -62, 50, -62, 40, -70, 28, -62, 18, -64)],
  ['beastDark', blob(32, -64, 38, -60, 38, -48, 33, -52)],
  ['stone', blob(34, -92, 22, -102, 8, -102, -4, -116, 10, -114, 12, -124, 22, -114, 28, -124, 32, -110, 40, -98)],
  ['stone', blob(40, -94, 50, -104, 62, -102, 74, -116, 62, -116, 60, -126, 52, -116, 46, -124, 42, -108)],
  ['woodDark', oval(45, -84, 2) + oval(58, -69, 1.8)],
];

const tent: Cut[] = [
  ['canvas', poly(-44, 0, 0, -54, 44, 0)],
  ['canvasShade', poly(0, -54, 44, 0, 16, 0)],
  ['woodDark', poly(-10, 0, 0, -36, 10, 0)],
  ['wood', ribbon(-5, -62, 4, 4, -48, 4) + ribbon(5, -62, 4, -4, -48, 4)],
  ['snow', poly(0, -54, -16, -34, -8, -36, 0, -44, 8, -36, 16, -34)],
  // A pick and a pan.
  ['wood', ribbon(48, 0, 4, 58, -34, 4)],
  ['stone', poly(44, -36, 58, -42, 74, -32, 60, -34)],
  ['gold', oval(66, -2, 13, 5)],
];

/** Prints of bare feet, too large for anyone. */
const tracks: Cut[] = [
  [
    'print',
    many(5, (i) => {
      const [x, y, side] = [-38 + i * 18, -4 - i * 17 + (i % 2) * 12, i % 2 ? 1 : -1];
      return (
        blob(x - 6, y + 8, x - 7, y - 4, x + 7 * side, y - 9, x + 8, y - 2, x + 5, y + 9) +
        many(4, (k) => oval(x - 8 * side + k * 5 * side, y - 14 - (k % 3 ? 1.6 : 0), 2.6 - k * 0.3)).join('')
      );
    }).join(''),
  ],
];

const drift: Cut[] = [
  ['snow', blob(-46, 0, -40, -18, -18, -26, 6, -22, 24, -12, 46, 0, 0, 4)],
  ['snowShade', blob(-46, 0, -20, -6, 10, -8, 46, 0, 0, 4)],
  ['stone', put(rock(8, -18, 30, 20), {})],
  ['snow', blob(-4, -34, 4, -40, 16, -38, 20, -32, 8, -30)],
];

const scene: Scene = {
  ground: 'snow',
  tones: {
    sky: ['#e2ebf0', '#141d31'],
    aurora: ['#d9efdf', '#2c6256'],
    auroraFar: ['#e8e4f2', '#3c3f6e'],
    mountain: ['#cbd8e2', '#2b3a55'],
    snow: ['#f2f5f5', '#36455c'],
    snowShade: ['#dfe8ed', '#2a384e'],
    drift: ['#e6eef2', '#42536c'],
    firFar: ['#b5cac3', '#213a41'],
    bank: ['#d6dde0', '#2b3547'],
    ice: ['#bfdcea', '#28587a'],
    print: ['#b7c7d3', '#1c2638'],
    grass: ['#c3c7a8', '#55614a'],
    stone: ['#c8cdd0', '#6b7683'],
    wood: ['#b8956c', '#65503c'],
    woodDark: ['#8e6e4c', '#382c23'],
    fir: ['#94b5a2', '#2f5a4a'],
    firDark: ['#7da08e', '#234538'],
    smoke: ['#eceeee', '#56637a'],
    window: ['#f6d98a', '#e8b44e'],
    gold: ['#e6b94f', '#d8a63c'],
    canvas: ['#f1e6cc', '#8b806b'],
    canvasShade: ['#d9c9a5', '#665d4c'],
    beast: ['#bd9775', '#62452f'],
    beastDark: ['#9c7957', '#463122'],
  },
  sheets,
  props: [
    {
      width: 138,
      height: 128,
      cuts: cabin,
      near: [
        [0.2, 0.36],
        [0.84, 0.5],
      ],
      within: [0.26, 0.98],
    },
    { width: 116, height: 126, cuts: moose, near: [[0.66, 0.34]], within: [0.26, 0.98] },
    {
      width: 124,
      height: 56,
      cuts: sluice,
      near: [
        [0.8, 0.86],
        [0.68, 0.5],
      ],
      within: [0.3, 0.98],
    },
    {
      width: 112,
      height: 64,
      cuts: tent,
      near: [
        [0.17, 0.66],
        [0.58, 0.86],
      ],
      within: [0.26, 0.98],
    },
    {
      width: 70,
      height: 106,
      cuts: fir,
      near: [
        [0.92, 0.2],
        [0.16, 0.2],
        [0.05, 0.9],
        [0.86, 0.76],
        [0.44, 0.66],
        [0.18, 0.6],
        [0.7, 0.18],
        [0.64, 0.24],
        [0.97, 0.98],
      ],
      within: [0.2, 0.99],
    },
    {
      width: 96,
      height: 92,
      cuts: tracks,
      flat: true,
      near: [
        [0.22, 0.62],
        [0.55, 0.5],
        [0.44, 0.24],
        [0.94, 0.66],
      ],
      within: [0.26, 0.98],
    },
    {
      width: 94,
      height: 42,
      cuts: drift,
      near: [
        [0.4, 0.8],
        [0.84, 0.34],
        [0.16, 0.46],
        [0.6, 0.46],
      ],
      within: [0.28, 0.98],
    },
  ],
};

export default scene;
