import { many, disc, sheet, bush, type Backdrop, type Piece } from './shapes';

function pieces(): Piece[] {
  const W = 1500;
  const curtain = 'M0 0H300C270 220 250 420 110 520C160 700 120 860 150 1000H0Z';
  return [
    {
      tone: 'light',
      d:
        disc(1120, 200, 90) +
        many(9, (i) => disc(360 + ((i * 191) % 800), 80 + ((i * 97) % 260), 5 + (i % 3) * 3)).join(''),
    },
    { tone: 'far', d: sheet('M0 560C160 440 320 420 460 500S760 560 900 450S1280 420 @ 540', W) },
    {
      tone: 'middle',
      d: sheet('M0 700C240 600 420 640 640 680S1120 600 @ 700', W) + bush(480, 560, 56) + bush(1010, 540, 64),
    },
    { tone: 'near', d: sheet('M0 850H@', W) },
    { tone: 'middle', d: many(13, (i) => `M${60 + i * 120} 852h6l${(i - 6) * 14} 148h-8Z`).join('') },
    {
      tone: 'near',
      d:
        `${curtain}M1500 0H1200C1230 220 1250 420 1390 520C1340 700 1380 860 1350 1000H1500Z` +
        `M0 0H1500V70${many(10, () => 'q-75 90 -150 0').join('')}Z`,
    },
  ];
}

export const generic = (): Backdrop => ({
  width: 1500,
  tones: {
    ground: ['#f0e3c6', '#2c2027'],
    far: ['#e6d5b1', '#372832'],
    middle: ['#dbc69c', '#43303b'],
    near: ['#cfb687', '#503a46'],
    light: ['#f8efd8', '#6b5247'],
  },
  pieces: pieces(),
});
