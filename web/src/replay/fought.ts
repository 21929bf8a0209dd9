// The combat that a frame has brought to its end. A view shows a combat only while it lasts, and most end between two
// decisions; what they came to stands in the events.

import type { CombatData, CombatSideData, Frame } from '../protocol';
import type { EventData, Term } from '../text/events';

export function fought(frame: Frame, before: Frame | undefined, owner: (fighter: string) => string): CombatData | null {
  const events = frame.events as unknown as EventData[];
  const end = events.findLastIndex(({ kind }) => kind === 'combat');
  const combat = events[end];
  if (combat === undefined || frame.view.combat !== null) return null;
  const open = before?.view.combat ?? null;
  const cards = new Map<string, string>();
  for (const { seat, card } of open === null ? [] : [open.attacker, open.defender]) if (card !== null) cards.set(seat, card);
  for (const { kind, seat, card } of events.slice(0, end))
    if (kind === 'reveal' && seat !== undefined && card !== undefined) cards.set(seat, card);
  const side = (fighter: string, value: number, terms: Term[]): CombatSideData => {
    const seat = owner(fighter);
    const card = cards.get(seat) ?? null;
    return { seat, fighter, lies: card === null ? 'none' : 'revealed', card, value, terms, boost_lies: 'none', boost_card: null };
  };
  const hurt = events.slice(end).find(({ kind, damage }) => kind === 'damage' && damage === 'combat');
  return {
    attacker: side(combat.fighter ?? '', combat.attack ?? 0, combat.attack_terms ?? []),
    defender: side(combat.target ?? '', combat.defense ?? 0, combat.defense_terms ?? []),
    revealed: true,
    damage: hurt?.amount ?? 0,
    outer: null,
  };
}
