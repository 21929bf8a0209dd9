// The worker of the engine: Python with our sources, the database, and the messages between page and tables.

import type { PyodideInterface } from 'pyodide';
import { Download } from './download';
import type { FromEngine, Obstacle, StorageTrouble, ToEngine } from './messages';
import { engineAddress, engineCache, isOutdated } from './release';
import { openStorage, type PageStorage } from './storage';

/** `peerless.tab.main.Tab`. */
interface Tab {
  request(text: string): Promise<string>;
  connect(socket: number, table: string): void;
  hear(socket: number, text: string): void;
  leave(socket: number): void;
}

const HOME = '/peerless';
const LOCK = 'peerless.engine';
const say = (message: FromEngine): void => postMessage(message);

let tab: Promise<Tab> | null = null;

addEventListener('message', ({ data }: MessageEvent<ToEngine>) => {
  if (data.type === 'start') {
    tab = start(data);
    tab.catch(() => undefined); // the page knows why it did not start
  } else void tab?.then((running) => obey(running, data)).catch(() => undefined);
});

async function obey(running: Tab, message: Exclude<ToEngine, { type: 'start' }>): Promise<void> {
  if (message.type === 'request') {
    say({ type: 'reply', id: message.id, text: await running.request(message.text) });
  } else if (message.type === 'connect') running.connect(message.socket, message.table);
  else if (message.type === 'hear') running.hear(message.socket, message.text);
  else running.leave(message.socket);
}

async function start({ scope, engine, again }: Extract<ToEngine, { type: 'start' }>): Promise<Tab> {
  let step: Obstacle = 'wasm';
  let download: Download | null = null;
  try {
    if (typeof WebAssembly !== 'object') throw new Error('no WebAssembly');
    step = 'start';
    const cache = await openCache(engineCache(scope, engine.version));
    download = new Download({ scope, engine, cache, again }, (loaded, total) =>
      say({ type: 'progress', loaded, total }),
    );
    const loaded = load(engineAddress(scope, engine.version), engine.lock, download);
    const python = await Promise.race([loaded, download.failed]);
    void download.settled().then(() => say({ type: 'kept' }));
    if (!(await alone()) && (await isOutdated(scope, engine.version))) {
      step = 'old'; // the tab that closed has been updated: what it stored is not for this engine
      throw new Error('the site was updated');
    }
    const made = (await python.runPythonAsync('from peerless.tab.main import start\nstart')) as (
      page: object,
    ) => Promise<Tab>;
    const running = await made(page(await openStorage(teller)));
    say({ type: 'ready' });
    return running;
  } catch (error) {
    const failure = download?.failure ?? null;
    if (step === 'start' && error instanceof WebAssembly.CompileError) step = 'wasm'; // it is too old
    if (failure !== null) step = (await isOutdated(scope, engine.version)) ? 'old' : 'download';
    say({ type: 'failed', obstacle: step, why: String(failure ?? error) });
    throw error;
  }
}

/** Only secure addresses have caches. */
async function openCache(name: string): Promise<Cache | null> {
  try {
    return await caches.open(name);
  } catch {
    return null;
  }
}

async function load(base: string, lock: object, download: Download): Promise<PyodideInterface> {
  const { loadPyodide } = await import('pyodide'); // not before: its module fails without WebAssembly
  const packages = read(download, 'packages.zip');
  packages.catch(() => undefined); // it may break off before anyone waits for it
  const script = new Blob([await read(download, 'pyodide.asm.mjs')], { type: 'text/javascript' });
  const address = URL.createObjectURL(script);
  const { default: createPyodideModule } = await import(/* @vite-ignore */ address);
  URL.revokeObjectURL(address);
  const ordinary = globalThis.fetch;
  globalThis.fetch = async (asked, options) => {
    const name = String(asked instanceof Request ? asked.url : asked)
      .split('/')
      .at(-1)!;
    const type = name.endsWith('.wasm') ? 'application/wasm' : 'application/zip';
    return (await download.take(name, type)) ?? ordinary(asked, options);
  };
  const started = loadPyodide({
    indexURL: base,
    lockFileContents: JSON.stringify(lock),
    createPyodideModule,
    env: { HOME },
  } as Parameters<typeof loadPyodide>[0]);
  const python = await Promise.race([started, refusalOfCode()]);
  globalThis.fetch = ordinary;
  const archive = await packages;
  python.unpackArchive(archive, 'zip', { extractDir: `${HOME}/packages` });
  if ('transfer' in archive) archive.transfer(0); // frees it now, not whenever garbage is collected
  python.runPython(`import sys; sys.path.insert(0, "${HOME}/packages")`);
  return python;
}

/** Rejects when the browser cannot run the WebAssembly of Pyodide, which itself would wait forever. */
function refusalOfCode(): Promise<never> {
  const ordinary = WebAssembly.instantiateStreaming;
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = (...given) => {
      const made = ordinary(...given);
      made.catch(reject);
      return made;
    };
  });
}

async function read(download: Download, name: string): Promise<ArrayBuffer> {
  return (await download.take(name))!.arrayBuffer();
}

/** Waits until no other tab of this browser has the engine, and keeps it from them; whether it was free at once. */
async function alone(): Promise<boolean> {
  if (!('locks' in navigator)) return true; // only secure addresses have locks
  const forever = new Promise<never>(() => undefined);
  const taken = await new Promise<boolean>((resolve) => {
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : forever;
    });
  });
  if (taken) return true;
  say({ type: 'elsewhere' });
  await new Promise<void>((resolve) => {
    void navigator.locks.request(LOCK, () => {
      resolve();
      return forever;
    });
  });
  return false;
}

const teller = {
  trouble: (trouble: StorageTrouble | null) => say({ type: 'storage', trouble }),
  precious: () => say({ type: 'precious' }),
};

/** `peerless.tab.page.Page`. */
function page(storage: PageStorage): object {
  return {
    ...storage,
    send: (socket: number, text: string) => say({ type: 'send', socket, text }),
    close: (socket: number, code: number) => say({ type: 'close', socket, code }),
  };
}
