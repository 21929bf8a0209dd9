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

/** The offset of a line and a column, both counted from 1; columns count characters, not code units. */
export function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let number = 1; number < line; number += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) return text.length;
    start = end + 1;
  }
  const before = [...text.slice(start, endOfLine(text, start))].slice(0, column - 1);
  return start + before.join('').length;
}

/** The offset of the end of the line an offset is in. */
export function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}
