// A table as one of its players sees it: the match in words and scenes, what is asked, and what lies open over the
// board. The parts of the page draw from it and say back what was pressed.

import { untrack } from 'svelte';
import { zoneLooks } from '../../art/zones';
import { turned } from '../../board/geometry';
import type { HeldCard } from '../../cards/Hand.svelte';
import { heroOfId, idInHero } from '../../contentIds';
import { say, currentLanguage } from '../../language/currentLanguage.svelte';
import type { LiveMatch } from '../../net/liveMatch.svelte';
import type { BoardSheet, EventData, HeroSheet, SeatId } from '../../protocol';
import { settings } from '../../settings.svelte';
import { GrowingLog, lineText } from '../../text/events';
import { optionWords } from '../../text/prompts';
import { needsList } from '../decision/answers';
import { DecisionModel } from '../decision/decisionModel.svelte';
import { ShownEmotes } from '../emotes/shownEmotes.svelte';
import { NamesCache } from './namesCache';
import { Layout } from './layout';
import { mentionOf, mentions, NOTHING, type Mention } from '../log/mention';
import { completeOnPress } from '../../presentation/completing';
import { combatStage, stageOf, type Stage } from '../../presentation/stage';
import { seatsFrom, spentActions } from '../seats/seatFacts';

/** A sheet over the table. */
export type Open =
  | { sheet: 'log' | 'ending' | 'turn' }
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
  readonly decision: DecisionModel;
  readonly emotes: ShownEmotes;
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
  /** The latest combat is looked at again. */
  combatOpen = $state(false);
  /** The player has opened the drawer with all options. */
  #optionsWanted = $state(false);
  /** The event from which the last turn is to be read. */
  place = $state.raw<EventData | null>(null);

  constructor(host: Host) {
    this.#host = host;
    this.match = host.match;
    this.emotes = new ShownEmotes(host.match);
    this.decision = new DecisionModel({
      match: host.match,
      board: () => this.#sheet,
      names: () => this.names,
    });
    this.#follow();
  }

  // ---- the match

  // All of it derived: what follows one of these must not follow everything else that the table receives.
  // The page shows a table only while there is a view and a language. Everything comes from the queue: it is what has
  // been shown, which may be less than what has arrived.
  view = $derived.by(() => this.match.view!);
  me = $derived.by((): SeatId | null => this.match.seat);
  asked = $derived.by(() => this.match.asked);
  events = $derived.by(() => this.match.events);
  /** Of the open decision. */
  number = $derived.by(() => this.match.seatView?.number ?? 0);
  ended = $derived.by(() => this.view.outcome !== null);
  names = $derived.by(() =>
    this.#namesCache.names(this.view, currentLanguage.translator!, this.#host.heroes(), this.#sheet),
  );
  seats = $derived.by(() => seatsFrom(this.view, this.me));
  lines = $derived.by(() => this.#log.tell(this.events, this.names, this.me));
  idle = $derived.by(() => this.match.queue.idle);
  step = $derived.by(() => this.match.queue.step);
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
  board = $derived.by(() => (this.layout.tall ? turned(this.#sheet) : this.#sheet));
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
        hero: heroOfId(id), // another player's card keeps its look
        heroName: this.names.heroes.get(heroOfId(id))?.name ?? this.names.heroOf(own.seat).name,
        selected: [this.decision.picked.card, this.decision.walk.pointed.boost].includes(short),
      };
      return card === undefined
        ? []
        : [{ key: `${id}#${i}`, card, legal: this.decision.cards.includes(short), ...held }];
    });
  });

  // ---- what is shown of it now

  /** What the step speaks of on the board, else the line of the log that is pointed at. */
  lit = $derived.by((): Mention => {
    const [event] = this.step;
    return event === undefined ? this.mention : { lit: mentionOf(event, this.events).lit, path: [] };
  });
  #latest = $derived.by(() => combatStage(this));
  /** The latest combat, if it has been decided or turned over; for looking at it again. */
  combat = $derived.by(() => (this.#latest?.kind === 'combat' ? this.#latest : null));
  /** The combat that waits for somebody, whether or not it is shown over the board. */
  fight = $derived.by(() => (this.view.combat === null ? null : this.combat));
  /** Over the board: the step, or a combat that waits for somebody, as long as nothing is to be pointed at there. */
  stage = $derived.by((): Stage | null => {
    if (!this.idle) return stageOf(this);
    if (this.combatOpen) return this.combat;
    const { spaces, fighters, targets } = this.decision.offer;
    const pointing = spaces.length + fighters.length + targets.length > 0;
    const covers = this.layout.small && this.asked !== null;
    return pointing || covers ? null : this.fight;
  });
  /** The last thing that was shown, in words. */
  caption = $derived.by(() => {
    const line = this.lines.at(-1);
    return this.idle || line === undefined ? '' : lineText(line, this.names);
  });

  /** A word of help beside the question. */
  hint = $derived.by(() => {
    const { decision } = this;
    if (decision.why) return decision.why;
    const end = this.combat?.animation.steps.findLast((step) => step.kind === 'result');
    if (this.layout.small && end !== undefined) return end.text;
    return decision.reach;
  });

  // ---- all options in words

  /** Some answer can only be read: it is no thing on the board or in the hand, and too long for a button. */
  needsList = $derived.by(() => {
    const { asked, view, names } = this;
    if (asked === null) return false;
    const held = this.seats.own?.hand.map(idInHero) ?? [];
    return needsList(this.decision.options, {
      held,
      standing: view.fighters.filter(({ space }) => space !== null).map(({ id }) => id),
      words: (option) => optionWords(view, asked, option.text, names),
    });
  });
  optionsOpen = $derived.by(() => this.#optionsWanted || this.needsList);
  showOptions = (open: boolean): void => {
    this.#optionsWanted = open;
  };

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
  close = (): void => {
    this.open = null;
    this.place = null;
  };
  /** Opens the last turn, to be read step by step. */
  readTurn = (): void => {
    this.open = { sheet: 'turn' };
  };
  /** Opens it where steps were skipped. */
  readSkipped = (): void => {
    const { queue } = this.match;
    this.place = queue.skipped?.first ?? null;
    queue.skipped = null;
    this.readTurn();
  };
  /** Answers with a card of the hand that was opened. */
  answer = (text: string): void => {
    this.close();
    this.decision.answerFromHand(text);
  };

  mayUndo = $derived.by(() => {
    const { table } = this.match;
    return this.me !== null && !this.ended && table?.setup.rated !== true && table?.lesson !== true && this.number > 0;
  });
  undo = (): void => {
    if (!this.mayUndo) return;
    this.decision.wrong = '';
    void this.match.undo().then((reply) => this.decision.complain(reply));
  };

  // ---- what goes on by itself

  #follow(): void {
    // Before anything is drawn: what was pointed at belongs to the decision before.
    $effect.pre(() => {
      void this.number;
      untrack(() => this.decision.fresh());
      this.mention = NOTHING;
      this.combatOpen = false;
      this.#optionsWanted = false;
    });
    $effect(() => {
      void this.match.arrived?.number;
      untrack(() => this.decision.follow());
    });
    $effect(() => {
      const { options } = this.decision;
      const [only] = options;
      const leaves = settings.auto && options.length === 1 && this.match.step === null;
      if (leaves && only !== undefined && this.match.answering === null) this.decision.answer(only.text);
    });
    $effect(() => {
      const timer = setInterval(() => (this.#now = performance.now()), this.match.clock === null ? 1000 : 250);
      return () => clearInterval(timer);
    });
    $effect(() => {
      void this.number;
      this.#since = this.#now = performance.now();
    });
    $effect(() => {
      void this.me; // whoever takes a seat is at the table, not in a sheet about it
      untrack(() => this.close());
    });
    $effect(() => completeOnPress(() => this.match.queue));
    $effect(() => {
      if (this.ended) this.open = { sheet: 'ending' };
    });
  }
}
