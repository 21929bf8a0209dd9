// The heroes that the visitor played last, the most recent first; kept in the browser.

const KEY = 'peerless.recent';
const MOST = 4;

export function recentHeroes(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((hero) => typeof hero === 'string').slice(0, MOST) : [];
  } catch {
    return []; // storage is forbidden, or something else wrote there
  }
}

/** A match with these heroes has begun. */
export function notePlayed(heroes: readonly string[]): void {
  const recent = [...new Set([...heroes, ...recentHeroes()])].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // nothing is remembered then
  }
}
