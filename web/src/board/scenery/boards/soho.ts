// London in the evening: terraces with lit windows, gas lamps, a cab, and fog between them.
import { blob, curve, line, oval, poly, ribbon } from '../../../art/figures/paths';
import { arch, bars, box, gable, pane, scattered, wisp } from '../parts';
import { many, type Cut, type Field, type Scene, type Sheet } from '../scene';

/** A dome between two small towers, and a clock tower. */
function landmarks({ width: w, horizon: y }: Field): Cut[] {
  const [d, c] = [w * 0.3, w * 0.72];
  return [
    ['far', box(d - 66, y - 26, 132, 60) + box(d - 60, y - 58, 22, 40) + box(d + 38, y - 58, 22, 40)],
    ['far', gable(d - 64, y - 58, 30, 24) + gable(d + 34, y - 58, 30, 24) + box(d - 28, y - 62, 56, 40)],
    [
      'far',
      `M${d - 36} ${y - 60}C${d - 36} ${y - 100} ${d - 14} ${y - 112} ${d} ${y - 114}` +
        `C${d + 14} ${y - 112} ${d + 36} ${y - 100} ${d + 36} ${y - 60}Z`,
    ],
    ['far', box(d - 7, y - 128, 14, 18) + gable(d - 9, y - 126, 18, 20)],
    ['far', box(c - 17, y - 120, 34, 150) + box(c - 21, y - 112, 42, 40) + gable(c - 22, y - 112, 44, 60)],
    ['window', oval(c, y - 92, 13)],
    ['iron', line(c, y - 92, c, y - 101) + line(c, y - 92, c + 6, y - 89), 2],
  ];
}

function skyline({ width, height }: Field, y: number): string {
  const steps = [0, 22, 10, 34, 14, 26, 4, 30, 16, 8, 36, 12, 28, 2, 20, 32, 8, 24];
  const each = width / steps.length;
  return (
    `M0 ${y}` +
    steps
      .map((up, i) => {
        const x = i * each;
        const chimney = `H${x + each * 0.55}V${y - up - 14}H${x + each * 0.75}V${y - up}`;
        return i % 3 === 1
          ? `V${y - up}L${x + each / 2} ${y - up - 20}L${x + each} ${y - up}`
          : `V${y - up}${chimney}H${x + each}`;
      })
      .join('') +
    `V${height}H0Z`
  );
}

function sheets(field: Field): Sheet[] {
  const { width: w, height: h, horizon: y } = field;
  const cobble = (px: number, py: number): string =>
    curve(px - 16, py, px - 9, py - 5, px - 2, py) +
    curve(px, py, px + 7, py - 5, px + 14, py) +
    curve(px - 8, py + 9, px, py + 4, px + 7, py + 9);
  return [
    {
      cuts: [
        ['sky', box(0, 0, w, h)],
        ['moon', oval(w * 0.5, y - 50, 40)],
      ],
      flat: true,
    },
    { cuts: landmarks(field) },
    { cuts: [['middle', skyline(field, y)]] },
    {
      cuts: [
        [
          'window',
          many(30, (i) => ((i * 7) % 5 < 3 ? box(14 + (i * w) / 30, y + 6 + (i % 3) * 11, 7, 9) : '')).join(''),
        ],
      ],
      flat: true,
    },
    { cuts: [['fog', wisp(w * 0.2, y + 30, w * 0.24) + wisp(w * 0.8, y + 26, w * 0.26)]], flat: true },
    {
      cuts: [
        ['street', box(0, y + 40, w, h - y - 40)],
        ['curb', box(0, y + 40, w, 7)],
      ],
    },
    {
      cuts: [
        ['cobble', scattered({ ...field, horizon: y + 40 }, 150, 7, cobble), 2.2],
        ['puddle', scattered({ ...field, horizon: y + 80 }, 9, 31, (px, py, i) => oval(px, py, 34 + (i % 3) * 9, 8))],
      ],
      flat: true,
    },
  ];
}

interface House {
  wall: string;
  shade: string;
  w: number;
  floors: number;
  top: 'gable' | 'flat' | 'mansard';
  shop?: string;
}

function house({ wall, shade, w, floors, top, shop }: House): Cut[] {
  const [left, floor] = [-w / 2, 34];
  const high = 40 + floors * floor;
  const windows = many(
    floors * 3,
    (i) => [left + 9 + (i % 3) * ((w - 33) / 2), -high + 12 + Math.floor(i / 3) * floor] as const,
  );
  const lit = (i: number): boolean => (i * 5 + floors + w) % 3 !== 0;
  const panes = (on: boolean): string => windows.map(([x, y], i) => (lit(i) === on ? pane(x, y, 15, 20) : '')).join('');
  const roofs: Record<House['top'], Cut[]> = {
    gable: [
      ['roof', gable(left - 5, -high, w + 10, 36)],
      ['window', oval(0, -high - 13, 6)],
    ],
    flat: [
      ['shade', box(left - 4, -high - 8, w + 8, 9)],
      ['roof', box(left + 4, -high - 14, w - 8, 7)],
    ],
    mansard: [
      ['roof', poly(left - 4, -high, left + 7, -high - 28, w / 2 - 7, -high - 28, w / 2 + 4, -high)],
      ['window', box(-22, -high - 20, 11, 15) + box(11, -high - 20, 11, 15)],
    ],
  };
  return [
    [shade, box(left + 8, -high - 46, 14, 46) + box(w / 2 - 20, -high - 40, 12, 40)],
    ['iron', box(left + 6, -high - 50, 18, 5) + box(w / 2 - 22, -high - 44, 16, 5)],
    ...roofs[top],
    [wall, box(left, -high, w, high)],
    [shade, box(w / 2 - 7, -high, 7, high) + box(left, -44, w, 4)],
    ['window', panes(true)],
    ['pane', panes(false)],
    [shade, windows.map(([x, y]) => bars(x, y, 15, 20)).join(''), 1.6],
    ...(shop === undefined
      ? ([
          ['door', arch(-9, 0, 18, 34)],
          ['plaster', box(-14, -3, 28, 3)],
          ['window', pane(left + 9, -32, 15, 20) + pane(w / 2 - 26, -32, 15, 20)],
        ] as Cut[])
      : ([
          ['window', box(left + 6, -30, w - 34, 22)],
          [shade, line(left + 6 + (w - 34) / 2, -30, left + 6 + (w - 34) / 2, -8), 2],
          ['door', box(w / 2 - 22, -32, 15, 32)],
          [shop, poly(left + 2, -44, w / 2 - 2, -44, w / 2 + 4, -30, left - 4, -30)],
          [
            'plaster',
            many(4, (i) =>
              poly(
                left + 4 + (i * w) / 4.2,
                -44,
                left + 14 + (i * w) / 4.2,
                -44,
                left + 13 + (i * w) / 4.1,
                -30,
                left + 1 + (i * w) / 4.1,
                -30,
              ),
            ).join(''),
          ],
        ] as Cut[])),
  ];
}

const lamp: Cut[] = [
  ['glow', oval(0, -104, 26)],
  ['iron', box(-3, -92, 6, 92) + poly(-11, 0, -7, -14, 7, -14, 11, 0) + box(-12, -84, 24, 4)],
  ['window', poly(-8, -93, -13, -117, 13, -117, 8, -93)],
  ['iron', poly(-16, -116, 0, -129, 16, -116) + oval(0, -131, 3)],
  ['iron', line(-8, -93, -13, -117) + line(8, -93, 13, -117) + line(-9, -93, 9, -93), 2.4],
];

const cab: Cut[] = [
  ['iron', blob(20, -52, 8, -60, 12, -74, 34, -76, 40, -60)],
  ['door', poly(4, -18, 2, -60, 40, -62, 48, -34, 46, -18)],
  ['window', poly(14, -40, 14, -56, 34, -57, 38, -40)],
  ['iron', ribbon(4, -22, 4, -30, -28, 3.5, -62, -30, 3)],
  [
    'horse',
    'M-30 -18C-34 -30 -32 -42 -40 -44C-50 -44 -56 -50 -62 -58' +
      'L-76 -50C-82 -48 -84 -56 -80 -60L-66 -74L-64 -82L-59 -75' +
      'C-50 -70 -44 -60 -34 -56L-8 -54C2 -52 4 -42 2 -34L6 0L-1 0L-6 -24L-24 -26L-26 0L-33 0Z',
  ],
  [
    'horse',
    ribbon(-8, -26, 6, -14, -12, 5, -10, 0, 4) +
      ribbon(-30, -28, 6, -42, -14, 5, -38, 0, 4) +
      ribbon(0, -50, 5, 8, -40, 5, 6, -24, 0),
  ],
  ['wheel', oval(28, -18, 18)],
  ['street', oval(28, -18, 13.5)],
  [
    'wheel',
    many(4, (i) =>
      line(
        28 - 14 * Math.cos(i * 0.785),
        -18 - 14 * Math.sin(i * 0.785),
        28 + 14 * Math.cos(i * 0.785),
        -18 + 14 * Math.sin(i * 0.785),
      ),
    ).join(''),
    2,
  ],
  ['iron', blob(40, -62, 42, -82, 50, -86, 56, -78, 54, -60)],
  ['iron', box(43, -100, 11, 14) + box(39, -88, 19, 3)],
  ['iron', curve(42, -76, 20, -92, -20, -70), 1.4],
];

const pillarBox: Cut[] = [
  ['redShade', poly(-13, 0, -13, -8, 13, -8, 13, 0)],
  ['red', box(-11, -48, 22, 42)],
  ['redShade', box(4, -48, 7, 42)],
  ['red', 'M-14 -47C-14 -56 -6 -60 0 -60C6 -60 14 -56 14 -47Z'],
  ['iron', box(-7, -42, 14, 4)],
  ['plaster', box(-5, -34, 9, 11)],
];

const barrels: Cut[] = [
  [
    'wood',
    blob(-30, 0, -34, -20, -30, -38, -10, -38, -6, -20, -10, 0) + blob(4, 0, 0, -18, 4, -34, 24, -34, 28, -18, 24, 0),
  ],
  ['iron', line(-33, -10, -7, -10) + line(-33, -28, -7, -28) + line(1, -9, 27, -9) + line(1, -25, 27, -25), 2.2],
  ['iron', blob(-26, -38, -28, -52, -20, -60, -20, -66, -16, -62, -12, -66, -11, -56, -13, -48, -14, -38)],
  ['iron', curve(-26, -40, -36, -44, -36, -56), 3],
];

const scene: Scene = {
  ground: 'street',
  tones: {
    sky: ['#e9e4dd', '#1a2032'],
    moon: ['#f8f0d6', '#d6c894'],
    far: ['#d5cfca', '#262e43'],
    middle: ['#c8beb6', '#2c344a'],
    fog: ['#f4f0e9', '#3e485d'],
    street: ['#e5dfd2', '#262d3c'],
    curb: ['#cfc5b5', '#394153'],
    cobble: ['#d5ccbc', '#303849'],
    puddle: ['#d6dcdc', '#33435a'],
    brick: ['#dcae98', '#5d4140'],
    brickShade: ['#c4917d', '#4a3335'],
    sand: ['#e3cfa6', '#5b5143'],
    sandShade: ['#cbb48a', '#484036'],
    slate: ['#c2c6c8', '#434c5c'],
    slateShade: ['#a8adb1', '#363e4d'],
    plaster: ['#f6eedf', '#868794'],
    shade: ['#b9aea2', '#3b3f4c'],
    roof: ['#a19c9f', '#353d4d'],
    window: ['#f9e29c', '#e3b450'],
    glow: ['#faedc4', '#4a4638'],
    pane: ['#a9b3b8', '#1c2436'],
    door: ['#8fa493', '#2d4a43'],
    awning: ['#9fb9a2', '#3f6657'],
    iron: ['#948d8b', '#10141c'],
    horse: ['#b09786', '#4d3d38'],
    wheel: ['#9c8d81', '#6c6460'],
    red: ['#d58678', '#94443c'],
    redShade: ['#bf6f5f', '#74332d'],
    wood: ['#bb9873', '#5a4838'],
  },
  sheets,
  props: [
    {
      width: 96,
      height: 158,
      cuts: house({ wall: 'brick', shade: 'brickShade', w: 90, floors: 2, top: 'mansard' }),
      near: [
        [0.14, 0.32],
        [0.84, 0.8],
      ],
      within: [0.22, 0.98],
    },
    {
      width: 92,
      height: 148,
      cuts: house({ wall: 'sand', shade: 'sandShade', w: 84, floors: 2, top: 'gable', shop: 'awning' }),
      near: [
        [0.44, 0.3],
        [0.08, 0.62],
      ],
      within: [0.22, 0.98],
    },
    {
      width: 92,
      height: 142,
      cuts: house({ wall: 'slate', shade: 'slateShade', w: 88, floors: 2, top: 'flat' }),
      near: [
        [0.72, 0.3],
        [0.3, 0.78],
      ],
      within: [0.22, 0.98],
    },
    {
      width: 92,
      height: 118,
      cuts: house({ wall: 'brick', shade: 'brickShade', w: 84, floors: 1, top: 'gable', shop: 'red' }),
      near: [
        [0.84, 0.3],
        [0.58, 0.72],
      ],
      within: [0.22, 0.98],
    },
    {
      width: 138,
      height: 100,
      cuts: cab,
      near: [
        [0.3, 0.72],
        [0.54, 0.64],
      ],
      within: [0.34, 0.98],
    },
    {
      width: 34,
      height: 132,
      cuts: lamp,
      near: [
        [0.28, 0.3],
        [0.58, 0.3],
        [0.42, 0.66],
        [0.12, 0.86],
        [0.83, 0.7],
        [0.66, 0.96],
      ],
      within: [0.24, 0.98],
    },
    {
      width: 30,
      height: 60,
      cuts: pillarBox,
      near: [
        [0.52, 0.3],
        [0.24, 0.9],
        [0.88, 0.72],
      ],
      within: [0.26, 0.98],
    },
    {
      width: 66,
      height: 66,
      cuts: barrels,
      near: [
        [0.9, 0.3],
        [0.4, 0.9],
      ],
      within: [0.26, 0.98],
    },
  ],
};

export default scene;
