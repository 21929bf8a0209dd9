// Where the presents are made: a wall of logs, snow behind its windows, a floor of planks, benches full of toys, a fire
// in its hearth, and a machine that throws parcels across the room.
import { blob, curve, line, oval, poly, ribbon, star } from '../../../art/figures/paths';
import { arch, bars, box, scattered } from '../parts';
import { many, type Cut, type Field, type Scene, type Sheet } from '../scene';

function sheets(field: Field): Sheet[] {
  const { width: w, height: h, horizon: y } = field;
  const logs = many(Math.ceil((y + 30) / 26), (i) => i * 26);
  const wide = w / 6;
  const window = (i: number): number => (i + 0.5) * wide - 34;
  const rows = Math.ceil((h - y) / 40);
  const joints = many(rows, (i) =>
    many(6, (k) => {
      const x = ((k + 0.3 + (i % 3) * 0.33) * w) / 6;
      return line(x, y + 34 + i * 40, x, y + 74 + i * 40);
    }).join(''),
  ).join('');
  const garland = many(12, (i) => {
    const [x, each] = [(i * w) / 12, w / 12];
    return curve(x, y - 74, x + each / 2, y - 54, x + each, y - 74);
  }).join('');
  const [cx, cy] = [w * 0.47, y + (h - y) * 0.52];
  const shaving = (px: number, py: number, i: number): string =>
    i % 2 ? curve(px, py, px + 6, py - 6, px + 11, py, px + 6, py + 3) : line(px, py, px + 9, py + 3);
  return [
    { cuts: [['wall', box(0, 0, w, h)]], flat: true },
    {
      cuts: [
        ['wallShade', logs.map((at) => line(0, at, w, at)).join(''), 3],
        [
          'wallShade',
          logs
            .map((at, i) => curve(((i * 37) % 90) * 0.01 * w, at + 11, ((i * 37) % 90) * 0.01 * w + 40, at + 14))
            .join(''),
          2,
        ],
      ],
      flat: true,
    },
    { cuts: [['beam', many(6, (i) => box(window(i) - 6, y - 62, 80, 70)).join('')]] },
    {
      cuts: [
        ['night', many(6, (i) => box(window(i), y - 56, 68, 58)).join('')],
        [
          'snow',
          many(6, (i) =>
            blob(
              window(i),
              y + 2,
              window(i) + 14,
              y - 14,
              window(i) + 40,
              y - 10,
              window(i) + 68,
              y - 20,
              window(i) + 68,
              y + 2,
            ),
          ).join(''),
        ],
        ['snow', many(30, (i) => oval(window(i % 6) + 6 + ((i * 23) % 56), y - 50 + ((i * 17) % 34), 1.8)).join('')],
        ['beam', many(6, (i) => bars(window(i), y - 56, 68, 58)).join(''), 4],
        ['fir', garland, 9],
        ['red', many(12, (i) => oval(((i + 0.5) * w) / 12, y - 52, 6)).join('')],
        ['gold', many(13, (i) => star(5, 9, 4, (i * w) / 12, y - 72)).join('')],
      ],
      flat: true,
    },
    {
      cuts: [
        ['floor', box(0, y + 24, w, h - y - 24)],
        ['beam', box(0, y + 20, w, 9)],
      ],
    },
    {
      cuts: [
        ['seam', many(rows, (i) => line(0, y + 74 + i * 40, w, y + 74 + i * 40)).join('') + joints, 2],
        ['rugEdge', oval(cx, cy, w * 0.19, (h - y) * 0.27)],
        ['rug', oval(cx, cy, w * 0.175, (h - y) * 0.245)],
        ['rugEdge', oval(cx, cy, w * 0.12, (h - y) * 0.165), 7],
        ['rugEdge', star(8, (h - y) * 0.12, (h - y) * 0.05, cx, cy)],
        ['shaving', scattered({ ...field, horizon: y + 20 }, 70, 9, shaving), 2.4],
      ],
      flat: true,
    },
  ];
}

const parcel = (x: number, y: number, w: number, h: number, paper: string, bow: string): Cut[] => [
  [paper, box(x, y - h, w, h)],
  [bow, box(x + w * 0.4, y - h, w * 0.2, h) + box(x, y - h * 0.62, w, h * 0.18)],
  [
    bow,
    blob(x + w / 2, y - h, x + w * 0.26, y - h - 11, x + w * 0.22, y - h - 3) +
      blob(x + w / 2, y - h, x + w * 0.74, y - h - 11, x + w * 0.78, y - h - 3),
  ],
];

/** The large box that what flies lands in. */
const heap: Cut[] = [
  ...parcel(-44, -34, 34, 30, 'blue', 'gold'),
  ...parcel(-8, -36, 30, 38, 'red', 'snow'),
  ...parcel(20, -32, 30, 26, 'mint', 'red'),
  ...parcel(-26, -24, 36, 26, 'gold', 'red'),
  ['beam', poly(-58, -34, 58, -34, 50, 0, -50, 0)],
  ['seam', line(-55, -22, 55, -22) + line(-52, -10, 52, -10), 2.4],
  ['gold', star(5, 11, 5, 0, -16)],
];

const tree: Cut[] = [
  ['beam', box(-5, -16, 10, 16)],
  ['red', poly(-16, 0, -13, -14, 13, -14, 16, 0)],
  ['firDark', poly(-46, -12, 0, -56, 46, -12) + poly(-36, -44, 0, -88, 36, -44) + poly(-25, -76, 0, -118, 25, -76)],
  ['fir', poly(-46, -12, 0, -56, -4, -12) + poly(-36, -44, 0, -88, -4, -44) + poly(-25, -76, 0, -118, -3, -76)],
  [
    'gold',
    curve(-34, -18, -4, -26, 30, -16) + curve(-26, -50, 0, -58, 24, -48) + curve(-16, -82, 0, -88, 15, -80),
    2.8,
  ],
  ['red', oval(-22, -24, 4.6) + oval(16, -28, 4.6) + oval(-8, -60, 4.2) + oval(12, -86, 4)],
  ['blue', oval(2, -18, 4.6) + oval(20, -54, 4.2) + oval(-12, -84, 4)],
  ['gold', star(5, 13, 5.6, 0, -122)],
];

const fireplace: Cut[] = [
  ['brick', box(-54, -88, 108, 88)],
  [
    'mortar',
    many(8, (i) => line(-54, -11 - i * 11, 54, -11 - i * 11)).join('') +
      many(16, (i) =>
        line(
          -48 + (i % 8) * 14 + (i < 8 ? 0 : 7),
          -11 - (i < 8 ? 0 : 1) * 11,
          -48 + (i % 8) * 14 + (i < 8 ? 0 : 7),
          -(i < 8 ? 0 : 1) * 11,
        ),
      ).join(''),
    1.6,
  ],
  ['dark', arch(-32, 0, 64, 60)],
  ['beam', box(-62, -96, 124, 11)],
  ['glow', blob(-26, -2, -24, -28, -6, -44, 14, -36, 26, -20, 26, -2)],
  ['flame', blob(-17, -2, -18, -18, -8, -22, -3, -38, 6, -24, 14, -22, 17, -2)],
  ['gold', blob(-8, -2, -8, -13, 0, -20, 7, -12, 8, -2)],
  ['beam', ribbon(-24, -2, 8, 24, -4, 8)],
  [
    'red',
    poly(-48, -86, -34, -86, -34, -70, -26, -62, -32, -56, -44, -62, -48, -68) +
      poly(34, -86, 48, -86, 48, -70, 56, -62, 50, -56, 38, -62, 34, -68),
  ],
  ['snow', box(-50, -88, 18, 6) + box(32, -88, 18, 6)],
];

/** A bench with a vise, a lamp, and what is not finished. */
const bench: Cut[] = [
  ['beam', box(-50, -36, 9, 36) + box(41, -36, 9, 36)],
  ['seam', line(-46, -14, 46, -14), 5],
  ['plank', poly(-60, -38, -52, -48, 54, -48, 60, -38, 60, -32, -60, -32)],
  ['blue', box(-44, -66, 26, 18)],
  ['red', poly(-48, -66, -14, -66, -31, -80)],
  ['gold', box(-35, -58, 8, 10)],
  ['iron', line(0, -50, 20, -62) + line(24, -48, 40, -60), 3],
  ['beam', box(16, -68, 12, 8) + oval(41, -62, 4)],
  ['iron', box(48, -46, 10, 12)],
];

const rockingHorse: Cut[] = [
  ['red', ribbon(-44, -12, 5, -20, -2, 6, 20, -2, 6, 44, -12, 5)],
  ['snow', ribbon(-18, -34, 8, -26, -6, 6) + ribbon(16, -34, 8, 24, -6, 6)],
  ['snow', blob(-26, -40, -20, -52, 8, -52, 22, -46, 20, -32, -18, -30)],
  ['snow', ribbon(14, -44, 16, 28, -62, 12, 30, -70, 10)],
  ['snow', blob(22, -66, 28, -78, 38, -74, 48, -62, 44, -56, 34, -60)],
  ['gold', blob(12, -46, 18, -66, 28, -78, 24, -62, 18, -46) + curve(-26, -42, -38, -34, -36, -20)],
  ['red', blob(-14, -44, -10, -56, 8, -56, 10, -44, 0, -38)],
  ['dark', oval(36, -68, 1.8)],
];

const nutcracker: Cut[] = [
  ['dark', box(-12, -22, 10, 22) + box(2, -22, 10, 22)],
  ['blue', box(-11, -34, 22, 16)],
  ['red', box(-14, -60, 28, 30)],
  ['gold', box(-14, -38, 28, 4) + oval(-6, -50, 2.2) + oval(6, -50, 2.2) + oval(-6, -43, 2.2) + oval(6, -43, 2.2)],
  ['red', ribbon(-16, -58, 8, -22, -46, 7, -20, -34, 7) + ribbon(16, -58, 8, 22, -46, 7, 20, -34, 7)],
  ['skin', box(-10, -78, 20, 18)],
  ['snow', box(-8, -68, 16, 7) + poly(-9, -64, 9, -64, 4, -54, -4, -54)],
  ['dark', box(-13, -98, 26, 20) + oval(-4, -74, 1.8) + oval(4, -74, 1.8)],
  ['gold', box(-13, -82, 26, 4) + oval(0, -90, 4)],
];

const train: Cut[] = [
  ['iron', line(-68, 0, 68, 0), 3],
  ['red', box(-62, -26, 32, 20)],
  ['mint', box(-22, -26, 32, 20)],
  ['gold', oval(-54, -30, 7) + oval(-40, -30, 6)],
  ['blue', box(-16, -38, 12, 12)],
  ['snow', oval(2, -32, 7)],
  ['blue', box(20, -40, 20, 34) + box(38, -26, 26, 20)],
  ['red', box(16, -46, 28, 7) + box(50, -40, 9, 14) + poly(64, -16, 72, -4, 64, -4)],
  ['gold', box(24, -36, 11, 11)],
  ['dark', many(3, (i) => oval(-54 + i * 40, -4, 7) + oval(-38 + i * 40, -4, 7)).join('')],
  ['smoke', oval(56, -50, 8) + oval(64, -62, 10) + oval(58, -76, 7)],
];

const bear: Cut[] = [
  ['fur', oval(-16, -4, 12, 8) + oval(16, -4, 12, 8) + oval(-24, -26, 8, 12, 30) + oval(24, -26, 8, 12, -30)],
  ['fur', blob(-19, -4, -21, -24, -12, -38, 12, -38, 21, -24, 19, -4, 0, 0)],
  ['fur', oval(-13, -62, 8) + oval(13, -62, 8) + oval(0, -50, 18, 16)],
  ['furLit', oval(0, -45, 9, 7) + oval(0, -18, 11, 12) + oval(-18, -4, 5) + oval(18, -4, 5)],
  ['dark', oval(-6, -54, 2.2) + oval(6, -54, 2.2) + oval(0, -47, 3, 2.2)],
  ['red', poly(-12, -38, 0, -33, -12, -28) + poly(12, -38, 0, -33, 12, -28)],
];

const cane: Cut[] = [
  ['snow', ribbon(0, 0, 10, 0, -60, 10, 2, -82, 10, 16, -92, 10, 28, -80, 10, 28, -70, 9)],
  [
    'red',
    many(5, (i) => poly(-5, -8 - i * 13, 5, -14 - i * 13, 5, -8 - i * 13, -5, -2 - i * 13)).join('') +
      poly(0, -80, 9, -88, 12, -84, 5, -76) +
      poly(22, -92, 28, -86, 24, -82, 18, -88),
  ],
  ['mint', poly(-18, -40, 0, -34, -18, -27) + poly(18, -40, 0, -34, 18, -27) + oval(0, -34, 5)],
];

/** What throws the parcels. */
const catapult: Cut[] = [
  ['beam', poly(-52, -10, 50, -10, 54, 0, -56, 0)],
  ['plank', poly(-24, -10, -6, -54, 2, -54, -8, -10) + poly(28, -10, 4, -54, -2, -54, 14, -10)],
  ['beam', ribbon(-46, -14, 8, 0, -48, 8, 44, -82, 7)],
  ['red', poly(32, -86, 62, -96, 58, -78, 44, -74)],
  ...parcel(38, -88, 18, 16, 'mint', 'red'),
  ['gold', oval(-1, -49, 6)],
  ['iron', oval(-40, -4, 9) + oval(38, -4, 9)],
  ['gold', oval(-40, -4, 3.6) + oval(38, -4, 3.6)],
];

const scene: Scene = {
  ground: 'floor',
  tones: {
    wall: ['#e6cda6', '#4c392b'],
    wallShade: ['#d3b688', '#3a2b21'],
    beam: ['#bb9268', '#5d4532'],
    plank: ['#dcb98a', '#7a5d41'],
    night: ['#c3d3e6', '#16213c'],
    snow: ['#f9f8f2', '#b6bcc4'],
    fir: ['#a4c39a', '#3f6d4a'],
    firDark: ['#86ab82', '#2b5038'],
    red: ['#d98979', '#983d37'],
    gold: ['#ecc765', '#d0a244'],
    blue: ['#a3c0d8', '#3d6288'],
    mint: ['#b6d8c0', '#3f7560'],
    floor: ['#efdcb8', '#41332a'],
    seam: ['#d9bf92', '#2f251e'],
    rug: ['#e2b3a2', '#5f3235'],
    rugEdge: ['#f1dcbc', '#7d6146'],
    shaving: ['#e0c795', '#6c5338'],
    brick: ['#d8a48c', '#6b4136'],
    mortar: ['#e9cdb8', '#4c2e28'],
    dark: ['#80736b', '#17120f'],
    glow: ['#f8dd9c', '#7a4a1e'],
    flame: ['#eca25c', '#dd7f35'],
    iron: ['#a3a5a5', '#30353c'],
    skin: ['#efcfae', '#c09472'],
    smoke: ['#f2ece0', '#655a51'],
    fur: ['#cba47c', '#7b5a3d'],
    furLit: ['#ecd6b4', '#a98a66'],
  },
  sheets,
  props: [
    { width: 124, height: 100, cuts: fireplace, near: [[0.5, 0.2]], within: [0.19, 0.4] },
    {
      width: 100,
      height: 134,
      cuts: tree,
      near: [
        [0.25, 0.36],
        [0.97, 0.3],
      ],
      within: [0.24, 0.98],
    },
    {
      width: 122,
      height: 88,
      cuts: heap,
      near: [
        [0.83, 0.42],
        [0.1, 0.98],
      ],
      within: [0.26, 0.98],
    },
    { width: 124, height: 104, cuts: catapult, near: [[0.97, 0.8]], within: [0.5, 0.98] },
    {
      width: 124,
      height: 84,
      cuts: bench,
      near: [
        [0.42, 0.36],
        [0.2, 0.84],
      ],
      within: [0.26, 0.98],
    },
    {
      width: 146,
      height: 88,
      cuts: train,
      near: [
        [0.64, 0.5],
        [0.3, 0.62],
      ],
      within: [0.28, 0.98],
    },
    {
      width: 98,
      height: 80,
      cuts: rockingHorse,
      near: [
        [0.54, 0.88],
        [0.14, 0.3],
      ],
      within: [0.26, 0.98],
    },
    {
      width: 56,
      height: 100,
      cuts: nutcracker,
      near: [
        [0.04, 0.6],
        [0.66, 0.32],
        [0.44, 0.9],
      ],
      within: [0.26, 0.98],
    },
    {
      width: 66,
      height: 74,
      cuts: bear,
      near: [
        [0.3, 0.46],
        [0.68, 0.86],
        [0.94, 0.5],
      ],
      within: [0.26, 0.98],
    },
    {
      width: 44,
      height: 98,
      cuts: cane,
      near: [
        [0.56, 0.3],
        [0.02, 0.36],
        [0.28, 0.92],
        [0.78, 0.66],
      ],
      within: [0.26, 0.98],
    },
  ],
};

export default scene;
