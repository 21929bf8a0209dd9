// Farmland in Oregon, at dusk: a snowy mountain far off, fields in stripes, barns and cows, and lights in the sky that
// belong to nobody around here.
import { blob, curve, line, oval, poly, ribbon } from '../../../art/figures/paths';
import { below, box, gable, patch, roundTree, scattered, tuft } from '../parts';
import { many, type Cut, type Field, type Scene, type Sheet } from '../scene';

/** A field in perspective with its furrows: corners in parts of the ground. */
function furrows(field: Field, tones: readonly [string, string], ...corners: number[]): Cut[] {
  const { width: w, height: h, horizon: y } = field;
  const at = (i: number): [number, number] => [corners[2 * i]! * w, y + corners[2 * i + 1]! * (h - y)];
  const [a, b, c, d] = [at(0), at(1), at(2), at(3)];
  const mix = (from: [number, number], to: [number, number], part: number): [number, number] => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ];
  const rows = many(9, (i) => line(...mix(a, b, (i + 0.5) / 9), ...mix(d, c, (i + 0.5) / 9))).join('');
  return [
    [tones[0], poly(...a, ...b, ...c, ...d)],
    [tones[1], rows, 5],
  ];
}

function sheets(field: Field): Sheet[] {
  const { width: w, height: h, horizon: y } = field;
  const fold = (at: number, up: number): string =>
    below(field, 0, at, 0.18, at - up, 0.42, at + up * 0.5, 0.66, at - up * 0.7, 0.86, at + up * 0.4, 1, at - up * 0.3);
  const firs = many(34, (i) => {
    const [x, s] = [(i + 0.5) * (w / 34), 12 + ((i * 7) % 5) * 4];
    return poly(x - s * 0.5, y + 14, x, y + 8 - s * 1.7, x + s * 0.5, y + 14);
  }).join('');
  const road = ribbon(
    w * 0.62,
    y + 26,
    10,
    w * 0.5,
    y + (h - y) * 0.2,
    20,
    w * 0.58,
    y + (h - y) * 0.48,
    34,
    w * 0.4,
    y + (h - y) * 0.76,
    48,
    w * 0.5,
    h + 24,
    62,
  );
  return [
    {
      cuts: [
        ['sky', box(0, 0, w, h)],
        ['glow', oval(w * 0.24, y + 6, w * 0.3, 46)],
        [
          'star',
          many(22, (i) => oval(((i * 37) % 100) * 0.01 * w, 8 + ((i * 53) % 60) * 0.012 * y, 1.8 + (i % 3) * 0.5)).join(
            '',
          ),
        ],
      ],
      flat: true,
    },
    {
      cuts: [
        ['far', below(field, 0, y - 6, 0.3, y - 14, 0.5, y - 26, 0.62, y - 16, 0.8, y - 20, 1, y - 8)],
        ['far', poly(w * 0.68, y, w * 0.79, y - 92, w * 0.82, y - 88, w * 0.94, y)],
      ],
    },
    {
      cuts: [
        [
          'snow',
          poly(
            w * 0.735,
            y - 46,
            w * 0.79,
            y - 92,
            w * 0.82,
            y - 88,
            w * 0.87,
            y - 52,
            w * 0.84,
            y - 58,
            w * 0.82,
            y - 44,
            w * 0.795,
            y - 62,
            w * 0.77,
            y - 42,
          ),
        ],
      ],
      flat: true,
    },
    { cuts: [['hill', fold(y + 4, 14)]] },
    { cuts: [['fir', firs]], flat: true },
    { cuts: [['ground', fold(y + 20, 8)]] },
    {
      cuts: [
        ...furrows(field, ['wheat', 'wheatDark'], 0.02, 0.1, 0.3, 0.08, 0.26, 0.34, -0.08, 0.38),
        ...furrows(field, ['corn', 'cornDark'], 0.7, 0.1, 1.02, 0.12, 1.1, 0.4, 0.72, 0.36),
        ...furrows(field, ['soil', 'soilDark'], -0.05, 0.44, 0.34, 0.4, 0.26, 0.68, -0.1, 0.72),
        ...furrows(field, ['wheat', 'wheatDark'], 0.66, 0.44, 1.06, 0.48, 1.12, 0.76, 0.6, 0.7),
        ...furrows(field, ['corn', 'cornDark'], 0.02, 0.78, 0.3, 0.74, 0.34, 1.06, -0.1, 1.06),
        ...furrows(field, ['soil', 'soilDark'], 0.64, 0.78, 0.98, 0.84, 1.04, 1.08, 0.6, 1.08),
        ['roadEdge', road, 7],
        ['lane', road],
        ['patch', scattered(field, 10, 9, (px, py, i) => patch(px, py, 46 + (i % 3) * 16, 11))],
        ['leaf', scattered(field, 60, 60, (px, py, i) => tuft(px, py, 5 + (i % 3) * 1.4))],
      ],
      flat: true,
    },
  ];
}

/** What two people photographed in May 1950, and the light under it. */
const saucer: Cut[] = [
  ['beam', poly(-18, -88, 18, -88, 54, 0, -54, 0)],
  ['beamLit', poly(-8, -88, 8, -88, 26, 0, -26, 0)],
  ['beam', oval(0, 0, 56, 10)],
  ['tin', blob(-22, -98, -16, -114, 0, -120, 16, -114, 22, -98, 0, -94)],
  ['glass', blob(-13, -102, -8, -113, 2, -116, 10, -111, 12, -102)],
  ['tin', blob(-62, -90, -40, -102, 0, -106, 40, -102, 62, -90, 36, -80, 0, -77, -36, -80)],
  ['tinShade', blob(-60, -89, -30, -85, 0, -84, 30, -85, 60, -89, 34, -80, 0, -77, -34, -80)],
  ['lamp', many(5, (i) => oval(-40 + i * 20, -88 + Math.abs(i - 2) * -1, 4)).join('')],
];

const barn: Cut[] = [
  ['red', poly(-50, 0, -50, -46, -34, -74, 0, -90, 34, -74, 50, -46, 50, 0)],
  ['redShade', many(8, (i) => line(-42 + i * 12, -2, -42 + i * 12, -48)).join(''), 1.8],
  ['roof', poly(-56, -44, -37, -80, 0, -97, 37, -80, 56, -44, 49, -43, 33, -73, 0, -88, -33, -73, -49, -43)],
  ['white', box(-22, -42, 44, 42)],
  ['red', box(-19, -39, 18, 36) + box(1, -39, 18, 36)],
  ['white', line(-19, -39, -1, -3) + line(-1, -39, -19, -3) + line(1, -39, 19, -3) + line(19, -39, 1, -3), 2.6],
  ['dark', box(-9, -70, 18, 16)],
  ['white', line(-10, -71, 10, -71) + line(-10, -53, 10, -53) + line(-10, -71, -10, -53) + line(10, -71, 10, -53), 2.4],
];

const farmhouse: Cut[] = [
  ['brick', box(22, -88, 11, 30)],
  ['white', box(-44, -42, 88, 42)],
  ['clap', many(5, (i) => line(-43, -8 - i * 8, 43, -8 - i * 8)).join(''), 1.4],
  ['roof', poly(-52, -40, -34, -74, 34, -74, 52, -40)],
  ['white', gable(-17, -46, 34, 26)],
  ['window', box(-6, -60, 12, 13) + box(-36, -34, 15, 18) + box(21, -34, 15, 18)],
  [
    'dark',
    line(-28.5, -34, -28.5, -16) + line(28.5, -34, 28.5, -16) + line(-36, -25, -21, -25) + line(21, -25, 36, -25),
    1.6,
  ],
  ['roof', box(-9, -30, 18, 30)],
  ['clap', box(-48, -4, 96, 6)],
];

const silo: Cut[] = [
  ['tin', box(-46, -86, 34, 86)],
  ['tinShade', line(-46, -20, -12, -20) + line(-46, -42, -12, -42) + line(-46, -64, -12, -64), 2],
  ['tinShade', box(-20, -86, 8, 86)],
  ['red', blob(-47, -84, -42, -100, -29, -106, -16, -100, -11, -84)],
  // A pump that the wind turns.
  ['dark', line(14, 0, 27, -82) + line(44, 0, 31, -82) + line(18, -26, 40, -26) + line(21, -48, 37, -48), 2.6],
  [
    'white',
    many(8, (i) => {
      const [c, s] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
      return poly(
        29 + 5 * c,
        -88 + 5 * s,
        29 + 22 * c - 5 * s,
        -88 + 22 * s + 5 * c,
        29 + 22 * c + 4 * s,
        -88 + 22 * s - 4 * c,
      );
    }).join(''),
  ],
  ['red', oval(29, -88, 4) + poly(31, -90, 52, -96, 52, -82)],
];

const cow: Cut[] = [
  ['dark', box(-24, -18, 6, 18) + box(12, -18, 6, 18)],
  ['white', blob(-32, -26, -30, -42, -8, -44, 14, -44, 24, -38, 22, -20, 0, -15, -26, -16)],
  ['dark', blob(-24, -40, -10, -43, -8, -30, -20, -27) + blob(4, -30, 14, -42, 22, -34, 16, -22)],
  ['white', box(-29, -20, 6, 20) + box(17, -20, 6, 20)],
  ['white', blob(20, -40, 26, -50, 36, -50, 42, -38, 40, -30, 34, -28, 26, -32)],
  ['dark', poly(24, -48, 16, -52, 22, -44) + oval(31, -43, 1.7) + curve(-31, -38, -40, -30, -38, -14)],
  ['pink', blob(36, -36, 43, -37, 42, -29, 36, -28) + oval(4, -15, 6, 4)],
];

const pickup: Cut[] = [
  ['beam', poly(54, -22, 100, -34, 100, -2)],
  ['teal', 'M-52 -14L-52 -34L-10 -34L-4 -54L22 -54L30 -34L48 -32C56 -30 58 -20 56 -12L-50 -12Z'],
  ['glass', poly(-1, -36, 3, -50, 19, -50, 24, -36)],
  ['wheat', blob(-50, -34, -44, -46, -30, -42, -22, -48, -12, -36)],
  ['tin', line(-52, -22, 54, -22) + line(50, -14, 60, -14), 3],
  ['lamp', oval(53, -25, 4)],
  ['dark', oval(-30, -10, 11) + oval(34, -10, 11)],
  ['tin', oval(-30, -10, 4.6) + oval(34, -10, 4.6)],
];

const bales: Cut[] = [
  ['wheat', oval(-18, -16, 19, 17)],
  ['wheatDark', oval(-18, -16, 12, 10), 2.4],
  ['wheatDark', oval(-18, -16, 5, 4), 2],
  ['wheat', poly(6, 0, 6, -24, 42, -24, 42, 0)],
  ['wheatDark', line(6, -12, 42, -12) + line(18, -24, 18, 0) + line(31, -24, 31, 0), 2.2],
];

const scarecrow: Cut[] = [
  ['roofDark', box(-2.5, -60, 5, 60) + box(-34, -54, 68, 4.5)],
  ['teal', poly(-26, -60, 26, -60, 30, -44, 13, -44, 15, -22, -15, -22, -13, -44, -30, -44)],
  ['red', line(-13, -40, 14, -28) + line(-10, -56, 12, -50), 3],
  [
    'wheat',
    oval(0, -70, 10) +
      poly(-26, -58, -40, -66, -42, -52, -40, -42, -28, -47) +
      poly(26, -58, 40, -66, 42, -52, 40, -42, 28, -47),
  ],
  ['dark', line(-5, -73, -2, -70) + line(5, -73, 2, -70) + curve(-4, -65, 0, -63, 4, -65), 1.8],
  ['roofDark', poly(-18, -76, 18, -76, 10, -80, 6, -94, -8, -92, -10, -80)],
];

const pole: Cut[] = [
  ['roofDark', box(-3, -116, 6, 116) + box(-26, -108, 52, 5) + box(-20, -92, 40, 4)],
  ['tin', many(4, (i) => oval(-22 + i * 14.7, -111, 3)).join('')],
  ['dark', curve(-26, -108, -44, -98, -58, -98) + curve(26, -108, 44, -98, 58, -98), 1.6],
];

/** Corn, bent down in rings. */
const circle: Cut[] = [
  ['wheatDark', oval(0, -16, 62, 17)],
  ['wheat', oval(0, -16, 52, 14)],
  ['wheatDark', oval(0, -16, 36, 9.6), 5],
  ['wheatDark', oval(0, -16, 16, 4.6)],
  ['wheatDark', oval(76, -10, 12, 4) + oval(-76, -22, 12, 4)],
];

const scene: Scene = {
  ground: 'ground',
  tones: {
    sky: ['#e9e2ea', '#1a1f3a'],
    glow: ['#f8dfc2', '#4a3350'],
    star: ['#fdf8e8', '#c9c5a8'],
    far: ['#d0d2dd', '#2b3150'],
    snow: ['#f6f6f4', '#77819b'],
    hill: ['#c6d2b8', '#26372f'],
    fir: ['#b2c6ab', '#1e2e29'],
    ground: ['#dce3bd', '#2d3c2b'],
    wheat: ['#ecd99a', '#83703c'],
    wheatDark: ['#dac27a', '#5f5029'],
    corn: ['#cddb9f', '#46602f'],
    cornDark: ['#b6ca84', '#37502a'],
    soil: ['#dfc9a9', '#4a3b2e'],
    soilDark: ['#cdb38f', '#382c23'],
    lane: ['#efe6d3', '#4a473f'],
    roadEdge: ['#d5c9b0', '#393730'],
    patch: ['#e5eac9', '#394a34'],
    leaf: ['#b3c98f', '#52724a'],
    leafDark: ['#97b27d', '#38553a'],
    trunk: ['#b49169', '#5a4634'],
    beam: ['#f6f4c9', '#5b6a4a'],
    beamLit: ['#fcfbe2', '#8b9a68'],
    tin: ['#cfd4d6', '#7f878e'],
    tinShade: ['#b3babd', '#555d66'],
    glass: ['#bfdbe0', '#3d6a78'],
    lamp: ['#f0c45c', '#f0c860'],
    red: ['#d38a7a', '#8c3e36'],
    redShade: ['#bf7465', '#682f2c'],
    roof: ['#a9a29c', '#3d3f48'],
    roofDark: ['#a58a6c', '#4b3b2e'],
    white: ['#f7f2e6', '#9a978f'],
    clap: ['#ddd6c5', '#747069'],
    brick: ['#cf9a84', '#6b4338'],
    window: ['#f9dd91', '#e8b550'],
    dark: ['#7d746d', '#14151c'],
    pink: ['#eec0bb', '#9c6664'],
    teal: ['#9fc2bd', '#3a6668'],
  },
  sheets,
  props: [
    {
      width: 124,
      height: 124,
      cuts: saucer,
      near: [
        [0.46, 0.52],
        [0.8, 0.24],
      ],
      within: [0.2, 0.94],
    },
    {
      width: 114,
      height: 98,
      cuts: barn,
      near: [
        [0.13, 0.4],
        [0.82, 0.72],
      ],
      within: [0.24, 0.98],
    },
    {
      width: 104,
      height: 90,
      cuts: farmhouse,
      near: [
        [0.78, 0.42],
        [0.22, 0.78],
      ],
      within: [0.24, 0.98],
    },
    {
      width: 112,
      height: 44,
      cuts: circle,
      flat: true,
      near: [
        [0.74, 0.6],
        [0.2, 0.66],
        [0.5, 0.3],
      ],
      within: [0.28, 0.97],
    },
    {
      width: 104,
      height: 112,
      cuts: silo,
      near: [
        [0.3, 0.34],
        [0.94, 0.5],
      ],
      within: [0.24, 0.98],
    },
    {
      width: 112,
      height: 60,
      cuts: pickup,
      near: [
        [0.56, 0.7],
        [0.38, 0.3],
      ],
      within: [0.26, 0.98],
    },
    {
      width: 68,
      height: 88,
      cuts: roundTree('trunk', 'leafDark', 'leaf'),
      near: [
        [0.05, 0.56],
        [0.62, 0.28],
        [0.38, 0.86],
        [0.95, 0.8],
        [0.24, 0.22],
      ],
      within: [0.22, 0.98],
    },
    {
      width: 84,
      height: 54,
      cuts: cow,
      near: [
        [0.3, 0.56],
        [0.9, 0.26],
        [0.5, 0.86],
      ],
      within: [0.26, 0.98],
    },
    {
      width: 84,
      height: 96,
      cuts: scarecrow,
      near: [
        [0.08, 0.88],
        [0.74, 0.84],
      ],
      within: [0.28, 0.98],
    },
    {
      width: 64,
      height: 120,
      cuts: pole,
      near: [
        [0.45, 0.4],
        [0.6, 0.62],
        [0.5, 0.94],
      ],
      within: [0.26, 0.98],
    },
    {
      width: 84,
      height: 38,
      cuts: bales,
      near: [
        [0.16, 0.28],
        [0.66, 0.5],
        [0.92, 0.92],
      ],
      within: [0.26, 0.98],
    },
  ],
};

export default scene;
