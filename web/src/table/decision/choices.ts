// Options as things to click: figures, spaces, cards. Several clicks narrow an action down to one option.

import type { Option } from '../../options';

/** What was pointed at so far, for an action. */
export interface Picked {
  fighter?: string;
  target?: string;
  /** By its id within the deck. */
  card?: string;
}

export interface Offer {
  spaces: string[];
  /** Figures that can act or be chosen. */
  fighters: string[];
  /** Figures that can be attacked. */
  targets: string[];
  /** Cards that can be chosen, by their ids within the deck. */
  cards: string[];
}

/** The options that are left after what was picked. */
export function left(options: readonly Option[], picked: Picked): Option[] {
  return options.filter((option) => {
    if (option.kind === 'attack') return fits(picked, option);
    if (option.kind === 'scheme') return picked.target === undefined && fits(picked, option);
    return option.kind !== 'maneuver' || (picked.target === undefined && picked.card === undefined);
  });
}

function fits(picked: Picked, option: { fighter: string; card: string; target?: string }): boolean {
  return (['fighter', 'target', 'card'] as const).every(
    (part) => picked[part] === undefined || picked[part] === option[part],
  );
}

/** What can be pointed at now. */
export function offered(options: readonly Option[], picked: Picked): Offer {
  const offer: Offer = { spaces: [], fighters: [], targets: [], cards: [] };
  const add = (list: string[], item: string): void => {
    if (!list.includes(item)) list.push(item);
  };
  for (const option of left(options, picked)) {
    if (option.kind === 'space') add(offer.spaces, option.space);
    if ('fighter' in option) add(offer.fighters, option.fighter);
    if (option.kind === 'attack') add(offer.targets, option.target);
    if ('card' in option) add(offer.cards, option.card);
  }
  return offer;
}

export type Step = { answer: string } | { picked: Picked };

/** A figure was pointed at. */
export function pointFighter(options: readonly Option[], picked: Picked, fighter: string): Step {
  const direct = options.find(
    (option) => (option.kind === 'move' || option.kind === 'fighter') && option.fighter === fighter,
  );
  if (direct !== undefined) return { answer: direct.text };
  if (picked.fighter === fighter) return { picked: {} };
  // One of several that could attack the target.
  if (picked.target !== undefined && offered(options, picked).fighters.includes(fighter))
    return narrowed(options, { ...picked, fighter });
  const { fighters, targets } = offered(options, { ...picked, target: undefined });
  if (targets.includes(fighter)) return narrowed(options, { ...picked, target: fighter });
  // Another figure of the player: start again with it, and keep the card if that figure may play it.
  if (fighters.includes(fighter)) return narrowed(options, { ...picked, fighter, target: undefined });
  const { fighters: any } = offered(options, {});
  return { picked: any.includes(fighter) ? { fighter } : picked };
}

/** A card was pointed at. */
export function pointCard(options: readonly Option[], picked: Picked, card: string): Step {
  const direct = options.filter((option) => 'card' in option && option.card === card && !('fighter' in option));
  if (direct[0] !== undefined) return { answer: direct[0].text };
  if (picked.card === card) return { picked: clean({ ...picked, card: undefined }) };
  if (offered(options, { ...picked, card: undefined }).cards.includes(card))
    return narrowed(options, { ...picked, card });
  return { picked: offered(options, {}).cards.includes(card) ? { card } : picked };
}

/** A space was pointed at. */
export function pointSpace(options: readonly Option[], space: string): Step {
  const direct = options.find((option) => option.kind === 'space' && option.space === space);
  return direct === undefined ? { picked: {} } : { answer: direct.text };
}

/** An attack needs its target and its card pointed at, a scheme its card; who does it may follow from that. */
function narrowed(options: readonly Option[], picked: Picked): Step {
  const rest = left(options, picked);
  const [only] = rest;
  if (rest.length === 1 && only !== undefined && picked.card !== undefined)
    if (only.kind === 'scheme' || picked.target !== undefined) return { answer: only.text };
  return { picked: clean(picked) };
}

/** Without what was not picked: an empty part would count as something. */
function clean(picked: { [Part in keyof Picked]: Picked[Part] | undefined }): Picked {
  return Object.fromEntries(Object.entries(picked).filter(([, value]) => value !== undefined));
}
