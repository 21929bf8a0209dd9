// All own data as a file: what pages store goes along, and what is here stays.

import { beforeEach, expect, test } from 'vitest';
import { Api } from '../../src/net/api';
import { addPreferences, loadOwnData, preferencesIn, saveOwnData } from '../../src/tab/ownData';

const ANN = { guest: 'ann', name: 'Ann', token: 'secret', claimed: false };
const DONE = {
  added: 2,
  continued: 0,
  same: 0,
  differ: 0,
  identity: ANN,
  preferences: { 'peerless.recent': '["alice"]' },
};

/** An engine that answers one request. */
function engine(text: string, status = 200) {
  const asked: { path: string; body: unknown; token: string | undefined }[] = [];
  const api = new Api(
    () => 'en',
    async (path, { headers, body }) => {
      asked.push({ path, body: JSON.parse(body ?? 'null'), token: headers['Authorization'] });
      return { ok: status < 400, status, text: async () => text };
    },
    localStorage,
  );
  return { api, asked };
}

beforeEach(() => localStorage.clear());

test('the file has what pages store, and nothing of other programs', async () => {
  localStorage['peerless.guest'] = JSON.stringify(ANN);
  localStorage['peerless.settings'] = '{"language":"cs"}';
  localStorage['other'] = 'x';
  localStorage['peerless.huge'] = 'x'.repeat(100_001);
  expect(preferencesIn(localStorage)).toEqual({ 'peerless.settings': '{"language":"cs"}' });
  const { api, asked } = engine('{"format":"peerless-backup"}');
  const file = await saveOwnData(api, localStorage, new Date('2026-03-04T12:00:00Z'));
  expect(file).toEqual({ name: 'peerless-2026-03-04.json', text: '{"format":"peerless-backup"}' });
  expect(asked).toEqual([
    {
      path: '/api/backup',
      body: { token: 'secret', preferences: { 'peerless.settings': '{"language":"cs"}' } },
      token: 'Bearer secret',
    },
  ]);
});

test('a new visitor becomes the one of the file', async () => {
  const { api, asked } = engine(JSON.stringify(DONE));
  const done = await loadOwnData(api, localStorage, new File(['{"a":1}'], 'x.json'));
  expect(done.added).toBe(2);
  expect(asked[0]?.body).toEqual({ file: '{"a":1}' });
  expect(api.identity).toEqual(ANN);
  expect(JSON.parse(localStorage['peerless.guest'] as string)).toEqual(ANN);
  expect(localStorage['peerless.recent']).toBe('["alice"]');
});

test('a visitor stays who they are', async () => {
  localStorage['peerless.guest'] = JSON.stringify({ ...ANN, guest: 'bob' });
  const { api } = engine(JSON.stringify({ ...DONE, identity: null }));
  await loadOwnData(api, localStorage, new File(['{}'], 'x.json'));
  expect(api.identity?.guest).toBe('bob');
});

test('preferences that are here stay; identities and keys of other programs are never set', () => {
  localStorage['peerless.settings'] = 'mine';
  addPreferences(localStorage, {
    'peerless.settings': 'theirs',
    'peerless.guest': 'theirs',
    'peerless.plans': 'theirs',
    other: 'theirs',
  });
  expect({ ...localStorage }).toEqual({ 'peerless.settings': 'mine', 'peerless.plans': 'theirs' });
});

test('a file that is refused changes nothing', async () => {
  const { api } = engine('{"error":"error-own-data-broken","text":"this file is damaged"}', 400);
  await expect(loadOwnData(api, localStorage, new File(['{}'], 'x.json'))).rejects.toThrow('this file is damaged');
  expect(localStorage.length).toBe(0);
  expect(api.identity).toBeNull();
});

test('a window that forbids storage saves what the engine has', async () => {
  const { api, asked } = engine('{}');
  await saveOwnData(api, null, new Date(0));
  expect(asked[0]?.body).toEqual({ token: '', preferences: {} });
  addPreferences(null, { 'peerless.plans': 'theirs' });
});
