import { paiseField, paiseTotalField } from '@smriti/shared/base/money';
import { deliveryAddressFields } from '@smriti/shared/order/orders';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';
import { orderShipping } from '../orders/order.records';

/** An album of the order, as it was when the link was made. */
const linkItem = storedObject({
  album_id: z.string(),
  order_id: z.string(),
  title: z.string(),
  /** Title of the product; '' if none. */
  product: z.string(),
  quantity: z.int(),
  price_paise: paiseField,
});

/** paymentLinks/{id}: an order that staff have prepared for a customer. The token is derived from the id. */
export const paymentLinkRecord = storedObject({
  id: z.string(),
  user_id: z.string(),
  by_uid: z.string(),
  state: z.enum(['open', 'ordered', 'withdrawn']),
  items: z.array(linkItem),
  address: storedObject(deliveryAddressFields),
  shipping: orderShipping,
  /** Gift to the recipient, with its message; null otherwise. */
  as_gift: z.nullable(storedObject({ message: z.string() })),
  /** Coupon code as typed; null if none. */
  coupon_code: z.nullable(z.string()),
  /** Amount to pay when the link was made. */
  due_paise: paiseTotalField,
  /** Number of mails with the link, and time of the last one. */
  mails: z.int(),
  mailed_at: z.nullable(storedTime),
  /** Placement of its orders; null until they are placed. */
  placement_id: z.nullable(z.string()),
  created_at: storedTime,
  expires_at: storedTime,
  /** Time at which the record is deleted (TTL). */
  kept_until: storedTime,
});
export type PaymentLinkRecord = z.output<typeof paymentLinkRecord>;
