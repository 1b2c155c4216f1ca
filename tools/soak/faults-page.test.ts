import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../paths.ts';

const PROOF = /`((?:tests|web|functions|shared)\/[^`]+)`(?: \(([^)]+)\))?/g;

/** `a/{b,c}.test.ts` names two files. */
function filesOf(path: string): string[] {
  const [, before = '', names = '', after = ''] = /^(.*)\{(.+)\}(.*)$/.exec(path) ?? [];
  return names === '' ? [path] : names.split(',').map((name) => `${before}${name}${after}`);
}

const page = readFileSync(join(ROOT, 'docs/faults.md'), 'utf8');
const proofs = [...page.matchAll(PROOF)].map(([, path = '', titles = '']) => ({
  files: filesOf(path),
  titles: titles.split('; ').filter(Boolean),
}));

it('names proofs', () => {
  expect(proofs.length).toBeGreaterThan(30);
});

it.each(proofs)('$files is there, and says $titles', ({ files, titles }) => {
  for (const file of files) expect(existsSync(join(ROOT, file)), file).toBe(true);
  const text = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
  for (const title of titles) expect(text).toContain(title);
});
