// How the states of a fighter show on its figure and beside its name: which side its hero's tokens show, and whether it
// stands on a marker of its own. A token that is not listed still tells its sides apart: by turned colors.

export interface FigureLook {
  scale: number;
  /** Field and emblem have changed their colors. */
  turned: boolean;
  /** A torn outline instead of a cut one. */
  torn: boolean;
  /** On a marker of its own, such as fog. */
  veiled: boolean;
  /** A sign on a small tag, on a field of 24 by 24. */
  sign: string | null;
}

/** A token of the fighter's hero and the side it shows; `first`: the side it is written with. */
export interface ShownSide {
  token: string;
  side: string;
  first: boolean;
}

export const PLAIN: FigureLook = { scale: 1, turned: false, torn: false, veiled: false, sign: null };

const GROWN = 'M12 3L20 11H15V21H9V11H4Z';
const SHRUNK = 'M12 21L4 13H9V3H15V13H20Z';
const CLAWS = 'M5 3C9 9 9 15 6 21M12 3C16 9 16 15 13 21M19 3C22 9 22 15 19 21';

/** By hero, token and side. */
const SIDES: Record<string, Partial<FigureLook>> = {
  'alice size big': { scale: 1.16, sign: GROWN },
  'alice size small': { scale: 0.74, sign: SHRUNK },
  'jekyll_and_hyde form jekyll': {},
  'jekyll_and_hyde form hyde': { scale: 1.1, turned: true, torn: true, sign: CLAWS },
};

export function sideLook(hero: string, { token, side, first }: ShownSide): Partial<FigureLook> {
  return SIDES[`${hero} ${token} ${side}`] ?? { turned: !first };
}

export function figureLook(hero: string, sides: readonly ShownSide[], veiled: boolean): FigureLook {
  return sides.reduce((look, side) => ({ ...look, ...sideLook(hero, side) }), { ...PLAIN, veiled });
}
