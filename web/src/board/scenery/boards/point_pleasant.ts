// A town between two rivers, in a November night: a bridge on chains, street lamps, the old powder domes in the woods,
// and two red eyes above the road.
import { blob, curve, line, oval, poly, ribbon } from '../../../art/figures/paths';
import { arch, bars, below, box, gable, patch, scattered, tuft, wisp } from '../parts';
import { many, type Cut, type Field, type Scene, type Sheet } from '../scene';

/** A bridge on chains, from bank to bank. */
function bridge({ width: w }: Field, y: number): Cut[] {
  const [a, b, deck] = [w * 0.26, w * 0.74, y - 18];
  const chain = (from: number, to: number, up: number, low: number): number[] =>
    many(9, (i) => {
      const part = i / 8;
      return [from + (to - from) * part, up + (low - up) * part - Math.sin(part * Math.PI) * (low - up) * 0.24];
    }).flat();
  const sag = many(13, (i) => {
    const part = i / 12;
    return [a + (b - a) * part, y - 88 + Math.sin(part * Math.PI) * 56];
  });
  const tower = (x: number): string =>
    poly(x - 15, y + 22, x - 8, y - 92, x - 3, y - 92, x - 6, y + 22) +
    poly(x + 15, y + 22, x + 8, y - 92, x + 3, y - 92, x + 6, y + 22) +
    box(x - 12, y - 48, 24, 5) +
    box(x - 10, y - 92, 20, 5);
  return [
    [
      'steelDark',
      curve(...chain(a, -20, y - 88, deck)) + curve(...chain(b, w + 20, y - 88, deck)) + curve(...sag.flat()),
      3.4,
    ],
    ['steelDark', sag.map(([x, at]) => line(x!, at!, x!, deck)).join(''), 1.8],
    ['steel', tower(a) + tower(b) + box(0, deck, w, 8)],
    [
      'steelDark',
      many(40, (i) => line((i * w) / 40, deck + 8, ((i + 0.5) * w) / 40, deck + 15, ((i + 1) * w) / 40, deck + 8)).join(
        '',
      ),
      1.8,
    ],
    ['lamp', many(8, (i) => oval((i + 0.5) * (w / 8), deck - 5, 3)).join('')],
  ];
}

function sheets(field: Field): Sheet[] {
  const { width: w, height: h, horizon: y } = field;
  const fold = (at: number, up: number): string =>
    below(field, 0, at, 0.2, at - up, 0.44, at + up * 0.5, 0.68, at - up * 0.7, 0.86, at + up * 0.4, 1, at - up * 0.4);
  const bare = many(26, (i) => {
    const [x, s] = [(i + 0.5) * (w / 26), 26 + ((i * 11) % 6) * 6];
    return (
      line(x, y, x + 2, y - s) +
      line(x + 1, y - s * 0.5, x + 9, y - s * 0.8) +
      line(x + 1, y - s * 0.4, x - 7, y - s * 0.7)
    );
  }).join('');
  const river = ribbon(
    w * 0.82,
    y + 34,
    60,
    w * 0.9,
    y + (h - y) * 0.3,
    74,
    w * 0.78,
    y + (h - y) * 0.55,
    84,
    w * 0.9,
    y + (h - y) * 0.8,
    96,
    w * 0.84,
    h + 30,
    110,
  );
  const street = (...spots: number[]): string =>
    ribbon(...spots.map((part, i) => (i % 3 === 0 ? part * w : i % 3 === 1 ? y + part * (h - y) : part)));
  const streets =
    street(-0.04, 0.3, 34, 0.3, 0.24, 32, 0.62, 0.34, 36, 0.8, 0.3, 36) +
    street(0.36, 0.14, 22, 0.4, 0.44, 36, 0.32, 0.74, 44, 0.36, 1.06, 52) +
    street(-0.04, 0.7, 42, 0.3, 0.66, 42, 0.6, 0.74, 42, 0.78, 0.7, 42);
  const leafed = (px: number, py: number, i: number): string =>
    poly(px - 5, py, px, py - 4 - (i % 2), px + 6, py + 1, px, py + 3);
  return [
    {
      cuts: [
        ['sky', box(0, 0, w, h)],
        ['moonGlow', oval(w * 0.62, y - 66, 60)],
        ['moon', oval(w * 0.62, y - 66, 38)],
        ['mist', wisp(w * 0.2, y - 86, w * 0.18) + wisp(w * 0.74, y - 60, w * 0.2)],
      ],
      flat: true,
    },
    { cuts: [['far', below(field, 0, y - 14, 0.2, y - 34, 0.42, y - 16, 0.6, y - 28, 0.82, y - 12, 1, y - 30)]] },
    { cuts: [['branch', bare, 2.4]], flat: true },
    { cuts: [['river', box(0, y - 2, w, h - y + 2)]] },
    {
      cuts: [
        [
          'glint',
          many(24, (i) =>
            line(((i * 29) % 97) * 0.01 * w, y + 4 + (i % 4) * 6, ((i * 29) % 97) * 0.01 * w + 26, y + 4 + (i % 4) * 6),
          ).join(''),
          2,
        ],
      ],
      flat: true,
    },
    { cuts: bridge(field, y) },
    { cuts: [['grass', fold(y + 32, 8)]] },
    { cuts: [['grassShade', fold(y + (h - y) * 0.5, 26)]] },
    { cuts: [['grass', fold(y + (h - y) * 0.58, 26)]], flat: true },
    {
      cuts: [
        ['river', river],
        [
          'glint',
          scattered(field, 60, 15, (px, py, i) =>
            Math.abs(px - w * (0.86 + 0.03 * Math.sin(py / 90))) < 26
              ? curve(px - 12, py, px, py - 3 - (i % 2), px + 12, py)
              : '',
          ),
          2,
        ],
        ['curb', streets, 6],
        ['street', streets],
        ['patch', scattered(field, 12, 9, (px, py, i) => patch(px, py, 44 + (i % 3) * 16, 11))],
        ['reed', scattered(field, 50, 60, (px, py, i) => tuft(px, py, 5 + (i % 3) * 1.4))],
        ['leaf', scattered(field, 70, 140, leafed)],
      ],
      flat: true,
    },
  ];
}

/** It sits on a water tower, and has for some nights. */
const mothman: Cut[] = [
  ['branch', line(-26, 0, -20, -66) + line(26, 0, 20, -66) + line(-24, -20, 22, -44) + line(24, -20, -22, -44), 4],
  ['tank', blob(-34, -62, -34, -92, 0, -96, 34, -92, 34, -62, 0, -56)],
  ['tankShade', box(14, -92, 14, 32) + box(-34, -72, 68, 4)],
  ['tank', poly(-38, -92, 0, -112, 38, -92)],
  [
    'moth',
    blob(-8, -108, -48, -116, -62, -146, -54, -172, -34, -152, -16, -146) +
      blob(8, -108, 48, -116, 62, -146, 54, -172, 34, -152, 16, -146),
  ],
  [
    'mothDark',
    curve(-12, -112, -34, -128, -52, -166) +
      curve(12, -112, 34, -128, 52, -166) +
      curve(-10, -118, -26, -138, -34, -152) +
      curve(10, -118, 26, -138, 34, -152),
    2.4,
  ],
  ['moth', blob(-15, -106, -18, -136, -11, -154, 0, -158, 11, -154, 18, -136, 15, -106)],
  ['eye', oval(-6.5, -146, 4.6) + oval(6.5, -146, 4.6)],
  ['mothDark', curve(-5, -156, -9, -166, -15, -168) + curve(5, -156, 9, -166, 15, -168), 2.2],
];

/** A dome of concrete under grass, from the war. */
const igloo: Cut[] = [
  ['grassShade', blob(-62, 0, -54, -30, -26, -50, 14, -52, 48, -34, 62, 0, 0, 3)],
  ['concrete', poly(-30, 0, -36, -30, -24, -46, 24, -46, 36, -30, 30, 0)],
  ['concreteShade', poly(18, 0, 22, -44, 24, -46, 36, -30, 30, 0)],
  ['dark', arch(-15, 0, 30, 34)],
  ['rust', poly(-15, 0, -15, -28, -4, -24, -4, 0)],
  ['reed', tuft(-52, 2, 8) + tuft(50, 2, 8) + blob(-30, -44, -18, -54, 2, -52, -8, -45)],
];

function house(wall: string, shade: string): Cut[] {
  return [
    ['brick', box(18, -98, 11, 30)],
    [wall, box(-40, -50, 80, 50)],
    [shade, many(5, (i) => line(-39, -9 - i * 9, 39, -9 - i * 9)).join(''), 1.5],
    ['roof', gable(-50, -48, 100, 42)],
    ['lamp', box(-31, -40, 16, 18) + box(15, -40, 16, 18) + oval(0, -64, 6)],
    ['dark', bars(-31, -40, 16, 18) + bars(15, -40, 16, 18), 1.8],
    ['rust', box(-9, -30, 18, 30)],
    ['concrete', box(-16, -4, 32, 6)],
  ];
}

const diner: Cut[] = [
  ['steelDark', box(-62, -10, 124, 10)],
  ['tin', blob(-62, -8, -64, -34, -54, -44, 0, -46, 54, -44, 64, -34, 62, -8)],
  ['lamp', box(-52, -36, 104, 16)],
  ['steelDark', many(6, (i) => line(-35 + i * 17.4, -36, -35 + i * 17.4, -20)).join(''), 2.6],
  ['eye', box(-62, -17, 124, 5)],
  ['rust', box(-6, -36, 14, 28)],
  ['steel', box(34, -80, 4, 40)],
  ['roof', poly(14, -96, 62, -90, 60, -68, 16, -70)],
  ['lamp', line(22, -84, 54, -80) + line(24, -76, 46, -74), 3.4],
];

const car: Cut[] = [
  ['beam', poly(52, -20, 108, -34, 108, 0)],
  ['body', 'M-58 -10L-60 -22C-50 -30 -38 -28 -30 -30L-20 -46L16 -46L30 -30C44 -30 54 -26 56 -18L54 -8L-56 -8Z'],
  ['glass', poly(-22, -30, -15, -42, -3, -42, -3, -30) + poly(2, -30, 2, -42, 14, -42, 22, -30)],
  ['tin', line(-58, -18, 54, -18) + line(-60, -9, 56, -9), 2.8],
  ['lamp', oval(53, -20, 4)],
  ['eye', oval(-58, -20, 3.4)],
  ['dark', oval(-34, -7, 10) + oval(32, -7, 10)],
  ['tin', oval(-34, -7, 4) + oval(32, -7, 4)],
];

const lamppost: Cut[] = [
  ['beam', poly(18, -104, 34, -104, 58, 0, -4, 0)],
  ['steelDark', poly(-4, 0, -2.5, -110, 2.5, -110, 4, 0)],
  ['steelDark', curve(0, -108, 6, -118, 26, -112), 3.4],
  ['lamp', oval(26, -107, 8, 5)],
];

const bareTree: Cut[] = [
  ['trunk', ribbon(0, 0, 14, -3, -30, 10, 3, -60, 6, -2, -92, 0)],
  [
    'trunk',
    ribbon(-2, -32, 7, -24, -56, 5, -36, -80, 0) +
      ribbon(2, -44, 6, 24, -62, 4, 40, -86, 0) +
      ribbon(-18, -50, 4, -38, -56, 0) +
      ribbon(20, -60, 4, 42, -62, 0) +
      ribbon(1, -64, 4, 14, -84, 3, 16, -100, 0) +
      ribbon(0, -66, 4, -14, -84, 0),
  ],
  [
    'leaf',
    poly(-38, -58, -44, -54, -36, -51) +
      poly(40, -64, 48, -60, 40, -57) +
      poly(16, -98, 22, -94, 14, -92) +
      poly(-30, -70, -38, -66, -30, -64),
  ],
];

const fir: Cut[] = [
  ['trunk', box(-4, -14, 8, 14)],
  ['firDark', poly(-32, -12, 0, -50, 32, -12) + poly(-26, -36, 0, -76, 26, -36) + poly(-18, -62, 0, -102, 18, -62)],
  ['fir', poly(-32, -12, 0, -50, -3, -12) + poly(-26, -36, 0, -76, -3, -36) + poly(-18, -62, 0, -102, -2, -62)],
];

const owl: Cut[] = [
  ['trunk', ribbon(-40, -4, 9, 0, -10, 8, 40, -4, 5) + ribbon(-20, -8, 5, -30, -22, 0) + ribbon(24, -8, 4, 36, -20, 0)],
  ['rust', blob(-14, -12, -16, -34, -10, -48, 0, -50, 10, -48, 16, -34, 14, -12, 0, -6)],
  ['tin', blob(-8, -12, -9, -28, 0, -34, 9, -28, 8, -12)],
  ['rust', poly(-11, -44, -13, -56, -4, -49) + poly(11, -44, 13, -56, 4, -49)],
  ['lamp', oval(-5, -41, 4.4) + oval(5, -41, 4.4)],
  ['dark', oval(-5, -41, 1.9) + oval(5, -41, 1.9) + poly(-2, -38, 2, -38, 0, -33)],
];

const scene: Scene = {
  ground: 'grass',
  tones: {
    sky: ['#dfe3ea', '#141a2e'],
    moonGlow: ['#ecebe4', '#2a3046'],
    moon: ['#f8efcf', '#dccb94'],
    mist: ['#eff0ef', '#343d55'],
    far: ['#c6cdd3', '#202a3e'],
    branch: ['#a9a49f', '#101521'],
    river: ['#b8ced8', '#1c3a50'],
    glint: ['#e3edf0', '#5d8298'],
    steel: ['#b6bcbf', '#57606c'],
    steelDark: ['#959a9d', '#323a46'],
    grass: ['#d6dcc3', '#29352f'],
    grassShade: ['#c2cbac', '#202b27'],
    patch: ['#dfe4cf', '#34423a'],
    reed: ['#b5c098', '#4b6049'],
    leaf: ['#dca676', '#8a5530'],
    street: ['#dcd9d2', '#383d49'],
    curb: ['#c3beb3', '#4b515d'],
    lamp: ['#f9df92', '#f0c25c'],
    beam: ['#f5eecb', '#4f4c3e'],
    moth: ['#a59a97', '#2b2731'],
    mothDark: ['#7f7573', '#0d0c12'],
    eye: ['#cf5b4b', '#d8483a'],
    tank: ['#cfd2cc', '#6a7278'],
    tankShade: ['#b4b9b3', '#4c545b'],
    concrete: ['#dbd8cd', '#6f716d'],
    concreteShade: ['#c0bdb1', '#51544f'],
    white: ['#f2ede1', '#87867f'],
    whiteShade: ['#d8d2c3', '#66665f'],
    blue: ['#bccbd6', '#4a5d72'],
    blueShade: ['#a3b5c2', '#384a5d'],
    roof: ['#a9a09c', '#3a3a46'],
    brick: ['#cb9883', '#6a4239'],
    rust: ['#c9957a', '#6f4534'],
    tin: ['#e0e3e2', '#8f979d'],
    body: ['#a7bfb4', '#3e5f58'],
    glass: ['#cfe2e6', '#4a7183'],
    trunk: ['#b0937a', '#4b3c33'],
    fir: ['#a0bca8', '#355648'],
    firDark: ['#86a592', '#243f36'],
    dark: ['#7c7672', '#0f1118'],
  },
  sheets,
  props: [
    { width: 124, height: 176, cuts: mothman, near: [[0.5, 0.5]], within: [0.36, 0.98] },
    {
      width: 128,
      height: 98,
      cuts: diner,
      near: [
        [0.46, 0.76],
        [0.66, 0.34],
      ],
      within: [0.26, 0.98],
    },
    {
      width: 104,
      height: 100,
      cuts: house('white', 'whiteShade'),
      near: [
        [0.28, 0.4],
        [0.68, 0.62],
      ],
      within: [0.26, 0.98],
    },
    {
      width: 104,
      height: 100,
      cuts: house('blue', 'blueShade'),
      near: [
        [0.5, 0.32],
        [0.22, 0.72],
      ],
      within: [0.26, 0.98],
    },
    {
      width: 128,
      height: 56,
      cuts: igloo,
      near: [
        [0.1, 0.32],
        [0.13, 0.9],
        [0.3, 0.22],
      ],
      within: [0.24, 0.98],
    },
    {
      width: 116,
      height: 50,
      cuts: car,
      near: [
        [0.36, 0.6],
        [0.56, 0.92],
        [0.72, 0.26],
      ],
      within: [0.26, 0.98],
    },
    {
      width: 86,
      height: 100,
      cuts: bareTree,
      near: [
        [0.04, 0.56],
        [0.82, 0.44],
        [0.42, 0.94],
        [0.2, 0.2],
      ],
      within: [0.22, 0.98],
    },
    {
      width: 66,
      height: 104,
      cuts: fir,
      near: [
        [0.14, 0.44],
        [0.02, 0.3],
        [0.06, 0.8],
        [0.62, 0.82],
        [0.88, 0.36],
        [0.26, 0.92],
      ],
      within: [0.22, 0.98],
    },
    {
      width: 60,
      height: 120,
      cuts: lamppost,
      near: [
        [0.4, 0.46],
        [0.6, 0.44],
        [0.3, 0.64],
        [0.74, 0.84],
      ],
      within: [0.26, 0.98],
    },
    {
      width: 84,
      height: 60,
      cuts: owl,
      near: [
        [0.24, 0.54],
        [0.86, 0.62],
      ],
      within: [0.26, 0.98],
    },
  ],
};

export default scene;
