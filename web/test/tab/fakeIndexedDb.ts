// As much of IndexedDB as `src/tab/database.ts` uses: one object store, and transactions that are whole or nothing.

type Texts = Map<string, string>;

class FakeRequest<T> {
  onsuccess: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onupgradeneeded: (() => void) | null = null;
  error: unknown = null;
  constructor(readonly result: T) {}
}

const later = <T>(result: T): FakeRequest<T> => {
  const request = new FakeRequest(result);
  queueMicrotask(() => request.onsuccess?.());
  return request;
};

class FakeTransaction {
  oncomplete: (() => void) | null = null;
  onabort: (() => void) | null = null;
  error: unknown = null;
  #ended = false;
  readonly #changes: Texts;

  constructor(readonly database: FakeIndexedDb) {
    this.#changes = new Map(database.texts);
    queueMicrotask(() => this.#commit());
  }

  #commit(): void {
    if (this.#ended) return;
    this.#ended = true;
    if (this.database.full === 'at the end') {
      this.error = quotaExceeded();
      this.onabort?.();
      return;
    }
    this.database.texts = this.#changes;
    this.oncomplete?.();
  }

  abort(): void {
    this.#ended = true;
    queueMicrotask(() => this.onabort?.());
  }

  objectStore() {
    const texts = this.#changes;
    const within = ({ lower, upper }: { lower: string; upper: string }): [string, string][] =>
      [...texts].filter(([key]) => key >= lower && key < upper).sort();
    return {
      get: (key: string) => later(texts.get(key)),
      getAll: (range: never) => later(within(range).map(([, text]) => text)),
      getAllKeys: (range: never) => later(within(range).map(([key]) => key)),
      delete: (key: string) => void texts.delete(key),
      put: (text: string, key: string) => {
        if (this.database.full === 'at the second text' && texts.size > this.database.texts.size) throw quotaExceeded();
        texts.set(key, text);
      },
    };
  }
}

export const quotaExceeded = (): DOMException => new DOMException('no room', 'QuotaExceededError');

export class FakeIndexedDb {
  texts: Texts = new Map();
  full: 'no' | 'at the end' | 'at the second text' = 'no';
  closed = false;

  /** An `IDBFactory` whose only database this is. */
  get factory(): IDBFactory {
    return { open: () => later(this.#database()) } as unknown as IDBFactory;
  }

  #database(): unknown {
    return {
      createObjectStore: () => undefined,
      transaction: () => {
        if (this.closed) throw new DOMException('closed', 'InvalidStateError');
        return new FakeTransaction(this);
      },
    };
  }
}

/** `IDBKeyRange`, which jsdom lacks. */
export const FakeKeyRange = { bound: (lower: string, upper: string) => ({ lower, upper }) };
