// Parts that several scenes are built of. Like the paths they are made from they can be moved and mirrored.

import { blob, line, oval, poly } from '../../art/figures/paths';
import { many, spread, type Cut, type Field } from './scene';

export const box = (x: number, y: number, w: number, h: number): string => poly(x, y, x + w, y, x + w, y + h, x, y + h);

export const gable = (x: number, y: number, w: number, h: number): string => poly(x, y, x + w / 2, y - h, x + w, y);

/** An opening with a round top; `x` and `y` are its lower left corner. */
export function arch(x: number, y: number, w: number, h: number): string {
  const [r, top] = [w / 2, y - h + w / 2];
  const k = r * 0.5523;
  return (
    `M${x} ${y}L${x} ${top}C${x} ${top - k} ${x + r - k} ${y - h} ${x + r} ${y - h}` +
    `C${x + r + k} ${y - h} ${x + w} ${top - k} ${x + w} ${top}L${x + w} ${y}Z`
  );
}

/** A pointed opening. */
export const lancet = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}L${x} ${y - h * 0.6}C${x} ${y - h * 0.8} ${x + w * 0.3} ${y - h * 0.92} ${x + w / 2} ${y - h}` +
  `C${x + w * 0.7} ${y - h * 0.92} ${x + w} ${y - h * 0.8} ${x + w} ${y - h * 0.6}L${x + w} ${y}Z`;

/** Everything from a ridge down to the bottom of the field; the ridge is spots in parts of its width and in units. */
export function below(field: Field, ...ridge: number[]): string {
  const spots = many(ridge.length / 2, (i) => [(ridge[2 * i] ?? 0) * field.width, ridge[2 * i + 1] ?? 0] as const);
  const [first] = spots;
  const curves = spots.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = spots[i]!;
    const middle = (fromX + x) / 2;
    return `C${Math.round(middle)} ${fromY} ${Math.round(middle)} ${y} ${Math.round(x)} ${y}`;
  });
  return `M0 ${first?.[1] ?? 0}${curves.join('')}L${field.width} ${field.height}L0 ${field.height}Z`;
}

/** Everything from a line down to the bottom. */
export const ground = ({ width, height }: Field, y: number): string => box(0, y, width, height - y);

/** A row of breakers from side to side, closed at the bottom. */
export function swell({ width, height }: Field, y: number, size: number, depth: number, shift = 0): string {
  const wave =
    `c${size * 0.3} 0 ${size * 0.38} ${-depth} ${size * 0.6} ${-depth}` +
    `c${-size * 0.12} ${depth * 0.5} ${size * 0.1} ${depth} ${size * 0.4} ${depth}`;
  return `M${-shift} ${y}${wave.repeat(Math.ceil((width + shift) / size))}V${height}H0Z`;
}

/** Small marks spread over the ground of a field, as one path. */
export function scattered(
  { width, height, horizon }: Field,
  n: number,
  first: number,
  mark: (x: number, y: number, i: number) => string,
): string {
  const [top, low] = [horizon + 24, height - 6];
  return spread(n, first)
    .map(([x, y], i) => mark(Math.round(x * width), Math.round(top + y * (low - top)), i))
    .join('');
}

export const tuft = (x: number, y: number, s: number): string =>
  poly(x - s, y, x - s * 1.2, y - s * 1.1, x - s * 0.4, y - s * 0.3, x, y - s * 1.7, x + s * 0.4, y - s * 0.3) +
  poly(x + s * 0.2, y, x + s * 1.3, y - s * 1.2, x + s, y);

/** A patch of the ground. */
export const patch = (x: number, y: number, w: number, h: number): string =>
  blob(
    x - w,
    y,
    x - w * 0.5,
    y - h * 0.8,
    x + w * 0.3,
    y - h,
    x + w,
    y - h * 0.2,
    x + w * 0.6,
    y + h * 0.8,
    x - w * 0.4,
    y + h,
  );

/** A lump of rock, `w` wide, its foot at `x` `y`. */
export const rock = (x: number, y: number, w: number, h: number): string =>
  poly(
    x - w / 2,
    y,
    x - w * 0.42,
    y - h * 0.55,
    x - w * 0.16,
    y - h,
    x + w * 0.2,
    y - h * 0.86,
    x + w * 0.44,
    y - h * 0.4,
    x + w / 2,
    y,
  );

/** A column with base and capital. */
export const column = (x: number, y: number, w: number, h: number): string =>
  box(x - w * 0.72, y - w * 0.35, w * 1.44, w * 0.35) +
  poly(
    x - w * 0.5,
    y - w * 0.35,
    x - w * 0.42,
    y - h + w * 0.4,
    x + w * 0.42,
    y - h + w * 0.4,
    x + w * 0.5,
    y - w * 0.35,
  ) +
  poly(x - w * 0.5, y - h + w * 0.4, x - w * 0.75, y - h, x + w * 0.75, y - h, x + w * 0.5, y - h + w * 0.4);

/** Its grooves, as lines. */
export const grooves = (x: number, y: number, w: number, h: number): string =>
  line(x - w * 0.15, y - w * 0.5, x - w * 0.13, y - h + w * 0.6) +
  line(x + w * 0.17, y - w * 0.5, x + w * 0.15, y - h + w * 0.6);

/** A round tree: trunk, crown and the light on it. */
export const roundTree = (trunk: string, crown: string, lit: string): Cut[] => [
  [trunk, poly(-5, 0, -3, -34, 3, -34, 6, 0)],
  [crown, blob(-30, -38, -34, -58, -20, -78, 2, -86, 24, -76, 33, -56, 28, -38, 0, -30)],
  [lit, blob(-22, -52, -20, -68, -4, -78, 8, -70, -2, -56, -12, -46)],
];

/** A window with its bars. */
export const pane = (x: number, y: number, w: number, h: number): string => box(x, y, w, h);

export const bars = (x: number, y: number, w: number, h: number): string =>
  line(x + w / 2, y, x + w / 2, y + h) + line(x, y + h / 2, x + w, y + h / 2);

/** Long wisps of fog. */
export const wisp = (x: number, y: number, w: number): string =>
  blob(
    x - w,
    y,
    x - w * 0.55,
    y - 9,
    x - w * 0.1,
    y - 5,
    x + w * 0.3,
    y - 11,
    x + w,
    y - 1,
    x + w * 0.4,
    y + 6,
    x - w * 0.2,
    y + 3,
    x - w * 0.6,
    y + 7,
  );

export const dots = (spots: readonly (readonly [number, number])[], r: number): string =>
  spots.map(([x, y]) => oval(x, y, r)).join('');
