// Where props can stand: what spaces, roads and other props leave free of a field.

import { levelOf, type Field, type Prop } from './scene';

interface Spot {
  x: number;
  y: number;
}

export interface Obstacles {
  spaces: readonly Spot[];
  roads?: readonly (readonly [Spot, Spot])[];
  /** The part of the field that is always in view, if it is not all. */
  seen?: { x: number; y: number; width: number; height: number };
}

const CELL = 10;
/** How much of what a prop loses behind a space, a road or the rim counts. */
const [SPACE, ROAD, OTHER, OUTSIDE] = [1, 0.55, 0.9, 1.2];
/** Around a disc with its halo, and half of a road. */
const [DISC, HALF_ROAD] = [52, 9];
/** How far a prop goes for a better view: so many units for all of itself. */
const FAR = 1700;

export class Room {
  readonly #columns: number;
  readonly #rows: number;
  readonly #hidden: Float32Array;
  /** Sums of `hidden` above and left of a corner. */
  #sums = new Float32Array();
  readonly #field: Field;

  constructor(field: Field, { spaces, roads = [], seen }: Obstacles) {
    this.#field = field;
    this.#columns = Math.ceil(field.width / CELL);
    this.#rows = Math.ceil(field.height / CELL);
    this.#hidden = Float32Array.from({ length: this.#columns * this.#rows }, (_, i) => {
      const at = { x: ((i % this.#columns) + 0.5) * CELL, y: (Math.floor(i / this.#columns) + 0.5) * CELL };
      if (seen && outside(at, seen)) return OUTSIDE;
      if (spaces.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < DISC)) return SPACE;
      return roads.some(([a, b]) => distance(at, a, b) < HALF_ROAD) ? ROAD : 0;
    });
    this.#count();
  }

  /** The best place for the foot of a prop that is wanted at a part of the field; nothing else gets it. */
  take({ width, height, within = [0, 1] }: Prop, [nearX, nearY]: readonly [number, number]): [number, number] {
    const { width: across, height: down } = this.#field;
    const [wantedX, wantedY] = [nearX * across, levelOf(this.#field, nearY)];
    let best: [number, number] = [wantedX, wantedY];
    let least = Infinity;
    const bottom = Math.min(levelOf(this.#field, within[1]), down);
    for (let y = Math.max(Math.round(levelOf(this.#field, within[0])), CELL); y <= bottom; y += 2 * CELL)
      for (let x = 0; x <= across; x += 2 * CELL) {
        const away = Math.hypot(x - wantedX, y - wantedY);
        if (away >= least) continue;
        const cost = away + FAR * this.#lost(x - width / 2, y - height, x + width / 2, y);
        if (cost < least) [best, least] = [[x, y], cost];
      }
    this.#occupy(best[0] - width / 2, best[1] - height, best[0] + width / 2, best[1]);
    return best;
  }

  #lost(left: number, top: number, right: number, bottom: number): number {
    const [a, b] = [this.#column(left), this.#column(right)];
    const [c, d] = [this.#row(top), this.#row(bottom)];
    const wide = this.#columns + 1;
    const at = (column: number, row: number): number => this.#sums[row * wide + column] ?? 0;
    const inside = (b - a) * (d - c);
    const cells = ((right - left) / CELL) * ((bottom - top) / CELL);
    const hidden = at(b, d) - at(a, d) - at(b, c) + at(a, c);
    return (hidden + Math.max(0, cells - inside) * OUTSIDE) / cells;
  }

  #occupy(left: number, top: number, right: number, bottom: number): void {
    for (let row = this.#row(top); row < this.#row(bottom); row++)
      for (let column = this.#column(left); column < this.#column(right); column++)
        this.#hidden[row * this.#columns + column] = OTHER;
    this.#count();
  }

  #count(): void {
    const wide = this.#columns + 1;
    this.#sums = new Float32Array(wide * (this.#rows + 1));
    for (let row = 0; row < this.#rows; row++)
      for (let column = 0, line = 0; column < this.#columns; column++) {
        line += this.#hidden[row * this.#columns + column] ?? 0;
        this.#sums[(row + 1) * wide + column + 1] = line + (this.#sums[row * wide + column + 1] ?? 0);
      }
  }

  readonly #column = (x: number): number => Math.min(this.#columns, Math.max(0, Math.round(x / CELL)));
  readonly #row = (y: number): number => Math.min(this.#rows, Math.max(0, Math.round(y / CELL)));
}

const outside = (p: Spot, { x, y, width, height }: NonNullable<Obstacles['seen']>): boolean =>
  p.x < x || p.y < y || p.x > x + width || p.y > y + height;

/** From a point to a line between two others. */
function distance(p: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}
