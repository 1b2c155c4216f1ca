import type { Firestore } from 'firebase-admin/firestore';
import type { OrderRecord } from '../../../functions/src/features/orders/order.records.ts';
import {
  findAllOrders,
  toOrderDocument,
} from '../../../functions/src/features/orders/order.repository.ts';
import { createDatabase } from '../../../functions/src/platform/database/database.ts';
import { writeDocuments } from '../../../seed/src/seed-document.ts';
import { READABLE_ALPHABET } from '../../../shared/src/base/ids.ts';
import { ORDER_NUMBER } from '../../../shared/src/order/orders.ts';
import type { Origins } from '../../../shared/local/environment.ts';
import { runWithoutTriggers } from './products.ts';

const HOUR_MILLISECONDS = 3_600_000;
/** Age of the oldest order, in hours: half a year. */
const HOURS = 4000;
/** Number of orders that contain the searched word 'honeymoon', independent of the total. */
const HONEYMOON_ORDERS = 100;
const STATUSES = ['processing', 'Shipped', 'Delivered'] as const;
const PRINT_STATES = ['waiting', 'printing', 'printed'] as const;
const TOWNS = ['Goa', 'Ooty', 'Leh', 'Puri', 'Kochi', 'Agra', 'Shimla', 'Mysuru'];

/** The value at an index, repeating the list cyclically. */
function cyclicValue<T>(values: readonly [T, ...T[]] | readonly T[], place: number): T {
  const value = values[place % values.length];
  if (value === undefined) throw new RangeError('nothing to choose from');
  return value;
}

/** A valid order number, unique for each index. */
function numberOf(place: number): string {
  const digits = Array.from({ length: ORDER_NUMBER.length }, (_, digit) =>
    Math.floor(place / READABLE_ALPHABET.length ** digit),
  );
  const letters = digits.map((digit) => READABLE_ALPHABET.charAt(digit % READABLE_ALPHABET.length));
  return `${ORDER_NUMBER.prefix}${letters.join('')}`;
}

/** A paid copy of an order with its own number, title, states and times. */
function variation(original: OrderRecord, place: number, now: number): OrderRecord {
  const at = new Date(now - (place % HOURS) * HOUR_MILLISECONDS).toISOString();
  const order_status = cyclicValue(STATUSES, place);
  const isSent = order_status !== 'processing';
  return {
    ...original,
    id: numberOf(place),
    order_status,
    payment_status: 'paid',
    print_state: isSent
      ? 'printed'
      : cyclicValue(PRINT_STATES, Math.floor(place / STATUSES.length)),
    album: {
      ...original.album,
      title: `${place < HONEYMOON_ORDERS ? 'Honeymoon in' : 'Holiday in'} ${cyclicValue(TOWNS, place)} ${place}`,
    },
    history: original.history.map((event) => ({ ...event, at })),
    created_at: at,
    placed_at: at,
    updated_at: at,
  };
}

/**
 * Adds the orders with indexes `from` (inclusive) to `to` (exclusive), without running triggers.
 */
export async function addOrders(
  firestore: Firestore,
  origins: Origins,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const db = createDatabase(firestore);
  const [listed] = await findAllOrders(db, { limit: 1, payment: 'paid' });
  const original = listed?.record;
  if (!original) throw new Error('the seeded shop has no paid order');
  const now = Date.now();
  const documents = Array.from({ length: to - from }, (_, index) => {
    const order = variation(original, from + index, now);
    return { path: `orders/${order.id}`, data: toOrderDocument(order) };
  });
  await runWithoutTriggers(origins, () => writeDocuments(firestore, documents));
}
