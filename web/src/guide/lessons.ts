// What the guide explains, as data: each lesson with the situation it belongs to and the part of the table it points
// at. Its words are the messages `web-lesson-…` (what it is about) and `web-lesson-…-text`.

import { isCardId } from '../contentIds';
import { type Option, parseOption } from '../options';
import type { DecisionData, EventData, ViewData } from '../protocol';

/** Parts of the table, as Play.svelte calls them. */
export const ANCHORS = {
  board: '.table > .board',
  hand: '.table > footer .own-seat > :last-child',
  log: '.table .log',
  decision: '.table > footer .decision',
  others: '.table > header .seats',
  ownSeat: '.table > footer .own-seat > :first-child',
  side: '.table > .side',
} as const;

export interface Moment {
  view: ViewData;
  events: readonly EventData[];
}

interface Situation {
  anchor: keyof typeof ANCHORS;
  /** In the help they stand under this heading. */
  group: Group;
  /** Belongs to a decision of the player, who has seen it after answering; otherwise it waits to be read. */
  asked?: (asked: DecisionData, view: ViewData) => boolean;
  told?: (moment: Moment) => boolean;
}

export interface Lesson extends Situation {
  id: LessonId;
}

export const GROUPS = ['goal', 'turn', 'attack', 'cards', 'end'] as const;
export type Group = (typeof GROUPS)[number];

const offers = (asked: DecisionData, kind: Option['kind']): boolean =>
  asked.options?.some((text) => parseOption(asked.kind, text).kind === kind) ?? false;
const happened =
  (kind: string) =>
  ({ events }: Moment): boolean =>
    events.some((event) => event.kind === kind);
const own = (view: ViewData) => view.fighters.filter(({ seat, space }) => seat === view.seat && space !== null);

/** In the order in which they are shown where several fit. */
export const LESSONS = [
  {
    id: 'place',
    group: 'goal',
    anchor: 'board',
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
    asked: ({ kind }, view) => kind === 'action' && own(view).some(({ ranged }) => !ranged),
  },
  {
    id: 'ranged',
    group: 'attack',
    anchor: 'board',
    asked: ({ kind }, view) => kind === 'action' && own(view).some(({ ranged }) => ranged),
  },
  { id: 'defense', group: 'attack', anchor: 'hand', asked: ({ kind }) => kind === 'defense' },
  { id: 'reveal', group: 'attack', anchor: 'side', told: happened('combat') },
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
    anchor: 'side',
    told: ({ events }) =>
      events.some(({ kind, source }) => kind === 'effect' && source !== undefined && isCardId(source)),
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
  { id: 'over', group: 'end', anchor: 'side', told: ({ view }) => view.outcome !== null },
] as const satisfies (Situation & { id: string })[];

export type LessonId = (typeof LESSONS)[number]['id'];

export const isLesson = (id: unknown): id is LessonId => LESSONS.some((lesson) => lesson.id === id);

/** A decision that leaves no choice teaches nothing: it may be gone before it is read. */
const choice = ({ decision, seat }: ViewData): DecisionData | null =>
  decision !== null && decision.seat === seat && (decision.options?.length ?? 0) > 1 ? decision : null;

/** What to explain now: the open decision comes before what has happened. */
export function lessonNow(moment: Moment, learned: readonly LessonId[]): Lesson | null {
  const open = (LESSONS as readonly Lesson[]).filter(({ id }) => !learned.includes(id));
  const asked = choice(moment.view);
  const over = moment.view.outcome !== null;
  return (
    (asked && open.find((lesson) => lesson.asked?.(asked, moment.view))) ??
    open.findLast(({ id }) => over && id === 'over') ??
    open.find((lesson) => lesson.told?.(moment)) ??
    null
  );
}
