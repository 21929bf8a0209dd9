// The files of the engine: fetched compressed, counted while they arrive, unpacked, and kept for the next start.

import { engineAddress, type EngineFiles } from './release';

export interface Source {
  scope: string;
  engine: EngineFiles;
  /** Where files are kept; null: this browser keeps none. */
  cache: Cache | null;
  /** Whether an earlier attempt failed: what is between us and the host may have kept something broken. */
  again: boolean;
}

/** All files of the engine; rejects if one is missing or broken. */
export async function download(
  source: Source,
  progress: (loaded: number, total: number) => void,
): Promise<Map<string, ArrayBuffer>> {
  const { files } = source.engine;
  const total = Object.values(files).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  const count = (bytes: number): void => progress((loaded += bytes), total);
  const loads = Object.keys(files).map(async (name) => [name, await load(source, name, count)] as const);
  return new Map(await Promise.all(loads));
}

async function load(source: Source, name: string, count: (bytes: number) => void): Promise<ArrayBuffer> {
  const address = `${engineAddress(source.scope, source.engine.version)}${name}.bin`;
  const kept = await source.cache?.match(address);
  const answer = kept ?? (await fetch(address, { cache: source.again ? 'reload' : 'default' }));
  // Without room for it the next start downloads it once more.
  const keeping = kept === undefined && answer.ok && source.cache?.put(address, answer.clone()).catch(() => undefined);
  if (!answer.ok || answer.body === null) throw new Error(`${name}: ${answer.status}`);
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      count(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  const unpacked = new DecompressionStream('gzip') as unknown as TransformStream<Uint8Array, Uint8Array>;
  try {
    return await new Response(answer.body.pipeThrough(counted).pipeThrough(unpacked)).arrayBuffer();
  } catch (error) {
    await keeping;
    await source.cache?.delete(address);
    throw new Error(`${name}: ${String(error)}`, { cause: error });
  }
}
