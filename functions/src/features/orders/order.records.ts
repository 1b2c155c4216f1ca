import { albumStatus } from '@smriti/shared/album-states';
import { paiseField } from '@smriti/shared/money';
import { orderStatus } from '@smriti/shared/orders';
import { PAYMENT_STATUSES } from '@smriti/shared/payments';
import * as z from 'zod/mini';
import { storedTime } from '../../platform/stored-fields';

const orderEvent = z.strictObject({
  at: storedTime,
  by: z.enum(['owner', 'reviewer', 'system']),
  /** null: the order was made. */
  from: z.nullable(orderStatus),
  to: orderStatus,
});

/** orders/{id}; the id is the display number, so that no two orders share one. */
export const orderRecord = z.strictObject({
  id: z.string(),
  user_id: z.string(),
  album_id: z.string(),
  order_status: orderStatus,
  payment_status: z.enum(PAYMENT_STATUSES),
  /**
   * What is ordered: kept in step with the album while the order is Pending, and from then on as it
   * was, whatever becomes of the album.
   */
  album: z.strictObject({
    title: z.string(),
    /** The title of the product, '' without one. */
    product: z.string(),
    status: albumStatus,
    quantity: z.int(),
    /** Of one copy. */
    total_price_paise: paiseField,
    initial_paid_paise: paiseField,
    cover_photo_id: z.nullable(z.string()),
  }),
  /** Every move, oldest first: an order has a handful. */
  history: z.array(orderEvent),
  created_at: storedTime,
  updated_at: storedTime,
});
export type OrderRecord = z.output<typeof orderRecord>;
