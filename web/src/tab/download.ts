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
  const answer = (await source.cache?.match(address)) ?? (await fetched(source, address));
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
    await source.cache?.delete(address);
    throw new Error(`${name}: ${String(error)}`, { cause: error });
  }
}

async function fetched({ cache, again }: Source, address: string): Promise<Response> {
  const answer = await fetch(address, { cache: again ? 'reload' : 'default' });
  // Without room for it the next start downloads it once more.
  if (answer.ok) void cache?.put(address, answer.clone()).catch(() => undefined);
  return answer;
}
