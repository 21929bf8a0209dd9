// Going through a finished match: the next frame is shown step by step, any other one at once.

import { untrack } from 'svelte';
import { PresentationQueue, type Moment } from '../presentation/queue.svelte';
import { within, type Speed } from './scrub';

interface Host {
  /** The frame that is wanted. */
  at(): number;
  last(): number;
  go(at: number): void;
}

/** How long a frame without events stays, in milliseconds at normal speed. */
const STAY_MS = 400;

export class Player {
  readonly #host: Host;
  readonly queue = new PresentationQueue<Moment>({
    pace: () => 1 / this.speed,
    instant: () => false,
    least: STAY_MS,
  });
  playing = $state(false);
  speed = $state<Speed>(1);
  #forward = false;

  constructor(host: Host) {
    this.#host = host;
    $effect(() => {
      if (!this.playing || !this.queue.idle || this.queue.shown?.number !== host.at()) return;
      if (host.at() >= host.last()) {
        this.playing = false;
        return;
      }
      const timer = setTimeout(() => this.go(host.at() + 1));
      return () => clearTimeout(timer);
    });
    $effect(() => () => this.queue.end());
  }

  /** A frame has been loaded. */
  show(moment: Moment): void {
    untrack(() => {
      const { shown } = this.queue;
      if (this.#forward && shown !== null && shown.number !== moment.number) this.queue.take(moment);
      else this.queue.show(moment);
    });
  }

  go(to: number): void {
    const next = within(to, this.#host.last());
    this.queue.finish();
    this.queue.paused = false;
    this.#forward = next === this.#host.at() + 1;
    this.#host.go(next);
  }

  /** To a frame, and no further. */
  stopAt(to: number): void {
    this.playing = false;
    this.go(to);
  }

  /** Stays where it is, in the middle of a frame, too. */
  pause = (): void => {
    this.playing = false;
    this.queue.paused = true;
  };

  toggle = (): void => {
    if (this.playing) return this.pause();
    this.playing = true;
    this.queue.paused = false;
    if (this.#host.at() === this.#host.last()) {
      this.#forward = false;
      this.#host.go(0);
    }
  };
}
