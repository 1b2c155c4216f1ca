import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { indexFileSchema, findMissingIndex, type IndexFile } from '../support/query-indexes.ts';
import { scanQueries } from '../support/query-scan.ts';
import { readSources } from '../support/query-sources.ts';

/** The emulator runs any query; production needs an index for it (docs/rules.md#api-7). */
describe('firestore.indexes.json', () => {
  const { queries, unreadable } = scanQueries(readSources('functions/src'));

  test('covers every query of the functions: the scan reads all of them', () => {
    expect(unreadable).toEqual([]);
  });

  test('contains an index for every query of the functions', () => {
    const url = new URL('../../firestore.indexes.json', import.meta.url);
    const file = indexFileSchema.parse(JSON.parse(readFileSync(url, 'utf8')));

    const missing = queries.flatMap((query) => {
      const index = findMissingIndex(query, file);
      return index === null ? [] : [`${query.at} needs ${index}`];
    });

    expect(missing).toEqual([]);
  });
});

function scan(source: string, more: Record<string, string> = {}) {
  return scanQueries(new Map([['orders.repository.ts', source], ...Object.entries(more)]));
}

describe('the scan', () => {
  test('reads a call chain', () => {
    const { queries, unreadable } = scan(`
      export const ofUser = (db, uid) =>
        db.find('orders', (all) =>
          all.where('user_id', '==', uid).orderBy('created_at', 'desc').limit(20));
    `);

    expect(unreadable).toEqual([]);
    expect(queries).toEqual([
      {
        at: 'orders.repository.ts:3',
        collection: 'orders',
        filters: [{ field: 'user_id', operator: '==' }],
        orders: [{ field: 'created_at', direction: 'desc' }],
      },
    ]);
  });

  test('reads counts, queries in transactions, and subcollections by name', () => {
    const { queries } = scan(`
      db.count(\`albums/\${id}/photos\`, (all) => all.where('state', '==', 'ready'));
      db.transaction(async (tx) => { await tx.find('a/b/carts', (all) => all.orderBy('n')); });
    `);

    expect(queries.map(({ collection }) => collection)).toEqual(['photos', 'carts']);
  });

  test('recognises collection group queries', () => {
    const { queries } = scan(`db.findGroup('history', (all) => all.orderBy('at'));`);

    expect(queries).toMatchObject([{ collection: 'history', isGroup: true }]);
  });

  test('follows constants, conditions and functions, also into other files', () => {
    const { queries, unreadable } = scan(
      `
      import { FIELDS, recordsPath, ownedBy as owned } from './shapes';
      const newest = (all) => {
        const base = all.where(FIELDS.state, '!=', 'old');
        if (cursor) return base.orderBy(FIELDS.state).startAfter(cursor);
        return base.orderBy(isUp ? 'n' : FieldPath.documentId(), isUp ? 'asc' : 'desc');
      };
      db.find(recordsPath(kind), newest);
      db.find(isOld ? 'archive' : 'orders', owned(uid));
      `,
      {
        'shapes.ts': `
          export const FIELDS = { state: 'state' } as const;
          export const recordsPath = (kind: string) => \`catalogue/\${kind}/items\`;
          export function ownedBy(uid: string) { return (all) => all.where('owner', '==', uid); }
        `,
      },
    );

    expect(unreadable).toEqual([]);
    expect(
      queries.map(({ collection, orders }) => [collection, orders.map((o) => o.field)]),
    ).toEqual([
      ['items', ['state']],
      ['items', ['n']],
      ['items', ['n']],
      ['items', ['__name__']],
      ['items', ['__name__']],
      ['archive', []],
      ['orders', []],
    ]);
  });

  test('ignores other calls', () => {
    const { queries, unreadable } = scan(`
      const first = lines.find((line) => line.id === id);
      db.find('orders');
      db.find('orders', (all) => all.limit(1)).then((found) => found.find(Boolean));
    `);

    expect(unreadable).toEqual([]);
    expect(queries).toMatchObject([{ collection: 'orders', filters: [], orders: [] }]);
  });

  test.each([
    ['a field that is not in the source', `db.find('a', (all) => all.where(field, '==', 1));`],
    ['an operator that is not', `db.find('a', (all) => all.where('b', operator, 1));`],
    ['a collection that is not', `db.find(name, (all) => all.where('b', '==', 1));`],
    ['half a collection', "db.find(`a${b}`, (all) => all.orderBy('b'));"],
    ['a composed filter', `db.find('a', (all) => all.where(Filter.or(b, c)));`],
    ['a call that is not known', `db.find('a', (all) => all.where('b', '==', 1).findNearest({}));`],
    ['a shape handed on', `const page = (db, shape) => db.find('a', shape);`],
    ['a query beside the Database', `firestore.collection('a').where('b', '==', 1).get();`],
    ['a shape that nothing uses', `export const shape = (all) => all.orderBy('b');`],
    [
      'a query that is changed on the way',
      `db.find('a', (all) => { let q = all; if (b) q = q.where('b', '==', b); return q; });`,
    ],
  ])('reports %s', (_what, source) => {
    expect(scan(source).unreadable).not.toEqual([]);
  });
});

const NO_INDEXES: IndexFile = { indexes: [], fieldOverrides: [] };

/** The index that `db.find('orders', (all) => all<chain>)` lacks; null if none is missing. */
function missingFor(chain: string, file: IndexFile = NO_INDEXES): string | null {
  const { queries, unreadable } = scan(`db.find('orders', (all) => all${chain});`);
  expect(unreadable).toEqual([]);
  expect(queries).toHaveLength(1);
  return queries.map((query) => findMissingIndex(query, file))[0] ?? null;
}

/** An index file for orders, from fields such as 'user_id, created_at desc, tags array'. */
function indexFileOf(...indexes: string[]): IndexFile {
  return indexFileSchema.parse({
    indexes: indexes.map((fields) => ({
      collectionGroup: 'orders',
      queryScope: 'COLLECTION',
      fields: fields.split(', ').map((field) => {
        const [fieldPath, mode = 'asc'] = field.split(' ');
        if (mode === 'array') return { fieldPath, arrayConfig: 'CONTAINS' };
        return { fieldPath, order: mode === 'desc' ? 'DESCENDING' : 'ASCENDING' };
      }),
    })),
    fieldOverrides: [],
  });
}

describe('an index', () => {
  test.each([
    ['nothing', '.limit(5)'],
    ['one equality', ".where('a', '==', 1)"],
    ['several equalities', ".where('a', '==', 1).where('b', '==', 2).where('c', 'in', [3])"],
    ['one comparison', ".where('a', '>', 1)"],
    ['a comparison and the order of its field', ".where('a', '>', 1).orderBy('a', 'desc')"],
    ['one order', ".orderBy('a', 'desc')"],
    ['an order of a field that is equal', ".where('a', '==', 1).orderBy('a')"],
    ['any of several values, in their order', ".where('a', 'in', [1, 2]).orderBy('a')"],
    ['one array', ".where('a', 'array-contains', 1)"],
    ['an equality, by id', ".where('a', '==', 1).orderBy(FieldPath.documentId())"],
    ['an order, then by id alike', ".orderBy('a', 'desc').orderBy(FieldPath.documentId(), 'desc')"],
  ])('is not required by %s', (_what, chain) => {
    expect(missingFor(chain)).toBeNull();
  });

  test.each([
    ['an equality and an order', ".where('a', '==', 1).orderBy('b')", 'a, b'],
    ['an order down', ".where('a', '==', 1).orderBy('b', 'desc')", 'a, b desc'],
    ['an equality and a comparison', ".where('a', '==', 1).where('b', '<', 2)", 'a, b'],
    [
      'several equalities and an order',
      ".where('a', '==', 1).where('c', '==', 2).orderBy('b')",
      'c, a, b',
    ],
    ['several values and an order', ".where('a', 'in', [1]).orderBy('b')", 'a, b'],
    ['two orders', ".orderBy('a').orderBy('b', 'desc')", 'a, b desc'],
    ['two orders, each turned', ".orderBy('a').orderBy('b', 'desc')", 'a desc, b'],
    ['two comparisons', ".where('b', '>', 1).where('a', '<', 2)", 'a, b'],
    [
      'a comparison and another order',
      ".where('a', '>', 1).orderBy('b', 'desc')",
      'b desc, a desc',
    ],
    [
      'an array and an equality',
      ".where('t', 'array-contains', 1).where('a', '==', 1)",
      'a, t array',
    ],
    ['an array and an order', ".where('t', 'array-contains', 1).orderBy('a')", 't array, a'],
    [
      'an order, then by id unlike',
      ".orderBy('a').orderBy(FieldPath.documentId(), 'desc')",
      'a, __name__ desc',
    ],
  ])('is required by %s', (_what, chain, index) => {
    expect(missingFor(chain)).not.toBeNull();
    expect(missingFor(chain, indexFileOf('x, y', index))).toBeNull();
  });

  test.each([
    ['the other direction of one field of two', 'a, b, c desc'],
    ['the fields in another order', 'b, a, c'],
    ['a field more', 'a, b, c, d'],
    ['a field less', 'a, b'],
    ['an array instead', 'a array, b, c'],
  ])('does not match %s', (_what, index) => {
    const chain = ".where('a', '==', 1).orderBy('b').orderBy('c')";

    expect(missingFor(chain, indexFileOf('a, b, c'))).toBeNull();
    expect(missingFor(chain, indexFileOf(index))).not.toBeNull();
  });

  test('does not match another collection or a collection group', () => {
    const [index] = indexFileOf('a, b').indexes;
    const changed = (change: object) =>
      indexFileSchema.parse({ indexes: [{ ...index, ...change }], fieldOverrides: [] });
    const chain = ".where('a', '==', 1).orderBy('b')";

    expect(missingFor(chain, changed({}))).toBeNull();
    expect(missingFor(chain, changed({ collectionGroup: 'albums' }))).not.toBeNull();
    expect(missingFor(chain, changed({ queryScope: 'COLLECTION_GROUP' }))).not.toBeNull();
  });

  test('is printed as an entry for the file if missing', () => {
    expect(missingFor(".where('a', '==', 1).orderBy('b', 'desc')")).toBe(
      '{"collectionGroup":"orders","queryScope":"COLLECTION","fields":[' +
        '{"fieldPath":"a","order":"ASCENDING"},{"fieldPath":"b","order":"DESCENDING"}]}',
    );
  });

  test('for a collection group must be declared', () => {
    const { queries } = scan(`db.findGroup('history', (all) => all.where('at', '>', 1));`);
    const missing = (...indexes: object[]) => {
      const override = { collectionGroup: 'history', fieldPath: 'at', indexes };
      const file = indexFileSchema.parse({
        indexes: [],
        fieldOverrides: indexes.length ? [override] : [],
      });
      return queries.map((query) => findMissingIndex(query, file))[0];
    };
    const group = { queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' };

    expect(missing()).toContain('COLLECTION_GROUP');
    expect(missing({ queryScope: 'COLLECTION', order: 'ASCENDING' })).toContain('COLLECTION_GROUP');
    expect(missing(group)).toBeNull();
  });

  test('of one field is missing if the file removes it', () => {
    const without = (fieldPath: string, indexes: object[] = []) =>
      indexFileSchema.parse({
        indexes: [],
        fieldOverrides: [{ collectionGroup: 'orders', fieldPath, indexes }],
      });
    const ascending = { queryScope: 'COLLECTION', order: 'ASCENDING' };

    expect(missingFor(".where('a', '==', 1)", without('a'))).not.toBeNull();
    expect(missingFor(".where('a.b', '==', 1)", without('a'))).not.toBeNull();
    expect(missingFor(".where('b', '==', 1).where('a', '==', 1)", without('a'))).not.toBeNull();
    expect(missingFor(".where('a', '==', 1)", without('*'))).not.toBeNull();
    expect(missingFor(".orderBy('a', 'desc')", without('a', [ascending]))).not.toBeNull();
    expect(missingFor(".where('a', '==', 1)", without('a', [ascending]))).toBeNull();
    expect(missingFor(".where('ab', '==', 1)", without('a'))).toBeNull();
  });
});
