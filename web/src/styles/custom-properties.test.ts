import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(WEB, path), 'utf8');
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' });
const styles = files.filter((path) => path.endsWith('.css'));
const scripts = files.filter((path) => /[.]tsx?$/.test(path));

/** Matches of a pattern's first group in the files. */
const namesIn = (paths: readonly string[], pattern: RegExp) =>
  paths.flatMap((path) => Array.from(read(path).matchAll(pattern), ([, name = '']) => name));

it('uses only defined custom properties, because browsers ignore misspelt ones', () => {
  const set = new Set([
    ...namesIn(styles, /(--[\w-]+)\s*:/g),
    // Properties that inline styles set.
    ...namesIn(scripts, /['"`](--[\w-]+)['"`]/g),
  ]);
  const used = namesIn(styles, /var\((--[\w-]+)\)/g);
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((name) => !set.has(name))).toEqual([]);
});
