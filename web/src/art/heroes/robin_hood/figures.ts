// Robin Hood, one foot on a stump, and one of his outlaws with what the rich have left behind.

import type { Drawing, Figures } from '../../figures/drawing';
import { blob, curve, oval, poly, ribbon } from '../../figures/paths';
import { hand, head, limb, shoe } from '../../figures/people';

const robin: Drawing = {
  back: {
    pivot: [-6, -84],
    shapes: [
      // Quiver and cloak.
      ['cream', poly(-34, -106, -28, -112, -24, -104, -29, -98)],
      ['red', poly(-26, -110, -20, -115, -17, -106, -22, -101)],
      ['cream', poly(-40, -100, -36, -107, -30, -99, -34, -93)],
      ['wood', ribbon(-29, -96, 15, -18, -70, 14, -10, -48, 13)],
      ['gold', ribbon(-33, -92, 5, -22, -97, 5)],
      ['deepDark', 'M-6 -88C-24 -76 -36 -52 -42 -22L-32 -26L-28 -16L-18 -24L-10 -14L8 -60Z'],
      ['deep', curve(-16, -72, -27, -50, -32, -30) + curve(-10, -66, -18, -46, -20, -28), 1.6],
    ],
  },
  body: [
    // The stump.
    ['wood', 'M8 0C12 -6 12 -12 11 -18L37 -18C37 -12 38 -6 42 0Z'],
    ['woodDark', 'M17 -12L16 -3M25 -12L26 -2M32 -11L34 -3', 1.5],
    ['sand', oval(24, -18, 13.5, 4.4)],
    ['wood', oval(24, -18, 6, 1.8), 1.2],
    limb('brownShade', -8, -40, 14, -14, -24, 12, -14, -8, 10),
    shoe('woodDark', -14),
    ['woodDark', ribbon(-14, -18, 13, -14, -8, 12)],
    limb('brownShade', 8, -42, 15, 23, -42, 13, 22, -27, 11),
    ['woodDark', ribbon(22, -33, 13, 22, -26, 12)],
    shoe('woodDark', 22, -19),
    [
      'deep',
      'M-14 -84C-6 -88 10 -88 17 -84C18 -68 17 -54 24 -36L15 -39L9 -31L1 -38L-7 -30L-14 -37L-23 -33' +
        'C-17 -54 -16 -68 -14 -84Z',
    ],
    ['deepDark', 'M-14 -84L-7 -86C-10 -68 -8 -52 -12 -36L-14 -37L-23 -33C-17 -54 -16 -68 -14 -84Z', 0],
    ['deepLight', curve(14, -78, 14, -66, 15, -56) + curve(4, -46, 5, -40) + curve(-5, -46, -7, -38), 1.5],
    ['cream', poly(-4, -87, 10, -87, 4, -70)],
    ['wood', 'M0 -83L7 -81M1 -78L6 -76.5', 1.4],
    ['wood', 'M-16 -58C-6 -53 8 -53 18 -58L18.5 -50C8 -45 -6 -45 -16.5 -50Z'],
    ['gold', poly(-1, -55, 7, -55, 7, -47, -1, -47)],
    ['wood', curve(-14, -80, -2, -70, 12, -58), 3],
    // The hood of his collar lies on his shoulders.
    ['bright', blob(-17, -86, -8, -92, 8, -92, 19, -86, 16, -79, 8, -83, 2, -78, -4, -83, -14, -79)],
    ...head({ skin: 'fair', shade: 'fairShade', mood: 'sly', nose: 'long', brow: 'rust' }, { x: 3, y: -105 }),
    // A pointed beard.
    ['rust', 'M2 -93C6 -90 12 -90 17 -93.5C17 -88 14 -82 9 -78C4 -82 2 -87 2 -93Z'],
    ['fair', curve(7, -92, 10, -91, 14.5, -93.5), 1.8],
    ['rust', curve(6, -95.5, 11, -97.5, 17, -95), 2.4],
    ['rust', 'M-12 -108C-15 -100 -12 -94 -8 -92C-6 -98 -5 -104 -4 -110Z'],
    // The hat: a brim like a beak, a feather.
    ['red', ribbon(-6, -125, 4, -22, -135, 10, -42, -135, 9, -54, -125, 0)],
    ['rose', curve(-6, -125, -24, -134, -46, -131), 1.4],
    ['rust', 'M-13 -112L-4 -114L-5 -104L-12 -106Z'],
    ['deep', 'M-16 -113C-20 -126 -8 -139 6 -137C14 -135 18 -125 18 -115C6 -119 -6 -119 -16 -113Z'],
    ['deepLight', curve(-8, -126, -2, -132, 6, -133), 1.8],
    [
      'deepLight',
      'M-24 -112C-18 -122 -8 -125 2 -124C14 -123 26 -119 40 -114C28 -111 14 -112 2 -114C-8 -116 -16 -115 -24 -112Z',
    ],
    ['deepDark', curve(-20, -114, -8, -118, 4, -116, 22, -113.6), 1.3],
  ],
  front: {
    pivot: [16, -82],
    shapes: [
      ['wood', ribbon(34, -134, 0, 42, -120, 5, 53, -98, 6.4, 54, -82, 6.6, 51, -64, 6.4, 38, -44, 5, 29, -32, 0)],
      ['cream', 'M35 -132L14 -81L31 -34', 1.6],
      ['gold', ribbon(54, -90, 8.5, 54, -76, 8.5)],
      ['wood', ribbon(12, -82, 3, 58, -84, 3)],
      ['steel', poly(56, -90, 68, -84, 56, -78, 59, -84)],
      ['red', poly(10, -89, 21, -82, 10, -75, 14, -82)],
      // The arm that draws, the arm that aims.
      limb('deepLight', -10, -80, 12, -16, -68, 11, 4, -74, 9),
      hand('fair', 12, -79, 5.2),
      limb('deep', 17, -82, 12, 32, -80, 10, 42, -82, 9),
      ['wood', ribbon(36, -81, 10.5, 45, -82, 10)],
      hand('fair', 51, -83, 5.6),
    ],
  },
};

const outlaw: Drawing = {
  back: {
    pivot: [0, -80],
    shapes: [
      ['woodDark', 'M-8 -84C-30 -74 -42 -44 -46 -10L-37 -15L-31 -5L-22 -12L18 -14L14 -80Z'],
      ['wood', curve(-22, -66, -33, -42, -38, -20) + curve(-16, -58, -24, -38, -28, -18), 1.6],
    ],
  },
  body: [
    limb('brownShade', -9, -36, 16, -11, -20, 14, -11, -6, 12),
    limb('brownShade', 11, -36, 16, 14, -20, 14, 14, -6, 12),
    ['sand', 'M-18 -18L-4 -22M-18 -11L-4 -15M7 -22L21 -18M7 -15L21 -11', 2],
    shoe('woodDark', -11),
    shoe('woodDark', 14),
    [
      'deep',
      'M-19 -80C-10 -86 12 -86 22 -80C26 -64 24 -48 29 -28L19 -31L13 -24L4 -31L-5 -24L-13 -31L-26 -26' +
        'C-22 -46 -24 -64 -19 -80Z',
    ],
    ['deepDark', 'M-19 -80L-10 -83C-14 -64 -12 -46 -15 -30L-26 -26C-22 -46 -24 -64 -19 -80Z', 0],
    // A patch, and a rope for a belt.
    ['bright', poly(9, -46, 21, -47, 22, -36, 10, -35)],
    ['brightDark', 'M8 -43L12 -43M14 -48L14 -44M19 -45L23 -45M13 -37L13 -33M19 -38L19 -34', 1.4],
    ['sand', ribbon(-22, -54, 4, -6, -50, 4.5, 10, -50, 4.5, 25, -54, 4)],
    ['sand', ribbon(0, -50, 4, -3, -42, 4, -2, -36, 0)],
    // The sack.
    ['sand', blob(-52, -30, -56, -46, -46, -60, -34, -62, -24, -54, -20, -40, -26, -28, -40, -25)],
    ['strawShade', 'M-54 -44C-54 -32 -44 -26 -32 -26C-42 -24 -52 -27 -54 -36Z', 0],
    ['gold', oval(-38, -43, 8)],
    ['strawShade', 'M-38 -48L-38 -38M-41 -43L-35 -43', 2],
    ['sand', poly(-46, -62, -34, -66, -32, -74, -38, -70, -42, -76, -46, -70, -50, -72)],
    limb('deepLight', -18, -76, 14, -32, -72, 12, -40, -66, 10),
    hand('fair', -41, -63, 6),
    ['bright', ribbon(-37, -69, 11, -40, -66, 11)],
    ...head(
      { skin: 'tan', shade: 'tanShade', mood: 'cross', nose: 'hook', brow: 'ink', noEar: true },
      { x: 5, y: -97 },
    ),
    // A cloth before the mouth, a hood with a long tip.
    ['red', 'M-9 -94C0 -91 12 -91 25 -95C24 -84 20 -76 12 -73C2 -74 -6 -82 -9 -94Z'],
    ['rose', curve(0, -88, 8, -86, 18, -88) + curve(4, -81, 9, -80, 15, -82), 1.4],
    [
      'deepDark',
      'M-16 -70C-24 -86 -22 -112 -8 -122C-18 -128 -30 -126 -40 -118C-34 -132 -20 -138 -4 -133C14 -130 26 -118 25 -104' +
        'C18 -112 8 -113 2 -108C-6 -100 -6 -86 4 -74C12 -70 16 -70 22 -74C20 -66 8 -62 -2 -63C-8 -64 -12 -66 -16 -70Z',
    ],
    ['deep', curve(-10, -118, -15, -104, -12, -84) + curve(-3, -127, 6, -126, 15, -119), 1.8],
  ],
  front: {
    pivot: [20, -74],
    shapes: [
      // A cudgel with a knot or two.
      ['wood', ribbon(34, -46, 6, 40, -72, 8, 47, -98, 14, 50, -112, 17)],
      ['woodDark', oval(46, -104, 3, 4)],
      ['woodDark', curve(52, -96, 53, -90, 50, -84), 1.6],
      limb('deep', 20, -76, 14, 32, -60, 12, 37, -66, 11),
      ['bright', ribbon(34, -62, 11.5, 38, -67, 11)],
      hand('tan', 39, -70, 6.2),
    ],
  },
};

export default { robin_hood: robin, outlaw } satisfies Figures;
