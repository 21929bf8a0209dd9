// Hints on the board: the shortest way to a space, and what lies within so many steps. They decide nothing; where a
// figure may go is what the server offers.

import type { BoardSheet } from '../text/sheets';

export type Links = ReadonlyMap<string, readonly string[]>;

/** Which spaces are joined: by lines, and by passages all with each other. */
export function linksOf({ spaces, edges, passages }: Pick<BoardSheet, 'spaces' | 'edges' | 'passages'>): Links {
  const links = new Map<string, string[]>(spaces.map(({ id }) => [id, []]));
  const join = (a: string, b: string): void => {
    links.get(a)?.push(b);
    links.get(b)?.push(a);
  };
  for (const [a, b] of edges) join(a, b);
  passages.forEach((a, i) => passages.slice(i + 1).forEach((b) => join(a, b)));
  return links;
}

/** From where each space is reached first, over spaces that may be stepped on. */
function steps(
  links: Links,
  from: string,
  may: (space: string) => boolean,
  most = Infinity,
): Map<string, string | null> {
  const came = new Map<string, string | null>([[from, null]]);
  let rim = [from];
  for (let step = 0; rim.length > 0 && step < most; step++) {
    const next: string[] = [];
    for (const here of rim)
      for (const there of links.get(here) ?? [])
        if (!came.has(there) && may(there)) {
          came.set(there, here);
          next.push(there);
        }
    rim = next;
  }
  return came;
}

/** The shortest way, both ends included; empty if there is none. */
export function pathTo(links: Links, from: string, to: string, may: (space: string) => boolean): string[] {
  const came = steps(links, from, (space) => space === to || may(space));
  if (from === to || !came.has(to)) return [];
  const way: string[] = [];
  for (let at: string | null | undefined = to; at != null; at = came.get(at)) way.unshift(at);
  return way;
}

/** Every space within so many steps, without where one stands. */
export function within(links: Links, from: string, most: number, may: (space: string) => boolean): string[] {
  return [...steps(links, from, may, most).keys()].filter((space) => space !== from);
}
