// What emblems are made of: shapes on a field of 100 by 100, one color plus paper.

export interface Shape {
  d: string;
  /** Cut out: shows the paper. */
  paper?: true;
  /** Drawn as a line of this width instead of filled. */
  line?: number;
  turn?: number;
}

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
