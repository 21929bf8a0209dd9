// Bodies for heroes without figures of their own. Each says where a head, a covering of it and a prop go.

import type { FigureDef } from '../../../protocol';
import type { Piece, Shape, Tone } from '../drawing';
import { blob, curve, oval, poly, put, ribbon, type Put } from '../paths';
import { head, hand, limb, shoe, type Face } from '../people';

export interface Skin {
  light: Tone;
  shade: Tone;
}

export interface Body {
  back?: Piece;
  body: Shape[];
  /** Where the covering of the head goes. */
  top: Put;
  /** The arm, and where it holds the prop. */
  arm: { pivot: readonly [number, number]; behind: Shape[]; hand: Put };
}

type Draw = (skin: Skin, mood: NonNullable<Face['mood']>) => Body;

const HEAD: Put = { x: 2, y: -104 };

/** The raised right arm that people share. */
const arm = (sleeve: Tone, skin: Skin, wide = 11): Body['arm'] => ({
  pivot: [17, -80],
  behind: [limb(sleeve, 17, -80, wide, 29, -67, wide - 1, 38, -77, wide - 2), hand(skin.light, 39, -79, 5.6)],
  hand: { x: 39, y: -79, turn: 10 },
});

const neck = (skin: Skin): Shape => [skin.light, ribbon(2, -95, 9, 2, -85, 10)];
const face = (skin: Skin, mood: Face['mood']): Shape[] =>
  head({ skin: skin.light, shade: skin.shade, mood: mood ?? 'calm' }, HEAD);

const armor: Draw = (skin, mood) => ({
  body: [
    limb('steel', -9, -42, 15, -11, -22, 14, -11, -6, 12),
    limb('steel', 10, -42, 15, 12, -22, 14, 12, -6, 12),
    ['steelShade', oval(-10, -23, 7.5, 5.5)],
    ['steelShade', oval(13, -23, 7.5, 5.5)],
    shoe('steelShade', -11),
    shoe('steelShade', 12),
    ['deep', 'M-16 -54C-20 -44 -22 -36 -24 -28C-10 -22 12 -22 26 -28C24 -38 21 -46 18 -54Z'],
    ['steel', 'M-20 -86C-8 -92 12 -92 22 -86C23 -72 18 -60 18 -50C8 -45 -6 -45 -16 -50C-16 -60 -22 -72 -20 -86Z'],
    ['deep', 'M-6 -90L10 -90L12 -48L-8 -48Z'],
    ['steelShade', curve(-15, -82, -13, -68, -11, -54) + curve(18, -82, 16, -68, 14, -54), 1.6],
    ['deepDark', curve(-12, -50, -15, -40, -16, -30) + curve(2, -48, 2, -26) + curve(14, -50, 18, -40, 18, -30), 1.5],
    ['bright', poly(2, -80, 8, -70, 2, -60, -4, -70)],
    limb('steelShade', -20, -80, 12, -31, -66, 11, -24, -50, 10),
    ['steel', oval(-23, -47, 6.5, 6)],
    ['steel', oval(-21, -82, 10, 9)],
    neck(skin),
    ...face(skin, mood),
  ],
  top: HEAD,
  arm: {
    ...arm('steelShade', { light: 'steel', shade: 'steelShade' }, 12),
    behind: [...arm('steelShade', { light: 'steel', shade: 'steelShade' }, 12).behind, ['steel', oval(20, -82, 10, 9)]],
  },
});

const robe: Draw = (skin, mood) => ({
  body: [
    ['deep', 'M-14 -86C-8 -90 10 -90 18 -86C24 -60 32 -26 34 0L-32 0C-30 -26 -22 -60 -14 -86Z'],
    ['deepDark', 'M-14 -86C-22 -60 -30 -26 -32 0L-16 0C-14 -30 -10 -60 -6 -88Z', 0],
    ['deepDark', curve(17, -70, 21, -40, 22, -4) + curve(14, -60, 16, -36, 16, -4), 1.6],
    ['bright', 'M-3 -89L8 -89L10 0L-4 0Z'],
    ['brightDark', 'M3 -70L8 -62L3 -54L-2 -62ZM3 -46L8 -38L3 -30L-2 -38ZM3 -22L8 -14L3 -6L-2 -14Z'],
    ['deepLight', 'M-15 -84C-26 -74 -34 -56 -34 -42C-26 -34 -14 -36 -9 -44C-8 -58 -10 -72 -15 -84Z'],
    hand(skin.light, -22, -38, 5.6),
    ['deepLight', 'M-13 -88C-4 -80 8 -80 17 -88L20 -80C10 -70 -4 -70 -17 -80Z'],
    neck(skin),
    ...face(skin, mood),
  ],
  top: HEAD,
  arm: {
    ...arm('deep', skin),
    behind: [
      ['deepLight', 'M12 -84C22 -78 32 -74 42 -76L42 -62C34 -54 24 -52 16 -56Z'],
      hand(skin.light, 42, -70, 5.8),
    ],
    hand: { x: 42, y: -70, turn: 6 },
  },
});

const coat: Draw = (skin, mood) => ({
  body: [
    limb('night', -7, -34, 13, -8, -20, 12, -8, -6, 11),
    limb('night', 9, -34, 13, 10, -20, 12, 10, -6, 11),
    shoe('ink', -8),
    shoe('ink', 11),
    [
      'deep',
      'M-17 -86C-8 -91 12 -91 19 -86C20 -70 16 -58 17 -48L27 -14C16 -9 -12 -9 -25 -14L-15 -48' +
        'C-15 -58 -19 -70 -17 -86Z',
    ],
    [
      'deepDark',
      'M-17 -86L-10 -89C-11 -70 -8 -58 -8 -46L-13 -11C-18 -12 -22 -13 -25 -14L-15 -48C-15 -58 -19 -70 -17 -86Z',
      0,
    ],
    ['cream', 'M-5 -89L10 -89L3 -62Z'],
    ['bright', poly(0, -86, 6, -86, 8, -74, 3, -64, -2, -74)],
    ['deepLight', 'M-6 -90L-12 -86L-8 -70L3 -58L-3 -74Z'],
    ['deepLight', 'M11 -90L17 -86L13 -70L3 -58L8 -74Z'],
    ['deepDark', 'M3 -58L3 -11M14 -36L21 -34', 1.5],
    ['bright', oval(6, -48, 2)],
    ['bright', oval(6, -38, 2)],
    limb('deep', -16, -80, 12, -28, -64, 11, -24, -46, 10),
    hand(skin.light, -23, -42, 5.4),
    neck(skin),
    ...face(skin, mood),
  ],
  top: HEAD,
  arm: arm('deepLight', skin),
});

const dress: Draw = (skin, mood) => ({
  body: [
    ['deep', 'M-11 -58C-22 -44 -32 -20 -36 -2C-22 3 22 3 38 -2C34 -22 26 -44 14 -58Z'],
    ['deepDark', 'M-11 -58C-22 -44 -32 -20 -36 -2C-30 0 -24 1 -18 1C-16 -22 -12 -42 -4 -57Z', 0],
    ['deepDark', curve(-4, -50, -6, -30, -6, -4) + curve(12, -52, 24, -32, 28, -6), 1.6],
    ['bright', 'M-36 -4C-22 1 22 1 38 -4L39 3C22 8 -22 8 -37 3Z'],
    ['deepLight', curve(4, -54, 12, -34, 14, -4), 2],
    ['deepLight', 'M-13 -85C-6 -89 9 -89 16 -85C17 -76 13 -68 14 -57C5 -53 -4 -53 -10 -57C-10 -68 -15 -76 -13 -85Z'],
    [skin.light, 'M-7 -88C-2 -79 6 -79 11 -88Z'],
    ['bright', 'M-12 -60C-4 -56 6 -56 15 -60L15 -54C6 -50 -4 -50 -12 -54Z'],
    limb(skin.shade, -15, -78, 8, -26, -66, 7.5, -18, -54, 7),
    hand(skin.shade, -17, -52, 4.8),
    ['deepLight', oval(-14, -81, 8, 7)],
    neck(skin),
    ...head(
      { skin: skin.light, shade: skin.shade, mood, lashes: true, lips: 'red', noEar: true },
      { ...HEAD, scale: 0.94 },
    ),
  ],
  top: { ...HEAD, scale: 0.94 },
  arm: {
    ...arm(skin.light, skin, 8.5),
    behind: [...arm(skin.light, skin, 8.5).behind, ['deepLight', oval(17, -81, 8, 7)]],
  },
});

const tunic: Draw = (skin, mood) => ({
  back: {
    pivot: [-6, -84],
    shapes: [
      [
        'deepDark',
        'M2 -88C-14 -84 -28 -72 -40 -66C-46 -62 -52 -62 -56 -64C-54 -50 -48 -42 -42 -38C-30 -38 -14 -46 -4 -56Z',
      ],
    ],
  },
  body: [
    limb('sand', -9, -42, 13, -18, -24, 12, -18, -8, 11),
    limb('sand', 9, -42, 13, 17, -24, 12, 18, -8, 11),
    ['wood', ribbon(-18, -22, 14, -18, -8, 13)],
    ['wood', ribbon(18, -22, 14, 18, -8, 13)],
    shoe('wood', -18),
    shoe('wood', 18),
    [
      'deep',
      'M-15 -86C-8 -90 10 -90 18 -86C19 -72 15 -60 15 -52L22 -32C10 -27 -8 -27 -19 -32L-13 -52' +
        'C-13 -60 -17 -72 -15 -86Z',
    ],
    [
      'deepDark',
      'M-15 -86L-9 -88C-9 -70 -6 -58 -6 -50L-9 -29C-13 -30 -16 -31 -19 -32L-13 -52C-13 -60 -17 -72 -15 -86Z',
      0,
    ],
    ['deepDark', curve(12, -78, 10, -66, 10, -58) + curve(2, -45, 2, -29) + curve(11, -46, 14, -32), 1.5],
    ['bright', curve(-18, -34, -8, -30, 10, -30, 21, -34), 1.8],
    ['wood', 'M-14 -57C-4 -52 6 -52 16 -57L16 -50C6 -45 -4 -45 -14 -50Z'],
    ['gold', poly(-1, -56, 6, -56, 6, -46, -1, -46)],
    ['bright', 'M-12 -90C-4 -82 8 -82 15 -90L18 -83C8 -73 -4 -73 -16 -83Z'],
    limb('deepLight', -15, -79, 11, -27, -66, 10, -16, -53, 8),
    hand(skin.light, -14, -51, 5),
    neck(skin),
    ...face(skin, mood),
  ],
  top: HEAD,
  arm: arm('deepLight', skin),
});

const cloak: Draw = (skin, mood) => ({
  back: {
    pivot: [0, -86],
    shapes: [
      [
        'deepDark',
        'M-12 -88C-32 -66 -44 -34 -48 -4L-36 -10L-26 0L-12 -8L2 0L16 -8L28 0L36 -10L44 -6C40 -36 32 -66 18 -88Z',
      ],
    ],
  },
  body: [
    limb('night', -7, -40, 13, -9, -22, 12, -9, -6, 11),
    limb('night', 9, -40, 13, 12, -22, 12, 12, -6, 11),
    shoe('woodDark', -9),
    shoe('woodDark', 12),
    ['deepLight', 'M-14 -84C-6 -88 10 -88 17 -84C18 -66 16 -48 20 -32L-16 -32C-12 -48 -15 -66 -14 -84Z'],
    ['wood', 'M-13 -54C-4 -50 8 -50 17 -54L18 -47C8 -43 -4 -43 -14 -47Z'],
    ['wood', poly(-12, -84, -5, -86, 17, -54, 11, -51)],
    [
      'deep',
      'M-14 -88C-30 -76 -38 -52 -40 -30C-32 -34 -24 -32 -18 -26C-16 -46 -10 -66 4 -78L24 -62' +
        'C26 -74 24 -82 18 -88C8 -92 -6 -92 -14 -88Z',
    ],
    ['deepDark', curve(-18, -76, -28, -58, -30, -38) + curve(-10, -76, -20, -58, -22, -36), 1.6],
    ['bright', oval(3, -79, 4.6)],
    neck(skin),
    ...face(skin, mood),
  ],
  top: HEAD,
  arm: arm('deepLight', skin),
});

/** On four legs; it holds things in its jaws. */
const beast: Draw = () => ({
  back: {
    pivot: [-34, -46],
    shapes: [['deepDark', ribbon(-30, -44, 12, -48, -50, 14, -56, -66, 13, -50, -82, 0)]],
  },
  body: [
    ['deepDark', ribbon(-18, -34, 15, -24, -18, 10, -20, -4, 9)],
    ['deepDark', ribbon(22, -34, 14, 24, -18, 9, 26, -4, 9)],
    ['deep', blob(-40, -50, -26, -66, 0, -66, 22, -74, 36, -62, 32, -42, 12, -32, -14, -34, -34, -30, -42, -38)],
    ['deepLight', blob(-10, -36, 12, -34, 30, -44, 34, -56, 20, -50, 4, -44)],
    ['deep', ribbon(-32, -40, 19, -38, -22, 11, -32, -4, 10)],
    ['deep', ribbon(12, -40, 17, 10, -20, 10, 12, -4, 10)],
    ...[-28, -16, 16, 30].map((x): Shape => ['cream', blob(x - 8, -6, x, -8, x + 9, -4, x + 9, 0, x - 8, 0)]),
    [
      'deepDark',
      curve(-34, -54, -28, -50, -26, -44) + curve(-20, -58, -15, -54, -13, -48) + curve(-4, -58, 0, -54, 2, -50),
      1.8,
    ],
    // Neck, mane and head.
    ['deep', ribbon(16, -58, 34, 26, -78, 26, 32, -92, 22)],
    ['deepDark', poly(4, -60, -6, -76, 4, -78, 0, -92, 12, -90, 12, -104, 22, -98, 26, -84, 16, -66)],
    ['deepDark', poly(18, -102, 18, -124, 32, -108)],
    ['deep', blob(16, -94, 24, -108, 40, -106, 48, -94, 62, -88, 60, -80, 46, -78, 30, -76, 18, -82)],
    ['deep', poly(24, -104, 28, -124, 40, -106)],
    ['rose', poly(28, -107, 30, -117, 36, -107)],
    ['deepLight', blob(44, -90, 54, -89, 61, -86, 58, -80, 44, -78, 36, -80)],
    ['ink', oval(60, -87, 3, 2.4)],
    ['glow', oval(40, -95, 3.8, 3.2)],
    ['ink', oval(41, -95, 1.8, 2.2)],
    ['ink', curve(35, -101, 40, -101, 45, -98), 2],
    ['cream', poly(48, -80, 50, -73, 53, -80)],
    ['cream', poly(54, -80, 56, -74, 58, -80)],
    ['bright', ribbon(14, -70, 7, 26, -66, 7, 38, -72, 7)],
  ],
  top: { x: 32, y: -90, scale: 0.92, turn: 4 },
  arm: { pivot: [40, -84], behind: [], hand: { x: 50, y: -78, turn: 80, scale: 0.8 } },
});

/** A ghost: a sheet of fog with sleeves. */
const spirit: Draw = (skin, mood) => ({
  back: {
    pivot: [0, -70],
    shapes: [['fogShade', ribbon(-10, -70, 20, -32, -56, 20, -44, -66, 12, -58, -58, 0)]],
  },
  body: [
    [
      'fog',
      'M-16 -86C-26 -60 -28 -36 -38 -20C-44 -10 -54 -6 -60 -6C-50 2 -40 2 -32 -3C-32 2 -36 6 -40 8' +
        'C-22 8 0 2 12 -12C22 -26 24 -60 18 -86C8 -92 -8 -92 -16 -86Z',
    ],
    [
      'fogShade',
      'M-16 -86C-26 -60 -28 -36 -38 -20C-44 -10 -54 -6 -60 -6C-40 -2 -24 -14 -18 -32C-14 -50 -12 -70 -6 -89Z',
      0,
    ],
    ['fogShade', curve(6, -66, 8, -40, -4, -16), 2],
    ['deep', 'M-17 -80C-6 -72 10 -72 20 -80L21 -70C10 -62 -6 -62 -20 -70Z'],
    ['bright', oval(2, -70, 4.6)],
    ['deepLight', ribbon(-14, -72, 8, -22, -54, 9, -16, -38, 0)],
    neck(skin),
    ...face(skin, mood),
  ],
  top: HEAD,
  arm: {
    pivot: [14, -80],
    behind: [
      ['fog', 'M10 -84C20 -84 32 -80 42 -80L42 -66C34 -58 26 -50 20 -42C18 -54 14 -64 8 -72Z'],
      hand(skin.light, 43, -73, 5.4),
    ],
    hand: { x: 43, y: -73, turn: 12 },
  },
});

/** Feathers and talons. */
const bird: Draw = () => {
  const feathers = [
    [-8, -62, 14, -36, -52, 15, -56, -34, 3],
    [-8, -66, 14, -42, -66, 15, -62, -54, 3],
    [-8, -70, 14, -42, -82, 15, -62, -78, 3],
    [-6, -72, 14, -36, -96, 15, -54, -102, 3],
  ].map((numbers) => ribbon(...numbers));
  return {
    back: {
      pivot: [-4, -66],
      shapes: [
        ...feathers.map((d, i): Shape => [i % 2 ? 'deep' : 'deepDark', put(d, { mirror: true, x: 4 })]),
        ...feathers.map((d, i): Shape => [i % 2 ? 'deepLight' : 'deep', d]),
      ],
    },
    body: [
      ['deepDark', ribbon(-8, -34, 16, -20, -20, 14, -30, -8, 3)],
      ['straw', ribbon(-4, -30, 8, -6, -12, 6, -4, -4, 6)],
      ['straw', ribbon(10, -30, 8, 12, -12, 6, 14, -4, 6)],
      ['straw', ribbon(-14, -1, 0, -4, -5, 6, 8, 0, 0)],
      ['straw', ribbon(4, -1, 0, 14, -5, 6, 27, 0, 0)],
      ['deep', blob(-16, -66, 0, -82, 16, -78, 22, -58, 16, -36, 2, -24, -12, -32, -19, -48)],
      ['bright', blob(2, -64, 14, -66, 18, -54, 13, -38, 4, -30, -4, -38, -4, -54)],
      ['brightDark', curve(-2, -56, 3, -52, 8, -56, 12, -52, 16, -56), 1.8],
      ['brightDark', curve(-2, -46, 3, -42, 8, -46, 14, -42), 1.8],
      ['deep', blob(-12, -92, -8, -112, 6, -118, 20, -110, 22, -94, 14, -80, -4, -78)],
      ['cream', blob(0, -96, 8, -106, 18, -104, 20, -94, 12, -88, 4, -88)],
      ['straw', 'M16 -102C28 -102 38 -96 38 -82C32 -88 24 -90 15 -88Z'],
      ['strawShade', 'M15 -92C22 -92 26 -90 30 -86C24 -84 18 -84 14 -86Z'],
      ['glow', oval(10, -99, 5)],
      ['ink', oval(11.5, -99, 2.4)],
      ['ink', curve(3, -107, 9, -106, 15, -103), 2.2],
      ['deepLight', ribbon(0, -116, 8, -10, -124, 7, -20, -122, 0)],
      ['deepLight', ribbon(4, -117, 7, -2, -128, 6, -10, -132, 0)],
    ],
    top: { x: 4, y: -98, scale: 0.94 },
    arm: { pivot: [24, -88], behind: [], hand: { x: 27, y: -86, turn: 70, scale: 0.72 } },
  };
};

export const BODIES: Record<NonNullable<FigureDef['body']>, Draw> = {
  armor,
  robe,
  coat,
  dress,
  tunic,
  cloak,
  beast,
  bird,
  spirit,
};
/** Heads that bodies without a face of people wear nothing on, unless their file says so. */
export const CREATURES: readonly string[] = ['beast', 'bird'];
