// Attached to a text with a room of its own: sets it smaller, step by step, until all of it is seen. The style sheet
// says what each step is (`data-fit`); what is still too long can be scrolled.

import { resized } from './resized';

/** How often a text can be set smaller. */
const STEPS = 4;
/** In pixels: what is turned in space is measured so much too large. */
const ROUNDED = 1;

export function fitted(node: HTMLElement): () => void {
  const fit = (): void => {
    for (let step = 0; step <= STEPS; step++) {
      node.dataset['fit'] = String(step);
      if (node.scrollHeight <= node.clientHeight + ROUNDED) return;
    }
  };
  // What is beside the text takes room from it.
  const changes = new MutationObserver(fit);
  changes.observe(node.parentElement ?? node, { childList: true, characterData: true, subtree: true });
  let frame = 0;
  const unsized = resized(node, () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fit); // not at once: the text may change its own size
  });
  document.fonts?.addEventListener('loadingdone', fit);
  node.addEventListener('transitionend', fit); // what turns takes more room
  fit();
  return () => {
    changes.disconnect();
    cancelAnimationFrame(frame);
    unsized();
    node.removeEventListener('transitionend', fit);
    document.fonts?.removeEventListener('loadingdone', fit);
  };
}
