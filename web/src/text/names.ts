// What everything in one match is called, in one language, as in src/peerless/text/match_names.py.

import { Name, Quoted, type Nominal } from '../language/grammar';
import { upperFirst, type Voice } from '../language/voice';
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

const ids = (source: string): [string, string] => {
  const [hero = '', name = ''] = source.split(/[.:](.*)/s);
  return [hero, name];
};

/** Names of one match-up. Players are called by their heroes. */
export class MatchNames {
  readonly heroes: ReadonlyMap<string, HeroSheet>;
  readonly #seats: ReadonlyMap<string, HeroSheet>;
  readonly #fighters: ReadonlyMap<string, Known>;

  constructor(
    readonly voice: Voice,
    sheets: Record<string, HeroSheet>,
    seats: readonly SeatLike[],
    fighters: readonly FighterLike[],
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
    return this.#named(found(hero.fighters[0], 'hero'), this.#twice(hero) ? ` (${seat})` : '');
  }

  #named(fighter: FighterSheet, number: string): Nominal {
    if (fighter.noun !== null) return new Name(fighter.noun, false, number);
    const role = this.voice.noun(fighter.hero ? 'hero' : 'sidekick');
    return new Quoted(role, fighter.name + number, false, (name) => this.voice.say('quoted', { name }));
  }

  #fighter({ id, seat }: FighterLike): Known {
    const hero = this.heroOf(seat);
    const slug = id.replace(/^p\d\./, '');
    const sheet = found(
      hero.fighters.find((f) => (f.count === 1 ? f.id === slug : slug.replace(/_\d+$/, '') === f.id)),
      `fighter '${id}'`,
    );
    const number = slug.slice(sheet.id.length).replaceAll('_', ' ') + (this.#twice(hero) ? ` (${seat})` : '');
    return { nominal: this.#named(sheet, number), sheet, seat };
  }

  fighterSheet(fighter: string): FighterSheet {
    return found(this.#fighters.get(fighter), `fighter '${fighter}'`).sheet;
  }

  fighter(fighter: string): Nominal {
    return found(this.#fighters.get(fighter), `fighter '${fighter}'`).nominal;
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
    const known = [...this.heroes.values()].flatMap((hero) => hero.markers).find((m) => m.id === marker);
    return this.voice.phrase(found(known, `marker '${marker}'`).noun, { determiner: 'a' });
  }

  markerOf(seat: string, marker: string): Nominal {
    return new Name(found(this.heroOf(seat).markers.find((m) => m.id === marker), `marker '${marker}'`).noun);
  }

  token(seat: string, token: string): Nominal {
    return new Name(this.#token(seat, token).noun);
  }

  side(seat: string, token: string, side: string): string {
    return this.#token(seat, token).sides[side] ?? side;
  }

  #token(seat: string, token: string) {
    return found(this.heroOf(seat).tokens.find((t) => t.id === token), `token '${token}'`);
  }

  // ---- cards and other sources

  /** A card by `hero.card`. */
  cardSheet(card: string): CardSheet | undefined {
    const [hero, name] = ids(card);
    return card.includes(':') ? undefined : this.heroes.get(hero)?.cards.find((c) => c.id === name);
  }

  /** An ability by `hero:ability`. */
  abilitySheet(source: string): AbilitySheet | undefined {
    const [hero, name] = ids(source);
    return source.includes(':') ? this.heroes.get(hero)?.abilities.find((a) => a.id === name) : undefined;
  }

  cardName(card: string): string {
    return this.cardSheet(card)?.name ?? card;
  }

  /** The name of a card as it stands in a sentence. */
  card(card: string): string {
    return this.#quoted(this.cardName(card));
  }

  bonusAttack(card: string): string {
    const name = this.cardSheet(card)?.bonus_attack;
    return name == null ? this.card(card) : this.#quoted(name);
  }

  /** A card or an ability as it stands in a sentence; nothing for a rule. */
  source(source: string): string {
    const ability = this.abilitySheet(source);
    if (ability === undefined) return source ? this.card(source) : '';
    return ability.own_name ? this.#quoted(ability.name) : ability.name;
  }

  /** What a mode does, as the card or ability that asks says it. */
  mode(source: string, mode: string): string {
    return (this.cardSheet(source) ?? this.abilitySheet(source))?.modes[mode] ?? mode;
  }

  #quoted(name: string): string {
    return this.voice.say('quoted', { name });
  }
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`no ${what} in this match`);
  return value;
}
