// Writes `licenses.txt` beside the page: the license of this project, and of every package with a part in the build.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const WEB = dirname(import.meta.dirname);
const MODULES = join(WEB, 'node_modules');
const OWN = join(WEB, '..', 'LICENSE');
/** Packages that come without the text of their license: which other package has it. */
const TEXT_ELSEWHERE: Record<string, string> = { 'Apache-2.0': 'typescript' };
const RULE = `\n\n${'-'.repeat(80)}\n\n`;

export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    generateBundle(_, bundle) {
      const found = new Set(Object.values(bundle).flatMap(sources).map(folderOf));
      const parts = [...found].filter((folder) => folder !== null).sort();
      const source = [readFileSync(OWN, 'utf8').trim(), ...parts.map(entry)].join(RULE);
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: `${source}\n` });
    },
  };
}

/** The files that went into a file of the build. */
function sources(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string[] {
  return file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames;
}

/** The folder of the package that a file belongs to; null for our own. */
function folderOf(file: string): string | null {
  const helper = /^\0(vite|rolldown)\//.exec(file); // what the tools add to the code
  if (helper?.[1] !== undefined) return join(MODULES, helper[1]);
  if (!file.includes('node_modules')) return null;
  let folder = dirname(resolve(WEB, file));
  while (!named(folder)) folder = dirname(folder);
  return folder;
}

/** Whether a folder is a package; some have a `package.json` without a name inside. */
function named(folder: string): boolean {
  const file = join(folder, 'package.json');
  return existsSync(file) && 'name' in (JSON.parse(readFileSync(file, 'utf8')) as object);
}

function entry(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license: string;
  };
  return `${name} ${version} (${license})\n\n${licenseText(folder, license)}`;
}

function licenseText(folder: string, license: string): string {
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.md|\.txt)?$/i.test(one));
  // Vite adds the licenses of what it contains itself; none of that is in the build.
  if (file !== undefined)
    return (readFileSync(join(folder, file), 'utf8').split('\n# Licenses of bundled dependencies')[0] ?? '').trim();
  const other = TEXT_ELSEWHERE[license];
  if (other === undefined) throw new Error(`${folder} comes without the text of its license (${license})`);
  return licenseText(join(MODULES, other), license);
}
