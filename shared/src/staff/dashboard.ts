import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { indianDay } from '../base/indian-days';
import { isoTime } from '../base/time';

/** What waits is counted up to here: one more is told as '100+'. */
export const MAX_COUNTED = 100;
/** Days of figures that the page shows, today included. */
export const FIGURE_DAYS = 30;
/** Products that it names. */
export const TOP_PRODUCTS = 5;

/** What waits for a person, in the order of the page. */
export const WAITING_KINDS = [
  'payments_to_check',
  'payments_stuck',
  'refunds_owed',
  'orders_unpaid',
  'orders_failed',
  'albums_to_review',
  'orders_to_print',
  'orders_to_ship',
  'products_to_check',
  'mails_failed',
  'photos_failed',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

const counted = z.int().check(z.gte(0), z.lte(MAX_COUNTED + 1));

/** The states of an album between its request and its order. */
const pipelineState = z.enum(['Requested', 'Responded', 'Approved']);

/** What happened on a day in India. */
const figuresOfDay = z.object({
  day: indianDay,
  /** Orders that were paid, and what they cost. */
  orders: z.int(),
  /** In rupees; what was given back that day is taken off, so it may be less than nothing. */
  revenue: z.number(),
  requested: z.int(),
  /** Albums that were responded to, and how long each had waited on average; null without one. */
  responded: z.int(),
  waited_minutes: z.nullable(z.int()),
});

export const dashboard = z.object({
  waiting: z.array(z.object({ kind: z.enum(WAITING_KINDS), count: counted })),
  /** Albums by state, and since when the first of them has been in it. */
  pipeline: z.array(
    z.object({ state: pipelineState, count: counted, oldest: z.nullable(isoTime) }),
  ),
  /** Until when the figures below are complete; null before the first of them. */
  as_of: z.nullable(isoTime),
  /** The last FIGURE_DAYS days, oldest first. */
  days: z.array(figuresOfDay),
  /** What was paid for most in these days. */
  products: z.array(
    z.object({ id: z.int(), title: z.string(), pieces: z.int(), revenue: z.number() }),
  ),
});
export type Dashboard = z.infer<typeof dashboard>;

/** What waits for a person, and how the shop does; for admins. */
export const getDashboard = endpoint({ method: 'GET', path: '/dashboard', response: dashboard });
