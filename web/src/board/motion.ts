// Motion that explains: a figure walks its path. It takes 120 to 300 ms however long the way is, and nothing waits
// for it.
import type { Point } from './geometry';

export interface Walk {
  at: Point;
  via: Point[];
  held: boolean;
  /** 0 switches motion off. */
  speed: number;
}

export function still(): boolean {
  const wish = document.documentElement.dataset['motion'];
  if (wish === 'none') return true;
  return wish !== 'full' && (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);
}

export const walkTime = (steps: number, speed: number): number => Math.min(300, 120 + 60 * (steps - 1)) / speed;

const shift = (point: Point): string => `translate(${point.x}px, ${point.y}px)`;

/** Attached to a figure: walks through `via` when `at` has changed. */
export function stroll(node: Element, walk: () => Walk): void {
  const { at, via, held, speed } = walk();
  if (held || via.length === 0 || speed <= 0 || still() || !('animate' in node)) return;
  node.animate(
    [...via, at].map((point) => ({ transform: shift(point) })),
    { duration: walkTime(via.length, speed), easing: 'ease-in-out' },
  );
}
