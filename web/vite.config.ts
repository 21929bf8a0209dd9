import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { licenses } from './plugins/licenses';
import { siteOnly } from './plugins/siteOnly';

// Where `npm run dev` finds the server of the game.
const server = process.env['PEERLESS_SERVER'] ?? 'http://127.0.0.1:8600';

export default defineConfig({
  plugins: [svelte({ configFile: false }), svelteTesting(), licenses(), siteOnly()],
  build: {
    outDir: '../src/peerless/server/static',
    emptyOutDir: true,
    // The server's content security policy allows neither inline scripts nor data addresses.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  // The engine of the static site; Pyodide looks for Node's modules where there are none.
  worker: { format: 'es', rolldownOptions: { external: /^node:/ } },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'jsdom',
    isolate: false,
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    // Against tests that hang: no machine is so busy that one takes as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
