import { Timestamp } from 'firebase-admin/firestore';

/** A document as the Admin SDK reads it. */
export type DocumentEntry = readonly [path: string, data: Readonly<Record<string, unknown>>];

/** Maximum documents of one collection. */
const MAX_PER_COLLECTION = 40;
/** Fields whose values distinguish states: one document of each value is recorded. */
const STATE = /(^|_)(status|state|stage|kind|type|method|reason|provider)$/;

// Collection pattern of a document, with * for ids: albums/*/rounds/*.
export function toCollectionPattern(path: string): string {
  return path
    .split('/')
    .map((part, index) => (index % 2 === 1 ? '*' : part))
    .join('/');
}

/** Shape of a value: its fields and their types, recursively; states by their value. */
function shapeOf(value: unknown, field = ''): string {
  if (value === null) return 'null';
  if (value instanceof Timestamp) return 'time';
  if (Array.isArray(value))
    return `[${[...new Set(value.map((one) => shapeOf(one)))].sort().join()}]`;
  if (typeof value === 'object') {
    const fields = Object.entries(value).map(([name, one]) => `${name}:${shapeOf(one, name)}`);
    return `{${fields.sort().join()}}`;
  }
  return STATE.test(field) ? JSON.stringify(value) : typeof value;
}

/** Converts a value for fixtures: timestamps become {"$time": ...}. */
function toFixture(value: unknown): unknown {
  if (value instanceof Timestamp) return { $time: value.toDate().toISOString() };
  if (Array.isArray(value)) return value.map(toFixture);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, toFixture(one)]),
  );
}

/** Formats the fixture of a release: one document of each shape and state of the `collections`. */
export function formatRecordedDocuments(
  found: Iterable<DocumentEntry>,
  collections: ReadonlySet<string>,
): string {
  const shapes = new Map<string, Set<string>>();
  const lines: [path: string, line: string][] = [];
  for (const [path, data] of found) {
    const collection = toCollectionPattern(path);
    if (!collections.has(collection)) continue;
    const known = shapes.get(collection) ?? new Set();
    const shape = shapeOf(data);
    if (known.has(shape) || known.size === MAX_PER_COLLECTION) continue;
    shapes.set(collection, known.add(shape));
    lines.push([path, `${JSON.stringify(path)}: ${JSON.stringify(toFixture(data))}`]);
  }
  const sorted = lines.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => `  ${line}`);
  return `{\n${sorted.join(',\n')}\n}\n`;
}
