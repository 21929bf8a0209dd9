// Where figures look: to whom they attack or who attacks them, else to the nearest opponent.

import type { FighterData } from '../protocol';
import type { Point } from './geometry';

export interface Attack {
  from: string;
  to: string;
}

/** The fighters that look to the left. */
export function lookLeft(
  fighters: readonly FighterData[],
  at: (fighter: FighterData) => Point | undefined,
  allied: (seat: string, other: string) => boolean,
  attack: Attack | null,
): Set<string> {
  const placed = fighters.flatMap((fighter) => {
    const point = at(fighter);
    return point ? [{ fighter, point }] : [];
  });
  const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
  const found = placed.filter(({ fighter, point }) => {
    const met = attack?.from === fighter.id ? attack.to : attack?.to === fighter.id ? attack.from : null;
    const foes = placed.filter((other) =>
      met === null ? !allied(other.fighter.seat, fighter.seat) : other.fighter.id === met,
    );
    const [nearest] = foes.toSorted((a, b) => away(a.point, point) - away(b.point, point));
    return nearest !== undefined && nearest.point.x < point.x;
  });
  return new Set(found.map(({ fighter }) => fighter.id));
}
