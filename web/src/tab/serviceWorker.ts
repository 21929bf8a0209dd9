// The service worker of the static site: it keeps one release, client and engine, and serves the client from there.
// `tools/site` writes the release in front of it. A new release has another list, so browsers find the update; it is
// installed whole or not at all, and waits until a page asks for it or no page is left.

import { clientCache, engineAddress, engineCache, isOurCache } from './release';

interface KeptRelease {
  version: string;
  engine: string;
  /** Path -> its hash, as in the attribute `integrity`; `./` is the page. */
  clientFiles: Record<string, string>;
  engineFiles: Record<string, string>;
}
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LifeEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope extends EventTarget {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

declare const RELEASE: KeptRelease;

const sw = globalThis as unknown as Scope;
const { scope } = sw.registration;
const CLIENT = clientCache(scope, RELEASE.version);
const ENGINE = engineCache(scope, RELEASE.engine);

sw.addEventListener('install', (event) =>
  (event as LifeEvent).waitUntil(
    Promise.all([
      fill(CLIENT, scope, RELEASE.clientFiles),
      fill(ENGINE, engineAddress(scope, RELEASE.engine), RELEASE.engineFiles),
    ]),
  ),
);

sw.addEventListener('activate', (event) => (event as LifeEvent).waitUntil(sw.clients.claim().then(deleteUnused)));

sw.addEventListener('message', (event) => {
  if ((event as MessageEvent).data === 'update') void sw.skipWaiting();
});

sw.addEventListener('fetch', (event) => {
  const asked = event as FetchEvent;
  const [address = ''] = asked.request.url.split(/[?#]/);
  if (asked.request.method !== 'GET' || !address.startsWith(scope)) return;
  const path = address.slice(scope.length).replace(/^(index\.html)?$/, './');
  if (path in RELEASE.clientFiles) asked.respondWith(fromRelease(path, asked.request));
  else if (path.startsWith('assets/')) asked.respondWith(fromAnyRelease(asked.request));
  if (asked.request.mode === 'navigate') asked.waitUntil(deleteUnused());
});

async function fromRelease(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CLIENT);
  return (await cache.match(new URL(path, scope).href)) ?? fetch(request);
}

/** A file of an older release, whose page is still open: their names contain their hashes. */
async function fromAnyRelease(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}

/** Puts files into a cache; rejects unless all of them are there and are what the release says. */
async function fill(name: string, base: string, files: Record<string, string>): Promise<void> {
  const cache = await caches.open(name);
  const missing = async ([path, integrity]: [string, string]): Promise<void> => {
    const address = new URL(path, base).href;
    if ((await cache.match(address)) !== undefined) return;
    const known = path.startsWith('assets/') ? await caches.match(address) : undefined;
    const answer = known ?? (await fetch(address, { integrity, cache: 'no-cache' }));
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await cache.put(address, answer);
  };
  await Promise.all(Object.entries(files).map(missing));
}

/** Deletes older releases, except those of open pages, which hold a lock on them, and one that waits for its turn. */
async function deleteUnused(): Promise<void> {
  if (sw.registration.waiting !== null || sw.registration.installing !== null) return;
  const others = (await caches.keys()).filter((name) => isOurCache(scope, name) && name !== CLIENT && name !== ENGINE);
  for (const name of others)
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await caches.delete(name);
    });
}
