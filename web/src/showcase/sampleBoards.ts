// Boards of the showcase: the bundled ones, and one that nobody has drawn, with markers of homebrew heroes.

import type { MarkerData } from '../protocol';
import type { BoardSheet } from '../text/sheets';

const HOMEBREW = 'homebrew';

export function sampleBoards(boards: Record<string, BoardSheet>): BoardSheet[] {
  const bundled = Object.values(boards);
  return [...bundled, ...bundled.slice(0, 1).map((board) => ({ ...board, id: HOMEBREW, name: 'Homebrew' }))];
}

export function sampleMarkers({ id, spaces }: BoardSheet): MarkerData[] {
  const at = (...places: number[]): string[] => places.flatMap((i) => spaces[i]?.id ?? []);
  const made = id === HOMEBREW ? ['snare', 'gold', 'trap', 'web', 'fire', 'egg'] : [];
  return [
    { id: 'fog', seat: 'p3', spaces: at(22, 20, 14) },
    ...made.map((marker, i) => ({ id: marker, seat: `p${(i % 4) + 1}`, spaces: at(i, i + 1, i + 12) })),
  ];
}
