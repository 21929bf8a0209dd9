// What is shown large over the board: the combat, or the card that acts.

import { combatAnimation, type CombatAnimation } from '../combat/animation';
import type { EventData, ViewData } from '../protocol';
import { lineText, type LogLine } from '../text/events';
import type { MatchNames } from '../text/names';

export type Stage = { aside: boolean } & (
  | { kind: 'combat'; animation: CombatAnimation; after: string[] }
  /** A card (`hero.card`) or an ability (`hero:ability`), and the line that acts. */
  | { kind: 'card'; source: string; line: number | null }
);

interface Shown {
  view: ViewData;
  events: readonly EventData[];
  /** The events being shown. */
  step: readonly EventData[];
  lines: readonly LogLine[];
  names: MatchNames;
  /** The seat whose own cards need no showing; null for a spectator. */
  me: string | null;
}

/** Kinds that happen on the board: what is over it makes room. */
const ON_BOARD = ['move', 'place', 'return', 'leave', 'marker'];
/** Kinds with which something else begins. */
const BEGINS = ['turn', 'action'];
/** Kinds with which a card or an ability begins to act. */
const ACTS = ['scheme', 'boost', 'effect'];

/** While steps are shown. */
export function stageOf(shown: Shown): Stage | null {
  const [event] = shown.step;
  if (event === undefined) return null;
  const aside = ON_BOARD.includes(event.kind);
  if (event.combat !== undefined) return combatStage(shown, event.combat, aside);
  const acts = actingAt(shown.events, event.step);
  const source = acts?.card ?? acts?.source;
  if (acts === undefined || source === undefined || acts.seat === shown.me) return null;
  const lines = shown.names.cardSheet(source)?.lines ?? [];
  const line = lines.findIndex(
    ({ timing }) => timing === acts.timing || (acts.kind === 'scheme' && timing === 'scheme'),
  );
  return { kind: 'card', source, line: line < 0 ? null : line, aside };
}

/** What acts after this answer, until it is done or something else begins. */
function actingAt(events: readonly EventData[], step: number): EventData | undefined {
  const begun = events.findLastIndex(({ kind, cause }) => BEGINS.includes(kind) || cause === 'played');
  return events.slice(begun + 1).findLast((event) => ACTS.includes(event.kind) && event.step === step);
}

/** A combat; without a number the latest one. */
export function combatStage(
  { events, lines, names }: Omit<Shown, 'step'>,
  combat?: number,
  aside = false,
): Stage | null {
  const animation = combatAnimation(events, names, combat);
  if (animation === null) return null;
  const over = lines.findLastIndex(({ event }) => event.kind === 'combat' && event.combat === animation.combat);
  const after = over < 0 ? [] : lines.slice(over + 1).filter(({ event }) => event.combat === animation.combat);
  // The damage of the combat itself is part of its result.
  const told = after.filter(({ event }) => event.kind !== 'damage' || event.damage !== 'combat');
  return { kind: 'combat', animation, after: told.map((line) => lineText(line, names)), aside };
}
