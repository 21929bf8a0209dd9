// What happened, as sentences for one viewer, as in src/peerless/text/events.py.

import { upperFirst, type Args } from '../language/translator';
import type { EventData, TermData } from '../protocol';
import type { MatchNames } from './names';

/** A sentence of the log and the event it tells; equal ones in a row are one. */
export interface LogLine {
  text: string;
  event: EventData;
  times: number;
}

const VALUES: Record<string, string> = {
  becomes: 'becomes',
  printed_becomes: 'printed',
  fixed: 'fixed',
  ignored: 'ignored',
  held: 'held',
  locked: 'locked',
  swapped: 'becomes',
};

/** Fed the events of a match in order; keeps track of health, so that a line can say what is left. */
export class LogWriter {
  readonly health: Map<string, number>;

  constructor(
    readonly names: MatchNames,
    readonly me: string | null = null,
  ) {
    this.health = new Map(names.fighters.map((fighter) => [fighter, names.fighterSheet(fighter).health]));
  }

  /** The sentences of events; what needs no telling gives none. */
  tell(events: Iterable<EventData>): LogLine[] {
    const out: LogLine[] = [];
    for (const event of events) {
      const text = upperFirst(this.#text(event));
      const last = out.at(-1);
      if (text && last?.text === text) last.times += 1;
      else if (text) out.push({ text, event, times: 1 });
    }
    return out;
  }

  /** A message with everything an event names. */
  #say(key: string, e: EventData, more: Args = {}): string {
    const { names } = this;
    const args: Args = {
      by: '',
      card: names.translator.say('event-a-card'),
      you: e.seat !== undefined && e.seat === this.me,
    };
    if (e.seat) args['who'] = names.seat(e.seat);
    if (e.source) {
      const source = names.source(e.source);
      args['source'] = source;
      args['by'] = ` ${names.translator.say('event-by', { source })}`;
    }
    if (e.card !== undefined) args['card'] = names.card(e.card);
    if (e.fighter !== undefined) args['fighter'] = names.fighter(e.fighter);
    if (e.target !== undefined) args['target'] = names.fighter(e.target);
    if (e.space !== undefined) args['space'] = names.space(e.space);
    for (const field of ['where', 'side'] as const) {
      const value = e[field];
      if (value !== undefined) args[field] = value;
    }
    if (e.amount !== undefined) args['count'] = e.amount;
    if (e.amount !== undefined) args['signed'] = signed(e.amount);
    return names.translator.say(`event-${key}`, { ...args, ...more });
  }

  #text(e: EventData): string {
    const { names } = this;
    const amount = e.amount ?? 0;
    switch (e.kind) {
      case 'effect': // what it does is told
      case 'over': // `outcomeText` says it
        return '';
      case 'action':
        return e.action === 'maneuver' ? this.#say('maneuver', e) : '';
      case 'discard':
        if (e.cause === 'played' || e.cause === 'boost') return ''; // told when it was played
        return this.#say(e.cause === 'hand_limit' ? 'discard-limit' : 'discard', e);
      case 'play':
        return this.#play(e);
      case 'reveal': {
        const value = names.cardSheet(e.card ?? '')?.value;
        return this.#say('reveal', e, { card: names.card(e.card ?? '') + (value == null ? '' : ` (${value})`) });
      }
      case 'move':
        return this.#say('move', e, { way: this.#way(e) });
      case 'damage':
        return this.#say('damage', e, {
          cause: e.damage ?? '',
          left: this.#left(e, Math.max(0, this.#health(e) - amount)),
        });
      case 'recover':
        return this.#say('recover', e, { left: this.#left(e, this.#health(e) + amount) });
      case 'set_health':
      case 'return':
        this.#left(e, amount);
        return this.#say(e.kind.replaceAll('_', '-'), e);
      case 'value': {
        const kind = VALUES[e.term ?? ''];
        if (kind === undefined && amount === 0) return '';
        return this.#say(`value-${kind ?? 'adds'}`, e);
      }
      case 'combat':
        return this.#say('combat', e, {
          attack: e.attack ?? 0,
          defense: e.defense ?? 0,
          count: Math.max(0, (e.attack ?? 0) - (e.defense ?? 0)),
          attack_terms: termsText(e.attack_terms ?? [], names),
          defense_terms: termsText(e.defense_terms ?? [], names),
        });
      case 'look':
        if (e.at === e.seat) return this.#say('look-deck', e);
        return this.#say('look-hand', e, { whose: names.seat(e.at ?? ''), yours: e.at === this.me });
      case 'token':
        return this.#say('token', e, {
          token: names.token(e.seat ?? '', e.token ?? ''),
          shows: names.side(e.seat ?? '', e.token ?? '', e.shows ?? ''),
        });
      case 'marker': {
        const what = names.markerOf(e.seat ?? '', e.marker ?? '');
        if (e.from === undefined) return this.#say('marker-placed', e, { what });
        return this.#say('marker', e, { what, way: this.#way(e) });
      }
      case 'mode':
        return this.#say('mode', e, { mode: names.mode(e.source ?? '', e.mode ?? '') });
      case 'out':
        return names.seats.length > 2 ? this.#say('out', e) : ''; // of two, the end says it
      default:
        return this.#say(e.kind.replaceAll('_', '-'), e);
    }
  }

  /** The spaces that were gone through, or where it began and ended. */
  #way({ path, from, space }: EventData): string {
    const name = (one: string): string => this.names.space(one);
    if (path?.length) return path.map(name).join(' - ');
    return [from, space].flatMap((one) => (one === undefined ? [] : name(one))).join(' → ');
  }

  #play(e: EventData): string {
    if (e.replaces) return this.#say('replaced', e);
    if (e.bonus) return this.#say('bonus-attack', e, { card: this.names.bonusAttack(e.card ?? '') });
    const up = this.names.cardSheet(e.card ?? '')?.face_up ?? false;
    return this.#say(e.target === undefined ? 'defend' : 'attack', e, { up });
  }

  #health(e: EventData): number {
    return this.health.get(e.fighter ?? '') ?? 0;
  }

  #left(e: EventData, health: number): number {
    this.health.set(e.fighter ?? '', health);
    return health;
  }
}

/** What a value is made of, ` (3 printed, +2 Skirmish)`; nothing for a printed number alone. */
export function termsText(terms: readonly TermData[], names: MatchNames): string {
  if (terms.length < 2) return '';
  return ` ${names.translator.say('terms', { list: terms.map((term) => termText(term, names)).join(', ') })}`;
}

/** What is added or taken away: `+2`, `−1`. */
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

export function termText({ kind, amount, source }: TermData, names: MatchNames): string {
  return names.translator.say(`term-${kind}`, { count: amount, signed: signed(amount), source: names.source(source) });
}

/** `Alice wins: the opposing hero is defeated (WIN-1).` */
export function outcomeText(names: MatchNames, winners: string[], reason: string, me: string | null = null): string {
  return upperFirst(outcome(names, winners, reason, me));
}

function outcome(names: MatchNames, winners: string[], reason: string, me: string | null): string {
  const { translator } = names;
  const why = translator.say(`reason-${reason}`);
  const [first, second] = winners;
  if (first === undefined) return translator.say('outcome-draw', { why });
  if (me !== null && winners.includes(me)) {
    const mate = winners.find((seat) => seat !== me);
    if (mate === undefined) return translator.say('outcome-you', { why });
    return translator.say('outcome-you-two', { other: names.seat(mate), why });
  }
  if (second === undefined) return translator.say('outcome-one', { who: names.seat(first), why });
  return translator.say('outcome-two', { who: names.seat(first), other: names.seat(second), why });
}

/** A line with its count. */
export function lineText({ text, times }: LogLine, names: MatchNames): string {
  const line = names.withoutRules(text);
  return times === 1 ? line : names.translator.say('event-times', { line, count: times });
}

/** The log of a match as it grows: what was told is not told again, unless it was taken back. */
export class GrowingLog {
  #writer: LogWriter | null = null;
  #events: readonly EventData[] = [];
  #lines: LogLine[] = [];

  tell(events: readonly EventData[], names: MatchNames, me: string | null): LogLine[] {
    const known = this.#events.length;
    const grows = known <= events.length && this.#events.at(-1) === events[known - 1];
    if (this.#writer === null || this.#writer.names !== names || this.#writer.me !== me || !grows) {
      this.#writer = new LogWriter(names, me);
      this.#events = [];
      this.#lines = [];
    }
    const fresh = this.#writer.tell(events.slice(this.#events.length));
    const [last, first] = [this.#lines.at(-1), fresh[0]];
    if (last !== undefined && first !== undefined && last.text === first.text) {
      this.#lines = [...this.#lines.slice(0, -1), { ...last, times: last.times + first.times }, ...fresh.slice(1)];
    } else if (fresh.length > 0) this.#lines = [...this.#lines, ...fresh];
    this.#events = events;
    return this.#lines;
  }
}
