// Storage of a tab: what was acknowledged is there, and what went wrong is said.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/tab/database';
import type { StorageTrouble } from '../../src/tab/messages';
import { openStorage } from '../../src/tab/storage';
import { FakeIndexedDb, FakeKeyRange } from './fakeIndexedDb';

function listener() {
  const troubles: (StorageTrouble | null)[] = [];
  const precious = vi.fn();
  return { troubles, precious, teller: { trouble: (now: StorageTrouble | null) => void troubles.push(now), precious } };
}

beforeEach(() => vi.stubGlobal('IDBKeyRange', FakeKeyRange));
afterEach(() => vi.unstubAllGlobals());

const of = (answer: string) => JSON.parse(answer) as { texts?: Record<string, string>; error?: string };

describe('a database', () => {
  test('gives back what was written, in the order of keys', async () => {
    const fake = new FakeIndexedDb();
    const { teller, troubles } = listener();
    const storage = await openStorage(teller, () => openDatabase(fake.factory));
    await storage.write(JSON.stringify({ 'log/a/2': '2', 'log/a/1': '1', 'table/a': 't', 'log/b/1': 'x' }));
    expect(of(await storage.scan('log/a/'))).toEqual({ texts: { 'log/a/1': '1', 'log/a/2': '2' } });
    expect(of(await storage.get('table/a'))).toEqual({ texts: { 'table/a': 't' } });
    await storage.write(JSON.stringify({ 'table/a': null }));
    expect(of(await storage.get('table/a'))).toEqual({ texts: {} });
    expect(troubles).toEqual([]);
  });

  test.each(['at the end', 'at the second text'] as const)(
    'that is full %s writes nothing and says so',
    async (full) => {
      const fake = new FakeIndexedDb();
      const { teller, troubles } = listener();
      const storage = await openStorage(teller, () => openDatabase(fake.factory));
      await storage.write(JSON.stringify({ 'log/a/1': '1' }));
      fake.full = full;
      const refused = of(await storage.write(JSON.stringify({ 'log/a/2': '2', 'table/a': '2' })));
      expect(refused.error).toContain('QuotaExceededError');
      expect(troubles).toEqual(['full']);
      expect(Object.fromEntries(fake.texts)).toEqual({ 'log/a/1': '1' });
      fake.full = 'no';
      expect(of(await storage.write(JSON.stringify({ 'log/a/2': '2', 'table/a': '2' })))).toEqual({ texts: {} });
      expect(troubles).toEqual(['full', null]);
      expect(fake.texts.size).toBe(3);
    },
  );

  test('that was closed by the browser is not full, but lost', async () => {
    const fake = new FakeIndexedDb();
    const { teller, troubles } = listener();
    const storage = await openStorage(teller, () => openDatabase(fake.factory));
    fake.closed = true;
    expect(of(await storage.write('{"a": "1"}')).error).toContain('closed');
    expect(troubles).toEqual(['lost']);
  });

  test('is precious from the first table on, and that is said once', async () => {
    const { teller, precious } = listener();
    const storage = await openStorage(teller, () => openDatabase(new FakeIndexedDb().factory));
    await storage.write('{"guest/a": "1"}');
    expect(precious).not.toHaveBeenCalled();
    await storage.write('{"table/a": "1"}');
    await storage.write('{"table/b": "1"}');
    expect(precious).toHaveBeenCalledTimes(1);
  });
});

test('a window without IndexedDB says so and plays on in memory', async () => {
  const { teller, troubles } = listener();
  vi.stubGlobal('indexedDB', undefined);
  const storage = await openStorage(teller);
  expect(troubles).toEqual(['none']);
  expect(of(await storage.write('{"table/a": "1"}'))).toEqual({ texts: {} });
  expect(of(await storage.get('table/a'))).toEqual({ texts: { 'table/a': '1' } });
  expect(troubles).toEqual(['none']);
});

test('a window that forbids IndexedDB says so, too', async () => {
  const { teller, troubles } = listener();
  await openStorage(teller, () => Promise.reject(new DOMException('forbidden', 'SecurityError')));
  expect(troubles).toEqual(['none']);
});
