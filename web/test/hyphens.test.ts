import { expect, test } from 'vitest';
import { hyphenated } from '../src/cards/hyphens';

const shown = (text: string): string => hyphenated(text).replaceAll('\u00ad', '-');

test.each([
  ['Перегруппировка', 'Пе-ре-груп-пи-ров-ка'],
  ['Перегрупування', 'Пе-ре-гру-пу-ван-ня'],
  ['Переломный момент', 'Пе-ре-лом-ный момент'],
  ['Божественное вмешательство', 'Бо-жес-твен-ное вме-ша-тель-ство'],
  ['Божественне втручання', 'Бо-жес-твен-не втру-чан-ня'],
])('%s is broken between syllables', (name, expected) => {
  expect(shown(name)).toBe(expected);
});

test('short words and other scripts stay as they are', () => {
  for (const name of ['Сутичка', 'З’їж мене', 'Seventy-two Transformations', 'Божий дар']) expect(hyphenated(name)).toBe(name);
});
