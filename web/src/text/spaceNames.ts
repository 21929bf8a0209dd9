// What spaces are called for people: the letter of a space's first zone, as the board shows it, and a number.

import { zoneLooks } from '../art/zones';
import type { BoardSheet } from './sheets';

/** `B5` by the id of the space; no two spaces of a board share a name. */
export function spaceNames(board: Pick<BoardSheet, 'spaces' | 'zones'>): Map<string, string> {
  const letters = new Map(zoneLooks(board.zones).map(({ id, letter }) => [id, letter]));
  const counts = new Map<string, number>();
  return new Map(
    board.spaces.map(({ id, zones }) => {
      const letter = letters.get(zones[0] ?? '') ?? '';
      const number = (counts.get(letter) ?? 0) + 1;
      counts.set(letter, number);
      return [id, `${letter}${number}`];
    }),
  );
}
