// A table as one of its players sees it: the match in words and scenes, what is asked, and what lies open over the
// board. The parts of the page draw from it and say back what was pressed.

import { untrack } from 'svelte';
import { zoneLooks } from '../../art/zones';
import { turned } from '../../board/geometry';
import { still } from '../../board/motion/motion';
import type { HeldCard } from '../../cards/Hand.svelte';
import { idInHero } from '../../contentIds';
import { say, currentLanguage } from '../../language/currentLanguage.svelte';
import type { LiveMatch } from '../../net/liveMatch.svelte';
import type { BoardSheet, EventData, HeroSheet, SeatId } from '../../protocol';
import { settings } from '../../settings.svelte';
import { GrowingLog } from '../../text/events';
import { DecisionModel } from '../decision/decisionModel.svelte';
import { NamesCache } from './namesCache';
import { Layout } from './layout';
import { mentionOf, mentions, NOTHING, type Mention } from '../log/mention';
import { Playback } from './playback.svelte';
import { combatAnimation } from '../../combat/animation';
import { seatsFrom, spentActions } from '../seats/seatFacts';

/** A sheet over the table. */
export type Open =
  | { sheet: 'log' | 'ending' }
  | { sheet: 'pile' | 'seat'; seat: string }
  | { sheet: 'source'; source: string }
  | { sheet: 'hand'; first: number };

interface Host {
  match: LiveMatch;
  heroes(): Record<string, HeroSheet>;
  boards(): Record<string, BoardSheet>;
}

export class TableModel {
  readonly match: LiveMatch;
  readonly layout = new Layout();
  readonly playback = new Playback();
  readonly decision: DecisionModel;
  readonly #host: Host;
  readonly #namesCache = new NamesCache();
  readonly #log = new GrowingLog();

  open = $state.raw<Open | null>(null);
  /** The card or ability beside the board, while the pointer is over it. */
  hovered = $state<string | null>(null);
  /** What the line of the log that is pointed at speaks of. */
  mention = $state.raw<Mention>(NOTHING);
  #now = $state(performance.now());
  #since = $state(performance.now());
  /** A combat that was put away, at its stage. */
  #away = $state('');

  constructor(host: Host) {
    this.#host = host;
    this.match = host.match;
    this.decision = new DecisionModel({
      match: host.match,
      board: () => this.#sheet,
      names: () => this.names,
      answered: () => this.playback.skip(),
    });
    this.#away = this.#stage; // a combat of before one came is not played again
    this.#follow();
  }

  // ---- the match

  // All of it derived: what follows one of these must not follow everything else that the table receives.
  // The page shows a table only while there is a view and a language.
  view = $derived.by(() => this.match.view!);
  me = $derived.by((): SeatId | null => this.match.seat);
  asked = $derived.by(() => this.match.asked);
  events = $derived.by(() => this.match.events);
  /** Of the open decision. */
  number = $derived.by(() => this.match.seatView?.number ?? 0);
  ended = $derived.by(() => this.view.outcome !== null);
  names = $derived.by(() => this.#namesCache.names(this.view, currentLanguage.translator!, this.#host.heroes()));
  seats = $derived.by(() => seatsFrom(this.view, this.me));
  lines = $derived.by(() => this.#log.tell(this.events, this.names, this.me));
  animation = $derived.by(() => combatAnimation(this.events, this.names));
  title = $derived.by(() => {
    if (this.ended) return say('web-over');
    return this.asked !== null ? `● ${say('web-your-turn')}` : say('web-their-turn');
  });

  spent(seat: string) {
    return spentActions(this.events, seat);
  }
  info(seat: string) {
    return this.match.table?.seats.find((other) => other.seat === seat);
  }
  time(seat: string): number | null {
    return this.match.timeLeft(seat, this.#now);
  }
  /** How long the open decision has been waited for, in milliseconds. */
  get waited(): number {
    return this.#now - this.#since;
  }

  // ---- the board

  get #sheet(): BoardSheet {
    return this.#host.boards()[this.view.board]!;
  }
  board = $derived.by(() => (this.layout.upright ? turned(this.#sheet) : this.#sheet));
  #letters = $derived.by(() => {
    const letters = new Map(zoneLooks(this.#sheet.zones).map(({ id, letter }) => [id, letter]));
    return new Map(
      this.#sheet.spaces.map(({ id, zones }) => [id, zones.map((zone) => letters.get(zone) ?? '').join('\u200a')]),
    );
  });
  lettersOf = (space: string): string => this.#letters.get(space) ?? '';

  // ---- the player's hand

  hand = $derived.by((): HeldCard[] => {
    const { own } = this.seats;
    if (own === null) return [];
    return own.hand.flatMap((id, i): HeldCard[] => {
      const card = this.names.cardSheet(id);
      const short = idInHero(id);
      const held = {
        hero: own.hero,
        heroName: this.names.heroOf(own.seat).name,
        selected: this.decision.picked.card === short,
      };
      return card === undefined
        ? []
        : [{ key: `${id}#${i}`, card, legal: this.decision.offer.cards.includes(short), ...held }];
    });
  });

  // ---- the combat

  turnedOver = $derived.by(() => this.animation?.steps.some((step) => step.kind === 'reveal') ?? false);
  /** A combat and whether it is decided: put away before its end, it comes back for that. */
  #stage = $derived.by(() =>
    this.animation === null
      ? ''
      : `${this.animation.id} ${this.animation.steps.some((step) => step.kind === 'result')}`,
  );
  get away(): boolean {
    return this.#away === this.#stage;
  }
  set away(wish: boolean) {
    this.#away = wish ? this.#stage : '';
  }

  /** A word of help beside the question. */
  hint = $derived.by(() => {
    const { decision } = this;
    if (decision.why) return decision.why;
    const end = this.animation?.steps.at(-1);
    if (this.layout.small && end?.kind === 'result') return end.text;
    return decision.reach;
  });

  // ---- what can be done

  look = (source: string | null): void => {
    if (!this.layout.small) this.hovered = source;
    else if (source !== null) this.open = { sheet: 'source', source };
  };
  /** A line of the log is pointed at: its card beside the board, its places on it. */
  recall = (event: EventData | null, pressed: boolean): void => {
    this.mention = event === null ? NOTHING : mentionOf(event, this.events);
    const source = event?.card ?? event?.source ?? null;
    if (!this.layout.small) this.hovered = source;
    else if (event !== null && pressed)
      if (mentions(event))
        this.close(); // the sheet lies over the board
      else this.look(source);
  };
  close = (): void => void (this.open = null);
  answer = (text: string): void => {
    this.close();
    this.decision.answer(text);
  };

  mayUndo = $derived.by(
    () => this.me !== null && !this.ended && this.match.table?.setup.rated !== true && this.number > 0,
  );
  undo = (): void => {
    if (!this.mayUndo) return;
    this.decision.wrong = '';
    void this.match.undo().then((reply) => this.decision.complain(reply));
  };

  // ---- what goes on by itself

  #follow(): void {
    $effect.pre(() => {
      const { events } = this;
      const { fighters } = this.view;
      untrack(() => this.playback.show(events, fighters, settings.speed));
    });
    $effect(() => {
      void this.number;
      untrack(() => this.decision.fresh());
      this.mention = NOTHING;
    });
    $effect(() => {
      const { options } = this.decision;
      const [only] = options;
      if (settings.auto && options.length === 1 && only !== undefined && this.match.answering === null)
        this.decision.answer(only.text);
    });
    $effect(() => {
      const timer = setInterval(() => (this.#now = performance.now()), this.match.clock === null ? 1000 : 250);
      return () => clearInterval(timer);
    });
    $effect(() => {
      void this.number;
      this.#since = this.#now = performance.now();
    });
    this.#end();
  }

  /** Shows the end after the last combat has played, or at the next key or press. */
  #end(): void {
    let playing = false;
    $effect(() => {
      if (!this.ended) {
        playing = true;
        return;
      }
      const quiet = !playing || settings.speed === 0 || still();
      const tell = (): void => {
        stop();
        this.open = { sheet: 'ending' };
      };
      const timer = setTimeout(tell, quiet ? 0 : 2800 / settings.speed);
      const stop = (): void => {
        clearTimeout(timer);
        for (const kind of ['keydown', 'click']) window.removeEventListener(kind, tell);
      };
      for (const kind of ['keydown', 'click']) window.addEventListener(kind, tell);
      return stop;
    });
  }
}
