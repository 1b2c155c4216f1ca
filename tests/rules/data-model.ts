import { readFileSync } from 'node:fs';

const DATA_MODEL = new URL('../../docs/data-model.md', import.meta.url);

/**
 * The paths that docs/data-model.md lists in the table of one section, such as `users/{uid}`, in
 * its order. The rules tests hold a case for each, so that a new path does not go untested.
 * @throws when the page has no such section, or the section no path
 */
export function documentedPaths(section: 'Firestore' | 'Cloud Storage'): string[] {
  const text = readFileSync(DATA_MODEL, 'utf8');
  const body = text.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? '';
  const firstCells = [...body.matchAll(/^\|([^|]+)\|/gm)].map(([, cell = '']) => cell);
  const paths = firstCells.flatMap((cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  );
  if (paths.length === 0) throw new Error(`docs/data-model.md lists no path below '${section}'.`);
  return paths;
}
