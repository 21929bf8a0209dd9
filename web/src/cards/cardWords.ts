// How much there is to read on a card: what decides how its name is set and how much room its picture has.

import type { Format } from '../art/cardArt/fit';
import type { CardSheet } from '../text/sheets';

/** Letters of the longest word of a name: a word is set smaller rather than broken. */
export const longestWord = (name: string): number => Math.max(...name.split(/\s+/).map(({ length }) => length));

/** A word with more letters is set narrower as well. */
export const NARROW = 13;

/** With few words the picture has more room. */
const FEW = 62;

/** The picture of a card; a held one that says what it does has it beside that, if there is anything to say. */
export function formatOf(card: CardSheet | null, size: 'hand' | 'preview' | 'mini', told: boolean): Format {
  if (told) return card?.lines.length === 0 ? 'tall' : 'side';
  if (size !== 'preview') return size === 'mini' ? 'mini' : 'usual';
  const words = card?.lines.reduce((sum, { label, text }) => sum + label.length + text.length, 0) ?? 0;
  return words < FEW ? 'tall' : 'usual';
}
