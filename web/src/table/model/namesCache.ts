// Who plays in a match, by name.

import type { Translator } from '../../language/translator';
import type { HeroSheet, ViewData } from '../../protocol';
import { MatchNames } from '../../text/names';

/** Names of a match, made anew only when the players or the language changes: the log is told again then. */
export class NamesCache {
  #made: { players: string; names: MatchNames } | null = null;

  names(view: ViewData, translator: Translator, heroes: Record<string, HeroSheet>): MatchNames {
    const players = JSON.stringify([
      view.seats.map(({ seat, hero }) => [seat, hero]),
      view.fighters.map(({ id }) => id),
    ]);
    if (this.#made?.players !== players || this.#made.names.translator !== translator)
      this.#made = { players, names: new MatchNames(translator, heroes, view.seats, view.fighters) };
    return this.#made.names;
  }
}
