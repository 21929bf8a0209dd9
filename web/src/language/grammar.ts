// Words in their forms, as in src/peerless/messages/grammar.py; the tables are the same files.

import { FluentType, type FluentFunction, type FluentValue } from '@fluent/bundle';

export type Case = 'nom' | 'gen' | 'dat' | 'acc' | 'ins' | 'loc';
const CASES: readonly Case[] = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'];
/** A comma that is still to be decided, see `finished`. */
export const CLOSING = '\ue000';

export type Gender = 'm' | 'f' | 'n' | 'p';
type Kind = 'person' | 'animal' | 'thing';

export interface Noun {
  one: string[];
  many?: string[] | null;
  gender?: Gender;
  kind?: Kind;
}

export interface Adjective {
  text?: string | null;
  stem?: string;
  ending?: string;
  forms?: Record<string, string[]>;
  after?: boolean;
}

export interface Determiner {
  words: string[];
  plural?: boolean;
  /** A verb still agrees with one: `each of your Harpies moves`. */
  single?: boolean;
  /** Adjectives of a group that follows in the genitive plural: `każdego ze swoich walczących`. */
  of?: string[];
}

export interface Lexicon {
  nouns: Record<string, Noun>;
  adjectives: Record<string, Adjective>;
  determiners: Record<string, Determiner>;
  endings?: Record<string, Record<string, string[]>>;
  euphony?: [string, string][];
  label_after?: boolean;
}

/** What an adjective has to agree with. */
export interface Agreement {
  gender: Gender;
  kind: Kind;
  plural: boolean;
  case: Case;
}

/** The names of rows that fit, the narrowest first. */
function rows(a: Agreement): string[] {
  if (a.plural) return [`p_${a.gender}_${a.kind}`, `p_${a.kind}`, `p_${a.gender}`, 'p'];
  return [`${a.gender}_${a.kind}`, a.gender];
}

/** The form of a case; a language with two forms has only the genitive apart. */
function pick(forms: string[], wanted: Case): string {
  const at = forms.length === CASES.length ? CASES.indexOf(wanted) : wanted === 'gen' ? 1 : 0;
  return forms[at] ?? '';
}

/** Something that can be named in any case. */
export abstract class Nominal extends FluentType<string> {
  constructor() {
    super('');
  }

  abstract form(wanted: Case): string;
  /** For verbs that agree. */
  abstract get gender(): Gender;

  toString(): string {
    return this.form('nom');
  }
}

/** A noun by itself: `Medusa`, `Harpy 2`. */
export class Name extends Nominal {
  constructor(
    readonly noun: Noun,
    readonly plural = false,
    readonly number = '',
  ) {
    super();
  }

  form(wanted: Case): string {
    const forms = (this.plural ? this.noun.many : null) ?? this.noun.one;
    if (this.number && forms.length !== CASES.length) return `${forms[0]}${this.number}${wanted === 'gen' ? "'s" : ''}`;
    return pick(forms, wanted) + this.number;
  }

  get gender(): Gender {
    return this.plural ? 'p' : (this.noun.gender ?? 'm');
  }
}

/** A name nobody has declined, in its quotes: it stays as it is after a noun that is. */
export class Quoted extends Nominal {
  constructor(
    readonly noun: Noun,
    readonly name: string,
  ) {
    super();
  }

  form(wanted: Case): string {
    return `${new Name(this.noun).form(wanted)} ${this.name}`;
  }

  get gender(): Gender {
    return this.noun.gender ?? 'm';
  }
}

export interface PhraseParts {
  determiner?: string;
  adjectives?: string[];
  plural?: boolean;
}

/** A noun with what stands around it: `each opposing fighter`. */
export class Phrase extends Nominal {
  constructor(
    readonly lexicon: Lexicon,
    readonly noun: Noun,
    readonly parts: PhraseParts = {},
  ) {
    super();
  }

  get #determiner(): Determiner | undefined {
    return this.lexicon.determiners[this.parts.determiner ?? ''];
  }

  get #plural(): boolean {
    return (this.parts.plural ?? false) || (this.#determiner?.plural ?? false);
  }

  get gender(): Gender {
    return this.#plural && !this.#determiner?.single ? 'p' : (this.noun.gender ?? 'm');
  }

  form(wanted: Case): string {
    const gender = this.noun.gender ?? 'm';
    const plural = this.#plural || gender === 'p';
    const agreement: Agreement = { gender, kind: this.noun.kind ?? 'person', plural, case: wanted };
    const group = this.#determiner?.of ?? [];
    const inner: Agreement = group.length > 0 ? { ...agreement, plural: true, case: 'gen' } : agreement;
    const words = this.#determiner?.words ?? [];
    const opening = words.map((key) => adjectiveForm(this.lexicon, adjective(this.lexicon, key), agreement));
    const entries = [...group, ...(this.parts.adjectives ?? [])].map((key) => adjective(this.lexicon, key));
    const said = (after: boolean): string[] =>
      entries.filter((e) => (e.after ?? false) === after).map((e) => adjectiveForm(this.lexicon, e, inner));
    const head = new Name(this.noun, inner.plural).form(inner.case);
    return [...opening, ...said(false), head, ...said(true)].filter((word) => word).join(' ');
  }
}

function adjective(lexicon: Lexicon, key: string): Adjective {
  const entry = lexicon.adjectives[key];
  if (entry === undefined) throw new Error(`no adjective '${key}'`);
  return entry;
}

export function adjectiveForm(lexicon: Lexicon, entry: Adjective, agreement: Agreement): string {
  if (entry.text != null) return entry.text;
  const endings = lexicon.endings?.[entry.ending ?? ''] ?? {};
  for (const row of rows(agreement)) {
    const forms = entry.forms?.[row];
    if (forms !== undefined) return pick(forms, agreement.case);
  }
  for (const row of rows(agreement)) {
    const forms = endings[row];
    if (forms !== undefined) return (entry.stem ?? '') + pick(forms, agreement.case);
  }
  throw new Error(`no form of ${entry.stem} for ${JSON.stringify(agreement)}`);
}

type Rule = [RegExp, string];
const compiled = new WeakMap<Lexicon, Rule[]>();

// What `\b` means in Python: JavaScript's knows Latin letters only.
const BOUNDARY = '(?:(?<=[\\p{L}\\p{N}_])(?![\\p{L}\\p{N}_])|(?<![\\p{L}\\p{N}_])(?=[\\p{L}\\p{N}_]))';

function euphony(lexicon: Lexicon): Rule[] {
  let rules = compiled.get(lexicon);
  if (rules === undefined) {
    rules = (lexicon.euphony ?? []).map(([pattern, put]) => [
      new RegExp(pattern.replaceAll('\\b', BOUNDARY), 'gu'),
      put.replaceAll('$', '$$$$').replace(/\\(\d)/g, '$$$1'),
    ]);
    compiled.set(lexicon, rules);
  }
  return rules;
}

/** A whole text with its commas set and its small words fitted to what stands around them. */
export function finished(text: string, lexicon: Lexicon): string {
  let out = text
    .replace(new RegExp(`${CLOSING}+(?=[\\s${CLOSING}]*([,.;:!?)]|$))`, 'g'), '')
    .replace(new RegExp(`${CLOSING}+`, 'g'), ',')
    .replace(/ +(?=[,.;:\n])/g, '')
    .replace(/(?<=[^ ]) {2,}/g, ' ');
  for (const [pattern, put] of euphony(lexicon)) out = out.replace(pattern, put);
  return out;
}

/** The noun a message stands after, as an argument for `AGREE`. */
export class Head extends FluentType<string> {
  constructor(readonly agreement: Agreement) {
    super('');
  }

  toString(): string {
    return '';
  }
}

/** The functions that message files may call. */
export function functions(lexicon: Lexicon): Record<string, FluentFunction> {
  const nominal = (value: FluentValue | undefined): Nominal => {
    if (value instanceof Nominal) return value;
    throw new TypeError('not a name');
  };
  return {
    NAME: ([what], { case: wanted }) =>
      what instanceof Nominal ? what.form((wanted as Case | undefined) ?? 'nom') : (what ?? ''),
    AGREE: ([head, key]) => {
      if (!(head instanceof Head)) throw new TypeError('AGREE needs $head');
      return adjectiveForm(lexicon, adjective(lexicon, String(key)), head.agreement);
    },
    GENDER: ([what]) => nominal(what).gender,
    COMMA: () => CLOSING,
  };
}
