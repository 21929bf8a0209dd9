// The files of the engine: fetched compressed, counted while they arrive, unpacked on the way.

export interface Manifest {
  version: string;
  /** File -> its compressed size in bytes. */
  files: Record<string, number>;
  /** What Pyodide needs to know of its own packages: none. */
  lock: object;
}

export class Download {
  #loaded = 0;
  readonly #total: number;
  readonly #bodies = new Map<string, Promise<ReadableStream<Uint8Array>>>();

  constructor(
    readonly base: string,
    readonly manifest: Manifest,
    readonly progress: (loaded: number, total: number) => void,
  ) {
    this.#total = Object.values(manifest.files).reduce((sum, size) => sum + size, 0);
    for (const name of Object.keys(manifest.files)) this.#bodies.set(name, this.#fetch(name));
  }

  static async manifest(base: string): Promise<Manifest> {
    const answer = await fetch(`${base}engine.json`, { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`engine.json: ${answer.status}`);
    return (await answer.json()) as Manifest;
  }

  has(name: string): boolean {
    return this.#bodies.has(name);
  }

  /** A file as a response, once. */
  async response(name: string, type: string): Promise<Response> {
    const body = await this.#bodies.get(name)!;
    this.#bodies.delete(name);
    return new Response(body, { headers: { 'Content-Type': type } });
  }

  async #fetch(name: string): Promise<ReadableStream<Uint8Array>> {
    // The version is part of the address: an old engine never mixes with a new one.
    const answer = await fetch(`${this.base}${name}.gz?${this.manifest.version}`);
    if (!answer.ok || answer.body === null) throw new Error(`${name}: ${answer.status}`);
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        this.#loaded += chunk.byteLength;
        this.progress(this.#loaded, this.#total);
        controller.enqueue(chunk);
      },
    });
    const unpacked = new DecompressionStream('gzip') as unknown as TransformStream<Uint8Array, Uint8Array>;
    return answer.body.pipeThrough(counted).pipeThrough(unpacked);
  }
}
