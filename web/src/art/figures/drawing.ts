// What a figure is made of: pieces of paper one before the other, each with flat shapes in a few tones. Figures stand
// with their feet on 0 0, look to the right, and are about 130 high; `STAGE` is the field that holds every one.

/** Colors of the player (`deep`, `bright`) and of things. */
export type Tone = keyof typeof TONES;

/** A tone, path data, and for a line its width; a width of 0 is a shade on the shape below, without an outline. */
export type Shape = readonly [tone: Tone, d: string, line?: number];

export interface Piece {
  /** The spot it turns around. */
  pivot: readonly [number, number];
  shapes: readonly Shape[];
}

export interface Drawing {
  /** Behind the body: capes, wings, tails. They sway. */
  back?: Piece;
  body: readonly Shape[];
  /** Before the body: the arm that strikes, with what it holds. */
  front?: Piece;
}

/** Drawings by fighter; a state of a fighter is `fighter state`. */
export type Figures = Readonly<Record<string, Drawing>>;

/** In the dark theme the same paper under less light. */
const paper = (color: string): string => `light-dark(${color}, color-mix(in oklab, ${color}, #1a1020 13%))`;
const mixed = (color: string, other: string, part: number): string =>
  `color-mix(in oklab, ${color}, ${other} ${part}%)`;

export const INK = '#231815';

export const TONES = {
  deep: paper('var(--deep)'),
  deepLight: paper(mixed('var(--deep)', '#fff', 24)),
  deepDark: paper(mixed('var(--deep)', '#000', 34)),
  bright: paper('var(--bright)'),
  brightDark: paper(mixed('var(--bright)', '#3a2010', 26)),
  ink: INK,
  night: paper('#37303c'),
  cream: paper('#fdf3de'),
  sand: paper('#e6d3ab'),
  fair: paper('#f4cfae'),
  fairShade: paper('#dfa983'),
  tan: paper('#d99f6c'),
  tanShade: paper('#b97b4b'),
  brown: paper('#a56a41'),
  brownShade: paper('#834e2d'),
  pale: paper('#e8e4dc'),
  paleShade: paper('#bdb8bd'),
  moss: paper('#bcd29a'),
  mossShade: paper('#8fb074'),
  leaf: paper('#5f9a55'),
  blue: paper('#74a9d8'),
  blueShade: paper('#4b7fb3'),
  straw: paper('#f0cb63'),
  strawShade: paper('#cf9f3a'),
  rust: paper('#a8552a'),
  wood: paper('#8b5a34'),
  woodDark: paper('#5f3b22'),
  gray: paper('#8f8b8a'),
  steel: paper('#c3ccd3'),
  steelShade: paper('#8895a1'),
  gold: paper('#e9b949'),
  red: paper('#c0392f'),
  rose: paper('#e58f86'),
  glow: paper('#fff2a8'),
  fog: paper('#f4f1ea'),
  fogShade: paper('#c9ced3'),
} as const;

/** The edge on which the light falls, and the one away from it. */
export const litEdge = (tone: Tone): string => mixed(TONES[tone], '#fff8e4', 42);
export const darkEdge = (tone: Tone): string => mixed(TONES[tone], '#2a1230', 26);

/** Left, top, width and height of the field that holds every figure with its foot. */
export const STAGE = { x: -64, y: -150, width: 128, height: 168 } as const;

export const PIECES = ['back', 'body', 'front'] as const;
export type PieceName = (typeof PIECES)[number];

export interface PaperPiece extends Piece {
  name: PieceName;
  /** Everything that is cut out, as one path. */
  outline: string;
}

/** The pieces of a drawing from the back to the front. */
export function piecesOf(drawing: Drawing): PaperPiece[] {
  return PIECES.flatMap((name) => {
    const found = name === 'body' ? { pivot: [0, 0] as const, shapes: drawing.body } : drawing[name];
    return found === undefined ? [] : [{ name, ...found, outline: outlineOf(found.shapes) }];
  });
}

const outlineOf = (shapes: readonly Shape[]): string =>
  shapes.map(([, d, width]) => (width === undefined ? d : '')).join('');

/** The whole figure as one path. */
export const silhouette = (drawing: Drawing): string =>
  piecesOf(drawing)
    .map(({ outline }) => outline)
    .join('');
