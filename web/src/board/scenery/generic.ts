// Scenery for boards that nobody has drawn, from their data: hills and woods in one of a few lights, and a banner in
// the colors of each zone, near its spaces.
import { hash } from '../../art/hash';
import { blob, line, oval, poly } from '../../art/figures/paths';
import { zoneLooks } from '../../art/zones';
import type { BoardSheet } from '../../text/sheets';
import { below, box, patch, rock, roundTree, scattered, tuft } from './parts';
import type { Cut, Field, Prop, Scene, Sheet, Tones } from './scene';

function sheets(field: Field): Sheet[] {
  const { width: w, height: h, horizon: y } = field;
  const fold = (at: number, up: number): string =>
    below(field, 0, at, 0.22, at - up, 0.46, at + up * 0.4, 0.7, at - up * 0.8, 1, at + up * 0.2);
  return [
    {
      cuts: [
        ['sky', box(0, 0, w, h)],
        ['sun', oval(w * 0.3, y - 30, 50)],
        ['cloud', blob(w * 0.62, y - 62, w * 0.7, y - 84, w * 0.82, y - 74, w * 0.86, y - 60, w * 0.72, y - 54)],
      ],
      flat: true,
    },
    { cuts: [['far', fold(y - 18, 34)]] },
    { cuts: [['middle', fold(y + 8, -24)]] },
    { cuts: [['ground', fold(y + 40, 18)]] },
    { cuts: [['groundShade', fold(y + (h - y) * 0.42, 24)]] },
    { cuts: [['ground', fold(y + (h - y) * 0.5, 24)]], flat: true },
    { cuts: [['groundShade', fold(y + (h - y) * 0.78, -26)]] },
    { cuts: [['ground', fold(y + (h - y) * 0.86, -26)]], flat: true },
    {
      cuts: [
        ['patch', scattered(field, 14, 9, (px, py, i) => patch(px, py + 20, 54 + (i % 3) * 16, 14))],
        ['leaf', scattered(field, 56, 60, (px, py, i) => tuft(px, py + 20, 5 + (i % 3) * 1.4))],
        ['stone', scattered(field, 20, 140, (px, py, i) => rock(px, py + 20, 13 + (i % 3) * 5, 8))],
      ],
      flat: true,
    },
  ];
}

const fir: Cut[] = [
  ['wood', box(-4, -16, 8, 16)],
  ['leafDark', poly(-30, -14, 0, -52, 30, -14) + poly(-24, -38, 0, -74, 24, -38) + poly(-17, -62, 0, -98, 17, -62)],
  ['leaf', poly(-30, -14, 0, -52, -4, -14) + poly(-24, -38, 0, -74, -4, -38) + poly(-17, -62, 0, -98, -3, -62)],
];

const rocks: Cut[] = [
  ['stone', rock(-12, 0, 58, 44) + rock(22, 0, 36, 26)],
  ['stoneShade', poly(-2, 0, -10, -38, 0, -38, 13, -18, 17, 0) + poly(24, 0, 26, -22, 38, -10, 40, 0)],
  ['leaf', tuft(-40, 0, 6) + tuft(44, 0, 6)],
];

const cottage: Cut[] = [
  ['stoneShade', box(18, -82, 12, 34)],
  ['wall', box(-40, -46, 80, 46)],
  ['roof', poly(-50, -44, -30, -80, 30, -80, 50, -44)],
  ['wood', box(-8, -30, 16, 30) + line(-40, -46, 40, -46)],
  ['sun', box(-31, -34, 15, 15) + box(17, -34, 15, 15)],
  ['wood', line(-23.5, -34, -23.5, -19) + line(24.5, -34, 24.5, -19), 1.8],
];

/** A pole with a long banner. */
const banner = (tone: string, shade: string): Cut[] => [
  ['wood', box(-2.5, -92, 5, 92) + oval(0, -94, 5)],
  [tone, poly(2, -88, 40, -84, 33, -70, 40, -54, 2, -52)],
  [shade, poly(2, -58, 38, -60, 40, -54, 2, -52)],
];

/** The lights: of the sky, of far and middle hills, of the ground and what grows on it. */
const LIGHTS: readonly Record<
  'sky' | 'far' | 'middle' | 'ground' | 'groundShade' | 'patch' | 'leaf' | 'leafDark',
  readonly [string, string]
>[] = [
  {
    sky: ['#e6eee9', '#1c2733'],
    far: ['#cfdcd6', '#26353f'],
    middle: ['#c6d7bf', '#2b4039'],
    ground: ['#e4e8cc', '#2f3d30'],
    groundShade: ['#d4dbb5', '#263328'],
    patch: ['#d9e2bd', '#36483a'],
    leaf: ['#b9cd9c', '#4a6848'],
    leafDark: ['#9ab684', '#385339'],
  },
  {
    sky: ['#f3e7d6', '#2a2230'],
    far: ['#e2d3c4', '#382e3b'],
    middle: ['#dcc8a8', '#44363a'],
    ground: ['#efe2c4', '#40352f'],
    groundShade: ['#e3d2aa', '#352b27'],
    patch: ['#e8d6ae', '#4b3e34'],
    leaf: ['#d9b98a', '#75573a'],
    leafDark: ['#c39e72', '#5a4230'],
  },
  {
    sky: ['#e4ebf3', '#18223a'],
    far: ['#d2deea', '#22304b'],
    middle: ['#c6d6e3', '#2a3b55'],
    ground: ['#edf1f3', '#2d3a50'],
    groundShade: ['#dbe5ec', '#253146'],
    patch: ['#e2eaf0', '#35445c'],
    leaf: ['#b7cfd0', '#44616d'],
    leafDark: ['#9bb8bd', '#344d5a'],
  },
];

const SHARED: Tones = {
  sun: ['#f8e0a2', '#d0a352'],
  cloud: ['#fbf8f2', '#3b4453'],
  stone: ['#e4ddd0', '#676a68'],
  stoneShade: ['#c8c0b2', '#4d504f'],
  wood: ['#b5946c', '#5c4733'],
  wall: ['#f4e9d4', '#7a6f60'],
  roof: ['#c98f78', '#7a4a3c'],
};

/** One color with a part of another. */
function mixed(color: string, other: string, part: number): string {
  const byte = (text: string, i: number): number => Number.parseInt(text.slice(1 + 2 * i, 3 + 2 * i), 16);
  const mix = (i: number): number => Math.round(byte(color, i) * (1 - part) + byte(other, i) * part);
  return `#${[0, 1, 2].map((i) => mix(i).toString(16).padStart(2, '0')).join('')}`;
}

type Drawn = Pick<BoardSheet, 'id' | 'zones' | 'spaces'>;

export function genericScene({ id, zones, spaces }: Drawn): Scene {
  const banners = zoneLooks(zones).map(({ id: zone, fill }, i) => {
    const there = spaces.filter((space) => space.zones.includes(zone));
    const middle = (axis: 'x' | 'y'): number =>
      there.reduce((sum, space) => sum + space[axis], 0) / (there.length || 1) / 100;
    const prop: Prop = {
      width: 48,
      height: 96,
      cuts: banner(`zone${i}`, `zoneShade${i}`),
      near: [[middle('x'), middle('y')]],
      within: [0.2, 0.98],
    };
    const tones: Tones = {
      [`zone${i}`]: [mixed(fill, '#fffaf0', 0.4), mixed(fill, '#1c1a24', 0.35)],
      [`zoneShade${i}`]: [mixed(fill, '#e8dcc4', 0.3), mixed(fill, '#1c1a24', 0.5)],
    };
    return { prop, tones };
  });
  return {
    ground: 'ground',
    tones: Object.assign({}, SHARED, LIGHTS[hash(id) % LIGHTS.length], ...banners.map(({ tones }) => tones)) as Tones,
    sheets,
    props: [
      {
        width: 100,
        height: 84,
        cuts: cottage,
        near: [
          [0.3, 0.4],
          [0.8, 0.7],
        ],
        within: [0.24, 0.98],
      },
      ...banners.map(({ prop }) => prop),
      {
        width: 68,
        height: 88,
        cuts: roundTree('wood', 'leafDark', 'leaf'),
        near: [
          [0.5, 0.3],
          [0.15, 0.7],
          [0.9, 0.4],
          [0.6, 0.9],
        ],
        within: [0.2, 0.98],
      },
      {
        width: 62,
        height: 98,
        cuts: fir,
        near: [
          [0.1, 0.35],
          [0.7, 0.3],
          [0.4, 0.7],
          [0.95, 0.95],
          [0.25, 0.95],
        ],
        within: [0.2, 0.98],
      },
      {
        width: 84,
        height: 46,
        cuts: rocks,
        near: [
          [0.5, 0.6],
          [0.05, 0.95],
          [0.75, 0.5],
        ],
        within: [0.24, 0.98],
      },
    ],
  };
}
