import type { OrderStatus } from '@smriti/shared/order/order-states';
import type { ShopSettings } from '@smriti/shared/staff/shop-settings';
import type { RetentionRecord } from './retention.records';

const DAY_MILLISECONDS = 86_400_000;
/** Days after which is looked again at what could not be done: an order is under way, say. */
const LATER_DAYS = 7;

function inDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MILLISECONDS);
}

/** The same day of a later month, or that month's last day. */
export function inMonths(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(moment.getUTCMonth() + months);
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** For how long originals are kept, and how long before their owner is told. */
type Terms = Pick<ShopSettings, 'originals_months' | 'originals_notice_days'>;

/** The record of an album of which an order was delivered, or cancelled, at that moment. */
export function beginRetention(
  { id, user_id }: Pick<RetentionRecord, 'id' | 'user_id'>,
  from: Date,
  { originals_months, originals_notice_days: notice_days }: Terms,
): RetentionRecord {
  const deletion = inMonths(from, originals_months);
  return {
    id,
    user_id,
    state: 'kept',
    delivered_at: from.toISOString(),
    delete_at: deletion.toISOString(),
    deleted_at: null,
    notice_days,
    due_at: inDays(deletion, -notice_days).toISOString(),
  };
}

interface EndedOrder {
  /** null: it was never placed, and its album went back to being designed. */
  amounts: object | null;
  history: readonly { to: OrderStatus; at: string }[];
}

function lastMove(orders: readonly EndedOrder[], state: OrderStatus): string | undefined {
  const moves = orders.flatMap(({ history }) => history);
  const times = moves.filter(({ to }) => to === state).map(({ at }) => at);
  return times.toSorted().at(-1);
}

/**
 * From when on the originals of an album are kept for their time, by the histories of its orders: the
 * last delivery, or where none was delivered the last cancelling; null where there is neither.
 */
export function retentionStart(orders: readonly EndedOrder[]): Date | null {
  const placed = orders.filter(({ amounts }) => amounts !== null);
  const start = lastMove(orders, 'Delivered') ?? lastMove(placed, 'Cancelled');
  return start === undefined ? null : new Date(start);
}

interface Order {
  order_status: OrderStatus;
  is_reorder: boolean;
}

/** Whether an order still needs the originals: it is being made, or a reorder waits to be paid. */
export function needsOriginals({ order_status, is_reorder }: Order): boolean {
  if (order_status === 'Pending') return is_reorder;
  return order_status === 'processing' || order_status === 'Shipped';
}

/** What is to be done for an album whose record is due. */
export type RetentionStep =
  | { kind: 'wait'; record: RetentionRecord }
  | { kind: 'tell'; record: RetentionRecord }
  | { kind: 'delete'; record: RetentionRecord };

/**
 * The next step of a record that is due, and the record after it. Whoever is told late has the full
 * time of the notice all the same.
 */
export function nextStep(
  record: RetentionRecord,
  orders: readonly Order[],
  now: Date,
): RetentionStep {
  if (record.state !== 'deleted' && orders.some(needsOriginals)) {
    const due_at = inDays(now, LATER_DAYS).toISOString();
    return { kind: 'wait', record: { ...record, state: 'kept', due_at } };
  }
  if (record.state === 'kept') {
    const earliest = inDays(now, record.notice_days).toISOString();
    const delete_at = record.delete_at < earliest ? earliest : record.delete_at;
    return { kind: 'tell', record: { ...record, state: 'told', delete_at, due_at: delete_at } };
  }
  return { kind: 'delete', record };
}

/** Whether an album needs its originals no more. */
export function isReleased(record: RetentionRecord | null, now: Date): boolean {
  if (record === null || record.state === 'kept') return false;
  return record.state === 'deleted' || Date.parse(record.delete_at) <= now.getTime();
}

interface Going {
  /** How many of the album's originals are there no more, now or since before. */
  gone: number;
  /** How many stay, because another album needs them. */
  kept: number;
}

/**
 * The record once its photos are looked at: an album that has lost none of them can be ordered again.
 * It is due until the files are gone, and then again while other albums keep some of them.
 */
export function afterDeletion(
  record: RetentionRecord,
  { gone, kept }: Going,
  now: Date,
): RetentionRecord {
  if (gone === 0 && kept > 0) {
    return { ...record, due_at: inDays(now, record.notice_days).toISOString() };
  }
  const deleted_at = record.deleted_at ?? now.toISOString();
  return { ...record, state: 'deleted', deleted_at, due_at: inDays(now, 1).toISOString() };
}

/** When it is looked at again once the files are gone; null: never. */
export function dueAfterFiles(
  { notice_days }: Pick<RetentionRecord, 'notice_days'>,
  { kept }: Going,
  now: Date,
): string | null {
  return kept > 0 ? inDays(now, notice_days).toISOString() : null;
}
