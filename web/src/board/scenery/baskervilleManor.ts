import { many, disc, box, gable, arch, sheet, bare, type Backdrop, type Piece } from './shapes';

function pieces(): Piece[] {
  const W = 1544;
  const grass = many(
    44,
    (i) => `M${i * 36 - 4} 1000l${(i % 3) * 6} ${-60 - ((i * 37) % 50)}l10 ${60 + ((i * 37) % 50)}Z`,
  ).join('');
  return [
    { tone: 'light', d: disc(320, 170, 96) },
    { tone: 'far', d: sheet('M0 460C150 380 300 360 440 400S760 430 900 380S1250 330 1400 400S1510 430 @ 420', W) },
    {
      tone: 'middle',
      d:
        box(520, 330, 500, 210) +
        gable(500, 330, 170, 120) +
        gable(870, 330, 170, 120) +
        gable(680, 330, 180, 150) +
        box(560, 190, 34, 110) +
        box(940, 190, 34, 110) +
        box(1030, 380, 120, 160) +
        gable(1020, 380, 140, 70) +
        box(390, 400, 130, 140) +
        gable(380, 400, 150, 60),
    },
    {
      tone: 'light',
      d:
        many(4, (i) => arch(560 + i * 112, 430, 40, 70)).join('') +
        arch(752, 300, 34, 60) +
        arch(440, 490, 32, 56) +
        arch(1076, 480, 32, 56) +
        arch(562, 525, 36, 60) +
        arch(940, 525, 36, 60),
    },
    { tone: 'middle', d: sheet('M0 600C200 540 420 520 640 536S1100 560 1260 520S1460 540 @ 520', W) },
    { tone: 'near', d: bare(150, 640, 360, 1) + bare(1440, 600, 320, -1) + bare(330, 600, 200, -1) },
    { tone: 'near', d: sheet('M0 700C180 640 360 690 560 700S980 720 1120 670S1400 640 @ 690', W) },
    { tone: 'middle', d: sheet('M0 840C240 790 480 850 760 840S1280 800 @ 850', W) },
    { tone: 'near', d: grass },
  ];
}

export const baskervilleManor = (): Backdrop => ({
  width: 1544,
  tones: {
    ground: ['#ebeadb', '#1d2724'],
    far: ['#dadcc2', '#26342f'],
    middle: ['#c2c9a4', '#31433b'],
    near: ['#a6b187', '#3d5247'],
    light: ['#f8ecb4', '#a5843f'],
  },
  pieces: pieces(),
});
