// Attached to an element that shows more under a resting mouse: a long touch shows the same and presses nothing.

const LONG_MS = 450;
/** A finger that has gone further than this, in pixels, scrolls. */
const STILL = 10;

export function hold(shown: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let long = false;

    const down = (event: PointerEvent): void => {
      long = false;
      if (event.pointerType !== 'touch') return;
      from = { x: event.clientX, y: event.clientY };
      clearTimeout(timer);
      timer = setTimeout(() => {
        long = true;
        shown();
      }, LONG_MS);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer);
    };
    const up = (): void => clearTimeout(timer);
    // What the browser makes of it, a press or a menu, is not what was meant.
    const swallow = (event: Event): void => {
      if (!long) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === 'click') long = false;
    };
    const heard = {
      pointerdown: down,
      pointermove: move,
      pointerup: up,
      pointercancel: up,
      click: swallow,
      contextmenu: swallow,
    };
    for (const [kind, listener] of Object.entries(heard)) node.addEventListener(kind, listener as EventListener, true);
    return () => {
      clearTimeout(timer);
      for (const [kind, listener] of Object.entries(heard))
        node.removeEventListener(kind, listener as EventListener, true);
    };
  };
}
