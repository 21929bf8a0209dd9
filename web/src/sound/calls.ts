// When a player is called to the table, and how a tab shows it.

import icon from '../art/icon.svg?url';
import turnIcon from '../art/icon-turn.svg?url';

/** A moment between two decisions. */
export interface Asked {
  /** Whether we are asked. */
  mine: boolean;
  turn: number;
  /** Whether it is our own turn. */
  own: boolean;
}

/**
 * Whether a player has to be called: to the first decision of a turn of theirs, and to every decision that follows one
 * of somebody else in another's turn. In a hidden tab, whenever they are asked after somebody else.
 */
export class Calls {
  #before: Asked | null = null;
  /** The turn in which we were asked last. */
  #turn = -1;

  next(now: Asked, hidden: boolean): boolean {
    const before = this.#before;
    this.#before = now;
    if (!now.mine) return false;
    const known = now.turn === this.#turn && now.own;
    this.#turn = now.turn;
    if (before === null) return hidden; // who has just come sees that they are asked
    return !before.mine && (hidden || !known);
  }
}

/** The icon of the tab, with a mark while it is our turn. */
export function markTab(marked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link !== null) link.href = marked ? turnIcon : icon;
}
