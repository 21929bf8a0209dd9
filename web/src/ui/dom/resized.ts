// Calls back when an element changes its size, where browsers can tell.

export function resized(node: Element, then: () => void): () => void {
  if (!('ResizeObserver' in window)) return () => undefined;
  const observer = new ResizeObserver(then);
  observer.observe(node);
  return () => observer.disconnect();
}
