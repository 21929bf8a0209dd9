// The lines of My matches: what the server's history tells, and tables that were watched.

import type { TableInfo, TableLine } from '../../protocol';

export const FILTERS = ['all', 'played', 'started', 'watched'] as const;
export type Filter = (typeof FILTERS)[number];

/** A line, and whether the visitor only watched there; the others were played or started by them. */
export interface Line extends TableLine {
  watched: boolean;
}

const isPlayed = ({ seats }: Line): boolean => seats.some(({ mine }) => mine);

export function passes(line: Line, filter: Filter, hero: string | null): boolean {
  if (hero !== null && !line.seats.some((seat) => seat.hero === hero && (seat.mine || !isPlayed(line)))) return false;
  switch (filter) {
    case 'all':
      return true;
    case 'played':
      return isPlayed(line);
    case 'started':
      return !line.watched && !isPlayed(line);
    case 'watched':
      return line.watched;
  }
}

/** A table that was watched, as a line; how its match ended is told at the table. */
export function watchedLine(info: TableInfo): Line {
  return {
    table: info.table,
    phase: info.phase,
    mode: info.setup.mode,
    edition: info.setup.edition,
    board: info.board,
    rated: info.setup.rated,
    seats: info.seats.map(({ seat, kind, name, claimed, hero, level }) => ({
      seat,
      kind,
      name,
      claimed,
      hero,
      level,
      mine: false,
    })),
    result: null,
    created: 0,
    begun: null,
    ended: null,
    updated: 0,
    watched: true,
  };
}
