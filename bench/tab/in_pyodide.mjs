// Runs a module of `bench.tab` in Pyodide, with the packages that `make site` built.
//
//     node bench/tab/in_pyodide.mjs bench.tab.bot_speed hard 40

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { loadPyodide } from '../../web/node_modules/pyodide/pyodide.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [module, ...given] = process.argv.slice(2);
const began = performance.now();
const python = await loadPyodide({ env: { HOME: '/peerless', PEERLESS_PURE: '1' } });
const packages = gunzipSync(readFileSync(`${root}/build/site/engine/packages.zip.gz`));
python.unpackArchive(packages.buffer.slice(packages.byteOffset, packages.byteOffset + packages.length), 'zip', {
  extractDir: '/peerless/packages',
});
python.FS.mkdirTree('/root');
python.FS.mount(python.FS.filesystems.NODEFS, { root }, '/root');
console.log(`loaded in ${Math.round(performance.now() - began)} ms`);
python.globals.set('given', python.toPy([module, ...given]));
const before = process.cpuUsage();
python.runPython(`
import runpy, sys
sys.path[:0] = ["/peerless/packages", "/root"]
sys.argv = list(given)
runpy.run_module(given[0], run_name="__main__")
`);
const { user, system } = process.cpuUsage(before);
console.log(`CPU time: ${Math.round((user + system) / 1000)} ms`);
console.log(`memory of WebAssembly: ${Math.round(python._module.HEAP8.length / 1e6)} MB`);
