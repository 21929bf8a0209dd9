// The backdrop of each board, by its id.

import { baskervilleManor } from './baskervilleManor';
import { generic } from './generic';
import { kingSolomonsMine } from './kingSolomonsMine';
import { marmoreal } from './marmoreal';
import { sarpedon } from './sarpedon';
import type { Backdrop } from './shapes';
import { soho } from './soho';

const DRAWN: Record<string, () => Backdrop> = {
  sarpedon,
  marmoreal,
  soho,
  baskerville_manor: baskervilleManor,
  king_solomons_mine: kingSolomonsMine,
};

/** The backdrop of a board; boards without one of their own share a theater stage. */
export function backdropOf(board: string): Backdrop {
  const make = Object.hasOwn(DRAWN, board) ? DRAWN[board] : undefined;
  return (make ?? generic)();
}

/** Boards with a backdrop of their own. */
export const drawnBoards: readonly string[] = Object.keys(DRAWN);
