// How much room there is. The table carries the answers as classes, for its style sheets.

import { MediaQuery } from 'svelte/reactivity';

export class Layout {
  readonly #tall = new MediaQuery('(max-aspect-ratio: 9/10)');
  readonly #slender = new MediaQuery('(max-width: 50rem)');
  readonly #low = new MediaQuery('(orientation: landscape) and (max-height: 32rem)');

  /** Higher than wide: the board is turned, and there is no column beside it. */
  get tall(): boolean {
    return this.#tall.current;
  }
  /** A phone on its side: the board left, all else right of it. */
  get low(): boolean {
    return this.#low.current;
  }
  /** A phone: cards are read in sheets. */
  get small(): boolean {
    return this.low || (this.tall && this.#slender.current);
  }
  /** There is room for a column beside the board. */
  get wide(): boolean {
    return !this.tall && !this.low;
  }
}
