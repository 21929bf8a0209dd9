// Who plays in a match, by name.

import type { Translator } from '../../language/translator';
import type { BoardSheet, HeroSheet, ViewData } from '../../protocol';
import { settings } from '../../settings.svelte';
import { MatchNames } from '../../text/names';
import { spaceNames } from '../../text/spaceNames';

/** Names of a match, made anew only when the players, the language or the notation changes: the log is told again. */
export class NamesCache {
  #made: { players: string; names: MatchNames } | null = null;

  names(view: ViewData, translator: Translator, heroes: Record<string, HeroSheet>, board: BoardSheet): MatchNames {
    const players = JSON.stringify([
      view.seats.map(({ seat, hero }) => [seat, hero]),
      view.fighters.map(({ id }) => id),
      settings.notation,
    ]);
    if (this.#made?.players !== players || this.#made.names.translator !== translator)
      this.#made = {
        players,
        names: new MatchNames(
          translator,
          heroes,
          view.seats,
          view.fighters,
          settings.notation ? null : spaceNames(board),
        ),
      };
    return this.#made.names;
  }
}
