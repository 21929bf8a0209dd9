// Tables that were watched in this browser, the last one first. The server stores nothing about who watches: whether a
// table may still be seen is decided when it is asked for again.

const KEY = 'peerless.watched';
const MOST = 20;

export interface WatchedTable {
  table: string;
  invite: string;
}

export function watchedTables(): WatchedTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isWatched).slice(0, MOST) : [];
  } catch {
    return []; // storage is forbidden, or something else wrote there
  }
}

function isWatched(one: unknown): one is WatchedTable {
  if (typeof one !== 'object' || one === null) return false;
  const { table, invite } = one as Partial<WatchedTable>;
  return typeof table === 'string' && /^[\w-]{1,64}$/.test(table) && typeof invite === 'string';
}

export function noteWatched(watched: WatchedTable): void {
  const others = watchedTables().filter(({ table }) => table !== watched.table);
  keep([watched, ...others]);
}

/** It cannot be seen any more, or has become a match of one's own. */
export function forgetWatched(table: string): void {
  keep(watchedTables().filter((one) => one.table !== table));
}

/** The visitor has signed out: the next one at this browser is not invited. */
export function forgetAllWatched(): void {
  keep([]);
}

function keep(tables: readonly WatchedTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // nothing is remembered then
  }
}
