// Inside the mountain: tunnels held up by timber, a cart full of gold, jewels in the walls, and the old king's gate.
import { blob, line, oval, poly, ribbon } from '../../../art/figures/paths';
import { arch, box, rock, scattered } from '../parts';
import { many, type Cut, type Field, type Scene, type Sheet } from '../scene';

/** Rock that hangs from above, as deep as said at each tooth. */
function teeth({ width }: Field, y: number, depths: readonly number[]): string {
  const size = width / depths.length;
  const tooth = (depth: number, i: number): string => {
    const x = i * size;
    return (
      `L${x + size * 0.36} ${y + depth * 0.25}L${x + size * 0.5} ${y + depth}` +
      `L${x + size * 0.62} ${y + depth * 0.3}L${x + size} ${y}`
    );
  };
  return `M0 0L0 ${y}${depths.map(tooth).join('')}L${width} 0Z`;
}

function walls({ width: w, height: h }: Field, deep: number): string {
  const at = (side: 1 | -1, x: number): number => (side === 1 ? x : w - x);
  const wall = (side: 1 | -1): string =>
    poly(
      ...[
        0,
        0,
        deep * 1.6,
        0,
        deep * 1.1,
        h * 0.12,
        deep * 1.3,
        h * 0.2,
        deep * 0.5,
        h * 0.34,
        deep * 0.7,
        h * 0.46,
        deep * 0.3,
        h * 0.6,
        deep * 0.8,
        h * 0.74,
        deep * 0.6,
        h * 0.86,
        deep * 1.5,
        h,
        0,
        h,
      ].map((n, i) => (i % 2 === 0 ? at(side, n) : n)),
    );
  return wall(1) + wall(-1);
}

function sheets(field: Field): Sheet[] {
  const { width: w, height: h, horizon: y } = field;
  const tunnel = (x: number, wide: number, high: number): string => arch(x - wide / 2, y + 34, wide, high);
  const vein = (px: number, py: number, i: number): string =>
    poly(px, py - 7, px + 6, py, px, py + 7, px - 6, py) +
    (i % 2 ? poly(px + 11, py - 1, px + 15, py + 4, px + 11, py + 9, px + 7, py + 4) : '');
  return [
    { cuts: [['back', box(0, 0, w, h)]], flat: true },
    {
      cuts: [
        ['beam', poly(w * 0.56, 0, w * 0.66, 0, w * 0.6, y + 60, w * 0.38, y + 60)],
        ['dark', tunnel(w * 0.24, 120, 96) + tunnel(w * 0.78, 130, 104) + tunnel(w * 0.5, 84, 66)],
        ['darker', tunnel(w * 0.24, 78, 66) + tunnel(w * 0.78, 86, 72)],
      ],
      flat: true,
    },
    {
      cuts: [
        ['wall', teeth(field, y * 0.42, [30, 62, 24, 78, 40, 20, 56, 30, 84, 36, 22, 66])],
        ['jewel', many(5, (i) => vein(w * (0.1 + i * 0.2), y * 0.26, i)).join('')],
      ],
    },
    {
      cuts: [
        [
          'floor',
          `M0 ${y + 30}C${w * 0.2} ${y + 22} ${w * 0.3} ${y + 40} ${w * 0.5} ${y + 32}` +
            `S${w * 0.85} ${y + 24} ${w} ${y + 34}V${h}H0Z`,
        ],
      ],
    },
    {
      cuts: [
        [
          'floorShade',
          scattered(field, 18, 9, (px, py, i) =>
            blob(px - 60, py, px - 20, py - 10 - (i % 3) * 3, px + 40, py - 8, px + 66, py + 4, px + 10, py + 10),
          ),
        ],
        [
          'crack',
          scattered(field, 16, 50, (px, py) => line(px, py, px + 14, py + 7, px + 20, py + 3, px + 36, py + 12)),
          2,
        ],
        ['floorShade', scattered(field, 30, 80, (px, py, i) => rock(px, py, 16 + (i % 3) * 6, 10))],
        ['gold', scattered(field, 26, 130, (px, py) => oval(px, py, 4, 2.6) + oval(px + 8, py + 3, 4, 2.6))],
      ],
      flat: true,
    },
    { cuts: [['wallDark', walls(field, 34)]] },
    { cuts: [['jewel', many(6, (i) => vein(i % 2 ? w - 14 : 14, h * (0.2 + i * 0.13), i)).join('')]], flat: true },
  ];
}

const portal: Cut[] = [
  ['darker', arch(-36, 0, 72, 96)],
  ['wood', box(-52, -104, 17, 104) + box(35, -104, 17, 104)],
  ['woodDark', box(-40, -104, 5, 104) + box(47, -104, 5, 104)],
  ['wood', poly(-66, -106, 66, -108, 66, -92, -66, -90)],
  ['woodDark', poly(-66, -94, 66, -96, 66, -92, -66, -90)],
  ['wood', poly(-35, -62, -8, -92, 2, -92, -35, -50) + poly(35, -62, 8, -92, -2, -92, 35, -50)],
  ['rail', line(-14, 0, -5, -40) + line(14, 0, 5, -40), 3.4],
  ['woodDark', line(-20, -4, 20, -4) + line(-16, -16, 16, -16) + line(-12, -27, 12, -27), 4],
  ['glow', oval(-44, -74, 15)],
  ['iron', line(-44, -92, -44, -82), 2.4],
  ['lantern', poly(-50, -66, -52, -80, -36, -80, -38, -66)],
  ['iron', poly(-54, -79, -44, -87, -34, -79) + box(-51, -66, 14, 4)],
];

const gate: Cut[] = [
  ['stone', poly(-66, 0, -62, -110, 62, -110, 66, 0)],
  ['stoneShade', poly(-70, -104, -62, -122, 62, -122, 70, -104)],
  ['stoneShade', box(-56, -100, 112, 8)],
  ['gold', oval(0, -134, 15)],
  [
    'gold',
    many(7, (i) =>
      ribbon(
        16 * Math.cos(-0.3 - i * 0.42),
        -134 + 16 * Math.sin(-0.3 - i * 0.42),
        4,
        26 * Math.cos(-0.3 - i * 0.42),
        -134 + 26 * Math.sin(-0.3 - i * 0.42),
        0,
      ),
    ).join(''),
  ],
  ['darker', poly(-28, 0, -24, -78, 24, -78, 28, 0)],
  ['glow', poly(-10, 0, -5, -68, 5, -68, 10, 0)],
  ['stoneShade', box(-52, -84, 16, 76) + box(36, -84, 16, 76)],
  ['stone', oval(-44, -66, 9, 11) + oval(44, -66, 9, 11)],
  [
    'crack',
    line(-48, -68, -45, -68) +
      line(-42, -68, -39, -68) +
      line(-47, -60, -41, -60) +
      line(40, -68, 43, -68) +
      line(46, -68, 49, -68) +
      line(41, -60, 47, -60),
    2,
  ],
  ['crack', line(-44, -50, -44, -16) + line(44, -50, 44, -16) + line(-50, -34, -38, -34) + line(38, -34, 50, -34), 2],
];

const cart: Cut[] = [
  ['woodDark', many(5, (i) => box(-58 + i * 26, -5, 14, 7)).join('')],
  ['rail', line(-64, -4, 64, -4), 4],
  ['gold', blob(-36, -48, -26, -60, -10, -70, 8, -72, 24, -62, 38, -48, 0, -40)],
  ['lantern', oval(-14, -58, 5, 4) + oval(6, -64, 5, 4) + oval(18, -54, 5, 4) + oval(-2, -52, 5, 4)],
  ['jewel', poly(-24, -52, -18, -60, -12, -52, -18, -45) + poly(8, -50, 14, -58, 20, -50, 14, -43)],
  ['ruby', poly(24, -50, 29, -57, 34, -50, 29, -44)],
  ['iron', poly(-48, -48, 48, -48, 36, -14, -36, -14)],
  ['rail', poly(-51, -52, 51, -52, 50, -45, -50, -45)],
  ['woodDark', line(-22, -44, -17, -16) + line(22, -44, 17, -16) + line(0, -44, 0, -16), 2.6],
  ['rail', oval(-22, -11, 10) + oval(22, -11, 10)],
  ['iron', oval(-22, -11, 4.5) + oval(22, -11, 4.5)],
];

const crystals: Cut[] = [
  ['jewel', poly(-10, 0, -16, -40, -6, -62, 4, -42, 6, 0)],
  ['jewelLight', poly(-10, 0, -16, -40, -6, -62, -5, -36, -2, 0)],
  ['jewel', poly(-24, 0, -36, -22, -30, -36, -18, -24, -10, 0) + poly(6, 0, 12, -30, 22, -44, 27, -26, 18, 0)],
  ['jewelLight', poly(6, 0, 12, -30, 22, -44, 18, -22, 12, 0) + poly(-24, 0, -36, -22, -30, -36, -26, -18, -18, 0)],
  ['wallDark', rock(0, 2, 62, 13)],
];

const rubies: Cut[] = crystals.map(([tone, d, width]) => {
  const other = tone.startsWith('jewel') ? tone.replace('jewel', 'ruby') : tone;
  return width === undefined ? [other, d] : [other, d, width];
});

const chest: Cut[] = [
  ['gold', blob(-44, 0, -36, -12, -10, -18, 20, -18, 46, 0)],
  ['wood', box(-28, -32, 56, 32)],
  ['woodDark', box(-28, -32, 56, 6) + box(-28, -6, 56, 6)],
  ['gold', blob(-26, -32, -18, -44, 0, -48, 18, -44, 26, -32)],
  ['wood', 'M-30 -50C-30 -66 -20 -72 0 -72C20 -72 30 -66 30 -50L26 -44L-26 -44Z'],
  ['darker', poly(-26, -44, 26, -44, 25, -50, -25, -50)],
  ['iron', box(-22, -32, 5, 32) + box(17, -32, 5, 32)],
  ['lantern', box(-5, -30, 10, 11)],
  ['lantern', oval(-38, -4, 5, 3.4) + oval(38, -4, 5, 3.4) + oval(-10, -40, 5, 3.4) + oval(8, -42, 5, 3.4)],
];

const stalagmite: Cut[] = [
  ['wall', poly(-26, 0, -18, -30, -12, -36, -6, -78, 2, -40, 8, -34, 12, -52, 18, -24, 26, 0)],
  ['wallDark', poly(4, 0, 0, -38, -6, -78, 2, -40, 8, -34, 12, -52, 18, -24, 26, 0)],
];

const tools: Cut[] = [
  ['wood', blob(-30, 0, -35, -18, -30, -36, -8, -36, -4, -18, -8, 0)],
  ['iron', line(-33, -9, -6, -9) + line(-33, -27, -6, -27), 3],
  ['wood', ribbon(8, 0, 5, 26, -62, 5)],
  ['rail', blob(2, -60, 16, -66, 30, -64, 46, -50, 34, -56, 24, -57, 12, -58)],
  ['wood', ribbon(36, 0, 5, 14, -54, 5)],
  ['rail', blob(4, -44, 2, -60, 12, -66, 20, -58, 20, -48, 12, -40)],
];

const scene: Scene = {
  ground: 'floor',
  tones: {
    back: ['#ead9b8', '#2b2019'],
    beam: ['#f7ecd0', '#4b3923'],
    dark: ['#cbb188', '#1f1712'],
    darker: ['#a58a63', '#130e0b'],
    wall: ['#d9bf95', '#513a28'],
    wallDark: ['#c7aa7e', '#3b2a1d'],
    floor: ['#f3e6c9', '#3b2d21'],
    floorShade: ['#e8d7b2', '#33261b'],
    crack: ['#d3bc90', '#261b13'],
    stone: ['#e9dec8', '#6c6152'],
    stoneShade: ['#ccbfa4', '#524838'],
    wood: ['#c79c6c', '#7d5835'],
    woodDark: ['#a67d51', '#553a22'],
    rail: ['#b4b0aa', '#77736d'],
    iron: ['#8a847d', '#37322e'],
    gold: ['#efc65a', '#cf9a32'],
    lantern: ['#fbe69a', '#f4cb63'],
    glow: ['#f9ecc0', '#5c4522'],
    jewel: ['#8cc2bd', '#3d8b87'],
    jewelLight: ['#bfe0da', '#66b3ab'],
    ruby: ['#d58a86', '#9c4547'],
    rubyLight: ['#ecbcb4', '#c8706c'],
  },
  sheets,
  props: [
    { width: 140, height: 156, cuts: gate, near: [[0.69, 0.58]], within: [0.3, 0.98] },
    {
      width: 124,
      height: 110,
      cuts: portal,
      near: [
        [0.42, 0.26],
        [0.28, 0.52],
      ],
      within: [0.24, 0.98],
    },
    {
      width: 128,
      height: 74,
      cuts: cart,
      near: [
        [0.68, 0.8],
        [0.26, 0.24],
      ],
      within: [0.22, 0.98],
    },
    {
      width: 90,
      height: 72,
      cuts: chest,
      near: [
        [0.84, 0.54],
        [0.32, 0.96],
      ],
      within: [0.26, 0.99],
    },
    {
      width: 64,
      height: 64,
      cuts: crystals,
      near: [
        [0.56, 0.5],
        [0.06, 0.34],
        [0.7, 0.3],
        [0.16, 0.96],
      ],
      within: [0.24, 0.99],
    },
    {
      width: 64,
      height: 64,
      cuts: rubies,
      near: [
        [0.32, 0.66],
        [0.95, 0.56],
        [0.56, 0.96],
      ],
      within: [0.24, 0.99],
    },
    {
      width: 78,
      height: 68,
      cuts: tools,
      near: [
        [0.2, 0.48],
        [0.83, 0.76],
        [0.54, 0.76],
      ],
      within: [0.24, 0.99],
    },
    {
      width: 54,
      height: 78,
      cuts: stalagmite,
      near: [
        [0.03, 0.5],
        [0.86, 0.3],
        [0.7, 0.97],
        [0.98, 0.3],
        [0.44, 0.98],
        [0.03, 0.7],
      ],
      within: [0.2, 1],
    },
  ],
};

export default scene;
