import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../shared/local/paths.ts';
import { renderPageTables, DOCUMENT_TABLES } from './written-tables.ts';

test.each([...new Set(DOCUMENT_TABLES.map(({ page }) => page))])(
  'the tables of %s are up to date: npm run tables writes them',
  async (page) => {
    expect(await renderPageTables(page)).toBe(readFileSync(join(ROOT, page), 'utf8'));
  },
  30_000, // loads the functions in a separate process
);
