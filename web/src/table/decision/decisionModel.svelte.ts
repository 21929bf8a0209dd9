// What is asked of the player, and what they have pointed at so far. Hints are looked up in the preview that comes with
// the decision; every answer is one of the options the server has sent.

import { cardId } from '../../contentIds';
import { say } from '../../language/currentLanguage.svelte';
import { upperFirst } from '../../language/translator';
import type { LiveMatch } from '../../net/liveMatch.svelte';
import type { Reply } from '../../net/session';
import { answerWith, parseOption, type Option, type Thing } from '../../options';
import type { BoardSheet, MoveData, ReachData } from '../../protocol';
import type { MatchNames } from '../../text/names';
import { left, offered, pointCard, pointFighter, pointSpace, type Picked, type Step } from './choices';
import { pathTo, within } from '../../board/paths';

interface Host {
  match: LiveMatch;
  board(): BoardSheet;
  names(): MatchNames;
}

type Refusal = { text: string; rule: string; reason: string };

/** A refusal in words: the reason and the rule behind it; the player knows what they answered. */
function refusalText({ text, rule, reason }: Refusal, names: MatchNames): string {
  if (reason === '') return text;
  const why = upperFirst(names.inNames(reason));
  return rule === '' ? why : `${why} (${rule})`;
}

export class DecisionModel {
  readonly #host: Host;
  picked = $state.raw<Picked>({});
  /** The beginning of a number. */
  typed = $state('');
  /** Why the last answer was refused. */
  wrong = $state('');
  /** Why what was pressed is no answer. */
  why = $state('');
  /** What was meant by it, as an answer: the server knows the rule against it. */
  meant = $state<string | null>(null);
  /** The figure whose reach is shown. */
  walker = $state<string | null>(null);
  held = $state<string | null>(null);
  /** The space that is pointed at, on the board or in the list. */
  looked = $state<string | null>(null);
  /** The card that is pointed at, by its id within the deck. */
  card = $state<string | null>(null);
  /** Where a figure shall go as soon as it is asked. */
  #plan: { fighter: string; space: string } | null = null;

  constructor(host: Host) {
    this.#host = host;
  }

  get #view() {
    return this.#host.match.view!;
  }
  get asked() {
    return this.#host.match.asked;
  }

  options = $derived.by((): Option[] => {
    const asked = this.asked;
    return (asked?.options ?? []).map((text) => parseOption(asked?.kind ?? '', text));
  });
  listed = $derived(left(this.options, this.picked));
  offer = $derived(offered(this.options, this.picked));
  #maneuver = $derived(this.options.find((option) => option.kind === 'maneuver'));

  // ---- hints

  #own = $derived.by(() => {
    const { match } = this.#host;
    return this.asked === null
      ? []
      : this.#view.fighters.filter(({ seat, space }) => seat === match.seat && space !== null);
  });
  /** In the order in which previews count them. */
  #spaces = $derived.by(() => this.#host.board().spaces.map(({ id }) => id));
  #previewData = $derived.by(() => this.asked?.preview ?? null);
  /** The move that is hinted at; null where the options are the hint. */
  #move = $derived.by((): MoveData | null => {
    if (this.#previewData === null || this.asked?.kind === 'space') return null;
    const pointed = this.options.findIndex((option) => option.kind === 'boost' && option.card === this.card);
    return this.#previewData.boosts[pointed] ?? this.#previewData.move;
  });
  /** Those whose reach is shown: the one that is held or chosen; before a boost all. */
  #walkers = $derived.by((): ReachData[] => {
    const walker = this.held ?? this.walker;
    const all = this.asked?.kind === 'boost' && walker === null;
    return this.#previewData?.fighters.filter(({ fighter }) => all || fighter === walker) ?? [];
  });

  /** Spaces that a move could reach: a preview. */
  further = $derived.by((): string[] => {
    const move = this.#move;
    if (move === null) return [];
    const found = this.#walkers.flatMap((reach) =>
      move.placed.includes(reach.fighter)
        ? (this.#previewData?.empty ?? [])
        : within(reach, move.distance, this.#spaces),
    );
    return [...new Set(found)];
  });

  /** The same in words. */
  reach = $derived.by((): string => {
    if (this.further.length === 0 || this.#move === null) return '';
    const { distance, placed } = this.#move;
    const anywhere = this.#walkers.some(({ fighter }) => placed.includes(fighter));
    return anywhere ? say('web-preview-anywhere') : say('web-preview-reach', { count: distance });
  });

  /** Figures that can be picked up. */
  movable = $derived.by((): string[] => {
    const { asked } = this;
    if (asked === null) return [];
    const walks = this.#maneuver === undefined ? [] : (this.#previewData?.fighters ?? []).map(({ fighter }) => fighter);
    const goes = asked.kind === 'space' && asked.fighter !== null ? [asked.fighter] : [];
    return [...new Set([...this.offer.fighters, ...walks, ...goes])];
  });

  /** The way to the space that is pointed at, and how many steps there may be. */
  preview = $derived.by((): { path: string[]; most: number | null } => {
    const nowhere = { path: [], most: null };
    const { asked, looked } = this;
    if (asked === null || looked === null) return nowhere;
    const walker = this.held ?? this.walker;
    const [reach] = this.#walkers;
    if (this.#move !== null && walker !== null && reach !== undefined && this.further.includes(looked))
      return { path: pathTo(reach, looked, this.#spaces), most: this.#move.distance };
    const [asks] = this.#previewData?.fighters ?? [];
    if (asked.kind !== 'space' || asks === undefined || !this.offer.spaces.includes(looked)) return nowhere;
    const path = pathTo(asks, looked, this.#spaces);
    return path.length === 0 ? nowhere : { path, most: asked.count };
  });

  // ---- answering

  /** The space that was answered with, until the server replies. */
  sent = $derived.by((): string[] => this.offer.spaces.filter((space) => space === this.#host.match.answering));

  /** Another decision is open: what was pointed at before is of no use any more, except where a figure was to go. */
  fresh(): void {
    this.picked = {};
    this.typed = '';
    this.why = '';
    this.meant = null;
    this.walker = null;
    this.looked = null;
    this.#follow();
  }

  #follow(): void {
    const { asked } = this;
    const plan = this.#plan;
    if (plan === null || asked === null) return;
    if (asked.kind === 'boost' && !asked.source) {
      this.walker = plan.fighter;
      return;
    }
    const next = this.options.find(
      (option) =>
        (option.kind === 'move' && option.fighter === plan.fighter) ||
        (option.kind === 'space' && asked.fighter === plan.fighter && option.space === plan.space),
    );
    if (next === undefined || next.kind === 'space') this.#plan = null;
    if (next !== undefined) this.answer(next.text);
  }

  answer(text: string): void {
    this.wrong = '';
    this.why = '';
    this.meant = null;
    void this.#host.match.answer(text).then((reply) => this.complain(reply));
  }

  complain(reply: Reply): void {
    if (reply.ok) return;
    this.#plan = null;
    this.wrong = reply.error === 'lost' ? say('web-error-lost') : refusalText(reply, this.#host.names());
  }

  back(): void {
    this.picked = {};
    this.typed = '';
    this.walker = null;
    this.why = '';
    this.meant = null;
    this.#plan = null;
  }

  #step(result: Step): void {
    this.why = '';
    this.meant = null;
    if ('answer' in result) this.answer(result.answer);
    else this.picked = result.picked;
  }

  /** What was pressed is no answer, and why as far as can be said without knowing rules; the rule can be asked for. */
  refuse(key: 'web-why-card' | 'web-why-board', thing: Thing): void {
    this.why = this.whyNot(key);
    const fighter = thing.fighter ?? this.#own.find(({ hero }) => hero)?.id;
    this.meant = this.asked === null ? null : answerWith(this.asked.kind, { ...thing, fighter });
  }
  whyNot(key: 'web-why-card' | 'web-why-board'): string {
    if (this.#view.outcome !== null) return say('web-why-over');
    return say(this.asked === null ? 'web-why-turn' : key);
  }

  // ---- pointing

  pressCard(card: string): void {
    const step = pointCard(this.options, this.picked, card);
    if ('picked' in step && step.picked === this.picked) this.refuse('web-why-card', this.#card(card));
    else this.#step(step);
  }

  pressFighter(fighter: string): void {
    const may = this.offer.fighters.includes(fighter) || this.offer.targets.includes(fighter);
    const own = this.#own.some(({ id }) => id === fighter);
    if (own && this.#maneuver !== undefined) this.walker = this.walker === fighter ? null : fighter;
    if (may || offered(this.options, {}).fighters.includes(fighter))
      this.#step(pointFighter(this.options, this.picked, fighter));
    else if (own) this.picked = {};
  }

  pressSpace(space: string): void {
    if (this.offer.spaces.includes(space)) return this.#step(pointSpace(this.options, space));
    if (this.walker !== null && this.further.includes(space)) return this.#go(this.walker, space);
    this.back();
    this.refuse('web-why-board', { space });
  }

  /** A card that no option offers, with an enemy to play it against: to ask why it is refused. */
  #card(card: string): Thing {
    const foe = this.#view.fighters.find(
      ({ hero, seat, space }) => hero && seat !== this.#host.match.seat && space !== null,
    );
    const names = this.#host.names();
    const sheet = names.cardSheet(cardId(names.heroOf(this.#host.match.seat ?? '').id, card));
    return { card, target: sheet?.type === 'scheme' ? undefined : foe?.id };
  }

  drop(fighter: string, space: string, onto: string | null): void {
    const { targets } = offered(this.options, { fighter });
    if (onto !== null && targets.includes(onto))
      return this.#step(pointFighter(this.options, { ...this.picked, fighter }, onto));
    if (this.offer.spaces.includes(space)) return this.#step(pointSpace(this.options, space));
    this.walker = fighter;
    if (this.further.includes(space)) return this.#go(fighter, space);
    const foe = onto !== null && !this.#own.some(({ id }) => id === onto) ? onto : undefined;
    const card = this.picked.card ?? this.offer.cards[0] ?? 'x';
    this.refuse('web-why-board', { fighter, space, ...(foe === undefined ? {} : { target: foe, card }) });
  }

  /** To a space before it is asked for: the answers that lead there, one after the other. */
  #go(fighter: string, space: string): void {
    const first = this.options.find(
      (option) => option.kind === 'maneuver' || (option.kind === 'move' && option.fighter === fighter),
    );
    if (first === undefined) return;
    this.#plan = { fighter, space };
    this.answer(first.text);
  }
}
