import { many, disc, box, gable, sheet, swell, column, broken, type Backdrop, type Piece } from './shapes';

function pieces(): Piece[] {
  const W = 1544;
  return [
    { tone: 'far', d: disc(1190, 190, 120) },
    {
      tone: 'far',
      d: sheet(
        'M0 400C70 350 120 300 170 290S300 380 360 330S470 190 540 200S660 330 760 340S960 250 1040 260' +
          'S1160 380 1250 360S1420 300 @ 330',
        W,
      ),
    },
    {
      tone: 'middle',
      d:
        gable(560, 250, 420, 100) +
        box(580, 252, 380, 26) +
        many(6, (i) => column(615 + i * 62, 440, 160, 24)).join('') +
        box(560, 440, 420, 22) +
        box(536, 462, 468, 24),
    },
    {
      tone: 'middle',
      d: sheet(
        'M0 640C90 560 170 540 250 580S400 480 520 480H1020C1090 490 1120 560 1200 560S1330 500 1400 540' +
          'S1500 600 @ 560',
        W,
      ),
    },
    {
      tone: 'near',
      d:
        broken(210, 590, 190, 44) +
        column(310, 590, 230, 40) +
        broken(1290, 560, 150, 44) +
        column(1390, 560, 220, 40) +
        box(1330, 318, 100, 20),
    },
    { tone: 'near', d: swell(760, W, 130, 46) },
    { tone: 'middle', d: swell(850, W, 110, 40) },
    { tone: 'near', d: swell(940, W, 120, 42) },
  ];
}

export const sarpedon = (): Backdrop => ({
  width: 1544,
  tones: {
    ground: ['#f1ead3', '#20303a'],
    far: ['#dfe3cb', '#28404a'],
    middle: ['#c3d6c4', '#32505a'],
    near: ['#a5c6bd', '#3d626b'],
    light: ['#f8efd0', '#7a6a48'],
  },
  pieces: pieces(),
});
