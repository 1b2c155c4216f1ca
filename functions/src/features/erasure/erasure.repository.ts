import * as z from 'zod/mini';
import type { DuePage, DueRecord } from '../../platform/database/batches';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { storedTime } from '../../platform/database/stored-fields';
import { type ErasureRecord, erasureRecord } from './erasure.records';

const pathOf = (uid: string) => `erasures/${uid}`;

export async function findErasure(
  reader: Pick<Database, 'get'>,
  uid: string,
): Promise<ErasureRecord | null> {
  const document = await reader.get(pathOf(uid));
  return document && z.parse(erasureRecord, document.data);
}

export function writeErasure(
  writes: Pick<DatabaseTransaction, 'set'>,
  record: ErasureRecord,
): void {
  writes.set(pathOf(record.uid), {
    ...record,
    requested_at: new Date(record.requested_at),
    due_at: new Date(record.due_at),
  });
}

export function deleteErasure(writes: Pick<DatabaseTransaction, 'delete'>, uid: string): void {
  writes.delete(pathOf(uid));
}

const due = z.object({ due_at: storedTime });

/** Erasures with something to do, the longest due first. */
export async function findDueErasures(
  reader: Pick<Database, 'find'>,
  now: Date,
  { after, limit }: DuePage,
): Promise<DueRecord[]> {
  const documents = await reader.find('erasures', (all) => {
    const sorted = all.where('due_at', '<=', now).orderBy('due_at').orderBy('__name__');
    return (after ? sorted.startAfter(new Date(after.at), after.id) : sorted).limit(limit);
  });
  return documents.map(({ id, data }) => ({ id, at: z.parse(due, data).due_at }));
}

const owed = z.object({ reference: z.string() });

/** References of an owner's payments whose refund the provider has not taken on. */
export async function findOwedRefunds(
  reader: Pick<Database, 'find'>,
  uid: string,
): Promise<string[]> {
  const documents = await reader.find('payments', (all) =>
    all.where('user_id', '==', uid).where('refund', '==', 'owed'),
  );
  return documents.map(({ data }) => z.parse(owed, data).reference);
}

/** Ids of what an owner has in the collections that hold nothing but records of owners. */
export async function findOwned(reader: Pick<Database, 'find'>, uid: string): Promise<string[]> {
  const own = await Promise.all([
    reader.find('albums', (all) => all.where('user_id', '==', uid)),
    reader.find('addresses', (all) => all.where('user_id', '==', uid)),
    reader.find('drafts', (all) => all.where('user_id', '==', uid)),
    reader.find('retention', (all) => all.where('user_id', '==', uid)),
    reader.find('shares', (all) => all.where('user_id', '==', uid)),
    reader.find('statuses', (all) => all.where('owner', '==', uid)),
    reader.find('photoSheets', (all) => all.where('owner', '==', uid)),
    reader.find('photoReleases', (all) => all.where('owner', '==', uid)),
  ]);
  return own.flat().map(({ path }) => path);
}

/** Messages to an address, which may name what the account had. */
export async function findMailTo(reader: Pick<Database, 'find'>, email: string): Promise<string[]> {
  const documents = await reader.find('mail', (all) => all.where('to', '==', email));
  return documents.map(({ path }) => path);
}

const created = z.object({ created_at: storedTime });

/** When an owner's newest order was made; null without one. */
export async function findLastOrder(
  reader: Pick<Database, 'find'>,
  uid: string,
): Promise<string | null> {
  const [last] = await reader.find('orders', (all) =>
    all.where('user_id', '==', uid).orderBy('created_at', 'desc').limit(1),
  );
  return last ? z.parse(created, last.data).created_at : null;
}

const RECORDS_PER_COMMIT = 200;

/** Changes all records of an owner in a collection alike. */
async function updateAll(
  db: Database,
  records: readonly { path: string }[],
  change: Parameters<DatabaseTransaction['update']>[1],
): Promise<void> {
  for (let start = 0; start < records.length; start += RECORDS_PER_COMMIT) {
    await db.batch((writes) => {
      for (const { path } of records.slice(start, start + RECORDS_PER_COMMIT)) {
        writes.update(path, change);
      }
    });
  }
}

/**
 * Takes names, addresses and what the shop wrote about them out of an owner's orders, invoices and
 * credit notes; what was sold, paid and given back stays.
 */
export async function anonymiseOrders(db: Database, uid: string): Promise<void> {
  const orders = await db.find('orders', (all) => all.where('user_id', '==', uid));
  const invoices = await db.find('invoices', (all) => all.where('user_id', '==', uid));
  const notes = await db.find('creditNotes', (all) => all.where('user_id', '==', uid));
  const nobody = { name: '', address: [], phone: '', email: '' };
  const nothing = { 'album.title': '', staff_notes: [], search_terms: [] };
  await updateAll(db, orders, { address: null, customer: null, ...nothing });
  await updateAll(db, invoices, { buyer: nobody });
  await updateAll(db, notes, { buyer: nobody, reason: '' });
}
