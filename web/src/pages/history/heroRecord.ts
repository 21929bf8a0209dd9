// How the visitor has done with each hero, from the lines of their history.

import type { TableLine } from '../../protocol';

export interface HeroRecord {
  hero: string;
  won: number;
  lost: number;
  drawn: number;
}

/**
 * Finished matches with a seat of one's own, by hero, most played first. A match played from both sides counts for
 * none.
 */
export function heroRecords(lines: readonly TableLine[]): HeroRecord[] {
  const records = new Map<string, HeroRecord>();
  for (const { result, seats } of lines) {
    const own = seats.filter(({ mine }) => mine);
    if (result === null || own.length === 0) continue;
    const winners = own.filter(({ seat }) => result.winners.includes(seat)).length;
    if (result.winners.length > 0 && winners > 0 && winners < own.length) continue;
    if (own.length === seats.length) continue;
    for (const hero of new Set(own.flatMap((seat) => seat.hero ?? []))) {
      const record = records.get(hero) ?? { hero, won: 0, lost: 0, drawn: 0 };
      if (result.winners.length === 0) record.drawn += 1;
      else if (winners > 0) record.won += 1;
      else record.lost += 1;
      records.set(hero, record);
    }
  }
  const matches = ({ won, lost, drawn }: HeroRecord): number => won + lost + drawn;
  return [...records.values()].sort((a, b) => matches(b) - matches(a) || a.hero.localeCompare(b.hero));
}
