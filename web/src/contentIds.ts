// Ids of a hero's content (src/peerless/rules/notation.py): `hero.card`, `hero.marker` and `hero:ability`.

/** The hero of an id. */
export const heroOfId = (id: string): string => id.split(/[.:]/, 1)[0] ?? '';

/** An id without its hero. */
export const idInHero = (id: string): string => id.slice(heroOfId(id).length).replace(/^[.:]/, '') || id;

/** Whether a source is a card, not an ability or a rule. */
export const isCardId = (source: string): boolean => source.includes('.');

/** The id of a card, from its hero and its id within the deck. */
export const cardId = (hero: string, card: string): string => `${hero}.${card}`;
