import { expect, it } from 'vitest';

import { parseOption } from '../src/options';

it.each([
  ['conjure', 'left hand'],
  ['action', 'conjure alice'],
  ['action', 'attack alice medusa'],
  ['boost', 'boost'],
  ['defense', 'defend'],
  ['space', ''],
])('falls back to the text of an option it does not understand: %s, %s', (decision, text) => {
  expect(parseOption(decision, text)).toEqual({ kind: 'other', text });
});
