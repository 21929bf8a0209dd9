// Where things of a board stand. A board is 1000 wide, whatever its shape; nothing here knows a rule.

import type { BoardSheet, SpaceSheet } from '../text/sheets';

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const WIDTH = 1000;
/** Around the board, so that figures and discs at its rim are whole. */
export const MARGIN = 26;

export const heightOf = (board: BoardSheet): number => WIDTH / board.aspect;

export const radiusOf = (board: BoardSheet): number => (board.space_radius * WIDTH) / 100;

/** The board a quarter turn to the right, for a frame that is higher than wide. */
export function turned(board: BoardSheet): BoardSheet {
  return {
    ...board,
    aspect: 1 / board.aspect,
    space_radius: board.space_radius * board.aspect,
    spaces: board.spaces.map((space) => ({ ...space, x: 100 - space.y, y: space.x })),
  };
}

export function pointOf(board: BoardSheet, space: SpaceSheet): Point {
  return { x: (space.x * WIDTH) / 100, y: (space.y * heightOf(board)) / 100 };
}

export function pointsOf(board: BoardSheet): Map<string, Point> {
  return new Map(board.spaces.map((space) => [space.id, pointOf(board, space)]));
}

export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is always shown of a board: all its spaces with what stands and hangs there. */
export function viewOf(board: BoardSheet): View {
  const radius = radiusOf(board);
  const points = board.spaces.map((space) => pointOf(board, space));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const x = Math.max(-MARGIN, Math.min(...xs) - 1.5 * radius);
  const y = Math.max(-MARGIN, Math.min(...ys) + FIGURE.top * radius);
  const right = Math.min(WIDTH + MARGIN, Math.max(...xs) + 1.5 * radius);
  const bottom = Math.min(heightOf(board) + MARGIN, Math.max(...ys) + 1.5 * radius);
  return { x, y, width: right - x, height: bottom - y };
}

/** The shapes (width to height) a frame around the board can have before the scenery on either side ends. */
export function shapesOf(board: BoardSheet): { least: number; most: number } {
  const { x, y, width, height } = viewOf(board);
  const aside = Math.min(x + MARGIN, WIDTH + MARGIN - x - width);
  const above = Math.min(y + MARGIN, heightOf(board) + MARGIN - y - height);
  return { least: width / (height + 2 * above), most: (width + 2 * aside) / height };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const round = (n: number): number => Math.round(n * 100) / 100;

/** The point at an angle, clockwise from the right as the page is drawn. */
export function around(degrees: number, radius: number): Point {
  return { x: round(radius * Math.cos(radians(degrees))), y: round(radius * Math.sin(radians(degrees))) };
}

/** The middle of part i of n of a disc: the first is on the left, then down and around. */
export const middleOf = (i: number, n: number): number => (n === 1 ? 180 : 270 - ((i + 0.5) * 360) / n);

/** The outline of part i of n of a disc. */
export function sector(i: number, n: number, radius: number): string {
  if (n === 1) return `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`;
  const from = around(middleOf(i, n) - 180 / n, radius);
  const to = around(middleOf(i, n) + 180 / n, radius);
  return `M0 0L${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}Z`;
}

/** The place of the letter of part i of n: at the rim, beside the figure in the middle. */
export const letterAt = (i: number, n: number, radius: number): Point => around(middleOf(i, n), radius * 0.79);

/** Where two lines meet, if they do between their ends. */
export function meeting(a: Point, b: Point, c: Point, d: Point): Point | null {
  const cross = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (Math.abs(cross) < 1e-9) return null;
  const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / cross;
  const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / cross;
  if (t <= 0 || t >= 1 || u <= 0 || u >= 1) return null;
  return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
}

/** Something that lies along a road. */
export interface RoadMark extends Point {
  /** The way the road runs, in degrees. */
  angle: number;
}

/** Where the arrows of slopes are: in the middle of what is seen of their roads, or below a bridge there. */
export function slopeArrows(
  slopes: readonly (readonly [string, string])[],
  points: ReadonlyMap<string, Point>,
  over: readonly RoadMark[],
  radius: number,
): RoadMark[] {
  return slopes.flatMap(([high, low]) => {
    const [a, b] = [points.get(high), points.get(low)];
    if (!a || !b) return [];
    const at = (part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
    const free = ({ x, y }: Point): boolean => over.every((one) => Math.hypot(one.x - x, one.y - y) > radius * 0.95);
    const middle = at(0.5);
    const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    return [{ ...(free(middle) ? middle : ([at(0.66), at(0.34)].find(free) ?? middle)), angle }];
  });
}

/** A bridge where two roads cross without meeting: the second of the pair goes over. */
export function bridges(board: BoardSheet): RoadMark[] {
  const at = pointsOf(board);
  const found: RoadMark[] = [];
  for (const [under, over] of board.crossings) {
    const [a, b, c, d] = [...under, ...over].map((id) => at.get(id));
    if (!a || !b || !c || !d) continue;
    const point = meeting(a, b, c, d);
    if (point) found.push({ ...point, angle: (Math.atan2(d.y - c.y, d.x - c.x) * 180) / Math.PI });
  }
  return found;
}

const CORNERS: readonly Point[] = [
  { x: -0.82, y: 0.8 },
  { x: 0.82, y: 0.8 },
  { x: -0.82, y: -0.8 },
  { x: 0.82, y: -0.8 },
];

/** Half of a diamond or an arch, in radii. */
export const BADGE = 0.42;

/** Where the diamond and the arch of a space stand: at the corners farthest from other spaces, below if it can be. */
export function badgeSpots(board: BoardSheet, space: SpaceSheet): Point[] {
  const radius = radiusOf(board);
  const here = pointOf(board, space);
  const others = board.spaces.filter((one) => one.id !== space.id).map((one) => pointOf(board, one));
  const room = (corner: Point): number => {
    const [x, y] = [here.x + corner.x * radius, here.y + corner.y * radius];
    return Math.min(1.6 * radius, ...others.map((one) => Math.hypot(one.x - x, one.y - y)));
  };
  return CORNERS.map((corner) => ({ x: corner.x * radius, y: corner.y * radius, room: room(corner) }))
    .sort((a, b) => b.room - a.room)
    .map(({ x, y }) => ({ x, y }));
}

/** How far below the middle of its space a figure stands, and how large it is drawn, where a radius is 100. */
export const FEET = 33;
export const figureScale = (leads: boolean, scale: number): number => scale * (leads ? 1.06 : 0.9);

/** All that a standing figure covers, in radii around the middle of its space: hats, wings and blades too. */
export const FIGURE: Box = { left: -0.8, top: -1.47, right: 0.8, bottom: 0.66 };
/** What tells who it is and how it fares: face, body, health and tags. */
export const CORE: Box = { left: -0.64, top: -1.13, right: 0.64, bottom: 0.63 };

/** A box in radii, around a point. */
export function boxAt(at: Point, { left, top, right, bottom }: Box, radius: number): Box {
  return {
    left: at.x + left * radius,
    top: at.y + top * radius,
    right: at.x + right * radius,
    bottom: at.y + bottom * radius,
  };
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Half of the plate a space is named on, in radii: its height, and its width for a name of so many letters. */
const PLATE = 0.19;
const plateWidth = (name: string): number => 0.11 + 0.1 * name.length;
/** Longer names stay in the log: no disc has room for them. */
const LONGEST_NAME = 6;

/** Where a plate can hang on a disc, clockwise from the right: below if it can be, and close to it. */
const HANGS: readonly Point[] = [1.05, 1.15].flatMap((far) =>
  [90, 75, 105, 60, 120, 48, 132, 36, 144, 20, 160, 0, 180, 335, 205, 315, 225].map((angle) => around(angle, far)),
);

export interface Plate {
  space: string;
  name: string;
  box: Box;
}

/**
 * The plates with the names of spaces: where they hide no letter, diamond or arch, nor what tells about a figure.
 * They are drawn in front of figures, and keep off the rest of them where they can.
 */
export function plates(board: BoardSheet, nameOf = (space: string): string => space): Plate[] {
  const radius = radiusOf(board);
  const boxed = (at: Point, halfWide: number, halfHigh = halfWide): Box => ({
    left: at.x - halfWide * radius,
    top: at.y - halfHigh * radius,
    right: at.x + halfWide * radius,
    bottom: at.y + halfHigh * radius,
  });
  const beside = (at: Point, by: Point): Point => ({ x: at.x + by.x, y: at.y + by.y });
  const taken = board.spaces.flatMap((space): Box[] => {
    const at = pointOf(board, space);
    const badges = badgeSpots(board, space).slice(0, Number(space.start != null) + Number(space.passage));
    return [
      boxAt(at, CORE, radius),
      ...badges.map((spot) => boxed(beside(at, spot), 0.3)), // a diamond leaves its corners free
      ...space.zones.map((_zone, i) => boxed(beside(at, letterAt(i, space.zones.length, radius)), 0.2)),
    ];
  });
  const figures = board.spaces.map((space) => boxAt(pointOf(board, space), FIGURE, radius));
  return board.spaces.flatMap(({ id, ...space }) => {
    const name = nameOf(id);
    if (name.length > LONGEST_NAME) return [];
    const at = pointOf(board, { id, ...space });
    const spots = HANGS.map(({ x, y }) => boxed(beside(at, { x: x * radius, y: y * radius }), plateWidth(name), PLATE));
    const free = spots.filter((one) => !taken.some((other) => overlap(one, other)));
    const box = free.find((one) => !figures.some((other) => overlap(one, other))) ?? free[0] ?? spots[0]!;
    taken.push(box);
    return [{ space: id, name, box }];
  });
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const AIM: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The nearest space in a direction; what lies aside counts as farther. */
export function toward(points: Map<string, Point>, from: string, direction: Direction): string | null {
  const here = points.get(from);
  if (!here) return null;
  const aim = AIM[direction];
  let best: string | null = null;
  let least = Infinity;
  for (const [id, point] of points) {
    const along = (point.x - here.x) * aim.x + (point.y - here.y) * aim.y;
    const aside = Math.abs((point.x - here.x) * aim.y) + Math.abs((point.y - here.y) * aim.x);
    if (id === from || along <= 0 || aside > along * 2) continue;
    const cost = along + aside * 1.5;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

/** The space nearest to a point, if it is within reach. */
export function nearest(points: Map<string, Point>, to: Point, reach: number): string | null {
  let best: string | null = null;
  let least = reach;
  for (const [id, point] of points) {
    const distance = Math.hypot(point.x - to.x, point.y - to.y);
    if (distance < least) [best, least] = [id, distance];
  }
  return best;
}
