// What is asked, in words, as in src/peerless/text/prompts.py and options.py.

import { cardId } from '../contentIds';
import { upperFirst, type Args } from '../language/translator';
import { parseOption, type Option } from '../options';
import type { DecisionData, ViewData } from '../protocol';
import type { MatchNames } from './names';
import { cardText, type CardSheet } from './sheets';

type Asked = Pick<ViewData, 'actions' | 'combat' | 'decision' | 'fighters'>;

/** What the asked player has to do, in one sentence that begins with the card or ability that asks. */
export function question(view: Asked, names: MatchNames): string {
  const d = view.decision;
  if (d == null) return '';
  const { translator } = names;
  let clause = asked(d, names) ?? clauseOf(view, d, names);
  if (d.value != null) clause = translator.say('prompt-now', { question: clause.replace(/\.+$/, ''), value: d.value });
  if (d.card != null) {
    clause = translator.say('prompt-chosen', { question: clause.replace(/\?+$/, ''), card: names.card(d.card) });
  }
  if (d.missing != null) clause = `${clause} ${upperFirst(translator.say(`prompt-no-${d.missing}`))}`;
  const text = d.source ? translator.say('prompt-by', { source: names.source(d.source), clause }) : clause;
  return upperFirst(text);
}

/** Kinds of decisions that say less than the step that asks. */
const ASKED_BY_STEPS: readonly string[] = ['yes_no', 'fighter', 'space', 'card', 'number', 'boost'];

/** What the step that asks says; none where the kind of decision says it better. */
function asked(d: DecisionData, names: MatchNames): string | undefined {
  if (d.step == null || d.fighter !== null || d.marker !== null || !ASKED_BY_STEPS.includes(d.kind)) return undefined;
  return (names.cardSheet(d.source) ?? names.abilitySheet(d.source))?.asks[d.step];
}

function clauseOf(view: Asked, d: DecisionData, names: MatchNames): string {
  const args: Args = { count: countOf(view, d) };
  if (d.fighter !== null) args['who'] = names.fighter(d.fighter);
  if (d.marker !== null) args['what'] = names.marker(d.marker);
  if (d.kind === 'defense' && view.combat != null) args['attacker'] = names.fighter(view.combat.attacker.fighter);
  const key = `prompt-${promptKey(view, d)}`;
  return names.translator.knows(key) ? names.translator.say(key, args) : names.translator.say('web-choose-option');
}

/** What the question counts: actions, spaces or cards. */
function countOf(view: Asked, d: DecisionData): number {
  if (d.kind === 'action') return view.actions;
  return (d.kind === 'boost' ? d.preview?.move.distance : null) ?? (d.count || 1);
}

/** Whether the fighter that is asked about is on the board: only the conveyor belt takes one from there. */
const here = ({ fighters }: Asked, d: DecisionData): boolean =>
  fighters.some((one) => one.id === d.fighter && one.space !== null);

function promptKey(view: Asked, d: DecisionData): string {
  if (d.kind === 'boost' && d.source) return 'boost-card';
  if (d.kind === 'discard' && !d.source) return 'discard-limit';
  if (d.kind === 'space' && d.marker !== null) return d.count === null ? 'move-marker-anywhere' : 'move-marker';
  if (d.kind === 'fighter' && d.fighter !== null) return 'share';
  if (d.kind === 'space' && d.fighter !== null) return d.count !== null ? 'move' : here(view, d) ? 'carry' : 'return';
  if (d.kind === 'place_sidekick' && d.marker !== null) return 'place-marker';
  if (d.kind === 'defense') return d.options?.join() === 'no_defense' ? 'defense-none' : 'defense';
  return d.kind.replaceAll('_', '-');
}

/** Says that another player decides, but not what. */
export function waiting(view: Asked, names: MatchNames): string {
  const d = view.decision;
  return d == null ? '' : upperFirst(names.translator.say('prompt-waiting', { who: names.seat(d.seat) }));
}

/** One option in words, complete in itself. */
export function optionWords(
  view: Pick<ViewData, 'fighters'>,
  d: DecisionData,
  text: string,
  names: MatchNames,
): string {
  const option = parseOption(d.kind, text);
  return option.kind === 'other' ? text : upperFirst(words(view, d, option, names));
}

/** `hero.card` of a card that the asked seat has: of its own deck, or of another one. */
function heldId(d: DecisionData, card: string, names: MatchNames): string {
  const own = cardId(names.heroOf(d.seat).id, card);
  return names.cardSheet(own) === undefined ? (deckCard(d, card, names)?.card ?? own) : own;
}

function words(view: Pick<ViewData, 'fighters'>, d: DecisionData, option: Option, names: MatchNames): string {
  const { translator } = names;
  const hero = names.heroOf(d.seat).id;
  switch (option.kind) {
    case 'maneuver':
      return translator.say('option-maneuver');
    case 'attack': {
      const args = { who: names.fighter(option.fighter), target: names.fighter(option.target) };
      const card = heldId(d, option.card, names);
      const value = names.cardSheet(card)?.value;
      return `${translator.say('option-attack', args)} ${names.cardName(card)}${value == null ? '' : ` ${value}`}`;
    }
    case 'scheme': {
      const card = names.card(heldId(d, option.card, names));
      return `${translator.say('option-scheme', { card })} ${names.title(option.fighter)}`;
    }
    case 'move':
    case 'fighter': {
      const known = view.fighters.find((f) => f.id === option.fighter);
      if (known === undefined) return names.title(option.fighter);
      const { health, max: most, space } = known;
      return translator.say('option-fighter', {
        who: names.fighter(option.fighter),
        health,
        most,
        space: names.space(space ?? ''),
      });
    }
    case 'boost':
    case 'defend':
    case 'discard':
    case 'put_back':
    case 'card': {
      const card = deckCard(d, option.card, names);
      return card === undefined ? option.card : `${card.name}: ${cardFacts(card, names)} ${cardText(card)}`.trimEnd();
    }
    case 'effect':
      return names.source(option.source);
    case 'opponent':
      return names.seatTitle(option.seat);
    case 'mode':
      return names.mode(d.source, option.mode);
    case 'decline':
      return translator.say(`option-${option.word.replaceAll('_', '-')}`);
    case 'yes':
      return translator.say('option-yes');
    case 'space':
      return names.space(option.space);
    case 'number':
    case 'other':
      return option.text;
  }
}

/** A card named by its id alone: of the seat that is asked, or of another. */
export function deckCard(d: DecisionData, card: string, names: MatchNames): CardSheet | undefined {
  const heroes = [names.heroOf(d.seat), ...names.seats.map((seat) => names.heroOf(seat))];
  return heroes.map((hero) => names.cardSheet(cardId(hero.id, card))).find((known) => known !== undefined);
}

/** `versatile 3, boost 1.` */
export function cardFacts(card: CardSheet, { translator }: MatchNames): string {
  const value = card.value === null ? '' : ` ${card.value}`;
  return translator.say('card-facts', { type: translator.say(`type-${card.type}`), value, boost: card.boost });
}
