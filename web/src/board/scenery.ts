// Backdrops: sheets of cut paper one before the other, in a few close tones, so that the discs stay what one sees.
// All are drawn on a field 1000 high; `width` says how wide.

/** From the back to the front; `light` is a lit window, a jewel, a moon. */
export type Tone = 'far' | 'middle' | 'near' | 'light';

export interface Piece {
  tone: Tone;
  d: string;
  /** Where outlines overlap, the one behind shows. */
  holes?: true;
}

export interface Scene {
  width: number;
  /** By day and by lamplight: the ground, then each tone. */
  tones: Record<'ground' | Tone, [string, string]>;
  pieces: Piece[];
}

const many = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;

const gable = (x: number, y: number, w: number, h: number): string => `M${x} ${y}l${w / 2} ${-h}l${w / 2} ${h}Z`;

const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`;

const sheet = (ridge: string, width: number): string => `${ridge}V1000H0Z`.replace('@', String(width));

/** A row of breakers from left to right, closed at the bottom. */
const swell = (y: number, width: number, size: number, depth: number): string =>
  `M0 ${y}${many(Math.ceil(width / size), () => `c${size * 0.3} 0 ${size * 0.35} ${-depth} ${size * 0.6} ${-depth}c${-size * 0.1} ${depth * 0.5} ${size * 0.1} ${depth} ${size * 0.4} ${depth}`).join('')}V1000H0Z`;

const column = (x: number, base: number, h: number, w: number): string =>
  box(x - w * 0.7, base - w * 0.4, w * 1.4, w * 0.4) +
  box(x - w / 2, base - h, w, h) +
  box(x - w * 0.75, base - h - w * 0.45, w * 1.5, w * 0.5);

const broken = (x: number, base: number, h: number, w: number): string =>
  box(x - w * 0.7, base - w * 0.4, w * 1.4, w * 0.4) +
  `M${x - w / 2} ${base}v${-h}l${w * 0.3} ${-w * 0.5}l${w * 0.25} ${w * 0.3}l${w * 0.45} ${-w * 0.6}V${base}Z`;

const house = (x: number, base: number, w: number, h: number): string =>
  box(x, base - h, w, h) +
  gable(x - w * 0.06, base - h, w * 1.12, w * 0.5) +
  box(x + w * 0.7, base - h - w * 0.55, w * 0.14, w * 0.5);

const bush = (x: number, y: number, r: number): string =>
  disc(x, y, r) +
  disc(x - r * 0.8, y + r * 0.5, r * 0.7) +
  disc(x + r * 0.8, y + r * 0.5, r * 0.7) +
  box(x - r * 0.12, y, r * 0.24, r * 2.2);

/** A bare tree. */
const bare = (x: number, base: number, h: number, lean: 1 | -1): string => {
  const at = (dx: number, dy: number): string => `${x + lean * dx * h} ${base - dy * h}`;
  return (
    `M${at(-0.07, 0)}C${at(-0.02, 0.2)} ${at(-0.04, 0.4)} ${at(-0.02, 0.5)}L${at(-0.22, 0.74)}L${at(-0.3, 0.72)}L${at(-0.23, 0.79)}L${at(-0.25, 0.92)}` +
    `L${at(-0.18, 0.78)}L${at(0, 0.62)}L${at(0, 0.84)}L${at(-0.06, 1)}L${at(0.03, 0.9)}L${at(0.1, 1.04)}L${at(0.07, 0.82)}L${at(0.06, 0.6)}` +
    `L${at(0.24, 0.82)}L${at(0.36, 0.84)}L${at(0.27, 0.76)}L${at(0.4, 0.66)}L${at(0.23, 0.7)}L${at(0.07, 0.46)}C${at(0.06, 0.3)} ${at(0.06, 0.14)} ${at(0.12, 0)}Z`
  );
};

const lamp = (x: number, base: number, h: number): string =>
  box(x - 5, base - h, 10, h) +
  box(x - 16, base - 14, 32, 14) +
  `M${x - 14} ${base - h}l-12 -46h52l-12 46Z` +
  gable(x - 32, base - h - 46, 64, 24);

function sarpedon(): Piece[] {
  const W = 1544;
  return [
    { tone: 'far', d: disc(1190, 190, 120) },
    {
      tone: 'far',
      d: sheet(
        `M0 400C70 350 120 300 170 290S300 380 360 330S470 190 540 200S660 330 760 340S960 250 1040 260S1160 380 1250 360S1420 300 @ 330`,
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
        'M0 640C90 560 170 540 250 580S400 480 520 480H1020C1090 490 1120 560 1200 560S1330 500 1400 540S1500 600 @ 560',
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

function marmoreal(): Piece[] {
  const W = 1544;
  const tower = (x: number, base: number, w: number, h: number): string =>
    box(x, base - h, w, h) +
    box(x - w * 0.12, base - h - 16, w * 1.24, 26) +
    `M${x - w * 0.14} ${base - h - 16}C${x + w * 0.3} ${base - h - w * 0.8} ${x + w * 0.46} ${base - h - w * 1.1} ${x + w / 2} ${base - h - w * 1.7}C${x + w * 0.54} ${base - h - w * 1.1} ${x + w * 0.7} ${base - h - w * 0.8} ${x + w * 1.14} ${base - h - 16}Z`;
  const pawn = (x: number, base: number, s: number): string =>
    disc(x, base - s * 0.86, s * 0.17) +
    `M${x - s * 0.2} ${base - s * 0.7}h${s * 0.4}v${s * 0.07}h${-s * 0.1}C${x + s * 0.08} ${base - s * 0.4} ${x + s * 0.2} ${base - s * 0.26} ${x + s * 0.28} ${base - s * 0.14}V${base}H${x - s * 0.28}V${base - s * 0.14}C${x - s * 0.2} ${base - s * 0.26} ${x - s * 0.08} ${base - s * 0.4} ${x - s * 0.1} ${base - s * 0.63}h${-s * 0.1}Z`;
  const row = (top: number, low: number, shift: number): string =>
    many(14, (i) => {
      const spread = (y: number, k: number): number => 772 + (k - 7) * (90 + (y - 600) * 0.32);
      return (i + shift) % 2
        ? ''
        : `M${spread(top, i)} ${top}L${spread(top, i + 1)} ${top}L${spread(low, i + 1)} ${low}L${spread(low, i)} ${low}Z`;
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

function soho(): Piece[] {
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
        `M0 420H60V330H80V300H104V330H170V390H250V250L275 130L300 250V390H380V340H410V310H440V340H520V420H600V360H690L720 320L750 360H840V280H870V250H900V280H960V400H1060V330H1150V300H1180V330H1230V410H1330V340H1400V370H@V420`,
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
      d: `M140 400C120 360 170 340 150 300S190 240 168 200C200 240 180 270 186 310S160 360 176 400ZM985 340C965 300 1015 290 995 250S1030 200 1010 160C1042 200 1024 225 1030 262S1004 310 1020 340Z`,
    },
    { tone: 'near', d: sheet('M0 716H@', W) },
    { tone: 'middle', d: cobbles },
    { tone: 'near', d: lamp(340, 730, 240) + lamp(1130, 730, 240) },
    { tone: 'light', d: 'M318 484h44l-8 -34h-28ZM1108 484h44l-8 -34h-28Z' },
  ];
}

function baskerville(): Piece[] {
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

function mine(): Piece[] {
  const W = 1803;
  const teeth = (y: number, heights: number[], size: number, down: boolean): string =>
    `M0 ${y}${heights.map((h) => `l${size * 0.38} ${down ? h * 0.3 : -h * 0.3}l${size * 0.12} ${down ? h * 0.7 : -h * 0.7}l${size * 0.12} ${down ? -h * 0.7 : h * 0.7}l${size * 0.38} ${down ? -h * 0.3 : h * 0.3}`).join('')}V${down ? 0 : 1000}H0Z`;
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

function stage(): Piece[] {
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

/** The backdrop of a board of the game, or a stage for any other. */
export function sceneOf(board: string): Scene {
  const make = Object.hasOwn(SCENES, board) ? SCENES[board] : undefined;
  return (make ?? GENERIC)();
}

const GENERIC = (): Scene => ({
  width: 1500,
  tones: {
    ground: ['#f0e3c6', '#2c2027'],
    far: ['#e6d5b1', '#372832'],
    middle: ['#dbc69c', '#43303b'],
    near: ['#cfb687', '#503a46'],
    light: ['#f8efd8', '#6b5247'],
  },
  pieces: stage(),
});

const SCENES: Record<string, () => Scene> = {
  sarpedon: () => ({
    width: 1544,
    tones: {
      ground: ['#f1ead3', '#20303a'],
      far: ['#dfe3cb', '#28404a'],
      middle: ['#c3d6c4', '#32505a'],
      near: ['#a5c6bd', '#3d626b'],
      light: ['#f8efd0', '#7a6a48'],
    },
    pieces: sarpedon(),
  }),
  marmoreal: () => ({
    width: 1544,
    tones: {
      ground: ['#efe8ee', '#272438'],
      far: ['#dfd5e6', '#343049'],
      middle: ['#d3c9de', '#2d2a40'],
      near: ['#bcadd0', '#423d5c'],
      light: ['#fbf6ff', '#8d83b3'],
    },
    pieces: marmoreal(),
  }),
  soho: () => ({
    width: 1544,
    tones: {
      ground: ['#ebe5d6', '#1b2231'],
      far: ['#dcd3c0', '#242d3f'],
      middle: ['#c8bca6', '#2f3a4e'],
      near: ['#b3a58c', '#3a465b'],
      light: ['#f7e6ae', '#ad8743'],
    },
    pieces: soho(),
  }),
  baskerville_manor: () => ({
    width: 1544,
    tones: {
      ground: ['#ebeadb', '#1d2724'],
      far: ['#dadcc2', '#26342f'],
      middle: ['#c2c9a4', '#31433b'],
      near: ['#a6b187', '#3d5247'],
      light: ['#f8ecb4', '#a5843f'],
    },
    pieces: baskerville(),
  }),
  king_solomons_mine: () => ({
    width: 1803,
    tones: {
      ground: ['#f6e7c8', '#3a2a1c'],
      far: ['#e7cea4', '#2b1f17'],
      middle: ['#d8b783', '#453120'],
      near: ['#c39d68', '#5a412a'],
      light: ['#f7d36a', '#d19a35'],
    },
    pieces: mine(),
  }),
};

/** Boards with a backdrop of their own. */
export const drawnBoards: readonly string[] = Object.keys(SCENES);
