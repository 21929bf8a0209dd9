// Whether a homebrew file is a hero or a board, by its text. The server checks whether it is correct.

import type { HomebrewFile } from '../../protocol';

export const kindOf = (text: string): HomebrewFile['kind'] => (/^spaces:/m.test(text) ? 'board' : 'hero');

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');

/** What it is called at a table: as its file, else as it calls itself; never as something bundled. */
export function fileId(file: string, text: string, bundled: readonly string[] = []): string {
  const id = slug(file.replace(/\.[^.]*$/, '')) || slug(/^name:(.*)$/m.exec(text)?.[1] ?? '') || 'homebrew';
  return bundled.includes(id) ? `${id}_own` : id;
}
