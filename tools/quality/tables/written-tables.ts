import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatSource } from '../../dev/programs/format.ts';
import { ROOT } from '../../../shared/local/paths.ts';
import { listFunctionRows } from './functions.ts';
import { listLimitRows } from './limits.ts';
import { listFolderRows } from './folders.ts';

/** A table of a document, between `<!-- table: NAME -->` and `<!-- end of table -->`. */
interface Table {
  page: string;
  name: string;
  heads: readonly string[];
  rows: () => readonly (readonly string[])[];
}

export const DOCUMENT_TABLES: readonly Table[] = [
  {
    page: 'docs/architecture.md',
    name: 'folders',
    heads: ['folder', 'contents'],
    rows: listFolderRows,
  },
  {
    page: 'docs/rules.md',
    name: 'limits',
    heads: ['rule', 'figure', 'value'],
    rows: listLimitRows,
  },
  {
    page: 'docs/deploy.md',
    name: 'functions',
    heads: ['function', 'memory', 'calls at once', 'most instances', 'seconds', 'schedule'],
    rows: listFunctionRows,
  },
];

/** The text of a document with its tables generated from the current code. */
export async function renderPageTables(page: string): Promise<string> {
  const path = join(ROOT, page);
  let text = readFileSync(path, 'utf8');
  for (const { name, heads, rows } of DOCUMENT_TABLES.filter((table) => table.page === page)) {
    const [before, rest] = text.split(`<!-- table: ${name} -->`);
    const after = rest?.slice(rest.indexOf('<!-- end of table -->'));
    if (!after) throw new Error(`${page} has no place for the table '${name}'.`);
    const lines = [heads, heads.map(() => '---'), ...rows()].map((row) => `| ${row.join(' | ')} |`);
    text = `${before}<!-- table: ${name} -->\n\n${lines.join('\n')}\n\n${after}`;
  }
  return formatSource(path, text);
}
