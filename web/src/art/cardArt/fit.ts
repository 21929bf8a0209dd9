// Where the parts of a picture go. The mark of the kind of card is in its left upper corner.

import type { CardSheet } from '../../protocol';
import { silhouette, type Drawing, type Shape } from '../figures/drawing';

export interface Spot {
  x: number;
  y: number;
  size: number;
  turn: number;
}

export interface ActorSpot extends Spot {
  /** It is no wider than that, whatever its size. */
  wide: number;
  /** Degrees by which the striking arm is turned. */
  swing: number;
  /** It looks to the left. */
  left: boolean;
}

export interface Layout {
  /** Its feet are at the spot, and its size is a scale. */
  actor: ActorSpot;
  prop: Spot;
  /** The first effect is the largest. */
  motifs: readonly Spot[];
  /** A card has one symbol, if any. */
  symbol: Spot;
}

/** `tall`: of a card with little text; `side`: a column at the left of a held card; `mini`: all of a card in a pile. */
export type Format = 'usual' | 'tall' | 'side' | 'mini';
export const SIZES: Readonly<Record<Format, readonly [width: number, height: number]>> = {
  usual: [200, 132],
  tall: [200, 166],
  side: [60, 216],
  mini: [100, 140],
};

const spot = (x: number, y: number, size: number, turn = 0): Spot => ({ x, y, size, turn });

/** Below the mark, then along the lower edge. */
const CORNER = [spot(32, 104, 46, -6), spot(68, 114, 32, 6), spot(98, 115, 32, -4)];

/** In the other upper corner. */
const SYMBOL = spot(182, 18, 30);

type Pose = Pick<ActorSpot, 'y' | 'size' | 'turn' | 'swing'>;

/** Attackers lunge, defenders lean back, schemers stand aside from what they do. */
const POSES: Readonly<Record<CardSheet['type'], Pose>> = {
  attack: { y: 152, size: 1.04, turn: 8, swing: 14 },
  defense: { y: 148, size: 1, turn: -6, swing: -12 },
  versatile: { y: 146, size: 1, turn: 0, swing: 0 },
  scheme: { y: 134, size: 0.84, turn: 0, swing: -8 },
};

/** Who plays it to the left of what it is about, or to the right of it, looking back. */
function picture(type: CardSheet['type'], turned: boolean): Layout {
  const { turn, ...pose } = POSES[type];
  const big = type === 'scheme' ? 80 : 66;
  return turned
    ? {
        actor: { ...pose, x: 150, turn: -turn, wide: 98, left: true },
        prop: spot(97, 76, big - 4, -6),
        motifs: CORNER,
        symbol: SYMBOL,
      }
    : {
        actor: { ...pose, x: 94, turn, wide: 96, left: false },
        prop: spot(160, 64, big, 6),
        motifs: CORNER,
        symbol: SYMBOL,
      };
}

/** The same with everything larger. */
function taller({ actor, prop, motifs, symbol }: Layout): Layout {
  const more = SIZES.tall[1] - SIZES.usual[1];
  const size = prop.size * 1.16;
  const right = SIZES.tall[0] - size / 2 - 2;
  return {
    actor: { ...actor, x: actor.x - (actor.left ? 0 : 2), y: actor.y + more, size: actor.size * 1.2, wide: 112 },
    prop: { ...prop, x: actor.left ? prop.x - 10 : Math.min(prop.x + 2, right), y: prop.y + more / 2 + 4, size },
    motifs: motifs.map((one) => ({ ...one, y: one.y + more })),
    symbol,
  };
}

/** Below the mark and the boost value what the card is about, then what it does and who plays it. */
const SIDE: Layout = {
  actor: { x: 30, y: 238, size: 0.52, turn: 0, wide: 58, swing: 0, left: false },
  prop: spot(30, 110, 46, 4),
  motifs: [spot(30, 152, 34, -4)],
  symbol: spot(46, 200, 24),
};

/** Who plays it below what it is about: too small for what it does. */
const MINI: Layout = {
  actor: { x: 42, y: 150, size: 0.62, turn: 0, wide: 84, swing: 0, left: false },
  prop: spot(72, 36, 50, 6),
  motifs: [],
  symbol: spot(82, 120, 32),
};

export function layoutOf(type: CardSheet['type'], stage: number, format: Format): Layout {
  if (format === 'side') return SIDE;
  if (format === 'mini') return MINI;
  const usual = picture(type, stage % 2 === 1);
  return format === 'tall' ? taller(usual) : usual;
}

type Bounds = readonly [left: number, top: number, right: number, bottom: number];

function boundsOf(d: string): Bounds {
  const numbers = d.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
  const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Small things are not enlarged more: their outlines would be too thick. */
const MOST_SCALE = 1.2;

/** A transform that fits shapes into a square around a spot. */
export function fitted(shapes: readonly Shape[], { x, y, size, turn }: Spot): string {
  const [left, top, right, bottom] = boundsOf(shapes.map(([, d]) => d).join(''));
  const scale = Math.min(MOST_SCALE, size / Math.max(right - left, bottom - top, 1));
  const middle = `${-(left + right) / 2} ${-(top + bottom) / 2}`;
  return `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${middle})`;
}

/** A transform that puts a figure at its spot. Wide ones are smaller, tall ones lower, so that faces are seen. */
export function stood(drawing: Drawing, { x, y, size, turn, wide, left: mirrored }: ActorSpot, height: number): string {
  const [left, top, right] = boundsOf(silhouette(drawing));
  const scale = Math.min(size, wide / (right - left));
  const feet = Math.max(height + (y - height) * (scale / size) ** 3, 6 - top * scale);
  const facing = mirrored ? -scale : scale;
  return `translate(${x} ${feet}) rotate(${turn}) scale(${facing} ${scale}) translate(${-(left + right) / 2} 0)`;
}
