// What everything in one match is called, in one language, as in src/peerless/text/match_names.py.

import { cardId, heroOfId } from '../contentIds';
import { Name, Quoted, type Nominal } from '../language/grammar';
import { upperFirst, type Translator } from '../language/translator';
import type { SideCardSheet } from '../protocol';
import type { AbilitySheet, CardSheet, FighterSheet, HeroSheet } from './sheets';

export interface SeatLike {
  seat: string;
  hero: string;
}

export interface FighterLike {
  id: string;
  seat: string;
}

interface Known {
  nominal: Nominal;
  sheet: FighterSheet;
  seat: string;
}

/** `(WIN-1)` at the end of a sentence. */
const RULES_IN_BRACKETS = / \([A-Z]{2,5}-\d+[a-z]?(?:, [A-Z]{2,5}-\d+[a-z]?)*\)/g;
/** A word that may be an id, with the quotes around it. */
const IDS = /(?<![\p{L}\d_.])'?((?:p\d\.)?[a-z]\w*)'?(?!\.?[\p{L}\d_])/gu;
const NUMERALS: Readonly<Record<string, string>> = { p1: 'I', p2: 'II', p3: 'III', p4: 'IV' };

/**
 * Names of one match-up. Players are called by their heroes. With names for spaces everything is said in words for
 * people; without, in ids, as Python says it.
 */
export class MatchNames {
  readonly heroes: ReadonlyMap<string, HeroSheet>;
  readonly #seats: ReadonlyMap<string, HeroSheet>;
  readonly #fighters: ReadonlyMap<string, Known>;

  constructor(
    readonly translator: Translator,
    sheets: Record<string, HeroSheet>,
    seats: readonly SeatLike[],
    fighters: readonly FighterLike[],
    readonly spaceNames: ReadonlyMap<string, string> | null = null,
  ) {
    this.#seats = new Map(seats.map(({ seat, hero }) => [seat, found(sheets[hero], `hero '${hero}'`)]));
    this.heroes = new Map([...this.#seats.values()].map((hero) => [hero.id, hero]));
    this.#fighters = new Map(fighters.map((fighter) => [fighter.id, this.#fighter(fighter)]));
  }

  // ---- seats and fighters

  get seats(): string[] {
    return [...this.#seats.keys()];
  }

  heroOf(seat: string): HeroSheet {
    return found(this.#seats.get(seat), `seat '${seat}'`);
  }

  #twice(hero: HeroSheet): boolean {
    return [...this.#seats.values()].filter((other) => other.id === hero.id).length > 1;
  }

  /** A player; of several with the same hero with the seat. */
  seat(seat: string): Nominal {
    const hero = this.heroOf(seat);
    return this.#named(hero, hero.hero, this.#apart(seat, hero));
  }

  #apart(seat: string, hero: HeroSheet): string {
    if (!this.#twice(hero)) return '';
    return ` (${this.spaceNames === null ? seat : (NUMERALS[seat] ?? seat)})`;
  }

  #named(hero: HeroSheet, fighter: FighterSheet, number: string): Nominal {
    const { noun, called } = found(hero.words.fighters[fighter.id], `words for '${fighter.id}'`);
    return called ? new Quoted(noun, called.replace('{}', number)) : new Name(noun, false, number);
  }

  #fighter({ id, seat }: FighterLike): Known {
    const hero = this.heroOf(seat);
    const slug = id.replace(/^p\d\./, '');
    const sheet = found(
      [hero.hero, ...hero.sidekicks].find((f) => f.id === (f.count === 1 ? slug : slug.replace(/_\d+$/, ''))),
      `fighter '${id}'`,
    );
    const number = slug.slice(sheet.id.length).replaceAll('_', ' ') + this.#apart(seat, hero);
    return { nominal: this.#named(hero, sheet, number), sheet, seat };
  }

  fighterSheet(fighter: string): FighterSheet {
    return found(this.#fighters.get(fighter), `fighter '${fighter}'`).sheet;
  }

  fighter(fighter: string): Nominal {
    return found(this.#fighters.get(fighter), `fighter '${fighter}'`).nominal;
  }

  space(space: string): string {
    return this.spaceNames?.get(space) ?? space;
  }

  /** A sentence without numbers of rules, unless everything is said in ids. */
  withoutRules(text: string): string {
    return this.spaceNames === null ? text : withoutRules(text);
  }

  /** A sentence of the server, in which everything is called by its id, in names. */
  inNames(text: string): string {
    if (this.spaceNames === null) return text;
    return text.replace(IDS, (word, id: string) => this.#called(id) ?? word);
  }

  #called(id: string): string | undefined {
    if (this.#seats.has(id)) return this.seatTitle(id);
    if (this.#fighters.has(id)) return this.title(id);
    const card = [...this.heroes.keys()].map((hero) => this.cardSheet(cardId(hero, id))).find((c) => c !== undefined);
    return card === undefined ? this.spaceNames?.get(id) : this.card(card.card);
  }

  get fighters(): string[] {
    return [...this.#fighters.keys()];
  }

  /** A fighter or a player as the first word of a line. */
  title(fighter: string): string {
    return upperFirst(this.fighter(fighter).form('nom'));
  }

  seatTitle(seat: string): string {
    return upperFirst(this.seat(seat).form('nom'));
  }

  /** The seat of a fighter. */
  owner(fighter: string): string {
    return found(this.#fighters.get(fighter), `fighter '${fighter}'`).seat;
  }

  /** A marker of some hero of the match: `a fog token`. */
  marker(marker: string): Nominal {
    const owner = [...this.heroes.values()].find((hero) => Object.hasOwn(hero.words.markers, marker));
    const noun = owner?.words.markers[marker];
    return this.translator.phrase(found(noun, `marker '${marker}'`), { determiner: 'a' });
  }

  markerOf(seat: string, marker: string): Nominal {
    return new Name(found(this.heroOf(seat).words.markers[marker], `marker '${marker}'`));
  }

  token(seat: string, token: string): Nominal {
    return new Name(found(this.heroOf(seat).words.tokens[token], `token '${token}'`).name);
  }

  side(seat: string, token: string, side: string): string {
    return this.heroOf(seat).words.tokens[token]?.sides[side] ?? side;
  }

  // ---- cards and other sources

  /** A card by `hero.card`. */
  cardSheet(card: string): CardSheet | undefined {
    return this.heroes.get(heroOfId(card))?.cards.find((c) => c.card === card);
  }

  /** A card of a side deck by `hero.card`. */
  sideCard(card: string): SideCardSheet | undefined {
    return this.heroes.get(heroOfId(card))?.row?.cards.find((c) => c.card === card);
  }

  /** An ability by `hero:ability`. */
  abilitySheet(source: string): AbilitySheet | undefined {
    return this.heroes.get(heroOfId(source))?.abilities.find((a) => a.ability === source);
  }

  cardName(card: string): string {
    return (this.cardSheet(card) ?? this.sideCard(card))?.name ?? card;
  }

  /** A card or an ability as it stands in a sentence; nothing for a rule. */
  source(source: string): string {
    if (!source) return '';
    return this.heroes.get(heroOfId(source))?.words.sources[source] ?? this.translator.say('quoted', { name: source });
  }

  /** The name of a card as it stands in a sentence. */
  card(card: string): string {
    return this.source(card);
  }

  bonusAttack(card: string): string {
    return this.heroes.get(heroOfId(card))?.words.bonus_attacks[card] ?? this.card(card);
  }

  /** What a mode does, as the card or ability that asks says it. */
  mode(source: string, mode: string): string {
    return (this.cardSheet(source) ?? this.sideCard(source) ?? this.abilitySheet(source))?.modes[mode] ?? mode;
  }
}

/** A sentence without numbers of rules. */
export const withoutRules = (text: string): string => text.replace(RULES_IN_BRACKETS, '');

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`no ${what} in this match`);
  return value;
}
