import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../shared/local/paths.ts';

const WEB = join(ROOT, 'web/src');

/** Components that import each stylesheet, by the path of the stylesheet. */
function importers(read: (path: string) => string, files: readonly string[]) {
  const found = new Map<string, string[]>();
  for (const file of files)
    for (const [, path = ''] of read(file).matchAll(/ from '([^']+[.]module[.]css)'/g)) {
      const sheet = path.startsWith('#') ? path.slice(1) : join(dirname(file), path);
      found.set(sheet, [...(found.get(sheet) ?? []), file]);
    }
  return found;
}

const sharedSheets = (found: ReturnType<typeof importers>) =>
  [...found].filter(([, by]) => by.length > 1);

it('has one component for each stylesheet', () => {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /[.]tsx?$/.test(file) && !file.includes('.test.'),
  );
  const found = importers((path) => readFileSync(join(WEB, path), 'utf8'), files);
  expect(found.size).toBeGreaterThan(100);
  expect([...found.keys()].filter((sheet) => !existsSync(join(WEB, sheet)))).toEqual([]);
  expect(sharedSheets(found)).toEqual([]);
});

it('finds a stylesheet that two components share', () => {
  const texts = new Map([
    ['ui/Card.tsx', "import styles from './Card.module.css';"],
    ['features/Page.tsx', "import card from '#ui/Card.module.css';"],
  ]);
  const found = importers((path) => texts.get(path) ?? '', [...texts.keys()]);
  expect(sharedSheets(found)).toEqual([
    ['ui/Card.module.css', ['ui/Card.tsx', 'features/Page.tsx']],
  ]);
});
