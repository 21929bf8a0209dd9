// The latest combat as a scene: who, with which cards, and what is to be seen one thing after the other.

import type { CombatSide } from './Combat.svelte';
import type { CombatStep, Side } from './steps';
import type { EventData, TermData } from '../protocol';
import { Teller, termText } from '../text/events';
import type { MatchNames } from '../text/names';
import type { CardSheet } from '../text/sheets';

export interface Scene {
  /** Another number is another combat. */
  id: number;
  attacker: CombatSide;
  defender: CombatSide;
  steps: CombatStep[];
}

/** When lines of a card happen in a combat, in this order: before the numbers are compared, and after. */
const BEFORE: readonly string[] = ['when_played', 'immediately', 'during_combat'];
const AFTER: readonly string[] = ['after_combat'];

/** The combat that was begun last, unless something else has been begun since. */
export function sceneOf(events: readonly EventData[], names: MatchNames): Scene | null {
  const start = events.findLastIndex(
    (event) => event.kind === 'play' && event.target !== undefined && !replaces(event),
  );
  const opening = events[start];
  if (opening?.fighter === undefined || opening.target === undefined) return null;
  const rest = events.slice(start + 1);
  if (rest.some((event) => event.kind === 'action')) return null;
  return new Director(names, start, opening.fighter, opening.target).direct([opening, ...rest]);
}

/** A card is played in place of another. */
const replaces = ({ card, source }: EventData): boolean => source !== undefined && source !== card;

class Director {
  readonly #steps: CombatStep[] = [];
  readonly #sides: Record<Side, CombatSide>;
  readonly #values: Record<Side, number | null> = { attacker: null, defender: null };
  /** What lies there now; it may be in place of what the side laid first. */
  readonly #cards: Record<Side, CardSheet | null> = { attacker: null, defender: null };
  /** The moments of each card that have begun. */
  readonly #fired: Record<Side, Set<string>> = { attacker: new Set(), defender: new Set() };
  #revealed = false;
  #over = false;

  constructor(
    readonly names: MatchNames,
    readonly id: number,
    attacker: string,
    defender: string,
  ) {
    this.#sides = { attacker: this.#side(attacker), defender: this.#side(defender) };
  }

  #side(fighter: string): CombatSide {
    const seat = this.names.owner(fighter);
    const hero = this.names.heroOf(seat);
    return { seat, hero: hero.id, heroName: hero.name, fighter: this.names.title(fighter), card: null };
  }

  direct(events: readonly EventData[]): Scene {
    for (const event of events) this.#take(event, events);
    return { id: this.id, ...this.#sides, steps: this.#steps };
  }

  #of(seat: string | undefined): Side {
    return seat === this.#sides.attacker.seat ? 'attacker' : 'defender';
  }

  #holding(card: string | undefined): Side | null {
    if (card === undefined) return null;
    for (const side of ['attacker', 'defender'] as const) if (this.#cards[side]?.card === card) return side;
    return null;
  }

  #take(event: EventData, events: readonly EventData[]): void {
    switch (event.kind) {
      case 'play': {
        if (replaces(event)) {
          this.#replace(this.#of(event.seat), event.card);
          return;
        }
        const side = event.target === undefined ? this.#of(event.seat) : 'attacker';
        this.#lay(side, event.card);
        this.#steps.push({ kind: 'commit', side, card: true });
        return;
      }
      case 'no_defense':
        this.#steps.push({ kind: 'commit', side: 'defender', card: false });
        return;
      case 'reveal':
        this.#reveal(events);
        return;
      case 'effect': {
        const side = this.#of(event.seat);
        if (this.#revealed && this.#cards[side]?.card === event.source) this.#fire(side);
        return;
      }
      case 'cancel': {
        const side = this.#holding(event.card);
        if (side !== null) this.#steps.push({ kind: 'cancel', side, cause: this.names.source(event.source ?? '') });
        return;
      }
      case 'value':
        this.#change(event);
        return;
      case 'combat':
        this.#conclude(event, events);
        return;
    }
  }

  #lay(side: Side, card: string | undefined): void {
    const sheet = this.names.cardSheet(card ?? '');
    if (sheet === undefined) return;
    this.#sides[side] = { ...this.#sides[side], card: sheet };
    this.#cards[side] = sheet;
  }

  /** Another card in place of one that lies open. */
  #replace(side: Side, card: string | undefined): void {
    const sheet = this.names.cardSheet(card ?? '');
    if (sheet === undefined) return;
    this.#cards[side] = sheet;
    this.#fired[side].clear();
    this.#steps.push({ kind: 'replace', side, card: sheet });
    if (sheet.value !== null) this.#count(side, sheet.value, sheet.name);
  }

  /** Cards are turned over together; a second card of a side is its boost. */
  #reveal(events: readonly EventData[]): void {
    if (this.#revealed) return;
    this.#revealed = true;
    for (const side of ['attacker', 'defender'] as const) {
      const shown = events.find((other) => other.kind === 'reveal' && other.seat === this.#sides[side].seat);
      this.#lay(side, shown?.card);
    }
    this.#steps.push({ kind: 'reveal' });
    for (const side of ['attacker', 'defender'] as const) {
      const { card } = this.#sides[side];
      if (card?.value != null && events.some((other) => other.kind === 'reveal' && other.card === card.card))
        this.#count(side, card.value, card.name);
    }
  }

  #count(side: Side, value: number, cause: string): void {
    this.#values[side] = value;
    this.#steps.push({ kind: 'value', side, value, cause });
  }

  /** Each moment of a card begins once and in order, unless it is cancelled: the next one is what happens now. */
  #fire(side: Side): void {
    const lines = this.#cards[side]?.lines ?? [];
    const moments = this.#over ? AFTER : BEFORE;
    const next = moments.find(
      (moment) => !this.#fired[side].has(moment) && lines.some(({ timing }) => timing === moment),
    );
    if (next === undefined) return;
    this.#fired[side].add(next);
    this.#steps.push({ kind: 'line', side, line: lines.findIndex(({ timing }) => timing === next) });
  }

  #change(event: EventData): void {
    const side: Side = event.side === 'attack' ? 'attacker' : 'defender';
    const adds =
      event.term === 'adds' || event.term === 'bonus' || event.term === 'boost' || event.term === 'committed_boost';
    const value = event.term === 'ignored' ? 0 : (event.amount ?? 0) + (adds ? (this.#values[side] ?? 0) : 0);
    if (value !== this.#values[side]) this.#count(side, value, this.#cause(event.source));
  }

  #cause(source: string | undefined): string {
    return this.names.source(source ?? '');
  }

  /** What has not been counted yet joins at the end; then damage and who won (CMB-10). */
  #conclude(event: EventData, events: readonly EventData[]): void {
    const ends = {
      attacker: [event.attack, event.attack_terms],
      defender: [event.defense, event.defense_terms],
    } as const;
    for (const side of ['attacker', 'defender'] as const) {
      const [value = 0, terms = []] = ends[side];
      const lies = this.#sides[side].card !== null;
      if (value !== this.#values[side] && (lies || value > 0)) this.#count(side, value, this.#last(terms));
    }
    const hits = events.slice(events.indexOf(event) + 1);
    const hit = hits.find(
      (other) => other.kind === 'damage' && other.damage === 'combat' && other.fighter === event.target,
    );
    const amount = hit?.amount ?? 0;
    if (amount > 0) this.#steps.push({ kind: 'damage', side: 'defender', amount });
    const [told] = new Teller(this.names).tell([event]);
    this.#steps.push({ kind: 'result', winner: amount > 0 ? 'attacker' : 'defender', text: told?.text ?? '' });
    this.#over = true;
  }

  #last(terms: readonly TermData[]): string {
    return terms
      .slice(1)
      .filter((term) => term.kind === 'bonus' || term.kind === 'boost' || term.kind === 'committed_boost')
      .map((term) => termText(term, this.names))
      .join(', ');
  }
}
