// Heroes and boards as the build writes them, in the shape the server serves.

import type { BoardSheet, CardSheet, HeroSheet } from '../protocol';

export type { BoardLine, BoardSheet, CardSheet, FighterSheet, HeroLine, HeroSheet, AbilitySheet } from '../protocol';
export type { SpaceDef as SpaceSheet } from '../protocol';
export type CardType = CardSheet['type'];

export interface Content {
  heroes: Record<string, HeroSheet>;
  boards: Record<string, BoardSheet>;
}

/** What the build has. */
export interface BuiltContent extends Content {
  /** The names of heroes that nobody chooses: those of the first lesson. */
  called: Record<string, string>;
}

/** Records as one that inherits nothing: `constructor` is a name like any other. Of equal names the last counts. */
export const byName = <T>(...records: (Record<string, T> | undefined)[]): Record<string, T> =>
  Object.assign(Object.create(null), ...records) as Record<string, T>;

/** The text of a card in one paragraph. */
export function cardText(card: CardSheet): string {
  return card.lines.map((line) => (line.label ? `${line.label}: ${line.text}` : line.text)).join(' ');
}
