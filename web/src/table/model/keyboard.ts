// The keyboard at the table: numbers and the space bar answer, letters open, arrows go to the board.

import { typeKey } from '../decision/digits';
import type { Sitting } from './tableModel.svelte';

/** The handler for keys of the whole page; `focus` moves the keyboard to a space of the board. */
export function keysOf(sitting: Sitting, focus: (space: string) => void): (event: KeyboardEvent) => void {
  const { asking } = sitting;

  function open(key: string): boolean {
    const { own } = sitting.seats;
    if (key === 'u') sitting.undo();
    else if (key === 'l') sitting.open = { sheet: 'log' };
    else if (key === 'd') sitting.open = { sheet: 'seat', seat: own?.seat ?? sitting.view.seats[0]?.seat ?? '' };
    else if (key === '?') window.open('/help', '_blank');
    else return false;
    return true;
  }

  function toBoard(): void {
    const hero = sitting.view.fighters.find((fighter) => fighter.hero && fighter.seat === sitting.me)?.space;
    focus(asking.offer.spaces[0] ?? hero ?? sitting.board.spaces[0]?.id ?? '');
  }

  /** Whether the key was used. */
  function answer(key: string, elsewhere: boolean): boolean {
    if (key === ' ' && asking.listed.length === 1 && !elsewhere) {
      asking.answer(asking.listed[0]?.text ?? '');
      return true;
    }
    if (key === 'Enter' && asking.typed === '') return false; // belongs to what has the focus
    const { buffer, chosen } = typeKey(asking.typed, key, asking.listed.length);
    asking.typed = buffer;
    const option = chosen === null ? undefined : asking.listed[chosen - 1];
    if (option !== undefined) asking.answer(option.text);
    return /^\d$/.test(key);
  }

  return (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const elsewhere = target !== document.body;
    if (event.altKey || event.metaKey || target.closest('input, textarea, select, dialog')) return;
    if (event.ctrlKey) {
      if (event.key === 'z') sitting.undo();
    } else if (event.key === 'Escape') {
      asking.back();
      sitting.recall(null, false);
    } else if (open(event.key)) event.preventDefault();
    else if (event.key.startsWith('Arrow') && !elsewhere) {
      toBoard();
      event.preventDefault();
    } else if (sitting.asked !== null && answer(event.key, elsewhere)) event.preventDefault();
  };
}
