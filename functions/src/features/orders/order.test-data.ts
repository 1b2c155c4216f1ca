import { paise } from '@smriti/shared/base/money';
import type { OrderRecord } from './order.records';
import { createRequestedOrder } from './pending-order.domain';

/** Creation time of orders in unit tests. */
export const ORDER_TIME = new Date('2026-03-01T10:00:00.000Z');

/** An approved album, as an order copies it. */
export const ORDERABLE_ALBUM = {
  id: 'album',
  user_id: 'asha',
  title: 'Our Wedding',
  product_id: 7,
  quantity: 2,
  names: { product: 'Layflat' },
  photo_ids: ['a'],
  status: 'Approved' as const,
  total_price_paise: paise(50_000),
  initial_paid_paise: paise(0),
};

/** An order of a newly requested album, for unit tests. */
export function pendingOrder(
  id: string,
  changes: Partial<typeof ORDERABLE_ALBUM> = {},
): OrderRecord {
  const album = { ...ORDERABLE_ALBUM, ...changes };
  return createRequestedOrder(id, album, { by: 'owner', uid: 'asha', now: ORDER_TIME });
}
