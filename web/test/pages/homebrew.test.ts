import { expect, test } from 'vitest';

import { endOfLine, fileId, kindOf, offsetOf } from '../../src/pages/gallery/homebrew';

const TEXT = 'name: A\nicon: 🦊 fox\n\nend';

test.each([
  [1, 1, 0],
  [1, 7, 6],
  [2, 9, 17],
  [3, 1, 21],
  [4, 2, 23],
  [1, 99, 7],
  [9, 1, TEXT.length],
])('line %i, column %i', (line, column, offset) => {
  expect(offsetOf(TEXT, line, column)).toBe(offset);
});

test('the end of a line', () => {
  expect(endOfLine(TEXT, 3)).toBe(7);
  expect(endOfLine(TEXT, 23)).toBe(TEXT.length);
});

test('a file is named by its file name, its own name or a stand-in, never as something bundled', () => {
  expect(fileId('My Hero.yaml', '')).toBe('my_hero');
  expect(fileId('', 'name: The Fox')).toBe('the_fox');
  expect(fileId('', '')).toBe('homebrew');
  expect(fileId('alice.yaml', '', ['alice'])).toBe('alice_own');
});

test('boards have spaces', () => {
  expect(kindOf('name: x\nspaces:\n')).toBe('board');
  expect(kindOf('name: spaces: no')).toBe('hero');
});
