// The states of fighters, read off a view: sides of tokens, and markers of their own under their feet.

import { figureLook, sideLook, type FigureLook, type ShownSide } from '../../art/figureLooks';
import { markerPicture, sidePicture, type Picture } from '../../art/tokens/pictures';
import { idInHero } from '../../contentIds';
import { upperFirst } from '../../language/translator';
import type { FighterData, ViewData } from '../../protocol';
import type { MatchNames } from '../../text/names';

type Table = Pick<ViewData, 'tokens' | 'markers'>;

export interface StateWord {
  key: string;
  text: string;
  /** Of a counter, how much it shows; it ends the text. */
  count: string;
  picture: Picture;
}

/** The sides that the tokens of a seat show. */
function sidesOf({ tokens }: Table, seat: string, names: MatchNames): ShownSide[] {
  const { words } = names.heroOf(seat);
  return tokensOf(tokens, seat)
    .filter(({ token }) => !isCounter(names, seat, token))
    .map(({ token, shows }) => ({
      token,
      side: shows,
      index: Math.max(0, Object.keys(words.tokens[token]?.sides ?? {}).indexOf(shows)),
    }));
}

const tokensOf = (tokens: Table['tokens'], seat: string): { token: string; shows: string }[] =>
  tokens.filter((one) => one.seat === seat).map(({ id, shows }) => ({ token: idInHero(id), shows }));

const isCounter = (names: MatchNames, seat: string, token: string): boolean =>
  names.heroOf(seat).counters.some(({ id }) => id === token);

function markersUnder({ markers }: Table, { seat, space }: FighterData): string[] {
  return markers.flatMap((marker) =>
    marker.seat === seat && space !== null && marker.spaces.includes(space) ? [marker.id] : [],
  );
}

/** Tokens tell about the hero; markers about who stands on them. */
export function lookOf(view: Table, fighter: FighterData, names: MatchNames): FigureLook {
  const sides = fighter.hero ? sidesOf(view, fighter.seat, names) : [];
  const kind = fighter.hero ? null : names.fighterSheet(fighter.id).id;
  const wanted = { hero: names.heroOf(fighter.seat).id, kind };
  return figureLook(wanted, sides, markersUnder(view, fighter).length > 0);
}

/** A side, with its token if the hero has several. */
function sideText(names: MatchNames, seat: string, { token, side }: ShownSide, several: boolean): string {
  const shown = names.side(seat, token, side);
  return several ? `${names.token(seat, token).form('nom')}: ${shown}` : shown;
}

/** The same in words. */
export function stateWords(view: Table, fighter: FighterData, names: MatchNames): StateWord[] {
  const { seat } = fighter;
  const hero = names.heroOf(seat).id;
  const sides = fighter.hero ? sidesOf(view, seat, names) : [];
  const counters = fighter.hero ? tokensOf(view.tokens, seat).filter((one) => isCounter(names, seat, one.token)) : [];
  return [
    ...counters.map(({ token, shows }) => ({
      key: token,
      text: `${upperFirst(names.token(seat, token).form('nom'))}: ${shows}`,
      count: shows,
      picture: sidePicture(hero, token, '', 0),
    })),
    ...sides.map((shown) => ({
      key: `${shown.token} ${shown.side}`,
      text: upperFirst(sideText(names, seat, shown, sides.length > 1)),
      count: '',
      picture: sideLook(hero, shown).picture,
    })),
    ...markersUnder(view, fighter).map((id) => ({
      key: id,
      text: upperFirst(names.markerOf(seat, idInHero(id)).form('nom')),
      count: '',
      picture: markerPicture(idInHero(id)),
    })),
  ];
}
