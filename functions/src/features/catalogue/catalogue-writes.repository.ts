import * as z from 'zod/mini';
import type { DatabaseTransaction } from '../../platform/database';
import { withIsoTimes } from '../../platform/stored-fields';
import type { CatalogueKind } from './catalogue.records';

/** What every record of the catalogue has, and the change that is noted on it. */
export type WritableRecord = Record<string, unknown> & {
  id: number;
  changed_by?: string | undefined;
  changed_at?: string | undefined;
};

/** Who changes a record, and when. */
export interface Change {
  uid: string;
  now: Date;
}

const fields = z.record(z.string(), z.unknown());
const pathOf = (kind: CatalogueKind, id: number) => `catalogue/${kind}/items/${id}`;

/** The record, or null. */
export async function findRecord<R>(
  tx: DatabaseTransaction,
  { kind, schema }: { kind: CatalogueKind; schema: z.ZodMiniType<R> },
  id: number,
): Promise<R | null> {
  const document = await tx.get(pathOf(kind, id));
  return document && z.parse(schema, withIsoTimes(fields.parse(document.data)));
}

/** The greatest id of a kind; 0 without any. Two who ask at once do not both go on with it. */
export async function lastIdOf(tx: DatabaseTransaction, kind: CatalogueKind): Promise<number> {
  const [last] = await tx.find(`catalogue/${kind}/items`, (all) =>
    all.orderBy('id', 'desc').limit(1),
  );
  return last ? Number(last.id) : 0;
}

/** Makes or replaces a record, with who did it. */
export function writeRecord(
  tx: DatabaseTransaction,
  kind: CatalogueKind,
  record: WritableRecord,
  { uid, now }: Change,
): void {
  tx.set(pathOf(kind, record.id), { ...record, changed_by: uid, changed_at: now });
}

export function removeRecord(tx: DatabaseTransaction, kind: CatalogueKind, id: number): void {
  tx.delete(pathOf(kind, id));
}

/** The ids of a product's settings of the initial payment, of which there is at most one; null is the default's. */
export async function findSettingsOf(
  tx: DatabaseTransaction,
  productId: number | null,
): Promise<number[]> {
  const documents = await tx.find('catalogue/initial-payments/items', (all) =>
    all.where('product_id', '==', productId),
  );
  return documents.map(({ id }) => Number(id));
}

export async function hasProduct(tx: DatabaseTransaction, id: number): Promise<boolean> {
  return (await tx.get(pathOf('products', id))) !== null;
}
