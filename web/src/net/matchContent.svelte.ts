// The heroes and boards a match is told and drawn with: those of the page, and those brought along to its table.

import { noteLooks } from '../art/homebrewLooks';
import { currentLanguage } from '../language/currentLanguage.svelte';
import type { TableContent, ViewData } from '../protocol';
import { settings } from '../settings.svelte';
import { byName, type BoardSheet, type Content, type HeroSheet } from '../text/sheets';

type Named = Pick<ViewData, 'seats' | 'board'>;

export class MatchContent {
  #brought = $state.raw<TableContent>({ heroes: [], boards: [] });
  #broughtIn = '';

  /** To be made with a component; looks for what the view needs and the page does not have. */
  constructor(brought: () => Promise<TableContent>, view: () => Named | null) {
    void currentLanguage.needContent();
    $effect(() => {
      const seen = view();
      if (seen === null || currentLanguage.content === null || this.#broughtIn === settings.language) return;
      if (covers(currentLanguage.content, seen)) return;
      this.#broughtIn = settings.language;
      void brought().then((found) => {
        noteLooks(found.heroes);
        this.#brought = found;
      });
    });
  }

  heroes: Record<string, HeroSheet> = $derived(byName(currentLanguage.content?.heroes, byId(this.#brought.heroes)));
  boards: Record<string, BoardSheet> = $derived(byName(currentLanguage.content?.boards, byId(this.#brought.boards)));

  /** Everything a view names is there. */
  has(view: Named): boolean {
    return covers(this, view);
  }
}

const covers = ({ heroes, boards }: Content, { seats, board }: Named): boolean =>
  seats.every(({ hero }) => hero in heroes) && board in boards;

const byId = <T extends { id: string }>(found: readonly T[]): Record<string, T> =>
  Object.fromEntries(found.map((one) => [one.id, one]));
