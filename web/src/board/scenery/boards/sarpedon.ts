// The island of the Gorgons: a temple in ruins, olives and cypresses, and those who looked.
import { blob, curve, line, oval, poly, ribbon } from '../../../art/figures/paths';
import { below, box, column, grooves, patch, rock, scattered, swell, tuft } from '../parts';
import { many, type Cut, type Field, type Scene, type Sheet } from '../scene';

function sheets(field: Field): Sheet[] {
  const { width: w, height: h, horizon: y } = field;
  const shore = (drop: number): string =>
    below(
      field,
      0,
      y + 66 + drop,
      0.16,
      y + 40 + drop,
      0.36,
      y + 34 + drop,
      0.55,
      y + 62 + drop,
      0.74,
      y + 84 + drop,
      1,
      y + 44 + drop,
    );
  return [
    {
      cuts: [
        ['sky', box(0, 0, w, h)],
        ['sun', oval(w * 0.69, y - 14, 62)],
      ],
      flat: true,
    },
    {
      cuts: [
        [
          'far',
          below(
            field,
            0,
            y - 26,
            0.12,
            y - 46,
            0.24,
            y - 8,
            0.42,
            y - 34,
            0.52,
            y + 2,
            0.8,
            y + 4,
            0.9,
            y - 40,
            1,
            y - 30,
          ),
        ],
      ],
    },
    { cuts: [['sea', box(0, y, w, h - y)]] },
    {
      cuts: [
        [
          'foam',
          scattered({ ...field, height: y + 96 }, 26, 3, (px, py) =>
            curve(px, py - 14, px + 12, py - 18, px + 26, py - 14),
          ),
          2,
        ],
      ],
      flat: true,
    },
    { cuts: [['foam', shore(-7)]], flat: true },
    { cuts: [['sand', shore(0)]] },
    {
      cuts: [
        ['sandShade', scattered(field, 14, 5, (px, py, i) => patch(px, py + 40, 60 + (i % 3) * 24, 16))],
        ['grass', scattered(field, 12, 40, (px, py, i) => patch(px, py + 30, 76 + (i % 4) * 16, 24))],
        ['leaf', scattered(field, 46, 90, (px, py, i) => tuft(px, py + 40, 5 + (i % 3)))],
        ['stone', scattered(field, 26, 150, (px, py, i) => rock(px, py + 50, 12 + (i % 3) * 5, 7 + (i % 2) * 3))],
      ],
      flat: true,
    },
    { cuts: [['foam', swell(field, h - 34, 120, 20, 30)]], flat: true },
    { cuts: [['sea', swell(field, h - 26, 120, 20, 30)]] },
    { cuts: [['deepSea', swell(field, h - 4, 104, 18, 60)]] },
  ];
}

const temple: Cut[] = [
  ['stoneShade', box(-82, -12, 164, 12)],
  ['stone', box(-74, -22, 148, 10)],
  ['shade', box(-56, -92, 112, 70)],
  ['stone', many(5, (i) => column(-56 + i * 28, -22, 15, 72)).join('')],
  ['line', many(5, (i) => grooves(-56 + i * 28, -22, 15, 72)).join(''), 1.4],
  ['stone', poly(-72, -94, 72, -94, 72, -106, -72, -106)],
  ['stoneShade', box(-72, -98, 144, 4)],
  ['stone', poly(-80, -106, 0, -142, 30, -129, 36, -122, 48, -120, 80, -106)],
  ['stoneShade', poly(-52, -110, 0, -133, 24, -122, 30, -110)],
  ['sun', oval(-4, -118, 5.5)],
];

const warrior: Cut[] = [
  ['stoneShade', poly(-26, 0, -22, -16, 22, -16, 26, 0)],
  ['stone', poly(-12, -16, -10, -46, 10, -46, 12, -16, 4, -16, 0, -38, -4, -16)],
  ['stone', blob(-14, -44, -16, -66, -8, -76, 8, -76, 16, -66, 14, -44, 0, -40)],
  ['stone', ribbon(-12, -70, 8, -24, -84, 8, -28, -100, 7)],
  ['line', line(-30, -14, -28, -122), 3],
  ['stone', poly(-33, -120, -28, -136, -23, -120)],
  ['stone', oval(2, -86, 10, 11)],
  ['stoneShade', blob(-10, -88, -8, -102, 4, -108, 18, -100, 20, -86, 12, -92, 6, -96, -4, -94)],
  ['stoneShade', oval(15, -56, 15, 17)],
  ['stone', oval(15, -56, 9, 11)],
  ['line', line(-4, -34, 2, -26, -2, -18) + line(-10, -62, -2, -54), 1.4],
];

const ruin: Cut[] = [
  ['stone', column(-18, 0, 18, 84)],
  ['line', grooves(-18, 0, 18, 84), 1.4],
  ['stone', poly(12, 0, 13, -44, 20, -40, 25, -52, 30, -46, 31, 0)],
  ['line', line(19, -4, 19, -36) + line(25, -4, 25, -40), 1.4],
  ['stoneShade', box(7, -7, 29, 7) + box(-32, -7, 28, 7)],
  ['stoneShade', poly(40, 0, 38, -12, 58, -16, 62, 0)],
  ['leaf', blob(10, -40, 14, -48, 20, -42, 18, -30, 14, -20, 10, -28)],
];

const olive: Cut[] = [
  ['trunk', ribbon(0, 0, 14, -4, -16, 9, 3, -30, 8, -2, -46, 6) + ribbon(2, -26, 6, 16, -42, 5)],
  ['leafDark', blob(-36, -46, -38, -60, -22, -74, 0, -80, 22, -76, 38, -62, 34, -46, 14, -42, 0, -48, -16, -40)],
  [
    'leaf',
    blob(-28, -56, -24, -68, -8, -74, 4, -68, -4, -58, -16, -54) + blob(8, -58, 14, -68, 28, -62, 26, -54, 14, -52),
  ],
  ['leafDark', oval(-12, -62, 2.4) + oval(18, -60, 2.4) + oval(0, -70, 2.4)],
];

const cypress: Cut[] = [
  ['trunk', poly(-3, 0, -2, -14, 2, -14, 3, 0)],
  ['leafDark', blob(-13, -12, -15, -38, -8, -76, 0, -104, 8, -76, 15, -38, 13, -12, 0, -7)],
  ['leaf', blob(-8, -20, -9, -44, -3, -76, 0, -60, -3, -34)],
];

const amphora: Cut[] = [
  ['clay', blob(-7, 0, -17, -22, -14, -38, -6, -46, 6, -46, 14, -38, 17, -22, 7, 0)],
  ['clay', box(-5, -56, 10, 12) + box(-9, -59, 18, 5)],
  ['line', curve(-6, -54, -18, -50, -14, -36) + curve(6, -54, 18, -50, 14, -36), 2.6],
  ['clayShade', poly(-16, -28, 16, -28, 17, -22, -17, -22)],
];

const ship: Cut[] = [
  ['trunk', poly(-1.5, -14, -1.5, -70, 2, -70, 2, -14)],
  ['sail', blob(-26, -60, 0, -64, 26, -60, 30, -40, 22, -22, 0, -26, -22, -22, -32, -40)],
  ['stone', blob(-10, -60, 8, -62, 12, -42, 6, -24, -8, -24, -13, -42)],
  ['trunk', poly(-29, -61, 29, -61, 29, -65, -29, -65)],
  [
    'clay',
    'M-46 -16C-50 -24 -50 -30 -42 -36C-44 -28 -40 -20 -34 -17L34 -17' +
      'C42 -18 46 -26 52 -32C50 -18 44 0 32 2L-28 2C-38 2 -44 -6 -46 -16Z',
  ],
  ['line', line(-30, -4, -38, 8) + line(-14, -4, -22, 8) + line(2, -4, -6, 8) + line(18, -4, 10, 8), 2],
  ['foam', curve(-52, 4, -26, 0, 0, 4, 26, 0, 50, 4), 3],
];

const scene: Scene = {
  ground: 'sand',
  tones: {
    sky: ['#f4ecd6', '#1c2a36'],
    sun: ['#f6d998', '#b98f4c'],
    far: ['#d3dccf', '#264049'],
    sea: ['#b9d9d8', '#214753'],
    deepSea: ['#a3cbcc', '#1a3a45'],
    foam: ['#e9f3ec', '#46717c'],
    sand: ['#efe3c4', '#39413b'],
    sandShade: ['#e5d6b0', '#333a34'],
    grass: ['#dde0b9', '#39492f'],
    stone: ['#fbf6ea', '#757a70'],
    stoneShade: ['#ddd3ba', '#596058'],
    shade: ['#cabfa4', '#2d332f'],
    line: ['#bfae88', '#2b322d'],
    leaf: ['#bccb9a', '#4b6843'],
    leafDark: ['#9db283', '#3a5335'],
    trunk: ['#b8976e', '#5a4733'],
    clay: ['#dea183', '#94563f'],
    clayShade: ['#cc8f74', '#713e2d'],
    sail: ['#e6b49c', '#9c5b47'],
  },
  sheets,
  props: [
    { width: 168, height: 144, cuts: temple, near: [[0.55, 0.62]] },
    { width: 104, height: 76, cuts: ship, near: [[0.68, 0.2]], within: [0.12, 0.26] },
    {
      width: 66,
      height: 130,
      cuts: warrior,
      near: [
        [0.86, 0.5],
        [0.3, 0.88],
        [0.14, 0.4],
      ],
      within: [0.3, 0.95],
    },
    {
      width: 92,
      height: 88,
      cuts: ruin,
      near: [
        [0.76, 0.78],
        [0.1, 0.62],
      ],
      within: [0.32, 0.93],
    },
    {
      width: 78,
      height: 84,
      cuts: olive,
      near: [
        [0.3, 0.42],
        [0.7, 0.9],
        [0.9, 0.8],
        [0.2, 0.6],
      ],
      within: [0.28, 0.94],
    },
    {
      width: 32,
      height: 104,
      cuts: cypress,
      near: [
        [0.63, 0.6],
        [0.46, 0.62],
        [0.86, 0.3],
        [0.46, 0.2],
        [0.24, 0.66],
      ],
      within: [0.26, 0.94],
    },
    {
      width: 38,
      height: 60,
      cuts: amphora,
      near: [
        [0.52, 0.68],
        [0.1, 0.95],
      ],
      within: [0.3, 0.95],
    },
  ],
};

export default scene;
