// The files of the engine: fetched compressed, counted while they arrive, unpacked, and kept for the next start. They
// are streams, so that what is read once, such as the 10 MB of Python, is never in memory as a whole.

import { engineAddress, type EngineFiles } from './release';

export interface Source {
  scope: string;
  engine: EngineFiles;
  /** Where files are kept; null: this browser keeps none. */
  cache: Cache | null;
  /** Whether an earlier attempt failed: what is between us and the host may have kept something broken. */
  again: boolean;
}

export class Download {
  /** Rejects when a file turns out to be missing or broken. */
  readonly failed: Promise<never>;
  /** What `failed` has rejected with; what reads the file may notice earlier than whoever waits for the promise. */
  failure: Error | null = null;
  readonly #files: Map<string, Promise<ReadableStream<Uint8Array>>>;
  readonly #keeping: Promise<void>[] = [];
  readonly #total: number;
  #loaded = 0;
  #reject!: (failure: Error) => void;

  /** Asks for all files at once. */
  constructor(
    readonly source: Source,
    readonly progress: (loaded: number, total: number) => void,
  ) {
    const { files } = source.engine;
    this.#total = Object.values(files).reduce((sum, size) => sum + size, 0);
    this.failed = new Promise((_, reject) => (this.#reject = reject));
    this.failed.catch(() => undefined); // whoever reads a file that failed hears of it, too
    this.#files = new Map(Object.keys(files).map((name) => [name, this.#load(name)]));
    for (const file of this.#files.values()) file.catch(() => undefined);
  }

  /** An unpacked file, as the body of a response; each can be taken once. Null: it is none of ours. */
  async take(name: string, type = 'application/octet-stream'): Promise<Response | null> {
    const file = this.#files.get(name);
    return file === undefined ? null : new Response(await file, { headers: { 'Content-Type': type } });
  }

  /** Waits until the browser has kept what it will keep: who asks for these files after that gets them from there. */
  async settled(): Promise<void> {
    await Promise.all(this.#files.values());
    await Promise.all(this.#keeping);
  }

  async #load(name: string): Promise<ReadableStream<Uint8Array>> {
    const { scope, engine, cache, again } = this.source;
    const address = `${engineAddress(scope, engine.version)}${name}.bin`;
    try {
      const kept = await cache?.match(address);
      const answer = kept ?? (await fetch(address, { cache: again ? 'reload' : 'default' }));
      // Without room for it the next start downloads it once more.
      const keeping =
        kept === undefined && answer.ok ? cache?.put(address, answer.clone()).catch(() => undefined) : undefined;
      if (keeping) this.#keeping.push(keeping);
      if (!answer.ok || answer.body === null) throw new Error(String(answer.status));
      const counted = new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          this.progress((this.#loaded += chunk.byteLength), this.#total);
          controller.enqueue(chunk);
        },
      });
      const gzip = new DecompressionStream('gzip') as unknown as TransformStream<Uint8Array, Uint8Array>;
      return watched(answer.body.pipeThrough(counted).pipeThrough(gzip), async (error) => {
        await keeping;
        await cache?.delete(address);
        return this.#fail(name, error);
      });
    } catch (error) {
      throw this.#fail(name, error);
    }
  }

  #fail(name: string, cause: unknown): Error {
    this.failure ??= new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.#reject(this.failure);
    return this.failure;
  }
}

/** The same stream; its error is what `broken` makes of it. */
function watched(
  stream: ReadableStream<Uint8Array>,
  broken: (error: unknown) => Promise<Error>,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(await broken(error));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
