import { many, disc, box, sheet, house, lamp, type Backdrop, type Piece } from './shapes';

function pieces(): Piece[] {
  const W = 1544;
  const windows = (x: number, y: number, cols: number, rows: number): string =>
    many(cols * rows, (i) =>
      (i * 7 + cols) % 3 ? box(x + (i % cols) * 34, y + Math.floor(i / cols) * 52, 18, 30) : '',
    ).join('');
  const cobbles = many(5 * 28, (i) => {
    const row = Math.floor(i / 28);
    return `M${(i % 28) * 58 - (row % 2) * 29} ${800 + row * 46}q29 -34 58 0q-29 -18 -58 0Z`;
  }).join('');
  return [
    { tone: 'light', d: disc(1260, 150, 74) },
    {
      tone: 'far',
      d: sheet(
        'M0 420H60V330H80V300H104V330H170V390H250V250L275 130L300 250V390H380V340H410V310H440V340H520V420H600' +
          'V360H690L720 320L750 360H840V280H870V250H900V280H960V400H1060V330H1150V300H1180V330H1230V410H1330' +
          'V340H1400V370H@V420',
        W,
      ),
    },
    {
      tone: 'middle',
      d:
        house(20, 720, 190, 240) +
        house(230, 720, 150, 190) +
        house(400, 720, 210, 270) +
        house(640, 720, 160, 200) +
        house(820, 720, 200, 250) +
        house(1040, 720, 160, 190) +
        house(1220, 720, 220, 280) +
        house(1450, 720, 160, 210),
    },
    {
      tone: 'light',
      d:
        windows(62, 520, 4, 3) +
        windows(440, 490, 4, 4) +
        windows(860, 510, 4, 3) +
        windows(1260, 480, 4, 4) +
        windows(262, 570, 3, 2) +
        windows(672, 560, 3, 2) +
        windows(1072, 570, 3, 2),
    },
    {
      tone: 'middle',
      d:
        'M140 400C120 360 170 340 150 300S190 240 168 200C200 240 180 270 186 310S160 360 176 400ZM985 340' +
        'C965 300 1015 290 995 250S1030 200 1010 160C1042 200 1024 225 1030 262S1004 310 1020 340Z',
    },
    { tone: 'near', d: sheet('M0 716H@', W) },
    { tone: 'middle', d: cobbles },
    { tone: 'near', d: lamp(340, 730, 240) + lamp(1130, 730, 240) },
    { tone: 'light', d: 'M318 484h44l-8 -34h-28ZM1108 484h44l-8 -34h-28Z' },
  ];
}

export const soho = (): Backdrop => ({
  width: 1544,
  tones: {
    ground: ['#ebe5d6', '#1b2231'],
    far: ['#dcd3c0', '#242d3f'],
    middle: ['#c8bca6', '#2f3a4e'],
    near: ['#b3a58c', '#3a465b'],
    light: ['#f7e6ae', '#ad8743'],
  },
  pieces: pieces(),
});
