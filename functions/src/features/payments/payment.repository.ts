import * as z from 'zod/mini';
import type { Database, DatabaseTransaction, QueryShape } from '../../platform/database/database';
import { type ListRow, parseListRows } from '../../platform/database/list-rows';
import { type PaymentRecord, paymentRecord } from './payment.records';
import type { ListPosition } from '../../platform/formats/list-cursor';
import { storedObject } from '../../platform/database/stored-fields';
import { limitToPage } from '../../platform/database/query-page';

const PAYMENTS = 'payments';
const pathOf = (id: string) => `${PAYMENTS}/${id}`;

function toDocument(record: PaymentRecord) {
  return {
    ...record,
    submitted_at: record.submitted_at === null ? null : new Date(record.submitted_at),
    ask_at: record.ask_at === null ? null : new Date(record.ask_at),
    history: record.history.map((event) => ({ ...event, at: new Date(event.at) })),
    created_at: new Date(record.created_at),
    attention: record.attention && { ...record.attention, at: new Date(record.attention.at) },
    dispute: record.dispute && { ...record.dispute, at: new Date(record.dispute.at) },
    updated_at: new Date(record.updated_at),
  };
}

/** The payment; null when missing. */
export async function findPayment(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<PaymentRecord | null> {
  const document = await reader.get(pathOf(id));
  return document && z.parse(paymentRecord, document.data);
}

/** Newest payments of a customer, newest first. */
export async function findPaymentsByUser(
  db: Database,
  uid: string,
  limit: number,
): Promise<ListRow<PaymentRecord>[]> {
  const documents = await db.find(PAYMENTS, (all) =>
    all.where('user_id', '==', uid).orderBy('created_at', 'desc').limit(limit),
  );
  return parseListRows(documents, ({ data }) => z.parse(paymentRecord, data));
}

/** Initial payments of an album in one state. */
export async function findInitialPayments(
  reader: Pick<Database, 'find'>,
  albumId: string,
  status: PaymentRecord['payment_status'],
): Promise<PaymentRecord[]> {
  const documents = await reader.find(PAYMENTS, (all) =>
    all
      .where('cart_id', '==', albumId)
      .where('payment_type', '==', 'initial')
      .where('payment_status', '==', status),
  );
  return documents.map(({ data }) => z.parse(paymentRecord, data));
}

/** Pending payments for any of these orders, at most 30. */
export async function findPendingOrderPayments(
  reader: Pick<Database, 'find'>,
  orderIds: readonly string[],
): Promise<PaymentRecord[]> {
  if (orderIds.length === 0) return [];
  const documents = await reader.find(PAYMENTS, (all) =>
    all.where('payment_status', '==', 'pending').where('order_ids', 'array-contains-any', orderIds),
  );
  return documents.map(({ data }) => z.parse(paymentRecord, data));
}

/** Pending payments of a customer, at most 20. */
export async function findPendingPayments(
  reader: Pick<Database, 'find'>,
  uid: string,
): Promise<PaymentRecord[]> {
  const documents = await reader.find(PAYMENTS, (all) =>
    all.where('user_id', '==', uid).where('payment_status', '==', 'pending').limit(20),
  );
  return documents.map(({ data }) => z.parse(paymentRecord, data));
}

/** Creates a payment; the commit fails (see isAlreadyExists) when it exists or its reference is taken. */
export function createPaymentRecord(
  writer: Pick<DatabaseTransaction, 'create'>,
  record: PaymentRecord,
): void {
  writer.create(pathOf(record.id), toDocument(record));
  writer.create(`paymentReferences/${record.reference}`, { payment_id: record.id });
}

const alias = storedObject({ payment_id: z.string() });
const aliasPath = (id: string) => `paymentAliases/${id}`;

/** The payment of an id, or the reused one that the id is an alias of; null when missing. */
export async function findPaymentOrReused(db: Database, id: string): Promise<PaymentRecord | null> {
  const payment = await findPayment(db, id);
  if (payment) return payment;
  const document = await db.get(aliasPath(id));
  return document && findPayment(db, z.parse(alias, document.data).payment_id);
}

/**
 * Reuses an open payment under another id `alias`, perhaps with another method. The commit fails (see
 * isAlreadyExists) when an identical call was faster.
 */
export function writePaymentAlias(
  writer: Pick<DatabaseTransaction, 'create' | 'update'>,
  id: string,
  { id: payment_id, payment_method }: Pick<PaymentRecord, 'id' | 'payment_method'>,
): void {
  writer.create(aliasPath(id), { payment_id });
  writer.update(pathOf(payment_id), { payment_method });
}

/** Replaces a stored payment, timestamps included. */
export function writePayment(tx: DatabaseTransaction, record: PaymentRecord): void {
  tx.set(pathOf(record.id), toDocument(record));
}

/** The payment with a provider's order id or payment id; null when missing. */
export async function findPaymentByProviderReference(
  db: Database,
  { key, value }: { key: 'order_id' | 'payment_id'; value: string },
): Promise<PaymentRecord | null> {
  const field = key === 'order_id' ? 'provider_state.order_id' : 'provider_state.payment_id';
  const [document] = await db.find(PAYMENTS, (all) => all.where(field, '==', value).limit(1));
  return document ? z.parse(paymentRecord, document.data) : null;
}

/** Payments with a due refund, oldest first. */
export async function findOwedRefunds(
  db: Database,
  now: Date,
  limit: number,
): Promise<PaymentRecord[]> {
  const documents = await db.find(PAYMENTS, (all) =>
    all.where('refund', '==', 'owed').where('ask_at', '<=', now).orderBy('ask_at').limit(limit),
  );
  return documents.map(({ data }) => z.parse(paymentRecord, data));
}

/** Unpaid payments whose provider is due to be queried, oldest first. */
export async function findPaymentsToReconcile(
  db: Database,
  now: Date,
  limit: number,
): Promise<PaymentRecord[]> {
  const documents = await db.find(PAYMENTS, (all) =>
    all
      .where('payment_status', 'in', ['pending', 'failed'])
      .where('ask_at', '<=', now)
      .orderBy('ask_at')
      .limit(limit),
  );
  return documents.map(({ data }) => z.parse(paymentRecord, data));
}

/** Payments at a provider, sorted by id, starting after `after`. */
export async function findPaymentsOfProvider(
  reader: Pick<Database, 'find'>,
  provider: PaymentRecord['provider'],
  { after, limit }: { after: string | null; limit: number },
): Promise<PaymentRecord[]> {
  const documents = await reader.find(PAYMENTS, (all) => {
    const sorted = all.where('provider', '==', provider).orderBy('__name__');
    return (after === null ? sorted : sorted.startAfter(after)).limit(limit);
  });
  return documents.map(({ data }) => z.parse(paymentRecord, data));
}

/** Selects payments that need an admin: with an unexpected amount, an unknown outcome, or a due refund. */
export interface PaymentAttentionFilter {
  kind: 'check' | 'stuck' | 'refund';
  /** `stuck`: payments submitted before this time. */
  before: Date;
}

/** Sort field of each kind: the start of the wait. */
const SORTED_BY = {
  check: 'attention.at',
  stuck: 'submitted_at',
  refund: 'updated_at',
} as const satisfies Record<PaymentAttentionFilter['kind'], string>;

interface TroublePage {
  limit: number;
  after?: ListPosition | undefined;
}

function inTrouble(
  { kind, before }: PaymentAttentionFilter,
  { after, limit }: TroublePage,
): QueryShape {
  return (all) => {
    const open = all.where('payment_status', '==', 'pending');
    const stuck = open.where('submitted_at', '<=', before).orderBy('submitted_at');
    const owed = all.where('refund', '==', 'owed').orderBy('updated_at');
    const settled = kind === 'refund' ? owed : all.orderBy('attention.at');
    const sorted = (kind === 'stuck' ? stuck : settled).orderBy('__name__');
    return limitToPage(sorted, { after, limit });
  };
}

/** Payments that need an admin, longest waiting first. */
export async function findPaymentsNeedingAttention(
  reader: Pick<Database, 'find'>,
  trouble: PaymentAttentionFilter,
  page: TroublePage,
): Promise<ListRow<PaymentRecord>[]> {
  const documents = await reader.find(PAYMENTS, inTrouble(trouble, page));
  return parseListRows(
    documents,
    ({ data }) => z.parse(paymentRecord, data),
    SORTED_BY[trouble.kind],
  );
}

/** Counts the payments that need an admin, up to `limit`. */
export function countPaymentsNeedingAttention(
  reader: Pick<Database, 'count'>,
  trouble: PaymentAttentionFilter,
  limit: number,
): Promise<number> {
  return reader.count(PAYMENTS, inTrouble(trouble, { limit }));
}

/** Sets the next query time of a payment, independent of concurrent changes. */
export async function setNextReconciliationTime(
  db: Database,
  id: string,
  at: string | null,
): Promise<void> {
  await db.batch((writes) => {
    writes.update(pathOf(id), { ask_at: at === null ? null : new Date(at) });
  });
}
