// The worker of the engine; a client of a server is built without it (`plugins/siteOnly.ts`).

export const engineWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
