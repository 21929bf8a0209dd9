// What a file of somebody's own is, by its text: the server says whether it is right.

import type { HomebrewFile } from '../protocol';

export const kindOf = (text: string): HomebrewFile['kind'] => (/^spaces:/m.test(text) ? 'board' : 'hero');

/** The id a file gives itself, else its name. */
export function fileId(name: string, text: string): string {
  const own = /^id:\s*["']?([\w-]+)/m.exec(text)?.[1];
  return own ?? (name.replace(/\.[^.]*$/, '').toLowerCase().replace(/[^a-z0-9_]+/g, '_') || 'homebrew');
}
