import { readFileSync } from 'node:fs';

const DATA_MODEL = new URL('../../docs/data-model.md', import.meta.url);

/**
 * The paths that docs/data-model.md lists in the tables of one section, such as `users/{uid}`, in
 * its order. The rules tests hold a case for each, so that a new path does not go untested.
 */
export function documentedPaths(section: 'Firestore' | 'Cloud Storage'): string[] {
  const text = readFileSync(DATA_MODEL, 'utf8');
  const body = text.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? '';
  const firstCells = [...body.matchAll(/^\|([^|]+)\|/gm)].map(([, cell = '']) => cell);
  return firstCells.flatMap((cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  );
}
