import * as z from 'zod/mini';
import { orientation } from '../album/orientation';
import { endpoint } from '../base/endpoint';
import { recordId } from '../base/ids';
import { isoTime } from '../base/time';
import { orderStatus } from './order-states';
import { order, orderGift } from './orders';
import { printState } from './print-states';

/** Size and paper of an order, by which the lists of the print room are narrowed; '' elsewhere, and for none. */
export const listedSpecification = {
  size: z._default(z.string(), ''),
  paper: z._default(z.string(), ''),
};

/**
 * A paid order as printers see it: product and destination, but no prices or payments
 * (docs/rules.md#roles-8). Its fields are a subset of an order's.
 */
export const printJob = z.object({
  id: z.string(),
  order_id: z.string(),
  /** Id that orders placed together share; they go into one parcel. */
  placement_id: z.nullable(z.string()),
  order_status: orderStatus,
  print_state: z.nullable(printState),
  placed_at: z.nullable(isoTime),
  updated_at: isoTime,
  estimated_delivery: z.nullable(isoTime),
  is_reorder: z.boolean(),
  replaces: z.nullable(z.string()),
  quantity: z.int(),
  contact_name: z.string(),
  contact_phone: z.string(),
  shipping_address_line1: z.string(),
  shipping_address_line2: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  postal_code: z.string(),
  /** Gift whose parcel has a message; null if the order is not a gift. */
  as_gift: z._default(orderGift, null),
  shipping_method: z.nullable(z.object({ name: z.string() })),
  carrier: z.string(),
  tracking_number: z.string(),
  is_held: z.boolean(),
  cart: z.object({
    id: z.string(),
    title: z.string(),
    drawn_cover: order.shape.cart.shape.drawn_cover,
    products: order.shape.cart.shape.products,
  }),
  ...listedSpecification,
});
export type PrintJob = z.infer<typeof printJob>;

/** Specification of the product: names of the choices, '' without one. */
export const printSpecification = z.object({
  size: z.string(),
  paper: z.string(),
  binding: z.string(),
  cover_type: z.string(),
  lamination: z.string(),
  frame: z.string(),
  theme: z.string(),
  orientation: z.nullable(orientation),
  edge_style: z.string(),
  instructions: z.string(),
  /** Number of photos to print. */
  photos: z.int(),
});
export type PrintSpecification = z.infer<typeof printSpecification>;

/** All data for printing and sending an order. */
export const jobTicket = z.object({
  ...printJob.shape,
  ...printSpecification.shape,
  /** Other active orders of the same placement, which may go into the same parcel. */
  together: z.array(
    z.object({
      order_id: z.string(),
      title: z.string(),
      quantity: z.int(),
      order_status: orderStatus,
      print_state: z.nullable(printState),
    }),
  ),
  /** Time until which Shipped can be undone; null unless the order is Shipped. */
  undo_until: z.nullable(isoTime),
});
export type JobTicket = z.infer<typeof jobTicket>;

/**
 * Job ticket of a paid order, for printers and admins. 404 for an order that is unpaid, cancelled or, for a
 * printer, Delivered.
 */
export const getJobTicket = endpoint({
  method: 'GET',
  path: '/orders/:id/job',
  params: z.object({ id: recordId }),
  response: z.object({ job: jobTicket }),
});
