// A city on the water: palaces that rise from the lagoon, gondolas between striped poles, a bell tower and domes.
import { blob, curve, line, oval, poly, ribbon } from '../../../art/figures/paths';
import { arch, below, box, gable, lancet, scattered } from '../parts';
import { many, type Cut, type Field, type Scene, type Sheet } from '../scene';

/** A dome with its lantern; `x` and `y` are the middle of its foot. */
const dome = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}C${x - r * 1.1} ${y - r * 0.8} ${x - r * 0.4} ${y - r * 1.1} ${x} ${y - r * 1.35}` +
  `C${x + r * 0.4} ${y - r * 1.1} ${x + r * 1.1} ${y - r * 0.8} ${x + r} ${y}Z` +
  box(x - r * 0.12, y - r * 1.6, r * 0.24, r * 0.3) +
  oval(x, y - r * 1.68, r * 0.16);

/** Houses side by side along the water, each with a roof of its own. */
function quay({ width, height }: Field, y: number, n: number, shift: number): string {
  const each = width / n;
  const houses = many(n, (i) => {
    const [x, up] = [i * each, 26 + (((i + shift) * 7) % 5) * 9];
    const top = (i + shift) % 3;
    if (top === 0) return `L${x} ${y - up}L${x + each / 2} ${y - up - 16}L${x + each} ${y - up}`;
    if (top === 1)
      return `L${x} ${y - up}L${x + each * 0.2} ${y - up - 10}L${x + each * 0.8} ${y - up - 10}L${x + each} ${y - up}`;
    return `L${x} ${y - up}L${x + each} ${y - up}`;
  });
  return `M0 ${y}${houses.join('')}L${width} ${height}L0 ${height}Z`;
}

function sheets(field: Field): Sheet[] {
  const { width: w, height: h, horizon: y } = field;
  const windows = (n: number, up: number): string =>
    many(n, (i) => ((i * 5) % 7 < 5 ? lancet(((i + 0.3) * w) / n, y + up, 7, 15) : '')).join('');
  const ripple = (px: number, py: number, i: number): string => {
    const s = 12 + (i % 4) * 6;
    return curve(px - s, py, px - s / 2, py - 4, px, py, px + s / 2, py + 4, px + s, py);
  };
  const [c, b] = [w * 0.36, w * 0.72];
  return [
    {
      cuts: [
        ['sky', box(0, 0, w, h)],
        ['sun', oval(w * 0.56, y - 36, 48)],
        ['cloud', blob(w * 0.1, y - 70, w * 0.16, y - 88, w * 0.26, y - 80, w * 0.3, y - 66, w * 0.18, y - 62)],
      ],
      flat: true,
    },
    {
      cuts: [
        ['far', below(field, 0, y + 4, 0.5, y + 2, 1, y + 4)],
        [
          'far',
          box(c - 74, y - 24, 148, 34) + dome(c, y - 22, 34) + dome(c - 52, y - 22, 20) + dome(c + 52, y - 22, 20),
        ],
        ['far', box(b - 12, y - 104, 24, 110) + box(b - 15, y - 80, 30, 5) + gable(b - 12, y - 104, 24, 34)],
      ],
    },
    { cuts: [['middle', quay(field, y + 26, 19, 1)]] },
    { cuts: [['window', windows(46, 20)]], flat: true },
    {
      cuts: [
        ['water', box(0, y + 28, w, h - y - 28)],
        ['foam', box(0, y + 28, w, 4)],
      ],
    },
    {
      cuts: [
        [
          'waterLit',
          scattered({ ...field, horizon: y + 30 }, 16, 5, (px, py, i) => oval(px, py, 62 + (i % 3) * 24, 11)),
        ],
        [
          'waterDeep',
          scattered({ ...field, horizon: y + 40 }, 15, 40, (px, py, i) => oval(px, py, 50 + (i % 4) * 18, 9)),
        ],
        ['foam', scattered({ ...field, horizon: y + 26 }, 90, 90, ripple), 2.2],
        ['waterDeep', scattered({ ...field, horizon: y + 30 }, 60, 220, ripple), 2],
      ],
      flat: true,
    },
  ];
}

/** Stone steps and the green line of the tide, under whatever stands in the water. */
const foot = (left: number, wide: number): Cut[] => [
  ['waterDeep', blob(left - 10, 2, left + wide / 2, -5, left + wide + 10, 2, left + wide / 2, 9)],
  ['stoneShade', box(left - 4, -9, wide + 8, 11)],
  ['tide', box(left - 4, -2, wide + 8, 4)],
];

function palace(wall: string, shade: string, roof: 'flat' | 'gable'): Cut[] {
  const floor = (y: number, n: number, w: number, up: number): string =>
    many(n, (i) => lancet(-37 + (i * 74) / n + (74 / n - w) / 2, y, w, up)).join('');
  const top: Cut[] =
    roof === 'gable'
      ? [
          ['roof', poly(-48, -96, -34, -118, 34, -118, 48, -96)],
          [shade, box(18, -128, 9, 18) + poly(14, -128, 31, -128, 27, -136, 18, -136)],
        ]
      : [['stone', many(9, (i) => lancet(-43 + i * 10, -94, 7, 14)).join('') + box(-45, -98, 90, 5)]];
  return [
    ...foot(-44, 88),
    ...top,
    [wall, box(-42, -96, 84, 88)],
    [shade, box(33, -96, 9, 88) + box(-42, -40, 84, 3)],
    ['stone', floor(-44, 5, 13, 32) + floor(-74, 4, 10, 20)],
    ['window', floor(-45, 5, 9, 27) + floor(-75, 4, 6, 15)],
    ['stone', box(-40, -46, 80, 4) + many(9, (i) => box(-38 + i * 9.4, -54, 2, 9)).join('')],
    ['dark', arch(-10, -8, 20, 27)],
    ['stone', arch(-34, -14, 13, 17) + arch(21, -14, 13, 17)],
    ['shutter', arch(-32, -14, 9, 14) + arch(23, -14, 9, 14)],
  ];
}

const basilica: Cut[] = [
  ...foot(-64, 128),
  ['leadDark', dome(-38, -66, 21) + dome(38, -66, 21)],
  ['lead', dome(0, -72, 29)],
  ['stone', box(-64, -54, 128, 46)],
  ['stone', many(5, (i) => arch(-62 + i * 25.5, -50, 22, 24)).join('')],
  ['gold', many(5, (i) => arch(-58 + i * 25.5, -52, 14, 16)).join('')],
  ['stoneShade', many(5, (i) => arch(-60 + i * 25.5, -8, 18, 36)).join('') + box(-64, -50, 128, 3)],
  ['dark', many(5, (i) => arch(-56 + i * 25.5, -8, 10, 28)).join('')],
  ['gold', oval(0, -121, 3.4) + many(6, (i) => oval(-63.5 + i * 25.4, -58, 3)).join('')],
];

const campanile: Cut[] = [
  ...foot(-24, 48),
  ['brick', box(-19, -112, 38, 104)],
  ['brickShade', line(-9, -14, -9, -108) + line(1, -14, 1, -108), 3],
  ['brickShade', box(12, -112, 7, 104)],
  ['stone', box(-22, -136, 44, 26)],
  ['dark', many(3, (i) => arch(-15 + i * 11, -112, 8, 18)).join('')],
  ['lead', poly(-20, -136, 0, -172, 20, -136)],
  ['gold', oval(0, -173, 3.6) + poly(-2, -176, 2, -176, 0, -186)],
];

const bridge: Cut[] = [
  ['waterDeep', blob(-58, 4, 0, -4, 58, 4, 0, 10)],
  [
    'stone',
    'M-64 2L-64 -16C-40 -22 -22 -44 0 -46C22 -44 40 -22 64 -16L64 2L40 2C36 -18 18 -28 0 -28C-18 -28 -36 -18 -40 2Z',
  ],
  ['stoneShade', curve(-40, 1, -30, -18, 0, -29, 30, -18, 40, 1), 4],
  [
    'stone',
    'M-64 -14L-64 -26C-40 -32 -22 -54 0 -56C22 -54 40 -32 64 -26L64 -14C40 -20 22 -42 0 -44C-22 -42 -40 -20 -64 -14Z',
  ],
  [
    'stoneShade',
    many(11, (i) => {
      const x = -55 + i * 11;
      const up = -50 + (x * x) / 130;
      return line(x, up + 9, x, up - 2);
    }).join(''),
    2.4,
  ],
  ['gold', oval(0, -50, 4)],
];

/** A gondola with the man who rows it. */
const gondola: Cut[] = [
  ['waterDeep', blob(-56, 3, 0, -4, 56, 3, 0, 9)],
  ['dark', 'M-60 -36C-56 -14 -40 2 0 2C38 2 52 -10 58 -26L63 -26C60 -4 42 10 0 10C-46 10 -62 -10 -66 -32Z'],
  ['dark', poly(-66, -32, -70, -46, -58, -44, -59, -34)],
  ['gold', line(-68, -44, -60, -43) + line(-67, -39, -60, -38), 2.4],
  ['redShade', blob(-26, 0, -24, -16, -8, -18, 4, -10, 6, 0)],
  ['red', blob(-22, -2, -20, -12, -8, -14, 0, -8, 2, -2)],
  ['trunk', line(6, -62, 44, 14), 3.2],
  ['dark', poly(24, 0, 25, -26, 33, -26, 35, 0)],
  ['stone', blob(22, -26, 22, -44, 28, -50, 35, -44, 36, -26)],
  ['red', line(23, -33, 35, -33) + line(23, -41, 35, -41), 3],
  ['skin', oval(29, -54, 5.4)],
  ['sun', poly(20, -57, 38, -57, 34, -62, 24, -62)],
  ['stone', ribbon(24, -44, 5, 16, -40, 4.5, 12, -46, 4)],
];

/** Poles to tie a boat to, with stripes around them. */
const poles: Cut[] = many(3, (i): Cut[] => {
  const [x, up, w] = [-18 + i * 17, 58 - (i % 2) * 14, 7];
  return [
    ['stone', poly(x - w / 2, 4, x - w / 2 + 2, -up, x + w / 2 + 2, -up, x + w / 2, 4)],
    [
      i === 1 ? 'shutter' : 'red',
      many(4, (k) => {
        const y = -up + 8 + k * 14;
        return poly(x - w / 2 + 1.6, y, x + w / 2 + 1.6, y - 6, x + w / 2 + 1.2, y + 1, x - w / 2 + 1.2, y + 7);
      }).join(''),
    ],
    ['gold', oval(x + 2, -up - 3, 4.4)],
  ];
}).flat();

/** A winged lion on a column. */
const lion: Cut[] = [
  ...foot(-18, 36),
  ['stone', poly(-16, -8, -12, -18, 12, -18, 16, -8) + poly(-7, -18, -5, -82, 5, -82, 7, -18)],
  ['stone', poly(-14, -90, 14, -90, 8, -80, -8, -80)],
  ['gold', blob(-18, -92, -20, -104, -8, -106, 6, -106, 14, -114, 22, -108, 20, -100, 12, -98, 12, -92)],
  ['gold', poly(-6, -104, -26, -122, -8, -118, 6, -106)],
  ['gold', ribbon(-18, -98, 3, -28, -106, 3, -26, -114, 4)],
  ['dark', oval(17, -108, 1.5) + line(-20, -119, -4, -108), 1.6],
];

/** The greengrocer's boat. */
const market: Cut[] = [
  ['waterDeep', blob(-48, 4, 0, -3, 48, 4, 0, 9)],
  ['trunk', 'M-50 -20C-46 0 -34 8 -4 8L20 8C40 8 50 -4 54 -22C40 -12 20 -10 0 -10C-20 -10 -38 -12 -50 -20Z'],
  ['leaf', blob(-36, -12, -32, -24, -20, -26, -10, -20, -6, -12)],
  ['red', oval(4, -16, 6) + oval(13, -15, 6) + oval(9, -22, 6)],
  ['sun', oval(26, -16, 6.5) + oval(36, -17, 6) + oval(31, -23, 6)],
  ['stone', poly(-44, -44, -14, -54, 18, -54, 46, -44, 40, -38, -38, -38)],
  ['red', poly(-24, -51, -14, -54, -12, -38, -22, -38) + poly(6, -54, 18, -54, 20, -38, 8, -38)],
  ['dark', line(-38, -40, -38, -14) + line(40, -40, 40, -18), 2.6],
];

const scene: Scene = {
  ground: 'water',
  tones: {
    sky: ['#f4ead9', '#1b2137'],
    sun: ['#f7da92', '#d3ad5c'],
    cloud: ['#fbf6ec', '#343d58'],
    far: ['#e6d2c3', '#2b3149'],
    middle: ['#dfc0a8', '#3a374a'],
    window: ['#f8e3a6', '#e0b254'],
    water: ['#c3dfd8', '#1f4552'],
    waterLit: ['#d3e9e1', '#28535f'],
    waterDeep: ['#aed2cd', '#183843'],
    foam: ['#eef7f0', '#5f909a'],
    tide: ['#9cc0a4', '#35584c'],
    stone: ['#f6eddb', '#8b8680'],
    stoneShade: ['#d6cab2', '#57544f'],
    rose: ['#ebc1ad', '#7a5048'],
    roseShade: ['#d8a894', '#5d3c38'],
    ochre: ['#efd5a0', '#7d6640'],
    ochreShade: ['#d9bc84', '#5f4d31'],
    roof: ['#d39a7c', '#74432f'],
    brick: ['#d9a68c', '#6f4335'],
    brickShade: ['#c79078', '#563329'],
    lead: ['#b9cbc6', '#4d6a6b'],
    leadDark: ['#a8bcb8', '#3f595b'],
    shutter: ['#9fc3a9', '#3e6b58'],
    gold: ['#e8c268', '#cf9f45'],
    dark: ['#7c736c', '#12161d'],
    red: ['#d58b78', '#97453c'],
    redShade: ['#c07262', '#74352f'],
    trunk: ['#ba966e', '#5f4936'],
    leaf: ['#b0cc94', '#4e7548'],
    skin: ['#ecc7a4', '#b98b68'],
  },
  sheets,
  props: [
    { width: 140, height: 124, cuts: basilica, near: [[0.5, 0.4]], within: [0.3, 0.98] },
    {
      width: 100,
      height: 126,
      cuts: palace('rose', 'roseShade', 'gable'),
      near: [
        [0.92, 0.5],
        [0.36, 0.62],
      ],
      within: [0.28, 0.98],
    },
    {
      width: 100,
      height: 110,
      cuts: palace('ochre', 'ochreShade', 'flat'),
      near: [
        [0.12, 0.4],
        [0.66, 0.62],
        [0.1, 0.96],
      ],
      within: [0.28, 0.98],
    },
    { width: 54, height: 186, cuts: campanile, near: [[0.3, 0.4]], within: [0.3, 0.98] },
    {
      width: 136,
      height: 62,
      cuts: gondola,
      near: [
        [0.74, 0.5],
        [0.14, 0.78],
        [0.58, 0.9],
      ],
      within: [0.28, 0.97],
    },
    {
      width: 132,
      height: 60,
      cuts: bridge,
      near: [
        [0.56, 0.6],
        [0.82, 0.84],
      ],
      within: [0.3, 0.97],
    },
    {
      width: 108,
      height: 62,
      cuts: market,
      near: [
        [0.4, 0.9],
        [0.8, 0.32],
      ],
      within: [0.3, 0.97],
    },
    {
      width: 52,
      height: 124,
      cuts: lion,
      near: [
        [0.46, 0.6],
        [0.86, 0.3],
      ],
      within: [0.3, 0.98],
    },
    {
      width: 52,
      height: 66,
      cuts: poles,
      near: [
        [0.24, 0.3],
        [0.52, 0.3],
        [0.9, 0.86],
        [0.34, 0.86],
        [0.04, 0.6],
      ],
      within: [0.26, 0.98],
    },
  ],
};

export default scene;
