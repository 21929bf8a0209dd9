// Annie Christmas with the pole of her keelboat and all of her pearls, and Charlie with his cards.

import type { Drawing, Figures, Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon } from '../../figures/paths';
import { hand, head, limb, putAll, shoe } from '../../figures/people';

/** Pearls on a string that hangs from one spot to another, `low` below their middle. */
function pearls(x1: number, y1: number, x2: number, y2: number, low: number, count: number, size = 2.5): Shape {
  const at = (t: number): string => {
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 4 * low * t * (1 - t)];
    return oval(x, y, size);
  };
  return ['fog', Array.from({ length: count }, (_, i) => at(i / (count - 1))).join('')];
}

const annie: Drawing = {
  back: {
    pivot: [0, -110],
    shapes: [
      // The red plume of the strongest on the river.
      ['red', ribbon(-6, -132, 8, -22, -146, 14, -42, -144, 16, -54, -126, 13, -56, -106, 0)],
      ['rose', curve(-10, -134, -26, -144, -42, -140, -51, -124), 2],
      ['red', ribbon(-2, -134, 7, -10, -150, 11, -28, -156, 10, -44, -154, 0)],
      // Hair.
      ['ink', blob(-2, -126, -16, -122, -24, -110, -26, -96, -20, -86, -8, -84, 4, -92)],
      ['night', curve(-16, -114, -20, -102, -17, -92) + curve(-9, -112, -13, -100, -11, -90), 2],
    ],
  },
  body: [
    // Boots that know every deck.
    ['woodDark', poly(-24, -26, -8, -26, -9, -5, -22, -5)],
    shoe('woodDark', -16),
    ['woodDark', poly(10, -26, 27, -26, 26, -5, 12, -5)],
    shoe('woodDark', 19),
    ['wood', 'M-23 -20L-9 -18M-22 -13L-9 -11M11 -19L26 -20M12 -12L26 -13', 1.8],
    // A skirt tucked up on one side.
    [
      'deep',
      'M-19 -58L22 -58C30 -44 35 -32 37 -18C30 -14 26 -20 20 -15C14 -22 4 -28 -2 -34C-8 -26 -16 -20 -22 -15' +
        'C-28 -20 -32 -15 -38 -19C-34 -34 -28 -46 -19 -58Z',
    ],
    ['deepDark', 'M-19 -58L-11 -58C-18 -44 -24 -30 -27 -17C-30 -18 -33 -16 -38 -19C-34 -34 -28 -46 -19 -58Z', 0],
    [
      'bright',
      'M-38 -19C-32 -15 -28 -20 -22 -15L-20 -20C-26 -25 -30 -20 -36.500 -24ZM37 -18C30 -14 26 -20 20 -15' +
        'L18 -20C25 -25 29 -20 35.500 -23Z',
    ],
    [
      'deepDark',
      curve(-12, -50, -18, -36, -22, -26) + curve(14, -52, 22, -38, 26, -26) + curve(4, -52, 6, -42, 4, -34),
      1.8,
    ],
    // A blouse with rolled sleeves.
    ['bright', 'M-22 -88C-10 -93 14 -93 25 -88C28 -74 23 -64 23 -56C8 -50 -8 -50 -20 -56C-19 -66 -25 -76 -22 -88Z'],
    [
      'brightDark',
      'M-22 -88C-18 -90 -15 -91 -11 -91.500C-13 -76 -10 -64 -11 -53C-14 -54 -17 -55 -20 -56C-19 -66 -25 -76 -22 -88Z',
      0,
    ],
    ['brown', 'M-10 -92C-4 -82 10 -82 16 -92L12 -95L-6 -95Z'],
    ['wood', 'M-20.500 -60C-8 -54 10 -54 23.500 -60L23.500 -52C10 -46 -8 -46 -20.500 -52Z'],
    ['gold', poly(-3, -57, 8, -57, 8, -47, -3, -47)],
    // The hand on the hip.
    ['bright', blob(-26, -88, -12, -90, -12, -74, -24, -70, -32, -76)],
    limb('brownShade', -25, -76, 14, -40, -66, 13, -28, -54, 10),
    ['brown', blob(-30, -56, -22, -58, -16, -52, -20, -46, -28, -47)],
    pearls(-10, -89, 17, -89, 8, 8),
    pearls(-13, -87, 20, -87, 17, 10),
    pearls(-15, -85, 22, -85, 28, 13),
    ['brown', ribbon(3, -98, 12, 3, -89, 14)],
    ...head(
      { skin: 'brown', shade: 'brownShade', mood: 'sly', lips: 'red', lashes: true, noEar: true },
      { x: 4, y: -107 },
    ),
    ['ink', 'M-11 -98C-16 -108 -14 -120 -6 -124L20 -124C18 -119 12 -118 6 -117C0 -114 -4 -108 -6 -100Z'],
    ['gold', oval(-8, -99, 3.4)],
    ['brightDark', oval(-8, -99, 1.4), 0],
    // A hat that has been through a lot.
    [
      'deep',
      'M-28 -116C-18 -124 -12 -124 -10 -132C-8 -142 4 -142 8 -139C14 -143 22 -138 22 -128' +
        'C26 -126 32 -126 36 -130C36 -120 28 -114 16 -115C2 -117 -14 -116 -28 -116Z',
    ],
    [
      'deepDark',
      'M-28 -116C-18 -124 -12 -124 -10 -132C-9 -137 -6 -140 -2 -141C-6 -132 -4 -122 2 -116.500' +
        'C-8 -117 -18 -116 -28 -116Z',
      0,
    ],
    ['bright', 'M-11 -127C0 -131 12 -130 22 -126L22.500 -121C12 -124 0 -124 -13 -121Z'],
  ],
  front: {
    pivot: [23, -84],
    shapes: [
      ['wood', ribbon(38, 0, 5, 45, -70, 5, 52, -150, 5)],
      ['steelShade', put(poly(-3.5, 0, 3.5, 0, 3, 12, 0, 17, -3, 12), { x: 39.5, y: -14, turn: 7 })],
      ['sand', 'M43 -112L52 -108M42 -106L51 -102M44 -118L53 -114', 2.4],
      limb('brown', 25, -80, 14, 36, -64, 13, 43, -74, 11),
      ['bright', blob(16, -88, 28, -90, 35, -80, 30, -71, 18, -74)],
      ['brown', blob(40, -84, 47, -86, 53, -82, 53, -75, 47, -71, 41, -74)],
      ['brownShade', 'M46 -82L52 -82M46 -78L53 -78M45 -74L51 -74', 1.4],
    ],
  },
};

/** Cards fanned out in a hand. */
const FAN: Shape[] = [-34, -12, 10, 32].flatMap((turn, i): Shape[] =>
  putAll(
    [
      ['cream', 'M-7 -30L7 -30L7 -8L-7 -8Z'],
      [i % 2 ? 'ink' : 'red', put(poly(0, -5, 3.5, 0, 0, 5, -3.5, 0), { y: -22 }), 0],
    ],
    { turn },
  ),
);

const charlie: Drawing = {
  body: [
    limb('night', -6, -44, 15, -9, -26, 12, -9, -6, 10),
    limb('night', 9, -44, 15, 13, -26, 13, 13, -6, 11),
    shoe('woodDark', -9),
    ['cream', 'M-14 -6L-4 -6L-5 -3L-14 -3Z'],
    shoe('woodDark', 13),
    ['cream', 'M8 -6L18 -6L18 -3L8 -3Z'],
    ['deep', 'M-15 -85C-8 -89 12 -89 19 -85C23 -70 21 -50 25 -26L12 -24L6 -46L-2 -24L-22 -26C-17 -50 -18 -70 -15 -85Z'],
    ['deepDark', 'M-15 -85C-12 -87 -9 -88 -6 -88.500C-9 -68 -9 -46 -11 -25L-22 -26C-17 -50 -18 -70 -15 -85Z', 0],
    ['bright', 'M-4 -86L13 -86C14 -72 12 -60 11 -48L5 -43L-1 -48C-3 -60 -5 -72 -4 -86Z'],
    ['brightDark', 'M-3 -78L2 -70L-2 -64L3 -56M12 -78L8 -70L12 -64L7 -56', 1.6],
    ['ink', oval(5, -66, 1.2) + oval(5, -59, 1.2) + oval(5, -52, 1.2)],
    ['cream', poly(-3, -91, 13, -91, 13, -84, 5, -76, -4, -84)],
    ['red', poly(5, -84, -4, -88, -4, -80) + poly(5, -84, 14, -88, 14, -80)],
    ['red', curve(4, -83, 0, -76, 1, -69) + curve(6, -83, 10, -77, 9, -70), 2.4],
    ['deepLight', 'M-8 -87L-12 -72L-6 -70L-3 -48M17 -87L19 -73L14 -70L12 -49', 1.8],
    // A hand one should watch.
    limb('deep', -14, -81, 12, -27, -68, 11, -22, -78, 10),
    ...putAll(FAN, { x: -25, y: -76, turn: -22 }),
    ['cream', ribbon(-24, -72, 10, -22, -76, 10)],
    hand('brown', -24, -82, 5.6),
    ['brownShade', 'M-27 -84L-22 -85M-27 -81L-21 -81', 1.3],
    ['brown', ribbon(4, -95, 9, 4, -89, 11)],
    ...head({ skin: 'brown', shade: 'brownShade', mood: 'sly', nose: 'long' }, { x: 4, y: -105, scale: 0.96 }),
    ['ink', 'M-11 -104C-14 -112 -12 -120 -6 -122L4 -122C0 -116 -4 -112 -5 -106Z'],
    [
      'ink',
      'M8 -96C11 -99 14 -99 16 -97.500C18 -99 21 -98.500 23 -96C20 -95.500 18 -96 16 -96.200' +
        'C13 -95.500 10.500 -95.500 8 -96Z',
    ],
    ['ink', 'M11 -88C13 -87 15 -87 17 -88L14 -83Z'],
    [
      'night',
      'M-24 -116C-14 -120 -12 -120 -11 -124L-9 -136C-2 -140 14 -140 19 -136L20 -124C22 -120 30 -119 35 -118' +
        'C24 -112 -12 -111 -24 -116Z',
    ],
    ['bright', 'M-11 -125C-2 -121 12 -121 20 -125L20.500 -119.500C12 -116 -4 -116 -12 -119Z'],
    ['gray', curve(-6, -128, -4, -134, 0, -136), 1.8],
  ],
  front: {
    pivot: [17, -80],
    shapes: [
      // A small pistol for long shots.
      ['steel', poly(43, -82, 62, -86, 63, -81, 45, -76)],
      ['steelShade', poly(44, -79, 62.5, -83.5, 63, -81, 45, -76), 0],
      ['wood', 'M38 -84L48 -84L48 -77C45 -76 44 -72 42 -68L35 -71C38 -75 38 -79 38 -84Z'],
      ['gold', curve(46, -76, 50, -74, 52, -78), 1.8],
      limb('deep', 17, -81, 12, 28, -68, 11, 36, -73, 10),
      ['cream', ribbon(35, -72, 10, 38, -74, 10)],
      hand('brown', 41, -75, 5.4),
    ],
  },
};

export default { annie, charlie } satisfies Figures;
