// The name of a visitor who has none yet.

import { beforeAll, expect, it } from 'vitest';

import { wishedName } from '../../src/identity/wishedName.svelte';
import { currentLanguage, say } from '../../src/language/currentLanguage.svelte';

beforeAll(() => currentLanguage.select('en'));

it('is suggested, typed, and suggested again once the field is empty', () => {
  const suggestion = wishedName.name;
  expect(suggestion).toMatch(/^\p{Lu}\p{Ll}+ \d\d$/u);
  expect(say('web-name-suggestions').split(', ')).toContain(suggestion.split(' ')[0]);
  expect(wishedName.text).toBe(suggestion);
  wishedName.text = '  Ada ';
  expect(wishedName.name).toBe('Ada');
  wishedName.text = '  ';
  expect(wishedName.name).toBe(suggestion);
});
