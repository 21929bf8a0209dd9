// Where a fighter could move, looked up in what the server has worked out (`PreviewData`).

import type { ReachData } from '../protocol';

/** Spaces where a move of so many steps could end, by the order of the board's spaces. */
export function within({ distance }: ReachData, most: number, spaces: readonly string[]): string[] {
  return spaces.filter((_, i) => distance[i]! > 0 && distance[i]! <= most);
}

/** The path to a space where a move could end, both ends included; empty if there is none. */
export function pathTo({ distance, previous }: ReachData, to: string, spaces: readonly string[]): string[] {
  const end = spaces.indexOf(to);
  if (!(distance[end]! > 0)) return [];
  const path: string[] = [];
  for (let at = end; at >= 0 && path.length <= spaces.length; at = previous[at] ?? -1) path.unshift(spaces[at]!);
  return path;
}
