// The moor by moonlight: the manor with its lit windows, bare trees, old stones, and something on the rocks.
import { blob, curve, line, oval, poly, ribbon } from '../../../art/figures/paths';
import { arch, bars, below, box, gable, pane, patch, rock, scattered, tuft, wisp } from '../parts';
import { many, type Cut, type Field, type Scene, type Sheet } from '../scene';

function sheets(field: Field): Sheet[] {
  const { width: w, height: h, horizon: y } = field;
  const tor = (x: number, s: number): string =>
    rock(x, y + 6, 70 * s, 34 * s) +
    rock(x - 6 * s, y - 24 * s, 44 * s, 20 * s) +
    rock(x + 2 * s, y - 40 * s, 28 * s, 14 * s);
  const fold = (at: number, up: number): string =>
    below(field, 0, at, 0.2, at - up, 0.45, at + up * 0.4, 0.7, at - up * 0.8, 0.88, at + up * 0.3, 1, at - up * 0.5);
  return [
    {
      cuts: [
        ['sky', box(0, 0, w, h)],
        ['halo', oval(w * 0.68, y - 26, 78)],
        ['moon', oval(w * 0.68, y - 26, 54)],
        ['moonShade', oval(w * 0.665, y - 36, 9) + oval(w * 0.7, y - 14, 12) + oval(w * 0.69, y - 50, 6)],
      ],
      flat: true,
    },
    {
      cuts: [
        [
          'far',
          below(field, 0, y - 14, 0.14, y - 46, 0.34, y - 6, 0.5, y - 24, 0.7, y + 8, 0.88, y - 38, 1, y - 16) +
            tor(w * 0.16, 1.1) +
            tor(w * 0.88, 0.9),
        ],
      ],
    },
    { cuts: [['fog', wisp(w * 0.3, y + 6, w * 0.26) + wisp(w * 0.76, y + 14, w * 0.3)]], flat: true },
    { cuts: [['moor', fold(y + 26, 20)]] },
    { cuts: [['moorShade', fold(y + (h - y) * 0.3, 26)]] },
    { cuts: [['moor', fold(y + (h - y) * 0.36, 26)]], flat: true },
    { cuts: [['moorShade', fold(y + (h - y) * 0.66, 30)]] },
    { cuts: [['moor', fold(y + (h - y) * 0.73, 30)]], flat: true },
    {
      cuts: [
        ['heather', scattered(field, 16, 11, (px, py, i) => patch(px, py, 44 + (i % 3) * 16, 11))],
        ['water', scattered(field, 5, 47, (px, py, i) => patch(px, py, 70 + (i % 2) * 20, 13))],
        ['reed', scattered(field, 70, 61, (px, py, i) => tuft(px, py, 6 + (i % 3) * 1.5))],
        ['stoneShade', scattered(field, 18, 140, (px, py, i) => rock(px, py, 13 + (i % 3) * 6, 8))],
      ],
      flat: true,
    },
  ];
}

const wing = (x: number, w: number, h: number): Cut[] => [
  ['wall', box(x, -h, w, h)],
  ['wallShade', box(x + w - 8, -h, 8, h)],
  ['roof', gable(x - 6, -h, w + 12, w * 0.62)],
  ['wall', gable(x + 7, -h, w - 14, w * 0.42)],
];

const manor: Cut[] = [
  ['wallShade', box(-52, -128, 13, 40) + box(40, -128, 13, 40) + box(-8, -146, 15, 40)],
  ['roof', box(-55, -131, 19, 5) + box(37, -131, 19, 5) + box(-11, -149, 21, 5)],
  ['roof', poly(-80, -72, -66, -112, 66, -112, 80, -72)],
  ['wall', box(-76, -72, 152, 72)],
  ['wallShade', box(-76, -40, 152, 4)],
  ...wing(-92, 50, 84),
  ...wing(42, 50, 84),
  ...wing(-24, 48, 90),
  [
    'window',
    many(2, (i) => pane(-80 + i * 18, -70, 11, 20) + pane(54 + i * 18, -70, 11, 20)).join('') +
      pane(-80, -32, 11, 20) +
      pane(72, -32, 11, 20) +
      pane(-37, -66, 9, 18) +
      pane(28, -66, 9, 18) +
      oval(0, -92, 8) +
      pane(-14, -72, 11, 20) +
      pane(3, -72, 11, 20),
  ],
  ['pane', pane(-62, -32, 11, 20) + pane(54, -32, 11, 20) + pane(-37, -32, 9, 18) + pane(28, -32, 9, 18)],
  [
    'wallShade',
    [-80, -62, 54, 72].map((x) => bars(x, -70, 11, 20) + bars(x, -32, 11, 20)).join('') +
      bars(-14, -72, 11, 20) +
      bars(3, -72, 11, 20),
    1.5,
  ],
  ['wallShade', arch(-15, 0, 30, 42)],
  ['pane', arch(-10, 0, 20, 35)],
  ['reed', blob(-92, 0, -96, -30, -90, -62, -84, -40, -86, -16, -80, 0) + blob(66, 0, 74, -22, 90, -36, 93, 0)],
];

const bareTree: Cut[] = [
  [
    'trunk',
    ribbon(1, -9, 15, -2, -22, 10, 3, -52, 8, -2, -84, 5, 4, -112, 0) +
      ribbon(0, -40, 7, -18, -58, 5, -26, -78, 3.5, -40, -90, 0) +
      ribbon(-22, -66, 4, -38, -66, 2.5, -46, -74, 0) +
      ribbon(2, -56, 6, 20, -72, 4.5, 26, -94, 3, 40, -104, 0) +
      ribbon(22, -78, 4, 38, -80, 2.5, 46, -72, 0) +
      ribbon(-1, -84, 4, -12, -98, 2.5, -14, -112, 0),
  ],
  ['trunk', poly(-14, 0, -6, -12, 8, -12, 18, 0)],
];

const hound: Cut[] = [
  ['stoneShade', rock(0, 0, 104, 40)],
  ['stone', poly(-44, -18, -17, -40, 21, -34, 30, -20, -6, -26, -20, -8)],
  [
    'hound',
    'M-26 -38L-24 -56C-28 -60 -34 -62 -38 -70C-30 -66 -26 -68 -22 -68C-12 -72 0 -70 10 -72' +
      'C16 -76 18 -84 22 -90L24 -98L29 -92' +
      'L33 -98L34 -90L48 -100C52 -100 53 -95 50 -92L40 -82C36 -70 34 -62 28 -56L28 -36L21 -36L20 -52' +
      'C12 -50 2 -50 -8 -52L-14 -46L-12 -40L-19 -38Z',
  ],
  ['window', oval(35, -88, 2)],
];

const stones: Cut[] = [
  ['stone', poly(-40, 0, -42, -52, -32, -66, -20, -60, -18, 0)],
  ['stoneShade', poly(-27, 0, -26, -62, -20, -60, -18, 0)],
  ['stone', poly(14, 0, 12, -56, 20, -62, 34, -58, 38, 0)],
  ['stoneShade', poly(29, 0, 28, -60, 34, -58, 38, 0)],
  ['stone', poly(-48, -64, -44, -80, 38, -78, 42, -62)],
  ['stoneShade', poly(-47, -68, -48, -64, 42, -62, 41, -66)],
  ['reed', tuft(-44, 0, 7) + tuft(4, 0, 6) + tuft(42, 0, 7)],
];

const menhir: Cut[] = [
  ['stone', poly(-15, 0, -18, -40, -8, -66, 6, -68, 14, -44, 16, 0)],
  ['stoneShade', poly(4, 0, 6, -40, 2, -68, 6, -68, 14, -44, 16, 0)],
  ['stoneShade', line(-10, -42, -2, -38) + line(-8, -26, 0, -22), 2],
  ['reed', tuft(-16, 0, 6) + tuft(16, 0, 6)],
];

const gate: Cut[] = [
  ['stone', box(-50, -66, 20, 66) + box(30, -66, 20, 66)],
  ['stoneShade', box(-36, -66, 6, 66) + box(44, -66, 6, 66) + box(-54, -72, 28, 8) + box(26, -72, 28, 8)],
  ['stone', oval(-40, -82, 10) + oval(40, -82, 10)],
  ['iron', many(7, (i) => line(-27 + i * 9, 0, -27 + i * 9, -48 - 12 * Math.sin((i * Math.PI) / 6))).join(''), 3],
  ['iron', line(-30, -14, 30, -14) + curve(-30, -44, 0, -58, 30, -44), 3],
];

const reeds: Cut[] = [
  ['water', blob(-46, -2, -24, -12, 12, -13, 44, -4, 30, 6, -20, 7)],
  ['fog', curve(-22, -2, -8, -4, 6, -1) + curve(8, 2, 18, 0, 28, 2), 2],
  [
    'reed',
    many(6, (i) => ribbon(-30 + i * 5, -2, 3.4, -31 + i * 6, -24, 2.6, -34 + i * 8, -40 - (i % 3) * 9, 0)).join(''),
  ],
  ['heather', oval(-24, -44, 3, 8) + oval(-12, -52, 3, 8)],
];

const scene: Scene = {
  ground: 'moor',
  tones: {
    sky: ['#e2e6df', '#18212a'],
    halo: ['#efeddc', '#2d3738'],
    moon: ['#faf3d2', '#dccb8c'],
    moonShade: ['#f0e6bd', '#c7b579'],
    far: ['#ccd4c6', '#243131'],
    fog: ['#f3f4ec', '#45545b'],
    moor: ['#e2e2c6', '#2c372d'],
    moorShade: ['#d0d4b2', '#222b24'],
    heather: ['#d8c2d0', '#4f3f50'],
    water: ['#c8dad8', '#2b4852'],
    reed: ['#b5c094', '#4a5d42'],
    stone: ['#dedcd3', '#6a706b'],
    stoneShade: ['#bebcb2', '#4c524e'],
    wall: ['#dccdb6', '#57514a'],
    wallShade: ['#bfae96', '#413c38'],
    roof: ['#9f9a96', '#2c3337'],
    window: ['#f9de8e', '#e8b64c'],
    pane: ['#948f8a', '#181d20'],
    trunk: ['#9c8c7a', '#151a19'],
    hound: ['#6f6a66', '#0d1112'],
    iron: ['#7c7a76', '#12171a'],
  },
  sheets,
  props: [
    { width: 186, height: 148, cuts: manor, near: [[0.42, 0.44]], within: [0.24, 0.9] },
    { width: 104, height: 100, cuts: hound, near: [[0.76, 0.42]], within: [0.24, 0.95] },
    { width: 104, height: 92, cuts: gate, near: [[0.42, 0.56]], within: [0.3, 0.97] },
    {
      width: 98,
      height: 82,
      cuts: stones,
      near: [
        [0.58, 0.66],
        [0.1, 0.92],
      ],
      within: [0.26, 0.98],
    },
    {
      width: 84,
      height: 112,
      cuts: bareTree,
      near: [
        [0.62, 0.4],
        [0.22, 0.2],
        [0.9, 0.7],
        [0.28, 0.62],
        [0.7, 0.72],
        [0.08, 0.46],
      ],
      within: [0.2, 0.98],
    },
    {
      width: 36,
      height: 70,
      cuts: menhir,
      near: [
        [0.94, 0.4],
        [0.24, 0.72],
        [0.7, 0.94],
        [0.68, 0.18],
      ],
      within: [0.24, 0.98],
    },
    {
      width: 90,
      height: 60,
      cuts: reeds,
      near: [
        [0.4, 0.82],
        [0.84, 0.7],
        [0.08, 0.72],
      ],
      within: [0.26, 0.98],
    },
  ],
};

export default scene;
