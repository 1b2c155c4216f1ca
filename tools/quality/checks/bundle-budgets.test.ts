import { describe, expect, test } from 'vitest';
import { createBundleChecks } from './bundle-budgets.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js'] },
  'src/Login.tsx': {
    file: 'assets/Login.js',
    isDynamicEntry: true,
    imports: ['index.html', '_form.js', '_react.js'],
  },
  'src/New.tsx': { file: 'assets/New.js', isDynamicEntry: true, imports: ['index.html'] },
  'src/logo.svg': { file: 'assets/logo.svg' },
};

const budgets = { default: '40 kB', named: { 'index.html': '130 kB', 'src/Login.tsx': '20 kB' } };

describe('bundle budgets', () => {
  test('the entry includes its imports, a page only its additional files', () => {
    const checks = createBundleChecks(manifest, 'dist', budgets);
    expect(checks.map(({ name, path }) => [name, path])).toEqual([
      ['index.html', ['dist/assets/index.js', 'dist/assets/react.js']],
      ['src/Login.tsx', ['dist/assets/Login.js', 'dist/assets/form.js']],
      ['src/New.tsx', ['dist/assets/New.js']],
    ]);
  });

  test('the first chunk replaces an empty entry', () => {
    const { 'index.html': entry, ...pages } = manifest;
    const merged = { ...pages, '_first.js': { ...entry, isEntry: undefined, name: 'first' } };
    const [login, , index] = createBundleChecks(merged, 'dist', budgets);
    expect(login?.path).toEqual(['dist/assets/Login.js', 'dist/assets/form.js']);
    expect(index).toMatchObject({ name: 'index.html', limit: '130 kB' });
  });

  test('a new page has the default budget', () => {
    const checks = createBundleChecks(manifest, 'dist', budgets);
    expect(checks.map(({ limit }) => limit)).toEqual(['130 kB', '20 kB', '40 kB']);
  });

  test('a budget for a missing chunk is refused', () => {
    const stale = { ...budgets, named: { 'src/Gone.tsx': '10 kB' } };
    expect(() => createBundleChecks(manifest, 'dist', stale)).toThrow(
      'There is a bundle budget for src/Gone.tsx, which is no chunk of the build.',
    );
  });
});
