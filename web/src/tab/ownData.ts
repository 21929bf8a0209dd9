// All own data as one file: the engine makes and reads it, the page adds what pages store themselves.

import { KEY, type Api, type Restored, type Storage } from '../net/api';
import type { SavedFile } from '../protocol';

/** Bytes of a file that the engine reads (`peerless.tab.backup.MOST_BYTES`). */
export const MOST_BYTES = 100_000_000;
/** Letters of a preference (`peerless.tab.backup.MOST_PREFERENCE`). */
const MOST_LETTERS = 100_000;

/** Whether pages store something under this key; the visitor's identity is the engine's business. */
const isOurs = (key: string): boolean => /^peerless\.[\w.-]{1,40}$/.test(key) && key !== KEY;

/** What pages have stored. */
export function preferencesIn(storage: globalThis.Storage | null): Record<string, string> {
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, i) => storage?.key(i) ?? '').filter(isOurs);
  const kept = keys.map((key): [string, string] => [key, storage?.getItem(key) ?? '']);
  return Object.fromEntries(kept.filter(([, value]) => value.length <= MOST_LETTERS));
}

/** Stores preferences that are not here yet. */
export function addPreferences(storage: Storage | null, preferences: Record<string, string>): void {
  for (const [key, value] of Object.entries(preferences)) {
    if (storage === null || !isOurs(key) || storage.getItem(key) !== null) continue;
    try {
      storage.setItem(key, value);
    } catch {
      return; // no room: pages have defaults for all of them
    }
  }
}

export async function saveOwnData(api: Api, storage: globalThis.Storage | null, now: Date): Promise<SavedFile> {
  const text = await api.backup(preferencesIn(storage));
  return { name: `peerless-${now.toISOString().slice(0, 10)}.json`, text };
}

export async function loadOwnData(api: Api, storage: Storage | null, file: File): Promise<Restored> {
  const done = await api.restore(await file.text());
  addPreferences(storage, done.preferences);
  return done;
}
