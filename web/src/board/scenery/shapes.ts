// What backdrops are made of: sheets of cut paper in a few close tones, so that the spaces stay in front.
// Every backdrop is 1000 high; `width` says how wide.

/** From the back to the front; `light` is a lit window, a jewel, a moon. */
export type Tone = 'far' | 'middle' | 'near' | 'light';

export interface Piece {
  tone: Tone;
  d: string;
  /** Where outlines overlap, the one behind shows. */
  holes?: true;
}

export interface Backdrop {
  width: number;
  /** The color of the ground and of each tone, in the light and the dark theme. */
  tones: Record<'ground' | Tone, [string, string]>;
  pieces: Piece[];
}

export const many = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;

export const gable = (x: number, y: number, w: number, h: number): string => `M${x} ${y}l${w / 2} ${-h}l${w / 2} ${h}Z`;

export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`;

export const sheet = (ridge: string, width: number): string => `${ridge}V1000H0Z`.replace('@', String(width));

/** A row of breakers from left to right, closed at the bottom. */
export const swell = (y: number, width: number, size: number, depth: number): string => {
  const wave =
    `c${size * 0.3} 0 ${size * 0.35} ${-depth} ${size * 0.6} ${-depth}` +
    `c${-size * 0.1} ${depth * 0.5} ${size * 0.1} ${depth} ${size * 0.4} ${depth}`;
  return `M0 ${y}${wave.repeat(Math.ceil(width / size))}V1000H0Z`;
};

export const column = (x: number, base: number, h: number, w: number): string =>
  box(x - w * 0.7, base - w * 0.4, w * 1.4, w * 0.4) +
  box(x - w / 2, base - h, w, h) +
  box(x - w * 0.75, base - h - w * 0.45, w * 1.5, w * 0.5);

export const broken = (x: number, base: number, h: number, w: number): string =>
  box(x - w * 0.7, base - w * 0.4, w * 1.4, w * 0.4) +
  `M${x - w / 2} ${base}v${-h}l${w * 0.3} ${-w * 0.5}l${w * 0.25} ${w * 0.3}l${w * 0.45} ${-w * 0.6}V${base}Z`;

export const house = (x: number, base: number, w: number, h: number): string =>
  box(x, base - h, w, h) +
  gable(x - w * 0.06, base - h, w * 1.12, w * 0.5) +
  box(x + w * 0.7, base - h - w * 0.55, w * 0.14, w * 0.5);

export const bush = (x: number, y: number, r: number): string =>
  disc(x, y, r) +
  disc(x - r * 0.8, y + r * 0.5, r * 0.7) +
  disc(x + r * 0.8, y + r * 0.5, r * 0.7) +
  box(x - r * 0.12, y, r * 0.24, r * 2.2);

/** A bare tree. */
export const bare = (x: number, base: number, h: number, lean: 1 | -1): string => {
  const at = (dx: number, dy: number): string => `${x + lean * dx * h} ${base - dy * h}`;
  return (
    `M${at(-0.07, 0)}C${at(-0.02, 0.2)} ${at(-0.04, 0.4)} ${at(-0.02, 0.5)}L${at(-0.22, 0.74)}` +
    `L${at(-0.3, 0.72)}L${at(-0.23, 0.79)}L${at(-0.25, 0.92)}L${at(-0.18, 0.78)}L${at(0, 0.62)}` +
    `L${at(0, 0.84)}L${at(-0.06, 1)}L${at(0.03, 0.9)}L${at(0.1, 1.04)}L${at(0.07, 0.82)}L${at(0.06, 0.6)}` +
    `L${at(0.24, 0.82)}L${at(0.36, 0.84)}L${at(0.27, 0.76)}L${at(0.4, 0.66)}L${at(0.23, 0.7)}` +
    `L${at(0.07, 0.46)}C${at(0.06, 0.3)} ${at(0.06, 0.14)} ${at(0.12, 0)}Z`
  );
};

export const lamp = (x: number, base: number, h: number): string =>
  box(x - 5, base - h, 10, h) +
  box(x - 16, base - 14, 32, 14) +
  `M${x - 14} ${base - h}l-12 -46h52l-12 46Z` +
  gable(x - 32, base - h - 46, 64, 24);
