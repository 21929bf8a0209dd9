// What the picture of a card shows: who plays it, with what, and what it does.

import { idInHero } from '../../contentIds';
import type { CardSheet, Effect } from '../../protocol';
import type { Shape } from '../figures/drawing';
import type { Wanted } from '../figures/registry.svelte';
import { hash } from '../hash';
import { MOTIFS } from './motifs';
import { SHARED } from './shared';

/** What a picture needs to know about a card. */
export type Pictured = Pick<CardSheet, 'card' | 'type' | 'fighters' | 'effects'>;

export interface CardPicture {
  /** A name in `props`. */
  prop: string;
  /** The state of who plays it. */
  sides?: readonly string[];
  veiled?: true;
}

/** The drawn cards of a hero. */
export interface HeroArt {
  /** Drawn around 0 0, about 100 high. */
  props: Readonly<Record<string, readonly Shape[]>>;
  /** By the id of the card in its hero. */
  cards: Readonly<Record<string, string | CardPicture>>;
}

export interface Scene {
  actor: Wanted;
  /** The name of what the picture is about, and how it is drawn. */
  prop: string;
  shapes: readonly Shape[];
  effects: readonly Effect[];
  /** Which of the stages for cards of its kind. */
  stage: number;
}

/** As many stages there are for each kind of card. */
export const STAGES = 4;

/** By the name of the prop, so that a card of several decks has one stage in all of them. */
export const stageOf = (prop: string): number => (hash(prop) >>> 5) % STAGES;

/** As many effects have room in a picture. */
const MOST_EFFECTS = 3;

/** Who is drawn for fighters that may play a card: the hero for any. */
export const actorOf = (hero: string, { fighters }: Pictured, leader?: string): Wanted => {
  const [first = 'any'] = fighters;
  return { hero, kind: first === 'any' || first === leader ? null : first };
};

export const shownEffects = ({ effects }: Pictured): readonly Effect[] => effects.slice(0, MOST_EFFECTS);

/** The prop of a card that several decks have. */
export const sharedProp = (card: Pictured): readonly Shape[] | undefined => {
  const id = idInHero(card.card);
  return Object.hasOwn(SHARED, id) ? SHARED[id] : undefined;
};

/** The picture of a card that was drawn; null if it was not. */
export function drawnScene(hero: string, card: Pictured, art: HeroArt): Scene | null {
  const id = idInHero(card.card);
  const told = Object.hasOwn(art.cards, id) ? art.cards[id]! : null;
  const { prop, ...state }: CardPicture = typeof told === 'string' ? { prop: told } : (told ?? { prop: id });
  const shapes = art.props[prop] ?? sharedProp(card);
  if (shapes === undefined) return null;
  return {
    actor: { ...actorOf(hero, card), ...state },
    prop,
    shapes,
    effects: shownEffects(card),
    stage: stageOf(prop),
  };
}

export const motifOf = (effect: Effect): readonly Shape[] => MOTIFS[effect];

/** Two pictures with the same key look the same. */
export const sceneKey = ({ actor, prop, effects, stage }: Scene, type: CardSheet['type']): string =>
  [type, actor.kind, ...(actor.sides ?? []), actor.veiled, prop, stage, ...effects].join(' ');
