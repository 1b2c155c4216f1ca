import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../shared/local/paths.ts';
import { runTool } from '../../shared/local/failure.ts';
import { renderPageTables, DOCUMENT_TABLES } from './tables/written-tables.ts';

/** `npm run tables`: updates the generated tables in documents. */
await runTool(async () => {
  for (const page of new Set(DOCUMENT_TABLES.map((table) => table.page))) {
    writeFileSync(join(ROOT, page), await renderPageTables(page));
    console.log(`${page} is written`);
  }
});
