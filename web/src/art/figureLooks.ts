// How a fighter is drawn: whose figure it is, and how its states show on it and beside its name. A token that is not
// listed still tells its sides apart: by turned colors and by their pictures.

import type { Wanted } from './figures/registry.svelte';
import { isSideDrawn, sidePicture, type Picture } from './tokens/pictures';

export interface FigureLook extends Wanted {
  scale: number;
  /** The two colors of its player have changed places. */
  turned: boolean;
  /** The pictures of its sides, each on a small tag. */
  pictures: readonly Picture[];
}

/** A token of the fighter's hero and the side it shows, the `index`th that its file lists. */
export interface ShownSide {
  token: string;
  side: string;
  index: number;
}

/** On a figure; the seat and the panel of the fighter show the rest. */
const MOST_PICTURES = 2;

type SideLook = Pick<FigureLook, 'scale' | 'turned'> & { picture: Picture };

/** How much larger or smaller a side makes its fighter, by hero, token and side. */
const SCALES: Record<string, number> = {
  'alice size big': 1.08,
  'alice size small': 0.92,
  'jekyll_and_hyde form hyde': 1.06,
};

/** How one side of a token shows. */
export function sideLook(hero: string, { token, side, index }: ShownSide): SideLook {
  const name = `${hero} ${token} ${side}`;
  return {
    scale: SCALES[name] ?? 1,
    turned: !isSideDrawn(hero, token, side) && index > 0,
    picture: sidePicture(hero, token, side, index),
  };
}

/** The look of a fighter whose hero's tokens show these sides. */
export function figureLook(fighter: Wanted, sides: readonly ShownSide[] = [], veiled = false): FigureLook {
  const looks = sides.map((side) => sideLook(fighter.hero, side));
  return {
    ...fighter,
    scale: looks.reduce((all, { scale }) => all * scale, 1),
    turned: looks.some(({ turned }) => turned),
    pictures: looks.slice(0, MOST_PICTURES).map(({ picture }) => picture),
    veiled,
    sides: sides.map(({ token, side }) => `${token} ${side}`),
  };
}
