// Attached to an element that can be dragged onto others, by mouse, pen or finger: a copy of it follows the pointer.
// Less than a short way is a press, which stays as it is.

interface Dragged {
  /** Picked up, or put down again. */
  held: (holds: boolean) => void;
  /** What the pointer is over. */
  over: (element: Element | null) => void;
  dropped: (element: Element) => void;
}

/** Less than this, in pixels, is a press. */
const SLACK = 8;
const SMALLER = 0.6;
/** Between the pointer and the copy, in pixels. */
const GAP = 14;

export function draggable(told: Dragged): (node: HTMLElement) => () => void {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;
    let swallows = false;

    const under = (event: PointerEvent): Element | null =>
      document.elementFromPoint?.(event.clientX, event.clientY) ?? null;

    const down = (event: PointerEvent): void => {
      swallows = false;
      if (event.button !== 0 || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      node.setPointerCapture?.(from.id); // a quick pointer is elsewhere at once
    };
    const move = (event: PointerEvent): void => {
      if (from === null || event.pointerId !== from.id) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (ghost === null) {
        if (Math.hypot(x, y) < SLACK) return;
        ghost = copyOf(node);
        told.held(true);
      }
      ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
      told.over(under(event));
    };
    const end = (): boolean => {
      const held = ghost !== null;
      ghost?.remove();
      ghost = null;
      from = null;
      if (held) {
        told.over(null);
        told.held(false);
      }
      return held;
    };
    const up = (event: PointerEvent): void => {
      if (from === null || event.pointerId !== from.id) return;
      const onto = under(event);
      swallows = end();
      if (swallows && onto !== null) told.dropped(onto);
    };
    // The click that the browser makes of the end of a drag is not meant.
    const click = (event: MouseEvent): void => {
      if (!swallows) return;
      swallows = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const cancel = (): void => void end();
    const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel, click };
    for (const [kind, listener] of Object.entries(heard)) node.addEventListener(kind, listener as EventListener, true);
    return () => {
      end();
      for (const [kind, listener] of Object.entries(heard))
        node.removeEventListener(kind, listener as EventListener, true);
    };
  };
}

/** Above everything; small and above the pointer, so that what is under it can be seen. */
function copyOf(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-card');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  const [width, height] = [node.offsetWidth, node.offsetHeight];
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${-width / 2}px`,
    top: `${-height - GAP}px`,
    width: `${width}px`,
    scale: String(SMALLER),
    transformOrigin: '50% 100%',
    zIndex: '100',
    pointerEvents: 'none',
  });
  copy.style.setProperty('--slot', `${width}px`);
  document.body.append(copy);
  return copy;
}
