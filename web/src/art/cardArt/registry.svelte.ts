// The pictures of cards. They are loaded with their hero; until they are there, a card shows its empty stage.

import { SvelteMap } from 'svelte/reactivity';
import type { HeroArt, Pictured, Scene } from './scene';

const DRAWN: Record<string, () => Promise<{ default: HeroArt }>> = import.meta.glob<{ default: HeroArt }>(
  '../heroes/*/cards.ts',
);
const addressOf = (hero: string): string => `../heroes/${hero}/cards.ts`;

type Compose = (card: Pictured) => Drawn | null;

export interface Drawn extends Scene {
  /** One for each effect. */
  motifs: Scene['shapes'][];
}

const loaded = new SvelteMap<string, Compose>();
const asked = new Map<string, Promise<void>>();

/** Loads what is needed to draw the cards of a hero, once. */
export function needCardArt(hero: string): Promise<void> {
  const before = asked.get(hero);
  if (before !== undefined) return before;
  const done = load(hero).catch(() => {
    asked.delete(hero); // whoever needs it next asks again
  });
  asked.set(hero, done);
  return done;
}

async function load(hero: string): Promise<void> {
  const address = addressOf(hero);
  const [{ drawnScene, motifOf }, art, generated] = await Promise.all([
    import('./scene'),
    Object.hasOwn(DRAWN, address) ? DRAWN[address]!() : null,
    Object.hasOwn(DRAWN, address) ? null : import('./generated'),
  ]);
  loaded.set(hero, (card) => {
    const scene = art === null ? generated?.generatedScene(hero, card) : drawnScene(hero, card, art.default);
    return scene ? { ...scene, motifs: scene.effects.map(motifOf) } : null;
  });
}

/** The picture of a card; null until it is loaded. */
export function sceneOf(hero: string, card: Pictured): Drawn | null {
  void needCardArt(hero);
  return loaded.get(hero)?.(card) ?? null;
}
