import { paymentStatus } from '@smriti/shared/payment/payment-states';
import * as z from 'zod/mini';
import { type DuePage, type DueRecord, toDueRecords } from '../../../platform/database/batches';
import type {
  Database,
  DatabaseTransaction,
  StoredDocument,
} from '../../../platform/database/database';
import { storedObject, storedTime } from '../../../platform/database/stored-fields';
import { removeAlbumTitles } from '../../invoices/invoice.domain';
import type { OrderRecord } from '../../orders/order.records';
import { findOrder, writeErasedOrder } from '../../orders/order.repository';
import { type ErasureRecord, erasureRecord } from './erasure.records';
import { limitToPage } from '../../../platform/database/query-page';

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

/** Due erasures, longest overdue first. */
export async function findDueErasures(
  reader: Pick<Database, 'find'>,
  now: Date,
  { after, limit }: DuePage,
): Promise<DueRecord[]> {
  const documents = await reader.find('erasures', (all) => {
    const sorted = all.where('due_at', '<=', now).orderBy('due_at').orderBy('__name__');
    return limitToPage(sorted, { after, limit });
  });
  return toDueRecords(documents, 'due_at');
}

const owed = z.object({ reference: z.string() });

/** References of an owner's payments with refunds the provider has not yet accepted. */
export async function findOwedRefunds(
  reader: Pick<Database, 'find'>,
  uid: string,
): Promise<string[]> {
  const documents = await reader.find('payments', (all) =>
    all.where('user_id', '==', uid).where('refund', '==', 'owed'),
  );
  return documents.map(({ data }) => z.parse(owed, data).reference);
}

/** Paths of an owner's documents in collections with records of single owners. */
export async function findAccountDocumentPaths(
  reader: Pick<Database, 'find'>,
  uid: string,
): Promise<string[]> {
  const own = await Promise.all([
    reader.find('albums', (all) => all.where('user_id', '==', uid)),
    reader.find('addresses', (all) => all.where('user_id', '==', uid)),
    reader.find('drafts', (all) => all.where('user_id', '==', uid)),
    reader.find('couponUses', (all) => all.where('user_id', '==', uid)),
    reader.find('paymentLinks', (all) => all.where('user_id', '==', uid)),
    reader.find('retention', (all) => all.where('user_id', '==', uid)),
    reader.find('shares', (all) => all.where('user_id', '==', uid)),
    reader.find('printFiles', (all) => all.where('user_id', '==', uid)),
    reader.find('guests', (all) => all.where('claim.uid', '==', uid)),
    reader.find('statuses', (all) => all.where('owner', '==', uid)),
    reader.find('photoSheets', (all) => all.where('owner', '==', uid)),
    reader.find('photoReleases', (all) => all.where('owner', '==', uid)),
    reader.find('faceSearches', (all) => all.where('owner', '==', uid)),
  ]);
  return own.flat().map(({ path }) => path);
}

/** Paths of the staff invitations to an address, and of those that an account accepted. */
export async function findStaffInvitationPaths(
  reader: Pick<Database, 'find'>,
  { uid, email }: { uid: string; email: string },
): Promise<string[]> {
  const found = await Promise.all([
    reader.find('staffInvitations', (all) => all.where('email', '==', email.toLowerCase())),
    reader.find('staffInvitations', (all) => all.where('used_by', '==', uid)),
  ]);
  return [...new Set(found.flat().map(({ path }) => path))];
}

const addressed = z.object({ uids: z._default(z.array(z.string()), []) });

/** Messages of earlier releases to an address, stored without account ids. */
export async function findMailWithoutUids(
  reader: Pick<Database, 'find'>,
  email: string,
): Promise<string[]> {
  const documents = await reader.find('mail', (all) => all.where('to', '==', email));
  const earlier = documents.filter(({ data }) => z.parse(addressed, data).uids.length === 0);
  return earlier.map(({ path }) => path);
}

const ownOrder = z.object({
  album_id: z.string(),
  created_at: storedTime,
  placed_at: z._default(z.nullable(storedTime), null),
  payment_status: paymentStatus,
});
type OwnOrder = z.output<typeof ownOrder> & { id: string };

export async function findOrdersForErasure(
  reader: Pick<Database, 'find'>,
  uid: string,
): Promise<OwnOrder[]> {
  const documents = await reader.find('orders', (all) => all.where('user_id', '==', uid));
  return documents.map(({ id, data }) => ({ id, ...z.parse(ownOrder, data) }));
}

/** Updates an owner's orders, one transaction each. */
export async function updateOrdersOfOwner(
  db: Database,
  uid: string,
  change: (order: OrderRecord) => OrderRecord,
): Promise<void> {
  for (const { id } of await findOrdersForErasure(db, uid)) {
    await db.transaction(async (tx) => {
      const order = await findOrder(tx, id);
      if (order) writeErasedOrder(tx, change(order));
    });
  }
}

const NOBODY = { name: '', address: [], phone: '', email: '' };

const taxDocument = z.object({
  order_id: z.string(),
  lines: z.array(storedObject({ description: z.string() })),
});

/** Removes the buyer and the album titles from an invoice or a credit note, and writes `more`. */
async function anonymiseTaxDocument(
  db: Database,
  { path, data }: StoredDocument,
  more: { reason?: '' } = {},
): Promise<void> {
  const { order_id, lines } = z.parse(taxDocument, data);
  const product = (await findOrder(db, order_id))?.album.product ?? '';
  await db.batch((writes) => {
    writes.update(path, { buyer: NOBODY, lines: removeAlbumTitles(lines, product), ...more });
  });
}

/** Removes buyer, album titles and reasons from an owner's invoices and credit notes. */
export async function anonymiseTaxDocuments(db: Database, uid: string): Promise<void> {
  const [invoices, creditNotes] = await Promise.all([
    db.find('invoices', (all) => all.where('user_id', '==', uid)),
    db.find('creditNotes', (all) => all.where('user_id', '==', uid)),
  ]);
  for (const invoice of invoices) await anonymiseTaxDocument(db, invoice);
  for (const note of creditNotes) await anonymiseTaxDocument(db, note, { reason: '' });
}
