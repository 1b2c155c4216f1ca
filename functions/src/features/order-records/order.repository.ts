import { ORDER_NUMBER } from '@smriti/shared/order/orders';
import type { OrderStatus } from '@smriti/shared/order/order-states';
import * as z from 'zod/mini';
import type { DuePage, DueRecord } from '../../platform/batches';
import type { Database, DatabaseTransaction } from '../../platform/database';
import type { Ids } from '../../platform/ids';
import { storedTime } from '../../platform/stored-fields';
import { removeStatus, writeStatus } from '../statuses/status.repository';
import { type OrderRecord, orderRecord } from './order.records';

const pathOf = (id: string) => `orders/${id}`;

/** The number of a new order, which is its id: ORD and 8 readable characters. */
export function newOrderId(ids: Ids): string {
  return `${ORDER_NUMBER.prefix}${ids.readable(ORDER_NUMBER.length)}`;
}

const moment = (time: string | null) => (time === null ? null : new Date(time));

/** An order as it is stored, moments included. */
export function toDocument(record: OrderRecord) {
  return {
    ...record,
    history: record.history.map((event) => ({ ...event, at: new Date(event.at) })),
    pay_until: moment(record.pay_until),
    placed_at: moment(record.placed_at),
    created_at: new Date(record.created_at),
    updated_at: new Date(record.updated_at),
  };
}

function tellStatus(tx: DatabaseTransaction, record: OrderRecord): void {
  const { id, user_id: owner, order_status: status } = record;
  writeStatus(tx, id, { owner, status }, new Date(record.updated_at));
}

/** Makes an order; the commit fails (see isAlreadyExists) when another one has its number. */
export function createOrder(tx: DatabaseTransaction, record: OrderRecord): void {
  tx.create(pathOf(record.id), toDocument(record));
  tellStatus(tx, record);
}

/** Replaces an order as it is to be stored, and tells open pages. */
export function writeOrder(tx: DatabaseTransaction, record: OrderRecord): void {
  tx.set(pathOf(record.id), toDocument(record));
  tellStatus(tx, record);
}

/** Notes on an order which reorder was made of it. */
export function writeReorder(tx: DatabaseTransaction, id: string, reorderId: string): void {
  tx.update(pathOf(id), { reordered_as: reorderId });
}

export function removeOrder(tx: DatabaseTransaction, id: string): void {
  tx.delete(pathOf(id));
  removeStatus(tx, id);
}

/** The order, or null. */
export async function findOrder(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<OrderRecord | null> {
  const document = await reader.get(pathOf(id));
  return document && z.parse(orderRecord, document.data);
}

/** Orders in the order of `ids`; those that are gone are left out. */
export async function findOrdersById(
  reader: Pick<Database, 'getAll'>,
  ids: readonly string[],
): Promise<OrderRecord[]> {
  const documents = await reader.getAll(ids.map(pathOf));
  return documents.flatMap((document) => (document ? [z.parse(orderRecord, document.data)] : []));
}

/** The place of an order in a list. */
interface OrderPosition {
  created_at: string;
  id: string;
}

interface OrderPage {
  limit: number;
  /** Where the page before ended. */
  after?: OrderPosition | undefined;
}

/** A customer's orders, newest first. */
export async function findOrders(
  reader: Pick<Database, 'find'>,
  uid: string,
  { limit, after }: OrderPage,
): Promise<OrderRecord[]> {
  const documents = await reader.find('orders', (all) => {
    const own = all.where('user_id', '==', uid);
    const sorted = own.orderBy('created_at', 'desc').orderBy('__name__', 'desc');
    const page = after ? sorted.startAfter(new Date(after.created_at), after.id) : sorted;
    return page.limit(limit);
  });
  return documents.map(({ data }) => z.parse(orderRecord, data));
}

/** Everybody's orders, newest first. */
export async function findAllOrders(
  reader: Pick<Database, 'find'>,
  { limit, after, status }: OrderPage & { status?: OrderStatus | undefined },
): Promise<OrderRecord[]> {
  const documents = await reader.find('orders', (all) => {
    const wanted = status === undefined ? all : all.where('order_status', '==', status);
    const sorted = wanted.orderBy('created_at', 'desc').orderBy('__name__', 'desc');
    const page = after ? sorted.startAfter(new Date(after.created_at), after.id) : sorted;
    return page.limit(limit);
  });
  return documents.map(({ data }) => z.parse(orderRecord, data));
}

const overdue = z.object({ pay_until: storedTime });

/** Orders that were to be paid by now, the longest overdue first. */
export async function findOverdueOrders(
  reader: Pick<Database, 'find'>,
  now: Date,
  { after, limit }: DuePage,
): Promise<DueRecord[]> {
  const documents = await reader.find('orders', (all) => {
    const sorted = all.where('pay_until', '<=', now).orderBy('pay_until').orderBy('__name__');
    return (after ? sorted.startAfter(new Date(after.at), after.id) : sorted).limit(limit);
  });
  return documents.map(({ id, data }) => ({ id, at: z.parse(overdue, data).pay_until }));
}

/** The orders of an album, reorders included. */
export async function findOrdersOfAlbum(
  reader: Pick<Database, 'find'>,
  albumId: string,
): Promise<OrderRecord[]> {
  const documents = await reader.find('orders', (all) => all.where('album_id', '==', albumId));
  return documents.map(({ data }) => z.parse(orderRecord, data));
}

/** Whether a customer was delivered an order of a product. */
export async function hasDelivered(
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
