// What the guide explains, as data: each lesson with the situation it belongs to and the part of the table it points
// at. Its words are the messages `web-lesson-…` (what it is about) and `web-lesson-…-text`.

import { isCardId } from '../contentIds';
import { type Option, parseOption } from '../options';
import type { DecisionData, EventData, ViewData } from '../protocol';

/** Parts of the table; the first that is on the page counts. */
export const ANCHORS = {
  board: ['.table .board'],
  hand: ['.table .hand', '.table .strip', '.table .own-seat'],
  log: ['.table .looked', '.table .line'],
  decision: ['.table .line'],
  others: ['.table .seats'],
  ownSeat: ['.table .side .seat', '.table .own-seat .seat', '.table .own-seat'],
  stage: ['.stage', '.table .side', '.table .board'],
} as const;

export interface Moment {
  view: ViewData;
  /** What is being shown, or what the last answer led to. */
  recent: readonly EventData[];
  /** Of the open decision. */
  number: number;
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

export interface Lesson extends Situation {
  id: LessonId;
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
export const LESSONS = [
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

export type LessonId = (typeof LESSONS)[number]['id'];

export const isLesson = (id: unknown): id is LessonId => LESSONS.some((lesson) => lesson.id === id);

/** A decision that leaves no choice teaches nothing: it may be gone before it is read. */
const choice = ({ decision, seat }: ViewData): DecisionData | null =>
  decision !== null && decision.seat === seat && (decision.options?.length ?? 0) > 1 ? decision : null;

/** A lesson on screen, and the decision of the player that is open with it. */
export interface Shown {
  lesson: Lesson;
  question: number | null;
}

/**
 * What is explained next: the lesson on screen stays until it is closed or until the player has answered the question
 * that was open with it. `done` is the lesson that ends so.
 */
export function follow(
  shown: Shown | null,
  moment: Moment,
  learned: readonly LessonId[],
): { shown: Shown | null; done: LessonId | null } {
  const question = choice(moment.view) === null ? null : moment.number;
  if (shown !== null && !learned.includes(shown.lesson.id)) {
    const answered = shown.question !== null && moment.number > shown.question;
    if (!answered) return { shown: shown.question === null ? { ...shown, question } : shown, done: null };
    const { shown: next } = follow(null, moment, [...learned, shown.lesson.id]);
    return { shown: next, done: shown.lesson.id };
  }
  const lesson = lessonNow(moment, learned);
  return { shown: lesson === null ? null : { lesson, question }, done: null };
}

/** What fits now: the open decision comes before what has happened. */
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
