// A long touch on something that takes presses itself: told with its place, and no press comes of it.

const LONG_MS = 450;
/** A finger that has gone further than this, in pixels, drags. */
const STILL = 8;

export function longTouch(held: (at: { x: number; y: number }) => boolean): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };

    const down = (event: PointerEvent): void => {
      clearTimeout(timer);
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY };
      const { target, pointerId } = event;
      timer = setTimeout(() => {
        // What has begun with this touch is over for those who follow it.
        if (held(from)) target?.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true }));
      }, LONG_MS);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer);
    };
    const stop = (): void => clearTimeout(timer);
    const menu = (event: Event): void => event.preventDefault();
    const heard = { pointerdown: down, pointermove: move, pointerup: stop, pointercancel: stop, contextmenu: menu };
    for (const [kind, listener] of Object.entries(heard)) node.addEventListener(kind, listener as EventListener, true);
    return () => {
      clearTimeout(timer);
      for (const [kind, listener] of Object.entries(heard))
        node.removeEventListener(kind, listener as EventListener, true);
    };
  };
}
