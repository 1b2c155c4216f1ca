import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { removeTopLevelAwait } from './adapt-harfbuzz-for-browsers.ts';

it('lets the installed HarfBuzz load without a top-level await', () => {
  const source = readFileSync(fileURLToPath(import.meta.resolve('harfbuzzjs')), 'utf8');
  expect(removeTopLevelAwait(source)).toContain(
    'export const ready = (async () => { init(await createHarfBuzz()); })();',
  );
});

it('leaves code without a top-level await unchanged', () => {
  const code = 'const load = async () => { await fetch("/"); };\nload();\n';
  expect(removeTopLevelAwait(code)).toBe(code);
});
