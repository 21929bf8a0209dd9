import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['src/generated/', 'src/protocol.ts', 'src/beats.ts']),
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    // Without type information, which takes two and a half times as long; svelte-check has it.
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      // The compiler checks names, with types.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      // The compiler checks indexed access (noUncheckedIndexedAccess); `!` marks an index known to exist.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Sets and maps here are values of one computation, not state that is watched.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` is a space that the formatter must not move.
      'svelte/no-useless-mustaches': 'off',
      // svelte-check decides which warnings are ignored.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
);
