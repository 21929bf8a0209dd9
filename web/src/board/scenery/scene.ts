// What scenery is made of: sheets of cut paper, one before the other, in a few close tones, so that the spaces stay in
// front. A scene is drawn for a field: the sheets that fill it, then props that stand where no space is.

import { put } from '../../art/figures/paths';
import type { Room } from './room';

/** The color of a tone in the light and the dark theme. */
export type Tones = Readonly<Record<string, readonly [light: string, dark: string]>>;

/** A tone, path data, and for a line its width. */
export type Cut = readonly [tone: string, d: string, line?: number];

/** One sheet of paper: it throws a shadow on what is behind it, unless it lies flat. */
export interface Sheet {
  cuts: readonly Cut[];
  flat?: true;
}

/** The part of a board's field that is sky. */
export const SKY = 0.17;

/** In units of which a space has a radius of 46. */
export interface Field {
  width: number;
  height: number;
  /** Where the ground begins below the sky. */
  horizon: number;
}

/** Something that stands on the ground, drawn upwards from 0 0. */
export interface Prop {
  width: number;
  height: number;
  cuts: readonly Cut[];
  /** Where it is wanted, in parts of the field of a board: one for each place it appears at. */
  near: readonly (readonly [x: number, y: number])[];
  /** How far up and down it may stand, in the same parts. */
  within?: readonly [top: number, bottom: number];
  /** It lies on the ground, below all that stands, and throws no shadow. */
  flat?: true;
}

export interface Scene {
  tones: Tones;
  /** The tone that shows until the scene is drawn, and at its edges. */
  ground: string;
  /** From the back to the front. */
  sheets: (field: Field) => Sheet[];
  /** The largest first: they are given room in this order. */
  props: readonly Prop[];
}

/** The side of a space's disc in these units. */
export const RADIUS = 46;

/** The height of a part of a board's field in a field that may have more sky. */
export const levelOf = ({ height, horizon }: Field, part: number): number =>
  part < SKY ? (part / SKY) * horizon : horizon + ((part - SKY) / (1 - SKY)) * (height - horizon);

export const many = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

/** Spots spread evenly over a field, always the same: parts of its width and height (Halton). */
export function spread(n: number, first = 1): [number, number][] {
  const part = (i: number, base: number): number => {
    let [sum, share, rest] = [0, 1 / base, i];
    for (; rest > 0; rest = Math.floor(rest / base), share /= base) sum += (rest % base) * share;
    return sum;
  };
  return many(n, (i) => [part(i + first, 2), part(i + first, 3)]);
}

const mirrored = (cuts: readonly Cut[], x: number, y: number, scale: number, mirror: boolean): Cut[] =>
  cuts.map(([tone, d, line]) => {
    const there = put(d, { x, y, scale, mirror });
    return line === undefined ? [tone, there] : [tone, there, line * scale];
  });

/** All sheets of a scene from the back to the front. */
export function sheetsOf({ sheets, props }: Scene, field: Field, room: Room): Sheet[] {
  const standing = props.flatMap((prop) =>
    prop.near.map((near, i) => {
      const [x, y] = room.take(prop, near);
      // What is farther up is farther away.
      const scale = 0.82 + (0.3 * y) / field.height;
      const cuts = mirrored(prop.cuts, x, y, scale, i % 2 === 1);
      return prop.flat ? { y: 0, sheet: { cuts, flat: prop.flat } } : { y, sheet: { cuts } };
    }),
  );
  return [...sheets(field), ...standing.sort((a, b) => a.y - b.y).map(({ sheet }) => sheet)];
}
