// What the files of homebrew heroes say about how they look, from the moment their sheets are there.

import type { FigureDef, HeroSheet } from '../protocol';

export interface HomebrewLook {
  colors: HeroSheet['colors'];
  /** By the ids of fighters; the hero itself is `''`. */
  figures: ReadonlyMap<string, { design: FigureDef | null; ranged: boolean }>;
  /** The id of the fighter that is the hero. */
  leader: string;
  /** The whole deck: no two of its cards look the same. */
  cards: HeroSheet['cards'];
}

const noted = new Map<string, HomebrewLook>();

/** Takes note of these heroes, before any of them is drawn. */
export function noteLooks(heroes: readonly Pick<HeroSheet, 'id' | 'colors' | 'hero' | 'sidekicks' | 'cards'>[]): void {
  for (const { id, colors, hero, sidekicks, cards } of heroes) {
    const fighters = [{ ...hero, id: '' }, ...sidekicks];
    const figures = new Map(
      fighters.map(({ id: kind, figure, attack }) => [kind, { design: figure, ranged: attack === 'ranged' }]),
    );
    noted.set(id, { colors, figures, leader: hero.id, cards });
  }
}

export const homebrewLook = (hero: string): HomebrewLook | undefined => noted.get(hero);
