// The files of the engine arrive as streams. One that is missing or broken is named, and never kept.

import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Download } from '../../src/tab/download';

const packed = { one: gzipSync('first'), two: gzipSync('second') };
const engine = { version: '1', files: { one: packed.one.length, two: packed.two.length }, lock: {} };
const address = (name: string): string => `https://example.org/engine/1/${name}.bin`;

/** What the host answers, by file. */
let host: Record<string, Response>;
/** What the browser keeps, by address. */
let kept: Map<string, Response>;
let asked: [string, RequestInit][];

const cache = {
  match: async (name: string) => kept.get(name)?.clone(),
  put: async (name: string, answer: Response) => {
    kept.set(name, new Response(await answer.arrayBuffer()));
  },
  delete: async (name: string) => kept.delete(name),
} as unknown as Cache;

beforeEach(() => {
  host = { one: new Response(packed.one), two: new Response(packed.two) };
  kept = new Map();
  asked = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push([url, init]);
    return host[url.split('/').at(-1)!.replace('.bin', '')];
  });
});
afterEach(() => vi.unstubAllGlobals());

const start = (more: Partial<{ cache: Cache | null; again: boolean }> = {}, progress = vi.fn()): Download =>
  new Download({ scope: 'https://example.org/', engine, cache, again: false, ...more }, progress);
const text = async (download: Download, name: string): Promise<string> => (await download.take(name))!.text();

test('unpacks files, counts their bytes and keeps them', async () => {
  const progress = vi.fn();
  const download = start({}, progress);
  expect([await text(download, 'one'), await text(download, 'two')]).toEqual(['first', 'second']);
  const total = packed.one.length + packed.two.length;
  expect(progress).toHaveBeenLastCalledWith(total, total);
  await download.settled();
  expect([...kept.keys()].sort()).toEqual([address('one'), address('two')]);
  expect(download.failure).toBeNull();
  expect(await download.take('three')).toBeNull();
});

test('takes what is kept without asking the host', async () => {
  for (const name of ['one', 'two'] as const) kept.set(address(name), new Response(packed[name]));
  expect(await text(start(), 'two')).toBe('second');
  expect(asked).toEqual([]);
});

test('passes over what others keep at a second attempt', async () => {
  await text(start({ cache: null, again: true }), 'one');
  expect(asked.map(([, init]) => init.cache)).toEqual(['reload', 'reload']);
});

test('names a missing file', async () => {
  host['two'] = new Response(null, { status: 404 });
  const download = start();
  await expect(download.failed).rejects.toThrow('two: 404');
  await expect(download.take('two')).rejects.toThrow('two: 404');
  expect(download.failure?.message).toBe('two: 404');
});

test('names a broken file and does not keep it', async () => {
  host['two'] = new Response(packed.two.subarray(0, 12));
  const download = start();
  await expect(text(download, 'two')).rejects.toThrow();
  await expect(download.failed).rejects.toThrow(/^two: /);
  expect(kept.has(address('two'))).toBe(false);
});
