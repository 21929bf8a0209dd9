// Leaves the engine out of a client that talks to a server: otherwise the build writes its worker and the loader of
// Pyodide beside the client, although nothing there starts them.

import type { Plugin } from 'vite';

const MAKER = '/src/tab/engineWorker.ts';

export function siteOnly(): Plugin {
  return {
    name: 'site-only',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'site',
    enforce: 'pre',
    load: (id) => (id.endsWith(MAKER) ? 'export const engineWorker = undefined;' : null),
  };
}
