// All own data as one file: the engine makes and reads it, the page adds what pages store themselves.

import { KEY, type Api, type Restored, type Storage } from '../net/api';
import type { SavedFile } from '../protocol';

/** Bytes of a file that the engine reads (`peerless.tab.backup.MOST_BYTES`). */
export const MOST_BYTES = 100_000_000;
const OURS = 'peerless.';

/** What pages have stored; the visitor's identity is the engine's business. */
export function preferencesIn(storage: globalThis.Storage): Record<string, string> {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
  return Object.fromEntries(
    keys.filter((key) => key.startsWith(OURS) && key !== KEY).map((key) => [key, storage.getItem(key) ?? '']),
  );
}

/** Stores preferences that are not here yet. */
export function addPreferences(storage: Storage, preferences: Record<string, string>): void {
  for (const [key, value] of Object.entries(preferences)) {
    if (!key.startsWith(OURS) || key === KEY || storage.getItem(key) !== null) continue;
    try {
      storage.setItem(key, value);
    } catch {
      return; // no room: pages have defaults for all of them
    }
  }
}

export async function saveOwnData(api: Api, storage: globalThis.Storage, now: Date): Promise<SavedFile> {
  const text = await api.backup(preferencesIn(storage));
  return { name: `peerless-${now.toISOString().slice(0, 10)}.json`, text };
}

export async function loadOwnData(api: Api, storage: Storage, file: File): Promise<Restored> {
  const done = await api.restore(await file.text());
  addPreferences(storage, done.preferences);
  return done;
}
