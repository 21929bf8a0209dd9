// A castle above the lake: walls of fitted stone, courts of raked gravel, roofs over roofs with gold at the top, and
// pines, cherry trees and banners below it.
import { blob, curve, line, oval, poly, ribbon } from '../../../art/figures/paths';
import { below, box, rock, scattered, tuft, wisp } from '../parts';
import { many, type Cut, type Field, type Scene, type Sheet } from '../scene';

/** A terrace: a wall of stones that leans back, and the court on top of it. */
function terrace(field: Field, y: number, tall: number, shift: number): Sheet[] {
  const { width: w, height: h } = field;
  const stones = many(Math.ceil(w / 40) * 2, (i) => {
    const [row, k] = [i % 2, Math.floor(i / 2)];
    const x = k * 40 + row * 22 + ((k * 7 + shift) % 5) * 3;
    const top = y + row * tall * 0.5;
    return (
      line(x, top, x + 5, top + tall * 0.5) + line(x + 5, top + tall * 0.5, x + 38, top + tall * 0.5 - (k % 3) * 2)
    );
  }).join('');
  const rakes = many(7, (i) => {
    const at = y + tall + 16 + i * 9;
    return curve(0, at, w * 0.25, at + 5, w * 0.5, at, w * 0.75, at + 5, w, at);
  }).join('');
  return [
    { cuts: [['wall', box(0, y, w, h - y)]] },
    {
      cuts: [
        ['wallShade', stones, 2.2],
        ['wallShade', box(0, y + tall - 3, w, 5)],
        ['court', box(0, y + tall, w, h - y - tall)],
        ['rake', rakes, 1.8],
      ],
      flat: true,
    },
  ];
}

function sheets(field: Field): Sheet[] {
  const { width: w, height: h, horizon: y } = field;
  const step = (h - y) * 0.34;
  const moss = (px: number, py: number, i: number): string =>
    blob(px - 20 - (i % 3) * 8, py, px, py - 7, px + 22 + (i % 4) * 6, py + 1, px, py + 7);
  const petal = (px: number, py: number, i: number): string => oval(px, py, 3 + (i % 2), 2, i * 40);
  return [
    {
      cuts: [
        ['sky', box(0, 0, w, h)],
        ['sun', oval(w * 0.66, y - 34, 54)],
        ['mist', wisp(w * 0.3, y - 66, w * 0.2) + wisp(w * 0.84, y - 50, w * 0.16)],
      ],
      flat: true,
    },
    {
      cuts: [
        ['far', below(field, 0, y - 20, 0.14, y - 56, 0.3, y - 12, 0.48, y - 30, 0.62, y - 8, 0.82, y - 44, 1, y - 16)],
      ],
    },
    { cuts: [['lake', box(0, y - 8, w, h - y + 8)]] },
    {
      cuts: [
        ['mist', wisp(w * 0.18, y + 4, w * 0.2) + wisp(w * 0.7, y, w * 0.24)],
        [
          'sail',
          poly(w * 0.46, y - 2, w * 0.47, y - 20, w * 0.49, y - 4) +
            poly(w * 0.9, y, w * 0.908, y - 15, w * 0.925, y - 1),
        ],
      ],
      flat: true,
    },
    { cuts: [['wood', below(field, 0, y + 14, 0.2, y + 2, 0.44, y + 18, 0.7, y + 6, 1, y + 16)]] },
    ...terrace(field, y + 30, 30, 1),
    ...terrace(field, y + step + 20, 34, 3),
    ...terrace(field, y + 2 * step + 12, 38, 4),
    {
      cuts: [
        ['moss', scattered(field, 26, 12, moss)],
        ['grass', scattered(field, 30, 70, (px, py, i) => tuft(px, py, 5 + (i % 3)))],
        ['stone', scattered(field, 14, 130, (px, py, i) => rock(px, py, 16 + (i % 3) * 7, 9))],
        ['blossom', scattered(field, 70, 200, petal)],
      ],
      flat: true,
    },
  ];
}

/** A roof that turns up at its ends, with the light edge of its tiles. */
const roof = (y: number, wide: number, tall: number): Cut[] => {
  const top = wide * 0.56;
  return [
    [
      'tile',
      `M${-wide} ${y - 4}C${-wide * 0.8} ${y - 2} ${-top} ${y - tall * 0.5} ${-top * 0.8} ${y - tall}` +
        `L${top * 0.8} ${y - tall}C${top} ${y - tall * 0.5} ${wide * 0.8} ${y - 2} ${wide} ${y - 4}` +
        `L${wide * 0.9} ${y + 3}L${-wide * 0.9} ${y + 3}Z`,
    ],
    ['tileLit', line(-wide * 0.9, y + 1, wide * 0.9, y + 1) + line(-top * 0.8, y - tall, top * 0.8, y - tall), 2.6],
  ];
};

const slits = (y: number, n: number, wide: number): string =>
  many(n, (i) => box(-wide / 2 + ((i + 0.5) * wide) / n - 3, y, 6, 11)).join('');

/** The keep: seven floors, the sixth red and eight-sided, the seventh gold. */
const keep: Cut[] = [
  ['wall', poly(-66, 0, -54, -34, 54, -34, 66, 0)],
  [
    'wallShade',
    line(-60, -16, 60, -16) +
      line(-30, 0, -26, -16) +
      line(8, 0, 8, -16) +
      line(38, 0, 34, -16) +
      line(-44, -16, -42, -34) +
      line(-8, -16, -8, -34) +
      line(24, -16, 22, -34),
    2,
  ],
  ['plaster', box(-46, -62, 92, 28)],
  ['beam', slits(-56, 7, 84) + box(-46, -38, 92, 4)],
  ...roof(-60, 62, 16),
  ['plaster', box(-34, -92, 68, 20)],
  ['beam', slits(-89, 5, 60)],
  ...roof(-90, 50, 16),
  ['red', box(-22, -122, 44, 18)],
  ['beam', line(-22, -113, 22, -113) + line(-10, -122, -10, -104) + line(10, -122, 10, -104), 2.4],
  ...roof(-119, 36, 13),
  ['gold', box(-15, -146, 30, 16)],
  ['beam', box(-10, -142, 6, 12) + box(4, -142, 6, 12) + box(-19, -131, 38, 2.5)],
  ...roof(-143, 28, 16),
  ['gold', ribbon(-14, -158, 4, -18, -166, 4, -13, -171, 0) + ribbon(14, -158, 4, 18, -166, 4, 13, -171, 0)],
];

const turret: Cut[] = [
  ['wall', poly(-46, 0, -38, -24, 38, -24, 46, 0)],
  ['wallShade', line(-42, -12, 42, -12) + line(-20, 0, -18, -12) + line(14, 0, 14, -12) + line(-4, -12, -4, -24), 2],
  ['plaster', box(-32, -48, 64, 24)],
  ['beam', slits(-43, 4, 56)],
  ...roof(-46, 46, 15),
  ['plaster', box(-20, -76, 40, 16)],
  ['beam', slits(-73, 3, 34)],
  ...roof(-74, 34, 17),
];

const gate: Cut[] = [
  ['dark', box(-30, -50, 60, 50)],
  ['beam', box(-40, -54, 12, 54) + box(28, -54, 12, 54) + box(-46, -60, 92, 10)],
  ['wood', poly(-28, -50, -8, -44, -8, 0, -28, 0) + poly(28, -50, 8, -44, 8, 0, 28, 0)],
  ['gold', many(6, (i) => oval(i % 2 ? 18 : -18, -38 + Math.floor(i / 2) * 14, 2.6)).join('') + oval(0, -55, 5)],
  ...roof(-62, 62, 20),
];

const pine: Cut[] = [
  ['trunk', ribbon(-4, 0, 13, 6, -28, 10, -8, -52, 9, 10, -84, 5)],
  ['trunk', ribbon(2, -36, 6, 26, -46, 5, 40, -44, 3) + ribbon(-4, -54, 5, -28, -62, 4)],
  [
    'pineDark',
    blob(14, -42, 24, -56, 46, -56, 58, -44, 36, -36) +
      blob(-48, -58, -40, -74, -16, -76, -6, -64, -26, -54) +
      blob(-22, -82, -12, -102, 14, -106, 36, -94, 38, -80, 8, -76),
  ],
  [
    'pine',
    blob(20, -48, 28, -55, 44, -53, 40, -46) +
      blob(-42, -62, -34, -71, -18, -70, -22, -62) +
      blob(-12, -90, -4, -100, 16, -100, 22, -90, 4, -84),
  ],
];

const cherry: Cut[] = [
  [
    'trunk',
    ribbon(0, 0, 14, -4, -24, 10, 6, -46, 7, 2, -64, 4) +
      ribbon(0, -28, 7, 22, -46, 5, 34, -58, 3) +
      ribbon(-4, -26, 6, -26, -42, 4),
  ],
  [
    'blossom',
    blob(-46, -46, -40, -70, -18, -78, -2, -94, 24, -88, 36, -74, 50, -60, 40, -44, 16, -50, -4, -44, -26, -36),
  ],
  [
    'petal',
    blob(-34, -56, -26, -70, -10, -70, -12, -58) +
      blob(4, -70, 12, -84, 28, -78, 26, -66) +
      blob(18, -54, 30, -62, 42, -56, 34, -48),
  ],
];

const lantern: Cut[] = [
  ['stone', box(-20, -8, 40, 8) + poly(-8, -8, -6, -34, 6, -34, 8, -8) + box(-15, -40, 30, 7)],
  ['glow', box(-11, -56, 22, 17)],
  ['stoneShade', box(-13, -57, 5, 18) + box(8, -57, 5, 18)],
  ['stone', poly(-26, -55, -10, -70, 10, -70, 26, -55) + oval(0, -73, 5)],
  ['moss', blob(-22, -56, -14, -63, -4, -60, -8, -55)],
];

/** Banners on their poles, in front of nobody yet. */
const banners: Cut[] = [
  ['beam', line(-24, 0, -24, -104) + line(14, 0, 14, -92), 3.4],
  ['beam', line(-24, -102, 2, -102) + line(14, -90, 40, -90), 3],
  ['sail', poly(-22, -101, 1, -101, -1, -34, -22, -34)],
  ['red', poly(16, -89, 39, -89, 37, -24, 16, -24)],
  ['red', oval(-11, -84, 7)],
  ['beam', line(-17, -66, -4, -66) + line(-17, -58, -4, -58), 2.4],
  ['sail', oval(27, -72, 7)],
  ['sail', line(21, -54, 34, -54) + line(21, -46, 34, -46), 2.4],
];

/** A folding screen with a heron on gold. */
const screen: Cut[] = [
  ['gold', poly(-48, -54, -24, -60, -24, -4, -48, 0) + poly(0, -54, 24, -60, 24, -4, 0, 0)],
  ['goldShade', poly(-24, -60, 0, -54, 0, 0, -24, -4) + poly(24, -60, 48, -54, 48, 0, 24, -4)],
  ['beam', line(-48, -54, -24, -60, 0, -54, 24, -60, 48, -54) + line(-48, 0, -24, -4, 0, 0, 24, -4, 48, 0), 3],
  ['sail', blob(-34, -22, -30, -34, -16, -34, -8, -26, -16, -20) + ribbon(-30, -30, 5, -38, -40, 4, -32, -48, 3)],
  ['beam', line(-22, -20, -22, -6) + line(-17, -20, -16, -6) + line(-31, -48, -22, -46), 1.8],
  ['pine', blob(10, -40, 20, -48, 34, -46, 44, -38, 26, -32) + blob(20, -24, 30, -30, 42, -26, 32, -20)],
  ['beam', curve(46, -8, 36, -22, 26, -38), 2.6],
];

const scene: Scene = {
  ground: 'court',
  tones: {
    sky: ['#f3ead8', '#1f2135'],
    sun: ['#eeb096', '#a9503f'],
    mist: ['#fbf6ea', '#4a4d63'],
    far: ['#d5dcd8', '#2b3247'],
    lake: ['#c8dcdc', '#274355'],
    sail: ['#f8f2e3', '#a8a092'],
    wood: ['#c2d1ae', '#2b4036'],
    wall: ['#d9d3c4', '#4a4d58'],
    wallShade: ['#c0b8a6', '#343742'],
    court: ['#ece5d2', '#2f343e'],
    rake: ['#dbd2ba', '#3d434e'],
    moss: ['#cfdab2', '#41533c'],
    grass: ['#b5c795', '#567048'],
    stone: ['#d0d0c8', '#70757a'],
    stoneShade: ['#b2b2a9', '#4f5459'],
    blossom: ['#f0c3c8', '#9b5a6c'],
    petal: ['#f8dcde', '#b87686'],
    tile: ['#a3afb6', '#3a4655'],
    tileLit: ['#c4ced2', '#63707f'],
    plaster: ['#f7f1e2', '#9c968a'],
    beam: ['#8f7661', '#2c231f'],
    dark: ['#7d716a', '#14131a'],
    red: ['#d58170', '#93403a'],
    gold: ['#e9c566', '#cda046'],
    goldShade: ['#d9b152', '#a98035'],
    trunk: ['#b89772', '#584436'],
    pine: ['#a6c193', '#4a6f4c'],
    pineDark: ['#88a87c', '#325239'],
    glow: ['#f9e5a8', '#e0ac52'],
  },
  sheets,
  props: [
    { width: 112, height: 168, cuts: keep, near: [[0.715, 0.63]], within: [0.34, 0.98] },
    {
      width: 98,
      height: 96,
      cuts: turret,
      near: [
        [0.16, 0.3],
        [0.92, 0.84],
      ],
      within: [0.26, 0.98],
    },
    {
      width: 128,
      height: 86,
      cuts: gate,
      near: [
        [0.72, 0.8],
        [0.5, 0.3],
      ],
      within: [0.26, 0.98],
    },
    {
      width: 108,
      height: 108,
      cuts: pine,
      near: [
        [0.74, 0.44],
        [0.02, 0.66],
        [0.32, 0.32],
        [0.95, 0.2],
      ],
      within: [0.24, 0.98],
    },
    {
      width: 100,
      height: 96,
      cuts: cherry,
      near: [
        [0.46, 0.8],
        [0.22, 0.56],
        [0.78, 0.24],
        [0.14, 0.78],
      ],
      within: [0.24, 0.98],
    },
    { width: 100, height: 64, cuts: screen, near: [[0.5, 0.58]], within: [0.3, 0.98] },
    {
      width: 70,
      height: 108,
      cuts: banners,
      near: [
        [0.66, 0.98],
        [0.3, 0.8],
        [0.9, 0.42],
      ],
      within: [0.28, 0.99],
    },
    {
      width: 54,
      height: 80,
      cuts: lantern,
      near: [
        [0.28, 0.56],
        [0.62, 0.78],
        [0.12, 0.44],
        [0.86, 0.66],
      ],
      within: [0.26, 0.98],
    },
  ],
};

export default scene;
