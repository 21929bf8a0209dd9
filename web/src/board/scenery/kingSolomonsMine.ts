import { many, disc, box, sheet, type Backdrop, type Piece } from './shapes';

function pieces(): Piece[] {
  const W = 1803;
  const teeth = (y: number, heights: number[], size: number, down: boolean): string => {
    const way = down ? 1 : -1;
    const tooth = (h: number): string =>
      `l${size * 0.38} ${way * h * 0.3}l${size * 0.12} ${way * h * 0.7}` +
      `l${size * 0.12} ${-way * h * 0.7}l${size * 0.38} ${-way * h * 0.3}`;
    return `M0 ${y}${heights.map(tooth).join('')}V${down ? 0 : 1000}H0Z`;
  };
  const frame = (x: number, base: number, w: number, h: number): string =>
    box(x, base - h, 30, h) +
    box(x + w - 30, base - h, 30, h) +
    box(x - 24, base - h - 30, w + 48, 34) +
    `M${x + 30} ${base - h + 70}l60 -70h26l-86 100ZM${x + w - 30} ${base - h + 70}l-60 -70h-26l86 100Z`;
  const gem = (x: number, y: number, s: number): string =>
    `M${x} ${y}l${s} ${-s}h${s}l${s} ${s}l${-s * 1.5} ${s * 1.5}Z`;
  const cart = 'M820 760h190l-26 96H846Z';
  return [
    { tone: 'far', d: `M0 0H${W}V1000H0ZM300 800C250 420 480 170 900 170S1560 420 1500 800Z`, holes: true },
    { tone: 'middle', d: teeth(90, [120, 210, 90, 260, 140, 80, 190, 110, 240, 130, 90, 200], 151, true) },
    { tone: 'middle', d: frame(430, 800, 330, 430) + frame(1060, 800, 330, 430) },
    { tone: 'near', d: frame(700, 760, 400, 330) },
    { tone: 'middle', d: sheet('M0 760C160 700 300 760 460 780H1380C1520 760 1660 700 @ 770', W) },
    {
      tone: 'near',
      d:
        cart +
        disc(870, 872, 26) +
        disc(960, 872, 26) +
        box(0, 898, W, 12) +
        many(16, (i) => box(20 + i * 116, 910, 60, 18)).join(''),
    },
    {
      tone: 'light',
      d:
        gem(836, 752, 22) +
        gem(892, 740, 26) +
        gem(950, 754, 20) +
        gem(150, 690, 26) +
        gem(230, 724, 20) +
        gem(1560, 700, 26) +
        gem(1650, 690, 20) +
        gem(1500, 742, 16) +
        gem(90, 240, 14) +
        gem(1690, 300, 16),
    },
    { tone: 'near', d: teeth(1000, [90, 140, 70, 110, 60, 50, 60, 100, 70, 150, 90, 120], 151, false) },
  ];
}

export const kingSolomonsMine = (): Backdrop => ({
  width: 1803,
  tones: {
    ground: ['#f6e7c8', '#3a2a1c'],
    far: ['#e7cea4', '#2b1f17'],
    middle: ['#d8b783', '#453120'],
    near: ['#c39d68', '#5a412a'],
    light: ['#f7d36a', '#d19a35'],
  },
  pieces: pieces(),
});
