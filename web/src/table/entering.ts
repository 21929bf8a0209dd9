// Whether the heroes enter when a table is opened.

import { still } from '../board/motion/motion';
import { instant } from '../presentation/pace';
import type { ViewData } from '../protocol';

/** Tables at which they have entered since the page was loaded. */
const entered = new Set<string>();

/** Nothing has happened yet: in the middle of a match nobody enters. */
const isFresh = ({ turn, outcome, seats }: ViewData): boolean =>
  turn <= 1 && outcome === null && seats.every(({ discard }) => discard.length === 0);

/** Once for each table, at the start of its match, if motion is welcome. */
export function heroesEnter(table: string | null, view: ViewData): boolean {
  if (table === null || entered.has(table)) return false;
  entered.add(table);
  return isFresh(view) && !instant() && !still();
}
