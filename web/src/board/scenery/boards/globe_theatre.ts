// The wooden O: galleries under thatch around a yard with straw, a stage with everything that is needed for kings,
// storms and ghosts, and London beyond the river.
import { blob, curve, line, oval, poly, ribbon } from '../../../art/figures/paths';
import { arch, box, column, gable, scattered, tuft } from '../parts';
import { many, type Cut, type Field, type Scene, type Sheet } from '../scene';

/** Roofs and steeples on the far bank. */
function town({ width, height }: Field, y: number): string {
  const ups = [8, 20, 12, 26, 6, 16, 30, 10, 22, 14, 34, 8, 18, 28, 12, 20, 6, 24, 16, 10, 30, 12];
  const each = width / ups.length;
  const roofs = ups.map((up, i) => {
    const x = i * each;
    const peak = i % 5 === 3 ? 44 : 14;
    return `L${x} ${y - up}L${x + each * 0.5} ${y - up - peak}L${x + each} ${y - up}`;
  });
  return `M0 ${y}${roofs.join('')}L${width} ${height}L0 ${height}Z`;
}

function sheets(field: Field): Sheet[] {
  const { width: w, height: h, horizon: y } = field;
  const [cx, cy] = [w / 2, y + (h - y) * 0.5];
  const [rx, ry] = [w * 0.485, (h - y) * 0.56];
  const ring = (part: number): string => oval(cx, cy, rx * part, ry * part);
  const spokes = (from: number, to: number, n: number): string =>
    many(n, (i) => {
      const [c, s] = [Math.cos((i * 2 * Math.PI) / n), Math.sin((i * 2 * Math.PI) / n)];
      return line(cx + rx * from * c, cy + ry * from * s, cx + rx * to * c, cy + ry * to * s);
    }).join('');
  const [top, low] = [cy - ry * 0.62, cy + ry * 0.3];
  const stage = poly(cx - rx * 0.4, top, cx + rx * 0.4, top, cx + rx * 0.46, low, cx - rx * 0.46, low);
  const boards = many(13, (i) => {
    const part = -1 + (i * 2) / 12;
    return line(cx + rx * 0.4 * part, top, cx + rx * 0.46 * part, low);
  }).join('');
  const straw = (px: number, py: number, i: number): string =>
    line(px, py, px + 12 - (i % 3) * 9, py + 4 + (i % 2) * 4) + line(px + 5, py + 6, px + 15, py + 1);
  return [
    {
      cuts: [
        ['sky', box(0, 0, w, h)],
        ['sun', oval(w * 0.2, y - 40, 40)],
        ['cloud', blob(w * 0.62, y - 66, w * 0.68, y - 84, w * 0.8, y - 76, w * 0.86, y - 62, w * 0.72, y - 58)],
      ],
      flat: true,
    },
    { cuts: [['far', town(field, y - 8)]] },
    {
      cuts: [
        ['river', box(0, y - 2, w, h - y + 2)],
        [
          'foam',
          many(16, (i) => curve(i * (w / 15) - 20, y + 8, i * (w / 15), y + 4, i * (w / 15) + 20, y + 8)).join(''),
          2,
        ],
      ],
    },
    { cuts: [['bank', box(0, y + 16, w, h - y - 16)]] },
    {
      cuts: [['reed', scattered({ ...field, horizon: y + 10 }, 40, 3, (px, py, i) => tuft(px, py, 6 + (i % 3)))]],
      flat: true,
    },
    { cuts: [['thatch', ring(1)]] },
    { cuts: [['thatchShade', spokes(0.93, 0.995, 96), 2.4]], flat: true },
    { cuts: [['timber', ring(0.91)]] },
    {
      cuts: [
        ['gallery', ring(0.89)],
        ['timber', spokes(0.68, 0.89, 40), 5],
        ['galleryShade', ring(0.8)],
        ['timber', spokes(0.68, 0.8, 40), 4],
      ],
      flat: true,
    },
    { cuts: [['timber', ring(0.7)]] },
    { cuts: [['yard', ring(0.675)]], flat: true },
    {
      cuts: [
        [
          'straw',
          scattered({ ...field, horizon: cy - ry * 0.5, height: cy + ry * 0.6 }, 120, 11, (px, py, i) =>
            Math.hypot((px - cx) / rx, (py - cy) / ry) < 0.64 ? straw(px, py, i) : '',
          ),
          2,
        ],
      ],
      flat: true,
    },
    {
      cuts: [
        [
          'timber',
          poly(cx - rx * 0.46, low - 4, cx + rx * 0.46, low - 4, cx + rx * 0.45, low + 20, cx - rx * 0.45, low + 20),
        ],
      ],
    },
    { cuts: [['stage', stage]] },
    {
      cuts: [
        ['stageSeam', boards, 2],
        ['stageSeam', poly(cx - 34, cy - ry * 0.2, cx + 34, cy - ry * 0.2, cx + 36, cy, cx - 36, cy), 2.6],
      ],
      flat: true,
    },
  ];
}

/** Where everybody comes in and goes out. */
const tiring: Cut[] = [
  ['timber', box(-58, -104, 116, 104)],
  ['plaster', box(-53, -98, 30, 92) + box(23, -98, 30, 92) + box(-19, -98, 38, 26)],
  ['timber', line(-53, -58, -23, -98) + line(-53, -6, -23, -58) + line(53, -58, 23, -98) + line(53, -6, 23, -58), 4],
  ['dark', box(-18, -66, 36, 66)],
  [
    'red',
    blob(-20, -70, 0, -68, -4, -40, -14, -20, -12, 0, -20, 0) + blob(20, -70, 0, -68, 4, -40, 14, -20, 12, 0, 20, 0),
  ],
  ['redShade', curve(-14, -66, -12, -40, -17, -6) + curve(14, -66, 12, -40, 17, -6), 2.4],
  ['thatch', poly(-66, -102, -50, -130, 50, -130, 66, -102)],
  ['thatchShade', many(11, (i) => line(-52 + i * 10.4, -104, -46 + i * 9.2, -126)).join(''), 2.2],
  ['gold', box(-20, -72, 40, 4) + oval(0, -84, 7)],
];

/** A painted pillar that holds up the heavens. */
const pillar: Cut[] = [
  ['marble', column(0, 0, 26, 120)],
  ['redShade', curve(-8, -14, -2, -40, -8, -70, -3, -100) + curve(6, -12, 3, -44, 8, -72, 4, -104), 2.4],
  ['gold', box(-19, -120, 38, 7) + box(-16, -16, 32, 5) + oval(0, -106, 4)],
];

const throne: Cut[] = [
  ['timber', box(-30, -12, 60, 12)],
  ['gold', poly(-24, -12, -26, -84, 0, -100, 26, -84, 24, -12)],
  ['red', poly(-17, -16, -18, -78, 0, -89, 18, -78, 17, -16)],
  ['redShade', box(-20, -36, 40, 10)],
  ['gold', box(-30, -46, 10, 36) + box(20, -46, 10, 36) + oval(-25, -48, 6) + oval(25, -48, 6)],
  ['gold', poly(-11, -66, -12, -78, -6, -73, 0, -82, 6, -73, 12, -78, 11, -66)],
];

const lookOn = (x: number, y: number, coat: string, hat: string, s: number): Cut[] => [
  [coat, blob(x - 15 * s, y, x - 14 * s, y - 22 * s, x, y - 30 * s, x + 14 * s, y - 22 * s, x + 15 * s, y)],
  ['skin', oval(x, y - 36 * s, 8 * s)],
  [
    hat,
    blob(x - 12 * s, y - 39 * s, x - 7 * s, y - 50 * s, x + 7 * s, y - 50 * s, x + 12 * s, y - 39 * s, x, y - 42 * s),
  ],
];

/** Those who stand, for a penny. */
const groundlings: Cut[] = [
  ...lookOn(-34, -6, 'cloth', 'redShade', 0.95),
  ...lookOn(30, -8, 'reed', 'timber', 1),
  ...lookOn(0, 0, 'red', 'cloth', 1.1),
  ['skin', ribbon(12, -18, 6, 24, -34, 5, 26, -46, 5)],
];

/** A chest with crowns and swords, all of them of tin. */
const chest: Cut[] = [
  ['timber', poly(-40, -30, -34, -56, 34, -60, 40, -32)],
  ['gold', poly(-24, -32, -28, -50, -18, -43, -12, -54, -6, -43, 4, -50, 0, -32)],
  ['stone', poly(8, -30, 30, -76, 36, -74, 16, -30)],
  ['timber', line(20, -60, 38, -52), 4],
  ['cloth', blob(14, -30, 18, -42, 34, -42, 40, -30)],
  ['stageSeam', box(-42, -32, 84, 32)],
  ['timber', box(-42, -32, 84, 5) + box(-28, -32, 7, 32) + box(21, -32, 7, 32)],
  ['gold', box(-6, -26, 12, 12)],
  ['dark', oval(0, -20, 2.6)],
];

/** A desk with the play that is wanted tomorrow. */
const desk: Cut[] = [
  ['timber', poly(-36, 0, -30, -40, -25, -40, -29, 0) + poly(36, 0, 30, -40, 25, -40, 29, 0)],
  ['stageSeam', poly(-42, -38, -34, -52, 34, -52, 42, -38)],
  ['plaster', poly(-22, -41, -16, -51, 12, -51, 10, -41)],
  ['timber', line(-13, -48, 6, -48) + line(-15, -44, 2, -44), 1.6],
  ['dark', blob(18, -42, 18, -52, 30, -52, 30, -42)],
  ['plaster', ribbon(24, -50, 2, 32, -68, 9, 46, -86, 0)],
  ['skull', blob(-38, -46, -40, -58, -30, -66, -20, -58, -22, -47, -26, -42, -34, -42)],
  ['dark', oval(-34, -56, 3) + oval(-26, -56, 3) + line(-33, -46, -27, -46), 1.6],
];

/** It is fired once in every history, and once too often. */
const cannon: Cut[] = [
  ['timber', poly(-30, -14, 22, -20, 34, -4, -36, -2)],
  ['iron', poly(-34, -34, 40, -46, 42, -28, -34, -14) + oval(-36, -24, 9, 12)],
  ['dark', oval(41, -37, 4.4, 8.6)],
  ['gold', line(-20, -36, -19, -17) + line(24, -44, 26, -26), 3],
  ['timber', oval(-6, -12, 15)],
  ['stageSeam', oval(-6, -12, 9)],
  ['cloud', blob(46, -42, 58, -56, 74, -50, 78, -36, 62, -30, 50, -32)],
];

const cresset: Cut[] = [
  ['glow', oval(0, -86, 26)],
  ['iron', poly(-3, 0, -2, -70, 2, -70, 3, 0) + poly(-12, 0, 0, -12, 12, 0)],
  ['iron', poly(-12, -82, 12, -82, 7, -66, -7, -66)],
  ['flame', blob(-10, -82, -11, -94, -4, -100, -1, -112, 6, -100, 11, -92, 9, -82)],
  ['sun', blob(-5, -82, -4, -92, 1, -98, 5, -90, 4, -82)],
];

/** The flag is out: there is a play today. */
const flag: Cut[] = [
  ['timber', poly(-3, 0, -2, -122, 2, -122, 3, 0) + poly(-14, 0, 0, -16, 14, 0)],
  ['plaster', blob(2, -118, 22, -124, 44, -114, 64, -118, 62, -96, 66, -76, 44, -72, 22, -82, 2, -76)],
  ['cloth', oval(33, -98, 15)],
  ['reed', blob(22, -104, 30, -110, 38, -104, 32, -98) + blob(34, -94, 42, -98, 44, -90, 38, -86)],
  ['gold', oval(0, -125, 4.4)],
];

const steeple: Cut[] = [
  ['plaster', box(-34, -40, 68, 40)],
  [
    'timber',
    line(-34, -20, 34, -20) +
      line(-12, -40, -12, 0) +
      line(12, -40, 12, 0) +
      line(-34, -1, -12, -20) +
      line(34, -1, 12, -20),
    4,
  ],
  ['thatchShade', gable(-42, -38, 84, 40)],
  ['dark', arch(-7, 0, 14, 18)],
  ['sun', box(-28, -36, 11, 11) + box(17, -36, 11, 11)],
];

const scene: Scene = {
  ground: 'bank',
  tones: {
    sky: ['#e8eef0', '#1b2439'],
    sun: ['#f7de98', '#d9b35c'],
    cloud: ['#fbf9f3', '#3b465e'],
    far: ['#d5cfc6', '#2a3247'],
    river: ['#c3d8dc', '#234152'],
    foam: ['#edf5f4', '#5d8494'],
    bank: ['#dde2c0', '#303c2e'],
    reed: ['#b4c692', '#4c6744'],
    thatch: ['#e6d09a', '#6b5834'],
    thatchShade: ['#cfb67e', '#4f4128'],
    timber: ['#be9b75', '#5a4433'],
    gallery: ['#efdfc3', '#4a3e35'],
    galleryShade: ['#e0cba8', '#3b322c'],
    yard: ['#ecdfbd', '#3c362c'],
    straw: ['#d9bf82', '#6d5c37'],
    stage: ['#dfbd90', '#56422f'],
    stageSeam: ['#c8a273', '#3d2f23'],
    plaster: ['#f7efdd', '#8d8577'],
    marble: ['#eed6cf', '#7d6664'],
    stone: ['#d3d6d4', '#757c80'],
    skull: ['#f3ead2', '#a39a86'],
    red: ['#d4897b', '#8c3b36'],
    redShade: ['#bd7163', '#68302e'],
    cloth: ['#a9c0cd', '#3d5c74'],
    gold: ['#e8c061', '#cf9f45'],
    skin: ['#ecc9a8', '#b58a6a'],
    dark: ['#7f7168', '#15141a'],
    iron: ['#a6a29d', '#33373d'],
    glow: ['#f8e8bc', '#5a4a2a'],
    flame: ['#eaa25a', '#d87f35'],
  },
  sheets,
  props: [
    { width: 136, height: 132, cuts: tiring, near: [[0.5, 0.36]], within: [0.3, 0.6] },
    {
      width: 104,
      height: 60,
      cuts: groundlings,
      near: [
        [0.5, 0.86],
        [0.36, 0.72],
        [0.64, 0.84],
      ],
      within: [0.5, 0.98],
    },
    { width: 66, height: 104, cuts: throne, near: [[0.5, 0.52]], within: [0.36, 0.9] },
    {
      width: 84,
      height: 82,
      cuts: steeple,
      near: [
        [0.03, 0.36],
        [0.96, 0.34],
      ],
      within: [0.24, 0.5],
    },
    { width: 118, height: 62, cuts: cannon, near: [[0.93, 0.44]], within: [0.3, 0.98] },
    {
      width: 92,
      height: 88,
      cuts: desk,
      near: [
        [0.1, 0.62],
        [0.78, 0.66],
      ],
      within: [0.34, 0.98],
    },
    {
      width: 88,
      height: 78,
      cuts: chest,
      near: [
        [0.36, 0.56],
        [0.78, 0.9],
      ],
      within: [0.34, 0.98],
    },
    {
      width: 44,
      height: 122,
      cuts: pillar,
      near: [
        [0.36, 0.46],
        [0.64, 0.46],
      ],
      within: [0.34, 0.7],
    },
    { width: 74, height: 130, cuts: flag, near: [[0.03, 0.56]], within: [0.3, 0.98] },
    {
      width: 32,
      height: 112,
      cuts: cresset,
      near: [
        [0.22, 0.4],
        [0.9, 0.56],
        [0.2, 0.62],
        [0.52, 0.98],
      ],
      within: [0.3, 0.98],
    },
  ],
};

export default scene;
