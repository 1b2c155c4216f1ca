import { ORDER_NUMBER } from '@smriti/shared/order/orders';
import type { OrderSort } from '@smriti/shared/order/order-list';
import type { OrderStatus } from '@smriti/shared/order/order-states';
import type { PaymentStatus } from '@smriti/shared/payment/payment-states';
import { isSameValue } from '@smriti/shared/base/same-value';
import type { PrintState } from '@smriti/shared/order/print-states';
import * as z from 'zod/mini';
import { type DuePage, type DueRecord, toDueRecords } from '../../platform/database/batches';
import type {
  Database,
  DatabaseTransaction,
  StoredDocument,
} from '../../platform/database/database';
import { type ListRow, parseListRows, parseRelatedRecord } from '../../platform/database/list-rows';
import type { ListPosition } from '../../platform/formats/list-cursor';
import type { IdGenerator } from '../../platform/database/ids';
import { removeStatusDocument, writeStatusDocument } from '../albums/status.repository';
import { orderIndexFields } from './order-index.domain';
import { type OrderRecord, orderRecord } from './order.records';
import { limitToPage } from '../../platform/database/query-page';
import { storedTime } from '../../platform/database/stored-fields';

const pathOf = (id: string) => `orders/${id}`;

/** Number and id of a new order: ORD and 8 readable characters. */
export function generateOrderId(ids: IdGenerator): string {
  return `${ORDER_NUMBER.prefix}${ids.readable(ORDER_NUMBER.length)}`;
}

const moment = (time: string | null) => (time === null ? null : new Date(time));

function toStoredIndex<T extends ReturnType<typeof orderIndexFields>>(fields: T) {
  return { ...fields, late_from: moment(fields.late_from) };
}

/** An order as stored: with timestamps and index fields. */
export function toOrderDocument(record: OrderRecord) {
  return {
    ...record,
    ...toStoredIndex(orderIndexFields(record)),
    history: record.history.map((event) => ({ ...event, at: new Date(event.at) })),
    refunds: record.refunds.map((refund) => ({ ...refund, at: new Date(refund.at) })),
    shipments: record.shipments.map((one) => ({ ...one, at: new Date(one.at) })),
    address_changes: record.address_changes.map((one) => ({ ...one, at: new Date(one.at) })),
    staff_notes: record.staff_notes.map((note) => ({ ...note, at: new Date(note.at) })),
    payment_link: record.payment_link && {
      ...record.payment_link,
      at: new Date(record.payment_link.at),
    },
    pay_until: moment(record.pay_until),
    placed_at: moment(record.placed_at),
    created_at: new Date(record.created_at),
    updated_at: new Date(record.updated_at),
  };
}

function writeOrderStatus(tx: DatabaseTransaction, record: OrderRecord): void {
  const { id, user_id: owner, order_status: status } = record;
  writeStatusDocument(tx, id, { owner, status }, new Date(record.updated_at));
}

/** Creates an order; the commit fails (see isAlreadyExists) when its number is taken. */
export function createOrder(tx: DatabaseTransaction, record: OrderRecord): void {
  tx.create(pathOf(record.id), toOrderDocument(record));
  writeOrderStatus(tx, record);
}

/** Replaces a stored order and notifies open pages. */
export function writeOrder(tx: DatabaseTransaction, record: OrderRecord): void {
  tx.set(pathOf(record.id), toOrderDocument(record));
  writeOrderStatus(tx, record);
}

/** Replaces an order of an erased account, which has no open pages to notify. */
export function writeErasedOrder(tx: DatabaseTransaction, record: OrderRecord): void {
  tx.set(pathOf(record.id), toOrderDocument(record));
}

export function updateReorderId(tx: DatabaseTransaction, id: string, reorderId: string): void {
  tx.update(pathOf(id), { reordered_as: reorderId });
}

export function removeOrder(tx: DatabaseTransaction, id: string): void {
  tx.delete(pathOf(id));
  removeStatusDocument(tx, id);
}

/** The order; null when missing. */
export async function findOrder(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<OrderRecord | null> {
  const document = await reader.get(pathOf(id));
  return document && z.parse(orderRecord, document.data);
}

/** Orders in the order of `ids`, without missing ones. */
export async function findOrdersById(
  reader: Pick<Database, 'getAll'>,
  ids: readonly string[],
): Promise<OrderRecord[]> {
  const documents = await reader.getAll(ids.map(pathOf));
  return documents.flatMap((document) => (document ? [z.parse(orderRecord, document.data)] : []));
}

const readOrder = ({ data }: StoredDocument) => z.parse(orderRecord, data);

/** Orders that another list shows part of; missing or unreadable ones are left out. */
export async function findReadableOrders(
  reader: Pick<Database, 'getAll'>,
  ids: readonly string[],
): Promise<OrderRecord[]> {
  const documents = await reader.getAll(ids.map(pathOf));
  return documents.flatMap((document) => parseRelatedRecord(document, readOrder) ?? []);
}

interface OrderPage {
  limit: number;
  /** Position of the last order of the previous page. */
  after?: ListPosition | undefined;
}

/** A customer's orders, newest first. */
export async function findOrdersByUser(
  reader: Pick<Database, 'find'>,
  uid: string,
  { limit, after }: OrderPage,
): Promise<ListRow<OrderRecord>[]> {
  const documents = await reader.find('orders', (all) => {
    const own = all.where('user_id', '==', uid);
    const sorted = own.orderBy('created_at', 'desc').orderBy('__name__', 'desc');
    return limitToPage(sorted, { after, limit });
  });
  return parseListRows(documents, readOrder);
}

/** Counts the unpaid reorders of a customer, up to `limit`. Costs one read per reorder. */
export async function countOpenReorders(
  reader: Pick<Database, 'find'>,
  uid: string,
  limit: number,
): Promise<number> {
  const documents = await reader.find('orders', (all) => {
    const own = all.where('user_id', '==', uid).where('is_reorder', '==', true);
    return own.where('order_status', '==', 'Pending').select().limit(limit);
  });
  return documents.length;
}

/** Period in which orders were created: at or after `from`, and before `until`. */
export interface CreationPeriod {
  from?: Date;
  until?: Date;
}

export interface OrderFilter extends CreationPeriod {
  status?: OrderStatus | undefined;
  payment?: PaymentStatus | undefined;
}

export const isSortedByTotal = (sort: OrderSort | undefined): boolean =>
  sort === 'total' || sort === '-total';

function parseOrderRows(documents: readonly StoredDocument[], sort: OrderSort | undefined) {
  const valueField = isSortedByTotal(sort) ? 'grand_total_paise' : undefined;
  return parseListRows(documents, readOrder, 'created_at', valueField);
}

interface SortedPage extends OrderPage {
  /** Sequence of the orders; that of the function by default. */
  sort?: OrderSort | undefined;
}

/** Orders of all customers, newest first by default. */
export async function findAllOrders(
  reader: Pick<Database, 'find'>,
  { limit, after, sort, ...filter }: SortedPage & OrderFilter,
): Promise<ListRow<OrderRecord>[]> {
  const documents = await reader.find('orders', (all) => {
    const { status, payment, from, until } = filter;
    const wanted = status === undefined ? all : all.where('order_status', '==', status);
    const paid = payment === undefined ? wanted : wanted.where('payment_status', '==', payment);
    const begun = from === undefined ? paid : paid.where('created_at', '>=', from);
    const ended = until === undefined ? begun : begun.where('created_at', '<', until);
    const sorted =
      sort === 'total'
        ? ended.orderBy('grand_total_paise').orderBy('created_at').orderBy('__name__')
        : sort === '-total'
          ? ended
              .orderBy('grand_total_paise', 'desc')
              .orderBy('created_at', 'desc')
              .orderBy('__name__', 'desc')
          : sort === 'oldest'
            ? ended.orderBy('created_at').orderBy('__name__')
            : ended.orderBy('created_at', 'desc').orderBy('__name__', 'desc');
    return limitToPage(sorted, { after, limit });
  });
  return parseOrderRows(documents, sort);
}

/** Counts the orders of all customers. Costs one read per 1,000. */
export function countAllOrders(
  db: Pick<Database, 'count'>,
  { status, payment, from, until }: OrderFilter,
): Promise<number> {
  return db.count('orders', (all) => {
    const wanted = status === undefined ? all : all.where('order_status', '==', status);
    const paid = payment === undefined ? wanted : wanted.where('payment_status', '==', payment);
    const begun = from === undefined ? paid : paid.where('created_at', '>=', from);
    return until === undefined ? begun : begun.where('created_at', '<', until);
  });
}

/** Orders with a search term, newest first by default. */
export async function searchOrders(
  reader: Pick<Database, 'find'>,
  {
    limit,
    after,
    sort,
    term,
    from,
    until,
  }: SortedPage & Required<CreationPeriod> & { term: string },
): Promise<ListRow<OrderRecord>[]> {
  const documents = await reader.find('orders', (all) => {
    const found = all
      .where('search_terms', 'array-contains', term)
      .where('created_at', '>=', from)
      .where('created_at', '<', until);
    const sorted =
      sort === 'total'
        ? found.orderBy('grand_total_paise').orderBy('created_at').orderBy('__name__')
        : sort === '-total'
          ? found
              .orderBy('grand_total_paise', 'desc')
              .orderBy('created_at', 'desc')
              .orderBy('__name__', 'desc')
          : sort === 'oldest'
            ? found.orderBy('created_at').orderBy('__name__')
            : found.orderBy('created_at', 'desc').orderBy('__name__', 'desc');
    return limitToPage(sorted, { after, limit });
  });
  return parseOrderRows(documents, sort);
}

/**
 * Orders in the print room, earliest placed first by default; `after` refers to `placed_at` unless they are sorted by
 * total price.
 */
export async function findPrintRoomOrders(
  reader: Pick<Database, 'find'>,
  { limit, after, sort, state }: SortedPage & { state: PrintState },
): Promise<ListRow<OrderRecord>[]> {
  const documents = await reader.find('orders', (all) => {
    const waiting = all.where('print_room', '==', state);
    const sorted =
      sort === 'total'
        ? waiting.orderBy('grand_total_paise').orderBy('created_at').orderBy('__name__')
        : sort === '-total'
          ? waiting
              .orderBy('grand_total_paise', 'desc')
              .orderBy('created_at', 'desc')
              .orderBy('__name__', 'desc')
          : sort === 'newest'
            ? waiting.orderBy('placed_at', 'desc').orderBy('__name__', 'desc')
            : waiting.orderBy('placed_at').orderBy('__name__');
    return limitToPage(sorted, { after, limit });
  });
  if (isSortedByTotal(sort)) return parseOrderRows(documents, sort);
  return parseListRows(documents, readOrder, 'placed_at');
}

/**
 * Orders whose earliest estimated delivery is before `before`, longest late first by default; `after` is a
 * position by that estimate.
 */
export async function findOrdersLateFrom(
  reader: Pick<Database, 'find'>,
  { limit, after, sort, before }: SortedPage & { before: Date },
): Promise<ListRow<OrderRecord>[]> {
  const documents = await reader.find('orders', (all) => {
    const due = all.where('late_from', '<', before);
    const sorted =
      sort === 'newest'
        ? due.orderBy('late_from', 'desc').orderBy('__name__', 'desc')
        : due.orderBy('late_from').orderBy('__name__');
    return limitToPage(sorted, { after, limit });
  });
  return parseListRows(documents, readOrder, 'late_from');
}

/** Counts the orders of a state in the print room. Costs one read per 1,000. */
export function countPrintRoomOrders(
  db: Pick<Database, 'count'>,
  state: PrintState,
): Promise<number> {
  return db.count('orders', (all) => all.where('print_room', '==', state));
}

const storedIndex = z.object({
  search_terms: z.optional(z.unknown()),
  print_room: z.optional(z.unknown()),
  late_from: z.optional(z.nullable(storedTime)),
  grand_total_paise: z.optional(z.unknown()),
  customer: z.optional(z.unknown()),
  print_state: z.optional(z.unknown()),
});

/** An order with its stored index fields; null when missing. */
export async function findIndexedOrder(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<{ order: OrderRecord; isIndexedAs: (wanted: OrderRecord) => boolean } | null> {
  const document = await reader.get(pathOf(id));
  if (!document) return null;
  const stored = z.parse(storedIndex, document.data);
  return {
    order: z.parse(orderRecord, document.data),
    isIndexedAs: (wanted) => isSameValue(stored, indexFields(wanted)),
  };
}

function indexFields(order: OrderRecord) {
  const { customer, print_state } = order;
  return { ...orderIndexFields(order), customer, print_state };
}

/** Writes only the index fields of an order. */
export function updateOrderIndex(
  tx: Pick<DatabaseTransaction, 'update'>,
  order: OrderRecord,
): void {
  tx.update(pathOf(order.id), toStoredIndex(indexFields(order)));
}

/** Orders past their payment deadline, longest overdue first. */
export async function findOverdueOrders(
  reader: Pick<Database, 'find'>,
  now: Date,
  { after, limit }: DuePage,
): Promise<DueRecord[]> {
  const documents = await reader.find('orders', (all) => {
    const sorted = all.where('pay_until', '<=', now).orderBy('pay_until').orderBy('__name__');
    return limitToPage(sorted, { after, limit });
  });
  return toDueRecords(documents, 'pay_until');
}

/** The orders of an album, reorders included. */
export async function findOrdersOfAlbum(
  reader: Pick<Database, 'find'>,
  albumId: string,
): Promise<OrderRecord[]> {
  const documents = await reader.find('orders', (all) => all.where('album_id', '==', albumId));
  return documents.map(({ data }) => z.parse(orderRecord, data));
}

/** Whether an order of a product was delivered to a customer. */
export async function hasDeliveredOrder(
  reader: Pick<Database, 'find'>,
  uid: string,
  productId: number,
): Promise<boolean> {
  const found = await reader.find('orders', (all) =>
    all
      .where('user_id', '==', uid)
      .where('album.product_id', '==', productId)
      .where('order_status', '==', 'Delivered')
      .limit(1),
  );
  return found.length > 0;
}
