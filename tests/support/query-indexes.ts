import * as z from 'zod/mini';
import type { ScannedQuery } from './query-scan.ts';

const ORDERS = { asc: 'ASCENDING', desc: 'DESCENDING' } as const;
const ID = '__name__';

const mode = {
  order: z.optional(z.enum(['ASCENDING', 'DESCENDING'])),
  arrayConfig: z.optional(z.literal('CONTAINS')),
};
const queryScope = z.enum(['COLLECTION', 'COLLECTION_GROUP']);
const indexField = z.strictObject({ fieldPath: z.string(), ...mode });

/** Schema of firestore.indexes.json. */
export const indexFileSchema = z.strictObject({
  indexes: z.array(
    z.strictObject({ collectionGroup: z.string(), queryScope, fields: z.array(indexField) }),
  ),
  fieldOverrides: z.array(
    z.strictObject({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.optional(z.boolean()),
      indexes: z.array(z.strictObject({ queryScope, ...mode })),
    }),
  ),
});
export type IndexFile = z.output<typeof indexFileSchema>;

type IndexField = z.output<typeof indexField>;
type Order = ScannedQuery['orders'][number];

/** The parts of a query that determine its index. */
interface Parts {
  /** Fields of `==` and `in` filters. */
  equal: string[];
  /** Fields of array filters. */
  arrays: string[];
  /** The sort order of the result, including the one that an inequality implies. */
  orders: Order[];
}

/**
 * The index that firestore.indexes.json lacks for a query; null when it lacks none.
 *
 * Firestore serves a query on one field with that field's own indexes, and several equalities by merging
 * them. All other queries need a composite index of the equality fields, in any order, followed by the
 * sort fields, all in their directions or all reversed. Firestore can serve some more queries by merging
 * composite indexes; this check does not rely on that.
 */
export function findMissingIndex(query: ScannedQuery, file: IndexFile): string | null {
  const { collection, isGroup = false } = query;
  const queryScope = isGroup ? 'COLLECTION_GROUP' : 'COLLECTION';
  const parts = partsOf(query);
  const fields = fieldsOf(parts);
  if (isServedByFields(parts)) {
    const exempt = fields.find((field) => !isIndexed({ collection, queryScope }, field, file));
    const wanted = JSON.stringify({ ...exempt, ...(isGroup && { queryScope }) });
    return exempt ? `fieldOverrides of ${collection} with ${wanted}` : null;
  }
  const isHeld = file.indexes.some(
    (index) =>
      index.collectionGroup === collection &&
      index.queryScope === queryScope &&
      serves(index.fields, parts),
  );
  return isHeld ? null : JSON.stringify({ collectionGroup: collection, queryScope, fields });
}

function partsOf({ filters, orders }: ScannedQuery): Parts {
  const having = (...operators: string[]) =>
    unique(filters.filter((filter) => operators.includes(filter.operator)).map((f) => f.field));
  const constant = having('==');
  const explicit = orders.filter(({ field }) => !constant.includes(field));
  const ordered = explicit.map(({ field }) => field);
  const implied = having('<', '<=', '>', '>=', '!=', 'not-in')
    .filter((field) => !ordered.includes(field))
    .sort();
  const direction = explicit.at(-1)?.direction ?? 'asc';
  return {
    equal: unique([...constant, ...having('in').filter((field) => !ordered.includes(field))]),
    arrays: having('array-contains', 'array-contains-any'),
    orders: withoutTrailingId([...explicit, ...implied.map((field) => ({ field, direction }))]),
  };
}

/**
 * Drops the document's id from the end: every index ends with it, in the direction of the preceding
 * field.
 */
function withoutTrailingId(orders: Order[]): Order[] {
  const last = orders.at(-1);
  const before = orders.at(-2)?.direction ?? 'asc';
  return last?.field === ID && last.direction === before ? orders.slice(0, -1) : orders;
}

function isServedByFields({ equal, arrays, orders }: Parts): boolean {
  const isById = orders.some(({ field }) => field === ID);
  const isOneField = equal.length + arrays.length + orders.length <= 1;
  return (isOneField && !isById) || (arrays.length === 0 && orders.length === 0);
}

function fieldsOf({ equal, arrays, orders }: Parts): IndexField[] {
  return [
    ...equal.map((fieldPath) => ({ fieldPath, order: ORDERS.asc })),
    ...arrays.map((fieldPath) => ({ fieldPath, arrayConfig: 'CONTAINS' as const })),
    ...orders.map(({ field, direction }) => ({ fieldPath: field, order: ORDERS[direction] })),
  ];
}

function serves(fields: IndexField[], { equal, arrays, orders }: Parts): boolean {
  const heads = equal.length + arrays.length;
  const head = fields.slice(0, heads);
  const named = (isArray: boolean) =>
    head.filter((field) => (field.arrayConfig !== undefined) === isArray).map((f) => f.fieldPath);
  const tail = withoutTrailingId(
    fields.slice(heads).map(({ fieldPath, order }) => ({
      field: fieldPath,
      direction: order === ORDERS.desc ? 'desc' : 'asc',
    })),
  );
  return (
    isSameSet(named(false), equal) &&
    isSameSet(named(true), arrays) &&
    (isSameOrder(tail, orders) || isSameOrder(tail, orders.map(reversed)))
  );
}

function isSameOrder(some: Order[], others: Order[]): boolean {
  const words = (orders: Order[]) => orders.map(({ field, direction }) => `${field} ${direction}`);
  return words(some).join() === words(others).join();
}

function reversed({ field, direction }: Order): Order {
  return { field, direction: direction === 'asc' ? 'desc' : 'asc' };
}

interface Scope {
  collection: string;
  queryScope: z.output<typeof queryScope>;
}

/**
 * Whether a field has a single-field index. With collection scope every field has one unless the file
 * removes it; with collection group scope none has one unless the file adds it.
 */
function isIndexed(
  { collection, queryScope: scope }: Scope,
  { fieldPath, ...needed }: IndexField,
  file: IndexFile,
) {
  const override = file.fieldOverrides.find(
    (entry) =>
      entry.collectionGroup === collection &&
      (entry.fieldPath === '*' || `${fieldPath}.`.startsWith(`${entry.fieldPath}.`)),
  );
  if (fieldPath === ID) return true;
  if (!override) return scope === 'COLLECTION';
  return override.indexes.some(
    (index) =>
      index.queryScope === scope &&
      index.order === needed.order &&
      index.arrayConfig === needed.arrayConfig,
  );
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}

function isSameSet(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((value) => others.includes(value));
}
