// The storage that Python gets (`peerless.tab.page.Page`): texts go in and out, and nothing is ever rejected. The page
// is told what is wrong with it, and when it works again.

import { memoryDatabase, openDatabase, type Database } from './database';
import type { StorageTrouble } from './messages';

export interface Teller {
  trouble(now: StorageTrouble | null): void;
  /** The first table is stored: there is something to lose. */
  precious(): void;
}

export interface PageStorage {
  get(key: string): Promise<string>;
  scan(prefix: string): Promise<string>;
  write(texts: string): Promise<string>;
}

/** The database of this browser, or memory where it allows none. */
export async function openStorage(teller: Teller, open: () => Promise<Database> = openDatabase): Promise<PageStorage> {
  try {
    return storageOf(await open(), teller);
  } catch {
    teller.trouble('none');
    return storageOf(memoryDatabase(), { ...teller, trouble: () => undefined });
  }
}

export function storageOf(database: Database, teller: Teller): PageStorage {
  let trouble: StorageTrouble | null = null;
  let told = false;
  const tell = (now: StorageTrouble | null): void => {
    if (now !== null || trouble !== null) teller.trouble(now);
    trouble = now;
  };
  const answered = async (work: () => Promise<Record<string, string>>): Promise<string> => {
    try {
      return JSON.stringify({ texts: await work() });
    } catch (error) {
      tell(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'lost');
      return JSON.stringify({ error: String(error) });
    }
  };
  return {
    get: (key) =>
      answered(async () => {
        const text = await database.get(key);
        return text === undefined ? {} : { [key]: text };
      }),
    scan: (prefix) => answered(() => database.scan(prefix)),
    write: (given) =>
      answered(async () => {
        const texts = JSON.parse(given) as Record<string, string | null>;
        await database.write(texts);
        tell(null);
        if (!told && Object.keys(texts).some((key) => key.startsWith('table/'))) {
          told = true;
          teller.precious();
        }
        return {};
      }),
  };
}
