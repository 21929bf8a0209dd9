// How much room there is. The table carries the answers as classes, for its style sheets.

import { MediaQuery } from 'svelte/reactivity';

export class Layout {
  readonly #phone = new MediaQuery('(orientation: portrait) and (max-width: 50rem)');
  readonly #low = new MediaQuery('(orientation: landscape) and (max-height: 32rem)');
  readonly #middle = new MediaQuery('(max-width: 72rem)');
  readonly #slender = new MediaQuery('(max-aspect-ratio: 5/8)');

  /** One column or a low screen: everything but board, question and hand is in sheets. */
  get small(): boolean {
    return this.#phone.current || this.#low.current;
  }
  /** A telephone on its side: the board left, all else right of it. */
  get low(): boolean {
    return this.#low.current;
  }
  /** No room for the log beside the board. */
  get narrow(): boolean {
    return this.small || this.#middle.current;
  }
  /** Boards stand upright. */
  get upright(): boolean {
    return this.#slender.current;
  }
}
