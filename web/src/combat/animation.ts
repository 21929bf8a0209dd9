// The latest combat as an animation: who fights with which cards, and the steps to show one after the other. Events
// carry every number and moment; this file computes none.

import type { CombatSide, CombatStep, Side } from './steps';
import type { EventData } from '../protocol';
import { LogWriter, termText } from '../text/events';
import type { MatchNames } from '../text/names';

export interface CombatAnimation {
  /** Another number is another combat. */
  id: number;
  /** Its number within the match. */
  combat: number | undefined;
  attacker: CombatSide;
  defender: CombatSide;
  steps: CombatStep[];
}

/**
 * The combat that was begun last, unless something else has been begun since; or the one with this number, `past` also
 * if it is over.
 */
export function combatAnimation(
  events: readonly EventData[],
  names: MatchNames,
  combat?: number,
  past = false,
): CombatAnimation | null {
  const start = events.findLastIndex((event) => opens(event) && (combat === undefined || event.combat === combat));
  const opening = events[start];
  if (opening?.fighter === undefined || opening.target === undefined) return null;
  const rest = events.slice(start);
  if (!past && rest.some((event) => event.kind === 'action')) return null;
  const builder = new AnimationBuilder(names, opening.fighter, opening.target);
  for (const event of rest) if (event.combat === opening.combat) builder.take(event);
  return { id: start, combat: opening.combat, ...builder.sides, steps: builder.steps };
}

/** An attack or a bonus attack is declared. */
const opens = ({ kind, side, replaces }: EventData): boolean => kind === 'play' && side === 'attack' && !replaces;

const sideOf = ({ side }: EventData): Side => (side === 'attack' ? 'attacker' : 'defender');

class AnimationBuilder {
  readonly steps: CombatStep[] = [];
  readonly sides: Record<Side, CombatSide>;
  readonly #values: Record<Side, number | null> = { attacker: null, defender: null };
  /** The card whose lines can act; it may be in place of the one that was played first. */
  readonly #cards: Record<Side, string | undefined> = { attacker: undefined, defender: undefined };
  readonly #fighters: Record<Side, string>;
  #last = '';

  constructor(
    readonly names: MatchNames,
    attacker: string,
    defender: string,
  ) {
    this.sides = { attacker: this.#side(attacker), defender: this.#side(defender) };
    this.#fighters = { attacker, defender };
  }

  #side(fighter: string): CombatSide {
    const seat = this.names.owner(fighter);
    const hero = this.names.heroOf(seat);
    return { id: fighter, seat, hero: hero.id, heroName: hero.name, fighter: this.names.title(fighter), card: null };
  }

  take(event: EventData): void {
    const side = sideOf(event);
    switch (event.kind) {
      case 'play':
        this.#play(event, side);
        break;
      case 'no_defense':
        this.steps.push({ kind: 'commit', side, card: false });
        break;
      case 'reveal':
        if (event.value !== undefined) this.#reveal(event, side);
        else if (event.amount !== undefined) this.#boost(event, side);
        break;
      case 'effect':
        if (event.source === this.#cards[side]) this.#act(event, side);
        break;
      case 'cancel':
        this.steps.push({ kind: 'cancel', side, cause: this.names.source(event.source ?? '') });
        break;
      case 'value':
        this.#count(side, event.value, this.#cause(event));
        break;
      case 'combat':
        this.#conclude(event);
        break;
      case 'commit_boost': // its player may know it, but it lies face down
        this.steps.push({ kind: 'boost', side, card: null });
        break;
      case 'boost':
        this.#boost(event, side);
        break;
      case 'damage':
        this.#hurt(event);
        break;
      case 'defeat':
        for (const hit of this.#sidesOf(event)) this.steps.push({ kind: 'defeat', side: hit });
    }
    this.#last = event.kind;
  }

  #play(event: EventData, side: Side): void {
    if (event.replaces) {
      const sheet = this.names.cardSheet(event.card ?? '');
      if (sheet === undefined) return;
      this.#cards[side] = event.card;
      this.steps.push({ kind: 'replace', side, card: sheet });
      this.#count(side, event.value, sheet.name);
      return;
    }
    this.#lay(side, event.card);
    this.steps.push({ kind: 'commit', side, card: true });
    if (!event.bonus) return;
    this.#cards[side] = undefined; // its lines belong to the attack before
    this.steps.push({ kind: 'reveal' });
    this.#count(side, event.value, this.names.bonusAttack(event.card ?? ''));
  }

  #lay(side: Side, card: string | undefined): void {
    const sheet = this.names.cardSheet(card ?? '');
    if (sheet === undefined) return;
    this.sides[side] = { ...this.sides[side], card: sheet };
    this.#cards[side] = card;
  }

  /** Cards that are revealed one after the other are turned over together. */
  #reveal(event: EventData, side: Side): void {
    this.#lay(side, event.card);
    if (this.#last !== 'reveal') this.steps.push({ kind: 'reveal' });
    this.#count(side, event.value, this.sides[side].card?.name ?? '');
  }

  #boost({ card = '' }: EventData, side: Side): void {
    const sheet = this.names.cardSheet(card);
    if (sheet !== undefined) this.steps.push({ kind: 'boost', side, card: sheet });
  }

  #act({ timing }: EventData, side: Side): void {
    const lines = this.names.cardSheet(this.#cards[side] ?? '')?.lines ?? [];
    const line = lines.findIndex((other) => other.timing === timing);
    if (line >= 0) this.steps.push({ kind: 'line', side, line });
  }

  #count(side: Side, value: number | undefined, cause: string): void {
    if (value === undefined || value === this.#values[side]) return;
    this.#values[side] = value;
    this.steps.push({ kind: 'value', side, value, cause });
  }

  /** The card or ability, or a rule in words. */
  #cause({ source, term = '', amount = 0 }: EventData): string {
    return source ? this.names.source(source) : termText({ kind: term, amount, source: '' }, this.names);
  }

  /** One of the two loses health. */
  #hurt(event: EventData): void {
    const { damage, amount = 0, source } = event;
    const cause = damage === 'combat' || !source ? '' : this.names.source(source);
    for (const side of this.#sidesOf(event)) this.steps.push({ kind: 'damage', side, amount, cause });
  }

  #sidesOf({ fighter }: EventData): Side[] {
    return (['attacker', 'defender'] as const).filter((side) => this.#fighters[side] === fighter);
  }

  #conclude(event: EventData): void {
    const [told] = new LogWriter(this.names).tell([event]);
    const winner: Side = event.won === 'attack' ? 'attacker' : 'defender';
    this.steps.push({ kind: 'result', winner, dealt: event.dealt ?? 0, text: told?.text ?? '' });
  }
}
