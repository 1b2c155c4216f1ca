import { readFileSync } from 'node:fs';

const DATA_MODEL = new URL('../../docs/data-model.md', import.meta.url);

/**
 * Paths in the table of one section of docs/data-model.md, such as `users/{uid}`, in its order.
 * The rules tests require a case for each path, so that a new path is always tested.
 * @throws if the section is missing or has no path
 */
export function readDocumentedPaths(section: 'Firestore' | 'Cloud Storage'): string[] {
  const text = readFileSync(DATA_MODEL, 'utf8');
  const body = text.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? '';
  const firstCells = [...body.matchAll(/^\|([^|]+)\|/gm)].map(([, cell = '']) => cell);
  const paths = firstCells.flatMap((cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  );
  if (paths.length === 0) throw new Error(`docs/data-model.md lists no path below '${section}'.`);
  return paths;
}
