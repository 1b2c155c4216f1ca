import * as z from 'zod/mini';
import type { Database, DatabaseTransaction, QueryShape } from '../../platform/database/database';
import { type Listed, listed } from '../../platform/database/listed';
import { type PaymentRecord, paymentRecord } from './payment.records';
import type { ListPosition } from '../../platform/formats/list-cursor';
import { storedObject } from '../../platform/database/stored-fields';

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

/** The payment, or null. */
export async function findPayment(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<PaymentRecord | null> {
  const document = await reader.get(pathOf(id));
  return document && z.parse(paymentRecord, document.data);
}

/** A customer's newest payments, newest first. */
export async function findPaymentsOf(
  db: Database,
  uid: string,
  limit: number,
): Promise<Listed<PaymentRecord>[]> {
  const documents = await db.find(PAYMENTS, (all) =>
    all.where('user_id', '==', uid).orderBy('created_at', 'desc').limit(limit),
  );
  return listed(documents, ({ data }) => z.parse(paymentRecord, data));
}

/** An album's initial payments in one state. */
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

/** The pending payments that pay any of these orders, at most 30. */
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

/** A customer's pending payments, at most 20. */
export async function findPendingOf(
  reader: Pick<Database, 'find'>,
  uid: string,
): Promise<PaymentRecord[]> {
  const documents = await reader.find(PAYMENTS, (all) =>
    all.where('user_id', '==', uid).where('payment_status', '==', 'pending').limit(20),
  );
  return documents.map(({ data }) => z.parse(paymentRecord, data));
}

/**
 * Makes a payment; the commit fails (see isAlreadyExists) when it is there, or another one has drawn
 * the same reference.
 */
export function createPaymentRecord(
  writer: Pick<DatabaseTransaction, 'create'>,
  record: PaymentRecord,
): void {
  writer.create(pathOf(record.id), toDocument(record));
  writer.create(`paymentReferences/${record.reference}`, { payment_id: record.id });
}

const alias = storedObject({ payment_id: z.string() });
const aliasPath = (id: string) => `paymentAliases/${id}`;

/** The payment of an id, or the one that was used again in its place; null without one. */
export async function findBegun(db: Database, id: string): Promise<PaymentRecord | null> {
  const payment = await findPayment(db, id);
  if (payment) return payment;
  const document = await db.get(aliasPath(id));
  return document && findPayment(db, z.parse(alias, document.data).payment_id);
}

/**
 * Uses an open payment again in place of a new one of the id `alias`, by another method perhaps. The
 * commit fails (see isAlreadyExists) when a twin of the call has done so.
 */
export function writeReuse(
  writer: Pick<DatabaseTransaction, 'create' | 'update'>,
  id: string,
  { id: payment_id, payment_method }: Pick<PaymentRecord, 'id' | 'payment_method'>,
): void {
  writer.create(aliasPath(id), { payment_id });
  writer.update(pathOf(payment_id), { payment_method });
}

/** Replaces a payment as it is to be stored, moments included. */
export function writePayment(tx: DatabaseTransaction, record: PaymentRecord): void {
  tx.set(pathOf(record.id), toDocument(record));
}

/** The payment that a provider knows by its own id of the order or the payment, or null. */
export async function findPaymentByProvider(
  db: Database,
  { key, value }: { key: 'order_id' | 'payment_id'; value: string },
): Promise<PaymentRecord | null> {
  const field = key === 'order_id' ? 'provider_state.order_id' : 'provider_state.payment_id';
  const [document] = await db.find(PAYMENTS, (all) => all.where(field, '==', value).limit(1));
  return document ? z.parse(paymentRecord, document.data) : null;
}

/** Payments of which a refund is to be sent by now, those first that waited longest. */
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

/** Unpaid payments that their provider is to be asked about by now, in the same order. */
export async function findPaymentsToAsk(
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

/** Payments at a provider by their ids, from behind `after`. */
export async function findPaymentsAt(
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

/**
 * What a payment waits for a person with: another amount came, nobody knows what became of it, or
 * it is to be given back.
 */
export interface PaymentTrouble {
  kind: 'check' | 'stuck' | 'refund';
  /** `stuck`: what was handed to the provider before this moment. */
  before: Date;
}

/** Since when each waits. */
const SORTED_BY = {
  check: 'attention.at',
  stuck: 'submitted_at',
  refund: 'updated_at',
} as const satisfies Record<PaymentTrouble['kind'], string>;

interface TroublePage {
  limit: number;
  after?: ListPosition | undefined;
}

function inTrouble({ kind, before }: PaymentTrouble, { after, limit }: TroublePage): QueryShape {
  return (all) => {
    const open = all.where('payment_status', '==', 'pending');
    const stuck = open.where('submitted_at', '<=', before).orderBy('submitted_at');
    const owed = all.where('refund', '==', 'owed').orderBy('updated_at');
    const settled = kind === 'refund' ? owed : all.orderBy('attention.at');
    const sorted = (kind === 'stuck' ? stuck : settled).orderBy('__name__');
    const page = after ? sorted.startAfter(new Date(after.created_at), after.id) : sorted;
    return page.limit(limit);
  };
}

/** Payments that wait for a person, those first that waited longest. */
export async function findPaymentsToLookAt(
  reader: Pick<Database, 'find'>,
  trouble: PaymentTrouble,
  page: TroublePage,
): Promise<Listed<PaymentRecord>[]> {
  const documents = await reader.find(PAYMENTS, inTrouble(trouble, page));
  return listed(documents, ({ data }) => z.parse(paymentRecord, data), SORTED_BY[trouble.kind]);
}

/** How many they are, counted up to `limit`. */
export function countPaymentsToLookAt(
  reader: Pick<Database, 'count'>,
  trouble: PaymentTrouble,
  limit: number,
): Promise<number> {
  return reader.count(PAYMENTS, inTrouble(trouble, { limit }));
}

/** Notes when a payment's provider is to be asked next, whatever else becomes of it meanwhile. */
export async function setNextQuestion(db: Database, id: string, at: string | null): Promise<void> {
  await db.batch((writes) => {
    writes.update(pathOf(id), { ask_at: at === null ? null : new Date(at) });
  });
}
