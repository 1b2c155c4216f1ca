import * as z from 'zod/mini';
import { albumStatus } from './album-states';
import { endpoint } from './endpoint';
import { uid } from './ids';
import { rupees, rupeesTotal } from './money';
import { PAYMENT_STATUSES } from './payments';
import { isoTime } from './time';

export const ORDER_STATUSES = [
  'Pending',
  'processing',
  'Shipped',
  'Delivered',
  'Cancelled',
] as const;
export const orderStatus = z.enum(ORDER_STATUSES);
/** What an order's display number begins with, and how many readable characters follow. */
export const ORDER_NUMBER = { prefix: 'ORD', length: 8 } as const;

/** The album of an order, as order pages show it. */
const orderedAlbum = z.object({
  id: z.string(),
  title: z.string(),
  status: albumStatus,
  quantity: z.int(),
  images: z.array(z.object({ image_path: z.string(), image_url: z.nullable(z.string()) })),
  products: z.object({ title: z.string() }),
});

/** An order. `total_price` is the price of one copy; amounts in rupees. */
export const order = z.object({
  id: z.string(),
  /** The display number: ORD and 8 characters. */
  order_id: z.string(),
  user_id: z.string(),
  cart_id: z.string(),
  order_status: orderStatus,
  payment_status: z.enum(PAYMENT_STATUSES),
  created_at: isoTime,
  updated_at: isoTime,
  total_price: rupees,
  quantity: z.int(),
  subtotal: rupeesTotal,
  shipping_price: rupees,
  discount: rupees,
  initial_paid: rupees,
  grand_total: rupeesTotal,
  amount_due: rupeesTotal,
  cart: orderedAlbum,
});
export type Order = z.infer<typeof order>;

/** The caller's orders, newest first. */
export const listOrders = endpoint({
  method: 'GET',
  path: '/orders/user/:id',
  params: z.object({ id: uid }),
  response: z.object({ orders: z.array(order) }),
});
