// A match that is over, in a few numbers read off its events.

import type { EventData } from '../../protocol';
import type { MatchNames } from '../../text/names';

export interface Damage {
  /** A card, an ability, or nothing for a rule. */
  source: string;
  /** Of exhaustion, which has no source. */
  exhaustion: boolean;
  /** Who was hurt. */
  seat: string;
  amount: number;
}

export interface Summary {
  /** Health lost, by who lost it and by what; the most first. */
  damage: Damage[];
  /** The turn in which a player lost the most. */
  turning: { turn: number; seat: string; lost: number } | null;
  /** Health of the hero of each seat, which decides the match, before the first turn and after each. */
  healthByTurn: Map<string, number[]>;
  /** Cards by the damage they dealt. */
  topCards: { card: string; amount: number }[];
  /** Whether the last defeat was due to exhaustion. */
  exhausted: boolean;
}

export function summarize(events: readonly EventData[], names: MatchNames): Summary {
  const fighters = new Map(names.fighters.map((fighter) => [fighter, names.fighterSheet(fighter).health]));
  const leaders = names.fighters.filter((id) => names.fighterSheet(id) === names.heroOf(names.owner(id)).hero);
  const healthByTurn = new Map(names.seats.map((seat) => [seat, [] as number[]]));
  const dealt = new Map<string, Damage>();
  let turn = 0;
  let lost = new Map<string, number>();
  let turning: Summary['turning'] = null;
  let exhausted = false;

  const note = (): void => {
    for (const id of leaders) healthByTurn.get(names.owner(id))?.push(fighters.get(id) ?? 0);
  };
  for (const event of events) {
    if (event.kind === 'turn') {
      note();
      turn += 1;
      lost = new Map();
    }
    const { fighter } = event;
    if (fighter === undefined) continue;
    const left = fighters.get(fighter) ?? 0;
    if (event.kind === 'recover') fighters.set(fighter, left + (event.amount ?? 0));
    if (event.kind === 'set_health' || event.kind === 'return') fighters.set(fighter, event.amount ?? left);
    if (event.kind !== 'damage') continue;
    const amount = event.lost ?? 0;
    if (amount <= 0) continue;
    fighters.set(fighter, Math.max(0, left - amount));
    const seat = names.owner(fighter);
    exhausted = event.damage === 'exhaustion';
    const key = `${seat} ${event.source ?? ''} ${exhausted}`;
    const former = dealt.get(key) ?? { source: event.source ?? '', exhaustion: exhausted, seat, amount: 0 };
    dealt.set(key, { ...former, amount: former.amount + amount });
    const sum = (lost.get(seat) ?? 0) + amount;
    lost.set(seat, sum);
    if (sum > (turning?.lost ?? 0)) turning = { turn, seat, lost: sum };
  }
  note();

  const byCard = new Map<string, number>();
  for (const { source, amount } of dealt.values())
    if (names.cardSheet(source) !== undefined) byCard.set(source, (byCard.get(source) ?? 0) + amount);
  const most = <T extends { amount: number }>(list: T[]): T[] => list.sort((a, b) => b.amount - a.amount);
  return {
    damage: most([...dealt.values()]),
    turning,
    healthByTurn,
    topCards: most([...byCard].map(([card, amount]) => ({ card, amount }))),
    exhausted,
  };
}
