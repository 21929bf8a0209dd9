// What the guide explains, as data: each hint with the situation it belongs to and the part of the table it points
// at. Its words are the messages `web-hint-…` (what it is about) and `web-hint-…-text`.

import { isCardId } from '../contentIds';
import { type Option, parseOption } from '../options';
import type { DecisionData, EventData, ViewData } from '../protocol';

/** Parts of the table; the first that is on the page counts. */
export const ANCHORS = {
  board: ['.table .board'],
  hand: ['.table .hand', '.table .strip', '.table .own-seat'],
  log: ['.table .looked', '.table .decision .line'],
  decision: ['.table .decision .line'],
  others: ['.table .seats'],
  ownSeat: ['.table .side .seat', '.table .own-seat .seat', '.table .own-seat'],
  stage: ['.stage', '.table .side', '.table .board'],
} as const;

export interface Moment {
  view: ViewData;
  /** What is being shown, or what the last answer led to. */
  recent: readonly EventData[];
}

interface Situation {
  anchor: keyof typeof ANCHORS;
  /** The space it is about, on the board. */
  space?: (view: ViewData) => string | null;
  /** In the help they stand under this heading. */
  group: Group;
  /** Belongs to a decision of the player. */
  asked?: (asked: DecisionData, view: ViewData) => boolean;
  /** Belongs to what is on screen now. */
  told?: (moment: Moment) => boolean;
}

export interface Hint extends Situation {
  id: HintId;
}

export const GROUPS = ['goal', 'turn', 'attack', 'cards', 'end'] as const;
export type Group = (typeof GROUPS)[number];

const offers = (asked: DecisionData, kind: Option['kind']): boolean =>
  asked.options?.some((text) => parseOption(asked.kind, text).kind === kind) ?? false;
const happened =
  (kind: string) =>
  ({ recent }: Moment): boolean =>
    recent.some((event) => event.kind === kind);
const own = (view: ViewData) => view.fighters.filter(({ seat, space }) => seat === view.seat && space !== null);
const askedSpace = (view: ViewData): string | null =>
  own(view).find(({ id, hero }) => (view.decision?.fighter == null ? hero : id === view.decision.fighter))?.space ??
  null;
const spaceOfKind =
  (ranged: boolean) =>
  (view: ViewData): string | null =>
    own(view).find((fighter) => fighter.ranged === ranged)?.space ?? null;

/** In the order in which they are shown where several fit. */
export const HINTS = [
  {
    id: 'place',
    group: 'goal',
    anchor: 'board',
    space: (view) => own(view).find(({ hero }) => hero)?.space ?? null,
    asked: ({ kind, fighter }) => kind === 'place_sidekick' && fighter !== null,
  },
  { id: 'goal', group: 'goal', anchor: 'others', asked: ({ kind }) => kind === 'action' },
  { id: 'actions', group: 'turn', anchor: 'ownSeat', asked: ({ kind }) => kind === 'action' },
  {
    id: 'maneuver',
    group: 'turn',
    anchor: 'decision',
    asked: (asked) => offers(asked, 'maneuver'),
  },
  { id: 'boost', group: 'turn', anchor: 'hand', asked: ({ kind, source }) => kind === 'boost' && source === '' },
  {
    id: 'move',
    group: 'turn',
    anchor: 'board',
    space: askedSpace,
    asked: ({ kind, source, fighter }) => kind === 'mover' || (kind === 'space' && source === '' && fighter !== null),
  },
  { id: 'limit', group: 'turn', anchor: 'hand', asked: ({ kind, source }) => kind === 'discard' && source === '' },
  {
    id: 'attack',
    group: 'attack',
    anchor: 'hand',
    asked: (asked) => offers(asked, 'attack'),
  },
  {
    id: 'melee',
    group: 'attack',
    anchor: 'board',
    space: spaceOfKind(false),
    asked: ({ kind }, view) => kind === 'action' && own(view).some(({ ranged }) => !ranged),
  },
  {
    id: 'ranged',
    group: 'attack',
    anchor: 'board',
    space: spaceOfKind(true),
    asked: ({ kind }, view) => kind === 'action' && own(view).some(({ ranged }) => ranged),
  },
  { id: 'defense', group: 'attack', anchor: 'hand', asked: ({ kind }) => kind === 'defense' },
  { id: 'reveal', group: 'attack', anchor: 'stage', told: happened('combat') },
  {
    id: 'scheme',
    group: 'cards',
    anchor: 'hand',
    asked: (asked) => offers(asked, 'scheme'),
  },
  { id: 'asks', group: 'cards', anchor: 'decision', asked: ({ source }) => source !== '' },
  {
    id: 'timing',
    group: 'cards',
    anchor: 'stage',
    told: ({ recent }) =>
      recent.some(
        ({ kind, source, combat }) =>
          kind === 'effect' && combat !== undefined && source !== undefined && isCardId(source),
      ),
  },
  {
    id: 'waiting',
    group: 'cards',
    anchor: 'log',
    told: ({ view }) => view.decision !== null && view.decision.seat !== view.seat && view.turn > 0,
  },
  { id: 'defeat', group: 'end', anchor: 'others', told: happened('defeat') },
  {
    id: 'exhausted',
    group: 'end',
    anchor: 'ownSeat',
    told: ({ view }) => view.seats.some(({ exhausted }) => exhausted),
  },
  { id: 'over', group: 'end', anchor: 'decision', told: ({ view }) => view.outcome !== null },
] as const satisfies (Situation & { id: string })[];

export type HintId = (typeof HINTS)[number]['id'];

export const isHint = (id: unknown): id is HintId => HINTS.some((hint) => hint.id === id);

/** A decision that leaves no choice teaches nothing: it may be gone before it is read. */
const choice = ({ decision, seat }: ViewData): DecisionData | null =>
  decision !== null && decision.seat === seat && (decision.options?.length ?? 0) > 1 ? decision : null;

/** What is explained now: the hint on screen stays until it is read. */
export function follow(shown: Hint | null, moment: Moment, learned: readonly HintId[]): Hint | null {
  return shown !== null && !learned.includes(shown.id) ? shown : hintNow(moment, learned);
}

/** What fits now: the open decision comes before what has happened. */
export function hintNow(moment: Moment, learned: readonly HintId[]): Hint | null {
  const open = (HINTS as readonly Hint[]).filter(({ id }) => !learned.includes(id));
  const asked = choice(moment.view);
  const over = moment.view.outcome !== null;
  return (
    (asked && open.find((hint) => hint.asked?.(asked, moment.view))) ??
    open.findLast(({ id }) => over && id === 'over') ??
    open.find((hint) => hint.told?.(moment)) ??
    null
  );
}
