import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../shared/local/paths.ts';
import { expandBraces } from './brace-paths.ts';

/** A file in a table, optionally followed by test titles, or parts of them, in brackets. */
const PROOF = /`((?:tests|tools|web|functions|shared|seed)\/[^`]+)`(?: \(([^)]+)\))?/g;

function proofsOf(page: string) {
  const rows = readFileSync(join(ROOT, page), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  return [...rows.join('\n').matchAll(PROOF)].map(([, path = '', titles = '']) => ({
    files: expandBraces(path),
    titles: titles.split('; ').filter(Boolean),
  }));
}

describe.each([
  { page: 'docs/faults.md', least: 30 },
  { page: 'docs/security.md', least: 100 },
])('$page', ({ page, least }) => {
  const proofs = proofsOf(page);

  it('names proofs', () => {
    expect(proofs.length).toBeGreaterThan(least);
  });

  it.each(proofs)('$files exists, with the titles $titles', ({ files, titles }) => {
    for (const file of files) expect(existsSync(join(ROOT, file)), file).toBe(true);
    // as the source escapes a title
    const text = files
      .filter(() => titles.length > 0)
      .map((file) => readFileSync(join(ROOT, file), 'utf8').replaceAll("\\'", "'"))
      .join('\n');
    for (const title of titles) expect(text).toContain(title);
  });
});
