import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUNDLE_BUDGETS, bundleChecks } from '../checks/bundle-budgets.ts';
import { table, verdict } from './table.ts';

const KILOBYTES = /^(\d+(?:\.\d+)?) kB$/;

/**
 * The JavaScript of each route, gzipped: the entry, which every page loads, and for what is loaded
 * on demand what comes on top of it, beside its budget.
 * @param folder the web app's build
 */
export function routeScriptsTable(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const rows = bundleChecks(manifest, folder, BUNDLE_BUDGETS)
    .map(({ name, path, limit }) => ({ name, bytes: gzippedBytes(path), limit }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes, limit }) => [
      name,
      (bytes / 1000).toFixed(1),
      limit,
      verdict(bytes, bytesOf(limit)),
    ]);
  return table(
    'JavaScript of each route, gzip kB; all but index.html come on top of it',
    ['source', 'kB', 'at most', ''],
    rows,
  );
}

function gzippedBytes(files: readonly string[]): number {
  return files.reduce((total, file) => total + gzipSync(readFileSync(file)).length, 0);
}

function bytesOf(limit: string): number {
  const kilobytes = KILOBYTES.exec(limit)?.[1];
  if (kilobytes === undefined) throw new Error(`'${limit}' is no budget in kB`);
  return Number(kilobytes) * 1000;
}
