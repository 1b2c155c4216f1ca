import type { AlbumStatus } from '@smriti/shared/album/album-states';
import type { PrintState } from '@smriti/shared/order/print-states';
import type { PaymentStatus } from '@smriti/shared/payment/payment-states';
import type { Database } from '../../platform/database/database';

type Counts = Pick<Database, 'count'>;

/** Counts of waiting work, up to `limit`. Each costs one read, independent of the number of records. */

/** Counts the albums in the review queue that have this status. */
export function countAlbumsInReview(
  db: Counts,
  status: AlbumStatus,
  limit: number,
): Promise<number> {
  return db.count('reviewQueue', (all) => all.where('status', '==', status).limit(limit));
}

/** Counts the Approved albums that are not ordered. */
export function countApprovedAlbumsToOrder(db: Counts, limit: number): Promise<number> {
  return db.count('albums', (all) =>
    all.where('status', '==', 'Approved').where('is_placed', '==', false).limit(limit),
  );
}

/** Counts the orders in the print room that have this print state. */
export function countPrintJobs(db: Counts, state: PrintState, limit: number): Promise<number> {
  return db.count('orders', (all) => all.where('print_room', '==', state).limit(limit));
}

/** Counts the orders in processing that have this payment status. */
export function countPlacedOrders(
  db: Counts,
  payment: PaymentStatus,
  limit: number,
): Promise<number> {
  return db.count('orders', (all) =>
    all
      .where('order_status', '==', 'processing')
      .where('payment_status', '==', payment)
      .limit(limit),
  );
}
