import * as z from 'zod/mini';
import type { DatabaseTransaction, StoredDocument } from '../../../platform/database/database';
import { type Listed, listed } from '../../../platform/database/listed';
import { withIsoTimes } from '../../../platform/database/stored-fields';
import {
  type Change as SnapshotChange,
  snapshotPaths,
} from '../snapshot/catalogue-snapshot.records';
import type { CatalogueKind } from '../catalogue.records';

/** What every record of the catalogue has, and the change that is noted on it. */
export type WritableRecord = Record<string, unknown> & {
  id: number;
  version?: number | undefined;
  archived?: boolean | undefined;
  changed_by?: string | undefined;
  changed_at?: string | undefined;
};

/** Who changes a record, and when. */
export interface Change {
  uid: string;
  now: Date;
}

/** The most records that a list takes from the database because the snapshot may not have them yet. */
const MAX_FRESH = 500;

const fields = z.record(z.string(), z.unknown());
const pathOf = (kind: CatalogueKind, id: number) => `catalogue/${kind}/items/${id}`;

/** The record, or null. */
export async function findRecord<R>(
  reader: Pick<DatabaseTransaction, 'get'>,
  { kind, schema }: { kind: CatalogueKind; schema: z.ZodMiniType<R> },
  id: number,
): Promise<R | null> {
  const document = await reader.get(pathOf(kind, id));
  return document && z.parse(schema, withIsoTimes(fields.parse(document.data)));
}

const noted = z.looseObject({ archived: z.optional(z.boolean()) });

/** Whether records are there, in the order of `ids`, and whether they are still offered. */
export async function findRecords(
  tx: Pick<DatabaseTransaction, 'getAll'>,
  kind: CatalogueKind,
  ids: readonly number[],
): Promise<({ archived?: boolean | undefined } | null)[]> {
  const documents = await tx.getAll(ids.map((id) => pathOf(kind, id)));
  return documents.map((document) => document && z.parse(noted, document.data));
}

/** The records of a kind that admins have written since a moment, the newest first. */
export async function findChangedSince<R>(
  reader: Pick<DatabaseTransaction, 'find'>,
  { kind, schema }: { kind: CatalogueKind; schema: z.ZodMiniType<R> },
  since: Date,
): Promise<Listed<R>[]> {
  const documents = await reader.find(`catalogue/${kind}/items`, (all) =>
    all.where('changed_at', '>', since).orderBy('changed_at', 'desc').limit(MAX_FRESH),
  );
  const read = ({ data }: StoredDocument) => z.parse(schema, withIsoTimes(fields.parse(data)));
  return listed(documents, read, 'changed_at');
}

/** The greatest id of a kind; 0 without any. Two who ask at once do not both go on with it. */
export async function lastIdOf(tx: DatabaseTransaction, kind: CatalogueKind): Promise<number> {
  const [last] = await tx.find(`catalogue/${kind}/items`, (all) =>
    all.orderBy('id', 'desc').limit(1),
  );
  return last ? Number(last.id) : 0;
}

/** Firestore refuses undefined. */
function withoutAbsent(record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

/** Notes with the change itself that the snapshot has to have it: many at once come there together. */
function noteForSnapshot(tx: DatabaseTransaction, change: SnapshotChange, at: Date): void {
  tx.set(snapshotPaths.change(change), { ...change, at });
}

/** Makes or replaces a record, with who did it. */
export function writeRecord(
  tx: DatabaseTransaction,
  kind: CatalogueKind,
  record: WritableRecord,
  { uid, now }: Change,
): void {
  const { archived, ...stored } = record;
  const kept = archived ? { ...stored, archived } : stored;
  tx.set(pathOf(kind, record.id), { ...withoutAbsent(kept), changed_by: uid, changed_at: now });
  noteForSnapshot(tx, { kind, id: String(record.id) }, now);
}

export function removeRecord(
  tx: DatabaseTransaction,
  kind: CatalogueKind,
  { id, now }: { id: number; now: Date },
): void {
  tx.delete(pathOf(kind, id));
  noteForSnapshot(tx, { kind, id: String(id) }, now);
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
