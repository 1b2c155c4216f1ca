import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const ofPackage = (path: string) => readFileSync(require.resolve(`libheif-js/${path}`), 'utf8');
const served = (path: string) =>
  readFileSync(new URL(`../../../../public/${path}`, import.meta.url), 'utf8');

it('serves the licence of the installed version of libheif', () => {
  const [, version] = /"version": "([\d.]+)"/.exec(ofPackage('package.json')) ?? [];
  expect(served('licences.txt')).toContain(`libheif-js ${version}`);
  expect(served('licences/libheif.txt')).toBe(ofPackage('libheif-wasm/LICENSE'));
});

it('names the families of all fonts', () => {
  const { dependencies } = JSON.parse(
    readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
  ) as { dependencies: Record<string, string> };
  const families = Object.keys(dependencies).flatMap(
    (name) => /^@fontsource-variable\/([a-z]+)/.exec(name)?.[1] ?? [],
  );
  expect(families).toContain('noto');
  for (const family of families)
    expect(served('licences.txt').toLowerCase()).toMatch(new RegExp(`\\b${family}\\b`));
});
