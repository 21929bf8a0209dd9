// Compiles the modules that a match needs with the Python of Pyodide, whose bytecode no other Python here writes.
// All others stay sources, which are smaller. Archives are changed in place.
// Usage: node bytecode.mjs PYODIDE_FOLDER STANDARD_LIBRARY PACKAGES

import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// Pyodide is one long line: where an error was thrown in it helps nobody.
process.on('uncaughtException', ({ message }) => {
  console.error(message);
  process.exit(1);
});

const [folder, library, packages] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: folder, stdLibURL: library });
const source = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

python.FS.writeFile('/library.zip', readFileSync(library));
python.FS.writeFile('/packages.zip', readFileSync(packages));
python.unpackArchive(new Uint8Array(readFileSync(packages)), 'zip', { extractDir: '/packages' });
python.runPython('import sys; sys.path.insert(0, "/packages")');
python.runPython(source('compile_used.py'));
await python.runPythonAsync(`${source('first_answers.py')}\ncompile_used(await used_files())`);
writeFileSync(library, python.FS.readFile('/library.zip'));
writeFileSync(packages, python.FS.readFile('/packages.zip'));
process.exit(0); // the tables of the engine have timers
