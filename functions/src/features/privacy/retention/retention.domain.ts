import type { OrderStatus } from '@smriti/shared/order/order-states';
import type { ShopSettings } from '@smriti/shared/staff/shop-settings';
import type { RetentionRecord } from './retention.records';

const DAY_MILLISECONDS = 86_400_000;
/** Days until the next check when a step was not possible, e.g. because of an active order. */
const LATER_DAYS = 7;

function inDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MILLISECONDS);
}

/** The same day in a later month, or the last day of that month. */
export function addMonths(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(moment.getUTCMonth() + months);
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** Retention of originals in months, and lead time of the deletion notice in days. */
type Terms = Pick<ShopSettings, 'originals_months' | 'originals_notice_days'>;

/** Retention record of an album whose order was delivered or cancelled at `from`. */
export function createRetentionRecord(
  { id, user_id }: Pick<RetentionRecord, 'id' | 'user_id'>,
  from: Date,
  { originals_months, originals_notice_days: notice_days }: Terms,
): RetentionRecord {
  const deletion = addMonths(from, originals_months);
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
  /** Amounts of the order; null if it was never placed, so that its album became a draft again. */
  amounts: object | null;
  history: readonly { to: OrderStatus; at: string }[];
}

function lastMove(orders: readonly EndedOrder[], state: OrderStatus): string | undefined {
  const moves = orders.flatMap(({ history }) => history);
  const times = moves.filter(({ to }) => to === state).map(({ at }) => at);
  return times.toSorted().at(-1);
}

/**
 * Start of the retention of an album by the histories of its orders: the last delivery, otherwise the
 * last cancellation; null if neither exists.
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

/** Whether an order still needs the originals: it is in production, or an unpaid reorder. */
export function orderNeedsOriginals({ order_status, is_reorder }: Order): boolean {
  if (order_status === 'Pending') return is_reorder;
  return order_status === 'processing' || order_status === 'Shipped';
}

/** The action for an album with a due record. */
export type RetentionStep =
  | { kind: 'wait'; record: RetentionRecord }
  | { kind: 'tell'; record: RetentionRecord }
  | { kind: 'delete'; record: RetentionRecord };

/**
 * The next step of a due record, and the record after it. A late notice still gives the full notice
 * period.
 */
export function nextRetentionStep(
  record: RetentionRecord,
  orders: readonly Order[],
  now: Date,
): RetentionStep {
  if (record.state !== 'deleted' && orders.some(orderNeedsOriginals)) {
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

/** Whether the album's originals may be deleted. */
export function canDeleteOriginals(record: RetentionRecord | null, now: Date): boolean {
  if (record === null || record.state === 'kept') return false;
  return record.state === 'deleted' || Date.parse(record.delete_at) <= now.getTime();
}

interface Going {
  /** Number of the album's originals deleted now or before. */
  gone: number;
  /** Number of originals not deleted because another album needs them. */
  kept: number;
}

/**
 * The record after its photos were checked: an album that lost no original can be ordered again. Stays
 * due until the files are deleted, and while other albums keep some originals.
 */
export function recordAfterDeletion(
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

/** Time of the next check after the files are deleted; null if there is none. */
export function nextCheckAfterDeletion(
  { notice_days }: Pick<RetentionRecord, 'notice_days'>,
  { kept }: Going,
  now: Date,
): string | null {
  return kept > 0 ? inDays(now, notice_days).toISOString() : null;
}
