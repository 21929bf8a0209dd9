// The engine as the page sees it: storage that must not be deleted, and trouble with it.

import { afterEach, expect, test, vi } from 'vitest';
import { Engine } from '../../src/tab/engine.svelte';
import type { FromEngine } from '../../src/tab/messages';

function started() {
  const worker = { postMessage: vi.fn(), onmessage: null, onerror: null } as unknown as Worker;
  const engine = new Engine(() => worker, 'https://example.org/', { version: '1', files: {}, lock: {} });
  const say = (data: FromEngine): void => worker.onmessage?.({ data } as MessageEvent<FromEngine>);
  return { engine, say };
}

afterEach(() => vi.unstubAllGlobals());

test.each([true, false])('asks the browser to keep the first match, unless it does already (%s)', async (does) => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persist, persisted: async () => does } });
  started().say({ type: 'precious' });
  await Promise.resolve();
  await Promise.resolve();
  expect(persist).toHaveBeenCalledTimes(does ? 0 : 1);
});

test('a browser that cannot be asked is not asked', () => {
  vi.stubGlobal('navigator', {});
  expect(() => started().say({ type: 'precious' })).not.toThrow();
});

test('trouble with the storage is shown until it is over', () => {
  const { engine, say } = started();
  say({ type: 'storage', trouble: 'full' });
  expect(engine.storage).toBe('full');
  say({ type: 'storage', trouble: null });
  expect(engine.storage).toBeNull();
});
