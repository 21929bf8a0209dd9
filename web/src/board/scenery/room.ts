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
    this.#hidden = new Float32Array(this.#columns * this.#rows);
    for (const [a, b] of roads) this.#mark(a, b, HALF_ROAD, ROAD);
    for (const space of spaces) this.#mark(space, space, DISC, SPACE);
    if (seen) this.#markAround(seen);
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
        if (cost >= least) continue;
        best = [x, y];
        least = cost;
      }
    this.#occupy(best[0] - width / 2, best[1] - height, best[0] + width / 2, best[1]);
    return best;
  }

  #lost(left: number, top: number, right: number, bottom: number): number {
    const a = this.#column(left);
    const b = this.#column(right);
    const c = this.#row(top);
    const d = this.#row(bottom);
    const inside = (b - a) * (d - c);
    const cells = ((right - left) / CELL) * ((bottom - top) / CELL);
    const hidden = this.#sum(b, d) - this.#sum(a, d) - this.#sum(b, c) + this.#sum(a, c);
    return (hidden + Math.max(0, cells - inside) * OUTSIDE) / cells;
  }

  #sum(column: number, row: number): number {
    return this.#sums[row * (this.#columns + 1) + column] ?? 0;
  }

  #occupy(left: number, top: number, right: number, bottom: number): void {
    for (let row = this.#row(top); row < this.#row(bottom); row++)
      for (let column = this.#column(left); column < this.#column(right); column++)
        this.#hidden[row * this.#columns + column] = OTHER;
    this.#count();
  }

  /** Marks the cells whose middle is near a line; a line from a point to itself is that point. */
  #mark(from: Spot, to: Spot, radius: number, as: number): void {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = dx * dx + dy * dy || 1;
    const left = this.#column(Math.min(from.x, to.x) - radius - CELL);
    const right = this.#column(Math.max(from.x, to.x) + radius + CELL);
    const bottom = this.#row(Math.max(from.y, to.y) + radius + CELL);
    for (let row = this.#row(Math.min(from.y, to.y) - radius - CELL); row < bottom; row++)
      for (let column = left; column < right; column++) {
        const x = (column + 0.5) * CELL - from.x;
        const y = (row + 0.5) * CELL - from.y;
        const t = Math.max(0, Math.min(1, (x * dx + y * dy) / length));
        if (Math.hypot(x - t * dx, y - t * dy) < radius) this.#hidden[row * this.#columns + column] = as;
      }
  }

  #markAround({ x: left, y: top, width, height }: NonNullable<Obstacles['seen']>): void {
    for (let row = 0; row < this.#rows; row++)
      for (let column = 0; column < this.#columns; column++) {
        const [x, y] = [(column + 0.5) * CELL, (row + 0.5) * CELL];
        if (x < left || y < top || x > left + width || y > top + height)
          this.#hidden[row * this.#columns + column] = OUTSIDE;
      }
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
