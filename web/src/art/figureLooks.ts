// How a fighter is drawn: whose figure it is, and how its states show on it and beside its name. A token that is not
// listed still tells its sides apart: by turned colors.

import type { Wanted } from './figures/registry.svelte';

export interface FigureLook extends Wanted {
  scale: number;
  /** The two colors of its player have changed places. */
  turned: boolean;
  /** A sign on a small tag, on a field of 24 by 24. */
  sign: string | null;
}

/** A token of the fighter's hero and the side it shows; `first`: the side it is written with. */
export interface ShownSide {
  token: string;
  side: string;
  first: boolean;
}

type SideLook = Pick<FigureLook, 'scale' | 'turned' | 'sign'>;

const PLAIN: SideLook = { scale: 1, turned: false, sign: null };

const GROWN = 'M12 3L20 11H15V21H9V11H4Z';
const SHRUNK = 'M12 21L4 13H9V3H15V13H20Z';
const CLAWS = 'M5 3C9 9 9 15 6 21M12 3C16 9 16 15 13 21M19 3C22 9 22 15 19 21';

/** By hero, token and side. */
const SIDES: Record<string, Partial<SideLook>> = {
  'alice size big': { scale: 1.08, sign: GROWN },
  'alice size small': { scale: 0.92, sign: SHRUNK },
  'jekyll_and_hyde form jekyll': {},
  'jekyll_and_hyde form hyde': { scale: 1.06, sign: CLAWS },
};

/** How one side of a token shows. */
export function sideLook(hero: string, { token, side, first }: ShownSide): SideLook {
  return { ...PLAIN, ...(SIDES[`${hero} ${token} ${side}`] ?? { turned: !first }) };
}

/** The look of a fighter whose hero's tokens show these sides. */
export function figureLook(fighter: Wanted, sides: readonly ShownSide[] = [], veiled = false): FigureLook {
  const shown = sides.reduce((look, side) => ({ ...look, ...sideLook(fighter.hero, side) }), PLAIN);
  return { ...fighter, ...shown, veiled, sides: sides.map(({ token, side }) => `${token} ${side}`) };
}
