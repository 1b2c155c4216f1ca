import * as z from 'zod/mini';
import type { DatabaseTransaction, StoredDocument } from '../../../platform/database/database';
import { type ListRow, parseListRows } from '../../../platform/database/list-rows';
import { convertTimestampsToIso } from '../../../platform/database/stored-fields';
import {
  type CatalogueChange as SnapshotChange,
  snapshotPaths,
} from '../snapshot/catalogue-snapshot.records';
import type { CatalogueKind } from '../catalogue.records';

/** Fields that every catalogue record has, including its change tracking. */
export type WritableRecord = Record<string, unknown> & {
  id: number;
  version?: number | undefined;
  archived?: boolean | undefined;
  changed_by?: string | undefined;
  changed_at?: string | undefined;
};

/** The person who changes a record, and the time. */
export interface WriteAuthor {
  uid: string;
  now: Date;
}

/** Maximum number of recently written records read directly because the snapshot may lack them. */
const MAX_RECENT_RECORDS = 500;

const fields = z.record(z.string(), z.unknown());
const pathOf = (kind: CatalogueKind, id: number) => `catalogue/${kind}/items/${id}`;

/** A record by its id, or null. */
export async function findRecord<R>(
  reader: Pick<DatabaseTransaction, 'get'>,
  { kind, schema }: { kind: CatalogueKind; schema: z.ZodMiniType<R> },
  id: number,
): Promise<R | null> {
  const document = await reader.get(pathOf(kind, id));
  return document && z.parse(schema, convertTimestampsToIso(fields.parse(document.data)));
}

const noted = z.looseObject({ archived: z.optional(z.boolean()) });

/** Whether records exist and are offered, in the order of `ids`. */
export async function findRecords(
  tx: Pick<DatabaseTransaction, 'getAll'>,
  kind: CatalogueKind,
  ids: readonly number[],
): Promise<({ archived?: boolean | undefined } | null)[]> {
  const documents = await tx.getAll(ids.map((id) => pathOf(kind, id)));
  return documents.map((document) => document && z.parse(noted, document.data));
}

/** Records of a kind that admins have written since a time, newest first. */
export async function findRecordsChangedSince<R>(
  reader: Pick<DatabaseTransaction, 'find'>,
  { kind, schema }: { kind: CatalogueKind; schema: z.ZodMiniType<R> },
  since: Date,
): Promise<ListRow<R>[]> {
  const documents = await reader.find(`catalogue/${kind}/items`, (all) =>
    all.where('changed_at', '>', since).orderBy('changed_at', 'desc').limit(MAX_RECENT_RECORDS),
  );
  const read = ({ data }: StoredDocument) =>
    z.parse(schema, convertTimestampsToIso(fields.parse(data)));
  return parseListRows(documents, read, 'changed_at');
}

/**
 * The greatest id of a kind; 0 without any. The transaction prevents two concurrent calls from using the same
 * one.
 */
export async function findGreatestRecordId(
  tx: DatabaseTransaction,
  kind: CatalogueKind,
): Promise<number> {
  const [last] = await tx.find(`catalogue/${kind}/items`, (all) =>
    all.orderBy('id', 'desc').limit(1),
  );
  return last ? Number(last.id) : 0;
}

/** Removes undefined values, which Firestore rejects. */
function withoutAbsent(record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

/**
 * Adds the change to the pending ones of the snapshot in the same transaction, so that many changes can be compiled together.
 */
function noteForSnapshot(tx: DatabaseTransaction, change: SnapshotChange, at: Date): void {
  tx.set(snapshotPaths.change(change), { ...change, at });
}

/** Creates or replaces a record, with its change tracking. */
export function writeCatalogueRecord(
  tx: DatabaseTransaction,
  kind: CatalogueKind,
  record: WritableRecord,
  { uid, now }: WriteAuthor,
): void {
  const { archived, ...stored } = record;
  const kept = archived ? { ...stored, archived } : stored;
  tx.set(pathOf(kind, record.id), { ...withoutAbsent(kept), changed_by: uid, changed_at: now });
  noteForSnapshot(tx, { kind, id: String(record.id) }, now);
}

export function deleteCatalogueRecord(
  tx: DatabaseTransaction,
  kind: CatalogueKind,
  { id, now }: { id: number; now: Date },
): void {
  tx.delete(pathOf(kind, id));
  noteForSnapshot(tx, { kind, id: String(id) }, now);
}

/** Ids of a product's initial-payment settings, at most one; null means the default setting. */
export async function findInitialPaymentIds(
  tx: DatabaseTransaction,
  productId: number | null,
): Promise<number[]> {
  const documents = await tx.find('catalogue/initial-payments/items', (all) =>
    all.where('product_id', '==', productId),
  );
  return documents.map(({ id }) => Number(id));
}
