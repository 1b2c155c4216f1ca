import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { boundedText, caseInsensitiveEnum } from '../base/fields';
import { indianDay } from '../base/indian-days';
import { staffListQuery } from '../base/lists';
import { PAYMENT_STATUSES } from '../payment/payment-states';
import { orderStatusInput } from './order-states';
import { orderTag } from './order-tags';
import { order } from './orders';
import { listedSpecification, printJob } from './print-jobs';
import { printStateInput } from './print-states';

export const MAX_SEARCH_LENGTH = 100;

/**
 * Sequences of the list of orders: by creation (by placement with `print_state`), and by total price, in both
 * directions.
 */
export const ORDER_SORTS = ['newest', 'oldest', 'total', '-total'] as const;
/** Sequences of late orders: by their delivery estimate. */
export const LATE_ORDER_SORTS = ['newest', 'oldest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/**
 * Filters and sequence of the list of orders, and of its CSV file. `late`: paid orders whose delivery
 * estimate, as shown to customers, has passed.
 */
export const orderFilters = z.object({
  status: z.optional(orderStatusInput),
  payment_status: z.optional(caseInsensitiveEnum(PAYMENT_STATUSES)),
  print_state: z.optional(printStateInput),
  q: z.optional(boundedText(MAX_SEARCH_LENGTH)),
  tag: z.optional(orderTag),
  late: z.optional(z.literal('1', { error: 'must be 1, or left out' })),
  from: z.optional(indianDay),
  until: z.optional(indianDay),
  sort: z.optional(z.enum(ORDER_SORTS)),
});
export type OrderFilters = z.output<typeof orderFilters>;

/** An order in the list of support and admins. */
const listedOrder = z.object({
  ...order.shape,
  ...listedSpecification,
  tags: z.array(z.string()),
});
export type ListedOrder = z.infer<typeof listedOrder>;

/**
 * Orders of all customers for support and admins; for printers the paid ones that are neither Delivered nor
 * Cancelled. Newest first; with `print_state` those in the print room (paid and not shipped yet), longest
 * waiting first; `sort` reverses either, or sorts by total price. With `late`, longest late first, never by total
 * price. `from` and `until` are the first and the last day on which the orders were created. `tag`, and sorting
 * by total price, are not for printers. `q` searches number, name, phone, email address and title by word
 * prefixes; `tag` counts as a search. A search, or filters other than `print_state`, examine a bounded number of
 * orders per answer: it may be short, even empty, although X-Next-Cursor leads on. `total=1` adds X-Total-Count,
 * except with a search or filters other than `print_state`.
 */
export const listAllOrders = endpoint({
  method: 'GET',
  path: '/orders/all',
  query: z.strictObject({ ...orderFilters.shape, ...staffListQuery }),
  response: z.object({ orders: z.array(z.union([listedOrder, printJob])) }),
});
