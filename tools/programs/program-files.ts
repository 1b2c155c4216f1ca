import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../paths.ts';

const ENDINGS = ['', '.ts', '.tsx'];
/** Where package imports lead: those of shared from everywhere, those of web within it. */
const FOLDERS: readonly [prefix: string, folder: string][] = [
  ['@smriti/shared/', 'shared/src/'],
  ['#', 'web/src/'],
];
const CODE = /[.]tsx?$/;

/**
 * The repository's own files that a program consists of, relative to the root: its entry and what
 * that imports, at once or when needed, and so on; packages are left out.
 */
export function programFiles(entry: string, root = ROOT): ReadonlySet<string> {
  const files = new Set([entry]);
  for (const file of files) {
    if (!CODE.test(file)) continue;
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
    for (const { fileName } of importedFiles) {
      const found = fileOf(fileName, file, root);
      if (found) files.add(found);
    }
  }
  return files;
}

function fileOf(imported: string, from: string, root: string): string | undefined {
  const path = imported.replace(/[?].*$/, '');
  const [prefix, folder] = FOLDERS.find(([start]) => path.startsWith(start)) ?? [];
  const base =
    prefix !== undefined && folder !== undefined
      ? folder + path.slice(prefix.length)
      : path.startsWith('.')
        ? join(from, '..', path)
        : undefined;
  if (base === undefined) return undefined;
  return ENDINGS.map((ending) => base + ending).find((candidate) =>
    statSync(join(root, candidate), { throwIfNoEntry: false })?.isFile(),
  );
}
