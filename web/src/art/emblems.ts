/** The emblem of each hero. They are few bytes, and pages show all of them, so they are not loaded with their hero. */

import { circle, type Shape } from './emblemShapes';
import { hash } from './hash';
import achilles from './heroes/achilles/emblem';
import alice from './heroes/alice/emblem';
import annieChristmas from './heroes/annie_christmas/emblem';
import beowulf from './heroes/beowulf/emblem';
import bigfoot from './heroes/bigfoot/emblem';
import blackbeard from './heroes/blackbeard/emblem';
import bloodyMary from './heroes/bloody_mary/emblem';
import chupacabra from './heroes/chupacabra/emblem';
import drJillTrent from './heroes/dr_jill_trent/emblem';
import dracula from './heroes/dracula/emblem';
import genie from './heroes/genie/emblem';
import goldenBat from './heroes/golden_bat/emblem';
import hamlet from './heroes/hamlet/emblem';
import houdini from './heroes/houdini/emblem';
import invisibleMan from './heroes/invisible_man/emblem';
import jekyllAndHyde from './heroes/jekyll_and_hyde/emblem';
import kingArthur from './heroes/king_arthur/emblem';
import littleRedRidingHood from './heroes/little_red_riding_hood/emblem';
import loki from './heroes/loki/emblem';
import medusa from './heroes/medusa/emblem';
import nikolaTesla from './heroes/nikola_tesla/emblem';
import odaNobunaga from './heroes/oda_nobunaga/emblem';
import pandora from './heroes/pandora/emblem';
import robinHood from './heroes/robin_hood/emblem';
import sherlockHolmes from './heroes/sherlock_holmes/emblem';
import sinbad from './heroes/sinbad/emblem';
import sunWukong from './heroes/sun_wukong/emblem';
import titania from './heroes/titania/emblem';
import tomoeGozen from './heroes/tomoe_gozen/emblem';
import waywardSisters from './heroes/wayward_sisters/emblem';
import williamShakespeare from './heroes/william_shakespeare/emblem';
import yennenga from './heroes/yennenga/emblem';
import { paletteOf, type Palette } from './palettes';

export interface Emblem {
  shapes: Shape[];
  palette: Palette;
  /** Letters in the middle, of a hero nobody has drawn an emblem for. */
  letters?: string;
}

const DRAWN: Readonly<Record<string, Shape[]>> = {
  alice,
  medusa,
  sinbad,
  king_arthur: kingArthur,
  houdini,
  genie,
  sherlock_holmes: sherlockHolmes,
  dracula,
  jekyll_and_hyde: jekyllAndHyde,
  invisible_man: invisibleMan,
  sun_wukong: sunWukong,
  achilles,
  yennenga,
  bloody_mary: bloodyMary,
  robin_hood: robinHood,
  bigfoot,
  little_red_riding_hood: littleRedRidingHood,
  beowulf,
  nikola_tesla: nikolaTesla,
  dr_jill_trent: drJillTrent,
  blackbeard,
  golden_bat: goldenBat,
  chupacabra,
  annie_christmas: annieChristmas,
  hamlet,
  oda_nobunaga: odaNobunaga,
  tomoe_gozen: tomoeGozen,
  loki,
  william_shakespeare: williamShakespeare,
  titania,
  pandora,
  wayward_sisters: waywardSisters,
};

const BADGES = [
  'M50 3L92 18V52C92 76 74 91 50 98C26 91 8 76 8 52V18Z',
  'M50 2L91 26V74L50 98L9 74V26Z',
  'M50 2L98 50L50 98L2 50Z',
  'M30 4H70L96 30V70L70 96H30L4 70V30Z',
  circle(50, 50, 47),
  'M50 3L63 17L82 14L84 33L97 47L86 62L88 81L69 84L56 97L42 86L23 88L20 69L3 56L15 42L13 23L32 20Z',
];

/** The first letters of a name, two at most. */
export function monogram(name: string): string {
  const words = name.split(/[\s\-_]+/u).filter((word) => /^\p{L}/u.test(word));
  const named = words.filter((word) => word.length > 2 || words.length < 3);
  return (named.length ? named : [name])
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** The emblem of any hero: drawn for those of the game, a monogram on a badge for all others. */
export function emblemOf(hero: string, name = hero): Emblem {
  const shapes = Object.hasOwn(DRAWN, hero) ? DRAWN[hero] : undefined;
  const palette = paletteOf(hero);
  if (shapes) return { shapes, palette };
  return { shapes: [{ d: BADGES[hash(hero) % BADGES.length] ?? '' }], palette, letters: monogram(name) };
}

export const drawnHeroes: readonly string[] = Object.keys(DRAWN);
