// What is on screen, one step after the other. The server sends views with all events so far; the queue shows the new
// events for their beats and changes the view with each, so that nothing tells a result before the cards do. What is
// asked comes with the last step.

import { untrack } from 'svelte';
import type { EventData, ViewData } from '../protocol';
import { viewAfter } from './shownView';
import { stepsOf, type Step } from './steps';

/** A moment of a match: its view, all events so far and the number of its decision. */
export interface Moment {
  readonly number: number;
  readonly view: ViewData;
  readonly events: readonly EventData[];
}

export interface Host<M extends Moment> {
  /** What a beat at normal speed is multiplied with. */
  pace(): number;
  /** Whether everything is shown at once: instant speed, a hidden page. */
  instant(): boolean;
  /** A moment without events stays this long at normal speed. */
  readonly least?: number;
  /** A step is shown, with its result. What is skipped is not. */
  step?(events: readonly EventData[]): void;
  /** Everything up to this moment has been shown. */
  shown?(moment: M): void;
}

interface Waiting<M> {
  moment: M;
  /** Those not shown yet. */
  steps: Step[];
}

/** Steps that were not shown because the queue was too far behind. */
export interface Skipped {
  count: number;
  /** The first event among them. */
  first: EventData;
}

/** With more than this waiting, the oldest steps are skipped; in milliseconds. */
export const MOST_BEHIND = 12_000;

export class PresentationQueue<M extends Moment> {
  readonly #host: Host<M>;
  #shown = $state.raw<M | null>(null);
  #step = $state.raw<readonly EventData[]>([]);
  #idle = $state(true);
  #paused = $state(false);
  skipped = $state.raw<Skipped | null>(null);
  /** In the order in which they came; the first one is being shown. */
  #waiting: Waiting<M>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How long the running step stays at normal speed. */
  #ms = 0;

  constructor(host: Host<M>) {
    this.#host = host;
  }

  /** The moment on screen; while steps are shown, without what is asked and without the outcome. */
  get shown(): M | null {
    return this.#shown;
  }
  /** The events being shown, each part of one step. What has a lead is told before its result is on screen. */
  get step(): readonly EventData[] {
    return this.#step;
  }
  /** Whether everything has been shown. */
  get idle(): boolean {
    return this.#idle;
  }
  get paused(): boolean {
    return this.#paused;
  }
  set paused(wish: boolean) {
    this.#paused = wish;
    clearTimeout(this.#timer);
    if (!wish && this.#waiting.length > 0) this.#stay(this.#ms);
  }

  /** Queues what the server has sent. What does not go on from before is shown at once: the first view, an undo. */
  take(moment: M): void {
    const last = this.#waiting.at(-1)?.moment ?? untrack(() => this.#shown);
    if (last === null || this.#host.instant() || !goesOn(last, moment)) return this.show(moment);
    const steps = stepsOf(moment.events.slice(last.events.length), last.events);
    if (steps.length === 0 && this.#host.least !== undefined) steps.push({ events: [], ms: this.#host.least, lead: 0 });
    this.#waiting.push({ moment, steps });
    if (!untrack(() => this.#paused)) this.#catchUp();
    if (this.#waiting.length === 1) this.#advance();
  }

  /** Shows a moment without what led to it. */
  show(moment: M): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#step = [];
    this.#idle = true;
    this.#shown = moment;
    this.#host.shown?.(moment);
  }

  /** Shows everything that waits. */
  finish(): void {
    const last = this.#waiting.at(-1);
    if (last !== undefined) this.show(last.moment);
  }

  /** Shows the next step now, with its result. */
  next(): void {
    clearTimeout(this.#timer);
    if (this.#waiting.length > 0) this.#advance(false);
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #advance(leads = true): void {
    this.#idle = false;
    for (;;) {
      const [first, ...others] = this.#waiting;
      if (first === undefined) return;
      const step = first.steps.shift();
      if (step === undefined) {
        if (others.length === 0) return this.show(first.moment);
        this.#waiting = others;
        continue;
      }
      if (leads && step.lead * this.#host.pace() > 0) {
        this.#step = step.events;
        this.#put(untrack(() => this.#shown)!);
        first.steps.unshift({ ...step, ms: step.ms - step.lead, lead: 0 });
        return this.#stay(step.lead);
      }
      this.#release(step, first);
      if (step.ms * this.#host.pace() > 0) {
        this.#host.step?.(step.events);
        return this.#stay(step.ms);
      }
    }
  }

  #stay(ms: number): void {
    this.#ms = ms;
    if (!this.#paused) this.#timer = setTimeout(() => this.#advance(), ms * this.#host.pace());
  }

  /** With the last step comes the view of the server. */
  #release({ events }: Step, { moment, steps }: Waiting<M>): void {
    const before = untrack(() => this.#shown)!;
    const view = steps.length === 0 ? moment.view : events.reduce(viewAfter, before.view);
    this.#step = events;
    this.#put({ ...before, events: moment.events.slice(0, before.events.length + events.length), view });
  }

  /** While a step is told, nothing is asked any more. */
  #put(moment: M): void {
    this.#shown = { ...moment, view: { ...moment.view, decision: null, outcome: null } };
  }

  /** Skips the oldest steps until the rest is shown soon. */
  #catchUp(): void {
    const waiting = this.#waiting.flatMap(({ steps }) => steps).filter(({ ms }) => ms > 0);
    let behind = this.#host.pace() * waiting.reduce((sum, { ms }) => sum + ms, 0);
    const skipped: Step[] = [];
    for (const step of waiting) {
      if (behind <= MOST_BEHIND) break;
      behind -= this.#host.pace() * step.ms;
      step.ms = step.lead = 0;
      skipped.push(step);
    }
    const first = skipped[0]?.events[0];
    if (first === undefined) return;
    const before = untrack(() => this.skipped);
    this.skipped = { count: skipped.length + (before?.count ?? 0), first: before?.first ?? first };
  }
}

/** Whether a moment follows another one, for the same viewer. */
function goesOn(before: Moment, after: Moment): boolean {
  if (before.view.seat !== after.view.seat || after.events.length < before.events.length) return false;
  const [last, same] = [before.events.at(-1), after.events[before.events.length - 1]];
  return last === same || JSON.stringify(last) === JSON.stringify(same);
}
