import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../paths.ts';

const ENDINGS = ['', '.ts', '.tsx'];
const SHARED = '@smriti/shared/';
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
  const base = path.startsWith(SHARED)
    ? `shared/src/${path.slice(SHARED.length)}`
    : path.startsWith('.')
      ? join(from, '..', path)
      : undefined;
  if (base === undefined) return undefined;
  return ENDINGS.map((ending) => base + ending).find((candidate) =>
    statSync(join(root, candidate), { throwIfNoEntry: false })?.isFile(),
  );
}
