// Pictures for the cards of heroes that nobody has drawn, of common things. Within a deck no two are the same, and as
// long as there are things left, each card has another.

import { idInHero } from '../../contentIds';
import type { Shape } from '../figures/drawing';
import { propOf } from '../figures/generated/generate';
import { PROPS } from '../figures/generated/props';
import { hash } from '../hash';
import { homebrewLook, type HomebrewLook } from '../homebrewLooks';
import { COMMON } from './common';
import { actorOf, sceneKey, sharedProp, shownEffects, stageOf, STAGES, type Pictured, type Scene } from './scene';

const THINGS: Readonly<Record<string, readonly Shape[]>> = { ...PROPS, ...COMMON };
const NAMES = Object.keys(THINGS).filter((name) => name !== 'none');

/** The pictures of a deck, by card. */
const decks = new WeakMap<HomebrewLook, ReadonlyMap<string, Scene>>();

export function generatedScene(hero: string, card: Pictured): Scene {
  const look = homebrewLook(hero);
  if (look !== undefined && !decks.has(look)) decks.set(look, wholeDeck(hero, look));
  return (look && decks.get(look)?.get(card.card)) ?? choices(hero, card)[0]!;
}

/** Each card in turn takes what no card before it has. */
function wholeDeck(hero: string, { cards }: HomebrewLook): ReadonlyMap<string, Scene> {
  const [keys, props] = [new Set<string>(), new Set<string>()];
  return new Map(
    cards.map((card) => {
      const all = choices(hero, card);
      const another = all.find(({ prop }) => !props.has(prop));
      const scene = another ?? all.find((one) => !keys.has(sceneKey(one, card.type))) ?? all[0]!;
      keys.add(sceneKey(scene, card.type));
      props.add(scene.prop);
      return [card.card, scene];
    }),
  );
}

/** What a card may show, the best first: what several decks have, then anything that its fighter does not hold. */
function choices(hero: string, card: Pictured): Scene[] {
  const actor = actorOf(hero, card, homebrewLook(hero)?.leader);
  const effects = shownEffects(card);
  const [id, from, held] = [idInHero(card.card), hash(card.card) >>> 4, propOf(actor)];
  const shared = sharedProp(card);
  const common = Array.from({ length: STAGES }, (_, round) =>
    NAMES.map((_, i) => NAMES[(from + i) % NAMES.length]!)
      .filter((prop) => prop !== held)
      .map((prop): Scene => ({ actor, prop, shapes: THINGS[prop]!, effects, stage: (from + round) % STAGES })),
  ).flat();
  return shared === undefined ? common : [{ actor, prop: id, shapes: shared, effects, stage: stageOf(id) }, ...common];
}
