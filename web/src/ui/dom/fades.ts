// Attached to what scrolls: says at which ends there is more, so that the style sheet can let it fade there.

import { resized } from './resized';

/** Less than this, in pixels, is not worth scrolling for. */
const SLACK = 4;

export function fades(node: HTMLElement): () => void {
  const look = (): void => {
    const below = node.scrollHeight - node.clientHeight - node.scrollTop;
    node.toggleAttribute('data-above', node.scrollTop > SLACK);
    node.toggleAttribute('data-below', below > SLACK);
  };
  const changes = new MutationObserver(look);
  // A text that was set smaller, see `fitted`, has less below.
  changes.observe(node, { childList: true, subtree: true, attributeFilter: ['data-fit'] });
  const unsized = resized(node, look);
  node.addEventListener('scroll', look, { passive: true });
  look();
  return () => {
    changes.disconnect();
    unsized();
    node.removeEventListener('scroll', look);
  };
}
