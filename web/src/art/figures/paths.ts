// Path data from a few numbers: the vocabulary that figures are drawn with. All of it is absolute and has no arcs, so
// that any path can be moved, turned and mirrored.

type Spot = readonly [number, number];

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([x, y]: Spot): string => `${n(x)} ${n(y)}`;

function spots(numbers: readonly number[]): Spot[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0] as const);
}

/** Straight cuts. */
export const poly = (...numbers: number[]): string => `M${spots(numbers).map(at).join('L')}Z`;

/** An open line with corners. */
export const line = (...numbers: number[]): string => `M${spots(numbers).map(at).join('L')}`;

export function oval(x: number, y: number, rx: number, ry = rx, turn = 0): string {
  const k = 0.5523;
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const p = (a: number, b: number): string => at([x + a * rx * c - b * ry * s, y + a * rx * s + b * ry * c]);
  return (
    `M${p(1, 0)}C${p(1, k)} ${p(k, 1)} ${p(0, 1)}C${p(-k, 1)} ${p(-1, k)} ${p(-1, 0)}` +
    `C${p(-1, -k)} ${p(-k, -1)} ${p(0, -1)}C${p(k, -1)} ${p(1, -k)} ${p(1, 0)}Z`
  );
}

/** A star with any number of rays. */
export function star(rays: number, far: number, near: number, x = 0, y = 0, turn = -90): string {
  return poly(
    ...Array.from({ length: rays * 2 }, (_, i) => {
      const [r, angle] = [i % 2 ? near : far, ((turn + (i * 180) / rays) * Math.PI) / 180];
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    }).flat(),
  );
}

/** A curve from spot to spot through all of them (Catmull-Rom); its ends are the first and the last. */
function through(points: readonly Spot[], closed: boolean): string {
  const count = points.length;
  const get = (i: number): Spot =>
    (closed ? points[(i + count) % count] : points[Math.min(count - 1, Math.max(0, i))]) ?? [0, 0];
  return Array.from({ length: closed ? count : count - 1 }, (_, i) => {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const first: Spot = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second: Spot = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    return `C${at(first)} ${at(second)} ${at(c)}`;
  }).join('');
}

/** A round shape through all spots. */
export function blob(...numbers: number[]): string {
  const points = spots(numbers);
  return `M${at(points[0] ?? [0, 0])}${through(points, true)}Z`;
}

/** A soft open line through all spots. */
export function curve(...numbers: number[]): string {
  const points = spots(numbers);
  return `M${at(points[0] ?? [0, 0])}${through(points, false)}`;
}

/** A strip along spots, each with its width: limbs, snakes, locks, plumes. A width of 0 ends in a point. */
export function ribbon(...numbers: number[]): string {
  const middle = Array.from({ length: numbers.length / 3 }, (_, i) => {
    const [x = 0, y = 0, w = 0] = numbers.slice(3 * i, 3 * i + 3);
    return { x, y, w };
  });
  const normals = middle.map((_, i): Spot => {
    const before = middle[Math.max(0, i - 1)]!;
    const after = middle[Math.min(middle.length - 1, i + 1)]!;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(dx, dy) || 1;
    return [-dy / length, dx / length];
  });
  const side = (sign: number): Spot[] =>
    middle.map(({ x, y, w }, i) => {
      const [nx, ny] = normals[i] ?? [0, 0];
      return [x + (sign * nx * w) / 2, y + (sign * ny * w) / 2];
    });
  /** A round end: half a circle behind the last spot. */
  const end = (i: number, from: Spot, to: Spot, sign: number): string => {
    const { w } = middle[i]!;
    if (w === 0) return '';
    const [nx, ny] = normals[i] ?? [0, 0];
    const [dx, dy] = [(sign * ny * w * 2) / 3, (-sign * nx * w * 2) / 3];
    return `C${at([from[0] + dx, from[1] + dy])} ${at([to[0] + dx, to[1] + dy])} ${at(to)}`;
  };
  const [left, right] = [side(1), side(-1)];
  const last = middle.length - 1;
  return (
    `M${at(left[0]!)}${through(left, false)}${end(last, left[last]!, right[last]!, 1)}` +
    `${through(right.toReversed(), false)}${end(0, right[0]!, left[0]!, -1)}Z`
  );
}

export interface Put {
  x?: number;
  y?: number;
  scale?: number;
  /** Degrees, around the origin. */
  turn?: number;
  mirror?: boolean;
}

/** A path somewhere else: mirrored, scaled, turned, then moved. */
export function put(d: string, { x = 0, y = 0, scale = 1, turn = 0, mirror = false }: Put): string {
  const [c, s] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  const flip = mirror ? -1 : 1;
  return d.replace(/([MLCQ])([^A-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    return (
      command +
      spots(numbers)
        .map(([px, py]) => at([x + flip * px * c - py * s, y + flip * px * s + py * c]))
        .join(' ')
    );
  });
}
