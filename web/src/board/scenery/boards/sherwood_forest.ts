// Under the oaks: light between the trunks, a brook with a log across, the outlaws' fire, and a stag that stays.
import { blob, curve, line, oval, poly, ribbon } from '../../../art/figures/paths';
import { below, box, patch, rock, scattered, tuft } from '../parts';
import { many, type Cut, type Field, type Scene, type Sheet } from '../scene';

/** A row of trunks that ends in one roof of leaves. */
function trunks({ width }: Field, y: number, n: number, wide: number, shift: number): string {
  const each = width / n;
  return many(n, (i) => {
    const x = (i + 0.5) * each + (((i + shift) * 37) % 5) * each * 0.1;
    const w = wide * (0.8 + ((i * 3 + shift) % 3) * 0.25);
    return poly(x - w * 0.5, 0, x + w * 0.4, 0, x + w * 0.46, y - 20, x + w, y, x - w, y, x - w * 0.5, y - 22);
  }).join('');
}

function canopy({ width }: Field, y: number, n: number, deep: number): string {
  const each = width / n;
  return (
    `M0 0L0 ${y}` +
    many(n, (i) => {
      const [x, d] = [i * each, y + deep * (0.4 + ((i * 5) % 4) * 0.2)];
      return `C${x + each * 0.1} ${d} ${x + each * 0.9} ${d} ${x + each} ${y}`;
    }).join('') +
    `L${width} 0Z`
  );
}

function sheets(field: Field): Sheet[] {
  const { width: w, height: h, horizon: y } = field;
  const fold = (at: number, up: number): string =>
    below(field, 0, at, 0.18, at - up, 0.4, at + up * 0.5, 0.62, at - up * 0.6, 0.82, at + up * 0.3, 1, at - up * 0.4);
  const brook = (wide: number): string =>
    ribbon(
      w * 0.3,
      y + 30,
      16 * wide,
      w * 0.22,
      y + (h - y) * 0.32,
      26 * wide,
      w * 0.31,
      y + (h - y) * 0.56,
      30 * wide,
      w * 0.2,
      y + (h - y) * 0.78,
      36 * wide,
      w * 0.3,
      h + 20,
      44 * wide,
    );
  const leafed = (px: number, py: number): string => blob(px - 5, py, px, py - 4, px + 6, py, px, py + 3);
  return [
    {
      cuts: [
        ['sky', box(0, 0, w, h)],
        [
          'ray',
          poly(w * 0.3, 0, w * 0.36, 0, w * 0.26, h, w * 0.12, h) +
            poly(w * 0.62, 0, w * 0.72, 0, w * 0.66, h, w * 0.5, h) +
            poly(w * 0.88, 0, w * 0.92, 0, w * 0.94, h, w * 0.84, h),
        ],
      ],
      flat: true,
    },
    { cuts: [['far', trunks(field, y + 8, 17, 12, 1) + canopy(field, y * 0.34, 15, 46)]] },
    { cuts: [['farther', fold(y + 4, 8)]] },
    { cuts: [['trunkFar', trunks(field, y + 26, 8, 24, 2)]] },
    { cuts: [['canopy', canopy(field, y * 0.2, 11, 50)]] },
    { cuts: [['moss', fold(y + 24, 14)]] },
    { cuts: [['mossShade', fold(y + (h - y) * 0.34, 22)]] },
    { cuts: [['moss', fold(y + (h - y) * 0.4, 22)]], flat: true },
    { cuts: [['mossShade', fold(y + (h - y) * 0.7, -24)]] },
    { cuts: [['moss', fold(y + (h - y) * 0.77, -24)]], flat: true },
    {
      cuts: [
        ['bank', brook(1.35)],
        ['water', brook(1)],
        ['light', scattered(field, 15, 17, (px, py, i) => patch(px, py, 40 + (i % 3) * 18, 12))],
        ['fern', scattered(field, 64, 60, (px, py, i) => tuft(px, py, 6 + (i % 3) * 1.6))],
        ['rust', scattered(field, 40, 140, (px, py) => leafed(px, py))],
        ['stone', scattered(field, 14, 200, (px, py, i) => rock(px, py, 14 + (i % 3) * 6, 9))],
      ],
      flat: true,
    },
  ];
}

/** The oak they meet under: hollow, and older than the king. */
const oak: Cut[] = [
  [
    'leafDark',
    blob(
      -104,
      -78,
      -98,
      -112,
      -66,
      -124,
      -48,
      -150,
      -8,
      -156,
      34,
      -152,
      58,
      -128,
      92,
      -120,
      106,
      -84,
      84,
      -62,
      46,
      -68,
      20,
      -58,
      -24,
      -60,
      -56,
      -66,
      -86,
      -60,
    ),
  ],
  [
    'trunk',
    'M-46 0C-30 -12 -28 -34 -30 -50L-66 -78L-58 -84L-24 -66L-20 -96L-8 -96L-4 -68L14 -92L26 -88' +
      'L18 -60L58 -82L64 -74L28 -46C26 -30 32 -12 50 0L24 -6L4 0L-18 -6Z',
  ],
  ['trunkDark', 'M-10 -4C-14 -22 -10 -38 0 -38C10 -38 12 -22 8 -4Z'],
  [
    'trunkDark',
    curve(-22, -10, -20, -30, -22, -46) + curve(22, -12, 18, -28, 18, -40) + curve(-2, -50, -2, -60, 0, -66),
    2.6,
  ],
  [
    'leaf',
    blob(-92, -88, -84, -110, -56, -112, -46, -92, -66, -78) +
      blob(-40, -124, -22, -146, 8, -144, 14, -122, -12, -112) +
      blob(36, -98, 52, -118, 84, -108, 84, -86, 56, -80),
  ],
  [
    'leafDark',
    curve(-80, -94, -70, -100, -60, -94) + curve(-24, -130, -12, -136, 0, -130) + curve(52, -98, 64, -104, 74, -96),
    2.6,
  ],
];

const beech: Cut[] = [
  ['trunk', poly(-8, 0, -5, -50, 5, -50, 9, 0)],
  ['trunkDark', line(-2, -8, -1, -40), 2],
  ['leafDark', blob(-40, -46, -44, -72, -26, -98, 2, -112, 30, -100, 44, -74, 38, -48, 0, -40)],
  ['leaf', blob(-28, -66, -24, -88, -2, -102, 12, -90, 2, -70, -14, -58) + blob(12, -60, 20, -78, 34, -70, 30, -56)],
];

/** Somebody's supper, on somebody else's venison. */
const camp: Cut[] = [
  ['canvas', poly(-66, 0, -34, -52, 6, 0)],
  ['canvasShade', poly(-34, -52, 6, 0, -16, 0)],
  ['trunkDark', poly(-36, 0, -31, -30, -22, 0)],
  ['trunk', ribbon(-38, -58, 4, -30, -44, 4)],
  ['glow', oval(36, -12, 26, 22)],
  ['trunk', ribbon(18, 0, 5, 36, -48, 4) + ribbon(56, 0, 5, 36, -48, 4)],
  ['iron', line(36, -46, 36, -30), 2],
  ['iron', blob(26, -30, 46, -30, 46, -20, 40, -14, 32, -14, 26, -20)],
  ['flame', blob(26, -2, 28, -12, 34, -8, 37, -17, 42, -8, 46, -11, 47, -2, 36, 3)],
  ['trunkDark', ribbon(20, 0, 6, 52, 2, 6)],
];

const target: Cut[] = [
  ['trunk', poly(-24, 0, -16, -52, -10, -52, -16, 0) + poly(24, 0, 16, -52, 10, -52, 16, 0)],
  ['canvas', oval(0, -46, 30)],
  ['rust', oval(0, -46, 23)],
  ['canvas', oval(0, -46, 15)],
  ['rust', oval(0, -46, 7)],
  ['trunkDark', line(2, -46, 34, -66) + line(-6, -52, 18, -78), 2.6],
  ['leaf', poly(30, -68, 40, -76, 42, -66, 34, -62) + poly(14, -78, 22, -90, 26, -80, 20, -75)],
];

const stag: Cut[] = [
  ['deerShade', ribbon(-26, -44, 10, -30, -22, 6, -27, 0, 4) + ribbon(14, -44, 9, 18, -22, 6, 15, 0, 4)],
  ['deer', blob(-38, -56, -30, -66, -4, -64, 16, -68, 24, -56, 20, -42, -4, -40, -28, -38, -37, -46)],
  ['deer', ribbon(-32, -46, 12, -38, -24, 7, -37, 0, 5) + ribbon(8, -46, 10, 8, -22, 6, 6, 0, 5)],
  ['deer', ribbon(14, -58, 18, 26, -76, 13, 32, -86, 11)],
  ['deer', blob(24, -82, 28, -94, 38, -94, 50, -84, 48, -79, 38, -78, 30, -76)],
  ['deer', poly(28, -90, 16, -96, 22, -87)],
  ['canvas', blob(-40, -56, -44, -64, -36, -66, -33, -58)],
  ['trunkDark', oval(38, -88, 1.8)],
  [
    'trunkDark',
    curve(31, -93, 24, -108, 28, -122) +
      curve(27, -105, 16, -110, 14, -118) +
      curve(35, -94, 42, -106, 40, -122) +
      curve(40, -106, 50, -110, 54, -118),
    3,
  ],
];

const bridge: Cut[] = [
  ['trunk', ribbon(-52, -14, 20, 0, -18, 21, 52, -12, 20)],
  ['trunkDark', curve(-46, -12, 0, -16, 46, -10) + curve(-30, -20, 0, -24, 26, -20), 2],
  ['canvas', oval(-55, -14, 6, 10)],
  ['trunkDark', oval(-55, -14, 3, 5), 1.6],
  ['leaf', tuft(-40, 4, 8) + tuft(44, 6, 8) + blob(6, -26, 14, -34, 26, -30, 22, -23)],
];

const mushrooms: Cut[] = [
  ['canvas', poly(-10, 0, -8, -22, 6, -22, 8, 0) + poly(14, 0, 15, -12, 22, -12, 23, 0)],
  [
    'rust',
    blob(-24, -20, -16, -36, 0, -42, 16, -36, 22, -20, 0, -16) +
      blob(8, -11, 12, -20, 19, -22, 27, -18, 29, -11, 18, -9),
  ],
  ['canvas', oval(-8, -30, 3.4) + oval(6, -34, 2.8) + oval(10, -25, 2.6) + oval(18, -16, 2)],
  ['fern', tuft(-22, 0, 7) + tuft(34, 0, 6)],
];

const scene: Scene = {
  ground: 'moss',
  tones: {
    sky: ['#ecf1dd', '#1b2a2b'],
    ray: ['#f6f5df', '#243834'],
    far: ['#d0ddc0', '#22352f'],
    farther: ['#d3dfb9', '#26392f'],
    trunkFar: ['#c2c2a0', '#22302a'],
    canopy: ['#bcd2a2', '#284233'],
    moss: ['#dfe6c0', '#2b3b2a'],
    mossShade: ['#cddaa9', '#223022'],
    light: ['#ecefcb', '#36492f'],
    bank: ['#d3cfa6', '#3a3c2b'],
    water: ['#bcd9d6', '#25474f'],
    fern: ['#a9c58b', '#456b41'],
    leaf: ['#adca8e', '#4a7243'],
    leafDark: ['#93b57b', '#345634'],
    trunk: ['#b3946d', '#5b4835'],
    trunkDark: ['#8d7150', '#2a221c'],
    rust: ['#cf9a72', '#8d5238'],
    stone: ['#d9d8cc', '#5d645f'],
    canvas: ['#f3e9d2', '#8a8069'],
    canvasShade: ['#dccdaa', '#675d4a'],
    glow: ['#f6e3a6', '#4e4526'],
    flame: ['#e9a45f', '#d98a3c'],
    iron: ['#7d7a74', '#12171a'],
    deer: ['#cfa57c', '#84593a'],
    deerShade: ['#c19a74', '#65432b'],
  },
  sheets,
  props: [
    { width: 206, height: 156, cuts: oak, near: [[0.28, 0.36]], within: [0.26, 0.98] },
    {
      width: 128,
      height: 60,
      cuts: camp,
      near: [
        [0.62, 0.78],
        [0.28, 0.7],
      ],
      within: [0.3, 0.98],
    },
    { width: 94, height: 122, cuts: stag, near: [[0.82, 0.5]], within: [0.26, 0.98] },
    { width: 116, height: 40, cuts: bridge, near: [[0.27, 0.66]], within: [0.3, 0.98] },
    {
      width: 68,
      height: 92,
      cuts: target,
      near: [
        [0.64, 0.3],
        [0.06, 0.32],
      ],
      within: [0.24, 0.98],
    },
    {
      width: 88,
      height: 112,
      cuts: beech,
      near: [
        [0.08, 0.2],
        [0.94, 0.9],
        [0.36, 0.26],
        [0.82, 0.52],
        [0.58, 0.78],
        [0.14, 0.66],
        [0.02, 0.95],
      ],
      within: [0.22, 0.99],
    },
    {
      width: 62,
      height: 46,
      cuts: mushrooms,
      near: [
        [0.4, 0.42],
        [0.84, 0.76],
        [0.22, 0.56],
        [0.58, 0.5],
      ],
      within: [0.28, 0.98],
    },
  ],
};

export default scene;
