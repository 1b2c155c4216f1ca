import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { STATE_WRITES } from './eslint.states.js';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      '**/dist*',
      'functions/lib',
      'emulator-data',
      '.cache',
      '.emulator-data*',
      'test-results',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      'max-lines-per-function': ['warn', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    // A drawing is one long list of strokes.
    files: ['seed/src/pictures/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: ['functions/src/**/*.ts'],
    // What a provider tells of a payment is no state yet: it goes through the payments' table.
    ignores: [
      '**/*.states.ts',
      '**/*.test.ts',
      '**/*.test-data.ts',
      'functions/src/platform/payments/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ...STATE_WRITES] },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [
      jsxA11y.flatConfigs.strict,
      reactHooks.configs.flat['recommended-latest'],
      query.configs['flat/recommended'],
    ],
    languageOptions: { globals: globals.browser },
    rules: {
      // Safari drops the list from one without markers, unless it is said again.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['tests/e2e/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
);
