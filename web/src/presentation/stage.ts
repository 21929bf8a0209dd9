// What is shown large over the board: the combat, or the card that acts.

import { combatAnimation, type CombatAnimation } from '../combat/animation';
import type { EventData, ViewData } from '../protocol';
import { lineText, type LogLine } from '../text/events';
import type { MatchNames } from '../text/names';

export type Stage = {
  /** Something happens on the board that must not be covered. */
  aside: boolean;
  /** Fighters that it acts on. */
  targets: string[];
} &
  /** `now` is what has happened last, in words, until the result; `after` what happened since. */
  (
    | { kind: 'combat'; animation: CombatAnimation; now: string; after: string[] }
    /** A card (`hero.card`) or an ability (`hero:ability`), the line that acts, who acts, and what it does in words. */
    | { kind: 'card'; source: string; line: number | null; seat: string; actor: string | null; words: string }
  );

interface Shown {
  view: ViewData;
  events: readonly EventData[];
  /** The events being shown. */
  step: readonly EventData[];
  lines: readonly LogLine[];
  names: MatchNames;
  /** The seat that is shown nothing of its own but schemes; null for a spectator. */
  me: string | null;
}

/** Kinds that happen on the board: what is over it makes room. */
const ON_BOARD = ['move', 'place', 'return', 'leave', 'marker'];
/** Kinds with which something else begins. */
const BEGINS = ['turn', 'action'];
/** Kinds with which a card or an ability begins to act. */
const ACTS = ['scheme', 'boost', 'effect'];
/** Kinds whose fighter is a target of what acts. */
const HITS = ['damage', 'prevented', 'recover', 'set_health', 'defeat', 'move', 'place', 'leave'];

/** While steps are shown. */
export function stageOf(shown: Shown): Stage | null {
  const [event] = shown.step;
  if (event === undefined) return null;
  const aside = ON_BOARD.includes(event.kind);
  if (event.combat !== undefined) return combatStage(shown, event.combat, aside);
  return cardStage(shown, event, aside);
}

function cardStage({ events, step, lines, names, me }: Shown, event: EventData, aside: boolean): Stage | null {
  const acts = actingAt(events, event.step);
  const source = acts?.card ?? acts?.source;
  if (acts === undefined || source === undefined || acts.seat === undefined) return null;
  const sheet = names.cardSheet(source);
  if (acts.seat === me && (acts.kind === 'boost' || sheet?.type !== 'scheme')) return null;
  const line = (sheet?.lines ?? []).findIndex(
    ({ timing }) => timing === acts.timing || (acts.kind === 'scheme' && timing === 'scheme'),
  );
  const since = events.slice(events.findIndex((one) => one.step === acts.step && isOf(one, source)));
  const told = lines.findLast((one) => since.includes(one.event));
  return {
    kind: 'card',
    source,
    line: line < 0 ? null : line,
    seat: acts.seat,
    actor: since.find((one) => isOf(one, source) && one.fighter !== undefined)?.fighter ?? null,
    words: told === undefined ? '' : lineText(told, names),
    targets: targetsOf([...since, ...step]),
    aside,
  };
}

/** Whether a card or an ability begins to act with this event. */
const isOf = ({ kind, card, source }: EventData, acts: string): boolean =>
  ACTS.includes(kind) && (card ?? source) === acts;

/** Whom these events hit. */
function targetsOf(events: readonly EventData[]): string[] {
  const hit = events.flatMap(({ kind, fighter }) => (HITS.includes(kind) && fighter !== undefined ? [fighter] : []));
  return [...new Set(hit)];
}

/** What acts after this answer, until it is done or something else begins. */
function actingAt(events: readonly EventData[], step: number): EventData | undefined {
  const begun = events.findLastIndex(({ kind, cause }) => BEGINS.includes(kind) || cause === 'played');
  return events.slice(begun + 1).findLast((event) => ACTS.includes(event.kind) && event.step === step);
}

/** A combat; without a number the latest one. */
export function combatStage({ events, step, lines, names }: Shown, combat?: number, aside = false): Stage | null {
  const animation = combatAnimation(events, names, combat);
  if (animation === null) return null;
  const over = lines.findLastIndex(({ event }) => event.kind === 'combat' && event.combat === animation.combat);
  const after = over < 0 ? [] : lines.slice(over + 1).filter(({ event }) => event.combat === animation.combat);
  // The damage of the combat itself is part of its result.
  const told = after.filter(({ event }) => event.kind !== 'damage' || event.damage !== 'combat');
  const last = lines.findLast(({ event }) => event.combat === animation.combat);
  const now = over < 0 && last !== undefined ? lineText(last, names) : '';
  const targets = targetsOf(step);
  return { kind: 'combat', animation, now, after: told.map((line) => lineText(line, names)), targets, aside };
}

/** Who attacks whom in what is shown. */
export function attackOf(stage: Stage | null): { from: string; to: string } | null {
  if (stage?.kind !== 'combat') return null;
  return { from: stage.animation.attacker.id, to: stage.animation.defender.id };
}
