// Who plays in a match, by name.

import type { Voice } from '../../language/translator';
import type { HeroSheet, ViewData } from '../../protocol';
import { MatchNames } from '../../text/names';

/** Names of a match, made anew only when the cast or the language changes: the log is told again then. */
export class Cast {
  #made: { cast: string; names: MatchNames } | null = null;

  names(view: ViewData, voice: Voice, heroes: Record<string, HeroSheet>): MatchNames {
    const cast = JSON.stringify([view.seats.map(({ seat, hero }) => [seat, hero]), view.fighters.map(({ id }) => id)]);
    if (this.#made?.cast !== cast || this.#made.names.voice !== voice)
      this.#made = { cast, names: new MatchNames(voice, heroes, view.seats, view.fighters) };
    return this.#made.names;
  }
}
