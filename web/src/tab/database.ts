// What the tab keeps, in IndexedDB: texts by key, written all together or not at all.

export interface Database {
  get(key: string): Promise<string | undefined>;
  /** All texts whose keys begin with a prefix, in the order of their keys. */
  scan(prefix: string): Promise<Record<string, string>>;
  /** Writes texts; null deletes a key. It returns when the browser has stored them. */
  write(texts: Record<string, string | null>): Promise<void>;
}

const NAME = 'peerless';
const TEXTS = 'texts';

/** The database of this browser; rejects if there is none. */
export async function openDatabase(factory: IDBFactory = indexedDB): Promise<Database> {
  const request = factory.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TEXTS);
  const db = await done(request);
  return {
    get: (key) => done(db.transaction(TEXTS).objectStore(TEXTS).get(key)) as Promise<string | undefined>,
    async scan(prefix) {
      const texts = db.transaction(TEXTS).objectStore(TEXTS);
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`, false, true);
      const [keys, found] = await Promise.all([done(texts.getAllKeys(range)), done(texts.getAll(range))]);
      return Object.fromEntries(keys.map((key, i) => [String(key), String(found[i])]));
    },
    write: (texts) =>
      new Promise((resolve, reject) => {
        const transaction = db.transaction(TEXTS, 'readwrite', { durability: 'strict' });
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
        const store = transaction.objectStore(TEXTS);
        try {
          for (const [key, text] of Object.entries(texts)) {
            if (text === null) store.delete(key);
            else store.put(text, key);
          }
        } catch (error) {
          reject(error); // before the abort says so without a reason
          transaction.abort(); // otherwise what came before would be written
        }
      }),
  };
}

/** Keeps texts as long as the page is open: where the browser allows no storage. */
export function memoryDatabase(): Database {
  const kept = new Map<string, string>();
  return {
    get: async (key) => kept.get(key),
    scan: async (prefix) => Object.fromEntries([...kept].filter(([key]) => key.startsWith(prefix)).sort()),
    async write(texts) {
      for (const [key, text] of Object.entries(texts)) {
        if (text === null) kept.delete(key);
        else kept.set(key, text);
      }
    },
  };
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('failed'));
  });
}
