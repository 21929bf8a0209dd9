// What is asked of the player, and what they have pointed at so far. Hints are looked up in the preview that comes with
// the decision; every answer is one of the options the server has sent.

import { cardId, idInHero } from '../../contentIds';
import { say } from '../../language/currentLanguage.svelte';
import { sentence, upperFirst } from '../../language/translator';
import type { LiveMatch } from '../../net/liveMatch.svelte';
import type { Reply } from '../../net/session';
import { answerWith, parseOption, type Option, type Thing } from '../../options';
import { pathTo } from '../../board/paths';
import type { BoardSheet } from '../../protocol';
import type { MatchNames } from '../../text/names';
import { left, offered, pointCard, pointFighter, pointSpace, type Picked, type Step } from './choices';
import { attackLine, moveLine, reachLine } from './lines';
import { nextAnswer, type Goal, type Stage } from './plan';
import { Walk, type Way } from './walk.svelte';

interface Host {
  match: LiveMatch;
  board(): BoardSheet;
  names(): MatchNames;
}

type Refusal = { text: string; rule: string; reason: string };

/** A refusal in words: the reason and the rule behind it; the player knows what they answered. */
function refusalText({ text, rule, reason }: Refusal, names: MatchNames): string {
  if (reason === '') return sentence(text);
  const why = sentence(names.inNames(reason));
  return rule === '' ? why : `${why} (${rule})`;
}

function without<T extends object, K extends keyof T>(value: T, part: K): Omit<T, K> {
  const { [part]: _, ...rest } = value;
  return rest;
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
  /** The space that is pointed at, on the board or in the list. */
  looked = $state<string | null>(null);
  /** A move that is pointed at before it is asked for. */
  readonly walk: Walk;
  /** The gesture under way, and how far it has come. */
  #plan = $state.raw<{ goal: Goal; seat: string; stage: Stage | null; number: number; events: number } | null>(null);

  constructor(host: Host) {
    this.#host = host;
    this.walk = new Walk({
      asked: () => (this.#leadsToMove ? this.asked : null),
      spaces: () => this.#spaces,
    });
  }

  get #view() {
    return this.#host.match.view!;
  }
  get asked() {
    return this.#host.match.asked;
  }
  /** Only what the lesson wants is an answer, and there is no rule behind that. */
  get #inLesson(): boolean {
    return this.#host.match.step !== null;
  }

  options = $derived.by((): Option[] => {
    const asked = this.asked;
    return (asked?.options ?? []).map((text) => parseOption(asked?.kind ?? '', text));
  });
  /** What is left to answer. A card in the player's hand can still be dropped on the maneuver. */
  listed = $derived.by((): Option[] => {
    const rest = left(this.options, this.picked);
    if (this.walk.dragged === null) return rest;
    return this.options.filter((option) => option.kind === 'maneuver' || rest.includes(option));
  });
  offer = $derived(offered(this.options, this.picked));
  #spaces = $derived.by(() => this.#host.board().spaces.map(({ id }) => id));
  /** Whether a move can be pointed at; where a space is asked for, the options say all. */
  #leadsToMove = $derived.by(() => {
    if (this.asked === null || this.asked.kind === 'space' || this.#inLesson) return false;
    const left = this.walk.dragged === null ? this.listed : this.options;
    return this.asked.kind !== 'action' || left.some(({ kind }) => kind === 'maneuver');
  });
  #own = $derived.by(() => {
    const { match } = this.#host;
    return this.asked === null
      ? []
      : this.#view.fighters.filter(({ seat, space }) => seat === match.seat && space !== null);
  });
  readonly #placeOf = (fighter: string): string | null =>
    this.#view.fighters.find(({ id }) => id === fighter)?.space ?? null;

  // ---- what can be pointed at

  /** Spaces that one click answers with. */
  spaces = $derived.by((): string[] => [...this.offer.spaces, ...this.walk.near]);
  /** Cards of the hand that one click does something with. */
  cards = $derived.by((): string[] => {
    const { space } = this.walk.pointed;
    return space === undefined ? this.offer.cards : this.walk.boostersTo(space);
  });
  /** What can be done with cards of the hand, one by one. */
  handOptions = $derived.by((): readonly Option[] => {
    const { space } = this.walk.pointed;
    if (space === undefined) return this.listed;
    return this.walk.boostersTo(space).map((card) => ({ text: `boost ${card}`, kind: 'boost', card }));
  });
  /** Figures that can be picked up. */
  movable = $derived.by((): string[] => {
    const { asked } = this;
    if (asked === null) return [];
    const goes = asked.kind === 'space' && asked.fighter !== null ? [asked.fighter] : [];
    return [...new Set([...this.offer.fighters, ...this.walk.fighters, ...goes])];
  });
  /** Figures of which one is to be chosen. */
  asking = $derived.by((): string[] => {
    const { asked, offer } = this;
    if (asked === null) return [];
    const chooses = asked.kind === 'mover' || asked.kind === 'fighter';
    const narrowed = this.picked.card !== undefined && (this.picked.target !== undefined || offer.targets.length === 0);
    if (chooses || narrowed) return offer.fighters;
    return asked.fighter === null ? [] : [asked.fighter];
  });
  selected = $derived.by(() => this.picked.fighter ?? this.walk.fighter ?? this.asked?.fighter ?? null);
  /** Something was pointed at that can be taken back. */
  begun = $derived.by(() => Object.keys({ ...this.picked, ...this.walk.pointed }).length > 0);

  /** The way to the space that is pointed at. */
  way = $derived.by((): Way => {
    const { asked, looked } = this;
    const nowhere = { path: [], most: null };
    if (asked === null || looked === null) return nowhere;
    if (this.#leadsToMove) return this.walk.wayTo(looked) ?? nowhere;
    const reach = asked.preview?.fighters[0];
    if (reach === undefined || !this.offer.spaces.includes(looked)) return nowhere;
    const path = pathTo(reach, looked, this.#spaces);
    return path.length === 0 ? nowhere : { path, most: asked.count };
  });

  /** What the lit spaces mean, in words. */
  reach = $derived.by((): string => reachLine(this.walk, this.looked));
  /** What is to be done next, where something was pointed at. */
  line = $derived.by((): string => {
    const names = this.#host.names();
    const cardId = (card: string): string => this.#cardId(card);
    return upperFirst(attackLine(this.picked, this.offer, names, cardId) || moveLine(this.walk, names, cardId));
  });

  /** Ends the moves: nobody moves any more, or the fighter that is asked stays. */
  done = $derived.by((): { text: string; press: () => void } | null => {
    const { asked } = this;
    if (asked?.kind === 'boost' && asked.preview != null && !this.#inLesson) {
      const boost = this.walk.pointed.boost ?? null;
      const text = say(boost === null ? 'web-done' : 'web-boost-stay');
      return { text, press: () => this.#begin({ fighter: null, space: null, boost }) };
    }
    if (asked?.kind !== 'space' || asked.fighter === null || asked.count === null) return null;
    const stays = this.offer.spaces.find((space) => space === this.#placeOf(asked.fighter ?? ''));
    return stays === undefined ? null : { text: say('web-done'), press: () => this.answer(stays) };
  });

  // ---- answering

  /** The space that was answered with, until the server replies. */
  sent = $derived.by((): string[] => {
    const goal = this.#plan?.goal.space;
    return goal == null ? this.offer.spaces.filter((space) => space === this.#host.match.answering) : [goal];
  });

  /** Another decision is open: what was pointed at before is of no use any more. */
  fresh(): void {
    this.picked = {};
    this.walk.back();
    this.typed = '';
    this.why = '';
    this.meant = null;
    this.looked = null;
  }

  /** A gesture that means several answers. */
  #begin(goal: Goal): void {
    const { match } = this.#host;
    match.beginGesture();
    const { arrived, seat } = match;
    if (arrived === null || seat === null) return match.endGesture();
    this.picked = {};
    this.walk.back();
    this.#plan = { goal, seat, stage: null, number: arrived.number - 1, events: arrived.events.length };
    this.follow();
  }

  /** Goes on with the gesture when the server has taken an answer of it. */
  follow(): void {
    const { match } = this.#host;
    const plan = this.#plan;
    const { arrived } = match;
    if (plan === null || (arrived !== null && arrived.number <= plan.number)) return;
    const asked = arrived?.view.decision ?? null;
    const events = arrived?.events.slice(plan.events) ?? [];
    const next =
      arrived === null || asked === null || asked.seat !== plan.seat
        ? null
        : nextAnswer(plan.goal, plan.stage, { asked, events, fighters: arrived.view.fighters });
    if (next === null || arrived === null) return this.#stop();
    this.#plan = { ...plan, stage: next.stage, number: arrived.number, events: arrived.events.length };
    this.answer(next.answer);
  }

  #stop(): void {
    this.#plan = null;
    this.#host.match.endGesture();
  }

  answer(text: string): void {
    this.wrong = '';
    this.why = '';
    this.meant = null;
    void this.#host.match.answer(text).then((reply) => this.complain(reply));
  }

  /** One of the options of the hand. */
  answerFromHand(text: string): void {
    const { space } = this.walk.pointed;
    const option = this.handOptions.find((one) => one.text === text);
    if (space !== undefined && option?.kind === 'boost') this.#go(space, option.card);
    else this.answer(text);
  }

  complain(reply: Reply): void {
    if (reply.ok) return;
    this.#stop();
    this.wrong = reply.error === 'lost' ? say('web-error-lost') : refusalText(reply, this.#host.names());
  }

  back(): void {
    this.picked = {};
    this.walk.back();
    this.typed = '';
    this.why = '';
    this.meant = null;
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
    this.meant = this.asked === null || this.#inLesson ? null : answerWith(this.asked.kind, { ...thing, fighter });
  }
  whyNot(key: 'web-why-card' | 'web-why-board'): string {
    if (this.#view.outcome !== null) return say('web-why-over');
    if (this.#inLesson) return say('web-lesson-nudge');
    return say(this.asked === null ? 'web-why-turn' : key);
  }

  // ---- pointing

  pressCard(card: string): void {
    const { walk } = this;
    const { boost, space, ...rest } = walk.pointed;
    if (space !== undefined && walk.boostersTo(space).includes(card)) return this.#go(space, card);
    if (this.asked?.kind === 'boost' && walk.boosters.includes(card))
      return void (walk.pointed = boost === card ? rest : { ...rest, boost: card });
    const step = pointCard(this.options, this.picked, card);
    if ('picked' in step && step.picked === this.picked) return this.#refuseCard(card);
    walk.back();
    this.#step(step);
  }

  pressFighter(fighter: string): void {
    const { walk } = this;
    if (walk.fighters.includes(fighter)) walk.pointed = { ...without(walk.pointed, 'space'), fighter };
    if (this.asked?.kind === 'mover' && walk.fighters.includes(fighter)) return;
    const may = this.offer.fighters.includes(fighter) || this.offer.targets.includes(fighter);
    const own = this.#own.some(({ id }) => id === fighter);
    if (may || offered(this.options, {}).fighters.includes(fighter))
      this.#step(pointFighter(this.options, this.picked, fighter));
    else if (own) this.picked = {};
  }

  pressSpace(space: string): void {
    const { walk } = this;
    if (this.offer.spaces.includes(space)) return this.#step(pointSpace(this.options, space));
    if (walk.near.includes(space)) return this.#go(space, walk.pointed.boost ?? null);
    if (walk.far.includes(space)) return this.#askBoost(space);
    this.back();
    this.refuse('web-why-board', { space, ...this.#against(space) });
  }

  /** An attack on whoever is there: to ask why it is refused. */
  #against(space: string): Thing {
    const foe = this.#view.fighters.find((one) => one.space === space && one.seat !== this.#host.match.seat);
    return foe === undefined ? {} : { target: foe.id, card: this.picked.card ?? this.offer.cards[0] ?? 'x' };
  }

  /** A card is picked up, or put down. */
  dragCard(card: string | null): void {
    this.walk.back();
    this.walk.dragged = card;
    this.picked = card !== null && offered(this.options, {}).cards.includes(card) ? { card } : {};
  }

  /** A card was dropped on a space, or on the button of the maneuver. */
  dropCard(card: string, on: { space: string } | 'maneuver'): void {
    this.dragCard(null);
    const { walk } = this;
    const space = on === 'maneuver' ? null : on.space;
    const onto = this.#view.fighters.find((one) => space !== null && one.space === space)?.id ?? null;
    const { targets, cards } = offered(this.options, { card });
    if (onto !== null && targets.includes(onto)) return this.#step(pointFighter(this.options, { card }, onto));
    const walks = onto !== null && walk.fighters.includes(onto);
    if (walk.boosters.includes(card) && (walks || space === null))
      return void (walk.pointed = { ...(walks ? { fighter: onto } : {}), boost: card });
    if (space !== null && walk.far.includes(space) && walk.boostersTo(space).includes(card))
      return this.#go(space, card);
    if (cards.includes(card)) return this.#step(pointCard(this.options, {}, card));
    this.refuse('web-why-card', { ...this.#card(card), ...(onto === null ? {} : this.#against(space ?? '')), card });
  }

  /** Moves the fighter that is selected, beginning the maneuver if it has not begun. */
  #go(space: string, boost: string | null): void {
    this.#begin({ fighter: this.walk.fighter, space, boost });
  }

  /** A space that only a boost reaches: the card is asked for. */
  #askBoost(space: string): void {
    this.picked = {};
    this.why = '';
    this.walk.pointed = { ...(this.walk.fighter === null ? {} : { fighter: this.walk.fighter }), space };
  }

  #cardId(card: string): string {
    const names = this.#host.names();
    const own = cardId(names.heroOf(this.#host.match.seat ?? '').id, card);
    if (names.cardSheet(own) !== undefined) return own;
    const held = this.#view.seats.find(({ seat }) => seat === this.#host.match.seat)?.lent;
    return held?.find((one) => idInHero(one.card) === card)?.card ?? own;
  }

  /** A card that is no answer; of an attack it is said what is missing for one. */
  #refuseCard(card: string): void {
    this.refuse('web-why-card', this.#card(card));
    const attacks = ['attack', 'versatile'].includes(this.#host.names().cardSheet(this.#cardId(card))?.type ?? '');
    if (attacks && this.asked?.missing != null && !this.#inLesson)
      this.why = upperFirst(say(`prompt-no-${this.asked.missing}`));
  }

  /** A card that no option offers, with an enemy to play it against: to ask why it is refused. */
  #card(card: string): Thing {
    const foe = this.#view.fighters.find(
      ({ hero, seat, space }) => hero && seat !== this.#host.match.seat && space !== null,
    );
    const sheet = this.#host.names().cardSheet(this.#cardId(card));
    return { card, target: sheet?.type === 'scheme' ? undefined : foe?.id };
  }

  /** A figure was dropped on a space, perhaps onto another figure. */
  drop(fighter: string, space: string, onto: string | null): void {
    const { targets } = offered(this.options, { fighter });
    if (onto !== null && targets.includes(onto))
      return this.#step(pointFighter(this.options, { ...this.picked, fighter }, onto));
    if (this.offer.spaces.includes(space)) return this.#step(pointSpace(this.options, space));
    const { walk } = this;
    if (walk.fighters.includes(fighter)) {
      walk.pointed = { ...without(walk.pointed, 'space'), fighter };
      if (walk.near.includes(space)) return this.#go(space, walk.pointed.boost ?? null);
      if (walk.far.includes(space)) return this.#askBoost(space);
    }
    this.refuse('web-why-board', { fighter, space, ...this.#against(space) });
  }
}
