// Downloads of files.

import type { SavedFile } from '../../protocol';

export function saveFile({ name, text }: SavedFile): void {
  const type = name.endsWith('.json') ? 'application/json' : 'application/yaml';
  const file = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = file;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(file), 10_000);
}
