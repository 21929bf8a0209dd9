import { many, disc, box, arch, sheet, bush, type Backdrop, type Piece } from './shapes';

function pieces(): Piece[] {
  const W = 1544;
  const tower = (x: number, base: number, w: number, h: number): string =>
    box(x, base - h, w, h) +
    box(x - w * 0.12, base - h - 16, w * 1.24, 26) +
    `M${x - w * 0.14} ${base - h - 16}` +
    `C${x + w * 0.3} ${base - h - w * 0.8} ${x + w * 0.46} ${base - h - w * 1.1} ${x + w / 2} ${base - h - w * 1.7}` +
    `C${x + w * 0.54} ${base - h - w * 1.1} ${x + w * 0.7} ${base - h - w * 0.8} ${x + w * 1.14} ${base - h - 16}Z`;
  const pawn = (x: number, base: number, s: number): string =>
    disc(x, base - s * 0.86, s * 0.17) +
    `M${x - s * 0.2} ${base - s * 0.7}h${s * 0.4}v${s * 0.07}h${-s * 0.1}` +
    `C${x + s * 0.08} ${base - s * 0.4} ${x + s * 0.2} ${base - s * 0.26} ${x + s * 0.28} ${base - s * 0.14}` +
    `V${base}H${x - s * 0.28}V${base - s * 0.14}` +
    `C${x - s * 0.2} ${base - s * 0.26} ${x - s * 0.08} ${base - s * 0.4} ${x - s * 0.1} ${base - s * 0.63}` +
    `h${-s * 0.1}Z`;
  const row = (top: number, low: number, shift: number): string =>
    many(14, (i) => {
      const spread = (y: number, k: number): number => 772 + (k - 7) * (90 + (y - 600) * 0.32);
      if ((i + shift) % 2) return '';
      const at = (y: number, k: number): string => `${spread(y, k)} ${y}`;
      return `M${at(top, i)}L${at(top, i + 1)}L${at(low, i + 1)}L${at(low, i)}Z`;
    }).join('');
  return [
    {
      tone: 'far',
      d:
        tower(560, 520, 90, 220) +
        tower(890, 520, 90, 220) +
        tower(700, 520, 140, 330) +
        tower(430, 540, 80, 130) +
        tower(1030, 540, 80, 130) +
        box(430, 400, 680, 140),
    },
    {
      tone: 'far',
      d: sheet('M0 480C120 420 220 400 330 430S470 500 560 500H980C1080 500 1100 430 1210 425S1440 440 @ 490', W),
    },
    {
      tone: 'middle',
      d:
        arch(735, 520, 70, 130) +
        arch(580, 460, 40, 80) +
        arch(925, 460, 40, 80) +
        arch(660, 520, 44, 90) +
        arch(838, 520, 44, 90),
    },
    { tone: 'middle', d: bush(120, 470, 70) + bush(280, 510, 52) + bush(1270, 505, 54) + bush(1420, 468, 72) },
    { tone: 'middle', d: sheet('M0 600C200 570 380 590 560 596H980C1160 590 1340 570 @ 600', W) },
    { tone: 'near', d: row(600, 660, 0) + row(660, 740, 1) + row(740, 850, 0) + row(850, 1000, 1) },
    { tone: 'far', d: pawn(90, 900, 330) + pawn(1454, 900, 330) },
    {
      tone: 'light',
      d: many(7, (i) => disc(110 + ((i * 227) % 1330), 90 + ((i * 83) % 170), 4 + (i % 3) * 2)).join(''),
    },
  ];
}

export const marmoreal = (): Backdrop => ({
  width: 1544,
  tones: {
    ground: ['#efe8ee', '#272438'],
    far: ['#dfd5e6', '#343049'],
    middle: ['#d3c9de', '#2d2a40'],
    near: ['#bcadd0', '#423d5c'],
    light: ['#fbf6ff', '#8d83b3'],
  },
  pieces: pieces(),
});
