// A table as people hand it on: the whole link, the end of it, or the code alone.

import { parse, type Route } from '../router.svelte';

export function tableIn(text: string, origin: string): Route | null {
  const typed = text.trim();
  if (typed === '') return null;
  let [path = '', fragment = ''] = typed.split('#');
  if (/^https?:/.test(typed)) {
    if (!URL.canParse(typed)) return null;
    const url = new URL(typed);
    if (url.origin !== origin) return null;
    [path, fragment] = [url.pathname, url.hash.slice(1)];
  } else path = `/t/${path.replace(/^\/?t\//, '')}`;
  const route = parse(path, fragment && `#${fragment}`);
  return route.page === 'table' ? route : null;
}
