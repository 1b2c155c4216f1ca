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
