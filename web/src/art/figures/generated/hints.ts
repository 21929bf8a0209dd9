// What the words of an id say about a figure: a witch has a hat, a wolf four legs.

import type { FigureDef } from '../../../protocol';

export type Hints = Partial<{ [Part in keyof FigureDef]: NonNullable<FigureDef[Part]> }>;

const HINTS: readonly (readonly [words: string, hints: Hints])[] = [
  ['wolf dog hound bear lion tiger cat boar fox horse rat beast werewolf bull', { body: 'beast' }],
  ['bird raven crow eagle hawk falcon owl griffin gryphon phoenix swan rooster', { body: 'bird' }],
  ['ghost spirit wraith specter spectre phantom banshee shade', { body: 'spirit', skin: 'pale' }],
  ['witch hag yaga sorceress enchantress', { body: 'robe', head: 'hat', prop: 'wand' }],
  ['wizard mage sorcerer druid warlock', { body: 'robe', head: 'beard', prop: 'staff' }],
  ['priest monk friar cleric abbot', { body: 'robe', head: 'bare', prop: 'staff' }],
  ['king emperor', { body: 'armor', head: 'crown', prop: 'sword' }],
  ['queen princess empress', { body: 'dress', head: 'crown', prop: 'wand' }],
  ['lady maiden maid girl', { body: 'dress', head: 'long_hair', prop: 'dagger' }],
  ['knight guard soldier paladin squire', { body: 'armor', head: 'helmet', prop: 'sword' }],
  ['golem giant troll ogre', { body: 'armor', head: 'bare', prop: 'hammer', skin: 'blue' }],
  ['viking barbarian berserker dwarf', { body: 'tunic', head: 'horns', prop: 'axe' }],
  ['robin archer ranger hunter huntress elf', { body: 'cloak', head: 'hood', prop: 'bow' }],
  ['pirate captain corsair musketeer', { body: 'coat', head: 'hat', prop: 'pistol' }],
  ['thief rogue assassin bandit ninja outlaw', { body: 'cloak', head: 'mask', prop: 'dagger' }],
  ['doctor professor alchemist scientist inventor', { body: 'coat', head: 'short_hair', prop: 'flask' }],
  ['sultan vizier prince caliph', { body: 'tunic', head: 'turban', prop: 'sword' }],
  ['samurai hoplite legionary amazon valkyrie', { body: 'armor', head: 'helmet', prop: 'spear' }],
  ['vampire count zombie', { body: 'coat', head: 'short_hair', skin: 'pale' }],
  ['demon devil imp', { body: 'cloak', head: 'horns', skin: 'brown' }],
  ['goblin orc frog', { skin: 'green' }],
];
const BY_WORD: ReadonlyMap<string, Hints> = new Map(
  HINTS.flatMap(([words, hints]) => words.split(' ').map((word) => [word, hints] as const)),
);

/** Of several words that say something about the same part, the first counts. */
export const hintsOf = (id: string): Hints =>
  Object.assign(
    {},
    ...id
      .split('_')
      .flatMap((word) => BY_WORD.get(word) ?? [])
      .toReversed(),
  ) as Hints;
