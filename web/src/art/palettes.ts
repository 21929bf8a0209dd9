// The colors of heroes, wherever they are drawn. test/art/contrast.test.ts holds them readable and apart.

import type { HeroSheet } from '../protocol';
import { hash } from './hash';
import { homebrewLook } from './homebrewLooks';

export interface Palette {
  /** The dark one: fields, card backs, titles. */
  deep: string;
  /** The bright one: trim and the emblem on a deep field. */
  bright: string;
  /** The deep one on the paper of the dark theme. */
  lit: string;
}

const palette = (deep: string, bright: string, lit: string): Palette => ({ deep, bright, lit });

/** Of each hero the own colors, and those of a second player with the same hero. */
const OWN: Record<string, readonly [Palette, Palette]> = {
  alice: [palette('#1a5293', '#f2c14e', '#7db4ee'), palette('#85560a', '#f7dc9a', '#e5b04a')],
  medusa: [palette('#125c3c', '#e3cf78', '#62c596'), palette('#665a08', '#efe3a4', '#cdbb45')],
  sinbad: [palette('#005468', '#f6b06b', '#54c4dc'), palette('#8f4410', '#fbd2a8', '#f09a54')],
  king_arthur: [palette('#7d1a34', '#e6c46c', '#ee8a9c'), palette('#3d4a5c', '#d5dfea', '#a9bdd4')],
  houdini: [palette('#3a2f6b', '#e8b4a0', '#a89af0'), palette('#7d3b2a', '#f5cfc0', '#ea9a80')],
  genie: [palette('#5c2391', '#f5b942', '#cf98f5'), palette('#7a4e00', '#fbdc96', '#f0b43c')],
  sherlock_holmes: [palette('#5e4021', '#d9b382', '#d9b382'), palette('#274f58', '#bfe0e6', '#7fbecb')],
  dracula: [palette('#33131c', '#e0575b', '#ef6d70'), palette('#8f1d2b', '#f4c4c8', '#f0a0a8')],
  jekyll_and_hyde: [palette('#4a5410', '#c3d66a', '#b9d26a'), palette('#5c3468', '#e3c2ef', '#cf9ce2')],
  invisible_man: [palette('#43464e', '#cfd6dc', '#c6ccd4'), palette('#6b563c', '#eedfc6', '#dcc19a')],
  sun_wukong: [palette('#a32a12', '#ffc857', '#ff8d6b'), palette('#6a5200', '#ffe09a', '#e2bd3c')],
  achilles: [palette('#7c2a78', '#f5d98a', '#f59ae0'), palette('#16506e', '#cfe6f2', '#76bbe0')],
  yennenga: [palette('#9c4e00', '#ffedc0', '#f4ac4c'), palette('#1f5a5e', '#bfe6de', '#6cc2b6')],
  bloody_mary: [palette('#1d2340', '#e6c9d2', '#8a92d8'), palette('#8a1f24', '#f6cdc8', '#f28a7c')],
  robin_hood: [palette('#2f6a10', '#f0dc8a', '#86cf5a'), palette('#7a4716', '#f6dcae', '#e0a565')],
  bigfoot: [palette('#3d6478', '#e6f2f6', '#9cc6da'), palette('#75451f', '#f6ddbc', '#dda878')],
  little_red_riding_hood: [palette('#bd1030', '#ffe6c8', '#ff5a8a'), palette('#2c5a40', '#d8ecd0', '#84c49c')],
  beowulf: [palette('#0c3330', '#e8c070', '#4aa89c'), palette('#7a3418', '#f6d2b0', '#ec9a6c')],
  nikola_tesla: [palette('#2a3aa8', '#c2e6ff', '#6f8cff'), palette('#0f5a5c', '#b6ece2', '#50bcb4')],
  dr_jill_trent: [palette('#a03a68', '#ffe3c4', '#ffb3cf'), palette('#3f5a20', '#e2ecb0', '#a8c864')],
  blackbeard: [palette('#1c1a0e', '#e8b45a', '#a09a90'), palette('#842a14', '#f8d0a8', '#f08a60')],
  golden_bat: [palette('#7c5c00', '#ffe45c', '#f0cf3a'), palette('#7a2430', '#f6d0c6', '#ee8f94')],
  chupacabra: [palette('#5e2a22', '#f4dca0', '#c89080'), palette('#4c5c34', '#ecf0c0', '#a8c07c')],
  annie_christmas: [palette('#006c62', '#ffdfc8', '#4fdcc8'), palette('#8a4a1c', '#f8dcb4', '#e8a060')],
  hamlet: [palette('#24405e', '#f0e2b8', '#8b9db4'), palette('#6a4a10', '#f4dfa4', '#d8b04c')],
  oda_nobunaga: [palette('#3a2410', '#f0c25c', '#c08a4a'), palette('#2a4a86', '#cfdcf4', '#86a8e6')],
  tomoe_gozen: [palette('#6b52a8', '#fbe4ea', '#d6c8fa'), palette('#9a2f24', '#fbd8c4', '#f08a72')],
  loki: [palette('#540c3c', '#ffb35c', '#e46cb0'), palette('#3a5208', '#e6eeb0', '#9cc04a')],
  william_shakespeare: [palette('#1068b8', '#fff0c8', '#3a98dc'), palette('#6e2a2a', '#f4d8c4', '#e09090')],
  titania: [palette('#9a1fa0', '#fbe9a4', '#e07af0'), palette('#1f6a48', '#d8f0d0', '#6cc89a')],
  pandora: [palette('#08764e', '#ffedbc', '#a4ecd0'), palette('#7a4a5c', '#f8dce4', '#e0a4bc')],
  wayward_sisters: [palette('#566b30', '#f4f4d0', '#8fb42e'), palette('#5a3a6e', '#e8d4f4', '#bc94dc')],
};

/** Of a third and a fourth player with the same hero. */
const MORE: readonly Palette[] = [palette('#742a55', '#f6c3de', '#e88cbc'), palette('#1f2226', '#dfe3e8', '#eceff3')];

type Colors = NonNullable<HeroSheet['colors']>;

/** For all other heroes: the colors their files name, else one of these by the id. */
const NAMED: Readonly<Record<Colors, Palette>> = {
  navy: palette('#24466b', '#f0c36b', '#8db6e2'),
  plum: palette('#5b2740', '#f0b8a8', '#e596bb'),
  forest: palette('#2c553f', '#e3d58a', '#86c9a4'),
  umber: palette('#5e3a1a', '#f2c98a', '#deb07c'),
  violet: palette('#3f3370', '#c9d8f0', '#b0a3ee'),
  brick: palette('#6d2a20', '#f6cf7a', '#ee9383'),
  teal: palette('#1f5560', '#f3bfa0', '#75c3d0'),
};
const SPARE = Object.values(NAMED);

/** The colors of a hero; `copy` counts players with the same hero from 0. */
export function paletteOf(hero: string, copy = 0): Palette {
  const own = Object.hasOwn(OWN, hero) ? [...OWN[hero]!, ...MORE] : undefined;
  const wish = homebrewLook(hero)?.colors ?? null;
  const first = wish === null ? hash(hero) >>> 8 : Object.keys(NAMED).indexOf(wish);
  return own?.[copy] ?? SPARE[(first + 3 * copy) % SPARE.length]!;
}
