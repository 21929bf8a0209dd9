// Motion that explains: a figure walks its path, as long as the beat of its step lasts.
import { BEATS } from '../../beats';
import type { Point } from '../geometry';

export interface Walk {
  at: Point;
  /** The places passed on the way, up to `at`; with or without the first. */
  via: Point[];
  held: boolean;
  /** What a beat is multiplied with; 0 switches motion off. */
  pace: number;
}

export function still(): boolean {
  const wish = document.documentElement.dataset['motion'];
  if (wish === 'none') return true;
  return wish !== 'full' && (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);
}

export const walkTime = (steps: number, pace: number): number => BEATS.move.ms * steps * pace;

const same = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1;

/** All places of a walk, each once after the other; none if nobody has moved or the way leads elsewhere. */
export function placesOf(from: Point | undefined, via: readonly Point[], at: Point): Point[] {
  const last = via.at(-1);
  if (!from || same(from, at) || !last || !same(last, at)) return [];
  const places = [from, ...via];
  return places.filter((place, i) => i === 0 || !same(place, places[i - 1] ?? place));
}

const shift = (point: Point): string => `translate(${point.x}px, ${point.y}px)`;
const stood = new WeakMap<Element, Point>();

/** Attached to a figure: when `at` has changed, it walks there. */
export function walkAlong(node: Element, walk: () => Walk): void {
  const { at, via, held, pace } = walk();
  if (held) return;
  const places = placesOf(stood.get(node), via, at);
  stood.set(node, at);
  if (places.length < 3 || pace <= 0 || still() || !('animate' in node)) return;
  node.animate(
    places.map((place) => ({ transform: shift(place) })),
    { duration: walkTime(places.length - 1, pace), easing: 'ease-in-out' },
  );
}
