import { describe, expect, it } from 'vitest';

import { Api, Failure, type Storage } from '../../src/net/api';

class Kept implements Storage {
  items = new Map<string, string>();
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.items.set(key, value);
  removeItem = (key: string): void => void this.items.delete(key);
}

interface Call {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
}

function server(answer: (call: Call) => [number, unknown]) {
  const calls: Call[] = [];
  const fetcher = ((path: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>;
    const call = {
      path,
      method: init.method ?? '',
      headers,
      body: JSON.parse((init.body as string) ?? 'null') as unknown,
    };
    calls.push(call);
    const [status, data] = answer(call);
    return Promise.resolve(new Response(data === null ? null : JSON.stringify(data), { status }));
  }) as typeof fetch;
  return { calls, fetcher };
}

const guest = { guest: 'g1', name: 'Guest', token: 'secret', claimed: false };

describe('guests', () => {
  it('arrive once, however many ask, and are known afterward', async () => {
    const { calls, fetcher } = server(() => [200, guest]);
    const kept = new Kept();
    const api = new Api(() => 'uk', fetcher, kept);
    await Promise.all([api.arrive('Guest'), api.arrive('Guest')]);
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/guests', body: { name: 'Guest' } }]);
    expect(calls[0]?.headers['Accept-Language']).toBe('uk');
    expect(new Api(() => 'uk', fetcher, kept).identity).toEqual(guest);
  });

  it('claim a name, and keep that it is theirs', async () => {
    const kept = new Kept();
    const { calls, fetcher } = server(({ method }) => [
      200,
      method === 'POST' ? guest : { guest: 'g1', name: 'Ann', claimed: true },
    ]);
    const api = new Api(() => 'en', fetcher, kept);
    await api.rename('Ann', true);
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/guests', { name: 'Ann' }],
      ['PATCH', '/api/guests/me', { name: 'Ann', claim: true }],
    ]);
    expect(new Api(() => 'en', fetcher, kept).identity).toEqual({ ...guest, name: 'Ann', claimed: true });
  });

  it('kept before names could be claimed have not claimed theirs', () => {
    const kept = new Kept();
    kept.setItem('peerless.guest', JSON.stringify({ guest: 'g1', name: 'Guest', token: 'secret' }));
    expect(new Api(() => 'en', fetch, kept).identity).toEqual(guest);
  });

  it('are forgotten when the server does not know them', async () => {
    const kept = new Kept();
    kept.setItem('peerless.guest', JSON.stringify(guest));
    const { calls, fetcher } = server(() => [401, { error: 'error-token-unknown', text: 'Who?' }]);
    const api = new Api(() => 'en', fetcher, kept);
    await expect(api.join('t', 'x')).rejects.toMatchObject({ status: 401, text: 'Who?' });
    expect(calls[0]?.headers['Authorization']).toBe('Bearer secret');
    expect([api.identity, kept.getItem('peerless.guest')]).toEqual([null, null]);
  });

  it.each(['{', 'null', '{"guest":"g1"}'])('kept as %s are nobody', (text) => {
    const kept = new Kept();
    kept.setItem('peerless.guest', text);
    expect(new Api(() => 'en', fetch, kept).identity).toBeNull();
  });
});

describe('failures', () => {
  it('carry what the server says', async () => {
    const { fetcher } = server(() => [409, { error: 'error-table-full', text: 'Full.', rule: '' }]);
    await expect(new Api(() => 'en', fetcher).join('t', 'x')).rejects.toEqual(
      new Failure(409, 'error-table-full', 'Full.'),
    );
  });

  it('of the network and of what stands in between are told apart', async () => {
    const broken = (() => Promise.reject(new TypeError('no network'))) as typeof fetch;
    await expect(new Api(() => 'en', broken).tables()).rejects.toMatchObject({ status: 0, error: 'lost' });
    const page = (() => Promise.resolve(new Response('<html>', { status: 502 }))) as typeof fetch;
    await expect(new Api(() => 'en', page).tables()).rejects.toMatchObject({ status: 502, error: 'unreadable' });
  });
});

describe('other devices', () => {
  it('become the same guest by a code, and nobody by signing out', async () => {
    const kept = new Kept();
    const { calls, fetcher } = server(({ method }) => (method === 'DELETE' ? [204, null] : [200, guest]));
    const api = new Api(() => 'en', fetcher, kept);
    await api.claim('abcd-efgh');
    expect([api.identity, calls[0]?.body]).toEqual([guest, { code: 'abcd-efgh' }]);
    await api.signOut();
    expect(calls[1]).toMatchObject({ method: 'DELETE', path: '/api/guests/me/token' });
    expect([api.identity, kept.getItem('peerless.guest')]).toEqual([null, null]);
  });
});

describe('matches that are over', () => {
  it('are asked for in pages, with the link one came by', async () => {
    const { calls, fetcher } = server(() => [200, {}]);
    const api = new Api(() => 'en', fetcher);
    await api.frames('t', null, 'p1', 50, 50);
    await api.frames('t', 'x_1', 'open', 0, 50);
    await api.history(null);
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/tables/t/frames?eyes=p1&from=50&count=50',
      '/api/tables/t/frames?share=x_1&eyes=open&from=0&count=50',
      '/api/history?',
    ]);
  });

  it('are kept as the server wrote them: a seed has more digits than a number here', async () => {
    const record = '{"seed": 12345678901234567890}';
    const fetcher = (() => Promise.resolve(new Response(record, { status: 200 }))) as typeof fetch;
    expect(await new Api(() => 'en', fetcher).record('t', null)).toBe(record);
  });
});
