// The keyboard at the table: numbers and the space bar answer, letters open, arrows go to the board.

import { change, settings } from '../../settings.svelte';
import { typeKey } from '../decision/digits';
import type { TableModel } from './tableModel.svelte';

/** The handler for keys of the whole page; `focus` moves the keyboard to a space of the board. */
export function keysOf(model: TableModel, focus: (space: string) => void): (event: KeyboardEvent) => void {
  const { decision } = model;

  function open(key: string): boolean {
    const { own } = model.seats;
    if (key === 'u') model.undo();
    else if (key === 't') model.readTurn();
    else if (key === 'o') model.showOptions(!model.optionsOpen);
    else if (key === 'l') model.open = { sheet: 'log' };
    else if (key === 'd') model.open = { sheet: 'seat', seat: own?.seat ?? model.view.seats[0]?.seat ?? '' };
    else if (key === 'n') change({ notation: !settings.notation });
    else if (key === 'm') change({ sound: !settings.sound });
    else if (key === '?') window.open('/help', '_blank');
    else return false;
    return true;
  }

  function toBoard(): void {
    const own = model.view.fighters.filter(({ hero, seat }) => hero && seat === model.me);
    const hero = own.find(({ space }) => space !== null)?.space;
    focus(decision.offer.spaces[0] ?? hero ?? model.board.spaces[0]?.id ?? '');
  }

  /** Whether the key was used. */
  function answer(key: string, elsewhere: boolean): boolean {
    if (key === ' ' && decision.listed.length === 1 && !elsewhere) {
      decision.answer(decision.listed[0]?.text ?? '');
      return true;
    }
    if (key === 'Enter' && decision.typed === '') return false; // belongs to what has the focus
    const { buffer, chosen } = typeKey(decision.typed, key, decision.listed.length);
    decision.typed = buffer;
    const option = chosen === null ? undefined : decision.listed[chosen - 1];
    if (option !== undefined) decision.answer(option.text);
    return /^\d$/.test(key);
  }

  return (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const elsewhere = target !== document.body;
    if (event.altKey || event.metaKey || target.closest('input, textarea, select, dialog[open]')) return;
    if (event.ctrlKey) {
      if (event.key === 'z') model.undo();
    } else if (event.key === 'Escape') {
      decision.back();
      model.showOptions(false);
      model.recall(null, false);
    } else if (open(event.key)) event.preventDefault();
    else if (event.key.startsWith('Arrow') && !elsewhere) {
      toBoard();
      event.preventDefault();
    } else if (model.asked !== null && answer(event.key, elsewhere)) event.preventDefault();
  };
}
