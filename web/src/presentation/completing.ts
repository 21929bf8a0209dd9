// A click, key or tap while steps are shown completes them, and still counts: for what it hits once they are complete.

import { flushSync } from 'svelte';

/** As much of a queue as is needed. */
interface Completes {
  readonly idle: boolean;
  /** Who has stopped it goes on by its own buttons. */
  readonly paused: boolean;
  finish(): void;
}

/** Controls of the presentation itself, and what is written in or lies over the table. */
const APART = '[data-presentation], input, textarea, select, dialog[open]';
/** Keys that only lead elsewhere or go with others, and the one that mutes. */
const QUIET = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'm'];
const PRESSABLE = 'button, a, [role="button"]';

const apart = ({ target }: Event): boolean => target instanceof Element && target.closest(APART) !== null;

/** Listens on the whole page, before anything else does; returns how to stop. */
export function completeOnPress(queue: () => Completes): () => void {
  /** What was pressed has completed the steps, and is perhaps gone. */
  let pressed = false;

  function complete(event: Event): boolean {
    if (queue().idle || queue().paused || apart(event)) return false;
    queue().finish();
    flushSync();
    return true;
  }
  const keydown = (event: KeyboardEvent): void => void (QUIET.includes(event.key) || complete(event));
  const pointerdown = (event: PointerEvent): void => void (pressed = complete(event));
  function click(event: MouseEvent): void {
    if (!event.isTrusted) return;
    if (!pressed) return void complete(event);
    pressed = false;
    const below = document.elementFromPoint?.(event.clientX, event.clientY)?.closest<HTMLElement>(PRESSABLE);
    if (below == null || event.composedPath().includes(below)) return;
    event.stopPropagation();
    below.click();
  }
  const listen = { capture: true };
  addEventListener('keydown', keydown, listen);
  addEventListener('pointerdown', pointerdown, listen);
  addEventListener('click', click, listen);
  return () => {
    removeEventListener('keydown', keydown, listen);
    removeEventListener('pointerdown', pointerdown, listen);
    removeEventListener('click', click, listen);
  };
}
